"""What lies on the table of Root: whose turn it is and who sides with whom, cards, points. Its map is in `state`.

Rows are indexed by place (see `codes`). Owners are the seats, then the hirelings (Law E).
"""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from lexludi.games.root.rules.beginning.draft import Draft
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    ALL_SUITS,
    BURROW,
    EVERY,
    ITEMS,
    KINDS,
    NOBODY,
    OWNERS,
    PLACES,
    SETUP,
    WOODLAND,
)
from lexludi.games.root.rules.drawers import Drawer, Holder, Landmark
from lexludi.games.root.rules.events import (
    Drew,
    DrewOpenly,
    Gave,
    GaveOpenly,
    Reshuffled,
    Spent,
)
from lexludi.games.root.rules.prompts import ending
from lexludi.games.root.rules.setting import Setting
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Result
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.state import State
from lexludi.locale import N_
from lexludi.parts.bits import as_bits, bits_of, numbers_in
from lexludi.parts.piles import Deck

NO_ROW: Final[list[int]] = [0] * PLACES
"""The row of every kind of piece that is not in this match; never changed."""
GOAL: Final = data.common().victory_points
THREE_SUITS: Final = (0, 1, 2)
ALL_PLACES: Final = (1 << PLACES) - 1
"""The clearings and the Burrow, as bits."""
PLACES_IN: Final = numbers_in(PLACES)
"""The places that bits stand for, in their order."""
OWNERS_IN: Final = numbers_in(OWNERS)
"""And the owners."""
BY_POINTS: Final = ending("points", N_("Victory by points: {winners}."))


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground(State):
    """Everything on the table, and the verbs of cards and points."""

    __slots__ = (
        "activated", "active", "against", "armies", "available", "barred", "boards", "box", "boxes", "buildings",
        "closed", "crafted", "deck", "dominance", "draft", "drawers", "effects", "foes", "hands", "held", "homes",
        "items", "landmarks", "nearby", "number", "owners", "partner", "paths", "pawns", "phase", "pieces", "players",
        "points", "realm", "removed", "ruined", "ruins", "ruled", "scorched", "setting", "side", "sites", "slots",
        "stock", "suited", "suits", "supply", "tallies", "tokens", "turned", "used", "vacant", "warriors", "who",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(chance)
        n = setting.owners
        plan = setting.plan
        self.setting = setting
        self.players = setting.players
        self.owners = n
        self.number = 0
        """Turns begun so far."""
        self.active = 0
        self.phase = SETUP
        self.suits: tuple[int, ...] = ()
        self.suited: list[int] = []
        """The places that a card of each suit fits, one bit each; all for a bird, or where none (-1) is asked for."""
        self.tallies: list[list[int] | None] = []
        """How many pieces of a kind stand in clearings of each suit; None until somebody counts them (`by_suit`)."""
        self.lay_suits(tuple(plan.suits))
        self.paths: list[tuple[int, ...]] = plan.paths
        """The clearings adjacent to each place."""
        self.nearby: list[int] = [as_bits(near) for near in plan.paths]
        """The same as bits."""
        self.closed: tuple[tuple[int, int], ...] = plan.closed
        self.slots: list[int] = plan.slots.copy()
        """Open slots, not counting the ruined ones."""
        self.vacant = bits_of(self.slots)
        """The clearings that have any, one bit each."""
        self.ruins: list[tuple[int, ...]] = [()] * PLACES
        """The items under the ruins of each clearing."""
        self.ruined: list[bool] = [False] * PLACES
        self.warriors: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.buildings: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.tokens: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.pawns: list[int] = [NOBODY] * n
        """Where a pawn stands: a clearing or a forest."""
        self.who: list[int] = [0] * PLACES
        """The owners with any piece in a place, one bit each. This, the next three and `vacant` follow from what stands
        where: the verbs keep them up to date, and `census` finds them."""
        self.armies: list[int] = [0] * n
        """The places where an owner has warriors, one bit each (see PLACES_IN)."""
        self.sites: list[int] = [0] * KINDS
        """The places where pieces of a kind stand."""
        self.realm: list[int] = [0] * n + [WOODLAND]
        """The clearings that an owner rules; the last are those that nobody (-1) does."""
        self.barred: list[int] = [0] * n
        """The places where a rule forbids an owner to place pieces, one bit each; `find_bans` finds them."""
        self.supply: list[int] = setting.troops.copy()
        self.pieces: list[list[int]] = [NO_ROW] * KINDS
        for kind in setting.kinds:
            self.pieces[kind] = [0] * PLACES
        self.stock: list[int] = setting.stock.copy()
        """Buildings and tokens that are on their tracks or in supply."""
        self.ruled: list[int] = [NOBODY] * PLACES
        self.ruled[BURROW] = setting.burrower
        self.homes: list[int] = [NOBODY] * self.players
        """The starting clearing of each seat that has one."""
        self.draft: Draft | None = None
        """What advanced set-up needs until the first turn (Law A.8)."""
        self.scorched = 0
        """Clearings with a Scoundrel's torch, one bit each (Law D.6.2)."""
        self.landmarks: list[Landmark] = []
        """Law F: those of the match, or else of the map."""
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.held: list[int] = [0] * n
        """The same as bits, one a card: kept by the verbs, and found by `recount_hands`."""
        self.deck = Deck()
        self.available: list[int] = []
        """Dominance cards beside the map."""
        self.removed: list[int] = []
        """Cards out of the game."""
        self.crafted: list[list[int]] = [[] for _ in range(n)]
        self.effects: list[int] = [0] * n
        self.items: list[int] = [0] * len(ITEMS)
        """The supply of items on the map."""
        self.box: list[int] = [0] * len(ITEMS)
        """Items in the box, out of play (Law 9.3.5, 9.6.4)."""
        self.boxes: list[list[int]] = [[0] * len(ITEMS) for _ in range(n)]
        """Crafted Items boxes."""
        self.turned: list[list[int]] = [[0] * len(ITEMS) for _ in range(n)]
        """How many items of each box are exhausted."""
        self.points: list[int] = [0] * self.players
        self.dominance: list[int] = [NOBODY] * self.players
        """The activated dominance card of each seat."""
        self.partner: list[int] = [NOBODY] * n
        """Coalitions (Law 9.2.8), on the Vagabond's side; `join` makes one."""
        self.used = 0
        """What is used up for this turn: crafted cards and other things that are done once, by their marks (`ONCE`)."""
        self.activated: list[int] = [0] * ALL_SUITS
        """Crafting pieces used this turn, by suit."""
        self.side: tuple[int, ...] = tuple(p if p < self.players else NOBODY for p in range(n))
        """Whom each owner sides with: a player with himself, a hireling with its controller (Law E.1)."""
        self.foes: list[tuple[int, ...]] = setting.others
        """The enemies of each owner; worked out anew when somebody changes sides (`take_sides`)."""
        self.against: list[int] = []
        """The same as bits."""
        self.take_sides()
        self.drawers: dict[str, Drawer] = {}
        """What else lies beside the boards, by name."""
        self.boards: list[Board] = []

    def holders(self) -> list[Holder]:
        """Whatever holds cards or pieces off the map."""
        return [*self.boards, *self.landmarks, *self.drawers.values()]

    def lay_drawers(self) -> None:
        """Lay out what belongs to the match and is not there yet; in the order of names, whoever comes first."""
        there = self.drawers
        new = self.setting.drawers
        self.drawers = {name: there[name] if name in there else new[name]() for name in sorted(new)}

    def schedule(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda in the order they are to happen."""
        self.agenda += steps[::-1]

    def lay_suits(self, suits: tuple[int, ...]) -> None:
        """The suits of the clearings from now on."""
        self.suits = suits
        self.tallies = [None] * KINDS
        self.suited = [bits_of([own in (suit, EVERY) for own in suits]) for suit in THREE_SUITS]
        self.suited += [ALL_PLACES] * (ALL_SUITS - len(THREE_SUITS))

    def is_suit(self, at: int, suit: int) -> bool:
        """Whether a clearing is of that suit; the Lost City is of all three."""
        own = self.suits[at]
        return own in (suit, EVERY) or suit == EVERY

    def suits_of(self, at: int) -> tuple[int, ...]:
        """The suit of a clearing, or the three of the Lost City."""
        own = self.suits[at]
        return THREE_SUITS if own == EVERY else (own,)

    def lay_path(self, a: int, b: int) -> None:
        """Two clearings are adjacent from now on (Law C.3.3)."""
        paths = self.paths.copy()
        paths[a] = tuple(sorted((*paths[a], b)))
        paths[b] = tuple(sorted((*paths[b], a)))
        self.paths = paths
        self.nearby = [as_bits(near) for near in paths]

    def turns_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of their turns, beginning with that one."""
        return self.setting.turns[seat]

    def earliest(self, seats: list[int]) -> int:
        """Of these, the seat that comes first in the order of turns; hirelings follow the players."""
        return min(seats, key=(*self.setting.order, *range(self.players, self.owners)).index)

    def present(self, seat: int, at: int) -> bool:
        """Whether that owner has any piece in the clearing."""
        return self.who[at] >> seat & 1 != 0

    def allies(self, a: int, b: int) -> bool:
        """Law 9.2.8, E.3.2: whether two owners are in a coalition, or a hireling is on the other's side."""
        if self.owners != self.players:
            a = self.side[a]
            b = self.side[b]
            if a == NOBODY or b == NOBODY:
                return False
            if a == b:
                return True
        return self.partner[a] == b or self.partner[b] == a

    def join(self, seat: int, partner: int) -> None:
        """Law 9.2.8: a coalition."""
        self.partner[seat] = partner
        self.take_sides()

    def hire(self, hireling: int, seat: int) -> None:
        """Law E.1.2: a hireling sides with that seat, or (NOBODY) with nobody any more."""
        self.side = (*self.side[:hireling], seat, *self.side[hireling + 1 :])
        self.take_sides()

    def take_sides(self) -> None:
        """Law G.1.27, E.3.2: find out who are whose enemies."""
        others = self.setting.others
        self.foes = [
            tuple([other for other in others[owner] if not self.allies(owner, other)]) for owner in range(self.owners)
        ]
        self.against = [as_bits(foes) for foes in self.foes]

    def enemies(self, seat: int) -> tuple[int, ...]:
        """Law G.1.27, E.3.2: the players and hirelings that are enemies of an owner."""
        return self.foes[seat]

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The players among the enemies."""
        enemies = self.enemies(seat)
        if self.owners == self.players:
            return enemies
        return tuple([enemy for enemy in enemies if enemy < self.players])

    def decider(self, owner: int) -> int:
        """Who decides for an owner: for a hireling its controller, without one the player on turn (ruling R80)."""
        side = self.side[owner]
        return self.active if side == NOBODY else side

    def enemies_at(self, seat: int, at: int) -> tuple[int, ...]:
        """The enemies with a piece in that clearing."""
        return OWNERS_IN[self.who[at] & self.against[seat]]

    def rules(self, seat: int, at: int) -> bool:
        """Law 2.5."""
        return self.ruled[at] == seat

    def wins_tie(self, strength: list[int], best: int, at: int) -> int:
        """Law 7.2.2, or by an effect (the two are not in play together): who rules of those that are equally strong.

        The Eyrie need a piece of their own there: mercenaries and hirelings are not Eyrie pieces (G.1.21, E.3.3).
        """
        winning = self.setting.moments.winning_ties
        for seat in range(self.players):
            if strength[seat] == best:
                lords = seat == self.setting.eyrie and self.present(seat, at)
                if lords or self.effects[seat] & winning:
                    return seat
        return NOBODY

    def to_box(self, owner: int, count: int) -> None:
        """Warriors of a supply go to a box: acolytes, officers, payments, the fallen that somebody keeps."""
        self.supply[owner] -= count

    def from_box(self, owner: int, count: int) -> None:
        """Warriors of a box return to their supply."""
        self.supply[owner] += count

    def out_of_game(self, kind: int, count: int) -> None:
        """Buildings or tokens just removed never come back."""
        self.stock[kind] -= count

    def cover_slot(self, at: int) -> None:
        """Nothing can be built in a slot any more, for a building, a ruin or an item is on it."""
        self.slots[at] -= 1
        if not self.slots[at]:
            self.vacant &= ~(1 << at)

    def open_slots(self, at: int, count: int = 1) -> None:
        """A slot is free, where it was covered or not there at all."""
        self.slots[at] += count
        self.vacant |= 1 << at

    def take_item(self, owner: int, item: int) -> None:
        """An item leaves a Crafted Items box, an exhausted one only if there is no other."""
        box = self.boxes[owner]
        box[item] -= 1
        self.turned[owner][item] = min(self.turned[owner][item], box[item])

    def kinds_at(self, owner: int, at: int) -> list[int]:
        """The kinds of buildings and tokens an owner has in a clearing."""
        if not (self.buildings[owner][at] or self.tokens[owner][at]):
            return []
        pieces = self.pieces
        return [kind for kind in self.setting.kinds_of[owner] if pieces[kind][at]]

    def draw_into_hand(self, seat: int, count: int) -> list[int]:
        """Law 2.1.2: take cards from the deck, shuffling the discard pile when it is empty; as many as there are."""
        drawn: list[int] = []
        hand = self.hands[seat]
        cards = 0
        for _ in range(count):
            card = self.top_card()
            if card == NOBODY:
                break
            insort(hand, card)
            cards |= 1 << card
            drawn.append(card)
        if drawn:
            self.held[seat] |= cards
            self.seen += 1
            if self.log is not None:
                openly = seat == self.setting.company  # 11.2.3
                self.log.append(DrewOpenly(seat, tuple(drawn)) if openly else Drew(seat, tuple(drawn)))
        return drawn

    def top_card(self) -> int:
        """Law 2.1.2: take the top card of the deck; NOBODY if there is none left anywhere.

        With its last card the discard pile becomes the deck at once (ruling R119).
        """
        cards = self.deck.cards
        if not cards:
            self.reshuffle()
            cards = self.deck.cards
            if not cards:
                return NOBODY
        card = cards.pop()
        if not cards:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        self.deck.discards.sort()  # so that it does not matter in which order they were discarded
        if self.deck.refill(self.chance):
            self.tell(Reshuffled(len(self.deck.cards)))

    def discard(self, card: int) -> None:
        """Law 2.1.3: to the discard pile, unless it lies elsewhere first (10.2.6)."""
        keeper = self.setting.keeps_discards
        if keeper:
            self.drawers[keeper].keep(card)
        else:
            self.lay_aside(card)

    def lay_aside(self, card: int) -> None:
        """Law 2.1.3, 3.3.3: to the discard pile; a dominance card lies down beside the map."""
        if self.setting.pack.dominance[card]:
            insort(self.available, card)
        else:
            self.deck.discards.append(card)

    def spend(self, seat: int, card: int, why: str) -> None:
        """Law 2.1.3: spend or discard a card of the hand."""
        self.hands[seat].remove(card)
        self.held[seat] ^= 1 << card
        self.discard(card)
        if self.log is not None:
            self.tell(Spent(seat, card, why))

    def into_hand(self, seat: int, card: int) -> None:
        """A card comes into a hand from elsewhere than the deck."""
        insort(self.hands[seat], card)
        self.held[seat] |= 1 << card

    def out_of_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for somewhere else than the discard pile."""
        self.hands[seat].remove(card)
        self.held[seat] ^= 1 << card

    def recount_hands(self) -> None:
        """Find out who holds what, after hands were changed by other means than the verbs."""
        self.held = [sum([1 << card for card in hand]) for hand in self.hands]

    def take_discarded(self, seat: int, card: int) -> None:
        """A card of the discard pile comes into a hand."""
        self.deck.take_back(card)
        self.into_hand(seat, card)

    def hand_over(self, giver: int, taker: int, card: int, why: str) -> None:
        """Law 1.3.2: a card goes from hand to hand because a rule says so; only the two see which."""
        self.out_of_hand(giver, card)
        self.into_hand(taker, card)
        if giver != self.setting.company:  # 11.2.3
            self.reveal()
        self.tell_given(giver, taker, card, why)

    def tell_given(self, giver: int, taker: int, card: int, why: str) -> None:
        """A card has passed between two players: only they see which, unless it lies or lay face up (Law 11.2.3)."""
        if self.log is not None:
            openly = self.setting.company in (giver, taker)
            self.tell(GaveOpenly(giver, taker, card, why) if openly else Gave(giver, taker, card, why))

    def discard_random(self, seat: int, why: str) -> None:
        """Discard a card of the hand at random, if there is any."""
        if self.hands[seat]:
            self.spend(seat, self.chance.pick(self.hands[seat], "card"), why)

    def matches(self, card: int, suit: int) -> bool:
        """Law 2.1.1: birds are wild, and every card matches the Lost City."""
        return self.setting.pack.fits[suit][card]

    def matching(self, seat: int, suit: int) -> list[int]:
        """The cards of a hand that may be used as that suit; a bird only as itself if the suit is bird (2.1.1.II)."""
        fit = self.held[seat] & self.setting.pack.suited[suit]
        return [card for card in self.hands[seat] if fit >> card & 1] if fit else []

    def holds(self, seat: int, suit: int) -> bool:
        """Whether a hand has a card that may be used as that suit."""
        return self.held[seat] & self.setting.pack.suited[suit] != 0

    def has(self, seat: int, effect: int) -> bool:
        """Whether a seat has crafted that effect."""
        return bool(self.effects[seat] & effect)

    def card_of(self, seat: int, effect: int) -> int:
        """The crafted card of a seat that has the effect."""
        kinds = self.setting.pack.effect
        return next(card for card in self.crafted[seat] if kinds[card] == effect)

    def scores(self, seat: int) -> bool:
        """Law 3.3.1, 9.2.8, E.3.6: whether that seat still has a score marker on the track; hirelings have none."""
        return seat < self.players and self.dominance[seat] == NOBODY

    def reach_goal(self, seat: int) -> None:
        """Law 3.1; Law rootbotics 3.coop: those in league win only when all of them are there."""
        league = self.setting.league
        if seat in league:
            if all(self.points[p] >= GOAL for p in league):
                self.end(Result(league, tuple(self.points), BY_POINTS, "rootbotics 3.coop"))
        else:
            self.win(seat, BY_POINTS, "3.1")

    def win(self, seat: int, how: str, law: str) -> None:
        """The match is over; a Vagabond in coalition with a winner wins too (Law 9.2.8, ruling R146)."""
        winners = [seat]
        for winner in winners:
            winners += [other for other in range(self.players) if self.partner[other] == winner]
        self.end(Result(tuple(sorted(winners)), tuple(self.points), how, law))
