"""What the texts of many cards have in common: choosing banks, players and cards, attack dice, relics, citizenship."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.battle import rolled, shields
from lexludi.games.oath.rules.actions.campaign import Campaign, free_campaign, wage
from lexludi.games.oath.rules.actions.citizens import admit
from lexludi.games.oath.rules.actions.major import can_start, start
from lexludi.games.oath.rules.actions.play import ROOM, keep_to_limit
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.taking import draw_relic, take
from lexludi.games.oath.rules.actions.travel import free_travel, go
from lexludi.games.oath.rules.box.codes import EVERY_SUIT, NOBODY, SLOTS
from lexludi.games.oath.rules.box.printed import ADVISER_ONLY, COST, RESTRICTION, SUIT
from lexludi.games.oath.rules.events import RolledShields
from lexludi.games.oath.rules.options import Space, Suit
from lexludi.games.oath.rules.powers import ATTACKER, Plans, ReadyInCampaign
from lexludi.games.oath.rules.prompts import CARD, SEAT, SITE, WHICH_BANK, WHICH_FIRST, WHOSE, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, how_many, one_of, whether, which_card, whom
from lexludi.parts.options import Card

TAKE_RELIC: Final = prompt("take-relic", N_("Take {card}?"), card=CARD, passes=N_("Put it under the relic deck"))
BECOME: Final = prompt("become-citizen", N_("Become a Citizen?"), passes=N_("Stay an Exile"))

# Choosing


def a_bank(s: Oath, seat: int, suits: Iterable[int] = EVERY_SUIT) -> Flow[int]:
    """A favor bank in which there is something; NOBODY if there is none."""
    options = [Suit(suit) for suit in suits if s.banks[suit]]
    if not options:
        return NOBODY
    choice: Suit = yield Ask(seat, WHICH_BANK, [*options], "7.1.3")
    return choice.suit


def favor_of_a_bank(s: Oath, seat: int, n: int, suits: Iterable[int] = EVERY_SUIT) -> Flow[None]:
    """So much favor, from one bank."""
    suit = yield from a_bank(s, seat, suits)
    if suit != NOBODY:
        s.gain_favor(seat, suit, n)


WITH_WHOM: Final = prompt("bargain-with", N_("Choose a player to bargain with."), passes=N_("Enough"))


def a_player(s: Oath, seat: int, players: list[int]) -> Flow[int]:
    """One of these players; NOBODY if there is none."""
    if not players:
        return NOBODY
    return (yield from whom(seat, WHOSE, players, "7.1.3"))


def at_sites(s: Oath, suit: int) -> list[int]:
    """The cards of a suit at all sites."""
    return [card for slot in SLOTS for card in s.cards[slot] if SUIT[card] == suit]


def ruled_of(s: Oath, seat: int, suit: int) -> int:
    """How many cards of a suit a player rules."""
    return len([card for card in s.ruled_cards(seat) if SUIT[card] == suit])


# What several cards do, and when


def any_favor(s: Oath, seat: int, card: int) -> bool:
    """Whether there is favor in any bank."""
    return any(s.banks)


def draws(s: Oath, search: Search, card: int) -> bool:
    """Whether cards are drawn: no facedown adviser is played."""
    return not search.turned


def unsent(s: Oath, search: Search, card: int) -> bool:
    """Whether nothing else decides yet where a search discards to."""
    return search.sends is None


def a_favor(s: Oath, seat: int, card: int) -> Flow[None]:
    """A favor of any bank."""
    yield from favor_of_a_bank(s, seat, 1)


def a_secret(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_secrets(seat, 1)
    yield from ()


# Moving cards


def discard_all(s: Oath, seat: int, cards: list[int]) -> Flow[None]:
    """Law G.10.a: faceup cards are discarded, in the order that the player likes."""
    while cards:
        card = yield from which_card(seat, WHICH_FIRST, cards, "G.10.a")
        cards.remove(card)
        s.discard(seat, card)


def clearable(s: Oath, seat: int, slot: int) -> list[int]:
    """The cards at a site that may be discarded before another is moved there."""
    if not any(says(s, power, seat, slot) for power, says in m.DISCARD_FIRST.heard(s.up)):
        return []
    return [card for card in s.cards[slot] if not s.locked(seat, card)]


def can_move_to(s: Oath, seat: int, card: int, slot: int) -> bool:
    """Law 7.2: whether a faceup card can be moved to a site."""
    if RESTRICTION[card] == ADVISER_ONLY or s.locked(seat, card):
        return False
    fits = m.FITS.of(card)
    said = 0 if fits is None else fits(s, card, seat, slot)
    return said > 0 or (said == 0 and (s.room(slot) > 0 or bool(clearable(s, seat, slot))))


def move_to(s: Oath, seat: int, card: int, slot: int) -> Flow[None]:
    """A faceup card moves to a site, with whatever lies on it; another may be discarded there first, or must be."""
    options: list[Option] = [Card(other) for other in clearable(s, seat, slot)]
    if options:
        choice: Option = yield Ask(seat, ROOM, [*options, PASS] if s.room(slot) > 0 else options, "5.1.4.I.c")
        if isinstance(choice, Card):
            s.discard(seat, choice.card)
    s.lift(card)
    s.put_at(card, slot)


def swap_advisers(s: Oath, seat: int, own: int, other: int) -> Flow[None]:
    """Law G.15, ruling R249: an adviser for another player's; who then has too many discards others."""
    owner = s.owner(other)
    s.lift(own)
    s.lift(other)
    s.put_adviser(owner, own)
    s.put_adviser(seat, other)
    yield from keep_to_limit(s, owner, own)
    yield from keep_to_limit(s, seat, other)
    yield from title(s)


# Battle plans


def shift(n: int) -> Plans:
    """Attack dice: so many more for the attacker, or fewer for the defender."""

    def use(s: Oath, c: Campaign, user: int, card: int) -> None:
        c.shift(s, user, n)

    return use


def defense(n: int) -> Plans:
    """So many defense dice more."""

    def use(s: Oath, c: Campaign, user: int, card: int) -> None:
        c.defense += n

    return use


def own_site_targeted(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Whether the site of this card is a target."""
    return s.slot_of(card) in c.targets


def enemy_has_adviser(suit: int) -> ReadyInCampaign:
    """Whether the other side has a faceup adviser of a suit."""

    def ready(s: Oath, c: Campaign, user: int, card: int) -> bool:
        return any(enemy < s.players and s.matching(enemy, suit) for enemy in c.enemies_of(user))

    return ready


def heedless(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Skulls kill nobody, if one rolls them oneself."""
    if c.side(user) == ATTACKER:
        c.heedless = True


def spared(s: Oath, c: Campaign, user: int, card: int) -> None:
    """If it is defeated, one's side loses nobody."""
    c.spared |= c.side(user)


def spoils(s: Oath, user: int, suit: int, n: int) -> None:
    """Favor that a victor gains from a bank; what bandits would gain is burned."""
    if user != s.bandits:
        s.gain_favor(user, suit, n)
        return
    n = min(n, s.banks[suit])
    s.banks[suit] -= n
    s.treasury += n


def reinforced(n: int) -> Plans:
    """So many warbands for a victor."""

    def won(s: Oath, c: Campaign, user: int, card: int) -> None:
        if user != s.bandits:
            s.gain_warbands(user, n)

    return won


CAMPAIGN_TOO: Final = prompt("campaign-too", N_("Campaign for no supply?"), passes=N_("Leave it"))


def may_campaign(s: Oath, seat: int) -> Flow[None]:
    """A campaign for no supply, if one likes."""
    c = free_campaign(s, seat)
    if can_start(s, c) and (yield from whether(seat, CAMPAIGN_TOO, "7.1.3")):
        yield from wage(s, free_campaign(s, seat))


TRAVEL_TOO: Final = prompt("travel-too", N_("Travel for no supply?"), passes=N_("Stay here"))


def may_travel(s: Oath, seat: int) -> Flow[None]:
    """A journey for no supply, if one likes."""
    if can_start(s, free_travel(s, seat)) and (yield from whether(seat, TRAVEL_TOO, "7.6.2")):
        way = free_travel(s, seat)
        yield from start(s, way)
        yield from go(s, way, seat)


def led(s: Oath, seat: int, slot: int) -> Campaign:
    """A campaign from a site, with one's warbands there."""
    c = free_campaign(s, seat, slot)
    c.reserves = (slot,) if s.rules(seat, slot) else ()
    return c


def once_paid(s: Oath, seat: int, card: int, found: Callable[[Oath, int], list[int]]) -> list[int]:
    """What will still be possible when the card is paid for: its secret may be the one that a hidden site asks for."""
    cost = COST[card]
    s.secrets[seat] -= cost.secret + cost.burn_secret
    s.favor[seat] -= cost.favor + cost.burn_favor
    left = found(s, seat)
    s.secrets[seat] += cost.secret + cost.burn_secret
    s.favor[seat] += cost.favor + cost.burn_favor
    return left


# Dice


def rolled_shields(s: Oath, seat: int, n: int) -> Flow[int]:
    """What so many defense dice show, in no campaign."""
    dice = yield from rolled(s, seat, n, attack=False)
    total = shields(dice, ())
    s.tell(RolledShields(seat, tuple(dice), total))
    return total


# Warbands

WHOSE_WARBAND: Final = prompt("whose-warband", N_("Choose whose warband is killed in {at}."), at=SITE)


def kill_at(s: Oath, seat: int, slot: int, n: int) -> Flow[None]:
    """So many warbands at a site are killed, of the colours that a player chooses."""
    for _ in range(n):
        colours = [colour for colour in range(s.players) if s.force[colour][slot]]
        if not colours:
            return
        colour = colours[0]
        if len(colours) > 1:
            colour = yield from whom(seat, WHOSE_WARBAND, colours, "G.28", at=slot)
        s.kill(colour, slot, 1)


HOW_MANY_BACK: Final = prompt("gather", N_("Choose how many warbands to take from {at}."), at=SITE)
HOW_MANY_OUT: Final = prompt("station", N_("Choose how many warbands to put in {at}."), at=SITE)


HOW_MANY_OF_THEIRS: Final = prompt(
    "station-theirs", N_("Choose how many warbands of {other} to put in {at}."), other=SEAT, at=SITE
)


def redistribute(s: Oath, seat: int, friends: Iterable[int] = ()) -> Flow[None]:
    """Warbands between one's board and the sites one rules; one stays at each. Those of friends' boards can join."""
    colour = s.colour(seat)
    for slot in s.ruled(seat):
        spare = s.force[colour][slot] - (0 if s.crowned() == seat else 1)
        if spare > 0:
            n = yield from how_many(seat, HOW_MANY_BACK, 0, spare, "6.5.a", at=slot)
            s.withdraw(seat, slot, n)
    for slot in s.ruled(seat):
        for board in (seat, *friends):
            if not s.board[board] or s.why_not_place(board) is not None:
                continue
            if board == seat:
                n = yield from how_many(seat, HOW_MANY_OUT, 0, s.board[seat], "6.5.b", at=slot)
            else:
                n = yield from how_many(seat, HOW_MANY_OF_THEIRS, 0, s.board[board], "5.5.3.d", other=board, at=slot)
            s.place(board, slot, n)


# Relics and citizenship


def offer_relic(s: Oath, seat: int) -> Flow[None]:
    """Draw a relic: take it, or put it under the relic deck."""
    relic = draw_relic(s, seat)
    if relic == NOBODY:
        return
    if (yield from whether(seat, TAKE_RELIC, "7.1.3", card=relic)):
        yield from take(s, seat, [relic])
    else:
        s.bury_relic(relic)


def may_become_citizen(s: Oath, seat: int, space: int = NOBODY) -> Flow[None]:
    """Law 7.6.1: an Exile may become a Citizen without an offer."""
    if s.exile(seat) and (yield from whether(seat, BECOME, "7.6.1")):
        yield from admit(s, seat, space)


WHICH_UNSEEN: Final = prompt("unseen", N_("Choose the relic of the Reliquary to take, unseen."))


def admit_with_relic(s: Oath, seat: int) -> Flow[None]:
    """Law 7.6.1, ruling R246: an Exile becomes a Citizen, and takes a relic of the Reliquary if there is any."""
    spaces = [Space(n) for n, relic in enumerate(s.reliquary) if relic != NOBODY]
    if not spaces:
        yield from admit(s, seat)
        return
    choice = yield from one_of(seat, WHICH_UNSEEN, spaces, "7.6.1")
    yield from admit(s, seat)
    s.reveal()
    yield from take(s, seat, [s.reliquary[choice.space]])
