"""Views and prompts of games that declare no numbers, hashed: nothing is left out, but different things may meet."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from zlib import crc32

PROMPTS = 128
"""Numbers for what is asked: a 1 where the prompt is hashed to."""
ABOUT = 4
"""The first numbers of what the prompt speaks of."""
MOST_ABOUT = 64.0
REST = 256
"""Numbers for the view."""
TENS = 10.0


def sketch(view: dict[str, Any], seat: int, seats: int) -> list[float]:
    """Each seat's 1 if it is asked; of the one that looks the prompt and what it is about; and all else."""
    out = [0.0] * (seats + PROMPTS + ABOUT + REST)
    asks = view["asks"]
    for ask in asks:
        out[(ask["seat"] - seat) % seats] = 1
    ask = next((ask for ask in asks if ask["seat"] == seat), None)
    if ask is not None:
        out[seats + hashed(ask["prompt"]) % PROMPTS] = 1
        for n, number in enumerate(ask["about"][:ABOUT], seats + PROMPTS):
            out[n] = number / MOST_ABOUT
    for name, entry in view.items():
        if name not in ("seats", "asks", "result"):
            scatter(entry, name, seats + PROMPTS + ABOUT, out)
    return out


def scatter(entry: Any, path: str, start: int, out: list[float]) -> None:
    """Anything that JSON can say, added up at the places its paths are hashed to, with a sign that is hashed too."""
    if not entry:
        return
    if isinstance(entry, dict):
        for name, inner in entry.items():
            scatter(inner, f"{path}.{name}", start, out)
    elif isinstance(entry, list | tuple):
        for n, inner in enumerate(entry):
            scatter(inner, f"{path}.{n}", start, out)
    else:
        amount = 1.0
        if isinstance(entry, str):
            path = f"{path}={entry}"
        elif entry is not True:
            amount = entry / TENS
        place = hashed(path)
        out[start + (place >> 1) % REST] += amount if place & 1 else -amount


@lru_cache(maxsize=1 << 15)
def hashed(path: str) -> int:
    """The same number for a path in every process."""
    return crc32(path.encode())
