"""Oath in both languages: everything that is asked, offered and told has a sentence."""

from __future__ import annotations

import pytest

from lexludi.games.oath import GAME
from lexludi.games.oath.rules.prompts import ending, prompt
from lexludi.games.oath.setups import setups
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("n", range(3))
def test_whatever_happens_is_said_in_words(code: str, n: int) -> None:
    setup = setups(9)[3 * n]
    match = Match.set_up("oath", setup.seats, f"words {n}", **setup.options)
    words, chance = GAME.words(code), Chance.of(f"words {n}")
    while match.ask is not None:
        view = match.view(match.ask.seat)
        said = [words.ask(view, match.ask), *(words.option(view, match.ask, option) for option in match.ask.options)]
        assert not [text for text in said if "{" in text or "(card=" in text or not text]
        match.choose(chance.pick(match.ask.options))
    view = match.view(None)
    told = [words.event(view, event) for event in match.events if event.seen_by(None) is not None]
    assert not [text for text in told if "{" in text or "=" in text]
    assert match.result is not None
    assert words.result(view, match.result)
    assert words.text(view)


def test_the_set_up_page_knows_every_seat_and_option() -> None:
    about = GAME.about("cs")
    assert [seat.value for seat in about.seats] == ["chancellor", "red", "blue", "yellow", "white", "black"]
    assert {choice.name for choice in about.options} >= {"chronicle", "oath", "law"}
    assert (len(prompt) > 40, sorted(ending)[0]) == (True, "exhaustion")
