"""Law 9.3, 9.7: one Vagabond or two at the start, and what two have in common."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.rules.options import Character
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from lexludi.parts.options import Act, At
from tests.root.table import Table, lay, start
from tests.root.wandering import board, item, items, pair, quest, status

law = cites("root")

EXPLORE, AID = Act("explore"), Act("aid")
SCORE = Act("score")


# 9.3 Faction setup


@law("9.3.1")
def test_a_seat_without_a_character_chooses_one() -> None:
    table = start("vagabond", "vagabond:thief", "eyrie")
    while table.prompt != "character":
        table.match.pick(0)
    assert not table.offers(Character(0))
    table.choose(Character(2))
    assert board(table, 0).named() == "ranger"


@law("9.3.1")
def test_the_second_vagabond_cannot_choose_what_the_first_has_chosen() -> None:
    table = start("vagabond", "vagabond", "eyrie")
    while table.prompt != "character":
        table.match.pick(0)
    table.choose(Character(2))
    while table.prompt != "character":
        table.match.pick(0)
    assert table.by(1).options == [Character(n) for n in range(9) if n != 2]


@law("9.3.2")
def test_the_pawn_starts_in_any_forest() -> None:
    table = start("eyrie", "vagabond:thief")
    while table.prompt != "pawn":
        table.match.pick(0)
    assert table.by("vagabond").options == [At(place) for place in range(13, 20)]
    assert table.by("vagabond", At(17)).s.pawns[1] == 17


def begun(*seats: str, seed: str = "1") -> Table:
    """A match whose set-up is done."""
    table = start(*seats, seed=seed)
    while table.s.number == 0:
        table.match.pick(0)
    return table


@law("9.3.3")
def test_three_of_fifteen_quests_lie_face_up() -> None:
    table = begun("eyrie", "vagabond:thief")
    assert (len(quests(table.s).shown), len(quests(table.s).deck)) == (3, 12)
    assert sorted(quests(table.s).shown + quests(table.s).deck) == list(range(15))


@law("9.3.4")
def test_each_ruin_hides_one_of_four_items() -> None:
    ruins = begun("eyrie", "vagabond:thief").s.ruins
    assert [len(under) for under in ruins] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]
    assert sorted(i for under in ruins for i in under) == [0, 1, 2, 3]  # boot, sword, bag, hammer


@law("9.3.3", "9.3.4")
def test_quests_and_ruins_are_shuffled() -> None:
    matches = [begun("eyrie", "vagabond:thief", seed=str(seed)).s for seed in range(6)]
    assert len({tuple(quests(s).shown) for s in matches}) > 1
    assert len({tuple(s.ruins) for s in matches}) > 1


@law("9.3.5", "D.1.1")
def test_starting_items_go_to_satchel_and_tracks_the_rest_to_the_box() -> None:
    table = begun("eyrie", "vagabond:thief")
    assert items(table, "ready", 1) == ["boot", "sword", "tea", "torch"]
    assert (board(table, 1).on_track(4), board(table, 1).load()) == (1, 3)
    assert (table.s.box[7], table.s.box[3]) == (1, 3)  # one torch of two; hammers: two S, and one R of the second set


@law("9.3.6")
def test_everybody_is_indifferent_at_first() -> None:
    table = begun("marquise", "eyrie", "vagabond:thief")
    assert {status(table, faction, 2) for faction in ("marquise", "eyrie")} == {"indifferent"}


# 9.7 Two Vagabonds


@law("9.7")
def test_two_vagabonds_need_two_characters() -> None:
    with pytest.raises(BadSetup, match="two different characters"):
        start("eyrie", "vagabond:thief", "vagabond:thief")
    table = begun("eyrie", "vagabond:thief", "vagabond:ranger")
    assert [board(table, seat).named() for seat in (1, 2)] == ["thief", "ranger"]


@law("9.7.1")
def test_with_two_vagabonds_two_items_lie_under_each_ruin() -> None:
    ruins = begun("eyrie", "vagabond:thief", "vagabond:ranger").s.ruins
    assert [len(under) for under in ruins if under] == [2, 2, 2, 2]
    assert sorted(i for under in ruins for i in under) == [0, 0, 1, 1, 2, 2, 3, 3]


@law("9.7.1")
def test_chance_says_which_vagabond_sets_up_first() -> None:
    first = set()
    for seed in range(20):
        table = start("eyrie", "vagabond:thief", "vagabond:ranger", seed=str(seed))
        while table.prompt != "pawn":
            table.match.pick(0)
        first.add(table.asked)
    assert first == {1, 2}


@law("9.7.2")
def test_two_vagabonds_share_three_quests() -> None:
    assert len(quests(begun("eyrie", "vagabond:thief", "vagabond:ranger").s).shown) == 3
    table = pair("quests: fundraising errand_fox repair_a_shed", ready="tea boot").choose(quest("errand_fox"), SCORE)
    assert quest("errand_fox").quest not in quests(table.s).shown
    assert len(quests(table.s).shown) == 3
    assert board(table, 3).quests == []


@law("9.7.3")
def test_of_two_items_under_a_ruin_he_takes_one_and_later_the_other() -> None:
    table = pair("ruins: 6=boot,bag").choose(EXPLORE)
    assert table.options == [item("boot"), item("bag")]
    table.choose(item("bag"))
    assert table.s.ruined[6]
    table.choose(EXPLORE)
    assert (items(table, "ready", 2), table.s.points[2]) == (["boot", "bag"], 2)
    assert not table.s.ruined[6]


@law("9.7.3")
def test_an_item_marked_like_one_he_has_stays_and_scores_nothing() -> None:
    table = pair("ruins: 6=boot,boot", "vagabond-thief marked: boot").choose(EXPLORE)
    assert (items(table, "exhausted", 2), table.s.points[2]) == (["torch"], 0)
    assert (table.s.ruins[6], table.s.ruined[6]) == ((0, 0), True)


@law("9.7.3")
def test_what_he_took_from_one_ruin_he_does_not_take_twice() -> None:
    table = pair("ruins: 6=boot,boot").choose(EXPLORE, item("boot"), EXPLORE)
    assert (items(table, "ready", 2), table.s.points[2]) == (["boot"], 1)


@law("9.7.3", "1.2")
def test_only_who_looked_knows_what_is_left_under_a_ruin() -> None:
    table = pair("ruins: 6=boot,bag").choose(EXPLORE, item("bag"))
    assert table.s.view(2)["under_ruins"]["6"] == [0]
    assert table.s.view(3)["under_ruins"]["6"] == [-1]


@law("9.7.3")
def test_a_marked_item_given_up_may_be_taken_again() -> None:
    lines = ("vagabond-thief marked: boot", "ruins: 6=boot,boot")
    full = "boot boot boot boot boot hammer torch"
    table = pair(*lines, ready=full, then="vagabond.capacity 2; vagabond.daylight 2")
    table.choose(item("boot"), EXPLORE, item("boot"))
    assert (table.s.points[2], items(table, "ready", 2)) == (1, ["boot"] * 5 + ["hammer"])


@law("9.7")
def test_vagabonds_do_not_play_alone() -> None:
    with pytest.raises(BadSetup, match="at least one other faction"):
        start("vagabond:thief", "vagabond:ranger")


def test_a_position_with_two_vagabonds_reads_back() -> None:
    table = pair("vagabond-thief hostile: 0", "vagabond-ranger aided: 1 1", "vagabond-thief quests: escort")
    assert lay(table.match.position()).match.position() == table.match.position()
    assert (board(table, 2).relations[0], board(table, 3).aids[1]) == (-1, 2)


@law("9.2.9")
def test_vagabonds_have_no_markers_for_each_other() -> None:
    table = pair("hand vagabond-thief: anvil", ready="boot").choose(AID)
    assert table.s.hands[3] == [table.card("anvil")]
    assert (board(table, 2).relations[3], table.s.points[2]) == (0, 0)
