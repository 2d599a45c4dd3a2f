"""Menus of actions."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.chance import Chance
from lexludi.kernel.state import State
from lexludi.parts.actions import ActionMenu
from lexludi.parts.options import Act


class Purse(State):
    coins = 1

    def copy(self) -> Purse:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def imagine(self, seat: int | None, chance: Chance) -> None: ...


def why_not_buy(s: Purse, seat: int) -> str | None:
    return None if s.coins else "1.1"


def buy(s: Purse, seat: int) -> Flow[None]:
    s.coins -= 1
    yield from ()


def market() -> ActionMenu[Purse]:
    actions: ActionMenu[Purse] = ActionMenu()
    actions.add(Act("buy"), why_not_buy, buy)
    return actions


def test_what_can_be_done_is_offered_and_done() -> None:
    s = Purse(Chance.of("1"))
    menu = Menu(s)
    market().offer(s, 0, menu)
    assert menu.options == [Act("buy")]
    assert list(market().take(s, 0, Act("buy"))) == []
    assert s.coins == 0


def test_what_cannot_be_done_says_why() -> None:
    s = Purse(Chance.of("1"))
    s.coins, s.explaining = 0, True
    menu = Menu(s)
    market().offer(s, 0, menu)
    assert menu.options == []
    assert [(refusal.option, refusal.law) for refusal in menu.refused or ()] == [(Act("buy"), "1.1")]


def test_two_actions_of_one_name_are_refused() -> None:
    actions = market()
    with pytest.raises(ValueError, match="two actions are called 'buy'"):
        actions.add(Act("buy"), why_not_buy, buy)
