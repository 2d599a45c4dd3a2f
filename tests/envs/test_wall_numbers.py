"""The Great Wall as numbers: everything has a place, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import numpy as np
import pytest

from lexludi import Match
from lexludi.envs.actions import Actions
from lexludi.envs.observe import Observer
from lexludi.games.wall.game import GAME
from lexludi.games.wall.numbers.ranges import CLAN_NAMES, PLAYERS
from lexludi.games.wall.numbers.view import VIEW
from lexludi.games.wall.numbers.wall import NUMBERS
from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules.prompts import prompt as prompts
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.numbers import Some
from lexludi.kernel.options import Option
from lexludi.parts.options import At, Card, Whom
from tests.envs.exact import leaves, others, refused, without_numbers

SETUPS = GAME.setups(28, 3)
OBSERVERS = {seats: Observer(GAME, seats) for seats in range(1, PLAYERS + 1)}
ACTIONS = {seats: Actions(GAME, seats) for seats in range(1, PLAYERS + 1)}
UNORDERED = {part.name for part in VIEW if isinstance(part, Some)} | {"claimed", "stains", "resting"}


def moments(setup: Setup, seed: str, every: int) -> Iterator[Match]:
    """A random match, every so many decisions and at its end; no option needs a spare id."""
    match = Match.set_up("wall", setup.seats, seed, **setup.options)
    chance, actions = Chance.of(seed), ACTIONS[len(setup.seats)]
    while match.asks:
        ask = chance.pick(match.asks)
        if len(match.history) % every == 0:
            yield match
        ids = actions.all(ask.options, ask.seat)
        assert len(set(ids)) == len(ids)
        assert max(ids) < actions.exact, ask
        match.choose(chance.pick(ask.options), ask.seat)
    yield match


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_view_fits_and_no_two_are_alike(setup: Setup) -> None:
    observer = OBSERVERS[len(setup.seats)]
    told: dict[bytes, bytes] = {}
    for match in moments(setup, "fits", 7):
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
    ordered = {name: in_order(entry) if name in UNORDERED else entry for name, entry in view.items()}
    return msgspec.json.encode(ordered | {"asks": asks})


def in_order(entry: list[Any]) -> list[Any]:
    return [sorted(row) for row in entry] if entry and isinstance(entry[0], list) else sorted(entry)


@pytest.mark.parametrize("setup", SETUPS[:7], ids=str)
def test_each_thing_that_a_view_tells_changes_the_numbers(setup: Setup) -> None:
    """Anything else in its place gives other numbers, or is refused."""
    match = next(islice(moments(setup, "changes", 20), 3, None))
    seat = match.asks[0].seat if match.asks else 0
    observer, view = OBSERVERS[len(setup.seats)], match.view(seat)
    before = observer.encode(view, seat)
    for way in leaves(view):
        if way[0] == "result" or "options" in way or hidden(view, way):
            continue
        for other in others(holder(view, way)[way[-1]]):
            changed = msgspec.json.decode(msgspec.json.encode(view))
            holder(changed, way)[way[-1]] = other
            same = not refused(observer, changed, seat) and np.array_equal(before, observer.encode(changed, seat))
            assert not same, (way, other)


def hidden(view: dict[str, Any], way: tuple[Any, ...]) -> bool:
    """What lies behind another's screen has no numbers."""
    return way[0] == "stock" and -1 in view["stock"][way[1]]


def holder(view: dict[str, Any], way: tuple[Any, ...]) -> Any:
    entry: Any = view
    for key in way[:-1]:
        entry = entry[key]
    return entry


def test_nothing_else_is_left_out() -> None:
    assert not list(without_numbers(VIEW))


def test_clans_are_told_from_the_one_that_looks_and_those_of_the_rules_last() -> None:
    match = Match.set_up("wall", ("dragon", "turtle"), "1")
    observer = OBSERVERS[2]
    for seat, names in enumerate((["dragon", "turtle", "reed"], ["turtle", "dragon", "reed"])):
        seen = observer.encode(match.view(seat), seat)[observer.places["clans"]].reshape(-1, len(CLAN_NAMES))
        assert [CLAN_NAMES[row.argmax()] for row in seen if row.any()] == names


def test_every_prompt_has_a_place_and_numbers_for_all_it_speaks_of() -> None:
    assert {id: [name.strip("*") for name in names] for id, names in NUMBERS.prompts.items()} == {
        prompt.id: list(prompt.fields) for prompt in prompts.values()
    }
    assert [part.name for part in NUMBERS.about] == [name for name, _ in prompts.told()]


def test_every_kind_of_option_has_ids() -> None:
    assert NUMBERS.options.keys() == set(GAME.options.kinds.values())
    assert all(len(fields) == len(kind.__struct_fields__) for kind, fields in NUMBERS.options.items())


@pytest.mark.parametrize(
    "option",
    [
        At(9), Card(31), Whom(3), o.Take(20, 43), o.Clerk(-1, 9), o.Mix(15, 0, 0), o.Charge(2, 2, 6, 7), o.Play(31, 1),
        o.Promote(3, -1), o.Hire(43, 1), o.Sacrifice(2, -1, 0), o.SendAway(-1), o.Shift(1, 1, 1), o.Onto(53),
    ],
    ids=str,
)  # fmt: skip
def test_the_largest_of_its_kind_has_an_id_of_its_own(option: Option) -> None:
    assert ACTIONS[4].of(option, 3) < ACTIONS[4].exact
