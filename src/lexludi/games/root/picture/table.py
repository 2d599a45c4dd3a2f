"""The whole table of Root as one SVG, drawn from a view alone.

Whatever can be chosen has an id that `RootWords.path` leads to: clearings, forests, paths, pieces, cards, items,
boards. Presentation attributes only, so that the strictest content policy shows it.
"""

from __future__ import annotations

from typing import Any, Final

from lexludi.draw import Element, group, rect, svg
from lexludi.games.root.picture.boards import draw_board, standing
from lexludi.games.root.picture.cards import draw_hands
from lexludi.games.root.picture.common import draw_heading, draw_score, draw_supply
from lexludi.games.root.picture.draft import draw_setup_cards
from lexludi.games.root.picture.hirelings import draw_bandits, draw_hirelings
from lexludi.games.root.picture.map import BOX
from lexludi.games.root.picture.parts import BACKGROUND, WIDE, Part, Scene
from lexludi.games.root.picture.woodland import draw_woodland

GAP: Final = 14.0
MARGIN: Final = 16.0
TALLEST: Final = 1.12
"""How much taller than the map with the hand a column of boards may grow before there are two."""


def picture(view: dict[str, Any], lang: str, narrow: bool = False) -> str:
    """The table as SVG text: side by side for a desk, or everything in one column for a narrow screen."""
    scene = Scene(view, lang)
    drawing, wide, high = _stacked(scene) if narrow else _spread(scene)
    names = [f"{scene.name(seat)}: {standing(scene, seat)}" for seat in range(len(scene.factions))]
    whole = svg(
        (0, 0, wide, high),
        rect(0, 0, wide, high, fill=BACKGROUND),
        drawing,
        title="Root",
        description="; ".join(names),
        language=lang,
        role="group",
        class_="root narrow" if narrow else "root",
    )
    return str(whole)


def _spread(scene: Scene) -> tuple[Element, float, float]:
    """Left the score, the map and one's hand; right what belongs to nobody and the boards, in one column or two."""
    land = _land(scene, BOX[2])
    left = [draw_heading(scene, land.width), draw_score(scene, land.width, 1), land]
    hands = draw_hands(scene, land.width, narrow=False)
    if hands:
        left.append(hands)
    boards = [*_draft(scene), draw_supply(scene), *(draw_board(scene, seat) for seat in scene.view["order"])]
    boards += draw_hirelings(scene)
    columns = [boards]
    tall = _height(left)
    if _height(boards) > tall * TALLEST:
        cut = min(range(1, len(boards)), key=lambda n: max(_height(boards[:n]), _height(boards[n:])))
        columns = [boards[:cut], boards[cut:]]
    result = group()
    x = MARGIN
    for column in (left, *columns):
        result.add(_column(column, x))
        x += column[0].width + GAP
    high = max(_height(column) for column in (left, *columns))
    return result, x - GAP + MARGIN, high + 2 * MARGIN


def _stacked(scene: Scene) -> tuple[Element, float, float]:
    """The map on top, one's hand next, one's own board, and the others in turn order after it."""
    seats: list[int] = scene.view["order"]
    first = seats.index(scene.viewer) if scene.viewer is not None else 0
    hands = draw_hands(scene, WIDE, narrow=True)
    column = [draw_heading(scene, WIDE), _land(scene, WIDE), draw_score(scene, WIDE, 2)]
    column += _draft(scene)
    column += [hands] if hands else []
    column += [draw_board(scene, seat) for seat in seats[first:] + seats[:first]]
    column += draw_hirelings(scene)
    column.append(draw_supply(scene))
    return group(_column(column, GAP)), WIDE + 2 * GAP, _height(column) + 2 * MARGIN


def _draft(scene: Scene) -> list[Part]:
    """The set-up cards, while there are factions to choose."""
    return [draw_setup_cards(scene)] if scene.view["dealt"] and "draft" in scene.factions else []


def _land(scene: Scene, wide: float) -> Part:
    """The map, scaled to a width."""
    left, top, width, height = BOX
    high = wide / width * height
    drawn = [part for part in (draw_woodland(scene), draw_bandits(scene)) if part]
    frame = Element("svg", *drawn, width=wide, height=high, viewBox=f"{left} {top} {width} {height}")
    return Part(frame, wide, high)


def _column(parts: list[Part], x: float) -> Element:
    result, y = group(), MARGIN
    for part in parts:
        result.add(group(part.drawing, at=(x, y)))
        y += part.height + GAP
    return result


def _height(parts: list[Part]) -> float:
    return sum(part.height for part in parts) + GAP * (len(parts) - 1)
