"""The denizens of Discord that are used in the Act Phase or at rest, or act when they are played."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    BECOME,
    a_player,
    a_secret,
    admit_with_relic,
    any_favor,
    at_sites,
    discard_all,
    favor_of_a_bank,
    kill_at,
    rolled_shields,
    swap_advisers,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.play import discard_adviser, play
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.taking import take, why_not_take
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    EVERY_REGION,
    EVERY_SUIT,
    NO_SUIT,
    NOBODY,
    SECRET,
    SLOTS,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Peeked
from lexludi.games.oath.rules.options import Pile, Suit
from lexludi.games.oath.rules.powers import ActionPower, Persistent, Power, RestPower, WhenPlayed
from lexludi.games.oath.rules.prompts import CARD, COUNT, SEAT, WHICH_CARD, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.table import Table
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, whether, which_card

# Actions


def careless_beside(s: Oath, seat: int) -> list[int]:
    """The players at one's site who would have a secret left."""
    return [other for other in s.beside(seat) if s.all_secrets(other) >= 2]


def anybody_careless(s: Oath, seat: int, card: int) -> bool:
    return bool(careless_beside(s, seat))


def sleight_of_hand(s: Oath, seat: int, card: int) -> Flow[None]:
    other = yield from a_player(s, seat, careless_beside(s, seat))
    s.take_secrets(seat, other, 1)


WHICH_PAST: Final = prompt("scry", N_("Choose the discard pile to look through."))


def unread(s: Oath, seat: int) -> list[Pile]:
    """Discard piles in which there is a card that one has not seen."""
    return [Pile(region) for region in EVERY_REGION if any(not s.knows(seat, seen) for seen in s.discards[region])]


def anything_unread(s: Oath, seat: int, card: int) -> bool:
    return bool(unread(s, seat))


def scryer(s: Oath, seat: int, card: int) -> Flow[None]:
    """A look through a whole discard pile, which stays as it lies."""
    choice = yield from one_of(seat, WHICH_PAST, unread(s, seat), "7.1.3")
    pile = s.discards[choice.pile]
    for seen in pile:
        s.look(seat, seen)
    s.tell(Peeked(seat, tuple(pile[::-1])))


def victims(s: Oath, seat: int) -> list[int]:
    """Faceup advisers of whoever is at one's site, oneself included (ruling R242)."""
    return [adviser for p in s.at(s.pawn[seat]) for adviser in s.advisers[p] if not s.locked(seat, adviser)]


def any_victim(s: Oath, seat: int, card: int) -> bool:
    return bool(victims(s, seat))


def assassin(s: Oath, seat: int, card: int) -> Flow[None]:
    victim = yield from which_card(seat, WHICH_CARD, victims(s, seat), "7.1.3")
    discard_adviser(s, seat, s.owner(victim), victim)


def gambling_hall(s: Oath, seat: int, card: int) -> Flow[None]:
    """As much favor of one bank as four defense dice show shields."""
    winnings = yield from rolled_shields(s, seat, 4)
    if winnings:
        yield from favor_of_a_bank(s, seat, winnings)


def enchanted(s: Oath, seat: int) -> list[int]:
    """Faceup advisers of all other players."""
    return [adviser for other in s.others(seat) for adviser in s.advisers[other] if not s.locked(seat, adviser)]


def anybody_to_enchant(s: Oath, seat: int, card: int) -> bool:
    return not s.locked(seat, card) and bool(enchanted(s, seat))


def enchantress(s: Oath, seat: int, card: int) -> Flow[None]:
    """She changes places with an adviser; who then has too many sends another away."""
    adviser = yield from which_card(seat, WHICH_CARD, enchanted(s, seat), "7.1.3")
    yield from swap_advisers(s, seat, card, adviser)


# Rest


def chancellor_scorned(s: Oath, seat: int, card: int) -> bool:
    """An Exile keeps the oath, and there is favor to take from the Chancellor."""
    return s.exile(s.oathkeeper) and seat != CHANCELLOR and s.favor[CHANCELLOR] > 0


def naysayers(s: Oath, seat: int, card: int) -> Flow[None]:
    s.take_favor(seat, CHANCELLOR, 1)
    yield from ()


def spoken_here(s: Oath, seat: int) -> list[int]:
    """The suits of the cards at one's site."""
    return sorted({SUIT[card] for card in s.cards[s.pawn[seat]]} - {NO_SUIT})


def anybody_listens(s: Oath, seat: int, card: int) -> bool:
    return any(s.banks[suit] for suit in spoken_here(s, seat))


def silver_tongue(s: Oath, seat: int, card: int) -> Flow[None]:
    yield from favor_of_a_bank(s, seat, 1, spoken_here(s, seat))


# When played


def a_small_favor(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_warbands(seat, 4)
    yield from ()


def key_to_the_city(s: Oath, seat: int, card: int) -> Flow[None]:
    """A site whose ruler is away falls to whoever plays it."""
    slot = s.slot_of(card)
    if any(ruler != s.bandits and s.pawn[ruler] == slot for ruler in s.rulers(slot)):
        return
    for colour in range(s.players):
        s.kill(colour, slot, s.force[colour][slot])
    if s.gain_warbands(seat, 1) and s.why_not_place(seat) is None:
        s.place(seat, slot, 1)
    yield from title(s)


def charlatan(s: Oath, seat: int, card: int) -> Flow[None]:
    """One secret is left on the Darkest Secret."""
    s.tokens[SECRET] = 1
    yield from ()


WHICH_TO_EXTORT: Final = prompt("blackmail", N_("Choose the relic to blackmail its holder for."))
PAY_UP: Final = prompt(
    "pay-blackmail", N_("Give {other} favor ({n}) to keep {card}?"), other=SEAT, n=COUNT, card=CARD,
    passes=N_("Lose the relic"),
)  # fmt: skip
HUSH_MONEY: Final = 3


def blackmail(s: Oath, seat: int, card: int) -> Flow[None]:
    """A relic of somebody at one's site, or favor for it."""
    relics = [relic for other in s.beside(seat) for relic in s.relics[other] if why_not_take(s, seat, relic) is None]
    if not relics:
        return
    relic = yield from which_card(seat, WHICH_TO_EXTORT, relics, "7.1.3")
    other = s.owner(relic)
    if s.purse(other) >= HUSH_MONEY and (
        yield from whether(other, PAY_UP, "7.1.3", other=seat, n=HUSH_MONEY, card=relic)
    ):
        s.give_favor(other, seat, HUSH_MONEY)
    else:
        yield from take(s, seat, [relic])


PROTESTED: Final = note("protested", N_("{seat} puts favor on {card}: {n}."), card=CARD, n=COUNT)


def dissent(s: Oath, seat: int, card: int) -> Flow[None]:
    """All but who holds the People's Favor pay a favor for each suit among the cards they rule."""
    for player in range(s.players):
        suits = {SUIT[ruled] for ruled in s.ruled_cards(player)} - {NO_SUIT}
        n = min(len(suits), s.favor[player])
        if n and player != s.favor_holder():
            s.part_with(player, n)
            s.favor_on[card] = s.favor_on.get(card, 0) + n
            s.note(player, PROTESTED, "7.1.3", card=card, n=n)
    yield from ()


# False Prophet

WHICH_VISION: Final = prompt("prophecy", N_("Choose the Vision that is to be yours as well."))
TAKEN_UP: Final = note("taken-up", N_("{seat} takes up a Vision that was abandoned: {card}."), card=CARD)


def false_prophet(s: Oath, seat: int, card: int) -> Flow[None]:
    """An Exile's warband on any revealed Vision marks it as his own, too."""
    if not s.exile(seat) or not s.gain_warbands(seat, 1):
        return
    visions = [vision for vision in s.vision if vision != NOBODY]
    if visions:
        vision = yield from which_card(seat, WHICH_VISION, visions, "7.1.3")
        s.board[seat] -= 1
        s.capture(vision, s.colour(seat), 1)


def prophesied(s: Oath, power: int, seat: int) -> int:
    """The Vision with the warband counts as revealed by whoever put it there."""
    if s.owner(power) == seat:
        for card in s.captives:
            if s.is_vision(card):
                return card
    return NOBODY


def taken_up(s: Oath, power: int, seat: int, vision: int) -> Flow[bool]:
    """The warband is killed when the Vision would be discarded, and the prophet plays or discards it instead."""
    if vision not in s.captives:
        return False
    prophet = s.owner(power)
    for colour, n in enumerate(s.captives.pop(vision)):
        s.bank[colour] += n
    s.vision[seat] = NOBODY
    s.drawn[prophet].append(vision)
    s.looked[vision] = (1 << s.players) - 1  # everybody saw it
    s.note(prophet, TAKEN_UP, "7.1.3", card=vision)
    yield from play(s, Search(prophet), vision, s.drawn[prophet])
    return True


# Royal Ambitions


def royal_ambitions(s: Oath, seat: int, card: int) -> Flow[None]:
    """An Exile who rules more sites than the Chancellor may become a Citizen, and takes a relic unseen."""
    if not s.exile(seat) or len(s.ruled(seat)) <= len(s.ruled(CHANCELLOR)):
        return
    if (yield from whether(seat, BECOME, "7.6.1")):
        yield from admit_with_relic(s, seat)


# Salt the Earth


def nobody_chained(s: Oath, power: int, seat: int, slot: int) -> int:
    """It fits wherever no card is locked, full or not."""
    return -1 if any(s.chained(seat, card) for card in s.cards[slot]) else 1


def salt_the_earth(s: Oath, seat: int, card: int) -> Flow[None]:
    """All others leave its site."""
    others = [other for other in s.cards[s.slot_of(card)] if other != card and not s.locked(seat, other)]
    yield from discard_all(s, seat, others)


def barren(s: Table, power: int, slot: int) -> int:
    """Its site holds one card."""
    return 1 if s.slot_of(power) == slot else NOBODY


# Riots

WHICH_CROWD: Final = prompt(
    "riots", N_("Several suits are the most common at sites: choose the one that is driven out.")
)


def riots(s: Oath, seat: int, card: int) -> Flow[None]:
    """Under a Mob, all other cards at sites of the most common suit there are discarded."""
    counts = [len(at_sites(s, suit)) for suit in EVERY_SUIT]
    if not s.mob or not any(counts):
        return
    common = [Suit(suit) for suit in EVERY_SUIT if counts[suit] == max(counts)]
    choice = yield from one_of(seat, WHICH_CROWD, common, "7.1.3")
    crowd = [other for other in at_sites(s, choice.suit) if other != card and not s.locked(seat, other)]
    yield from discard_all(s, seat, crowd)


# Bandit Chief


def bandit_chief(s: Oath, seat: int, card: int) -> Flow[None]:
    """A warband is killed at every site that has any."""
    for slot in SLOTS:
        yield from kill_at(s, seat, slot, 1)


def two_bandits_more(s: Table, power: int, slot: int) -> int:
    return 2


ACTIONS: Final[tuple[Power, ...]] = (
    ActionPower("sleight_of_hand", sleight_of_hand, ready=anybody_careless),
    ActionPower("scryer", scryer, ready=anything_unread),
    RestPower("naysayers", naysayers, ready=chancellor_scorned),
    ActionPower("assassin", assassin, ready=any_victim),
    RestPower("silver_tongue", silver_tongue, ready=anybody_listens),
    ActionPower("gambling_hall", gambling_hall, ready=any_favor),
    ActionPower("enchantress", enchantress, ready=anybody_to_enchant),
    RestPower("insomnia", a_secret),
    WhenPlayed("a_small_favor", a_small_favor),
    WhenPlayed("key_to_the_city", key_to_the_city),
    WhenPlayed("charlatan", charlatan),
    WhenPlayed("blackmail", blackmail),
    WhenPlayed("dissent", dissent),
    WhenPlayed("false_prophet", false_prophet),
    Persistent("false_prophet", m.VISIONS_CLAIMED.hears(prophesied), m.VISION_LOST.hears(taken_up)),
    WhenPlayed("royal_ambitions", royal_ambitions),
    WhenPlayed("salt_the_earth", salt_the_earth),
    Persistent("salt_the_earth", m.FITS.hears(nobody_chained), m.CAPACITY.hears(barren)),
    WhenPlayed("riots", riots),
    WhenPlayed("bandit_chief", bandit_chief),
    Persistent("bandit_chief", m.BANDITS.hears(two_bandits_more)),
)
