"""What the things of The Great Wall are called."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lexludi.games.wall.rules import prompts as p
from lexludi.games.wall.rules.box import data
from lexludi.games.wall.rules.box.codes import A_ROW
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    ARTIFACTS,
    BACKS,
    BOARDS,
    COMMANDS,
    DEMANDS,
    EVENTS,
    FIRST_ADVISOR,
    GENERALS,
    HORDE_TYPES,
    TACTICS,
)
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import Name, Names, Speak

CATALOGUES: Final = Path(__file__).parent.parent / "locale"


class WallNames(Names):
    """Everything that has a name, in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(code, CATALOGUES)

    def clan(self, view: View, clan: int) -> data.Clan:
        return data.clans()[view["clans"][clan]]

    def letter(self, view: View, clan: int) -> str:
        """What stands for a clan where there is little room."""
        return self.of(self.clan(view, clan))[:1]

    def seat(self, view: View, seat: int) -> Name:
        """A clan in a sentence."""
        if seat < 0:
            return Name(*(self.gettext("nobody"),) * 5, plural=False)
        return self.spoken(self.clan(view, seat))

    def location(self, place: int) -> str:
        return self.of(BOARDS.location[place]) if place >= 0 else self.gettext("the pool")

    def section(self, section: int) -> str:
        return self.of(BOARDS.section[section])

    def resource(self, resource: int) -> str:
        return self.of(BOARDS.resource[resource])

    def soldier(self, kind: int) -> str:
        return self.of(BOARDS.soldier[kind])

    def horde(self, card: int) -> str:
        return self.of(HORDE_TYPES[card // BACKS])

    def command(self, card: int) -> str:
        return self.of(COMMANDS[card])

    def general(self, card: int) -> str:
        return self.of(GENERALS[card])

    def advisor(self, card: int) -> str:
        return self.of(ADVISORS[card]) if card >= 0 else self.gettext("an advisor")

    def power(self, power: int) -> str:
        return self.general(power) if power < FIRST_ADVISOR else self.advisor(power - FIRST_ADVISOR)

    def tactic(self, card: int) -> str:
        return self.of(TACTICS[card]) if card >= 0 else self.gettext("a tactic")

    def artifact(self, card: int) -> str:
        return self.of(ARTIFACTS[card])

    def demand(self, card: int) -> str:
        return self.of(DEMANDS[card])

    def happening(self, card: int) -> str:
        return self.of(EVENTS[card])

    def tactics(self, cards: Iterable[int]) -> str:
        return self.listed(self.tactic(card) for card in cards)

    def goods(self, counts: Iterable[int]) -> str:
        """So much of each resource."""
        return self.listed(f"{self.resource(n)} {count}" for n, count in enumerate(counts) if count)

    def soldiers(self, counts: Iterable[int]) -> str:
        return self.listed(f"{self.soldier(kind)} {count}" for kind, count in enumerate(counts) if count)


MOMENTS: Final = (
    N_("Your overseers bring their income."),
    N_("Command cards are revealed."),
    N_("The effects of your command card are done."),
    N_("A location with your clerks activates."),
    N_("Your soldiers attack."),
    N_("A horde is defeated."),
    N_("Your soldiers are about to be killed."),
    N_("The hordes are about to assault the wall."),
    N_("Demands can be fulfilled."),
    N_("An event is about to be revealed."),
)
"""The moments of tactics."""
SPOKEN: Final[dict[Kind, Speak[WallNames]]] = {
    p.SEAT: WallNames.seat,
    p.LOCATION: lambda names, view, n: names.location(n),
    p.SECTION: lambda names, view, n: names.section(n),
    p.RESOURCE: lambda names, view, n: names.resource(n),
    p.SOLDIER: lambda names, view, n: names.soldier(n),
    p.SPOT: lambda names, view, n: n % A_ROW + 1,
    p.HORDE: lambda names, view, n: names.horde(n),
    p.COMMAND: lambda names, view, n: names.command(n),
    p.GENERAL: lambda names, view, n: names.general(n),
    p.ADVISOR: lambda names, view, n: names.advisor(n),
    p.POWER: lambda names, view, n: names.power(n),
    p.MOMENT: lambda names, view, n: names.gettext(MOMENTS[n]),
    p.DEMAND: lambda names, view, n: names.demand(n),
    p.HAPPENING: lambda names, view, n: names.happening(n),
    p.COUNT: lambda names, view, n: n,
}
"""How each kind of value is spoken."""
