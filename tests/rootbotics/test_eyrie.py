"""Law 5: the Electric Eyrie."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import BIRD, ROOST
from lexludi.games.root.rules.events import Drew, Fought, Moved, Rolled
from lexludi.kernel.events import Noted
from lexludi.law import cites
from tests.root.table import Table, start
from tests.rootbotics.table import Playing, choices

law = cites("rootbotics")

DECREE, NEW_ROOST, SCORE = "bot.eyrie.decree", "bot.eyrie.roost", "bot.eyrie.score"
RECRUIT, MOVE, FIGHT = "bot.eyrie.recruit", "bot.eyrie.move", "bot.eyrie.battle"
RAGE, BUILD, SWOOP = "bot.eyrie.rage", "bot.eyrie.build", "bot.eyrie.swoop"


eyrie = Playing("bot:eyrie", "marquise alliance")


def decree(table: Table) -> list[int]:
    """How many cards each column holds: fox, rabbit, mouse, bird."""
    board = table.s.boards[0].view(None)
    sizes = [len(column) for column in board["decree"]]
    sizes[BIRD] += board["viziers"]
    return sizes


def moves(table: Table) -> list[tuple[int, int, int]]:
    return [(event.origin, event.to, event.count) for event in table.events(Moved)]


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


def in_turmoil(table: Table) -> bool:
    return any(event.what == "turmoil" for event in table.events(Noted))


@law("5.4", "5.5", "5.4.1", "5.4.2", "5.4.3", "5.5.1", "5.5.1.I", "5.5.1.II", "5.5.1.III", "5.5.2", "5.6")
def test_the_worked_example_in_the_middle_of_a_game() -> None:
    table = eyrie(
        "points: 5 0 0",
        "items: boot 2 sword 2 bag 2 hammer 1 coin 2 crossbow 1",
        "eyrie fox: anvil",
        "3: eyrie 3, roost",
        "4: sympathy",
        "7: eyrie 1, roost",
        "8: eyrie 1, roost, marquise 1",
        "9: marquise 2",
        "11: marquise 1",
        "12: marquise 1",
        order="root_tea_rabbit",
        dice=(0, 0, 0, 0, 0, 0),
    )
    assert sum(table.s.boxes[0]) == 0
    assert decree(table) == [1, 1, 0, 2]
    assert [at for at, _ in choices(table, "recruit")] == [8, 3, 8]
    assert choices(table, "recruit")[2] == (8, "most-enemy-pieces")
    assert moves(table) == [(8, 4, 3), (3, 6, 3), (4, 12, 1)]
    assert choices(table, "leave")[2] == (4, "highest-priority")
    assert battles(table) == [(12, 1), (4, 2), (12, 1)]
    assert table.warriors("marquise", 12) == 0
    assert table.pieces("sympathy", 4) == 0
    assert len([event for event in table.events(Drew) if event.seat == 2]) == 0
    assert len(table.s.boards[2].cards()) == 2  # two outrages
    assert choices(table, "build") == [(4, "highest-priority")]
    assert table.points("eyrie") == 5 + 1 + 3


# 5.2, 5.3 Abilities and set-up


@law("5.2.1")
def test_they_rule_ties_but_no_empty_clearing() -> None:
    table = eyrie("2: eyrie 2, marquise 2", steps=SCORE)
    assert table.ruler(2) == "eyrie"
    assert table.ruler(5) == ""


@law("5.3.1", "5.3.2", "5.3.3", "5.3.4")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_setup_opposite_another_bot(seed: str) -> None:
    table = start("lizards", "bot:marquise", "bot:eyrie", seed=seed)
    s = table.s
    home = s.homes[2]
    assert s.homes[1] == s.setting.plan.opposite[home]
    assert s.pieces[ROOST][home] == 1
    assert s.warriors[2][home] == 6
    assert s.supply[2] == 14
    assert s.stock[ROOST] == 6
    assert s.boards[2].view(None)["viziers"] == 2


# 5.4 Birdsong


@law("5.4.3")
@pytest.mark.parametrize(("order", "column"), [("anvil", 0), ("bake_sale", 1), ("sword", 2), ("royal_claim", 3)])
def test_the_order_joins_the_column_of_its_suit(order: str, column: int) -> None:
    table = eyrie(steps=DECREE, held=order)
    expected = [0, 0, 0, 2]
    expected[column] += 1
    assert decree(table) == expected


@law("5.4.4")
def test_without_a_roost_one_comes_with_four_warriors() -> None:
    table = eyrie("4: marquise 1, sawmill", "5: marquise 1, workshop 2", held="bake_sale", steps=NEW_ROOST)
    assert choices(table, "new-roost") == [(3, "highest-priority")]
    assert table.pieces("roost", 3) == 1
    assert table.warriors("eyrie", 3) == 4


@law("5.4.4", "5.7")
def test_a_new_roost_that_finds_no_place_is_turmoil() -> None:
    table = eyrie(
        "3: sawmill", "4: sawmill", "5: workshop 2", "10: recruiter", "points: 9 0 0",
        held="bake_sale", steps=f"{NEW_ROOST} {RECRUIT} evening",
    )  # fmt: skip
    assert in_turmoil(table)
    assert table.points("eyrie") == 7


@law("5.4.4")
def test_with_a_roost_no_other_comes() -> None:
    table = eyrie("3: roost", held="bake_sale", steps=NEW_ROOST)
    assert sum(table.s.pieces[ROOST]) == 1


# 5.5 Daylight


@law("5.5.1.I", "5.5.1.I.a", "5.5.1.I.b", "5.5.1.I.c")
@pytest.mark.parametrize(
    ("lines", "at", "why"),
    [
        (("3: roost, eyrie 1, marquise 1", "4: roost", "10: roost"), 3, "most-enemy-pieces"),
        (("3: roost, eyrie 1", "4: roost", "10: roost, eyrie 2"), 4, "fewest-own-warriors"),
        (("3: roost", "4: roost", "10: roost"), 10, "lowest-priority"),
        (("3: roost", "12: roost, marquise 5"), 3, "only"),
    ],
)
def test_recruits_come_to_a_roost_of_the_suit(lines: tuple[str, ...], at: int, why: str) -> None:
    table = eyrie(*lines, "eyrie rabbit: bake_sale smugglers_trail", "eyrie viziers: 0", steps=RECRUIT)
    before = 1 if at == 3 and why == "most-enemy-pieces" else 0
    assert choices(table, "recruit") == [(at, why)]
    assert table.warriors("eyrie", at) == before + 2


@law("5.5.1")
def test_columns_are_resolved_from_left_to_right() -> None:
    table = eyrie(
        "8: roost", "7: roost", "3: roost",
        "eyrie fox: anvil", "eyrie mouse: sword", "eyrie rabbit: bake_sale", "eyrie viziers: 0", steps=RECRUIT,
    )  # fmt: skip
    assert [at for at, _ in choices(table, "recruit")] == [8, 7, 3]


@law("5.5.1.II", "5.5.1.II.a", "5.5.1.II.b")
@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (("2: eyrie 4", "5: marquise 1", "6: roost"), (2, 10, 3)),
        (("2: eyrie 4", "6: marquise 1", "5: roost", "10: marquise 1"), (2, 10, 3)),
        (("2: eyrie 4", "5: roost", "6: roost", "10: roost"), (2, 10, 3)),
        (("2: eyrie 5, marquise 3",), (2, 10, 2)),
        (("2: eyrie 5, roost, marquise 3",), (2, 10, 3)),
        (("2: eyrie 2", "7: eyrie 3", "9: eyrie 9, marquise 10"), (7, 12, 2)),
    ],
)
def test_the_most_warriors_move_where_fewest_enemies_and_no_roost_are(
    lines: tuple[str, ...], move: tuple[int, int, int]
) -> None:
    table = eyrie(*lines, "eyrie mouse: sword", "eyrie viziers: 0", steps=MOVE)
    assert moves(table) == [move]


@law("5.5.1.II")
def test_as_many_stay_as_the_column_has_cards() -> None:
    table = eyrie("2: eyrie 5", "eyrie mouse: sword investments crossbow_mouse", "eyrie viziers: 0", steps=MOVE)
    assert moves(table) == [(2, 10, 2)]


@law("5.5.1.III", "5.5.1.III.a", "5.5.1.III.b", "5.5.1.III.c")
@pytest.mark.parametrize(
    ("lines", "at", "why"),
    [
        (("2: eyrie 1, roost, marquise 1", "7: eyrie 1, marquise 1"), 7, "no-roost"),
        (("2: eyrie 1, sawmill", "7: eyrie 1, sawmill, marquise 1"), 2, "most-defenceless-buildings"),
        (("2: eyrie 1, marquise 1", "7: eyrie 1, marquise 1"), 7, "lowest-priority"),
    ],
)
def test_they_battle_without_a_roost_where_buildings_stand_alone(lines: tuple[str, ...], at: int, why: str) -> None:
    table = eyrie(*lines, "eyrie mouse: sword", "eyrie viziers: 1", "12: eyrie 1", steps=FIGHT, dice=(0, 0, 0, 0))
    assert choices(table, "battle-in")[0] == (at, why)
    assert battles(table)[0] == (at, 1)


@law("5.5.1.III.d", "5.5.1.III.e")
@pytest.mark.parametrize(
    ("there", "points", "defender", "why"),
    [
        ("marquise 1, sawmill, alliance 4", "0 0 9", 1, "most-buildings-there"),
        ("marquise 1, alliance 2", "0 9 0", 2, "most-pieces-there"),
        ("marquise 1, alliance 1", "0 2 3", 2, "most-points"),
    ],
)
def test_they_battle_whoever_has_most_buildings(there: str, points: str, defender: int, why: str) -> None:
    table = eyrie(
        f"2: eyrie 1, {there}", f"points: {points}", "eyrie mouse: sword", "eyrie viziers: 0", steps=FIGHT, dice=(0, 0)
    )
    assert choices(table, "battle") == [(defender, why)]


@law("5.5.1.III", "trait.eyrie.focused")
@pytest.mark.parametrize(
    ("bot", "fox", "left"),
    [("bot:eyrie", "", 2), ("bot:eyrie", "eyrie fox: anvil", 3), ("bot:eyrie+focused", "eyrie fox: anvil", 2)],
)
def test_the_largest_column_deals_an_extra_hit(bot: str, fox: str, left: int) -> None:
    lines = ["2: eyrie 1, marquise 3", "eyrie mouse: sword", "eyrie viziers: 0", *([fox] if fox else [])]
    table = eyrie(*lines, bot=bot, steps=FIGHT, dice=(0, 0))
    assert table.warriors("marquise", 2) == left
    assert len(table.events(Rolled)) == 1


@law("5.5.2")
def test_a_roost_rises_in_the_ruled_clearing_of_highest_priority() -> None:
    table = eyrie("5: eyrie 1", "2: eyrie 1, roost", "1: eyrie 1, sawmill", "7: eyrie 1", steps=BUILD)
    assert table.pieces("roost", 5) == 1


@law("5.5.2", "5.7", "5.7.1", "5.7.2", "5.7.3")
def test_without_a_place_for_a_roost_turmoil_comes_and_evening_follows() -> None:
    table = eyrie(
        "2: eyrie 3, roost", "eyrie bird: royal_claim", "eyrie mouse: sword", "points: 9 0 0",
        bot="bot:eyrie+swoop", steps=f"{BUILD} {SWOOP} evening",
    )  # fmt: skip
    assert in_turmoil(table)
    assert table.points("eyrie") == 9 - 3
    assert decree(table) == [0, 0, 0, 2]
    assert sorted(table.discards) == ["royal_claim", "sword"]
    assert sum(table.s.warriors[0]) == 3  # no swoop: Daylight is over


@law("5.6")
@pytest.mark.parametrize(("roosts", "points"), [("2: roost", 0), ("2: roost\n4: roost", 1)])
def test_they_score_their_roosts(roosts: str, points: int) -> None:
    assert eyrie(roosts, steps=SCORE).points("eyrie") == points


# 3.3 Difficulties and traits


@law("3.3.1")
@pytest.mark.parametrize(
    ("level", "viziers", "birds", "evening"),
    [("easy", 1, 0, 0), ("default", 2, 0, 0), ("challenging", 2, 1, 0), ("nightmare", 2, 1, 1)],
)
def test_difficulty_changes_their_first_decree(level: str, viziers: int, birds: int, evening: int) -> None:
    table = start("lizards", f"bot:eyrie@{level}")
    board = table.s.boards[1].view(None)
    assert board["viziers"] == viziers
    names = [table.s.setting.pack.names[card] for card in board["decree"][BIRD]]
    assert names == ["ambush_bird"] * birds
    assert eyrie(bot=f"bot:eyrie@{level}", steps="bot.end").points("eyrie") == evening


@law("3.3.2", "trait.eyrie.nobility")
def test_nobility_scores_in_turmoil_and_falls_into_it_without_warriors_to_place() -> None:
    lines = ("2: roost, eyrie 19", "eyrie mouse: sword investments")
    table = eyrie(*lines, bot="bot:eyrie+nobility", steps=f"{RECRUIT} evening")
    assert in_turmoil(table)
    assert table.points("eyrie") == 2
    assert not in_turmoil(eyrie(*lines, steps=f"{RECRUIT} evening"))


@law("3.3.2", "trait.eyrie.relentless")
def test_relentless_removes_what_is_defenceless_beside_them() -> None:
    lines = ("2: eyrie 1, sawmill, sympathy", "7: eyrie 1, marquise 1, workshop", "9: recruiter")
    table = eyrie(*lines, bot="bot:eyrie+relentless", steps=RAGE)
    assert (table.pieces("sawmill", 2), table.pieces("sympathy", 2)) == (0, 0)
    assert (table.pieces("workshop", 7), table.pieces("recruiter", 9)) == (1, 1)
    assert table.points("eyrie") == 2
    assert eyrie(*lines, steps=RAGE).pieces("sawmill", 2) == 1


@law("3.3.2", "trait.eyrie.swoop")
def test_swoop_brings_two_warriors_where_they_have_none() -> None:
    lines = ("1: keep", "2: eyrie 1", "3: roost")
    table = eyrie(*lines, bot="bot:eyrie+swoop", steps=SWOOP)
    assert table.warriors("eyrie", 4) == 2
    assert eyrie(*lines, steps=SWOOP).warriors("eyrie", 4) == 0


@law("3.3.2", "trait.eyrie.war_tax")
@pytest.mark.parametrize(("bot", "points"), [("bot:eyrie", 5), ("bot:eyrie+war_tax", 4)])
def test_war_tax_takes_a_point_for_a_building(bot: str, points: int) -> None:
    table = eyrie(
        "2: eyrie 1, sawmill", "points: 0 5 0", "eyrie mouse: sword", "eyrie viziers: 0",
        bot=bot, steps=FIGHT, dice=(1, 0),
    )  # fmt: skip
    assert table.pieces("sawmill", 2) == 0
    assert table.points("marquise") == points
    assert table.points("eyrie") == 1
