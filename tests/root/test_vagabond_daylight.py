"""Law 9.5: the Vagabond's Daylight."""

from __future__ import annotations

from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.rules.box.codes import WARRIOR
from lexludi.games.root.rules.options import Ferry, Move, Piece, Use
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import lay
from tests.root.wandering import board, camp, item, items, on_track, quest

law = cites("root")

EXPLORE, AID, STRIKE, REPAIR, END = Act("explore"), Act("aid"), Act("strike"), Act("repair"), Act("end")
SCORE, DRAW = Act("score"), Act("draw")
GLADE = "forest-1_9_10_12"
"""The forest between clearings 1, 9, 10 and 12; its number is 14."""


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
    assert table.says_why_not(Move(1, 5, 1)) == (
        "Costs 2 boots, for there are Hostile warriors in clearing 5; 1 are undamaged and unexhausted."
    )
    assert table.offers(Move(1, 9, 1))
    assert camp(*lines).says_why_not(Move(1, 9, 1)) == "Costs 1 boots, and 0 are undamaged and unexhausted."
    table = camp(*lines, ready="boot boot").choose(Move(1, 5, 1))
    assert items(table, "exhausted") == ["boot", "boot"]


@law("9.5.1", "C.2.5")
def test_a_boot_pays_for_the_ferry_once_a_turn() -> None:
    table = lay("""
        map: lake
        seats: eyrie vagabond:thief
        suits: fox mouse rabbit fox mouse rabbit fox mouse rabbit fox mouse rabbit
        active: vagabond daylight
        pawns: vagabond=1
        ferry: 1
        vagabond character: thief
        vagabond ready: boot boot
        next: vagabond.daylight 1; pause 1
    """)
    far = next(option for option in table.options if isinstance(option, Ferry))
    table.choose(far)
    assert (table.s.pawns[1], place_of(table.s, "ferry"), len(table.s.hands[1])) == (far.to, far.to, 1)
    assert items(table, "exhausted", 1) == ["boot"]
    assert table.refuses(Ferry(far.to, 1, 1)) == "C.2.5"


@law("9.2.9.II.b", "C.2.5")
def test_allies_do_not_take_the_ferry() -> None:
    """Ruling R153."""
    table = lay("""
        map: lake
        seats: eyrie vagabond:thief
        suits: fox mouse rabbit fox mouse rabbit fox mouse rabbit fox mouse rabbit
        active: vagabond daylight
        1: eyrie 2
        pawns: vagabond=1
        ferry: 1
        vagabond character: thief
        vagabond ready: boot boot
        vagabond allied: 0
        next: vagabond.daylight 1; pause 1
    """)
    assert table.choose(Ferry(1, 12, 1)).prompt == "vagabond"
    assert (table.warriors("eyrie", 1), table.s.pawns[1]) == (2, 12)


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
def test_an_item_exhausted_in_its_box_is_taken_face_up() -> None:
    table = camp("1: workshop", "box marquise: tea 1", "turned marquise: tea 1", "hand vagabond: anvil", ready="boot")
    table.choose(AID, item("tea"))
    assert (items(table, "ready"), sum(table.s.turned[0])) == (["tea"], 0)


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
    assert (board(table).quests, quests(table.s).shown) == ([quest("errand_fox").quest], [quest("escort").quest])


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
    assert items(table, "exhausted") == ["crossbow", "crossbow"]


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


@law("9.5.1", "9.2.9.III.b")
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
