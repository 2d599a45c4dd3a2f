"""Defeats: hordes whose every spot is covered leave the field."""

from __future__ import annotations

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.games.wall.rules.box.printed import BOARDS, HONORS
from lexludi.games.wall.rules.events import Defeated
from lexludi.games.wall.rules.killing import Deaths, fall_on, settle
from lexludi.games.wall.rules.state import Horde, Wall, kind_of
from lexludi.kernel.ask import Flow


def defeats(s: Wall) -> Flow[None]:
    """Law autumn.3.C: one by one, from the row nearest to the wall outward, left to right."""
    standing = [
        (section, s.hordes[section][row])
        for row in range(BOARDS.horde_rows)
        for section in s.setting.sections
        if row < len(s.hordes[section])
    ]
    for section, horde in standing:
        if horde.beaten():
            yield from defeat(s, section, horde)


def defeat(s: Wall, section: int, horde: Horde) -> Flow[None]:
    """Law defeat.1 to defeat.7."""
    for clan in s.tea:
        if horde.covered(clan):
            s.win(clan, HONORS.on_horde)
        s.win(clan, HONORS.archer * s.firing[section][clan])  # defeat.2
    for clan in s.tea:
        for power, happens in m.DEFEATED.heard(s.powers[clan]):
            yield from happens(s, power, clan, section, horde)
    owner = claimer(s, horde)
    for clan in list(s.tea):
        deaths = Deaths(clan, section)
        yield from fall_on(s, horde, deaths)
        yield from settle(s, deaths)
    for clan in s.tea:  # defeat.5
        for what in horde.soldiers(clan):
            s.staged[section][clan][kind_of(what)] += 1
    s.hordes[section].remove(horde)  # defeat.7: the others slide
    s.tell(Defeated(horde.card, section, owner))
    if owner == NOBODY:
        s.horde_deck.discard(horde.card)
        return
    s.claimed[owner].append(horde.card)
    s.stains[owner].append(0)
    for power, rejoices in m.CLAIMED.heard(s.powers[owner]):
        yield from rejoices(s, power, owner)


def claimer(s: Wall, horde: Horde) -> int:
    """Law defeat.3: whose soldiers cover the most spots; ties by tea order."""
    best, owner = 0, NOBODY
    for clan in s.tea:
        spots = horde.covered(clan)
        if spots:
            for power, more in m.MAJORITY.heard(s.powers[clan]):
                spots += more(s, power, clan)
        if spots > best:
            best, owner = spots, clan
    return owner
