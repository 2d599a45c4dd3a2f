"""Imperial demands (Law mode.coop): which can be fulfilled, what is given for them, and what the others cost."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import BUILDING, NOBODY
from lexludi.games.wall.rules.box.data import Demand, Gain
from lexludi.games.wall.rules.box.printed import DEMANDS, RESOURCE_NAMES
from lexludi.games.wall.rules.ending import won_together
from lexludi.games.wall.rules.gaining import mixes
from lexludi.games.wall.rules.modes.together import giving
from lexludi.games.wall.rules.options import Fulfil, Mix
from lexludi.games.wall.rules.prompts import COUNT, DEMAND, note, prompt
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.shame import shame
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import DEMANDS as DEMANDS_WINDOW
from lexludi.games.wall.rules.tactics import window
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, whether

WHICH_DEMAND: Final = prompt("demand", N_("Propose a demand to fulfil."), passes=N_("Fulfil no more"))
AGREE: Final = prompt("agree", N_("Shall all fulfil this demand: {demand}?"), demand=DEMAND)
WHICH_LEAVES: Final = prompt("granaries", N_("Choose what the Warehouse gives for a demand ({n})."), n=COUNT)
FULFILLED: Final = note("fulfilled", N_("A demand is fulfilled: {card}."), card=DEMAND)
REFUSED: Final = note("refused", N_("{seat} does not agree: {card}."), card=DEMAND)
CAME: Final = note("demanded", N_("The emperor demands: {card}."), card=DEMAND)


def lay(s: Wall) -> None:
    """Law mode.coop.demand.max, mode.coop.unfulfilled.2: new demands come to the free positions."""
    while len(s.court.demands) < s.setting.demand_slots and s.court.demand_deck:
        card = s.court.demand_deck.pop()
        s.court.demands.append(card)
        s.reveal()
        s.note(NOBODY, CAME, "mode.coop.unfulfilled.2", card=card)


# Fulfilling them (Law mode.coop.demand.when)


def begin(s: Wall) -> Flow[None]:
    """Tactics and generals first; then one demand after another."""
    s.court.rebate = 0
    for clan in s.everybody():
        yield from m.occur(s, m.DEMANDED, Scene(clan))
        yield from window(s, DEMANDS_WINDOW, Scene(clan))
    s.then("fulfil", 0)


def fulfil(s: Wall, refused: int) -> Flow[None]:
    """Those that are met by themselves; then one that the first in tea order proposes, and to which all agree."""
    for card in list(s.court.demands):
        if DEMANDS[card].check and met(s, DEMANDS[card]):
            discharge(s, card)
    seats = s.everybody()
    cards = [card for card in s.court.demands if not refused >> card & 1 and payable(s, DEMANDS[card])]
    if not cards:
        return
    choice = yield from one_or_none(seats[0], WHICH_DEMAND, [Fulfil(card) for card in cards], "mode.coop.demand.when")
    if choice is None:
        return
    card = choice.demand
    for seat in seats[1:]:
        if not (yield from whether(seat, AGREE, "mode.coop.demand.all", demand=card)):
            s.note(seat, REFUSED, "mode.coop.demand.all", card=card)
            s.then("fulfil", refused | 1 << card)
            return
    s.then("fulfil", refused)
    s.then("fulfilled", card)
    if DEMANDS[card].warehouse:
        s.then("empty_warehouse", card)
    for seat in reversed(seats):
        s.then("give", seat, card)


def met(s: Wall, demand: Demand) -> bool:
    """Whether a demand that costs nothing is met now."""
    hordes = [len(s.hordes[section]) for section in s.setting.sections]
    if demand.check == "taunt":
        return not s.court.breaches and sum(hordes) >= s.players + demand.over
    if demand.check == "wall":
        return sum(s.level) >= s.players + demand.over
    return max(hordes) <= demand.most


def asked(s: Wall, demand: Demand) -> Gain:
    """What everybody gives: of four it may be less."""
    return demand.of_four if s.players == 4 and demand.of_four else demand.each


def payable(s: Wall, demand: Demand) -> bool:
    """Law mode.coop.demand.whole, mode.coop.demand.all: whether everybody can give all of it, each for himself."""
    if demand.check:
        return False
    if demand.warehouse - s.court.rebate > sum(s.warehouse):
        return False
    return shortfall(s, demand, list(range(s.players))) <= s.court.rebate and all(
        giving.able(s, seat, what, n)
        for seat in range(s.players)
        for what, n in asked(s, demand).items()
        if what not in RESOURCE_NAMES
    )


def shortfall(s: Wall, demand: Demand, seats: list[int]) -> int:
    """How many resources these people lack together."""
    return sum(
        max(0, n - s.stock[seat][RESOURCE_NAMES.index(what)])
        for seat in seats
        for what, n in asked(s, demand).items()
        if what in RESOURCE_NAMES
    )


def give(s: Wall, seat: int, card: int) -> Flow[None]:
    """Law mode.coop.demand.all: what one gives; of what is remitted, others who lack more have their share."""
    demand, seats = DEMANDS[card], s.everybody()
    later = seats[seats.index(seat) + 1 :]
    for what, n in asked(s, demand).items():
        if what not in RESOURCE_NAMES:
            yield from giving.give(s, seat, what, n)
            continue
        least = shortfall(s, demand, [seat])
        most = min(n, s.court.rebate - shortfall(s, demand, later))
        remitted = least if most <= least else (yield from giving.how_much_remitted(seat, least, most))
        s.court.rebate -= remitted
        s.pay(seat, RESOURCE_NAMES.index(what), n - remitted)


def empty_warehouse(s: Wall, card: int) -> Flow[None]:
    """The first in tea order chooses what the Warehouse gives."""
    n = max(0, DEMANDS[card].warehouse - s.court.rebate)
    seat = s.everybody()[0]
    choice: Mix = yield Ask(seat, WHICH_LEAVES, [*mixes(n, s.warehouse)], "mode.coop.demand.whole", n=n)
    for resource, count in zip(BUILDING, (choice.wood, choice.stone, choice.gold), strict=True):
        s.warehouse[resource] -= count


def fulfilled(s: Wall, card: int) -> None:
    """One demand alone is made cheaper."""
    if DEMANDS[card].warehouse or any(what in RESOURCE_NAMES for what in DEMANDS[card].each):
        s.court.rebate = 0
    discharge(s, card)


def discharge(s: Wall, card: int) -> None:
    """Law mode.coop.demand.done."""
    s.court.demands.remove(card)
    s.court.fulfilled.append(card)
    s.note(NOBODY, FULFILLED, "mode.coop.demand.done", card=card)


# The rest of winter


def end_check(s: Wall) -> None:
    """Law mode.coop.end.win: enough demands; walls and time do not end the game here."""
    if len(s.court.fulfilled) >= s.setting.demands_needed:
        won_together(s)


def unfulfilled(s: Wall) -> Flow[None]:
    """Law mode.coop.unfulfilled.1: a shame token for everybody and each demand in play; then new ones come."""
    for clan in s.everybody():
        for _ in s.court.demands:
            yield from shame(s, clan)
    lay(s)
