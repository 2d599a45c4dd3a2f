"""Fixtures that speak the game's language: a table laid from a position, choices by words, scripted dice.

    table = lay('''
        seats: chancellor red blue
        active: red act acting
        pawn red: provinces-1
        board red: favor 2 secrets 1 warbands 3 supply 7
        next: act 1; rest 1; turn 2
    ''')
    table.choose("muster", "muster taming_charm")

A position names only what matters (see `lexludi.games.oath.position`). A die is 0 to 5: attack dice show hollow,
hollow, hollow, sword, sword, skull; defense dice blank, blank, shield, shield, two shields, double.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from lexludi import testing
from lexludi.games.oath.rules.box.codes import DARKEST_SECRET, NOBODY, OATHS, PEOPLES_FAVOR, SLOT_NAMES, SUITS
from lexludi.games.oath.rules.box.printed import NAMES, NUMBERS
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.games.oath.rules.options import Use
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.options import Option
from lexludi.parts.options import Act

POSITIONS = Path(__file__).parent.parent / "positions" / "oath"
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO_SHIELDS, DOUBLE = 0, 2, 4, 5


class Table(testing.Table):
    """A match of Oath under test."""

    game: ClassVar[str] = "oath"

    @property
    def s(self) -> Oath:
        assert isinstance(self.match.state, Oath)
        return self.match.state

    @property
    def on_turn(self) -> int:
        return self.s.active

    def who(self, seat: int) -> str:
        return self.s.setting.seats[seat]

    def act(self, what: str, *choices: Option | str) -> Table:
        """An action of the Act Phase, and what it then asks."""
        return self.choose(Act(what), *choices)

    def use(self, card: str, *choices: Option | str) -> Table:
        """The power of a card, or a modifier, or a battle plan, and what it then asks."""
        return self.choose(Use(number(card)), *choices)

    def can(self, what: str) -> bool:
        """Whether an action is offered to whoever was asked first: with nothing else to do his turn would be over."""
        self._demand(self.first)
        return Act(what) in self.options

    def can_use(self, card: str) -> bool:
        return Use(number(card)) in self.options

    # The table, in words

    def seat(self, name: str) -> int:
        return self.s.setting.seats.index(name)

    def favor(self, who: str) -> int:
        return self.s.favor[self.seat(who)]

    def secrets(self, who: str) -> int:
        return self.s.secrets[self.seat(who)]

    def warbands(self, who: str, place: str = "board") -> int:
        """Of a player's colour at a site, or on his board."""
        if place == "board":
            return self.s.board[self.seat(who)]
        return self.s.force[self.seat(who)][slot(place)]

    def supply(self, who: str) -> int:
        return self.s.supply[self.seat(who)]

    def bank(self, suit: str) -> int:
        return self.s.banks[SUITS.index(suit)]

    def cards(self, place: str) -> list[str]:
        return [NAMES[card] for card in self.s.cards[slot(place)]]

    def advisers(self, who: str) -> list[str]:
        return [NAMES[card] for card in self.s.advisers[self.seat(who)]]

    def facedown(self, who: str) -> list[str]:
        return [NAMES[card] for card in self.s.hidden[self.seat(who)]]

    def relics(self, who: str) -> list[str]:
        return [NAMES[relic] for relic in self.s.relics[self.seat(who)]]

    def discards(self, region: int) -> list[str]:
        return [NAMES[card] for card in self.s.discards[region]]

    def pawn(self, who: str) -> str:
        return SLOT_NAMES[self.s.pawn[self.seat(who)]]

    @property
    def oathkeeper(self) -> str:
        return self.s.setting.seats[self.s.oathkeeper]

    @property
    def won(self) -> tuple[str, str]:
        """Who won, and how; the chronicle may still be to write."""
        assert self.s.winner != NOBODY, "nobody has won"
        return self.s.setting.seats[self.s.winner], self.s.how


def number(card: str) -> int:
    return NUMBERS[card]


def slot(place: str) -> int:
    return SLOT_NAMES.index(place)


lay = Table.lay
start = Table.start


def position(name: str) -> Table:
    """A table from a golden position, by its file name."""
    return Table.read(POSITIONS / f"{name}.txt")


__all__ = ["BLANK", "BLUE_AWAY", "DARKEST_SECRET", "DOUBLE", "HOLLOW", "OATHS", "PEOPLES_FAVOR", "POSITIONS", "RIVER",
           "SHIELD", "SKULL", "SWORD", "TWO_SHIELDS", "Table", "acting", "attacking", "defending", "dice", "lay",
           "number", "playing", "position", "slot", "spelled", "start"]  # fmt: skip


SEATS = "chancellor red blue"


def acting(*lines: str, seats: str = SEATS) -> Table:
    """Red about to act in the Provinces, where a Taming Charm lies, with these lines of a position."""
    head = [f"seats: {seats}", "active: red act acting", *_unless_said(DEFAULTS, lines)]
    return lay("\n".join([*head, *lines, "next: act 1; rest 1; turn 2; end_round"]))


def attacking(*lines: str, seats: str = SEATS) -> Table:
    """Red attacks the bandits of the river, and is asked how many of his three warbands add dice."""
    return acting(*_unless_said((*RIVER, BLUE_AWAY), lines), *lines, seats=seats).act("campaign")


def defending(*lines: str, seats: str = SEATS) -> Table:
    """Red attacks blue, who rules the river and is elsewhere; red is asked for dice."""
    return attacking(*_unless_said(("force provinces-1: blue 2",), lines), *lines, seats=seats)


def playing(card: str, *lines: str) -> Table:
    """Red has drawn a card and is asked how to play it."""
    return acting(f"discards provinces: {card}", "deck:", *lines).act("search")


def dice(table: Table) -> tuple[int, int]:
    """How many attack and defense dice were rolled."""
    return len(table.events(RolledAttack)[-1].dice), len(table.events(RolledDefense)[-1].dice)


def spelled(table: Table) -> list[str]:
    """What is offered, in words."""
    return [table.match.spell(option) for option in table.options]


def _unless_said(usual: Sequence[str], lines: Sequence[str]) -> list[str]:
    return [line for line in usual if not any(own.startswith(line.partition(":")[0] + ":") for own in lines)]


DEFAULTS = (
    "banks: discord 3 arcane 3 order 3 hearth 3 beast 3 nomad 3",
    "cards provinces-1: taming_charm",
    "pawn red: provinces-1",
    "board red: favor 3 secrets 2 warbands 3 supply 7",
)
BLUE_AWAY = "pawn blue: cradle-1"
RIVER = ("provinces-1: river", "force cradle-1: chancellor 1", "force hinterland-1: chancellor 1")
"""Red stands at the river; the Chancellor rules the other two sites."""
