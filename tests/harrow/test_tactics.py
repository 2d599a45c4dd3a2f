"""Every tactic of the Protectors."""

from __future__ import annotations

from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, SEATS, Table, at, lay

law = cites("harrow")


def hold(card: str, *lines: str, then: str = "flip 0") -> Table:
    """The card is in the hand, and a jar is to be broken."""
    places = () if any(line.startswith("legends protectors") for line in lines) else ("legends protectors: e8",)
    return lay(f"hand protectors: {card}", *places, *lines, then=then, seats=SEATS)


def played(card: str, *lines: str) -> Table:
    return hold(card, *lines).by(PROTECTORS, f"play {card}")


@law("card.tactic.scaredy-cat")
def test_scaredy_cat_draws_up_to_three_haints_closer() -> None:
    table = played("scaredy_cat", "haints family: e6 2 e5 1 e4 1")
    assert {option.split()[3] for option in table.offered_of("shift")} == {"e5", "e6"}
    table.by(PROTECTORS, "shift 1 -1 e6 e7", "shift 1 -1 e5 e6")
    assert table.offered_of("shift") == ["shift 1 -1 e6 e7"]
    table.by(PROTECTORS, "shift 1 -1 e6 e7")
    assert table.haints(FAMILY) == {"e4": 1, "e6": 1, "e7": 2}
    assert hold("scaredy_cat", "haints family: e4 1").refuses("play scaredy_cat") == "card.tactic.scaredy-cat"


@law("card.tactic.haintiest-of-haints")
def test_haintiest_of_haints_gives_one_of_each_and_more_with_fewer_cubes() -> None:
    table = played("haintiest_of_haints", "cubes: blue 3").by(PROTECTORS, "strengthen", "spawn e8", "move e8 e7 1 0 0")
    assert table.prompt == "points"
    table.by(PROTECTORS, "strengthen")
    assert (table.cubes["red"], table.prompt) == (2, "jar")
    enough = played("haintiest_of_haints", "cubes: blue 1").by(PROTECTORS, "strengthen", "spawn e8", "move e8 e7 1 0 0")
    assert enough.prompt == "jar"


@law("card.tactic.dead-shot", "card.tactic.dead-shot.a")
def test_dead_shot_takes_a_token_in_line_at_any_distance_onto_the_board_at_once() -> None:
    table = played("dead_shot", "tokens move: e1 d3", "tokens scroll: e9", "rows protectors: move 2")
    assert table.offered() == ["token move e1", "token scroll e9"]
    table.by(PROTECTORS, "token move e1", "flip abilities", "ability move")
    assert (table.camp(PROTECTORS).rows[0], len(table.camp(PROTECTORS).hand)) == (3, 1)
    assert table.match.ask is not None
    assert table.match.ask.values["moves"] == 5
    assert hold("dead_shot", "tokens move: d3").refuses("play dead_shot") == "card.tactic.dead-shot"


@law("card.tactic.resolve")
def test_resolve_brings_a_haint_to_a_townsfolk() -> None:
    table = played("resolve", "townsfolk: a1 i1")
    assert table.offered() == ["spawn a1", "spawn i1"]
    assert table.by(PROTECTORS, "spawn a1").haints(PROTECTORS) == {"a1": 1}
    assert hold("resolve").refuses("play resolve") == "card.tactic.resolve"


@law("card.tactic.witch-fire")
def test_witch_fire_puts_two_tokens_of_the_box_on_empty_hexes() -> None:
    table = played(
        "witch_fire", "haints family: e4 1", "townsfolk: e3", "buildings: d4", "paths: d3", "tokens move: e6"
    )
    here = {option.split()[2] for option in table.offered()}
    assert not here & {"e8", "e4", "e3", "d4", "d3", "e6"}
    table.by(PROTECTORS, "drop scroll e7", "drop move a1")
    assert (table.tokens("scroll"), table.tokens("move"), table.prompt) == ({"e7": 1}, {"e6": 1, "a1": 1}, "jar")


@law("card.tactic.ghost-trap")
def test_ghost_trap_uses_half_of_the_wild_tokens_next_to_an_enemy_legend() -> None:
    table = played("ghost_trap", "legends family: e6", "haints protectors: e7 1", "wild protectors: 3")
    assert table.match.ask is not None
    assert table.match.ask.values == {"moves": 0, "spawns": 0, "cubes": 0, "any": 2}
    assert table.by(PROTECTORS, "strengthen", "strengthen").camp(PROTECTORS).wild == 3
    assert hold("ghost_trap", "legends family: e5").refuses("play ghost_trap") == "card.tactic.ghost-trap"


@law("card.tactic.reinforcements")
def test_reinforcements_join_the_legend_or_other_haints() -> None:
    table = played("reinforcements", "haints protectors: a1 3 i1 1", "legends protectors: e8")
    table.by(PROTECTORS, "shift 0 -1 a1 e8", "shift 0 -1 a1 i1", "shift 0 -1 a1 e8")
    assert (table.haints(PROTECTORS), table.prompt) == ({"e8": 2, "i1": 2}, "jar")


@law("card.tactic.raise-the-dead")
def test_raise_the_dead_spawns_half_of_the_value() -> None:
    table = played("raise_the_dead", "rows protectors: spawn 2").by(PROTECTORS, "spawn e8", "spawn e8")  # 3 gives 2
    assert (table.haints(PROTECTORS), table.prompt) == ({"e8": 2}, "jar")


@law("card.tactic.stir-the-storm")
def test_stir_the_storm_leaps_over_a_storm() -> None:
    lines = ("legends protectors: g5", "haints family: i3 1", "storms: h4")  # g4 is printed
    table = hold("stir_the_storm", *lines).by(PROTECTORS, "play stir_the_storm")
    assert table.legends(PROTECTORS) == ["g3"]
    two = hold("stir_the_storm", "legends protectors: g5", "storms: h4").by(PROTECTORS, "play stir_the_storm")
    assert two.by(PROTECTORS).offered() == ["hex g3", "hex i3"]
    assert hold("stir_the_storm").refuses("play stir_the_storm") == "card.tactic.stir-the-storm"


@law("card.tactic.roar", "card.tactic.roar.a")
def test_roar_moves_two_haints_a_hex_each_even_onto_a_mountain() -> None:
    lines = ("legends protectors: e7", "haints family: e6 2", "haints protectors: f6 1", "townsfolk: e5")
    table = played("roar", *lines).by(PROTECTORS, "act two-near")
    assert not table.offers("shift 1 -1 e6 f6")
    assert not table.offers("shift 1 -1 e6 e5")
    table.by(PROTECTORS, "shift 1 -1 e6 d6")
    assert not [option for option in table.offered_of("shift") if " d6 " in option]
    table.by(PROTECTORS, "shift 1 -1 e6 d5")
    assert table.haints(FAMILY) == {"d6": 1, "d5": 1}


@law("card.tactic.roar")
def test_or_one_haint_two_hexes() -> None:
    table = played("roar", "legends protectors: e7", "haints family: e5 1").by(PROTECTORS, "shift 1 -1 e5 e4")
    assert not table.offers("hex e5")
    assert table.by(PROTECTORS, "hex e3").haints(FAMILY) == {"e3": 1}


@law("card.tactic.rally")
def test_rally_strengthens_by_half_of_the_value() -> None:
    assert played("rally", "rows protectors: strengthen 2").cubes == {"red": 2}


@law("card.tactic.haunting-vision")
def test_haunting_vision_uses_three_wild_tokens_after_the_action() -> None:
    lines = ("wild protectors: 4", "haints protectors: e8 1")
    assert hold("haunting_vision", *lines).refuses("play haunting_vision") == "card.tactic.haunting-vision"
    table = hold("haunting_vision", *lines, then="after 0").by(PROTECTORS, "play haunting_vision")
    table.by(PROTECTORS, "strengthen", "strengthen", "strengthen")
    assert (table.cubes, table.camp(PROTECTORS).wild) == ({"red": 3}, 4)


@law("card.tactic.far-yonder")
def test_far_yonder_moves_the_legend_alone_three_times() -> None:
    table = played("far_yonder", "haints protectors: e8 2")
    assert {option.split()[3] for option in table.offered_of("move")} == {"0"}
    table.by(PROTECTORS, "move e8 e7 0 1 0", "move e7 d6 0 1 0")  # the mountain takes two
    assert (table.legends(PROTECTORS), table.prompt) == (["d6"], "jar")


@law("card.tactic.your-will-my-whim")
def test_your_will_my_whim_gives_an_ability_and_the_first_scroll() -> None:
    table = played("your_will_my_whim", "scrolls protectors: 2", "paths: e1 e2").by(
        PROTECTORS, "strengthen", "collect e1"
    )
    table.by(PROTECTORS, "path e7")
    assert (table.cubes, table.s.paths) == ({"red": 1}, [at("e2"), at("e7")])
    spare = played("your_will_my_whim", "scrolls protectors: 2", "paths: e1").by(PROTECTORS, "strengthen")
    assert {"path e7", "collect e1"} <= set(spare.offered())
    assert spare.by(PROTECTORS, "path e7").s.paths == [at("e1"), at("e7")]
    other = played("your_will_my_whim", "track protectors: 2", "townsfolk: e6")
    assert other.by(PROTECTORS, "strengthen", "guide e6 e7").prompt == "jar"


@law("card.tactic.out-all-night")
def test_out_all_night_reaches_two_hexes_farther_until_the_end_of_the_turn() -> None:
    table = played("out_all_night", "haints family: e4 1", "legends family: e2").by(PROTECTORS, "flip attack")
    assert table.offers("attack e8 e4")
    assert lay("reach protectors: 2", "legends protectors: e8", then="end_turn 0").camp(PROTECTORS).reach == 0
    paths = played("out_all_night").by(PROTECTORS, "flip legend", "track")
    assert paths.offers("path e4")


@law("card.tactic.banishment")
def test_banishment_takes_three_cubes_off_until_the_end_of_the_turn() -> None:
    table = played("banishment", "cubes: red 2 blue 5")
    assert table.cubes == {"red": 2, "blue": 2}
    ended = lay("legends protectors: e8", "cubes: blue 2", "aside: blue 3", then="end_turn 0")
    assert ended.cubes == {"blue": 5}


@law("card.tactic.your-will-my-whim")
def test_the_first_scroll_moves_one_path_and_no_more_or_none() -> None:
    table = played("your_will_my_whim", "scrolls protectors: 3", "paths: e1").by(PROTECTORS, "strengthen")
    assert table.offers("pass")
    table.by(PROTECTORS, "collect e1", "path e7")
    assert (table.s.paths, table.prompt) == ([at("e7")], "jar")


@law("card.tactic.ghost-trap")
def test_the_ghost_trap_works_beside_hester_too() -> None:
    lines, three = ("haints protectors: e7 1", "hand protectors: ghost_trap"), "seats: protectors family hester"
    assert lay(*lines, "hester: e6", then="flip 0", seats=three).offers("play ghost_trap")
    assert lay(*lines, "hester: a1", then="flip 0", seats=three).refuses("play ghost_trap") == "card.tactic.ghost-trap"


@law("card.tactic.ghost-trap")
def test_the_ghost_trap_works_in_every_corner() -> None:
    assert hold("ghost_trap", "legends family: a1", "haints protectors: a2 1").offers("play ghost_trap")
