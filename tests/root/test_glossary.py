"""Law G: the words of the Law, each by what it does."""

from __future__ import annotations

from lexludi.games.root.factions.eyrie import score_roosts
from lexludi.games.root.position.words import naming
from lexludi.games.root.rules.box.codes import ROOST, SAWMILL, SWORD, TRADE_POST_RABBIT
from lexludi.games.root.rules.options import Battle, Craft, Use
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay

law = cites("root")


def marquise(*lines: str, others: str = "eyrie", step: str = "marquise.daylight 0", deck: str = "base") -> Table:
    """The Marquise on turn with three actions."""
    head = ["map: autumn", f"deck: {deck}", f"seats: marquise {others}", "active: marquise daylight"]
    return lay("\n".join([*head, "marquise actions: 3", f"next: {step}; pause 0", *lines]))


@law("G.1.3", "2.1.2")
def test_drawing_takes_the_top_card_of_the_deck_into_the_hand() -> None:
    table = marquise("deck order: anvil sword armorers", "discards: sappers", step="draw 0")
    assert table.hand("marquise") == ["armorers"]
    assert [table.s.setting.pack.names[card] for card in table.s.deck.cards] == ["anvil", "sword"]
    assert table.discards == ["sappers"]


@law("G.1.13")
def test_replacing_removes_and_then_places_or_does_neither() -> None:
    lines = ("5: marquise 1, eyrie 1", "hand marquise: ambush_rabbit", "crafted marquise: propaganda_bureau")
    table = marquise(*lines, deck="exiles")
    table.choose(Use(table.card("propaganda_bureau")))
    assert (table.warriors("eyrie", 5), table.warriors("marquise", 5)) == (0, 2)
    none_left = marquise(*lines, "9: marquise 24", deck="exiles")
    assert not none_left.offers(Use(none_left.card("propaganda_bureau")))


@law("G.1.15")
def test_revealing_lays_a_card_of_the_hand_into_the_play_area() -> None:
    table = lay(
        """
        map: autumn
        seats: lizards marquise
        active: lizards daylight
        hand lizards: anvil sword
        next: lizards.daylight 0; pause 0
        """
    )
    table.choose(Act("recruit"), At(1))
    assert table.hand("lizards") == ["sword"]
    assert table.s.boards[0].view(None)["revealed"] == [table.card("anvil")]
    assert table.discards == []


@law("G.1.16", "3.3.3")
def test_discarding_goes_to_the_pile_but_dominance_lies_down_beside_the_map() -> None:
    table = marquise("hand marquise: anvil sword armorers sappers cobbler dominance_fox", step="draw 0")
    table.choose(Card(table.card("dominance_fox")), Card(table.card("anvil")))
    assert table.discards == ["anvil"]
    assert table.s.available == [table.card("dominance_fox")]


@law("G.1.17")
def test_removed_warriors_go_to_the_supply_of_their_owner() -> None:
    table = marquise("5: marquise 3, eyrie 2").dice(1, 0)
    before = table.supply("eyrie")
    table.choose(Act("battle"))
    assert (table.warriors("eyrie", 5), table.supply("eyrie")) == (1, before + 1)
    assert table.supply("marquise") == 25 - 3


@law("G.1.17")
def test_a_removed_building_goes_back_to_the_last_space_of_its_track() -> None:
    table = lay(
        """
        map: autumn
        seats: eyrie marquise
        active: eyrie daylight
        5: eyrie 3, sawmill
        1: sawmill
        crafted eyrie: command_warren
        dice: 2 0
        next: window 0 daylight-start; pause 0
        """
    )
    assert table.s.stock[SAWMILL] == 4
    table.choose(Use(table.card("command_warren")))
    assert (table.s.stock[SAWMILL], table.pieces("sawmill", 1)) == (5, 1)


@law("G.1.17", "14.2.3")
def test_a_removed_item_leaves_the_game_for_good() -> None:
    table = lay(
        """
        map: autumn
        seats: hundreds marquise
        active: hundreds daylight
        1: stronghold
        6: stronghold
        hand hundreds: sword
        next: crafting 0; pause 0
        """
    )
    table.choose(Craft(table.card("sword")), Act("sell-item"))
    assert table.s.items[SWORD] == 1
    assert table.s.boxes[0] == [0] * len(table.s.boxes[0])


@law("G.1.17", "11.2.5.I")
def test_a_rule_may_send_a_removed_piece_out_of_the_game() -> None:
    table = marquise("5: marquise 3, trade_post_rabbit", others="riverfolk").dice(0, 0)
    left = table.s.stock[TRADE_POST_RABBIT]
    table.choose(Act("battle"))
    assert table.pieces("trade_post_rabbit", 5) == 0
    assert table.s.stock[TRADE_POST_RABBIT] == left


@law("G.1.21", "2.1.1")
def test_a_bird_treated_as_a_suit_has_all_that_the_suit_has() -> None:
    table = marquise("1: sawmill", "hand marquise: ambush_bird sword")
    table.choose(Act("overwork"))
    assert (table.discards, table.pieces("wood", 1)) == (["ambush_bird"], 1)


@law("G.1.21", "11.2.7.III")
def test_warriors_treated_as_ones_own_are_no_enemies_yet_stay_their_owners() -> None:
    table = marquise(
        "5: marquise 1, riverfolk 2, eyrie 2", "7: marquise 1, eyrie 1", "mercenaries: marquise",
        others="eyrie riverfolk",
    )  # fmt: skip
    assert table.ruler(5) == "marquise"
    assert table.s.warriors[2][5] == 2
    table.choose(Act("battle"))
    assert table.offers(Battle(5, 1))
    table.dice(3, 0).choose(Battle(5, 1))
    assert table.warriors("eyrie", 5) == 0  # one warrior of hers alone could have dealt one hit


@law("G.1.31")
def test_placing_takes_warriors_from_the_supply_as_far_as_it_goes() -> None:
    s = marquise("5: marquise 23").s
    assert s.place_warriors(0, 3, 1) == 2
    assert (s.warriors[0][1], s.supply[0]) == (2, 0)


@law("G.1.31")
def test_placing_takes_the_leftmost_piece_of_its_track() -> None:
    table = lay(
        """
        map: autumn
        seats: eyrie marquise
        active: eyrie evening
        1: eyrie 1, roost
        next: eyrie.score 0; pause 0
        """
    )
    assert table.points("eyrie") == 0
    s = table.s
    assert s.stock[ROOST] == 6
    s.place(ROOST, 5)
    s.place(ROOST, 8)
    assert (s.stock[ROOST], s.pieces[ROOST][5], s.buildings[0][8]) == (4, 1, 1)
    score_roosts(s, 0)
    assert s.points[0] == 2


@law("G.1.31")
def test_a_piece_with_none_left_cannot_be_placed() -> None:
    s = marquise(*(f"{at}: sawmill" for at in (1, 2, 3, 4, 5, 6))).s
    assert not s.place(SAWMILL, 8)
    assert s.pieces[SAWMILL][8] == 0


@law("G.1.32", "13.5.4")
def test_swapping_ignores_what_forbids_moving_and_placing() -> None:
    """The keep lets no enemy place in clearing 1, and yet the plots change places."""
    table = lay(
        """
        map: autumn
        seats: corvids marquise
        active: corvids daylight
        1: plot, keep, corvids 1
        2: plot
        corvids plots: 1=bomb 2=raid
        corvids actions: 3
        next: corvids.daylight 0; pause 0
        """
    )
    assert table.s.why_not_place(0, 1) == "6.2.2"
    table.choose(Act("trick"), At(1))
    assert dict(table.s.boards[0].lines(naming(table.s)))["plots"] == "1=raid 2=bomb"
