"""The hireling cards: who controls them, their markers, what lies on them, what they do; and bandits on the paths."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    PAD,
    PAPER,
    SOFT,
    Element,
    Part,
    circle,
    counted,
    fitted,
    group,
    panel,
    paragraph,
    path,
    rect,
    text,
    wrap,
)
from lexludi.draw.cards import CHIP
from lexludi.games.root.picture.cards import draw_chip
from lexludi.games.root.picture.land import path_xy
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, colour, draw_item, draw_piece
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.games.root.rules.prompts import deed as deeds
from lexludi.speech import sentence

HEAD: Final = 46.0
LINE: Final = 20.0
LEADING: Final = 1.25
DEED: Final = 28.0


def draw_hirelings(scene: Scene) -> list[Part]:
    """A card for each hireling in play."""
    first = len(scene.factions)
    return [_card(scene, first + n, name) for n, name in enumerate(scene.view["hirelings"])]


def _card(scene: Scene, owner: int, name: str) -> Part:
    side = data.hirelings().side(name)
    board = scene.view["boards"][owner]
    body, high = group(), HEAD + 8
    for effect in side.effects:
        words = effect.text_cs if scene.lang == "cs" else effect.text_en
        body.add(circle(PAD + 4, high + 9, 3, fill=INK))
        body.add(paragraph(PAD + 16, high + 14, words, LINE, WIDE - 2 * PAD - 30, leading=LEADING, fill=INK))
        high += len(wrap(words, LINE, WIDE - 2 * PAD - 30)) * LINE * LEADING + 5
    high += 4
    for n, deed in enumerate(board["deeds"]):
        body.add(
            _deed(scene, owner, deed, PAD + n * (WIDE - 2 * PAD + 8) / len(board["deeds"]), high, len(board["deeds"]))
        )
    high += (DEED + 8) if board["deeds"] else 0
    result = group(
        panel(WIDE, high), _head(scene, owner, name), body, title=_summary(scene, owner), id=f"seat-{owner}",
        class_="hireling",
    )  # fmt: skip
    return Part(result, WIDE, high, "shared")


def _summary(scene: Scene, owner: int) -> str:
    """The card in one line, for tooltips and screen readers."""
    seat = scene.view["side"][owner]
    if seat < 0:
        return f"{scene.name(owner)}: {scene.gettext('for hire')}"
    held = scene.gettext("with {seat}", seat=scene.names.seat(scene.view, seat))
    return f"{scene.name(owner)}: {held}. {scene.gettext('Control markers')}: {scene.view['boards'][owner]['control']}"


def _head(scene: Scene, owner: int, name: str) -> Element:
    """Its sign and name, what lies on it, and to the right its controller with the control markers."""
    view, board = scene.view, scene.view["boards"][owner]
    tint = colour(scene.owners[owner])
    result = group(
        path(f"M1 14Q1 1 14 1H{HEAD + 6}V{HEAD}H1Z", fill=tint),
        path(f"M1 {HEAD}H{WIDE - 1}", stroke=INK, stroke_width=1.6),
        draw_piece(scene.sign(owner), HEAD / 2 + 2, HEAD / 2, 34),
    )
    x = WIDE - PAD
    seat = view["side"][owner]
    if seat >= 0:
        x -= 34
        result.add(draw_piece(scene.sign(seat, title=scene.name(seat)), x + 17, HEAD / 2, 34))
        for _ in range(board["control"]):
            x -= 18
            result.add(_marker(x + 8, HEAD / 2))
    else:
        words = scene.gettext("for hire")
        x -= 90
        result.add(text(x + 90, HEAD / 2 + 7, words, 20, anchor="end", fill=SOFT))
    if view["supply"][owner]:
        x -= 70
        title = f"{scene.gettext('Warriors in supply')}: {view['supply'][owner]}"
        result.add(counted(draw_piece(scene.sign(owner), 0, 0, 26), x + 14, HEAD / 2 - 1, view["supply"][owner], title))
    if board.get("kept"):
        x -= 76
        title = f"{scene.gettext('Warriors on the card')}: {board['kept']}"
        kept = group(rect(-16, -17, 32, 34, radius=5, fill=FAINT, stroke=INK), draw_piece(scene.sign(owner), 0, 0, 24))
        result.add(counted(kept, x + 16, HEAD / 2 - 1, board["kept"], title))
    for heap, exhausted in (("ready", False), ("spent", True)):
        for item, count in enumerate(board.get(heap, [])):
            for _ in range(count):
                x -= 32
                tile = draw_item(ITEMS[item], 0, 0, 28, exhausted=exhausted)
                result.add(group(tile, at=(x + 14, HEAD / 2), title=scene.item(ITEMS[item])))
    for card in board["held"]:
        x -= CHIP[0] + 4
        result.add(draw_chip(scene, card, (x, -2)))
    left = HEAD + 16
    title = scene.name(owner)
    if name.endswith("-demoted"):
        result.add(_letter(left + 12, HEAD / 2, "D"))
        left += 32
    return result.add(fitted(left, HEAD / 2 + 8, title, 24, x - left - 10, bold=True))


def _marker(x: float, y: float) -> Element:
    """A control marker."""
    return group(
        circle(0, 0, 7.5, fill="#d8b23a", stroke=INK, stroke_width=1.8), circle(0, 0, 2.4, fill=INK), at=(x, y)
    )


def _letter(x: float, y: float, letter: str) -> Element:
    """The letter on the demoted side."""
    return group(circle(0, 0, 12, fill=INK), text(0, 6, letter, 20, bold=True, anchor="middle", fill=PAPER), at=(x, y))


def _deed(scene: Scene, owner: int, deed: str, x: float, y: float, count: int) -> Element:
    """What the card offers in Daylight, as a plate to click on."""
    wide = (WIDE - 2 * PAD + 8) / count - 8
    return group(
        rect(0, 0, wide, DEED, radius=8, fill=FAINT, stroke=INK, stroke_width=1.4),
        fitted(10, 20, sentence(scene.gettext(deeds[deed])), 20, wide - 20),
        at=(x, y),
        id=f"deed-{owner}-{deed}",
        class_="deed",
    )


def draw_score_marker(x: float, y: float, space: int, title: str) -> Element:
    """A hireling marker on the score track."""
    return group(
        path("M0-15L13-7V7L0 15L-13 7V-7Z", fill="#d8b23a", stroke=INK, stroke_width=1.8),
        text(0, 6, str(space), 20, bold=True, anchor="middle", fill=INK),
        at=(x, y),
        title=title,
        class_="hireling-marker",
    )


def draw_bandits(scene: Scene) -> Element | None:
    """Bandits, in the middle of their paths."""
    board = data.maps()[scene.view["map"]]
    result = group(id="bandits")
    for owner in range(len(scene.factions), len(scene.owners)):
        for a, b in scene.view["boards"][owner].get("paths", []):
            x, y = path_xy(board, a, b)
            title = f"{scene.name(owner)}: {a}–{b}"
            result.add(draw_piece(Piece("warrior", scene.owners[owner], title=title, seat=owner), x, y, 38))
    return result if result.children else None
