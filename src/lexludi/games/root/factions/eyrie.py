"""Law 7: the Eyrie Dynasties."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.beginning.homes import choose_corner, choose_far_edge
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BIRD, EYRIE, NOBODY, ROOST, WARRIOR
from lexludi.games.root.rules.box.printed import MOST_CARDS, VIZIERS
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Decree, Leader
from lexludi.games.root.rules.prompts import CARD, COLUMN, LEADER, SUIT, WHERE_TO_RECRUIT, note, prompt, reason
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import CARDS, hand_matters, offer_daylight, take_daylight
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_of, where

SHEET: Final = data.factions()["eyrie"]
COLUMNS: Final = SHEET.lists["decree"]
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
LEADERS: Final = [leader.id for leader in SHEET.leaders]
LEADER_OPTIONS: Final = [Leader(n) for n in range(len(LEADERS))]
VIZIER_COLUMNS: Final = [[COLUMNS.index(column) for column in leader.viziers] for leader in SHEET.leaders]
BUILDER: Final = LEADERS.index("builder")
CHARISMATIC: Final = LEADERS.index("charismatic")
COMMANDER: Final = LEADERS.index("commander")
DESPOT: Final = LEADERS.index("despot")
DECREES: Final = [[Decree(card, column) for column in range(len(COLUMNS))] for card in range(MOST_CARDS)]
CARDS_A_TURN: Final = SHEET.numbers["decree_cards_per_turn"]
TRACK: Final = SHEET.buildings[0].count
POINTS: Final = SHEET.tracks["roost"].vp
BONUS: Final = SHEET.tracks["roost"].draw
DRAWS: Final = [SHEET.numbers["draw"] + sum(BONUS[: TRACK - left]) for left in range(TRACK + 1)]
"""How many cards they draw, by how many roosts are left on the track."""


class Eyrie(Board):
    """Their board: the leader, those still to be had, and the Decree; what of it is yet to be done this turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, EYRIE)
        self.leader = NOBODY
        self.face_up: list[int] = list(range(len(LEADERS)))
        self.decree: list[list[int]] = [[], [], [], []]
        self.todo: list[list[int]] = [[], [], [], []]
        self.added = 0
        """Cards added to the Decree this turn."""
        self.bird_added = False
        """Whether a bird was among them."""

    def copy(self) -> Eyrie:
        b = Eyrie(self.seat)
        b.leader = self.leader
        b.face_up = self.face_up.copy()
        b.decree = [column.copy() for column in self.decree]
        b.todo = [column.copy() for column in self.todo]
        b.added = self.added
        b.bird_added = self.bird_added
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 7.2.1."""
        return by_suit(s, ROOST)

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 7.2.3, 7.8.1: items are worth a single point, but to the Builder."""
        s.boxes[self.seat][item] += 1
        yield from ()
        return vp if self.leader == BUILDER else SHEET.numbers["trade_vp"]

    def extra_attack(self, at: int) -> int:
        """Law 7.8.3."""
        return 1 if self.leader == COMMANDER else 0

    def draws(self, s: Root) -> int:
        """Law 7.6.2."""
        return DRAWS[s.stock[ROOST]]

    def is_asked_next(self) -> bool:
        return False

    def discard_law(self) -> str:
        return "7.6.2"

    def cards(self) -> list[int]:
        return [card for column in self.decree for card in column]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "leader": self.leader,
            "face_up": self.face_up.copy(),
            "decree": [column.copy() for column in self.decree],
            "todo": [column.copy() for column in self.todo],
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [("leader", "" if self.leader == NOBODY else LEADERS[self.leader])]
        told.append(("leaders", " ".join(LEADERS[n] for n in self.face_up)))
        for column, cards in zip(COLUMNS, self.decree, strict=True):
            told.append((column, naming.card_words(cards)))
        for column, cards in zip(COLUMNS, self.todo, strict=True):
            told.append((f"todo {column}", naming.card_words(cards)))
        told.append(("added", str(self.added)))
        told.append(("added bird", "yes" if self.bird_added else ""))
        return told

    def read(self, own: Own) -> None:
        self.leader = own.single("leader", LEADERS)
        rest = [name for n, name in enumerate(LEADERS) if n != self.leader]
        self.face_up = own.among("leaders", LEADERS, " ".join(rest))
        if self.leader in self.face_up:
            raise own.wrong("leaders", "lists the leader as one of those aside")
        for n, column in enumerate(COLUMNS):
            self.decree[n] = own.any_cards(column)
            self.todo[n] = own.any_cards(f"todo {column}")
            if not set(self.todo[n]) <= set(self.decree[n]):
                raise own.wrong(f"todo {column}", "has cards that are not in that column")
        self.added = own.number("added", most=2)
        self.bird_added = bool(own.marks("added bird", "yes"))


def eyrie(s: Root, seat: int) -> Eyrie:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


# 7.3 Faction setup


WHERE_FIRST_ROOST: Final = prompt("first-roost", N_("Choose a corner for the first roost."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 7.3."""
    home = yield from choose_corner(s, seat, WHERE_FIRST_ROOST, "7.3.2")
    s.place(ROOST, home)
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    yield from choose_leader(s, seat, "7.3.3")


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: a homeland far away on the edge."""
    home = yield from choose_far_edge(s, seat)
    s.place_warriors(seat, SHEET.numbers["starting_warriors"], home)
    s.place(ROOST, home)
    yield from choose_leader(s, seat, "7.3.3")


NEW_LEADER: Final = note("leader", N_("{seat} follows a new leader: {leader}."), leader=LEADER)
WHICH_LEADER: Final = prompt("leader", N_("Choose a leader."))


def choose_leader(s: Root, seat: int, law: str) -> Flow[None]:
    """Law 7.3.3, 7.3.4: a leader, and the viziers where the card says."""
    board = eyrie(s, seat)
    choice = yield from one_of(seat, WHICH_LEADER, [LEADER_OPTIONS[n] for n in board.face_up], law)
    board.leader = choice.leader
    board.face_up.remove(choice.leader)
    size = s.setting.pack.size
    for n in range(VIZIERS):
        board.decree[VIZIER_COLUMNS[board.leader][n]].append(size + n)
    s.note(seat, NEW_LEADER, law, leader=board.leader)


# 7.4 Birdsong


def emergency_orders(s: Root, seat: int) -> None:
    """Law 7.4.1."""
    board = eyrie(s, seat)
    board.added = 0
    board.bird_added = False
    if not s.hands[seat]:
        s.draw(seat)


ADDED_TO_DECREE: Final = note(
    "added-to-decree", N_("{seat} adds {card} to the {column} column of the Decree."), card=CARD, column=COLUMN
)
ADD_TO_DECREE: Final = prompt("decree", N_("Add a card to the Decree."), passes=N_("Add no more"))


ONE_BIRD: Final = reason("one-bird", N_("you have added a bird card this turn, and only one is allowed."))
CANNOT_FULFIL: Final = reason(
    "cannot-fulfil", N_("nowhere can you do that in a clearing of the suit {suit}."), suit=SUIT
)


def add_to_decree(s: Root, seat: int) -> Flow[None] | None:
    """Law 7.4.2: one or two cards, at most one of them a bird."""
    return choose_decree(s, seat) if s.hands[seat] else None


def choose_decree(s: Root, seat: int) -> Flow[None]:
    board = eyrie(s, seat)
    suits = s.setting.suit
    menu = Menu(s)
    options = menu.options
    fit = s.hands[seat]
    if board.bird_added:
        fit = [card for card in fit if suits[card] != BIRD]
    for card in fit:
        options += DECREES[card]
    if menu.explains:
        refuse_birds(s, seat, fit, menu)
    if board.added:
        options.append(PASS)
    choice = yield menu.ask(seat, ADD_TO_DECREE, "7.4.2", board.added > 0)
    if choice is PASS:
        return
    card = choice.card
    s.out_of_hand(seat, card)
    board.decree[choice.column].append(card)
    if s.log is not None:
        s.note(seat, ADDED_TO_DECREE, "7.4.2", card=card, column=choice.column)
    board.added += 1
    if suits[card] == BIRD:
        board.bird_added = True
    if board.added < CARDS_A_TURN:
        s.then("eyrie.decree", seat)


def refuse_birds(s: Root, seat: int, fit: list[int], menu: Menu) -> None:
    """Law 7.4.2: the cards of the hand that are not fit for the Decree any more."""
    for card in s.hands[seat]:
        if card not in fit:
            for decree in DECREES[card]:
                menu.refuse(decree, because("7.4.2", ONE_BIRD))


WHERE_NEW_ROOST: Final = prompt("new-roost", N_("Choose where to put a new roost."))


def new_roost(s: Root, seat: int) -> Flow[None] | None:
    """Law 7.4.3: without a roost, one and three warriors where the fewest warriors are."""
    return found_roost(s, seat) if s.stock[ROOST] == TRACK else None


def found_roost(s: Root, seat: int) -> Flow[None]:
    open_to = PLACES_IN[s.vacant & ~s.barred[seat]]
    if not open_to:
        return
    crowd = {at: sum(row[at] for row in s.warriors) for at in open_to}
    fewest = min(crowd.values())
    home = yield from where(seat, WHERE_NEW_ROOST, [at for at in open_to if crowd[at] == fewest], "7.4.3")
    s.place(ROOST, home)
    s.place_warriors(seat, SHEET.numbers["new_roost_warriors"], home)


# 7.5 Daylight


def resolve_decree(s: Root, seat: int) -> None:
    """Law 7.5.2: everything in the Decree is now to be done."""
    board = eyrie(s, seat)
    board.todo = [column.copy() for column in board.decree]


RESOLVE_DECREE: Final = prompt(
    "resolve", N_("Resolve the Decree: choose a card in the {column} column."), column=COLUMN
)


def resolve(s: Root, seat: int) -> Flow[None] | None:
    """Law 7.5.2: the next card of the leftmost column that has one left; turmoil if its action cannot be done."""
    for column, cards in enumerate(eyrie(s, seat).todo):
        if cards:
            return resolve_column(s, seat, column, cards)
    return None


def resolve_column(s: Root, seat: int, column: int, cards: list[int]) -> Flow[Any] | None:
    """Law 7.5.2: one of the cards, or whatever else Daylight allows in between."""
    menu = Menu(s)
    options = menu.options
    offer_column(s, seat, column, cards, menu)
    if not options:
        return turmoil(s, seat)
    offer_daylight(s, seat, menu)
    always = hand_matters(s, seat)
    if always or len(options) > 1:
        ask = menu.ask(seat, RESOLVE_DECREE, "7.5.2", always, column=column)
        return choose_card(s, seat, column, cards, ask)
    s.then("eyrie.resolve", seat)  # most columns are short, and an ask that answers itself is dear
    return resolve_card(s, seat, column, cards, options[0])


def offer_column(s: Root, seat: int, column: int, cards: list[int], menu: Menu) -> None:
    """Law 7.5.2: the cards that can be carried out, one of each suit."""
    suits = s.setting.suit
    tried = 0
    for card in cards:
        suit = suits[card]
        if not tried >> suit & 1:
            tried |= 1 << suit
            if can_do(s, seat, column, suit):
                menu.options.append(CARDS[card])
    if menu.explains:
        refuse_cards(s, seat, column, cards, menu)


def refuse_cards(s: Root, seat: int, column: int, cards: list[int], menu: Menu) -> None:
    """Law 7.5.2: the cards that cannot be carried out."""
    for card in cards:
        suit = s.setting.suit[card]
        if not can_do(s, seat, column, suit):
            menu.refuse(CARDS[card], because("7.5.2", CANNOT_FULFIL, suit=suit))


def choose_card(s: Root, seat: int, column: int, cards: list[int], ask: Ask) -> Flow[None]:
    """Law 7.5.2: the Eyrie say which."""
    choice = yield ask
    s.then("eyrie.resolve", seat)
    flow = take_daylight(s, seat, choice)
    if flow is None:
        flow = resolve_card(s, seat, column, cards, choice)
    if flow is not None:
        yield from flow


def resolve_card(s: Root, seat: int, column: int, cards: list[int], choice: Any) -> Flow[Any] | None:
    """Law 7.5.2: carry out a card, as its column has it."""
    card: int = choice.card
    cards.remove(card)
    suit = s.setting.suit[card]
    if column == RECRUIT:
        return recruit(s, seat, suit)
    if column == MOVE:
        return ask_move(s, seat, "7.5.2.II", False, suit)
    if column == BATTLE:
        return ask_battle(s, seat, "7.5.2.III", suit)
    return build(s, seat, suit)


def can_do(s: Root, seat: int, column: int, suit: int) -> bool:
    """Whether a card of that suit can be carried out in that column."""
    if column == RECRUIT:
        return can_recruit(s, seat, suit)
    if column == MOVE:
        return can_move(s, seat, suit)
    if column == BATTLE:
        return can_battle(s, seat, suit)
    return can_build(s, seat, suit)


def recruits(s: Root, seat: int) -> int:
    """Law 7.8.2."""
    return 2 if eyrie(s, seat).leader == CHARISMATIC else 1


def can_recruit(s: Root, seat: int, suit: int) -> bool:
    """Whether a warrior is left, and `roosts` would find any."""
    return s.supply[seat] > 0 and roosts(s, seat, suit) != 0


def roosts(s: Root, seat: int, suit: int) -> int:
    """Law 7.5.2.I: where a warrior can come, one bit each; any card fits the Lost City."""
    return s.sites[ROOST] & s.suited[suit] & ~s.barred[seat]


def recruit(s: Root, seat: int, suit: int) -> Flow[None] | None:
    """Law 7.5.2.I."""
    at = PLACES_IN[roosts(s, seat, suit)]
    return choose_roost(s, seat, at) if len(at) > 1 else muster(s, seat, at[0])


def choose_roost(s: Root, seat: int, roosts: tuple[int, ...]) -> Flow[None]:
    at = yield from where(seat, WHERE_TO_RECRUIT, roosts, "7.5.2.I")
    flow = muster(s, seat, at)
    if flow is not None:
        yield from flow


def muster(s: Root, seat: int, at: int) -> Flow[None] | None:
    """Law 7.5.2.I, 1.5.4: what warriors there are; if they are too few, then turmoil."""
    wanted = recruits(s, seat)
    return turmoil(s, seat) if s.place_warriors(seat, wanted, at) < wanted else None


def can_build(s: Root, seat: int, suit: int) -> bool:
    """Whether a roost is left, and `sites` would find any."""
    return s.stock[ROOST] > 0 and sites(s, seat, suit) != 0


def sites(s: Root, seat: int, suit: int) -> int:
    """Law 7.5.2.IV: the clearings that they rule and where a roost can stand, one bit each."""
    return s.realm[seat] & s.vacant & s.suited[suit] & ~s.sites[ROOST] & ~s.barred[seat]


WHERE_TO_BUILD: Final = prompt("build-roost", N_("Choose where to build a roost."))


def build(s: Root, seat: int, suit: int) -> Flow[None] | None:
    """Law 7.5.2.IV."""
    at = PLACES_IN[sites(s, seat, suit)]
    if len(at) > 1:
        return choose_site(s, seat, at)
    s.place(ROOST, at[0])
    return None


def choose_site(s: Root, seat: int, sites: tuple[int, ...]) -> Flow[None]:
    at = yield from where(seat, WHERE_TO_BUILD, sites, "7.5.2.IV")
    s.place(ROOST, at)


# 7.6 Evening


def score_roosts(s: Root, seat: int) -> None:
    """Law 7.6.1."""
    roosts_out = TRACK - s.stock[ROOST]
    if roosts_out:
        s.score(seat, POINTS[roosts_out - 1], "7.6.1")


# 7.7 Turmoil


FELL_INTO_TURMOIL: Final = note("turmoil", N_("{seat} falls into turmoil."))


def turmoil(s: Root, seat: int) -> Flow[None]:
    """Law 7.7."""
    board = eyrie(s, seat)
    suits = s.setting.suit
    s.note(seat, FELL_INTO_TURMOIL, "7.7")
    cards = board.cards()
    birds = 0
    for card in cards:
        if suits[card] == BIRD:
            birds += 1
    s.score(seat, -birds * SHEET.numbers["turmoil_vp_per_bird"], "7.7.1")
    size = s.setting.pack.size
    for card in cards:
        if card < size:
            s.discard(card)
    board.decree = [[], [], [], []]
    board.todo = [[], [], [], []]
    if not board.face_up:
        board.face_up = list(range(len(LEADERS)))
    yield from choose_leader(s, seat, "7.7.3")
    if ("extras", seat) in s.agenda:
        s.agenda.remove(("extras", seat))  # 7.7.4


# 7.8 Leaders


def despot(s: Root, removal: Removal, points: list[int]) -> None:
    """Law 7.8.4: a battle that costs an enemy a building or token is worth one more point."""
    seat = s.setting.eyrie
    if not removal.battle or eyrie(s, seat).leader != DESPOT:
        return
    if any(loss.by == seat and loss.kind != WARRIOR and loss.owner != seat for loss in removal.losses):
        points[seat] += 1


def listen(setting: Setting, seat: int) -> None:
    setting.on_points.append(despot)


CHAPTER: Final[Chapter] = Chapter(
    EYRIE,
    Eyrie,
    setup="eyrie.setup",
    birdsong=("eyrie.orders", "eyrie.decree", "eyrie.roost"),
    daylight=("eyrie.daylight", "crafting", "eyrie.resolve", "extras"),
    evening=("eyrie.score", "draw"),
    steps={
        "eyrie.setup": setup,
        "eyrie.homeland": homeland,
        "eyrie.orders": emergency_orders,
        "eyrie.decree": add_to_decree,
        "eyrie.roost": new_roost,
        "eyrie.daylight": resolve_decree,
        "eyrie.resolve": resolve,
        "eyrie.score": score_roosts,
    },
    pieces=(ROOST,),
    listen=listen,
    homeland="eyrie.homeland",
)
