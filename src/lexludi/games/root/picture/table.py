"""The whole table of Root as one SVG, drawn from a view alone.

Whatever can be chosen has an id that `RootWords.path` leads to: clearings, forests, paths, pieces, cards, items,
boards. Presentation attributes only, so that the strictest content policy shows it.
"""

from __future__ import annotations

from typing import Any, Final

from lexludi.draw import Part, frame, spread, stacked, whole
from lexludi.games.root.picture.boards import draw_board, standing
from lexludi.games.root.picture.cards import draw_hands
from lexludi.games.root.picture.common import draw_heading, draw_score, draw_supply
from lexludi.games.root.picture.draft import draw_setup_cards
from lexludi.games.root.picture.hirelings import draw_bandits, draw_hirelings
from lexludi.games.root.picture.map import BOX
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.woodland import draw_woodland

LAND: Final = 1050.0
"""How wide the map is on a desk."""


def picture(view: dict[str, Any], lang: str, narrow: bool = False) -> str:
    """The table as SVG text: side by side for a desk, or everything in one column for a narrow screen."""
    scene = Scene(view, lang)
    names = [f"{scene.name(seat)}: {standing(scene, seat)}" for seat in range(len(scene.factions))]
    return whole(
        _column(scene) if narrow else _desk(scene),
        title="Root",
        description="; ".join(names),
        language=lang,
        class_="root narrow" if narrow else "root",
    )


def _desk(scene: Scene) -> Part:
    """Left the score, the map and one's hand; right what belongs to nobody and the boards."""
    land = _land(scene, LAND)
    left = [draw_heading(scene, land.width), draw_score(scene, land.width, 1), land]
    hands = draw_hands(scene, land.width, narrow=False)
    if hands:
        left.append(hands)
    boards = [*_draft(scene), draw_supply(scene), *(draw_board(scene, seat) for seat in scene.view["order"])]
    return spread(left, [*boards, *draw_hirelings(scene)])


def _column(scene: Scene) -> Part:
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
    return stacked(column)


def _draft(scene: Scene) -> list[Part]:
    """The set-up cards, while there are factions to choose."""
    return [draw_setup_cards(scene)] if scene.view["dealt"] and "draft" in scene.factions else []


def _land(scene: Scene, wide: float) -> Part:
    """The map, scaled to a width."""
    return frame(BOX, wide, draw_woodland(scene), draw_bandits(scene))
