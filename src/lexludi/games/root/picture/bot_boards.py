"""Boards of bots: a strip with the order, the difficulty and the traits, then each bot's own tracks."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, fitted, group, label, rect, text, width
from lexludi.games.root.bots.sheets import difficulties
from lexludi.games.root.picture.cards import draw_named
from lexludi.games.root.picture.found import picture_of_bot
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import draw_suit
from lexludi.games.root.rules.box.codes import SUITS
from lexludi.games.root.words.bot_boards import difficulty, difficulty_text, order, sheet, trait_text, traits
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4
ORDER: Final = 266.0
TAG: Final = 32.0
NAMES: Final = 196.0
ROW: Final = 54.0


def draw_bot(scene: Scene, seat: int) -> Part:
    """The middle of a bot's board."""
    tags, rows = _tags(scene, seat)
    high = max(2, rows) * TAG + 10
    body = picture_of_bot(scene.factions[seat]).draw(scene, seat)
    result = group(_order(scene, seat), group(tags, at=(ORDER + 14, 0)), group(body.drawing, at=(0, high)))
    return Part(result, ROOM, high + body.height)


# The strip


def _order(scene: Scene, seat: int) -> Element:
    """The order card with its name; a suit alone where the order comes from elsewhere; else an empty space."""
    board = scene.view["boards"][seat]
    words = scene.gettext("Order")
    told = order(scene.names, scene.view, seat)
    result = group(title=f"{words}: {told}" if told else words, id=f"order-{seat}")
    result.add(label(0, 15, words, ORDER))
    if board["order"] >= 0:
        return result.add(draw_named(scene, board["order"], 0, 21, ORDER))
    result.add(rect(0, 21, ORDER, 44, radius=8, fill="none", stroke=INK, stroke_width=1.4, stroke_dasharray="5 4"))
    if board["suit"] >= 0:
        result.add(draw_suit(SUITS[board["suit"]], 26, 43, 30))
        result.add(fitted(50, 50, sentence(told), 20, ORDER - 60, bold=True))
    return result


def _tags(scene: Scene, seat: int) -> tuple[Element, int]:
    """The difficulty and the traits, each with what it changes; and how many rows they take."""
    names, view = scene.names, scene.view
    level = sentence(difficulty(names, view, seat))
    changes = difficulty_text(names, sheet(view, seat), difficulties()[view["boards"][seat]["difficulty"]].id)
    tags = [(level, f"{scene.gettext('Difficulty')}: {level}. {changes}", True)]
    for trait in traits(view, seat):
        tags.append((names.of(trait), f"{names.of(trait)}. {trait_text(names, trait)}", False))
    result, x, row = group(id=f"traits-{seat}"), 0.0, 0
    for name, title, dark in tags:
        wide = width(name, 19, bold=True) + 24
        if x and x + wide > ROOM - ORDER - 14:
            x, row = 0.0, row + 1
        result.add(_tag(name, title, x, row * TAG, wide, dark))
        x += wide + 6
    return result, row + 1


def _tag(name: str, title: str, x: float, y: float, wide: float, dark: bool) -> Element:
    return group(
        rect(0, 0, wide, TAG - 5, radius=13, fill=INK if dark else FAINT, stroke=INK, stroke_width=1.6),
        text(12, 20, name, 20, bold=True, fill=PAPER if dark else INK),
        at=(x, y),
        title=title,
    )
