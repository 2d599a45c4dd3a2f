"""Hester among the factions."""

from __future__ import annotations

from lexludi.games.harrow.factions.hester.attacked import offer_raids
from lexludi.games.harrow.rules.faction import Faction, declare
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Menu


class Hester(Faction):
    name = "hester"
    turn = "hester_turn"
    weathers = True  # 5.hester.family.1

    def offer_raids(self, s: Harrow, seat: int, origin: int, menu: Menu) -> None:
        offer_raids(s, seat, origin, menu)


declare(Hester())
