"""Measures PettingZoo's own connect four and chess, random players, in a venv of its own: see `meter`.

A step is one decision with its observation and its mask, through the raw environment.
"""

import sys
from functools import partial

import numpy as np
from meter import Work, serve
from pettingzoo.classic import chess_v6, connect_four_v3

GAMES = {"connect four": (connect_four_v3, 40), "chess": (chess_v6, 1)}


def play(name):
    module, games = GAMES[name]
    env = module.raw_env()
    generator = np.random.default_rng(1)
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[generator.integers(len(legal))]))
            steps += 1
    return steps


works = {f"{name} steps/s": Work(partial(play, name), play(name)) for name in GAMES}
serve(lambda _: works, float(sys.argv[1]))
