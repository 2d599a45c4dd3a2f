"""Offers between two players: one puts together what goes each way, the other takes it or leaves it, and then it binds.

What may go into an offer are wares: so much of something (an amount, chosen once), or single things (one by one).

    deal = yield from offered(maker, taker, MAKE_AN_OFFER, TAKE_THE_OFFER, wares(s, maker), wares(s, taker), "6.6.1.b")
    if deal is not None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.parts.asking import PASS, YES_OR_NO
from lexludi.parts.options import Give, Want, Yes


class Wares:
    """A kind of goods that one side can offer: amounts up to `most`, or these single things (at most so many)."""

    __slots__ = ("most", "things", "what")

    def __init__(self, what: int, most: int = 0, things: Sequence[int] = ()) -> None:
        self.what = what
        self.most = most
        self.things = tuple(things)

    def values(self, chosen: Sequence[tuple[int, int]]) -> list[int]:
        """What of it can still be added to an offer."""
        if self.things:
            if self.most and sum(what == self.what for what, _ in chosen) >= self.most:
                return []
            return [thing for thing in self.things if (self.what, thing) not in chosen]
        if any(what == self.what for what, _ in chosen):
            return []
        return list(range(1, self.most + 1))


class Deal:
    """What goes which way: rows of (kind of goods, amount or thing)."""

    __slots__ = ("gives", "maker", "taker", "wants")

    def __init__(self, maker: int, taker: int) -> None:
        self.maker = maker
        self.taker = taker
        self.gives: list[tuple[int, int]] = []
        """From the maker to the taker."""
        self.wants: list[tuple[int, int]] = []

    @property
    def empty(self) -> bool:
        """Whether nothing is given or wanted."""
        return not self.gives and not self.wants

    def row(self) -> tuple[int, ...]:
        """The deal as a row of numbers, for the ask that puts it to the taker: way, kind, value, and so on."""
        row: list[int] = []
        for way, goods in enumerate((self.gives, self.wants)):
            for what, value in goods:
                row += (way, what, value)
        return tuple(row)


def offered(
    maker: int,
    taker: int,
    making: str,
    taking: str,
    mine: Sequence[Wares],
    theirs: Sequence[Wares],
    law: str,
    empty: bool = False,
    fair: Callable[[Deal], bool] | None = None,
    **values: int,
) -> Flow[Deal | None]:
    """Put an offer together, and let the other side answer. None: it was called off, or refused.

    With `empty`, an offer of nothing for nothing means something too; `fair` says which offers can be made at all.
    Both asks tell the deal as `goods`.
    """
    deal = Deal(maker, taker)
    while True:
        options: list[Option] = [Give(w.what, value) for w in mine for value in w.values(deal.gives)]
        options += [Want(w.what, value) for w in theirs for value in w.values(deal.wants)]
        if (empty or not deal.empty) and (fair is None or fair(deal)):
            options.append(Yes())
        options.append(PASS)
        choice: Option = yield Ask(maker, making, options, law, False, None, other=taker, **values, goods=deal.row())
        if isinstance(choice, Give):
            deal.gives.append((choice.what, choice.value))
        elif isinstance(choice, Want):
            deal.wants.append((choice.what, choice.value))
        elif isinstance(choice, Yes):
            break
        else:
            return None
    answer: Option = yield Ask(taker, taking, [*YES_OR_NO], law, False, None, other=maker, **values, goods=deal.row())
    return deal if isinstance(answer, Yes) else None
