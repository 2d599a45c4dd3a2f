"""The map as a drawing: forests, water, paths and clearings, with whatever stands on them."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import ceil

from lexludi.draw import INK, PAPER, Element, Hatch, Point, Written, circle, group, hatch, path, rect, text
from lexludi.games.root.picture.land import (
    BOX,
    HEIGHT,
    PALETTES,
    RADIUS,
    WIDTH,
    clearing_xy,
    draw_forest,
    draw_ground,
    draw_roads,
    draw_water,
    forest_edge,
    forest_xy,
    lake_floor,
    path_xy,
    roads_of,
    water_of,
)
from lexludi.games.root.picture.landmarks import LEAF, draw_landmark
from lexludi.games.root.picture.pieces import SUIT_COLOURS, Piece, colour, draw_item, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.data import Forest, Map, Pair

__all__ = ["BOX", "arrange", "clearing_xy", "draw_map", "forest_xy", "path_xy", "slot_xy"]

SLOT = 44.0
HATCHES: dict[str, Hatch] = {"fox": "diagonal", "rabbit": "dots", "mouse": "horizontal"}


def draw_map(
    board: Map,
    suits: Sequence[str | None] | None = None,
    *,
    slots: Mapping[int, Sequence[Piece | None]] | None = None,
    pieces: Mapping[int, Sequence[Piece]] | None = None,
    in_forests: Mapping[str, Sequence[Piece]] | None = None,
    ruins: Collection[int] | None = None,
    closed: Collection[Pair] | None = None,
    landmarks: Mapping[str, int] | None = None,
    rulers: Mapping[int, Piece] | None = None,
    scorched: Collection[int] = (),
    finds: Mapping[int, Sequence[str]] | None = None,
    names: Mapping[str, str] | None = None,
) -> Element:
    """The map with its pieces, as a group that fills BOX.

    `suits[n - 1]` is the suit of clearing n (the printed ones when left out); `slots` holds what stands in each slot;
    `ruins` and `closed` are those still there (all of them when left out); `finds` are the items one has seen under a
    ruin. `names` translates the words in tooltips: see ENGLISH.
    """
    suits = suits or [c.suit for c in board.clearings]
    ruins = {c.id for c in board.clearings if c.ruin} if ruins is None else ruins
    closed = set(board.closed_paths) if closed is None else set(closed)
    words = {**ENGLISH, **(names or {})}
    spoken = tuple(words.items())
    return group(
        _land(board.id, frozenset(closed), words["forest"], words["closed_path"]),
        *(
            _clearing(
                board.id,
                c.id,
                suits[c.id - 1],
                spoken,
                ruin=c.id in ruins,
                buildings=tuple((slots or {}).get(c.id, ())),
                pieces=tuple((pieces or {}).get(c.id, ())),
                landmarks=tuple(name for name, at in (landmarks or {}).items() if at == c.id),
                ruler=(rulers or {}).get(c.id),
                scorched=c.id in scorched,
                finds=tuple((finds or {}).get(c.id, ())),
            )
            for c in board.clearings
        ),
        group(*(_in_forest(f, (in_forests or {}).get(f.id, ())) for f in board.forests), id="forest-pieces"),
        id="map",
        class_=f"map {board.id}",
    )


@lru_cache(maxsize=64)
def _land(name: str, closed: frozenset[Pair], forest: str, closed_path: str) -> Element:
    """What no turn changes but an opened path: ground, water, forests and paths."""
    board, colours = data.maps()[name], PALETTES[name]
    roads, water = roads_of(board), water_of(board)
    words = {"forest": forest, "closed_path": closed_path}
    land = group(
        *(
            hatch(f"hatch-{suit}", kind, INK, paper=SUIT_COLOURS[suit], step=9, weight=1.7)
            for suit, kind in HATCHES.items()
        ),
        draw_ground(colours),
        group(
            *(path(forest_edge(board, f, roads), fill=colours.forest) for f in board.forests),
            lake_floor(board, colours),
            id="forest-floors",
        ),
        draw_water(water, colours),
        group(*(draw_forest(board, f, roads, water, colours, words) for f in board.forests), id="forests"),
        draw_roads(roads, closed, colours, words),
        id="land",
        class_="land",
    )
    return Written(land)


def slot_xy(count: int) -> list[Point]:
    """Where the slots of a clearing lie, from its centre: in one row above the middle."""
    step = SLOT + 5
    return [((i - (count - 1) / 2) * step, -17.0) for i in range(count)]


ENGLISH = {
    "clearing": "clearing",
    "forest": "forest",
    "fox": "fox",
    "rabbit": "rabbit",
    "mouse": "mouse",
    "ruin": "ruin",
    "every": "every suit",
    "scorched": "scorched earth",
    "closed_path": "closed path",
}


def _in_forest(forest: Forest, pieces: Sequence[Piece]) -> Element | None:
    if not pieces:
        return None
    x, y = forest_xy(forest)
    spots, size = arrange(len(pieces), 120, 60)
    return group(*(draw_piece(p, x + dx, y + dy, size) for p, (dx, dy) in zip(pieces, spots, strict=True)))


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


@lru_cache(maxsize=1024)
def _clearing(
    name: str,
    number: int,
    suit: str | None,
    spoken: tuple[tuple[str, str], ...],
    *,
    ruin: bool,
    buildings: tuple[Piece | None, ...],
    pieces: tuple[Piece, ...],
    landmarks: tuple[str, ...],
    ruler: Piece | None,
    scorched: bool,
    finds: tuple[str, ...],
) -> Element:
    """A clearing and all that is in it; most of them stay as they are from one picture to the next."""
    clearing, colours, words = data.maps()[name].clearing(number), PALETTES[name], dict(spoken)
    title = f"{words['clearing']} {clearing.id}"
    result = group(
        circle(0, 4, RADIUS + 3, fill=INK, fill_opacity=0.25),
        *(_rule(ruler) if ruler else ()),
        circle(
            0, 0, RADIUS, fill=f"url(#hatch-{suit})" if suit in HATCHES else colours.road, stroke=INK, stroke_width=3
        ),
        circle(0, 0, RADIUS - 12, fill=colours.glade, stroke=INK, stroke_opacity=0.6, stroke_width=1.5),
        title=f"{title}, {words[suit]}" if suit else title,
        at=(clearing.x * WIDTH, clearing.y * HEIGHT),
        id=f"clearing-{clearing.id}",
        class_=f"clearing {suit}" if suit else "clearing",
    )
    slots = clearing.slots + ("elder_treetop" in landmarks)
    for i, (x, y) in enumerate(slot_xy(slots)):
        standing = buildings[i] if i < len(buildings) else None
        result.add(
            _slot(clearing.id, i, x, y, standing, words["ruin"] if ruin and i == 0 else None, i >= clearing.slots)
        )
    if finds:
        result.add(*(_find(clearing.id, item, i, words, new=item not in finds[:i]) for i, item in enumerate(finds)))
    if pieces:
        spots, size = arrange(len(pieces), 174, 92)
        result.add(*(draw_piece(p, x, y + 50, size) for p, (x, y) in zip(pieces, spots, strict=True)))
    result.add(*(draw_landmark(landmark, words.get(landmark, landmark)) for landmark in landmarks))
    if scorched:
        result.add(group(draw_item("torch", 0, 0, 40), at=(RADIUS - 2, -6), title=words["scorched"], class_="scorched"))
    return Written(result.add(_badge(suit, words), _number(clearing.id), _ruler(ruler) if ruler else None))


def _rule(ruler: Piece) -> list[Element]:
    """A thin ring in the colour of who rules."""
    return [
        circle(0, 0, RADIUS + 7, fill="none", stroke=PAPER, stroke_width=8),
        circle(0, 0, RADIUS + 7, fill="none", stroke=colour(ruler.faction), stroke_width=5.5),
    ]


def _ruler(ruler: Piece) -> Element:
    """The sign of who rules, on the upper left rim."""
    return group(
        circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2),
        draw_piece(ruler, 0, 0, 22),
        at=(-RADIUS * 0.87, -RADIUS * 0.67),
        title=ruler.title,
        class_="ruler",
    )


def _find(clearing: int, item: str, index: int, words: Mapping[str, str], *, new: bool) -> Element:
    """An item seen under the ruin; of two alike the first has the id."""
    return group(
        draw_item(item, 0, 0, 26),
        at=(-52.0 + index * 30, 14),
        id=f"ruin-{clearing}-{item}" if new else None,
        title=words.get(item, item),
    )


def _slot(
    clearing: int, index: int, x: float, y: float, standing: Piece | None, ruin: str | None, treetop: bool
) -> Element:
    """A slot, with what stands in it; the Treetop slot is round."""
    half = SLOT / 2
    result = group(
        circle(0, 0, half + 3, fill=LEAF, stroke=INK, stroke_width=2)
        if treetop
        else rect(
            -half, -half, SLOT, SLOT, radius=6, fill="#fffdf6", stroke=INK, stroke_width=2, stroke_dasharray="6 4"
        ),
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


def _badge(suit: str | None, words: Mapping[str, str]) -> Element | None:
    """The suit as a head and a letter, on the upper rim; of the Lost City, all three heads."""
    if suit is None:
        return None
    if suit not in HATCHES:
        return group(
            rect(-56, -24, 112, 46, radius=23, fill=PAPER, stroke=INK, stroke_width=2.6),
            *(draw_suit(one, -34 + 34 * n, -1, 30) for n, one in enumerate(HATCHES)),
            at=(0, -RADIUS + 12),
            class_="suit",
        )
    return group(
        rect(-41, -24, 82, 46, radius=23, fill=PAPER, stroke=INK, stroke_width=2.6),
        draw_suit(suit, -18, -1, 33),
        text(22, 9, words[suit][0].upper(), 27, bold=True, anchor="middle", fill=INK),
        at=(0, -RADIUS + 12),
        class_="suit",
    )


def _number(number: int) -> Element:
    half = 17 if number < 10 else 23
    return group(
        rect(-half, -17, 2 * half, 34, radius=17, fill=INK, stroke=PAPER, stroke_width=2),
        text(0, 8.5, str(number), 24, bold=True, anchor="middle", fill=PAPER),
        at=(RADIUS * 0.87, -RADIUS * 0.67),
        class_="number",
    )
