"""Measures catanatron, four random players, in a venv of its own: see `meter`.

A decision is a call of `decide` with at least two playable actions; rolling the dice, say, is none.
"""

import sys

from catanatron import Color, Game, RandomPlayer
from meter import Work, serve

GAMES = 2
COPIES = 200


class Counting(RandomPlayer):
    decisions = 0

    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.decisions += 1
        return super().decide(game, playable_actions)


def play():
    for seed in range(1, GAMES + 1):
        Game([Counting(color) for color in Color], seed=seed).play()


def middle():
    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(300):
        game.play_tick()
    return game


def main(seconds):
    play()
    game = middle()
    works = {
        "decisions/s": Work(play, Counting.decisions),
        "clone µs": Work(lambda: [game.copy() for _ in range(COPIES)], COPIES),
    }
    serve(lambda _: works, seconds)


main(float(sys.argv[1]))
