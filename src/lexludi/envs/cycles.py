"""PettingZoo, all seats at once (Parallel): in each cycle every seat that is asked decides; `env` is its AEC form.

Seats that are asked together, such as for a secret bid, decide in one cycle. What a seat that is not asked does is
ignored. An illegal action costs ILLEGAL, and the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from lexludi.envs.play import ILLEGAL
from lexludi.envs.render import FPS, MODES
from lexludi.envs.zoo import ZooEnv


def env(game: str = "skirmish", seats: Sequence[str] = ("red", "blue"), **settings: Any) -> Any:
    """The parallel environment as an AEC one, in which every agent acts in each cycle."""
    return parallel_to_aec(parallel_env(game, seats, **settings))


class parallel_env(ZooEnv, ParallelEnv):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo expects
    """A match as a parallel environment."""

    metadata: ClassVar[dict[str, Any]] = {"name": "lexludi_cycles_v0", "render_modes": MODES, "render_fps": FPS}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match; the same seed gives the same one. `options` are those of `begin`, for this match alone."""
        self.begin(seed, options)
        self.cycles = 0
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.play.info(self.chairs[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        agents = self.agents
        illegal: set[str] = set()
        for ask in self.play.match.asks.copy():
            agent = self.names[ask.seat]
            if not self.play.choose(ask.seat, actions[agent]):
                illegal.add(agent)
        self.cycles += 1
        earned = self.play.rewards()
        rewards = {agent: earned[self.chairs[agent]] + (ILLEGAL if agent in illegal else 0.0) for agent in agents}
        over = self.play.match.over
        cut = not over and self.cycles >= self.max_cycles
        observations, infos = self._observations(), self._infos()
        for agent in illegal:
            infos[agent]["illegal"] = True
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
