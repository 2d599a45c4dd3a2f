"""Law 4.1: crafting."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import BOOT, COIN
from lexludi.games.root.rules.options import Craft, Suit, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Whom
from tests.root.table import Table, lay, position

law = cites("root")


def crafting(*lines: str) -> Table:
    """The Marquise about to craft, with these lines of a position."""
    head = "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\n12: marquise 1\n"
    return lay(head + "\n".join(lines) + "\nnext: crafting 0; marquise.begin 0; marquise.daylight 0; turn 1\n")


@law("4.1")
def test_crafting_takes_the_card_out_of_the_hand() -> None:
    table = crafting("1: workshop", "hand marquise: armorers bake_sale")
    table.choose(Craft(table.card("armorers")))
    assert table.hand("marquise") == ["bake_sale"]


@law("4.1")
def test_crafting_is_never_compulsory() -> None:
    table = crafting("1: workshop", "hand marquise: armorers")
    assert table.offers(Pass())
    assert table.choose(Pass()).prompt == "marquise"


@law("4.1.1")
def test_cost_is_paid_by_pieces_in_clearings_of_the_suits_shown() -> None:
    table = crafting("1: workshop", "5: workshop", "hand marquise: armorers codebreakers tax_collector")
    assert table.options == [Craft(table.card("armorers")), Pass()]
    assert table.refuses(Craft(table.card("codebreakers"))) == "4.1.1"
    assert table.refuses(Craft(table.card("tax_collector"))) == "4.1.1"


@law("4.1.1")
def test_each_crafting_piece_is_activated_once_a_turn() -> None:
    """Position: one-workshop-two-cards."""
    table = position("one-workshop-two-cards")
    table.choose(Craft(table.card("travel_gear_fox")))
    assert not table.offers(Craft(table.card("woodland_runners")))
    assert table.s.activated[:3] == [0, 1, 0]


@law("4.1.1")
def test_activated_pieces_are_fresh_next_turn() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        5: workshop
        hand marquise: woodland_runners
        activated: rabbit
        next: turn 0
        """
    )
    assert table.offers(Craft(table.card("woodland_runners")))


@law("4.1.1")
def test_a_question_mark_takes_a_piece_of_any_suit() -> None:
    table = crafting("1: workshop", "2: workshop 2", "5: workshop 2", "hand marquise: royal_claim")
    table.choose(Craft(table.card("royal_claim")))
    assert table.options == [Suit(0), Suit(1), Suit(2)]
    table.choose(Suit(2), Suit(2))
    assert table.options == [Suit(0), Suit(1)]
    table.choose(Suit(1), Suit(1))
    assert table.s.activated[:3] == [0, 2, 2]


@law("4.1.1")
def test_the_suit_of_the_card_itself_does_not_matter() -> None:
    """Birdy Bindle is a bird card that costs a mouse."""
    table = crafting("1: workshop", "hand marquise: birdy_bindle armorers")
    assert table.refuses(Craft(table.card("birdy_bindle"))) == "4.1.1"


@law("4.1.2", "3.2.2")
def test_a_crafted_item_comes_from_the_supply_into_the_box() -> None:
    table = crafting("5: workshop 2", "hand marquise: bake_sale")
    table.choose(Craft(table.card("bake_sale")))
    assert (table.s.boxes[0][COIN], table.s.items[COIN]) == (1, 1)
    assert table.discards == ["bake_sale"]
    assert table.points("marquise") == 3


@law("4.1.2")
def test_an_item_that_is_gone_cannot_be_crafted() -> None:
    table = crafting("1: workshop", "5: workshop", "items: coin 2", "hand marquise: woodland_runners armorers")
    assert table.s.items[BOOT] == 0
    assert table.refuses(Craft(table.card("woodland_runners"))) == "4.1.2"


@law("4.1.2")
def test_an_immediate_effect_is_resolved_and_the_card_discarded() -> None:
    table = crafting("1: workshop", "8: workshop 2", "6: eyrie 3", "hand marquise: favor_of_the_foxes")
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert table.warriors("eyrie", 6) == 0
    assert table.discards == ["favor_of_the_foxes"]


@law("4.1.3")
def test_a_persistent_effect_stays_in_play_and_works_from_then_on() -> None:
    table = crafting("2: workshop", "hand marquise: codebreakers", "hand eyrie: anvil")
    codebreakers = table.card("codebreakers")
    table.choose(Craft(codebreakers))
    assert table.s.crafted[0] == [codebreakers]
    assert table.offers(Use(codebreakers))
    assert table.choose(Use(codebreakers)).discards == []


@law("4.1.4")
def test_the_same_effect_cannot_be_crafted_twice() -> None:
    table = crafting(
        "1: workshop", "8: workshop", "crafted marquise: armorers", "hand marquise: armorers.2 crossbow_bird"
    )
    assert table.refuses(Craft(table.card("armorers.2"))) == "4.1.4"


@law("4.1.4")
def test_two_players_may_have_the_same_effect() -> None:
    table = crafting("1: workshop", "crafted eyrie: armorers", "hand marquise: armorers.2")
    assert table.offers(Craft(table.card("armorers.2")))


def test_whom_is_asked_only_where_there_is_a_choice() -> None:
    """With one hand to look at, Codebreakers look at it."""
    table = crafting("crafted marquise: codebreakers", "hand eyrie: anvil", "hand alliance: bake_sale")
    table.choose(Use(table.card("codebreakers")))
    assert table.options == [Whom(1), Whom(2)]
