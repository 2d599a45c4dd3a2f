"""Measures OpenSpiel, C++ driven from Python, random players, and prints the figures as JSON.

It runs in a venv of its own. A decision is a node of a player with at least two legal actions; chance is sampled.
"""

import json
import sys
from random import Random
from time import process_time

import pyspiel


def playouts(name, seconds):
    game = pyspiel.load_game(name)
    random = Random(1)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(legal[int(random.random() * len(legal))])
    return decisions / (process_time() - start)


def copied(name, seconds):
    state = pyspiel.load_game(name).new_initial_state()
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        state.clone()
        done += 1
    return (process_time() - start) / done * 1e6


def main(seconds):
    figures = {
        "connect four decisions/s": playouts("connect_four", seconds / 3),
        "backgammon decisions/s": playouts("backgammon", seconds / 3),
        "chess decisions/s": playouts("chess", seconds / 3),
        "clone µs": copied("backgammon", seconds / 4),
    }
    print(json.dumps({"compiled": False, "figures": figures}))


main(float(sys.argv[1]))
