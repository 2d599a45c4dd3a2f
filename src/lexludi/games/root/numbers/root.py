"""Root as numbers, for programs that learn. How large each can be follows from what is printed and in the box."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.eyrie import COLUMNS as DECREE
from lexludi.games.root.factions.eyrie import LEADERS
from lexludi.games.root.factions.hundreds.board import MOODS
from lexludi.games.root.factions.keepers.board import CAMPS, TOTAL
from lexludi.games.root.factions.keepers.board import COLUMNS as RETINUE
from lexludi.games.root.factions.riverfolk.board import CHEAPEST, DEAREST, SERVICES
from lexludi.games.root.factions.vagabond.board import CHARACTERS, HEAPS, QUESTS
from lexludi.games.root.numbers.boards import by_faction
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
from lexludi.games.root.rules.codes import ITEMS, KINDS, SUITS
from lexludi.games.root.words.asks import ACTS, PROMPTS
from lexludi.games.root.words.hirelings import DEEDS
from lexludi.games.root.words.speaker import ENDINGS
from lexludi.kernel.numbers import OWNERS, Chair, Number, Numbers, One, Turns, Values, Who
from lexludi.kernel.options import Option, Pass

KIND: Final = range(KINDS)
WARRIORS: Final = range(1, TROOPS + 1)

OPTIONS: Final[dict[type[Option], tuple[Values | str, ...]]] = {
    Pass: (),
    o.Act: (tuple(sorted(ACTS)),),
    o.Move: (ANYWHERE, PLACE, WARRIORS),
    o.Ferry: (CLEARING, CLEARING, WARRIORS),
    o.Battle: (CLEARING, OWNERS),
    o.Build: (KIND, CLEARING),
    o.Craft: (DECK,),
    o.Use: (DECK,),
    o.Card: (CARD,),
    o.At: (ANYWHERE,),
    o.Whom: (OWNERS,),
    o.Piece: (OWNERS, KIND, CLEARING),
    o.Decree: (DECK, range(len(DECREE))),
    o.Leader: (range(len(LEADERS)),),
    o.Minister: (MINISTER,),
    o.Character: (range(len(CHARACTERS)),),
    o.Item: (range(len(ITEMS)), range(len(HEAPS))),
    o.Quest: (range(len(QUESTS)),),
    o.Suit: (range(len(SUITS) + 1),),
    o.Count: (range(TROOPS + 1),),
    o.First: (range(TRIGGERS),),
    o.Path: (CLEARING, CLEARING),
    o.Dominance: (DOMINANCE,),
    o.Take: (DOMINANCE,),
    o.Yes: (),
    o.Ware: (range(WARES),),
    o.Faction: (FACTION,),
    o.Mood: (range(len(MOODS)),),
    o.Relic: (range(TOTAL),),
    o.Waystation: (range(len(CAMPS)), range(2), CLEARING),
    o.Retinue: (CARD, range(len(RETINUE))),
    o.Service: (range(len(SERVICES)),),
    o.Price: (range(len(SERVICES)), range(CHEAPEST, DEAREST + 1)),
    o.Hire: (OWNERS, tuple(sorted(DEEDS))),
}

ABOUT: Final = (
    *(One(name, ANYWHERE) for name in ("at", "origin", "to")),
    *(One(name, CLEARING) for name in ("a", "b")),
    *(Who(name) for name in ("other", "enemy")),
    *(Number(name, DICE) for name in ("attack", "defence")),
    Number("n", None, 4),
    One("card", CARD),
    One("suit", range(len(SUITS))),
    One("item", range(len(ITEMS))),
    One("piece", KIND),
    One("quest", range(len(QUESTS))),
    One("column", range(len(DECREE))),
    One("retinue", range(len(RETINUE))),
    One("service", range(len(SERVICES))),
    One("landmark", LANDMARK),
    Turns("triggers", (Chair("seat"), Number("at", CLEARING[-1])), TRIGGERS, tells="whose, and where"),
)

NUMBERS: Final = Numbers(
    options=OPTIONS,
    view=VIEW,
    prompts={prompt: tuple(keys.split()) for prompt, (_, keys) in PROMPTS.items()} | {"order": ("*triggers",)},
    about=ABOUT,
    endings=tuple(ENDINGS),
    seats=PLAYERS,
    others=HIRED,
    arrange=by_faction,
)
