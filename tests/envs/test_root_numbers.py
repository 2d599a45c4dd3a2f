"""Root as numbers: everything has a place, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from lexludi import Match
from lexludi.envs.actions import Actions
from lexludi.envs.observe import Observer
from lexludi.games.root import GAME
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.hirelings.roster import SIDES
from lexludi.games.root.numbers.ranges import ANYWHERE, CARD, DECK, PLAYERS, TROOPS
from lexludi.games.root.numbers.root import NUMBERS
from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.beginning.setup import CHARACTERS, DECKS, MAPS
from lexludi.games.root.rules.box.codes import CLUB, EVERY, FACTIONS, VAULT
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.move import MOST
from lexludi.games.root.rules.places.landmarks import LANDMARKS
from lexludi.games.root.rules.prompts import deed as deeds
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.setups import with_bots, without_bots
from lexludi.kernel.about import Setup
from lexludi.kernel.numbers import Group, Part, Some, Whose
from lexludi.kernel.options import Option
from lexludi.parts.options import At, Card, Count, First, Whom
from tests.envs import exact
from tests.envs.exact import leaves, others, refused, without_numbers

TOLD = {"game", "seats", "owners", "tracks", "limit", "deeds", "bot"}
"""What has no numbers, because it follows from what has."""
KEEPERS = {"hirelings": "vault_keepers-promoted,popular_band-promoted,sunward_expedition-promoted"}
SETUPS = [
    *without_bots(36, seed=9),
    *with_bots(24, seed=9),
    Setup(("marquise", "eyrie"), KEEPERS),
    Setup(("bot:vagabond:tinker", "lizards", "bot:vagabond:thief"), {"deck": "exiles"}),
]
OBSERVERS = {seats: Observer(GAME, seats) for seats in range(2, PLAYERS + 1)}
ACTIONS = {seats: Actions(GAME, seats) for seats in range(2, PLAYERS + 1)}


def moments(setup: Setup, seed: str, every: int) -> Iterator[Match]:
    return exact.moments("root", ACTIONS[len(setup.seats)], setup, seed, every)


def test_the_setups_leave_nothing_out() -> None:
    """Every faction, bot, map, deck, landmark and side of a hireling."""
    named = str(SETUPS)
    assert all(f"'{faction}" in named for faction in FACTIONS)
    assert all(f"bot:{bot}" in named for bot in sheets())
    assert all(f"'{name}'" in named for name in (*MAPS, *DECKS))
    assert all(f"{landmark}" in named for landmark in LANDMARKS)
    assert all((name if name.endswith("-demoted") else f"{name}-promoted") in named for name in SIDES)


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
            told_now = words(arranged(view, seat))
            assert told.setdefault(bytes([seat]) + seen.tobytes(), told_now) == told_now


def arranged(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with boards by faction, all of them."""
    assert NUMBERS.arrange
    found = NUMBERS.arrange(view, seat)
    assert {id(board) for board in view["boards"] if board} == {id(board) for board in found["boards"].values()}
    return found


def words(view: dict[str, Any]) -> bytes:
    """A view without what its numbers leave out: the options, which are in the mask, and the order within piles."""
    asks = [{key: told for key, told in ask.items() if key != "options"} for ask in view["asks"]]
    return msgspec.json.encode(in_order(NUMBERS.view, view) | {"asks": asks, "result": view["result"]})


def in_order(parts: tuple[Part, ...], view: dict[str, Any]) -> dict[str, Any]:
    return {part.name: sorted_pile(part, view[part.name]) for part in parts if part.name in view}


def sorted_pile(part: Part, entry: Any) -> Any:
    match part:
        case Group(parts=parts):
            return in_order(parts, entry)
        case Some(each=()) | Whose():
            return sorted(entry)
        case Some():
            return [sorted(pile) for pile in entry]
    return entry


# Whatever one changes in a view, its numbers change


MIXED = [setup for setup in SETUPS if len(setup.seats) > 3][::4]


@pytest.mark.parametrize("setup", MIXED, ids=str)
def test_each_thing_that_a_view_tells_changes_the_numbers(setup: Setup) -> None:
    """Anything else in its place gives other numbers, or is refused."""
    observer = OBSERVERS[len(setup.seats)]
    match = next(match for match in moments(setup, "leaves", 50) if len(match.history) > 100 or not match.ask)
    seat = match.ask.seat if match.ask else 0
    view = match.view(seat)
    before = observer.encode(view, seat)
    count = 0
    for path in leaves(arranged(view, seat)):
        if not ignored(path):
            for other in others(holder(view, seat, path)[path[-1]]):
                count += 1
                changed = msgspec.json.decode(msgspec.json.encode(view))
                holder(changed, seat, path)[path[-1]] = other
                assert refused(observer, changed, seat) or not np.array_equal(before, observer.encode(changed, seat)), (
                    path,
                    other,
                )
    assert count > 500


def ignored(path: tuple[Any, ...]) -> bool:
    """What follows from the rest, and options; a result has a test of its own."""
    return path[0] == "result" or "options" in path or not TOLD.isdisjoint(path)


def holder(view: dict[str, Any], seat: int, path: tuple[Any, ...]) -> Any:
    """What holds the thing at the end of a path; boards are the view's own, also by their factions."""
    entry = arranged(view, seat)
    for key in path[:-1]:
        entry = entry[key]
    return entry if len(path) > 1 else view


def test_the_order_of_a_pile_is_told_where_bots_look_at_its_top() -> None:
    match = Match.new("root", ("bot:lizards", "marquise", "bot:vagabond:tinker"), "1")
    places = OBSERVERS[3].places
    seen_now = match.view(1)
    view = seen_now | {"discards": [5, 9], "beside": seen_now["beside"] | {"souls": [7]}}
    seen = OBSERVERS[3].encode(view, 1)
    assert list(seen[places["discards"]][[5, 9]]) == pytest.approx([53 / 54, 1])
    assert seen[places["beside.souls"]][7] == 1
    assert seen[places["beside.souls"]].sum() == 1
    assert not np.array_equal(seen, OBSERVERS[3].encode(view | {"discards": [9, 5]}, 1))
    assert refused(OBSERVERS[3], view | {"discards": [5, 5]}, 1)


def test_what_has_no_numbers_follows_from_what_has() -> None:
    known: dict[str, Any] = {}

    def follows(why: Any, what: Any) -> None:
        assert known.setdefault(str(why), what) == what

    for setup in SETUPS[::3]:
        for match in moments(setup, "follows", 60):
            view = match.view(0)
            follows((view["factions"], view["bots"], view["hirelings"]), view["owners"])
            for board, card in zip(view["boards"][len(view["seats"]) :], view["hirelings"], strict=True):
                follows(card, board["deeds"])
            for board, bot in zip(view["boards"], view["bots"], strict=False):
                assert bot == board.get("bot", False)
                if "tracks" in board:
                    follows(board["items"], (board["tracks"], board["limit"]))


def test_nothing_else_is_left_out() -> None:
    assert set(without_numbers(NUMBERS.view)) == TOLD


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
        At(22), o.Battle(12, 8), o.Build(VAULT, 12), Card(58), Count(25), o.Ferry(12, 1, 25), First(20),
        o.Hire(8, "vaults"), o.Item(CLUB, 3), o.Move(22, 12, 1), o.Move(0, 12, 25), o.Path(11, 12),
        o.Piece(8, VAULT, 12), o.Price(2, 4), o.Relic(11), o.Retinue(58, 2), o.Suit(EVERY), o.Waystation(2, 1, 12),
        o.Ware(2), Whom(8),
    ],
    ids=str,
)  # fmt: skip
def test_the_largest_of_its_kind_has_an_id_of_its_own(option: Option) -> None:
    assert ACTIONS[6].of(option, 5) < ACTIONS[6].exact


def test_ranges_follow_from_what_is_printed() -> None:
    assert TROOPS == MOST == 25
    assert (len(DECK), len(CARD)) == (54, 59)
    assert len(ANYWHERE) == max(plan(name).size for name in MAPS)
    assert {deed.name for side in SIDES.values() for deed in side(4).deeds()} == set(deeds)


def test_two_vagabonds_each_have_their_board() -> None:
    """The first is the one that sits nearer on from the seat that looks."""
    match = Match.new("root", ("vagabond:thief", "marquise", "vagabond:tinker"), "1")
    while match.view(None)["phase"] == "setup":
        match.pick(0)
    observer = OBSERVERS[3]
    for seat, characters in ((0, ["thief", "tinker"]), (1, ["tinker", "thief"]), (2, ["tinker", "thief"])):
        seen = observer.observe(match, seat)
        for board, character in zip(("vagabond", "second vagabond"), characters, strict=True):
            told = seen[observer.places[f"boards.{board}.character"]]
            assert CHARACTERS[int(told.argmax())] == character


def test_the_order_of_triggers_is_told_from_the_seat_that_looks() -> None:
    match = Match.new("root", ("marquise", "eyrie", "alliance"), "1")
    ask = {"seat": 1, "prompt": "order", "law": "1.1.3", "about": [2, 5, 0, 12]}
    seen = OBSERVERS[3].encode(match.view(1) | {"asks": [ask]}, 1)
    told = seen[OBSERVERS[3].places["about.triggers"]]
    assert list(told[:5]) == pytest.approx([2 / 6, 5 / 12, 3 / 6, 1, 0])
