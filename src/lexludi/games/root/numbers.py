# mypyc: skip
"""Root as numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from lexludi.games.root import options as o
from lexludi.games.root.codes import CLEARINGS, DRAFT, FACTIONS, ITEMS, KINDS, PHASES, PIECES, PLACES, SUITS
from lexludi.kernel.numbers import Bag, Number, Numbers, Row, Rows, Sketch, Who, Word
from lexludi.kernel.options import Pass

CARD: Final = range(64)
ANYWHERE: Final = range(PLACES + 16)
"""Clearings, the Burrow and forests."""
PLACE: Final = range(PLACES)
CLEARING: Final = range(1, max(CLEARINGS) + 1)
OWNER: Final = range(9)
"""Six players and three hirelings."""
KIND: Final = range(KINDS)
WARRIORS: Final = range(1, 26)
FEW: Final = range(16)
ACTS: Final = (
    "aid", "battle", "build", "convert", "craft", "crusade", "day-labor", "dig", "draw", "draw-card", "end",
    "exile-gift", "expedition-marches", "expedition-settles", "explore", "export", "expose", "gather-uprising",
    "glide", "hawks", "hideout", "instigate", "keep-item", "march", "mobilize", "move", "organize", "overwork",
    "plot", "recruit", "repair", "revolt", "rise-up", "sacrifice", "sanctify", "scorch", "score", "sell-item",
    "spies-pilfer", "spies-strike", "spread", "steal", "strike", "swift-strike", "trade", "train", "trick",
    "vault-battles", "vault-guards",
)  # fmt: skip
DEEDS: Final = (
    "busk", "expedition", "gang-up", "infiltrate", "muster", "patrol", "play", "preach", "ransack", "roam", "rob",
    "sally", "send-bandit", "send-prophet", "smuggle", "vaults", "waylay",
)  # fmt: skip

NUMBERS = Numbers(
    options={
        Pass: (),
        o.Act: (ACTS,),
        o.Move: (ANYWHERE, PLACE, WARRIORS),
        o.Ferry: (CLEARING, CLEARING, WARRIORS),
        o.Battle: (CLEARING, OWNER),
        o.Build: (KIND, CLEARING),
        o.Craft: (CARD,),
        o.Use: (CARD,),
        o.Card: (CARD,),
        o.At: (ANYWHERE,),
        o.Whom: (OWNER,),
        o.Piece: (OWNER, KIND, CLEARING),
        o.Decree: (CARD, range(4)),
        o.Leader: (FEW,),
        o.Minister: (FEW,),
        o.Character: (FEW,),
        o.Item: (range(len(ITEMS)), range(8)),
        o.Quest: (range(32),),
        o.Suit: (range(len(SUITS) + 1),),
        o.Count: (range(32),),
        o.First: (FEW,),
        o.Path: (CLEARING, CLEARING),
        o.Dominance: (CARD,),
        o.Take: (CARD,),
        o.Yes: (),
        o.Ware: (FEW,),
        o.Faction: (FEW,),
        o.Mood: (FEW,),
        o.Relic: (FEW,),
        o.Waystation: (range(3), range(2), CLEARING),
        o.Retinue: (CARD, range(3)),
        o.Service: (FEW,),
        o.Price: (range(4), range(8)),
        o.Hire: (OWNER, DEEDS),
    },
    view=(
        Word("factions", (*FACTIONS, DRAFT), each=True),
        Number("turn", 60),
        Who("active"),
        Word("phase", PHASES),
        Row("suits", PLACES, 4),
        Row("slots", PLACES, 3),
        Bag("ruins", PLACES),
        Row("warriors", PLACES, 5, each=True),
        Rows("pieces", PIECES, PLACES, 2),
        Bag("scorched", PLACES),
        Number("pawns", PLACES + 16, each=True),
        Who("ruled", PLACES),
        Number("supply", 25, each=True),
        Bag("hands", len(CARD), each=True),
        Number("deck", 54),
        Bag("discards", len(CARD)),
        Bag("available", len(CARD)),
        Bag("crafted", len(CARD), each=True),
        Row("items", len(ITEMS), 2),
        Row("boxes", len(ITEMS), 2, each=True),
        Number("points", 30, each=True),
        Number("dominance", 54, each=True),
        Bag("quests", 16),
        Sketch("boards", 96, each=True),
    ),
)
