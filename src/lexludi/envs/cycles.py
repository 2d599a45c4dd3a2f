"""PettingZoo, all seats at once (Parallel): in each cycle every seat that is asked decides; `env` is its AEC form.

Seats that are asked together, such as for a secret bid, decide in one cycle. What a seat that is not asked does is
ignored. An illegal action costs ILLEGAL, and the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from lexludi.envs.play import Play, fresh_seed
from lexludi.envs.turns import ILLEGAL, seat_of, space


def env(game: str = "skirmish", seats: Sequence[str] = ("red", "blue"), **settings: Any) -> Any:
    return parallel_to_aec(parallel_env(game, seats, **settings))


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo expects
    """A match as a parallel environment, cut off after `max_cycles` cycles."""

    metadata: ClassVar[dict[str, Any]] = {"name": "lexludi_cycles_v0", "render_modes": ["svg", "ansi"]}

    def __init__(
        self,
        game: str = "skirmish",
        seats: Sequence[str] = ("red", "blue"),
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options, points)
        self.max_cycles = max_cycles or self.play.game.bound
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.play.deciding]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.actions.size) for agent in self.possible_agents}
        self.generator = np.random.default_rng()
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match; the same seed gives the same one."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.play.begin(fresh_seed(self.generator))
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        play = self.play
        return {
            agent: {"observation": play.observation(seat_of(agent)), "action_mask": play.mask(seat_of(agent))}
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for ask in self.play.match.asks.copy():
            agent = f"seat_{ask.seat}"
            if not self.play.choose(ask.seat, actions[agent]):
                infos[agent]["illegal"] = True
        self.cycles += 1
        earned = self.play.rewards()
        rewards = {agent: earned[seat_of(agent)] + (ILLEGAL if infos[agent] else 0.0) for agent in agents}
        over = self.play.match.over
        cut = not over and self.cycles >= self.max_cycles
        observations = self._observations()
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        match self.render_mode:
            case "svg":
                return self.play.match._repr_svg_()
            case "ansi":
                return repr(self.play.match)
        return None

    def close(self) -> None:
        """Nothing is open."""
