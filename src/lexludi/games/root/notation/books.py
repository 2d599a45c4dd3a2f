"""What a turn is recorded to have done, ticked off as it happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Fight,
    Flip,
    Guess,
    Mark,
    MobDie,
    Points,
    Roll,
    Shift,
    Show,
)


class Book:
    """A turn to be played, and how much of it has happened."""

    def take(self, happened: Iterable[Action]) -> Book | None:
        """The book after these have happened; None if they are not what it says."""
        raise NotImplementedError

    def done(self) -> bool:
        """Whether all of it has happened."""
        raise NotImplementedError

    def left(self) -> list[Action]:
        """What has still to happen."""
        raise NotImplementedError


class Ordered(Book):
    """Everything happens in the order in which it is written; ambushes and dice in the course of their battle."""

    __slots__ = ("actions", "due", "n")

    def __init__(self, actions: tuple[Action, ...], n: int = 0, due: tuple[Action, ...] = ()) -> None:
        self.actions = actions
        self.n = n
        self.due = due

    def take(self, happened: Iterable[Action]) -> Ordered | None:
        actions, n, due = self.actions, self.n, self.due
        for action in happened:
            if isinstance(action, (Ambush, Roll)):
                if action in due[:1]:
                    due = due[1:]
                elif isinstance(action, Ambush) or any(isinstance(other, Roll) for other in due):
                    return None
                continue
            if n >= len(actions) or actions[n] != action or (due and isinstance(action, Fight)):
                return None
            n += 1
            if isinstance(action, Fight):
                end = n
                while end < len(actions) and isinstance(actions[end], (Ambush, Roll)):
                    end += 1
                due = actions[n:end]
                n = end
        return Ordered(actions, n, due)

    def done(self) -> bool:
        return self.n == len(self.actions) and not self.due

    def left(self) -> list[Action]:
        return [*self.due, *self.actions[self.n :]]


UNSAID = (Show, Roll, Mark, Guess, MobDie, Ambush)
"""What people leave out, or write in a way of their own."""


class Loose(Book):
    """The same things happen in whatever order, one by one; what people leave out may happen unrecorded."""

    __slots__ = ("bag",)

    def __init__(self, bag: Counter[Action]) -> None:
        self.bag = bag

    @staticmethod
    def of(actions: Iterable[Action]) -> Loose:
        bag: Counter[Action] = Counter()
        for action in actions:
            for single in singly(action):
                bag[single] += 1
        return Loose(bag)

    def take(self, happened: Iterable[Action]) -> Loose | None:
        bag = self.bag.copy()
        for action in happened:
            for single in singly(action):
                if bag[single] > 0:
                    bag[single] -= 1
                elif (joined := in_one(single, bag)) is not None:
                    whole, rest = joined
                    bag[whole] -= 1
                    if rest is not None:
                        bag[rest] += 1
                elif not isinstance(action, UNSAID) and not is_refreshed(action) and not is_committed(action):
                    return None
        return Loose(bag)

    def done(self) -> bool:
        return not any(count > 0 and not isinstance(action, UNSAID) for action, count in self.bag.items())

    def left(self) -> list[Action]:
        return list(self.bag.elements())


def singly(action: Action) -> list[Action]:
    """Pieces that go together, and points that are scored together, one by one."""
    if isinstance(action, Shift) and action.count > 1:
        return [Shift(1, action.thing, action.start, action.to)] * action.count
    if isinstance(action, Points) and abs(action.points) > 1:
        return [Points(action.faction, 1 if action.points > 0 else -1)] * abs(action.points)
    return [action]


def in_one(action: Action, bag: Counter[Action]) -> tuple[Shift, Shift | None] | None:
    """What is written instead of this, and what that leaves to come.

    Fallen warriors come straight to the keep, and funds straight to a clearing: nobody writes that it is by the supply.
    That fallen warriors of the Cult become acolytes is not written either.
    """
    if not isinstance(action, Shift):
        return None
    martyr = Shift(1, "Lw", action.start, "")
    if action == Shift(1, "Lw", action.start, "L$") and bag[martyr] > 0:
        return martyr, None
    if bool(action.start) == bool(action.to):
        return None
    for other, count in bag.items():
        if count > 0 and isinstance(other, Shift) and other.thing == action.thing and other.start and other.to:
            if other.start == action.start:
                return other, Shift(1, other.thing, "", other.to)
            if other.to == action.to:
                return other, Shift(1, other.thing, other.start, "")
    return None


def is_refreshed(action: Action) -> bool:
    """Whether an item is only turned face up, or laid under a ruin."""
    if not isinstance(action, Shift) or action.thing[0] != "%":
        return False
    return action.start == f"{action.to}e" or action.to.isdigit()


def is_committed(action: Action) -> bool:
    """Whether a fund of the Riverfolk is committed, or comes back: they have it all the same."""
    return isinstance(action, Shift) and "O$_" in (action.start[:3], action.to[:3])


__all__ = ["Book", "Flip", "Loose", "Ordered"]
