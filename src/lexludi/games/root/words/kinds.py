"""How each kind of value is spoken that Root's prompts and notes name."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.sheets import CHARACTERS
from lexludi.games.root.rules import prompts as p
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import FACTIONS
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.prompts import Kind
from lexludi.speech import Speak

SPOKEN: Final[dict[Kind, Speak[RootNames]]] = {
    p.PLACE: RootNames.place,
    p.CLEARING: lambda names, view, n: n,
    p.SEAT: RootNames.seat,
    p.CARD: RootNames.card,
    p.SUIT: lambda names, view, n: names.suit(n),
    p.ITEM: lambda names, view, n: names.taken(n),
    p.PIECE: lambda names, view, n: names.piece(n),
    p.COUNT: lambda names, view, n: n,
    p.HITS: lambda names, view, n: n,
    p.QUEST: lambda names, view, n: names.quest(n),
    p.COLUMN: lambda names, view, n: names.column(n),
    p.RETINUE: lambda names, view, n: names.retinue(n),
    p.SERVICE: lambda names, view, n: names.service(n),
    p.LANDMARK: lambda names, view, n: names.landmark(list(data.landmarks())[n]),
    p.FACTION: lambda names, view, n: names.of(data.factions()[FACTIONS[n]]),
    p.LEADER: lambda names, view, n: names.leader(n),
    p.MINISTER: lambda names, view, n: names.minister(n),
    p.MOOD: lambda names, view, n: names.mood(n),
    p.CHARACTER: lambda names, view, n: names.character(n),
    p.VAGABOT: lambda names, view, n: names.of(data.vagabonds()[CHARACTERS[n]]),
    p.RELATION: lambda names, view, n: names.relation(n),
}
