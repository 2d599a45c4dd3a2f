"""Glimpse: a view that is worked out part by part, as somebody looks.

It tells the same as the view of the same moment, and is good until the next decision. Words look at a few parts of
a view; most parts of most views are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from lexludi.kernel.match import Match

Part: TypeAlias = Callable[[Any, int | None], Any]
"""What a seat (None: a spectator) may know of one thing: of a state, or of a match."""


class Glimpse(Mapping[str, Any]):
    """What a seat may know of a match at this moment."""

    __slots__ = ("_match", "_of_match", "_of_state", "_seat", "_told")

    def __init__(
        self, match: Match, seat: int | None, of_match: Mapping[str, Part], of_state: Mapping[str, Part]
    ) -> None:
        self._match = match
        self._seat = seat
        self._of_match = of_match
        self._of_state = of_state
        self._told: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        told = self._told
        if name not in told:
            part = self._of_match.get(name)
            if part is None:
                told[name] = self._of_state[name](self._match.state, self._seat)
            else:
                told[name] = part(self._match, self._seat)
        return told[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._of_state
        yield from (name for name in self._of_match if name not in self._of_state)

    def __len__(self) -> int:
        return len(set(self._of_state) | set(self._of_match))
