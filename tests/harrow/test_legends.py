"""Every legend of the Protectors and of the Family but Emmy and Levi, whom chapter 1 tests."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import TOKEN_NAMES
from lexludi.law import cites
from tests.harrow.table import FAMILY, OUT, PROTECTORS, SEATS, STAYS, Table, at
from tests.harrow.table import lay as lay_first

law = cites("harrow")


def lay(*lines: str, then: str) -> Table:
    return lay_first(*lines, then=then, seats=SEATS)


def gift(legend: str, *lines: str, seat: int = PROTECTORS) -> Table:
    """The gift of a legend, chosen with the legend jar."""
    faction = "protectors" if seat == PROTECTORS else "family"
    return lay(f"legend {faction}: {legend}", *lines, then=f"legend_jar {seat} 1 1").by(seat)


def lying(table: Table, seat: int) -> list[str]:
    return [name for name in ("e6", "e8") if table.s.lying[seat][at(name)]]


# Protectors


@law("legend.emmy.b")
def test_a_haint_that_falls_because_emmy_was_hit_leaves_the_cube_where_it_is() -> None:
    lines = ("legends protectors: e6", "haints protectors: e8 1", "lying protectors: e8", "haints family: e4 3")
    table = lay(*lines, "cubes: blue 3", then="strike 1 0 e6").by(FAMILY, "hit 0", "hex d5")
    assert (table.haints(PROTECTORS), lying(table, PROTECTORS), table.cubes) == ({}, ["e8"], {"blue": 1})


@law("legend.bernice")
def test_bernice_moves_a_haint_and_nails_a_unit_next_to_one_of_hers() -> None:
    lines = ("legends protectors: e8", "haints protectors: e7 1", "haints family: f5 1 a1 1", "legends family: e5")
    table = gift("bernice", *lines).by(PROTECTORS, "gift")
    assert not table.offers("shift 0 -1 e7 d6")  # a mountain is no land
    table.by(PROTECTORS, "shift 0 -1 e7 e6")
    assert set(table.offered()) == {"unit 1 f5 -1", "unit 1 e5 0", "pass"}
    assert table.by(PROTECTORS, "unit 1 e5 0").s.pins == [(FAMILY, at("e5"), 0)]


@law("legend.bernice.a", "legend.bernice.c")
def test_a_nailed_unit_moves_only_after_a_move_was_spent_on_its_nail() -> None:
    lines = ("haints family: e5 2", "nails: family e5 -1", "legends family: e2", "laid: move 2")
    table = lay(*lines, then="tokens 1").by(FAMILY)
    assert not table.offers("move e5 e4 2 0 0")
    table.by(FAMILY, "unpin e5 -1")
    assert (table.s.pins, table.s.family.laid[0]) == ([], 1)
    assert table.by(FAMILY, "move e5 e4 2 0 0").haints(FAMILY) == {"e4": 2}
    wild = lay(*lines, then="points 1 0 0 0 1").by(FAMILY, "unpin e5 -1")
    assert wild.prompt != "points"


@law("legend.bernice.b")
def test_a_nailed_unit_is_not_pulled_nor_sent_by_levi() -> None:
    lines = ("haints family: e4 1", "nails: family e4 -1", "legends family: d4", "legend family: levi")
    assert lay(*lines, then="gift 1").prompt == "jar"
    pulled = lay(*lines, then="draw_own 1 e2 1").by(FAMILY)
    assert not [option for option in pulled.offered_of("shift") if option.split()[3] == "e4"]


@law("1.jar.attack.F.5")
def test_a_nailed_legend_is_not_pushed() -> None:
    lines = ("legends family: e5", "nails: family e5 0", "cubes: red 2", "haints protectors: e6 1")
    table = lay(*lines, then="strike 0 1 e5").by(PROTECTORS, "hit 0")
    assert table.legends(FAMILY) == ["e5"]


@law("legend.skinless-boy", "legend.skinless-boy.a")
def test_the_skinless_boy_moves_a_haint_and_a_townsfolk_onto_his_terrain() -> None:
    lines = ("legends protectors: e8", "haints protectors: e7 1 d5 1", "townsfolk: d5 c3", "buildings: d4")  # plains
    table = gift("skinless_boy", *lines, "haints family: f5 1").by(PROTECTORS, "gift")
    assert set(table.offered_of("shift")) == {
        "shift 0 -1 e7 e6",
        "shift 0 -1 e7 e8",
        "shift 0 -1 e7 f6",
        "shift 0 -1 d5 e6",
    }
    table.by(PROTECTORS, "shift 0 -1 e7 e6")
    assert set(table.offered_of("guide")) == {"guide d5 e6", "guide c3 d3"}
    table.by(PROTECTORS, "guide d5 e6")
    assert table.objectives(TOWNSFOLK) == {"e6": 1, "c3": 1}
    assert gift("skinless_boy", "legends protectors: d6").refuses("gift") == "1.map.not-terrain"


@law("legend.malachi", "legend.malachi.a", "legend.malachi.c")
def test_malachi_attacks_from_a_hex_near_him_with_two_units_more() -> None:
    lines = (
        "legends protectors: e8",
        "haints protectors: f6 1",
        "haints family: e4 2",
        "tokens move: e6",
        "cubes: red 1",
    )
    table = gift("malachi", *lines).by(PROTECTORS, "gift")
    assert not table.offers("attack e8 e4")
    assert table.offers("attack e6 e4")
    assert table.offers("attack d6 e4")  # three hexes from a mountain
    assert (
        gift("malachi", "legends protectors: e8", "haints family: e5 1").by(PROTECTORS, "gift").offers("attack e7 e5")
    )
    table.by(PROTECTORS, "attack e6 e4")
    assert (table.camp(PROTECTORS).attacked, table.tokens("move")) == (True, {"e6": 1})
    assert gift("malachi", "legends protectors: e8", "haints family: e2 1").refuses("gift") == "legend.malachi"


@law("legend.malachi.a")
def test_units_on_the_hex_of_the_fury_are_added() -> None:
    lines = ("legends protectors: e8", "haints protectors: e6 1", "haints family: e4 2", "cubes: red 1 blue 1")
    table = lay("legend protectors: malachi", *lines, then="gift 0").by(PROTECTORS, "attack e6 e4")
    assert table.s.ground[0] + table.s.stuck[0] == 2  # three units against two


@law("legend.malachi.b")
def test_a_fury_alone_does_not_clash() -> None:
    lines = ("legends protectors: e8", "haints family: e4 3", "cubes: red 1 blue 3", "dice: 0 0 0 0 0")
    table = lay("legend protectors: malachi", *lines, then="gift 0").by(PROTECTORS, "attack e6 e4")
    assert table.prompt == "jar"


@law("legend.priscilla", "legend.priscilla.b")
def test_priscilla_taunts_on_two_hexes_of_her_terrain() -> None:
    lines = ("legends protectors: e8", "townsfolk: a1", "buildings: a2", "haints family: i4 1")  # plains
    table = gift("priscilla", *lines).by(PROTECTORS, "gift")
    assert not {"hex a1", "hex a2", "hex i4", "hex e8", "hex e5", "hex d6"} & set(table.offered())
    table.by(PROTECTORS, "hex e4", "hex f5")
    assert table.s.taunts == [at("e4"), at("f5")]
    assert gift("priscilla", "legends protectors: e5").refuses("gift") == "1.map.not-terrain"


@law("legend.priscilla.spawn")
def test_taunts_bring_haints_at_the_end_of_the_round() -> None:
    lines = ("legend protectors: priscilla", "legends protectors: e8", "legends family: e2", "taunts: e4 f5")
    table = lay(*lines, then="end_of_round")
    assert (table.haints(PROTECTORS), table.s.taunts) == ({"e4": 1, "f5": 1}, [])


@law("legend.priscilla.a")
def test_whoever_comes_to_a_taunt_ends_it() -> None:
    lines = ("legend protectors: priscilla", "legends protectors: e8", "taunts: e7 e4", "haints family: e3 1")
    table = lay(*lines, then="points 0 1 0 0 0").by(PROTECTORS, "move e8 e7 0 1 0")
    assert table.s.taunts == [at("e4")]
    assert lay(*lines, then="points 1 1 0 0 0").by(FAMILY, "move e3 e4 1 0 0").s.taunts == [at("e7")]


# Family


@law("legend.corbin")
def test_corbin_gives_a_haint_for_two_next_to_him_or_home() -> None:
    table = gift("corbin", "legends family: e5", "haints family: a1 1", seat=FAMILY).by(FAMILY, "gift")
    assert table.offers("spawn e4")
    assert table.offers("spawn e3")
    assert not table.offers("spawn c3")
    table.by(FAMILY, "spawn e4", "spawn e1")
    assert table.haints(FAMILY) == {"e4": 1, "e1": 1}
    assert gift("corbin", "legends family: e5", seat=FAMILY).refuses("gift") == "legend.corbin"


@law("legend.corbin.a")
def test_corbin_does_not_take_a_nailed_haint() -> None:
    table = gift("corbin", "legends family: e5", "haints family: a1 1", "nails: family a1 -1", seat=FAMILY)
    assert table.refuses("gift") == "legend.corbin"


@law("legend.kaine", "legend.kaine.a")
def test_kaine_removes_a_haint_on_his_terrain_if_three_cubes_fall_out() -> None:
    lines = ("legends family: e4", "haints protectors: e6 1 e7 1", "cubes: blue 3")  # plains
    table = gift("kaine", *lines, seat=FAMILY).dice(OUT, OUT, OUT).by(FAMILY, "gift")
    assert table.offered() == ["unit 0 e6 -1", "pass"]
    table.by(FAMILY, "unit 0 e6 -1")
    assert (table.haints(PROTECTORS), table.points, table.cubes) == ({"e7": 1}, [0, 0], {"blue": 3})
    fewer = gift("kaine", *lines, seat=FAMILY).dice(OUT, OUT, STAYS).by(FAMILY, "gift")
    assert (fewer.prompt, fewer.haints(PROTECTORS)) == ("track-or-gift", {"e6": 1, "e7": 1})


@law("legend.kaine.b")
def test_kaine_can_do_nothing_on_a_mountain() -> None:
    assert gift("kaine", "legends family: d6", "cubes: blue 3", seat=FAMILY).refuses("gift") == "1.legend.levi.3"


@law("legend.mildred", "legend.mildred.a")
def test_mildred_goes_to_a_haint_and_puts_tokens_on_two_storms_if_three_cubes_fall_out() -> None:
    lines = ("legends family: e2", "haints family: a1 1 i1 1", "cubes: blue 3", "storms: e3")
    table = gift("mildred", *lines, seat=FAMILY).dice(OUT, OUT, OUT).by(FAMILY, "gift", "hex a1", "drop scroll e3")
    assert not table.offers("drop move e3")
    table.by(FAMILY, "drop scroll g4")
    assert (table.legends(FAMILY), table.tokens("scroll")) == (["a1"], {"e3": 1, "g4": 1})
    fewer = gift("mildred", *lines, seat=FAMILY).dice(STAYS, OUT, OUT).by(FAMILY, "gift", "hex i1")
    assert (fewer.legends(FAMILY), fewer.prompt) == (["i1"], "track-or-gift")


@law("legend.odessa")
def test_odessa_keeps_up_to_three_cubes() -> None:
    lines = ("legends family: e2", "cubes: blue 5")
    table = gift("odessa", *lines, "stored: 1", seat=FAMILY).by(FAMILY, "gift")
    assert table.offered() == ["count 0", "count 1", "count 2"]
    assert (table.by(FAMILY, "count 2").s.family.stored, table.cubes) == (3, {"blue": 3})
    assert gift("odessa", *lines, "stored: 3", seat=FAMILY).refuses("gift") == "legend.odessa"


@law("legend.odessa", "legend.odessa.a")
def test_they_join_the_battle_after_the_tree_whoever_activates_it() -> None:
    lines = (
        "legend family: odessa",
        "stored: 3",
        "haints protectors: e6 1",
        "haints family: e4 1",
        "cubes: red 1 blue 1",
    )
    table = lay(*lines, then="assault 0 0").dice(OUT, STAYS).by(PROTECTORS, "attack e6 e4").by(FAMILY, "count 2")
    assert (table.cubes, table.s.family.stored, table.asked) == ({"red": 1, "blue": 2}, 1, FAMILY)


@law("legend.willa")
def test_willa_chooses_a_token_of_the_bag_and_uses_it_at_once() -> None:
    lines = ("legends family: e2", "bag: spawn 1 noise_and_clamor 1")
    table = gift("willa", *lines, seat=FAMILY).by(FAMILY, "gift", "use noise_and_clamor")
    kind = TOKEN_NAMES.index("noise_and_clamor")
    assert (table.cubes, table.s.family.used[kind], table.s.family.bag[kind]) == ({"blue": 2}, 1, 0)
    spawn = gift("willa", *lines, seat=FAMILY).by(FAMILY, "gift", "use spawn", "spawn e2")
    assert (spawn.haints(FAMILY), spawn.s.family.used[1]) == ({"e2": 1}, 1)


@law("legend.priscilla")
def test_taunts_that_lie_somewhere_are_taken_up_first() -> None:
    lines = ("legend protectors: priscilla", "legends protectors: e8", "taunts: d3 d4")
    table = lay(*lines, then="gift 0").by(PROTECTORS, "hex e4", "pass")
    assert table.s.taunts == [at("e4")]


@law("legend.priscilla.a")
def test_a_haint_that_is_spawned_on_a_taunt_ends_it_too() -> None:
    lines = ("legend protectors: priscilla", "legends protectors: e8", "taunts: e2", "legends family: e4")
    assert lay(*lines, then="points 1 0 1 0 0").by(FAMILY, "spawn e2").s.taunts == []


@law("legend.bernice.a")
def test_a_nail_is_pulled_for_a_move_and_not_for_a_free_path() -> None:
    lines = ("haints family: e5 1", "nails: family e5 -1", "legends family: e2", "paths: e3")
    table = lay(*lines, then="flip 1").by(FAMILY)
    assert table.offered_of("unpin") == []
    assert table.offered_of("move") == ["move e2 e3 0 1 0"]


@law("legend.bernice.a")
def test_a_nailed_infected_haint_stays_while_a_healthy_one_goes() -> None:
    lines = ("haints family: e5 2", "snakes family: e5 1", "nails: family e5 -2", "legends family: e2")
    table = lay(*lines, then="points 1 1 0 0 0").by(FAMILY)
    assert [option for option in table.offered() if " e5 e4 " in option] == ["move e5 e4 1 0 0"]


@law("legend.skinless-boy")
def test_the_skinless_boy_may_move_a_townsfolk_alone() -> None:
    lines = ("legends protectors: e8", "haints protectors: e7 1", "townsfolk: d5")
    table = gift("skinless_boy", *lines).by(PROTECTORS, "gift", "pass", "guide d5 e6")
    assert (table.haints(PROTECTORS), table.objectives(TOWNSFOLK)) == ({"e7": 1}, {"e6": 1})


@law("1.legend.levi.1")
def test_a_haint_that_another_joins_may_still_be_sent_by_levi() -> None:
    table = gift("levi", "legends family: e2", "haints family: d3 1 d4 1", seat=FAMILY).by(FAMILY, "gift")
    table.by(FAMILY, "shift 1 -1 d3 d4")
    assert table.offers("shift 1 -1 d4 d5")
    assert table.by(FAMILY, "pass").prompt == "track-or-gift"


@law("legend.willa", "2.upgrade.6")
def test_a_token_that_waits_can_be_chosen_by_willa() -> None:
    for name in ("weaving_fate", "knife_in_the_dark"):
        table = gift("willa", "legends family: e2", f"bag: spawn 1 {name} 1", seat=FAMILY).by(
            FAMILY, "gift", f"use {name}"
        )
        kind = TOKEN_NAMES.index(name)
        assert (table.cubes, table.s.family.waiting, table.s.family.used[kind]) == ({"blue": 1}, [kind], 0)


@law("legend.odessa.a")
def test_odessa_may_keep_her_cubes() -> None:
    lines = ("legend family: odessa", "stored: 3", "haints protectors: e6 1", "haints family: e4 1", "cubes: red 1")
    table = lay(*lines, then="assault 0 0").by(PROTECTORS, "attack e6 e4").by(FAMILY)
    assert table.offered() == ["count 0", "count 1", "count 2", "count 3"]
