"""Law 5.1: Search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.rules.actions.lacking import (
    NEEDS_SUPPLY,
    OTHER_REGION,
    PILE_EMPTY,
    PILES_ONLY,
    SEARCH_TOO_DEAR,
)
from lexludi.games.oath.rules.actions.major import Major, can_start, owes, pay_toll, start
from lexludi.games.oath.rules.actions.play import play
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    AS_ADVISER,
    DISCARDED,
    EVERY_REGION,
    PEOPLE,
    REGION,
    SECRET,
    WORLD_DECK,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Drew
from lexludi.games.oath.rules.options import Pile
from lexludi.games.oath.rules.prompts import CARD, PILE, WHICH_FIRST, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Because, Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, which_card
from lexludi.parts.options import Card

PRINTED: Final = data.boards().search
NO_LIMIT: Final = 99

WHICH_PILE: Final = prompt("pile", N_("Choose where to search."))
KEEP: Final = prompt("keep", N_("Choose the card to keep."))
KEEP_TOO: Final = prompt("keep-too", N_("You may keep another card."), passes=N_("Keep no more"))
SEARCHED: Final = note("searched", N_("{seat} searches {pile}."), pile=PILE)
SHOWN: Final = note("shown", N_("{seat} shows everybody: {card}."), card=CARD)
VISION_DRAWN: Final = note("vision-drawn", N_("{seat} draws a Vision."))


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Search(Major):
    """A search, or just the playing of a facedown adviser by its rules (Law 6.1)."""

    action = "search"
    draws = PRINTED.cards
    everywhere = False
    """Whether the discard piles of all regions may be searched."""
    piles_only = False
    """Whether the world deck may not."""
    from_bottom = False
    dearest = NO_LIMIT
    """A search that costs more supply is not allowed."""
    shown = False
    """Whether everybody sees the cards that are drawn and kept."""
    drew: tuple[Callable[[Oath, Search], Flow[None]], ...] = ()
    """What happens to the cards that are drawn, before one is kept."""
    plays = 1
    """How many of the cards may be played."""
    settles = False
    """Whether one of several cards that are played must go to a site."""
    ways: tuple[int, ...] = ()
    """How cards were played so far."""
    clears = False
    """Whether a card at a site may be discarded before another is played there."""
    anywhere: tuple[int, ...] = ()
    """The suits of cards that may be played to any site."""
    pile = WORLD_DECK
    """The pile that was searched."""
    sends: Callable[[Oath, Search], Flow[None]] | None = None
    """Decides where this search discards to, before it does."""
    destination: Callable[[Oath, int, bool], None] | None = None
    """(state, card, whether all have seen it): puts a card where this search discards to."""
    played: tuple[Callable[[Oath, Search, int, int], Flow[None]], ...] = ()
    """(state, search, card, way): what follows when a card was played faceup."""
    after: tuple[Callable[[Oath, Search], Flow[None]], ...] = ()
    """What follows when the search is over."""

    def __init__(self, seat: int, turned: bool = False) -> None:
        self.seat = seat
        self.turned = turned
        """Whether nothing is drawn: a facedown adviser is turned and played."""

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Search)
        super().copy_into(other)
        other.turned = self.turned
        other.draws = self.draws
        other.everywhere = self.everywhere
        other.piles_only = self.piles_only
        other.from_bottom = self.from_bottom
        other.dearest = self.dearest
        other.shown = self.shown
        other.drew = self.drew
        other.plays = self.plays
        other.settles = self.settles
        other.ways = self.ways
        other.clears = self.clears
        other.anywhere = self.anywhere
        other.pile = self.pile
        other.sends = self.sends
        other.destination = self.destination
        other.played = self.played
        other.after = self.after

    def possible(self, s: Oath) -> bool:
        if owes(s, self, s.pawn[self.seat]):
            return False
        return self.turned or bool(self.piles(s))

    def piles(self, s: Oath) -> list[int]:
        """Law 5.1.2.a: the piles that can be searched."""
        most = min(s.supply[self.seat], self.dearest)
        found: list[int] = []
        for region in EVERY_REGION if self.everywhere else (s.region(self.seat),):
            if s.discards[region] and self.cost(s, region) <= most:
                found.append(region)
        if s.deck and not self.piles_only and self.cost(s, WORLD_DECK) <= most:
            found.append(WORLD_DECK)
        return found

    def cost(self, s: Oath, pile: int) -> int:
        """Law 5.1.1, 2.1.6.b; the Darkest Secret finds its way in the world deck for as little as in a pile."""
        if self.free:
            return 0
        if pile == WORLD_DECK and s.holder[SECRET] != self.seat:
            return PRINTED.world_deck[min(s.visions, len(PRINTED.world_deck) - 1)]
        return PRINTED.discard_pile

    def reaches_site(self, s: Oath, card: int, slot: int) -> bool:
        """Law 5.1.4.I.d: whether a card may be played to a site that is not one's own."""
        if s.holder[PEOPLE] == self.seat and REGION[slot] == s.region(self.seat):
            return True
        return SUIT[card] in self.anywhere

    def must_settle(self) -> bool:
        """Whether the next card can only go to a site: another was played, and to none."""
        return self.settles and any(AS_ADVISER <= way < DISCARDED for way in self.ways) and min(self.ways) >= AS_ADVISER

    def no_more(self, follows: Callable[[Oath, Search, int, int], Flow[None]]) -> None:
        """What follows when a card was played has followed, once and for all."""
        self.played = tuple(other for other in self.played if other is not follows)

    def discard_faceup(self, s: Oath, card: int) -> None:
        """Law 5.1.4.I.c, 5.1.4.II.d: a card that makes room for another."""
        if self.destination is None:
            s.discard(self.seat, card)
        else:
            s.clear_away(self.seat, card)
            self.destination(s, card, True)

    def discard(self, s: Oath, card: int) -> None:
        """Law 5.1.3: a card that is not played."""
        if self.destination is None:
            s.discard_facedown(self.seat, card)
        else:
            self.destination(s, card, False)


def why_not_search(s: Oath, seat: int) -> str | None:
    return None if can_start(s, Search(seat)) else "5.1.1.a"


def search(s: Oath, seat: int) -> Flow[None]:
    """Law 5.1."""
    action = Search(seat)
    yield from start(s, action)
    options: list[Option] = [Pile(pile) for pile in action.piles(s)]
    why_not = refused_piles(s, action) if s.explaining else None
    choice: Pile = yield Ask(seat, WHICH_PILE, options, "5.1.1.a", refused=why_not)
    action.pile = choice.pile
    pay_toll(s, action, s.pawn[seat])
    s.spend(seat, action.cost(s, action.pile))  # 5.1.1
    s.note(seat, SEARCHED, "5.1.2.a", pile=action.pile)
    draw(s, action)
    for follows in action.drew:
        yield from follows(s, action)
    yield from resolve(s, action)


def refused_piles(s: Oath, action: Search) -> list[Refusal]:
    """Law 5.1.1, 5.1.2.a: where the player cannot search, and why not."""
    open_to = action.piles(s)
    return [refused(Pile(n), why_no_search(s, action, n)) for n in (*EVERY_REGION, WORLD_DECK) if n not in open_to]


def why_no_search(s: Oath, action: Search, pile: int) -> Because:
    cost, supply = action.cost(s, pile), s.supply[action.seat]
    if pile == WORLD_DECK and action.piles_only:
        return because("7.4.2", PILES_ONLY)
    if pile not in (WORLD_DECK, s.region(action.seat)) and not action.everywhere:
        return because("5.1.2.a", OTHER_REGION)
    if not (s.deck if pile == WORLD_DECK else s.discards[pile]):
        return because("5.1.2.a", PILE_EMPTY, pile=pile)
    if cost > supply:
        return because("5.1.1.a", NEEDS_SUPPLY, n=cost, has=supply)
    return because("7.4.2", SEARCH_TOO_DEAR, n=cost, has=action.dearest)


def draw(s: Oath, action: Search) -> None:
    """Law 5.1.2: from a discard pile, or one by one from the world deck until a Vision comes."""
    seat, hand = action.seat, s.drawn[action.seat]
    if action.pile == WORLD_DECK:
        while s.deck and len(hand) < action.draws:
            hand.append(s.draw_world())
            if s.is_vision(hand[-1]):
                s.note(seat, VISION_DRAWN, "5.1.2.c")
                break
    else:
        pile = s.discards[action.pile]
        while pile and len(hand) < action.draws:
            hand.append(pile.pop(0) if action.from_bottom else pile.pop())
        s.reveal()
    for card in hand:
        s.looked.pop(card, None)  # whoever had looked at it does not know which one is kept
    s.tell(Drew(seat, action.pile, tuple(hand)))
    if action.shown:
        show(s, seat, hand)


def show(s: Oath, seat: int, cards: list[int]) -> None:
    """Everybody sees these cards."""
    for card in cards:
        s.looked[card] = (1 << s.players) - 1
        s.note(seat, SHOWN, "G.14", card=card)


def resolve(s: Oath, action: Search) -> Flow[None]:
    """Law 5.1.3, 5.1.4: discard all cards but one, and play that one."""
    seat = action.seat
    hand = s.drawn[seat]
    kept: list[int] = []
    if hand:
        kept.append((yield from which_card(seat, KEEP, hand, "5.1.3")))
    while len(kept) < min(len(hand), action.plays):
        left = [Card(card) for card in hand if card not in kept]
        more = yield from one_or_none(seat, KEEP_TOO, left, "7.4.2")
        if more is None:
            break
        kept.append(more.card)
    if action.shown:
        show(s, seat, kept)
    if action.sends is not None:
        yield from action.sends(s, action)
    yield from discard_drawn(s, action, [card for card in hand if card not in kept])
    for card in kept:
        yield from play(s, action, card, hand)
        yield from title(s)
    for follows in action.after:
        yield from follows(s, action)


def discard_drawn(s: Oath, action: Search, cards: list[int]) -> Flow[None]:
    """Law 5.1.3, G.10.a: in the order that the player likes."""
    seat = action.seat
    while cards:
        card = cards[0]
        if len(cards) > 1:
            choice: Card = yield Ask(seat, WHICH_FIRST, [Card(c) for c in cards], "G.10.a")
            card = choice.card
        cards.remove(card)
        s.drawn[seat].remove(card)
        action.discard(s, card)
