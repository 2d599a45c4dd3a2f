"""Faction boards: a head that all share, the faction's own middle, and what was crafted."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    INK,
    PAD,
    PAPER,
    Element,
    Part,
    counted,
    fitted,
    group,
    label,
    panel,
    path,
    rect,
    star,
    text,
    width,
)
from lexludi.draw.cards import CHIP, draw_back
from lexludi.games.root.picture.bot_boards import draw_bot
from lexludi.games.root.picture.cards import draw_chip, draw_named
from lexludi.games.root.picture.found import picture_of
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import colour, draw_item, draw_piece
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import DRAFT, ITEMS
from lexludi.games.root.words.bot_boards import difficulty
from lexludi.speech import sentence

HEAD: Final = 60.0
FOOT: Final = 58.0


def draw_board(scene: Scene, seat: int) -> Part:
    """A seat's board: who, points, hand and supply; the faction's own tracks; crafted cards and items."""
    body = middle(scene, seat)
    high = HEAD + 10 + body.height + FOOT
    active = scene.view["active"] == seat and scene.view["phase"] != "setup"
    result = group(
        panel(WIDE, high, stroke=5 if active else 1.8),
        _head(scene, seat, active),
        group(body.drawing, at=(PAD, HEAD + 10)),
        group(_crafted(scene, seat), at=(PAD, HEAD + 10 + body.height)),
        title=_summary(scene, seat),
        id=f"seat-{seat}",
        class_=f"board {scene.factions[seat]}" + (" bot" if scene.view["bots"][seat] else ""),
    )
    return Part(result, WIDE, high, "board", HEAD)


def middle(scene: Scene, seat: int) -> Part:
    """What is a faction's or a bot's own; nothing yet where the faction is still to be chosen."""
    if scene.view["bots"][seat]:
        return draw_bot(scene, seat)
    if scene.factions[seat] == DRAFT:
        return Part(group(), WIDE - 2 * PAD, 62)
    return picture_of(scene.factions[seat]).draw(scene, seat)


def _summary(scene: Scene, seat: int) -> str:
    """The board in one line, for tooltips and screen readers."""
    view, gettext = scene.view, scene.gettext
    facts = [sentence(str(scene.names.seat(view, seat))), standing(scene, seat)]
    if view["bots"][seat]:
        facts.append(f"{gettext('Difficulty')}: {difficulty(scene.names, view, seat)}")
    else:
        facts.append(f"{gettext('Hand')}: {len(view['hands'][seat])}")
    if scene.sheet(seat).warriors:
        facts.append(f"{gettext('Warriors in supply')}: {view['supply'][seat]}")
    return ". ".join(facts)


def standing(scene: Scene, seat: int) -> str:
    """Points, or how else the seat means to win."""
    view = scene.view
    if view["partner"][seat] >= 0:
        return scene.gettext("in a coalition with {other}", other=scene.names.seat(view, view["partner"][seat]))
    if view["dominance"][seat] >= 0:
        return scene.names.card(view, view["dominance"][seat])
    return scene.names.ngettext("{n} point", "{n} points", view["points"][seat])


# The head


def _head(scene: Scene, seat: int, active: bool) -> Element:
    view = scene.view
    tint = colour(scene.factions[seat])
    result = group(
        path(f"M1 14Q1 1 14 1H{HEAD + 8}V{HEAD}H1Z", fill=tint),
        rect(1, HEAD - 5, WIDE - 2, 5, fill=tint),
        path(f"M1 {HEAD}H{WIDE - 1}", stroke=INK, stroke_width=1.8),
        draw_piece(scene.sign(seat), HEAD / 2 + 4, HEAD / 2 - 1, 42),
    )
    x = WIDE - PAD - 44
    result.add(_standing(scene, seat, x + 20))
    if view["partner"][seat] >= 0:
        x -= 64
    if scene.sheet(seat).warriors:
        x -= 92
        supply = view["supply"][seat]
        title = f"{scene.gettext('Warriors in supply')}: {supply}"
        result.add(counted(draw_piece(scene.sign(seat), 0, 0, 32), x + 16, 28, supply, title))
    if not view["bots"][seat]:
        x -= 72
        count = len(view["hands"][seat])
        title = f"{scene.gettext('Hand')}: {count}"
        result.add(counted(draw_back(-12, -17, 25, 34), x + 10, 28, count, title, f"backs-{seat}"))
    x -= 10
    left = HEAD + 20
    if active:
        phase = next(p for p in data.common().phases if p.id == view["phase"])
        words = scene.names.of(phase)
        room = width(words, 20, bold=True) + 34
        x -= room + 8
        result.add(
            rect(x, 12, room, 32, radius=16, fill=INK),
            path(f"M{x + 11} 20L{x + 22} 28L{x + 11} 36Z", fill=PAPER),
            text(x + 27, 35, words, 20, bold=True, fill=PAPER),
        )
    return result.add(fitted(left, 39, _title(scene, seat), 28, x - left - 12, bold=True))


def _title(scene: Scene, seat: int) -> str:
    character = scene.view["boards"][seat].get("character")
    name = scene.names.of(scene.names.sheet(scene.view, seat))
    if scene.factions[seat] == "draft":
        return f"{scene.name(seat)}: {name}"
    return f"{name}: {scene.names.of(data.vagabonds()[character])}" if character else name


def _standing(scene: Scene, seat: int, x: float) -> Element:
    """Points on a shield, the card of a dominance, or the partner of a coalition."""
    view = scene.view
    card, partner = view["dominance"][seat], view["partner"][seat]
    title = standing(scene, seat)
    if partner >= 0:
        link = path("M-30-6H-22M-30 2H-22", stroke=INK, stroke_width=3, fill="none")
        held = [draw_chip(scene, card, (-80, -24))] if card >= 0 else []
        return group(*held, link, draw_piece(scene.sign(partner), 0, -1, 38), at=(x, 28), title=title)
    if card >= 0:
        return group(draw_chip(scene, card, (-CHIP[0] / 2, -24)), at=(x, 28), title=title)
    return group(star(0, 0, str(view["points"][seat]), 25), at=(x, 27), title=title)


# What was crafted


def _crafted(scene: Scene, seat: int) -> Element:
    """Crafted cards by name, then crafted items."""
    view = scene.view
    cards, boxes, turned = view["crafted"][seat], view["boxes"][seat], view["turned"][seat]
    result = group(
        path(f"M0 2H{WIDE - 2 * PAD}", stroke=INK, stroke_opacity=0.4, stroke_width=1.4),
        id=f"crafted-{seat}",
    )
    right = WIDE - 2 * PAD
    held = [(item, boxes[item] - turned[item], turned[item]) for item in range(len(ITEMS)) if boxes[item]]
    size, step = 38.0, 42.0
    total = sum(ready + used for _, ready, used in held)
    x = right - total * step + 4
    start = x
    for item, ready, used in held:
        lies = group(id=f"item-{seat}-{ITEMS[item]}-0", title=scene.item(ITEMS[item]), class_="item")
        for n in range(ready + used):
            lies.add(draw_item(ITEMS[item], x + size / 2, 31, size, exhausted=n >= ready))
            x += step
        result.add(lies)
    buried = view["beside"]["coffins"][seat] if "coffins" in view["beside"] else 0
    if buried:
        start -= 76
        words = f"{scene.gettext('Warriors on Coffin Makers')}: {buried}"
        coffin = path("M-9-17H9L14-7L8 17H-8L-14-7Z", fill="#9b6b3d", stroke=INK, stroke_width=2)
        result.add(counted(coffin, start + 18, 31, buried, words))
    if not cards and not held and not view["bots"][seat]:
        return result.add(label(0, 38, scene.gettext("Nothing crafted yet"), right))
    if cards:
        room = (start - 6 if held or buried else right) / len(cards)
        wide = min(236.0, room) - 6
        for n, card in enumerate(cards):
            result.add(draw_named(scene, card, n * (wide + 6), 9, wide))
    return result
