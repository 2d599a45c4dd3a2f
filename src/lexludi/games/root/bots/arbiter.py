"""Law 7.7.6: the Arbiter, a bot or human, whom a defender may enlist."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.choose import pieces_of
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.games.root.rules.prompts import PLACE, SEAT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import whether

POINTS: Final = 1
ENOUGH: Final = 3
"""A bot that can roll so many hits needs no Arbiter (Law 7.7.6.I)."""


ENLISTED: Final = note("enlisted", N_("{seat} protects {other}."), other=SEAT)
ENLIST_OR_NOT: Final = prompt(
    "enlist", N_("Enlist {other} for the battle in {at}?"), at=PLACE, other=SEAT, passes=N_("Fight without help")
)


class Protector:
    """Before the roll of a battle in its clearing the defender may enlist the Arbiter of that seat."""

    def __init__(self, seat: int, law: str) -> None:
        self.seat = seat
        self.law = law

    def before_roll(self, s: Root, b: Battle) -> Flow[None] | None:
        seat = self.seat
        if s.pawns[seat] != b.at or seat in (b.attacker, b.defender) or not s.boards[seat].is_arbiter:
            return None
        if s.side[b.defender] == NOBODY:
            return None
        return self.offer(s, b)

    def offer(self, s: Root, b: Battle) -> Flow[None]:
        if s.setting.bots[b.defender]:
            enlists = wants_arbiter(s, b, self.seat)
        else:
            enlists = yield from whether(s.decider(b.defender), ENLIST_OR_NOT, self.law, at=b.at, other=self.seat)
        if enlists:
            b.protector = self.seat
            s.note(self.seat, ENLISTED, self.law, other=b.defender)
            s.score(self.seat, POINTS, self.law)


def wants_arbiter(s: Root, b: Battle, arbiter: int) -> bool:
    """Law 7.7.6.I to 7.7.6.III: a bot that is weak, outnumbered, and ahead of the Arbiter."""
    might = s.boards[b.defender].might(s, b.at)
    return might < ENOUGH and might < pieces_of(s, b.attacker, b.at) and s.points[b.defender] > s.points[arbiter]
