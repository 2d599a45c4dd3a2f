"""How Kammi and her opponent set up: figures, haints and dolls, partly in secret."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from lexludi.games.harrow.factions.kammi.dolls import keeper
from lexludi.games.harrow.rules.box.codes import NOWHERE
from lexludi.games.harrow.rules.box.printed import BOARDS, KAMMI_BOARD, KIND_NAMES, LEGEND_NAMES, edge_of
from lexludi.games.harrow.rules.options import Figure, Hex, Pair
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.locale import N_
from lexludi.parts.asking import one_of

STATIONS: Final = prompt("stations", N_("Where do your two figures stand?"))
WHO: Final = prompt("who", N_("Which of your figures is Kammi? The other one is the goblin."))
GUARD: Final = prompt("guard", N_("Where does a haint start? Left: {n}."), n=COUNT)
REAL_DOLL: Final = prompt("real", N_("Under which doll is the real one?"))
LEGEND_STARTS: Final = prompt("legend-starts", N_("Where does your legend start?"))
STARTS: Final = note("starts", N_("{seat}: a haint starts on {at}."), at=HEX)


def begin_kammi(s: Harrow, chance: Chance) -> None:
    """Law 4.setup.C, .D: tokens on the grid at random, and one that waits."""
    kinds = [KIND_NAMES.index(name) for name, n in KAMMI_BOARD.fill.items() for _ in range(n)]
    chance.shuffle(kinds)
    columns = KAMMI_BOARD.columns
    s.kammi.grid = [kinds[n : n + columns] for n in range(0, len(kinds), columns)]
    s.kammi.waiting = KIND_NAMES.index(KAMMI_BOARD.waiting)
    for kind in (*kinds, s.kammi.waiting):
        s.box[kind] -= 1
    s.powers |= 1 << LEGEND_NAMES.index("kammi")
    s.legends[s.setting.kammi] = [NOWHERE, NOWHERE]


def then_set_up_kammi(s: Harrow) -> None:
    """Law 4.setup.H to .K, in this order."""
    kammi, other = s.setting.kammi, keeper(s)
    s.then("guards", other, BOARDS.start_haints)
    s.then("legend_starts", other)
    s.then("lay_dolls", other)
    s.then("guards", kammi, BOARDS.start_haints)
    s.then("figures", kammi)


def figures(s: Harrow, seat: int) -> Flow[None]:
    """Law 4.setup.E.2, 4.setup.H: on two of the three hexes at the edge beside her home; who is who is secret."""
    pairs = [Pair(a, b) for a, b in combinations(sorted(edge_of(s.setting.home[seat])), 2)]
    choice = yield from one_of(seat, STATIONS, pairs, "4.setup.H")
    s.legends[seat] = [choice.at, choice.to]
    who = yield from one_of(seat, WHO, [Figure(0), Figure(1)], "4.setup.E.2")
    s.kammi.who = who.figure


def lay_dolls(s: Harrow, seat: int) -> Flow[None]:
    """Law 4.setup.J.1: on the three hexes at the edge beside the home of Kammi's opponent, who says which is real."""
    hexes = sorted(edge_of(s.setting.home[seat]))
    s.kammi.dolls = hexes
    choice = yield from one_of(seat, REAL_DOLL, [Hex(at) for at in hexes], "4.setup.J.1")
    s.kammi.real = hexes.index(choice.at)


def posts(s: Harrow, seat: int) -> list[int]:
    """Law 4.setup.I, 4.setup.K: home, and where her figures or the dolls are."""
    more = s.legends[seat] if seat == s.setting.kammi else s.kammi.dolls
    return sorted({s.setting.home[seat], *more})


def legend_starts(s: Harrow, seat: int) -> Flow[None]:
    """Law 4.setup.K."""
    choice = yield from one_of(seat, LEGEND_STARTS, [Hex(at) for at in posts(s, seat)], "4.setup.K")
    s.legends[seat] = [choice.at]


def guards(s: Harrow, seat: int, left: int) -> Flow[None]:
    """Law 4.setup.I, 4.setup.K: three haints, in any split."""
    hexes = [Hex(at) for at in posts(s, seat) if s.bars(seat, at) is None]
    choice = yield from one_of(seat, GUARD, hexes, "4.setup.I", n=left)
    s.haints[seat][choice.at] += 1
    s.camps[seat].pool -= 1
    s.note(seat, STARTS, "4.setup.I", at=choice.at)
    if left > 1:
        s.then("guards", seat, left - 1)
