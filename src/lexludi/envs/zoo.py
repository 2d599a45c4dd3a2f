"""What PettingZoo's two forms have in common: a match, its agents, what they see and may do, and how it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from lexludi.envs.observe import Array
from lexludi.envs.play import Play, fresh_seed
from lexludi.envs.render import checked, render
from lexludi.kernel.errors import BadSetup


class ZooEnv:
    """A match of a set-up, for PettingZoo.

    Agents are called `seat_0`, `seat_1`, …; seats that the rules play are none. `options` are those of the game's
    set-up, `points` is the reward for a point, `info` what to tell of every ask (see `play.INFO`), and a match is cut
    off after `max_cycles`.
    """

    def __init__(
        self,
        game: str = "skirmish",
        seats: Sequence[str] = ("red", "blue"),
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        info: Iterable[str] = (),
    ) -> None:
        super().__init__()
        self.render_mode = checked(render_mode)
        self.play = Play(game, seats, options, points, info=info)
        self.max_cycles = max_cycles or self.play.game.bound
        self.names = [f"seat_{seat}" for seat in range(len(self.play.seats))]
        self.chairs = {name: seat for seat, name in enumerate(self.names)}
        self.possible_agents = [self.names[seat] for seat in self.play.deciding]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.actions.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1.0, 1.0, (len(self.possible_agents) * self.play.observer.size,), np.float32)
        self.generator = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.play.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.play.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do, legal or not."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None, chosen: Mapping[str, Any] | None) -> None:
        """Start a match; the same seed gives the same one, and without a seed the next of its row.

        `chosen` are `seats`, a `position`, and options of the game's set-up, for this match alone.
        """
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.play.begin(fresh_seed(self.generator), chosen)
        agents = [self.names[seat] for seat in self.play.deciding]
        if agents != self.possible_agents:
            raise BadSetup(f"The agents of this environment are {', '.join(self.possible_agents)}, no others.")
        self.agents = agents

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know; the mask is all zeros unless it is asked."""
        seat = self.chairs[agent]
        play = self.play
        return {"observation": play.observer.observe(play.match, seat), "action_mask": play.mask(seat)}

    def state(self) -> Array:
        """What all agents know together, for central critics: their observations, one after another."""
        return self.play.state()

    def render(self) -> Any:
        """The table as who looks on sees it."""
        return render(self.play.match, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
