"""Skirmish: a small war on twelve fields, with hidden hands, secret bids and dice. It exists to test the kernel.

1. Fields: a field is ruled by whoever has most soldiers and forts there.
2. Each round opens with a secret bid: everybody shows a card at once; the highest brings its owner a soldier.
3. A turn has three actions: march, attack, recruit or fortify.
4. Then the player draws a card and discards down to four. Fifteen points, or the last round, end the match.
"""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.ask import Ask, Flow, Menu, Together
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Result
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Because, Option, Pass, because
from lexludi.kernel.state import State
from lexludi.locale import N_
from lexludi.parts.options import Card
from lexludi.parts.piles import NO_CARD, Deck, deal_anew
from lexludi.testing.skirmish.events import Bid, Discarded, Drew, Fortified, Fought, Marched, Recruited
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from lexludi.testing.skirmish.prompts import COUNT, FIELD, SEAT, prompt, reason

SEATS: Final = ("red", "blue", "green", "gold")
"""Who sits where, if nobody is named."""
FIELDS: Final = 12
SOLDIERS: Final = 20
FORTS: Final = 6
CARDS: Final = 40
HAND: Final = 4
ACTIONS: Final = 3
GOAL: Final = 15
ROUNDS: Final = 40
FORTS_A_FIELD: Final = 2
ROADS: Final = (
    (4, 8, 9), (4, 5, 9), (5, 6, 10, 11), (7, 8, 11), (0, 1), (1, 2), (2, 7, 11), (3, 6), (0, 3, 9, 11),
    (0, 1, 8, 10, 11), (2, 9, 11), (2, 3, 6, 8, 9, 10),
)  # fmt: skip

MARCHES: Final = [[[March(o, t, n) for n in range(1, SOLDIERS + 1)] for t in range(FIELDS)] for o in range(FIELDS)]
"""Every march there is, made once: options are frozen, so all matches share them."""


def is_ambush(card: int) -> bool:
    """3.2.1: every fifth card is an ambush."""
    return card % 5 == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Skirmish(State):
    """Soldiers and forts by seat and field; reserves; hands, deck and discard pile; points."""

    def __init__(self, chance: Chance, seats: int) -> None:
        super().__init__(chance)
        self.seats = seats
        self.round = 0
        self.actions = 0
        self.soldiers = [[0] * FIELDS for _ in range(seats)]
        self.forts = [[0] * FIELDS for _ in range(seats)]
        self.reserve = [SOLDIERS] * seats
        self.stock = [FORTS] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = Deck()

    def copy(self) -> Skirmish:
        s = self.__class__.__new__(self.__class__)
        s.inherit(self)
        s.seats = self.seats
        s.round = self.round
        s.actions = self.actions
        s.soldiers = [row.copy() for row in self.soldiers]
        s.forts = [row.copy() for row in self.forts]
        s.reserve = self.reserve.copy()
        s.stock = self.stock.copy()
        s.points = self.points.copy()
        s.hands = [hand.copy() for hand in self.hands]
        s.deck = self.deck.copy()
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "actions": self.actions,
            "soldiers": [row.copy() for row in self.soldiers],
            "forts": [row.copy() for row in self.forts],
            "reserve": self.reserve.copy(),
            "points": self.points.copy(),
            "hands": [hand.copy() if p == seat else [-1] * len(hand) for p, hand in enumerate(self.hands)],
            "deck": len(self.deck.cards),
            "discards": self.deck.discards.copy(),
        }

    def imagine(self, seat: int | None, chance: Chance) -> None:
        deal_anew([hand for p, hand in enumerate(self.hands) if p != seat], self.deck.cards, chance)

    # Verbs

    def ruler(self, at: int) -> int:
        """Law 1: the seat with most soldiers and forts; -1 on a tie or an empty field."""
        best = 0
        who = -1
        for p in range(self.seats):
            n = self.soldiers[p][at] + self.forts[p][at]
            if n > best:
                best = n
                who = p
            elif n == best:
                who = -1
        return who

    def ruled_by(self, seat: int) -> list[bool]:
        return [self.ruler(at) == seat for at in range(FIELDS)]

    def full(self, at: int) -> bool:
        forts = 0
        for row in self.forts:
            forts += row[at]
        return forts >= FORTS_A_FIELD

    def march(self, seat: int, origin: int, to: int, count: int) -> None:
        self.soldiers[seat][origin] -= count
        self.soldiers[seat][to] += count
        self.tell(Marched(seat, origin, to, count))

    def muster(self, seat: int, at: int) -> None:
        if self.reserve[seat]:
            self.reserve[seat] -= 1
            self.soldiers[seat][at] += 1

    def draw(self, seat: int) -> None:
        self.deck.refill(self.chance)
        card = self.deck.draw()
        if card != NO_CARD:
            self.hands[seat].append(card)
            self.hands[seat].sort()
            self.reveal()
            self.tell(Drew(seat, card))

    def discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.deck.discard(card)

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        if self.points[seat] >= GOAL:
            self.end(Result((seat,), tuple(self.points), "points", "4"))


BID: Final = prompt("bid", N_("Bid a card in secret, or none."), passes=N_("Bid nothing"))


def new_round(s: Skirmish) -> Flow[None]:
    """Law 2."""
    s.round += 1
    if s.round > ROUNDS:
        best = max(s.points)
        s.end(Result(tuple(p for p in range(s.seats) if s.points[p] == best), tuple(s.points), "rounds", "4"))
    for seat in range(s.seats - 1, -1, -1):
        s.then("turn", seat)
    bids = yield Together([Ask(p, BID, bid_options(s, p), "2.1", always=True) for p in range(s.seats)])
    cards = tuple(b.card if isinstance(b, Card) else -1 for b in bids)
    s.tell(Bid(cards))
    best = max(cards)
    for p in range(s.seats):
        if cards[p] >= 0:
            s.discard(p, cards[p])
            if cards[p] == best:
                s.muster(p, p)
    s.reveal()


def bid_options(s: Skirmish, seat: int) -> list[Option]:
    options: list[Option] = [Pass()]
    for card in s.hands[seat]:
        options.append(Card(card))
    return options


def turn(s: Skirmish, seat: int) -> None:
    s.actions = ACTIONS
    s.then("evening", seat)
    s.then("action", seat)


ACTION: Final = prompt("action", N_("Choose an action (left: {n})."), n=COUNT, passes=N_("End the turn"))


def action(s: Skirmish, seat: int) -> Flow[None]:
    """Law 3."""
    menu = Menu(s)
    ruled = s.ruled_by(seat)
    offer_marches(s, seat, ruled, menu)
    offer_attacks(s, seat, menu)
    menu.offer(Recruit(), None if s.reserve[seat] else because("3.3", NO_RESERVE))
    offer_forts(s, seat, ruled, menu)
    menu.options.append(Pass())
    choice = yield menu.ask(seat, ACTION, "3", n=s.actions)
    s.actions -= 1
    if isinstance(choice, March):
        s.march(seat, choice.origin, choice.to, choice.count)
    elif isinstance(choice, Attack):
        yield from attack(s, seat, choice.enemy, choice.at)
    elif isinstance(choice, Recruit):
        recruit(s, seat)
    elif isinstance(choice, Fortify):
        fortify(s, seat, choice.at)
    else:
        s.actions = 0
    if s.actions:
        s.then("action", seat)


NO_RESERVE: Final = reason("no-reserve", N_("you have no soldier left in reserve."))
RULES_NEITHER: Final = reason("rules-neither", N_("you rule neither {origin} nor {to}."), origin=FIELD, to=FIELD)
NOT_RULED: Final = reason("not-ruled", N_("you do not rule {at}."), at=FIELD)
NO_PLACE: Final = reason("no-place", N_("{at} has no place left for a fort."), at=FIELD)
NO_FORT: Final = reason("no-fort", N_("you have no fort left."))


def offer_marches(s: Skirmish, seat: int, ruled: list[bool], menu: Menu) -> None:
    """Law 3.1: from or into a field that you rule."""
    mine = s.soldiers[seat]
    options = menu.options
    for origin in range(FIELDS):
        count = mine[origin]
        if count:
            for to in ROADS[origin]:
                if ruled[origin] or ruled[to]:
                    options += MARCHES[origin][to][:count]
                elif menu.explains:
                    menu.refuse(March(origin, to, count), because("3.1", RULES_NEITHER, origin=origin, to=to))


def offer_attacks(s: Skirmish, seat: int, menu: Menu) -> None:
    """Law 3.2: where your soldiers meet somebody else's pieces."""
    mine = s.soldiers[seat]
    for enemy in range(s.seats):
        if enemy != seat:
            soldiers = s.soldiers[enemy]
            forts = s.forts[enemy]
            for at in range(FIELDS):
                if mine[at] and (soldiers[at] or forts[at]):
                    menu.options.append(Attack(at, enemy))


def offer_forts(s: Skirmish, seat: int, ruled: list[bool], menu: Menu) -> None:
    """Law 3.4: where you rule, on a free place, while there is stock."""
    for at in range(FIELDS):
        if ruled[at] and s.stock[seat] and not s.full(at):
            menu.options.append(Fortify(at))
        elif menu.explains and s.soldiers[seat][at]:
            menu.refuse(Fortify(at), why_no_fort(s, seat, at, ruled[at]))


def why_no_fort(s: Skirmish, seat: int, at: int, ruled: bool) -> Because:
    if not ruled:
        return because("3.4", NOT_RULED, at=at)
    return because("3.4", NO_PLACE, at=at) if s.stock[seat] else because("3.4", NO_FORT)


AMBUSH: Final = prompt(
    "ambush", N_("{enemy} attacks you on field {at}: spring an ambush?"), enemy=SEAT, at=FIELD, passes=N_("No ambush")
)


def attack(s: Skirmish, seat: int, enemy: int, at: int) -> Flow[None]:
    """Law 3.2: an ambush first, then both roll, then both lose at once."""
    options: list[Option] = [Pass()]
    for card in s.hands[enemy]:
        if is_ambush(card):
            options.append(Card(card))
    ambush = yield Ask(enemy, AMBUSH, options, "3.2.1", always=True, enemy=seat, at=at)
    if isinstance(ambush, Card):
        s.discard(enemy, ambush.card)
        s.reveal()
        lose(s, seat, at, 2, enemy)
        if not s.soldiers[seat][at]:
            return
    low, high = sorted(s.chance.roll(4, 2))
    s.tell(Fought(seat, enemy, at, (high, low)))
    hits = min(high, s.soldiers[seat][at])
    back = min(low, s.soldiers[enemy][at])
    if not s.soldiers[enemy][at]:
        hits += 1
    lose(s, enemy, at, hits, seat)
    lose(s, seat, at, back, enemy)


def lose(s: Skirmish, seat: int, at: int, hits: int, by: int) -> None:
    fallen = min(hits, s.soldiers[seat][at])
    s.soldiers[seat][at] -= fallen
    s.reserve[seat] += fallen
    razed = min(hits - fallen, s.forts[seat][at])
    if razed:
        s.forts[seat][at] -= razed
        s.stock[seat] += razed
        s.score(by, razed)


def recruit(s: Skirmish, seat: int) -> None:
    """Law 3.3: a soldier at home and at each fort."""
    before = s.reserve[seat]
    s.muster(seat, seat)
    for at in range(FIELDS):
        for _ in range(s.forts[seat][at]):
            s.muster(seat, at)
    s.tell(Recruited(seat, before - s.reserve[seat]))


def fortify(s: Skirmish, seat: int, at: int) -> None:
    s.stock[seat] -= 1
    s.forts[seat][at] += 1
    s.tell(Fortified(seat, at))
    s.score(seat, 1)


DISCARD: Final = prompt("discard", N_("Discard down to {n} cards."), n=COUNT)


def evening(s: Skirmish, seat: int) -> Flow[None]:
    """Law 4."""
    s.draw(seat)
    while len(s.hands[seat]) > HAND:
        options: list[Option] = []
        for held in s.hands[seat]:
            options.append(Card(held))
        choice = yield Ask(seat, DISCARD, options, "4.2", n=HAND)
        s.discard(seat, choice.card)
        s.tell(Discarded(seat, choice.card))
    if seat == s.seats - 1:
        s.then("round")
