"""What belongs to nobody: the score track, the items to craft, the piles, the cards beside the map and the quests."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    Element,
    Marker,
    Part,
    fitted,
    group,
    label,
    panel,
    path,
    rect,
    score_track,
    text,
)
from lexludi.draw.cards import CHIP, draw_pile, draw_row
from lexludi.games.root.picture.boards import standing
from lexludi.games.root.picture.cards import draw_chip
from lexludi.games.root.picture.hirelings import draw_score_marker
from lexludi.games.root.picture.landmarks import draw_stores
from lexludi.games.root.picture.parts import WIDE, Scene, suit_letter
from lexludi.games.root.picture.pieces import SUIT_COLOURS, draw_item, draw_piece, draw_suit
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD


# The score track


def draw_score(scene: Scene, wide: float, rows: int) -> Part:
    """Spaces from 0 to 30 in one or two rows, with everybody's marker; who has left the track stands beside it."""
    off = [p for p in range(len(scene.factions)) if scene.view["dominance"][p] >= 0 or scene.view["partner"][p] >= 0]
    at: dict[int, list[Marker]] = defaultdict(list)
    last = data.common().victory_points
    for seat, points in enumerate(scene.view["points"]):
        if seat not in off:
            at[min(points, last)].append(_marker(scene, seat))
    hired = {space: _hired(scene, space) for space in scene.view["beside"].get("hireling_markers", ())}
    words = scene.gettext("Score track")
    track = score_track(words, _all_standings(scene), last, wide, rows, at, hired)
    x = wide - PAD
    for seat in reversed(off):
        x -= 96
        track.drawing.add(_off_track(scene, seat, x))
    return track


def _marker(scene: Scene, seat: int) -> Marker:
    sign = scene.sign(seat, title=f"{scene.name(seat)}: {standing(scene, seat)}")
    return lambda x, y, size: draw_piece(sign, x, y, size)


def _hired(scene: Scene, space: int) -> Marker:
    title = f"{scene.gettext('Hirelings')}: {space}"
    return lambda x, y, _: draw_score_marker(x, y, space, title)


def _all_standings(scene: Scene) -> str:
    return "; ".join(f"{scene.name(p)}: {standing(scene, p)}" for p in range(len(scene.factions)))


def _off_track(scene: Scene, seat: int, x: float) -> Element:
    """Who plays for dominance or in a coalition: the marker and what it plays for."""
    view = scene.view
    partner = view["partner"][seat]
    result = group(title=f"{scene.name(seat)}: {standing(scene, seat)}")
    result.add(draw_piece(scene.sign(seat), x + 18, 20, 28))
    result.add(path(f"M{x + 36} 20h14m-5-5l5 5l-5 5", stroke=INK, stroke_width=2.4, fill="none"))
    if partner >= 0:
        return result.add(draw_piece(scene.sign(partner), x + 70, 20, 28))
    card = scene.names.printed(view, view["dominance"][seat])
    assert card is not None
    return result.add(draw_suit(card.suit, x + 70, 20, 28))


# Items, piles and cards beside the map


def draw_supply(scene: Scene) -> Part:
    """Items to craft, the deck, the discard pile, dominance cards to take, and quests."""
    result = group(id="supply")
    result.add(_items(scene), group(_piles(scene), at=(0, 86)))
    high = 176.0
    if scene.view["beside"].get("quests"):
        result.add(group(_quests(scene), at=(0, high)))
        high += 116
    stores, more = draw_stores(scene)
    if stores:
        result.add(group(stores, at=(0, high)))
        high += more
    return Part(group(panel(WIDE, high + 8), group(result, at=(PAD, 6))), WIDE, high + 8, "shared")


def _items(scene: Scene) -> Element:
    """Every item of the supply; those taken leave a pale space."""
    words = scene.gettext("Items to craft")
    result = group(label(0, 20, words, 400), title=words, id="item-supply")
    printed = data.items().supply
    x = 0.0
    step = ROOM / sum(printed.values())
    for item, count in printed.items():
        left = scene.view["items"][ITEMS.index(item)]
        kind = group(title=f"{scene.item(item)}: {left}", id=f"supply-{item}", class_="item")
        for n in range(count):
            kind.add(
                draw_item(item, x + 24, 54, 46)
                if n < left
                else group(
                    rect(
                        x + 2,
                        32,
                        44,
                        44,
                        radius=8,
                        fill=FAINT,
                        stroke=INK,
                        stroke_opacity=0.45,
                        stroke_width=1.4,
                        stroke_dasharray="4 4",
                    ),
                    draw_item(item, x + 24, 54, 24).set(opacity="0.25"),
                )
            )
            x += step
        result.add(kind)
    return result


def _piles(scene: Scene) -> Element:
    view = scene.view
    deck = scene.gettext("Deck")
    result = group(draw_pile(deck, view["deck"], 0, "deck"))
    discards = scene.gettext("Discard pile")
    beside = 4 * (CHIP[0] + 4.0)
    cards: list[int] = view["discards"]
    pile = group(
        label(92, 20, f"{discards}: {len(cards)}", 300),
        title=f"{discards}: {len(cards)}",
        id="discards",
    )
    pile.add(draw_row([draw_chip(scene, card) for card in cards], 92, 30, ROOM - 92 - beside - 24))
    words = scene.gettext("Beside the map")
    free = group(
        label(ROOM - beside, 20, words, beside), title=f"{words}: {scene.names.cards(view, view['available'])}"
    )
    for n in range(4):
        x = ROOM - beside + n * (CHIP[0] + 4)
        free.add(
            rect(x, 30, *CHIP, radius=5, fill="none", stroke=INK, stroke_opacity=0.4, stroke_dasharray="4 4"),
            draw_chip(scene, view["available"][n], (x, 30)) if n < len(view["available"]) else None,
        )
    return result.add(pile, free.set(id="available"))


def _quests(scene: Scene) -> Element:
    """The quests shown: the suit of clearing and the two items to exhaust."""
    beside = scene.view["beside"]
    words = f"{scene.gettext('Quests')} ({scene.gettext('deck: {n}', n=beside['quest_deck'])})"
    result = group(label(0, 18, words, ROOM), title=words, id="quests")
    wide = (ROOM + 8) / 3 - 8
    for n, quest in enumerate(beside["quests"]):
        card = list(data.quests().values())[quest]
        x = n * (wide + 8)
        name = scene.names.of(card)
        result.add(
            group(
                rect(0, 0, wide, 78, radius=9, fill=PAPER, stroke=INK, stroke_width=1.8),
                rect(2, 2, 7, 74, radius=3, fill=SUIT_COLOURS[card.suit]),
                fitted(18, 26, name, 20, wide - 26, bold=True),
                draw_suit(card.suit, 36, 53, 32),
                text(69, 61, suit_letter(scene.names, card.suit), 22, bold=True, anchor="middle", fill=INK),
                *(draw_item(item, wide - 74 + i * 46, 53, 40) for i, item in enumerate(card.items)),
                title=f"{scene.names.quest(quest)}: {scene.names.quest_items(quest)}",
                at=(x, 26),
                id=f"quest-{quest}",
                class_=f"card quest {card.suit}",
            )
        )
    return result


def draw_heading(scene: Scene, wide: float) -> Part:
    """The game, the map, the round, and whose turn it is."""
    view = scene.view
    parts = [scene.names.of(data.maps()[view["map"]]), scene.names.of(data.decks()[view["deck_name"]])]
    if view["phase"] == "setup":
        parts.append(scene.gettext("Set-up"))
    else:
        phase = next(p for p in data.common().phases if p.id == view["phase"])
        parts.append(scene.gettext("round {n}", n=-(-view["turn"] // len(scene.factions))))
        parts.append(f"{scene.name(view['active'])}, {scene.names.of(phase)}")
    words = "Root · " + " · ".join(map(sentence, parts))
    return Part(group(fitted(4, 27, words, 26, wide - 8, bold=True), id="heading"), wide, 38)
