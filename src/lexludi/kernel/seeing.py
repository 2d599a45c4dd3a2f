"""Seeing: what a seat may know of a match, and why it may not choose something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.kernel.checks import check_seat
from lexludi.kernel.errors import IllegalChoice
from lexludi.kernel.glimpse import Glimpse, Part
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


def view_of(match: Match, seat: int | None) -> dict[str, Any]:
    """The game's view, who sits where, who is asked, the seat's own ask, and the result."""
    check_seat(seat, len(match.origin.seats))
    view = match.state.view(seat)
    for name, part in PARTS.items():
        view[name] = part(match, seat)
    return view


def glimpse_of(match: Match, seat: int | None) -> Mapping[str, Any]:
    """The same, worked out part by part where the game tells its view in parts."""
    parts = match.state.parts()
    if parts is None:
        return view_of(match, seat)
    check_seat(seat, len(match.origin.seats))
    return Glimpse(match, seat, PARTS, parts)


def seated(match: Match, seat: int | None) -> list[str]:
    """Who sits where."""
    return list(match.game.seated(match.state, match.origin.seats))


def asked(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """Who is asked, and of the seat's own ask all options."""
    told = asks_for(match, seat)
    for n, ask in enumerate(match.asks):
        if ask.seat == seat:
            encode = match.game.options.encode
            told[n]["options"] = [encode(option) for option in ask.options]
    return told


def ended(match: Match, seat: int | None) -> dict[str, Any] | None:
    """How the match ended."""
    result = match.state.result
    return None if result is None else result.plain()


PARTS: Final[Mapping[str, Part]] = {"seats": seated, "asks": asked, "result": ended}
"""What every view tells beside what the game shows."""


def asks_for(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """Who is asked, and what that seat is asked. Others learn no more: a prompt could tell what a hand holds."""
    told: list[dict[str, Any]] = []
    for ask in match.asks:
        seen: dict[str, Any] = {"seat": ask.seat}
        if ask.seat == seat:
            seen["prompt"] = ask.prompt
            seen["law"] = ask.law
            seen["about"] = list(ask.about)
        told.append(seen)
    return told


def why_not(match: Match, option: Option | str, seat: int | None) -> IllegalChoice | None:
    """Why that choice would be refused; None if it may be made."""
    try:
        ask = match._ask_of(seat)
        if isinstance(option, str):
            option = match.parse(option)
    except IllegalChoice as error:
        return error
    if option in ask.options:
        return None
    for refusal in match.refusals(ask.seat) if match.track else []:
        if refusal.option == option:
            return IllegalChoice(f"{option!r} is forbidden by rule {refusal.law}", refusal.law)
    return IllegalChoice(f"{option!r} is not among the {len(ask.options)} options of {ask.prompt!r}", ask.law)
