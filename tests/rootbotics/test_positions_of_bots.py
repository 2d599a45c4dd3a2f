"""Positions with bots that are easy to get wrong."""

from __future__ import annotations

from lexludi.games.root import GAME
from tests.root.table import lay


def test_several_slots_of_a_clearing_can_be_covered_for_good() -> None:
    text = "map: autumn\nseats: marquise bot:vagabond:scoundrel\nvagabond blocks: 2=sword 2=boot\nnext: turn 0"
    covered = lay(text)
    bare = lay(text.replace("2=sword 2=boot", "2=sword"))
    assert covered.s.slots[2] == bare.s.slots[2] - 1
    assert "vagabond blocks: 2=sword 2=boot" in GAME.write(covered.s)
