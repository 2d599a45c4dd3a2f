"""One seat against agents, by Gymnasium's own checks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lexludi import BadSetup
from lexludi.agents import UnknownAgent
from lexludi.envs import SeatEnv


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": ("red", "blue", "green"), "seat": 1},
        {"game": "root", "seats": ("marquise", "eyrie", "bot:vagabond@nightmare"), "agents": ("random",)},
        {"game": "root", "seats": ("marquise", "eyrie"), "agents": ("greedy",), "seat": 1},
    ],
)
def test_gymnasium_finds_nothing_wrong(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make("lexludi/Seat-v0", **settings).unwrapped, skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[list[float], int]:
    _, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    rewards: list[float] = []
    over = False
    while not over:
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        assert not cut
        rewards.append(reward)
    return rewards, len(env.play.match.history)


def test_a_match_is_won_or_lost_and_the_seed_decides_it() -> None:
    env = SeatEnv(seats=("red", "blue", "green"), seat=2)
    first = play(env, 7)
    assert sum(first[0]) in (1, -1)
    assert first == play(env, 7)
    assert len({play(env, seed)[1] for seed in range(5)}) > 1


def test_points_are_rewarded_on_request() -> None:
    env = SeatEnv(points=0.5)
    rewards, _ = play(env, 3)
    result = env.play.match.result
    assert result
    assert sum(rewards) == pytest.approx(0.5 * result.scores[0] + (1 if 0 in result.winners else -1))


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = SeatEnv()
    before, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    after, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, False, True)
    assert np.array_equal(before, after)


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(BadSetup, match="2 agents cannot play the 1 other"):
        SeatEnv(agents=("random", "greedy"))
    with pytest.raises(BadSetup, match="Seat 1 is not one to decide"):
        SeatEnv("root", ("marquise", "bot:eyrie@easy"), seat=1)
    with pytest.raises(UnknownAgent):
        SeatEnv(agents=("oracle",))


def test_gymnasium_runs_several_at_once() -> None:
    many = gymnasium.make_vec("lexludi/Seat-v0", 3, "sync")
    observations, infos = many.reset(seed=1)
    assert observations.shape == (3, many.single_observation_space.shape[0])
    actions = [np.flatnonzero(mask)[0] for mask in infos["action_mask"]]
    assert many.step(np.array(actions))[0].shape == observations.shape
    many.close()


def test_a_function_of_ones_own_plays_the_other_seat() -> None:
    from tests.agents.bots import last

    env = SeatEnv("skirmish", ("red", "blue"), agents=(last,), max_cycles=5)
    env.reset(seed=1)
    env.step(np.int64(env.action_masks().argmax()))
    assert {option for seat, option in env.play.match.history if seat == 1}
