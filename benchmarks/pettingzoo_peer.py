"""Measures PettingZoo's own connect four and chess, random players, and prints the figures as JSON.

It runs in a venv of its own. A step is one decision with its observation and its mask, through the raw environment.
"""

import json
import sys
from time import process_time

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3


def steps(make, seconds):
    env = make()
    generator = np.random.default_rng(1)
    done = games = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=games)
        games += 1
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[generator.integers(len(legal))]))
            done += 1
    return done / (process_time() - start)


def main(seconds):
    figures = {
        "connect four steps/s": steps(connect_four_v3.raw_env, seconds / 2),
        "chess steps/s": steps(chess_v6.raw_env, seconds / 2),
    }
    print(json.dumps({"compiled": False, "figures": figures}))


main(float(sys.argv[1]))
