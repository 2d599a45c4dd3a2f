"""Small asks, and the menu that comes again."""

from collections.abc import Generator
from typing import Any

import pytest

from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.state import State
from lexludi.parts.asking import Phase, how_many, one_of, one_or_none, where, whether, which_card, whom
from lexludi.parts.options import Act, At, Card, Count, Whom, Yes

MARCH, CRAFT, END = Act("march"), Act("craft"), Act("end")


class Bare(State):
    """A state with an agenda and nothing else."""

    def copy(self) -> "Bare":
        raise AssertionError

    def view(self, seat: int | None) -> dict[str, Any]:
        raise AssertionError

    def imagine(self, seat: int | None, chance: Chance) -> None:
        raise AssertionError


def answered(flow: Generator[Any, Any, object], option: Option) -> object:
    """What a flow makes of an answer to its only ask."""
    ask = next(flow)
    with pytest.raises(StopIteration) as end:
        flow.send(ask.options[ask.options.index(option)])  # as a match does: the very one that is offered
    return end.value.value


def test_each_small_ask_gives_back_what_was_meant() -> None:
    assert answered(one_of(0, "p", [Card(1), Card(2)]), Card(2)) == Card(2)
    assert answered(where(0, "p", [3, 4]), At(4)) == 4
    assert answered(whom(0, "p", [1, 2]), Whom(1)) == 1
    assert answered(which_card(0, "p", [7, 8]), Card(7)) == 7
    assert answered(how_many(0, "p", 1, 3), Count(3)) == 3
    assert answered(whether(0, "p"), Yes()) is True
    assert answered(whether(0, "p"), Pass()) is False


@pytest.mark.parametrize(
    ("flow", "only"),
    [
        (one_of(0, "p", [Card(1)]), Card(1)),
        (where(0, "p", [3]), 3),
        (whom(0, "p", [1]), 1),
        (which_card(0, "p", [7]), 7),
        (how_many(0, "p", 2, 2), 2),
    ],
)
def test_nobody_is_asked_for_the_only_answer(flow: Generator[Any, Any, object], only: object) -> None:
    with pytest.raises(StopIteration) as end:
        next(flow)
    assert end.value.value == only


def test_one_or_none_can_be_passed() -> None:
    assert answered(one_or_none(0, "p", [Card(1)]), Card(1)) == Card(1)
    assert answered(one_or_none(0, "p", [Card(1)]), Pass()) is None


def test_an_ask_names_its_values_and_tells_them_as_a_row() -> None:
    ask = next(where(2, "hospital", [5], "6.2.3", always=True, at=5, n=2))
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.law, ask.always, ask.values, ask.about) == (2, "6.2.3", True, {"at": 5, "n": 2}, (5, 2))
    assert Ask(0, "order", [], triggers=(1, 2, 3)).about == (1, 2, 3)


def offer(s: Bare, seat: int, menu: Menu) -> None:
    menu.options.append(CRAFT)


def craft() -> Flow[None]:
    yield from ()


def take(s: Bare, seat: int, choice: Option) -> Flow[None] | None:
    return craft() if choice == CRAFT else None


def openly(s: Bare, seat: int) -> bool:
    """Everybody sees that there is nothing to do."""
    return False


def turn(s: Bare, *own: Option) -> Flow[Option | None]:
    menu = Menu(s)
    menu.options += own
    return Phase(offer, take, END, openly).choose(s, 0, menu, "daylight", "6.5", "daylight")


@pytest.mark.parametrize(
    ("choice", "left_to_do", "agenda"),
    [(MARCH, MARCH, [("daylight", 0)]), (CRAFT, None, [("daylight", 0)]), (END, None, [])],
)
def test_a_menu_comes_again_until_it_is_left(choice: Act, left_to_do: Act | None, agenda: list[object]) -> None:
    s = Bare(Chance.of("1"))
    assert answered(turn(s, MARCH), choice) == left_to_do
    assert s.agenda == agenda


@pytest.mark.parametrize(
    ("choice", "done", "agenda"), [(MARCH, [MARCH], [("daylight", 0)]), (CRAFT, [], [("daylight", 0)]), (END, [], [])]
)
def test_what_belongs_to_a_menus_owner_is_done_by_its_rule(choice: Act, done: list[Act], agenda: list[object]) -> None:
    s = Bare(Chance.of("1"))
    menu = Menu(s)
    menu.options.append(MARCH)
    marched: list[Option] = []
    flow = Phase(offer, take, END, openly).play(
        s, 0, menu, "daylight", "6.5", "daylight", lambda s, seat, choice: marched.append(choice)
    )
    assert answered(flow, choice) is None
    assert (marched, s.agenda) == (done, agenda)


def test_an_option_is_made_once_for_all_who_offer_it() -> None:
    assert next(where(0, "p", [3, 4])).options[0] is next(where(1, "q", [2, 3])).options[1]


def test_a_menu_with_nothing_in_it_is_not_asked() -> None:
    s = Bare(Chance.of("1"))
    nothing = Phase(lambda s, seat, menu: None, take, END, openly)
    assert list(nothing.choose(s, 0, Menu(s), "daylight", "6.5", "daylight")) == []
    assert len(list(nothing.choose(s, 0, Menu(s), "daylight", "6.5", "daylight", always=True))) == 1


def test_a_menu_with_nothing_in_it_is_asked_where_others_cannot_know_that() -> None:
    s = Bare(Chance.of("1"))
    secret = Phase(lambda s, seat, menu: None, take, END, lambda s, seat: True)
    asked = list(secret.choose(s, 0, Menu(s), "daylight", "6.5", "daylight"))
    assert [ask.options for ask in asked if isinstance(ask, Ask)] == [[END]]


def test_nobody_is_shown_an_empty_menu_where_nobody_looks_on() -> None:
    s = Bare(Chance.of("1"))
    s.unwatched = True
    secret = Phase(lambda s, seat, menu: None, take, END, lambda s, seat: True)
    assert list(secret.choose(s, 0, Menu(s), "daylight", "6.5", "daylight", always=True)) == []
    assert len(list(turn(s))) == 1
