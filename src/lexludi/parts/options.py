"""Options that most games have."""

from __future__ import annotations

from lexludi.kernel.options import Option


class Act(Option, frozen=True):
    """Take one of the actions a phase offers, by its name: `march`, `revolt`, `end`."""

    what: str


class At(Option, frozen=True):
    """A place."""

    place: int


class Card(Option, frozen=True):
    """A card to spend, give, discard, play or take."""

    card: int


class Count(Option, frozen=True):
    """So many."""

    count: int


class First(Option, frozen=True):
    """Which of several effects comes first: its place in the list of the ask."""

    which: int


class Give(Option, frozen=True):
    """Put something of one's own into an offer: the kind of goods, and how much of it or which."""

    what: int
    value: int


class Want(Option, frozen=True):
    """Ask for something of the other side's in an offer, likewise."""

    what: int
    value: int


class Whom(Option, frozen=True):
    """That seat."""

    seat: int


class Yes(Option, frozen=True):
    """Yes, do it."""


class Acts(dict[str, str]):
    """The actions of a game, each with what it is called. Calling it declares one more."""

    def __call__(self, what: str, says: str, /) -> Act:
        if what in self:
            raise ValueError(f"two actions are called {what!r}")
        self[what] = says
        return Act(what)
