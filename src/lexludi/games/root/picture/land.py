"""The land of a map: its ground, forests, water and paths."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from math import ceil

import msgspec

from lexludi.draw import INK, PAPER, Curve, Element, Point, bowed, closed_spline, group, path, polygon, rect, spline
from lexludi.draw.curve import distance
from lexludi.games.root.rules.box.data import Forest, Map, Pair

WIDTH, HEIGHT = 1180.0, 1100.0
BOX = (-20.0, -20.0, WIDTH + 40, HEIGHT + 40)
RADIUS = 84.0


class Palette(msgspec.Struct, frozen=True):
    ground: str
    forest: str
    tree: str
    tree_light: str
    road: str
    water: str
    shore: str
    glade: str


PALETTES = {
    "autumn": Palette("#dcc690", "#c9a962", "#a4552a", "#c98a35", "#f3e3b8", "#7fb0c4", "#4b7f96", "#f6ecd0"),
    "winter": Palette("#dbe4e6", "#bccdd1", "#4c6f70", "#e9f1f2", "#f7f6ef", "#8fb8cf", "#4f7f9b", "#fbfaf4"),
    "lake": Palette("#cfd6a0", "#a9bc78", "#4d7440", "#87a250", "#f1e6bd", "#78b3cc", "#3f7d99", "#f7efd2"),
    "mountain": Palette("#d3c7b3", "#b4a78e", "#5d6450", "#8d9173", "#efe4c8", "#86afbf", "#4c7a8d", "#f6eedb"),
}


def clearing_xy(board: Map, number: int) -> Point:
    clearing = board.clearing(number)
    return clearing.x * WIDTH, clearing.y * HEIGHT


def forest_xy(forest: Forest) -> Point:
    return forest.x * WIDTH, forest.y * HEIGHT


def path_xy(board: Map, a: int, b: int) -> Point:
    """The middle of the path between two clearings."""
    return roads_of(board)[min(a, b), max(a, b)].middle()


# Ground and water


def draw_ground(colours: Palette) -> Element:
    left, top, width, height = BOX
    return group(
        rect(left, top, width, height, radius=26, fill=colours.ground),
        rect(
            left + 7,
            top + 7,
            width - 14,
            height - 14,
            radius=20,
            fill="none",
            stroke=INK,
            stroke_opacity=0.35,
            stroke_width=2,
        ),
    )


class Water(msgspec.Struct, frozen=True):
    """The river as a curve and the lake as a closed curve, either of which may be missing."""

    river: Curve | None
    lake: Curve | None

    def points(self) -> list[Point]:
        curves = [c for c in (self.river, self.lake) if c]
        return [p for c in curves for p in c.points(8)]


def water_of(board: Map) -> Water:
    course = _course(board)
    outline = [(x * WIDTH, y * HEIGHT) for x, y in board.lake_outline]
    return Water(
        spline([_beyond(course[1], course[0]), *course, _beyond(course[-2], course[-1])]) if course else None,
        closed_spline(outline) if outline else None,
    )


def _course(board: Map) -> list[Point]:
    """The clearings along the river, and points that lead it round clearings it does not touch."""
    stops = [clearing_xy(board, n) for n in board.river_course]
    dry = [clearing_xy(board, c.id) for c in board.clearings if not c.river]
    course = stops[:1]
    for start, end in pairwise(stops):
        between = [
            (start[0] + (end[0] - start[0]) * t / 20, start[1] + (end[1] - start[1]) * t / 20) for t in range(5, 16)
        ]
        gap, nearest, obstacle = min((distance(p, o), p, o) for p in between for o in dry)
        clear = RADIUS + 58
        if gap < clear:
            push = clear / gap
            dx, dy = nearest[0] - obstacle[0], nearest[1] - obstacle[1]
            course.append((obstacle[0] + dx * push, obstacle[1] + dy * push))
        course.append(end)
    return course


def _beyond(inner: Point, last: Point) -> Point:
    """Where a river that comes from `inner` leaves the map after `last`: at the nearest border."""
    left, top, width, height = BOX
    borders = [(left, last[1]), (left + width, last[1]), (last[0], top), (last[0], top + height)]
    x, y = min(borders, key=lambda p: distance(p, last))
    return x + (last[0] - inner[0]) * 0.05, y + (last[1] - inner[1]) * 0.05


def draw_water(water: Water, colours: Palette) -> Element:
    result = group(id="water")
    if water.lake:
        d = water.lake.data() + "Z"
        result.add(path(d, fill=colours.water, stroke=colours.shore, stroke_width=4))
        result.add(_waves(_open_water(water.lake)))
    if water.river:
        d = water.river.data()
        for width, ink in ((40, colours.shore), (33, colours.water)):
            result.add(path(d, fill="none", stroke=ink, stroke_width=width, stroke_linecap="butt"))
        result.add(_waves(water.river.points(9)[2::4]))
    return result


def _open_water(lake: Curve) -> list[Point]:
    """Points halfway between the shore and the middle."""
    shore = lake.points(1)
    cx = sum(p[0] for p in shore) / len(shore)
    cy = sum(p[1] for p in shore) / len(shore)
    return [(cx + (x - cx) * 0.5, cy + (y - cy) * 0.5) for x, y in shore[::2]]


def _waves(at: Sequence[Point]) -> Element:
    d = "".join(f"M{x - 12:.0f} {y:.0f}q6-7 12 0t12 0" for x, y in at)
    return path(d, fill="none", stroke=PAPER, stroke_opacity=0.85, stroke_width=2.6, stroke_linecap="round")


# Paths


def roads_of(board: Map) -> dict[Pair, Curve]:
    """Every path as a gentle arc that leans away from the nearest other clearing."""
    roads = {}
    for a, b in (*board.paths, *board.closed_paths):
        start, end = clearing_xy(board, a), clearing_xy(board, b)
        others = [clearing_xy(board, c.id) for c in board.clearings if c.id not in (a, b)]
        arcs = [bowed(start, end, bow) for bow in (0.06, -0.06)]
        roads[a, b] = max(arcs, key=lambda arc: min(distance(arc.middle(), o) for o in others))
    return roads


def draw_roads(
    roads: Mapping[Pair, Curve], closed: Collection[Pair], colours: Palette, words: Mapping[str, str]
) -> Element:
    result = group(id="paths", fill="none", stroke_linecap="round")
    for (a, b), arc in roads.items():
        d = arc.data()
        shut = (a, b) in closed
        road = group(
            path(d, stroke=INK, stroke_opacity=0.55, stroke_width=21),
            path(d, stroke="#7c7062" if shut else colours.road, stroke_width=16),
            id=f"path-{a}-{b}",
            class_="path closed" if shut else "path",
        )
        if shut:
            road.add(path(d, stroke=colours.road, stroke_width=5, stroke_dasharray="2 15"))
            road.add(_barrier(arc.middle(), f"{words['closed_path']} {a}–{b}"))
        result.add(road)
    return result


def _barrier(at: Point, title: str) -> Element:
    """Fallen rocks across a closed path."""
    return group(
        path(
            "M-30 14L-26-6L-12-16L-3-4L8-20L24-10L31 14Z",
            fill="#8b8378",
            stroke=INK,
            stroke_width=3,
            stroke_linejoin="round",
        ),
        path("M-12-16L-10 0L-18 14M8-20L10-2L2 14M24-10L18 4", fill="none", stroke=INK, stroke_width=2),
        path("M-12-13L-22-5L-24 4Z", fill=PAPER, fill_opacity=0.7),
        at=at,
        title=title,
    )


# Forests


def forest_edge(board: Map, forest: Forest, roads: Mapping[Pair, Curve]) -> str:
    """The outline of a forest: along its paths, straight where water bounds it."""
    ring = forest.clearings
    x, y = clearing_xy(board, ring[0])
    d = f"M{x:.0f} {y:.0f}"
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (a, b) in roads:
            d += roads[a, b].data(join=True)
        elif (b, a) in roads:
            d += roads[b, a].reversed().data(join=True)
        else:
            x, y = clearing_xy(board, b)
            d += f"L{x:.0f} {y:.0f}"
    return d + "Z"


def lake_floor(board: Map, colours: Palette) -> Element | None:
    """Ground between the coastal clearings, so that the coastal forests reach the water."""
    return polygon([clearing_xy(board, n) for n in board.coast], fill=colours.forest) if board.coast else None


def draw_forest(
    board: Map, forest: Forest, roads: Mapping[Pair, Curve], water: Water, colours: Palette, words: Mapping[str, str]
) -> Element:
    trees = _trees(board, forest, roads, water)
    result = group(
        path(forest_edge(board, forest, roads), fill=colours.forest, fill_opacity=0.001, class_="ground"),
        id=f"forest-{forest.id}",
        class_="forest",
        title=f"{words['forest']} {forest.id.replace('_', '–')}",
    )
    draw = _pines if board.id in ("winter", "mountain") else _leafy
    return result.add(*draw(trees, colours))


def _trees(board: Map, forest: Forest, roads: Mapping[Pair, Curve], water: Water) -> list[Point]:
    """Where trees stand: a scattered grid inside the forest, clear of clearings, paths, water and the middle."""
    corners = [clearing_xy(board, n) for n in forest.clearings]
    avoid = [(p, 30.0) for arc in roads.values() for p in arc.points(10)]
    avoid += [(p, 42.0) for p in water.points()]
    avoid += [(clearing_xy(board, c.id), RADIUS + 22) for c in board.clearings]
    avoid.append((forest_xy(forest), 30.0))
    lake = water.lake.points(4) if water.lake else []
    trees = []
    for row in range(ceil(HEIGHT / 44)):
        for column in range(ceil(WIDTH / 46)):
            roll = (row * 7919 + column * 104729) % 997
            p = (column * 46 + row % 2 * 23 + roll % 17 - 8.0, row * 44 + roll % 13 - 6.0)
            if _inside(p, corners) and not _inside(p, lake) and all(distance(p, q) > r for q, r in avoid):
                trees.append(p)
    return trees


def _inside(p: Point, ring: Sequence[Point]) -> bool:
    hit = False
    for i in range(len(ring)):
        (x1, y1), (x2, y2) = ring[i - 1], ring[i]
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def _leafy(trees: Sequence[Point], colours: Palette) -> list[Element]:
    trunks = "".join(f"M{x:.0f} {y + 6:.0f}v13" for x, y in trees)
    crowns = "".join(f"M{x - 15:.0f} {y + 8:.0f}q-9-12 3-17q1-13 12-13t12 13q12 5 3 17q-15 7-30 0z" for x, y in trees)
    lights = "".join(f"M{x - 9:.0f} {y - 4:.0f}q1-10 9-11q-1 6-9 11z" for x, y in trees)
    return [
        path(trunks, stroke=INK, stroke_width=4, stroke_linecap="round"),
        path(crowns, fill=colours.tree, stroke=INK, stroke_opacity=0.6, stroke_width=1.8),
        path(lights, fill=colours.tree_light),
    ]


def _pines(trees: Sequence[Point], colours: Palette) -> list[Element]:
    trunks = "".join(f"M{x:.0f} {y + 12:.0f}v9" for x, y in trees)
    crowns = "".join(f"M{x:.0f} {y - 24:.0f}l10 15h-5l10 13h-5l8 11h-36l8-11h-5l10-13h-5z" for x, y in trees)
    lights = "".join(f"M{x:.0f} {y - 24:.0f}l-10 15h5l-4 6q6-4 9-21z" for x, y in trees)
    return [
        path(trunks, stroke=INK, stroke_width=4, stroke_linecap="round"),
        path(crowns, fill=colours.tree, stroke=INK, stroke_opacity=0.6, stroke_width=1.8, stroke_linejoin="round"),
        path(lights, fill=colours.tree_light),
    ]
