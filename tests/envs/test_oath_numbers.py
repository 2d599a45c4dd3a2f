"""Oath as numbers: everything has a place, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from lexludi import Match
from lexludi.envs.actions import Actions
from lexludi.envs.observe import Observer
from lexludi.games.oath import GAME
from lexludi.games.oath.numbers.oath import NUMBERS
from lexludi.games.oath.numbers.ranges import FACEUP, PILE, PLAYERS, POWER, RELIC, SEAT_NAMES, TROOPS, VISION
from lexludi.games.oath.numbers.view import VIEW
from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules.box.codes import CONQUEST, GRAND_SCEPTER, OATHS, OFF_MAP, POWERS, RELICS
from lexludi.games.oath.rules.prompts import prompt as prompts
from lexludi.games.oath.rules.setting import LAWS
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.numbers import Some
from lexludi.kernel.options import Option
from lexludi.parts.options import At, Card, Count, Give, Want, Whom
from tests.envs import exact
from tests.envs.exact import leaves, others, refused, without_numbers
from tests.oath.table import POSITIONS, number, position

SETUPS = GAME.setups(60, 9)
OBSERVERS = {seats: Observer(GAME, seats) for seats in range(2, PLAYERS + 1)}
ACTIONS = {seats: Actions(GAME, seats) for seats in range(2, PLAYERS + 1)}
UNORDERED = {"advisers", "relics", "cards", "out", "used"}
"""Rows whose order no rule looks at; and cards that are drawn."""


def moments(setup: Setup, seed: str, every: int) -> Iterator[Match]:
    return exact.moments("oath", ACTIONS[len(setup.seats)], setup, seed, every)


def test_the_setups_leave_nothing_out() -> None:
    """Every number of players, oath and printing, and Citizens from the start."""
    named = str(SETUPS)
    assert {len(setup.seats) for setup in SETUPS} == set(OBSERVERS)
    assert all(f"'{name}'" in named for name in (*OATHS, *LAWS, "mixed", "first", "tutorial"))
    assert "red:citizen" in named


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_view_fits_and_no_two_are_alike(setup: Setup) -> None:
    observer = OBSERVERS[len(setup.seats)]
    told: dict[bytes, bytes] = {}
    for match in moments(setup, "fits", 5):
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
    drawn = [sorted(row) for row in view["drawn"]]
    return msgspec.json.encode(
        {name: in_order(entry) if name in UNORDERED else entry for name, entry in view.items()}
        | {"asks": asks, "drawn": drawn}
    )


def in_order(entry: list[Any]) -> list[Any]:
    return [sorted(row) for row in entry] if entry and isinstance(entry[0], list) else sorted(entry)


def test_only_rows_of_cards_have_no_order() -> None:
    assert {part.name for part in VIEW if isinstance(part, Some)} == UNORDERED


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.txt"))[::4], ids=lambda path: path.stem)
def test_each_thing_that_a_view_tells_changes_the_numbers(path: Path) -> None:
    """Anything else in its place gives other numbers, or is refused."""
    match = position(path.stem).match
    observer = OBSERVERS[match.state.players]
    seat = match.ask.seat if match.ask else 0
    view = match.view(seat)
    before = observer.encode(view, seat)
    for way in leaves(view):
        if way[0] not in ("result", "game") and "options" not in way:
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


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.txt")), ids=lambda path: path.stem)
def test_whatever_comes_of_a_golden_position_fits(path: Path) -> None:
    """Rare cards are rare in random matches."""
    match = position(path.stem).match
    actions, observer = ACTIONS[match.state.players], OBSERVERS[match.state.players]
    chance = Chance.of(path.stem)
    for _ in range(40):
        if match.ask is not None:
            assert max(actions.all(match.ask.options, match.ask.seat)) < actions.exact
            assert observer.observe(match, match.ask.seat).max() <= 1
            match.pick(chance.below(len(match.ask.options)))


def test_a_prompt_may_speak_of_a_board_as_a_place() -> None:
    ask = {"seat": 1, "prompt": "fall", "law": "5.5.6.a", "about": [OFF_MAP + 2, 3]}
    seen = OBSERVERS[3].encode(position("plans-of-both-sides").match.view(1) | {"asks": [ask]}, 1)
    assert list(np.flatnonzero(seen[OBSERVERS[3].places["about.at"]])) == [OFF_MAP + 2]


def test_nothing_else_is_left_out() -> None:
    assert set(without_numbers(VIEW)) == {"game"}


# Single parts


def test_seats_are_told_from_the_one_that_looks() -> None:
    match = position("plans-of-both-sides").match
    for seat in range(3):
        seen = OBSERVERS[3].encode(match.view(seat), seat)
        chairs = seen[OBSERVERS[3].places["seats"]].reshape(3, PLAYERS).argmax(1)
        assert [SEAT_NAMES[n] for n in chairs] == [SEAT_NAMES[(seat + n) % 3] for n in range(3)]


def test_of_a_discard_pile_backs_are_told_from_the_top() -> None:
    match = position("plans-of-both-sides").match
    observer, view = OBSERVERS[3], match.view(1)
    seen = observer.encode(view | {"discards": [[-2, -1, -1], [], [-2]]}, 1)
    assert list(np.flatnonzero(seen[observer.places["discards.visions"]])) == [2, 2 * len(PILE)]
    assert list(seen[observer.places["discards.sizes"]]) == pytest.approx([3 / 13, 0, 1 / 11])
    assert refused(observer, view | {"discards": [[0], [], []]}, 1)


def test_what_lies_on_cards_is_told_by_card() -> None:
    table = position("cage-of-a-former-exile")
    seen = OBSERVERS[3].observe(table.match, 1)
    captives = seen[OBSERVERS[3].places["captives"]].reshape(3, POWERS)
    assert captives[1, number("obsidian_cage")] == pytest.approx(2 / 4)  # blue sits next to red
    assert captives.sum() == pytest.approx(2 / 4)


def test_an_offer_is_told_as_it_stands() -> None:
    table = position("kinship-at-the-tribunal").use("the_tribunal", "whom 2", "give 0 2", "want 1 1")
    told = OBSERVERS[3].observe(table.match, 1)[OBSERVERS[3].places["about.goods"]]
    assert list(told[:7]) == pytest.approx([0, 0, 2 / POWER[-1], 1, 1 / 5, 1 / POWER[-1], 0])


# Prompts and options


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
        At(7), Card(POWERS - 1), Count(36), Whom(6), Give(2, GRAND_SCEPTER), Want(5, 2), o.Pile(3), o.Play(11),
        o.Muster(209), o.Trade(209, 1), o.Use(POWERS - 1), o.Suit(5), o.Warbands(7, -24), o.Share(5, 24),
        o.Peek(OFF_MAP, 3), o.Space(3), o.Facedown(5, 2), o.Vow(3),
    ],
    ids=str,
)  # fmt: skip
def test_the_largest_of_its_kind_has_an_id_of_its_own(option: Option) -> None:
    assert ACTIONS[6].of(option, 5) < ACTIONS[6].exact


def test_ranges_follow_from_what_is_printed() -> None:
    assert (PLAYERS, TROOPS, len(FACEUP), len(PILE)) == (6, 24, 210, 203)
    assert (min(RELIC), max(RELIC), max(VISION)) == (RELICS, GRAND_SCEPTER, CONQUEST)
