"""The whole table: the wall, the locations below it and what all share; beside them the clans and one's own cards."""

from __future__ import annotations

from typing import Final

from lexludi.draw import Part, below, spread, stacked, whole
from lexludi.games.wall.picture.boards import WIDE, draw_board, draw_own_cards
from lexludi.games.wall.picture.field import draw_field
from lexludi.games.wall.picture.places import draw_places
from lexludi.games.wall.picture.shared import draw_offer, draw_shared
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.speaker import words
from lexludi.kernel.words import View

LEFT: Final = 1018.0
NARROW: Final = 620.0


def picture(view: View, code: str, narrow: bool) -> str:
    """The table as SVG text."""
    names = WallNames(code)
    drawn = phone(view, names) if narrow else desk(view, names)
    title = f"{names.gettext('The Great Wall')} · {names.gettext('Year {n}.', n=view['year'])}"
    return whole(drawn, title=title, description=words(code).text(view), language=code, class_="table")


def desk(view: View, names: WallNames) -> Part:
    table = below([
        draw_field(view, names, LEFT, False),
        draw_places(view, names, LEFT, 5),
        draw_shared(view, names, LEFT, False),
    ])  # fmt: skip
    own = draw_own_cards(view, names, WIDE, False)
    beside = [] if own is None else [own]
    beside.append(draw_offer(view, names, WIDE)._replace(role="shared"))
    boards = [draw_board(view, names, clan, WIDE) for clan in range(len(view["clans"]))]
    return spread([table], [*beside, *boards])


def phone(view: View, names: WallNames) -> Part:
    own = draw_own_cards(view, names, NARROW, True)
    parts = [] if own is None else [own]
    parts += [
        draw_field(view, names, NARROW, True),
        draw_places(view, names, NARROW, 2),
        draw_shared(view, names, NARROW, True)._replace(role="shared"),
        draw_offer(view, names, NARROW)._replace(role="shared"),
    ]
    return stacked([*parts, *(draw_board(view, names, clan, NARROW) for clan in range(len(view["clans"])))])
