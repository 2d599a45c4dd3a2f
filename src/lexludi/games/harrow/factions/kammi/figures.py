"""Kammi and her goblin: two figures that only she can tell apart, until she gives herself away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from lexludi.games.harrow.rules.prompts import note
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow, Value
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

GIVEN_AWAY: Final = note("given-away", N_("Now everybody can tell Kammi from her goblin."))
T = TypeVar("T", bound=Option)
Ways = Callable[[Harrow, int], list[T]]
"""What could be chosen if the figure in question stood on that hex."""


def kammi_at(s: Harrow) -> int:
    return s.legends[s.setting.kammi][s.kammi.who]


def goblin_at(s: Harrow) -> int:
    return s.legends[s.setting.kammi][1 - s.kammi.who]


def secret(s: Harrow) -> bool:
    """Whether others cannot tell her figures apart."""
    return not s.kammi.known and not s.kammi.shown


def give_away(s: Harrow) -> None:
    """What she did is possible for one of the two alone: everybody knows now who is who."""
    if secret(s):
        s.kammi.known = True
        s.note(s.setting.kammi, GIVEN_AWAY, "4.cards.3")


def chosen_from(
    s: Harrow, here: int, there: int, seat: int, prompt: str, ways: Ways[T], law: str, values: dict[str, Value]
) -> Flow[T | None]:
    """A choice measured from a figure; asked even with nothing to choose, lest that tell who is who.

    What only one of the two figures could have chosen gives the secret away.
    """
    options: list[Option] = [*ways(s, here)] if here >= 0 else []
    options.append(PASS)
    ask = Ask(seat, prompt, options, law, secret(s))
    ask.values = values
    choice: Option = yield ask
    if isinstance(choice, Pass):
        return None
    if secret(s) and choice not in ways(s, there):
        give_away(s)
    return choice  # type: ignore[return-value]


def by_goblin(s: Harrow, seat: int, prompt: str, ways: Ways[T], law: str, **values: Value) -> Flow[T | None]:
    """Law 4.cards.3: measured from the goblin."""
    return (yield from chosen_from(s, goblin_at(s), kammi_at(s), seat, prompt, ways, law, values))


def by_kammi(s: Harrow, seat: int, prompt: str, ways: Ways[T], law: str, **values: Value) -> Flow[T | None]:
    """Law 4.kammi.track2.3: measured from Kammi."""
    return (yield from chosen_from(s, kammi_at(s), goblin_at(s), seat, prompt, ways, law, values))
