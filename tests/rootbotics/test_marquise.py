"""Law 4: the Mechanical Marquise 2.0."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import KEEP, RECRUITER, SAWMILL, WORKSHOP
from lexludi.games.root.rules.events import Chose, Fought, Moved
from lexludi.law import cites
from tests.root.table import Table, start
from tests.rootbotics.table import FIRST_TURN, Playing, attacked, choices

law = cites("rootbotics")

FIGHT, RECRUIT, BUILD = "bot.marquise.battle", "bot.marquise.recruit", "bot.marquise.build"
MOVE, EXPAND, SCORE = "bot.marquise.move", "bot.marquise.expand", "bot.marquise.score"


marquise = Playing("bot:marquise")


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


@law("4.4", "4.5", "4.6", "4.4.1", "4.4.2", "4.5.1", "4.5.2", "4.5.3", "4.5.4", "4.5.5", "4.6.1", "4.6.2", "1.1.2")
def test_the_worked_example_her_first_turn() -> None:
    table = marquise(*FIRST_TURN, order="root_tea_fox")
    assert table.s.boxes[0][4] == 1
    assert battles(table) == []
    assert [table.warriors("marquise", at) for at in (1, 6, 8, 12)] == [3, 2, 2, 2]
    assert choices(table, "build") == [(6, "highest-priority")]
    assert table.pieces("sawmill", 6) == 1
    assert table.events(Moved) == []
    assert table.points("marquise") == 2
    assert table.supply("marquise") == 9
    assert table.discards == ["root_tea_fox"]


# 4.2, 4.3 Abilities and set-up


@law("4.2.1")
def test_only_she_places_pieces_at_her_keep() -> None:
    table = marquise("1: keep", steps=SCORE, held="anvil")
    assert table.s.why_not_place(1, 1) == "6.2.2"
    assert table.s.why_not_place(0, 1) is None


@law("4.2.1")
def test_a_removed_keep_leaves_the_game() -> None:
    table = attacked("bot:marquise", "1: keep, corvids 2")
    assert table.pieces("keep", 1) == 0
    assert table.s.stock[KEEP] == 0
    assert table.points("corvids") == 1


@law("4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_setup(seed: str) -> None:
    table = start("eyrie", "bot:marquise", seed=seed)
    s = table.s
    keep = s.pieces[KEEP].index(1)
    opposite = s.setting.plan.opposite[keep]
    assert keep in s.setting.plan.corners
    garrisons = [2 if at == keep else 0 if at == opposite else 1 for at in range(1, 13)]
    assert s.warriors[1][1:] == garrisons
    assert s.supply[1] == 13
    sites = [s.pieces[kind].index(1) for kind in (SAWMILL, WORKSHOP, RECRUITER)]
    assert len(set(sites)) == 3
    assert set(sites) <= {keep, *s.paths[keep]}
    assert [s.stock[kind] for kind in (SAWMILL, WORKSHOP, RECRUITER)] == [5, 5, 5]
    assert table.events(Chose)[0].decided == "random"


# 4.5 Daylight


@law("4.5.1", "2.7")
def test_she_battles_in_every_ordered_clearing_from_the_highest_priority() -> None:
    table = marquise(
        "1: marquise 1, eyrie 1", "2: marquise 1, eyrie 1", "8: marquise 1, eyrie 1",
        steps=FIGHT, held="anvil", dice=(0, 0, 0, 0),
    )  # fmt: skip
    assert battles(table) == [(1, 1), (8, 1)]


@law("4.5.1", "4.5.1.I", "2.2")
@pytest.mark.parametrize(
    ("pieces", "points", "defender", "why"),
    [
        ("eyrie 1, alliance 2", "0 5 0", 2, "most-pieces-there"),
        ("eyrie 1, roost, alliance 1, sympathy", "0 3 4", 2, "most-points"),
        ("eyrie 1, alliance 1", "0 4 4", 1, "turn-order"),
    ],
)
def test_she_battles_whoever_has_most_pieces_then_points(pieces: str, points: str, defender: int, why: str) -> None:
    table = marquise(
        f"8: marquise 1, {pieces}", f"points: {points}",
        others="eyrie alliance", steps=FIGHT, held="anvil", dice=(0, 0),
    )  # fmt: skip
    assert choices(table, "battle") == [(defender, why)]
    assert battles(table) == [(8, defender)]


@law("4.5.2")
@pytest.mark.parametrize(
    ("ruled", "placed"),
    [((6,), (4,)), ((6, 12), (2, 2)), ((6, 8, 12), (2, 1, 1)), ((1, 6, 8, 12), (1, 1, 1, 1)), ((), ())],
)
def test_she_spreads_four_recruits_evenly(ruled: tuple[int, ...], placed: tuple[int, ...]) -> None:
    lines = [f"{at}: marquise 1" for at in (*ruled, 2)]
    table = marquise(*lines, steps=RECRUIT, held="anvil")
    assert tuple(table.warriors("marquise", at) - 1 for at in ruled) == placed
    assert table.warriors("marquise", 2) == 1


@law("4.5.3")
@pytest.mark.parametrize(("order", "kind"), [("anvil", "sawmill"), ("bake_sale", "workshop"), ("sword", "recruiter")])
def test_the_suit_says_what_she_builds_not_where(order: str, kind: str) -> None:
    table = marquise("2: marquise 2", "12: marquise 3", "7: marquise 5, eyrie 6", steps=BUILD, held=order)
    assert table.pieces(kind, 12) == 1
    assert choices(table, "build") == [(12, "most-own-warriors")]


@law("4.5.3", "2.3")
def test_a_full_clearing_is_skipped_for_the_next_best() -> None:
    table = marquise("1: marquise 5, sawmill", "2: marquise 2", "7: marquise 1", steps=BUILD, held="anvil")
    assert table.pieces("sawmill", 2) == 1


@law("4.5.4")
def test_all_but_three_leave_for_most_enemy_pieces() -> None:
    table = marquise("8: marquise 5", "7: eyrie 2", "4: eyrie 1", "5: marquise 9", steps=MOVE, held="anvil")
    assert [(m.origin, m.to, m.count) for m in table.events(Moved)] == [(8, 7, 2)]
    assert choices(table, "move") == [(7, "most-enemy-pieces")]


@law("4.5.5")
def test_without_a_building_she_expands_once() -> None:
    table = marquise(
        "3: eyrie 1",
        "deck order: sword ambush_fox",
        "1: marquise 1, sawmill",
        held="anvil",
        steps=EXPAND,
    )
    assert table.discards == ["anvil"]
    assert table.s.boards[0].view(None)["order"] == table.card("ambush_fox")
    assert len([c for c in table.events(Chose) if c.what == "build"]) == 0


@law("4.5.5")
@pytest.mark.parametrize("line", ["marquise done: built", "marquise done: expanded", "2: sawmill 2"])
def test_she_expands_only_without_a_building_and_once_and_with_five_at_most(line: str) -> None:
    many = ("7: workshop 2", "8: recruiter 2") if line == "2: sawmill 2" else ()
    table = marquise(line, *many, "deck order: sword ambush_fox", held="anvil", steps=EXPAND)
    assert table.discards == []


# 4.6 Evening


@law("4.6.1")
@pytest.mark.parametrize(("order", "points"), [("anvil", 2), ("bake_sale", 0), ("sword", 1), ("birdy_bindle", 2)])
def test_she_scores_the_track_of_the_order_and_on_a_bird_the_best(order: str, points: int) -> None:
    table = marquise("2: sawmill, recruiter", "7: sawmill, recruiter", "8: sawmill, workshop", steps=SCORE, held=order)
    assert table.points("marquise") == points


# 4.7 Escalated Daylight


@law("4.7.1", "4.7.1.I")
def test_escalated_she_battles_everywhere() -> None:
    table = marquise(
        "2: marquise 1, eyrie 1", "7: marquise 1, eyrie 1", "9: eyrie 1",
        steps=FIGHT, held="birdy_bindle", dice=(0, 0, 0, 0),
    )  # fmt: skip
    assert battles(table) == [(2, 1), (7, 1)]


@law("4.7.2")
def test_escalated_two_recruits_each_come_to_the_two_lowest_priorities() -> None:
    table = marquise("2: marquise 1", "7: marquise 1", "9: marquise 1", steps=RECRUIT, held="royal_claim")
    assert [table.warriors("marquise", at) for at in (2, 7, 9)] == [1, 3, 3]
    assert choices(table, "recruit") == [(9, "lowest-priority"), (7, "lowest-priority")]


@law("4.7.2")
def test_escalated_with_one_clearing_all_four_come_there() -> None:
    table = marquise("2: marquise 1", steps=RECRUIT, held="royal_claim")
    assert table.warriors("marquise", 2) == 5


@law("4.7.3")
@pytest.mark.parametrize(
    ("built", "kind"),
    [("workshop 2", "workshop"), ("workshop, sawmill", "sawmill"), ("workshop, recruiter", "recruiter")],
)
def test_escalated_she_builds_what_there_is_most_of(built: str, kind: str) -> None:
    table = marquise(f"2: {built}, marquise 1", "7: marquise 3", steps=BUILD, held="royal_claim")
    assert table.pieces(kind, 7) == 1


@law("4.7", "4.7.4")
def test_escalated_she_battles_where_she_arrives() -> None:
    table = marquise(
        "5: marquise 4", "2: eyrie 1", "12: marquise 1, eyrie 1",
        steps=MOVE, held="royal_claim", dice=(0, 0),
    )  # fmt: skip
    assert [(m.origin, m.to, m.count) for m in table.events(Moved)] == [(5, 2, 1)]
    assert battles(table) == [(2, 1)]


# 3.3 Difficulties and traits


@law("3.3.1")
@pytest.mark.parametrize(
    ("level", "placed", "evening"), [("easy", 2, 0), ("default", 4, 0), ("challenging", 6, 0), ("nightmare", 6, 1)]
)
def test_difficulty_changes_her_recruits(level: str, placed: int, evening: int) -> None:
    table = marquise(
        "2: marquise 1",
        "7: marquise 1",
        bot=f"bot:marquise@{level}",
        steps=f"{RECRUIT} bot.end",
        held="sword",
    )
    assert 23 - table.supply("marquise") == placed
    assert table.warriors("marquise", 2) == 1 + placed // 2 + (level in ("challenging", "nightmare"))
    assert table.points("marquise") == evening


@law("3.3.2", "trait.marquise.blitz")
def test_blitz_leaves_a_peaceful_clearing_and_battles() -> None:
    lines = ("2: marquise 3", "7: marquise 9, eyrie 1", "6: eyrie 1", "10: eyrie 2")
    table = marquise(*lines, bot="bot:marquise+blitz", steps="bot.marquise.blitz", held="sword", dice=(0, 0))
    assert [(m.origin, m.to, m.count) for m in table.events(Moved)] == [(2, 10, 2)]
    assert battles(table) == [(10, 1)]
    assert marquise(*lines, steps="bot.marquise.blitz", held="sword").events(Moved) == []


@law("3.3.2", "trait.marquise.iron_will")
def test_iron_will_doubles_escalated_recruits() -> None:
    table = marquise("2: marquise 1", "7: marquise 1", bot="bot:marquise+iron_will", steps=RECRUIT, held="royal_claim")
    assert [table.warriors("marquise", at) for at in (2, 7)] == [5, 5]


@law("3.3.2", "trait.marquise.overwhelming")
@pytest.mark.parametrize(("bot", "points"), [("bot:marquise", 0), ("bot:marquise+overwhelming", 1)])
def test_overwhelming_scores_for_recruits_that_cannot_come(bot: str, points: int) -> None:
    table = marquise("2: marquise 23", bot=bot, steps=RECRUIT, held="sword")
    assert table.supply("marquise") == 0
    assert table.points("marquise") == points


@law("3.3.2", "trait.marquise.fortified")
@pytest.mark.parametrize(("bot", "left"), [("bot:marquise", 0), ("bot:marquise+fortified", 1)])
def test_fortified_buildings_take_two_hits(bot: str, left: int) -> None:
    table = attacked(bot, "8: sawmill, corvids 2")
    assert table.pieces("sawmill", 8) == left


@law("3.3.2", "trait.marquise.hospitals")
@pytest.mark.parametrize(("bot", "fallen", "nursed"), [
    ("bot:marquise", 2, 0), ("bot:marquise+hospitals", 2, 2), ("bot:marquise+hospitals", 1, 0),
])  # fmt: skip
def test_hospitals_nurse_two_who_fell_in_defence(bot: str, fallen: int, nursed: int) -> None:
    table = attacked(bot, f"8: marquise {fallen}, corvids 3", "1: keep", dice=(2, 0))
    assert table.warriors("marquise", 8) == 0
    assert table.warriors("marquise", 1) == nursed
