"""The whole table: the wall with what all share and one's own cards, the locations beside it, and the clans."""

from __future__ import annotations

from typing import Final

from lexludi.draw import Part, below, beside, spread, stacked, whole
from lexludi.games.wall.picture.boards import WIDE, draw_board, draw_own_cards
from lexludi.games.wall.picture.field import draw_field
from lexludi.games.wall.picture.places import draw_places
from lexludi.games.wall.picture.shared import draw_offer, draw_shared
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.speaker import words
from lexludi.kernel.words import View

LEFT: Final = 1018.0
MIDDLE: Final = 420.0
NARROW: Final = 620.0


def picture(view: View, code: str, narrow: bool) -> str:
    """The table as SVG text."""
    names = WallNames(code)
    drawn = phone(view, names) if narrow else desk(view, names)
    title = f"{names.gettext('The Great Wall')} · {names.gettext('Year {n}.', n=view['year'])}"
    return whole(drawn, title=title, description=words(code).text(view), language=code, class_="table")


def desk(view: View, names: WallNames) -> Part:
    own = draw_own_cards(view, names, LEFT, False)
    left = [draw_field(view, names, LEFT, False), draw_shared(view, names, LEFT, False)]
    if own is not None:
        left.append(own)
    middle = [draw_places(view, names, MIDDLE), draw_offer(view, names, MIDDLE)]
    table = beside([below(left), below(middle)])
    boards = [draw_board(view, names, clan, WIDE) for clan in range(len(view["clans"]))]
    return spread([table], boards)


def phone(view: View, names: WallNames) -> Part:
    own = draw_own_cards(view, names, NARROW, True)
    parts = [] if own is None else [own]
    parts += [
        draw_field(view, names, NARROW, True),
        draw_places(view, names, NARROW),
        draw_shared(view, names, NARROW, True)._replace(role="shared"),
        draw_offer(view, names, NARROW)._replace(role="shared"),
    ]
    return stacked([*parts, *(draw_board(view, names, clan, NARROW) for clan in range(len(view["clans"])))])
