"""The upgrades of the Family: cards that replace a token by a better one, and what those tokens do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.factions.family.storms import check_chains
from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.box.codes import BUILDING, FIRST_UPGRADE, HAINT, INFECTED, KINDS, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import (
    FIRST_UPGRADE_CARD,
    GRID,
    HEXES,
    NEAR,
    TOKEN_NAMES,
    UPGRADE_COST,
    UPGRADE_WAITS,
    printed,
)
from lexludi.games.harrow.rules.cards import CARD_USED
from lexludi.games.harrow.rules.events import PlayedCard
from lexludi.games.harrow.rules.moving import go, go_unit
from lexludi.games.harrow.rules.options import Guide, Play, Shift
from lexludi.games.harrow.rules.prompts import HEX, TOKEN, acts, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none
from lexludi.parts.options import Act

EITHER: Final = prompt("either-order", N_("{token}: what comes first?"), token=TOKEN, passes=N_("Use no more"))
INTO_STORMS: Final = prompt("into-storms", N_("Who goes into a storm next to it?"), passes=N_("Nobody more"))
SEND: Final = prompt("send", N_("Which haint goes where?"), passes=N_("None"))
MERGE: Final = prompt(
    "merge",
    N_("From which hex does everything come closer, and where to?"),
    passes=N_("Nothing"),
    wording={Guide: N_("Everything: {origin} to {to}")},
)
ABILITY: Final = acts("its-ability", N_("The Move or the Spawn"))
OTHER: Final = acts("its-other-half", N_("The other half"))
WAITS: Final = note("waits", N_("{seat}: a token waits for the next attack: {token}."), token=TOKEN)
MERGED: Final = note("merged", N_("{seat}: all that can comes from {origin} to {to}."), origin=HEX, to=HEX)

EFFECTS: Final[dict[int, Callable[[Harrow, int], None]]] = {}
"""What each upgrade token does, by its number."""


def token(name: str) -> int:
    return TOKEN_NAMES.index(name)


def kind_of(card: int) -> int:
    """The token that a card brings."""
    return FIRST_UPGRADE + card - FIRST_UPGRADE_CARD


NOT_DRAWN: Final = reason(
    "not-drawn", N_("costs a token that you have drawn this turn and not used: {token}."), token=TOKEN
)


def offer_upgrades(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 2.upgrade.1, 2.upgrade.2: a card for a token that was drawn in this turn and not used."""
    camp = s.camps[seat]
    for card in camp.hand:
        paid = s.family.laid[UPGRADE_COST[card - FIRST_UPGRADE_CARD]] > 0
        menu.offer(Play(card), "2.upgrade.1" if camp.used_card else None if paid else "2.upgrade.2")
        if menu.explains:
            price = UPGRADE_COST[card - FIRST_UPGRADE_CARD]
            used = because("2.upgrade.1", CARD_USED)
            menu.tell(Play(card), used if camp.used_card else because("2.upgrade.2", NOT_DRAWN, token=price))


def upgrade(s: Harrow, seat: int, card: int) -> None:
    """Law 2.upgrade.3, 2.upgrade.4, 2.upgrade.7."""
    camp, cost, kind = s.camps[seat], UPGRADE_COST[card - FIRST_UPGRADE_CARD], kind_of(card)
    camp.hand.remove(card)
    camp.used_card = True
    s.faction(seat).played(s, seat, card)
    s.reveal()
    s.tell(PlayedCard(seat, card))
    s.family.laid[cost] -= 1
    s.box[cost] += 1
    s.family.laid[kind] += 1
    gain_waiting(s, seat, kind)


def gain_waiting(s: Harrow, seat: int, kind: int) -> None:
    """Law 2.upgrade.6: some strengthen at once, and then wait on the attack jar."""
    if UPGRADE_WAITS[kind - FIRST_UPGRADE]:
        s.family.laid[kind] -= 1
        wait(s, seat, kind)


def wait(s: Harrow, seat: int, kind: int) -> None:
    s.strengthen(seat)
    s.family.waiting.append(kind)
    s.family.waiting.sort()
    s.note(seat, WAITS, "2.upgrade.6", token=kind)


def council_seat(s: Harrow, seat: int) -> None:
    """Law card.upgrade.council-seat."""
    s.then("points", seat, printed("council_seat").count, 0, 0, 0)


def faceless_portraits(s: Harrow, seat: int) -> None:
    """Law card.upgrade.faceless-portraits."""
    s.then("points", seat, 0, printed("faceless_portraits").count, 0, 0)


def noise_and_clamor(s: Harrow, seat: int) -> None:
    """Law card.upgrade.noise-and-clamor."""
    s.strengthen(seat, printed("noise_and_clamor").count)


def distant_tremor(s: Harrow, seat: int) -> None:
    """Law card.upgrade.distant-tremor."""
    s.family.tremor = True
    s.then("points", seat, 0, 1, 0, 0)


def weaving_fate(s: Harrow, seat: int) -> None:
    """Law card.upgrade.weaving-fate: chosen from the bag, it waits like one that was drawn."""
    s.family.used[token("weaving_fate")] -= 1
    wait(s, seat, token("weaving_fate"))


def knife_in_the_dark(s: Harrow, seat: int) -> None:
    """Law card.upgrade.knife-in-the-dark."""
    s.family.used[token("knife_in_the_dark")] -= 1
    wait(s, seat, token("knife_in_the_dark"))


# Tokens with two halves, in either order


def either(s: Harrow, seat: int, kind: int, ability: int, other: int) -> Flow[None]:
    """Law 2.upgrade.5, card.upgrade.storm-guide.a: one half after the other."""
    options: list[Act] = ([ABILITY] if ability else []) + ([OTHER] if other else [])
    choice = yield from one_or_none(seat, EITHER, options, "2.upgrade.5", token=kind)
    if choice is None:
        return
    if choice == ABILITY:
        if other:
            s.then("either", seat, kind, 0, 1)
        spawns = UPGRADE_COST[kind - FIRST_UPGRADE]
        s.then("points", seat, 1 - spawns, spawns, 0, 0)
    else:
        if ability:
            s.then("either", seat, kind, 1, 0)
        s.then(OTHER_HALF[kind], seat)


def halves(kind: int) -> Callable[[Harrow, int], None]:
    def begin(s: Harrow, seat: int) -> None:
        s.then("either", seat, kind, 1, 1)

    return begin


def into_storms(s: Harrow, seat: int) -> Flow[None]:
    """Law card.upgrade.storm-guide: the legend and each haint, once, onto a storm next to it."""
    come = [0] * HEXES
    led = False
    while True:
        options: list[Shift] = []
        for at in range(HEXES):
            ways = [to for to in NEAR[at] if s.storm(to) and s.bars(seat, to) is None] if s.units(seat, at) else []
            if ways and s.haints[seat][at] > come[at]:
                kinds = [unit for unit in (HAINT, INFECTED) if s.free(seat, at, unit)]
                options += [Shift(seat, unit, at, to) for unit in kinds for to in ways]
            if ways and not led and s.legends[seat][0] == at and s.free(seat, at, 0):
                options += [Shift(seat, 0, at, to) for to in ways]
        if not options:
            return
        choice = yield from one_or_none(seat, INTO_STORMS, options, "card.upgrade.storm-guide")
        if choice is None:
            return
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)
        if choice.unit >= 0:
            led = True
        else:
            come[choice.to] += 1


def send_haint(s: Harrow, seat: int) -> Flow[None]:
    """Law card.upgrade.psychopomp: any haint that is not infected, to land without units and tokens (R410)."""
    open_land = [at for at in range(HEXES) if s.land(at) and s.empty(at) and not any(row[at] for row in s.tokens)]
    options = [
        Shift(other, HAINT, at, to)
        for other in s.setting.fighters
        for at in range(HEXES)
        if s.haints[other][at] and s.free(other, at, HAINT)
        for to in open_land
        if s.bars(other, to) is None
    ]
    choice = yield from one_or_none(seat, SEND, options, "card.upgrade.psychopomp")
    if choice is not None:
        yield from go_unit(s, seat, choice.seat, HAINT, choice.origin, choice.to)


def merge(s: Harrow, seat: int) -> Flow[None]:
    """Law card.upgrade.merging: everything on a hex that can comes closer to the legend (R411)."""
    legend = s.legends[seat][0]
    options = [Guide(at, to) for at in range(HEXES) if at != legend and s.laden(at) for to in GRID.closer(at, legend)]
    choice = yield from one_or_none(seat, MERGE, options, "card.upgrade.merging")
    if choice is not None:
        s.note(seat, MERGED, "card.upgrade.merging", origin=choice.origin, to=choice.to)
        yield from merge_units(s, seat, choice.origin, choice.to)
        merge_things(s, choice.origin, choice.to)
        check_chains(s)


def merge_units(s: Harrow, mover: int, origin: int, to: int) -> Flow[None]:
    """Law card.upgrade.merging.a: units only where they may stand."""
    for seat in s.setting.fighters:
        haints, infected, legends = s.movable(seat, origin)
        while haints + legends.bit_count() and s.bars(seat, to, haints + legends.bit_count()) == "1.core.3":
            if haints > infected:
                haints -= 1
            elif legends:
                legends &= legends - 1
            else:
                haints, infected = haints - 1, infected - 1
        if (haints or legends) and s.bars(seat, to, haints + legends.bit_count()) is None:
            yield from go(s, mover, seat, origin, to, haints, legends, infected)


def merge_things(s: Harrow, origin: int, to: int) -> None:
    """Law card.upgrade.merging.a, .b: tokens go anywhere; storms, townsfolk and buildings never into the brambles."""
    for kind in KINDS:
        while s.tokens[kind][origin]:
            s.pull_token(kind, origin, to)
    while origin in s.paths:
        s.paths[s.paths.index(origin)] = to
    s.paths.sort()
    for row in s.lying:
        row[to] += row[origin]
        row[origin] = 0
    if to == s.setting.map.brambles:
        return
    if s.storms >> origin & 1 and not s.storms >> to & 1:
        s.storms ^= 1 << origin | 1 << to
    for what, foes in ((TOWNSFOLK, s.setting.protectors), (BUILDING, s.setting.family)):
        other = s.objectives[1 - what]
        if not other[to] and not any(s.units(seat, to) for seat in s.setting.fighters if seat != foes):
            s.objectives[what][to] += s.objectives[what][origin]
            s.objectives[what][origin] = 0


OTHER_HALF: Final[dict[int, str]] = {
    token("storm_guide"): "into_storms",
    token("psychopomp"): "send_haint",
    token("merging"): "merge",
}
"""The step of the half that is no Move and no Spawn."""
EFFECTS.update({
    token("council_seat"): council_seat,
    token("storm_guide"): halves(token("storm_guide")),
    token("psychopomp"): halves(token("psychopomp")),
    token("faceless_portraits"): faceless_portraits,
    token("distant_tremor"): distant_tremor,
    token("merging"): halves(token("merging")),
    token("noise_and_clamor"): noise_and_clamor,
    token("weaving_fate"): weaving_fate,
    token("knife_in_the_dark"): knife_in_the_dark,
})  # fmt: skip
m.FARTHER.declare(token("weaving_fate"), printed("weaving_fate").reach)
m.SUPERIORITY.declare(token("knife_in_the_dark"), printed("knife_in_the_dark").count)
