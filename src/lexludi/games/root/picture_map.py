# mypyc: skip
"""The map as a drawing: forests, water, paths and clearings, with whatever stands on them."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from math import ceil

import msgspec

from lexludi.draw import (
    Curve,
    Element,
    Hatch,
    Point,
    bowed,
    circle,
    closed_spline,
    group,
    hatch,
    path,
    rect,
    spline,
    text,
)
from lexludi.draw.curve import distance
from lexludi.games.root.data import Clearing, Forest, Map, Pair
from lexludi.games.root.picture_pieces import INK, PAPER, SUIT_COLOURS, Piece, draw_piece, draw_suit

WIDTH, HEIGHT = 1180.0, 1100.0
BOX = (-20.0, -20.0, WIDTH + 40, HEIGHT + 40)
RADIUS = 84.0
SLOT = 44.0
HATCHES: dict[str, Hatch] = {"fox": "diagonal", "rabbit": "dots", "mouse": "horizontal"}


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


def draw_map(
    board: Map,
    suits: Sequence[str | None] | None = None,
    *,
    slots: Mapping[int, Sequence[Piece | None]] | None = None,
    pieces: Mapping[int, Sequence[Piece]] | None = None,
    in_forests: Mapping[str, Sequence[Piece]] | None = None,
    ruins: Collection[int] | None = None,
    closed: Collection[Pair] | None = None,
    ferry: int | None = None,
    tower: int | None = None,
    names: Mapping[str, str] | None = None,
) -> Element:
    """The map with its pieces, as a group that fills BOX.

    `suits[n - 1]` is the suit of clearing n (the printed ones when left out); `slots` holds what stands in each slot;
    `ruins` and `closed` are those still there (all of them when left out). `names` translates the words in tooltips:
    clearing, forest, fox, rabbit, mouse, ruin, ferry, tower, closed_path.
    """
    suits = suits or [c.suit for c in board.clearings]
    ruins = {c.id for c in board.clearings if c.ruin} if ruins is None else ruins
    closed = set(board.closed_paths) if closed is None else set(closed)
    words = {**_ENGLISH, **(names or {})}
    colours = PALETTES[board.id]
    roads = _roads(board)
    water = _water(board)
    return group(
        *(
            hatch(f"hatch-{suit}", kind, INK, paper=SUIT_COLOURS[suit], step=9, weight=1.7)
            for suit, kind in HATCHES.items()
        ),
        _ground(colours),
        group(
            *(path(_forest_edge(board, f, roads), fill=colours.forest) for f in board.forests),
            _lake_floor(board, colours),
            id="forest-floors",
        ),
        _draw_water(water, colours),
        group(*(_forest(board, f, roads, water, colours, words) for f in board.forests), id="forests"),
        _draw_roads(roads, closed, colours, words),
        *(
            _clearing(
                c,
                suits[c.id - 1],
                colours,
                words,
                ruin=c.id in ruins,
                buildings=(slots or {}).get(c.id, ()),
                pieces=(pieces or {}).get(c.id, ()),
                ferry=c.id == ferry,
                tower=c.id == tower,
            )
            for c in board.clearings
        ),
        group(*(_in_forest(f, (in_forests or {}).get(f.id, ())) for f in board.forests), id="forest-pieces"),
        id="map",
        class_=f"map {board.id}",
    )


def clearing_xy(board: Map, number: int) -> Point:
    clearing = board.clearing(number)
    return clearing.x * WIDTH, clearing.y * HEIGHT


def forest_xy(forest: Forest) -> Point:
    return forest.x * WIDTH, forest.y * HEIGHT


def slot_xy(count: int) -> list[Point]:
    """Where the slots of a clearing lie, from its centre: in one row above the middle."""
    step = SLOT + 5
    return [((i - (count - 1) / 2) * step, -17.0) for i in range(count)]


_ENGLISH = {
    "clearing": "clearing",
    "forest": "forest",
    "fox": "fox",
    "rabbit": "rabbit",
    "mouse": "mouse",
    "ruin": "ruin",
    "ferry": "ferry",
    "tower": "tower",
    "closed_path": "closed path",
}


# Ground and water


def _ground(colours: Palette) -> Element:
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


class _Water(msgspec.Struct, frozen=True):
    """The river as a curve and the lake as a closed curve, either of which may be missing."""

    river: Curve | None
    lake: Curve | None

    def points(self) -> list[Point]:
        curves = [c for c in (self.river, self.lake) if c]
        return [p for c in curves for p in c.points(8)]


def _water(board: Map) -> _Water:
    course = _course(board)
    outline = [(x * WIDTH, y * HEIGHT) for x, y in board.lake_outline]
    return _Water(
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


def _draw_water(water: _Water, colours: Palette) -> Element:
    result = group(id="water")
    if water.lake:
        d = water.lake.data() + "Z"
        result.add(path(d, fill=colours.water, stroke=colours.shore, stroke_width=4))
        result.add(_ripples(water.lake, colours))
    if water.river:
        d = water.river.data()
        for width, ink in ((40, colours.shore), (33, colours.water)):
            result.add(path(d, fill="none", stroke=ink, stroke_width=width, stroke_linecap="butt"))
        result.add(path(d, fill="none", stroke=PAPER, stroke_opacity=0.7, stroke_width=2.4, stroke_dasharray="26 34"))
    return result


def _ripples(lake: Curve, colours: Palette) -> Element:
    points = lake.points(4)
    cx = sum(p[0] for p in points) / len(points)
    cy = sum(p[1] for p in points) / len(points)
    waves = "".join(
        f"M{round(cx + dx)} {round(cy + dy)}q12-12 24 0t24 0"
        for dx, dy in ((-150, -60), (-60, -95), (-40, 5), (60, 40), (120, 100))
    )
    return path(waves, fill="none", stroke=PAPER, stroke_opacity=0.75, stroke_width=3, stroke_linecap="round")


# Paths


def _roads(board: Map) -> dict[Pair, Curve]:
    """Every path as a gentle arc that leans away from the nearest other clearing."""
    roads = {}
    for a, b in (*board.paths, *board.closed_paths):
        start, end = clearing_xy(board, a), clearing_xy(board, b)
        others = [clearing_xy(board, c.id) for c in board.clearings if c.id not in (a, b)]
        arcs = [bowed(start, end, bow) for bow in (0.06, -0.06)]
        roads[a, b] = max(arcs, key=lambda arc: min(distance(arc.middle(), o) for o in others))
    return roads


def _draw_roads(
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


def _forest_edge(board: Map, forest: Forest, roads: Mapping[Pair, Curve]) -> str:
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


def _lake_floor(board: Map, colours: Palette) -> Element | None:
    """Ground between the coastal clearings, so that the coastal forests reach the water."""
    return polygon([clearing_xy(board, n) for n in board.coast], fill=colours.forest) if board.coast else None


def _forest(
    board: Map, forest: Forest, roads: Mapping[Pair, Curve], water: _Water, colours: Palette, words: Mapping[str, str]
) -> Element:
    trees = _trees(board, forest, roads, water)
    result = group(
        path(_forest_edge(board, forest, roads), fill=colours.forest, fill_opacity=0.001, class_="ground"),
        id=f"forest-{forest.id}",
        class_="forest",
        title=f"{words['forest']} {forest.id.replace('_', '–')}",
    )
    draw = _pines if board.id in ("winter", "mountain") else _leafy
    return result.add(*draw(trees, colours))


def _trees(board: Map, forest: Forest, roads: Mapping[Pair, Curve], water: _Water) -> list[Point]:
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


def _in_forest(forest: Forest, pieces: Sequence[Piece]) -> Element | None:
    if not pieces:
        return None
    x, y = forest_xy(forest)
    spots, size = arrange(len(pieces), 120, 60)
    return group(*(draw_piece(p, x + dx, y + dy, size) for p, (dx, dy) in zip(pieces, spots, strict=True)))


# Clearings


def arrange(count: int, width: float, height: float, largest: float = 56.0) -> tuple[list[Point], float]:
    """Offsets for `count` equal pieces in a box round the origin, in as few rows as keep them large, and their size."""
    best, rows = 0.0, 1
    for n in range(1, count + 1):
        size = min(width / ceil(count / n), height / n, largest)
        if size > best + 0.01:
            best, rows = size, n
    columns = ceil(count / rows)
    spots = []
    for i in range(count):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        spots.append(((column - (in_row - 1) / 2) * best, (row - (rows - 1) / 2) * best))
    return spots, best * 0.9


def _clearing(
    clearing: Clearing,
    suit: str | None,
    colours: Palette,
    words: Mapping[str, str],
    *,
    ruin: bool,
    buildings: Sequence[Piece | None],
    pieces: Sequence[Piece],
    ferry: bool,
    tower: bool,
) -> Element:
    title = f"{words['clearing']} {clearing.id}"
    result = group(
        circle(0, 4, RADIUS + 3, fill=INK, fill_opacity=0.25),
        circle(0, 0, RADIUS, fill=f"url(#hatch-{suit})" if suit else colours.road, stroke=INK, stroke_width=3),
        circle(0, 0, RADIUS - 12, fill=colours.glade, stroke=INK, stroke_opacity=0.6, stroke_width=1.5),
        title=f"{title}, {words[suit]}" if suit else title,
        at=(clearing.x * WIDTH, clearing.y * HEIGHT),
        id=f"clearing-{clearing.id}",
        class_=f"clearing {suit}" if suit else "clearing",
    )
    for i, (x, y) in enumerate(slot_xy(clearing.slots)):
        standing = buildings[i] if i < len(buildings) else None
        result.add(_slot(clearing.id, i, x, y, standing, words["ruin"] if ruin and i == 0 else None))
    if pieces:
        spots, size = arrange(len(pieces), 174, 92)
        result.add(*(draw_piece(p, x, y + 50, size) for p, (x, y) in zip(pieces, spots, strict=True)))
    if tower:
        result.add(_tower(words["tower"]))
    if ferry:
        result.add(_ferry(words["ferry"]))
    return result.add(_badge(suit), _number(clearing.id))


def _slot(clearing: int, index: int, x: float, y: float, standing: Piece | None, ruin: str | None) -> Element:
    half = SLOT / 2
    result = group(
        rect(-half, -half, SLOT, SLOT, radius=6, fill="#fffdf6", stroke=INK, stroke_width=2, stroke_dasharray="6 4"),
        at=(x, y),
        id=f"slot-{clearing}-{index}",
        class_="slot",
    )
    if ruin:
        result.add(_ruin(ruin))
    if standing:
        result.add(draw_piece(standing, 0, 0, SLOT - 2))
    return result


def _ruin(title: str) -> Element:
    return group(
        rect(-21, -21, 42, 42, radius=5, fill="#cfc6b4", stroke=INK, stroke_width=2.4),
        path(
            "M-15 16V-8L-10-12V-3H-5V-14L1-9V0H6V-6L12-2V16H4V8Q0 2-4 8V16Z",
            fill="#857b6c",
            stroke=INK,
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        title=title,
        class_="ruin",
    )


def _badge(suit: str | None) -> Element | None:
    """The suit as a head and a letter, on the upper rim."""
    if suit is None:
        return None
    return group(
        rect(-41, -24, 82, 46, radius=23, fill=PAPER, stroke=INK, stroke_width=2.6),
        draw_suit(suit, -15, -1, 36),
        text(21, 9, suit[0].upper(), 27, bold=True, anchor="middle", fill=INK),
        at=(0, -RADIUS + 12),
        class_="suit",
    )


def _number(number: int) -> Element:
    return group(
        circle(0, 0, 16, fill=INK, stroke=PAPER, stroke_width=2),
        text(0, 7, str(number), 20, bold=True, anchor="middle", fill=PAPER),
        at=(RADIUS * 0.80, -RADIUS * 0.60),
        class_="number",
    )


def _tower(title: str) -> Element:
    return group(
        path("M-14 30V-8H-18V-24H-10V-18H-4V-24H4V-18H10V-24H18V-8H14V30Z", fill="#b9ad98", stroke=INK, stroke_width=3),
        path("M-5 30V16Q0 9 5 16V30ZM-3-4H3V5H-3Z", fill=INK),
        at=(-RADIUS + 6, -8),
        title=title,
        class_="tower",
    )


def _ferry(title: str) -> Element:
    return group(
        path("M-34 8H34L26 24H-26Z", fill="#9b6b3d", stroke=INK, stroke_width=3, stroke_linejoin="round"),
        path("M0 8V-26L24 2H0Z", fill=PAPER, stroke=INK, stroke_width=3, stroke_linejoin="round"),
        at=(-RADIUS + 4, -14),
        title=title,
        class_="ferry",
    )
