"""Law 5.5.1 and 5.5.2: why somebody cannot be attacked, and why something cannot be a target."""

from __future__ import annotations

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import PAWN, Campaign, complete, option_of, why_not_target
from lexludi.games.oath.rules.actions.lacking import (
    CITIZEN_ELSEWHERE,
    FORBIDDEN_BY,
    LEADS_NOWHERE,
    NOT_AT_PLACE,
    NOT_THEIRS,
    NOTHING_TO_TARGET,
    ONLY_AGAINST,
    PAWN_ELSEWHERE,
    PLAYERS_RULE,
    SOMETHING_HERE,
)
from lexludi.games.oath.rules.box.codes import NOBODY, OFF_MAP, SLOTS
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.options import Because, Forbids, Refusal, because, refused
from lexludi.parts.options import Whom


def refused_defenders(s: Oath, c: Campaign) -> list[Refusal]:
    """Law 5.5.1.b to 5.5.1.e: whom the attacker cannot choose, and why not."""
    able = c.defenders(s)
    foes = [*s.others(c.attacker), s.bandits]
    return [refused(Whom(seat), why_no_defender(s, c, seat)) for seat in foes if seat not in able]


def why_no_defender(s: Oath, c: Campaign, seat: int) -> Because:
    law = c.why_not_defender(s, seat)
    if law is None:
        return because("5.5.2.e", NOTHING_TO_TARGET, other=seat, at=c.place)
    if c.against not in (NOBODY, seat):
        return because(law, ONLY_AGAINST, other=c.against)
    if seat == s.bandits:
        return because("5.5.1.c", PLAYERS_RULE, at=c.place)
    return because(law, CITIZEN_ELSEWHERE if law == "5.5.1.e" else NOT_AT_PLACE, other=seat, at=c.place)


def refused_targets(s: Oath, c: Campaign, fit: list[int]) -> list[Refusal]:
    """Law 5.5.2: what cannot be declared now, and why not."""
    every = [*SLOTS] if c.defender == s.bandits else [*SLOTS, *s.things(c.defender), PAWN]
    left = [target for target in every if target not in fit and target not in c.targets]
    return [refused(option_of(target), why_no_target(s, c, target)) for target in left]


def why_no_target(s: Oath, c: Campaign, target: int) -> Forbids:
    law = why_not_target(s, c, target)
    if law is None:
        here = c.place in c.targets or PAWN in c.targets
        if here or complete(s, c):
            return because("5.5.2.a", LEADS_NOWHERE)
        return because("5.5.2.e", SOMETHING_HERE, at=c.place, other=c.defender)
    match law:
        case "5.5.2.b":
            return because(law, NOT_THEIRS, at=target, other=c.defender)
        case "5.5.2.c" | "5.5.2.d":
            return because(law, PAWN_ELSEWHERE, other=c.defender, at=c.place)
    if OFF_MAP <= target != PAWN:
        for power, bars in m.CANNOT_TAKE.heard(c.present(s)):
            if bars(s, power, c.attacker, target) is not None:
                return because(law, FORBIDDEN_BY, card=power)
    for power, forbids in m.CANNOT_TARGET.heard(c.present(s)):
        if forbids(s, power, c, target) is not None:
            return because(law, FORBIDDEN_BY, card=power)
    return law
