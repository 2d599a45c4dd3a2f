"""Law 5.1.4: playing a card, out of a search or from among one's facedown advisers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import (
    AS_ADVISER,
    CONSPIRACY,
    DISCARDED,
    FACEDOWN,
    NOBODY,
    PEOPLE,
    REVEALED,
    SLOTS,
    SLOTS_OF,
)
from lexludi.games.oath.rules.box.printed import ADVISER_ONLY, ADVISERS, RESTRICTION, SITE_ONLY, SUIT
from lexludi.games.oath.rules.events import Hid, Played
from lexludi.games.oath.rules.options import Play
from lexludi.games.oath.rules.powers import WHEN_PLAYED
from lexludi.games.oath.rules.prompts import CARD, SITE, prompt, reason
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.options import Card

if TYPE_CHECKING:
    from lexludi.games.oath.rules.actions.search import Search

PLAYS: Final = tuple(Play(way) for way in range(DISCARDED + 1))

HOW_TO_PLAY: Final = prompt("play", N_("Choose how to play {card}."), card=CARD)
ROOM: Final = prompt(
    "make-room", N_("You may first discard a card."), passes=N_("Discard nothing first"),
)  # fmt: skip
ROOM_AT: Final = prompt("make-room-at", N_("Choose the card to discard in {at} first."), at=SITE)
WHICH_ADVISER: Final = prompt("adviser", N_("You have too many advisers: choose one to discard."))


def play(s: Oath, search: Search, card: int, pile: list[int], turned: bool = False) -> Flow[None]:
    """Law 5.1.4, 6.1: play a card out of a pile (those drawn; if it is turned, the facedown advisers) or discard it."""
    seat = search.seat
    menu = Menu(s)
    offer_ways(s, search, card, turned, menu)
    choice: Play = yield menu.ask(seat, HOW_TO_PLAY, "5.1.4.a", always=True, card=card)  # else the rest would know it
    way = choice.way
    search.ways += (way,)
    if way == DISCARDED:
        pile.remove(card)
        search.discard(s, card)
    elif way == FACEDOWN:
        yield from make_way(s, search, card, False)
        pile.remove(card)
        s.hidden[seat].append(card)
        s.tell(Hid(seat, card))
    elif way == REVEALED:
        pile.remove(card)
        s.reveal()
        yield from reveal_vision(s, search, card)
    elif way == AS_ADVISER:
        yield from make_way(s, search, card, True)
        pile.remove(card)
        s.reveal()
        s.put_adviser(seat, card)
        appears = m.APPEARS.of(card)
        if appears is not None:
            appears(s, card, seat)
        yield from played(s, search, card, way)
    else:
        yield from make_room(s, search, card, way)
        pile.remove(card)
        s.reveal()
        s.put_at(card, way)
        yield from played(s, search, card, way)


def offer_ways(s: Oath, search: Search, card: int, turned: bool, menu: Menu) -> None:
    """Law 5.1.4.a: a site, the advisers, the place of the revealed Vision, or the discard pile."""
    seat = search.seat
    if s.is_vision(card):
        if menu.explains:
            menu.refuse(PLAYS[s.pawn[seat]], "5.1.4.III.a")
        menu.offer(PLAYS[REVEALED], why_not_reveal(s, search, card))
    else:
        for slot in SLOTS:
            why = why_not_site(s, search, card, slot)
            if why is None:
                menu.options.append(PLAYS[slot])
            elif menu.explains:
                menu.refuse(PLAYS[slot], why)
        menu.offer(PLAYS[AS_ADVISER], why_not_adviser(s, search, card, True))
    menu.offer(PLAYS[FACEDOWN], "6.1.a" if turned else why_not_adviser(s, search, card, False))
    menu.options.append(PLAYS[DISCARDED])
    if menu.explains:
        tell_ways(menu)


def forbidden(s: Oath, search: Search, card: int, way: int) -> str | None:
    """The rule by which a card cannot be played like that, whatever else allows it."""
    if way not in SLOTS and search.must_settle():
        return "7.4.2"
    for power, forbids in m.CANNOT_PLAY.heard(search.present(s)):
        why = forbids(s, power, search.seat, card, way)
        if why is not None:
            return why
    return None


# To a site (Law 5.1.4.I)


CLOSED: Final = reason("closed", N_("that site is still facedown."), plain=True)
ELSEWHERE: Final = reason("elsewhere", N_("cards are played to the site where your pawn stands."), plain=True)
ADVISERS_ONLY: Final = reason("advisers-only", N_("the card can only be an adviser."))
SITES_ONLY: Final = reason("sites-only", N_("the card can only be played to a site."))
NO_ROOM: Final = reason("no-room", N_("the site is full, and none of its cards may be discarded."))
TOO_MANY: Final = reason("too-many", N_("you have as many advisers as you may, and may discard none of them."))
FOR_EXILES: Final = reason("for-exiles", N_("only an Exile may reveal a Vision."))
NO_VISIONS: Final = reason("no-visions", N_("a Vision is not played to a site."), plain=True)
TURNED_OVER: Final = reason("turned-over", N_("this adviser was facedown, and is turned over now."))
PLAIN_REASONS: Final = {
    "2.8.1.b": CLOSED,
    "5.1.4.a": ELSEWHERE,
    "7.2.1.b": ADVISERS_ONLY,
    "7.2.1.a": SITES_ONLY,
    "5.1.4.I.a": NO_ROOM,
    "5.1.4.II.d": TOO_MANY,
    "5.1.4.III.a": NO_VISIONS,
    "5.1.4.III.b": FOR_EXILES,
    "6.1.a": TURNED_OVER,
}
"""Why a card cannot be played so, by the rule that forbids it."""


def tell_ways(menu: Menu) -> None:
    """Law 5.1.4: the refusals of a menu, in words."""
    for refusal in [*(menu.refused or ())]:
        if refusal.law in PLAIN_REASONS:
            menu.tell(refusal.option, because(refusal.law, PLAIN_REASONS[refusal.law]))


def why_not_site(s: Oath, search: Search, card: int, slot: int) -> str | None:
    """The rule by which a card cannot be played to a site."""
    if not s.open >> slot & 1:
        return "2.8.1.b"
    seat = search.seat
    if slot != s.pawn[seat] and not search.reaches_site(s, card, slot):
        return "5.1.4.a"
    if RESTRICTION[card] == ADVISER_ONLY:
        return "7.2.1.b"
    fits = m.FITS.of(card)
    said = 0 if fits is None else fits(s, card, seat, slot)
    if said < 0 or (said == 0 and s.room(slot) <= 0 and not can_clear(s, search, slot)):
        return "5.1.4.I.a"
    return forbidden(s, search, card, slot)


def discards_allowed(s: Oath, search: Search, slot: int) -> list[tuple[int, ...]]:
    """Law 5.1.4.I.c: the places of a card that may be discarded before one is played to a site, by each permission."""
    seat = search.seat
    found: list[tuple[int, ...]] = [(slot,)] if search.clears else []
    found += [(slot,) for power, says in m.DISCARD_FIRST.heard(search.present(s)) if says(s, power, seat, slot)]
    if s.holder[PEOPLE] == seat:
        found.append(SLOTS_OF[s.region(seat)])
    return found


def removable(s: Oath, search: Search, places: tuple[int, ...]) -> list[int]:
    """The cards at these sites that can be discarded."""
    seat = search.seat
    return [card for place in places for card in s.cards[place] if not s.locked(seat, card)]


def can_clear(s: Oath, search: Search, slot: int) -> bool:
    """Whether a card at a full site can be discarded to make room."""
    return any(slot in places and removable(s, search, (slot,)) for places in discards_allowed(s, search, slot))


def make_room(s: Oath, search: Search, card: int, slot: int) -> Flow[None]:
    """Law 5.1.4.I.c: discard cards first, one by each permission; at a full site one must."""
    seat = search.seat
    fits = m.FITS.of(card)
    allowed = discards_allowed(s, search, slot)
    while allowed:
        places = allowed.pop(0)
        full = s.room(slot) <= 0 and (fits is None or fits(s, card, seat, slot) <= 0)
        if full and not any(slot in later for later in allowed):
            options: list[Option] = [Card(other) for other in removable(s, search, (slot,))]
            choice: Option = yield Ask(seat, ROOM_AT, options, "5.1.4.I.c", at=slot)
        else:
            options = [Card(other) for other in removable(s, search, places)]
            if not options:
                continue
            choice = yield Ask(seat, ROOM, [*options, PASS], "5.1.4.I.c")
        if isinstance(choice, Card):
            search.discard_faceup(s, choice.card)


# As an adviser (Law 5.1.4.II)


def counted(s: Oath, seat: int, faceup: list[int]) -> list[int]:
    """Those of a player's faceup advisers, if these are all of them, that count toward the limit."""
    present = mask_of(faceup)
    if not present & m.NOT_COUNTED.mask:
        return faceup
    says = m.NOT_COUNTED.heard(present)
    return [card for card in faceup if not any(leaves_out(s, power, seat, card) for power, leaves_out in says)]


def mask_of(cards: list[int]) -> int:
    """Cards as the bits of one number."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def too_many(s: Oath, seat: int, faceup: list[int], facedown: int) -> int:
    """Law 5.1.4.II.a, 7.6.4: by how many such advisers would be above the limit; the lowest limit counts."""
    limit = ADVISERS
    for power, says in m.ADVISER_LIMIT.heard(mask_of(faceup)):
        limit = min(limit, says(s, power, seat))
    return max(0, len(counted(s, seat, faceup)) + facedown - limit)


def excess(s: Oath, seat: int, card: int, faceup: bool) -> int:
    """How many advisers must go before a card can be one."""
    facedown = len(s.hidden[seat]) - (card in s.hidden[seat])
    if not faceup:
        return too_many(s, seat, s.advisers[seat], facedown + 1)
    return 0 if limitless(card) else too_many(s, seat, [*s.advisers[seat], card], facedown)


def limitless(card: int) -> bool:
    return bool(m.LIMITLESS.mask >> card & 1)


def overfull(s: Oath, seat: int, gone: list[int], come: list[int], more: int) -> bool:
    """Law G.16: whether a player would have more advisers above the limit than now if these changed hands.

    `more` is how many facedown ones more he would have.
    """
    facedown = len(s.hidden[seat])
    allowed = too_many(s, seat, s.advisers[seat], facedown) + len([1 for card in come if limitless(card)])
    stay = [card for card in s.advisers[seat] if card not in gone]
    return too_many(s, seat, [*stay, *come], facedown + more) > allowed


def expendable(s: Oath, search: Search, card: int, faceup: bool) -> list[int]:
    """The advisers that can be discarded for another: those that are not locked and count."""
    seat = search.seat
    found = counted(s, seat, [*s.advisers[seat], card] if faceup else s.advisers[seat])
    return [c for c in found if c != card and not s.locked(seat, c)] + [c for c in s.hidden[seat] if c != card]


def why_not_adviser(s: Oath, search: Search, card: int, faceup: bool) -> str | None:
    """The rule by which a card cannot become an adviser."""
    seat = search.seat
    if faceup and RESTRICTION[card] == SITE_ONLY:
        return "7.2.1.a"
    if excess(s, seat, card, faceup) > len(expendable(s, search, card, faceup)):
        return "5.1.4.II.d"
    return forbidden(s, search, card, AS_ADVISER if faceup else FACEDOWN)


def make_way(s: Oath, search: Search, card: int, faceup: bool) -> Flow[None]:
    """Law 5.1.4.II.d, 7.6.4.a: discard advisers until there is room for another."""
    seat = search.seat
    while excess(s, seat, card, faceup):
        options = [Card(other) for other in expendable(s, search, card, faceup)]
        choice: Card = yield Ask(seat, WHICH_ADVISER, [*options], "5.1.4.II.d")
        if choice.card in s.hidden[seat]:
            s.hidden[seat].remove(choice.card)
            search.discard(s, choice.card)
        else:
            search.discard_faceup(s, choice.card)


def keep_to_limit(s: Oath, seat: int, newcomer: int) -> Flow[None]:
    """Law 7.6.4, 9.2.c: who has too many advisers with a newcomer discards others; one that ignores the limit stays."""
    while True:
        faceup = [card for card in s.advisers[seat] if not limitless(card)]
        if not too_many(s, seat, faceup, len(s.hidden[seat])):
            return
        leaving = [card for card in counted(s, seat, faceup) if card != newcomer and not s.locked(seat, card)]
        leaving += s.hidden[seat]
        if not leaving:
            return
        choice: Card = yield Ask(seat, WHICH_ADVISER, [Card(card) for card in leaving], "7.6.4.a")
        discard_adviser(s, seat, seat, choice.card)


def discard_adviser(s: Oath, by: int, seat: int, card: int) -> None:
    """An adviser goes to the discard pile, by the doing of somebody."""
    if card in s.hidden[seat]:
        s.hidden[seat].remove(card)
        s.discard_facedown(by, card)
    else:
        s.discard(by, card)


# Visions (Law 5.1.4.III, 5.1.4.IV)


def why_not_reveal(s: Oath, search: Search, card: int) -> str | None:
    """The rule by which a Vision cannot be played faceup."""
    if card != CONSPIRACY and not s.exile(search.seat):
        return "5.1.4.III.b"
    return forbidden(s, search, card, REVEALED)


def reveal_vision(s: Oath, search: Search, card: int) -> Flow[None]:
    """Law 5.1.4.III.c: to its place, where it replaces another; the Conspiracy is resolved and leaves the match."""
    seat = search.seat
    if card == CONSPIRACY:
        s.out.append(card)
        s.tell(Played(seat, card, REVEALED))
        yield from heard_of(s, search, card, REVEALED)
        power = WHEN_PLAYED.of(card)
        if power is not None:
            yield from power.run(s, seat, card)
        return
    hand = s.drawn[seat]
    hand.append(card)  # for all to see while somebody with a claim to the old one is asked
    s.looked[card] = (1 << s.players) - 1
    while s.vision[seat] != NOBODY:  # whoever has a claim to his own may reveal it again
        yield from lose_vision(s, seat, search.destination)
    hand.remove(card)
    del s.looked[card]
    s.vision[seat] = card
    s.tell(Played(seat, card, REVEALED))
    yield from heard_of(s, search, card, REVEALED)


def lose_vision(s: Oath, seat: int, destination: Callable[[Oath, int, bool], None] | None = None) -> Flow[None]:
    """Law 5.1.4.III.d, 6.6.2.c: a revealed Vision is discarded, unless somebody has a claim to it."""
    vision = s.vision[seat]
    if vision == NOBODY:
        return
    for power, claims in m.VISION_LOST.heard(s.up):
        if (yield from claims(s, power, seat, vision)):
            return
    if destination is None:
        s.discard_vision(seat)
    else:
        s.vision[seat] = NOBODY
        destination(s, vision, True)


# What follows (Law 5.1.4.I.e, 7.3.3)


def played(s: Oath, search: Search, card: int, way: int) -> Flow[None]:
    """Law 7.3.3: favor for a card at a site, then modifiers and homelands, then what the card itself says."""
    seat = search.seat
    s.tell(Played(seat, card, way))
    if way in SLOTS:
        instead = False
        for power, gains in m.INSTEAD_OF_FAVOR.heard(s.up):
            instead = instead or gains(s, power, seat, card)
        if not instead:
            s.gain_favor(seat, SUIT[card], 1)
    yield from heard_of(s, search, card, way)
    power_of_card = WHEN_PLAYED.of(card)
    if power_of_card is not None:
        yield from power_of_card.run(s, seat, card)


def heard_of(s: Oath, search: Search, card: int, way: int) -> Flow[None]:
    """What others, modifiers and homelands have to say of a card that was played."""
    for power, hears in m.PLAYED.heard(s.up):
        if power != card:
            yield from hears(s, power, search.seat, card, way)
    for follows in search.played:
        yield from follows(s, search, card, way)
