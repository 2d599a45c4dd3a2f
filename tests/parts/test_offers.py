"""Offers between two players."""

from __future__ import annotations

from collections.abc import Sequence

from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.parts.offers import Deal, Wares, offered
from lexludi.parts.options import Give, Want, Yes

GOLD, THINGS = 0, 1


def negotiated(*choices: Option, empty: bool = False) -> tuple[Deal | None, list[Ask]]:
    """An offer of seat 0, who has two gold and things 7 and 9, to seat 1, who has one gold."""
    mine: Sequence[Wares] = [Wares(GOLD, 2), Wares(THINGS, things=(7, 9))]
    flow = offered(0, 1, "make", "take", mine, [Wares(GOLD, 1)], "1.1", empty=empty)
    asks: list[Ask] = []
    ask = next(flow)
    try:
        for choice in choices:
            assert isinstance(ask, Ask)
            assert choice in ask.options
            asks.append(ask)
            ask = flow.send(choice)
    except StopIteration as over:
        return over.value, asks
    raise AssertionError("the offer is not over")


def test_an_accepted_offer_binds_both_ways() -> None:
    deal, asks = negotiated(Give(GOLD, 2), Give(THINGS, 9), Want(GOLD, 1), Yes(), Yes())
    assert deal is not None
    assert (deal.gives, deal.wants) == ([(GOLD, 2), (THINGS, 9)], [(GOLD, 1)])
    assert (asks[-1].seat, asks[-1].prompt) == (1, "take")
    assert asks[-1].values["goods"] == (0, GOLD, 2, 0, THINGS, 9, 1, GOLD, 1)


def test_an_amount_is_named_once_and_a_thing_is_given_once() -> None:
    _, asks = negotiated(Give(GOLD, 1), Give(THINGS, 7), Pass())
    assert asks[-1].options == [Give(THINGS, 9), Want(GOLD, 1), Yes(), Pass()]


def test_a_refused_offer_is_no_deal() -> None:
    assert negotiated(Give(GOLD, 1), Yes(), Pass())[0] is None


def test_an_offer_of_nothing_is_made_only_where_it_means_something() -> None:
    _, asks = negotiated(Pass())
    assert Yes() not in asks[0].options
    deal, _ = negotiated(Yes(), Yes(), empty=True)
    assert deal is not None
    assert deal.empty
