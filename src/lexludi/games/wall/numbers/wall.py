"""The Great Wall as numbers, for programs that learn. How large each can be follows from what is in the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.wall.numbers.glance import RETOLD, glance
from lexludi.games.wall.numbers.ranges import (
    ADVISOR,
    COMMAND,
    COUNT,
    DEMAND,
    EVENT,
    GENERAL,
    HORDE,
    MOMENT,
    ORIGIN,
    OTHERS,
    PAID,
    PLACE,
    PLAYERS,
    POWER,
    RESOURCE,
    ROW,
    SECTION,
    SOLDIER,
    SPACES,
    SPOT,
    TACTIC,
)
from lexludi.games.wall.numbers.view import VIEW, arranged
from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules import prompts as p
from lexludi.kernel.numbers import OWNERS, Number, Numbers, One, Part, Values, Who
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.prompts import Kind
from lexludi.parts.options import At, Card, Count, Whom, Yes

OR_NONE: Final = range(-1, SOLDIER[-1] + 1)
"""A kind of soldier, or none."""
OR_HOME: Final = range(-1, SECTION[-1] + 1)
"""A section, or the pool."""
TWO: Final = range(2)

OPTIONS: Final[dict[type[Option], tuple[Values | str, ...]]] = {
    Pass: (),
    Yes: (),
    At: (PLACE,),
    Card: (TACTIC,),
    o.Take: (GENERAL, ADVISOR),
    o.Command: (COMMAND,),
    o.Space: (range(SPACES),),
    o.Clerk: (ORIGIN, PLACE),
    o.Goods: (RESOURCE,),
    o.Mix: (PAID, PAID, PAID),
    o.Recruit: (SOLDIER,),
    o.Cover: (SECTION, ROW, SPOT),
    o.Charge: (SECTION, ROW, SPOT, SPOT),
    o.Shoot: (SECTION, ROW, SPOT),
    o.Man: (SECTION,),
    o.Fight: (SECTION, SOLDIER, TWO),
    o.Play: (TACTIC, TWO),
    o.Rest: (),
    o.Rescue: (OWNERS, SOLDIER),
    o.Omen: (EVENT,),
    o.Station: (SECTION,),
    o.Build: (SECTION, TWO),
    o.Route: (SECTION, SECTION),
    o.Shift: (SOLDIER, TWO, TWO),
    o.Promote: (RESOURCE, OR_NONE),
    o.Under: (SOLDIER,),
    o.Onto: (HORDE,),
    o.Hire: (ADVISOR, TWO),
    o.HireClerk: (),
    o.Dismiss: (ADVISOR,),
    o.Repent: (),
    o.Fulfil: (DEMAND,),
    o.Sacrifice: (SOLDIER, OR_HOME, TWO),
    o.SendAway: (ORIGIN,),
    o.PartWith: (ADVISOR,),
    Count: (COUNT,),
    Whom: (OWNERS,),
    o.Reclaim: (),
    o.Attack: (SECTION,),
}

PARTS: Final[dict[Kind, Callable[[str], Part]]] = {
    p.SEAT: Who,
    p.LOCATION: lambda name: One(name, PLACE),
    p.SECTION: lambda name: One(name, SECTION),
    p.RESOURCE: lambda name: One(name, RESOURCE),
    p.SOLDIER: lambda name: One(name, SOLDIER),
    p.SPOT: lambda name: One(name, SPOT),
    p.HORDE: lambda name: One(name, HORDE),
    p.COMMAND: lambda name: One(name, COMMAND),
    p.GENERAL: lambda name: One(name, GENERAL),
    p.ADVISOR: lambda name: One(name, ADVISOR),
    p.POWER: lambda name: One(name, POWER),
    p.MOMENT: lambda name: One(name, MOMENT),
    p.DEMAND: lambda name: One(name, DEMAND),
    p.COUNT: lambda name: Number(name, None, 4),
}
"""How each kind of value that prompts speak of becomes numbers."""

NUMBERS: Final = Numbers(
    options=OPTIONS,
    view=VIEW,
    prompts=p.prompt.names(),
    about=tuple(PARTS[kind](name) for name, kind in p.prompt.told()),
    endings=tuple(p.ending),
    seats=PLAYERS,
    others=OTHERS,
    arrange=arranged,
    glance=glance,
    retold=RETOLD,
)
"""Owners beside the seats are the clans that the rules run."""
