"""Hordes: what is printed on each type, and what their abilities do."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.codes import WOUND
from lexludi.games.wall.rules.box.printed import HORDE_TYPES, POWER, SPOTS, WORTH
from lexludi.games.wall.rules.ending import worth
from lexludi.games.wall.rules.state import Horde
from lexludi.games.wall.rules.winter import defense, onslaught
from lexludi.games.wall.rules.year import invade
from lexludi.law import cites
from tests.wall.table import DRAGON, SNAKE, Table, lay

law = cites("wall")
NUMBERS = {
    "bandits": (2, 5, 4), "thugs": (3, 7, 5), "horse_archers": (2, 7, 5), "raiders": (2, 6, 4), "leader": (2, 10, 6),
    "sappers": (3, 8, 5), "shamans": (3, 9, 6), "heavy_lancers": (5, 13, 8), "wolf_scouts": (2, 4, 3),
    "nomad_host": (5, 11, 7), "vanguard_riders": (1, 8, 4), "iron_guard": (2, 13, 6), "khans_heralds": (1, 12, 5),
    "fire_throwers": (1, 9, 4), "shadow_archers": (1, 11, 5), "war_drummers": (1, 9, 4), "siege_crew": (2, 14, 6),
    "spirit_callers": (1, 11, 5),
}  # fmt: skip
"""Attack power, honor, spots."""


@law(
    "horde.card",
    "card.bandits", "card.thugs", "card.horse_archers", "card.raiders", "card.leader", "card.sappers", "card.shamans",
    "card.heavy_lancers", "card.wolf_scouts", "card.nomad_host", "card.vanguard_riders", "card.iron_guard",
    "card.khans_heralds", "card.fire_throwers", "card.shadow_archers", "card.war_drummers", "card.siege_crew",
    "card.spirit_callers",
)  # fmt: skip
@pytest.mark.parametrize("name", NUMBERS)
def test_a_horde_attacks_falls_and_scores_as_printed(name: str) -> None:
    card = next(3 * n for n, horde in enumerate(HORDE_TYPES) if horde.id == name)
    table = lay(then="autumn_ends")
    table.s.add_horde(0, card)
    assert (onslaught(table.s, 0), worth(table.s, DRAGON, card, 0), len(SPOTS[card])) == NUMBERS[name]
    assert (POWER[card], WORTH[card]) == NUMBERS[name][:2]
    horde = table.hordes("left")[0]
    horde.cover[:-1] = [WOUND] * (len(SPOTS[card]) - 1)
    assert not horde.beaten()
    horde.cover[-1] = WOUND
    assert horde.beaten()


@law("ability.leader")
def test_a_leader_halves_the_defense() -> None:
    table = lay("wall: left 2", "barricades: left 1", "hordes left: leader/left", then="autumn_ends")
    assert defense(table.s, 0) == 5


@law("ability.sappers")
def test_sappers_make_barricades_worthless() -> None:
    table = lay("wall: left 1", "barricades: left 3", "hordes left: sappers/left", then="autumn_ends")
    assert defense(table.s, 0) == 4


@law("ability.brutal")
def test_one_more_falls_on_a_brutal_horde() -> None:
    table = lay("hordes left: thugs/left dragon dragon dragon x x", then="defeats")
    assert table.staged("left", DRAGON) == {"spearman": 1}
    table = lay("hordes left: bandits/left dragon dragon dragon x", then="defeats")
    assert table.staged("left", DRAGON) == {"spearman": 2}


@law("ability.evasive")
def test_archers_wound_an_evasive_horde_twice_and_other_wounds_do_not_count() -> None:
    at = ("wall: left 2", "firing left: dragon 3")
    table = lay(*at, "hordes left: horse_archers/left x x . . .", then="volley 0")
    table.by(DRAGON, "shoot left 0 2", "shoot left 0 3")
    assert (table.hordes("left")[0].bare(), table.prompt) == ([4], "command")
    assert lay(*at, "hordes left: horse_archers/left x x . . . arrows 2", then="volley 0").prompt == "command"


@law("ability.terror")
def test_saving_from_terror_costs_more() -> None:
    at = "hordes left: shamans/left dragon x x x x x"
    assert lay(at, "goods dragon: chi 2", then="defeats").prompt == "command"
    table = lay(at, "goods dragon: chi 3", then="defeats").by(DRAGON, "recruit spearman")
    assert (table.goods(DRAGON), table.staged("left", DRAGON)) == ({}, {"spearman": 1})


@law("ability.plunder")
def test_plunderers_take_a_resource_from_whoever_does_not_fight_them() -> None:
    at = ("hordes left: raiders/left dragon . . .", "goods snake: wood 1 gold 1", "goods dragon: gold 2")
    table = lay(*at, then="assault 0").by(SNAKE, "under spearman", "goods gold")
    assert (table.goods(SNAKE), table.goods(DRAGON)) == ({"wood": 1}, {"gold": 2})


@law("ability.swarm")
def test_a_swarm_is_stronger_with_others() -> None:
    wolves = "wolf_scouts/left"
    assert onslaught(laid(f"hordes left: {wolves}").s, 0) == 2
    assert onslaught(laid(f"hordes left: {wolves}; bandits/left; bandits/right").s, 0) == 2 + 2 + 2 + 2


@law("ability.rally")
def test_a_rally_strengthens_every_other_horde() -> None:
    table = laid("hordes left: bandits/left; bandits/right")
    table.hordes("left").append(Horde(next(3 * n for n, one in enumerate(HORDE_TYPES) if one.id == "war_drummers"), []))
    assert onslaught(table.s, 0) == 2 + 2 + 1 + 2 * 2


@law("ability.regroup")
def test_a_host_that_regroups_loses_a_wound_in_spring() -> None:
    table = lay(
        "cards: more",
        "year: 1 winter",
        "hordes left: nomad_host/left x x . . . . .; thugs/left x . . . .",
        then="spring",
    )
    assert [horde.cover.count(WOUND) for horde in table.hordes("left")[:2]] == [1, 1]


@law("ability.ambush")
def test_an_ambush_costs_chi_where_no_soldier_waits() -> None:
    riders = next(3 * n for n, one in enumerate(HORDE_TYPES) if one.id == "vanguard_riders")
    table = lay("goods dragon: chi 2", "goods snake: chi 2", "staged left dragon: spearman 1", then="autumn_ends")
    table.s.horde_deck.cards = [riders]
    invade(table.s)
    assert [stock[3] for stock in table.s.stock] == [2, 1, 0]


def laid(*lines: str) -> Table:
    return lay("cards: more", *lines, then="autumn_ends")
