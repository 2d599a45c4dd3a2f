"""Fixtures that speak the game's language: a table laid from a position, choices by words, scripted dice.

    table = lay('''
        map: autumn
        seats: marquise eyrie
        5: marquise 3, eyrie 1
        next: marquise.daylight 0
        marquise actions: 3
    ''')
    table.dice(3, 0).choose(Act("battle"), Battle(5, 1))

A position names only what matters (see `lexludi.games.root.position.lines`).
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

from lexludi.games.root.rules.codes import FACTIONS, PIECES
from lexludi.games.root.rules.state import Root
from lexludi.kernel.events import Event
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option

POSITIONS = Path(__file__).parent.parent / "positions" / "root"


class Table:
    """A match under test."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Root:
        assert isinstance(self.match.state, Root)
        return self.match.state

    def dice(self, *numbers: int) -> Table:
        """The next random numbers: a battle roll is two of them, each 0 to 3."""
        self.s.chance.scripted(*numbers)
        return self

    def choose(self, *choices: Option) -> Table:
        """Make these choices one after another; each must be offered."""
        for choice in choices:
            self.match.choose(choice)
        return self

    @property
    def prompt(self) -> str:
        """What is asked now; "" when the match is over."""
        return self.match.ask.prompt if self.match.ask else ""

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.match.ask is not None
        return self.match.ask.seat

    @property
    def options(self) -> list[Option]:
        return self.match.ask.options if self.match.ask else []

    def offers(self, choice: Option) -> bool:
        return choice in self.options

    def refuses(self, choice: Option) -> str:
        """The rule that forbids a choice; "" if it is not even mentioned."""
        return next((r.law for r in self.match.refusals() if r.option == choice), "")

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.match.events if isinstance(event, kind)]

    # The map, in words

    def warriors(self, faction: str, at: int) -> int:
        return self.s.warriors[self.seat(faction)][at]

    def pieces(self, name: str, at: int) -> int:
        return self.s.pieces[PIECES.index(name)][at]

    def supply(self, faction: str) -> int:
        return self.s.supply[self.seat(faction)]

    def ruler(self, at: int) -> str:
        """The faction that rules a clearing, "" for nobody."""
        seat = self.s.ruled[at]
        return FACTIONS[self.s.setting.factions[seat]] if seat >= 0 else ""

    def seat(self, faction: str) -> int:
        return self.s.setting.factions.index(FACTIONS.index(faction))

    # Cards and points

    def card(self, name: str) -> int:
        """The number of a card, by name."""
        return self.s.setting.pack.names.index(name)

    def hand(self, faction: str) -> list[str]:
        return [self.s.setting.pack.names[card] for card in self.s.hands[self.seat(faction)]]

    @property
    def discards(self) -> list[str]:
        return [self.s.setting.pack.names[card] for card in self.s.discards]

    def points(self, faction: str) -> int:
        return self.s.points[self.seat(faction)]


def lay(text: str) -> Table:
    """A table from a position, written with only what matters."""
    return Table(Match.at("root", dedent(text)))


def position(name: str) -> Table:
    """A table from a golden position, by its file name."""
    return Table(Match.at("root", (POSITIONS / f"{name}.txt").read_text(encoding="utf-8")))


def start(*seats: str, seed: str = "1", **options: Any) -> Table:
    """A match from its set-up."""
    return Table(Match.new("root", seats=seats, seed=seed, **options))
