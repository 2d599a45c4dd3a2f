"""The Great Wall in both languages: everything that is asked, offered and told has a sentence."""

from __future__ import annotations

import pytest

from lexludi.games.wall.game import GAME
from lexludi.games.wall.rules.box.printed import POWER
from lexludi.games.wall.rules.events import Assaulted
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("n", range(6))
def test_whatever_happens_is_said_in_words(code: str, n: int) -> None:
    setup = GAME.setups(12)[2 * n]
    match = Match.set_up("wall", setup.seats, f"words {n}", **setup.options)
    words, chance = GAME.words(code), Chance.of(f"words {n}")
    while match.asks:
        ask = chance.pick(match.asks)
        view = match.view(ask.seat)
        said = [words.ask(view, ask), *(words.option(view, ask, option) for option in ask.options)]
        assert not [text for text in said if "{" in text or "=" in text or not text]
        match.choose(chance.pick(ask.options), ask.seat)
    view = match.view(None)
    told = [words.event(view, event) for event in match.events if event.seen_by(None) is not None]
    assert not [text for text in told if "{" in text or "=" in text]
    assert match.result is not None
    assert words.result(view, match.result)


def test_no_czech_sentence_is_left_in_english() -> None:
    match = Match.set_up("wall", ("dragon", "snake", "monkey"), "czech")
    words, chance = GAME.words("cs"), Chance.of("czech")
    said: set[str] = set()
    while match.asks:
        ask = chance.pick(match.asks)
        view = match.view(ask.seat)
        said |= {words.ask(view, ask), *(words.option(view, ask, option) for option in ask.options)}
        match.choose(chance.pick(ask.options), ask.seat)
    assert not [text for text in said if {"the", "Go", "of", "to"} & set(text.replace(":", "").split())]


def test_the_table_as_text_tells_what_stands_against_the_wall() -> None:
    match = Match.set_up("wall", ("dragon", "snake", "monkey"), "text")
    assert "Left section: wall 0, barricades 3; defense 6, attack" in str(match)
    assert "Levý úsek: Zeď 0, zátarasy 3; obrana 6, útok" in GAME.words("cs").text(match.view(None))


def test_an_assault_tells_the_hordes_and_the_wall_it_meets() -> None:
    match = Match.set_up("wall", ("dragon", "snake", "monkey"), "text")
    view = match.view(None)
    power = sum(POWER[row[0]] for row in view["hordes"][0])
    moment = GAME.after(view, Assaulted(0, 6, power), "en")
    assert moment
    assert [len(side.lines) for side in moment.sides] == [1 + len(view["hordes"][0]), 3]
    assert moment.sides[1].lines == ("defense: 6", "wall of level 0", "barricades: 3")
