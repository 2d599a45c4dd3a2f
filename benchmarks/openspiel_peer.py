"""Measures OpenSpiel, C++ driven from Python, random players, in a venv of its own: see `meter`.

A decision is a node of a player with at least two legal actions; chance is sampled.
"""

import sys
from functools import partial
from random import Random

import numpy as np
import pyspiel
from meter import Work, serve

GAMES = {"connect_four": 200, "backgammon": 20, "chess": 20}
STEPPED = {"connect_four": 20, "chess": 2}
"""Games whose decisions are taken as steps of an environment."""
COPIES = 10_000


def play(name):
    game = pyspiel.load_game(name)
    random = Random(1)
    decisions = 0
    for _ in range(GAMES[name]):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(legal[int(random.random() * len(legal))])
    return decisions


def steps(name):
    """The same as steps of an environment: with the observation and the mask of legal actions, as arrays."""
    game = pyspiel.load_game(name)
    random = Random(1)
    made = 0
    for _ in range(STEPPED[name]):
        state = game.new_initial_state()
        while not state.is_terminal():
            np.asarray(state.observation_tensor(), np.float32)
            mask = np.asarray(state.legal_actions_mask(), np.int8)
            legal = np.flatnonzero(mask)
            state.apply_action(int(legal[int(random.random() * len(legal))]))
            made += 1
    return made


def main(seconds):
    works = {f"{name.replace('_', ' ')} decisions/s": Work(partial(play, name), play(name)) for name in GAMES}
    state = pyspiel.load_game("backgammon").new_initial_state()
    works |= {f"{name.replace('_', ' ')} steps/s": Work(partial(steps, name), steps(name)) for name in STEPPED}
    works["clone µs"] = Work(lambda: [state.clone() for _ in range(COPIES)], COPIES)
    serve(lambda _: works, seconds)


main(float(sys.argv[1]))
