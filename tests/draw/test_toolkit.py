"""The toolkit: layouts, tracks, cards, score tracks and hexes, measured."""

from __future__ import annotations

import re

import pytest

from lexludi.draw import (
    Grid,
    Hexes,
    Part,
    Space,
    below,
    beside,
    circle,
    frame,
    group,
    overlap,
    rect,
    score_track,
    spread,
    track,
    whole,
)
from lexludi.draw import stacked as stack
from lexludi.draw.cards import CARD, SMALL, draw_hand, draw_row, rules_text
from lexludi.draw.layout import GAP, MARGIN


def board(high: float, wide: float = 100) -> Part:
    return Part(rect(0, 0, wide, high), wide, high)


def columns(part: Part) -> int:
    return len(part.drawing.children)


def test_boards_that_fit_beside_the_map_stand_in_one_column() -> None:
    table = spread([board(500, 300)], [board(200), board(200)])
    assert columns(table) == 2
    assert table.width == MARGIN + 300 + GAP + 100 + MARGIN
    assert table.height == 500 + 2 * MARGIN


def test_boards_that_do_not_fit_stand_in_two_columns_of_like_height() -> None:
    table = spread([board(500, 300)], [board(300), board(200), board(200), board(300)])
    assert columns(table) == 3
    assert table.height == 300 + GAP + 200 + 2 * MARGIN


def test_a_table_without_boards_is_what_everybody_looks_at() -> None:
    assert columns(spread([board(500)], [])) == 1


def test_a_narrow_table_is_one_column_as_wide_as_its_widest_part() -> None:
    table = stack([board(100, 80), board(50, 120)])
    assert (table.width, table.height) == (120 + 2 * GAP, 150 + GAP + 2 * MARGIN)


def test_parts_side_by_side_are_one_part_as_high_as_the_highest() -> None:
    part = beside([Part(group(), 100, 40), Part(group(), 50, 70)], gap=10)
    assert (part.width, part.height) == (160, 70)


def test_parts_below_each_other_are_one_part() -> None:
    part = below([board(100), board(50)], gap=10, id_="both")
    assert (part.height, part.drawing.id) == (160, "both")


def test_a_frame_keeps_the_shape_of_what_it_shows() -> None:
    part = frame((0, 0, 400, 200), 100, circle(5, 5, 2))
    assert (part.width, part.height) == (100, 50)
    assert part.drawing.attributes["viewBox"] == "0 0 400 200"


def test_the_whole_picture_names_itself_for_screen_readers() -> None:
    said = whole(stack([board(10)]), title="Skirmish", description="red: 3", language="cs", class_="skirmish")
    assert said.startswith("<svg")
    assert "<title>Skirmish</title><desc>red: 3</desc>" in said
    assert 'lang="cs"' in said


@pytest.mark.parametrize(
    ("count", "room", "columns", "scale"), [(4, 1000, 4, 1.0), (9, 472, 2, 1.0), (1, 100, 1, 100 / 228)]
)
def test_a_grid_takes_as_many_to_a_row_as_fit(count: int, room: float, columns: int, scale: float) -> None:
    grid = Grid.of(count, CARD, room)
    assert grid.columns == columns
    assert grid.scale == pytest.approx(scale)


def test_a_grid_of_given_columns_shrinks_until_they_fit() -> None:
    grid = Grid.of(6, CARD, 700, 6)
    x, _ = grid.place(5, CARD)
    assert x + CARD[0] * grid.scale == pytest.approx(700)


def test_many_things_in_a_row_overlap() -> None:
    assert overlap(3, 36, 400, 40) == 40
    assert overlap(20, 36, 226, 40) == 10
    drawn = draw_row([rect(0, 0, 36, 48) for _ in range(20)], 0, 0, 226)
    assert "translate(190 0)" in str(drawn)


@pytest.mark.parametrize("cards", [3, 5, 7, 12])
def test_a_hand_stays_in_its_panel(cards: int) -> None:
    hand = draw_hand(
        "Hand", group(), range(cards), 1200,
        lambda _, wide: rect(0, 0, wide, CARD[1]), lambda _, wide: rect(0, 0, wide, SMALL[1]), False, "hand-0",
    )  # fmt: skip
    placed = re.findall(r"translate\(([\d.]+) ([\d.]+)\)\"><rect [^>]*?width=\"([\d.]+)\"", str(hand.drawing))
    assert len(placed) == cards
    for x, y, wide in placed:
        high = CARD[1] if cards <= 7 else SMALL[1]
        assert float(x) + float(wide) <= 1200
        assert float(y) + high <= hand.height


def test_a_long_text_is_written_smaller() -> None:
    short, long = (rules_text("word " * n, 0, 0, 200, 150).attributes["font-size"] for n in (5, 40))
    assert float(short) == 22
    assert float(long) < 22


def test_a_track_shows_what_stands_on_it_what_has_left_and_what_it_is_worth() -> None:
    drawn = str(track([Space(None, "1"), Space(circle(0, 0, 9, id="piece"), "3")], 70))
    assert drawn.count('id="piece"') == 1
    assert drawn.count("stroke-dasharray") == 1
    assert ">1<" in drawn
    assert ">3<" in drawn


def test_markers_on_one_space_of_the_score_stand_below_each_other() -> None:
    places: list[tuple[float, float]] = []

    def marker(x: float, y: float, size: float) -> object:
        places.append((x, y))
        return group()

    score = score_track("Points", "", 30, 800, 1, {4: [marker, marker], 12: [marker]}, {})  # type: ignore[list-item]
    (x, top), (same, lower), (other, _) = places
    assert x == same < other
    assert top < lower < score.height


@pytest.mark.parametrize("pointed", [True, False])
def test_neighbouring_hexes_share_a_side(pointed: bool) -> None:
    hexes = Hexes(20, pointed)
    for near in ((1, 0), (0, 1), (1, -1), (-1, 0), (0, -1), (-1, 1)):
        (x1, y1), (x2, y2) = hexes.side((0, 0), near)
        assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 == pytest.approx(20)
    with pytest.raises(ValueError, match="no neighbours"):
        hexes.side((0, 0), (2, 0))


def test_the_box_of_a_map_of_hexes_holds_all_of_them() -> None:
    hexes = Hexes(10)
    map_ = [(q, r) for q in range(4) for r in range(3)]
    left, top, wide, high = hexes.box(map_, margin=2)
    drawn = hexes.map(map_, lambda at, middle: hexes.outline(at, id=f"hex-{at[0]}-{at[1]}"))
    assert len(drawn.children) == 12
    for at in map_:
        for x, y in hexes.corners(at):
            assert left < x < left + wide
            assert top < y < top + high


def test_a_text_without_room_is_cut_and_says_so() -> None:
    cut, whole = (rules_text("word " * n, 0, 0, 200, 100).attributes.get("class") for n in (60, 5))
    assert (cut, whole) == ("cut", None)
