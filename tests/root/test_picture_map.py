"""The map drawing: everything that can be clicked has its id, and the same map gives the same picture."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from lexludi.draw import svg
from lexludi.games.root.picture.map import BOX, arrange, draw_map
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.games.root.rules.box import data

MAPS = ["autumn", "winter", "lake", "mountain"]


@pytest.mark.parametrize("name", MAPS)
def test_clearings_slots_paths_and_forests_can_be_found(name: str) -> None:
    board = data.maps()[name]
    drawing = draw_map(board)
    ids = Counter(e.id for e in drawing.walk() if e.id)
    wanted = {f"clearing-{c.id}" for c in board.clearings}
    wanted |= {f"slot-{c.id}-{i}" for c in board.clearings for i in range(c.slots)}
    wanted |= {f"forest-{f.id}" for f in board.forests}
    wanted |= {f"path-{a}-{b}" for a, b in board.paths + board.closed_paths}
    assert wanted <= set(ids)
    assert max(ids.values()) == 1


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_well_formed_and_drawn_the_same_every_time(name: str) -> None:
    board = data.maps()[name]
    suits = ["fox", "rabbit", "mouse"] * 4
    once = str(svg(BOX, draw_map(board, suits), title=board.name_en))
    assert once == str(svg(BOX, draw_map(board, suits), title=board.name_en))
    ElementTree.fromstring(once)


def test_ruins_and_closed_paths_go_away() -> None:
    board = data.maps()["mountain"]
    fresh, later = draw_map(board), draw_map(board, ruins=[9], closed=[(2, 5)])
    assert _count(fresh, "ruin") == 4
    assert _count(fresh, "path closed") == 6
    assert _count(later, "ruin") == 1
    assert _count(later, "path closed") == 1


def test_every_piece_of_every_faction_has_a_drawing() -> None:
    for faction in data.factions().values():
        pieces = [Piece("building", faction.id, kind.id) for kind in faction.buildings]
        pieces += [Piece("token", faction.id, kind.id) for kind in faction.tokens]
        pieces += [Piece("pawn", faction.id, kind.id) for kind in faction.pawns]
        drawn = [str(draw_piece(piece, 0, 0)) for piece in (Piece("warrior", faction.id, count=3), *pieces)]
        assert all("<path" in drawing for drawing in drawn)
        assert len(set(drawn)) == len(drawn)


def test_factions_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = {str(draw_piece(Piece("warrior", f), 0, 0).children[0]) for f in data.factions()}
    assert len(shapes) == 10


@pytest.mark.parametrize("count", range(1, 13))
def test_pieces_in_a_clearing_stay_in_their_box(count: int) -> None:
    spots, size = arrange(count, 170, 90)
    assert len(set(spots)) == count
    assert all(abs(x) + size / 2 <= 85 and abs(y) + size / 2 <= 45 for x, y in spots)


def _count(drawing: object, class_: str) -> int:
    return str(drawing).count(f'class="{class_}"')
