"""Law 9: the Vagabond's items, turn and set-up. His battles and his friends have tests of their own."""

from __future__ import annotations

import pytest

from lexludi.games.root import data
from lexludi.games.root.codes import WARRIOR
from lexludi.games.root.options import Act, At, Card, Character, Craft, Ferry, Move, Piece, Quest, Use
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.options import Pass
from lexludi.law import cites
from tests.root.table import Table, lay, start
from tests.root.wandering import board, camp, item, items, on_track, pair, status

law = cites("root")

EXPLORE, AID, STRIKE, REPAIR, END = Act("explore"), Act("aid"), Act("strike"), Act("repair"), Act("end")
SCORE, DRAW = Act("score"), Act("draw")
QUESTS = list(data.quests())
GLADE = "forest-1_9_10_12"
"""The forest between clearings 1, 9, 10 and 12; its number is 14."""


def quest(name: str) -> Quest:
    return Quest(QUESTS.index(name))


# 9.2 Faction rules and abilities


@law("9.2.1", "9.5.8")
def test_hammers_craft_with_the_suit_of_his_clearing() -> None:
    table = camp("hand vagabond: anvil root_tea_fox", ready="hammer")
    assert table.refuses(Craft(table.card("root_tea_fox"))) == "4.1.1"
    table.choose(Craft(table.card("anvil")))
    assert items(table, "ready") == ["hammer"]
    assert items(table, "exhausted") == ["hammer"]
    assert (table.points("vagabond"), table.discards) == (2, ["anvil"])


@law("9.5.8")
def test_each_symbol_of_a_cost_needs_its_own_hammer() -> None:
    steel = "hand vagabond: foxfolk_steel"
    table = camp(steel, ready="hammer hammer")
    craft = Craft(table.card("foxfolk_steel"))
    assert camp(steel, ready="hammer").refuses(craft) == "4.1.1"
    table.choose(craft)
    assert items(table, "exhausted") == ["hammer", "hammer"]
    assert items(table, "ready") == ["sword"]


@law("9.2.1")
def test_in_a_forest_hammers_have_no_suit() -> None:
    table = camp("hand vagabond: anvil", ready="hammer", pawn=GLADE)
    assert table.refuses(Craft(table.card("anvil"))) == "4.1.1"


@law("9.2.2")
def test_the_pawn_neither_rules_nor_stops_rule() -> None:
    table = camp("2: marquise 1", pawn="1")
    assert table.ruler(1) == ""
    assert camp("1: marquise 1").ruler(1) == "marquise"


@law("9.2.2", "9.2.2.I")
def test_where_all_pieces_are_removed_he_stays_and_damages_three_items() -> None:
    table = lay("""
        map: autumn
        seats: eyrie vagabond:thief
        active: eyrie daylight
        pawns: vagabond=1
        vagabond character: thief
        vagabond ready: boot torch
        vagabond exhausted: sword sword
        1: eyrie 1
        3: eyrie 1, roost
        4: eyrie 1, roost
        5: eyrie 1, roost
        eyrie leader: builder
        hand eyrie: favor_of_the_foxes
        suits: fox mouse fox fox fox fox mouse rabbit mouse rabbit mouse rabbit
        next: crafting 0; pause 0
    """)
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert table.asked == 1
    table.choose(item("sword", "exhausted"), item("boot"), item("torch"))
    assert items(table, "damaged", 1) == ["boot", "torch"]
    assert items(table, "damaged-exhausted", 1) == ["sword"]
    assert items(table, "exhausted", 1) == ["sword"]
    assert table.s.pawns[1] == 1


@law("9.2.3")
def test_he_moves_whoever_rules() -> None:
    table = camp("1: marquise 3", "5: eyrie 3", ready="boot").choose(Move(1, 5, 1))
    assert table.s.pawns[3] == 5


@law("9.2.5", "9.5")
def test_an_exhausted_item_pays_for_nothing_more() -> None:
    table = camp(ready="boot").choose(Move(1, 5, 1))
    assert items(table, "exhausted") == ["boot"]
    assert table.refuses(Move(5, 2, 1)) == "9.5.1"


@law("9.2.5")
def test_damaged_items_cannot_be_exhausted() -> None:
    table = camp("vagabond damaged: boot")
    assert table.refuses(Move(1, 5, 1)) == "9.5.1"


@law("9.2.5.I")
def test_a_gained_coin_goes_to_its_track_which_holds_three() -> None:
    table = camp("hand vagabond: bake_sale", ready="coin coin coin hammer hammer", pawn="5")
    assert on_track(table, "coin") == 3
    table.choose(Craft(table.card("bake_sale")))
    assert on_track(table, "coin") == 3
    assert board(table).load() == 3  # the fourth coin and both hammers


@law("9.2.5.II")
def test_a_gained_sword_goes_face_up_into_the_satchel() -> None:
    table = camp("1: marquise 1", "box marquise: sword 1", "hand vagabond: anvil", ready="boot")
    table.choose(AID, item("sword"))
    assert items(table, "ready") == ["sword"]
    assert board(table).load() == 2


@law("9.2.5.III")
def test_a_tea_turned_face_up_is_back_on_its_track() -> None:
    table = camp("vagabond exhausted: tea", then="vagabond.refresh 3; pause 3")
    assert (on_track(table, "tea"), board(table).load()) == (1, 0)


@law("9.5")
def test_a_bag_exhausted_on_its_track_moves_to_the_satchel() -> None:
    table = camp("1: marquise 1", "hand vagabond: anvil", ready="bag")
    assert (on_track(table, "bag"), board(table).load(), board(table).limit()) == (1, 0, 8)
    table.choose(AID)
    assert (on_track(table, "bag"), board(table).load(), board(table).limit()) == (0, 1, 6)


# 9.3 Faction setup


@law("9.3.1")
def test_a_seat_without_a_character_chooses_one() -> None:
    table = start("vagabond", "vagabond:thief", "eyrie")
    while table.prompt != "character":
        table.choose(table.options[0])
    assert not table.offers(Character(0))
    table.choose(Character(2))
    assert board(table, 0).named() == "ranger"


@law("9.3.2")
def test_the_pawn_starts_in_any_forest() -> None:
    table = start("eyrie", "vagabond:thief")
    while table.prompt != "pawn":
        table.choose(table.options[0])
    assert table.options == [At(place) for place in range(13, 20)]
    assert table.choose(At(17)).s.pawns[1] == 17


def begun(*seats: str) -> Table:
    """A match whose set-up is done."""
    table = start(*seats)
    while table.s.number == 0:
        table.choose(table.options[0])
    return table


@law("9.3.3")
def test_three_of_fifteen_quests_lie_face_up() -> None:
    table = begun("eyrie", "vagabond:thief")
    assert (len(table.s.quests), len(table.s.quest_deck)) == (3, 12)
    assert sorted(table.s.quests + table.s.quest_deck) == list(range(15))


@law("9.3.4")
def test_each_ruin_hides_one_of_four_items() -> None:
    ruins = begun("eyrie", "vagabond:thief").s.ruins
    assert [len(under) for under in ruins] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]
    assert sorted(i for under in ruins for i in under) == [0, 1, 2, 3]  # boot, sword, bag, hammer


@law("9.3.5", "D.1.1")
def test_starting_items_go_to_satchel_and_tracks_the_rest_to_the_box() -> None:
    table = begun("eyrie", "vagabond:thief")
    assert items(table, "ready", 1) == ["boot", "sword", "tea", "torch"]
    assert (board(table, 1).on_track(4), board(table, 1).load()) == (1, 3)
    assert table.s.box[7] == 1  # one torch of two


@law("9.3.6")
def test_everybody_is_indifferent_at_first() -> None:
    table = begun("marquise", "eyrie", "vagabond:thief")
    assert {status(table, faction, 2) for faction in ("marquise", "eyrie")} == {"indifferent"}


# 9.4 Birdsong


@law("9.4")
def test_birdsong_refreshes_then_slips() -> None:
    table = camp("vagabond exhausted: boot", then="birdsong 3; pause 3")
    assert items(table, "ready") == ["boot"]
    assert table.prompt == "slip"


@law("9.4.1")
def test_two_items_a_tea_and_three_more_are_refreshed() -> None:
    worn = "vagabond exhausted: boot boot sword sword torch torch"
    table = camp(worn, ready="tea", then="vagabond.refresh 3; pause 3")
    table.choose(*[item("boot", "exhausted")] * 2, *[item("sword", "exhausted")] * 2)
    assert table.prompt == "pause"
    assert items(table, "exhausted") == ["torch"]


@law("9.4.1")
def test_tea_off_its_track_refreshes_nothing_more() -> None:
    worn = "vagabond exhausted: boot boot boot tea"
    table = camp(worn, then="vagabond.refresh 3; pause 3")
    table.choose(*[item("boot", "exhausted")] * 2, item("tea", "exhausted"))
    assert items(table, "exhausted") == ["boot"]


@law("9.4.1")
def test_a_damaged_item_can_be_turned_face_up_where_it_lies() -> None:
    table = camp("vagabond damaged-exhausted: sword", then="vagabond.refresh 3; pause 3")
    assert items(table, "damaged") == ["sword"]


@law("9.4.2")
def test_slipping_leads_to_clearings_and_forests_without_boots() -> None:
    table = camp("5: eyrie 2", "vagabond hostile: 1", then="vagabond.slip 3; pause 3")
    assert table.options == [Pass(), At(5), At(9), At(10), At(13), At(14)]
    assert table.choose(At(5)).s.pawns[3] == 5


@law("9.4.2")
def test_slipping_from_a_forest_reaches_forests_beside_it() -> None:
    table = camp(pawn=GLADE, then="vagabond.slip 3; pause 3")
    assert table.options == [Pass(), At(1), At(9), At(10), At(12), At(13), At(15), At(19)]


@law("9.4.2")
def test_slipping_ignores_whatever_forbids_leaving() -> None:
    table = camp(ready="boot", then="vagabond.slip 3; vagabond.daylight 3")
    table.s.setting.leave_bans.append(lambda s, seat, at: "13.2.5")
    table.choose(At(5))
    assert table.s.pawns[3] == 5
    assert table.match.refusals()[0].law == "13.2.5"


# 9.5 Daylight


@law("9.5")
def test_actions_come_in_any_order_and_number() -> None:
    table = camp("ruins: 10=bag", ready="boot boot torch", pawn="12")
    table.choose(Move(12, 10, 1), EXPLORE, Move(10, 1, 1), END)
    assert table.prompt == "pause"
    assert (table.s.pawns[3], on_track(table, "bag")) == (1, 1)


@law("9.5.1")
def test_moving_costs_a_boot_and_never_leads_into_a_forest() -> None:
    table = camp(ready="boot")
    assert table.refuses(Move(1, 13, 1)) == "9.5.1"
    assert not table.offers(Move(1, 13, 1))
    table.choose(Move(1, 9, 1))
    assert (table.s.pawns[3], items(table, "exhausted")) == (9, ["boot"])


@law("9.5.1")
def test_from_a_forest_he_moves_to_adjacent_clearings_only() -> None:
    table = camp(ready="boot", pawn=GLADE)
    moves = [option.to for option in table.options if isinstance(option, Move)]
    assert moves == [1, 9, 10, 12]
    assert table.refuses(Move(14, 13, 1)) == "9.5.1"


@law("9.5.1", "9.2.9.III.b")
def test_a_second_boot_takes_him_among_hostile_warriors() -> None:
    lines = ("5: eyrie 1", "9: roost", "vagabond hostile: 1")
    table = camp(*lines, ready="boot")
    assert table.refuses(Move(1, 5, 1)) == "9.2.9.III.b"
    assert table.offers(Move(1, 9, 1))
    table = camp(*lines, ready="boot boot").choose(Move(1, 5, 1))
    assert items(table, "exhausted") == ["boot", "boot"]


@law("9.5.1", "C.2.5")
def test_a_boot_pays_for_the_ferry_too() -> None:
    table = lay("""
        map: lake
        seats: eyrie vagabond:thief
        suits: fox mouse rabbit fox mouse rabbit fox mouse rabbit fox mouse rabbit
        active: vagabond daylight
        pawns: vagabond=3
        ferry: 3
        vagabond character: thief
        vagabond ready: boot
        next: vagabond.daylight 1; pause 1
    """)
    far = next(option for option in table.options if isinstance(option, Ferry))
    table.choose(far)
    assert (table.s.pawns[1], table.s.ferry, len(table.s.hands[1])) == (far.to, far.to, 1)
    assert items(table, "exhausted", 1) == ["boot"]


@law("9.5.3", "2.2.4")
def test_exploring_takes_the_item_scores_and_clears_the_ruin() -> None:
    table = camp("ruins: 6=sword", ready="torch", pawn="6").choose(EXPLORE)
    assert (items(table, "ready"), items(table, "exhausted")) == (["sword"], ["torch"])
    assert table.points("vagabond") == 1
    assert not table.s.ruined[6]
    assert table.s.slots[6] == 2


@law("9.5.3")
def test_exploring_needs_a_torch_and_a_ruin() -> None:
    assert camp("ruins: 6=sword", pawn="6").refuses(EXPLORE) == "9.5.3"
    assert camp("ruins: 6=sword", ready="torch", pawn="1").refuses(EXPLORE) == "9.5.3"


@law("9.5.4")
def test_aid_exhausts_an_item_gives_a_card_and_may_take_an_item() -> None:
    table = camp("1: workshop", "box marquise: boot 1 tea 1", "hand vagabond: anvil", ready="coin boot")
    table.choose(AID, item("coin"))
    assert table.options == [item("boot"), item("tea"), Pass()]
    table.choose(item("tea"))
    assert (items(table, "ready"), items(table, "exhausted")) == (["boot", "tea"], ["coin"])
    assert (table.hand("vagabond"), table.hand("marquise")) == ([], ["anvil"])
    assert table.s.boxes[0][4] == 0


@law("9.5.4")
def test_aid_needs_a_card_of_the_clearings_suit_a_player_there_and_an_item() -> None:
    assert camp("1: marquise 1", "hand vagabond: sword", ready="boot").refuses(AID) == "9.5.4"
    assert camp("2: marquise 1", "hand vagabond: anvil", ready="boot").refuses(AID) == "9.5.4"
    assert camp("1: marquise 1", "hand vagabond: anvil").refuses(AID) == "9.5.4"
    assert camp("1: marquise 1", "hand vagabond: armorers", ready="boot").offers(AID)


@law("9.5.5")
def test_a_quest_exhausts_its_items_and_draws_two_cards() -> None:
    table = camp("quests: errand_fox", "quest deck: escort", ready="tea boot").choose(quest("errand_fox"), DRAW)
    assert items(table, "exhausted") == ["boot", "tea"]
    assert len(table.hand("vagabond")) == 2
    assert (board(table).quests, table.s.quests) == ([QUESTS.index("errand_fox")], [QUESTS.index("escort")])


@law("9.5.5")
def test_a_quest_scores_a_point_for_each_of_its_suit() -> None:
    done = "vagabond quests: fundraising repair_a_shed escort"
    table = camp(done, "quests: errand_fox", ready="tea boot").choose(quest("errand_fox"), SCORE)
    assert table.points("vagabond") == 3
    assert table.hand("vagabond") == []


@law("9.5.5")
def test_a_quest_needs_both_items_and_a_clearing_of_its_suit() -> None:
    assert camp("quests: errand_fox", ready="tea").refuses(quest("errand_fox")) == "9.5.5"
    assert camp("quests: errand_rabbit", ready="tea boot").refuses(quest("errand_rabbit")) == "9.5.5"
    swords = camp("quests: expel_bandits_mouse", ready="sword", pawn="2")
    assert swords.refuses(quest("expel_bandits_mouse")) == "9.5.5"


@law("9.5.6")
def test_a_strike_removes_a_warrior_before_any_building() -> None:
    table = camp("1: marquise 1, workshop", ready="crossbow crossbow").choose(STRIKE)
    assert (table.warriors("marquise", 1), table.pieces("workshop", 1)) == (0, 1)
    assert table.points("vagabond") == 0
    table.choose(STRIKE)
    assert (table.pieces("workshop", 1), table.points("vagabond")) == (0, 1)


@law("9.5.6", "9.2.9.III")
def test_a_strike_is_no_battle_and_earns_no_infamy() -> None:
    table = camp("1: marquise 1, eyrie 2", "vagabond hostile: 1", ready="crossbow").choose(STRIKE)
    assert table.options == [Piece(0, WARRIOR, 1), Piece(1, WARRIOR, 1)]
    table.choose(Piece(1, WARRIOR, 1))
    assert (table.warriors("eyrie", 1), table.points("vagabond")) == (1, 0)


@law("9.5.6")
def test_a_strike_needs_a_crossbow_and_an_enemy_piece() -> None:
    assert camp("1: marquise 1").refuses(STRIKE) == "9.5.6"
    assert camp("2: marquise 1", ready="crossbow").refuses(STRIKE) == "9.5.6"


@law("9.5.7")
def test_repair_keeps_an_item_as_it_faces() -> None:
    table = camp("vagabond damaged: tea", "vagabond damaged-exhausted: sword", ready="hammer hammer")
    table.choose(REPAIR, item("tea", "damaged"), REPAIR)
    assert (items(table, "ready"), on_track(table, "tea")) == (["tea"], 1)
    assert items(table, "exhausted") == ["sword", "hammer", "hammer"]


@law("9.5.7")
def test_repair_needs_a_hammer_and_something_damaged() -> None:
    assert camp("vagabond damaged: tea").refuses(REPAIR) == "9.5.7"
    assert camp(ready="hammer").refuses(REPAIR) == "9.5.7"


@law("9.5.9")
def test_a_special_action_costs_a_torch() -> None:
    lines = ("1: marquise 1", "hand marquise: anvil")
    assert camp(*lines).refuses(Act("steal")) == "9.5.9"
    table = camp(*lines, ready="torch").choose(Act("steal"))
    assert items(table, "exhausted") == ["torch"]


def test_a_cobbler_moves_him_without_a_boot() -> None:
    table = lay("""
        map: autumn
        seats: eyrie vagabond:thief
        active: vagabond evening
        pawns: vagabond=1
        5: eyrie 1
        vagabond character: thief
        vagabond hostile: 0
        crafted vagabond: cobbler
        next: evening 1; pause 1
    """)
    table.choose(Use(table.card("cobbler")))
    assert not table.offers(Move(1, 5, 1))
    assert table.choose(Move(1, 9, 1)).s.pawns[1] == 9


# 9.6 Evening


@law("9.6")
def test_evening_rests_draws_discards_and_checks_items() -> None:
    lines = ("vagabond damaged: boot boot boot boot boot boot boot", "hand vagabond: anvil armorers sappers cobbler sword")
    table = camp(*lines, pawn=GLADE, then="evening 3; pause 3")
    assert items(table, "damaged") == []
    assert table.prompt == "discard"
    table.choose(Card(table.card("anvil")))
    assert items(table, "ready") == ["boot"] * 6


@law("9.6.1")
def test_a_night_in_the_forest_repairs_and_turns_up_damaged_items_only() -> None:
    lines = ("vagabond damaged: boot", "vagabond damaged-exhausted: tea", "vagabond exhausted: torch")
    table = camp(*lines, pawn=GLADE, then="vagabond.rest 3; pause 3")
    assert (items(table, "ready"), on_track(table, "tea")) == (["boot", "tea"], 1)
    assert items(table, "exhausted") == ["torch"]
    assert items(camp(*lines, then="vagabond.rest 3; pause 3"), "damaged") == ["boot"]


@law("9.6.2")
def test_he_draws_a_card_and_one_for_each_coin_on_its_track() -> None:
    table = camp("vagabond exhausted: coin", ready="coin coin", then="draw 3; pause 3")
    assert len(table.hand("vagabond")) == 3


@law("9.6.3")
def test_he_discards_down_to_five() -> None:
    table = camp("hand vagabond: anvil armorers sappers cobbler sword", then="draw 3; pause 3")
    assert table.match.ask is not None
    assert table.match.ask.law == "9.6.3"
    table.choose(Card(table.card("anvil")))
    assert (len(table.hand("vagabond")), table.prompt) == (5, "pause")


@law("9.6.4")
def test_satchel_and_damaged_box_hold_six_items_and_two_a_bag() -> None:
    check = "vagabond.capacity 3; pause 3"
    lines = ("vagabond exhausted: boot boot sword", "vagabond damaged: torch hammer tea")
    assert camp(*lines, ready="tea coin coin", then=check).prompt == "pause"
    table = camp(*lines, ready="crossbow", then=check)
    assert table.prompt == "unload"
    gone = table.s.box[6]
    table.choose(item("crossbow"))
    assert (table.prompt, items(table, "ready"), table.s.box[6]) == ("pause", [], gone + 1)
    assert camp(*lines, ready="crossbow boot bag", then=check).prompt == "pause"


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
            table.choose(table.options[0])
        first.add(table.asked)
    assert first == {1, 2}


@law("9.7.2")
def test_two_vagabonds_share_three_quests() -> None:
    assert len(begun("eyrie", "vagabond:thief", "vagabond:ranger").s.quests) == 3
    table = pair("quests: fundraising errand_fox repair_a_shed", ready="tea boot").choose(quest("errand_fox"), SCORE)
    assert quest("errand_fox").quest not in table.s.quests
    assert len(table.s.quests) == 3
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


@law("9.7.3", "1.2")
def test_only_who_looked_knows_what_is_left_under_a_ruin() -> None:
    table = pair("ruins: 6=boot,bag").choose(EXPLORE, item("bag"))
    assert table.s.view(2)["under_ruins"]["6"] == [0]
    assert table.s.view(3)["under_ruins"]["6"] == [-1]


def test_a_position_with_two_vagabonds_reads_back() -> None:
    table = pair("vagabond-thief hostile: 0", "vagabond-ranger aided: 1 1", "vagabond-thief quests: escort")
    assert lay(table.match.position()).match.position() == table.match.position()
    assert (board(table, 2).relations[0], board(table, 3).aids[1]) == (-1, 2)


@law("9.2.9")
def test_vagabonds_have_no_markers_for_each_other() -> None:
    table = pair("hand vagabond-thief: anvil", ready="boot").choose(AID)
    assert table.s.hands[3] == [table.card("anvil")]
    assert (board(table, 2).relations[3], table.s.points[2]) == (0, 0)
