"""Law 9.2, 9.4, 9.6: the Vagabond's items, Birdsong and Evening."""

from __future__ import annotations

from lexludi.games.root.rules.options import Craft, Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import lay
from tests.root.wandering import board, camp, item, items, on_track

law = cites("root")

AID = Act("aid")
GLADE = "forest-1_9_10_12"
"""The forest between clearings 1, 9, 10 and 12; its number is 14."""


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
    table.by("vagabond", item("sword", "exhausted"), item("boot"), item("torch"))
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


# 9.6 Evening


@law("9.6")
def test_evening_rests_draws_discards_and_checks_items() -> None:
    lines = (
        "vagabond damaged: boot boot boot boot boot boot boot",
        "hand vagabond: anvil armorers sappers cobbler sword",
    )
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
    assert (items(table, "exhausted"), items(table, "damaged-exhausted")) == (["torch"], [])
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
