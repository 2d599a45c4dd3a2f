"""Small asks: most decisions are one of a few things, and most phases a menu that comes again until it is left.

Where only one thing is left, nobody is asked: the kernel would answer too, but only after all the work of an ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from lexludi.kernel.ask import Ask, Flow, Menu, Value
from lexludi.kernel.options import Option, Pass, Refusal
from lexludi.kernel.state import State
from lexludi.parts.options import At, Card, Count, Whom, Yes

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Option)

PASS: Final = Pass()
YES: Final = Yes()
YES_OR_NO: Final[tuple[Option, Option]] = (YES, PASS)


class Made:
    """The options of one kind by their number, each made when it is first wanted: frozen, they serve all matches."""

    def __init__(self, kind: Callable[[int], Option]) -> None:
        self.kind = kind
        self.made: dict[int, Option] = {}

    def each(self, numbers: list[int]) -> list[Option]:
        """Those with these numbers."""
        made = self.made
        try:
            return [made[number] for number in numbers]
        except KeyError:
            for number in numbers:
                made.setdefault(number, self.kind(number))
            return [made[number] for number in numbers]


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
    found: list[Any] = [*options]
    if len(found) == 1 and not always:
        only: T = found[0]
        return only
    ask = Ask(seat, prompt, found, law, always, refused)
    ask.values = values
    choice: T = yield ask
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
    ask = Ask(seat, prompt, [*options, PASS], law, always, refused)
    ask.values = values
    choice: Option = yield ask
    return None if choice is PASS else choice  # type: ignore[return-value]


def whether(seat: int, prompt: str, law: str = "", always: bool = False, **values: Value) -> Flow[bool]:
    """Yes or no."""
    ask = Ask(seat, prompt, [*YES_OR_NO], law, always)
    ask.values = values
    choice: Option = yield ask
    return choice is YES


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
    open_to = places if isinstance(places, list) else [*places]
    if len(open_to) == 1 and not always:
        return open_to[0]
    ask = Ask(seat, prompt, PLACES.each(open_to), law, always, refused)
    ask.values = values
    choice: At = yield ask
    return choice.place


def which_card(
    seat: int, prompt: str, cards: Iterable[int], law: str = "", always: bool = False, **values: Value
) -> Flow[int]:
    """One of these cards."""
    fit = cards if isinstance(cards, list) else [*cards]
    if len(fit) == 1 and not always:
        return fit[0]
    ask = Ask(seat, prompt, CARDS.each(fit), law, always)
    ask.values = values
    choice: Card = yield ask
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
    others = seats if isinstance(seats, list) else [*seats]
    if len(others) == 1 and not always:
        return others[0]
    ask = Ask(seat, prompt, SEATS.each(others), law, always, refused)
    ask.values = values
    choice: Whom = yield ask
    return choice.seat


def how_many(seat: int, prompt: str, least: int, most: int, law: str = "", **values: Value) -> Flow[int]:
    """A number from the least to the most."""
    if least == most:
        return least
    ask = Ask(seat, prompt, COUNTS.each([*range(least, most + 1)]), law, False)
    ask.values = values
    choice: Count = yield ask
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
        ask.values = values
        choice: Option = yield ask
        if choice is self.end:
            return None
        s.agenda.append((again, seat))
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
        ask.values = values
        choice: Option = yield ask
        if choice is self.end:
            return
        s.agenda.append((again, seat))
        flow = self.take(s, seat, choice)
        if flow is None:
            flow = do(s, seat, choice)
        if flow is not None:
            yield from flow

    def asked(self, s: S, seat: int, menu: Menu, prompt: str, law: str, always: bool) -> Ask | None:
        """What is asked in such a phase; None where there is nothing to do, and everybody knows it."""
        options = menu.options
        self.offer(s, seat, menu)
        if not options and (s.unwatched or not always):
            always = not s.unwatched and self.hidden(s, seat)
            if not always and not menu.explains:
                return None
        options.append(self.end)
        return Ask(seat, prompt, options, law, always, menu.refused)
