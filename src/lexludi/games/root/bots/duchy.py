"""Law 10: the Drillbit Duchy."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import (
    BUILDS,
    FEWEST_ENEMY_WARRIORS,
    FEWEST_OWN_WARRIORS,
    FIGHTS,
    GOES_TO,
    MOST_BUILDINGS_AND_TOKENS,
    MOST_BUILDINGS_THERE,
    MOST_ENEMY_BUILDINGS,
    MOST_OWN_WARRIORS,
    MOST_PIECES_THERE,
    MOST_POINTS,
    RECRUITS,
    bot,
    choose_clearing,
    choose_player,
    defenders,
    enemy_buildings,
    enemy_tokens,
    enemy_warriors,
    in_order,
    ordered,
    pieces_of,
)
from lexludi.games.root.bots.deeds import can_build, can_place, destinations, march, put, recruit, spring_snare
from lexludi.games.root.bots.homes import best_home
from lexludi.games.root.bots.services import advanced, buy_card, hire_to_build, wares
from lexludi.games.root.bots.sheets import Brief, sheets
from lexludi.games.root.factions.duchy.board import MINISTER_ACTS, MINISTER_LOST, SWAYED, through_burrow
from lexludi.games.root.rules.battle import Battle, fight
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    BIRD,
    BURROW,
    CITADEL,
    CLEARINGS,
    DUCHY,
    FOX,
    MARKET,
    MOUSE,
    NOBODY,
    PLACES,
    RABBIT,
    TUNNEL,
    WARRIOR,
)
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.prompts import PLACE, criterion, decision, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import pay_card
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.criteria import Criterion
from lexludi.parts.triggers import Trigger

FOUNDATIONS: Final = 1
INVESTORS: Final = 2
OVERWHELM: Final = 4
INVADERS: Final = 8

MINISTERS: Final = (
    "captain", "marshal", "foremole", "brigadier", "banker", "mayor", "earl_of_stone", "baron_of_dirt",
    "duchess_of_mud",
)  # fmt: skip
"""The ministers from top to bottom (Law 10.7)."""
CAPTAIN: Final = 0
MARSHAL: Final = 1
FOREMOLE: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
EARL: Final = 6
BARON: Final = 7
DUCHESS: Final = 8
SUIT_OF: Final = (FOX, RABBIT, MOUSE) * 3
"""The suit of each minister."""
NAMED: Final = [[m.id for m in data.factions()["duchy"].ministers].index(name) for name in MINISTERS]
"""Each minister's number among those of the Law of Root, by which words know them."""
BUILDINGS: Final = (CITADEL, MARKET)
MOLES: Final = sheets()["duchy"].tables["moles"]
FIRST_WARRIORS: Final = 2
FIRST_CROWNS: Final = 2
DIGGERS: Final = 4
FEWER_DIGGERS: Final = 3
TUNNELS: Final = 3
FOR_A_CITADEL: Final = 9
RALLIED: Final = 2
STAYING: Final = 4
MUD_POINTS: Final = 2


class Duchy(Bot):
    """Their board: the ministers with crowns, one bit each."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, DUCHY, brief)
        self.crowns = 0
        self.ambushes: list[int] = []
        """Ambush cards bought (Law 9.7)."""

    def copy(self) -> Duchy:
        b = Duchy(self.seat, self.brief)
        b.inherit(self)
        b.crowns = self.crowns
        b.ambushes = self.ambushes.copy()
        return b

    def building_sites(self, s: Root) -> list[int]:
        return [at for at in CLEARINGS if s.rules(self.seat, at) and can_build(s, self.seat, at)]

    def spring_kept(self, s: Root, at: int) -> int:
        """Law 9.7: an ambush of the clearing's suit before a bird."""
        suit = s.setting.suit
        fit = [card for card in self.ambushes if s.matches(card, s.suits[at])]
        if not fit:
            return NOBODY
        card = min(fit, key=lambda kept: suit[kept] == BIRD)
        self.ambushes.remove(card)
        s.discard(card)
        return card

    def cards(self) -> list[int]:
        return super().cards() + self.ambushes

    def crowned(self, minister: int) -> bool:
        return bool(self.crowns >> minister & 1)

    def view(self, viewer: int | None) -> dict[str, Any]:
        return super().view(viewer) | {
            "crowned": [m for m in range(len(MINISTERS)) if self.crowned(m)],
            "ambushes": self.ambushes.copy(),
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        names = [name for n, name in enumerate(MINISTERS) if self.crowned(n)]
        kept = naming.card_words(self.ambushes)
        return [*super().lines(naming), ("crowned", " ".join(names)), ("ambushes", kept)]

    def read(self, own: Own) -> None:
        super().read(own)
        self.crowns = sum(1 << minister for minister in own.among("crowned", MINISTERS))
        self.ambushes = own.cards("ambushes")


def duchy(s: Root, seat: int) -> Duchy:
    board = s.boards[seat]
    assert isinstance(board, Duchy)
    return board


# 10.2 Abilities


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 10.2.1: buildings that go at the same time cost one crown."""
    seat = s.setting.owner[CITADEL]
    felled = [loss for loss in removal.losses if loss.kind in BUILDINGS]
    if felled:
        offender = NOBODY if felled[0].by == NOBODY else s.side[felled[0].by]
        error = partial(pay_for_errors, s, seat, offender, [loss.at for loss in felled])
        triggers.append(Trigger("rootbotics 10.2.1", (seat, felled[0].at), error))


PAY_INVESTORS: Final = prompt("investors", N_("The investors of the Duchy: choose a card to discard."))


def pay_for_errors(s: Root, seat: int, offender: int, places: list[int]) -> Flow[None]:
    """Law 10.2.1: the cost of errors."""
    board = duchy(s, seat)
    human = offender != NOBODY and not s.setting.bots[offender]
    if board.traits & INVESTORS and human:
        paid = yield from invest(s, seat, offender, places)
        if not paid:
            crown_topmost(s, board, concerned(s, board, places, False), "rootbotics 3.3.2")
            return
    crowned = [m for m in range(len(MINISTERS)) if board.crowned(m)]
    if board.traits & FOUNDATIONS:
        crowned = concerned(s, board, places, True) or crowned
    if crowned:
        board.crowns &= ~(1 << crowned[-1])
        s.note(seat, MINISTER_LOST, "rootbotics 10.2.1", minister=NAMED[crowned[-1]])


def concerned(s: Root, board: Duchy, places: list[int], crowned: bool) -> list[int]:
    """The ministers, with crowns or without, of the suits of clearings where buildings fell."""
    suits = [suit for at in places for suit in s.suits_of(at)]
    return [m for m in range(len(MINISTERS)) if board.crowned(m) == crowned and SUIT_OF[m] in suits]


def invest(s: Root, seat: int, offender: int, places: list[int]) -> Flow[bool]:
    """Law 3.3.2: Investors want a card of such a suit; the Duchy then loses a point."""
    fit = sorted({card for at in places for card in s.matching(offender, s.suits[at])})
    if not fit:
        return False
    law = "rootbotics 3.3.2"
    yield from pay_card(s, offender, PAY_INVESTORS, fit, law, always=True)
    s.score(seat, -1, law)
    return True


# 10.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 10.3."""
    board = duchy(s, seat)
    home = best_home(s, seat, "rootbotics 10.3.3")
    s.place(TUNNEL, home)
    for at in (home, *s.paths[home]):
        s.place_warriors(seat, FIRST_WARRIORS, at)
    for _ in range(FIRST_CROWNS):  # 10.3.5
        card = s.top_card()
        s.seen += 1
        if card != NOBODY:
            suit = s.setting.suit[card]
            fit = [m for m in range(len(MINISTERS)) if suit in (BIRD, SUIT_OF[m]) and not board.crowned(m)]
            crown_topmost(s, board, fit, "rootbotics 10.3.5")
            s.lay_aside(card)


def crown_topmost(s: Root, board: Duchy, ministers: list[int], law: str) -> None:
    if ministers:
        crown(s, board, ministers[0], law)


def crown(s: Root, board: Duchy, minister: int, law: str) -> None:
    board.crowns |= 1 << minister
    s.note(board.seat, SWAYED, law, minister=NAMED[minister])


# 10.4 Birdsong


def arm(s: Root, seat: int) -> None:
    """Law 9.7: by the advanced card, ambushes are bought and kept."""
    if s.setting.company != NOBODY and advanced(s):
        card = buy_card(s, seat, [card for card in wares(s) if s.setting.pack.ambush[card]])
        if card != NOBODY:
            duchy(s, seat).ambushes.append(card)


def muster(s: Root, seat: int) -> None:
    """Law 10.4.3, 10.7.3: warriors come to the Burrow."""
    board = duchy(s, seat)
    count = board.brief.number("recruits") + MOLES[sum(s.pieces[CITADEL])] + board.crowned(FOREMOLE)
    s.place_warriors(seat, count, BURROW)


# 10.5 Daylight


def dig_in_daylight(s: Root, seat: int) -> Flow[None]:
    """Law 10.5.1; with Overwhelm twice, and with fewer warriors (3.3.2)."""
    overwhelms = bool(duchy(s, seat).traits & OVERWHELM)
    for _ in range(2 if overwhelms else 1):
        least = FEWER_DIGGERS if overwhelms else DIGGERS
        yield from dig(s, seat, least, dig_criteria(s, seat), "rootbotics 10.5.1")


MOST_FREE_SLOTS: Final = criterion("most-free-slots", N_("most free slots"))
FEWEST_WARRIORS: Final = criterion("fewest-warriors", N_("fewest warriors"))


def dig_criteria(s: Root, seat: int) -> tuple[Criterion, ...]:
    """Law 10.5.1.I, and 3.3.2 for Invaders."""
    board = duchy(s, seat)
    if board.traits & INVADERS:
        return (
            (MOST_ENEMY_BUILDINGS, lambda at: enemy_buildings(s, seat, at)),
            (FEWEST_ENEMY_WARRIORS, lambda at: -enemy_warriors(s, seat, at)),
        )
    if board.suit == BIRD:
        return (by_property(s, seat),)
    return (
        (MOST_FREE_SLOTS, s.slots.__getitem__),
        (FEWEST_WARRIORS, lambda at: -sum(row[at] for row in s.warriors)),
    )


def by_property(s: Root, seat: int) -> Criterion:
    return MOST_BUILDINGS_AND_TOKENS, lambda at: enemy_buildings(s, seat, at) + enemy_tokens(s, seat, at)


DIGS: Final = decision("dig", N_("{seat} digs to {at}"), at=PLACE)
CLOSES_TUNNEL: Final = decision("close-tunnel", N_("{seat} closes the tunnel in {at}"), at=PLACE)


def dig(s: Root, seat: int, least: int, criteria: tuple[Criterion, ...], law: str) -> Flow[None]:
    """Law 10.5.1: a tunnel, and four warriors come up through it, if at least so many are in the Burrow."""
    if s.warriors[seat][BURROW] < least:
        return
    sites = [
        at
        for at in ordered(s, seat)
        if not s.pieces[TUNNEL][at] and not s.buildings[seat][at] and can_place(s, seat, at)
    ]
    at = choose_clearing(s, seat, DIGS, law, sites, criteria)
    if at == NOBODY:
        return
    if not s.stock[TUNNEL]:  # 10.5.1.II
        tunnels = [c for c in CLEARINGS if s.pieces[TUNNEL][c]]
        fewest = ((FEWEST_OWN_WARRIORS, lambda c: -s.warriors[seat][c]),)
        spare = choose_clearing(s, seat, CLOSES_TUNNEL, "rootbotics 10.5.1.II", tunnels, fewest)
        s.take_back(TUNNEL, 1, spare)
    dug = yield from put(s, seat, TUNNEL, at)
    if dug:
        most = FEWER_DIGGERS if duchy(s, seat).traits & OVERWHELM else DIGGERS
        yield from march(s, seat, BURROW, at, min(most, s.warriors[seat][BURROW]))


def attack(s: Root, seat: int) -> Flow[None]:
    """Law 10.5.2: battle in every ordered clearing."""
    for at in in_order(s, ordered(s, seat)):
        yield from battle_at(s, seat, at, "rootbotics 10.5.2")


def battle_at(s: Root, seat: int, at: int, law: str) -> Flow[None]:
    """Law 10.5.2.I, 10.7.1: against most buildings, then pieces, then points; the Captain helps where a tunnel is."""
    criteria = (
        (MOST_BUILDINGS_THERE, lambda p: s.buildings[p][at]),
        (MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)),
        (MOST_POINTS, lambda p: s.points[p]),
    )
    foe = choose_player(s, seat, FIGHTS, law, defenders(s, seat, at), criteria, at)
    if foe != NOBODY:
        b = Battle(seat, foe, at)
        b.attack_extra = int(duchy(s, seat).crowned(CAPTAIN) and s.pieces[TUNNEL][at] > 0)
        yield from fight(s, b)


def build(s: Root, seat: int) -> Flow[None]:
    """Law 10.5.3: a citadel if many warriors are left, else a market; a point if it cannot be."""
    kind = CITADEL if s.supply[seat] >= FOR_A_CITADEL else MARKET
    own = s.warriors[seat]
    sites = hire_to_build(s, duchy(s, seat)) if s.stock[kind] else []
    at = NOBODY
    if s.stock[kind]:
        criteria = ((MOST_OWN_WARRIORS, own.__getitem__),)
        at = choose_clearing(s, seat, BUILDS, "rootbotics 10.5.3", sites, criteria)
    if at != NOBODY:
        yield from put(s, seat, kind, at)
    elif not sites and bot(s, seat).traits & INVADERS and s.stock[kind]:
        for place in in_order(s, list(CLEARINGS)):
            yield from battle_at(s, seat, place, "rootbotics 3.3.2")
    elif s.stock[CITADEL] or s.stock[MARKET]:
        s.score(seat, 1, "rootbotics 10.5.3")


def govern(s: Root, seat: int) -> Flow[None]:
    """Law 10.5.4: the ministers with crowns act, from top to bottom."""
    board = duchy(s, seat)
    for minister in range(len(MINISTERS)):
        if board.crowned(minister):
            yield from act(s, seat, minister)


def act(s: Root, seat: int, minister: int) -> Flow[None]:
    """Law 10.7; the Captain and the Foremole have abilities instead."""
    if minister in (CAPTAIN, FOREMOLE):
        return
    s.note(seat, MINISTER_ACTS, "rootbotics 10.5.4", minister=NAMED[minister])
    if minister == MARSHAL:
        yield from reinforce(s, seat)
    elif minister == BRIGADIER:  # 10.7.4
        yield from dig(s, seat, FEWER_DIGGERS, (by_property(s, seat),), "rootbotics 10.7.4")
    elif minister == BANKER:  # 10.7.5
        yield from build(s, seat)
    elif minister == MAYOR:
        yield from retire(s, seat)
    elif minister == EARL:
        s.score(seat, sum(s.pieces[CITADEL]), "rootbotics 10.7.7")
    elif minister == BARON:
        s.score(seat, sum(s.pieces[MARKET]), "rootbotics 10.7.8")
    elif sum(s.pieces[TUNNEL]) == TUNNELS:
        s.score(seat, MUD_POINTS, "rootbotics 10.7.9")


def reinforce(s: Root, seat: int) -> Flow[None]:
    """Law 10.7.2: the Marshal sends a warrior to the building with fewest."""
    sites = [at for at in CLEARINGS if s.buildings[seat][at] and can_place(s, seat, at)]
    least = ((FEWEST_OWN_WARRIORS, lambda at: -s.warriors[seat][at]),)
    at = choose_clearing(s, seat, RECRUITS, "rootbotics 10.7.2", sites, least)
    if at != NOBODY:
        yield from recruit(s, seat, 1, at)


SENDS_HOME: Final = decision("retire", N_("{seat} sends a warrior home from {at}"), at=PLACE)


def retire(s: Root, seat: int) -> Flow[None]:
    """Law 10.7.6: the Mayor sends a warrior home for a point."""
    own = s.warriors[seat]
    sites = [at for at in CLEARINGS if own[at] and s.rules(seat, at)]
    at = choose_clearing(s, seat, SENDS_HOME, "rootbotics 10.7.6", sites, ((MOST_OWN_WARRIORS, own.__getitem__),))
    if at != NOBODY:
        removal = Removal(seat)
        removal.take(s, seat, seat, WARRIOR, 1, at)
        yield from removal.resolve(s)
        s.score(seat, 1, "rootbotics 10.7.6")


# 10.6 Evening


def rally(s: Root, seat: int) -> Flow[None]:
    """Law 10.6.1: small groups gather at buildings or go below, and so do those beyond four."""
    own = s.warriors[seat]
    for origin in in_order(s, ordered(s, seat)):
        if s.buildings[seat][origin] or not 0 < own[origin] <= RALLIED:
            continue
        near = [at for at in destinations(s, seat, origin) if s.buildings[seat][at]]
        least = ((FEWEST_OWN_WARRIORS, lambda at: -own[at]),)
        to = choose_clearing(s, seat, GOES_TO, "rootbotics 10.6.1.I", near, least)
        if to != NOBODY:
            yield from march(s, seat, origin, to, own[origin])
        else:  # 10.6.1.II
            yield from go_below(s, seat, origin, own[origin])
    for at in in_order(s, [at for at in CLEARINGS if s.rules(seat, at)]):
        yield from go_below(s, seat, at, own[at] - STAYING)


def go_below(s: Root, seat: int, at: int, count: int) -> Flow[None]:
    """Warriors leave a clearing for the Burrow."""
    if count <= 0:
        return
    sprung = yield from spring_snare(s, seat, at)
    if not sprung:
        s.shift(seat, seat, at, BURROW, count)


def score(s: Root, seat: int) -> None:
    """Law 10.6.2."""
    s.score(seat, sum(s.pieces[MARKET]), "rootbotics 10.6.2")


def sway(s: Root, seat: int) -> None:
    """Law 10.6.3: the topmost minister of the order; without one, the bottommost of all."""
    board = duchy(s, seat)
    free = [m for m in range(len(MINISTERS)) if not board.crowned(m)]
    fit = [m for m in free if SUIT_OF[m] == board.suit]
    if fit:
        crown(s, board, fit[0], "rootbotics 10.6.3")
    elif free:
        crown(s, board, free[-1], "rootbotics 10.6.3")


def listen(setting: Setting, seat: int) -> None:
    """Law 10.2.2: the Burrow, as in the Law of Root."""
    setting.burrower = seat
    setting.adjoining[seat].append(through_burrow)
    setting.ground[seat] = tuple(range(BURROW, PLACES))
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    DUCHY,
    Duchy,
    setup="bot.duchy.setup",
    birdsong=("bot.duchy.arm", "bot.order", "bot.craft", "bot.duchy.recruit"),
    daylight=("bot.duchy.dig", "bot.duchy.battle", "bot.duchy.build", "bot.duchy.govern"),
    evening=("bot.duchy.rally", "bot.duchy.score", "bot.duchy.sway", "bot.discard", "bot.end"),
    steps={
        "bot.duchy.setup": setup,
        "bot.duchy.arm": arm,
        "bot.duchy.recruit": muster,
        "bot.duchy.dig": dig_in_daylight,
        "bot.duchy.battle": attack,
        "bot.duchy.build": build,
        "bot.duchy.govern": govern,
        "bot.duchy.rally": rally,
        "bot.duchy.score": score,
        "bot.duchy.sway": sway,
    },
    pieces=(CITADEL, MARKET, TUNNEL),
    listen=listen,
)
