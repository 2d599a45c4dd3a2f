"""Law 9.3.3, 9.5.5: the quests that all Vagabonds share."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.drawers import Drawer
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming
from lexludi.kernel.chance import Chance
from lexludi.kernel.position import Lines
from lexludi.parts.positions import listed, read_listed

QUESTS: Final = list(data.quests())
NAME: Final = "quests"


class Quests(Drawer):
    """The quests shown to the Vagabonds, and the deck, by their places in the data."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.deck: list[int] = list(range(len(QUESTS)))

    def copy(self) -> Quests:
        quests = Quests()
        quests.shown = self.shown.copy()
        quests.deck = self.deck.copy()
        return quests

    def view(self, s: Root, viewer: int | None) -> dict[str, Any]:
        return {"quests": self.shown.copy(), "quest_deck": len(self.deck)}

    def imagine(self, chance: Chance) -> None:
        self.deck.sort()
        chance.shuffle(self.deck)

    def count(self, held: dict[str, int]) -> None:
        held["quest"] = held.get("quest", 0) + len(self.shown) + len(self.deck)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("quests", listed(QUESTS, self.shown)), ("quest deck", listed(QUESTS, self.deck))]

    def read(self, lines: Lines, naming: Naming) -> None:
        self.shown = read_listed(QUESTS, lines.take("quests", ""), "quests")
        rest = listed(QUESTS, [n for n in range(len(QUESTS)) if n not in self.shown]) if self.shown else ""
        self.deck = read_listed(QUESTS, lines.take("quest deck", rest), "quest deck")


def quests(s: Root) -> Quests:
    """The quests of a match in which a Vagabond takes part."""
    drawer = s.drawers[NAME]
    assert isinstance(drawer, Quests)
    return drawer
