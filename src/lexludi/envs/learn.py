"""A small policy gradient in plain NumPy: REINFORCE on two layers. An example to read and to change.

python -m lexludi.envs.learn                 learns Skirmish against random players, about two minutes on one core
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

from lexludi.envs.observe import Array
from lexludi.envs.tables import Episode, Legal, Tables

POINTS = 0.1
"""What a point is worth in training, so that there is something to learn before the first win."""
DISCOUNT = 0.95
BATCH = 16
"""Matches between two steps of learning."""


class Network:
    """Observation -> hidden layer -> a number for each action id; the legal ones are chosen by softmax."""

    def __init__(self, inputs: int, actions: int, hidden: int = 32, seed: int = 1) -> None:
        self.random = np.random.default_rng(seed)
        self.first = self.random.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32)
        self.second = np.zeros((actions, hidden + 1), np.float32)
        self.squares = [np.full_like(self.first, 1e-8), np.full_like(self.second, 1e-8)]

    def hidden(self, seen: Array) -> Array:
        """The values of the inner layer, with a 1 at the end."""
        inner = np.tanh(seen @ self.first)
        return np.hstack([inner, np.ones((len(seen), 1), np.float32)])

    def chances(self, hidden: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """How likely each legal action is."""
        wish = self.second[legal] @ hidden
        likely = np.exp(wish - wish.max())
        return likely / likely.sum()  # type: ignore[no-any-return]

    def choose(self, seen: Array, legal: Legal) -> Sequence[int]:
        """The policy, for `Tables.run`."""
        rows = self.hidden(seen)
        return [
            int(ids[np.searchsorted(self.chances(row, ids).cumsum()[:-1], self.random.random())])
            for row, ids in zip(rows, legal, strict=True)
        ]

    def learn(self, episodes: Sequence[Episode], rate: float) -> None:
        """Make what went better than usual likelier (RMSProp on the REINFORCE gradient)."""
        returns = np.concatenate([discounted(episode.rewards) for episode in episodes])
        ahead = (returns - returns.mean()) / (returns.std() + 1e-8)
        seen = np.stack([row for episode in episodes for row in episode.observations])
        legal = [ids for episode in episodes for ids in episode.legal]
        actions = [action for episode in episodes for action in episode.actions]
        hidden = self.hidden(seen)
        outer = np.zeros_like(self.second)
        back = np.zeros_like(hidden)
        for n, (ids, action) in enumerate(zip(legal, actions, strict=True)):
            if len(ids) == 1:
                continue
            surprise = -self.chances(hidden[n], ids)
            surprise[ids == action] += 1
            surprise *= ahead[n]
            outer[ids] += surprise[:, None] * hidden[n]
            back[n] = surprise @ self.second[ids]
        inner = seen.T @ (back[:, :-1] * (1 - hidden[:, :-1] ** 2))
        for weights, gradient, square in zip((self.first, self.second), (inner, outer), self.squares, strict=True):
            gradient /= len(actions)
            square += 0.05 * (gradient**2 - square)
            weights += rate * gradient / np.sqrt(square)


def discounted(rewards: Sequence[float]) -> np.ndarray:
    """What came after each decision, later rewards counting less."""
    out = np.zeros(len(rewards))
    running = 0.0
    for n in range(len(rewards) - 1, -1, -1):
        running = out[n] = rewards[n] + DISCOUNT * running
    return out


def train(tables: Tables, games: int, rate: float = 0.003, seed: str = "learn") -> Network:
    """A network that has learned from so many matches."""
    network = Network(tables.play.observer.size, tables.play.actions.size)
    for start in range(0, games, BATCH):
        network.learn(list(tables.run(network.choose, BATCH, f"{seed} {start}")), rate)
    return network


def share(tables: Tables, network: Network, games: int, seed: str = "test") -> float:
    """The share of matches, none of which it has learned from, that the network wins; a tie is half a win."""
    return sum(episode.won for episode in tables.run(network.choose, games, seed)) / games


def main(argv: Sequence[str] | None = None) -> None:
    """Learn a game and print how that goes."""
    parser = argparse.ArgumentParser(prog="python -m lexludi.envs.learn", description="Learn a game by playing it.")
    parser.add_argument("game", nargs="?", default="skirmish")
    parser.add_argument("seats", nargs="*", default=["red", "blue"])
    parser.add_argument("--games", type=int, default=800, help="matches to learn from (800)")
    parser.add_argument("--agent", default="random", help="who plays the other seats (random)")
    wanted = parser.parse_args(argv)
    tables = Tables(wanted.game, wanted.seats, BATCH, agent=wanted.agent, points=POINTS)
    untrained = Network(tables.play.observer.size, tables.play.actions.size)
    print(f"untrained: wins {share(tables, untrained, 200):.0%} of 200 against {wanted.agent}", flush=True)
    began = time.monotonic()
    network = train(tables, wanted.games)
    print(f"learned from {wanted.games} matches in {time.monotonic() - began:.0f} s")
    print(f"trained: wins {share(tables, network, 200):.0%} of 200 against {wanted.agent}")


if __name__ == "__main__":
    main()
