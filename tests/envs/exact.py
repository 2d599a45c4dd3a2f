"""What the tests of exact numbers share: random matches, and views changed in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi import BrokenGame, Match
from lexludi.envs.actions import Actions
from lexludi.envs.observe import Observer
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.numbers import Group, Part, Told


def moments(game: str, actions: Actions, setup: Setup, seed: str, every: int) -> Iterator[Match]:
    """A random match, every so many decisions and at its end; no option needs a spare id."""
    match = Match.new(game, setup.seats, seed, False, **setup.options)
    chance = Chance.of(seed)
    while match.ask is not None:
        if len(match.history) % every == 0:
            yield match
        ids = actions.all(match.ask.options, match.ask.seat)
        assert len(set(ids)) == len(ids)
        assert max(ids) < actions.exact, match.ask
        match.pick(chance.below(len(match.ask.options)))
    yield match


def leaves(entry: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all single things in a view."""
    if isinstance(entry, dict | list):
        for key, inner in entry.items() if isinstance(entry, dict) else enumerate(entry):
            yield from leaves(inner, (*path, key))
    else:
        yield path


def others(value: Any) -> list[Any]:
    """What could stand there instead."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value - 1, value + 1]
        case str():
            return ["1.1"]
    return []


def refused(observer: Observer, view: dict[str, Any], seat: int) -> bool:
    try:
        observer.encode(view, seat)
    except BrokenGame:
        return True
    return False


def without_numbers(parts: tuple[Part, ...]) -> Iterator[str]:
    """What is declared as told elsewhere."""
    for part in parts:
        if isinstance(part, Group):
            yield from without_numbers(part.parts)
        elif isinstance(part, Told):
            yield part.name
