"""The whole table: the county, the battleground, one's hand, and the boards beside them."""

from __future__ import annotations

from typing import Final

from lexludi.draw import Part, below, spread, stacked, whole
from lexludi.games.harrow.picture.boards import (
    WIDE,
    draw_battleground,
    draw_board,
    draw_solo,
    draw_tiles,
)
from lexludi.games.harrow.picture.hand import draw_hand
from lexludi.games.harrow.picture.map import draw_map
from lexludi.games.harrow.words.board import description
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

LEFT: Final = 980.0
NARROW: Final = 640.0


def picture(view: View, code: str, narrow: bool) -> str:
    """The table as SVG text."""
    names = HarrowNames(code)
    wide = NARROW if narrow else LEFT
    shared = [draw_map(view, names, wide), draw_battleground(view, names, wide)]
    more = (draw_solo(view, names, wide) if "alone" in view else None, draw_tiles(view, names, wide))
    shared += [part for part in more if part is not None]
    hand = draw_hand(view, names, wide)
    boards = [draw_board(view, names, seat, NARROW if narrow else WIDE) for seat in range(len(view["factions"]))]
    if narrow:
        drawn = stacked([*shared[:2], *([] if hand is None else [hand]), *shared[2:], *boards])
    else:
        left: list[Part] = [*shared, *([] if hand is None else [hand])]
        drawn = spread([below(left)], boards)
    title = f"{names.gettext('Harrow County')} · {names.gettext('Round {n}.', n=view['round'])}"
    return whole(drawn, title=title, description=description(names, view), language=code, class_="table")
