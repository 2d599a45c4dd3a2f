"""Hester's cleanup: she devours a legend, keeps six cubes, and takes her flames back."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.crawling import vanish
from lexludi.games.harrow.factions.hester.fire import fill
from lexludi.games.harrow.factions.hester.paying import owned, pay
from lexludi.games.harrow.rules.box.codes import ABILITIES, NOBODY, NOWHERE, SCROLL
from lexludi.games.harrow.rules.box.printed import BOARDS, HESTER_BOARD
from lexludi.games.harrow.rules.options import Colour, Feast
from lexludi.games.harrow.rules.prompts import COUNT, HEX, SEAT, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

WILD: Final = 4
"""A wild token, among what can be devoured."""
DEVOUR: Final = prompt("devour", N_("What does Hester devour?"), passes=N_("Devour nothing"))
DISCARD_CUBE: Final = prompt("discard-cube", N_("Which terrain cube do you give up? Too many: {n}."), n=COUNT)
DEVOURED: Final = note("devoured", N_("{seat} {seat:devours|devour} the power of {whom}."), whom=SEAT)
OUT_OF_REACH: Final = reason(
    "out-of-reach", N_("the legend of {whom} is on {at}, and Hester is on {here}."), whom=SEAT, at=HEX, here=HEX
)
SIDE_FULL: Final = reason(
    "side-full", N_("all {n} squares of your board on the side of {whom} are full."), n=COUNT, whom=SEAT
)


def hester_cleanup(s: Harrow, seat: int) -> None:
    """Law 5.hester.cleanup.devour to .flames, in this order."""
    s.then("hester_rests", seat)
    if s.setting.fae != NOBODY:
        s.then("take_offers", seat)
    s.then("keep_six", seat)
    s.then("devour", seat)


def morsels(s: Harrow, whom: int) -> list[int]:
    """Law 5.hester.cleanup.devour, .devour-family: what can be devoured; nothing that is printed, and no upgrade."""
    camp = s.camps[whom]
    found = []
    for kind in ABILITIES:
        held = s.family.bag[kind] + s.family.board.count(kind) if whom == s.setting.family else camp.rows[kind]
        if held:
            found.append(kind)
    if camp.scrolls > 1:
        found.append(SCROLL)
    if camp.wild:
        found.append(WILD)
    return found


def devour(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.cleanup.devour, .leave: one token of a legend on her hex, if its side has room; then she is gone."""
    h = s.hester
    if h.at == NOWHERE:
        return
    options = [
        Feast(whom, token, kind)
        for side, whom in enumerate(s.setting.fighters)
        for token, at in enumerate(s.legends[whom])
        if at == h.at and len(h.squares[side]) < HESTER_BOARD.squares
        for kind in morsels(s, whom)
    ]
    if not options:
        return
    why_not = spared(s) if s.explaining else None
    choice = yield from one_or_none(seat, DEVOUR, options, "5.hester.cleanup.devour", refused=why_not)
    if choice is None or s.faction(choice.seat).escapes(s, choice.seat, choice.figure):
        return
    take_morsel(s, choice.seat, choice.kind)
    vanish(s)
    s.note(seat, DEVOURED, "5.hester.cleanup.devour", whom=choice.seat)
    fill(s, seat, s.setting.fighters.index(choice.seat), choice.kind)


def spared(s: Harrow) -> list[Refusal]:
    """What she cannot devour: of a legend elsewhere, or for a side that is full."""
    h, law, found = s.hester, "5.hester.cleanup.devour", []
    for side, whom in enumerate(s.setting.fighters):
        for token, at in enumerate(s.legends[whom]):
            if at == NOWHERE:
                continue
            if at != h.at:
                why = because(law, OUT_OF_REACH, whom=whom, at=at, here=h.at)
            elif len(h.squares[side]) >= HESTER_BOARD.squares:
                why = because(law, SIDE_FULL, n=HESTER_BOARD.squares, whom=whom)
            else:
                continue
            found += [refused(Feast(whom, token, kind), why) for kind in morsels(s, whom)]
    return found


def take_morsel(s: Harrow, whom: int, kind: int) -> None:
    """A token leaves its owner: of the Family from the board first, else out of the bag."""
    camp = s.camps[whom]
    if kind == WILD:
        camp.wild -= 1
    elif kind == SCROLL:
        camp.scrolls -= 1
    elif whom != s.setting.family:
        camp.rows[kind] -= 1
    elif kind in s.family.board:
        s.family.board.remove(kind)
    else:
        s.family.bag[kind] -= 1


def keep_six(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.cleanup.cubes."""
    more = s.cubes(seat) - BOARDS.cubes_kept
    if more > 0:
        options = [Colour(colour) for colour in owned(s, seat)]
        choice: Colour = yield Ask(seat, DISCARD_CUBE, [*options], "5.hester.cleanup.cubes", n=more)
        pay(s, choice.colour, 1)
        s.then("keep_six", seat)


def hester_rests(s: Harrow, seat: int) -> None:
    """Law 5.hester.cleanup.flames."""
    s.hester.taken = 0
    s.active = NOBODY
    s.then("next_turn")
