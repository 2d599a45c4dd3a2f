"""Law 5.6: Travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.major import Major, can_start, owes, pay_toll, start, toll
from lexludi.games.oath.rules.box.codes import CHANCELLOR, NOBODY, REGION, SITES, SLOTS
from lexludi.games.oath.rules.box.printed import TRAVEL
from lexludi.games.oath.rules.events import Revealed, Travelled
from lexludi.games.oath.rules.prompts import COUNT, SEAT, SITE, prompt, reason
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Forbids, Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import PASS, whether
from lexludi.parts.options import At

PLACES: Final = tuple(At(slot) for slot in SLOTS)

WHERE_TO: Final = prompt("travel", N_("Choose where to travel."))
WHERE_TO_SEND: Final = prompt(
    "send", N_("Choose where {other} travels."), other=SEAT, passes=N_("To a place that is too far")
)
PAY_TO_ENTER: Final = prompt(
    "pay-to-enter", N_("You are made to travel: would you pay to be let into {at}?"), at=SITE, passes=N_("Do not pay")
)


def nearest(origin: int) -> tuple[int, ...]:
    """All sites by what the way from there costs."""
    row = TRAVEL[REGION[origin]]
    return tuple(sorted(SLOTS, key=lambda slot: row[REGION[slot]]))


NEAREST: Final[tuple[tuple[int, ...], ...]] = tuple(nearest(origin) for origin in SLOTS)
"""From each site: the first is the likeliest to be reached."""
FARTHEST: Final = max(max(row) for row in TRAVEL)
"""The most that is printed for a way."""


def printed_cost(origin: int, slot: int) -> int:
    """Law 5.6.1: by the regions."""
    return TRAVEL[REGION[origin]][REGION[slot]]


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Travel(Major):
    action = "travel"
    forced = False
    """Whether somebody else makes the player travel."""
    willing: tuple[int, ...] = ()
    """Where somebody who is made to travel would pay to be let in."""
    free_to: tuple[Callable[[Oath, Travel, int], bool], ...] = ()
    """(state, travel, slot): whether it costs no supply."""
    fares: tuple[tuple[int, int], ...] = ()
    """Sites to which travelling costs a favor, and who is given it."""
    only: tuple[int, ...] = SLOTS
    """Where it may lead."""
    after: tuple[Callable[[Oath, Travel, int], Flow[None]], ...] = ()

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Travel)
        super().copy_into(other)
        other.origin = self.origin
        other.forced = self.forced
        other.willing = self.willing
        other.free_to = self.free_to
        other.fares = self.fares
        other.only = self.only
        other.after = self.after

    def possible(self, s: Oath) -> bool:
        unhindered = self.unhindered(s)
        for slot in NEAREST[self.origin]:
            if slot in self.only and slot != self.origin:
                if unhindered:
                    return self.free or printed_cost(self.origin, slot) <= s.supply[self.seat]
                if self.why_not(s, slot) is None:
                    return True
        return False

    def unhindered(self, s: Oath) -> bool:
        """Whether nothing but the printed cost decides where the player can go."""
        present = self.present(s)
        if self.forced or self.fares or self.free_to or not m.WAYS.silent(present):
            return False
        if self.seat == CHANCELLOR and m.TRAVEL_COST.heard(present):
            return False
        site = SITES + s.sites[self.origin]
        return m.LEAVING_COST.of(site) is None and m.LEAVING_IGNORES.of(site) is None

    def cost(self, s: Oath, slot: int) -> int:
        """Law 5.6.1, 7.6.2: by the regions, unless it costs nothing at all."""
        return self.cost_with(s, slot, self.heard(s, slot))

    def cost_with(self, s: Oath, slot: int, heard: int) -> int:
        """The same with the powers that are heard on the way."""
        if self.free:
            return 0
        for is_free in self.free_to:
            if is_free(s, self, slot):
                return 0
        cost = printed_cost(self.origin, slot)
        site = SITES + s.sites[self.origin]
        leaving = m.LEAVING_COST.of(site)
        if leaving is not None and heard >> site & 1:
            cost = leaving(s, slot, cost)
        if self.seat == CHANCELLOR:
            for power, changes in m.TRAVEL_COST.heard(heard):
                cost = changes(s, power, self, slot, cost)
        return cost

    def why_not(self, s: Oath, slot: int) -> str | None:
        """The rule by which the player cannot travel to a site."""
        if slot == self.origin:
            return "5.6.1.a"
        heard = self.heard(s, slot)
        if self.cost_with(s, slot, heard) > s.supply[self.seat]:
            return ("5.6.1.a", "5.6.1.b", "5.6.1.c")[REGION[self.origin]]
        for power, forbids in m.CANNOT_TRAVEL.heard(heard):
            why = forbids(s, power, self, slot)
            if why is not None:
                return why
        if owes(s, self, slot, len(self.fare(slot)) if self.fares else 0):
            return "7.1.4"
        if self.forced and slot not in self.willing and (self.fare(slot) or toll(s, self, slot)):
            return "7.1.4"
        return None

    def fare(self, slot: int) -> list[int]:
        """Who is given a favor for travelling to a site."""
        return [payee for place, payee in self.fares if place == slot]

    def heard(self, s: Oath, slot: int) -> int:
        """The powers that are heard on the way to a site."""
        present = self.present(s)
        if self.free_to:
            for power, ignores in m.TRAVEL_IGNORES.heard(present):
                present &= ~ignores(s, power, self, slot)
        site = SITES + s.sites[self.origin]
        leaving = m.LEAVING_IGNORES.of(site)
        if leaving is not None and self.present(s) >> site & 1:
            present &= ~leaving(s, slot)
        return present

    def destinations(self, s: Oath) -> list[int]:
        """Where the player can go."""
        if self.unhindered(s):
            most = FARTHEST if self.free else s.supply[self.seat]
            return [slot for slot in self.only if slot != self.origin and printed_cost(self.origin, slot) <= most]
        return [slot for slot in self.only if self.why_not(s, slot) is None]

    def reachable(self, s: Oath) -> list[int]:
        """The same, if whoever is made to travel pays wherever it is asked."""
        trial = self.copy()
        trial.willing = self.only
        return trial.destinations(s)


SITE_TOO_FAR: Final = reason(
    "site-too-far", N_("the way there costs {n} supply, and you have {has}."), n=COUNT, has=COUNT
)
HERE: Final = reason("here", N_("you are there already."), plain=True)
FARE: Final = reason("fare", N_("you have too little favor to be let in."))
BARRED: Final = reason("barred", N_("the power of a site keeps you out: read what it says."))


def refused_sites(s: Oath, action: Travel) -> list[Refusal]:
    """Law 5.6.1: where the player cannot go, and why not."""
    found: list[Refusal] = []
    for slot in action.only:
        law: Forbids | None = action.why_not(s, slot)
        if law is None:
            continue
        cost = 0 if slot == action.origin else action.cost(s, slot)
        if slot == action.origin:
            law = because("5.6.1.a", HERE)
        elif cost > s.supply[action.seat]:
            law = because(str(law), SITE_TOO_FAR, n=cost, has=s.supply[action.seat])
        elif law == "7.1.4":
            law = because(law, FARE)
        elif law == "7.1.1.b":
            law = because(law, BARRED)
        found.append(refused(PLACES[slot], law))
    return found


def why_not_travel(s: Oath, seat: int) -> str | None:
    return None if can_start(s, Travel(seat, s.pawn[seat])) else "5.6.1.a"


def travel(s: Oath, seat: int) -> Flow[None]:
    """Law 5.6."""
    action = Travel(seat, s.pawn[seat])
    yield from start(s, action)
    yield from go(s, action, seat)


def agree_to_pay(s: Oath, action: Travel) -> Flow[None]:
    """Whoever is made to travel says where he would pay to be let in: nobody can make him."""
    free = action.destinations(s)
    for slot in action.reachable(s):
        if slot not in free and (yield from whether(action.seat, PAY_TO_ENTER, "7.1.4", at=slot)):
            action.willing += (slot,)


def go(s: Oath, action: Travel, chooser: int) -> Flow[bool]:
    """Choose where to, spend supply, and arrive; somebody may have the say where another leaves from."""
    seat = action.seat
    options: list[Option] = [PLACES[slot] for slot in action.destinations(s)]
    for power, sends in m.SENDS.heard(action.present(s)):
        sender = sends(s, power, seat, action.origin)
        if sender != NOBODY:
            chooser = sender
            if options and any(action.cost(s, slot) > s.supply[seat] for slot in action.only):
                options.append(PASS)
    if not options:
        return False
    if chooser == seat:
        why_not = refused_sites(s, action) if s.explaining else None
        choice: Option = yield Ask(seat, WHERE_TO, options, "5.6.1.a", refused=why_not)
    else:
        choice = yield Ask(chooser, WHERE_TO_SEND, options, "5.6.1.a", other=seat)
    if not isinstance(choice, At):
        return False
    slot = choice.place
    pay_toll(s, action, slot)
    for payee in action.fare(slot):
        s.give_favor(seat, payee, 1)
    s.spend(seat, action.cost(s, slot))
    yield from arrive(s, action, slot)
    return True


def arrive(s: Oath, action: Travel, slot: int) -> Flow[None]:
    """Law 5.6.2."""
    seat, origin = action.seat, action.origin
    present = action.heard(s, slot)
    s.pawn[seat] = slot
    s.tell(Travelled(seat, origin, slot))
    if not s.faceup(slot):
        reveal_site(s, slot)
    for power, hears in m.TRAVELLED.heard(present):
        yield from hears(s, power, seat, origin, slot)
    for follows in action.after:
        yield from follows(s, action, slot)
    yield from title(s)


def reveal_site(s: Oath, slot: int) -> None:
    """Law 5.6.2.a."""
    s.reveal()
    s.reveal_site(slot)
    s.tell(Revealed(slot, s.sites[slot]))
    s.unsettled = True


def free_travel(s: Oath, seat: int) -> Travel:
    """Law 7.6.2: a journey that spends no supply."""
    action = Travel(seat, s.pawn[seat])
    action.free = True
    return action


def sent(s: Oath, seat: int, chooser: int, only: tuple[int, ...] = SLOTS) -> Flow[bool]:
    """Law 7.6.2: somebody makes a player travel for no supply; whether it came to that."""
    action = free_travel(s, seat)
    action.forced = seat != chooser
    action.only = only
    yield from agree_to_pay(s, action)
    return (yield from go(s, action, chooser))
