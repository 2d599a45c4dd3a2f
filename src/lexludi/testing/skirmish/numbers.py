"""Skirmish as numbers."""

from __future__ import annotations

from lexludi.kernel.numbers import OWNERS, SEATS, Number, Numbers, One, Row, Some, Who
from lexludi.kernel.options import Pass
from lexludi.testing.skirmish.options import Attack, Card, Fortify, March, Recruit
from lexludi.testing.skirmish.rules import CARDS, FIELDS, FORTS_A_FIELD, GOAL, ROUNDS, SOLDIERS

FIELD = range(FIELDS)
CARD = range(CARDS)
CROWD = 4
"""A usual number of soldiers where there are any."""

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
        Number("actions", 3),
        Row("soldiers", FIELDS, SOLDIERS, CROWD, each=SEATS),
        Row("forts", FIELDS, FORTS_A_FIELD, each=SEATS),
        Number("reserve", SOLDIERS, each=SEATS),
        Number("points", GOAL - 1 + FORTS_A_FIELD, each=SEATS),
        Some("hands", CARD, hidden=CARDS, each=SEATS),
        Number("deck", CARDS),
        Some("discards", CARD),
    ),
    prompts={"bid": (), "action": (), "ambush": ("enemy", "at"), "discard": ()},
    about=(Who("enemy"), One("at", FIELD)),
    endings=("points", "rounds"),
    seats=4,
)
