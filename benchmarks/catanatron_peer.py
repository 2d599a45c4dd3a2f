"""Measures catanatron, four random players, and prints the figures as JSON. It runs in a venv of its own.

A decision is a call of `decide` with at least two playable actions; rolling the dice, say, is none.
"""

import json
import sys
from time import process_time

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
    start = process_time()
    while process_time() - start < seconds:
        game.copy()
        done += 1
    return (process_time() - start) / done * 1e6


def main(seconds):
    games = 0
    start = process_time()
    while process_time() - start < seconds:
        Game([Counting(color) for color in Color], seed=games + 1).play()
        games += 1
    took = process_time() - start
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
