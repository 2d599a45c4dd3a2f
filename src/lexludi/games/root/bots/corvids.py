"""Law 11: the Cogwheel Corvids. Nobody knows which of their plots lies where, not even they."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import (
    FIGHTS,
    GOES_TO,
    MOST_BUILDINGS_AND_TOKENS,
    MOST_OWN_WARRIORS,
    MOST_PIECES_THERE,
    MOST_POINTS,
    RECRUITS,
    bot,
    choose_clearing,
    choose_player,
    defenders,
    in_order,
    ordered,
    pieces_of,
)
from lexludi.games.root.bots.deeds import can_place, destinations, joined, march, put, recruit
from lexludi.games.root.bots.services import advanced, buy_card, wares
from lexludi.games.root.bots.sheets import Brief
from lexludi.games.root.factions.corvids.board import check_plots
from lexludi.games.root.factions.corvids.plots import FLIPPED, RAIDED, WHAT_IS_IT
from lexludi.games.root.rules.battle import battle
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    CORVIDS,
    NOBODY,
    PLACES,
    PLOT,
    PLOT_BOMB,
    PLOT_EXTORTION,
    PLOT_RAID,
    PLOT_SNARE,
    PLOTS,
    WARRIOR,
)
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.options import Piece
from lexludi.games.root.rules.prompts import PIECE, PLACE, SEAT, criterion, decision, note
from lexludi.games.root.rules.removal import Removal, blast, remove, remove_all_enemies
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import PLOT_NAMES, Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.locale import N_
from lexludi.parts.asking import one_of
from lexludi.parts.criteria import Criterion
from lexludi.parts.positions import index
from lexludi.parts.triggers import Trigger

GAMBLE: Final = 1
BACKUP_PLANS: Final = 2
MASTERMIND: Final = 4
VENDETTA: Final = 8

PREFIX: Final = "plot_"
RECRUITED: Final = 2
"""In so many clearings they recruit (Law 11.4.3)."""
FIGHTING: Final = 2
STAYING: Final = 2
THICK: Final = 3
"""So many warriors make a plot thicken (Law 11.5.4)."""


class Corvids(Bot):
    """Their board: the kind of the face-down plot in each clearing, which nobody knows."""

    def __init__(self, seat: int, brief: Brief) -> None:
        super().__init__(seat, CORVIDS, brief)
        self.secret: list[int] = [NOBODY] * PLACES

    def copy(self) -> Corvids:
        b = Corvids(self.seat, self.brief)
        b.inherit(self)
        b.secret = self.secret.copy()
        return b

    def extra_defence(self, s: Root, at: int) -> int:
        """Law 11.2.2: embedded agents."""
        return int(s.pieces[PLOT][at] > 0)

    def supply_of(self, s: Root) -> list[int]:
        """The plots that are not on the map, one entry for each token."""
        return [kind for kind in PLOTS for _ in range(s.stock[kind] - self.secret.count(kind))]

    def imagine(self, s: Root, viewer: int | None, chance: Chance) -> None:
        """Any plot that is not face up may be any other."""
        places = [at for at in range(PLACES) if self.secret[at] != NOBODY]
        pool = [kind for kind in PLOTS for _ in range(s.stock[kind])]
        chance.shuffle(pool)
        for n, at in enumerate(places):
            self.secret[at] = pool[n]

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        hidden = [at for at in range(PLACES) if self.secret[at] != NOBODY]
        plots = " ".join(f"{at}={PLOT_NAMES[PLOTS.index(self.secret[at])]}" for at in hidden)
        return [*super().lines(naming), ("plots", plots)]

    def read(self, own: Own) -> None:
        super().read(own)
        for at, name in own.by_clearing("plots"):
            self.secret[at] = PLOTS[index(PLOT_NAMES, name, own.line("plots"))]

    def check(self, s: Root, own: Own) -> None:
        """Each face-down plot is of some kind, and there are two of each (Law root 13.2.2)."""
        check_plots(s, own, self.secret)


def corvids(s: Root, seat: int) -> Corvids:
    board = s.boards[seat]
    assert isinstance(board, Corvids)
    return board


def plotted(s: Root, at: int) -> bool:
    """Whether a plot lies there, face down or up."""
    return s.pieces[PLOT][at] > 0 or shown(s, at)


def shown(s: Root, at: int) -> bool:
    """Whether a plot lies face up there."""
    return any(s.pieces[kind][at] for kind in PLOTS)


# 11.2 Abilities


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 11.7.4: a raid goes off when it is removed; 3.3.2: Backup Plans leave a warrior."""
    seat = s.setting.owner[PLOT]
    board = corvids(s, seat)
    for loss in removal.losses:
        kind = loss.kind
        if kind == PLOT:
            kind = board.secret[loss.at]
            board.secret[loss.at] = NOBODY
            s.reveal()  # that it was no raid is news as well
        if kind not in PLOTS:
            continue
        if kind == PLOT_RAID:
            triggers.append(Trigger("rootbotics 11.7.4", (seat, loss.at), partial(raid, s, seat, loss.at)))
        if board.traits & BACKUP_PLANS:
            triggers.append(Trigger("rootbotics 3.3.2", (seat, loss.at), partial(recruit, s, seat, 1, loss.at)))


def raid(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 11.7.4: a warrior comes to each clearing around."""
    s.note(seat, RAIDED, "rootbotics 11.7.4", at=at)
    for near in in_order(s, joined(s, at)):
        yield from recruit(s, seat, 1, near)


def snares(s: Root, owner: int) -> int:
    """Law 11.7.2: where humans place nothing and move nothing out; bots spring the snare instead (11.8.2)."""
    return 0 if s.setting.bots[owner] else s.sites[PLOT_SNARE]


def snare(s: Root, owner: int, at: int) -> str | None:
    """Law 11.7.2: what keeps the warriors of humans in a clearing."""
    return "rootbotics 11.7.2" if snares(s, owner) >> at & 1 else None


# 11.3 Setup


def setup(s: Root, seat: int) -> None:
    """Law 11.3.2: a warrior in the clearing of lowest priority of each suit."""
    for suit in range(3):
        sites = [at for at in CLEARINGS if s.is_suit(at, suit) and can_place(s, seat, at)]
        at = choose_clearing(s, seat, RECRUITS, "rootbotics 11.3.2", sites, lowest=True)
        s.place_warriors(seat, 1, at)


# 11.4 Birdsong


def call_in_favors(s: Root, seat: int) -> Flow[None]:
    """Law 9.7: by the advanced card, a favor is bought and used at once."""
    if s.setting.company in (NOBODY, seat) or not advanced(s):
        return
    favor = s.setting.pack.favor
    card = buy_card(s, seat, [card for card in wares(s) if favor[card] >= 0])
    if card != NOBODY:
        s.discard(card)
        yield from remove_all_enemies(s, seat, [at for at in CLEARINGS if s.is_suit(at, favor[card])])


NO_PLOT: Final = criterion("no-plot", N_("no plot there"))


def muster(s: Root, seat: int) -> Flow[None]:
    """Law 11.4.3: warriors come to two ordered clearings, first to those without plots."""
    own = s.warriors[seat]
    criteria = (
        (NO_PLOT, lambda at: not plotted(s, at)),
        (MOST_OWN_WARRIORS, own.__getitem__),
    )
    sites = [at for at in ordered(s, seat) if can_place(s, seat, at)]
    for _ in range(RECRUITED):
        yield from refill(s, seat)
        at = choose_clearing(s, seat, RECRUITS, "rootbotics 11.4.3", sites, criteria)
        if at == NOBODY:
            return
        sites.remove(at)
        for n in range(corvids(s, seat).brief.number("recruits")):
            if n:
                yield from refill(s, seat)
            yield from recruit(s, seat, 1, at)


def refill(s: Root, seat: int) -> Flow[None]:
    """Law 11.4.3.II: with no warrior left, the plot thickens at once, which gives one back."""
    if not s.supply[seat]:
        yield from thicken(s, seat)


def flip_plots(s: Root, seat: int) -> Flow[None]:
    """Law 11.4.4: every face-down plot, from the highest priority."""
    for at in in_order(s, [at for at in CLEARINGS if s.pieces[PLOT][at]]):
        if s.pieces[PLOT][at]:
            yield from flip(s, seat, at)


def flip(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 11.4.4: a point for each plot face up, then its effect."""
    board = corvids(s, seat)
    guesser = NOBODY
    right = False
    if board.traits & GAMBLE:
        guesser = most_concerned(s, seat, at)
        if guesser != NOBODY:
            kinds = [Piece(seat, kind, at) for kind in PLOTS]
            guess = yield from one_of(guesser, WHAT_IS_IT, kinds, "rootbotics 3.3.2", at=at)
            right = guess.kind == board.secret[at]
    kind = board.secret[at]
    board.secret[at] = NOBODY
    s.turn_over(PLOT, kind, at)
    s.reveal()
    s.note(seat, FLIPPED, "rootbotics 11.4.4", at=at, piece=kind)
    s.score(seat, sum(sum(s.pieces[plot]) for plot in PLOTS), "rootbotics 11.4.4")
    if right:
        yield from remove(s, guesser, seat, kind, 1, at)
        return
    if guesser != NOBODY:
        s.score(seat, 1, "rootbotics 3.3.2")
    yield from take_effect(s, seat, kind, at)


MAY_GUESS: Final = decision("gamble", N_("{other} may guess the plot in {at}"), other=SEAT, at=PLACE)


def most_concerned(s: Root, seat: int, at: int) -> int:
    """Law 3.3.2: for a Gamble, the human with most pieces there."""
    humans = [p for p in range(s.players) if not s.setting.bots[p] and pieces_of(s, p, at)]
    return choose_player(
        s, seat, MAY_GUESS, "rootbotics 3.3.2", humans, ((MOST_PIECES_THERE, lambda p: pieces_of(s, p, at)),), at
    )


def take_effect(s: Root, seat: int, kind: int, at: int) -> Flow[None]:
    """Law 11.7; with Vendetta every plot is a bomb too."""
    if kind == PLOT_EXTORTION:
        extort(s, seat, at)
    if kind == PLOT_BOMB or corvids(s, seat).traits & VENDETTA:
        yield from blast(s, seat, at)
    if kind == PLOT_BOMB:
        replace_bomb(s, seat, at)


BOMB_REPLACED: Final = note("bomb-replaced", N_("{seat} replaces the bomb in {at}: {piece}."), at=PLACE, piece=PIECE)


def replace_bomb(s: Root, seat: int, at: int) -> None:
    """Law 11.7.1: a bomb that went off becomes another plot, face up and without effect."""
    pool = corvids(s, seat).supply_of(s)
    if pool and s.pieces[PLOT_BOMB][at]:
        kind = s.chance.pick(pool)
        s.turn_over(PLOT_BOMB, kind, at)
        s.note(seat, BOMB_REPLACED, "rootbotics 11.7.1", at=at, piece=kind)


def extort(s: Root, seat: int, at: int) -> None:
    """Law 11.7.3: every player there discards a random card."""
    for other in s.turns_from(seat):
        if other != seat and s.present(other, at):
            s.discard_random(other, "rootbotics 11.7.3")


# 11.5 Daylight


def attack(s: Root, seat: int) -> Flow[None]:
    """Law 11.5.1: battle in every ordered clearing with two warriors or more."""
    for at in in_order(s, ordered(s, seat)):
        if s.warriors[seat][at] >= FIGHTING:
            yield from battle_at(s, seat, at)


def battle_at(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 11.5.1.I: against whoever has most buildings and tokens there, then most points."""
    criteria: tuple[Criterion, ...] = (
        (MOST_BUILDINGS_AND_TOKENS, lambda p: s.buildings[p][at] + s.tokens[p][at]),
        (MOST_POINTS, lambda p: s.points[p]),
    )
    foe = choose_player(s, seat, FIGHTS, "rootbotics 11.5.1", defenders(s, seat, at), criteria, at)
    if foe != NOBODY:
        yield from battle(s, seat, foe, at)


def advance(s: Root, seat: int) -> Flow[None]:
    """Law 11.5.2: all but two leave every ordered clearing with a plot face up."""
    own = s.warriors[seat]
    for origin in in_order(s, [at for at in ordered(s, seat) if shown(s, at)]):
        if own[origin] <= STAYING:
            continue
        near = destinations(s, seat, origin)
        free = [at for at in near if not plotted(s, at)]
        law = "rootbotics 11.5.2" if free else "rootbotics 11.5.2.II"
        criteria = ((MOST_OWN_WARRIORS, own.__getitem__),) if free else ()
        to = choose_clearing(s, seat, GOES_TO, law, free or near, criteria, lowest=not free)
        if to != NOBODY:
            yield from march(s, seat, origin, to, own[origin] - STAYING)


def plot(s: Root, seat: int) -> Flow[None]:
    """Law 11.5.3; a Mastermind plots twice (3.3.2)."""
    for _ in range(2 if bot(s, seat).traits & MASTERMIND else 1):
        sites = [at for at in ordered(s, seat) if s.warriors[seat][at] and not plotted(s, at)]
        yield from hide_plot(s, seat, sites, "rootbotics 11.5.3")


def thicken(s: Root, seat: int) -> Flow[None]:
    """Law 11.5.4: the plot thickens where three warriors or more are without one."""
    sites = [at for at in CLEARINGS if s.warriors[seat][at] >= THICK and not plotted(s, at)]
    yield from hide_plot(s, seat, sites, "rootbotics 11.5.4")


HIDES_PLOT: Final = decision("plot", N_("{seat} hides a plot in {at}"), at=PLACE)


def hide_plot(s: Root, seat: int, sites: list[int], law: str) -> Flow[None]:
    """A warrior goes, and a plot taken at random comes, face down, where they have most warriors."""
    board = corvids(s, seat)
    pool = board.supply_of(s)
    legal = [at for at in sites if can_place(s, seat, at)] if pool else []
    at = choose_clearing(s, seat, HIDES_PLOT, law, legal, ((MOST_OWN_WARRIORS, s.warriors[seat].__getitem__),))
    if at == NOBODY:
        return
    removal = Removal(seat)
    removal.take(s, seat, seat, WARRIOR, 1, at)
    yield from removal.resolve(s)
    placed = yield from put(s, seat, PLOT, at)
    if placed:
        board.secret[at] = s.chance.pick(pool)


# 11.6 Evening


def score(s: Root, seat: int) -> None:
    """Law 11.6.1."""
    s.score(seat, sum(s.pieces[PLOT_EXTORTION]), "rootbotics 11.6.1")


def listen(setting: Setting, seat: int) -> None:
    """Law 11.2.1: nimble, as in the Law of Root."""
    setting.nimble = seat
    setting.ban_placing("rootbotics 11.7.2", snares, but=seat, by=PLOT_SNARE)
    setting.leave_bans.append(snare)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    CORVIDS,
    Corvids,
    setup="bot.corvids.setup",
    birdsong=("bot.corvids.favors", "bot.order", "bot.craft", "bot.corvids.recruit", "bot.corvids.flip"),
    daylight=("bot.corvids.battle", "bot.corvids.move", "bot.corvids.plot", "bot.corvids.thicken"),
    evening=("bot.corvids.score", "bot.discard", "bot.end"),
    steps={
        "bot.corvids.setup": setup,
        "bot.corvids.favors": call_in_favors,
        "bot.corvids.recruit": muster,
        "bot.corvids.flip": flip_plots,
        "bot.corvids.battle": attack,
        "bot.corvids.move": advance,
        "bot.corvids.plot": plot,
        "bot.corvids.thicken": thicken,
        "bot.corvids.score": score,
    },
    pieces=(*PLOTS, PLOT),
    listen=listen,
)
