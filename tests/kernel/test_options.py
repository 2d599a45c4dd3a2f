"""Options and their JSON."""

from __future__ import annotations

import msgspec
import pytest

from lexludi.kernel.options import Option, OptionCodec, Pass
from lexludi.testing.skirmish.options import March

CODEC = OptionCodec(Pass, March)


def test_an_option_is_its_own_json() -> None:
    assert CODEC.encode(March(3, 5, 2)) == ["march", 3, 5, 2]
    assert CODEC.decode(["march", 3, 5, 2]) == March(3, 5, 2)


def test_the_tag_of_a_long_name_has_dashes() -> None:
    class CraftItem(Option, frozen=True):
        card: int

    assert OptionCodec(CraftItem).encode(CraftItem(4)) == ["craft-item", 4]


@pytest.mark.parametrize("plain", [None, "pass", [], [1], {"pass": 1}, ["fly"], ["march", 1, 2], ["march", 1, 2, "3"],
                                   ["march", 1, 2, True], ["march", 1, 2, 3, 4], ["pass", 1]])  # fmt: skip
def test_what_is_no_option_does_not_decode(plain: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        CODEC.decode(plain)


def test_two_kinds_cannot_share_a_tag() -> None:
    with pytest.raises(ValueError, match="share a tag"):
        OptionCodec(Pass, Pass)


def test_people_write_an_option_in_words() -> None:
    assert CODEC.text(March(3, 5, 2)) == "march 3 5 2"
    assert CODEC.read("march 3 5 2") == March(3, 5, 2)
    assert CODEC.read("pass") == Pass()


def test_names_stand_for_the_numbers_of_a_field() -> None:
    names = {"origin": ("hill", "dale"), "march.to": ("a", "b", "c", "home")}
    assert CODEC.text(March(1, 3, 2), names) == "march dale home 2"
    assert CODEC.read("march dale home 2", names) == CODEC.read("march 1 3 2", names) == March(1, 3, 2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no kind of choice is called ''; there are march, pass"),
        ("marsh 1 2 3", "no kind of choice is called 'marsh'; did you mean march?"),
        ("march 1 2", "'march 1 2' is not march ORIGIN TO COUNT"),
        ("march here there 1", "'march here there 1' is no choice: Expected `int`, got `str`"),
    ],
)
def test_words_that_are_no_option_are_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        CODEC.read(text)
    assert message in str(refused.value)
