"""Harrow County as numbers: everything has a place, and nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest

from lexludi import Match
from lexludi.envs.actions import Actions
from lexludi.envs.observe import Observer
from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.numbers.harrow import NUMBERS
from lexludi.games.harrow.numbers.ranges import FACTION, PLAYERS
from lexludi.games.harrow.numbers.view import ALONE, FAE, HESTER, VIEW
from lexludi.games.harrow.rules import options as o
from lexludi.games.harrow.rules.prompts import prompt as prompts
from lexludi.kernel.about import Setup
from lexludi.kernel.numbers import Joint, Some
from lexludi.kernel.options import Option
from lexludi.parts.options import Card
from tests.envs.exact import leaves, moments, others, refused, without_numbers

SETUPS = GAME.setups(22, 11)
OBSERVERS = {seats: Observer(GAME, seats) for seats in range(1, PLAYERS + 1)}
ACTIONS = {seats: Actions(GAME, seats) for seats in range(1, PLAYERS + 1)}
UNORDERED = {part.name for part in (*VIEW, *HESTER, *ALONE, *FAE) if isinstance(part, Some)}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_view_fits_and_no_two_are_alike(setup: Setup) -> None:
    observer, actions = OBSERVERS[len(setup.seats)], ACTIONS[len(setup.seats)]
    told: dict[bytes, bytes] = {}
    for match in moments("harrow", actions, setup, "fits", 40):
        for seat in range(len(setup.seats)):
            view = match.view(seat)
            seen = observer.encode(view, seat)
            assert seen.min() >= 0
            assert seen.max() <= 1
            told_now = words(view)
            assert told.setdefault(bytes([seat]) + seen.tobytes(), told_now) == told_now


def words(view: dict[str, Any]) -> bytes:
    """A view without what its numbers leave out: the options, which are in the mask, and the order of some rows."""
    asks = [{key: told for key, told in ask.items() if key != "options"} for ask in view["asks"]]
    return msgspec.json.encode(in_order(view) | {"asks": asks})


def in_order(view: dict[str, Any]) -> dict[str, Any]:
    return {name: ordered(entry) if name in UNORDERED else inner(entry) for name, entry in view.items()}


def inner(entry: Any) -> Any:
    return in_order(entry) if isinstance(entry, dict) and "prompt" not in entry else entry


def ordered(entry: list[Any]) -> list[Any]:
    return [sorted(row) for row in entry] if entry and isinstance(entry[0], list) else sorted(entry)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3], SETUPS[4], SETUPS[5], SETUPS[9]], ids=str)
def test_each_thing_that_a_view_tells_changes_the_numbers(setup: Setup) -> None:
    """Anything else in its place gives other numbers, or is refused."""
    seats = len(setup.seats)
    match = next(islice(moments("harrow", ACTIONS[seats], setup, "changes", 20), 4, None))
    seat = match.asks[0].seat if match.asks else 0
    observer, view = OBSERVERS[seats], match.view(seat)
    before = observer.encode(view, seat)
    ways = [way for way in leaves(view) if way[0] != "result" and "options" not in way]
    for way in ways:
        for other in others(holder(view, way)[way[-1]]):
            changed = msgspec.json.decode(msgspec.json.encode(view))
            holder(changed, way)[way[-1]] = other
            same = not refused(observer, changed, seat) and np.array_equal(before, observer.encode(changed, seat))
            assert not same, (way, other)


def holder(view: dict[str, Any], way: tuple[Any, ...]) -> Any:
    entry: Any = view
    for key in way[:-1]:
        entry = entry[key]
    return entry


def test_nothing_else_is_left_out() -> None:
    assert not list(without_numbers(VIEW))


def test_factions_are_told_from_the_one_that_looks() -> None:
    match = Match.set_up("harrow", ("hester", "family", "protectors"), "1")
    observer = OBSERVERS[3]
    for seat, names in ((0, ["hester", "family", "protectors"]), (2, ["protectors", "hester", "family"])):
        seen = observer.encode(match.view(seat), seat)[observer.places["factions"]].reshape(-1, len(FACTION))
        assert [FACTION[row.argmax()] for row in seen if row.any()] == names


def test_every_prompt_has_a_place_and_numbers_for_all_it_speaks_of() -> None:
    assert {id: [name.strip("*") for name in names] for id, names in NUMBERS.prompts.items()} == {
        prompt.id: list(prompt.fields) for prompt in prompts.values()
    }
    assert [part.name for part in NUMBERS.about] == [name for name, _ in prompts.told()]


def test_every_kind_of_option_has_ids() -> None:
    assert NUMBERS.options.keys() == set(GAME.options.kinds.values())
    for kind, fields in NUMBERS.options.items():
        assert sum(of.width if isinstance(of, Joint) else 1 for of in fields) == len(kind.__struct_fields__), kind


@pytest.mark.parametrize(
    "option",
    [
        Card(0), o.Move(0, 1, 2, 3, 2), o.Move(60, 59, 4, 0, 4), o.Attack(60, 60), o.Hit(-2),
        o.Unit(3, 60, 1), o.Shift(3, -2, 60, 0), o.Shift(3, 1, 60, 59), o.Swap(60, 3, 60), o.Crawl(3, 60, 59, 2),
        o.Infect(3, 60, 2), o.Rise(60, 7), o.Feast(3, 1, 4), o.Nest(10, 60), o.Arrow(60, 2, 1), o.Symbol(2), o.Deed(6),
    ],
    ids=str,
)  # fmt: skip
def test_the_largest_of_its_kind_has_an_id_of_its_own(option: Option) -> None:
    assert ACTIONS[4].of(option, 3) < ACTIONS[4].exact


def test_what_cannot_be_together_has_no_id() -> None:
    actions = ACTIONS[2]
    assert actions.of(o.Move(0, 60, 1, 0, 0), 0) >= actions.exact
    steps = {actions.of(o.Move(0, to, 1, 0, 0), 0) for to in (1, 5, 6)}
    assert len(steps) == 3
    assert max(steps) < actions.exact
