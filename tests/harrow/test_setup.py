"""How the first chapter is set up."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.box.codes import BUILDING, FOREST, PLAINS, SWAMP, TOWNSFOLK, WETLANDS
from lexludi.games.harrow.rules.box.printed import HEX_NAMES, LEGEND_NAMES, NEAR
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at, start

law = cites("harrow")


def first(seed: str = "1", **options: str) -> Table:
    return start("protectors", "family", seed=seed, chapter="1", **options)


@law("1.setup.A.1", "1.setup.A.2", "1.setup.D.7")
def test_emmy_leads_the_protectors_and_levi_the_family_on_their_basic_boards() -> None:
    table = first()
    assert [LEGEND_NAMES[camp.legend] for camp in table.s.camps] == ["emmy", "levi"]
    assert [camp.track for camp in table.s.camps] == [0, 0]
    assert not table.s.setting.bag.cards
    assert max(table.s.setting.bag.returns) == 0


@law("1.setup.B.1")
def test_a_side_of_the_map_is_drawn_and_everybody_has_a_home_on_it() -> None:
    assert {first(seed=str(n)).s.setting.side for n in range(9)} == {0, 1}
    assert [HEX_NAMES[home] for home in first().s.setting.home] == ["e8", "e2"]


@law("1.setup.B.2.a", "1.setup.B.2.b", "1.setup.B.2.c", "1.setup.B.2.d", "1.setup.B.2.e")
@pytest.mark.parametrize("side", ["a", "b"])
def test_each_terrain_has_its_tokens_but_for_homes_and_their_neighbours(side: str) -> None:
    table = first(map=side)
    s = table.s
    for kind, terrain in (("move", SWAMP), ("spawn", WETLANDS), ("strengthen", PLAINS), ("scroll", FOREST)):
        tokens = table.tokens(kind)
        assert tokens
        assert {s.terrain(at(name)) for name in tokens} == {terrain}
        assert set(tokens.values()) == {1}
    bare = [n for n in range(61) if s.land(n) and not any(row[n] for row in s.tokens)]
    assert set(bare) == {n for home in s.setting.home for n in (home, *NEAR[home]) if s.land(n)}


@law("1.setup.B.3", "1.setup.B.4")
def test_townsfolk_and_buildings_stand_in_the_corners_farthest_from_whose_they_are() -> None:
    table = first()
    assert set(table.objectives(TOWNSFOLK)) == {"e1", "a1", "i1"}
    assert set(table.objectives(BUILDING)) == {"e9", "a5", "i5"}


@law("1.setup.B.5", "1.setup.B.6", "1.setup.D.12")
def test_a_legend_and_three_haints_start_at_home() -> None:
    table = first()
    assert [table.legends(seat) for seat in (PROTECTORS, FAMILY)] == [["e8"], ["e2"]]
    assert [table.haints(seat) for seat in (PROTECTORS, FAMILY)] == [{"e8": 3}, {"e2": 3}]
    assert [camp.pool for camp in table.s.camps] == [12, 12]


@law("1.setup.C.1", "1.setup.C.2", "1.setup.D.13")
def test_everybody_starts_without_points_and_with_four_whole_jars_and_every_kill_is_worth_a_point() -> None:
    table = first()
    assert table.points == [0, 0]
    assert [camp.jars.bit_count() for camp in table.s.camps] == [4, 4]
    assert table.s.setting.dial == (1,)


@law("1.setup.D.8", "1.setup.D.9", "1.setup.D.10", "1.setup.D.11")
def test_paths_storms_the_bag_and_wild_tokens_are_ready() -> None:
    table = first()
    assert table.camp(PROTECTORS).scrolls == 1
    assert (table.s.storms, table.s.family.bag[:3]) == (0, [4, 2, 2])
    assert ([camp.wild for camp in table.s.camps], table.s.wild) == ([1, 1], 13)


@law("1.setup.E.14", "1.setup.E.15", "1.setup.E.16", "1.setup.F")
def test_the_tree_is_empty_three_cubes_lie_on_each_side_and_the_protectors_begin() -> None:
    table = start("family", "protectors", chapter="1")
    assert (table.cubes, table.stuck) == ({"red": 3, "blue": 3}, {})
    assert table.s.stock[:2] == [17, 12]
    assert (table.s.lantern, table.asked) == (1, 1)


def test_a_chapter_can_be_named_by_whose_it_is() -> None:
    assert start("kammi", "family", chapter="4").s.setting.dial == (1, 2, 3)
    assert start("protectors", "family", "hester", chapter="5").s.setting.level.tiles
    with pytest.raises(BadSetup, match="Chapter 4 is for tables where kammi plays"):
        start("protectors", "family", chapter="4")


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (("protectors", "protectors"), "same faction"),
        (("protectors", "marquise"), "No faction is called"),
        (("protectors",), "play against each other"),
    ],
)
def test_tables_that_cannot_be_are_refused(seats: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        start(*seats)
