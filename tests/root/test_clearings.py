"""Law 2.2 to 2.5: clearings, paths, rivers, forests, and who rules."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import PLACES, SAWMILL
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.options import Build, Move
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import Table, lay, position, start

law = cites("root")


def marquise(*lines: str) -> Table:
    head = "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\nmarquise actions: 3\n"
    return lay(head + "\n".join(lines) + "\nnext: marquise.daylight 0; turn 1\n")


@law("2.2.1")
def test_clearings_joined_by_a_path_are_adjacent() -> None:
    table = marquise("12: marquise 1").choose(Act("march"))
    assert table.options == [Move(12, to, 1) for to in (4, 7, 9, 10, 11)]


@law("2.2.3")
def test_a_clearing_without_an_open_slot_cannot_be_built_in() -> None:
    table = marquise("1: marquise 1, workshop, wood 4", "5: marquise 1, workshop").choose(Act("build"))
    assert table.offers(Build(SAWMILL, 5))
    assert table.refuses(Build(SAWMILL, 1)) == "2.2.3"


@law("2.2.3")
def test_a_building_takes_a_slot_and_leaves_it_when_removed() -> None:
    table = marquise("5: marquise 1, wood 4, roost", "1: marquise 1")
    assert table.s.slots[5] == 1
    table.dice(1, 0).choose(Act("battle"))
    assert table.s.slots[5] == 2


@law("2.2.4")
def test_a_ruin_fills_a_slot() -> None:
    """Position: ruin-holds-the-last-slot."""
    table = position("ruin-holds-the-last-slot").choose(Act("build"))
    assert table.refuses(Build(SAWMILL, 12)) == "2.2.3"
    assert table.offers(Build(SAWMILL, 9))


@law("2.2.4")
def test_ruins_stand_at_the_start_where_the_map_says() -> None:
    table = start("marquise", "eyrie")
    assert [at for at in range(1, 13) if table.s.ruined[at]] == [6, 10, 11, 12]


@law("2.3")
def test_a_river_is_no_path() -> None:
    table = marquise("4: marquise 1").choose(Act("march"))
    assert table.options == [Move(4, to, 1) for to in (8, 9, 12)]
    assert 7 in plan("autumn").rivers[4]


@law("2.3")
def test_a_river_does_not_divide_forests() -> None:
    """The river runs through this forest from clearing 10 to 11, and it is one forest still."""
    autumn = plan("autumn")
    assert 11 in autumn.rivers[10]
    assert autumn.touches[autumn.forests.index("2_6_10_11_12")] == (2, 6, 10, 11, 12)


@law("2.4.1")
def test_forests_touch_clearings_and_neighbour_forests_across_one_path() -> None:
    autumn = plan("autumn")
    forest = autumn.forests.index("4_9_12")
    assert autumn.touches[forest] == (4, 9, 12)
    assert [autumn.forests[near - PLACES] for near in autumn.beside[forest]] == ["1_9_10_12", "4_7_8_12"]


@law("2.4.1")
def test_adjacency_of_forests_is_mutual() -> None:
    for name in ("autumn", "winter", "lake", "mountain"):
        chart = plan(name)
        for n, near in enumerate(chart.beside):
            assert all(PLACES + n in chart.beside[other - PLACES] for other in near)


@law("2.5")
@pytest.mark.parametrize(
    ("pieces", "ruler"),
    [
        ("marquise 2, eyrie 1", "marquise"),
        ("marquise 1, alliance 1", ""),
        ("marquise 1, alliance 1, base_rabbit", "alliance"),
        ("marquise 1, sawmill, alliance 1", "marquise"),
        ("wood 3, keep, alliance 1", "alliance"),
        ("wood 3", ""),
        ("sympathy", ""),
        ("", ""),
    ],
)
def test_the_most_warriors_and_buildings_rule(pieces: str, ruler: str) -> None:
    assert marquise(f"5: {pieces}", "9: marquise 1").ruler(5) == ruler


@law("2.5")
def test_a_pawn_neither_rules_nor_disputes() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise vagabond
        5: marquise 1
        pawns: vagabond=5
        vagabond character: thief
        next: marquise.daylight 0; turn 1
        """
    )
    assert table.ruler(5) == "marquise"


@law("2.5")
def test_rule_changes_with_the_pieces() -> None:
    table = marquise("5: marquise 2", "1: marquise 1, eyrie 2").choose(Act("march"), Move(5, 1, 2))
    assert (table.ruler(5), table.ruler(1)) == ("", "marquise")
