"""Active advisors: what each does, and when."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.printed import LOCATION_NAMES
from lexludi.games.wall.rules.ending import worth
from lexludi.games.wall.rules.options import Rest
from lexludi.games.wall.rules.winter import defense
from lexludi.games.wall.words.speaker import words
from lexludi.law import cites
from tests.wall.table import DRAGON, SNAKE, Table, lay

law = cites("wall")


def advised(advisor: str, *lines: str, then: str) -> Table:
    """The dragon clan has that active advisor."""
    return lay(f"advisors dragon: {advisor}", *lines, then=then)


def offered(table: Table) -> list[str]:
    """What can be chosen now, but for a rest from tactics."""
    return [table.match.spell(option) for option in table.options if option != Rest()]


# Overseers


@law("advisor.alchemist", "advisor.stonemason", "advisor.manufacturer", "advisor.spiritual_leader", "advisor.active")
@law("location.advisor-discount.1", "location.advisor-discount.2", "location.advisor-discount.3")
@pytest.mark.parametrize(
    ("advisor", "place", "elsewhere"),
    [
        ("alchemist", "gold_mine", "quarry"),
        ("stonemason", "quarry", "gold_mine"),
        ("manufacturer", "lumber_mill", "quarry"),
        ("spiritual_leader", "temple", "quarry"),
    ],
)
def test_an_overseer_of_an_advisor_is_cheaper_and_is_promoted_beside_another(
    advisor: str, place: str, elsewhere: str
) -> None:
    at = (f"at {elsewhere}: dragon 1 snake 2", "goods dragon: wood 2 stone 2")
    first = f"promote {place} spearman"
    then = f"location {LOCATION_NAMES.index(elsewhere)}"
    table = advised(advisor, *at, then=then)
    table.by(DRAGON, first, f"promote {elsewhere} spearman")  # the first position is 2 cheaper: for nothing
    assert sum(table.s.overseer[DRAGON]) == 2
    assert first not in offered(lay(*at, then=then))


@law("advisor.racketeer")
def test_a_racketeer_uses_the_highest_overseer_of_all() -> None:
    at = ("at quarry: dragon 1 snake 2", "overseers snake: quarry 3 spearman", "overseers dragon: quarry 1 spearman")
    assert advised("racketeer", *at, then="location 1").s.stock[DRAGON][1] == 1 + 3
    assert lay(*at, then="location 1").s.stock[DRAGON][1] == 1 + 1


@law("advisor.feng_shui_master")
def test_a_feng_shui_master_gains_more_in_the_temple() -> None:
    assert advised("feng_shui_master", "at temple: dragon 1 snake 2", then="location 3").goods(DRAGON) == {"chi": 2}
    table = advised("feng_shui_master", "at quarry: dragon 1 snake 2", then="location 1")
    assert table.s.stock[DRAGON] == [0, 1, 0, 0]


# Those who fight and those who fall


@law("advisor.gravedigger", "rules.owner")
def test_a_gravedigger_honors_the_killed() -> None:
    horde = ("year: 3 autumn", "hordes left: bandits/left dragon dragon snake x")
    assert advised("gravedigger", *horde, then="defeats").honor == [2 + 2 * 3, 2, 0]


@law("advisor.stable_master")
def test_a_stable_master_gains_gold_for_horsemen() -> None:
    table = advised("stable_master", "hordes left: bandits/left dragon:1 dragon:1 x x", then="defeats")
    assert table.goods(DRAGON) == {"gold": 2}
    assert advised("stable_master", "hordes left: bandits/left dragon x x x", then="defeats").goods(DRAGON) == {}


@law("advisor.field_surgeon")
def test_a_field_surgeon_saves_for_one_chi() -> None:
    table = advised("field_surgeon", "goods dragon: chi 1", "hordes left: bandits/left dragon x x x", then="defeats")
    assert table.by(DRAGON, "recruit spearman").staged("left", DRAGON) == {"spearman": 1}


@law("advisor.merciful_monk")
def test_a_merciful_monk_is_honored_once_for_all_who_are_saved() -> None:
    at = ("year: 3 autumn", "goods dragon: chi 4", "hordes left: bandits/left dragon dragon x x")
    table = advised("merciful_monk", *at, then="defeats").by(DRAGON, "recruit spearman", "recruit spearman")
    assert table.honor[DRAGON] == 2 + 2
    assert advised("merciful_monk", *at, then="defeats").by(DRAGON, "pass").honor[DRAGON] == 2


@law("advisor.archer_commander")
def test_an_archer_commander_shoots_from_one_wall_in_his_turn() -> None:
    walls = ("wall: left 1 right 1", "firing left: dragon 2", "firing right: dragon 1")
    hordes = ("hordes left: thugs/left", "hordes right: raiders/left")
    table = advised("archer_commander", *walls, *hordes, then="after_effects 0")
    table.by(DRAGON, "fight left archer wall", "shoot left 0 0", "fight left archer wall", "shoot left 0 1")
    assert (table.s.wounds[DRAGON], table.prompt) == (2, "command")
    assert advised("archer_commander", *walls, *hordes, then="after_effects 1").prompt == "command"


@law("advisor.logistician")
def test_a_logistician_moves_those_who_wait_in_his_turn() -> None:
    at = ("staged left dragon: spearman 1", "wall: left 1", "firing left: dragon 1")
    table = advised("logistician", *at, then="after_effects 0").by(DRAGON, "route left right")
    assert offered(table) == ["shift spearman 0 0", "pass"]
    assert table.by(DRAGON, "shift spearman 0 0").staged("right", DRAGON) == {"spearman": 1}


@law("advisor.logistician")
def test_a_logistician_gains_something_to_build_with_in_summer() -> None:
    table = advised("logistician", then="income 0")
    assert offered(table) == ["goods wood", "goods stone", "goods gold"]
    assert table.by(DRAGON, "goods stone").goods(DRAGON) == {"stone": 1}


@law("advisor.poisoner")
def test_a_poisoner_is_honored_for_wounds_by_archers() -> None:
    at = ("wall: left 1", "firing left: dragon 2 ", "hordes left: thugs/left")
    table = advised("poisoner", *at, then="volley 0").by(DRAGON, "shoot left 0 0", "shoot left 0 1")
    assert table.honor[DRAGON] == 2


@law("advisor.looter")
def test_a_looter_takes_a_reward_twice_once_a_turn() -> None:
    at = ("staged left dragon: spearman 2", "hordes left: bandits/left")
    table = advised("looter", *at, then="frame 0 2 2").by(DRAGON, "attack left", "cover left 0 0", "cover left 0 0")
    assert table.goods(DRAGON) == {"wood": 4}
    assert table.by(DRAGON, "cover left 0 1").goods(DRAGON) == {"wood": 4, "gold": 2}
    declined = advised("looter", *at, then="frame 0 2 2").by(DRAGON, "attack left", "cover left 0 0", "pass")
    declined.by(DRAGON, "cover left 0 1", "cover left 0 1")
    assert declined.goods(DRAGON) == {"wood": 2, "gold": 4}


@law("advisor.old_veteran")
def test_an_old_veteran_counts_for_one_spot_more() -> None:
    at = ("tea: snake dragon monkey", "hordes left: bandits/left dragon snake x x")
    assert advised("old_veteran", *at, then="defeats").s.claimed[DRAGON] == [0]
    assert advised("old_veteran", "hordes left: bandits/left x snake x x", then="defeats").s.claimed[SNAKE] == [0]


@law("advisor.standard_bearer")
def test_a_standard_bearer_is_honored_for_a_soldier_on_a_defeated_horde() -> None:
    assert advised("standard_bearer", "hordes left: bandits/left dragon x x x", then="defeats").honor[DRAGON] == 2 + 1
    assert advised("standard_bearer", "hordes left: bandits/left x snake x x", then="defeats").honor[DRAGON] == 0


@law("advisor.wall_watchman")
def test_a_wall_watchman_counts_archers_where_a_horde_falls() -> None:
    walls = ("wall: left 1 right 1", "firing left: dragon 2", "firing right: dragon 1")
    table = advised("wall_watchman", *walls, "hordes left: bandits/left x x x x", then="defeats")
    assert table.honor[DRAGON] == 2 * 2 + 2


@law("advisor.gatekeeper")
def test_a_gatekeeper_defends_where_two_wait() -> None:
    at = ("wall: left 1 right 1", "staged left dragon: spearman 2", "staged right dragon: spearman 1 ")
    table = advised("gatekeeper", *at, then="autumn_ends")
    assert (defense(table.s, 0), defense(table.s, 2)) == (4 + 2, 4)


@law("advisor.trophy_keeper")
def test_a_trophy_keeper_scores_half_with_a_single_stain() -> None:
    claimed = "claimed dragon: thugs/left 1; raiders/left 2; bandits/left 0"
    table = advised("trophy_keeper", claimed, "shame: bank 27", then="autumn_ends")
    owned = table.s.claimed[DRAGON]
    assert [worth(table.s, DRAGON, card, n) for card, n in zip(owned, (1, 2, 0), strict=True)] == [3, 0, 5]


@law("advisor.trophy_keeper")
def test_a_trophy_keeper_is_honored_for_a_claim() -> None:
    table = advised("trophy_keeper", "hordes left: bandits/left dragon dragon snake x", then="defeats")
    assert table.honor[:2] == [2 + 3, 2]


# Recruits


RECRUITING = ("at barracks: dragon 1 snake 2", "goods dragon: wood 1 stone 1 gold 2 chi 1")


@law("advisor.quartermaster", "advisor.fletcher", "advisor.horse_breeder")
@pytest.mark.parametrize(
    ("advisor", "kind"), [("quartermaster", "spearman"), ("fletcher", "archer"), ("horse_breeder", "horseman")]
)
def test_some_recruit_one_kind_for_less(advisor: str, kind: str) -> None:
    assert offered(advised(advisor, *RECRUITING, then="location 4")) == [f"recruit {kind}", "pass"]


@law("advisor.horse_breeder")
def test_a_horse_breeder_pays_one_gold_for_a_horseman() -> None:
    table = advised("horse_breeder", *RECRUITING, then="location 4").by(DRAGON, "recruit horseman", "station left")
    assert table.goods(DRAGON) == {"stone": 1, "gold": 1, "chi": 1}


@law("advisor.drill_sergeant", "location.barracks.bonus")
def test_a_drill_sergeant_draws_once_a_year() -> None:
    at = ("at barracks: dragon 2 snake 1", "goods dragon: wood 3 stone 6")
    table = advised("drill_sergeant", *at, "tactic deck: retreat bribe", then="location 4; frame 0 4 2")
    table.by(DRAGON, "recruit spearman", "recruit spearman", "station left", "station left")
    assert len(table.s.tactics[DRAGON]) == 1
    table.by(DRAGON, "recruit spearman")
    assert (sum(table.staged("left", DRAGON).values()), len(table.s.tactics[DRAGON])) == (2, 1)
    assert advised("drill_sergeant", *at, then="location 4").by(DRAGON, "pass").s.tactics[DRAGON] == []


# Building and giving


@law("advisor.architect")
def test_an_architect_builds_the_wall_for_less_and_full_honor() -> None:
    table = advised("architect", "at builders: dragon 1", "goods dragon: wood 2", then="location 6")
    table.by(DRAGON, "build left wall")
    assert (table.goods(DRAGON), table.honor[DRAGON]) == ({}, 5)


@law("advisor.carpenter")
def test_a_carpenter_builds_barricades_for_less_and_more_honor() -> None:
    table = advised("carpenter", "at builders: dragon 1", "goods dragon: wood 1", then="location 6")
    table.by(DRAGON, "build left barricade")
    assert (table.goods(DRAGON), table.honor[DRAGON]) == ({}, 2 + 1)


@law("advisor.guild_envoy")
def test_a_guild_envoy_is_honored_for_the_walls_of_others() -> None:
    table = advised("guild_envoy", "at builders: snake 2", "goods snake: wood 7", then="location 6")
    assert table.by(SNAKE, "build left wall", "build left barricade").honor == [2, 5 + 2, 0]
    table = advised("guild_envoy", "at builders: dragon 1", "goods dragon: wood 5", then="location 6")
    assert table.by(DRAGON, "build left wall").honor[DRAGON] == 5


@law("advisor.engineer")
def test_an_engineer_keeps_a_barricade_over_the_winter() -> None:
    table = advised("engineer", "barricades: left 2 right 1", then="end_of_winter").by(DRAGON, "build right barricade")
    assert table.s.barricades == [0, 0, 1]


@law("advisor.almsgiver")
def test_an_almsgiver_gives_twice() -> None:
    at = "at quarry: dragon 2 snake 1"
    table = advised("almsgiver", at, then="location 1").by(DRAGON, "yes", "yes")
    assert (table.honor[DRAGON], table.s.warehouse, table.goods(DRAGON)) == (2 + 2, [0, 2, 0], {})
    assert advised("almsgiver", at, then="location 1").by(DRAGON, "yes", "pass").honor[DRAGON] == 2


@law("advisor.warehouse_keeper")
def test_a_warehouse_keeper_gains_chi_for_a_gift() -> None:
    table = advised("warehouse_keeper", "at quarry: dragon 2 snake 1", then="location 1").by(DRAGON, "yes")
    assert table.goods(DRAGON) == {"stone": 1, "chi": 1}


# Summer


@law("advisor.tea_master")
def test_a_tea_master_moves_up_in_summer() -> None:
    assert advised("tea_master", "tea: snake monkey dragon", then="income 0").s.tea == [1, 0, 2]
    assert advised("tea_master", "tea: dragon snake monkey", then="income 0").s.tea == [0, 1, 2]


@law("advisor.tax_collector")
def test_a_tax_collector_counts_clerks_in_locations() -> None:
    at = "at academy: dragon 1 snake 2"
    assert advised("tax_collector", at, then="income 0").goods(DRAGON) == {"gold": 1}
    assert advised("tax_collector", at, "at quarry: dragon 3", then="income 0").goods(DRAGON) == {"gold": 3}


@law("advisor.moneylender")
def test_a_moneylender_sells_wood_and_stone_for_gold() -> None:
    table = advised("moneylender", "goods dragon: gold 1", then="income 0").by(DRAGON, "yes")
    assert table.goods(DRAGON) == {"wood": 1, "stone": 1}
    assert advised("moneylender", then="income 0").prompt == "command"


@law("advisor.confessor")
def test_a_confessor_drops_shame_for_one_chi() -> None:
    at = ("goods dragon: chi 1", "shamed dragon: spearman 1", "shame: bank 29")
    assert advised("confessor", *at, then="atone 0").by(DRAGON, "under spearman").s.shame_bank == 30
    assert lay(*at, then="atone 0").prompt == "command"


@law("advisor.mandarin")
def test_a_mandarin_is_honored_more_for_cards_that_stay() -> None:
    table = advised("mandarin", "spent dragon: economy despotism", then="reclaim 0").by(DRAGON, "pass")
    assert table.honor[DRAGON] == 2 * 3


# Autumn


@law("advisor.spy")
def test_a_spy_changes_the_command_card_for_chi() -> None:
    at = ("played dragon: economy", "played snake: betrayal")
    table = advised("spy", *at, "goods dragon: chi 1", then="revealed 0").by(DRAGON, "yes", "command despotism")
    assert (table.s.played[DRAGON], "economy" in table.hand(DRAGON), table.goods(DRAGON)) == (0, True, {})
    assert advised("spy", *at, then="revealed 0").prompt == "command"


@law("advisor.court_herald")
def test_a_court_herald_is_honored_for_the_first_space() -> None:
    assert advised("court_herald", then="place_command 0").by(DRAGON, "space 0").honor[DRAGON] == 2
    assert advised("court_herald", then="place_command 0").by(DRAGON, "space 1").honor[DRAGON] == 0


@law("advisor.scribe")
def test_a_scribe_places_a_third_clerk_once_a_year_in_anothers_turn() -> None:
    at = "played snake: mobilization"
    table = advised("scribe", at, "tea: dragon snake monkey", then="frame 1 4 1; frame 1 4 1")
    table.by(DRAGON, "clerk -1 quarry", "clerk -1 temple", "clerk -1 academy").by(2, "pass")
    table.by(DRAGON, "clerk -1 quarry", "clerk -1 temple")
    assert table.asked != DRAGON
    own = advised("scribe", "played dragon: mobilization", then="frame 0 4 0").by(DRAGON, "clerk -1 quarry")
    assert own.by(DRAGON, "clerk -1 quarry").prompt == "command"


@law("advisor.caravan_leader")
def test_a_caravan_leader_exchanges_three_resources() -> None:
    table = advised("caravan_leader", "goods dragon: wood 4", then="after_effects 0")
    table.by(DRAGON, "goods wood", "goods gold", "goods wood", "goods chi", "goods wood", "goods chi")
    assert (table.goods(DRAGON), table.prompt) == ({"wood": 1, "gold": 1, "chi": 2}, "command")


@law("advisor.fixer")
def test_a_fixer_gains_gold_instead_of_shame_where_he_is_alone() -> None:
    table = advised("fixer", "at quarry: dragon 3", then="location 1")
    assert (table.s.shame_bank, table.s.stock[DRAGON][1:3]) == (30, [3, 1])
    assert advised("fixer", "at academy: dragon 1", then="location 9").goods(DRAGON) == {"gold": 1}
    assert advised("fixer", "at academy: dragon 1 snake 1", then="location 9").goods(DRAGON) == {}


@law("advisor.prefect")
def test_a_prefect_hires_clerks_for_one_gold() -> None:
    table = advised("prefect", "at embassy: dragon 1", "goods dragon: gold 1", then="location 8")
    assert table.by(DRAGON, "hire-clerk").s.unhired[DRAGON] == 2


@law("advisor.prefect")
def test_a_prefect_gains_gold_in_summer() -> None:
    assert advised("prefect", then="income 0").goods(DRAGON) == {"gold": 1}


@law("advisor.court_recruiter")
def test_a_court_recruiter_hires_advisors_for_less_but_not_for_nothing() -> None:
    at = ("at embassy: dragon 1", "offer: fixer spy examiner engineer", "support dragon: looter")
    table = advised("court_recruiter", *at, "goods dragon: gold 2", then="location 8")
    assert table.by(DRAGON, "hire fixer active").goods(DRAGON) == {}
    at = ("at embassy: dragon 1", "offer: fixer spy examiner engineer")
    table = advised("court_recruiter", *at, "goods dragon: gold 1", then="location 8")
    assert table.by(DRAGON, "hire fixer active").goods(DRAGON) == {}


@law("advisor.examiner")
def test_an_examiner_is_honored_for_every_advisor_after_him() -> None:
    at = ("at embassy: dragon 1", "offer: fixer spy looter engineer", "goods dragon: gold 5")
    assert advised("examiner", *at, then="location 8").by(DRAGON, "hire fixer supporting").honor[DRAGON] == 5
    himself = lay(
        "at embassy: dragon 1", "offer: examiner spy looter engineer", "goods dragon: gold 5", then="location 8"
    )
    assert himself.by(DRAGON, "hire examiner active").honor[DRAGON] == 0


@law("advisor.strategist")
def test_a_strategist_draws_one_more_and_discards_one() -> None:
    table = advised("strategist", "at academy: dragon 1", "tactic deck: bribe retreat", then="location 9")
    table.by(DRAGON, "card retreat")
    assert (len(table.s.tactics[DRAGON]), len(table.s.tactic_deck.discards)) == (1, 1)


@law("advisor.chess_master")
def test_a_chess_master_boosts_for_less() -> None:
    at = ("hordes left: bandits/left dragon x x x", "tactics dragon: spoils_of_war")
    table = advised("chess_master", *at, then="defeats")
    assert offered(table) == ["play spoils_of_war basic", "play spoils_of_war boosted", "pass"]


@law("advisor.chess_master")
def test_a_chess_master_is_honored_for_a_tactic() -> None:
    at = ("played dragon: economy", "tactics dragon: lone_wolf")
    assert advised("chess_master", *at, then="revealed 0").by(DRAGON, "play lone_wolf basic").honor[DRAGON] == 2 + 1


def test_the_log_says_who_helped() -> None:
    table = advised("tax_collector", "at quarry: dragon 2", then="income 0")
    view = table.match.view(None)
    told = [words("en").event(view, event) for event in table.match.events]
    assert "For the Dragons: Tax Collector." in told
    assert not [event for event in advised("tax_collector", then="income 0").match.events if "elped" in repr(event)]
