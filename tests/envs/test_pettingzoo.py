"""PettingZoo's own tests, on every game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from lexludi import BadSetup, IllegalChoice
from lexludi.envs import cycles, env, parallel_env, raw_env
from lexludi.games.root.setups import with_bots, without_bots
from lexludi.kernel.about import Setup

SKIRMISH = ("skirmish", ("red", "blue", "green"), {})
ROOT = ("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {"map": "winter"})
BOTS = ("root", ("marquise", "bot:eyrie@easy", "vagabond:ranger"), {})
DRAFT = ("root", ("draft", "draft", "draft"), {"setup": "advanced"})
TWO = ("root", ("duchy", "corvids"), {"hirelings": "last_dynasty,highway_bandits,warm_sun_prophets", "deck": "exiles"})
FIVE = ("root", ("riverfolk", "keepers", "lizards", "vagabond", "hundreds"), {"map": "lake", "landmarks": "random"})
SIX = (
    "root",
    ("bot:duchy@nightmare+invaders", "alliance", "eyrie", "bot:vagabond", "lizards", "corvids"),
    {"map": "mountain", "hirelings": "random", "landmarks": "random2"},
)
OATH = ("oath", ("chancellor", "red", "blue:citizen"), {"chronicle": "mixed"})
WALL = ("wall", ("dragon", "snake"), {"mode": "cooperative"})
HARROW = ("harrow", ("kammi", "family", "hester"), {})
ALL = {
    "harrow": HARROW,
    "skirmish": SKIRMISH,
    "oath": OATH,
    "wall": WALL,
    "four": ROOT,
    "bots": BOTS,
    "draft": DRAFT,
    "two and hirelings": TWO,
    "five": FIVE,
    "six, bots and hirelings": SIX,
}
each = pytest.mark.parametrize(("game", "seats", "options"), ALL.values(), ids=ALL)
quiet = pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")


@each
@quiet
def test_api(game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
    api_test(env(game, seats, options=options, points=0.1), num_cycles=60)


@each
def test_seeds(game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
    seed_test(partial(env, game, seats, options=options), num_cycles=40)


@each
def test_cycles(game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
    """Cycles are those of the parallel form, in which every seat acts in each."""
    made = {"game": game, "seats": seats, "options": options}
    max_cycles_test(SimpleNamespace(env=partial(cycles.env, **made), parallel_env=partial(parallel_env, **made)))


def test_the_module_of_cycles_passes_as_it_is() -> None:
    max_cycles_test(cycles)


@each
@quiet
def test_parallel_api(game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, seats, options=options), num_cycles=40)
    parallel_seed_test(partial(parallel_env, game, seats, options=options), num_cycles=10)


@pytest.mark.parametrize("setup", [*without_bots(6, seed=5), *with_bots(4, seed=5)], ids=str)
def test_every_setup_plays_to_its_end(setup: Setup) -> None:
    """The sum of rewards is the result."""
    e = raw_env("root", setup.seats, setup.options)
    e.reset(seed=3)
    sums = dict.fromkeys(e.agents, 0.0)
    n = 0
    while not e.play.match.over:
        ids = e.play.legal(e.play.match.ask.seat)
        n += 1
        e.step(ids[n * 7919 % len(ids)])
        for agent, reward in e.rewards.items():
            sums[agent] += reward
    winners = e.play.match.result.winners
    assert sums == {agent: 1.0 if int(agent[5:]) in winners else -1.0 for agent in sums}
    assert all(e.terminations.values())


def test_an_illegal_action_raises_or_loses() -> None:
    raw = raw_env()
    raw.reset(seed=1)
    illegal = next(n for n in range(raw.play.actions.size) if n not in raw.play.legal(0))
    with pytest.raises(IllegalChoice, match="seat_0 may not choose action"):
        raw.step(illegal)
    checked = env()
    checked.reset(seed=1)
    checked.last()
    checked.step(illegal)
    assert checked.rewards["seat_0"] == -1
    assert all(checked.terminations.values())


def test_a_long_match_is_cut_off() -> None:
    e = raw_env(max_cycles=3)
    e.reset(seed=1)
    for _ in range(3):
        e.step(e.play.legal(e.play.match.ask.seat)[0])
    assert all(e.truncations.values())
    assert not any(e.terminations.values())


def test_seats_that_the_rules_play_are_no_agents() -> None:
    assert raw_env(*BOTS).possible_agents == ["seat_0", "seat_2"]


def test_a_picture_can_be_rendered() -> None:
    e = raw_env("root", ("marquise", "eyrie"), render_mode="svg")
    e.reset(seed=1)
    assert str(e.render()).startswith("<svg")


def test_a_setup_that_does_not_fit_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match="two to six"):
        env("root", ("marquise",))
