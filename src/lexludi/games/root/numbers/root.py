"""Root as numbers, for programs that learn. How large each can be follows from what is printed and in the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.root.factions.eyrie import COLUMNS as DECREE
from lexludi.games.root.factions.eyrie import LEADERS
from lexludi.games.root.factions.hundreds.board import MOODS
from lexludi.games.root.factions.keepers.board import CAMPS, TOTAL
from lexludi.games.root.factions.keepers.board import COLUMNS as RETINUE
from lexludi.games.root.factions.riverfolk.board import CHEAPEST, DEAREST, SERVICES
from lexludi.games.root.factions.vagabond.board import CHARACTERS, HEAPS, QUESTS
from lexludi.games.root.numbers.boards import by_faction
from lexludi.games.root.numbers.glance import RETOLD, glance
from lexludi.games.root.numbers.ranges import (
    ANYWHERE,
    CARD,
    CLEARING,
    DECK,
    DICE,
    DOMINANCE,
    FACTION,
    HIRED,
    LANDMARK,
    MINISTER,
    PLACE,
    PLAYERS,
    TRIGGERS,
    TROOPS,
    WARES,
)
from lexludi.games.root.numbers.view import VIEW
from lexludi.games.root.rules import options as o
from lexludi.games.root.rules import prompts as p
from lexludi.games.root.rules.box.codes import ITEMS, KINDS, SUITS
from lexludi.kernel.numbers import OWNERS, Chair, Number, Numbers, One, Part, Turns, Values, Who
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.prompts import Kind
from lexludi.parts.options import Act, At, Card, Count, First, Whom, Yes

KIND: Final = range(KINDS)
WARRIORS: Final = range(1, TROOPS + 1)

OPTIONS: Final[dict[type[Option], tuple[Values | str, ...]]] = {
    Pass: (),
    Act: (tuple(sorted(p.act)),),
    o.Move: (ANYWHERE, PLACE, WARRIORS),
    o.Ferry: (CLEARING, CLEARING, WARRIORS),
    o.Battle: (CLEARING, OWNERS),
    o.Build: (KIND, CLEARING),
    o.Craft: (DECK,),
    o.Use: (DECK,),
    Card: (CARD,),
    At: (ANYWHERE,),
    Whom: (OWNERS,),
    o.Piece: (OWNERS, KIND, CLEARING),
    o.Decree: (DECK, range(len(DECREE))),
    o.Leader: (range(len(LEADERS)),),
    o.Minister: (MINISTER,),
    o.Character: (range(len(CHARACTERS)),),
    o.Item: (range(len(ITEMS)), range(len(HEAPS))),
    o.Quest: (range(len(QUESTS)),),
    o.Suit: (range(len(SUITS) + 1),),
    Count: (range(TROOPS + 1),),
    First: (range(TRIGGERS),),
    o.Path: (CLEARING, CLEARING),
    o.Dominance: (DOMINANCE,),
    o.Take: (DOMINANCE,),
    Yes: (),
    o.Ware: (range(WARES),),
    o.Faction: (FACTION,),
    o.Mood: (range(len(MOODS)),),
    o.Relic: (range(TOTAL),),
    o.Waystation: (range(len(CAMPS)), range(2), CLEARING),
    o.Retinue: (CARD, range(len(RETINUE))),
    o.Service: (range(len(SERVICES)),),
    o.Price: (range(len(SERVICES)), range(CHEAPEST, DEAREST + 1)),
    o.Hire: (OWNERS, tuple(sorted(p.deed))),
}

PARTS: Final[dict[Kind, Callable[[str], Part]]] = {
    p.PLACE: lambda name: One(name, ANYWHERE),
    p.CLEARING: lambda name: One(name, CLEARING),
    p.SEAT: Who,
    p.HITS: lambda name: Number(name, DICE),
    p.COUNT: lambda name: Number(name, None, 4),
    p.CARD: lambda name: One(name, CARD),
    p.SUIT: lambda name: One(name, range(len(SUITS))),
    p.ITEM: lambda name: One(name, range(len(ITEMS))),
    p.PIECE: lambda name: One(name, KIND),
    p.QUEST: lambda name: One(name, range(len(QUESTS))),
    p.COLUMN: lambda name: One(name, range(len(DECREE))),
    p.RETINUE: lambda name: One(name, range(len(RETINUE))),
    p.SERVICE: lambda name: One(name, range(len(SERVICES))),
    p.LANDMARK: lambda name: One(name, LANDMARK),
    p.TRIGGERS: lambda name: Turns(
        name, (Chair("seat"), Number("at", CLEARING[-1])), TRIGGERS, tells="whose, and where"
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
    others=HIRED,
    arrange=by_faction,
    glance=glance,
    retold=RETOLD,
)
