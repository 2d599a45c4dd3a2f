"""Fixtures that speak of hexes, haints and jars.

    table = lay(
        "haints protectors: e6 3",
        "haints family: e4 2",
        "cubes: red 4 blue 3",
        then="attack 0 e6 e4 0",
    )
    table.falls({"red": 4, "blue": 3}, red=4, blue=1)

A position names only what matters (see `lexludi.games.harrow.position`). Seat 0
are the Protectors, seat 1 is the Family.
"""

from __future__ import annotations

import re
from typing import ClassVar, Self

from lexludi import testing
from lexludi.games.harrow.rules.box.printed import BOARDS, CUBE_NAMES, HEX_NAMES, KIND_NAMES
from lexludi.games.harrow.rules.camp import Camp
from lexludi.games.harrow.rules.state import Harrow

PROTECTORS, FAMILY = range(2)
FIRST = "seats: protectors family\nchapter: 1\nqueue: protectors"
SEATS = "seats: protectors family\nqueue: protectors"
HEX = re.compile(r"\b[a-i][1-9]\b")
OUT, STAYS = 0, BOARDS.tower.faces - 1


def at(name: str) -> int:
    """The number of a hex."""
    return HEX_NAMES.index(name)


class Table(testing.Table):
    """A match of Harrow County under test."""

    game: ClassVar[str] = "harrow"

    @property
    def s(self) -> Harrow:
        assert isinstance(self.match.state, Harrow)
        return self.match.state

    def who(self, seat: int) -> str:
        return self.s.setting.seats[seat]

    def camp(self, seat: int) -> Camp:
        return self.s.camps[seat]

    @property
    def points(self) -> list[int]:
        return [camp.points for camp in self.s.camps]

    def haints(self, seat: int) -> dict[str, int]:
        return {HEX_NAMES[n]: count for n, count in enumerate(self.s.haints[seat]) if count}

    def legends(self, seat: int) -> list[str]:
        return [HEX_NAMES[n] if n >= 0 else "-" for n in self.s.legends[seat]]

    def objectives(self, which: int) -> dict[str, int]:
        return {HEX_NAMES[n]: count for n, count in enumerate(self.s.objectives[which]) if count}

    def tokens(self, kind: str) -> dict[str, int]:
        return {HEX_NAMES[n]: count for n, count in enumerate(self.s.tokens[KIND_NAMES.index(kind)]) if count}

    @property
    def cubes(self) -> dict[str, int]:
        """Cubes on the battleground."""
        return {name: n for name, n in zip(CUBE_NAMES, self.s.ground, strict=True) if n}

    @property
    def stuck(self) -> dict[str, int]:
        return {name: n for name, n in zip(CUBE_NAMES, self.s.stuck, strict=True) if n}

    def offered(self) -> list[str]:
        """What can be chosen, by whoever is asked, as people write it."""
        assert self.match.ask is not None
        return [self.match.spell(option) for option in self.match.ask.options]

    def offered_of(self, kind: str) -> list[str]:
        """The same of one kind."""
        return [option for option in self.offered() if option.split()[0] == kind]

    def falls(self, thrown: dict[str, int], **out: int) -> Self:
        """The next time the tree is activated, so many of the cubes thrown in fall out, and none that was stuck."""
        dice: list[int] = []
        for colour, name in enumerate(CUBE_NAMES):
            n = thrown.get(name, 0)
            dice += [OUT] * out.get(name, 0) + [STAYS] * (n - out.get(name, 0)) + [STAYS] * self.s.stuck[colour]
        return self.dice(*dice)


def lay(*lines: str, then: str, seats: str = FIRST) -> Table:
    """A table with these lines, and what comes next (hexes by name); then a turn of the Protectors."""
    numbered = HEX.sub(lambda name: str(at(name[0])), then)
    return Table.lay("\n".join([seats, *lines, f"next: {numbered}; turn 0"]))


start = Table.start
