"""Prompts and notes, declared beside the rules."""

import pytest

from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Cited, Event, Secret
from lexludi.kernel.prompts import Kind, Labels, Notes, Prompts

PLACE, SEAT, MANY = Kind("place"), Kind("seat"), Kind("many", several=True)


@pytest.mark.parametrize("declare", [Prompts(), Notes(), Labels()])
def test_nothing_is_declared_twice(declare: Prompts | Notes | Labels) -> None:
    assert declare("go", "Go.") == "go"
    with pytest.raises(ValueError, match="'go'"):
        declare("go", "Go again.")


def test_numbers_read_the_names_of_values_and_their_kinds() -> None:
    prompt = Prompts()
    prompt("where", "Where?", other=SEAT, at=PLACE)
    prompt("order", "Which first?", triggers=MANY)
    assert prompt.names() == {"order": ("*triggers",), "where": ("other", "at")}
    assert prompt.told() == [("triggers", MANY), ("at", PLACE), ("other", SEAT)]


def test_a_name_has_one_kind_in_all_prompts() -> None:
    prompt = Prompts()
    prompt("where", "Where?", at=PLACE)
    prompt("whom", "Whom?", at=SEAT)
    with pytest.raises(ValueError, match="'at' is a place to others, and a seat to 'whom'"):
        prompt.told()


def test_one_chooses_among_ones_own_unless_the_prompt_says_otherwise() -> None:
    prompt = Prompts()
    prompt("move", "Move?", other=SEAT)
    prompt("force", "Whom?", at=PLACE, other=SEAT, of="other")
    assert prompt.whose(Ask(0, "move", [], other=2)) == 0
    assert prompt.whose(Ask(0, "force", [], at=5, other=2)) == 2


class Whispered(Cited, Secret, frozen=True):
    seat: int
    word: int
    why: str

    def shared_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def veiled(self) -> Event:
        return Whispered(self.seat, -1, self.why)


def test_a_secret_is_veiled_for_all_who_do_not_share_it() -> None:
    event = Whispered(1, 7, "2.3")
    assert event.rule == "2.3"
    assert [event.seen_by(seat) for seat in (0, 1, None)] == [Whispered(1, -1, "2.3"), event, Whispered(1, -1, "2.3")]
