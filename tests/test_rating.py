"""One way to rate, for tables and tournaments."""

from __future__ import annotations

from lexludi.rating import Skill, rate


def test_winners_gain_and_the_others_follow_by_their_points() -> None:
    after = rate(["a", "b", "c"], {0}, [3, 20, 10], {})
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert all(skill.sigma < Skill().sigma for skill in after.values())


def test_who_wins_together_gains_alike() -> None:
    after = rate(["a", "b", "c"], {0, 1}, [30, 7, 20], {})
    assert after["a"] == after["b"]


def test_a_win_against_the_strong_is_worth_more() -> None:
    strong, weak = Skill(40.0, 2.0), Skill(10.0, 2.0)
    surprise = rate(["a", "b"], {0}, [30, 0], {"b": strong})["a"].mu
    assert surprise > rate(["a", "b"], {0}, [30, 0], {"b": weak})["a"].mu


def test_several_chairs_of_one_player_are_one_skill() -> None:
    assert set(rate(["a", "a", "b"], {0}, [30, 5, 10], {})) == {"a", "b"}
    assert rate(["a", "a"], {0}, [30, 5], {}) == {}
