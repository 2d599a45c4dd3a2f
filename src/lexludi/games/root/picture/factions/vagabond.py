"""The Vagabond's board: his items, what the others think of him, and his quests (Law 9)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, Element, Part, fitted, group, label, path, rect, text
from lexludi.games.root.picture.glyphs import Glyph
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import draw_item, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, SUITS
from lexludi.games.root.words.factions.vagabond import HEAPS
from lexludi.games.root.words.names import RELATIONS
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
TILE: Final = 38.0
TRACKS: Final = ("tea", "coin", "bag")

GLYPH: Final[Glyph] = (
    ("body", "M0-20C12-19 14-8 12-1L18 18H-18L-12-1C-14-8-12-19 0-20Z"),
    ("light", "M0-14C7-14 9-8 8-3C6 3 3 4 0 4C-3 4-6 3-8-3C-9-8-7-14 0-14Z"),
    ("ink", "M-9-7Q-4-10 0-7Q4-10 9-7Q8-2 4-2Q1-2 0-5Q-1-2-4-2Q-8-2-9-7Z"),
    ("line", "M0 8V18"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "vagabond": GLYPH,
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    result = group(_tracks(scene, seat), _satchel(scene, seat), _damaged(scene, seat))
    result.add(_relations(scene, seat), _quests(scene, seat))
    return Part(result, ROOM, 246)


def _heap(scene: Scene, seat: int, where: int) -> list[int]:
    heaps: dict[str, list[int]] = scene.view["boards"][seat]["items"]
    return list(heaps.values())[where]


def _row(
    scene: Scene, seat: int, where: int, counts: list[int], x: float, y: float, step: float, *, anonymous: bool = False
) -> tuple[list[Element], float]:
    """The items of a heap, each kind a group of its own, and where the next one would lie."""
    drawn = []
    state = scene.gettext(list(HEAPS.values())[where])
    for item, count in enumerate(counts):
        if not count:
            continue
        lies = group(
            title=f"{scene.item(ITEMS[item])} ({state.lower()})",
            id=None if anonymous else f"item-{seat}-{ITEMS[item]}-{where}",
            class_="item",
        )
        for _ in range(count):
            lies.add(draw_item(ITEMS[item], x + TILE / 2, y + TILE / 2, TILE, exhausted=where in (1, 3)))
            if where >= 2:
                lies.add(_crack(x, y))
            x += step
        drawn.append(lies)
    return drawn, x


def _crack(x: float, y: float) -> Element:
    return path(
        f"M{x + 30:.1f} {y + 1:.1f}l-9 11l6 5l-11 9l5 4l-6 8",
        fill="none",
        stroke=INK,
        stroke_width=3,
        stroke_linejoin="round",
    )


def _tracks(scene: Scene, seat: int) -> Element:
    """Three spaces each for tea, coins and bags that lie face up."""
    on_track: dict[str, int] = scene.view["boards"][seat]["tracks"]
    size = scene.sheet(seat).numbers["track_size"]
    result = group(label(0, 18, scene.gettext("Tracks"), 300))
    for n, item in enumerate(TRACKS):
        x = n * 142.0
        for i in range(size):
            result.add(
                rect(
                    x + i * 44,
                    26,
                    40,
                    40,
                    radius=7,
                    fill=FAINT,
                    stroke=INK,
                    stroke_opacity=0.6,
                    stroke_width=1.4,
                    stroke_dasharray="4 4",
                ),
                draw_item(item, x + i * 44 + 20, 46, 22).set(opacity="0.3") if i >= on_track[item] else None,
            )
        row = [on_track[item] if kind == item else 0 for kind in ITEMS]
        result.add(*_row(scene, seat, 0, row, x + 1, 27, 44)[0])
    return result


def _satchel(scene: Scene, seat: int) -> Element:
    """Undamaged items off the tracks: face up first, then the exhausted ones."""
    board = scene.view["boards"][seat]
    ready, spent = _heap(scene, seat, 0).copy(), _heap(scene, seat, 1)
    over = [0] * len(ITEMS)
    for item in TRACKS:
        index = ITEMS.index(item)
        rest = ready[index] - board["tracks"][item]
        ready[index] = 0
        if board["tracks"][item]:
            over[index] = rest
        else:
            ready[index] = rest
    damaged = sum(_heap(scene, seat, 2)) + sum(_heap(scene, seat, 3))
    carried = sum(ready) + sum(over) + sum(spent) + damaged
    words = f"{scene.gettext('Satchel')} ({carried}/{board['limit']})"
    room = ROOM - 260
    count = max(1, sum(ready) + sum(over) + sum(spent))
    step = min(TILE + 4, (room - 24 - TILE) / max(1, count - 1))
    result = group(
        label(0, 90, words, room),
        rect(0, 98, room, 52, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        title=words,
        id=f"satchel-{seat}",
    )
    x = 8.0
    for where, counts, anonymous in ((0, ready, False), (0, over, True), (1, spent, False)):
        drawn, x = _row(scene, seat, where, counts, x, 105, step, anonymous=anonymous)
        result.add(*drawn)
    return result


def _damaged(scene: Scene, seat: int) -> Element:
    x, wide = ROOM - 252.0, 252.0
    whole, spent = _heap(scene, seat, 2), _heap(scene, seat, 3)
    step = min(TILE + 4, (wide - 16 - TILE) / max(1, sum(whole) + sum(spent) - 1))
    words = scene.gettext("Damaged")
    result = group(
        label(x, 90, words, wide),
        rect(x, 98, wide, 52, radius=8, fill=FAINT, stroke=INK, stroke_width=1.8, stroke_dasharray="7 5"),
        title=words,
        id=f"damaged-{seat}",
    )
    at = x + 8
    for where, counts in ((2, whole), (3, spent)):
        drawn, at = _row(scene, seat, where, counts, at, 105, step)
        result.add(*drawn)
    return result


def _relations(scene: Scene, seat: int) -> Element:
    """A space for each relationship, with those who stand on it."""
    view = scene.view
    board = view["boards"][seat]
    placed = {p: status for status, seats in board["relations"].items() for p in seats}
    others = [p for p in range(len(scene.factions)) if scene.factions[p] != "vagabond"]
    wide = ROOM / len(RELATIONS)
    result = group(id=f"relations-{seat}")
    for n, (status, word) in enumerate(RELATIONS.items()):
        here = [p for p in others if placed.get(p, "indifferent") == status]
        name = sentence(scene.gettext(word))
        x = n * wide
        space = group(
            rect(x, 162, wide - 4, 74, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
            fitted(x + 8, 183, name, 20, wide - 18, bold=True),
            title=f"{name}: {scene.names.listed(scene.name(p) for p in here)}",
        )
        step = min(42.0, (wide - 46) / max(1, len(here) - 1))
        for i, p in enumerate(here):
            space.add(draw_piece(scene.sign(p, title=scene.name(p)), x + 25 + i * step, 211, 34))
        result.add(space)
    return result


def _quests(scene: Scene, seat: int) -> Element:
    """How many quests of each suit are done."""
    done = [list(data.quests().values())[quest].suit for quest in scene.view["boards"][seat]["quests"]]
    titles = [scene.names.quest(quest) for quest in scene.view["boards"][seat]["quests"]]
    x = 448.0
    words = scene.gettext("Quests completed")
    result = group(
        label(x, 18, words, ROOM - x),
        title=f"{words}: {scene.names.listed(titles)}" if titles else words,
        id=f"quests-{seat}",
    )
    for suit in SUITS[:3]:
        result.add(draw_suit(suit, x + 18, 46, 32), text(x + 40, 55, str(done.count(suit)), 25, bold=True, fill=INK))
        x += 88
    return result
