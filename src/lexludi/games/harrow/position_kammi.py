"""Lines of a position that only Kammi has.

    grid: move spawn; strengthen move; spawn strengthen
    grid token: move 2
    grid cubes: 0 1 1
    kammi is: 0
    dolls: d8 e9 f8
    real doll: e9

The token of the grid is the one that waits, and the row (from 1) in whose black area it lies; 0 is left of it. Her
figures are those of `legends kammi`, the first of which is number 0.
"""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HEX_NAMES, KAMMI_BOARD, KIND_NAMES, LEGEND_NAMES
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines
from lexludi.parts.moments import bits
from lexludi.parts.positions import index, listed, read_listed

NONE: Final = "-"
MARKS: Final = ("known", "gift-used", "silent")
GRID: Final = "move spawn; spawn strengthen; strengthen move"


def kammi_lines(s: Harrow) -> list[tuple[str, str]]:
    if s.setting.kammi == NOBODY:
        return []
    d = s.kammi
    flags = (d.known, not d.gift, d.silent)
    return [
        ("grid", "; ".join(listed(KIND_NAMES, row) for row in d.grid)),
        ("grid token", f"{KIND_NAMES[d.waiting]} {d.black + 1}"),
        ("grid cubes", " ".join(map(str, d.cubes))),
        ("kammi is", str(d.who)),
        ("shown figures", " ".join(map(str, bits(d.shown)))),
        ("kammi marks", " ".join(mark for mark, is_so in zip(MARKS, flags, strict=True) if is_so)),
        ("dolls", " ".join(NONE if at == NOWHERE else HEX_NAMES[at] for at in d.dolls)),
        ("real doll", str(d.real)),
        ("dolls up", " ".join(map(str, bits(d.up)))),
    ]


def read_kammi(s: Harrow, lines: Lines) -> None:
    d = s.kammi
    s.powers |= 1 << LEGEND_NAMES.index("kammi")
    d.grid = [read_listed(KIND_NAMES[:3], row, "grid") for row in lines.take("grid", GRID).split(";")]
    if [len(row) for row in d.grid] != [KAMMI_BOARD.columns] * KAMMI_BOARD.rows:
        raise lines.wrong("grid", f"is not {KAMMI_BOARD.rows} rows of {KAMMI_BOARD.columns} tokens")
    token, _, row = lines.take("grid token", f"{KAMMI_BOARD.waiting} 0").partition(" ")
    d.waiting = index(KIND_NAMES[:3], token, "grid token")
    if not row.isdigit() or int(row) > KAMMI_BOARD.rows:
        raise lines.wrong("grid token", "does not say in which row it lies")
    d.black = int(row) - 1
    d.cubes = lines.numbers("grid cubes", " ".join(["0"] * KAMMI_BOARD.rows), KAMMI_BOARD.rows)
    figures = len(s.legends[s.setting.kammi])
    if figures != 2:
        raise PositionError("legends kammi: she has two figures")
    d.who = lines.count("kammi is", 0, 1)
    d.shown = sum(1 << n for n in read_numbers(lines, "shown figures", 2))
    marks = read_listed(MARKS, lines.take("kammi marks", ""), "kammi marks")
    d.known, d.gift, d.silent = 0 in marks, 1 not in marks, 2 in marks
    places = lines.take("dolls", " ".join([NONE] * KAMMI_BOARD.dolls)).split()
    if len(places) != KAMMI_BOARD.dolls:
        raise lines.wrong("dolls", f"does not name {KAMMI_BOARD.dolls} places")
    d.dolls = [NOWHERE if at == NONE else index(HEX_NAMES, at, "dolls") for at in places]
    here = [at for at in d.dolls if at != NOWHERE]
    if len(set(here)) < len(here):
        raise lines.wrong("dolls", "puts two on one hex (Law 4.doll.2)")
    d.real = lines.count("real doll", 0, KAMMI_BOARD.dolls - 1)
    d.up = sum(1 << n for n in read_numbers(lines, "dolls up", KAMMI_BOARD.dolls))


def read_numbers(lines: Lines, name: str, below: int) -> list[int]:
    found = lines.numbers(name, "")
    if any(not 0 <= n < below for n in found):
        raise lines.wrong(name, f"names one that is not below {below}")
    return found
