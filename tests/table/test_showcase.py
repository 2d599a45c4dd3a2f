"""The games on the first page: what each looks like, and the way to it."""

from __future__ import annotations

import pytest

from lexludi.kernel import catalog
from lexludi.table.web.showcase import framed, shown
from tests.table.kit import Visitor

LARGE = '<g data-role="map" data-width="100" data-height="80.5" transform="translate(16 24)">'
SMALL = '<g data-role="map" data-width="200" data-height="20" transform="translate(0 0)">'


@pytest.mark.parametrize("game", catalog.names())
def test_the_first_page_shows_each_game_and_leads_to_it(anna: Visitor, game: str) -> None:
    page = anna.get("/").text
    assert f'<a href="#{game}">' in page
    assert f'id="{game}"' in page
    drawn = anna.get(f"/picture/{game}.en.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text == shown(game, "en")


def test_a_picture_speaks_the_language_that_is_asked_for(anna: Visitor) -> None:
    assert 'lang="cs"' in anna.get("/picture/root.cs.svg").text


@pytest.mark.parametrize("name", ["chess.en.svg", "root.de.svg"])
def test_what_is_not_there_is_not_drawn(anna: Visitor, name: str) -> None:
    assert anna.get(f"/picture/{name}").status_code == 404


def test_a_picture_is_cut_down_to_the_largest_part_of_its_map() -> None:
    picture = f'<svg viewBox="0 0 500 400">{SMALL}</g>{LARGE}</g></svg>'
    assert framed(picture).startswith('<svg viewBox="16 24 100 80.5">')


def test_a_picture_without_a_map_is_shown_whole() -> None:
    assert framed('<svg viewBox="0 0 5 4"></svg>') == '<svg viewBox="0 0 5 4"></svg>'
