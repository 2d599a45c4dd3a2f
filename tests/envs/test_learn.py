"""The example of docs/rl.md learns."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from lexludi.envs.learn import BATCH, POINTS, Network, discounted, share, train
from lexludi.envs.tables import Tables

SEATS = ("red", "blue")
DOCS = Path(__file__).parents[2] / "docs" / "rl.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def untrained(tables: Tables) -> Network:
    return Network(tables.play.observer.size, tables.play.actions.size)


def earned(tables: Tables, network: Network, games: int) -> float:
    return fmean(sum(episode.rewards) for episode in tables.run(network.choose, games, "test"))


def test_a_few_matches_already_help() -> None:
    """By about 0.6 a match, with a standard error of about 0.12 for so many: chance alone hardly fails it."""
    tables = Tables("skirmish", SEATS, BATCH, points=POINTS)
    network = train(tables, 3 * BATCH, rate=0.02)
    assert earned(tables, network, 96) > earned(tables, untrained(tables), 96) + 0.2


@pytest.mark.slow
def test_it_learns_to_beat_random_players() -> None:
    """An untrained network wins half of its matches."""
    tables = Tables("skirmish", SEATS, BATCH, points=POINTS)
    assert 0.4 < share(tables, untrained(tables), 200) < 0.6
    won = share(tables, train(tables, 800), 200)
    print(f"wins {won:.1%} of 200 matches")
    assert won > 0.7


def test_later_rewards_count_less() -> None:
    assert discounted([0.0, 0.0, 1.0]) == pytest.approx([0.95**2, 0.95, 1.0])


def test_learning_makes_what_paid_likelier() -> None:
    tables = Tables("skirmish", SEATS, 4, points=POINTS)
    network = untrained(tables)
    episodes = list(tables.run(network.choose, 4))
    best = max(episodes, key=lambda episode: sum(episode.rewards))
    network.learn(episodes, 0.01)
    paid = [n for n, reward in enumerate(best.rewards) if reward > 0]
    rows = network.hidden(np.stack(best.observations))
    gains = [
        network.chances(rows[n], best.legal[n])[list(best.legal[n]).index(best.actions[n])] * len(best.legal[n])
        for n in paid
    ]
    assert fmean(gains) > 1


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_docs_run(example: str) -> None:
    exec(example, {})
