"""Law 7: the Vagabot."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import PLACES
from lexludi.games.root.rules.events import Fought, PawnMoved
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Yes
from tests.root.table import Table, lay, start
from tests.rootbotics.table import TURN, Playing, after, attacked, choices

law = cites("rootbotics")

SLIP, DAYLIGHT, QUESTS = "bot.vagabond.slip", "bot.vagabond.daylight", "bot.vagabond.quests"
REST, REPAIR = "bot.vagabond.rest", "bot.vagabond.repair"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"


playing = Playing("bot:vagabond:thief", "marquise eyrie")


def vagabot(*lines: str, pawn: int | str = 9, bot: str = "", others: str = "", steps: str = TURN, **more: str) -> Table:
    return playing(f"pawns: vagabond={pawn}", *lines, bot=bot, others=others, steps=steps, **more)


def items(table: Table) -> dict[str, int]:
    """How many items lie in each heap."""
    names = ("ready", "exhausted", "damaged", "spent", "track", "track spent")
    heaps = table.s.boards[table.seat("vagabond")].view(None)["heaps"]
    return {name: sum(heap) for name, heap in zip(names, heaps, strict=True) if sum(heap)}


def walk(table: Table) -> list[int]:
    return [event.to for event in table.events(PawnMoved)]


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


@law(
    "7.2.3", "7.2.4", "7.2.5", "7.4", "7.4.1", "7.4.2", "7.5", "7.6", "7.5.I", "7.5.1", "7.5.2", "7.5.3", "7.5.4",
    "7.6.2", "7.6.3",
)  # fmt: skip
def test_the_worked_example_on_a_bird() -> None:
    """It ends before the repair of Evening (7.6.2), which mends one item."""
    table = vagabot(
        "points: 4 12 9",
        "vagabond ready: boot 3 sword 1 bag 1",
        "vagabond quest: expel_bandits_mouse",
        "ruins: 6=bag 10=boot 11=hammer 12=sword",
        "box marquise: bag 1",
        "7: marquise 3, eyrie 1",
        order="arms_trader",
        dice=(3, 3),
    )
    assert walk(table) == [12, 7]
    assert choices(table, "explore") == [(12, "only")]
    assert choices(table, "quest") == [(7, "highest-priority")]
    assert choices(table, "aid") == [(1, "only")]
    assert choices(table, "target") == [(1, "most-points")]
    assert battles(table) == [(7, 1)]
    assert table.warriors("marquise", 7) == 1
    assert len(table.hand("marquise")) == 1
    assert table.points("vagabond") == 4 + 1 + 1 + 1 + 2
    assert sum(items(table).values()) == 8
    assert items(table).get("damaged", 0) + items(table).get("spent", 0) == 2
    assert table.s.pawns[0] == 7


# 7.2 Abilities


@law("7.2.1")
def test_a_pawn_rules_nothing_and_stays() -> None:
    table = attacked("bot:vagabond:thief", "pawns: vagabond=8", "8: corvids 2", "vagabond ready: boot 3", dice=(3, 0))
    assert table.s.pawns[0] == 8
    assert table.ruler(8) == "corvids"


@law("7.2.1.I")
def test_what_removes_everything_damages_three_items() -> None:
    table = after(
        "bot:alliance", "8: sympathy", "pawns: vagabond=8", "vagabond ready: boot 4 sword 1",
        others="marquise bot:vagabond:thief", steps="bot.alliance.revolt", held="anvil",
    )  # fmt: skip
    assert items(table) == {"ready": 2, "damaged": 3}


@law("7.2.2")
def test_it_moves_whoever_rules() -> None:
    table = vagabot("9: marquise 5", "12: marquise 5", "4: eyrie 5", "points: 0 1 5", "vagabond ready: boot 3",
                    held=RABBIT, steps=DAYLIGHT, dice=(0, 0) * 3)  # fmt: skip
    assert walk(table) == [4]


@law("7.2.4")
@pytest.mark.parametrize(("count", "might", "extra"), [(5, 1, 0), (6, 2, 0), (9, 3, 0), (12, 3, 1)])
def test_many_items_fill_the_battle_track(count: int, might: int, extra: int) -> None:
    exhausted = f"boot {min(count - 1, 8)} sword {max(count - 9, 0)}".removesuffix(" sword 0")
    table = vagabot("vagabond damaged: bag 1", f"vagabond exhausted: {exhausted}", steps=REPAIR)
    board = table.s.boards[0]
    assert board.might(table.s, 9) == might
    assert board.extra_attack(9) == extra


@law("7.2.4")
def test_items_on_the_track_cannot_be_used() -> None:
    table = vagabot("vagabond track: sword 1", "vagabond exhausted: boot 5", "9: eyrie 1", held=RABBIT, steps=DAYLIGHT)
    assert battles(table) == []


@law("7.2.5")
@pytest.mark.parametrize(
    ("heaps", "left"),
    [
        (("vagabond ready: boot 1", "vagabond exhausted: sword 1"), {"ready": 1, "spent": 1}),
        (("vagabond ready: boot 2",), {"ready": 1, "damaged": 1}),
        (("vagabond ready: boot 3 bag 2", "vagabond track: sword 1"), {"ready": 5, "damaged": 1}),
    ],
)
def test_a_hit_damages_an_exhausted_item_first(heaps: tuple[str, ...], left: dict[str, int]) -> None:
    table = after(
        "bot:duchy", "8: duchy 2", "pawns: vagabond=8", *heaps, held=FOX, steps="bot.duchy.battle", dice=(0, 0),
        others="marquise bot:vagabond:thief",
    )  # fmt: skip
    assert items(table) == left  # defenceless: one extra hit


# 7.3 Set-up


@law("7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
@pytest.mark.parametrize(("bot", "count"), [("bot:vagabond:thief", 4), ("bot:vagabond:tinker", 3), ("bot:vagabond", 0)])
def test_setup(bot: str, count: int) -> None:
    table = start("eyrie", bot)
    s = table.s
    board = s.boards[1].view(None)
    assert s.setting.plan.touches[s.pawns[1] - PLACES] == (2, 6, 10, 11, 12)
    assert board["quest"] >= 0
    assert sum(len(s.ruins[at]) for at in (6, 10, 11, 12)) == 4
    assert items(table) == {"ready": count or (3 if board["character"] == "tinker" else 4)}
    assert board["character"] == (bot.split(":")[2] if count else board["character"] or "?")


# 7.4 Birdsong


@law("7.4.3")
@pytest.mark.parametrize(("undamaged", "slips"), [(2, True), (3, False)])
def test_with_two_undamaged_items_it_slips_into_a_forest(undamaged: int, slips: bool) -> None:
    table = vagabot(
        f"vagabond ready: boot {undamaged}", "vagabond damaged: sword 2", "9: marquise 1",
        held=RABBIT, steps=f"{SLIP} {DAYLIGHT} evening", dice=(0, 0, 0, 0),
    )  # fmt: skip
    assert (table.s.pawns[0] >= PLACES) == slips
    assert (battles(table) == []) == slips


# 7.5 Daylight


@law("7.5.I", "7.5.II", "7.5.III", "7.5.IV")
@pytest.mark.parametrize(
    ("order", "actions"),
    [
        (BIRD, ["explore", "quest", "aid", "battle-in"]),
        (FOX, ["explore", "battle-in", "steal"]),
        (RABBIT, ["battle-in", "steal"]),
        (MOUSE, ["quest", "aid", "battle-in"]),
    ],
)
def test_the_order_names_the_actions(order: str, actions: list[str]) -> None:
    table = vagabot(
        "vagabond ready: boot 4 sword 4 bag 4", "vagabond quest: expel_bandits_mouse", "ruins: 12=sword",
        "box marquise: bag 1",
        "12: marquise 9", "7: marquise 9", "9: marquise 4", "hand marquise: anvil sword",
        pawn=9, held=order, steps=DAYLIGHT, dice=(0, 0) * 12,
    )  # fmt: skip
    told = [event.what for event in table.match.events if type(event).__name__ == "Chose"]
    assert [what for what in told if what in ("explore", "quest", "aid", "battle-in", "steal")] == actions


@law("7.5")
def test_it_moves_even_if_nothing_is_left_to_act_with() -> None:
    table = vagabot("vagabond ready: boot 1", "4: eyrie 3", held=RABBIT, steps=DAYLIGHT)
    assert walk(table) == [4]
    assert battles(table) == []


@law("7.5.1")
def test_exploring_takes_an_item_and_the_last_one_the_ruin() -> None:
    table = vagabot("vagabond ready: boot 3", "ruins: 12=sword 6=bag", held=FOX, steps=DAYLIGHT)
    assert sum(items(table).values()) == 4
    assert not table.s.ruined[12]
    assert table.points("vagabond") == 0


@law("7.5.2")
def test_a_quest_takes_any_two_items_and_brings_a_new_one() -> None:
    table = vagabot(
        "vagabond ready: boot 3",
        "vagabond quest: expel_bandits_mouse",
        "quest deck: fundraising",
        held=MOUSE,
        steps=DAYLIGHT,
    )
    assert table.points("vagabond") == 1
    board = table.s.boards[0].view(None)
    assert len(board["quests"]) == 1
    assert board["quest"] not in board["quests"]


@law("7.5.3", "2.8.1")
def test_it_aids_whoever_has_fewest_points_with_all_it_has() -> None:
    lines = ("9: marquise 1, eyrie 1", "box marquise: bag 1 boot 1 sword 1", "box eyrie: bag 1", "points: 0 3 5")
    table = vagabot(*lines, "vagabond ready: hammer 2", held=MOUSE, steps=DAYLIGHT,
                    dice=(0, 0) * 3)  # fmt: skip
    assert choices(table, "aid") == [(1, "fewest-points")]
    assert sum(table.s.boxes[1]) == 1
    assert table.points("vagabond") == 2
    assert len(table.hand("marquise")) == 2


@law("7.5.3", "2.8.1")
def test_an_aided_bot_scores_instead_of_drawing() -> None:
    table = vagabot(
        "9: eyrie 1", "box eyrie: bag 1", "vagabond ready: hammer 1", held=MOUSE, steps=DAYLIGHT,
        others="marquise bot:eyrie",
    )  # fmt: skip
    assert table.points("eyrie") == 1
    assert table.hand("eyrie") == []


@law("7.5.4", "7.5.4.I", "7.5.4.II")
@pytest.mark.parametrize(
    ("lines", "at", "why"),
    [
        (("4: marquise 1, sawmill", "12: marquise 1"), 4, "most-buildings-and-tokens"),
        (("4: marquise 2", "12: marquise 1"), 12, "fewest-warriors-of-that-player"),
        (("4: marquise 2", "12: marquise 2"), 4, "highest-priority"),
        (("8: marquise 1, sawmill", "12: marquise 5"), 12, "only"),
    ],
)
def test_where_it_battles(lines: tuple[str, ...], at: int, why: str) -> None:
    table = vagabot(*lines, "points: 0 5 3", "9: eyrie 1", "vagabond ready: boot 2", held=RABBIT, steps=DAYLIGHT,
                    dice=(0, 0))  # fmt: skip
    assert choices(table, "battle-in") == [(at, why)]
    assert battles(table) == [(at, 1)]


@law("7.5.4")
def test_further_battles_cost_two_items_and_fallen_warriors_score() -> None:
    table = vagabot("9: marquise 2, eyrie 1", "points: 0 5 0", "vagabond ready: boot 4", held=RABBIT, steps=DAYLIGHT,
                    dice=(1, 0, 1, 0))  # fmt: skip
    assert battles(table) == [(9, 1), (9, 1)]
    assert table.points("vagabond") == 2
    assert items(table) == {"ready": 1, "exhausted": 3}


@law("7.5.4")
def test_defending_scores_no_warriors() -> None:
    table = attacked("bot:vagabond:thief", "pawns: vagabond=8", "8: corvids 2", "vagabond ready: boot 3", dice=(1, 1))
    assert table.warriors("corvids", 8) == 1
    assert table.points("vagabond") == 0


@law("7.5.5")
def test_repairing_mends_an_item_that_is_not_exhausted_first() -> None:
    table = vagabot(
        "vagabond ready: boot 1", "vagabond damaged: sword 1", "vagabond spent: bag 1", held=MOUSE, steps=DAYLIGHT
    )
    assert items(table) == {"ready": 1, "exhausted": 1, "spent": 1}


def test_a_special_action_without_effect_costs_nothing() -> None:
    table = vagabot("vagabond ready: boot 3", held=RABBIT, steps=DAYLIGHT)
    assert items(table) == {"ready": 3}


# 7.6 Evening


@law("7.6.1", "3.3.1")
@pytest.mark.parametrize(
    ("level", "with_damage", "without", "evening"),
    [("easy", 3, 5, 0), ("default", 4, 6, 0), ("challenging", 5, 7, 0), ("nightmare", 5, 7, 1)],
)
def test_difficulty_changes_how_many_items_it_refreshes(
    level: str, with_damage: int, without: int, evening: int
) -> None:
    bot = f"bot:vagabond:thief@{level}"
    hurt = vagabot("vagabond exhausted: boot 4 sword 4", "vagabond damaged: bag 1", bot=bot, steps=f"{REST} bot.end")
    assert items(hurt)["ready"] == with_damage
    assert hurt.points("vagabond") == evening
    assert items(vagabot("vagabond exhausted: boot 4 sword 4", bot=bot, steps=REST))["ready"] == without


@law("7.6.2", "3.3.2", "trait.vagabond.berserker")
@pytest.mark.parametrize(
    ("bot", "pawn", "mended"),
    [
        ("bot:vagabond:thief", 9, 1),
        ("bot:vagabond:thief", "forest-1_9_10_12", 3),
        ("bot:vagabond:thief+berserker", 9, 2),
    ],
)
def test_evening_mends_one_item_or_all_in_a_forest(bot: str, pawn: int | str, mended: int) -> None:
    table = vagabot("vagabond damaged: boot 3", bot=bot, pawn=pawn, steps=REPAIR)
    assert items(table)["ready"] == mended


# 7.7 Characters


@law("7.7.1", "2.8.1")
def test_the_thief_takes_a_card_and_scores() -> None:
    table = vagabot(
        "9: marquise 1, eyrie 2", "hand marquise: anvil", "hand eyrie: sword", "points: 0 5 5",
        "vagabond ready: boot 2", held=RABBIT, steps=DAYLIGHT, dice=(0, 0),
    )  # fmt: skip
    assert choices(table, "steal") == [(2, "most-pieces-there")]
    assert table.hand("eyrie") == []
    assert table.points("vagabond") == 1


def test_the_tinker_crafts_from_the_discard_pile() -> None:
    table = vagabot(
        "discards: anvil armorers", "vagabond ready: boot 1", held=RABBIT, steps=DAYLIGHT, bot="bot:vagabond:tinker"
    )
    assert items(table) == {"ready": 1, "exhausted": 1}
    assert table.points("vagabond") == 1


@law("7.7.3")
@pytest.mark.parametrize(("damaged", "hides"), [(2, False), (3, True)])
def test_the_ranger_hides_when_battered(damaged: int, hides: bool) -> None:
    table = vagabot(
        "vagabond ready: boot 4", f"vagabond damaged: sword {damaged}", held=RABBIT, steps=DAYLIGHT,
        bot="bot:vagabond:ranger",
    )  # fmt: skip
    # a rabbit order repairs an item first
    assert (table.s.pawns[0] >= PLACES) == (hides and damaged - 1 >= 3)
    table = vagabot(
        "vagabond ready: boot 4",
        f"vagabond damaged: sword {damaged}",
        held=FOX,
        steps=DAYLIGHT,
        bot="bot:vagabond:ranger",
    )
    assert (table.s.pawns[0] in table.s.setting.plan.woods[9]) == hides


@law("7.7.4", "7.7.4.I")
def test_the_vagrant_sets_two_others_on_each_other() -> None:
    table = vagabot(
        "9: marquise 1, sawmill, eyrie 3", "vagabond ready: boot 2", "points: 0 0 1", held=RABBIT, steps=DAYLIGHT,
        dice=(0, 0, 2, 0), bot="bot:vagabond:vagrant",
    )  # fmt: skip
    fights = [(event.attacker, event.defender) for event in table.events(Fought)]
    assert fights == [(0, 2), (2, 1)]
    assert table.pieces("sawmill", 9) == 0
    assert table.points("vagabond") == 1


@law("7.7.5")
@pytest.mark.parametrize(
    ("there", "acts"), [("marquise 2, sawmill", True), ("marquise 3", False), ("marquise 1, sawmill", False)]
)
def test_the_scoundrel_leaves_nothing_and_covers_a_slot(there: str, acts: bool) -> None:
    table = vagabot(
        f"9: {there}", "ruins:", "vagabond ready: boot 2", bot="bot:vagabond:scoundrel", held=FOX, steps=DAYLIGHT,
        dice=(0, 0),
    )  # fmt: skip
    assert (table.warriors("marquise", 9) == 0) == acts
    assert table.s.slots[9] == (1 if "sawmill" in there else 2)
    assert table.points("vagabond") == (2 if acts else 0)
    assert sum(items(table).values()) == (1 if acts else 2)


def protected() -> Table:
    """The Duchy attack the Eyrie, human, in clearing 8, where the Arbiter stands."""
    return lay(
        "map: autumn\nseats: bot:duchy eyrie bot:vagabond:arbiter\nactive: duchy daylight\nduchy order: anvil\n"
        "next: bot.duchy.battle 0; pause 1\n8: duchy 3, eyrie 1\npawns: vagabond=8\nvagabond track: sword 1\n"
        "dice: 2 2\n"
    )


@law("7.7.6")
@pytest.mark.parametrize(("answer", "lost"), [(Yes(), 2), (Pass(), 1)])
def test_a_human_may_enlist_the_arbiter(answer: Yes | Pass, lost: int) -> None:
    table = protected().by("eyrie", answer)
    assert 3 - table.warriors("duchy", 8) == lost
    assert table.points("vagabond") == (lost == 2)


@law("7.7.6", "7.7.6.I", "7.7.6.II", "7.7.6.III")
@pytest.mark.parametrize(
    ("points", "warriors", "attackers", "enlists"),
    [("0 5 3 0", 1, 3, True), ("0 3 3 0", 1, 3, False), ("0 5 3 0", 3, 5, False), ("0 5 3 0", 2, 2, False)],
)
def test_a_bot_enlists_the_arbiter_when_weak_outnumbered_and_ahead(
    points: str, warriors: int, attackers: int, enlists: bool
) -> None:
    table = lay(
        "map: autumn\nseats: bot:duchy bot:eyrie bot:vagabond:arbiter marquise\nactive: duchy daylight\n"
        f"duchy order: anvil\nnext: bot.duchy.battle 0; pause 3\npoints: {points}\n"
        f"8: duchy {attackers}, eyrie {warriors}, roost\npawns: vagabond=8\nvagabond track: sword 1\ndice: 0 0\n"
    )
    assert table.points("vagabond") - 3 == enlists


# 3.3.2 Traits


@law("trait.vagabond.adventurer")
def test_an_adventurer_battles_once_and_spends_the_rest_on_quests() -> None:
    table = vagabot(
        "9: marquise 3", "vagabond ready: boot 4 sword 1", "vagabond quest: expel_bandits_mouse",
        "quest deck: fundraising",
        bot="bot:vagabond:ranger+adventurer", held=RABBIT, steps=f"{DAYLIGHT} {QUESTS}", dice=(0, 0),
    )  # fmt: skip
    assert len(battles(table)) == 1
    assert table.points("vagabond") == 1


@law("3.3.2", "trait.vagabond.berserker")
def test_a_berserker_seeks_the_most_pieces() -> None:
    lines = ("points: 0 9 0", "9: marquise 1", "4: eyrie 3, marquise 1", "vagabond ready: boot 2")
    table = vagabot(*lines, bot="bot:vagabond:ranger+berserker", held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert battles(table) == [(4, 2)]


@law("3.3.2", "trait.vagabond.helper")
@pytest.mark.parametrize(
    ("bot", "points", "cards"), [("bot:vagabond:thief", 1, 1), ("bot:vagabond:thief+helper", 2, 2)]
)
def test_a_helper_gives_and_scores_more(bot: str, points: int, cards: int) -> None:
    table = vagabot(
        "9: marquise 1", "box marquise: bag 1", "vagabond ready: boot 1",
        bot=bot, held=MOUSE, steps=DAYLIGHT, dice=(0, 0),
    )  # fmt: skip
    assert table.points("vagabond") == points
    assert len(table.hand("marquise")) == cards


@law("3.3.2", "trait.vagabond.marksman")
@pytest.mark.parametrize(("bot", "left"), [("bot:vagabond:ranger", 3), ("bot:vagabond:ranger+marksman", 2)])
def test_a_marksman_hits_before_the_roll(bot: str, left: int) -> None:
    table = vagabot("9: marquise 3", "vagabond ready: boot 1", bot=bot, held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert table.warriors("marquise", 9) == left
    assert table.points("vagabond") == 3 - left


@law("3.3.2", "trait.vagabond.questing")
def test_questing_scores_two_and_seeks_whom_to_aid() -> None:
    bot = "bot:vagabond:ranger+questing"
    table = vagabot(
        "vagabond ready: boot 4 sword 2", "vagabond quest: expel_bandits_mouse", "4: marquise 1", "box marquise: bag 2",
        bot=bot, held=MOUSE, steps=DAYLIGHT, dice=(0, 0) * 3,
    )  # fmt: skip
    assert choices(table, "aid-in") == [(4, "only")]
    assert sum(table.s.boxes[1]) == 1
    assert table.points("vagabond") >= 2 + 1
    hurt = vagabot("vagabond ready: boot 3", "vagabond damaged: sword 3", bot=bot, steps=REPAIR)
    assert items(hurt).get("track", 0) == 1
