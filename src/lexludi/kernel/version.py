"""The version of the engine, written into every record."""

from __future__ import annotations

from typing import Final

ENGINE: Final = "0.1.0"


def parts(version: str) -> tuple[int, ...]:
    """`"0.12.3"` as (0, 12, 3), for comparing; whatever is not a number counts as 0."""
    return tuple(int(p) if p.isdigit() else 0 for p in version.split("."))
