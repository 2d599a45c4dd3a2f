"""Numbers that are brought up to date in place are those of the whole view."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from lexludi import Match
from lexludi.envs.observe import Observer
from lexludi.games.root.setups import with_bots, without_bots
from lexludi.kernel import catalog
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance

SETUPS = [
    *(("root", setup) for setup in [*without_bots(36, seed=9), *with_bots(24, seed=9)]),
    ("root", Setup(("draft", "draft", "draft"), {"setup": "advanced"})),
    *((game, setup) for game in ("oath", "wall", "harrow") for setup in catalog.game(game).setups(8, seed=9)),
    ("skirmish", Setup(("red", "blue", "green"), {})),
]
OBSERVERS: dict[tuple[str, int], Observer] = {}


def decisions(game: str, setup: Setup, seed: str) -> Iterator[Match]:
    match = Match.set_up(game, setup.seats, seed, **setup.options)
    chance = Chance.of(seed)
    while match.ask is not None:
        yield match
        match.pick(chance.below(len(match.ask.options)))
    yield match


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
def test_what_is_brought_up_to_date_is_what_a_view_tells(game: str, setup: Setup) -> None:
    """At every decision, for every seat; the observer has looked at other tables before."""
    seats = len(setup.seats)
    observer = OBSERVERS.setdefault((game, seats), Observer(game, seats))
    for match in decisions(game, setup, "eyes"):
        for seat in range(seats):
            seen = observer.observe(match, seat)
            whole = observer.encode(match.view(seat), seat)
            assert np.array_equal(seen, whole), parts(observer, seen != whole)


def parts(observer: Observer, differ: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> list[str]:
    return [name for name, place in observer.places.items() if differ[place].any()]


@pytest.mark.parametrize(("game", "setup"), SETUPS[::6], ids=str)
def test_it_tells_nothing_that_the_seat_may_not_know(game: str, setup: Setup) -> None:
    """In worlds that the seat cannot tell from this one it is the same."""
    seats = len(setup.seats)
    observer = Observer(game, seats)
    chance = Chance.of("worlds")
    for match in decisions(game, setup, "worlds"):
        if match.ask is not None and len(match.history) % 17 == 0:
            for seat in range(seats):
                seen = observer.observe(match, seat)
                imagined = match.imagine(seat, chance)
                assert np.array_equal(seen, observer.observe(imagined, seat)), match.ask


def test_an_array_of_ones_own_is_filled() -> None:
    match = Match.new("skirmish", ("red", "blue"), "1")
    observer = Observer("skirmish", 2)
    mine = np.ones(observer.size, np.float32)
    assert observer.observe(match, 0, mine) is mine
    kept = observer.observe(match, 0)
    assert np.array_equal(mine, kept)
    match.pick(1)
    assert not np.array_equal(observer.observe(match, 0), kept)


def test_what_does_not_fit_is_forgotten_and_said() -> None:
    from lexludi import BrokenGame

    match = Match.new("skirmish", ("red", "blue"), "1")
    observer = Observer("skirmish", 2)
    before = observer.observe(match, 0)
    points = match.state.points  # type: ignore[attr-defined]
    points[0] = 17
    with pytest.raises(BrokenGame, match=r"'points'.*17 > 16"):
        observer.observe(match, 0)
    points[0] = 0
    assert np.array_equal(observer.observe(match, 0), before)


@pytest.mark.parametrize("game", ["root", "oath", "wall", "harrow"])
def test_an_observer_may_look_at_any_match_in_any_order(game: str) -> None:
    """At copies, imagined worlds, after undo, and by whichever seat: what it saw before makes no difference."""
    setup = next(iter(catalog.game(game).setups(1, seed=2)))
    match = Match.set_up(game, setup.seats, "order", **setup.options)
    observer = Observer(game, len(setup.seats))
    chance = Chance.of("order")
    others = [match]
    while match.ask is not None and len(match.history) < 120:
        match.pick(chance.below(len(match.ask.options)))
        drawn = chance.below(8)
        if drawn == 0:
            others = [match.clone(), match.imagine(chance.below(len(setup.seats)), chance)]
        elif drawn == 1 and match.can_undo:
            match.undo()
        for one in (match, chance.pick(others)):
            seat = chance.below(len(setup.seats))
            seen = observer.observe(one, seat)
            whole = observer.encode(one.view(seat), seat)
            assert np.array_equal(seen, whole), parts(observer, seen != whole)
