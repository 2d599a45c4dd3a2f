"""The Fair Folk among the factions."""

from __future__ import annotations

from lexludi.games.harrow.rules.faction import Faction, declare


class Fae(Faction):
    name = "fae"
    turn = "fae_turn"


declare(Fae())
