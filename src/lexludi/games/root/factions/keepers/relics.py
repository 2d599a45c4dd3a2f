"""Law 15.2.4, 15.2.5, 15.5.2.II, 15.5.2.III: relics carried, lost, delved for and recovered."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.factions.keepers.board import (
    ALIKE,
    RECOVERED,
    RELICS,
    SHEET,
    TYPES,
    Keepers,
    keepers,
)
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, NOBODY, PLACES, WAYSTATION
from lexludi.games.root.rules.events import Spent
from lexludi.games.root.rules.move import March, lose_on_the_way
from lexludi.games.root.rules.options import Relic, Waystation
from lexludi.games.root.rules.prompts import COUNT, PIECE, PLACE, note, prompt
from lexludi.games.root.rules.removal import Loss, Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where
from lexludi.parts.triggers import Trigger

COLUMN_POINTS: Final = SHEET.numbers["column_vp"]
TROPHY_POINTS: Final = SHEET.numbers["trophy_vp"]


def relic_options(board: Keepers, relics: list[int]) -> list[Relic]:
    return [Relic(relic) for relic in board.distinct(relics)]


# 15.2.4 Devout Knights


def carry(s: Root, march: March) -> Flow[None] | None:
    """Law 15.2.4: each warrior that moves, even by force, may carry a relic; the Keepers choose (ruling R57)."""
    if march.owner != s.setting.owner[WAYSTATION] or march.origin not in keepers(s, march.owner).places:
        return None
    return ask_carry(keepers(s, march.owner), march)


RELIC_CARRIED: Final = note(
    "carried", N_("{seat} carries a relic from {origin} to {at}: {piece}."), at=PLACE, origin=PLACE, piece=PIECE
)
WHAT_TO_CARRY: Final = prompt(
    "carry", N_("Carry a relic along from {origin} to {to}?"), origin=PLACE, to=PLACE, passes=N_("Carry nothing more")
)


def ask_carry(board: Keepers, march: March) -> Flow[None]:
    origin, to = march.origin, march.to
    for _ in range(march.count):
        relics = relic_options(board, [relic for relic in board.relics_at(origin) if relic not in march.relics])
        if not relics:
            return
        choice = yield from one_or_none(board.seat, WHAT_TO_CARRY, relics, "15.2.4", origin=origin, to=to)
        if choice is None:
            return
        march.relics.append(choice.which)


def unload(s: Root, march: March) -> None:
    """The relics arrive with those who carry them."""
    for relic in march.relics:
        kind = RELICS[relic // ALIKE]
        s.lift(march.owner, kind, 1, march.origin)
        s.bring(kind, march.to)
        keepers(s, march.owner).places[relic] = march.to
        s.note(march.owner, RELIC_CARRIED, "15.2.4", at=march.to, origin=march.origin, piece=kind)


LOSE_ON_THE_WAY: Final = prompt(
    "waylaid",
    N_("A moving piece is removed on the path from {origin} to {to}: choose a relic, or lose a warrior."),
    origin=PLACE,
    to=PLACE,
    passes=N_("Lose a warrior"),
)
LEAVE_BEHIND: Final = prompt(
    "leave-behind", N_("Nobody is left to carry it: choose a relic that stays in {origin}."), origin=PLACE
)


def lose_load(s: Root, board: Keepers, march: March, by: int) -> Flow[None]:
    """One of the moving pieces is removed on the way, a warrior or a relic; who falls carries nothing (R148)."""
    options = relic_options(board, march.relics)
    lost = yield from one_or_none(board.seat, LOSE_ON_THE_WAY, options, "E.2.2", origin=march.origin, to=march.to)
    if lost is None:
        yield from lose_on_the_way(s, march, by)
        while len(march.relics) > march.count:
            options = relic_options(board, march.relics) if march.count else [Relic(march.relics[0])]
            left = yield from one_of(board.seat, LEAVE_BEHIND, options, "15.2.4", origin=march.origin)
            march.relics.remove(left.which)
    else:
        march.relics.remove(lost.which)
        removal = Removal(s.active)
        removal.take_on_the_way(s, by, board.seat, RELICS[lost.which // ALIKE], march.origin, lost.which)
        yield from removal.resolve(s)


# 15.2.5 Prized Trophies


def trophies(s: Root, removal: Removal, points: list[int]) -> None:
    """Law 15.2.5: a point more for each relic that an enemy removes."""
    for loss in removal.losses:
        if loss.kind in RELICS and loss.by != NOBODY and loss.by in s.enemies(loss.owner):
            points[loss.by] += TROPHY_POINTS * loss.count


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """What follows when relics or waystations are removed."""
    for loss in removal.losses:
        if loss.kind in RELICS:
            triggers.append(Trigger("15.2.5", (loss.owner, loss.at), partial(take_trophies, s, removal, loss)))
        elif loss.kind == WAYSTATION:
            triggers.append(Trigger("15.2.2", (loss.owner, loss.at), partial(lose_waystations, s, removal, loss)))


def chooser(s: Root, removal: Removal, loss: Loss) -> int:
    """Law 4.3.4, D.4.2: in battle the loser says which pieces go, otherwise who removes them (ruling R58)."""
    if removal.battle:
        return loss.owner if removal.host == NOBODY else removal.host
    return loss.owner if loss.by == NOBODY else s.decider(loss.by)


TROPHY_TAKEN: Final = note("trophy", N_("{seat} puts a relic into {at}: {piece}."), at=PLACE, piece=PIECE)
LOSE_RELIC: Final = prompt("lose-relic", N_("Choose the relic that is lost in {at}."), at=PLACE)
WHERE_TROPHY: Final = prompt("trophy", N_("Choose a forest for the relic: {piece} (value {n})."), piece=PIECE, n=COUNT)


def take_trophies(s: Root, removal: Removal, loss: Loss) -> Flow[None]:
    """Law 15.2.5: an enemy who removed relics puts them face up into any forest; removed by others they are lost."""
    board = keepers(s, loss.owner)
    trophies = loss.by != NOBODY and loss.by in s.enemies(loss.owner)
    for _ in range(loss.count):
        options = relic_options(board, [r for r in board.relics_at(loss.at) if RELICS[r // ALIKE] == loss.kind])
        if loss.which != NOBODY:
            options = [Relic(loss.which)]
        elif not s.pieces[loss.kind][loss.at]:
            options = options[:1]
        lost = yield from one_of(chooser(s, removal, loss), LOSE_RELIC, options, "4.3.4", at=loss.at)
        if not trophies:  # a friend, by ruling R147
            board.places[lost.which] = NOBODY
            continue
        forests, value = range(PLACES, s.setting.plan.size), board.values[lost.which]
        to = yield from where(s.decider(loss.by), WHERE_TROPHY, forests, "15.2.5", piece=loss.kind, n=value)
        board.places[lost.which] = to
        s.note(loss.by, TROPHY_TAKEN, "15.2.5", at=to, piece=loss.kind)


LOSE_WAYSTATION: Final = prompt("lose-waystation", N_("Choose the waystation that is lost in {at}."), at=PLACE)


def lose_waystations(s: Root, removal: Removal, loss: Loss) -> Flow[None]:
    """Law 15.2.2: where some stay, it matters which go."""
    board = keepers(s, loss.owner)
    at = loss.at
    while len(board.camps_at(at)) > s.pieces[WAYSTATION][at]:
        camps = [Waystation(camp, board.sides[camp], at) for camp in board.camps_at(at)]
        if not s.pieces[WAYSTATION][at]:
            camps = camps[:1]
        choice = yield from one_of(chooser(s, removal, loss), LOSE_WAYSTATION, camps, "15.2.2", at=at)
        board.camps[choice.which] = NOBODY


# 15.5.2.II Delve


def fits(s: Root, at: int, suit: int) -> bool:
    """A bird card of the Retinue fits any clearing (2.1.1)."""
    return suit == BIRD or s.is_suit(at, suit)


def in_reach(s: Root, board: Keepers, at: int) -> list[int]:
    """Law 15.5.2.II.a: the relics in the forests adjacent to a clearing."""
    woods = s.setting.plan.woods[at]
    return [relic for relic, place in enumerate(board.places) if place in woods]


def can_delve(s: Root, board: Keepers, at: int) -> bool:
    """Law 15.5.2.II: ruling the clearing, with a warrior there."""
    return s.rules(board.seat, at) and s.warriors[board.seat][at] > 0 and bool(in_reach(s, board, at))


RELIC_DELVED: Final = note(
    "delved", N_("{seat} delves a relic in {at}: {piece} (value {n})."), at=PLACE, piece=PIECE, n=COUNT
)
WHAT_TO_DELVE: Final = prompt(
    "delve", N_("Delve in {at}: choose a relic from an adjacent forest?"), at=PLACE, passes=N_("Do not delve")
)


def delve(s: Root, board: Keepers, column: int, card: int, at: int) -> Flow[None]:
    """Law 15.5.2.II.a, b."""
    relics = relic_options(board, in_reach(s, board, at))
    choice = yield from one_or_none(board.seat, WHAT_TO_DELVE, relics, "15.5.2.II.a", at=at)
    if choice is None:
        return
    relic = choice.which
    forest = board.places[relic]
    board.places[relic] = at
    s.bring(RELICS[relic // ALIKE], at)
    if not board.shown[relic]:
        board.shown[relic] = True
        s.reveal()
    value = board.values[relic]
    s.note(board.seat, RELIC_DELVED, "15.5.2.II.a", at=at, piece=RELICS[relic // ALIKE], n=value)
    if sum(s.rules(board.seat, near) for near in s.setting.plan.touches[forest - PLACES]) < value:
        dismiss(s, board, column, card, "15.5.2.II.b")


def dismiss(s: Root, board: Keepers, column: int, card: int, law: str) -> None:
    """A card leaves the Retinue; a Faithful Retainer leaves the game."""
    board.retinue[column].remove(card)
    if card < s.setting.pack.size:
        s.discard(card)
    s.tell(Spent(board.seat, card, law))


# 15.5.2.III Recover


def recoverable(board: Keepers, at: int) -> list[int]:
    """Law 15.5.2.III.a: the relics of a clearing for which a waystation stands there."""
    types = board.shelters(at)
    return [relic for relic in board.relics_at(at) if relic // ALIKE in types]


RELIC_RECOVERED: Final = note(
    "recovered", N_("{seat} recovers a relic in {at}: {piece} (value {n})."), at=PLACE, piece=PIECE, n=COUNT
)
RECOVER_MORE: Final = prompt(
    "recover-more", N_("Recover one more relic in {at}?"), at=PLACE, passes=N_("Recover no more")
)


def recover(s: Root, board: Keepers, column: int, card: int, relic: int) -> Flow[None]:
    """Law 15.5.2.III.a to c: one relic, then perhaps another there; a failure ends it (ruling R1)."""
    at = board.places[relic]
    suit = s.suits[at]
    while True:
        value = board.values[relic]
        s.lift(board.seat, RELICS[relic // ALIKE], 1, at)
        board.places[relic] = RECOVERED
        s.note(board.seat, RELIC_RECOVERED, "15.5.2.III.a", at=at, piece=RELICS[relic // ALIKE], n=value)
        s.score(board.seat, value + (COLUMN_POINTS if completes(board, relic) else 0), "15.5.2.III.b")
        if sum(s.rules(board.seat, c) for c in CLEARINGS if s.is_suit(c, suit)) < value:
            dismiss(s, board, column, card, "15.5.2.III.c")
            return
        relics = relic_options(board, recoverable(board, at))
        if not relics:
            return
        choice = yield from one_or_none(board.seat, RECOVER_MORE, relics, "15.5.2.III.c", at=at)
        if choice is None:
            return
        relic = choice.which


def completes(board: Keepers, relic: int) -> bool:
    """Law 15.5.2.III.b: whether the relic just recovered fills a column, one of each type."""
    home = [0] * len(TYPES)
    for other, place in enumerate(board.places):
        if place == RECOVERED:
            home[other // ALIKE] += 1
    return home[relic // ALIKE] == min(home)
