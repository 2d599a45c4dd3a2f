"""Copying: a match that stands where another stands, by taking the step under way again."""

from __future__ import annotations

from lexludi.kernel.errors import BrokenGame
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.play import Checkpoint, course


def rerun(of: Match, point: Checkpoint, choices: list[tuple[int, Option]], track: bool, explaining: bool) -> Match:
    """A match that took that step again from its start, with these choices."""
    match = Match(of.game, of.origin, point.state.copy(), False)
    match._inherit(of)
    match.playout = not track
    state = match.state
    state.explaining = explaining
    if track:
        match.events = of.events[: point.events]
        state.log = match.events
        match._send = course(state, match.steps, True).send
    guess = point.guess
    if guess is None:
        if point.laters and not explaining:
            match._known = point.laters[::-1]
        same = match._again(choices)
    else:
        same = match._again(choices[: guess.after])
        guess.suppose(match)
        same = same and match._go_on(choices[guess.after :])
    if not same:
        raise BrokenGame("a step did not run again as it ran before")
    match.track = track
    return match


def clone(of: Match, track: bool) -> Match:
    """An independent copy; one that keeps no track is cheap."""
    if of.ask is None:
        return clone_end(of)
    point = of._point()
    match = rerun(of, point, point.choices, track, False)
    if track:
        match.history = of.history.copy()
        match._trail = [*of._trail[:-1], point.copy()]
        match._floor = of._floor
        match._why = of._why
    return match


def clone_end(of: Match) -> Match:
    """A copy of a match in which nobody is asked."""
    match = Match(of.game, of.origin, of.state.copy(), of.track)
    match.history = of.history.copy()
    match.events.extend(of.events)
    match._inherit(of)
    if of.stopped:
        match._wait()
        match._trail = [*of._trail[:-1], of._trail[-1].copy()]
    match.playout = of.playout
    match._floor = of._floor
    match._why = of._why
    return match
