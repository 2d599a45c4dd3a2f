"""Law 3.1, 3.2: winning and scoring."""

from __future__ import annotations

from lexludi.games.root.rules.events import Removed, Scored
from lexludi.games.root.rules.options import Craft, Use
from lexludi.kernel.events import Result
from lexludi.law import cites
from lexludi.parts.options import Act, Whom
from tests.root.table import Table, lay, position

law = cites("root")


def result(table: Table) -> Result:
    assert table.match.result is not None
    return table.match.result


@law("3.1")
def test_thirty_points_win_at_once() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        points: 28 29
        5: workshop 2
        hand marquise: bake_sale
        next: crafting 0; marquise.daylight 0; turn 1
        """
    )
    table.choose(Craft(table.card("bake_sale")))
    assert table.match.over
    assert (result(table).winners, result(table).how, result(table).law) == ((0,), "points", "3.1")


@law("3.1")
def test_a_player_wins_on_anothers_turn() -> None:
    """Position: brutal-tactics-hands-over-the-game. The point comes before the hits."""
    table = position("brutal-tactics-hands-over-the-game").dice(2, 0).choose(Act("battle"))
    table.choose(Use(table.card("brutal_tactics")))
    assert result(table).winners == (1,)
    assert not table.events(Removed)


@law("3.1")
def test_of_two_who_reach_thirty_together_the_one_on_turn_wins() -> None:
    """Position: both-reach-thirty-in-one-battle. Extra hits cost each side a building."""
    table = position("both-reach-thirty-in-one-battle").dice(1, 1).choose(Act("battle"), Whom(1))
    table.by("eyrie", Use(table.card("sappers"))).choose(Use(table.card("brutal_tactics")))
    assert result(table).winners == (0,)


@law("3.2.1")
def test_enemy_buildings_and_tokens_are_a_point_each_and_warriors_none() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        1: workshop
        8: workshop 2
        6: eyrie 3, roost, sympathy
        12: sympathy
        hand marquise: favor_of_the_foxes
        deck order: anvil bake_sale
        next: crafting 0; marquise.daylight 0; turn 1
        """
    )
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert table.points("marquise") == 3


@law("3.2.1")
def test_ones_own_losses_bring_nothing() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        active: marquise daylight
        5: marquise 2, wood
        crafted marquise: tax_collector
        next: marquise.daylight 0; turn 1
        """
    )
    table.choose(Use(table.card("tax_collector")))
    assert (table.points("marquise"), table.points("eyrie")) == (0, 0)
    assert not table.events(Scored)


@law("3.2.2")
def test_an_item_scores_what_its_card_says() -> None:
    for name, points in (("woodland_runners", 1), ("bake_sale", 3)):
        table = lay(
            f"""
            map: autumn
            seats: marquise eyrie
            5: workshop 2
            hand marquise: {name}
            next: crafting 0; marquise.daylight 0; turn 1
            """
        )
        table.choose(Craft(table.card(name)))
        assert table.points("marquise") == points


@law("3.2.2", "7.2.3")
def test_the_eyrie_score_a_single_point_for_any_item() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        active: eyrie daylight
        5: roost
        4: roost
        eyrie leader: despot
        hand eyrie: bake_sale
        next: crafting 1; turn 0
        """
    )
    table.choose(Craft(table.card("bake_sale")))
    assert table.points("eyrie") == 1
