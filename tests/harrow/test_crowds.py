"""What is seen of all hexes at a glance is what each hex says by itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lexludi import Match
from lexludi.games.harrow.game import GAME
from lexludi.games.harrow.rules.box.printed import HEXES
from lexludi.games.harrow.rules.crowds import crowds, enemies, rooms, way
from lexludi.games.harrow.rules.options import Move
from lexludi.games.harrow.rules.state import Harrow


def positions() -> Iterator[Harrow]:
    """Every table, at every twentieth decision of a match."""
    for n, setup in enumerate(GAME.setups(11)):
        random, made = Random(n), 0
        match = Match.set_up("harrow", setup.seats, n, False, **setup.options)
        while match.ask is not None:
            match.pick(random.randrange(len(match.ask.options)))
            made += 1
            if made % 20 == 0:
                assert isinstance(match.state, Harrow)
                yield match.state


def test_crowds_rooms_and_enemies_are_those_of_each_hex() -> None:
    for s in positions():
        for seat in s.setting.fighters:
            crowd = crowds(s, seat)
            assert crowd == [s.units(seat, at) for at in range(HEXES)]
            assert [max(0, room) for room in rooms(s, seat, crowd)] == [s.room(seat, at) for at in range(HEXES)]
            assert enemies(s, seat) == [at for at in range(HEXES) if s.rival(seat, at) >= 0]


def test_a_group_is_any_haints_and_legends_that_find_room() -> None:
    groups = way(0, 1).groups(3, 1, 0b01, 2)
    assert set(groups) == {
        Move(0, 1, haints, legends, infected)
        for haints in range(3)
        for legends in range(2)
        for infected in range(2)
        if 0 < haints + legends <= 2 and infected <= haints
    }


def test_different_parties_on_the_same_way_are_told_apart() -> None:
    found = {
        (haints, infected, legends, room): set(way(0, 1).groups(haints, infected, legends, room))
        for haints in range(5)
        for infected in range(haints + 1)
        for legends in range(4)
        for room in range(1, 5)
    }
    for (haints, infected, legends, room), groups in found.items():
        for move in groups:
            assert isinstance(move, Move)
            assert move.haints <= haints
            assert move.infected <= infected
            assert move.legends & ~legends == 0
            assert move.haints + move.legends.bit_count() <= room
