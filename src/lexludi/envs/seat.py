"""Gymnasium, one seat against agents: `gymnasium.make("lexludi/Seat-v0", game=…, seats=[…])`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lexludi import agents as known
from lexludi.envs.observe import Array
from lexludi.envs.play import ILLEGAL, Mask, Play, fresh_seed
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup

ID = "lexludi/Seat-v0"


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A match from the chair of one seat; agents play the others, one for all or one for each: by name, or functions.

    The mask of legal actions is in `info["action_mask"]`, and in `action_masks()` for those who ask for it there; an
    illegal one costs ILLEGAL, nothing else happens, and the seat is asked again. `points` is the reward for a point,
    beside +1 for a won match and -1 for a lost one.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "skirmish",
        seats: Sequence[str] = ("red", "blue"),
        seat: int = 0,
        agents: Sequence[known.Who] = ("random",),
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        others = len(seats) - 1
        if len(agents) not in (1, others):
            raise BadSetup(f"{len(agents)} agents cannot play the {others} other seats: name one, or one for each.")
        self.play = Play(game, seats, options, points, track=not all(map(known.quick, agents)))
        if seat not in self.play.deciding:
            raise BadSetup(f"Seat {seat} is not one to decide; those are {self.play.deciding}.")
        self.seat = seat
        self.max_cycles = max_cycles or self.play.game.bound
        self.render_mode = render_mode
        sitters = [*agents] * others if len(agents) == 1 else [*agents]
        sitters.insert(seat, "random")
        self.players = [known.make(who) for who in sitters]
        self.chance = Chance.of("0")
        self.made = 0
        self.observation_space = spaces.Box(-1.0, 1.0, (self.play.observer.size,), np.float32)
        self.action_space = spaces.Discrete(self.play.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Start a match and play up to the seat's first decision; the same seed gives the same one."""
        super().reset(seed=seed)
        text = fresh_seed(self.np_random)
        self.chance = Chance.of(f"agents {text}")
        self.play.begin(text)
        self.made = 0
        self._others()
        self.play.rewards()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        legal = self.play.choose(self.seat, int(action))
        if legal:
            self._others()
        self.made += 1
        over = self.play.match.over
        observation, info = self._seen()
        if not legal:
            info["illegal"] = True
        reward = self.play.rewards()[self.seat] + (0.0 if legal else ILLEGAL)
        return observation, reward, over, not over and self.made >= self.max_cycles, info

    def _others(self) -> None:
        """Let the agents decide until the seat must; where several are asked at once, they go first."""
        match = self.play.match
        while others := [ask.seat for ask in match.asks if ask.seat != self.seat]:
            match.choose(self.players[others[0]].choose(match, others[0], self.chance), others[0])
        if match.over:
            for seat, player in enumerate(self.players):
                player.finish(match, seat)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        return self.play.observation(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """A 1 for every action that is legal now."""
        return self.play.mask(self.seat)

    def render(self) -> str | None:
        return repr(self.play.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for seat, player in enumerate(self.players):
            player.finish(self.play.match, seat)
