"""Law 8: the Logical Lizards."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.box.codes import BIRD, FOX, MOUSE
from lexludi.games.root.rules.events import Fought
from lexludi.law import cites
from tests.root.table import Table, lay, start
from tests.rootbotics.table import Playing, attacked, choices

law = cites("rootbotics")

ORDER, CONSPIRE, RITUALS = "bot.lizards.order", "bot.lizards.conspire", "bot.lizards.rituals"
SCORE, SCATTER, CRAFT, WANDER = "bot.lizards.score", "bot.lizards.scatter", "bot.lizards.craft", "bot.lizards.wander"
CONVERT, CRUSADE, SANCTIFY = "lizards marker: 5", "lizards marker: 1", "lizards marker: 4"
"""Where the marker stands before it moves on to these conspiracies."""


lizards = Playing("bot:lizards", "marquise alliance")


def board(table: Table) -> dict[str, object]:
    return table.s.boards[table.seat("lizards")].view(None)


def souls(table: Table) -> list[str]:
    """From the top."""
    return [table.s.setting.pack.names[card] for card in reversed(lost_souls(table.s).pile)]


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


@law(
    "8.4", "8.6", "8.4.2", "8.4.2.I", "8.4.2.II", "8.4.2.III", "8.5", "8.5.1", "8.5.2", "8.6.1", "8.6.2", "8.6.3",
    "8.6.4",
)  # fmt: skip
def test_the_worked_example() -> None:
    """The order of returned cards follows the rule, not the text, and the sanctified workshop scores (ruling R110)."""
    table = lizards(
        "suits: rabbit mouse fox mouse rabbit rabbit mouse rabbit rabbit fox rabbit mouse",
        "ruins: 6 11 12",
        "points: 6 10 14",
        "lost souls: sword anvil mouse_in_a_sack investments royal_claim foxfolk_steel",
        "deck order: cobbler brutal_tactics",
        "lizards acolytes: 4",
        "lizards marker: 3",
        "2: lizards 2, garden_mouse, marquise 4",
        "3: marquise 1",
        "4: alliance 1, workshop",
        "7: lizards 1, marquise 2, sawmill",
        "10: marquise 2, sawmill",
        "11: lizards 3",
        "12: lizards 2, alliance 1, marquise 2",
        bot="bot:lizards@easy",
        dice=(1, 1, 1, 1),
    )
    assert battles(table) == [(2, 1), (12, 2)]
    assert choices(table, "sanctify") == [(1, "only")]
    assert choices(table, "sanctify-in") == [(4, "fewest-warriors-of-that-player")]
    assert choices(table, "convert") == [(2, "most-points"), (1, "only")]
    assert [at for at, _ in choices(table, "convert-in")] == [4, 7]
    assert choices(table, "recruit") == [(10, "most-enemy-buildings"), (7, "most-enemy-buildings")]
    assert table.pieces("garden_fox", 10) == 0
    assert [table.pieces("garden_mouse", at) for at in (2, 4, 7)] == [1, 1, 1]
    assert choices(table, "martyr") == [(11, "most-own-warriors")]
    assert board(table)["acolytes"] == 1
    assert table.points("lizards") == 6 + 1 + 2
    assert souls(table) == ["brutal_tactics", "foxfolk_steel", "investments"]
    assert sorted(table.discards) == ["anvil", "mouse_in_a_sack", "royal_claim", "sword"]


# 8.2 Abilities


@law("8.2.1")
def test_they_rule_wherever_a_garden_is() -> None:
    assert lizards("2: garden_mouse, marquise 5", steps=SCORE, held="anvil").ruler(2) == "lizards"


@law("8.2.2")
@pytest.mark.parametrize("fallen", [1, 2])
def test_one_of_those_who_fall_in_anothers_turn_becomes_an_acolyte(fallen: int) -> None:
    table = attacked("bot:lizards", "8: corvids 3, lizards 2", dice=(fallen, 0))
    assert table.warriors("lizards", 8) == 2 - fallen
    assert board(table)["acolytes"] == 1
    assert table.supply("lizards") == 25 - 2 + fallen - 1


@law("8.2.2")
def test_nobody_is_avenged_in_their_own_turn() -> None:
    table = lizards(
        "8: lizards 2, marquise 2", "lizards ordered: fox", "lizards acolytes: 1", CRUSADE, steps=CONSPIRE, dice=(1, 1)
    )
    assert table.warriors("lizards", 8) == 1
    assert board(table)["acolytes"] == 0


@law("8.2.3")
def test_a_lost_garden_takes_the_top_soul_along() -> None:
    table = attacked("bot:lizards", "8: corvids 3, garden_fox", "lost souls: anvil sword")
    assert souls(table) == ["anvil"]
    assert table.discards == ["sword"]


@law("8.2.4")
def test_what_others_discard_becomes_a_lost_soul() -> None:
    table = lay(
        "map: autumn\nseats: bot:lizards bot:marquise eyrie\nactive: marquise evening\nmarquise order: anvil\n"
        "lost souls: sword\nnext: bot.discard 1; pause 2\n"
    )
    assert souls(table) == ["anvil", "sword"]
    assert table.discards == []


# 8.3 Set-up


@law("8.3.1", "8.3.2", "8.3.3", "8.3.4", "8.3.5")
def test_setup() -> None:
    s = start("eyrie", "bot:lizards", "bot:marquise").s
    home = s.homes[1]
    assert home == s.setting.plan.opposite[s.homes[2]]
    assert s.warriors[1][home] == 4
    assert all(s.warriors[1][at] == 1 for at in s.paths[home])
    garden = 8 + s.suits[home]
    assert s.pieces[garden][home] == 1
    assert sum(s.stock[kind] for kind in (8, 9, 10)) == 14
    assert s.boards[1].view(None)["marker"] == 4
    assert len(lost_souls(s).pile) == 3
    assert s.supply[1] == 25 - 4 - len(s.paths[home])


# 8.4 Birdsong


@law("8.4.1")
@pytest.mark.parametrize(
    ("pile", "suit"), [("anvil sword investments", MOUSE), ("anvil sword", BIRD), ("anvil foxfolk_steel sword", FOX)]
)
def test_the_commonest_suit_of_the_souls_is_the_order(pile: str, suit: int) -> None:
    assert board(lizards(f"lost souls: {pile}", steps=ORDER))["suit"] == suit


@law("8.4.2")
def test_each_conspiracy_costs_an_acolyte_and_an_impossible_one_none() -> None:
    table = lizards("8: marquise 1", "lizards ordered: fox", "lizards acolytes: 2", CONVERT, steps=CONSPIRE)
    assert table.warriors("lizards", 8) == 1
    assert board(table)["acolytes"] == 1
    assert board(table)["marker"] == 0


@law("8.4.2", "8.4.2.I")
def test_a_bot_with_an_empty_supply_converts_nobody() -> None:
    """Ruling R154: its acolyte returns only afterwards."""
    lines = ("2: lizards 24", "8: marquise 1", "lizards ordered: fox", "lizards acolytes: 1")
    table = lizards(*lines, CONVERT, steps=CONSPIRE)
    assert (table.warriors("marquise", 8), board(table)["acolytes"]) == (1, 1)


@law("8.4.2.I", "8.4.2.I.a", "8.4.2.I.b")
@pytest.mark.parametrize(
    ("points", "lines", "foe", "at"),
    [
        ("0 3 5", ("1: marquise 1", "8: alliance 1"), 2, 8),
        ("0 5 3", ("1: marquise 1", "8: alliance 1, marquise 1, sawmill"), 1, 8),
        ("0 5 3", ("1: marquise 1", "8: marquise 1"), 1, 1),
        ("0 5 3", ("2: marquise 1", "8: alliance 1"), 2, 8),
    ],
)
def test_converting(points: str, lines: tuple[str, ...], foe: int, at: int) -> None:
    table = lizards(f"points: {points}", *lines, "lizards ordered: fox", "lizards acolytes: 1", CONVERT, steps=CONSPIRE)
    assert [p for p, _ in choices(table, "convert")] == [foe]
    assert [c for c, _ in choices(table, "convert-in")] == [at]
    assert table.warriors("lizards", at) == 1


@law("8.4.2.II", "8.4.2.II.a")
def test_a_crusade_is_a_battle_in_every_ordered_clearing_with_two() -> None:
    table = lizards(
        "1: lizards 2, marquise 1, alliance 1", "6: lizards 1, marquise 1", "8: lizards 3, marquise 1",
        "2: lizards 5, marquise 1", "points: 0 1 2", "lizards ordered: fox", "lizards acolytes: 1", CRUSADE,
        steps=CONSPIRE, dice=(0, 0, 0, 0),
    )  # fmt: skip
    assert battles(table) == [(1, 2), (8, 1)]
    assert board(table)["acolytes"] == 0


@law("8.4.2.III", "8.4.2.III.a", "8.4.2.III.b")
@pytest.mark.parametrize(
    ("points", "lines", "at"),
    [
        ("0 3 5", ("1: sawmill, marquise 0", "8: base_fox, alliance 2"), 8),
        ("0 5 3", ("1: sawmill, marquise 2", "8: workshop, marquise 1"), 8),
        ("0 5 3", ("1: sawmill, marquise 1", "8: workshop, marquise 1"), 1),
    ],
)
def test_sanctifying(points: str, lines: tuple[str, ...], at: int) -> None:
    table = lizards(
        f"points: {points}", *lines, "lizards ordered: fox", "lizards acolytes: 1", SANCTIFY, steps=CONSPIRE
    )
    assert table.pieces("garden_fox", at) == 1
    assert table.points("lizards") == 1


# 8.5 Daylight


@law("8.5.1", "8.5.1.I")
@pytest.mark.parametrize(
    ("lines", "at", "garden"),
    [
        (("1: marquise 1, sawmill", "6: marquise 1, sawmill", "12: marquise 2", "8: marquise 2, workshop"), 8, 0),
        (("1: sawmill", "6: sawmill", "8: sawmill 2"), 12, 1),
    ],
)
def test_a_suited_ritual_brings_a_warrior_and_a_garden_where_they_rule(
    lines: tuple[str, ...], at: int, garden: int
) -> None:
    table = lizards(*lines, "lost souls: anvil", steps=RITUALS)
    assert table.warriors("lizards", at) == 1
    assert table.pieces("garden_fox", at) == garden
    assert board(table)["revealed"] == [table.card("anvil")]


@law("8.5.2")
def test_a_bird_ritual_makes_an_acolyte_of_the_largest_flock() -> None:
    table = lizards("1: lizards 2", "2: lizards 3", "lost souls: royal_claim", steps=RITUALS)
    assert (table.warriors("lizards", 1), table.warriors("lizards", 2)) == (2, 2)
    assert board(table)["acolytes"] == 1
    assert table.discards == ["royal_claim"]


@law("8.5", "3.3.1")
@pytest.mark.parametrize(
    ("level", "rituals", "evening"), [("easy", 3, 0), ("default", 4, 0), ("challenging", 5, 0), ("nightmare", 5, 1)]
)
def test_difficulty_changes_how_many_rituals_there_are(level: str, rituals: int, evening: int) -> None:
    table = lizards(
        "lost souls: anvil foxfolk_steel sword investments bake_sale smugglers_trail",
        bot=f"bot:lizards@{level}", steps=f"{RITUALS} bot.end",
    )  # fmt: skip
    assert len(choices(table, "recruit")) == rituals
    assert len(souls(table)) == 6 - rituals
    assert table.points("lizards") == evening


# 8.6 Evening


@law("8.6.1")
@pytest.mark.parametrize(("suit", "points"), [("fox", 2), ("rabbit", 0), ("mouse", 0), ("bird", 2)])
def test_they_score_gardens_of_the_ordered_suit(suit: str, points: int) -> None:
    table = lizards("1: garden_fox", "6: garden_fox", "5: garden_rabbit", f"lizards ordered: {suit}", steps=SCORE)
    assert table.points("lizards") == points


@law("8.6.2", "8.6.3")
def test_souls_left_over_go_and_revealed_ones_come_back_the_first_on_top() -> None:
    table = lizards("lost souls: sword", "lizards revealed: anvil bake_sale", steps=SCATTER)
    assert souls(table) == ["anvil", "bake_sale"]
    assert table.discards == ["sword"]


@law("8.6.4")
@pytest.mark.parametrize(("top", "points"), [("anvil", 1), ("armorers", 0)])
def test_the_top_card_is_crafted_and_becomes_a_soul(top: str, points: int) -> None:
    table = lizards(f"deck order: sword {top}", "lost souls: cobbler", steps=CRAFT)
    assert table.points("lizards") == points
    assert sum(table.s.boxes[0]) == points
    assert souls(table) == [top, "cobbler"]


# 3.3.2 Traits


@law("3.3.2", "trait.lizards.fanatics")
@pytest.mark.parametrize(("bot", "fights"), [("bot:lizards", []), ("bot:lizards+fanatics", [(8, 2)])])
def test_fanatics_battle_where_they_converted(bot: str, fights: list[tuple[int, int]]) -> None:
    table = lizards(
        "8: marquise 2, sawmill, base_fox", "points: 0 5 2", "lizards ordered: fox", "lizards acolytes: 1", CONVERT,
        bot=bot, steps=CONSPIRE, dice=(0, 0),
    )  # fmt: skip
    assert battles(table) == fights
    assert table.pieces("base_fox", 8) == (0 if fights else 1)


@law("3.3.2", "trait.lizards.martyrs")
@pytest.mark.parametrize(("bot", "acolytes"), [("bot:lizards", 1), ("bot:lizards+martyrs", 2)])
def test_martyrs_add_an_acolyte_of_the_supply(bot: str, acolytes: int) -> None:
    table = lizards("1: lizards 2", "lost souls: royal_claim", bot=bot, steps=RITUALS)
    assert board(table)["acolytes"] == acolytes
    assert table.supply("lizards") == 25 - 1 - acolytes


@law("3.3.2", "trait.lizards.spiteful")
@pytest.mark.parametrize(("bot", "points"), [("bot:lizards", 1), ("bot:lizards+spiteful", 2)])
def test_spiteful_scores_for_a_crusade_against_tokens(bot: str, points: int) -> None:
    table = lizards(
        "8: lizards 2, sympathy", "lizards ordered: fox", "lizards acolytes: 1", CRUSADE,
        bot=bot, steps=CONSPIRE, dice=(0, 0), others="alliance marquise",
    )  # fmt: skip
    assert table.pieces("sympathy", 8) == 0
    assert table.points("lizards") == points


@law("trait.lizards.erratic")
@pytest.mark.parametrize(("bot", "pile"), [("bot:lizards", []), ("bot:lizards+erratic", ["anvil"])])
def test_erratic_adds_a_soul(bot: str, pile: list[str]) -> None:
    assert souls(lizards("deck order: sword anvil", bot=bot, steps=WANDER)) == pile
