"""Law 5: the Electric Eyrie."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import (
    BUILDS,
    FEWEST_ENEMY_PIECES,
    FEWEST_OWN_WARRIORS,
    FIGHTS,
    GOES_FROM,
    GOES_TO,
    LOOKS_FOR_BATTLE,
    MOST_BUILDINGS_THERE,
    MOST_DEFENCELESS_BUILDINGS,
    MOST_ENEMY_PIECES,
    MOST_OWN_WARRIORS,
    MOST_PIECES_THERE,
    MOST_POINTS,
    RECRUITS,
    choose_clearing,
    choose_player,
    defenders,
    enemy_pieces,
    foes,
    in_order,
    ordered,
    pieces_of,
    rivals,
)
from lexludi.games.root.bots.deeds import can_build, can_place, destinations, march, put, recruit
from lexludi.games.root.bots.homes import random_home
from lexludi.games.root.bots.services import board_boats, hire_to_build, may_boat
from lexludi.games.root.bots.sheets import Brief, sheets
from lexludi.games.root.bots.turn import skip_to_evening
from lexludi.games.root.factions.eyrie import FELL_INTO_TURMOIL
from lexludi.games.root.rules.battle import Battle, fight
from lexludi.games.root.rules.beginning.homes import free_corners
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, EYRIE, FOX, MOUSE, NOBODY, RABBIT, ROOST, SUITS, WARRIOR
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.prompts import PLACE, SUIT, criterion, decision, note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.triggers import Trigger

NOBILITY: Final = 1
RELENTLESS: Final = 2
SWOOP: Final = 4
WAR_TAX: Final = 8
FOCUSED: Final = 16

COLUMNS: Final = (FOX, MOUSE, RABBIT, BIRD)
"""The columns of the Decree from left to right, by suit."""
TRACK: Final = sheets()["eyrie"].tables["track"]
FIRST_WARRIORS: Final = 6
NEW_WARRIORS: Final = 4
SWOOPING: Final = 2


class Eyrie(Bot):
    """Their board: the Decree by suit, and the viziers in its bird column."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, EYRIE, brief)
        self.decree: list[list[int]] = [[], [], [], []]
        self.viziers = 0

    def copy(self) -> Eyrie:
        b = Eyrie(self.seat, self.brief)
        b.inherit(self)
        b.decree = [column.copy() for column in self.decree]
        b.viziers = self.viziers
        return b

    def prepare(self, s: Root) -> None:
        """Law 3.3.1: a harder Eyrie begin with a bird ambush in the Decree."""
        pack = s.setting.pack
        birds = [card for card in sorted(s.deck.cards) if pack.ambush[card] and pack.suit[card] == BIRD]
        for card in birds[: self.brief.number("ambushes")]:
            s.deck.take_out(card)
            self.decree[BIRD].append(card)

    def preferred(self, s: Root, useful: list[int], cards: list[int]) -> list[int]:
        """Law 9.7: a suit that the Decree has not, if it has the order's already."""
        if not self.size(self.suit):
            return []
        return [card for card in cards if not self.size(s.setting.suit[card])]

    def building_sites(self, s: Root) -> list[int]:
        seat = self.seat
        return [at for at in CLEARINGS if s.rules(seat, at) and not s.pieces[ROOST][at] and can_build(s, seat, at)]

    def size(self, suit: int) -> int:
        """How many cards a column holds."""
        return len(self.decree[suit]) + (self.viziers if suit == BIRD else 0)

    def largest(self, suit: int) -> bool:
        """Law 5.5.1.III: whether a column has more cards than each other; with Focused as many will do."""
        others = max(self.size(other) for other in COLUMNS if other != suit)
        return self.size(suit) >= others if self.traits & FOCUSED else self.size(suit) > others

    def cards(self) -> list[int]:
        return super().cards() + [card for column in self.decree for card in column]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return super().view(viewer) | {
            "decree": [column.copy() for column in self.decree],
            "viziers": self.viziers,
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        columns = [(SUITS[suit], naming.card_words(self.decree[suit])) for suit in COLUMNS]
        ordered_suit = [("ordered", SUITS[self.suit])] if self.suit >= 0 else []
        return [*super().lines(naming), *ordered_suit, *columns, ("viziers", str(self.viziers))]

    def read(self, own: Own) -> None:
        super().read(own)
        self.read_suit(own)
        for suit in COLUMNS:
            self.decree[suit] = own.cards(SUITS[suit])
        self.viziers = own.number("viziers", self.brief.number("viziers"))


def eyrie(s: Root, seat: int) -> Eyrie:
    board = s.boards[seat]
    assert isinstance(board, Eyrie)
    return board


# 5.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 5.3."""
    home = random_home(s, seat, free_corners(s), "rootbotics 5.3.2")
    s.place(ROOST, home)
    s.place_warriors(seat, FIRST_WARRIORS, home)
    board = eyrie(s, seat)
    board.viziers = board.brief.number("viziers")  # 5.3.3


# 5.4 Birdsong


DECREED: Final = note(
    "decreed", N_("{seat} adds the order to the Decree, in the column of its suit: {suit}."), suit=SUIT
)


def add_to_decree(s: Root, seat: int) -> None:
    """Law 5.4.3."""
    board = eyrie(s, seat)
    if board.order != NOBODY:
        board.decree[board.suit].append(board.order)
        s.note(seat, DECREED, "rootbotics 5.4.3", suit=board.suit)
        board.order = NOBODY


RAISES_ROOST: Final = decision("new-roost", N_("{seat} raises a new roost in {at}"), at=PLACE)


def new_roost(s: Root, seat: int) -> Flow[None]:
    """Law 5.4.4: without a roost, one comes back with four warriors, or turmoil follows (5.7)."""
    if sum(s.pieces[ROOST]):
        return
    law = "rootbotics 5.4.4"
    at = choose_clearing(s, seat, RAISES_ROOST, law, [at for at in ordered(s, seat) if can_build(s, seat, at)])
    if at == NOBODY:
        turmoil(s, seat)
        return
    built = yield from put(s, seat, ROOST, at)
    if built:
        s.place_warriors(seat, NEW_WARRIORS, at)


# 5.5 Daylight


def columns(s: Root, seat: int) -> list[int]:
    """Law 5.5.1: the columns that hold any cards, from left to right."""
    board = eyrie(s, seat)
    return [suit for suit in COLUMNS if board.size(suit)]


def fits(s: Root, at: int, suit: int) -> bool:
    return suit == BIRD or s.is_suit(at, suit)


def muster(s: Root, seat: int) -> Flow[None]:
    """Law 5.5.1.I: as many warriors as cards at a roost of each column's suit."""
    board = eyrie(s, seat)
    criteria = (
        (MOST_ENEMY_PIECES, lambda at: enemy_pieces(s, seat, at)),
        (FEWEST_OWN_WARRIORS, lambda at: -s.warriors[seat][at]),
    )
    for suit in columns(s, seat):
        law = "rootbotics 5.5.1.I"
        roosts = [at for at in CLEARINGS if s.pieces[ROOST][at] and fits(s, at, suit) and can_place(s, seat, at)]
        at = choose_clearing(s, seat, RECRUITS, law, roosts, criteria, lowest=True)
        placed = 0
        if at != NOBODY:
            placed = yield from recruit(s, seat, board.size(suit), at)
        if placed < board.size(suit) and board.traits & NOBILITY:
            turmoil(s, seat)
            return


def advance(s: Root, seat: int) -> Flow[None]:
    """Law 5.5.1.II: out of the ruled clearing with most warriors, to where no roost is if possible."""
    board = eyrie(s, seat)
    own = s.warriors[seat]
    for suit in columns(s, seat):
        law = "rootbotics 5.5.1.II"
        origins = [
            at
            for at in CLEARINGS
            if fits(s, at, suit)
            and s.rules(seat, at)
            and own[at] > staying(s, seat, at, board.size(suit))
            and destinations(s, seat, at)
        ]
        origin = choose_clearing(s, seat, GOES_FROM, law, origins, ((MOST_OWN_WARRIORS, own.__getitem__),))
        if origin == NOBODY:
            continue
        dry = destinations(s, seat, origin)
        near = destinations(s, seat, origin, may_boat(s, seat))
        free = [at for at in near if not s.pieces[ROOST][at]]
        criteria = ((FEWEST_ENEMY_PIECES, lambda at: -enemy_pieces(s, seat, at)),)
        to = choose_clearing(s, seat, GOES_TO, law, free or near, criteria, lowest=True)
        if to not in dry:
            board_boats(s, seat)
        yield from march(s, seat, origin, to, own[origin] - staying(s, seat, origin, board.size(suit)))


def staying(s: Root, seat: int, at: int, cards: int) -> int:
    """Law 5.5.1.II: as many as the column has cards, and enough to rule, where a tie is enough (5.2.1)."""
    built = s.buildings[seat][at]
    strongest = max(s.warriors[other][at] + s.buildings[other][at] for other in range(s.owners) if other != seat)
    return max(cards, strongest - built, 0 if built else 1)


NO_ROOST: Final = criterion("no-roost", N_("no roost there"))


def attack(s: Root, seat: int) -> Flow[None]:
    """Law 5.5.1.III: a battle for each column, with an extra hit for the largest."""
    board = eyrie(s, seat)
    for suit in columns(s, seat):
        law = "rootbotics 5.5.1.III"
        sites = [at for at in CLEARINGS if fits(s, at, suit) and defenders(s, seat, at)]
        where = (
            (NO_ROOST, lambda at: not s.pieces[ROOST][at]),
            (MOST_DEFENCELESS_BUILDINGS, lambda at: defenceless(s, seat, at)),
        )
        at = choose_clearing(s, seat, LOOKS_FOR_BATTLE, law, sites, where, lowest=True)
        if at == NOBODY:
            continue
        foe = choose_defender(s, seat, at, law)
        b = Battle(seat, foe, at)
        b.attack_extra = int(board.largest(suit))
        yield from fight(s, b)


def choose_defender(s: Root, seat: int, at: int, law: str) -> int:
    """Law 5.5.1.III.d, 5.5.1.III.e: most buildings there, then most pieces, then most points."""
    criteria = (
        (MOST_BUILDINGS_THERE, lambda p: s.buildings[p][at]),
        (MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)),
        (MOST_POINTS, lambda p: s.points[p]),
    )
    return choose_player(s, seat, FIGHTS, law, defenders(s, seat, at), criteria, at)


def defenceless(s: Root, seat: int, at: int) -> int:
    """How many enemy buildings stand there without a defender."""
    return sum(s.buildings[p][at] for p in rivals(s, seat) if s.boards[p].defenceless(s, at))


def rage(s: Root, seat: int) -> Flow[None]:
    """Law 3.3.2: Relentless removes everything defenceless beside their warriors."""
    if not eyrie(s, seat).traits & RELENTLESS:
        return
    removal = Removal(seat)
    for at in in_order(s, [at for at in CLEARINGS if s.warriors[seat][at]]):
        for other in foes(s, seat):
            if s.boards[other].defenceless(s, at):
                for kind in s.kinds_at(other, at):
                    removal.take(s, seat, other, kind, s.pieces[kind][at], at)
    yield from removal.resolve(s)


def build(s: Root, seat: int) -> Flow[None]:
    """Law 5.5.2: a roost where they rule and have none, or turmoil."""
    law = "rootbotics 5.5.2"
    sites = hire_to_build(s, eyrie(s, seat)) if s.stock[ROOST] else []
    at = choose_clearing(s, seat, BUILDS, law, sites)
    if at == NOBODY:
        turmoil(s, seat)
    else:
        yield from put(s, seat, ROOST, at)


def swoop(s: Root, seat: int) -> Flow[None]:
    """Law 3.3.2: Swoop brings two warriors where they have no pieces."""
    if not eyrie(s, seat).traits & SWOOP:
        return
    bare = [at for at in CLEARINGS if not pieces_of(s, seat, at) and can_place(s, seat, at)]
    at = choose_clearing(s, seat, RECRUITS, "rootbotics 3.3.2", bare)
    if at != NOBODY:
        yield from recruit(s, seat, SWOOPING, at)


# 5.6 Evening


def score(s: Root, seat: int) -> None:
    """Law 5.6."""
    s.score(seat, TRACK[sum(s.pieces[ROOST])], "rootbotics 5.6")


# 5.7 Turmoil


def turmoil(s: Root, seat: int) -> None:
    """Law 5.7: humiliate, purge, rest."""
    board = eyrie(s, seat)
    s.note(seat, FELL_INTO_TURMOIL, "rootbotics 5.7")
    birds = board.size(BIRD)
    s.score(seat, birds if board.traits & NOBILITY else -birds, "rootbotics 5.7.1")
    for suit in COLUMNS:  # 5.7.2
        for card in board.decree[suit]:
            s.discard(card)
        board.decree[suit] = []
    skip_to_evening(s)  # 5.7.3


def tax(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 3.3.2: War Tax takes a point for each building and token they remove."""
    seat = s.setting.owner[ROOST]
    if not eyrie(s, seat).traits & WAR_TAX:
        return
    for loss in removal.losses:
        if loss.by == seat and loss.kind != WARRIOR and loss.owner != seat and loss.owner < s.players:
            s.score(loss.owner, -loss.count, "rootbotics 3.3.2")


def listen(setting: Setting, seat: int) -> None:
    setting.on_removed.append(tax)


CHAPTER: Final[Chapter] = Chapter(
    EYRIE,
    Eyrie,
    setup="bot.eyrie.setup",
    birdsong=("bot.order", "bot.craft", "bot.eyrie.decree", "bot.eyrie.roost"),
    daylight=(
        "bot.eyrie.recruit",
        "bot.eyrie.move",
        "bot.eyrie.battle",
        "bot.eyrie.rage",
        "bot.eyrie.build",
        "bot.eyrie.swoop",
    ),
    evening=("bot.eyrie.score", "bot.end"),
    steps={
        "bot.eyrie.setup": setup,
        "bot.eyrie.decree": add_to_decree,
        "bot.eyrie.roost": new_roost,
        "bot.eyrie.recruit": muster,
        "bot.eyrie.move": advance,
        "bot.eyrie.battle": attack,
        "bot.eyrie.rage": rage,
        "bot.eyrie.build": build,
        "bot.eyrie.swoop": swoop,
        "bot.eyrie.score": score,
    },
    pieces=(ROOST,),
    listen=listen,
)
