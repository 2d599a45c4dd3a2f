"""The table of Skirmish: the map with its roads, everybody's board, and the hands that may be seen."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    INK,
    PAPER,
    Element,
    Part,
    below,
    circle,
    fitted,
    group,
    label,
    line,
    panel,
    polygon,
    rect,
    spread,
    stacked,
    star,
    text,
    whole,
)
from lexludi.draw.cards import draw_backs
from lexludi.kernel.words import View
from lexludi.testing.skirmish.rules import ROADS, SEATS, is_ambush
from lexludi.testing.skirmish.words import COLOURS, SkirmishWords, words

WIDE: Final = 680.0
BOARD: Final = 430.0
FIELD: Final = 46.0
PLACES: Final = (
    (80, 80), (600, 80), (600, 420), (80, 420), (340, 70), (620, 250), (430, 440), (240, 440), (60, 250), (300, 190),
    (470, 280), (300, 330),
)  # fmt: skip
"""Where the fields lie; homes in the corners."""
SPREAD: Final = ((-20, -16), (20, -16), (20, 18), (-20, 18))
"""Where the pieces of each seat stand on a field."""


def picture(view: View, code: str, narrow: bool) -> str:
    """The table as SVG text."""
    said = words(code)
    land = Part(draw_map(view, said), WIDE, 510)
    wide = WIDE if narrow else BOARD
    boards = [draw_board(view, said, seat, wide) for seat in range(len(view["points"]))]
    drawn = stacked([land, *boards]) if narrow else spread([land], [below(boards)])
    title = f"Skirmish · {said.gettext('Round {n}', n=view['round'])}"
    return whole(drawn, title=title, description=said.text(view), language=code, class_="table")


def colour(view: View, seat: int) -> str:
    """A seat's own colour; whoever is called otherwise has the one of the chair."""
    return COLOURS.get(view["seats"][seat]) or COLOURS[SEATS[seat]]


# The map


def draw_map(view: View, said: SkirmishWords) -> Element:
    roads = [
        line(*PLACES[at], *PLACES[to], stroke="#b59b6b", stroke_width=9)
        for at, others in enumerate(ROADS)
        for to in others
        if at < to
    ]
    return group(panel(WIDE, 510), *roads, *(draw_field(view, said, at) for at in range(len(PLACES))), id="map")


def draw_field(view: View, said: SkirmishWords, at: int) -> Element:
    home = at < len(view["points"])
    ground = circle(0, 0, FIELD, fill=PAPER, stroke=colour(view, at) if home else INK, stroke_width=5 if home else 2)
    pieces = [draw_pieces(view, said, seat, at) for seat in range(len(view["points"]))]
    number = text(0, -FIELD + 14, str(at), 13, anchor="middle", fill=INK)
    title = said.gettext("field {at}", at=at)
    return group(ground, number, *pieces, title=title, at=PLACES[at], id=f"field-{at}", class_="field")


def draw_pieces(view: View, said: SkirmishWords, seat: int, at: int) -> Element | None:
    """The soldiers of a seat on a field, by their number, and its forts."""
    soldiers, forts = view["soldiers"][seat][at], view["forts"][seat][at]
    if not (soldiers or forts):
        return None
    fill = colour(view, seat)
    parts = [draw_fort(-14 + 16 * n, 17, fill) for n in range(forts)]
    if soldiers:
        parts += [
            circle(0, 0, 14, fill=fill, stroke=PAPER, stroke_width=1.5),
            text(0, 6, str(soldiers), 17, bold=True, anchor="middle", fill="#fff"),
        ]
    title = f"{said.seat(view, seat)}: {soldiers} + {forts}"
    return group(*parts, title=title, at=SPREAD[seat], data_seat=seat)


def draw_fort(x: float, y: float, fill: str) -> Element:
    corners = ((x - 7, y + 7), (x - 7, y - 3), (x, y - 9), (x + 7, y - 3), (x + 7, y + 7))
    return polygon(corners, fill=fill, stroke=PAPER, stroke_width=1)


# The boards


def draw_board(view: View, said: SkirmishWords, seat: int, wide: float) -> Part:
    """Name and points, the reserve and the forts left (which are clicked to use them), and the hand."""
    fill = colour(view, seat)
    reserve = said.gettext("{n} in reserve", n=view["reserve"][seat])
    forts = said.gettext("build a fort")
    drawn = group(
        panel(wide, 150),
        circle(24, 26, 12, fill=fill),
        fitted(44, 33, said.seat(view, seat), 22, wide - 120, bold=True),
        star(wide - 30, 28, str(view["points"][seat])),
        button(14, 50, wide / 2 - 20, reserve, f"reserve-{seat}"),
        button(wide / 2 + 4, 50, wide / 2 - 20, forts, f"forts-{seat}"),
        group(draw_hand(view, said, seat, wide - 28), at=(14, 90), id=f"hand-{seat}"),
        id=f"seat-{seat}",
        title=said.seat(view, seat),
        class_="board",
    )
    return Part(drawn, wide, 150)


def button(x: float, y: float, wide: float, words: str, id_: str) -> Element:
    plate = rect(x, y, wide, 30, radius=6, fill="#efe3c8", stroke=INK, stroke_width=1)
    return group(plate, label(x + 10, y + 21, words, wide - 20, 16), id=id_, title=words)


def draw_hand(view: View, said: SkirmishWords, seat: int, room: float) -> Element:
    """Cards that may be read, or so many backs."""
    hand = view["hands"][seat]
    if -1 in hand:
        return draw_backs(len(hand), 0, 0, room)
    return group(*(draw_card(said, card, n * 74) for n, card in enumerate(hand)))


def draw_card(said: SkirmishWords, card: int, x: float) -> Element:
    sprung = is_ambush(card)
    face = rect(0, 0, 66, 48, radius=6, fill="#3d2b56" if sprung else PAPER, stroke=INK, stroke_width=1.5)
    number = text(33, 33, str(card), 26, bold=True, anchor="middle", fill="#fff" if sprung else INK)
    return group(face, number, at=(x, 0), id=f"card-{card}", title=said.card(card), class_="card")
