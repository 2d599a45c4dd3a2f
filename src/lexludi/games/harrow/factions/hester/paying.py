"""Terrain cubes: what Hester pays with."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.options import Colour
from lexludi.games.harrow.rules.prompts import COUNT, CUBE, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Because, because
from lexludi.locale import N_

PAY_ANY: Final = prompt("pay-any", N_("Which terrain cube do you spend? Still to pay: {n}."), n=COUNT)
GAIN_ANY: Final = prompt("gain-any", N_("Which terrain cube do you gain?"))
SHORT_OF_COLOUR: Final = reason(
    "short-of-colour", N_("costs {n} of your {cube} cubes, and you have {has}."), n=COUNT, cube=CUBE, has=COUNT
)
SHORT_OF_CUBES: Final = reason(
    "short-of-cubes", N_("costs {n} terrain cubes of any colours, and you have {has}."), n=COUNT, has=COUNT
)


def colour_at(s: Harrow, seat: int, at: int) -> int:
    """The colour of the terrain of a hex."""
    return s.setting.colours[seat][s.terrain(at)]


def owned(s: Harrow, seat: int) -> list[int]:
    """The colours that she has on the battleground."""
    return [colour for colour in s.setting.colours[seat] if s.ground[colour]]


def short_of(s: Harrow, colour: int, n: int, law: str) -> Because:
    """That she has too few cubes of a colour."""
    return because(law, SHORT_OF_COLOUR, n=n, cube=colour, has=s.ground[colour])


def short_of_any(s: Harrow, seat: int, n: int, law: str) -> Because:
    """That she has too few cubes of all colours."""
    return because(law, SHORT_OF_CUBES, n=n, has=s.cubes(seat))


def pay(s: Harrow, colour: int, n: int) -> None:
    s.ground[colour] -= n
    s.stock[colour] += n


def pay_any(s: Harrow, seat: int, n: int, law: str) -> Flow[None]:
    """So many cubes of any colours, chosen one by one."""
    while n > 0:
        choice: Colour = yield Ask(seat, PAY_ANY, [Colour(colour) for colour in owned(s, seat)], law, n=n)
        pay(s, choice.colour, 1)
        n -= 1


def which_gain(s: Harrow, seat: int, law: str) -> Flow[int]:
    """A colour of which cubes are left; -1 if none are."""
    left = [colour for colour in s.setting.colours[seat] if s.stock[colour]]
    if not left:
        return -1
    choice: Colour = yield Ask(seat, GAIN_ANY, [Colour(colour) for colour in left], law)
    return choice.colour
