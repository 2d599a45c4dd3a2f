"""Law 7: the Eyrie Dynasties."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.eyrie import BUILDER, CHARISMATIC, COMMANDER, DESPOT
from lexludi.games.root.rules.box.codes import ROOST
from lexludi.games.root.rules.options import Battle, Build, Craft, Decree, Leader, Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import At, Card
from tests.root.table import Table, lay, start

law = cites("root")


def eyrie(*lines: str, next_step: str = "eyrie.resolve", leader: str = "builder") -> Table:
    """The Eyrie on turn against the Marquise, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: eyrie marquise",
                "active: eyrie daylight",
                f"eyrie leader: {leader}",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def decree(column: str, *cards: str) -> list[str]:
    return [f"eyrie {column}: {' '.join(cards)}", f"eyrie todo {column}: {' '.join(cards)}"]


# 7.2


@law("7.2.1", "7.5.1")
def test_roosts_craft_before_the_decree_is_resolved() -> None:
    table = eyrie("1: roost, eyrie 1", "hand eyrie: anvil", *decree("recruit", "vizier"), next_step="daylight")
    assert table.prompt == "craft"
    table.choose(Craft(table.card("anvil")))
    assert table.s.boxes[0][3] == 1
    assert table.warriors("eyrie", 1) == 2


@law("7.2.2")
def test_they_rule_where_they_tie_but_not_where_they_are_absent() -> None:
    table = eyrie("5: eyrie 2, marquise 2", "1: marquise 1", *decree("move", "vizier"))
    assert table.ruler(5) == "eyrie"
    assert table.ruler(1) == "marquise"
    assert table.ruler(9) == ""


@law("7.2.3")
def test_crafting_is_worth_a_single_point_to_them() -> None:
    table = eyrie("8: roost", "12: roost", "hand eyrie: foxfolk_steel", next_step="crafting", leader="despot")
    table.choose(Craft(table.card("foxfolk_steel")))
    assert table.points("eyrie") == 1


# 7.3


@law("7.3.1", "7.3.2", "7.3.5")
def test_they_start_opposite_the_keep_with_a_roost_and_six_warriors() -> None:
    table = start("marquise", "eyrie").choose(At(2))
    table.choose(Build(1, 2), Build(2, 5), Build(3, 6))
    assert table.prompt == "leader"
    assert (table.warriors("eyrie", 4), table.pieces("roost", 4), table.s.stock[ROOST]) == (6, 1, 6)
    assert table.supply("eyrie") == 14


@law("7.3.2")
def test_with_no_other_start_any_corner_will_do() -> None:
    table = start("alliance", "eyrie")
    assert table.by("eyrie").options == [At(1), At(2), At(3), At(4)]


@law("7.3.3", "7.3.4")
def test_a_leader_tucks_the_viziers() -> None:
    table = start("alliance", "eyrie").by("eyrie", At(1))
    assert table.options == [Leader(n) for n in range(4)]
    table.by("eyrie", Leader(DESPOT))
    board = table.s.boards[1].view(1)
    assert board["decree"] == [[], [54], [], [55]]
    assert board["face_up"] == [BUILDER, CHARISMATIC, COMMANDER]


# 7.4


@law("7.4", "7.4.1")
def test_with_no_cards_they_draw_one() -> None:
    table = eyrie("deck order: anvil bake_sale", "1: roost", next_step="eyrie.orders")
    assert table.hand("eyrie") == ["bake_sale"]


@law("7.4.2")
def test_they_must_add_a_card_and_may_add_a_second_but_no_second_bird() -> None:
    table = eyrie("1: roost", "hand eyrie: armorers sappers anvil", next_step="eyrie.decree")
    assert not table.offers(Pass())
    table.choose(Decree(table.card("armorers"), 0))
    assert table.refuses(Decree(table.card("sappers"), 1)) == "7.4.2"
    assert table.offers(Pass())
    table.choose(Decree(table.card("anvil"), 3))
    assert table.s.boards[0].view(0)["decree"] == [[table.card("armorers")], [], [], [table.card("anvil")]]


@law("7.4.3")
def test_without_a_roost_they_start_again_where_the_fewest_warriors_are() -> None:
    lines = [f"{at}: marquise 1" for at in range(1, 13) if at not in (3, 7)]
    table = eyrie(*lines, next_step="eyrie.roost")
    assert table.options == [At(3), At(7)]
    table.choose(At(7))
    assert (table.pieces("roost", 7), table.warriors("eyrie", 7)) == (1, 3)


# 7.5


@law("7.5", "7.5.2")
def test_columns_go_from_left_to_right_and_cards_of_one_in_any_order() -> None:
    table = eyrie(
        "1: roost, eyrie 1",
        "5: roost, eyrie 1",
        *decree("recruit", "anvil", "bake_sale"),
        *decree("build", "vizier"),
    )
    assert table.options == [Card(table.card("anvil")), Card(table.card("bake_sale"))]
    table.choose(Card(table.card("bake_sale")))
    assert table.warriors("eyrie", 5) == 2


@law("7.5.2", "7.7")
def test_a_card_that_cannot_be_done_throws_them_into_turmoil_at_once() -> None:
    table = eyrie("1: roost, eyrie 1", *decree("battle", "vizier"), *decree("build", "anvil"))
    assert table.prompt == "leader"
    assert table.pieces("roost", 8) == 0


@law("7.5.2.I")
def test_recruit_places_a_warrior_at_a_matching_roost() -> None:
    table = eyrie("1: roost", "5: roost", *decree("recruit", "bake_sale"))
    assert (table.warriors("eyrie", 1), table.warriors("eyrie", 5)) == (0, 1)


@law("7.5.2.II")
def test_move_leaves_a_matching_clearing() -> None:
    table = eyrie("1: eyrie 2", "5: eyrie 2", *decree("move", "anvil"))
    assert table.offers(Move(1, 5, 2))
    assert not any(isinstance(o, Move) and o.origin == 5 for o in table.options)


@law("7.5.2.III")
def test_battle_is_in_a_matching_clearing() -> None:
    table = eyrie(
        "1: eyrie 2, marquise 1", "5: eyrie 2, marquise 1", "8: eyrie 1, marquise 1", *decree("battle", "anvil")
    )
    assert table.options == [Battle(1, 1), Battle(8, 1)]


@law("7.5.2.IV")
def test_build_needs_rule_a_matching_suit_and_no_roost() -> None:
    table = eyrie("1: eyrie 1, roost", "8: eyrie 1", "6: eyrie 1, marquise 2", "12: eyrie 2", *decree("build", "anvil"))
    assert table.options == [At(8), At(12)]
    table.choose(At(8))
    assert table.pieces("roost", 8) == 1


# 7.6


@law("7.6", "7.6.1", "7.6.2")
def test_roosts_score_and_uncover_cards() -> None:
    table = eyrie("1: roost", "5: roost", "2: roost", next_step="evening")
    assert table.points("eyrie") == 2
    assert len(table.hand("eyrie")) == 2


# 7.7


@law("7.7.1", "7.7.2")
def test_turmoil_humiliates_and_purges() -> None:
    table = eyrie(
        "points: 5 0",
        "1: roost",
        *decree("move", "vizier", "armorers"),
        "eyrie recruit: anvil",
        "eyrie battle: vizier.2",
    )
    assert table.prompt == "leader"
    assert table.points("eyrie") == 2
    assert sorted(table.discards) == ["anvil", "armorers"]


@law("7.7.3", "7.7.4")
def test_turmoil_deposes_the_leader_and_ends_daylight() -> None:
    table = eyrie("points: 5 0", "1: roost", *decree("move", "vizier"), "eyrie battle: vizier.2", leader="commander")
    assert table.options == [Leader(BUILDER), Leader(CHARISMATIC), Leader(DESPOT)]
    table.choose(Leader(CHARISMATIC))
    assert table.s.boards[0].view(0)["decree"] == [[54], [], [55], []]


@law("7.7.4")
def test_turmoil_ends_daylight() -> None:
    table = lay("""
        map: autumn
        seats: eyrie marquise alliance
        active: eyrie daylight
        1: roost
        points: 12 0 0
        hand eyrie: dominance_fox
        eyrie leader: commander
        eyrie move: vizier
        eyrie battle: vizier.2
        next: eyrie.daylight 0; eyrie.resolve 0; extras 0; pause 0
    """)
    table.choose(Leader(CHARISMATIC))
    assert table.prompt == "pause"


@law("7.7.3.I")
def test_when_every_leader_has_served_they_all_return() -> None:
    table = eyrie("1: roost", *decree("move", "vizier"), "eyrie leaders:", "eyrie battle: vizier.2", leader="despot")
    assert table.options == [Leader(n) for n in range(4)]


# 7.8


@law("7.8.1")
def test_the_builder_scores_what_the_card_says() -> None:
    table = eyrie("8: roost", "12: roost", "hand eyrie: foxfolk_steel", next_step="crafting", leader="builder")
    table.choose(Craft(table.card("foxfolk_steel")))
    assert table.points("eyrie") == 2


@law("7.8.2")
def test_the_charismatic_recruits_two() -> None:
    table = eyrie("1: roost", *decree("recruit", "vizier"), leader="charismatic")
    assert table.warriors("eyrie", 1) == 2


@law("7.8.2", "1.5.4")
def test_the_charismatic_places_the_last_warrior_before_turmoil() -> None:
    short = eyrie("1: roost, eyrie 19", *decree("recruit", "vizier"), leader="charismatic")
    assert (short.warriors("eyrie", 1), short.supply("eyrie"), short.prompt) == (20, 0, "leader")
    none = eyrie("1: roost, eyrie 20", *decree("recruit", "vizier"), leader="charismatic")
    assert (none.warriors("eyrie", 1), none.prompt) == (20, "leader")


@law("7.8.3")
def test_the_commander_deals_an_extra_hit() -> None:
    table = eyrie("5: eyrie 1, marquise 3, roost", *decree("battle", "vizier"), "dice: 1 0", leader="commander")
    assert table.warriors("marquise", 5) == 1


@law("7.8.4")
@pytest.mark.parametrize(("leader", "points"), [("despot", 3), ("builder", 2)])
def test_the_despot_scores_one_more_for_a_battle_that_razes(leader: str, points: int) -> None:
    table = eyrie(
        "5: eyrie 3, wood, sawmill",
        "hand marquise: anvil",
        *decree("battle", "vizier"),
        leader=leader,
    )
    table.dice(1, 0).by("marquise", Pass())
    assert table.points("eyrie") == points
