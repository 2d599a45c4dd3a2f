"""Many matches side by side."""

from __future__ import annotations

import pytest

from lexludi import BadSetup
from lexludi.envs.observe import Array
from lexludi.envs.tables import Episode, Legal, Tables


def first(seen: Array, legal: Legal) -> list[int]:
    assert len(seen) == len(legal)
    return [int(ids[0]) for ids in legal]


def any_of(seen: Array, legal: Legal) -> list[int]:
    return [int(ids[int(1000 * row.sum()) % len(ids)]) for row, ids in zip(seen, legal, strict=True)]


def summary(episodes: list[Episode]) -> list[tuple[int, int, int, float, float]]:
    return sorted((e.number, e.seat, len(e.actions), sum(e.rewards), e.won) for e in episodes)


def test_how_many_play_at_once_changes_nothing() -> None:
    one, many = (Tables("skirmish", ("red", "blue"), count, points=0.1) for count in (1, 4))
    assert summary(list(one.run(first, 6))) == summary(list(many.run(first, 6)))


def test_each_seat_learns_in_turn_or_all_do() -> None:
    turns = list(Tables("skirmish", ("red", "blue", "green"), 2).run(first, 6))
    assert sorted(e.seat for e in turns) == [0, 0, 1, 1, 2, 2]
    everybody = list(Tables("root", ("marquise", "eyrie"), 2, learners=None).run(any_of, 2))
    assert sorted((e.number, e.seat) for e in everybody) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert all(sum(e.rewards) == (1 if e.won else -1) for e in everybody)


def test_a_seat_earns_its_points_while_others_decide() -> None:
    tables = Tables("skirmish", ("red", "blue"), 1, learners=None, points=0.1)
    episodes = list(tables.run(any_of, 1))
    result = tables.play.match.result
    assert result
    for episode in episodes:
        won = 1 if episode.won else -1
        assert sum(episode.rewards) == pytest.approx(won + 0.1 * result.scores[episode.seat])


def test_only_seats_that_decide_can_learn() -> None:
    with pytest.raises(BadSetup, match="one of the seats"):
        Tables("root", ("marquise", "bot:eyrie@easy"), learners=1)


def test_a_policy_must_choose_what_is_legal() -> None:
    with pytest.raises(ValueError, match="not legal"):
        list(Tables("skirmish", ("red", "blue")).run(lambda seen, legal: [-1] * len(legal), 1))
