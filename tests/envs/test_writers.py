"""A writer that follows what changes leaves the numbers of one that writes it anew."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from lexludi.envs.layout import Layout
from lexludi.envs.writers import Raw, Writer, kept
from lexludi.kernel.numbers import SEATS, Group, Number, Part, Row, Some

CARDS = range(6)


def made(part: Part) -> tuple[Writer, int]:
    layout = Layout(3, 0)
    make = layout.add(part, part.name)
    return make(1), layout.size


def anew(writer: Writer, size: int, entry: Any) -> Raw:
    raw = array("f", bytes(4 * size))
    writer.write(entry, raw)
    return raw


def hand(random: Random) -> list[int]:
    cards = random.sample(CARDS, random.randrange(len(CARDS)))
    return random.choice([cards, [-1] * len(cards), [-1, *cards[1:]]])


def few(random: Random) -> list[int]:
    return [random.choice(CARDS) for _ in range(random.randrange(4))]


def row(random: Random) -> list[int]:
    return [random.randrange(5) for _ in range(4)]


def group(random: Random) -> dict[str, Any]:
    entries = {"row": row(random), "points": random.randrange(5)}
    return random.choice([entries, dict(reversed(entries.items())), {"points": 1}])


PARTS: list[tuple[Part, Any]] = [
    (Some("hand", CARDS, hidden=6), hand),
    (Some("hands", CARDS, hidden=6, each=SEATS), lambda random: [hand(random) for _ in range(3)]),
    (Some("few", CARDS, 3), few),
    (Row("row", 4, 4), row),
    (Row("rows", 4, 4, each=2), lambda random: [row(random), row(random)]),
    (Group("group", (Row("row", 4, 4), Number("points", 4)), partly=True), group),
]


@pytest.mark.parametrize(("part", "some"), PARTS, ids=lambda part: getattr(part, "name", ""))
def test_following_is_writing_anew(part: Part, some: Any) -> None:
    writer, size = made(part)
    random = Random(5)
    raw = array("f", bytes(4 * size))
    was = None
    for _ in range(300):
        now = some(random)
        was = writer.follow(now, was, raw)
        assert raw[1:] == anew(writer, size, now)[1:]
        assert was == now
        assert was is not now


def test_a_number_is_so_many_hidden_cards() -> None:
    writer, size = made(Some("hand", CARDS, hidden=6))
    raw = anew(writer, size, [1, 2])
    was = writer.follow(3, [1, 2], raw)
    assert raw[1:] == anew(writer, size, [-1] * 3)[1:] == anew(writer, size, 3)[1:]
    was = writer.follow(2, was, raw)
    assert raw[1:] == anew(writer, size, [-1] * 2)[1:]
    writer.follow([4], was, raw)
    assert raw[1:] == anew(writer, size, [4])[1:]


def test_a_card_that_is_there_twice_does_not_fit() -> None:
    writer, size = made(Some("hand", CARDS))
    raw = anew(writer, size, [1, 2])
    with pytest.raises(ValueError, match="2 > 1"):
        writer.follow([2, 2], [1, 2], raw)


def test_more_hidden_cards_than_there_are_do_not_fit() -> None:
    writer, size = made(Some("hand", CARDS, hidden=6))
    with pytest.raises(ValueError, match="7 > 6"):
        anew(writer, size, [-1] * 7)


@pytest.mark.parametrize("entry", [[[1], [2]], [[[1]], [[2]]], [[], [[2]]], ([1], 2), {"a": [1], "b": [[2]]}], ids=str)
def test_what_is_kept_shares_no_list_with_the_state(entry: Any) -> None:
    copy = kept(entry)
    assert copy == entry
    assert not {id(one) for one in lists(entry)} & {id(one) for one in lists(copy)}


def lists(entry: Any) -> list[Any]:
    if not isinstance(entry, list | tuple | dict):
        return []
    inner = [one for thing in (entry.values() if isinstance(entry, dict) else entry) for one in lists(thing)]
    return inner if isinstance(entry, tuple) else [entry, *inner]
