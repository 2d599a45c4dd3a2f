"""Imagining: a match in a world that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.chance import Chance, key_of
from lexludi.kernel.copying import clone_end, rerun
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.play import Checkpoint, Guess
from lexludi.kernel.record import Origin

GUESSES: Final = 100
"""How often a step is guessed anew before the guess is made of its middle."""


def imagine(match: Match, seat: int | None, chance: Chance, track: bool) -> Match:
    """Secrets and the future are guessed; the past and what the seat knows stay."""
    if match.ask is None:
        world = clone_end(match)
        world.state.imagine(seat, chance)
    elif track:
        return lasting(match, seat, chance)
    else:
        world = passing(match, seat, chance)
    world.origin = match.origin.secret()
    world.playout = True
    world.state.unwatched = True
    future = world.state.chance
    future.rekey(future_of(chance))
    future.script = ()
    return world


def passing(match: Match, seat: int | None, chance: Chance) -> Match:
    """A world for a playout: guess what the seat cannot know as it is now; where others are asked, guess it as it was
    when the step began and take the step again, so that they are asked about the hands they have in the guess.
    """
    point = match._point()
    known = known_choices(match, seat)
    asks = match.asks if match._open is None else match._open.asks
    if point.guess is None and any(a.seat != seat for a in asks):
        found = guessed(match, seat, chance, point, known, False)
        if found is not None:
            return found
    world = rerun(match, point, known, False, False)
    world.state.imagine(seat, chance)
    world.fill(answered(match, seat), chance)
    return world


def lasting(match: Match, seat: int | None, chance: Chance) -> Match:
    """A world as a match of its own that begins here.

    Chance used in this step cannot be told apart from what is still to come, so such a step is guessed in its middle.
    """
    point = match._point()
    known = known_choices(match, seat)
    if point.guess is None and match.state.chance.drawn == point.state.chance.drawn:
        world = guessed(match, seat, chance, point, known, True)
        if world is not None and world.state.chance.drawn == point.state.chance.drawn:
            key = future_of(chance)
            for future in (world.state.chance, world._trail[-1].state.chance):
                future.rekey(key)
                future.script = ()
            origin = match.origin
            world.origin = Origin(origin.game, origin.law, origin.seats, position=world.position(), data=origin.data)
            return world
    world = rerun(match, point, known, True, False)
    world.events.clear()
    before = chance.copy()
    future = Chance(future_of(chance))
    future.drawn = world.state.chance.drawn
    guess = Guess(len(known), seat, answered(match, seat), before, future)
    guess.suppose(world)
    world.origin = match.origin.secret()
    world._trail = [Checkpoint(point.state, 0, 0, guess)]
    world._trail[0].choices = known
    return world


def guessed(
    match: Match, seat: int | None, chance: Chance, point: Checkpoint, known: list[tuple[int, Option]], track: bool
) -> Match | None:
    """Guess what the seat could not know when the step began, until the step leads to what it knows now."""
    seen = match.state.view(seat)
    secret = answered(match, seat)
    for _ in range(GUESSES):
        state = point.state.copy()
        state.imagine(seat, chance)
        world = Match(match.game, match.origin, state, track)
        if world._again(known) and world.fill(secret, chance) and looks_like(world, match, seat, seen):
            return world
    return None


def looks_like(world: Match, match: Match, seat: int | None, seen: dict[str, Any]) -> bool:
    """Whether a seat, which sees that of the match, sees the same in the world, and is asked the same."""
    if len(world.asks) != len(match.asks):
        return False
    for ask, asked in zip(world.asks, match.asks, strict=True):
        if ask.seat != asked.seat:
            return False
        if seat == ask.seat and (
            ask.prompt != asked.prompt or ask.about != asked.about or ask.options != asked.options
        ):
            return False
    return world.state.view(seat) == seen


def answered(match: Match, seat: int | None) -> tuple[int, ...]:
    """The other seats that have answered, where several are asked at once and some have not yet."""
    if match._open is None:
        return ()
    return tuple([a.seat for a in match._open.asks if a.seat in match._answers and a.seat != seat and not a.forced()])


def known_choices(match: Match, seat: int | None) -> list[tuple[int, Option]]:
    """The choices since the step began, without those that others still keep secret."""
    choices = match._point().choices
    if match._open is None:
        return choices.copy()
    kept = len(choices) - len([a for a in match._open.asks if a.seat in match._answers and not a.forced()])
    return choices[:kept] + [c for c in choices[kept:] if c[0] == seat]


def future_of(chance: Chance) -> bytes:
    """Where chance goes on in an imagined world."""
    return key_of(f"{chance.below(1 << 30)} {chance.below(1 << 30)}")
