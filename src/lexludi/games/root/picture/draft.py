"""The set-up cards to choose from in advanced set-up (Law A.8.1)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import INK, PAD, PAPER, Element, Part, fitted, group, label, panel, path, rect, star
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, colour, draw_item, draw_piece
from lexludi.games.root.rules.box import data

ROOM: Final = WIDE - 2 * PAD
HIGH: Final = 78.0
COLUMNS: Final = 2
GREY: Final = "#c9c2b4"


def draw_setup_cards(scene: Scene) -> Part:
    """The cards in rows, each with its reach; a sword marks the militant ones, a padlock the one that is locked."""
    words = scene.gettext("Factions to choose from")
    result = group(label(0, 22, words, ROOM), id="setup-cards")
    wide = (ROOM + 8) / COLUMNS - 8
    dealt: list[str] = scene.view["dealt"]
    for n, card in enumerate(dealt):
        row, column = divmod(n, COLUMNS)
        result.add(group(_card(scene, card, wide), at=(column * (wide + 8), 32 + row * (HIGH + 8))))
    high = 44 + -(-len(dealt) // COLUMNS) * (HIGH + 8)
    return Part(group(panel(WIDE, high), group(result, at=(PAD, 6))), WIDE, high, "shared")


def _card(scene: Scene, card: str, wide: float) -> Element:
    faction = card.partition(":")[0]
    sheet = data.factions()[faction]
    locked = card == scene.view["locked"]
    kind = scene.gettext("militant") if sheet.militant else scene.gettext("insurgent")
    name = scene.names.setup_card(scene.view, faction)
    title = f"{name} ({kind}, {scene.gettext('reach {n}', n=sheet.reach)})" + (
        f", {scene.gettext('locked')}" if locked else ""
    )
    result = group(
        rect(0, 0, wide, HIGH, radius=9, fill=GREY if locked else PAPER, stroke=INK, stroke_width=1.8),
        rect(2, 2, 8, HIGH - 4, radius=3, fill=colour(faction)),
        draw_piece(Piece("warrior", faction), 42, HIGH / 2, 48),
        fitted(76, 32, name, 21, wide - 132, bold=True),
        fitted(76, 60, kind, 20, wide - 160),
        star(wide - 30, 28, str(sheet.reach), 22),
        title=title,
        id=f"setup-{faction}",
        class_="setup-card locked" if locked else "setup-card",
    )
    if sheet.militant:
        result.add(draw_item("sword", wide - 74, 56, 28))
    return result.add(_padlock(wide - 74, 56)) if locked else result


def _padlock(x: float, y: float) -> Element:
    return group(
        path("M-7-2V-8Q0-19 7-8V-2", fill="none", stroke=INK, stroke_width=3.4),
        rect(-11, -2, 22, 17, radius=3, fill=INK),
        at=(x, y),
        class_="padlock",
    )
