"""Measures catanatron, four random players, and prints the figures as JSON. It runs in a venv of its own.

A decision is a call of `decide` with at least two playable actions; rolling the dice, say, is none.
"""

import json
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


class Counting(RandomPlayer):
    decisions = 0
    options = 0

    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.decisions += 1
            Counting.options += len(playable_actions)
        return super().decide(game, playable_actions)


def copied(game, seconds):
    done = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game.copy()
        done += 1
    return (perf_counter() - start) / done * 1e6


def main(seconds):
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        Game([Counting(color) for color in Color], seed=games + 1).play()
        games += 1
    took = perf_counter() - start
    middle = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(300):
        middle.play_tick()
    figures = {
        "decisions/s": Counting.decisions / took,
        "games/s": games / took,
        "decisions/game": Counting.decisions / games,
        "options/decision": Counting.options / Counting.decisions,
        "clone µs": copied(middle, seconds / 4),
    }
    print(json.dumps({"compiled": False, "figures": figures}))


main(float(sys.argv[1]))
