"""Where programs learn to play: PettingZoo and Gymnasium environments, and many matches side by side.

They need the extra `rl`: `pip install '.[rl]'`. See docs/rl.md.
"""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo as _  # noqa: F401 - so that what is missing is said here
except ModuleNotFoundError as missing:
    wanted = f"lexludi.envs needs {missing.name}; install Lex Ludi with its extra `rl`: pip install '.[rl]'"
    raise ModuleNotFoundError(wanted, name=missing.name) from None

from lexludi.envs.actions import Actions
from lexludi.envs.cycles import parallel_env
from lexludi.envs.observe import Observer
from lexludi.envs.seat import ID, SeatEnv
from lexludi.envs.tables import Episode, Tables
from lexludi.envs.turns import env, raw_env
from lexludi.envs.vector import SeatVector

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="lexludi.envs.seat:SeatEnv", vector_entry_point="lexludi.envs.vector:SeatVector")

__all__ = ["Actions", "Episode", "Observer", "SeatEnv", "SeatVector", "Tables", "env", "parallel_env", "raw_env"]
