# mypyc: skip
"""Skirmish as numbers."""

from __future__ import annotations

from lexludi.kernel.numbers import Bag, Number, Numbers, Row
from lexludi.kernel.options import Pass
from lexludi.testing.skirmish.options import Attack, Card, Fortify, March, Recruit
from lexludi.testing.skirmish.rules import CARDS, FIELDS, FORTS_A_FIELD, GOAL, ROUNDS, SOLDIERS

FIELD = range(FIELDS)

NUMBERS = Numbers(
    options={
        Pass: (),
        March: (FIELD, FIELD, range(1, SOLDIERS + 1)),
        Attack: (FIELD, range(4)),
        Recruit: (),
        Fortify: (FIELD,),
        Card: (range(CARDS),),
    },
    view=(
        Number("round", ROUNDS),
        Number("actions", 3),
        Row("soldiers", FIELDS, 5, each=True),
        Row("forts", FIELDS, FORTS_A_FIELD, each=True),
        Number("reserve", SOLDIERS, each=True),
        Number("points", GOAL, each=True),
        Bag("hands", CARDS, each=True),
        Number("deck", CARDS),
        Bag("discards", CARDS),
    ),
)
