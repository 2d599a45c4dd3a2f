"""Law 10.2.6: the Lost Souls, where whatever is discarded lies until the Lizards' Birdsong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.position import Lines

if TYPE_CHECKING:
    from lexludi.games.root.rules.state import Root

NAME: Final = "souls"


class Souls(Drawer):
    """The pile, the latest soul last."""

    def __init__(self) -> None:
        self.pile: list[int] = []

    def copy(self) -> Souls:
        souls = Souls()
        souls.pile = self.pile.copy()
        return souls

    def keep(self, card: int) -> None:
        self.pile.append(card)

    def cards(self) -> list[int]:
        return self.pile

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {NAME: self.pile.copy()}

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("lost souls", naming.card_words(self.pile))]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.pile = naming.read_cards(lines, "lost souls")


def lost_souls(s: Root) -> Souls:
    """The Lost Souls of a match in which the Lizards take part."""
    drawer = s.drawers[NAME]
    assert isinstance(drawer, Souls)
    return drawer


def gather_souls(setting: Setting) -> None:
    """Law 10.2.6: discarded cards become Lost Souls."""
    setting.drawers[NAME] = Souls
    setting.keeps_discards = NAME
