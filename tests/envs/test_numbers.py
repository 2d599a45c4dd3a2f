"""Options and views as numbers."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from lexludi import Match, Pass
from lexludi.envs.actions import SPARE, Actions
from lexludi.envs.observe import Observer
from lexludi.games.root.options import At, Move
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.numbers import Numbers
from lexludi.testing.skirmish import SkirmishGame
from lexludi.testing.skirmish.options import Card, March

ROOT = ("marquise", "eyrie", "corvids", "vagabond:thief")


class Undeclared(SkirmishGame):
    numbers = Numbers()


def test_an_id_is_the_fields_as_digits_and_the_same_in_every_process() -> None:
    actions = Actions(catalog.game("skirmish"))
    assert actions.of(Pass()) == 0
    assert actions.of(March(2, 5, 1)) == 1 + (2 * 12 + 5) * 20
    program = (
        "from lexludi.envs import Actions; from lexludi.kernel import catalog;"
        "from lexludi.games.root.options import Move; print(Actions(catalog.game('root')).of(Move(1, 5, 3)))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert int(said) == Actions(catalog.game("root")).of(Move(1, 5, 3))


def test_no_two_options_of_the_declared_values_share_an_id() -> None:
    actions = Actions(catalog.game("skirmish"))
    marches = [March(o, t, n) for o in range(12) for t in range(12) for n in range(1, 21)]
    ids = {actions.of(option) for option in [*marches, *map(Card, range(40)), Pass()]}
    assert len(ids) == len(marches) + 41
    assert max(ids) < actions.exact == actions.size - SPARE


def test_options_beyond_the_declared_values_still_have_ids() -> None:
    actions = Actions(catalog.game("root"))
    strange = [At(1000 + n) for n in range(100)]
    ids = actions.all(strange)
    assert len(set(ids)) == 100
    assert all(actions.exact <= n < actions.size for n in ids)
    assert [actions.find(strange, n) for n in ids] == list(range(100))
    assert actions.find(strange, 0) is None


def test_a_game_that_declares_nothing_is_hashed() -> None:
    game = Undeclared()
    actions, observer = Actions(game), Observer(game, 2)
    match = Match.new("skirmish", ("red", "blue"), "1")
    assert match.ask
    assert len(set(actions.all(match.ask.options))) == len(match.ask.options)
    before = observer.observe(match, 0)
    match.pick(1)
    assert not np.array_equal(before, observer.observe(match, 0))


@pytest.mark.parametrize(("game", "seats"), [("skirmish", ("red", "blue", "green")), ("root", ROOT)])
def test_an_observation_tells_nothing_that_the_seat_may_not_know(game: str, seats: tuple[str, ...]) -> None:
    """It is the same in every world that the seat cannot tell from this one (which forgets others' secret answers)."""
    observer = Observer(catalog.game(game), len(seats))
    match = Match.new(game, seats, "5")
    chance = Chance.of("5")
    for n in range(120):
        if match.ask is None:
            break
        if n % 6 == 0:
            for seat in range(len(seats)):
                seen = observer.observe(match, seat)
                imagined = observer.observe(match.imagine(seat, chance), seat)
                assert np.array_equal(seen[len(seats) :], imagined[len(seats) :])
                assert np.abs(seen).max() <= 1
        match.pick(chance.below(len(match.ask.options)))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    observer = Observer(catalog.game("skirmish"), 2)
    match = Match.new("skirmish", ("red", "blue"), "1")
    at = observer.places["soldiers"]
    assert list(observer.observe(match, 0)[at : at + 2]) == [1, 0]
    assert list(observer.observe(match, 1)[at : at + 2]) == [0, 1]
    assert list(observer.observe(match, 1)[at + 12 : at + 14]) == [1, 0]


def test_parts_are_where_the_layout_says() -> None:
    """Points over the goal, one's own cards one by one, the others' as a number of hidden ones in tens."""
    observer = Observer(catalog.game("skirmish"), 2)
    match = Match.new("skirmish", ("red", "blue"), "1")
    view = match.view(0)
    seen = observer.encode(view | {"points": [3, 6]}, 0)
    at = observer.places["points"]
    assert list(seen[at : at + 2]) == pytest.approx([0.2, 0.4])
    hands = observer.places["hands"]
    assert list(np.flatnonzero(seen[hands : hands + 40])) == view["hands"][0]
    assert seen[hands + 41 + 40] == pytest.approx(0.3)
