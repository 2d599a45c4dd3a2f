"""The Fair Folk: seat 0 are the Protectors, seat 1 is the Family, seat 2 are they; in some tests seat 3 is Hester."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.factions.fae.cards import POWERS
from lexludi.games.harrow.factions.fae.quests import fulfilments
from lexludi.games.harrow.factions.fae.searching import possible
from lexludi.games.harrow.rules.box.printed import FAE_CARDS, HEX_NAMES, OFFER_NAMES, QUEST_NAMES
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at, lay, start

law = cites("harrow")

FAE, HESTER = 2, 3
THREE = "seats: protectors family fae\nqueue: protectors\nlantern: protectors\nfae sites: a1 e5 i5"
FOUR = THREE.replace("fae\n", "fae hester\n", 1)


def fair(*lines: str, then: str, seats: str = THREE) -> Table:
    return lay(*lines, then=then, seats=seats)


def acting(*lines: str) -> Table:
    return fair("active: fae", *lines, then="fae_acts 2")


def nests(table: Table) -> dict[str, int]:
    return {HEX_NAMES[n]: nest for n, nest in enumerate(table.s.fae.nests) if nest > -2}


def offer(name: str) -> int:
    return OFFER_NAMES.index(name)


# Set-up and the order of turns


@law("fae.setup.1", "fae.setup.2", "fae.setup.3", "fae.setup.4", "fae.setup.5")
def test_they_begin_with_three_of_everything() -> None:
    f = start("protectors", "family", "fae", map="a", chapter="1").s.fae
    assert (len(f.sought), len(f.hand), len(f.ready), len(f.bag)) == (3, 3, 3, 8)
    assert (f.finds, f.arrows, f.crosses, f.spare()) == ([], [], [], 5)


@law("fae.setup.6a", "fae.setup.7")
def test_somebody_else_hides_three_things_and_they_put_a_cube_on_their_board() -> None:
    table = start("protectors", "family", "fae", map="a", chapter="1")
    table.by(PROTECTORS, "hide a1", "hide e5")
    assert "hide a1" not in table.offered()
    table.by(PROTECTORS, "hide i5")
    assert table.s.fae.sites == [at("a1"), at("e5"), at("i5")]
    table.by(FAE, "land forest")
    assert (table.s.fae.terrains, table.s.stock[7]) == (0b1000, 14)


@law("fae.setup.6b")
def test_only_the_others_see_where_things_are_hidden() -> None:
    table = acting("fae ready: nothing")
    assert table.match.view(FAE)["fae"]["sites"] == [-1, -1, -1]
    assert table.match.view(FAMILY)["fae"]["sites"] == [at("a1"), at("e5"), at("i5")]
    assert table.match.view(None)["fae"]["sites"] == [-1, -1, -1]


def test_what_they_imagine_fits_all_answers() -> None:
    table = acting("fae ready: nothing", "arrows: 0 0 -1 0", "crosses: a2 a3")
    for n in range(20):
        world = table.match.imagine(FAE, Chance.of(str(n)))
        assert possible(world.state, world.state.fae.sites[0])  # type: ignore[arg-type,attr-defined]


@law("fae.order.3p")
def test_with_three_they_come_before_everybody() -> None:
    table = start("protectors", "family", "fae", map="a", chapter="1")
    table.by(PROTECTORS, "hide a1", "hide e5", "hide i5").by(FAE, "land forest")
    assert [table.s.active, *table.s.queue][:4] == [FAE, PROTECTORS, FAE, FAMILY]


@law("fae.order.4p")
def test_with_four_they_do_not_come_before_hester() -> None:
    table = start("protectors", "family", "fae", "hester", map="a", chapter="1")
    table.by(PROTECTORS, "hide a1", "hide e5", "hide i5").by(FAE, "land forest")
    assert [table.s.active, *table.s.queue][:5] == [FAE, PROTECTORS, FAE, FAMILY, HESTER]


# Nests


@law("fae.nest.1", "fae.nest.1b")
def test_a_nest_lies_where_no_unit_and_no_fire_is() -> None:
    lines = ("haints family: d4 1", "flames: d5 2", "townsfolk: c3", "buildings: c4", "nests: e6 -")
    table = acting("fae ready: card", *lines)
    offered = table.offered_of("nest")
    assert {"nest card c3", "nest card c4"} <= set(offered)
    assert not {"nest card d4", "nest card d5", "nest card e6"} & set(offered)
    table.by(FAE, "nest card c3")
    assert (nests(table), table.s.fae.ready) == ({"c3": offer("card"), "e6": -1}, [])
    assert not table.offered_of("nest")


@law("fae.nest.1")
def test_one_nest_a_turn() -> None:
    table = acting("fae ready: card nothing").by(FAE, "nest card c3")
    assert table.refuses("nest nothing d4") == "fae.nest.1"


@law("fae.nest.2")
def test_without_a_nest_one_is_taken_up_from_the_map() -> None:
    eight = "nests: a1 - a2 - a3 - a4 - a5 - b1 - b3 spawn_1 b4 move_1"
    table = fair(eight, then="fae_refill 2")
    table.by(FAE, "lift b3")
    assert "b3" not in nests(table)
    assert len(table.s.fae.ready) == 1
    assert offer("spawn_1") in [*table.s.fae.bag, *table.s.fae.ready]


@law("fae.nest.3")
def test_a_nest_on_a_terrain_with_a_search_cube_brings_another() -> None:
    table = acting("fae ready: card nothing", "fae terrains: forest").by(FAE, "nest card d5")
    assert table.cubes == {"silver": 1}
    assert acting("fae ready: card", "fae terrains: swamp").by(FAE, "nest card d5").cubes == {}


# Quests


@law("fae.quest.1")
def test_a_quest_needs_four_nests_with_or_without_offers() -> None:
    assert acting("fae quests: on_plains", "nests: d3 - d4 spawn_1 e4 - e6 card").offers("quest on_plains")
    few = acting("fae quests: on_plains in_a_row in_forests", "nests: d3 - d4 - e4 -")
    assert few.refuses("quest on_plains") == "fae.quest.1"


@pytest.mark.parametrize(
    ("quest", "good", "bad"),
    [
        ("wetlands_and_swamp", "b3 b4 a3 a4", "e4 e6 f5 f6"),
        ("on_plains", "d3 d4 e4 e6", "d3 d4 e4 e7"),
        ("in_swamps", "b3 b4 h3 h4", "b3 b4 h3 e4"),
        ("in_wetlands", "c2 c3 c4 e3", "c2 c3 c4 e4"),
        ("in_forests", "d2 d5 f4 f7", "d2 d5 f4 f5"),
        ("beside_mountains", "c2 c3 d5 e4", "d1 e1 f1 e2"),
        ("beside_storms", "c3 c5 b4 b5", "e4 e5 e6 e7"),
        ("along_the_edge", "a1 d1 g1 i2", "a1 a2 d1 g1"),
        ("four_lands", "d5 d4 c4 b4", "d5 d4 c4 e4"),
        ("in_a_row", "d1 d3 d5 d8", "d1 d3 d5 e8"),
        ("around_the_brambles", "e3 e4 e6 e7", "e3 e4 d4 e7"),
    ],
)
def test_quests_ask_for_different_places(quest: str, good: str, bad: str) -> None:
    number = QUEST_NAMES.index(quest)
    fit = acting("nests: " + " ".join(f"{place} -" for place in good.split()))
    unfit = acting("nests: " + " ".join(f"{place} -" for place in bad.split()))
    assert fulfilments(fit.s, number)
    assert not fulfilments(unfit.s, number)


def done(*lines: str) -> Table:
    table = acting("fae quests: on_plains in_a_row", "nests: d3 spawn_1 d4 - e4 - e6 -", *lines)
    return table.by(FAE, "quest on_plains")


@law("fae.quest.2", "fae.quest.arrow.1", "fae.quest.arrow.2")
def test_a_quest_gives_an_arrow_at_a_nest_with_an_offer_or_a_guess() -> None:
    table = done()
    assert len(table.offered_of("arrow")) == 6  # three lines, two sides, one nest
    assert len(table.offered_of("guess")) == 61
    table.by(FAE, "arrow d3 0 -1")
    assert (nests(table)["d3"], offer("spawn_1") in table.s.fae.bag) == (-1, True)
    assert table.refuses("quest in_a_row") == "fae.quest.2"


@law("fae.quest.arrow.3")
def test_an_arrow_that_points_the_wrong_way_is_turned() -> None:
    right = done().by(FAE, "arrow d3 0 -1")  # a1 lies west of d3
    assert right.s.fae.arrows == [(0, -1, -1, 0)]
    wrong = done().by(FAE, "arrow d3 0 1")
    assert wrong.s.fae.arrows == [(0, -1, -1, 1)]
    assert (possible(wrong.s, at("d1")), possible(right.s, at("d1"))) == (False, True)


@law("fae.quest.guess.1", "fae.quest.guess.2")
def test_a_wrong_guess_leaves_a_cross() -> None:
    table = done().by(FAE, "guess c3")
    assert (table.s.fae.crosses, table.s.fae.finds) == ([at("c3")], [])


@law("fae.quest.guess.1b", "fae.quest.guess.3", "fae.find.return")
def test_the_sword_is_found_first_and_the_map_is_cleared() -> None:
    assert done().by(FAE, "guess e5").s.fae.finds == []  # the crown is there, but the sword is sought
    table = done("arrows: 0 0 -1 0", "crosses: a5").by(FAE, "guess a1")
    f = table.s.fae
    assert (f.finds, f.arrows, f.crosses, nests(table)) == ([at("a1")], [], [], {"d3": offer("spawn_1")})
    assert table.points[FAE] == 1


@law("fae.find.sword")
def test_after_the_sword_every_haint_that_falls_or_falls_ill_brings_a_cube() -> None:
    lines = ("fae finds: a1", "haints family: d4 1", "cubes: red 4")
    assert fair(*lines, then="strike 0 1 d4").by(PROTECTORS, "hit -1").cubes.get("silver") == 1
    ill = lay(*lines, "roots: d4 d5", "hester marks: thrown free", then="infect 3", seats=FOUR)
    assert ill.by(HESTER, "infect 1 d4 2").cubes.get("silver") == 1
    assert fair(*lines[1:], then="strike 0 1 d4").by(PROTECTORS, "hit -1").cubes.get("silver") is None


@law("fae.find.crown")
def test_the_crown_brings_a_cube_onto_the_board() -> None:
    table = done("fae finds: a1", "fae terrains: forest").by(FAE, "guess e5")
    assert table.offered() == ["land swamp", "land plains", "land wetlands"]
    table.by(FAE, "land swamp")
    assert table.s.fae.terrains == 0b1001


@law("fae.find.queen")
def test_the_queen_is_the_end_of_their_search() -> None:
    table = done("fae finds: a1 e5")
    table.s.queue[:] = [FAE, FAMILY, FAE]
    table.by(FAE, "guess i5")
    assert table.s.queue == [FAMILY]
    assert table.points[FAE] == 3


# Cards


@law("fae.cards.1", "fae.cards.2")
def test_cards_cost_search_cubes_and_are_discarded() -> None:
    table = acting("fae hand: silver_gift royal_scent oathbound", "cubes: silver 2", "fae ready: card")
    assert table.refuses("enchant royal_scent") == "fae.cards.2"
    table.by(FAE, "enchant oathbound", "enchant silver_gift", "nest card c3")
    assert (table.cubes, len(table.s.fae.cards.discards)) == ({"silver": 1}, 2)


def test_every_card_does_something() -> None:
    assert sorted(POWERS) == list(range(len(FAE_CARDS)))


def enchanted(card: str, *lines: str) -> Table:
    return acting(f"fae hand: {card}", "cubes: silver 4", *lines).by(FAE, f"enchant {card}")


def test_glamour_moves_a_search_cube() -> None:
    assert enchanted("glamour", "fae terrains: forest").by(FAE, "land swamp").s.fae.terrains == 1


def test_whispered_names_change_quests() -> None:
    table = enchanted("whispered_names", "fae quests: in_a_row")
    assert len(table.s.fae.sought) == 3
    table.by(FAE, "quest in_a_row")
    table.by(FAE, table.offered()[0])
    assert len(table.s.fae.sought) == 1
    assert QUEST_NAMES.index("in_a_row") in table.s.fae.quests.discards


def test_fine_print_swaps_offers() -> None:
    table = enchanted("fine_print", "nests: c3 card d4 nothing e6 -")
    assert nests(table) == {"c3": offer("nothing"), "d4": offer("card"), "e6": -1}


def test_better_bargain_changes_an_offer() -> None:
    table = enchanted("better_bargain", "fae ready: nothing card").by(FAE, "ready nothing")
    assert len(table.s.fae.ready) == 2
    assert offer("card") in table.s.fae.ready


def test_shifting_hollow_moves_a_nest() -> None:
    table = enchanted("shifting_hollow", "nests: c3 card", "haints family: c4 1")
    assert "carry c3 c4" not in table.offered()
    assert nests(table.by(FAE, "carry c3 c2")) == {"c2": offer("card")}


def test_second_nest_lies_without_an_offer() -> None:
    assert nests(enchanted("second_nest").by(FAE, "lay d5")) == {"d5": -1}


def test_beckoning_light_draws_a_haint_to_an_offer() -> None:
    table = enchanted("beckoning_light", "nests: d4 card", "haints family: d6 1 f6 1", "legends family: f4")
    assert all(option.startswith("shift 1 -1") for option in table.offered())
    table.by(FAE, "shift 1 -1 d6 d5")
    assert table.haints(FAMILY) == {"d5": 1, "f6": 1}


def test_courtly_invitation_draws_a_legend() -> None:
    table = enchanted("courtly_invitation", "nests: d4 card", "haints family: d6 1", "legends family: f4")
    assert all(option.startswith("shift 1 0") for option in table.offered())
    table.by(FAE, "shift 1 0 f4 e4")
    assert table.legends(FAMILY) == ["e4"]


def test_silver_gift_is_a_cube() -> None:
    assert enchanted("silver_gift").cubes == {"silver": 5}


def test_oathbound_strengthens_the_next_bargain() -> None:
    assert enchanted("oathbound").s.fae.oath == 2
    table = fair("fae oath: 2", "nests: d4 card", "haints family: d4 1", "cubes: blue 1", then="take_offers 1")
    assert (table.s.fae.oath, table.cubes.get("silver")) == (0, 2)


def test_fairy_ring_places_an_arrow_without_a_quest() -> None:
    table = enchanted("fairy_ring", "nests: d4 card").by(FAE, "arrow d4 1 1")
    assert (len(table.s.fae.arrows), nests(table)) == (1, {"d4": -1})


def test_keen_eyes_ask_for_a_terrain() -> None:
    table = enchanted("keen_eyes").by(FAE, "land swamp")
    assert table.s.fae.lands == [(0, 0)]  # the sword lies on plains
    assert not possible(table.s, at("d1"))


def test_royal_scent_is_a_guess() -> None:
    assert enchanted("royal_scent").by(FAE, "guess a1").s.fae.finds == [at("a1")]


# Cleanup


@law("fae.cleanup.1")
def test_they_keep_six_cubes() -> None:
    assert fair("cubes: silver 9", "fae ready: card nothing move_1", then="fae_cleanup 2").cubes == {"silver": 6}


@law("fae.cleanup.2", "fae.cleanup.3")
def test_they_draw_up_to_three_of_everything_and_shuffle_an_empty_deck_at_once() -> None:
    rest = " ".join(name for name in QUEST_NAMES if name not in ("in_a_row", "four_lands"))
    lines = ("fae quests: in_a_row", "fae quest deck: four_lands", f"fae quest discards: {rest}", "fae ready: card")
    f = fair(*lines, then="fae_cleanup 2").s.fae
    assert (len(f.sought), len(f.hand), len(f.ready)) == (3, 3, 3)
    assert (f.quests.discards, len(f.quests.cards)) == ([], 13)


# Offers


@law("fae.offer-collect.1")
def test_a_unit_on_a_nest_takes_its_offer_in_cleanup() -> None:
    table = fair("nests: d4 card e4 nothing", "haints family: d4 1", then="cleanup 1")
    assert (table.s.fae.held[FAMILY], nests(table)) == ([offer("card")], {"d4": -1, "e4": offer("nothing")})


@law("fae.offer-collect.2", "fae.offer-collect.2b")
def test_if_as_many_of_their_cubes_fall_out_they_place_an_arrow_and_may_guess() -> None:
    table = fair("nests: d4 card e5 move_1", "haints family: d4 1 e5 1", "cubes: blue 1 silver 1", then="take_offers 1")
    table.falls({"blue": 1, "silver": 1}, blue=1, silver=1).by(FAMILY, "take d4")
    assert (table.prompt, len(table.offered())) == ("which-line", 6)
    table.by(FAE, "arrow d4 0 1")
    assert table.offers("pass")
    table.by(FAE, "guess a1")
    assert table.s.fae.finds == [at("a1")]


@law("fae.offer-collect.2c")
def test_if_the_taker_has_more_nothing_happens() -> None:
    table = fair("nests: d4 card e5 move_1", "haints family: d4 1 e5 1", "cubes: blue 2 silver 1", then="take_offers 1")
    table.falls({"blue": 2, "silver": 1}, blue=2, silver=1).by(FAMILY, "take d4")
    assert table.s.fae.arrows == []
    assert table.prompt != "which-line"


@law("fae.offer-collect.3")
def test_the_taker_chooses_the_order_of_several() -> None:
    table = fair("nests: d4 card e4 move_1", "haints family: d4 1 e4 1", then="take_offers 1")
    assert table.offered() == ["take d4", "take e4"]


def used(name: str, *lines: str, seat: int = FAMILY) -> Table:
    """Somebody uses an offer in their turn."""
    if seat == HESTER:
        table = lay(f"offers hester: {name}", "roots: e4 e5", *lines, then="hester_acts 3", seats=FOUR)
    else:
        table = fair(f"offers family: {name}", *lines, then="flip 1")
    return table.by(seat, f"bargain {name}")


@law("fae.offer-collect.1b")
def test_an_offer_is_used_in_a_turn_of_ones_own_and_goes_back_into_the_bag() -> None:
    table = used("strengthen_2").by(FAMILY, "strengthen", "strengthen")
    assert (table.cubes, table.s.fae.held[FAMILY]) == ({"blue": 2}, [])
    assert offer("strengthen_2") in table.s.fae.bag
    assert table.prompt == "jar"


@law("proposal.move1", "proposal.move2", "proposal.spawn1", "proposal.spawn2", "proposal.strengthen1")
@pytest.mark.parametrize(("name", "prompt"), [("move_1", "points"), ("move_2", "points"), ("spawn_1", "points"),
                                              ("spawn_2", "points"), ("strengthen_1", "points")])  # fmt: skip
def test_offers_of_abilities(name: str, prompt: str) -> None:
    table = used(name, "haints family: d4 1", "legends family: e2")
    kind, count = name.split("_")
    assert table.prompt == prompt
    for _ in range(int(count)):
        table.by(FAMILY, table.offered_of(kind)[0])
    assert table.prompt == "jar"


@law("proposal.none")
def test_the_offer_of_nothing_is_nothing() -> None:
    assert used("nothing").prompt == "jar"


@law("proposal.draw")
def test_an_offer_of_a_card_is_a_card() -> None:
    table = fair("chapter: 2", "offers family: card", then="flip 1")
    table.by(FAMILY, "bargain card")
    assert len(table.camp(FAMILY).hand) == 1


@law("proposal.move-any", "proposal.move-enemy")
def test_any_haint_or_an_enemy_one_is_moved() -> None:
    units = ("haints family: d4 1", "haints protectors: e6 1")
    anybody = used("any_haint", *units)
    assert {option.split()[1] for option in anybody.offered_of("shift")} == {"0", "1"}
    enemy = used("enemy_haint", *units)
    assert {option.split()[1] for option in enemy.offered_of("shift")} == {"0"}
    enemy.by(FAMILY, "shift 0 -1 e6 e7")
    assert enemy.haints(PROTECTORS) == {"e7": 1}


@law("proposal.legends")
def test_two_legends_go_a_hex_each() -> None:
    table = used("legends", "legends family: d4", "legends protectors: e6").by(FAMILY, "shift 1 0 d4 d3")
    assert {option.split()[1] for option in table.offered_of("shift")} == {"0"}
    table.by(FAMILY, "shift 0 0 e6 e7")
    assert (table.legends(FAMILY), table.legends(PROTECTORS)) == (["d3"], ["e7"])


ILL = ("haints protectors: d5 1", "snakes protectors: d5 1")


@law("proposal.move-enemy", "proposal.move1", "proposal.strengthen1")
@pytest.mark.parametrize("name", ["enemy_haint", "move_1", "strengthen_1"])
def test_hester_moves_an_infected_haint(name: str) -> None:
    table = used(name, *ILL, seat=HESTER).by(HESTER, "shift 0 -2 d5 d4")
    assert table.haints(PROTECTORS) == {"d4": 1}


@law("proposal.move2", "proposal.strengthen2")
@pytest.mark.parametrize("name", ["move_2", "strengthen_2"])
def test_hester_gains_two_cubes(name: str) -> None:
    assert used(name, seat=HESTER).by(HESTER, "colour brown", "colour teal").cubes == {"brown": 1, "teal": 1}


@law("proposal.spawn1", "proposal.spawn2")
def test_hester_spawns_and_gains() -> None:
    table = used("spawn_2", "legends family: d4", seat=HESTER)
    table.by(HESTER, "beget 1 d4", "beget 0 e8", "colour brown", "colour brown")
    assert (table.haints(FAMILY), table.haints(PROTECTORS), table.cubes) == ({"d4": 1}, {"e8": 1}, {"brown": 2})
    one = used("spawn_1", "legends family: d4", seat=HESTER).by(HESTER, "beget 1 e2")
    assert one.haints(FAMILY) == {"e2": 1}


@law("proposal.move-any", "proposal.draw")
def test_any_haint_is_nothing_to_hester_and_a_card_is_a_card() -> None:
    assert used("any_haint", seat=HESTER).prompt == "hester"
    assert len(witch_hand(used("card", seat=HESTER))) == 1


def witch_hand(table: Table) -> list[int]:
    return table.s.hester.hand


# The end


@law("fae.end.1")
def test_with_the_queen_they_win_at_the_end_of_the_round() -> None:
    result = fair("fae finds: a1 e5 i5", then="end_of_round").match.result
    assert result is not None
    assert (result.winners, result.how) == ((FAE,), "queen")


@law("fae.end.2")
def test_others_may_win_with_them() -> None:
    result = fair("fae finds: a1 e5 i5", "points family: 7", then="end_of_round").match.result
    assert result is not None
    assert result.winners == (FAMILY, FAE)


def test_a_match_with_everybody_comes_to_an_end() -> None:
    match = Match.set_up("harrow", ["fae", "kammi", "protectors", "hester"], "1")
    chance = Chance.of("any")
    while match.ask:
        match.pick(chance.below(len(match.ask.options)))
    assert match.result is not None


# Why not


@law("fae.nest.1", "fae.nest.1b")
def test_they_are_told_why_no_nest_lies_on_a_hex() -> None:
    table = acting("fae ready: card nothing", "haints family: d4 1", "flames: d5 2", "nests: e6 -").by(FAE)
    assert table.says_why_not("nest card d4") == "A nest lies where nobody stands, and units of the Family are on D4."
    assert table.says_why_not("nest card d5", "cs") == "Hnízdo nesmí ležet v ohni, a hex D5 hoří."
    assert table.says_why_not("nest card e6") == "A nest lies on E6 already."
    table.by(FAE, "nest card c3")
    assert table.says_why_not("nest nothing d3") == "You have laid a nest this turn."


@law("fae.quest.1", "fae.quest.2")
def test_they_are_told_what_a_quest_lacks() -> None:
    few = acting("fae quests: on_plains in_a_row", "nests: d3 - d4 - e4 - e7 -").by(FAE)
    assert few.says_why_not("quest on_plains").endswith(
        "takes 4 nests where the card says; of your 4 on the map 3 lie so."
    )
    assert few.says_why_not("quest in_a_row").startswith("4 of your nests fit ")
    table = done().by(FAE, "guess c3")
    assert table.says_why_not("quest in_a_row") == "You have completed a quest this turn."


@law("fae.quest.arrow.1", "fae.quest.guess.1b")
def test_they_are_told_which_nests_give_no_arrow_and_where_nothing_is_left() -> None:
    table = acting("fae quests: on_plains", "nests: d3 spawn_1 d4 - e4 - e6 - e7 card", "fae finds: a1")
    table.by(FAE, "quest on_plains")
    assert table.says_why_not("arrow d4 0 1") == "The nest on D4 has no offer to be taken back."
    assert table.says_why_not("arrow e7 0 1") == "The nest on E7 is none of those that complete the quest."
    assert table.says_why_not("guess a1") == "On A1 you have found something else: the sword."


@law("fae.cards.2")
def test_they_are_told_what_a_card_costs() -> None:
    table = acting("fae hand: royal_scent", "cubes: silver 1").by(FAE)
    assert "search cubes, and you have 1." in table.says_why_not("enchant royal_scent")


@law("fae.offer-collect.1")
def test_others_are_told_which_offers_they_cannot_take_and_where_a_haint_cannot_go() -> None:
    lines = ("nests: d4 card e6 nothing d3 spawn_1", "haints family: d4 1 d3 1", "haints protectors: e4 1")
    table = fair(*lines, then="take_offers 1").by(FAMILY)
    assert table.says_why_not("take e6") == "None of your units is on E6 to take the offer."
    haint = fair(*lines, then="bargain_haint 1 1").by(FAMILY)
    assert haint.says_why_not("shift 1 -1 d4 e4") == "Units of the Protectors are on E4."
