"""How well a seat stands, for agents that search."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.drawer import NO_NEST
from lexludi.games.harrow.factions.fae.searching import possible
from lexludi.games.harrow.factions.family.storms import chained
from lexludi.games.harrow.factions.hester.paying import colour_at
from lexludi.games.harrow.factions.hester.summoning import fires
from lexludi.games.harrow.factions.hester.summoning import price as summon_price
from lexludi.games.harrow.rules.box.codes import BUILDING, NOBODY, NOWHERE, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import BOARDS, DISTANCE, HESTER_BOARD, HEXES, MAPS
from lexludi.games.harrow.rules.crowds import crowds
from lexludi.games.harrow.rules.state import Harrow

WON: Final = 1000.0
POINT: Final = 10.0
SQUARE: Final = 100.0
"""What a full square is worth to Hester herself."""
ENVY: Final = 1.2
"""What the prospects of the best of the others weigh with Hester, beside squares."""
DREAD: Final = 0.12
"""What Hester's prospects weigh with others, beside points."""
WATCH: Final = 0.14
"""What every hex weighs by which a unit of Kammi's opponent is nearer to the brambles."""


def value(s: Harrow, seat: int) -> float:
    """Points, and what can become points, against the best of the others."""
    if s.result is not None:
        return WON if seat in s.result.winners else -WON
    if seat == s.setting.fae:
        return searching(s, seat)
    others = [prospect(s, other) for other in s.setting.rivals[seat]]
    witch = s.setting.hester
    if seat == witch:
        return haunting(s, seat) - ENVY * max(others, default=0.0)
    if witch != NOBODY:
        others.append(DREAD * haunting(s, witch))
    return prospect(s, seat) - max(others, default=0.0)


def haunting(s: Harrow, seat: int) -> float:
    """How near Hester is to her power: full squares, and what fills them: fires, and legends that she can reach."""
    h = s.hester
    found = SQUARE * h.filled() + 8.0 * h.actions + sum(4.0 + flames for flames in s.flames if flames)
    found += 0.8 * min(s.cubes(seat), BOARDS.cubes_kept) + 0.5 * len(h.open)
    if h.spaces:
        found += smouldering(s)
    return found + hunger(s, seat)


def smouldering(s: Harrow) -> float:
    """Fire to come: infected haints of both factions, the fewer steps apart the better; else roots near haints."""
    one, other = [[at for at in range(HEXES) if s.snakes[fighter][at]] for fighter in s.setting.fighters]
    found = 6.0 * (bool(one) + bool(other)) + 3.0 * (min(len(one), 3) + min(len(other), 3))
    if one and other:
        return found + max(0.0, 30.0 - 6.0 * min(steps_to_fire(s, a, b) for a in one for b in other))
    roots = s.hester.path or s.hester.previous
    for fighter, sick in zip(s.setting.fighters, (one, other), strict=True):
        if roots and not sick:
            found -= 1.5 * min((DISTANCE[roots[-1]][at] for at in range(HEXES) if s.haints[fighter][at]), default=4)
    return found


def steps_to_fire(s: Harrow, a: int, b: int) -> int:
    """Steps until infected haints of the two factions meet: neighbours among healthy units meet on a third hex."""
    one, other = s.setting.fighters
    alone = s.units(one, a) == s.snakes[one][a] or s.units(other, b) == s.snakes[other][b]
    return max(DISTANCE[a][b], 1 if alone else 2)


def hunger(s: Harrow, seat: int) -> float:
    """Hester on the map near a legend whose side has room, or cubes to summon her."""
    h = s.hester
    prey = [
        at
        for side, fighter in enumerate(s.setting.fighters)
        if len(h.squares[side]) < HESTER_BOARD.squares
        for at in s.legends[fighter]
        if at != NOWHERE
    ]
    if not prey:
        return 0.0
    if h.at != NOWHERE:
        return 20.0 + max(0.0, 30.0 - 7.0 * min(DISTANCE[h.at][at] for at in prey))
    n = summon_price(s)
    return max((10.0 * min(n, s.ground[colour_at(s, seat, at)]) / n for at in fires(s) if s.land(at)), default=0.0)


def prospect(s: Harrow, seat: int) -> float:
    """What a faction has and may still make of it."""
    camp = s.camps[seat]
    found = POINT * camp.points + 1.5 * camp.kills
    found += 0.8 * sum(s.haints[seat]) + 0.7 * min(s.cubes(seat), BOARDS.cubes_kept)
    found += 1.2 * (camp.wild + camp.scrolls) + 0.5 * sum(camp.rows) + 0.6 * len(camp.hand)
    if s.units(seat, s.setting.map.brambles):
        found += 4.0
    if s.setting.kammi not in (NOBODY, seat):
        found += WATCH * watching(s, seat)
    if seat == s.setting.protectors:
        found += homecoming(s, seat)
    elif seat == s.setting.family:
        found += 0.5 * len(s.family.board) + gathering(s, seat)
    elif seat == s.setting.kammi:
        found += doll_hunt(s, seat)
    return found


def doll_hunt(s: Harrow, seat: int) -> float:
    """The nearer her figures to dolls the better, Kammi to the real one most; fewer dolls are easier to tell apart."""
    d, found = s.kammi, 0.6 * sum(s.kammi.cubes) + 0.4 * len(s.camps[seat].played)
    dolls = [at for at in d.dolls if at != NOWHERE]
    if d.dolls[d.real] == NOWHERE:
        return found
    found += 3.0 * (len(d.dolls) - len(dolls)) + (3.0 if d.up else 0.0)
    for token, at in enumerate(s.legends[seat]):
        if at != NOWHERE:
            goal = [d.dolls[d.real]] if d.up else dolls
            weight = 1.2 if token == d.who else 0.4
            found += weight * (8.0 - min(DISTANCE[at][doll] for doll in goal))
    return found


def watching(s: Harrow, seat: int) -> int:
    """Kammi goes through the brambles to the dolls, and scores there: units of her opponent the nearer, the better."""
    row, found = DISTANCE[s.setting.map.brambles], 0
    for at, n in enumerate(crowds(s, seat)):
        if n:
            found += n * (MAPS.radius - row[at])
    return found


def homecoming(s: Harrow, seat: int) -> float:
    """Townsfolk the nearer to home, and to somebody who could lead them, the better."""
    home, found = s.setting.home[seat], 0.0
    own = [at for at in range(HEXES) if s.units(seat, at)] or [home]
    for at, n in enumerate(s.objectives[TOWNSFOLK]):
        if n:
            found += n * (6.0 - 0.7 * DISTANCE[at][home] - 0.2 * min(DISTANCE[at][unit] for unit in own))
    return found


def gathering(s: Harrow, seat: int) -> float:
    """Buildings the nearer to the chain of storms, the better."""
    home = s.setting.home[seat]
    chain = chained(s) or [home]
    found = 0.3 * len(chain)
    for at, n in enumerate(s.objectives[BUILDING]):
        if n:
            found += n * (6.0 - 0.8 * min(DISTANCE[at][link] for link in chain))
    return found


def searching(s: Harrow, seat: int) -> float:
    """How near the Fair Folk are to their queen: finds, how few hexes are left, nests and search cubes."""
    f = s.fae
    ruled_out = sum(not possible(s, at) for at in range(HEXES)) if f.sites else 0
    found = 30.0 * len(f.finds) + 20.0 * ruled_out / HEXES + 0.7 * min(s.cubes(seat), BOARDS.cubes_kept)
    return found + 0.8 * sum(nest > NO_NEST for nest in f.nests) + 1.5 * f.terrains.bit_count()
