"""Law E.3.4, E.3.5: what hirelings do with their own pieces alone: they are placed, move and battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lexludi.games.root.rules.battle import battle, battles_at, offer_battles
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY, SUITS
from lexludi.games.root.rules.box.data import dice
from lexludi.games.root.rules.events import PawnMoved
from lexludi.games.root.rules.move import MOVES, March, go_by_ferry, go_on_foot, why_not_enter
from lexludi.games.root.rules.options import Battle, Ferry, Move
from lexludi.games.root.rules.places.ferry import shores, why_not_sail
from lexludi.games.root.rules.prompts import PLACE, SEAT, SUIT, note, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none, where
from lexludi.parts.options import At

# Placing


HIRELING_PAWN: Final = prompt("hireling-pawn", N_("Choose where to put {other}."), other=SEAT)


def open_to(s: Root, owner: int, clearings: Iterable[int] = CLEARINGS) -> list[int]:
    """The clearings of these in which an owner may place pieces."""
    return [at for at in clearings if s.why_not_place(owner, at) is None]


def settled(s: Root, seat: int) -> list[int]:
    """Law E.3.3: the clearings with faction pieces of a player; hirelings are none of them."""
    return [at for at in CLEARINGS if seat != NOBODY and s.present(seat, at)]


def at_options(places: Iterable[int]) -> list[At]:
    return [At(place) for place in places]


HIRELING_PLACE: Final = prompt(
    "hireling-place", N_("Choose a clearing for a warrior of {other}."), other=SEAT, passes=N_("Place none")
)


def enlist_one(s: Root, owner: int, chooser: int, clearings: Iterable[int], law: str) -> Flow[int]:
    """Place a warrior in one of these clearings, if it can be; returns where, or NOBODY."""
    places = open_to(s, owner, clearings)
    if not places or not s.supply[owner]:
        return NOBODY
    at = yield from where(chooser, HIRELING_PLACE, places, law, other=owner)
    s.place_warriors(owner, 1, at)
    return at


def may_enlist(s: Root, owner: int, chooser: int, clearings: Iterable[int], law: str) -> Flow[None]:
    """Place a warrior in one of these clearings, or not."""
    places = open_to(s, owner, clearings)
    if not places or not s.supply[owner]:
        return
    choice = yield from one_or_none(chooser, HIRELING_PLACE, at_options(places), law, other=owner)
    if choice is not None:
        s.place_warriors(owner, 1, choice.place)


def join_each(s: Root, owner: int, chooser: int, clearings: list[int], law: str) -> Flow[None]:
    """A warrior for each of these clearings, however often named; with too few left, one chooses (1.5.4)."""
    left = open_to(s, owner, clearings)
    while left and s.supply[owner]:
        at = left[0]
        if len(left) > s.supply[owner]:
            at = yield from where(chooser, HIRELING_PLACE, sorted(set(left)), law, other=owner)
        left.remove(at)
        s.place_warriors(owner, 1, at)


UPRISING_DIE: Final = note("uprising-die", N_("The uprising die shows: {suit}."), suit=SUIT)


def roll_suit(s: Root, owner: int) -> int:
    """The uprising die."""
    suits = dice()["uprising"].suits
    suit = SUITS.index(suits[s.chance.below(len(suits))])
    s.note(owner, UPRISING_DIE, "E.2", suit=suit)
    return suit


# Moving


def moves(s: Root, owner: int) -> list[Option]:
    """Law 4.2.1, E.3.1, E.3.5: every move of its warriors, by the controller's rule but without his abilities."""
    options: list[Option] = []
    row = s.warriors[owner]
    ruler = s.side[owner]
    for origin in CLEARINGS:
        count = row[origin]
        if not count:
            continue
        for to in s.paths[origin]:
            if ruler in (s.ruled[origin], s.ruled[to]) and why_not_enter(s, owner, origin, to) is None:
                options += MOVES[origin][to][:count]
        if why_not_sail(s) is None:
            for to in shores(s, origin):
                if ruler in (s.ruled[origin], s.ruled[to]) and why_not_enter(s, owner, origin, to) is None:
                    options += [Ferry(origin, to, n) for n in range(1, count + 1)]
    return options


def make_move(s: Root, owner: int, choice: Option) -> Flow[None]:
    """Law E.3.7: it is the controller who moves them, so he draws for the ferry and answers for outrage."""
    mover = s.side[owner]
    if isinstance(choice, Ferry):
        yield from go_by_ferry(s, March(mover, owner, choice.origin, choice.to, choice.count))
    elif isinstance(choice, Move):
        flow = go_on_foot(s, March(mover, owner, choice.origin, choice.to, choice.count))
        if flow is not None:
            yield from flow


HIRELING_MOVE: Final = prompt(
    "hireling-move", N_("Choose a move for {other}."), other=SEAT, passes=N_("Do not move"), of="other"
)


def may_move(s: Root, owner: int, law: str) -> Flow[None]:
    """One move, or none."""
    options = moves(s, owner)
    if options:
        choice = yield from one_or_none(s.side[owner], HIRELING_MOVE, options, law, other=owner)
        if choice is not None:
            yield from make_move(s, owner, choice)


def steps(s: Root, owner: int, near: Iterable[int]) -> list[int]:
    """Where a hireling's pawn can go from its clearing, of some adjacent ones, whoever rules."""
    origin = s.pawns[owner]
    return [to for to in near if why_not_enter(s, owner, origin, to) is None]


HIRELING_STEP: Final = prompt("hireling-step", N_("Choose where to move {other}."), other=SEAT)


def must_step(s: Root, owner: int, near: Iterable[int], law: str) -> Flow[None]:
    """The pawn goes to one of some adjacent places, if it can."""
    places = steps(s, owner, near)
    if places:
        to = yield from where(s.side[owner], HIRELING_STEP, places, law, other=owner)
        set_pawn(s, owner, to)


HIRELING_APPEARS: Final = note("hireling-appears", N_("{seat} appears in {at}."), at=PLACE)


def set_pawn(s: Root, owner: int, to: int) -> None:
    """The pawn stands there now."""
    if s.pawns[owner] == NOBODY:
        s.note(owner, HIRELING_APPEARS, "E.2", at=to)
    else:
        s.tell(PawnMoved(owner, s.pawns[owner], to))
    s.stand(owner, to)


# Battling


def fights(s: Root, owner: int) -> list[Option]:
    """Every battle of a hireling."""
    menu = Menu(s)
    offer_battles(s, owner, menu)
    return menu.options


HIRELING_BATTLE: Final = prompt(
    "hireling-battle", N_("Choose a battle for {other}."), other=SEAT, passes=N_("Do not battle")
)


def ask_fight(s: Root, owner: int, options: list[Option], law: str) -> Flow[bool]:
    """One of these battles, if there is any; returns whether one was fought."""
    if not options:
        return False
    choice = yield Ask(s.side[owner], HIRELING_BATTLE, options, law, other=owner)
    if not isinstance(choice, Battle):
        return False
    yield from battle(s, owner, choice.enemy, choice.at)
    return True


def may_fight(s: Root, owner: int, options: list[Option], law: str) -> Flow[bool]:
    """One of these battles, or none."""
    fought = False
    if options:
        fought = yield from ask_fight(s, owner, [*options, PASS], law)
    return fought


def fight_in_each(s: Root, owner: int, clearings: list[int], law: str, may_stop: bool) -> Flow[None]:
    """One battle in each of these clearings that has an enemy to fight, in any order."""
    left = clearings.copy()
    while left:
        options = [option for at in left for option in battles_at(s, owner, at)]
        if may_stop and options:
            options.append(PASS)
        if not options:
            return
        choice = yield Ask(s.side[owner], HIRELING_BATTLE, options, law, other=owner)
        if not isinstance(choice, Battle):
            return
        left.remove(choice.at)
        yield from battle(s, owner, choice.enemy, choice.at)
