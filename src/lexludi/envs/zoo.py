"""What PettingZoo's two forms have in common: a match, its agents, what they see and may do, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from lexludi.envs.play import Play, fresh_seed

RENDER_MODES = ["svg", "ansi"]


class ZooEnv:
    """A match of a set-up, for PettingZoo.

    Agents are called `seat_0`, `seat_1`, …; seats that the rules play are none. `options` are those of the game's
    set-up, `points` is the reward for a point, and a match is cut off after `max_cycles`.
    """

    def __init__(
        self,
        game: str = "skirmish",
        seats: Sequence[str] = ("red", "blue"),
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, options, points)
        self.max_cycles = max_cycles or self.play.game.bound
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.play.deciding]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.actions.size) for agent in self.possible_agents}
        self.generator = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.play.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.play.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a match; the same seed gives the same one, and without a seed the next of its row."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.play.begin(fresh_seed(self.generator))
        self.agents = self.possible_agents.copy()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know; the mask is all zeros unless it is asked."""
        seat = seat_of(agent)
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def render(self) -> str | None:
        match self.render_mode:
            case "svg":
                return self.play.match._repr_svg_()
            case "ansi":
                return repr(self.play.match)
        return None

    def close(self) -> None:
        """Nothing is open."""


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
