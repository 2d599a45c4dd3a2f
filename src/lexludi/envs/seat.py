"""Gymnasium, one seat against agents: `gymnasium.make("lexludi/Seat-v0", game=…, seats=[…])`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lexludi import agents as known
from lexludi.envs.masks import Mask
from lexludi.envs.observe import Array
from lexludi.envs.play import ILLEGAL, Play, fresh_seed
from lexludi.envs.render import FPS, MODES, checked, render
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup

ID = "lexludi/Seat-v0"


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A match from the chair of one seat; agents play the others, one for all or one for each: by name, or functions.

    The mask of legal actions is in `info["action_mask"]`, and in `action_masks()` for those who ask for it there; an
    illegal one costs ILLEGAL, nothing else happens, and the seat is asked again. `points` is the reward for a point,
    beside +1 for a won match and -1 for a lost one; `info` is what else to tell of every ask (see `play.INFO`).
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": FPS}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "skirmish",
        seats: Sequence[str] = ("red", "blue"),
        seat: int = 0,
        agents: known.Who | Sequence[known.Who] = ("random",),
        options: Mapping[str, Any] | None = None,
        points: float = 0.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        info: Iterable[str] = (),
    ) -> None:
        self.render_mode = checked(render_mode)
        self.agents = [agents] if isinstance(agents, str) or callable(agents) else [*agents]
        self.play = Play(game, seats, options, points, not all(map(known.quick, self.agents)), info)
        self.seat = self.usual = seat
        self.max_cycles = max_cycles or self.play.game.bound
        self.known = [known.make(who) for who in self.agents]
        """An agent for each of the others, in their order; there may be more of them in another match."""
        self.players: dict[int, known.Agent] = {}
        self._sit(seat)
        self.chance = Chance.of("0")
        self.made = 0
        self.observation_space = spaces.Box(-1.0, 1.0, (self.play.observer.size,), np.float32)
        self.action_space = spaces.Discrete(self.play.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Start a match and play up to the seat's first decision; the same seed gives the same one.

        `options`, for this match alone: the `seat` to decide for, `seats`, a `position` to start from, and options of
        the game's set-up, such as a map.
        """
        self.begin(seed, options)
        return self._seen()

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """The same without looking."""
        super().reset(seed=seed)
        text = fresh_seed(self.np_random)
        self.chance = Chance.of(f"agents {text}")
        chosen = dict(options or {})
        seat = chosen.pop("seat", self.usual)
        self.play.begin(text, chosen)
        self._sit(seat)
        self.made = 0
        self._others()
        self.play.rewards()

    def _sit(self, seat: int) -> None:
        """Who plays where: the agents in the order of the other seats that decide."""
        deciding = self.play.deciding
        if seat not in deciding:
            raise BadSetup(f"Seat {seat} is not one to decide; those are {deciding}.")
        others = [n for n in deciding if n != seat]
        count = len(self.agents)
        if count not in (1, len(others)):
            raise BadSetup(f"{count} agents cannot play the {len(others)} other seats: name one, or one for each.")
        while len(self.known) < len(others):
            self.known.append(known.make(self.agents[0]))
        self.seat = seat
        self.players = dict(zip(others, self.known, strict=False))

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        reward, over, cut, legal = self.act(int(action))
        observation, info = self._seen()
        if not legal:
            info["illegal"] = True
        return observation, reward, over, cut, info

    def act(self, action: int) -> tuple[float, bool, bool, bool]:
        """The same without looking: what it earned, whether the match is over or cut off, and whether it was legal."""
        legal = self.play.choose(self.seat, action)
        if legal:
            self._others()
        self.made += 1
        over = self.play.match.over
        reward = self.play.rewards()[self.seat] + (0.0 if legal else ILLEGAL)
        return reward, over, not over and self.made >= self.max_cycles, legal

    def _others(self) -> None:
        """Let the agents decide until the seat must; where several are asked at once, they go first."""
        match, chance, players, own = self.play.match, self.chance, self.players, self.seat
        while (ask := match.ask) is not None:
            seat = ask.seat
            if seat == own:
                others = [ask.seat for ask in match.asks if ask.seat != own]
                if not others:
                    return
                seat = others[0]
            players[seat].decide(match, seat, chance)
        if match.over:
            self._finish()

    def _finish(self) -> None:
        for seat, player in self.players.items():
            player.finish(self.play.match, seat)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        info = self.play.info(self.seat)
        info["action_mask"] = self.action_masks()
        return self.play.observation(self.seat), info

    def action_masks(self) -> Mask:
        """A 1 for every action that is legal now."""
        return self.play.mask(self.seat)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return render(self.play.match, self.render_mode, self.seat)

    def close(self) -> None:
        self._finish()
