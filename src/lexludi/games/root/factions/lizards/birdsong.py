"""Law 10.4: the Lizard Cult's Birdsong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lexludi.games.root.factions.lizards.board import ACOLYTES_NOW, NEW_OUTCAST, Lizards, lizards
from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.battle import battles_at, hand_decides, offer_battles, take_battle, toll_hides
from lexludi.games.root.rules.box.codes import BUILDING, CLEARINGS, GARDENS, WARRIOR
from lexludi.games.root.rules.move import offer_moves, take_move
from lexludi.games.root.rules.options import Battle, Ferry, Move, Piece
from lexludi.games.root.rules.prompts import COUNT, PLACE, SUIT, act, note, prompt, reason
from lexludi.games.root.rules.removal import replace_building, replace_warrior
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_BIRDSONG
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, Option, because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none
from lexludi.parts.options import Act

CRUSADE: Final = act("crusade", N_("Crusade"))
CONVERT: Final = act("convert", N_("Convert a warrior"))
SANCTIFY: Final = act("sanctify", N_("Sanctify a building"))


OUTCAST_HATED: Final = note("hated", N_("{seat} now hates the Outcast: {suit}."), suit=SUIT)


def adjust_outcast(s: Root, seat: int) -> None:
    """Law 10.4.1: the suit with the most Lost Souls; one that stays Outcast becomes Hated (ruling R45)."""
    board = lizards(s, seat)
    souls = lost_souls(s).pile
    counts = [sum(s.setting.suit[card] == suit for card in souls) for suit in range(len(GARDENS))]
    most = max(counts)
    chosen = counts.index(most) if counts.count(most) == 1 else board.outcast
    if chosen != board.outcast:
        board.outcast = chosen
        board.hated = False
        s.note(seat, NEW_OUTCAST, "10.4.1", suit=chosen)
    elif not board.hated:
        board.hated = True
        s.note(seat, OUTCAST_HATED, "10.4.1", suit=chosen)


def discard_souls(s: Root, seat: int) -> None:
    """Law 10.4.2: dominance cards among them become available."""
    souls = lost_souls(s)
    for card in souls.pile:
        s.lay_aside(card)
    souls.pile = []


WHICH_CONSPIRACY: Final = prompt(
    "conspiracies", N_("Choose a conspiracy (acolytes: {n})."), n=COUNT, ends=N_("End Birdsong")
)


def conspiracies(s: Root, seat: int) -> Flow[None]:
    """Law 10.4.3: one conspiracy, then perhaps another."""
    board = lizards(s, seat)
    menu = Menu(s)
    for plan in CONSPIRACIES:
        menu.offer(plan.act, why_not(s, board, plan))
        if menu.explains:
            menu.tell(plan.act, why_in_facts(board, plan))
    n = board.acolytes
    choice = yield from ANY_BIRDSONG.choose(s, seat, menu, WHICH_CONSPIRACY, "10.4.3", "lizards.conspiracies", n=n)
    for plan in CONSPIRACIES:
        if choice == plan.act:
            spend_acolytes(s, board, plan)
            yield from plan.run(s, seat)


class Conspiracy:
    """What acolytes can be spent on: the name of its printed cost, its rule, its targets, what it does.

    `lacks` is the reason why there is none of its targets.
    """

    def __init__(
        self,
        act: Act,
        cost: str,
        law: str,
        targets: Callable[[Root, int], Sequence[Option]],
        run: Callable[[Root, int], Flow[None]],
        lacks: str,
    ) -> None:
        self.act = act
        self.cost = cost
        self.law = law
        self.targets = targets
        self.run = run
        self.lacks = lacks


def why_not(s: Root, board: Lizards, plan: Conspiracy) -> str | None:
    """The rule that forbids a conspiracy now."""
    if board.acolytes < board.cost(plan.cost):
        return "10.4.3"
    return None if plan.targets(s, board.seat) else plan.law


FEW_ACOLYTES: Final = reason("few-acolytes", N_("costs {n} acolytes, you have {has}."), n=COUNT, has=COUNT)
NO_CRUSADE: Final = reason("no-crusade", N_("nobody of yours can battle in an Outcast clearing or move out of one."))
NO_CONVERT: Final = reason("no-convert", N_("no warrior of an enemy in an Outcast clearing can be replaced."))
NO_SANCTIFY: Final = reason("no-sanctify", N_("no building of an enemy in an Outcast clearing can become a garden."))


def why_in_facts(board: Lizards, plan: Conspiracy) -> Because:
    """What a conspiracy lacks, as a player would say it."""
    cost = board.cost(plan.cost)
    if board.acolytes < cost:
        return because("10.4.3", FEW_ACOLYTES, n=cost, has=board.acolytes)
    return because(plan.law, plan.lacks)


def spend_acolytes(s: Root, board: Lizards, plan: Conspiracy) -> None:
    """Law 10.4.3: back to the supply."""
    spent = board.cost(plan.cost)
    board.acolytes -= spent
    s.from_box(board.seat, spent)
    s.note(board.seat, ACOLYTES_NOW, plan.law, n=board.acolytes)


def crusades(s: Root, seat: int) -> list[Option]:
    """Law 10.4.3.I: battles in Outcast clearings, and moves out of them."""
    outcast = lizards(s, seat).outcast
    menu = Menu(s)
    offer_battles(s, seat, menu, outcast)
    offer_moves(s, seat, menu, outcast)
    return menu.options


WHICH_CRUSADE: Final = prompt("crusade", N_("Crusade: choose a battle in an Outcast clearing, or a move out of one."))
CRUSADE_ON: Final = prompt("crusade-on", N_("Battle in {at}?"), at=PLACE, passes=N_("Do not battle"))


def crusade(s: Root, seat: int) -> Flow[None]:
    """Law 10.4.3.I: fight, or move and then perhaps fight there."""
    choice = yield from one_of(seat, WHICH_CRUSADE, crusades(s, seat), "10.4.3.I", hand_decides(s, seat))
    if isinstance(choice, Battle):
        yield from take_battle(s, seat, choice)
        return
    assert isinstance(choice, (Move, Ferry))
    flow = take_move(s, seat, choice)
    if flow is not None:
        yield from flow
    battles, hidden = battles_at(s, seat, choice.to), toll_hides(s, seat, choice.to)
    if battles or hidden:
        fight = yield from one_or_none(seat, CRUSADE_ON, battles, "10.4.3.I", hidden, at=choice.to)
        if fight is not None:
            yield from take_battle(s, seat, fight)


def outcast_clearings(s: Root, seat: int) -> list[int]:
    """The clearings of the Outcast's suit in which they may place pieces."""
    outcast = lizards(s, seat).outcast
    return [at for at in CLEARINGS if s.is_suit(at, outcast) and s.why_not_place(seat, at) is None]


def converts(s: Root, seat: int) -> list[Piece]:
    """Law 10.4.3.II: a warrior of each enemy in each Outcast clearing."""
    options: list[Piece] = []
    for at in outcast_clearings(s, seat):
        for enemy in s.enemies(seat):
            if s.targets(seat, enemy, at):
                options.append(Piece(enemy, WARRIOR, at))
    return options


WHOM_TO_CONVERT: Final = prompt("convert", N_("Choose the enemy warrior to convert."))


def convert(s: Root, seat: int) -> Flow[None]:
    """Law 10.4.3.II."""
    target = yield from one_of(seat, WHOM_TO_CONVERT, converts(s, seat), "10.4.3.II")
    yield from replace_warrior(s, seat, target.owner, target.at)


def sanctifies(s: Root, seat: int) -> list[Piece]:
    """Law 10.4.3.III: the buildings of enemies in Outcast clearings, while there are gardens of that suit."""
    options: list[Piece] = []
    if not s.stock[GARDENS[lizards(s, seat).outcast]]:
        return options
    for at in outcast_clearings(s, seat):
        for enemy in s.enemies(seat):
            if s.buildings[enemy][at] and s.why_not_remove(seat, enemy, at) is None:
                for kind in s.kinds_at(enemy, at):
                    if BUILDING[kind]:
                        options.append(Piece(enemy, kind, at))
    return options


WHAT_TO_SANCTIFY: Final = prompt("sanctify", N_("Choose the enemy building that becomes a garden."))


def sanctify(s: Root, seat: int) -> Flow[None]:
    """Law 10.4.3.III."""
    target = yield from one_of(seat, WHAT_TO_SANCTIFY, sanctifies(s, seat), "10.4.3.III")
    yield from replace_building(s, seat, target.owner, target.kind, GARDENS[lizards(s, seat).outcast], target.at)


CONSPIRACIES: Final = (
    Conspiracy(CRUSADE, "crusade_cost", "10.4.3.I", crusades, crusade, NO_CRUSADE),
    Conspiracy(CONVERT, "convert_cost", "10.4.3.II", converts, convert, NO_CONVERT),
    Conspiracy(SANCTIFY, "sanctify_cost", "10.4.3.III", sanctifies, sanctify, NO_SANCTIFY),
)
