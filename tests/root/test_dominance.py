"""Law 3.3: dominance cards."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.options import Craft, Dominance, Take
from lexludi.law import cites
from lexludi.parts.options import Act, Card
from tests.root.table import Table, lay, position, start

law = cites("root")


def marquise(*lines: str) -> Table:
    head = "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\nmarquise actions: 3\n"
    return lay(head + "\n".join(lines) + "\nnext: marquise.daylight 0; turn 1\n")


def birdsong(*lines: str) -> Table:
    """The turn of the Marquise begins."""
    return lay("map: autumn\nseats: marquise eyrie alliance\n" + "\n".join(lines) + "\nnext: turn 0\n")


@law("3.3.1")
def test_ten_points_are_needed() -> None:
    table = marquise("points: 9 0 0", "5: marquise 1", "hand marquise: dominance_fox")
    assert table.refuses(Dominance(table.card("dominance_fox"))) == "3.3.1"
    assert table.says_why_not(Dominance(table.card("dominance_fox"))) == "Needs 10 points, you have 9."
    table = marquise("points: 10 0 0", "5: marquise 1", "hand marquise: dominance_fox")
    assert table.offers(Dominance(table.card("dominance_fox")))


@law("3.3.1")
def test_an_activated_card_is_in_play_and_in_no_hand() -> None:
    table = marquise("points: 12 0 0", "5: marquise 1", "hand marquise: dominance_fox")
    table.choose(Dominance(table.card("dominance_fox")))
    assert (table.hand("marquise"), table.s.dominance[0]) == ([], table.card("dominance_fox"))


@law("3.3.1")
def test_who_plays_for_dominance_scores_no_more() -> None:
    """Position: dominance-player-scores-no-more."""
    table = position("dominance-player-scores-no-more")
    table.choose(Craft(table.card("travel_gear_fox")))
    assert (table.points("marquise"), table.s.boxes[0][0]) == (12, 1)


@law("3.3.1.I")
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong() -> None:
    """Position: fox-dominance-with-three-clearings."""
    result = position("fox-dominance-with-three-clearings").match.result
    assert result is not None
    assert (result.winners, result.how, result.law) == ((1,), "dominance", "3.3.1.I")


@law("3.3.1.I")
def test_two_clearings_of_the_suit_do_not() -> None:
    table = birdsong("1: marquise 1", "6: marquise 1", "5: marquise 1", "dominance marquise: dominance_fox")
    assert table.match.result is None


@law("3.3.1.I")
def test_dominance_wins_only_on_ones_own_birdsong() -> None:
    table = birdsong("1: eyrie 1", "6: eyrie 1", "12: eyrie 1", "5: marquise 2", "dominance eyrie: dominance_fox")
    assert table.match.result is None


@law("3.3.1.II")
@pytest.mark.parametrize("corners", [(1, 3), (2, 4)])
def test_opposite_corners_win_with_the_bird(corners: tuple[int, int]) -> None:
    table = birdsong(*(f"{at}: marquise 1" for at in corners), "dominance marquise: dominance_bird")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.law) == ((0,), "3.3.1.II")


@law("3.3.1.II")
def test_neighbouring_corners_do_not() -> None:
    """Position: bird-dominance-in-neighbouring-corners."""
    assert position("bird-dominance-in-neighbouring-corners").match.result is None


@law("3.3.2")
def test_an_activated_card_is_no_part_of_the_hand() -> None:
    """Five cards in hand and one activated: nothing is discarded."""
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        active: marquise evening
        dominance marquise: dominance_fox
        hand marquise: anvil bake_sale investments travel_gear_fox
        next: draw 0; turn 1
        """
    )
    assert len(table.hand("marquise")) == 5
    assert table.asked == 1


@law("3.3.2")
def test_an_activated_card_is_never_exchanged_for_another() -> None:
    table = marquise(
        "points: 15 0 0", "5: marquise 1", "dominance marquise: dominance_fox", "hand marquise: dominance_mouse"
    )
    assert table.refuses(Dominance(table.card("dominance_mouse"))) == "3.3.2"


@law("3.3.3")
def test_a_dominance_card_spent_for_its_suit_becomes_available() -> None:
    table = marquise("5: sawmill, marquise 1", "hand marquise: dominance_rabbit bake_sale")
    table.choose(Act("overwork"), Card(table.card("dominance_rabbit")))
    assert (table.s.available, table.discards) == ([table.card("dominance_rabbit")], [])


@law("3.3.3")
def test_a_dominance_card_discarded_in_the_evening_becomes_available_too() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        active: marquise evening
        hand marquise: anvil bake_sale investments travel_gear_fox dominance_bird
        next: draw 0; turn 1
        """
    )
    table.choose(Card(table.card("dominance_bird")))
    assert table.s.available == [table.card("dominance_bird")]


@law("3.3.4")
def test_a_card_of_the_same_suit_buys_an_available_one() -> None:
    table = marquise("5: marquise 1", "available: dominance_fox", "hand marquise: anvil bake_sale birdy_bindle")
    table.choose(Take(table.card("dominance_fox")))
    assert table.options == [Card(table.card("birdy_bindle")), Card(table.card("anvil"))]
    table.choose(Card(table.card("anvil")))
    assert sorted(table.hand("marquise")) == ["bake_sale", "birdy_bindle", "dominance_fox"]
    assert (table.discards, table.s.available) == (["anvil"], [])


@law("3.3.4", "2.1.1.II")
def test_the_bird_card_costs_a_bird() -> None:
    table = marquise("5: marquise 1", "available: dominance_bird", "hand marquise: anvil bake_sale")
    assert table.refuses(Take(table.card("dominance_bird"))) == "3.3.4"
    table = marquise("5: marquise 1", "available: dominance_bird", "hand marquise: anvil birdy_bindle")
    table.choose(Take(table.card("dominance_bird")))
    assert (table.hand("marquise"), table.discards) == (["anvil", "dominance_bird"], ["birdy_bindle"])


@law("5.1.3")
def test_two_players_play_without_dominance_cards() -> None:
    table = start("marquise", "eyrie")
    assert sorted(table.s.removed) == [table.card(f"dominance_{suit}") for suit in ("bird", "fox", "rabbit", "mouse")]
