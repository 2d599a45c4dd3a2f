"""Cards of the Fair Folk, all of our own design."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.factions.fae.drawer import BARE, NO_NEST
from lexludi.games.harrow.factions.fae.searching import arrows_from, guess_at, guesses, point, seeking
from lexludi.games.harrow.rules.box.codes import LAND, NOWHERE
from lexludi.games.harrow.rules.box.printed import FAE_CARD_NAMES, FAE_CARDS, NEAR
from lexludi.games.harrow.rules.crowds import close, crowds
from lexludi.games.harrow.rules.moving import go_unit, pulls
from lexludi.games.harrow.rules.options import Arrow, Carry, Exchange, Guess, Land, Lay, Quest, Ready, Shift
from lexludi.games.harrow.rules.prompts import TERRAIN, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_

Able = Callable[[Harrow, int], bool]
Done = Callable[[Harrow, int], Flow[None]]
LAW: Final = "fae.cards.2"

FROM_LAND: Final = prompt("from-land", N_("From which terrain does the search cube go?"))
TO_LAND: Final = prompt("to-land", N_("To which terrain?"))
DROP_QUEST: Final = prompt("drop-quest", N_("Which quest do you discard?"))
WHICH_SWAP: Final = prompt("which-swap", N_("Which two nests change their offers?"))
WHICH_READY: Final = prompt("which-ready", N_("Which offer goes back into the bag?"))
WHICH_CARRY: Final = prompt("which-carry", N_("Which nest goes where?"))
WHERE_NEST: Final = prompt("where-nest", N_("Where do you lay the nest?"))
WHO_COMES: Final = prompt("who-comes", N_("Who comes closer?"))
WHICH_ARROW: Final = prompt("which-arrow", N_("Where do you place the arrow?"))
ASK_LAND: Final = prompt("ask-land", N_("Which terrain do you ask for?"))
SCENT: Final = prompt("scent", N_("On which hex is it hidden?"))
LIES_THERE: Final = note("lies-there", N_("It lies on this terrain: {terrain}."), terrain=TERRAIN)
NOT_THERE: Final = note("not-there", N_("It does not lie on this terrain: {terrain}."), terrain=TERRAIN)


class Power:
    """What a card does, and whether it would do anything."""

    def __init__(self, able: Able, do: Done) -> None:
        self.able = able
        self.do = do


POWERS: Final[dict[int, Power]] = {}


def card(name: str, able: Able, do: Done) -> None:
    """Declare a card."""
    POWERS[FAE_CARD_NAMES.index(name)] = Power(able, do)


def number(name: str) -> int:
    """The figure of a card."""
    return FAE_CARDS[FAE_CARD_NAMES.index(name)].number


def offering(s: Harrow) -> list[int]:
    """Hexes with a nest that has its offer."""
    return [at for at, nest in enumerate(s.fae.nests) if nest >= 0]


def open_hexes(s: Harrow) -> list[int]:
    """Law fae.nest.1, .1b: no units, no fire, and no other nest (R471)."""
    free = [int(nest == NO_NEST) for nest in s.fae.nests]
    for seat in s.setting.fighters:
        close(free, crowds(s, seat))
    close(free, s.flames)
    if s.hester.at != NOWHERE:
        free[s.hester.at] = 0
    return [at for at, n in enumerate(free) if n]


def glamour(s: Harrow, seat: int) -> Flow[None]:
    here: Land = yield Ask(seat, FROM_LAND, [Land(n) for n in LAND if s.fae.terrains >> n & 1], LAW)
    free: list[Option] = [Land(n) for n in LAND if not s.fae.terrains >> n & 1]
    there: Land = yield Ask(seat, TO_LAND, free, LAW)
    s.fae.terrains ^= 1 << here.terrain | 1 << there.terrain


def whispered_names(s: Harrow, seat: int) -> Flow[None]:
    f = s.fae
    n = number("whispered_names")
    for _ in range(n):
        f.quests.refill(s.chance)
        f.sought.append(f.quests.draw())
    f.sought.sort()
    s.reveal()
    for _ in range(n):
        choice: Quest = yield Ask(seat, DROP_QUEST, [Quest(quest) for quest in f.sought], LAW, always=True)
        f.sought.remove(choice.quest)
        f.quests.discard(choice.quest)


def fine_print(s: Harrow, seat: int) -> Flow[None]:
    found = offering(s)
    options: list[Option] = [Exchange(a, b) for a in found for b in found if a < b]
    choice: Exchange = yield Ask(seat, WHICH_SWAP, options, LAW)
    nests = s.fae.nests
    nests[choice.at], nests[choice.to] = nests[choice.to], nests[choice.at]


def better_bargain(s: Harrow, seat: int) -> Flow[None]:
    f = s.fae
    choice: Ready = yield Ask(seat, WHICH_READY, [Ready(offer) for offer in f.ready], LAW)
    f.ready.remove(choice.offer)
    f.bag.append(choice.offer)
    f.bag.sort()
    f.ready.append(f.bag.pop(s.chance.below(len(f.bag))))
    f.ready.sort()


def carries(s: Harrow) -> list[Carry]:
    free = open_hexes(s)
    return [Carry(at, to) for at in offering(s) for to in NEAR[at] if to in free]


def shifting_hollow(s: Harrow, seat: int) -> Flow[None]:
    choice: Carry = yield Ask(seat, WHICH_CARRY, [*carries(s)], LAW)
    nests = s.fae.nests
    nests[choice.to], nests[choice.origin] = nests[choice.origin], NO_NEST


def second_nest(s: Harrow, seat: int) -> Flow[None]:
    choice: Lay = yield Ask(seat, WHERE_NEST, [Lay(at) for at in open_hexes(s)], LAW)
    s.fae.nests[choice.at] = BARE
    if s.land(choice.at) and s.fae.terrains >> s.terrain(choice.at) & 1:  # fae.nest.3
        s.strengthen(seat)


def lured(s: Harrow, legends: bool) -> list[Shift]:
    """Haints, or legends, that can come a hex closer to some nest with an offer."""
    found: dict[Shift, None] = {}
    for goal in offering(s):
        for shift in pulls(s, s.setting.fighters, goal):
            if (shift.unit >= 0) == legends:
                found[shift] = None
    return list(found)


def lures(s: Harrow, legends: bool) -> bool:
    """Whether there are any."""
    for goal in offering(s):
        for shift in pulls(s, s.setting.fighters, goal):
            if (shift.unit >= 0) == legends:
                return True
    return False


def beckon(s: Harrow, seat: int, legends: bool) -> Flow[None]:
    choice: Shift = yield Ask(seat, WHO_COMES, [*lured(s, legends)], LAW)
    yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)


def silver_gift(s: Harrow, seat: int) -> Flow[None]:
    s.strengthen(seat, number("silver_gift"))
    yield from ()


def oathbound(s: Harrow, seat: int) -> Flow[None]:
    s.fae.oath += number("oathbound")
    yield from ()


def fairy_ring(s: Harrow, seat: int) -> Flow[None]:
    choice: Arrow = yield Ask(seat, WHICH_ARROW, [*arrows_from(offering(s))], LAW)
    s.fae.bag.append(s.fae.nests[choice.at])
    s.fae.nests[choice.at] = BARE
    point(s, seat, choice)


def keen_eyes(s: Harrow, seat: int) -> Flow[None]:
    choice: Land = yield Ask(seat, ASK_LAND, [Land(land) for land in LAND], LAW)
    there = s.terrain(s.fae.target()) == choice.terrain
    s.fae.lands.append((choice.terrain, int(there)))
    s.reveal()
    s.note(seat, LIES_THERE if there else NOT_THERE, LAW, terrain=choice.terrain)


def royal_scent(s: Harrow, seat: int) -> Flow[None]:
    choice: Guess = yield Ask(seat, SCENT, guesses(s), LAW)
    guess_at(s, seat, choice.at)


def on_some_land(s: Harrow, seat: int) -> bool:
    return 0 < s.fae.terrains.bit_count() < len(LAND)


def always(s: Harrow, seat: int) -> bool:
    return True


def any_room(s: Harrow, seat: int) -> bool:
    return s.fae.spare() > 0 and bool(open_hexes(s))


def searching(s: Harrow, seat: int) -> bool:
    return seeking(s) and s.fae.target() != NOWHERE


card("glamour", on_some_land, glamour)
card("whispered_names", always, whispered_names)
card("fine_print", lambda s, seat: len(offering(s)) > 1, fine_print)
card("better_bargain", lambda s, seat: bool(s.fae.ready), better_bargain)
card("shifting_hollow", lambda s, seat: bool(carries(s)), shifting_hollow)
card("second_nest", any_room, second_nest)
card("beckoning_light", lambda s, seat: lures(s, False), lambda s, seat: beckon(s, seat, False))
card("courtly_invitation", lambda s, seat: lures(s, True), lambda s, seat: beckon(s, seat, True))
card("silver_gift", always, silver_gift)
card("oathbound", always, oathbound)
card("fairy_ring", lambda s, seat: bool(offering(s)) and searching(s, seat), fairy_ring)
card("keen_eyes", searching, keen_eyes)
card("royal_scent", searching, royal_scent)
