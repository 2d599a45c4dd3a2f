"""How factions without a player attack."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import GRID, HEXES
from lexludi.games.harrow.rules.modes.alone.reasons import AT_FIRE, AT_HESTER, AT_UNITS, NOTHING, tell_reason
from lexludi.games.harrow.rules.options import Attack, Raid
from lexludi.games.harrow.rules.prompts import SEAT, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion, narrow

WHOM: Final = prompt("whom-they-attack", N_("Whom do {whom} attack, and from where?"), whom=SEAT)


def within(s: Harrow, whom: int) -> list[tuple[int, int]]:
    """Every hex with units of a faction, and every hex within their reach."""
    found: list[tuple[int, int]] = []
    for origin in range(HEXES):
        if s.units(whom, origin):
            found += [(origin, at) for at in GRID.within(origin, s.reach(whom, origin))]
    return found


def alone_attack(s: Harrow, seat: int, hester: int) -> Flow[None]:
    """Law solo.D.0 to .D.I.B: Hester, else a fire, if the card points at her; else units that are not more."""
    whom = s.alone.whom
    found = [*(raids(s, whom) if hester else ()), *attacks(s, whom)]
    if not found:
        tell_reason(s, whom, NOWHERE, NOTHING, "solo.D.0")
        return
    merits: tuple[Criterion, ...] = (
        (AT_HESTER, lambda n: int(isinstance(found[n], Raid) and found[n].to == s.hester.at)),
        (AT_FIRE, lambda n: int(isinstance(found[n], Raid))),
    )
    left, _, _ = narrow(range(len(found)), merits)
    why, law = AT_UNITS, "solo.D.I.A.iii" if hester else "solo.D.I.B"
    if isinstance(found[left[0]], Raid):
        at_her = found[left[0]].to == s.hester.at
        why, law = (AT_HESTER, "solo.D.I.A.i") if at_her else (AT_FIRE, "solo.D.I.A.ii")
    choice: Attack | Raid = yield Ask(seat, WHOM, [found[n] for n in left], law, whom=whom)
    tell_reason(s, whom, choice.to, why, law)
    if isinstance(choice, Attack):
        s.then("attack", whom, choice.origin, choice.to, 0)
    else:
        s.then("raid", whom, choice.origin, choice.to)


def raids(s: Harrow, whom: int) -> list[Raid]:
    """Fires, and Hester, within reach."""
    return [Raid(origin, at) for origin, at in within(s, whom) if s.flames[at] or s.hester.at == at]


def attacks(s: Harrow, whom: int) -> list[Attack]:
    """Hexes within reach with no more units of the other faction than attack them."""
    return [
        Attack(origin, at) for origin, at in within(s, whom) if 0 < others(s, whom, at) <= s.units(whom, origin)
    ]  # fmt: skip


def others(s: Harrow, whom: int, at: int) -> int:
    """Units of the other faction on a hex."""
    count = 0
    for other in s.setting.rivals[whom]:
        count += s.units(other, at)
    return count
