"""The denizens of the Beast that are used in the Act Phase, or act when they are played."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    a_player,
    at_sites,
    discard_all,
    led,
    may_become_citizen,
    once_paid,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import wage
from lexludi.games.oath.rules.actions.major import can_start
from lexludi.games.oath.rules.actions.taking import answered, draw_relic
from lexludi.games.oath.rules.box.codes import BEAST as BEAST_SUIT
from lexludi.games.oath.rules.box.codes import (
    DISCORD,
    EDIFICES,
    EVERY_SUIT,
    GRAND_SCEPTER,
    NOBODY,
    NOMAD,
    ORDER,
    SLOTS,
    SLOTS_OF,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.options import Suit
from lexludi.games.oath.rules.powers import (
    ActionPower,
    Persistent,
    Power,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import COUNT, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import where, which_card, whom

# Actions

KILL_ONE: Final = prompt("wolves", N_("Choose on whose board a warband is killed."))
WHERE_TO_PROWL: Final = prompt("prowl", N_("Choose the card to discard; this one takes its place."))
GIVE_BACK: Final = prompt("give-back", N_("Choose the relic to put under the relic deck."))
MOVE_FAVOR: Final = prompt("move-favor", N_("Choose a bank that gives a favor to the Beasts ({n} left)."), n=COUNT)
WHERE_FROM: Final = prompt("wild-allies", N_("Choose the site to campaign from."))


def with_warbands(s: Oath) -> list[int]:
    return [p for p in range(s.players) if s.board[p]]


def any_warband(s: Oath, seat: int, card: int) -> bool:
    return bool(with_warbands(s))


def wolves(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband on anybody's board."""
    other = yield from whom(seat, KILL_ONE, with_warbands(s), "7.1.3")
    s.kill_on_board(other, 1)


def prey(s: Oath, seat: int, card: int) -> list[int]:
    """Denizens at other sites that can be discarded."""
    here = s.slot_of(card)
    return [
        other
        for slot in SLOTS
        if slot != here
        for other in s.cards[slot]
        if other < EDIFICES and not s.locked(seat, other)
    ]


def any_prey(s: Oath, seat: int, card: int) -> bool:
    return s.slot_of(card) != NOBODY and not s.locked(seat, card) and bool(prey(s, seat, card))


def roving_terror(s: Oath, seat: int, card: int) -> Flow[None]:
    """It goes where it has torn another card away."""
    other = yield from which_card(seat, WHERE_TO_PROWL, prey(s, seat, card), "7.1.3")
    slot = s.slot_of(other)
    s.discard(seat, other)
    s.lift(card)
    s.put_at(card, slot)
    yield from title(s)


def fae_merchant(s: Oath, seat: int, card: int) -> Flow[None]:
    """A relic off the deck, and one that is held under it."""
    relic = draw_relic(s, seat)
    if relic != NOBODY:
        s.give_relic(seat, relic)
    held = [thing for thing in s.relics[seat] if thing != GRAND_SCEPTER]
    if held:
        back = yield from which_card(seat, GIVE_BACK, held, "7.1.3")
        s.bury_relic(back)
    yield from title(s)
    if relic in s.relics[seat]:
        yield from answered(s, seat, [relic])


def enemies_of_peace(s: Oath) -> list[int]:
    """Whoever has warbands on the board, and an adviser of Order or Discord."""
    return [p for p in with_warbands(s) if s.matching(p, ORDER) or s.matching(p, DISCORD)]


def any_enemy_of_peace(s: Oath, seat: int, card: int) -> bool:
    return bool(enemies_of_peace(s))


def second_chance(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband of theirs for one of one's own."""
    other = yield from whom(seat, KILL_ONE, enemies_of_peace(s), "7.1.3")
    if s.kill_on_board(other, 1):
        s.gain_warbands(seat, 1)


def no_limit(s: Oath, power: int, seat: int) -> bool:
    return True


def can_pipe(s: Oath, seat: int, card: int) -> bool:
    return s.owner(card) == seat


def pied_piper(s: Oath, seat: int, card: int) -> Flow[None]:
    """It goes to another player's advisers, and brings two of his favor."""
    other = yield from a_player(s, seat, s.others(seat))
    if other == NOBODY:
        return
    s.lift(card)
    s.put_adviser(other, card)
    s.take_favor(seat, other, 2)


def beasts_on_the_map(s: Oath) -> int:
    return len(at_sites(s, BEAST_SUIT))


def favor_for_beasts(s: Oath, seat: int, card: int) -> bool:
    return beasts_on_the_map(s) > 0 and any(s.banks[suit] for suit in EVERY_SUIT if suit != BEAST_SUIT)


def memory_of_nature(s: Oath, seat: int, card: int) -> Flow[None]:
    """A favor of any bank for each Beast on the map."""
    for left in range(beasts_on_the_map(s), 0, -1):
        banks: list[Option] = [Suit(suit) for suit in EVERY_SUIT if suit != BEAST_SUIT and s.banks[suit]]
        if not banks:
            return
        choice: Suit = yield Ask(seat, MOVE_FAVOR, banks, "7.1.3", n=left)
        s.banks[choice.suit] -= 1
        s.banks[BEAST_SUIT] += 1


def lairs(s: Oath, seat: int) -> list[int]:
    """Sites with a Beast from which one can campaign."""
    homes = [slot for slot in SLOTS if any(SUIT[card] == BEAST_SUIT for card in s.cards[slot])]
    return [slot for slot in homes if can_start(s, led(s, seat, slot))]


def any_lair(s: Oath, seat: int, card: int) -> bool:
    return bool(once_paid(s, seat, card, lairs))


def wild_allies(s: Oath, seat: int, card: int) -> Flow[None]:
    slot = yield from where(seat, WHERE_FROM, lairs(s, seat), "7.1.3")
    yield from wage(s, led(s, seat, slot))


# When played


def long_lost_heir(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from may_become_citizen(s, seat)


def threatening_roar(s: Oath, seat: int, card: int) -> Flow[None]:
    """Nomads and other Beasts flee the sites of the region."""
    near = [other for slot in SLOTS_OF[s.region(seat)] for other in s.cards[slot] if other != card]
    scared = [other for other in near if SUIT[other] in (BEAST_SUIT, NOMAD) and not s.locked(seat, other)]
    yield from discard_all(s, seat, scared)
    yield from title(s)


def animal_host(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_warbands(seat, beasts_on_the_map(s))
    yield from ()


ACTIONS: Final[tuple[Power, ...]] = (
    WhenPlayed("long_lost_heir", long_lost_heir),
    ActionPower("wolves", wolves, ready=any_warband),
    ActionPower("roving_terror", roving_terror, ready=any_prey),
    WhenPlayed("threatening_roar", threatening_roar),
    ActionPower("fae_merchant", fae_merchant),
    ActionPower("second_chance", second_chance, ready=any_enemy_of_peace),
    Persistent("pied_piper", m.LIMITLESS.hears(no_limit)),
    ActionPower("pied_piper", pied_piper, ready=can_pipe),
    WhenPlayed("animal_host", animal_host),
    ActionPower("memory_of_nature", memory_of_nature, ready=favor_for_beasts),
    ActionPower("wild_allies", wild_allies, ready=any_lair),
)
