"""The Fair Folk: nests, arrows, wrong guesses and finds on the map; and their board."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, SOFT, Element, circle, group, path, rect, text
from lexludi.draw.hexes import Hexes
from lexludi.games.harrow.factions.fae.quests import line_of
from lexludi.games.harrow.picture import signs
from lexludi.games.harrow.picture.hand import chip, offer_face
from lexludi.games.harrow.rules.box.codes import LAND
from lexludi.games.harrow.rules.box.printed import BOARDS, FAE_BOARD, GRID, HEXES, OFFERS
from lexludi.games.harrow.words.hexes import may_be
from lexludi.games.harrow.words.names import ITEMS, HarrowNames
from lexludi.kernel.words import View

Row = tuple[Element, float]
CHIP: Final = 150.0
SHADE: Final = "#241f1b"


def ruled_out(view: View, shape: Hexes) -> Element | None:
    """Hexes where what is sought cannot be, by the answers so far: a shade over them, for all to see."""
    fae = view.get("fae")
    if fae is None or not (fae["arrows"] or fae["lands"] or fae["crosses"]):
        return None
    return group(*(
        shape.outline(GRID.hexes[at], fill=SHADE, fill_opacity=0.34) for at in range(HEXES) if not may_be(view, at)
    ))  # fmt: skip


def arrows(view: View, shape: Hexes) -> Element | None:
    """Arrows at the edge: each along its line, pointing to the side where it lies."""
    fae = view.get("fae")
    if not fae or not fae["arrows"]:
        return None
    drawn = group()
    for axis, line, side, _strictly in fae["arrows"]:
        on_line = [shape.centre(GRID.hexes[at]) for at in range(HEXES) if line_of(at, axis) == line]
        ahead = [shape.centre(at) for at in GRID.hexes if (line_of_hex(at, axis) - line) * side > 0]
        if not on_line:
            continue
        (x, y), (x2, y2) = on_line[0], on_line[-1]
        dx, dy = direction((x, y), (x2, y2), ahead)
        drawn.add(path(f"M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}", stroke=signs.FAIR, stroke_width=5, stroke_opacity=0.8,
                       stroke_dasharray="3 9", stroke_linecap="round", fill="none"))  # fmt: skip
        for px, py in ((x, y), (x2, y2)):
            tip = f"M{px:.1f} {py:.1f}l{dx * 40:.1f} {dy * 40:.1f}"
            drawn.add(path(tip, stroke=INK, stroke_width=11, stroke_linecap="round", fill="none"))
            drawn.add(path(tip, stroke=signs.FAIR, stroke_width=7, stroke_linecap="round", fill="none"))
            drawn.add(circle(px + dx * 40, py + dy * 40, 9, fill=signs.FAIR, stroke=INK, stroke_width=2))
    return drawn


def line_of_hex(at: tuple[int, int], axis: int) -> int:
    return (at[0], at[1], at[0] + at[1])[axis]


def direction(
    start: tuple[float, float], end: tuple[float, float], ahead: list[tuple[float, float]]
) -> tuple[float, float]:
    """The way from a line to where those hexes are, at right angles, one long."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = (dx * dx + dy * dy) ** 0.5 or 1.0
    x, y = -dy / long, dx / long
    if ahead and sum((px - start[0]) * x + (py - start[1]) * y for px, py in ahead) < 0:
        return -x, -y
    return x, y


def on_hex(view: View, at: int) -> list[Element]:
    """A nest with its offer, a wrong guess, a find; and what others know to be hidden there."""
    fae = view.get("fae")
    if fae is None:
        return []
    found: list[Element] = []
    nest = fae["nests"][at]
    if nest >= -1:
        found.append(signs.nest(OFFER_SIGNS[nest] if nest >= 0 else ""))
    if at in fae["crosses"]:
        found.append(signs.cross())
    for n, site in enumerate(fae["sites"]):
        if site == at:
            found.append(signs.item(n, n < len(fae["finds"])))
    return found


MEANT: Final = {"nothing": "0", "card": "▯", "any_haint": "♟", "enemy_haint": "♟!", "legends": "♛"}
ABILITY: Final = {"spawn": "+", "move": "→", "strengthen": "■"}
OFFER_SIGNS: Final = tuple(
    MEANT.get(one.id) or ABILITY.get(one.id.split("_")[0], "?") + one.id[-1:].replace("1", "") for one in OFFERS
)
"""What an offer is, in a sign."""


def board_rows(view: View, names: HarrowNames, wide: float) -> list[Row]:
    return [
        finds(view, names),
        lands(view, names),
        ready(view, names, wide),
        held(view, names, wide),
        decks(view, names),
    ]


def finds(view: View, names: HarrowNames) -> Row:
    """The sword, the crown and the queen: found, or sought."""
    drawn = group()
    for n, item in enumerate(ITEMS):
        found = n < len(view["fae"]["finds"])
        told = names.gettext(item)
        drawn.add(group(
            circle(0, 0, 20, fill=FAINT, stroke=INK, stroke_width=1.3, stroke_dasharray=None if found else "4 3"),
            group(signs.item(n, True), opacity=None if found else 0.3),
            text(26, 6, told, 18, fill=INK if found else SOFT), at=(22 + n * 142, 24), title=told,
        ))  # fmt: skip
    return drawn, 54.0


def lands(view: View, names: HarrowNames) -> Row:
    """Terrains of the board; a search cube lies on some of them."""
    drawn = group()
    for n, terrain in enumerate(LAND):
        x = n * 118
        drawn.add(group(
            rect(x, 0, 110, 30, radius=6, fill=signs.GROUND[terrain], stroke=INK, stroke_width=1.3),
            text(x + 8, 20, names.of(BOARDS.terrain[terrain]), 17, fill=INK),
            group(signs.cube(signs.SILVER), at=(x + 97, 15)) if view["fae"]["terrains"] >> terrain & 1 else None,
            id=f"land-{terrain}", title=names.of(BOARDS.terrain[terrain]),
        ))  # fmt: skip
    return drawn, 42.0


def ready(view: View, names: HarrowNames, wide: float) -> Row:
    """Offers in nests before the Fair Folk."""
    fae = view["fae"]
    spare = FAE_BOARD.nests - len(fae["ready"]) - sum(nest >= -1 for nest in fae["nests"])
    drawn = group(text(0, 16, names.gettext("Offers in nests; nests left: {n}", n=spare), 18, fill=SOFT))
    chips = [chip(names, offer_face(names, n, f"offer-{n}"), CHIP) for n in sorted(fae["ready"])]
    return laid(drawn, chips, wide)


def held(view: View, names: HarrowNames, wide: float) -> Row:
    """Offers that others have taken and may still use."""
    drawn = group(text(0, 16, names.gettext("Offers that others have taken"), 18, fill=SOFT))
    chips = []
    for seat, row in enumerate(view["fae"]["held"]):
        chips += [
            group(chip(names, offer_face(names, n, f"held-{n}"), CHIP),
                  circle(CHIP - 9, 15, 6, fill=names.faction(view, seat).colour, stroke=INK))
            for n in row
        ]  # fmt: skip
    return laid(drawn, chips, wide) if chips else (group(), 0.0)


def laid(drawn: Element, chips: list[Element], wide: float) -> Row:
    """Chips in rows below a heading."""
    across = max(1, int((wide - 28) // (CHIP + 8)))
    for n, one in enumerate(chips):
        drawn.add(group(one, at=(n % across * (CHIP + 8), 26 + n // across * 36)))
    return drawn, 30.0 + 36 * -(-len(chips) // across)


def decks(view: View, names: HarrowNames) -> Row:
    fae = view["fae"]
    told = names.gettext(
        "Quests {n}, cards {m}; decks {quests} and {cards}",
        n=len(fae["quests"]), m=len(fae["hand"]), quests=fae["decks"][0], cards=fae["decks"][1],
    )  # fmt: skip
    return group(text(0, 18, told, 18, fill=SOFT)), 28.0
