"""The agent that takes any option."""

from __future__ import annotations

import pytest

from lexludi import Match
from lexludi.agents import RandomAgent
from lexludi.kernel.chance import Chance


@pytest.mark.parametrize("track", [False, True])
def test_it_decides_as_long_as_its_seat_is_asked(track: bool) -> None:
    match = Match.new("root", ("marquise", "eyrie"), "1", track)
    agent, chance = RandomAgent(), Chance.of("1")
    for _ in range(20):
        assert match.ask is not None
        seat, before = match.ask.seat, len(match.history)
        agent.decide(match, seat, chance)
        assert {who for who, _ in match.history[before:]} == {seat}
        assert match.ask is None or match.ask.seat != seat


@pytest.mark.parametrize("track", [False, True])
def test_the_same_chance_gives_the_same_decisions(track: bool) -> None:
    histories = []
    for seed in ("1", "1", "2"):
        match, chance = Match.new("root", ("marquise", "eyrie"), "1", track), Chance.of(seed)
        for _ in range(20):
            assert match.ask is not None
            RandomAgent().decide(match, match.ask.seat, chance)
        histories.append(match.history)
    assert histories[0] == histories[1]
    assert histories[0] != histories[2]


def test_it_decides_for_a_seat_that_is_not_asked_first() -> None:
    match = Match.new("skirmish", ("red", "blue"), "1", False)
    assert [ask.seat for ask in match.asks] == [0, 1]
    RandomAgent().decide(match, 1, Chance.of("1"))
    assert [ask.seat for ask in match.asks] == [0]
