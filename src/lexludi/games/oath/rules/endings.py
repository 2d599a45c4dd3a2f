"""Law 3: how a match is won."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    DEVOTION,
    NOBODY,
    PEOPLE,
    PROTECTION,
    SECRET,
    SUPREMACY,
    THE_PEOPLE,
)
from lexludi.games.oath.rules.box.printed import OATH_OF, PRECEDENCE
from lexludi.games.oath.rules.events import RolledEnd
from lexludi.games.oath.rules.prompts import ending
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import sites_ruled, treasures
from lexludi.kernel.ask import Flow
from lexludi.kernel.events import Result
from lexludi.locale import N_

VISIONS_NEEDED: Final = 3
"""Law 3.2.b."""
END_WINS: Final = {int(number): wins for number, wins in data.boards().end.wins.items()}

USURPER: Final = ending("usurper", N_("{winners} won as the Usurper."))
VISIONARY: Final = ending("visionary", N_("{winners} won by fulfilling a Vision."))
BOTH_WAYS: Final = ending("usurper-visionary", N_("{winners} won as the Usurper and by fulfilling a Vision."))
REGIME: Final = ending("regime", N_("{winners} won: the Empire is stable."))
SUCCESSOR: Final = ending("successor", N_("{winners} won as the Successor to the Empire."))
EXHAUSTION: Final = ending("exhaustion", N_("{winners} won: the war has exhausted all."))


def fulfils_vision(s: Oath, seat: int, vision: int) -> bool:
    """Law 3.2: an Exile meets the goal of a Vision."""
    if vision == NOBODY or s.visions < VISIONS_NEEDED or not s.exile(seat):
        return False
    oath = OATH_OF[vision]
    if oath == THE_PEOPLE:
        return s.holder[PEOPLE] == seat
    if oath == DEVOTION:
        return s.holder[SECRET] == seat
    return s.setting.most(sites_ruled(s) if oath == SUPREMACY else treasures(s), seat)


def visions_of(s: Oath, seat: int) -> list[int]:
    """The Visions that count as revealed by a player."""
    found = [s.vision[seat]]
    for power, claims in m.VISIONS_CLAIMED.heard(s.up):
        found.append(claims(s, power, seat))
    return found


def wake_wins(s: Oath, seat: int) -> None:
    """Law 4.1.2, 3.1, 3.2."""
    if not s.exile(seat):
        return
    usurper = s.oathkeeper == seat and s.usurper
    visionary = any(fulfils_vision(s, seat, vision) for vision in visions_of(s, seat))
    if usurper and visionary:
        finish(s, seat, BOTH_WAYS, "4.1.2")
    elif usurper:
        finish(s, seat, USURPER, "3.1")
    elif visionary:
        finish(s, seat, VISIONARY, "3.2.a")


def successor(s: Oath) -> int:
    """Law 3.3.1: the Citizen who meets the goal of the Successor; NOBODY if none does."""
    citizens = [seat for seat in range(s.players) if s.citizen[seat]]
    oath = s.setting.oath
    if oath == SUPREMACY:
        for seat in citizens:
            if all(s.held(seat) > s.held(other) for other in (CHANCELLOR, *citizens) if other != seat):
                return seat
        return NOBODY
    if oath == THE_PEOPLE:
        heir = s.holder[SECRET]
    elif oath == PROTECTION:
        heir = s.holder[PEOPLE]
    else:
        heir = s.scepter()
    return heir if heir in citizens else NOBODY


def empire_wins(s: Oath, how: str, law: str) -> None:
    """Law 3.3.1: the Chancellor, unless a Citizen succeeds."""
    heir = successor(s)
    if heir == NOBODY:
        finish(s, CHANCELLOR, how, law)
    else:
        finish(s, heir, SUCCESSOR, "3.3.1.a")


def stable_regime(s: Oath) -> Flow[None]:
    """Law 3.3: the end die, if the Empire keeps the oath."""
    wins = END_WINS.get(s.round)
    if wins is None or s.exile(s.oathkeeper):
        return
    roll = s.chance.below(6) + 1
    s.tell(RolledEnd(s.round, roll))
    for power, settles in m.END_DIE.heard(s.up):
        roll = yield from settles(s, power, roll)
    if roll >= min(wins):
        empire_wins(s, REGIME, "3.3.a")


def war_exhaustion(s: Oath) -> None:
    """Law 3.4."""
    if not s.exile(s.oathkeeper):
        empire_wins(s, EXHAUSTION, "3.4.1")
    if s.usurper:
        finish(s, s.oathkeeper, USURPER, "3.4.2")
    for vision in PRECEDENCE:
        for seat in range(s.players):
            if vision in visions_of(s, seat) and fulfils_vision(s, seat, vision):
                finish(s, seat, VISIONARY, "3.4.3.a")
    empire_wins(s, EXHAUSTION, "3.4.4")


def finish(s: Oath, winner: int, how: str, law: str) -> None:
    """Law 8.0: the match is won; it is over when the chronicle is written."""
    s.winner, s.how, s.why = winner, how, law
    if s.setting.writes:
        s.break_off(("chronicle.vow", winner))
    s.end(Result((s.winner,), tuple(int(seat == s.winner) for seat in range(s.players)), s.how, s.why))
