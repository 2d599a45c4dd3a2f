"""The whole table: the county, and beside it the boards, one's hand, the battleground and the tiles."""

from __future__ import annotations

from typing import Final

from lexludi.draw import spread, stacked, whole
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
    wide = NARROW if narrow else WIDE
    county = draw_map(view, names, NARROW if narrow else LEFT)
    alone = draw_solo(view, names, wide) if "alone" in view else None
    hand = draw_hand(view, names, wide, narrow)
    more = [hand, draw_battleground(view, names, wide), alone, draw_tiles(view, names, wide)]
    shared = [part for part in more if part is not None]
    boards = [draw_board(view, names, seat, wide) for seat in range(len(view["factions"]))]
    drawn = stacked([county, *shared, *boards]) if narrow else spread([county], [*shared, *boards])
    title = f"{names.gettext('Harrow County')} · {names.gettext('Round {n}.', n=view['round'])}"
    return whole(drawn, title=title, description=description(names, view), language=code, class_="table")
