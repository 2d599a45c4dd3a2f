"""Copies of a match: copy, deepcopy, pickle, and imagined worlds that are matches themselves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from lexludi import Match, Untracked
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.chance import Chance, Undrawn
from lexludi.testing.skirmish.options import Attack, March, Recruit
from tests.kernel.battlefield import fresh, meeting, play, played
from tests.kernel.tiny import Tiny, match_of, says

COPIES: list[Callable[[Match], Match]] = [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))]
NAMES = ["copy", "deepcopy", "pickle"]


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
def test_a_copy_goes_its_own_way(copied: Callable[[Match], Match]) -> None:
    match = meeting()
    before = match.position()
    other = copied(match)
    assert other.position() == before
    other.choose(Recruit())
    assert match.position() == before != other.position()


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
def test_a_copy_has_the_same_past_and_the_same_future(copied: Callable[[Match], Match]) -> None:
    match = played(25)
    other = copied(match)
    assert other.history == match.history
    assert other.events == match.events
    assert play(other, 40).position() == play(match, 40).position()
    assert other.record() == match.record()


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
def test_a_copy_can_take_back_what_the_match_could(copied: Callable[[Match], Match]) -> None:
    match = meeting()
    before = match.position()
    match.choose(March(0, 8, 2))
    match.choose(Recruit())
    other = copied(match)
    other.undo()
    other.undo()
    assert other.position() == before
    assert not other.can_undo


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
def test_a_copy_of_a_finished_match_is_finished(copied: Callable[[Match], Match]) -> None:
    match = played()
    other = copied(match)
    assert other.over
    assert other.result == match.result
    assert other.record() == match.record()


@pytest.mark.parametrize("copied", COPIES, ids=NAMES)
def test_what_keeps_no_checkpoints_cannot_be_copied_and_says_what_to_do(copied: Callable[[Match], Match]) -> None:
    with pytest.raises(Untracked, match="track=True"):
        copied(Match.new("skirmish", ["a", "b"], seed="1", track=False))
    with pytest.raises(Untracked, match="track=True"):
        copied(meeting().clone(track=False))


def test_an_imagined_world_kept_can_be_searched_like_a_match() -> None:
    match = played(12)
    seat = match.asks[0].seat
    world = match.imagine(seat, Chance.of("1"), track=True)
    before = world.position()
    assert world.view(seat) == match.view(seat)
    for option in world.asks[0].options:
        line = world.clone()
        line.choose(option, seat)
        assert line.history == [(seat, option)]
    assert world.imagine(seat, Chance.of("2")).view(seat) == match.view(seat)
    assert Match.at("skirmish", before).position() == before == world.position()


def test_an_imagined_world_kept_tells_nothing_of_the_real_one() -> None:
    match = fresh(2)
    worlds = [match.imagine(0, Chance.of(str(n)), track=True) for n in range(5)]
    assert all(world.origin.seed == "" for world in worlds)
    assert all(match.state.chance.key.hex() not in world.position() for world in worlds)
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 1


def test_an_imagined_world_kept_can_be_undone_to_its_beginning() -> None:
    world = meeting().imagine(0, Chance.of("1"), track=True)
    before = world.position()
    world.choose(Recruit())
    world.undo()
    assert world.position() == before
    assert not world.can_undo


def test_a_world_imagined_after_chance_has_spoken_in_its_step_is_copied_but_not_written() -> None:
    def step(s: Tiny) -> Flow[None]:
        s.said += s.chance.roll(6)
        for _ in range(3):
            yield Ask(0, "roll", says(1, 2))
            s.said += s.chance.roll(6)
        s.finish()

    world = match_of(step).imagine(0, Chance.of("1"), track=True)
    world.pick(0)
    copied = world.clone()
    assert copied.state.said == world.state.said
    copied.pick(0)
    world.pick(0)
    assert copied.state.said == world.state.said
    for write in (world.position, world.record, lambda: pickle.dumps(world)):
        with pytest.raises(Untracked, match="in the middle of a step"):
            write()


def test_a_world_imagined_in_the_middle_of_a_step_draws_what_is_scripted_in_copies_too() -> None:
    def step(s: Tiny) -> Flow[None]:
        s.said += s.chance.roll(6)
        for _ in range(3):
            yield Ask(0, "roll", says(1, 2))
            s.said += s.chance.roll(6)
        s.finish()

    world = match_of(step).imagine(0, Chance.of("1"), track=True)
    world.reseed("")
    world.script(4)
    world.pick(0)
    copied = world.clone()
    copied.script(2)
    copied.pick(0)
    assert copied.clone().state.said[1:] == [4, 2]
    with pytest.raises(Undrawn):
        world.pick(0)


def test_why_not_tells_what_a_choice_would_be_refused_for() -> None:
    match = meeting()
    before = match.position()
    assert match.why_not(Attack(4, 1)) is None
    assert match.why_not("attack 4 1") is None
    refused = match.why_not("fortify 4")
    assert refused is not None
    assert refused.law == "3.4"
    assert "has nothing to decide" in str(match.why_not(Recruit(), 1))
    assert "did you mean" in str(match.why_not("recrut"))
    assert match.position() == before


def test_a_printed_match_shows_the_table() -> None:
    said = str(meeting())
    assert "points" in said.lower()
    assert said.splitlines()[-1].endswith(" is to decide.")


def test_steps_that_ask_nobody_are_taken_again_to_where_they_led(monkeypatch: pytest.MonkeyPatch) -> None:
    lazy = fresh()
    monkeypatch.setattr("lexludi.kernel.match.QUIET", 0)
    eager = fresh()
    decisions = 0
    while eager.ask is not None:
        monkeypatch.setattr("lexludi.kernel.match.QUIET", 8)
        told = lazy.place, lazy.clone(track=False).state.agenda, lazy.position()
        choice = decisions * 7 % len(eager.ask.options)
        lazy.pick(choice)
        monkeypatch.setattr("lexludi.kernel.match.QUIET", 0)
        assert (eager.place, eager.clone(track=False).state.agenda, eager.position()) == told
        eager.pick(choice)
        if decisions % 3 == 0 and eager.can_undo:
            for match in (lazy, eager):
                match.undo()
            assert (lazy.place, lazy.position()) == (eager.place, eager.position())
            for match in (lazy, eager):
                match.pick(choice)
        decisions += 1
    assert decisions > 20
    assert lazy.position() == eager.position()


@pytest.mark.parametrize("often", [1, 5, 23])
def test_checkpoints_worked_out_late_are_those_that_were_kept(monkeypatch: pytest.MonkeyPatch, often: int) -> None:
    lazy = fresh()
    monkeypatch.setattr("lexludi.kernel.match.DEEPEST", 0)
    eager = fresh()
    decisions = undone = 0
    while eager.ask is not None:
        choice = decisions * 7 % len(eager.ask.options)
        for match, deepest in ((lazy, 8), (eager, 0)):
            monkeypatch.setattr("lexludi.kernel.match.DEEPEST", deepest)
            match.pick(choice)
            if decisions % often == 0:
                undone += match.can_undo
                while match.can_undo:
                    match.undo()
                if match.ask is not None:
                    match.pick(choice % len(match.ask.options))
        if decisions % often == 0:
            assert (lazy.place, lazy.position(), lazy.events) == (eager.place, eager.position(), eager.events)
        decisions += 1
        assert decisions < 2000
    assert decisions > 20
    assert undone > 1
    assert lazy.record() == eager.record()
