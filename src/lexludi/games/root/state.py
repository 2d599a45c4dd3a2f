"""The state of Root, and the verbs that every rule goes through: place, lift, draw, discard, score.

Rows are indexed by place (see `codes`), owners are seats. `ruled` is kept up to date by the verbs.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from lexludi.games.root.codes import (
    BIRD,
    BOAT_BUILDERS,
    BURROW,
    CITADEL,
    CLEARINGS,
    COFFIN_MAKERS,
    EYRIE,
    FIRST_TOKEN,
    GARDEN_FOX,
    GARDEN_MOUSE,
    GARDEN_RABBIT,
    ITEMS,
    KINDS,
    MARKET,
    PLACES,
    PLOT,
    PLOT_BOMB,
    PLOT_EXTORTION,
    PLOT_RAID,
    PLOT_SNARE,
    ROOST,
    SETUP,
    SOUP_KITCHENS,
    STRONGHOLD,
    SYMPATHY,
    TUNNEL,
    TUNNELS,
    WARRIOR,
    WAYSTATION,
    WORKSHOP,
)
from lexludi.games.root.events import Drew, Placed, Removed, Reshuffled, Scored, Spent
from lexludi.games.root.printed import Pack, Plan
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Result
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option
from lexludi.kernel.state import State

NOBODY: Final = -1
NO_ROW: Final[list[int]] = [0] * PLACES
"""The row of every kind of piece that is not in this match; never changed."""
GOAL: Final = 30
CRAFTING_PIECES: Final = (
    WORKSHOP, ROOST, GARDEN_FOX, GARDEN_RABBIT, GARDEN_MOUSE, CITADEL, MARKET, STRONGHOLD, WAYSTATION, SYMPATHY,
    PLOT, PLOT_BOMB, PLOT_SNARE, PLOT_EXTORTION, PLOT_RAID,
)  # fmt: skip
WIDER: Final = BOAT_BUILDERS | TUNNELS
"""Effects that make more clearings adjacent for their owner."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """A player's faction board. A faction overrides the clauses that its chapter changes."""

    def __init__(self, seat: int, faction: int) -> None:
        self.seat = seat
        self.faction = faction

    def copy(self) -> Board:
        return Board(self.seat, self.faction)

    def crafting(self, s: Root) -> list[int]:
        """Law 4.1.1: how many crafting pieces of each suit there are, activated ones included."""
        return [0, 0, 0]

    def might(self, s: Root, at: int) -> int:
        """Law 4.3.2.I: the most hits this player can roll in that clearing."""
        return s.warriors[self.seat][at]

    def defenceless(self, s: Root, at: int) -> bool:
        """Law 4.3.3.II."""
        return not s.warriors[self.seat][at]

    def extra_attack(self, at: int) -> int:
        """Extra hits this player always deals as attacker in that clearing (Law 4.3.3.I)."""
        return 0

    def extra_defence(self, s: Root, at: int) -> int:
        """Extra hits this player always deals as defender in that clearing (Law 4.3.3.I)."""
        return 0

    def guerrilla(self) -> bool:
        """Whether this player, defending, deals the higher roll (Law 8.2.2)."""
        return False

    def battle_options(self, s: Root, b: Any) -> list[Option]:
        """Optional effects of the faction itself in step 3 of a battle."""
        return []

    def use_in_battle(self, s: Root, b: Any, choice: Option) -> None:
        """Use one of them."""

    def offer_moves(self, s: Root, menu: Menu) -> None:
        """Law 4.2: the moves of this player where a card grants one."""
        from lexludi.games.root.move import offer_moves

        offer_moves(s, self.seat, menu)

    def take_move(self, s: Root, choice: Option) -> Flow[None]:
        """Make one of them."""
        from lexludi.games.root.move import take_move

        yield from take_move(s, self.seat, choice)

    def offer_battles(self, s: Root, menu: Menu) -> None:
        """Law 4.3: the battles of this player where a card grants one."""
        from lexludi.games.root.battle import offer_battles

        offer_battles(s, self.seat, menu)

    def take_battle(self, s: Root, choice: Option) -> Flow[None]:
        """Fight one of them."""
        from lexludi.games.root.battle import take_battle

        yield from take_battle(s, self.seat, choice)

    def take_hits(self, s: Root, b: Any, removal: Any, by: int, hits: int) -> Flow[None]:
        """Law 4.3.4."""
        from lexludi.games.root.battle import lose_pieces

        yield from lose_pieces(s, b, removal, self.seat, by, hits)

    def steadfast(self, at: int) -> int:
        """How many warriors there only a battle can remove, and nobody else move (Law 14.2.2)."""
        return 0

    def returned(self, s: Root, count: int, at: int) -> int:
        """Of so many warriors just taken off a clearing, those that go to the supply."""
        return count

    def survive(self, s: Root) -> Flow[None]:
        """What a pawn suffers when all pieces around it are removed (Law 9.2.2.I)."""
        yield from ()

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 4.1.2, 3.2.2: where a crafted item goes; returns the points it is worth."""
        s.boxes[self.seat][item] += 1
        yield from ()
        return vp

    def pay_craft(self, s: Root, card: int) -> Flow[None]:
        """Law 4.1.1: activate crafting pieces."""
        from lexludi.games.root.craft import activate

        yield from activate(s, self.seat, card)

    def activate_dominance(self, s: Root, card: int) -> Flow[None]:
        """Law 3.3.1."""
        from lexludi.games.root.dominance import activate_dominance

        activate_dominance(s, self.seat, card)
        yield from ()

    def discard_law(self) -> str:
        """The rule by which this player discards down to five."""
        return "2.1.3"

    def draws(self, s: Root) -> int:
        """How many cards this player draws in Evening."""
        return 1

    def worth(self, s: Root) -> float:
        """What lies on the board is worth, as a rule of thumb for agents."""
        return 0.0

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """The piles of cards, besides the hand, that the viewer may not look through."""
        return []

    def imagine(self, s: Root, viewer: int | None, chance: Chance) -> None:
        """Resample what else the viewer cannot know of this board; cards are seen to by `hidden`."""

    def cards(self) -> list[int]:
        """Cards of the shared deck that lie on the board."""
        return []

    def has_looked(self, at: int) -> bool:
        """Whether this player knows what lies under the ruin of a clearing (Law 9.7.3)."""
        return False

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {}

    def count(self, held: dict[str, int]) -> None:
        """Add the pieces that lie on the board to the inventory."""

    def lines(self, pack: Pack) -> list[tuple[str, str]]:
        """The board as lines of a position, without the faction's name."""
        return []

    def read(self, lines: dict[str, str], pack: Pack) -> None:
        """The other way round; takes what it knows out of `lines`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside:
    """Something that a faction lets the others do in their own turns, between whatever else they do."""

    def open_to(self, s: Root, seat: int) -> bool:
        """Whether that seat could do it with the right cards: it is then asked, so that its hand stays secret."""
        return False

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        """Add it to the menu of that seat."""

    def take(self, s: Root, seat: int, choice: Option) -> Flow[bool]:
        """Do it, if it was chosen; False if the choice is something else."""
        yield from ()
        return False


class Setting:
    """What never changes in a match: who plays what on which map with which deck, and what listens to the verbs."""

    def __init__(self, seats: tuple[str, ...], factions: tuple[int, ...], plan: Plan, pack: Pack) -> None:
        self.seats = seats
        self.factions = factions
        self.players = len(seats)
        self.plan = plan
        self.pack = pack
        self.suit = pack.suit
        self.dominance_allowed = True
        self.eyrie = factions.index(EYRIE) if EYRIE in factions else NOBODY
        """The seat that rules ties (Law 7.2.2)."""
        self.pilgrims = NOBODY
        """The seat that rules wherever it has a building (Law 10.2.4)."""
        self.lost_souls = False
        """Whether cards become Lost Souls before they are discarded (Law 10.2.6)."""
        self.burrower = NOBODY
        """The seat that lives in the Burrow (Law 12.2.2)."""
        self.nimble = NOBODY
        """The seat that moves whoever rules (Law 13.2.3)."""
        self.ground: list[range] = [CLEARINGS] * self.players
        """The clearings that each seat's warriors may stand in."""
        self.owner: list[int] = [NOBODY] * KINDS
        self.stock: list[int] = [0] * KINDS
        """How many pieces of each kind the box has."""
        self.kinds: list[int] = []
        self.troops: list[int] = [0] * self.players
        """How many warriors each seat has in all."""
        self.phases: list[tuple[tuple[str, ...], ...]] = []
        """For each seat the steps of its Birdsong, Daylight and Evening."""
        self.place_bans: list[Callable[[Any, int, int], str | None]] = []
        """(state, owner, clearing): the rule that forbids placing there, if any."""
        self.enter_bans: list[Callable[[Any, int, int], str | None]] = []
        self.leave_bans: list[Callable[[Any, int, int], str | None]] = []
        self.on_moved: list[Callable[[Any, int, int, int, int, int], Any]] = []
        """(state, mover, owner, from, to, count): who or what goes along; returns a Flow or None."""
        self.on_entered: list[Callable[[Any, int, int, int], Any]] = []
        """(state, mover, owner, clearing): warriors have moved in; returns a Flow or None."""
        self.on_battle: list[Callable[[Any, Any], Any]] = []
        """(state, battle): effects at its start, before ambushes; returns a Flow or None."""
        self.before_roll: list[Callable[[Any, Any], Any]] = []
        """(state, battle): effects between ambush and roll; returns a Flow or None."""
        self.after_battle: list[Callable[[Any, Any], Any]] = []
        self.on_points: list[Callable[[Any, Any, list[int]], None]] = []
        """(state, removal, points by seat): what a removal is worth beyond the common points."""
        self.on_removed: list[Callable[[Any, Any, Any], None]] = []
        """(state, removal, triggers): adds what the removal sets off."""
        self.asides: list[Aside] = []
        """What a faction lets the others do at any time in their turns."""

    def seat_of(self, faction: int) -> int:
        """The seat of a faction that plays, or NOBODY."""
        return self.factions.index(faction) if faction in self.factions else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Root(State):
    """A match of Root."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(chance)
        n = setting.players
        plan = setting.plan
        self.setting = setting
        self.players = n
        self.number = 0
        """Turns begun so far."""
        self.active = 0
        self.phase = SETUP
        self.suits: tuple[int, ...] = tuple(plan.suits)
        self.paths: list[tuple[int, ...]] = plan.paths
        self.closed: tuple[tuple[int, int], ...] = plan.closed
        self.slots: list[int] = plan.slots.copy()
        """Open slots, not counting the ruined ones."""
        self.ruins: list[tuple[int, ...]] = [()] * PLACES
        """The items under the ruins of each clearing."""
        self.ruined: list[bool] = [False] * PLACES
        self.warriors: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.buildings: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.tokens: list[list[int]] = [[0] * PLACES for _ in range(n)]
        self.pawns: list[int] = [NOBODY] * n
        """Where a pawn stands: a clearing or a forest."""
        self.supply: list[int] = setting.troops.copy()
        self.pieces: list[list[int]] = [NO_ROW] * KINDS
        for kind in setting.kinds:
            self.pieces[kind] = [0] * PLACES
        self.stock: list[int] = setting.stock.copy()
        """Buildings and tokens that are on their tracks or in supply."""
        self.ruled: list[int] = [NOBODY] * PLACES
        self.ruled[BURROW] = setting.burrower
        self.homes: list[int] = [NOBODY] * n
        """The starting clearing of each seat that has one."""
        self.scorched = 0
        """Clearings with a Scoundrel's torch, one bit each (Law D.6.2)."""
        self.ferry = plan.ferry
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.deck: list[int] = []
        """The top card is the last."""
        self.discards: list[int] = []
        self.souls: list[int] = []
        """The Lost Souls (Law 10.2.6)."""
        self.available: list[int] = []
        """Dominance cards beside the map."""
        self.removed: list[int] = []
        """Cards out of the game."""
        self.crafted: list[list[int]] = [[] for _ in range(n)]
        self.effects: list[int] = [0] * n
        self.coffins: list[int] = [0] * n
        """Warriors of each owner on Coffin Makers."""
        self.items: list[int] = [0] * len(ITEMS)
        """The supply of items on the map."""
        self.box: list[int] = [0] * len(ITEMS)
        """Items in the box, out of play (Law 9.3.5, 9.6.4)."""
        self.boxes: list[list[int]] = [[0] * len(ITEMS) for _ in range(n)]
        """Crafted Items boxes."""
        self.turned: list[list[int]] = [[0] * len(ITEMS) for _ in range(n)]
        """How many items of each box are exhausted."""
        self.points: list[int] = [0] * n
        self.dominance: list[int] = [NOBODY] * n
        """The activated dominance card of each seat."""
        self.partner: list[int] = [NOBODY] * n
        """Coalitions (Law 9.2.8), on the Vagabond's side."""
        self.used = 0
        """Persistent effects used up this turn, and other things done once a turn, one bit each."""
        self.in_battle = 0
        """Effects used up in the battle under way; the defender's bits stand 32 higher."""
        self.activated: list[int] = [0, 0, 0]
        """Crafting pieces used this turn, by suit."""
        self.quests: list[int] = []
        """The quests shown to the Vagabonds, by their place in the data."""
        self.quest_deck: list[int] = []
        self.boards: list[Board] = []

    def copy(self) -> Root:
        s = Root.__new__(Root)
        s.inherit(self)
        s.setting = self.setting
        s.players = self.players
        s.number = self.number
        s.active = self.active
        s.phase = self.phase
        s.suits = self.suits
        s.paths = self.paths
        s.closed = self.closed
        s.slots = self.slots.copy()
        s.ruins = self.ruins.copy()
        s.ruined = self.ruined.copy()
        s.warriors = [row.copy() for row in self.warriors]
        s.buildings = [row.copy() for row in self.buildings]
        s.tokens = [row.copy() for row in self.tokens]
        s.pawns = self.pawns.copy()
        s.supply = self.supply.copy()
        pieces = self.pieces.copy()
        for kind in self.setting.kinds:
            pieces[kind] = pieces[kind].copy()
        s.pieces = pieces
        s.stock = self.stock.copy()
        s.ruled = self.ruled.copy()
        s.homes = self.homes
        s.scorched = self.scorched
        s.ferry = self.ferry
        s.hands = [hand.copy() for hand in self.hands]
        s.deck = self.deck.copy()
        s.discards = self.discards.copy()
        s.souls = self.souls.copy()
        s.available = self.available.copy()
        s.removed = self.removed
        s.crafted = [cards.copy() for cards in self.crafted]
        s.effects = self.effects.copy()
        s.coffins = self.coffins.copy()
        s.items = self.items.copy()
        s.box = self.box.copy()
        s.boxes = [box.copy() for box in self.boxes]
        s.turned = [box.copy() for box in self.turned]
        s.points = self.points.copy()
        s.dominance = self.dominance.copy()
        s.partner = self.partner.copy()
        s.used = self.used
        s.in_battle = self.in_battle
        s.activated = self.activated.copy()
        s.quests = self.quests.copy()
        s.quest_deck = self.quest_deck.copy()
        s.boards = [board.copy() for board in self.boards]
        return s

    def schedule(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda in the order they are to happen."""
        self.agenda += steps[::-1]

    # Who is where

    def present(self, seat: int, at: int) -> bool:
        """Whether that seat has any faction piece in the clearing."""
        return bool(
            self.warriors[seat][at] or self.buildings[seat][at] or self.tokens[seat][at] or self.pawns[seat] == at
        )

    def allies(self, a: int, b: int) -> bool:
        """Law 9.2.8: whether two seats are in a coalition."""
        return self.partner[a] == b or self.partner[b] == a

    def enemies(self, seat: int) -> list[int]:
        """Law G.1.27."""
        return [other for other in range(self.players) if other != seat and not self.allies(seat, other)]

    def enemies_at(self, seat: int, at: int) -> list[int]:
        """The enemies with a piece in that clearing."""
        return [other for other in self.enemies(seat) if self.present(other, at)]

    def rules(self, seat: int, at: int) -> bool:
        """Law 2.5."""
        return self.ruled[at] == seat

    def settle(self, at: int) -> None:
        """Law 2.5, 7.2.2, 10.2.4: find out who rules a clearing, after its pieces have changed."""
        if at == BURROW:
            return
        pilgrims = self.setting.pilgrims
        if pilgrims != NOBODY and self.buildings[pilgrims][at]:
            self.ruled[at] = pilgrims
            return
        best = 0
        ruler = NOBODY
        eyrie = self.setting.eyrie
        for seat in range(self.players):
            strength = self.warriors[seat][at] + self.buildings[seat][at]
            if self.effects[seat] & SOUP_KITCHENS:
                strength += 2 * self.tokens[seat][at]
            if strength > best:
                best = strength
                ruler = seat
            elif strength == best and strength:
                ruler = seat if seat == eyrie else eyrie if ruler == eyrie else NOBODY
        self.ruled[at] = ruler

    def settle_all(self) -> None:
        for at in CLEARINGS:
            self.settle(at)

    def neighbours(self, seat: int, at: int) -> tuple[int, ...]:
        """Law 2.2.1, 12.2.2: the clearings adjacent to one, for that seat."""
        burrows = seat == self.setting.burrower
        if not (burrows or self.effects[seat] & WIDER):
            return self.paths[at]
        near = set(self.paths[at])
        if burrows:
            tunnels = self.pieces[TUNNEL]
            if at == BURROW:
                near.update(end for end in CLEARINGS if tunnels[end])
            elif tunnels[at]:
                near.add(BURROW)
        if self.effects[seat] & BOAT_BUILDERS:
            near.update(self.setting.plan.rivers[at])
        if self.effects[seat] & TUNNELS:
            ends = self.workplaces(seat)
            if at in ends:
                near.update(ends)
                near.discard(at)
        return tuple(sorted(near))

    def workplaces(self, seat: int) -> list[int]:
        """The clearings with crafting pieces of that seat."""
        kinds = [k for k in self.setting.kinds if self.setting.owner[k] == seat and k in CRAFTING_PIECES]
        return [at for at in CLEARINGS if any(self.pieces[k][at] for k in kinds)]

    # Pieces

    def why_not_place(self, owner: int, at: int) -> str | None:
        """The rule that forbids this owner to place anything in that clearing."""
        if self.scorched and self.scorched >> at & 1:
            return "D.6.2"
        for ban in self.setting.place_bans:
            why = ban(self, owner, at)
            if why is not None:
                return why
        return None

    def place_warriors(self, owner: int, count: int, at: int) -> int:
        """Law G.1.31, 1.5.4: place as many of these warriors as the supply and the bans allow; returns how many."""
        count = min(count, self.supply[owner])
        if count <= 0 or self.why_not_place(owner, at) is not None:
            return 0
        self.supply[owner] -= count
        self.warriors[owner][at] += count
        self.settle(at)
        self.tell(Placed(owner, WARRIOR, count, at))
        return count

    def place(self, kind: int, at: int) -> bool:
        """Law G.1.31: place a building or token from its track or supply; False where it cannot be."""
        owner = self.setting.owner[kind]
        if not self.stock[kind] or self.why_not_place(owner, at) is not None:
            return False
        if kind < FIRST_TOKEN:
            if not self.slots[at]:
                return False
            self.slots[at] -= 1
            self.buildings[owner][at] += 1
        else:
            self.tokens[owner][at] += 1
        self.stock[kind] -= 1
        self.pieces[kind][at] += 1
        self.settle(at)
        self.tell(Placed(owner, kind, 1, at))
        return True

    def expendable(self, owner: int, at: int) -> int:
        """Law 14.2.2: the warriors of a clearing that can be removed otherwise than in battle."""
        return self.warriors[owner][at] - self.boards[owner].steadfast(at)

    def movable(self, owner: int, at: int) -> int:
        """Law 14.2.2: the warriors of a clearing that can be moved in the turn under way."""
        return self.warriors[owner][at] if owner == self.active else self.expendable(owner, at)

    def lift(self, owner: int, kind: int, count: int, at: int) -> int:
        """Take pieces off the map into their supply or back on their track; returns how many went there.

        Rules call `removal`, not this.
        """
        if kind == WARRIOR:
            self.warriors[owner][at] -= count
            count = self.boards[owner].returned(self, count, at)
            self.supply[owner] += count
        else:
            if kind < FIRST_TOKEN:
                self.slots[at] += count
                self.buildings[owner][at] -= count
            else:
                self.tokens[owner][at] -= count
            self.pieces[kind][at] -= count
            self.stock[kind] += count
        self.settle(at)
        return count

    def bring(self, kind: int, at: int) -> None:
        """A token moves from beside the clearings into one: that is no placing, so no ban on placing stops it."""
        self.stock[kind] -= 1
        self.tokens[self.setting.owner[kind]][at] += 1
        self.pieces[kind][at] += 1
        self.settle(at)

    def take_back(self, kind: int, count: int, at: int) -> None:
        """An owner takes own tokens or buildings off the map, as a cost."""
        owner = self.setting.owner[kind]
        self.lift(owner, kind, count, at)
        self.tell(Removed(owner, owner, kind, count, at))

    def turn_over(self, side: int, other: int, at: int) -> None:
        """A token stays where it is and shows its other side."""
        self.pieces[side][at] -= 1
        self.stock[side] += 1
        self.pieces[other][at] += 1
        self.stock[other] -= 1

    def take_item(self, owner: int, item: int) -> None:
        """An item leaves a Crafted Items box, an exhausted one only if there is no other."""
        box = self.boxes[owner]
        box[item] -= 1
        self.turned[owner][item] = min(self.turned[owner][item], box[item])

    def kinds_at(self, owner: int, at: int) -> list[int]:
        """The kinds of buildings and tokens an owner has in a clearing."""
        if not (self.buildings[owner][at] or self.tokens[owner][at]):
            return []
        own = self.setting.owner
        return [kind for kind in self.setting.kinds if own[kind] == owner and self.pieces[kind][at]]

    # Cards

    def draw(self, seat: int, count: int = 1) -> list[int]:
        """Law 2.1.2: draw cards, shuffling the discard pile when the deck is empty; as many as there are."""
        drawn: list[int] = []
        hand = self.hands[seat]
        for _ in range(count):
            card = self.top_card()
            if card == NOBODY:
                break
            insort(hand, card)
            drawn.append(card)
        if drawn:
            self.seen += 1
            if self.log is not None:
                self.log.append(Drew(seat, tuple(drawn)))
        return drawn

    def top_card(self) -> int:
        """Take the top card of the deck; NOBODY if there is none left anywhere."""
        if not self.deck:
            if not self.discards:
                return NOBODY
            self.deck = sorted(self.discards)
            self.discards = []
            self.chance.shuffle(self.deck)
            self.tell(Reshuffled(len(self.deck)))
        return self.deck.pop()

    def discard(self, card: int) -> None:
        """Law 2.1.3, 10.2.6: to the discard pile, or to the Lost Souls."""
        if self.setting.lost_souls:
            self.souls.append(card)
        else:
            self.lay_aside(card)

    def lay_aside(self, card: int) -> None:
        """Law 2.1.3, 3.3.3: to the discard pile; a dominance card lies down beside the map."""
        if self.setting.pack.dominance[card]:
            insort(self.available, card)
        else:
            self.discards.append(card)

    def spend(self, seat: int, card: int, why: str) -> None:
        """Law 2.1.3: spend or discard a card of the hand."""
        self.hands[seat].remove(card)
        self.discard(card)
        self.tell(Spent(seat, card, why))

    def discard_random(self, seat: int, why: str) -> None:
        """Discard a card of the hand at random, if there is any."""
        if self.hands[seat]:
            self.spend(seat, self.chance.pick(self.hands[seat]), why)

    def matches(self, card: int, suit: int) -> bool:
        """Law 2.1.1: birds are wild."""
        own = self.setting.suit[card]
        return own in (suit, BIRD)

    def matching(self, seat: int, suit: int) -> list[int]:
        """The cards of a hand that may be used as that suit; a bird only as itself if the suit is bird (2.1.1.II)."""
        suits = self.setting.suit
        return [card for card in self.hands[seat] if suits[card] == suit or suits[card] == BIRD]

    def has(self, seat: int, effect: int) -> bool:
        """Whether a seat has crafted that effect."""
        return bool(self.effects[seat] & effect)

    def card_of(self, seat: int, effect: int) -> int:
        """The crafted card of a seat that has the effect."""
        kinds = self.setting.pack.effect
        return next(card for card in self.crafted[seat] if kinds[card] == effect)

    def discard_crafted(self, seat: int, card: int) -> None:
        """Discard a card in play; what lies on it goes home."""
        self.crafted[seat].remove(card)
        effect = self.setting.pack.effect[card]
        self.effects[seat] &= ~effect
        self.discard(card)
        if effect == COFFIN_MAKERS:
            self.open_coffins()
        elif effect == SOUP_KITCHENS:
            self.settle_all()

    def open_coffins(self) -> int:
        """Return the warriors on Coffin Makers to their supplies; how many there were."""
        freed = sum(self.coffins)
        for owner, count in enumerate(self.coffins):
            self.supply[owner] += count
        self.coffins = [0] * self.players
        return freed

    # Points

    def scores(self, seat: int) -> bool:
        """Law 3.3.1, 9.2.8: whether that seat still has a score marker on the track."""
        return self.dominance[seat] == NOBODY

    def score(self, seat: int, points: int, why: str) -> None:
        """Law 3.1: score points (or lose them, down to none) and win at once with thirty."""
        if not points or not self.scores(seat):
            return
        total = self.points[seat] + points
        if total < 0:
            points -= total
            total = 0
        if not points:
            return
        self.points[seat] = total
        self.tell(Scored(seat, points, why))
        if total >= GOAL:
            self.win(seat, "points", "3.1")

    def score_together(self, points: list[int], why: str) -> None:
        """Law 3.1: several seats score at the same moment; if more than one reaches thirty, the one on turn wins."""
        first = self.active
        for step in range(self.players):
            seat = (first + step) % self.players
            if points[seat] and self.scores(seat) and seat != first:
                self.points[seat] += points[seat]
                self.tell(Scored(seat, points[seat], why))
        self.score(first, points[first], why)
        for step in range(1, self.players):
            seat = (first + step) % self.players
            if self.points[seat] >= GOAL:
                self.win(seat, "points", "3.1")

    def win(self, seat: int, how: str, law: str) -> None:
        """The match is over; a Vagabond in coalition with the winner wins too (Law 9.2.8)."""
        winners = [seat] + [other for other in range(self.players) if self.partner[other] == seat]
        self.end(Result(tuple(sorted(winners)), tuple(self.points), how, law))

    # What others see

    def view(self, seat: int | None) -> dict[str, Any]:
        from lexludi.games.root.views import view

        return view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from lexludi.games.root.views import imagine

        imagine(self, seat, chance)
