"""An ask that is put `Later` is worked out once, however often its step is taken again."""

from __future__ import annotations

import copy
import pickle

import pytest

from lexludi.kernel.ask import Ask, Flow, Later
from lexludi.kernel.chance import Chance
from tests.kernel.tiny import Say, Tiny, match_of

worked_out: list[int] = []


@pytest.fixture(autouse=True)
def nothing_yet() -> None:
    worked_out.clear()


def sentence(s: Tiny) -> Flow[None]:
    """Three words, each from a menu; the second is the same as the first where that is zero, and nobody is asked."""
    for place in range(3):

        def menu(place: int = place) -> Ask:
            worked_out.append(place)
            forced = place == 1 and s.said[0] == 0
            return Ask(0, "word", [Say(0)] if forced else [Say(n) for n in range(place + 2)])

        choice: Say = yield Later(menu)
        s.said.append(choice.n)
    s.finish()


def test_a_copy_stands_at_the_same_ask_without_working_it_out() -> None:
    match = match_of(sentence)
    match.choose(Say(1))
    for twin in (match.clone(), match.clone(track=False), copy.deepcopy(match), match.imagine(0, Chance.of("1"))):
        assert worked_out == [0, 1]
        assert twin.ask is not None
        assert twin.ask.options == [Say(0), Say(1), Say(2)]
    twin = match.clone()
    twin.choose(Say(2))
    assert worked_out == [0, 1, 2]
    twin.choose(Say(3))
    assert twin.view(0)["said"] == [1, 2, 3]
    assert match.view(0)["said"] == [1]


def test_an_ask_that_answered_itself_does_so_again() -> None:
    match = match_of(sentence)
    match.choose(Say(0))
    assert match.clone().ask is match.ask
    assert worked_out == [0, 1, 2]


def test_undo_goes_back_to_it_and_on_another_way() -> None:
    match = match_of(sentence)
    match.choose(Say(1))
    match.choose(Say(2))
    match.undo()
    match.undo()
    assert worked_out == [0, 1, 2]
    match.choose(Say(0))  # now the second word is forced, and the third was never asked so
    assert match.clone().view(0)["said"] == [0, 0]
    match.choose(Say(3))
    assert match.result is not None
    assert match.view(0)["said"] == [0, 0, 3]


def test_one_that_was_written_and_read_works_it_out_anew() -> None:
    match = match_of(sentence)
    match.choose(Say(1))
    read = pickle.loads(pickle.dumps(match))
    read.choose(Say(2))
    twin = read.clone()
    twin.choose(Say(3))
    assert twin.view(0)["said"] == [1, 2, 3]
