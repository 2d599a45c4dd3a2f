"""The Tea House and the War Academy."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.box.codes import TEA_HOUSE
from lexludi.games.wall.rules.gaining import draw
from lexludi.games.wall.rules.prompts import note
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_

TEA: Final = note("tea", N_("{seat} moves up on the tea track."))


def tea_house(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.teahouse: one place up, once; whoever holds every position goes to the top."""
    everything = sum(s.at[TEA_HOUSE]) == s.at[TEA_HOUSE][clan] == s.setting.side.slots[TEA_HOUSE]
    move_up(s, clan, len(s.tea) if everything else 1)
    yield from ()


def move_up(s: Wall, clan: int, places: int) -> None:
    """Law location.teahouse.move."""
    place = s.tea.index(clan)
    if place:
        s.tea.remove(clan)
        s.tea.insert(max(0, place - places), clan)
        s.note(clan, TEA, "location.teahouse.move")


def academy(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Law location.academy.draw: a tactic for each clerk."""
    yield from draw(s, clan, clerks)
    yield from m.occur(s, m.STUDIED, Scene(clan))
