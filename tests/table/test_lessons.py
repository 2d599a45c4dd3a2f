"""Tutorials: every lesson can be chosen where it is taught, and who goes another way is left in peace."""

from __future__ import annotations

import pytest

from lexludi.kernel import catalog
from tests.table.kit import Table, Talk, Visitor

TAUGHT = [name for name in catalog.names() if catalog.game(name).about("en").tutorial]


def begin(table: Table, visitor: Visitor, game: str) -> Talk:
    answer = visitor.post("/new", game=game, tutorial="1")
    assert answer.status_code == 303
    return visitor.talk(answer.headers["location"].removeprefix("/t/"), 0)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_tutorial_is_played_lesson_by_lesson_to_its_farewell(table: Table, anna: Visitor, game: str) -> None:
    tutorial = catalog.game(game).about("en").tutorial
    assert tutorial is not None
    talk = begin(table, anna, game)
    for n, lesson in enumerate(tutorial.lessons):
        news = talk.until(lambda news, n=n: (news.get("lesson") or {}).get("n") == n + 1)  # type: ignore[misc]
        assert news["lesson"]["says"] == lesson.says
        assert news["lesson"]["option"] in [one["option"] for one in news["mine"]["options"]]
        answer = talk.ask(type="choose", number=news["number"], seat=0, option=news["lesson"]["option"])
        assert answer["type"] == "made"
        talk.drain(0.05)
    talk.until(lambda news: (news.get("lesson") or {}).get("says") == tutorial.farewell)


def test_who_goes_another_way_is_taught_no_more(table: Table, anna: Visitor) -> None:
    talk = begin(table, anna, "root")
    taught = talk.news["lesson"]["option"]
    other = next(n for n, one in enumerate(talk.news["mine"]["options"]) if one["option"] != taught)
    talk.choose(other)
    talk.until(lambda news: news["number"] == 1)
    assert talk.news["lesson"] is None


def test_a_game_that_is_no_tutorial_teaches_nothing(table: Table, anna: Visitor) -> None:
    assert anna.talk(anna.open(), 0).news["lesson"] is None
