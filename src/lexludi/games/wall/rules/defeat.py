"""Defeats: hordes whose every spot is covered leave the field."""

from __future__ import annotations

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.games.wall.rules.box.printed import BOARDS, HONORS, WORTH
from lexludi.games.wall.rules.events import Defeated
from lexludi.games.wall.rules.gaining import draw
from lexludi.games.wall.rules.killing import fall_on, settle
from lexludi.games.wall.rules.scenes import Deaths, Defeat, Scene
from lexludi.games.wall.rules.state import Horde, Wall, kind_of
from lexludi.games.wall.rules.tactics import DEFEAT, window
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
    fallen = Defeat(section, horde, s.setting.clans)
    for clan in list(s.tea):
        scene = Scene(clan)
        scene.section = section
        scene.defeat = fallen
        yield from m.occur(s, m.DEFEATED, scene)
        yield from window(s, DEFEAT, scene)  # defeat.trigger
    owner = claimer(s, fallen)
    if owner == s.setting.reed:
        owner = NOBODY  # mode.two.reed.horde
    together = [Deaths(clan, section) for clan in s.tea]
    for deaths in together:
        yield from fall_on(s, horde, deaths)
    yield from settle(s, together)
    for clan in s.tea:  # defeat.5
        for what in horde.soldiers(clan):
            s.stage(clan, section, kind_of(what))
    s.hordes[section].remove(horde)  # defeat.7: the others slide
    s.tell(Defeated(horde.card, section, owner))
    if owner == NOBODY:
        s.horde_deck.discard(horde.card)
        return
    if s.setting.cooperative:
        yield from reward(s, owner, horde)
    else:
        s.claimed[owner].append(horde.card)
        s.stains[owner].append(0)
    yield from m.occur(s, m.CLAIMED, Scene(owner))


def reward(s: Wall, owner: int, horde: Horde) -> Flow[None]:
    """Law mode.coop.rule.score: its honor at once; the card is of no further use, and is discarded."""
    s.win(owner, WORTH[horde.card])
    s.horde_deck.discard(horde.card)
    yield from draw(s, owner, s.court.lasting("claimed"))


def claimer(s: Wall, fallen: Defeat) -> int:
    """Law defeat.3: whose soldiers cover the most spots; ties by tea order."""
    best, owner = 0, NOBODY
    for clan in s.tea:
        spots = fallen.horde.covered(clan)
        if spots:
            spots += fallen.more[clan] + m.counted(s, m.MAJORITY, Scene(clan))
        if spots > best:
            best, owner = spots, clan
    return owner
