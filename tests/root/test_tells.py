"""What others learn of a hand from what its owner is asked: nothing (the contract's property of asks, by positions)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.games.root.rules.options import Battle, Hire, Move
from lexludi.kernel import catalog
from lexludi.law import cites
from lexludi.parts.options import Act, Whom
from lexludi.testing.contract import Report, Setup, Trial
from tests.root.hiring import table
from tests.root.table import Table

law = cites("root")

UPRISING = "hirelings: spring_uprising vault_keepers-demoted corvid_spies-demoted"
MATCHING, OTHER = "anvil investments sword", "bake_sale investments sword"
"""Hands with and without a card of the suit of clearing 1, a fox."""


def tells_nothing(t: Table) -> None:
    """Twenty worlds that look alike to those who look on would have gone on alike."""
    for n in range(20):
        trial = Trial(catalog.game("root"), Setup(seats=t.s.setting.seats), str(n), Report(), set())
        trial.match = t.match
        for seat in (None, 1):
            trial.check_tells(seat)


def crusading(hand: str) -> Table:
    """The Lizards crusade from 5 to 1, where the Uprising of the Marquise is."""
    lines = (UPRISING, "5: lizards 3", "1: spring_uprising 1", "lizards acolytes: 2", "lizards outcast: rabbit")
    t = table("spring_uprising", *lines, f"hand lizards: {hand}", hired="marquise", seats="lizards marquise",
              when="birdsong", step="lizards.conspiracies 0; pause 1")  # fmt: skip
    return t.choose(Act("crusade"), Move(5, 1, 3))


def advancing(hand: str) -> Table:
    """The warlord advances from 5 to 1, where the Uprising of the Marquise is."""
    lines = (UPRISING, "5: hundreds 3", "hundreds warlord: 5", "1: spring_uprising 1", f"hand hundreds: {hand}")
    t = table(
        "spring_uprising", *lines, hired="marquise", seats="hundreds marquise", step="hundreds.advance 0; pause 1"
    )
    return t.choose(Move(5, 1, 3))


@law("E.2.2", "10.4.3.I", "14.5.3", "side.spring_uprising.promoted")
@pytest.mark.parametrize("hand", [MATCHING, OTHER])
@pytest.mark.parametrize("arrive", [crusading, advancing])
def test_whether_they_could_pay_the_uprising_does_not_show(arrive: Callable[[str], Table], hand: str) -> None:
    """Ruling R163."""
    t = arrive(hand)
    assert t.prompt in ("crusade-on", "advance-battle")
    assert len(t.options) == (2 if hand == MATCHING else 1)
    tells_nothing(t)


PROPHETS = "hirelings: warm_sun_prophets spring_uprising corvid_spies-demoted"


@law("E.2.4", "side.warm_sun_prophets.promoted")
@pytest.mark.parametrize("hand", [MATCHING, OTHER])
def test_a_prophet_does_not_learn_who_could_pay_the_uprising(hand: str) -> None:
    """Ruling R356."""
    lines = (PROPHETS, "hired: warm_sun_prophets=marquise:2 spring_uprising=marquise:2", f"hand eyrie: {hand}")
    pieces = ("1: eyrie 3, spring_uprising 1, warm_sun_prophets 1, marquise 1",)
    t = table("warm_sun_prophets", *lines, *pieces).choose(Hire(2, "preach"), Whom(1))
    tells_nothing(t)
    assert {option for option in t.options if isinstance(option, Battle)} == {Battle(1, 0), Battle(1, 2)}


@law("10.4.3")
@pytest.mark.parametrize("hand", [MATCHING, OTHER])
def test_whether_a_crusade_could_be_paid_for_does_not_show_in_the_menu(hand: str) -> None:
    lines = (UPRISING, "1: lizards 3, spring_uprising 1", "lizards acolytes: 2", "lizards outcast: fox")
    t = table("spring_uprising", *lines, f"hand lizards: {hand}", hired="marquise", seats="lizards marquise",
              when="birdsong", step="lizards.conspiracies 0; pause 1")  # fmt: skip
    tells_nothing(t)
