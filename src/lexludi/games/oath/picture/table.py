"""The whole table: the map and what all share on the left, boards beside it, one's own cards below the map."""

from __future__ import annotations

from lexludi.draw import Part, spread, stacked, whole
from lexludi.games.oath.picture.boards import WIDE, draw_board, draw_own_cards
from lexludi.games.oath.picture.map import draw_map
from lexludi.games.oath.picture.shared import draw_shared
from lexludi.games.oath.words.names import OathNames
from lexludi.games.oath.words.speaker import words
from lexludi.kernel.words import View


def picture(view: View, code: str, narrow: bool) -> str:
    """The table as SVG text."""
    names = OathNames(code)
    land = draw_map(view, names, narrow)
    shared = draw_shared(view, names, land.width if narrow else WIDE, True)._replace(role="shared")
    boards = [draw_board(view, names, seat, land.width if narrow else WIDE) for seat in range(len(view["seats"]))]
    own = draw_own_cards(view, names, land.width, narrow)
    left: list[Part] = [land] if own is None else [land, own]
    drawn = stacked([*reversed(left), shared, *boards]) if narrow else spread(left, [shared, *boards])
    title = f"Oath · {names.gettext('Round {n} of 8', n=view['round'])}"
    return whole(drawn, title=title, description=words(code).text(view), language=code, class_="table")
