"""Law 1: the table is laid from a chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from lexludi.games.oath.chronicle.world import FIRST, MIXED, TUTORIAL, World, world_of
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    CRADLE,
    DENIZENS,
    DEVOTION,
    EDIFICES,
    EVERY_REGION,
    GRAND_SCEPTER,
    OATHS,
    PEOPLE,
    PURPLE,
    RELICS,
    SECRET,
    SLOTS,
    SLOTS_OF,
    THE_PEOPLE,
    TOP,
    VISIONS,
)
from lexludi.games.oath.rules.box.printed import FAVOR, SITE, SUIT
from lexludi.games.oath.rules.events import Drew, Hid
from lexludi.games.oath.rules.prompts import COUNT, WHICH_FIRST, prompt
from lexludi.games.oath.rules.prompts import SITE as SITE_KIND
from lexludi.games.oath.rules.setting import LAWS, Setting
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.locale import N_
from lexludi.parts.asking import how_many, where, which_card
from lexludi.parts.options import Card
from lexludi.parts.setup import Choice, Chosen, Options

START: Final = data.boards().start
BANKS: Final = data.boards().banks
ALL_VISIONS: Final[tuple[int, ...]] = tuple(range(VISIONS, VISIONS + 5))
ALL_RELICS: Final[tuple[int, ...]] = tuple(range(RELICS, GRAND_SCEPTER))
CITIZEN: Final = "citizen"
BY_CHRONICLE: Final = "chronicle"
FROM_BELOW: Final = -1
"""The bottom of the world deck, in the event of a draw."""

WORLD: Final = "chronicle"
"""The option that says what world a match begins with: one that has a name, or one that is written out."""
NAMED: Final = (FIRST, TUTORIAL, MIXED)

OPTIONS: Final = Options(
    Choice(WORLD, NAMED, text=world_of),
    Choice("oath", (BY_CHRONICLE, *OATHS)),
    Choice("law", LAWS),
    Choice("writing", (True, False)),
)


def seated(seats: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    """Who sits where, and who of them is a Citizen: the Chancellor first, then colours (`red`, `blue:citizen`)."""
    names = tuple(seat.partition(":")[0] for seat in seats)
    sides = [seat.partition(":")[2] for seat in seats]
    known = data.seats()
    if not 1 <= len(seats) <= len(known):
        raise BadSetup("Oath is for one to six players, not {n}.", n=len(seats))
    for seat, name, side in zip(seats, names, sides, strict=True):
        if name not in known or side not in ("", "exile", CITIZEN) or (name == "chancellor" and side):
            raise BadSetup("Nobody is called {seat!r} in Oath.", seat=seat)
    if len(set(names)) < len(names):
        raise BadSetup("Two players cannot have the same colour.")
    if names[0] != "chancellor":
        raise BadSetup("The Chancellor sits first.")
    return names, tuple(side == CITIZEN for side in sides)


def set_up(seats: tuple[str, ...], wanted: Mapping[str, Any], chance: Chance) -> Oath:
    """Law 1."""
    chosen: Chosen = OPTIONS.settle(wanted)
    world = world_of(chosen.word(WORLD))
    oath = chosen.word("oath")
    names, citizens = seated(seats)
    if oath != BY_CHRONICLE:
        world = msgspec.structs.replace(world, oath=OATHS.index(oath))
    return lay(world, names, citizens, chosen.word("law"), chosen.flag("writing"), chance)


def lay(
    world: World, names: tuple[str, ...], citizens: tuple[bool, ...], law: str, writes: bool, chance: Chance
) -> Oath:
    """The table as it is before anybody decides anything."""
    lying = {card for ground in world.map if ground is not None for card in ground.cards}
    starting = sorted(card.number for card in data.denizens().values() if card.starting)
    if world.mixed:
        anybody = [card for card in DENIZENS if card not in lying]
        chance.shuffle(anybody)
        starting = sorted(anybody[: len(starting) - len(lying)])
    in_deck = world.deck or tuple(card for card in starting if card not in lying)
    known = {*lying, *in_deck, *world.dispossessed}
    archive = tuple(card for card in DENIZENS if card not in known)
    boxed = tuple(colour for colour in world.citizens if colour not in names)
    s = Oath(Setting(names, world.oath, law, archive, boxed, writes), chance)
    for seat in range(s.players):
        s.citizen[seat] = citizens[seat] or names[seat] in world.citizens
    s.dispossessed = sorted(world.dispossessed)
    lay_map(s, world, chance)
    lay_relics(s, world, chance)
    lay_tokens(s)
    lay_warbands(s)
    build_deck(s, world, in_deck, chance)
    deal(s)
    s.then("round")
    for seat in range(s.players - 1, -1, -1):
        s.then("enter", seat)
    s.then("site_tokens")
    return s


def lay_map(s: Oath, world: World, chance: Chance) -> None:
    """Law 1.1."""
    used = [ground.site for ground in world.map if ground is not None]
    s.box = [site.number for site in SITE if site.number not in used]
    chance.shuffle(s.box)
    for slot, ground in enumerate(world.map):
        s.sites[slot] = s.box.pop() if ground is None else ground.site
        if ground is not None and ground.faceup:
            s.turn_site(slot)
            for card in ground.cards:
                s.put_at(card, slot)
            s.buried[slot] = list(ground.relics)
    for region in EVERY_REGION:  # 8.3.5.7
        if not any(s.faceup(slot) for slot in SLOTS_OF[region]):
            s.turn_site(SLOTS_OF[region][0])
    s.box.sort()


def lay_relics(s: Oath, world: World, chance: Chance) -> None:
    """Law 1.8, 1.17, 1.18, 2.8.2."""
    on_map = {relic for row in s.buried for relic in row}
    s.relic_deck = list(world.relics)
    if not s.relic_deck:
        s.relic_deck = [relic for relic in ALL_RELICS if relic not in on_map]
        chance.shuffle(s.relic_deck)
    for slot in SLOTS:
        if s.faceup(slot):
            while len(s.buried[slot]) < SITE[s.sites[slot]].relics:
                s.buried[slot].append(s.relic_deck.pop())
    for space in range(START.reliquary):
        s.reliquary[space] = s.relic_deck.pop()
    s.give_relic(CHANCELLOR, GRAND_SCEPTER)


def lay_tokens(s: Oath) -> None:
    """Law 1.5, 1.6, 1.11, 1.13 to 1.15."""
    s.treasury = FAVOR
    s.tokens = [1, 1]
    each = BANKS.many if s.players >= BANKS.many_from else BANKS.few
    s.banks = [each] * len(s.banks)
    for seat, name in enumerate(s.setting.seats):
        s.favor[seat] = data.seats()[name].favor
        s.secrets[seat] = data.seats()[name].secrets
    s.treasury -= 1 + sum(s.banks) + sum(s.favor)
    if s.setting.oath == DEVOTION:
        s.holder[SECRET] = CHANCELLOR
    if s.setting.oath == THE_PEOPLE:
        s.holder[PEOPLE] = CHANCELLOR
    s.unsettled = False


def lay_warbands(s: Oath) -> None:
    """Law 1.8, 1.9.b, 1.12, 1.15."""
    for seat, name in enumerate(s.setting.seats):
        s.bank[seat] = data.seats()[name].warbands
    for seat in range(s.players):
        s.board[seat] = START.warbands
        s.bank[s.colour(seat)] -= START.warbands
    top = next(slot for slot in SLOTS_OF[CRADLE] if s.faceup(slot))
    for slot in SLOTS:
        settled = any(card < EDIFICES or SUIT[card] >= 0 for card in s.cards[slot])
        n = START.top_site if slot == top else START.other_sites if s.faceup(slot) and settled else 0
        s.force[PURPLE][slot] = n
        s.bank[PURPLE] -= n


def build_deck(s: Oath, world: World, cards: tuple[int, ...], chance: Chance) -> None:
    """Law 1.box: as it was left, or built anew."""
    if world.deck:
        s.deck = list(cards[::-1])
        s.deep = next((n for n, card in enumerate(s.deck) if s.is_vision(card)), len(s.deck))
        return
    s.stack_deck(list(cards), list(ALL_VISIONS), chance)


def deal(s: Oath) -> None:
    """Law 1.19, 1.20: three cards of the bottom to the discard piles, then three to each player."""
    for region in EVERY_REGION:
        s.discards[region].append(from_below(s))
    for seat in range(s.players):
        for _ in range(START.hand):
            s.drawn[seat].append(from_below(s))


def from_below(s: Oath) -> int:
    """A card of the bottom of the world deck; a Vision counts as drawn (Law 1.20.c)."""
    card = s.deck.pop(0)
    s.deep = max(0, s.deep - 1)
    if s.is_vision(card):
        s.visions += 1
    return card


SITE_SHARE: Final = prompt(
    "site-favor",
    N_("There is too little favor for all sites: choose how much goes to {at} ({n} left)."),
    at=SITE_KIND,
    n=COUNT,
)
ENTER: Final = prompt("enter", N_("Choose the site where you start."))
FIRST_ADVISER: Final = prompt("first-adviser", N_("Choose the card to keep as a facedown adviser."))


def site_tokens(s: Oath) -> Flow[None]:
    """Law 1.16: faceup sites get what they call for; if favor runs short, the Chancellor says where it goes."""
    wanted = [(slot, SITE[s.sites[slot]].favor) for slot in SLOTS if s.faceup(slot)]
    left = sum(n for _, n in wanted)
    for slot, n in wanted:
        left -= n
        most = min(n, s.treasury)
        least = min(most, max(0, s.treasury - left))
        if least < most and left + n > s.treasury:
            most = yield from how_many(CHANCELLOR, SITE_SHARE, least, most, "1.16.b", at=slot, n=s.treasury)
        s.site_favor[slot] = most
        s.treasury -= most
        s.site_secrets[slot] = SITE[s.sites[slot]].secrets


def enter(s: Oath, seat: int) -> Flow[None]:
    """Law 1.21: a pawn, an adviser, and two cards to discard."""
    s.active = seat
    open_sites = [slot for slot in SLOTS if s.faceup(slot)]
    if seat == CHANCELLOR:
        open_sites = [TOP]
    s.pawn[seat] = yield from where(seat, ENTER, open_sites, "1.21.a")
    hand = s.drawn[seat]
    s.tell(Drew(seat, FROM_BELOW, tuple(hand)))
    card = yield from which_card(seat, FIRST_ADVISER, hand, "1.21.c")
    hand.remove(card)
    s.hidden[seat].append(card)
    s.tell(Hid(seat, card))
    while hand:  # 1.21.d
        card = hand[0]
        if len(hand) > 1:
            choice: Card = yield Ask(seat, WHICH_FIRST, [Card(c) for c in hand], "G.10.a")
            card = choice.card
        hand.remove(card)
        s.discard_facedown(seat, card)
