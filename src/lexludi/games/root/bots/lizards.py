"""Law 8: the Logical Lizards."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.bots.bot import ORDERED, Bot
from lexludi.games.root.bots.choose import (
    FEWEST_WARRIORS_OF_THAT_PLAYER,
    FIGHTS,
    MOST_DEFENCELESS_BUILDINGS,
    MOST_ENEMY_BUILDINGS,
    MOST_OWN_WARRIORS,
    MOST_POINTS,
    RECRUITS,
    choose_clearing,
    choose_player,
    defenders,
    enemy_buildings,
    in_order,
    ordered,
    rivals,
)
from lexludi.games.root.bots.deeds import can_place, recruit, spring_snare
from lexludi.games.root.bots.homes import best_home
from lexludi.games.root.bots.services import advanced, buy_card, buy_order, wares
from lexludi.games.root.bots.sheets import Brief, sheets
from lexludi.games.root.bots.turn import craft_item
from lexludi.games.root.factions.lizards.board import ACOLYTES_NOW, claim_gardens
from lexludi.games.root.factions.lizards.souls import gather_souls, lost_souls
from lexludi.games.root.rules.battle import Battle, battle, fight
from lexludi.games.root.rules.box.codes import (
    BIRD,
    CLEARINGS,
    FIRST_TOKEN,
    GARDEN_FOX,
    GARDENS,
    LIZARDS,
    NOBODY,
    SUITS,
    WARRIOR,
)
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.prompts import PLACE, SEAT, criterion, decision
from lexludi.games.root.rules.removal import Removal, replace_building, replace_warrior
from lexludi.games.root.rules.reveal import REVEALED
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion
from lexludi.parts.triggers import Trigger

FANATICS: Final = 1
MARTYRS: Final = 2
SPITEFUL: Final = 4
ERRATIC: Final = 8

"""The garden of each suit."""
TRACK: Final = sheets()["lizards"].tables["track"]
CONVERT: Final = 0
CRUSADE: Final = 1
SANCTIFY: Final = 2
CONSPIRACIES: Final = (CONVERT, CRUSADE, CONVERT, CRUSADE, SANCTIFY)
"""The conspiracy track from left to right (Law 8.4.2)."""
FIRST_SOULS: Final = 3
FIRST_WARRIORS: Final = 4
CRUSADERS: Final = 2
ENOUGH_SOULS: Final = 5


class Lizards(Bot):
    """Their board: acolytes, the marker on the conspiracy track, and the cards revealed this turn."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, LIZARDS, brief)
        self.acolytes = 0
        self.marker = len(CONSPIRACIES) - 1
        self.revealed: list[int] = []
        self.desecrated = 0
        """Tokens removed in the crusade under way."""

    def copy(self) -> Lizards:
        b = Lizards(self.seat, self.brief)
        b.inherit(self)
        b.acolytes = self.acolytes
        b.marker = self.marker
        b.revealed = self.revealed.copy()
        b.desecrated = self.desecrated
        return b

    def cards(self) -> list[int]:
        return super().cards() + self.revealed

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += self.acolytes

    def view(self, viewer: int | None) -> dict[str, Any]:
        return super().view(viewer) | {
            "acolytes": self.acolytes,
            "marker": self.marker,
            "revealed": self.revealed.copy(),
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [
            *super().lines(naming),
            ("ordered", SUITS[self.suit] if self.suit >= 0 else ""),
            ("acolytes", str(self.acolytes)),
            ("marker", str(self.marker + 1)),
            ("revealed", naming.card_words(self.revealed)),
            ("desecrated", str(self.desecrated)),
        ]

    def read(self, own: Own) -> None:
        super().read(own)
        self.read_suit(own)
        self.acolytes = own.number("acolytes")
        self.marker = own.number("marker", len(CONSPIRACIES), len(CONSPIRACIES)) - 1
        self.revealed = own.cards("revealed")
        self.desecrated = own.number("desecrated")


def lizards(s: Root, seat: int) -> Lizards:
    board = s.boards[seat]
    assert isinstance(board, Lizards)
    return board


# 8.2 Abilities


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 8.2.2, 8.2.3: revenge for the fallen, and a soul that leaves with each garden."""
    seat = s.setting.owner[GARDEN_FOX]
    board = lizards(s, seat)
    avenged = s.active == seat
    for loss in removal.losses:
        if loss.kind in GARDENS:
            for _ in range(min(loss.count, len(lost_souls(s).pile))):
                s.lay_aside(lost_souls(s).pile.pop())
        elif loss.owner == seat and loss.kind == WARRIOR and loss.returned and not avenged:
            avenged = True
            loss.returned -= 1
            gain_acolyte(s, board, "rootbotics 8.2.2")
        elif loss.by == seat and loss.kind >= FIRST_TOKEN and loss.owner != seat:
            board.desecrated += loss.count


def gain_acolyte(s: Root, board: Lizards, law: str) -> None:
    """A warrior of the supply becomes an acolyte."""
    if s.supply[board.seat]:
        s.to_box(board.seat, 1)
        board.acolytes += 1
        s.note(board.seat, ACOLYTES_NOW, law, n=board.acolytes)


# 8.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 8.3."""
    home = best_home(s, seat, "rootbotics 8.3.2")
    s.place_warriors(seat, FIRST_WARRIORS, home)
    s.place(GARDENS[s.suits_of(home)[0]], home)
    for at in s.paths[home]:
        s.place_warriors(seat, 1, at)
    for _ in range(FIRST_SOULS):  # 8.3.5
        add_soul(s)
    s.seen += 1


def add_soul(s: Root) -> int:
    """The top card of the deck joins the Lost Souls; returns it."""
    card = s.top_card()
    if card != NOBODY:
        lost_souls(s).pile.append(card)
    return card


# 8.4 Birdsong


def buy_souls(s: Root, seat: int) -> None:
    """Law 9.7: by the advanced card, cards that are no birds, until there are five souls."""
    if s.setting.company in (NOBODY, seat) or not advanced(s):
        return
    while len(lost_souls(s).pile) < ENOUGH_SOULS:
        card = buy_card(s, seat, [card for card in wares(s) if s.setting.suit[card] != BIRD], though_behind=True)
        if card == NOBODY:
            return
        lost_souls(s).pile.append(card)


def read_the_souls(s: Root, seat: int) -> None:
    """Law 8.4.1: the suit most Lost Souls have, a bird on a tie."""
    board = lizards(s, seat)
    counts = [0, 0, 0, 0]
    for card in lost_souls(s).pile:
        counts[s.setting.suit[card]] += 1
    most = max(counts)
    board.suit = counts.index(most) if counts.count(most) == 1 else BIRD
    s.note(seat, ORDERED, "rootbotics 8.4.1", suit=board.suit)


def conspire(s: Root, seat: int) -> Flow[None]:
    """Law 8.4.2: an acolyte for each conspiracy along the track, until none is left or none is possible."""
    board = lizards(s, seat)
    vain = 0
    while board.acolytes and vain < len(CONSPIRACIES):
        board.marker = (board.marker + 1) % len(CONSPIRACIES)
        which = CONSPIRACIES[board.marker]
        if which == CONVERT:
            done = yield from convert(s, seat)
        elif which == CRUSADE:
            done = yield from crusade(s, seat)
        else:
            done = yield from sanctify(s, seat)
        if done:
            vain = 0
            board.acolytes -= 1
            s.from_box(seat, 1)
        else:
            vain += 1


def by_points(s: Root) -> Criterion:
    return MOST_POINTS, lambda p: s.points[p]


CONVERTS: Final = decision("convert", N_("{seat} will convert a warrior of {other}"), other=SEAT)
CONVERTS_IN: Final = decision("convert-in", N_("{seat} converts in {at}"), at=PLACE)
MOST_BUILDINGS_OF_THAT_PLAYER: Final = criterion("most-buildings-of-that-player", N_("most buildings of that player"))


def convert(s: Root, seat: int) -> Flow[bool]:
    """Law 8.4.2.I: a warrior of the player with most points changes sides, where he has most buildings."""
    if not s.supply[seat]:
        return False
    sites = [at for at in ordered(s, seat) if can_place(s, seat, at)]
    foe = choose_player(
        s,
        seat,
        CONVERTS,
        "rootbotics 8.4.2.I.a",
        [p for p in rivals(s, seat) if any(convertible(s, seat, p, at) for at in sites)],
        (by_points(s),),
    )
    if foe == NOBODY:
        return False
    at = choose_clearing(
        s,
        seat,
        CONVERTS_IN,
        "rootbotics 8.4.2.I.b",
        [at for at in sites if convertible(s, seat, foe, at)],
        ((MOST_BUILDINGS_OF_THAT_PLAYER, s.buildings[foe].__getitem__),),
    )
    sprung = yield from spring_snare(s, seat, at)
    if not sprung:
        yield from replace_warrior(s, seat, foe, at)
        if lizards(s, seat).traits & FANATICS:
            yield from rave(s, seat, at)
    return True


def convertible(s: Root, seat: int, foe: int, at: int) -> bool:
    return s.expendable(foe, at) > 0 and s.why_not_remove(seat, foe, at) is None


def rave(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 3.3.2: Fanatics battle where they have converted, with an extra hit."""
    criteria: tuple[Criterion, ...] = (
        (MOST_DEFENCELESS_BUILDINGS, lambda p: s.buildings[p][at] if s.boards[p].defenceless(s, at) else 0),
        by_points(s),
    )
    foe = choose_player(s, seat, FIGHTS, "rootbotics 3.3.2", defenders(s, seat, at), criteria, at)
    if foe != NOBODY:
        b = Battle(seat, foe, at)
        b.attack_extra = 1
        yield from fight(s, b)


def crusade(s: Root, seat: int) -> Flow[bool]:
    """Law 8.4.2.II: battle in every ordered clearing with two warriors or more."""
    board = lizards(s, seat)
    board.desecrated = 0
    marched = False
    for at in in_order(s, ordered(s, seat)):
        if s.warriors[seat][at] < CRUSADERS:
            continue
        foe = choose_player(s, seat, FIGHTS, "rootbotics 8.4.2.II.a", defenders(s, seat, at), (by_points(s),), at)
        if foe != NOBODY:
            marched = True
            yield from battle(s, seat, foe, at)
    if board.desecrated and board.traits & SPITEFUL:
        s.score(seat, 1, "rootbotics 3.3.2")
    return marched


SANCTIFIES: Final = decision("sanctify", N_("{seat} will sanctify a building of {other}"), other=SEAT)
SANCTIFIES_IN: Final = decision("sanctify-in", N_("{seat} sanctifies in {at}"), at=PLACE)


def sanctify(s: Root, seat: int) -> Flow[bool]:
    """Law 8.4.2.III: a building of the player with most points becomes a garden, where he has fewest warriors."""
    sites = [at for at in ordered(s, seat) if can_place(s, seat, at) and garden_for(s, at) != NOBODY]
    foe = choose_player(
        s,
        seat,
        SANCTIFIES,
        "rootbotics 8.4.2.III.a",
        [p for p in rivals(s, seat) if any(sacrilegious(s, seat, p, at) for at in sites)],
        (by_points(s),),
    )
    if foe == NOBODY:
        return False
    at = choose_clearing(
        s,
        seat,
        SANCTIFIES_IN,
        "rootbotics 8.4.2.III.b",
        [at for at in sites if sacrilegious(s, seat, foe, at)],
        ((FEWEST_WARRIORS_OF_THAT_PLAYER, lambda at: -s.warriors[foe][at]),),
    )
    sprung = yield from spring_snare(s, seat, at)
    if not sprung:
        kinds = [kind for kind in s.kinds_at(foe, at) if kind < FIRST_TOKEN]
        kind = kinds[0] if len(kinds) == 1 else s.chance.pick(kinds)
        yield from replace_building(s, seat, foe, kind, garden_for(s, at), at)
    return True


def sacrilegious(s: Root, seat: int, foe: int, at: int) -> bool:
    return s.buildings[foe][at] > 0 and s.why_not_remove(seat, foe, at) is None


def garden_for(s: Root, at: int) -> int:
    """A garden left for that clearing's suit, or NOBODY."""
    return next((GARDENS[suit] for suit in s.suits_of(at) if s.stock[GARDENS[suit]]), NOBODY)


# 8.5 Daylight


def rituals(s: Root, seat: int) -> Flow[None]:
    """Law 8.5: a ritual for each of the topmost souls."""
    board = lizards(s, seat)
    for _ in range(min(board.brief.number("rituals"), len(lost_souls(s).pile))):
        card = lost_souls(s).pile.pop()
        suit = s.setting.suit[card]
        s.note(seat, REVEALED, "rootbotics 8.5", card=card)
        if suit == BIRD:
            s.lay_aside(card)
            martyr(s, seat)
        else:
            board.revealed.append(card)
            yield from preach(s, seat, suit)


FREE_SLOT: Final = criterion("free-slot", N_("a free slot"))


def preach(s: Root, seat: int, suit: int) -> Flow[None]:
    """Law 8.5.1: a warrior, and a garden if they then rule."""
    criteria = (
        (FREE_SLOT, lambda at: s.slots[at] > 0),
        (MOST_ENEMY_BUILDINGS, lambda at: enemy_buildings(s, seat, at)),
    )
    sites = [at for at in CLEARINGS if s.is_suit(at, suit) and can_place(s, seat, at)]
    at = choose_clearing(s, seat, RECRUITS, "rootbotics 8.5.1", sites, criteria)
    if at == NOBODY:
        return
    sprung = yield from spring_snare(s, seat, at)
    if sprung:
        return
    yield from recruit(s, seat, 1, at)
    if s.rules(seat, at) and s.stock[GARDENS[suit]]:
        s.place(GARDENS[suit], at)


TAKES_ACOLYTE: Final = decision("martyr", N_("{seat} takes an acolyte from {at}"), at=PLACE)


def martyr(s: Root, seat: int) -> None:
    """Law 8.5.2: a warrior of the largest flock becomes an acolyte; with Martyrs, one of the supply too."""
    board = lizards(s, seat)
    own = s.warriors[seat]
    flocks = [at for at in CLEARINGS if own[at]]
    at = choose_clearing(s, seat, TAKES_ACOLYTE, "rootbotics 8.5.2", flocks, ((MOST_OWN_WARRIORS, own.__getitem__),))
    if at != NOBODY:
        s.lift(seat, WARRIOR, 1, at)
        gain_acolyte(s, board, "rootbotics 8.5.2")
    if board.traits & MARTYRS:
        gain_acolyte(s, board, "rootbotics 3.3.2")


# 8.6 Evening


def score(s: Root, seat: int) -> None:
    """Law 8.6.1: the gardens of the ordered suit; on a bird the longest row."""
    suit = lizards(s, seat).suit
    rows = [sum(s.pieces[garden]) for garden in GARDENS]
    s.score(seat, TRACK[max(rows) if suit == BIRD else rows[suit]], "rootbotics 8.6.1")


def scatter_souls(s: Root, seat: int) -> None:
    """Law 8.6.2, 8.6.3: the souls left over are discarded, and the revealed ones come back, the first on top."""
    board = lizards(s, seat)
    for card in lost_souls(s).pile:
        s.lay_aside(card)
    lost_souls(s).pile = board.revealed[::-1]
    board.revealed = []


def craft(s: Root, seat: int) -> Flow[None]:
    """Law 8.6.4: the top card of the deck is crafted if it can be, and becomes a Lost Soul."""
    card = s.top_card()
    if card == NOBODY:
        return
    s.seen += 1
    s.note(seat, REVEALED, "rootbotics 8.6.4", card=card)
    lost_souls(s).pile.append(card)
    crafted = yield from craft_item(s, seat, card)
    if crafted:
        return
    bought = buy_order(s, lizards(s, seat))
    if bought != NOBODY:
        s.lay_aside(lost_souls(s).pile.pop())
        lost_souls(s).pile.append(bought)
        yield from craft_item(s, seat, bought)


def wander(s: Root, seat: int) -> None:
    """Law 3.3.2: Erratic adds one more soul."""
    if lizards(s, seat).traits & ERRATIC:
        card = add_soul(s)
        s.seen += 1
        if card != NOBODY:
            s.note(seat, REVEALED, "rootbotics 3.3.2", card=card)


def listen(setting: Setting, seat: int) -> None:
    """Law 8.2.1, 8.2.4: pilgrims and Lost Souls, as in the Law of Root."""
    setting.claims.append(partial(claim_gardens, seat))
    gather_souls(setting)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    LIZARDS,
    Lizards,
    setup="bot.lizards.setup",
    birdsong=("bot.lizards.shop", "bot.lizards.order", "bot.lizards.conspire"),
    daylight=("bot.lizards.rituals",),
    evening=("bot.lizards.score", "bot.lizards.scatter", "bot.lizards.craft", "bot.lizards.wander", "bot.end"),
    steps={
        "bot.lizards.setup": setup,
        "bot.lizards.shop": buy_souls,
        "bot.lizards.order": read_the_souls,
        "bot.lizards.conspire": conspire,
        "bot.lizards.rituals": rituals,
        "bot.lizards.score": score,
        "bot.lizards.scatter": scatter_souls,
        "bot.lizards.craft": craft,
        "bot.lizards.wander": wander,
    },
    pieces=GARDENS,
    listen=listen,
)
