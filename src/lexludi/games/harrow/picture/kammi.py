"""Kammi's board: the grid of her actions, and the token that waits beside it."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, SOFT, Element, group, rect, text
from lexludi.games.harrow.picture import signs
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

ROW: Final = 36.0
PURPLE: Final = 2


def grid(view: View, names: HarrowNames) -> tuple[Element, float]:
    """Rows of tokens, with the cubes that lie on them; beside them the next token, which pushes the others."""
    own = view["kammi"]
    drawn = group()
    for n, row in enumerate(own["grid"]):
        y = n * ROW
        tokens = [group(signs.token(kind), at=(44 + k * 36, ROW / 2 - 1)) for k, kind in enumerate(row)]
        cubes = [group(signs.cube(PURPLE), at=(140 + k * 20, ROW / 2 - 1)) for k in range(min(own["cubes"][n], 6))]
        told = names.listed(map(names.kind, row))
        drawn.add(group(
            rect(0, 1, 272, ROW - 4, radius=6, fill=FAINT, stroke=INK, stroke_width=1.3),
            text(12, 23, str(n + 1), 18, bold=True, anchor="middle", fill=SOFT), *tokens, *cubes,
            at=(0, y), id=f"row-{n}", title=names.gettext("Row {n}: {tokens}", n=n + 1, tokens=told),
        ))  # fmt: skip
    at = own["black"] if own["black"] >= 0 else 0
    told = names.gettext("waits beside the grid: {token}", token=names.kind(own["waiting"]))
    drawn.add(group(
        rect(-17, -15, 34, 30, radius=6, fill=INK), signs.token(own["waiting"]),
        at=(300, at * ROW + ROW / 2 - 1), title=told, id="waiting-token",
    ))  # fmt: skip
    return drawn, len(own["grid"]) * ROW + 8


def doll(view: View, n: int) -> Element:
    """A doll; whoever knows sees which is the real one."""
    real = view["kammi"]["real"]
    return signs.doll("?" if real < 0 else "!" if n == real else "-")
