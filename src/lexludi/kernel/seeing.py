"""Seeing: what a seat may know of a match, and why it may not choose something."""

from __future__ import annotations

from typing import Any

from lexludi.kernel.checks import check_seat
from lexludi.kernel.errors import IllegalChoice
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


def view_of(match: Match, seat: int | None) -> dict[str, Any]:
    """The game's view, who sits where, who is asked, the seat's own ask, and the result."""
    check_seat(seat, len(match.origin.seats))
    view = match.state.view(seat)
    view["seats"] = list(match.game.seated(match.state, match.origin.seats))
    told = asks_for(match, seat)
    view["asks"] = told
    for n, ask in enumerate(match.asks):
        if ask.seat == seat:
            encode = match.game.options.encode
            told[n]["options"] = [encode(option) for option in ask.options]
    result = match.state.result
    view["result"] = None if result is None else result.plain()
    return view


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
