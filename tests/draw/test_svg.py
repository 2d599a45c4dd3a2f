"""The SVG toolkit: short, escaped, repeatable text."""

from xml.etree import ElementTree

import pytest

from lexludi.draw import (
    Element,
    bowed,
    circle,
    closed_spline,
    group,
    hatch,
    number,
    paragraph,
    shorten,
    spline,
    svg,
    text,
)
from lexludi.draw import width as text_width
from lexludi.draw.words import wrap


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (0.5, "0.5"), (-0.001, "0"), (2.256, "2.26"), (100.0, "100")]
)
def test_numbers_are_written_as_short_as_they_can_be(value: float, written: str) -> None:
    assert number(value) == written


def test_text_and_attributes_are_escaped() -> None:
    element = Element("text", "a < b & c", id='x"y')
    assert str(element) == '<text id="x&quot;y">a &lt; b &amp; c</text>'


def test_underscores_become_hyphens_and_none_is_left_out() -> None:
    assert (
        str(circle(1, 2, 3, stroke_width=2, fill=None, class_="dot"))
        == '<circle cx="1" cy="2" r="3" stroke-width="2" class="dot"/>'
    )


def test_a_picture_has_a_title_and_parses() -> None:
    picture = svg((0, 0, 10, 10), text(1, 1, "ž", 5), title="Map", description="A map", language="cs")
    root = ElementTree.fromstring(str(picture))
    assert root.attrib["viewBox"] == "0 0 10 10"
    assert [child.tag.rpartition("}")[2] for child in root] == ["title", "desc", "text"]


def test_an_element_is_found_by_its_id() -> None:
    inner = group(id="clearing-5")
    assert group(group(inner)).find("clearing-5") is inner
    assert group().find("clearing-5") is None


def test_groups_move_and_scale() -> None:
    assert group(at=(1.5, 2), scale=0.5).attributes["transform"] == "translate(1.5 2) scale(0.5)"


@pytest.mark.parametrize("kind", ["diagonal", "back", "cross", "dots", "horizontal", "vertical"])
def test_every_hatch_is_a_pattern(kind: str) -> None:
    assert str(hatch("h", kind, "#000", paper="#fff")).startswith('<pattern id="h"')  # type: ignore[arg-type]


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    words = "Jednou ve svém Bílém dni smíte použít jeden svůj vyrobený předmět k pohybu nebo k bitvě."
    lines = wrap(words, 12, 150)
    assert " ".join(lines) == words
    assert all(text_width(row, 12) <= 150 for row in lines)


def test_accents_do_not_widen_a_letter() -> None:
    assert text_width("Ř", 10) == text_width("R", 10)


def test_text_too_long_is_cut_with_an_ellipsis() -> None:
    cut = shorten("a rather long name", 10, 50)
    assert cut.endswith("…")
    assert text_width(cut, 10) <= 50
    assert shorten("short", 10, 50) == "short"


def test_a_paragraph_has_no_more_lines_than_it_may() -> None:
    block = paragraph(0, 10, "one two three four five six seven", 10, 50, lines=2)
    assert len(block.children) == 2
    assert str(block).count("…") == 1


def test_curves_pass_through_their_points() -> None:
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    for drawn, given in zip(spline(points).points(4)[::4], points, strict=True):
        assert drawn == pytest.approx(given)
    assert closed_spline(points).end == points[0]


def test_a_bow_leans_left_by_its_share_and_can_be_walked_back() -> None:
    arc = bowed((0, 0), (100, 0), 0.1)
    assert arc.middle() == pytest.approx((50, -10))
    assert arc.reversed().start == (100, 0)
    assert arc.reversed().middle() == pytest.approx(arc.middle())
