"""Skirmish as numbers."""

from __future__ import annotations

from collections.abc import Callable

from lexludi.kernel.numbers import OWNERS, SEATS, Number, Numbers, One, Part, Row, Some, Who
from lexludi.kernel.options import Pass
from lexludi.kernel.prompts import Kind
from lexludi.parts.options import Card
from lexludi.testing.skirmish import prompts as p
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from lexludi.testing.skirmish.rules import ACTIONS, CARDS, FIELDS, FORTS_A_FIELD, GOAL, HAND, ROUNDS, SOLDIERS

FIELD = range(FIELDS)
CARD = range(CARDS)
CROWD = 4
"""A usual number of soldiers where there are any."""

PARTS: dict[Kind, Callable[[str], Part]] = {
    p.FIELD: lambda name: One(name, FIELD),
    p.SEAT: Who,
    p.COUNT: lambda name: Number(name, max(ACTIONS, HAND)),
}

NUMBERS = Numbers(
    options={
        Pass: (),
        March: (FIELD, FIELD, range(1, SOLDIERS + 1)),
        Attack: (FIELD, OWNERS),
        Recruit: (),
        Fortify: (FIELD,),
        Card: (CARD,),
    },
    view=(
        Number("round", ROUNDS + 1),
        Number("actions", ACTIONS),
        Row("soldiers", FIELDS, SOLDIERS, CROWD, each=SEATS),
        Row("forts", FIELDS, FORTS_A_FIELD, each=SEATS),
        Number("reserve", SOLDIERS, each=SEATS),
        Number("points", GOAL - 1 + FORTS_A_FIELD, each=SEATS),
        Some("hands", CARD, hidden=CARDS, each=SEATS),
        Number("deck", CARDS),
        Some("discards", CARD),
    ),
    prompts=p.prompt.names(),
    about=tuple(PARTS[kind](name) for name, kind in p.prompt.told()),
    endings=("points", "rounds"),
    seats=4,
)
