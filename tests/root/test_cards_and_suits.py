"""Law 2.1: cards and their suits."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.printed import pack
from lexludi.games.root.rules.events import Drew, Reshuffled, ShowedHand
from lexludi.games.root.rules.options import Craft, Move
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, position

law = cites("root")


def marquise(*lines: str) -> Table:
    head = "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\nmarquise actions: 3\n"
    return lay(head + "\n".join(lines) + "\nnext: marquise.daylight 0; turn 1\n")


def cards(table: Table, *names: str) -> set[Card]:
    return {Card(table.card(name)) for name in names}


@law("2.1.1")
def test_a_bird_card_pays_as_any_suit() -> None:
    table = marquise("5: sawmill, marquise 1", "hand marquise: bake_sale birdy_bindle anvil")
    table.choose(Act("overwork"))
    assert set(table.options) == cards(table, "bake_sale", "birdy_bindle")


@law("2.1.1")
def test_birds_pay_for_several_cards_of_one_suit() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise alliance
        active: alliance birdsong
        5: sympathy, marquise 2
        alliance supporters: birdy_bindle woodland_runners anvil
        next: alliance.birdsong 1; turn 0
        """
    )
    table.choose(Act("revolt"), *cards(table, "birdy_bindle"))
    assert table.pieces("base_rabbit", 5) == 1
    assert sorted(table.discards) == ["birdy_bindle", "woodland_runners"]


@law("2.1.1.I")
def test_a_forced_player_must_give_a_bird_for_the_suit() -> None:
    """Position: outrage-takes-the-bird. Neither the fox card nor keeping the bird is offered."""
    table = position("outrage-takes-the-bird").choose(Act("march"), Move(5, 2, 1))
    assert (table.prompt, set(table.options)) == ("outrage", cards(table, "birdy_bindle"))


@law("2.1.1.II")
def test_no_other_card_stands_in_for_a_bird() -> None:
    """Hawks for hire cost a bird."""
    table = marquise("5: marquise 1", "hand marquise: anvil bake_sale investments")
    assert not table.offers(Act("hawks"))
    table = marquise("5: marquise 1", "hand marquise: anvil birdy_bindle arms_trader")
    assert set(table.choose(Act("hawks")).options) == cards(table, "birdy_bindle", "arms_trader")


@law("2.1.2")
def test_draws_take_the_top_of_the_deck() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        active: marquise evening
        deck order: anvil bake_sale investments
        next: draw 0; turn 1
        """
    )
    assert table.hand("marquise") == ["investments"]


@law("2.1.2")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Position: last-cards-of-the-game."""
    table = position("last-cards-of-the-game")
    assert len(table.hand("marquise")) == 2
    assert table.discards == []
    assert [event.cards for event in table.events(Reshuffled)] == [3]


@law("2.1.2", "1.5.1")
def test_with_no_cards_anywhere_nothing_is_drawn() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        active: marquise evening
        deck order:
        hand alliance: anvil
        next: draw 0; turn 2
        """
    )
    assert table.hand("marquise") == []
    assert not table.events(Drew)


@law("2.1.3")
def test_a_spent_card_goes_to_the_discard_pile() -> None:
    table = marquise("5: sawmill, marquise 1", "hand marquise: bake_sale birdy_bindle")
    table.choose(Act("overwork"), Card(table.card("bake_sale")))
    assert table.discards == ["bake_sale"]


@law("2.1.3", "3.3.3")
def test_a_spent_dominance_card_does_not() -> None:
    table = marquise("5: sawmill, marquise 1", "hand marquise: dominance_rabbit birdy_bindle")
    table.choose(Act("overwork"), Card(table.card("dominance_rabbit")))
    assert (table.discards, table.s.available) == ([], [table.card("dominance_rabbit")])


def test_a_shown_hand_is_not_revealed() -> None:
    """Only a revealed card goes to the play area; a hand shown in outrage stays a hand, seen by one player."""
    table = marquise("5: marquise 1", "2: sympathy", "hand marquise: anvil bake_sale")
    table.choose(Act("march"), Move(5, 2, 1))
    (shown,) = table.events(ShowedHand)
    assert table.hand("marquise") == ["anvil", "bake_sale"]
    assert table.s.crafted[0] == []
    assert shown.seen_by(2).cards == tuple(table.s.hands[0])
    assert shown.seen_by(1).cards == (-1, -1)


@law("2.1.5")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_there_are_five_ambush_cards(deck: str) -> None:
    printed = pack(deck)
    assert sorted(printed.suit[card] for card in range(printed.size) if printed.ambush[card]) == [0, 1, 2, 3, 3]


@law("2.1.5")
def test_an_ambush_card_pays_for_its_suit_and_cannot_be_crafted() -> None:
    table = marquise("5: sawmill, marquise 1", "1: workshop", "hand marquise: ambush_rabbit bake_sale")
    table.choose(Act("overwork"), Card(table.card("ambush_rabbit")))
    assert table.discards == ["ambush_rabbit"]
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        1: workshop
        hand marquise: ambush_fox armorers
        next: crafting 0; turn 1
        """
    )
    assert table.refuses(Craft(table.card("ambush_fox"))) == "2.1.5"


def test_overwork_asks_where_first() -> None:
    table = marquise("5: sawmill", "9: sawmill", "hand marquise: birdy_bindle")
    assert table.choose(Act("overwork")).options == [At(5), At(9)]


@law("2.1.2")
def test_the_discards_become_the_deck_as_soon_as_it_is_empty_and_what_is_discarded_later_stays_out() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        active: marquise evening
        hand marquise: armorers bake_sale sappers cobbler royal_claim
        deck order: anvil
        discards: birdy_bindle sword foxfolk_steel
        removed: codebreakers
        next: draw 0; pause 0
        """
    )
    table.choose("card armorers")
    assert sorted(table.s.setting.pack.names[card] for card in table.s.deck.cards) == [
        "birdy_bindle", "foxfolk_steel", "sword",
    ]  # fmt: skip
    assert table.discards == ["armorers"]


@law("2.1.2")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        lines = "deck order: anvil\ndiscards: birdy_bindle sword foxfolk_steel bake_sale"
        table = lay(f"map: autumn\nseats: marquise eyrie\nchance: {seed}\n{lines}\nnext: draw 0; pause 0")
        orders.add(tuple(table.s.deck.cards))
    assert len(orders) > 3
