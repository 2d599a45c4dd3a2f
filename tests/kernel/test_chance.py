"""Chance: the same seed, the same dice; each number as likely as the next."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.chance import Chance, Undrawn, commitment, key_of, new_seed
from lexludi.kernel.errors import PositionError


def numbers(chance: Chance, count: int = 40, below: int = 1000) -> list[int]:
    return [chance.below(below) for _ in range(count)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(Chance.of("a")) == numbers(Chance.of("a")) != numbers(Chance.of("b"))


def test_the_stream_never_changes() -> None:
    """Records of years ago must still replay."""
    assert numbers(Chance.of("lex ludi"), 8) == [867, 696, 874, 210, 343, 482, 907, 916]


def test_a_copy_goes_on_by_itself() -> None:
    chance = Chance.of("a")
    numbers(chance, 5)
    copy = chance.copy()
    assert numbers(copy) == numbers(chance)
    assert copy.drawn == chance.drawn == 45


@given(st.integers(1, 1 << 32), st.integers(0, 1 << 64))
def test_numbers_stay_below_their_bound(bound: int, seed: int) -> None:
    assert all(0 <= n < bound for n in numbers(Chance.of(str(seed)), 5, bound))


@pytest.mark.parametrize("faces", [2, 6, 12])
def test_every_face_comes_up_equally_often(faces: int) -> None:
    rolls = Counter(Chance.of("fair").roll(faces, 24_000))
    expected = 24_000 / faces
    assert sum((rolls[f] - expected) ** 2 / expected for f in range(faces)) < 33  # chi squared, 11 degrees, p = 0.0005


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    """2^32 does not divide by 3 * 2^30: without rejection a third of the numbers would come twice as often."""
    bound = 3 << 30
    low = sum(n < bound // 3 for n in numbers(Chance.of("reject"), 6000, bound))
    assert 1850 < low < 2150


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    chance = Chance.of("shuffle")
    orders = Counter[str]()
    for _ in range(2400):
        cards = list("abc")
        chance.shuffle(cards)
        orders["".join(cards)] += 1
    assert sorted(orders) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert all(300 < count < 500 for count in orders.values())


def test_a_pick_is_one_of_the_items() -> None:
    chance = Chance.of("pick")
    assert {chance.pick(list("abc")) for _ in range(50)} == set("abc")


def test_a_script_says_the_next_numbers_and_then_chance_goes_on() -> None:
    chance, plain = Chance.of("a"), Chance.of("a")
    chance.scripted(3, 0)
    assert chance.roll(6, 2) == [3, 0]
    assert numbers(chance) == numbers(plain)


def test_a_script_may_leave_a_number_to_chance() -> None:
    chance, plain = Chance.of("a"), Chance.of("a")
    chance.scripted(-1, 5)
    assert chance.roll(6, 2) == [plain.below(6), 5]


def test_a_script_beyond_the_die_is_an_error() -> None:
    chance = Chance.of("a")
    chance.scripted(6)
    with pytest.raises(PositionError, match="the script says 6 where a number below 6 is drawn"):
        chance.below(6)


def test_another_key_is_another_stream() -> None:
    chance = Chance.of("a")
    numbers(chance, 3)
    chance.rekey(key_of("b"))
    assert numbers(chance) == numbers(Chance.of("b"))
    assert chance.drawn == 43


def test_a_turn_waits_for_its_number() -> None:
    chance = Chance.of("a")
    chance.turn(3, key_of("b"))
    assert numbers(chance, 6) == numbers(Chance.of("a"), 3) + numbers(Chance.of("b"), 3)


def test_a_later_turn_at_the_same_number_takes_the_place_of_the_first() -> None:
    chance = Chance.of("a")
    chance.turn(0, key_of("b"))
    chance.turn(0, key_of("c"))
    assert numbers(chance) == numbers(Chance.of("c"))


def test_turns_follow_one_another() -> None:
    chance = Chance.of("a")
    chance.turn(2, key_of("b"))
    chance.turn(4, key_of("c"))
    assert numbers(chance, 6) == [n for seed in "abc" for n in numbers(Chance.of(seed), 2)]


@given(st.integers(0, 40))
def test_a_written_generator_reads_back(drawn: int) -> None:
    chance = Chance.of("a")
    numbers(chance, drawn)
    chance.scripted(1, -1, 2)
    chance.turn(drawn + 5, key_of("b"))
    again = Chance.read(chance.written())
    assert again.written() == chance.written()
    assert numbers(again) == numbers(chance)


def test_without_a_seed_only_what_is_scripted_is_drawn() -> None:
    chance = Chance.of("")
    chance.scripted(3, 1)
    assert [chance.below(6), chance.below(2)] == [3, 1]
    with pytest.raises(Undrawn) as undrawn:
        chance.below(52)
    assert undrawn.value.below == 52


def test_a_generator_without_a_seed_reads_back() -> None:
    chance = Chance.of("")
    chance.scripted(5, 4)
    chance.below(6)
    again = Chance.read(chance.written())
    assert (again.key, again.drawn, again.script) == (b"", 1, (4,))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda chance: pickle.loads(pickle.dumps(chance))])
def test_it_is_copied_and_pickled_in_the_middle_of_a_block(copied: Callable[[Chance], Chance]) -> None:
    chance = Chance.of("a")
    chance.below(6)
    chance.foretell("battle", (3, 0), 1)
    other = copied(chance)
    assert other.written() == chance.written()
    assert numbers(other) == numbers(chance)


def test_a_bare_word_reads_as_a_seed() -> None:
    assert numbers(Chance.read("a")) == numbers(Chance.of("a"))


@pytest.mark.parametrize("text", ["", "xx 0 16 0", "00 0 16 0", "00" * 32 + " 0 17 0", "00" * 32 + " 0 16"])
def test_what_is_no_generator_does_not_read(text: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        Chance.read(text)


def test_a_commitment_binds_and_says_nothing() -> None:
    assert commitment("a") == commitment("a") != commitment("b")
    assert key_of("a").hex() != commitment("a")


def test_nobody_gets_the_same_new_seed() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
