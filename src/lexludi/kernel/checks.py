"""Whether what a program hands over is what is asked for; if not, a sentence says what it takes."""

from __future__ import annotations

from collections.abc import Iterable

from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import BadCall, BadSetup, IllegalChoice


def check_seat(seat: int | None, count: int) -> None:
    """Raises BadCall unless that is one of so many seats (none are known: any), or nobody's."""
    if seat is None:
        return
    if not isinstance(seat, int) or seat < 0 or (count and seat >= count):
        raise BadCall(f"a seat is a number from 0 to {count - 1}, or None for who looks on, not {seat!r}")


def listed(seats: Iterable[str]) -> tuple[str, ...]:
    """The names of seats; one text would be taken for its letters."""
    if isinstance(seats, str):
        raise BadSetup("Seats are a list of names: [{seats!r}] for one.", seats=seats)
    return tuple(seats)


def not_there(ask: Ask, index: object) -> BadCall | IllegalChoice:
    """What to raise where an ask has no option at that place."""
    if not isinstance(index, int):
        return BadCall(f"pick takes the place of an option, a number, not {index!r}; choose takes options")
    return IllegalChoice(f"{ask.prompt!r} has {len(ask.options)} options: none has the place {index}", ask.law)
