"""Many seats at once, in one process and in arrays that are used again: `gymnasium.make_vec("lexludi/Seat-v0", 8)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lexludi.envs.masks import Packed, Whole
from lexludi.envs.observe import Array
from lexludi.envs.render import FPS, MODES
from lexludi.envs.seat import SeatEnv
from lexludi.kernel.errors import BadCall

MASKS = ("bytes", "bits")
RESETS = getattr(gymnasium.vector, "AutoresetMode", None)  # since Gymnasium 1.1


class SeatVector(gymnasium.vector.VectorEnv[Array, NDArray[np.int64], NDArray[Any]]):
    """So many of SeatEnv, side by side. What `reset` and `step` return is written over by the next call; copy what you
    keep. `info["action_mask"]` has a row a seat: a byte an id, or with `masks="bits"` a bit (as `numpy.packbits`).

    A match that is over begins anew with the next step, whose action is not heard.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": MODES,
        "render_fps": FPS,
        "autoreset_mode": RESETS and RESETS.NEXT_STEP,
    }

    def __init__(self, num_envs: int = 1, masks: str = "bytes", **settings: Any) -> None:
        if masks not in MASKS:
            raise BadCall(f"masks is one of {', '.join(MASKS)}, not {masks!r}")
        self.num_envs = num_envs
        self.envs = [SeatEnv(**settings) for _ in range(num_envs)]
        first = self.envs[0]
        self.render_mode = first.render_mode
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        size = first.play.actions.size
        self.bits = masks == "bits"
        self.seen = np.zeros((num_envs, first.play.observer.size), np.float32)
        self.legal: NDArray[Any] = np.zeros(
            (num_envs, (size + 7) // 8 if self.bits else size), np.uint8 if self.bits else np.int8
        )
        self.masks = [Packed(row) if self.bits else Whole(row) for row in self.legal]
        self.earned = np.zeros(num_envs)
        self.over = np.zeros(num_envs, np.bool_)
        self.cut = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Start a match at each; a seed is that of the first, and the next have the next ones."""
        seeds: Sequence[int | None]
        match seed:
            case None:
                seeds = [None] * self.num_envs
            case int():
                seeds = range(seed, seed + self.num_envs)
            case _:
                seeds = seed
        for n, (env, own) in enumerate(zip(self.envs, seeds, strict=True)):
            env.begin(own, options)
            self._look(n)
        self.over[:] = self.cut[:] = False
        return self.seen, self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Array, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        told: list[tuple[float, bool, bool]] = []
        ended = (self.over | self.cut).tolist()
        for n, (env, action) in enumerate(zip(self.envs, np.asarray(actions).tolist(), strict=True)):
            if ended[n]:
                env.begin(None, None)
                told.append((0.0, False, False))
            else:
                told.append(env.act(action)[:3])
            self._look(n)
        self.earned[:], self.over[:], self.cut[:] = zip(*told, strict=True)
        return self.seen, self.earned, self.over, self.cut, self._info()

    def __reduce__(self) -> tuple[Any, ...]:
        raise BadCall("a SeatVector cannot be copied: its arrays are filled in place; copy its `envs`")

    def _look(self, n: int) -> None:
        env = self.envs[n]
        env.play.observation(env.seat, self.seen[n])
        self.masks[n].show(env.play.legal(env.seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.legal}
        if self.envs[0].play.wanted:
            info["asks"] = [env.play.info(env.seat) for env in self.envs]
        return info

    def render(self) -> Any:
        return None if self.render_mode is None else tuple(env.render() for env in self.envs)

    def close_extras(self, **kwargs: Any) -> None:
        for env in self.envs:
            env.close()
