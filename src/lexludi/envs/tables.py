"""Many matches side by side in one process: one call of a policy decides for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lexludi import agents as known
from lexludi.envs.observe import Array
from lexludi.envs.play import Play
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup

Legal = list[NDArray[np.int64]]
Policy = Callable[[Array, Legal], Sequence[int]]
"""Given the observations (one a row, written over for the next call) and the legal ids of each, the id for each."""


@dataclass
class Episode:
    """What a seat saw, could do, did and earned in one match."""

    number: int
    seat: int
    observations: list[Array] = field(default_factory=list)
    legal: Legal = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    won: float = 0.0
    """1 for a win, a part of it for a win that others share."""


class Table:
    """One of the matches, and the episodes of the seats that learn in it."""

    def __init__(self, play: Play, agent: known.Agent) -> None:
        self.play = play
        self.agent = agent
        self.chance = Chance.of("0")
        self.episodes: dict[int, Episode] = {}

    def begin(self, seed: str, number: int, learners: Sequence[int]) -> None:
        """Start a match, in which these seats learn, and play to their first decision."""
        self.play.begin(seed)
        self.chance = Chance.of(f"agents {seed}")
        self.episodes = {seat: Episode(number, seat) for seat in learners}
        self.others()

    def others(self) -> None:
        """Let the agent decide for the seats that do not learn, until one that does is asked."""
        match = self.play.match
        while (ask := match.ask) is not None and ask.seat not in self.episodes:
            self.agent.decide(match, ask.seat, self.chance)

    def settle(self) -> None:
        """Add what was earned to the last decision of each seat."""
        for seat, reward in enumerate(self.play.rewards()):
            episode = self.episodes.get(seat)
            if episode is not None and episode.rewards:
                episode.rewards[-1] += reward


class Tables:
    """So many matches of a set-up at once. `learners` are the seats the policy plays in match n: `None` is all of
    them, a number is that one, and `"turn"` is each in turn; an agent plays the others.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        count: int = 16,
        options: Mapping[str, Any] | None = None,
        learners: int | str | None = "turn",
        agent: known.Who = "random",
        points: float = 0.0,
    ) -> None:
        track = not known.quick(agent)
        self.tables = [Table(Play(game, seats, options, points, track), known.make(agent)) for _ in range(count)]
        self.play = self.tables[0].play
        self.seen = np.zeros((count, self.play.observer.size), np.float32)
        self.learners = learners
        if learners not in (None, "turn", *self.play.deciding):
            raise BadSetup(f"learners is None, 'turn', or one of the seats {self.play.deciding}, not {learners!r}.")

    def run(self, policy: Policy, games: int, seed: str = "1") -> Iterator[Episode]:
        """Play that many matches; each seat's episode comes when its match is over, or cut off at the game's bound.

        Match n has the seed `seed-n`.
        """
        waiting = iter(range(games))
        running = [table for table in self.tables if self._begin(table, waiting, seed)]
        while running:
            asked = [table.play.match.ask for table in running]
            seen = self.seen[: len(running)]
            legal: Legal = []
            for row, table, ask in zip(seen, running, asked, strict=True):
                assert ask is not None
                table.play.observation(ask.seat, row)
                legal.append(np.array(table.play.legal(ask.seat)))
            chosen = policy(seen, legal)
            for n, (table, ask) in enumerate(zip(running, asked, strict=True)):
                assert ask is not None
                episode = table.episodes[ask.seat]
                episode.observations.append(seen[n].copy())
                episode.legal.append(legal[n])
                episode.actions.append(int(chosen[n]))
                episode.rewards.append(0.0)
                if not table.play.choose(ask.seat, chosen[n]):
                    raise ValueError(f"the policy chose {chosen[n]}, which is not legal")
                table.others()
                table.settle()
            still: list[Table] = []
            for table in running:
                if table.play.match.over or len(table.play.match.history) >= table.play.game.bound:
                    yield from self._end(table)
                    if not self._begin(table, waiting, seed):
                        continue
                still.append(table)
            running = still

    def _begin(self, table: Table, waiting: Iterator[int], seed: str) -> bool:
        for number in waiting:
            deciding = self.play.deciding
            match self.learners:
                case None:
                    seats = deciding
                case "turn":
                    seats = [deciding[number % len(deciding)]]
                case seat:
                    seats = [int(seat)]
            table.begin(f"{seed}-{number}", number, seats)
            if not table.play.match.over:  # a match that ends before anybody learns has nothing to teach
                return True
        return False

    def _end(self, table: Table) -> Iterator[Episode]:
        result = table.play.match.result
        for seat, episode in table.episodes.items():
            episode.won = 1 / len(result.winners) if result is not None and seat in result.winners else 0.0
            yield episode
