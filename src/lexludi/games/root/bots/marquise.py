"""Law 4: the Mechanical Marquise 2.0."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import (
    BUILDS,
    FIGHTS,
    GOES_FROM,
    GOES_TO,
    MOST_ENEMY_PIECES,
    MOST_OWN_WARRIORS,
    MOST_PIECES_THERE,
    MOST_POINTS,
    RECRUITS,
    bot,
    choose_clearing,
    choose_player,
    defenders,
    enemy_pieces,
    in_order,
    ordered,
    pieces_of,
)
from lexludi.games.root.bots.deeds import can_build, can_place, destinations, march, put, recruit
from lexludi.games.root.bots.homes import random_home
from lexludi.games.root.bots.services import hire_to_build
from lexludi.games.root.bots.sheets import Brief, sheets
from lexludi.games.root.bots.turn import discard_order, reveal_order
from lexludi.games.root.factions.marquise.board import keep_ban
from lexludi.games.root.rules.battle import battle
from lexludi.games.root.rules.box.codes import (
    BIRD,
    CLEARINGS,
    FIRST_TOKEN,
    FOX,
    KEEP,
    MARQUISE,
    MOUSE,
    NOBODY,
    RABBIT,
    RECRUITER,
    SAWMILL,
    WARRIOR,
    WORKSHOP,
)
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.prompts import note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.triggers import Trigger

BLITZ: Final = 1
FORTIFIED: Final = 2
HOSPITALS: Final = 4
IRON_WILL: Final = 8
OVERWHELMING: Final = 16

BUILDINGS: Final = {FOX: SAWMILL, RABBIT: WORKSHOP, MOUSE: RECRUITER}
"""The building that an order of each suit builds and scores."""
BY_RANK: Final = (SAWMILL, RECRUITER, WORKSHOP)
"""Buildings as ties between them are broken (Law 4.7.3)."""
TRACK: Final = sheets()["marquise"].tables["track"]
GARRISON: Final = 3
MOST_TO_EXPAND: Final = 5
A_BUILDING_TAKES: Final = 2
"""The hits that it takes to remove a fortified building."""
FALLEN: Final = 2
NURSED: Final = 2
"""Having lost so many in defence, so many come back with hospitals."""


class Marquise(Bot):
    """Her board: whether she has built, and expanded, in this turn."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, MARQUISE, brief)
        self.built = False
        self.expanded = False
        self.keep_lost = False

    def copy(self) -> Marquise:
        b = Marquise(self.seat, self.brief)
        b.inherit(self)
        b.built = self.built
        b.expanded = self.expanded
        b.keep_lost = self.keep_lost
        return b

    def building_sites(self, s: Root) -> list[int]:
        return [at for at in CLEARINGS if s.rules(self.seat, at) and can_build(s, self.seat, at)]

    def lose_piece(self, s: Root, removal: Removal, by: int, kind: int, at: int, hits: int) -> int:
        """Law 3.3.2: with Fortified a building takes two hits, and a lone one is lost on it."""
        if kind < FIRST_TOKEN and self.traits & FORTIFIED:
            if hits < A_BUILDING_TAKES:
                return hits
            removal.take(s, by, self.seat, kind, 1, at)
            return A_BUILDING_TAKES
        return super().lose_piece(s, removal, by, kind, at, hits)

    def preferred(self, s: Root, useful: list[int], cards: list[int]) -> list[int]:
        return self.birds_first(s, useful, cards)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        states = (("built", self.built), ("expanded", self.expanded), ("keep-lost", self.keep_lost))
        done = [word for word, yes in states if yes]
        return [*super().lines(naming), ("done", " ".join(done))]

    def read(self, own: Own) -> None:
        super().read(own)
        done = own.marks("done", "built", "expanded", "keep-lost")
        self.built = "built" in done
        self.expanded = "expanded" in done
        self.keep_lost = "keep-lost" in done

    def count(self, held: dict[str, int]) -> None:
        if self.keep_lost:
            held["keep"] = held.get("keep", 0) + 1


def marquise(s: Root, seat: int) -> Marquise:
    board = s.boards[seat]
    assert isinstance(board, Marquise)
    return board


# 4.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 4.3: keep, garrison and first buildings, all by lot."""
    plan = s.setting.plan
    home = random_home(s, seat, [at for at in plan.corners if at not in s.homes], "rootbotics 4.3.2")
    s.place(KEEP, home)
    for at in CLEARINGS:  # 4.3.3
        if at != plan.opposite[home]:
            s.place_warriors(seat, 1, at)
    s.place_warriors(seat, 1, home)
    sites = [at for at in (home, *s.paths[home]) if can_build(s, seat, at)]
    s.chance.shuffle(sites)
    for kind, at in zip((SAWMILL, WORKSHOP, RECRUITER), sites, strict=False):  # 4.3.4
        s.place(kind, at)


# 4.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    """Law 4.5, 4.7: the steps of Daylight, escalated on a bird."""
    board = marquise(s, seat)
    board.built = False
    steps = ("battle", "recruit", "build", "move", "blitz", "expand")
    s.schedule(*[(f"bot.marquise.{step}", seat) for step in steps])


def fight(s: Root, seat: int) -> Flow[None]:
    """Law 4.5.1, 4.7.1: battle in every ordered clearing."""
    for at in in_order(s, ordered(s, seat)):
        yield from battle_at(s, seat, at, "rootbotics 4.7.1" if bot(s, seat).suit == BIRD else "rootbotics 4.5.1")


def battle_at(s: Root, seat: int, at: int, law: str) -> Flow[None]:
    """Law 4.5.1, 4.5.1.I: against whoever has most pieces there, then most points."""
    criteria = ((MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)), (MOST_POINTS, lambda p: s.points[p]))
    foe = choose_player(s, seat, FIGHTS, law, defenders(s, seat, at), criteria, at)
    if foe != NOBODY:
        yield from battle(s, seat, foe, at)


def muster(s: Root, seat: int) -> Flow[None]:
    """Law 4.5.2, 4.7.2, 3.3.1: recruit, then the reserves of a harder Marquise."""
    board = marquise(s, seat)
    total = board.brief.number("recruits")
    if board.suit == BIRD:
        if board.traits & IRON_WILL:
            total *= 2
        placed = yield from muster_escalated(s, seat, total)
    else:
        placed = yield from spread_evenly(s, seat, in_order(s, held(s, seat, ordered(s, seat))), total)
    reserves = board.brief.number("reserves")
    if reserves:
        law = "rootbotics 3.3.1"
        at = choose_clearing(s, seat, RECRUITS, law, held(s, seat, ordered(s, seat)))
        if at != NOBODY:
            more = yield from recruit(s, seat, reserves, at)
            placed += more
        total += reserves
    if board.traits & OVERWHELMING:
        s.score(seat, (total - placed) // 2, "rootbotics 3.3.2")


def held(s: Root, seat: int, clearings: list[int]) -> list[int]:
    """Of these clearings, those she rules and may place in."""
    return [at for at in clearings if s.rules(seat, at) and can_place(s, seat, at)]


def spread_evenly(s: Root, seat: int, clearings: list[int], total: int) -> Flow[int]:
    """Law 4.5.2: the same number everywhere, what is left over to the highest priorities; returns how many came."""
    placed = 0
    if clearings:
        each, over = divmod(total, len(clearings))
        for n, at in enumerate(clearings):
            came = yield from recruit(s, seat, each + (n < over), at)
            placed += came
    return placed


def muster_escalated(s: Root, seat: int, total: int) -> Flow[int]:
    """Law 4.7.2: half each in the two ruled clearings of lowest priority, or all in the only one."""
    law = "rootbotics 4.7.2"
    sites = held(s, seat, list(CLEARINGS))
    first = choose_clearing(s, seat, RECRUITS, law, sites, lowest=True)
    if first == NOBODY:
        return 0
    sites.remove(first)
    second = choose_clearing(s, seat, RECRUITS, law, sites, lowest=True)
    placed = yield from recruit(s, seat, total if second == NOBODY else total // 2, first)
    if second != NOBODY:
        more = yield from recruit(s, seat, total // 2, second)
        placed += more
    return placed


def build(s: Root, seat: int) -> Flow[None]:
    """Law 4.5.3, 4.7.3: where she rules and has most warriors."""
    board = marquise(s, seat)
    escalated = board.suit == BIRD
    kind = commonest(s) if escalated else BUILDINGS[board.suit]
    if not s.stock[kind]:
        return
    law = "rootbotics 4.7.3" if escalated else "rootbotics 4.5.3"
    sites = hire_to_build(s, board)
    at = choose_clearing(s, seat, BUILDS, law, sites, ((MOST_OWN_WARRIORS, s.warriors[seat].__getitem__),))
    if at != NOBODY:
        board.built = yield from put(s, seat, kind, at)


def commonest(s: Root) -> int:
    """Law 4.7.3: the building most often on the map; sawmills win ties, and recruiters over workshops."""
    return max(BY_RANK, key=lambda kind: sum(s.pieces[kind]))


def advance(s: Root, seat: int) -> Flow[None]:
    """Law 4.5.4, 4.7.4: all but three leave every ordered clearing; escalated, they battle where they arrive."""
    escalated = bot(s, seat).suit == BIRD
    law = "rootbotics 4.7.4" if escalated else "rootbotics 4.5.4"
    reached: list[int] = []
    for origin in in_order(s, ordered(s, seat)):
        to = yield from leave(s, seat, origin, GARRISON, law)
        if to != NOBODY and to not in reached:
            reached.append(to)
    if escalated:
        for at in in_order(s, reached):
            yield from battle_at(s, seat, at, law)


def leave(s: Root, seat: int, origin: int, staying: int, law: str) -> Flow[int]:
    """All but so many go to the adjacent clearing with most enemy pieces; returns where they are now."""
    going = s.warriors[seat][origin] - staying
    if going <= 0:
        return NOBODY
    criteria = ((MOST_ENEMY_PIECES, lambda at: enemy_pieces(s, seat, at)),)
    to = choose_clearing(s, seat, GOES_TO, law, destinations(s, seat, origin), criteria)
    if to == NOBODY:
        return NOBODY
    gone = yield from march(s, seat, origin, to, going)
    return to if gone else NOBODY


def blitz(s: Root, seat: int) -> Flow[None]:
    """Law 3.3.2: with Blitz all but one leave a peaceful clearing, and battle where they arrive."""
    if not bot(s, seat).traits & BLITZ:
        return
    law = "rootbotics 3.3.2"
    quiet = [
        at
        for at in CLEARINGS
        if s.rules(seat, at)
        and s.warriors[seat][at] > 1
        and not enemy_pieces(s, seat, at)
        and destinations(s, seat, at)
    ]
    origin = choose_clearing(s, seat, GOES_FROM, law, quiet)
    if origin == NOBODY:
        return
    to = yield from leave(s, seat, origin, 1, law)
    if to != NOBODY:
        yield from battle_at(s, seat, to, law)


BEGAN_AGAIN: Final = note(
    "expands", N_("{seat} has built nothing and expands: Daylight begins again with a new order.")
)


def expand(s: Root, seat: int) -> None:
    """Law 4.5.5: without a building this turn, and with five or fewer, a new order begins Daylight again, once."""
    board = marquise(s, seat)
    if board.suit == BIRD or board.built or board.expanded or sum(s.buildings[seat]) > MOST_TO_EXPAND:
        return
    board.expanded = True
    s.note(seat, BEGAN_AGAIN, "rootbotics 4.5.5")
    discard_order(s, seat)
    reveal_order(s, seat)
    s.then("bot.marquise.daylight", seat)


# 4.6 Evening


def score(s: Root, seat: int) -> None:
    """Law 4.6.1: the track of the ordered building; on a bird the best one."""
    board = marquise(s, seat)
    board.expanded = False
    kinds = BY_RANK if board.suit == BIRD else (BUILDINGS[board.suit],)
    s.score(seat, max(TRACK[sum(s.pieces[kind])] for kind in kinds), "rootbotics 4.6.1")


# 4.2.1 The keep; Hospitals


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 4.2.1: a keep that is removed leaves the game; 3.3.2: Hospitals nurse those who fell in defence."""
    seat = s.setting.owner[KEEP]
    board = marquise(s, seat)
    for loss in removal.losses:
        if loss.kind == KEEP:
            s.out_of_game(KEEP, 1)
            board.keep_lost = True
        elif loss.kind == WARRIOR and loss.owner == removal.defender == seat and nurses(board, loss.count):
            triggers.append(Trigger("rootbotics 3.3.2", (seat, loss.at), partial(nurse, s, seat)))


def nurses(board: Marquise, fallen: int) -> bool:
    return bool(board.traits & HOSPITALS) and fallen >= FALLEN


def nurse(s: Root, seat: int) -> Flow[None]:
    """Two warriors at the keep, as long as it stands."""
    keep = s.pieces[KEEP]
    if 1 in keep:
        yield from recruit(s, seat, NURSED, keep.index(1))


def listen(setting: Setting, seat: int) -> None:
    setting.ban_placing("6.2.2", keep_ban, but=seat, by=KEEP)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    MARQUISE,
    Marquise,
    setup="bot.marquise.setup",
    birdsong=("bot.order", "bot.craft"),
    daylight=("bot.marquise.daylight",),
    evening=("bot.marquise.score", "bot.discard", "bot.end"),
    steps={
        "bot.marquise.setup": setup,
        "bot.marquise.daylight": begin_daylight,
        "bot.marquise.battle": fight,
        "bot.marquise.recruit": muster,
        "bot.marquise.build": build,
        "bot.marquise.move": advance,
        "bot.marquise.blitz": blitz,
        "bot.marquise.expand": expand,
        "bot.marquise.score": score,
    },
    pieces=(SAWMILL, WORKSHOP, RECRUITER, KEEP),
    listen=listen,
)
