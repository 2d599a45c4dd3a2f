"""Every goblin and every goblin card of Kammi."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import TOWNSFOLK
from lexludi.law import cites
from tests.harrow.table import Table, at
from tests.harrow.table import lay as lay_any
from tests.harrow.test_kammi import KAMMI, PROTECTORS, lay

law = cites("harrow")
HERE = ("legends kammi: e5 a1", "kammi is: 1")
"""The goblin stands on e5, among the brambles."""


def hold(card: str, *lines: str) -> Table:
    here = () if any(line.startswith("legends kammi") for line in lines) else HERE
    return lay(f"hand kammi: {card}", *here, *lines, then="flip 0").by(KAMMI)


def played(card: str, *lines: str) -> Table:
    return hold(card, *lines).by(KAMMI, f"play {card}")


def gift(goblin: str, *lines: str) -> Table:
    return lay(f"legend kammi: {goblin}", *HERE, *lines, then="legend_jar 0 1 1").by(KAMMI, "gift")


# Goblins


@law("legend.goblin-klepar")
def test_klepar_kills_a_haint_on_every_hex_around_and_is_gone_with_the_cards() -> None:
    table = gift("klepar", "haints protectors: e4 2 e6 1 f5 1 e7 1", "played kammi: buried")
    assert table.haints(PROTECTORS) == {"e4": 1, "e7": 1}
    assert (table.points[KAMMI], table.camp(KAMMI).plate[PROTECTORS]) == (2, 0)
    assert (table.legends(KAMMI), table.camp(KAMMI).played) == (["-", "a1"], [])
    nailed = gift("klepar", "nails: kammi e5 0; kammi a1 1")
    assert nailed.s.pins == [(KAMMI, at("a1"), 1)]


@law("legend.goblin-klepar.a")
def test_without_the_goblin_no_more_cards_are_played() -> None:
    lines = ("legends kammi: - a1", "kammi is: 1", "kammi marks: silent", "shown figures: 0", "haints kammi: a1 1")
    assert hold("buried", *lines).refuses("play buried") == "legend.goblin-klepar.a"


@law("legend.goblin-ranar", "legend.goblin-ranar.a")
def test_ranar_moves_every_legend_up_to_two_hexes_alone() -> None:
    table = gift("ranar", "haints kammi: e5 1", "legends protectors: e8", "townsfolk: e4", "buildings: e7")
    table.by(KAMMI, "hex a2", "pass")
    assert not table.offers("hex e4")
    table.by(KAMMI, "hex d5", "hex d4")
    assert not table.offers("hex e7")
    table.by(KAMMI, "hex d7", "hex c7")
    assert (table.legends(KAMMI), table.legends(PROTECTORS)) == (["d4", "a2"], ["c7"])
    assert (table.haints(KAMMI), table.s.kammi.gift) == ({"e5": 1}, False)


@law("legend.goblin-ranar.b")
def test_the_owner_of_a_legend_decides_whether_a_doll_goes_along() -> None:
    table = gift("ranar", "dolls: e8 d8 f8").by(KAMMI, "pass", "pass", "hex e7").by(PROTECTORS, "yes")
    assert table.s.kammi.dolls[0] == at("e7")


@law("legend.goblin-sprymar")
def test_sprymar_pulls_a_doll_from_next_to_it_without_a_carrier() -> None:
    table = gift("sprymar", "dolls: e6 d8 f8").by(KAMMI, "hex e6")
    assert table.s.kammi.dolls[0] == at("e5")


# Cards


@law("card.goblin.doppelganger")
def test_doppelganger_brings_a_haint_within_three_hexes_of_the_goblin() -> None:
    table = played("doppelganger", "haints protectors: e4 1", "townsfolk: e6")
    assert not {"spawn e4", "spawn e6", "spawn e1"} & set(table.offered())
    assert table.by(KAMMI, "spawn e7").haints(KAMMI) == {"e7": 1}


@law("card.goblin.through-the-keyhole", "card.goblin.through-the-keyhole.a")
def test_through_the_keyhole_gathers_three_things_on_a_hex() -> None:
    lines = ("tokens move: e6 d6", "townsfolk: f6", "buildings: f7", "tokens spawn: e8")
    table = played("through_the_keyhole", *lines)
    assert table.offers("hex e6")
    assert not table.offers("hex e5")
    table.by(KAMMI, "hex e7")
    assert {"pull move e6 e7", "bring 0 f6 e7", "bring 1 f7 e7"} <= set(table.offered())
    table.by(KAMMI, "bring 0 f6 e7")
    assert not table.offers("bring 1 f7 e7")
    table.by(KAMMI, "pull move e6 e7", "pull spawn e8 e7")
    assert (table.objectives(TOWNSFOLK), table.tokens("move"), table.prompt) == ({"e7": 1}, {"e7": 1, "d6": 1}, "jar")


@law("card.goblin.blood-money")
def test_blood_money_lies_in_wait_and_joins_when_anybody_comes() -> None:
    table = played("blood_money", "haints protectors: e7 1")
    assert not {"hex e7", "hex e5"} & set(table.offered())
    table.by(KAMMI, "hex e6")
    assert table.s.lying[KAMMI][at("e6")] == 1
    come = lay(*HERE, "lying kammi: e6", "haints protectors: e7 1", then="points 1 1 0 0 0")
    assert come.by(PROTECTORS, "move e7 e6 1 0 0").cubes == {"purple": 1}


@law("card.goblin.snare", "card.goblin.snare.a")
def test_snare_moves_one_of_her_legends_with_haints_if_lands_differ() -> None:
    lines = ("legends kammi: e3 a1", "kammi is: 1", "haints kammi: e3 1")  # the goblin in wetlands, Emmy on plains
    table = played("snare", *lines)
    assert not table.offers("move e3 e4 1 0 0")
    table.by(KAMMI, "move e3 e4 1 1 0")
    assert (table.legends(KAMMI), table.haints(KAMMI)) == (["e4", "a1"], {"e4": 1})
    same = hold("snare", "legends kammi: e4 a1", "kammi is: 1")
    assert same.refuses("play snare") == "card.goblin.snare"
    assert hold("snare").refuses("play snare") == "card.goblin.snare"  # in the brambles


@law("card.goblin.toss")
def test_toss_throws_a_haint_next_to_the_goblin_within_two_hexes_of_it() -> None:
    table = played("toss", "haints kammi: e6 1 i5 1")
    assert {option.split()[3] for option in table.offered_of("shift")} == {"e6"}
    assert table.by(KAMMI, "shift 0 -1 e6 e3").haints(KAMMI) == {"e3": 1, "i5": 1}


@law("card.goblin.buried")
def test_buried_gives_an_ability_beside_a_haint() -> None:
    table = played("buried", "haints kammi: e5 1").by(KAMMI, "strengthen")
    assert table.cubes == {"purple": 1}
    assert hold("buried").refuses("play buried") == "card.goblin.buried"


@law("card.goblin.temptation")
def test_temptation_pulls_a_token_closer_to_the_goblin() -> None:
    table = played("temptation", "tokens scroll: e9")
    assert "pull scroll e9 e8" in table.offered()
    assert table.by(KAMMI, "pull scroll e9 e8").tokens("scroll") == {"e8": 1}


@law("card.goblin.doll-whisper")
def test_doll_whisper_moves_two_haints_to_different_hexes() -> None:
    lines = ("dolls: e7 d8 f8", "haints protectors: e6 2")
    table = played("doll_whisper", *lines).by(KAMMI, "shift 1 -1 e6 f6")
    assert not table.offers("shift 1 -1 e6 f6")
    assert table.by(KAMMI, "shift 1 -1 e6 d6").haints(PROTECTORS) == {"f6": 1, "d6": 1}
    far = hold("doll_whisper", "dolls: e9 d8 f8", "haints protectors: e6 2")
    assert far.refuses("play doll_whisper") == "card.goblin.doll-whisper"


@law("card.goblin.trick", "card.goblin.trick.a")
def test_trick_swaps_two_haints_that_stand_alone_without_objectives() -> None:
    lines = ("haints kammi: e6 1 e4 2", "haints protectors: i1 1 a5 2 i5 1", "townsfolk: i5")
    table = played("trick", *lines)
    assert table.offered() == ["swap e6 1 i1", "pass"]
    table.by(KAMMI, "swap e6 1 i1")
    assert table.haints(KAMMI) == {"e4": 2, "i1": 1}
    assert table.haints(PROTECTORS) == {"e6": 1, "a5": 2, "i5": 1}


@law("card.goblin.lure")
def test_lure_moves_an_enemy_haint_near_the_goblin() -> None:
    table = played("lure", "haints protectors: e7 1 e8 1")
    assert {option.split()[3] for option in table.offered_of("shift")} == {"e7"}
    assert table.by(KAMMI, "shift 1 -1 e7 d6").haints(PROTECTORS) == {"d6": 1, "e8": 1}


@law("card.goblin.lets-get-out")
def test_lets_get_out_puts_a_token_exactly_two_hexes_from_the_goblin() -> None:
    table = played("lets_get_out")
    assert not {"drop move e6", "drop move e8"} & set(table.offered())
    assert table.by(KAMMI, "drop scroll e7").tokens("scroll") == {"e7": 1}


@law("card.goblin.spite", "card.goblin.spite.a")
def test_spite_takes_a_cube_for_every_enemy_haint_near_until_the_end_of_the_turn() -> None:
    table = played("spite", "haints protectors: e7 2 e6 1 e8 1", "cubes: red 5 purple 1")
    assert (table.cubes, table.s.aside[0], table.s.kammi.known) == ({"red": 2, "purple": 1}, 3, True)
    ended = lay("aside: red 3", "cubes: red 2", then="end_turn 0")
    assert ended.cubes == {"red": 5}


@law("legend.goblin-ranar")
def test_ranar_moves_hester_too_if_she_is_there() -> None:
    seats = "seats: kammi protectors hester\nchapter: 3\nqueue: kammi"
    lines = ("legend kammi: ranar", "legends kammi: a1 -", "legends protectors: i5", "haints protectors: h5 1")
    table = lay_any(*lines, "hester: e5", then="gift 0", seats=seats).by(KAMMI, "pass", "pass", "hex e6", "hex e7")
    assert (table.s.hester.at, table.prompt) == (at("e7"), "jar")


@law("legend.goblin-klepar")
def test_klepar_does_nothing_to_a_legend_beside_it() -> None:
    table = gift("klepar", "legends protectors: e6")
    assert (table.legends(PROTECTORS), table.points) == (["e6"], [0, 0])
