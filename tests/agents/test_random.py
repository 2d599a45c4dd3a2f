"""The agent that takes any option."""

from __future__ import annotations

import pytest

from lexludi import Match
from lexludi.agents import RandomAgent
from lexludi.kernel.chance import Chance


@pytest.mark.parametrize("track", [False, True])
def test_deciding_in_a_row_is_choosing_one_by_one(track: bool) -> None:
    at_once = Match.new("root", ("marquise", "eyrie"), "1", track)
    one_by_one = Match.new("root", ("marquise", "eyrie"), "1", track)
    agent, chance, same = RandomAgent(), Chance.of("1"), Chance.of("1")
    for _ in range(20):
        assert at_once.ask is not None
        agent.decide(at_once, at_once.ask.seat, chance)
        while len(one_by_one.history) < len(at_once.history):
            assert one_by_one.ask is not None
            seat = one_by_one.ask.seat
            one_by_one.choose(agent.choose(one_by_one, seat, same), seat)
    assert at_once.history == one_by_one.history


def test_it_decides_for_a_seat_that_is_not_asked_first() -> None:
    match = Match.new("skirmish", ("red", "blue"), "1", False)
    assert [ask.seat for ask in match.asks] == [0, 1]
    RandomAgent().decide(match, 1, Chance.of("1"))
    assert [ask.seat for ask in match.asks] == [0]
