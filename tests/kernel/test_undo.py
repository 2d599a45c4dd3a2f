"""Undo: back to the last barrier and not a step further."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi import CannotUndo, Match, Pass
from lexludi.kernel.ask import Ask, Flow, Together
from lexludi.testing.skirmish.options import Attack, March, Recruit
from tests.kernel.battlefield import fresh, meeting, play, played
from tests.kernel.tiny import Say, Tiny, match_of, says


def stands(match: Match) -> tuple[object, ...]:
    """Everything that undo must bring back."""
    asks = [(a.seat, a.prompt, a.options) for a in match.asks]
    return match.position(), match.game.write(match.state), asks, list(match.events), list(match.history)


def test_an_undone_decision_was_never_made() -> None:
    match = meeting()
    before = stands(match)
    match.choose(March(0, 8, 2))
    assert match.can_undo
    match.undo()
    assert stands(match) == before


def test_several_decisions_are_undone_one_by_one_across_steps() -> None:
    match = meeting()
    seen = []
    for option in (March(0, 8, 2), Recruit()):
        seen.append(stands(match))
        match.choose(option)
    while match.can_undo:
        match.undo()
        assert stands(match) == seen.pop()
    assert seen == []


def test_after_undo_another_way_is_open() -> None:
    match = meeting()
    match.choose(March(0, 8, 2))
    match.undo()
    match.choose(Recruit())
    fresh_match = meeting()
    fresh_match.choose(Recruit())
    assert stands(match) == stands(fresh_match)
    assert play(match).record() == play(fresh_match).record()


def test_readers_of_the_log_keep_their_list() -> None:
    match = meeting()
    log = match.events
    match.choose(March(0, 8, 2))
    assert len(log) == 1
    match.undo()
    assert log == []
    match.choose(Recruit())
    assert log is match.events
    assert len(log) == 1


def test_nothing_decided_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo, match="cannot undo: nothing has been decided yet"):
        fresh().undo()


def test_a_roll_cannot_be_taken_back() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    match.choose(Pass())
    before = stands(match)
    assert match.why_not_undo() == "chance has spoken since"
    with pytest.raises(CannotUndo, match="chance has spoken since"):
        match.undo()
    assert stands(match) == before


def test_a_card_once_seen_cannot_be_unseen() -> None:
    match = meeting()
    match.choose(Pass())  # ends the turn; in the evening a card is drawn
    assert match.why_not_undo() == "a secret has been revealed since"


def test_nobody_undoes_what_another_has_answered() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    assert match.can_undo
    match.choose(match.ask.options[1])  # the ambush
    assert match.why_not_undo() is not None


def test_the_decision_before_anothers_stays() -> None:
    def step(s: Tiny) -> Flow[None]:
        for seat in (0, 1, 1, 0):
            said = yield Ask(seat, "say", says(1, 2))
            s.said.append(said.n)
        s.finish()

    match = match_of(step)
    for seat in (0, 1, 1):
        match.choose(Say(1), seat)
    match.undo(1)
    match.undo(1)
    assert match.state.said == [1]
    assert match.why_not_undo() == "somebody else has decided since"


def test_only_who_decided_undoes() -> None:
    match = meeting()
    match.choose(Recruit())
    assert match.why_not_undo(1) == "the last decision was not yours"
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(1)
    match.undo(0)


def test_a_finished_match_stays_finished() -> None:
    match = played()
    assert match.why_not_undo() == "the match is over"


def test_a_branch_does_not_reach_back_behind_its_start() -> None:
    match = meeting()
    match.choose(Recruit())
    branch = Match.branch(match.record(), 1)
    assert branch.why_not_undo() == "the match was branched here"
    branch.choose(Recruit())
    branch.undo()
    assert not branch.can_undo
    assert match.can_undo


def test_a_branch_from_the_very_start_says_so_too() -> None:
    branch = Match.branch(meeting().record(), 0)
    branch.choose(Recruit())
    branch.undo()
    assert branch.why_not_undo() == "the match was branched here"


def test_an_untracked_match_cannot_undo() -> None:
    match = Match.new("skirmish", list("ab"), track=False)
    match.pick(0)
    assert match.why_not_undo() == "this match keeps no checkpoints"


def test_choices_that_belong_to_the_starting_position_stay() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    match = Match.at("skirmish", match.position())
    assert match.why_not_undo() == "nothing has been decided yet"


def test_a_secret_answer_can_be_taken_back_while_the_others_think() -> None:
    match = fresh()
    before = stands(match)
    match.choose(match.asks[1].options[1], 1)
    match.undo(1)
    assert stands(match) == before


def test_a_secret_answer_after_anothers_can_be_taken_back_alone() -> None:
    def step(s: Tiny) -> Flow[None]:
        answers = yield Together([Ask(seat, "say", says(1, 2)) for seat in (0, 1, 2)])
        s.said += [a.n for a in answers]
        s.finish()

    match = match_of(step)
    match.choose(Say(1), 2)
    match.choose(Say(1), 0)
    match.undo(0)
    assert [a.seat for a in match.asks] == [0, 1]
    assert match.why_not_undo(2) == "somebody else has decided since"
    match.choose(Say(2), 0)
    match.choose(Say(1), 1)
    assert match.state.said == [2, 1, 1]


def test_a_script_survives_undo_and_copies() -> None:
    match = meeting()
    match.script(3, 2)
    match.choose(Recruit())
    match.undo()
    match.choose(Attack(4, 1))
    for copy in (match.clone(), match.clone(track=False), match):
        copy.choose(Pass())
        assert copy.state.soldiers[0][4] == copy.state.soldiers[1][4] == 0


def test_a_second_script_within_a_step_keeps_the_numbers_of_the_first() -> None:
    def step(s: Tiny) -> Flow[None]:
        for _ in range(3):
            yield Ask(0, "roll", says(1, 2))
            s.said += s.chance.roll(6)
        s.finish()

    match = match_of(step)
    match.script(4)
    match.pick(0)
    match.script(2, 5)
    for copy in (match.clone(), pickle.loads(pickle.dumps(match)), match):
        copy.pick(0)
        assert copy.state.said == [4, 2]


def test_a_script_holds_after_going_back_to_an_earlier_step() -> None:
    match = meeting()
    match.choose(Recruit())
    match.script(3, 1)
    match.undo()
    assert match.state.chance.script == (3, 1)


def test_a_script_in_the_middle_of_a_step_counts_from_there() -> None:
    def step(s: Tiny) -> Flow[None]:
        s.said += s.chance.roll(6)
        yield Ask(0, "roll", says(1, 2))
        s.said += s.chance.roll(6)
        yield Ask(0, "enough", says(1, 2))
        s.finish()

    match = match_of(step)
    first = match.state.said[0]
    copy = match.clone()
    match.script(4)
    for one in (match.clone(), match):
        one.pick(0)
        assert one.state.said == [first, 4]
    assert copy.state.chance.script == copy.clone().state.chance.script == ()


def test_checkpoints_before_the_barrier_are_let_go() -> None:
    match = fresh()
    longest = 0
    while match.ask is not None:
        match.choose(match.ask.options[-1] if len(match.history) % 3 else match.ask.options[0])
        longest = max(longest, len(match._trail))
    assert longest <= 4


@settings(max_examples=40)
@given(st.integers(0, 200), st.integers(1, 12), st.integers(0, 5))
def test_undo_to_the_barrier_and_again_is_as_if_nothing_had_been(start: int, more: int, seed: int) -> None:
    match = played(start, seed=str(seed))
    match = play(match, more, "more")
    if match.over:
        return
    before, made = stands(match), len(match.history)
    undone = []
    while match.can_undo:
        undone.append(match.history[-1])
        match.undo()
    assert len(match.history) + len(undone) == made
    for seat, option in reversed(undone):
        match.choose(option, seat)
    assert stands(match) == before
