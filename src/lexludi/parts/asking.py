"""Small asks: most decisions are one of a few things, and most phases a menu that comes again until it is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from lexludi.kernel.ask import Ask, Flow, Menu, Value, naming
from lexludi.kernel.options import Option, Pass, Refusal
from lexludi.kernel.state import State
from lexludi.parts.options import At, Card, Count, Whom, Yes

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Option)

PASS: Final = Pass()
YES_OR_NO: Final[tuple[Option, Option]] = (Yes(), PASS)


class Made:
    """The options of one kind by their number, each made when it is first wanted: frozen, they serve all matches."""

    def __init__(self, kind: Callable[[int], Option]) -> None:
        self.kind = kind
        self.made: dict[int, Option] = {}

    def each(self, numbers: Iterable[int]) -> list[Option]:
        """Those with these numbers."""
        wanted = numbers if isinstance(numbers, list) else list(numbers)
        made = self.made
        try:
            return [made[number] for number in wanted]
        except KeyError:
            for number in wanted:
                made.setdefault(number, self.kind(number))
            return [made[number] for number in wanted]


PLACES: Final = Made(At)
CARDS: Final = Made(Card)
SEATS: Final = Made(Whom)
COUNTS: Final = Made(Count)


def one_of(
    seat: int,
    prompt: str,
    options: Iterable[T],
    law: str = "",
    always: bool = False,
    refused: list[Refusal] | None = None,
    **values: Value,
) -> Flow[T]:
    """One of these."""
    choice: T = yield naming(Ask(seat, prompt, [*options], law, always, refused), values)
    return choice


def one_or_none(
    seat: int,
    prompt: str,
    options: Iterable[T],
    law: str = "",
    always: bool = False,
    refused: list[Refusal] | None = None,
    **values: Value,
) -> Flow[T | None]:
    """One of these, or none of them."""
    choice: Option = yield naming(Ask(seat, prompt, [*options, PASS], law, always, refused), values)
    return None if isinstance(choice, Pass) else choice  # type: ignore[return-value]


def whether(seat: int, prompt: str, law: str = "", always: bool = False, **values: Value) -> Flow[bool]:
    """Yes or no."""
    choice: Option = yield naming(Ask(seat, prompt, [*YES_OR_NO], law, always), values)
    return isinstance(choice, Yes)


def where(
    seat: int,
    prompt: str,
    places: Iterable[int],
    law: str = "",
    always: bool = False,
    refused: list[Refusal] | None = None,
    **values: Value,
) -> Flow[int]:
    """One of these places."""
    choice: At = yield naming(Ask(seat, prompt, PLACES.each(places), law, always, refused), values)
    return choice.place


def which_card(
    seat: int, prompt: str, cards: Iterable[int], law: str = "", always: bool = False, **values: Value
) -> Flow[int]:
    """One of these cards."""
    choice: Card = yield naming(Ask(seat, prompt, CARDS.each(cards), law, always), values)
    return choice.card


def whom(
    seat: int,
    prompt: str,
    seats: Iterable[int],
    law: str = "",
    always: bool = False,
    refused: list[Refusal] | None = None,
    **values: Value,
) -> Flow[int]:
    """One of these seats."""
    choice: Whom = yield naming(Ask(seat, prompt, SEATS.each(seats), law, always, refused), values)
    return choice.seat


def how_many(seat: int, prompt: str, least: int, most: int, law: str = "", **values: Value) -> Flow[int]:
    """A number from the least to the most."""
    choice: Count = yield naming(Ask(seat, prompt, COUNTS.each(range(least, most + 1)), law, False), values)
    return choice.count


class Phase(Generic[S]):
    """A phase in which anybody may do some things besides what their own menu offers.

    `offer` adds them to a menu; `take` is how one of them is done, None if a choice is none of them. `hidden` tells
    whether others cannot know that there is nothing to do: then even that is asked, so that nothing shows.
    """

    def __init__(
        self,
        offer: Callable[[S, int, Menu], None],
        take: Callable[[S, int, Option], Flow[None] | None],
        end: Option,
        hidden: Callable[[S, int], bool],
    ) -> None:
        self.offer = offer
        self.take = take
        self.end = end
        self.hidden = hidden

    def choose(
        self,
        s: S,
        seat: int,
        menu: Menu,
        prompt: str,
        law: str,
        again: str,
        always: bool = False,
        **values: Value,
    ) -> Flow[Option | None]:
        """Something of the menu, or of what anybody may do, and then the step `again`; or leave it.

        What belongs to the menu's owner is returned, for its rule to do. None: it is done, or the menu is left.
        """
        ask = self.asked(s, seat, menu, prompt, law, always)
        if ask is None:
            return None
        choice: Option = yield naming(ask, values)
        if choice == self.end:
            return None
        s.then(again, seat)
        flow = self.take(s, seat, choice)
        if flow is None:
            return choice
        yield from flow
        return None

    def play(
        self,
        s: S,
        seat: int,
        menu: Menu,
        prompt: str,
        law: str,
        again: str,
        do: Callable[[S, int, Option], Flow[Any] | None],
        always: bool = False,
        **values: Value,
    ) -> Flow[None]:
        """The same, where `do` does what belongs to the menu's owner."""
        ask = self.asked(s, seat, menu, prompt, law, always)
        if ask is None:
            return
        choice: Option = yield naming(ask, values)
        if choice == self.end:
            return
        s.then(again, seat)
        flow = self.take(s, seat, choice)
        if flow is None:
            flow = do(s, seat, choice)
        if flow is not None:
            yield from flow

    def asked(self, s: S, seat: int, menu: Menu, prompt: str, law: str, always: bool) -> Ask | None:
        """What is asked in such a phase; None where there is nothing to do, and everybody knows it."""
        options = menu.options
        self.offer(s, seat, menu)
        if not options and not always:
            always = self.hidden(s, seat)
            if not always and not menu.explains:
                return None
        options.append(self.end)
        return Ask(seat, prompt, options, law, always, menu.refused)
