"""PettingZoo, one decision at a time (AEC): `env("root", ["marquise", "eyrie"])`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lexludi.envs.play import Play, fresh_seed
from lexludi.kernel.errors import IllegalChoice

ILLEGAL = -1.0
"""What an illegal choice costs, where it does not raise."""


def env(game: str = "skirmish", seats: Sequence[str] = ("red", "blue"), **settings: Any) -> Any:
    """The environment with PettingZoo's usual checks: an illegal action loses, a call out of order raises."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrapped)


def space(play: Play) -> spaces.Dict:
    """What a seat sees: the observation and the action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (play.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (play.actions.size,), np.int8),
        }
    )


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo expects
    """A match as an AEC environment; an illegal action raises IllegalChoice.

    Agents are called `seat_0`, `seat_1`, …; seats that the rules play are none. `options` are those of the game's
    set-up, `points` is the reward for a point, and a match is cut off after `max_cycles` decisions.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lexludi_v0",
        "render_modes": ["svg", "ansi"],
        "is_parallelizable": False,
    }

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
        self.observation_spaces = {agent: space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.actions.size) for agent in self.possible_agents}
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; the same seed gives the same one."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.play.begin(fresh_seed(self.generator))
        self.made = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        """Whose turn it is, or the end."""
        ask = self.play.match.ask
        if ask is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.made >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0] if ask is None else f"seat_{ask.seat}"

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know; the mask is all zeros unless it is asked."""
        seat = seat_of(agent)
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.play.choose(seat_of(agent), action):
            raise IllegalChoice(f"{agent} may not choose action {action} now")
        self.made += 1
        self._cumulative_rewards[agent] = 0.0
        earned = self.play.rewards()
        self.rewards = {agent: earned[seat_of(agent)] for agent in self.agents}
        self._accumulate_rewards()
        self._next()

    def render(self) -> str | None:
        match self.render_mode:
            case "svg":
                return self.play.match._repr_svg_()
            case "ansi":
                return repr(self.play.match)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return "lexludi_v0"
