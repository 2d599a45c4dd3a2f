"""PettingZoo, one decision at a time (AEC): `env("skirmish", ["red", "blue"])`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lexludi.envs.play import ILLEGAL
from lexludi.envs.render import FPS, MODES
from lexludi.envs.zoo import ZooEnv
from lexludi.kernel.errors import IllegalChoice


def env(game: str = "skirmish", seats: Sequence[str] = ("red", "blue"), **settings: Any) -> Any:
    """The environment with PettingZoo's usual checks: an illegal action loses, a call out of order raises."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(ZooEnv, AECEnv):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo expects
    """A match as an AEC environment: a cycle is a decision, and an illegal action raises IllegalChoice."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lexludi_v0",
        "render_modes": MODES,
        "render_fps": FPS,
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; the same seed gives the same one. `options` are those of `begin`, for this match alone."""
        self.begin(seed, options)
        self.made = 0
        self._no_rewards()
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
            self.agent_selection = self.agents[0]
            return
        if self.made >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = agent = self.names[ask.seat]
        if self.play.wanted:
            self.infos[agent] = self.play.told(ask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        if action is None or not play.choose(self.chairs[agent], action):
            raise IllegalChoice(f"{agent} may not choose action {action} now")
        self.made += 1
        self._cumulative_rewards[agent] = 0.0
        earned = play.rewards()
        if earned is not play.nothing:
            self.rewards = {agent: earned[self.chairs[agent]] for agent in self.agents}
            self.rewarded = True
            self._accumulate_rewards()
        elif self.rewarded:
            self._no_rewards()
        self._next()

    def _no_rewards(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewarded = False

    def __str__(self) -> str:
        return "lexludi_v0"
