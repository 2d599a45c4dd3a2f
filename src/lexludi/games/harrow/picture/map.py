"""The county: hexes with everything that can lie on them."""

from __future__ import annotations

from functools import cache
from typing import Final

from lexludi.draw import INK, PAPER, SOFT, Element, Part, circle, frame, group, path, text
from lexludi.draw.hexes import Hexes
from lexludi.draw.svg import Written
from lexludi.games.harrow.picture import signs
from lexludi.games.harrow.picture.fae import arrows, on_hex, ruled_out
from lexludi.games.harrow.picture.kammi import doll
from lexludi.games.harrow.rules.box.printed import BOARDS, GRID, HEX_NAMES, HEXES, HOMES, MAPS, SIDES
from lexludi.games.harrow.words.hexes import hex_tells
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

SIZE: Final = 64.0
SHAPE: Final = Hexes(SIZE, pointed=False)
BOX: Final = SHAPE.box(GRID.hexes, 14)
LAID: Final = (
    (1.5, ((0.0, 6.0),)),
    (1.25, ((-22.0, 6.0), (22.0, 6.0))),
    (1.1, ((-24.0, -8.0), (24.0, -8.0), (0.0, 24.0))),
    (1.0, ((-23.0, -10.0), (23.0, -10.0), (-21.0, 24.0), (21.0, 24.0))),
    (
        0.85,
        (
            (-32.0, -6.0),
            (0.0, -12.0),
            (32.0, -6.0),
            (-30.0, 22.0),
            (0.0, 18.0),
            (30.0, 22.0),
            (-14.0, 42.0),
            (14.0, 42.0),
        ),
    ),
)
"""How large things are drawn on a hex, and where they lie, by how many there are."""


def draw_map(view: View, names: HarrowNames, wide: float) -> Part:
    """The whole map."""
    drawn = group(Written(ground(view["map"], names.code)), ruled_out(view, SHAPE), roots(view))
    for at in range(HEXES):
        drawn.add(hexagon(view, names, at))
    drawn.add(arrows(view, SHAPE))
    part = frame(BOX, wide, drawn)
    return Part(group(part.drawing, id="map"), part.width, part.height)


@cache
def ground(side: int, code: str) -> Element:
    """Terrains: a colour each, and their first letter for whoever does not tell colours apart."""
    names = HarrowNames(code)
    letters = [names.of(one)[:1].upper() for one in BOARDS.terrain]
    result = group()
    for n, at in enumerate(GRID.hexes):
        terrain = SIDES[side].terrain[n]
        x, y = SHAPE.centre(at)
        result.add(
            SHAPE.outline(at, fill=signs.GROUND[terrain], stroke=INK, stroke_width=1.6, class_="land"),
            text(x - 27, y - 37, letters[terrain], 17, bold=True, anchor="middle", fill=INK, fill_opacity=0.6),
            text(x + 24, y - 37, HEX_NAMES[n].upper(), 17, anchor="middle", fill=INK, fill_opacity=0.75),
        )
        if not n and MAPS.map[side].ours:
            left, top, _wide, _high = BOX
            said = f"{names.of(MAPS.map[side])}: {names.gettext('our own design')}"
            result.add(text(left + 16, top + 26, said, 18, fill=SOFT))
        if n in HOMES:
            result.add(circle(x, y, SIZE * 0.72, fill="none", stroke=PAPER, stroke_width=3, stroke_dasharray="7 5"))
    return result


def roots(view: View) -> Element | None:
    """Hester's roots: a line through the hexes that they touch."""
    hester = view.get("hester")
    if hester is None:
        return None
    drawn = group()
    for key, faint in (("old_roots", True), ("roots", False)):
        points = [SHAPE.centre(GRID.hexes[at]) for at in hester[key]]
        if points:
            way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            width = 10 if len(points) > 1 else 0
            drawn.add(
                path(
                    way, fill="none", stroke=signs.ROOT, stroke_width=width, stroke_linecap="round",
                    stroke_linejoin="round", stroke_opacity=0.35 if faint else 0.75,
                )
            )  # fmt: skip
            x, y = points[-1]
            drawn.add(circle(x, y, 15, fill="none", stroke=signs.ROOT, stroke_width=5, stroke_opacity=0.75))
    return drawn


def hexagon(view: View, names: HarrowNames, at: int) -> Element:
    """A hex one can click on, with what lies there."""
    x, y = SHAPE.centre(GRID.hexes[at])
    told = hex_tells(names, view, at)
    drawn = group(
        SHAPE.outline(GRID.hexes[at], fill="none", pointer_events="all"), title=told, id=f"hex-{at}", class_="place"
    )
    things = [*units(view, names, at), *tokens(view, at)]
    if view["storms"][at]:
        drawn.add(group(signs.storm(), at=(x - 2, y - 36), scale=0.8))
    scale, places = LAID[min(len(things), len(LAID)) - 1]
    for thing, (dx, dy) in zip(things, places, strict=False):
        drawn.add(group(thing, at=(x + dx, y + dy), scale=scale))
    if len(things) > len(places):
        drawn.add(text(x + 40, y + 46, f"+{len(things) - len(places)}", 17, bold=True, anchor="middle", fill=INK))
    return drawn


def units(view: View, names: HarrowNames, at: int) -> list[Element]:
    """Legends, haints and Hester."""
    found: list[Element] = []
    for seat in range(len(view["factions"])):
        colour = signs.colour_of(view, seat, names)
        for figure, place in enumerate(view["legends"][seat]):
            if place == at:
                letter = letter_of(view, names, seat, figure)
                found.append(group(signs.legend(colour, letter), id=f"legend-{seat}-{figure}"))
        if view["haints"][seat][at]:
            drawn = signs.haint(colour, view["haints"][seat][at], view["snakes"][seat][at])
            found.append(group(drawn, id=f"haints-{seat}-{at}"))
    if view.get("hester") and view["hester"]["at"] == at:
        found.append(group(signs.witch(), id="hester-pawn"))
    return found


def letter_of(view: View, names: HarrowNames, seat: int, figure: int) -> str:
    """The first letter of whoever it is; a figure of Kammi may be either."""
    if view["factions"][seat] == "kammi" and view["kammi"]["who"] < 0:
        return "?"
    return names.unit(view, seat, figure)[:1].upper() if view["leads"][seat] >= 0 else ""


def tokens(view: View, at: int) -> list[Element]:
    """What lies on a hex and is no unit."""
    found = [signs.flame(view["flames"][at])] if view["flames"][at] else []
    found += [signs.objective(n, row[at]) for n, row in enumerate(view["objectives"]) if row[at]]
    found += [signs.footsteps(view["paths"].count(at))] if at in view["paths"] else []
    found += [signs.token(kind) for kind, row in enumerate(view["tokens"]) for _ in range(row[at])]
    for seat, row in enumerate(view["lying"]):
        found += [signs.cube(first_cube(view, seat)) for _ in range(row[at])]
    if view.get("hester") and view["hester"]["cubes"][at] >= 0:
        found.append(signs.cube(view["hester"]["cubes"][at]))
    if "kammi" in view:
        found += [doll(view, n) for n, place in enumerate(view["kammi"]["dolls"]) if place == at]
    found += on_hex(view, at)
    found += [signs.nail() for pin in view["pins"] if pin[1] == at]
    found += [group(circle(0, 0, 9, fill="#fff8e6", stroke=INK, stroke_width=1.3), text(0, 6, "!", 17, bold=True,
              anchor="middle", fill=INK)) for _ in range(view["taunts"].count(at))]  # fmt: skip
    return found


def first_cube(view: View, seat: int) -> int:
    """The colour of a faction's cubes."""
    return {"protectors": 0, "family": 1, "kammi": 2}.get(view["factions"][seat], 7)
