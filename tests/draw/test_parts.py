"""A picture is cut into its parts, and what changed is found among them."""

from lexludi.draw import circle, group, svg
from lexludi.draw.parts import Drawing, cut, joined


def drawn(red: float, blue: float) -> str:
    pieces = group(circle(0, 0, red, id="dot"), group(circle(1, 1, blue), id="blue"), id="field")
    return str(svg((0, 0, 9, 9), group(pieces, group(id="empty"), group(circle(2, 2, 2))), title="Fields"))


def test_a_part_has_holes_where_other_parts_stand() -> None:
    parts = cut(drawn(1, 2))
    assert set(parts) == {"", "field", "blue", "empty"}
    assert '<g data-part="blue"/>' in parts["field"]
    assert parts["blue"] == '<g id="blue"><circle cx="1" cy="1" r="2"/></g>'


def test_the_parts_make_the_whole_again() -> None:
    assert joined(cut(drawn(1, 2))) == drawn(1, 2)


def test_only_the_innermost_part_that_changed_counts() -> None:
    old, new = Drawing.of(drawn(1, 2)), Drawing.of(drawn(1, 3))
    assert set(new.since(old)) == {"blue"}
    assert new.mark != old.mark


def test_the_same_picture_has_the_same_mark_and_nothing_new() -> None:
    assert Drawing.of(drawn(1, 2)).mark == Drawing.of(drawn(1, 2)).mark
    assert Drawing.of(drawn(1, 2)).since(Drawing.of(drawn(1, 2))) == {}
