"""What people read of Harrow County before and beside the board, in both languages."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.rules.setup import PLAYABLE
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from tests.harrow.table import lay
from tests.harrow.witch import haunt

MODES = GAME.setups(11)


def played(setup: Setup, decisions: int) -> Match:
    match, chance = Match.set_up("harrow", setup.seats, "words", **setup.options), Chance.of("words")
    while match.asks and len(match.history) < decisions:
        ask = match.asks[0]
        match.choose(chance.pick(ask.options), ask.seat)
    return match


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("setup", MODES, ids=str)
def test_the_table_as_text_is_no_wider_than_a_terminal(setup: Setup, code: str) -> None:
    for decisions in (0, 60, 150):
        match = played(setup, decisions)
        for seat in (None, *range(len(setup.seats))):
            lines = GAME.words(code).text(match.view(seat)).splitlines()
            assert max(map(len, lines)) <= 96
            assert not [line for line in lines if "{" in line]


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("setup", MODES[::2], ids=str)
def test_whatever_happens_is_said_in_words(setup: Setup, code: str) -> None:
    match = Match.set_up("harrow", setup.seats, f"said {code}", **setup.options)
    words, chance = GAME.words(code), Chance.of("said")
    while match.asks:
        ask = chance.pick(match.asks)
        view = match.view(ask.seat)
        said = [words.ask(view, ask), *(words.option(view, ask, option) for option in ask.options)]
        assert not [text for text in said if "{" in text or "=" in text or not text]
        match.choose(chance.pick(ask.options), ask.seat)
    told = [words.event(match.view(None), event) for event in match.events if event.seen_by(None) is not None]
    assert not [text for text in told if "{" in text or "=" in text]


def test_the_map_of_signs_shows_who_stands_where_and_what_lies_there() -> None:
    text = str(lay("haints protectors: e6 3", "legends protectors: e6", "tokens move: e6 2", then="turn 0").match)
    name = text.index("E6p >>")
    assert "p3E" in text[name:]
    assert "> Move" in text


def test_the_text_tells_of_hester_and_her_fires() -> None:
    text = str(haunt("flames: e4 2", then="turn 0").match)
    assert "E4: 2 flames" in text
    assert "Hester: squares 0 of 6" in text


def test_only_those_who_hid_it_read_where_it_is() -> None:
    match = played(Setup(("protectors", "family", "fae")), 40)
    seen = [GAME.words("en").text(match.view(seat)).count("hidden: ") for seat in (0, 1, 2, None)]
    assert seen == [3, 3, 0, 0]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_faction_is_explained_and_every_chapter_guided(lang: str) -> None:
    about = GAME.about(lang)
    assert [seat.value for seat in about.seats] == list(PLAYABLE)
    assert all(seat.text for seat in about.seats)
    titles = " ".join(chapter.title for chapter in about.guide)
    assert all(str(n) in titles for n in range(1, 6))
    assert all(chapter.lines for chapter in about.guide)


@pytest.mark.parametrize("line_up", GAME.about("en").line_ups, ids=lambda one: one.title)
def test_every_line_up_can_be_played_without_a_warning(line_up: Setup) -> None:
    match = Match.set_up("harrow", line_up.seats, "1", **line_up.options)
    assert match.asks
    assert GAME.warnings(line_up.seats, line_up.options, "en") == []


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (("protectors", "family"), {"level": "2"}, "The level is for one"),
        (("hester",), {"chapter": "1"}, "the chapter changes nothing"),
        (("hester", "fae"), {"level": "3"}, "with all cards"),
        (("protectors", "family", "hester"), {"chapter": "1"}, "Chapter 1 is for two"),
    ],
)
def test_options_that_change_nothing_are_warned_of(seats: tuple[str, ...], options: dict[str, str], says: str) -> None:
    assert says in " ".join(GAME.warnings(seats, options, "en"))
    assert GAME.warnings(seats, {"chapter": "3", "level": "1"}, "en") == []


def test_the_edge_of_the_table_shows_squares_of_hester_and_finds_of_the_fair_folk() -> None:
    match = Match.set_up("harrow", ("fae", "kammi", "family", "hester"), "1")
    scores = GAME.scores(match.view(None), "en")
    assert [(score.name, score.points, score.note) for score in scores] == [
        ("Fair Folk", 0, "0/3"), ("Kammi", 0, ""), ("Family", 0, ""), ("Hester", 0, "0/6"),
    ]  # fmt: skip


def test_whoever_chooses_a_legend_reads_what_it_gives() -> None:
    match = Match.new("harrow", seats=("protectors", "family"), seed="1", chapter="3")
    assert match.ask is not None
    words, view = match.game.words("en"), match.view(match.ask.seat)
    for option in match.ask.options:
        name, colon, gift = words.option(view, match.ask, option).partition(": ")
        assert colon
        assert len(gift.split()) > 5
        assert words.short(view, match.ask, option).rstrip(".") == name
