"""The ten locations: their positions, clerks and overseers."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    LEAST,
    PAPER,
    SOFT,
    Element,
    Part,
    circle,
    fitted,
    group,
    overlap,
    paragraph,
    rect,
    text,
    wrap,
)
from lexludi.games.wall.picture.signs import clerk, disc, resource, shame
from lexludi.games.wall.rules.box.codes import (
    ACADEMY,
    BARRACKS,
    BUILDERS,
    EMBASSY,
    LOCATIONS,
    LOGISTICS,
    PRODUCTION,
    REGULAR,
    TEA_HOUSE,
    TOP_LEVEL,
)
from lexludi.games.wall.rules.box.printed import SHAMEFUL, side_for
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.words import View
from lexludi.locale import N_

HIGH: Final = 146.0
GROUNDS: Final = ("#e6d6b8", "#dcdcd8", "#eedfae", "#cfe3df", "#e4cfc4", "#dde3c5")
SPECIAL: Final = "#dcd6e8"
"""Locations without positions."""

PURPOSES: Final = {
    BARRACKS: N_("recruit soldiers"),
    TEA_HOUSE: N_("move up in tea order"),
    BUILDERS: N_("barricades and the wall"),
    LOGISTICS: N_("move soldiers"),
    EMBASSY: N_("hire clerks and advisors"),
    ACADEMY: N_("draw tactics"),
}
"""What the locations that produce nothing are for."""


def draw_places(view: View, names: WallNames, wide: float, columns: int) -> Part:
    """All of them, so many to a row."""
    each = (wide - 10 * (columns - 1)) / columns
    result = group(id="places")
    for n, place in enumerate(LOCATIONS):
        row, column = divmod(n, columns)
        result.add(group(draw_place(view, names, place, each), at=(column * (each + 10), row * (HIGH + 10))))
    return Part(result, wide, len(LOCATIONS) / columns * (HIGH + 10) - 10)


def draw_place(view: View, names: WallNames, place: int, wide: float) -> Element:
    """A location: name and sign, positions or clerks, overseers."""
    due = view["due"] >> place & 1
    result = group(
        rect(
            0, 0, wide, HIGH, radius=12, fill=GROUNDS[place] if place < REGULAR else SPECIAL, stroke=INK,
            stroke_width=4 if due else 1.8,
        ),
        title=names.location(place),
        id=f"location-{place}",
        class_="place",
    )  # fmt: skip
    room, right = wide - 20, wide - 12.0
    for sign in signs_of(names, place):
        right -= 26
        result.add(group(sign, at=(right + 14, 66)))
    name = names.location(place)
    if place < REGULAR:
        result.add(fitted(10, 30, name, 20, room, bold=True))
    else:
        result.add(paragraph(10, 28, name, 20, room, lines=2, leading=1.05, bold=True, fill=INK))
    y = 66 if place < REGULAR else 82
    clerks = [clan for clan, n in enumerate(view["at"][place]) for _ in range(n)]
    slots = side_for(len(view["clans"])).slots[place] if place < REGULAR else 0
    spaces = max(slots, len(clerks))
    step = overlap(spaces, 36, right - 12, 42)
    for n in range(spaces):
        x = 12 + 18 + n * step
        if n < slots:
            result.add(circle(x, y, 19, fill=PAPER, stroke=INK, stroke_width=1.4, stroke_dasharray="4 3"))
        if n < len(clerks):
            who = names.gettext("a clerk of {other}", other=names.seat(view, clerks[n]))
            result.add(group(clerk(view, clerks[n], names), at=(x, y), title=who))
    if place in PRODUCTION:
        result.add(group(draw_overseers(view, names, place, wide - 24), at=(12, 94)))
    else:
        result.add(
            paragraph(
                10,
                HIGH - 30 if len(wrap(names.gettext(PURPOSES[place]), LEAST, wide - 18)) > 1 else HIGH - 12,
                names.gettext(PURPOSES[place]),
                LEAST,
                wide - 18,
                lines=2,
                leading=1.0,
                fill=SOFT,
            )
        )
    return result


def signs_of(names: WallNames, place: int) -> list[Element]:
    """What a location brings, and whether one had better not be alone there."""
    found = [group(resource(place))] if place in PRODUCTION else []
    if SHAMEFUL[place]:
        warned = names.gettext("Whoever is alone here gets a shame token.")
        found.append(group(shame(), scale=0.75, title=warned))
    return found


def draw_overseers(view: View, names: WallNames, place: int, room: float) -> Element:
    """Three positions side by side, with the overseers that stand on each."""
    result = group()
    cell = room / TOP_LEVEL
    for level in range(1, TOP_LEVEL + 1):
        x = (level - 1) * cell
        result.add(
            rect(x, 0, cell - 4, 42, radius=7, fill=FAINT, stroke=INK, stroke_opacity=0.5),
            text(x + 4, 17, str(level), LEAST, fill=INK),
        )
        standing = [clan for clan, row in enumerate(view["overseer"]) if row[place] == level]
        step = overlap(len(standing), 20, cell - 10, 20)
        for n, clan in enumerate(standing):
            who = names.gettext("the overseer of {other}, level {n}", other=names.seat(view, clan), n=level)
            middle = x + cell / 2 + 4 + (n - (len(standing) - 1) / 2) * step
            result.add(group(disc(view, clan, names, 11), at=(middle, 25), title=who))
    return result
