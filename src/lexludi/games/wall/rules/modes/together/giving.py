"""What people give for demands: soldiers, clerks and advisors who leave the game for good (Law mode.coop.sacrifice)."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import ARCHER, HORSEMAN, LOCATIONS, ON_WALL, POOL, SOLDIERS, SPEARMAN, STAGING
from lexludi.games.wall.rules.box.printed import FIRST_ADVISOR
from lexludi.games.wall.rules.options import PartWith, Recruit, Sacrifice, SendAway
from lexludi.games.wall.rules.prompts import ADVISOR, COUNT, SOLDIER, note, prompt
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_of

WHICH_SOLDIER: Final = prompt("sacrifice", N_("Choose a soldier to sacrifice ({n} to go)."), n=COUNT)
WHICH_ESCORT: Final = prompt("escort", N_("Choose whom to sacrifice: a horseman, or two spearmen."))
WHICH_CLERK: Final = prompt("sacrifice-clerk", N_("Choose a clerk to sacrifice."))
WHICH_ADVISOR: Final = prompt("sacrifice-advisor", N_("Choose an advisor to sacrifice."))
HOW_MUCH_LESS: Final = prompt("remitted", N_("Choose how much of the demand you are let off."))
SACRIFICED: Final = note("sacrificed", N_("{seat} sacrifices a soldier: {who}."), who=SOLDIER)
SACRIFICED_CLERK: Final = note("sacrificed-clerk", N_("{seat} sacrifices a clerk."))
SACRIFICED_ADVISOR: Final = note("sacrificed-advisor", N_("{seat} sacrifices an advisor: {card}."), card=ADVISOR)
ESCORT: Final = {HORSEMAN: 1, SPEARMAN: 2}


def soldiers(s: Wall, clan: int, kinds: tuple[int, ...] = SOLDIERS) -> list[Sacrifice]:
    """Soldiers of these kinds who can be given: at home and without shame, in staging areas, on the wall."""
    found = [Sacrifice(kind, POOL, STAGING) for kind in kinds if s.pool[clan][kind]]
    for section in s.setting.sections:
        found += [Sacrifice(kind, section, STAGING) for kind in kinds if s.staged[section][clan][kind]]
        if ARCHER in kinds and s.firing[section][clan]:
            found.append(Sacrifice(ARCHER, section, ON_WALL))
    return found


def count(s: Wall, clan: int, kind: int) -> int:
    """How many soldiers of a kind a clan can give."""
    found = s.pool[clan][kind]
    for section in s.setting.sections:
        found += s.staged[section][clan][kind] + (s.firing[section][clan] if kind == ARCHER else 0)
    return found


def able(s: Wall, clan: int, what: str, n: int) -> bool:
    """Whether a clan can give so much of something that is no resource."""
    if what == "honor":
        return s.honor[clan] >= n
    if what == "soldier":
        return sum(count(s, clan, kind) for kind in SOLDIERS) >= n
    if what == "cavalry":
        return count(s, clan, HORSEMAN) >= n or count(s, clan, SPEARMAN) >= ESCORT[SPEARMAN] * n
    if what == "clerk":
        return s.clerks[clan] + sum(s.at[place][clan] for place in LOCATIONS) >= n
    return len(s.advisors[clan]) + len(s.support[clan]) >= n


def give(s: Wall, clan: int, what: str, n: int) -> Flow[None]:
    """So much of something that is no resource."""
    if what == "honor":
        s.lose(clan, n)
    elif what == "soldier":
        yield from give_soldiers(s, clan, SOLDIERS, n)
    elif what == "cavalry":
        for _ in range(n):
            yield from give_escort(s, clan)
    elif what == "clerk":
        for _ in range(n):
            yield from give_clerk(s, clan)
    else:
        for _ in range(n):
            yield from give_advisor(s, clan)


def give_soldiers(s: Wall, clan: int, kinds: tuple[int, ...], n: int) -> Flow[None]:
    for left in range(n, 0, -1):
        options = soldiers(s, clan, kinds)
        choice = yield from one_of(clan, WHICH_SOLDIER, options, "mode.coop.sacrifice", n=left)
        if choice.section == POOL:
            s.pool[clan][choice.kind] -= 1
        elif choice.place == ON_WALL:
            s.firing[choice.section][clan] -= 1
        else:
            s.staged[choice.section][clan][choice.kind] -= 1
        s.court.sacrificed[clan][choice.kind] += 1
        s.note(clan, SACRIFICED, "mode.coop.sacrifice", who=choice.kind)


def give_escort(s: Wall, clan: int) -> Flow[None]:
    """A horseman, or two spearmen."""
    kinds = [kind for kind, n in ESCORT.items() if count(s, clan, kind) >= n]
    choice = yield from one_of(clan, WHICH_ESCORT, [Recruit(kind) for kind in kinds], "mode.coop.sacrifice")
    yield from give_soldiers(s, clan, (choice.kind,), ESCORT[choice.kind])


def give_clerk(s: Wall, clan: int) -> Flow[None]:
    options = [SendAway(POOL)] if s.clerks[clan] else []
    options += [SendAway(place) for place in LOCATIONS if s.at[place][clan]]
    choice = yield from one_of(clan, WHICH_CLERK, options, "mode.coop.sacrifice")
    if choice.origin == POOL:
        s.clerks[clan] -= 1
    else:
        s.at[choice.origin][clan] -= 1
    s.court.lost_clerks[clan] += 1
    s.note(clan, SACRIFICED_CLERK, "mode.coop.sacrifice")


def give_advisor(s: Wall, clan: int) -> Flow[None]:
    """Whoever was never shown is shown now."""
    cards = [*s.advisors[clan], *s.support[clan]]
    choice = yield from one_of(clan, WHICH_ADVISOR, [PartWith(card) for card in cards], "mode.coop.sacrifice", True)
    card = choice.advisor
    if card in s.advisors[clan]:
        s.advisors[clan].remove(card)
        s.powers[clan] &= ~(1 << FIRST_ADVISOR + card)
    else:
        if s.support[clan].index(card) < s.unseen_support(clan):
            s.court.shown[clan] += 1
        s.support[clan].remove(card)
    s.reveal()
    s.court.boxed_advisors.append(card)
    s.note(clan, SACRIFICED_ADVISOR, "mode.coop.sacrifice", card=card)


def how_much_remitted(clan: int, least: int, most: int) -> Flow[int]:
    return (yield from how_many(clan, HOW_MUCH_LESS, least, most, "mode.coop.demand.whole"))
