"""The Vagabot's board: items by how they lie, the battle track, and the quest (Law of Rootbotics 7)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, Element, Part, fitted, group, label, path, rect, text
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import SUIT_COLOURS, draw_item, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS, SUITS
from lexludi.games.root.words.bots.vagabond import DAMAGED, EXHAUSTED, HEAPS, ON_TRACK, READY, SPENT, SPENT_ON_TRACK
from lexludi.games.root.words.facts import items

ROOM: Final = WIDE - 2 * PAD
THIRD: Final = (ROOM + 10) / 3
TILE: Final = 38.0
SPACE: Final = 62.0
THRESHOLDS: Final = sheets()["vagabond"].tables["track"]
QUEST: Final = len(THRESHOLDS) * SPACE + 12


def draw(scene: Scene, seat: int) -> Part:
    result = group(_track(scene, seat), _quest(scene, seat), _done(scene, seat))
    piles = ((READY, (READY,)), (EXHAUSTED, (EXHAUSTED,)), (DAMAGED, (DAMAGED, SPENT)))
    for n, (words, heaps) in enumerate(piles):
        result.add(group(_pile(scene, seat, words, heaps), at=(n * THIRD, 94)))
    return Part(result, ROOM, 180)


def _heap(scene: Scene, seat: int, name: str) -> list[int]:
    found: list[int] = scene.view["boards"][seat]["heaps"][HEAPS.index(name)]
    return found


def _tiles(scene: Scene, seat: int, name: str) -> list[Element]:
    """The items of a heap at (0, 0): turned when exhausted, cracked when damaged."""
    spent, cracked = name in (EXHAUSTED, SPENT, SPENT_ON_TRACK), name in (DAMAGED, SPENT)
    drawn = []
    for item, count in enumerate(_heap(scene, seat, name)):
        for _ in range(count):
            tile = group(title=f"{scene.item(ITEMS[item])} ({scene.gettext(name).lower()})", class_="item")
            tile.add(draw_item(ITEMS[item], TILE / 2, TILE / 2, TILE, exhausted=spent))
            drawn.append(tile.add(_crack() if cracked else None))
    return drawn


def _crack() -> Element:
    return path("M30 1l-9 11l6 5l-11 9l5 4l-6 8", fill="none", stroke=INK, stroke_width=3, stroke_linejoin="round")


def _track(scene: Scene, seat: int) -> Element:
    """Law of Rootbotics 7.2.4: a space for an item at each threshold."""
    held = _tiles(scene, seat, ON_TRACK) + _tiles(scene, seat, SPENT_ON_TRACK)
    words = scene.gettext("Battle track")
    result = group(label(0, 15, words, QUEST - 20), id=f"battle-track-{seat}", title=words)
    for n, least in enumerate(THRESHOLDS):
        x = n * SPACE
        result.add(rect(x, 22, SPACE - 6, 60, radius=8, fill=FAINT, stroke=INK, stroke_width=1.6))
        if n < len(held):
            result.add(group(held[n], at=(x + 9, 25)))
            result.add(text(x + SPACE / 2 - 3, 78, str(least), 20, bold=True, anchor="middle", fill=INK))
        else:
            result.add(text(x + SPACE / 2 - 3, 61, str(least), 25, bold=True, anchor="middle", fill=INK))
    return result


def _quest(scene: Scene, seat: int) -> Element:
    """The quest it is on, by its suit."""
    quest = scene.view["boards"][seat]["quest"]
    words, wide = scene.gettext("Quest"), ROOM - QUEST - 214
    result = group(label(0, 15, words, wide), at=(QUEST, 0), id=f"quest-of-{seat}", title=words)
    result.add(rect(0, 22, wide, 60, radius=8, fill=FAINT, stroke=INK, stroke_width=1.6))
    if quest < 0:
        return result
    card = list(data.quests().values())[quest]
    return result.add(
        rect(2, 24, 7, 56, radius=3, fill=SUIT_COLOURS[card.suit]),
        draw_suit(card.suit, 34, 52, 32),
        fitted(60, 59, scene.names.of(card), 20, wide - 68, bold=True),
    )


def _done(scene: Scene, seat: int) -> Element:
    """How many quests of each suit are done."""
    quests = scene.view["boards"][seat]["quests"]
    done = [list(data.quests().values())[quest].suit for quest in quests]
    words = scene.gettext("Quests completed")
    told = f"{words}: {scene.names.listed(scene.names.quest(quest) for quest in quests)}" if quests else words
    result = group(label(0, 15, words, 204), title=told, at=(ROOM - 204, 0), id=f"quests-{seat}")
    for n, suit in enumerate(SUITS[:3]):
        x = n * 68
        result.add(draw_suit(suit, x + 16, 52, 30), text(x + 36, 61, str(done.count(suit)), 25, bold=True, fill=INK))
    return result


def _pile(scene: Scene, seat: int, name: str, heaps: tuple[str, ...]) -> Element:
    """A box of items with how many lie in it; many overlap."""
    tiles = [tile for heap in heaps for tile in _tiles(scene, seat, heap)]
    wide = THIRD - 10
    words = f"{scene.gettext(name)}: {len(tiles)}"
    told = "; ".join(filter(None, (items(scene.names, _heap(scene, seat, heap)) for heap in heaps)))
    result = group(
        label(0, 16, words, wide),
        rect(
            0,
            23,
            wide,
            50,
            radius=8,
            fill=FAINT,
            stroke=INK,
            stroke_width=1.6,
            stroke_dasharray="7 5" if name == DAMAGED else None,
        ),
        title=f"{words} ({told})" if told else words,
        id=f"heap-{seat}-{HEAPS.index(name)}",
    )
    step = min(TILE + 4, (wide - 12 - TILE) / max(1, len(tiles) - 1))
    return result.add(*(group(tile, at=(6 + n * step, 29)) for n, tile in enumerate(tiles)))
