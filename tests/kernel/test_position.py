"""Positions: a state as text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi import Match, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_agenda
from lexludi.parts.options import Card
from lexludi.testing.skirmish import GAME
from lexludi.testing.skirmish.options import Attack
from tests.kernel.battlefield import MEETING, meeting, play, played
from tests.kernel.tiny import Tiny, match_of


@settings(max_examples=30)
@given(st.integers(0, 150), st.integers(2, 4))
def test_a_match_goes_on_from_its_position(decisions: int, seats: int) -> None:
    match = played(decisions, seats)
    if match.over:
        return
    again = Match.at("skirmish", match.position())
    assert again.position() == match.position()
    assert [a.options for a in again.asks] == [a.options for a in match.asks]
    assert play(again).result == play(match).result


def test_a_position_holds_the_choices_made_since_its_step_began() -> None:
    match = meeting()
    match.choose(Attack(4, 1))
    assert match.position().endswith("then: 0 attack 4 1\n")
    again = Match.at("skirmish", match.position())
    assert (again.ask.seat, again.ask.prompt) == (1, "ambush")
    again.choose(Card(5))
    assert again.state.soldiers[0][4] == 0


def test_a_position_can_be_written_by_hand_with_comments_and_gaps() -> None:
    match = meeting()
    assert match.state.hands == [[1, 2], [3, 5]]
    assert match.state.forts == [[0] * 12, [0] * 12]
    assert match.state.agenda == [("turn", 1), ("evening", 0)]


def test_a_comment_may_stand_behind_a_choice() -> None:
    assert Match.at("skirmish", MEETING + 'then: 0 ["attack",4,1]  # at the river\n').ask.prompt == "ambush"


def test_a_finished_match_has_a_position_that_cannot_be_played() -> None:
    text = played().position()
    assert GAME.write(GAME.read(text)) == text
    with pytest.raises(PositionError, match="no next step"):
        Match.at("skirmish", text)


def test_arguments_of_steps_read_back() -> None:
    match = match_of(lambda s: s.finish())
    s = match.state
    assert isinstance(s, Tiny)
    s.then("start", 3, None, True, (1, (2, 3)), "word", "two words; and # more", "12", "true", "")
    lines = "".join(f"{name}: {value}\n" for name, value in kernel_lines(s))
    assert read_agenda(Lines(lines), {"start": None}) == s.agenda


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ("seats: 2", "seats two", "line 2 of the position is not `name: value`: 'seats two'"),
        ("seats: 2", "seats: two", "seats: 'two' is not a number"),
        ("seats: 2\n", "", "the position has no line 'seats'"),
        ("stock: 6 6", "stock: 6 6\nstock: 6 6", "line 7 of the position repeats 'stock'"),
        ("stock: 6 6", "stock: 6 x", "stock: '6 x' is not a list of numbers"),
        ("stock: 6 6", "stock: 6", "stock: '6' is not 2 numbers"),
        ("actions: 3", "acts: 3", "the position has lines nobody knows: acts"),
        ("next: action 0", "next: dance 0", "next: no step is called 'dance'; steps: action, evening, round, turn"),
        ("actions: 3", "actions: 3\nchance: a b c d", "chance: 'a b c d' is neither a seed nor"),
        ("actions: 3", "actions: 3\nchance: 00 1", "chance: '00 1' is neither a seed nor"),
        ("turn 1", 'turn 1\nthen: 0 ["fly"]', "line 13 of the position is not a choice: no kind of choice is called"),
        ("turn 1", 'turn 1\nthen: x ["pass"]', "line 13 of the position is not a choice: invalid literal"),
        ("turn 1", "turn 1\nthen: 0 [pass", "line 13 of the position is not a choice: JSON is malformed"),
        (
            "turn 1",
            "turn 1\nthen: 0 attak 4 1",
            "not a choice: no kind of choice is called 'attak'; did you mean attack",
        ),
        ("turn 1", "turn 1\nthen: 0 attack 4", "not a choice: 'attack 4' is not attack AT ENEMY"),
        (
            "turn 1",
            "turn 1\nthen: 0 attack 4 red",
            "not a choice: 'attack 4 red' is no choice: Expected `int`, got `str`",
        ),
        ("turn 1", 'turn 1\nthen: 1 ["pass"]', r"then: 1 pass: seat 1 has nothing to decide"),
        ("turn 1", 'turn 1\nthen: 0 ["fortify",4]', r"then: 0 fortify 4: .* is forbidden by rule 3\.4"),
    ],
)
def test_a_position_that_does_not_read_says_where(was: str, now: str, message: str) -> None:
    assert was in MEETING
    with pytest.raises(PositionError, match=message):
        Match.at("skirmish", MEETING.replace(was, now))
