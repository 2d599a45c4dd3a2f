"""The cards that bring an item, ambushes and dominance: what is printed on each."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import ITEMS, SUITS
from lexludi.games.root.rules.options import Craft
from lexludi.law import cites
from lexludi.parts.options import Act, Card
from tests.root.table import Table, lay

law = cites("root")

WORKSHOPS = {"fox": 8, "rabbit": 5, "mouse": 2}
"""A clearing of each suit for the workshops of a cost."""
PRINTED = {
    "birdy_bindle": ("mouse", "bag", 1),
    "woodland_runners": ("rabbit", "boot", 1),
    "arms_trader": ("fox+fox", "sword", 2),
    "crossbow_bird": ("fox", "crossbow", 1),
    "gently_used_knapsack": ("mouse", "bag", 1),
    "root_tea_fox": ("mouse", "tea", 2),
    "travel_gear_fox": ("rabbit", "boot", 1),
    "protection_racket": ("rabbit+rabbit", "coin", 3),
    "foxfolk_steel": ("fox+fox", "sword", 2),
    "anvil": ("fox", "hammer", 2),
    "smugglers_trail": ("mouse", "bag", 1),
    "root_tea_rabbit": ("mouse", "tea", 2),
    "a_visit_to_friends": ("rabbit", "boot", 1),
    "bake_sale": ("rabbit+rabbit", "coin", 3),
    "mouse_in_a_sack": ("mouse", "bag", 1),
    "root_tea_mouse": ("mouse", "tea", 2),
    "travel_gear_mouse": ("rabbit", "boot", 1),
    "investments": ("rabbit+rabbit", "coin", 3),
    "sword": ("fox+fox", "sword", 2),
    "crossbow_mouse": ("fox", "crossbow", 1),
}
"""What each card costs, which item it brings, and how many points."""


def crafting(card: str, cost: str) -> Table:
    """The Marquise with that card and workshops for so many of these suits."""
    suits = cost.split("+")
    built = [f"{at}: workshop {suits.count(suit)}" for suit, at in WORKSHOPS.items() if suit in suits]
    head = ["map: autumn", "seats: marquise eyrie alliance", "active: marquise daylight", "12: marquise 1"]
    return lay("\n".join([*head, *built, f"hand marquise: {card}", "next: crafting 0; pause 0", ""]))


@law(
    "4.1.1", "4.1.2",
    "card.birdy_bindle", "card.woodland_runners", "card.arms_trader", "card.crossbow_bird",
    "card.gently_used_knapsack", "card.root_tea_fox", "card.travel_gear_fox", "card.protection_racket",
    "card.foxfolk_steel", "card.anvil", "card.smugglers_trail", "card.root_tea_rabbit",
    "card.a_visit_to_friends", "card.bake_sale", "card.mouse_in_a_sack", "card.root_tea_mouse",
    "card.travel_gear_mouse", "card.investments", "card.sword", "card.crossbow_mouse",
)  # fmt: skip
@pytest.mark.parametrize("card", PRINTED)
def test_a_crafted_card_brings_its_item_and_its_points(card: str) -> None:
    cost, item, points = PRINTED[card]
    table = crafting(card, cost)
    supply = table.s.items[ITEMS.index(item)]
    table.choose(Craft(table.card(card)))
    assert table.s.boxes[0] == [int(name == item) for name in ITEMS]
    assert table.s.items[ITEMS.index(item)] == supply - 1
    assert (table.points("marquise"), table.discards) == (points, [card])


@law("4.1.1")
@pytest.mark.parametrize("card", PRINTED)
def test_the_card_costs_every_suit_that_it_shows(card: str) -> None:
    cost = PRINTED[card][0]
    others = "+".join(suit for suit in WORKSHOPS if suit not in cost)
    less = "+".join(filter(None, (others, cost.partition("+")[2])))
    assert crafting(card, less).prompt == "pause"


@law("4.3.1", "card.ambush_bird", "card.ambush_fox", "card.ambush_rabbit", "card.ambush_mouse")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("ground", WORKSHOPS)
def test_an_ambush_is_played_in_clearings_of_its_suit_and_a_bird_anywhere(suit: str, ground: str) -> None:
    at = WORKSHOPS[ground]
    table = lay(
        f"""
        map: autumn
        seats: marquise eyrie alliance
        active: marquise daylight
        marquise actions: 3
        {at}: marquise 4, eyrie 1
        hand eyrie: ambush_{suit}
        next: marquise.daylight 0; turn 1
        """
    )
    table.choose(Act("battle"))
    ambush = Card(table.card(f"ambush_{suit}"))
    assert table.by("eyrie").offers(ambush) == (suit in (ground, "bird"))
    if suit in (ground, "bird"):
        assert table.dice(0, 0).by("eyrie", ambush).warriors("marquise", at) == 2


@law("3.3.1.I", "card.dominance_fox", "card.dominance_rabbit", "card.dominance_mouse", "card.dominance_bird")
@pytest.mark.parametrize(
    ("card", "ruled", "wins"),
    [
        ("dominance_fox", (1, 6, 8), True),
        ("dominance_fox", (1, 6, 5), False),
        ("dominance_rabbit", (3, 4, 5), True),
        ("dominance_rabbit", (3, 4, 8), False),
        ("dominance_mouse", (2, 7, 9), True),
        ("dominance_mouse", (2, 7, 4), False),
        ("dominance_bird", (1, 3), True),
        ("dominance_bird", (1, 2), False),
    ],
)
def test_dominance_is_won_with_three_clearings_of_the_suit_or_two_opposite_corners(
    card: str, ruled: tuple[int, ...], wins: bool
) -> None:
    lines = [f"{at}: marquise 1" for at in ruled]
    head = ["map: autumn", "seats: marquise eyrie alliance", f"dominance marquise: {card}"]
    table = lay("\n".join([*head, *lines, "next: turn 0", ""]))
    result = table.match.result
    assert (result is not None and result.winners == (0,) and result.how == "dominance") == wins
