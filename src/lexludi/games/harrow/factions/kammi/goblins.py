"""Kammi's goblins, whose gifts work once; and what she hears as a legend."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.kammi.board import discard_played, figure_hit
from lexludi.games.harrow.factions.kammi.figures import by_goblin, goblin_at
from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import NEAR, legend_data
from lexludi.games.harrow.rules.gifts import always, legend
from lexludi.games.harrow.rules.moving import go, steps_from
from lexludi.games.harrow.rules.options import Hex
from lexludi.games.harrow.rules.prompts import COUNT, HEX, UNIT, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.units import unit_of
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none

KNOCK: Final = prompt(
    "knock-about", N_("Where does {unit} go? Hexes left: {n}."), unit=UNIT, n=COUNT, passes=N_("No farther")
)
HESTER_KNOCKED: Final = prompt(
    "knock-hester", N_("Where does Hester go? Hexes left: {n}."), n=COUNT, passes=N_("No farther")
)
PRANK: Final = prompt("prank", N_("Which doll comes to your goblin?"), passes=N_("None"))
BLEW_UP: Final = note("blew-up", N_("{seat}: the goblin bursts on {at}, and is gone."), at=HEX)
PRANKED: Final = note("pranked", N_("{seat}: a doll comes from {origin} to {to}."), origin=HEX, to=HEX)
KNOCKED: Final = legend_data("ranar").reach


def gift_left(s: Harrow, seat: int) -> str | None:
    """Law 4.goblin.gift: once a game."""
    return None if s.kammi.gift else "4.goblin.gift"


def klepar(s: Harrow, seat: int) -> None:
    """Law legend.goblin-klepar, .a: an enemy haint falls on every hex around; goblin and cards are gone (R421)."""
    s.kammi.gift = False
    at = goblin_at(s)
    for near in NEAR[at]:
        whom = s.rival(seat, near)
        if whom != NOBODY and s.haints[whom][near]:
            s.kill(seat, whom, near, HAINT if s.haints[whom][near] > s.snakes[whom][near] else INFECTED)
    goblin = 1 - s.kammi.who
    s.legends[seat][goblin] = NOWHERE
    s.kammi.shown |= 1 << goblin
    s.kammi.silent = True
    s.pins = [pin for pin in s.pins if pin != (seat, at, goblin)]
    s.note(seat, BLEW_UP, "legend.goblin-klepar", at=at)
    discard_played(s, seat)


def ranar(s: Harrow, seat: int) -> None:
    """Law legend.goblin-ranar: every legend, her own first; Hester too."""
    s.kammi.gift = False
    if s.setting.hester != NOBODY and s.hester.at != NOWHERE:
        s.then("knock_hester", seat, KNOCKED)
    for whom in (*s.setting.rivals[seat], seat):
        for token, at in enumerate(s.legends[whom]):
            if at != NOWHERE:
                s.then("knock", seat, whom, token, KNOCKED)


def knock(s: Harrow, seat: int, whom: int, token: int, left: int) -> Flow[None]:
    """Law legend.goblin-ranar, .a, .b: a hex at a time, alone, where it may stand; its owner decides about a doll."""
    at = s.legends[whom][token]
    ways = [Hex(to) for to in steps_from(s, whom, at)] if s.free(whom, at, token) else []
    if not ways:
        return
    choice = yield from one_or_none(
        seat, KNOCK, ways, "legend.goblin-ranar", unit=unit_of(whom, token), n=left
    )  # fmt: skip
    if choice is not None:
        if left > 1:
            s.then("knock", seat, whom, token, left - 1)
        yield from go(s, seat, whom, at, choice.at, 0, 1 << token)


def knock_hester(s: Harrow, seat: int, left: int) -> Flow[None]:
    """Law legend.goblin-ranar: Hester, anywhere."""
    ways = [Hex(to) for to in NEAR[s.hester.at]]
    choice = yield from one_or_none(seat, HESTER_KNOCKED, ways, "legend.goblin-ranar", n=left)
    if choice is not None:
        s.hester.at = choice.at
        if left > 1:
            s.then("knock_hester", seat, left - 1)


def near_dolls(s: Harrow, goblin: int) -> list[Hex]:
    """Dolls next to a hex that has none."""
    if goblin in s.kammi.dolls:
        return []
    return [Hex(at) for at in sorted(s.kammi.dolls) if at in NEAR[goblin]]


def sprymar(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.goblin-sprymar: a doll comes to the goblin, and nobody carries it."""
    s.kammi.gift = False
    choice = yield from by_goblin(s, seat, PRANK, near_dolls, "legend.goblin-sprymar")
    if choice is not None:
        at = goblin_at(s)
        s.kammi.dolls[s.kammi.dolls.index(choice.at)] = at
        s.note(seat, PRANKED, "legend.goblin-sprymar", origin=choice.at, to=at)


def money_taken(s: Harrow, seat: int, at: int, legends: int) -> None:
    """Law card.goblin.blood-money: whoever comes to the cube."""
    if s.lying[s.setting.kammi][at]:
        s.take_cubes(s.setting.kammi, at)


def no_gift(s: Harrow, seat: int) -> None:
    """Kammi has no gift of her own."""


legend("kammi", no_gift, always, (m.ENTERED.hears(money_taken), m.LEGEND_HIT.hears(figure_hit)))
legend("klepar", klepar, gift_left)
legend("ranar", ranar, gift_left)
legend("sprymar", sprymar, gift_left)
