"""Measures environments on one set-up: `python -m benchmarks.steps SETUP SECONDS`, see `benchmarks.meter`.

A step is one decision at random with its observation and its mask. It also runs on a `lexludi` of before, as long as
that has a `raw_env`, and measures what there is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from inspect import signature
from random import Random
from typing import Any

import numpy as np

import lexludi.envs
from benchmarks.meter import Work, serve
from benchmarks.setups import SETUPS, Setup
from lexludi.envs import SeatEnv, raw_env
from lexludi.kernel import match as kernel

STEPS = 400
MANY = 16
"""Matches side by side."""

Choose = Callable[[Any, Any, Callable[[], float]], int]


def ones(mask: Any) -> Any:
    """The legal ids; NumPy finds them many times as fast among booleans as among bytes."""
    return np.flatnonzero(mask.view(np.bool_))


def from_mask(seen: Any, info: Any, random: Callable[[], float]) -> int:
    legal = ones(seen["action_mask"])
    return int(legal[int(random() * len(legal))])


def from_ids(seen: Any, info: Any, random: Callable[[], float]) -> int:
    legal = info["legal"]
    return int(legal[int(random() * len(legal))])


def turns(setup: Setup, number: int, choose: Choose | None, **settings: Any) -> Work:
    """Steps of PettingZoo's raw environment, all seats; a version of before is asked for its ids."""
    env = raw_env(setup.game, setup.seats, setup.options, **settings)

    def do() -> None:
        random = Random(number).random
        env.reset(seed=number * STEPS)
        for done in range(STEPS):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset(seed=number * STEPS + done)
                continue
            if choose is None:
                info = {"legal": env.play.legal(int(env.agent_selection[5:]))}
            env.step((choose or from_ids)(seen, info, random))

    return Work(do, STEPS)


def seat(setup: Setup, number: int) -> Work:
    """Steps of Gymnasium's, one seat against agents that choose at random."""
    env = SeatEnv(setup.game, setup.seats, options=setup.options)

    def do() -> None:
        random = Random(number).random
        _, info = env.reset(seed=number * STEPS)
        for done in range(STEPS):
            legal = ones(info["action_mask"])
            _, _, terminated, truncated, info = env.step(legal[int(random() * len(legal))])
            if terminated or truncated:
                _, info = env.reset(seed=number * STEPS + done)

    return Work(do, STEPS)


def vector(setup: Setup, number: int) -> Work:
    """The same, several at once, in arrays that are used again and with masks as bits."""
    many = lexludi.envs.SeatVector(
        MANY, "bits", game=setup.game, seats=setup.seats, options=setup.options, info="legal"
    )

    def do() -> None:
        random = Random(number).random
        _, info = many.reset(seed=number * STEPS)
        for _ in range(STEPS // MANY):
            asked = [ask.get("legal", [0]) for ask in info["asks"]]
            actions = np.array([legal[int(random() * len(legal))] for legal in asked])
            *_, info = many.step(actions)

    return Work(do, STEPS // MANY * MANY)


def works(setup: Setup, number: int) -> dict[str, Work]:
    found = {"steps/s": turns(setup, number, from_mask), "seat steps/s": seat(setup, number)}
    if "info" in signature(raw_env).parameters:
        found["by ids steps/s"] = turns(setup, number, from_ids, info=["legal"])
        found["vector steps/s"] = vector(setup, number)
    else:
        found["by ids steps/s"] = turns(setup, number, None)
    return found


if __name__ == "__main__":
    wanted = SETUPS[sys.argv[1]]
    serve(partial(works, wanted), float(sys.argv[2]), not str(kernel.__file__).endswith(".py"))
