"""Oath as numbers, for programs that learn. How large each can be follows from what is printed and in the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.numbers.glance import RETOLD, glance
from lexludi.games.oath.numbers.ranges import (
    ANYWHERE,
    BURIED,
    COUNT,
    FACEUP,
    HIDDEN,
    MOVED,
    PLACE,
    PLAYERS,
    POWER,
    SPACES,
    WARES,
)
from lexludi.games.oath.numbers.view import VIEW, by_place
from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.actions.citizens import HIDDEN as LAST_GOODS
from lexludi.games.oath.rules.box.codes import OATHS, OFF_MAP, PILES, SUITS, WAYS
from lexludi.kernel.numbers import OWNERS, Number, Numbers, One, Part, Turns, Values, Who
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.prompts import Kind
from lexludi.parts.options import Act, At, Card, Count, Give, Want, Whom, Yes

GOODS: Final = range(LAST_GOODS + 1)
"""The kinds of goods in an offer."""

OPTIONS: Final[dict[type[Option], tuple[Values | str, ...]]] = {
    Pass: (),
    Act: (tuple(sorted(p.act)),),
    At: (PLACE,),
    Card: (POWER,),
    Count: (COUNT,),
    Whom: (OWNERS,),
    Yes: (),
    Give: (GOODS, POWER),
    Want: (GOODS, POWER),
    o.Pile: (range(len(PILES)),),
    o.Play: (range(len(WAYS)),),
    o.Muster: (FACEUP,),
    o.Trade: (FACEUP, range(2)),
    o.Use: (POWER,),
    o.Suit: (range(len(SUITS)),),
    o.Pawn: (),
    o.Warbands: (PLACE, MOVED),
    o.Share: (OWNERS, MOVED),
    o.Peek: (range(OFF_MAP + 1), range(max(len(BURIED), len(SPACES)))),
    o.Space: (range(max(len(BURIED), len(SPACES))),),
    o.Facedown: (OWNERS, HIDDEN),
    o.Vow: (range(len(OATHS)),),
}

PARTS: Final[dict[Kind, Callable[[str], Part]]] = {
    p.SITE: lambda name: One(name, ANYWHERE),
    p.SEAT: Who,
    p.CARD: lambda name: One(name, POWER),
    p.SUIT: lambda name: One(name, range(len(SUITS))),
    p.PILE: lambda name: One(name, range(len(PILES))),
    p.OATH: lambda name: One(name, range(len(OATHS))),
    p.COUNT: lambda name: Number(name, None, 4),
    p.GOODS: lambda name: Turns(
        name,
        (Number("way"), Number("kind", GOODS[-1]), Number("value", POWER[-1])),
        WARES,
        tells="given (0) or wanted (1), the kind, and how much or which",
    ),
}
"""How each kind of value that prompts speak of becomes numbers."""

NUMBERS: Final = Numbers(
    options=OPTIONS,
    view=VIEW,
    prompts=p.prompt.names(),
    about=tuple(PARTS[kind](name) for name, kind in p.prompt.told()),
    endings=tuple(p.ending),
    seats=PLAYERS,
    others=1,
    arrange=by_place,
    glance=glance,
    retold=RETOLD,
)
"""The owner beside the seats is the bandits."""
