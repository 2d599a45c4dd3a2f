"""Law 7 to the letter: rules of the Vagabot that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import COIN, PLACES
from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.games.root.rules.services import services
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import ANY_SUITS, Table, lay, start
from tests.rootbotics.table import choices
from tests.rootbotics.test_vagabot import (
    BIRD,
    DAYLIGHT,
    FOX,
    MOUSE,
    QUESTS,
    RABBIT,
    REPAIR,
    battles,
    items,
    vagabot,
    walk,
)

law = cites("rootbotics")

FOREST = "forest-1_2_5_10"
"""The first of the forests."""


def fights(table: Table) -> list[tuple[int, int]]:
    return [(event.attacker, event.defender) for event in table.events(Fought)]


# 7.3 Set-up


@law("7.3.3")
def test_its_first_quest_comes_from_a_shuffled_deck() -> None:
    first = {start("eyrie", "bot:vagabond:thief", seed=str(n)).s.boards[1].view(None)["quest"] for n in range(6)}
    assert len(first) > 1


@law("7.3.5")
def test_its_first_items_come_out_of_the_box() -> None:
    four, three = (start("eyrie", f"bot:vagabond:{character}").s.box for character in ("thief", "tinker"))
    assert [more - fewer for more, fewer in zip(three, four, strict=True)] == [n == COIN for n in range(len(four))]


# 7.5 Daylight


@law("7.5")
def test_it_goes_further_than_one_clearing() -> None:
    table = vagabot("8: marquise 1", "vagabond ready: boot 3", held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert (walk(table), battles(table)) == ([4, 8], [(8, 1)])


@law("7.5")
def test_out_of_a_forest_it_goes_to_a_clearing_beside_it() -> None:
    lines = ("10: marquise 1", "vagabond ready: boot 2")
    table = vagabot(*lines, pawn=FOREST, held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert (walk(table), battles(table)) == ([10], [(10, 1)])


@law("7.5")
def test_nobody_is_sought_where_no_pawn_may_go() -> None:
    lines = ("12: marquise 1", "scorched: 12", "vagabond ready: boot 4")
    assert walk(vagabot(*lines, held=RABBIT, steps=DAYLIGHT)) == []


@law("11.8.2")
def test_a_snare_that_holds_it_costs_an_item() -> None:
    lines = ("9: plot_snare", "4: marquise 1", "vagabond ready: boot 4")
    table = vagabot(*lines, others="marquise corvids", held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert (table.pieces("plot_snare", 9), walk(table)) == (0, [4])
    assert items(table) == {"ready": 1, "exhausted": 3}


@law("12.1.1")
def test_by_ferry_it_scores_and_the_ferry_comes_along() -> None:
    lines = (ANY_SUITS, "12: marquise 1", "vagabond ready: boot 2")
    table = vagabot(*lines, pawn=1, held=RABBIT, steps=DAYLIGHT, dice=(0, 0), chart="lake")
    assert (walk(table), table.points("vagabond"), place_of(table.s, "ferry")) == ([12], 1, 12)


@law("9.7")
def test_it_pays_for_boats_with_an_item_in_place_of_the_move() -> None:
    lines = ("variants: advanced-services", "7: marquise 1", "points: 0 5 0", "vagabond ready: boot 2")
    table = vagabot(*lines, pawn=4, others="marquise bot:riverfolk", held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert (walk(table), services(table.s).boater) == ([7], 0)
    assert table.s.boards[2].view(None)["payments"][2] > 0
    assert items(table) == {"exhausted": 2}


@law("9.7")
@pytest.mark.parametrize(("heap", "bought"), [("ready", True), ("exhausted", False)])
def test_it_buys_with_its_last_item_that_is_not_exhausted(heap: str, bought: bool) -> None:
    lines = ("riverfolk market: anvil", f"vagabond {heap}: boot 1")
    table = vagabot(*lines, others="marquise bot:riverfolk", held="armorers", steps="bot.craft")
    assert table.points("vagabond") == bought


@law("7.5.2", "trait.vagabond.adventurer", "3.3.2")
@pytest.mark.parametrize(("boots", "points"), [(4, 2), (3, 1), (5, 2)])
def test_an_adventurer_goes_on_quests_while_items_last(boots: int, points: int) -> None:
    lines = (
        f"vagabond ready: boot {boots}",
        "vagabond quest: expel_bandits_mouse",
        "quest deck: guard_duty_mouse fend_off_a_bear_mouse",
    )
    table = vagabot(*lines, bot="bot:vagabond:thief+adventurer", held=BIRD, steps=QUESTS)
    assert table.points("vagabond") == points


@law("7.5.2")
def test_a_quest_without_a_clearing_of_its_suit_waits() -> None:
    suits = "suits: " + " ".join(["fox"] * 12)
    lines = (suits, "vagabond ready: boot 3", "vagabond quest: expel_bandits_mouse")
    bot = "bot:vagabond:thief+adventurer"
    table = vagabot(*lines, bot=bot, held=BIRD, steps=QUESTS, chart="lake")
    assert (table.points("vagabond"), items(table)) == (0, {"ready": 3})


@law("7.5.3", "3.3.2", "trait.vagabond.questing")
def test_who_arrives_with_nothing_aids_nobody() -> None:
    lines = ("4: marquise 1", "box marquise: bag 1", "vagabond ready: boot 1")
    table = vagabot(*lines, bot="bot:vagabond:thief+questing", held=MOUSE, steps=DAYLIGHT)
    assert (walk(table), sum(table.s.boxes[1]), table.points("vagabond")) == ([4], 1, 0)


@law("7.5.4.I")
def test_buildings_and_tokens_count_together() -> None:
    lines = ("4: marquise 1, sawmill", "12: marquise 1, sawmill, wood", "points: 0 5 3", "vagabond ready: boot 2")
    table = vagabot(*lines, held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert choices(table, "battle-in") == [(12, "most-buildings-and-tokens")]


@law("7.5.4", "2.8.1")
def test_buildings_score_as_ever_and_no_more() -> None:
    lines = ("9: marquise 0, sawmill", "vagabond ready: boot 1")
    table = vagabot(*lines, held=RABBIT, steps=DAYLIGHT, dice=(0, 0))
    assert (table.pieces("sawmill", 9), table.points("vagabond")) == (0, 1)


# 7.5.6, 7.7 Characters


@law("7.5.6")
@pytest.mark.parametrize("character", ["thief", "vagrant", "scoundrel"])
@pytest.mark.parametrize("order", [RABBIT, MOUSE])
def test_in_a_forest_it_does_nothing_special(character: str, order: str) -> None:
    lines = ("vagabond ready: boot 3", "hand marquise: anvil", "box marquise: bag 1")
    table = vagabot(*lines, pawn=FOREST, bot=f"bot:vagabond:{character}", held=order, steps=DAYLIGHT)
    assert (items(table), table.hand("marquise"), table.s.pawns[0]) == ({"ready": 3}, ["anvil"], PLACES)


@law("7.5.6", "7.7.6")
def test_the_arbiter_does_nothing_special() -> None:
    table = vagabot("vagabond ready: boot 3", bot="bot:vagabond:arbiter", held=RABBIT, steps=DAYLIGHT)
    assert items(table) == {"ready": 3}


@law("7.6.2")
def test_in_any_forest_all_items_are_mended() -> None:
    assert items(vagabot("vagabond damaged: sword 3", pawn=FOREST, steps=REPAIR)) == {"ready": 3}


@law("7.7.3")
def test_from_a_forest_the_ranger_hides_in_the_next() -> None:
    lines = ("vagabond ready: boot 4", "vagabond damaged: sword 3")
    table = vagabot(*lines, pawn=FOREST, bot="bot:vagabond:ranger", held=FOX, steps=DAYLIGHT)
    assert table.s.pawns[0] - PLACES in (1, 2)


VAGRANT = "bot:vagabond:vagrant"


@law("7.7.4", "7.7.4.I")
def test_with_one_other_the_vagrant_fights_himself() -> None:
    lines = ("9: eyrie 5", "vagabond ready: boot 2")
    table = vagabot(*lines, bot=VAGRANT, held=RABBIT, steps=DAYLIGHT, dice=(0, 0, 1, 0))
    assert (fights(table), table.warriors("eyrie", 9), table.points("vagabond")) == ([(0, 2), (0, 2)], 4, 1)


@law("7.7.4.I")
def test_buildings_alone_do_not_attack() -> None:
    lines = ("9: marquise 0, sawmill 2, eyrie 1", "points: 0 0 5", "vagabond ready: boot 2")
    table = vagabot(*lines, bot=VAGRANT, held=RABBIT, steps=DAYLIGHT, dice=(0, 0, 0, 0))
    assert fights(table) == [(0, 2), (2, 1)]


@law("7.7.4")
def test_warriors_whom_others_lose_at_his_bidding_do_not_score() -> None:
    lines = ("9: marquise 3, eyrie 4", "points: 0 0 5", "vagabond ready: boot 2")
    table = vagabot(*lines, bot=VAGRANT, held=RABBIT, steps=DAYLIGHT, dice=(0, 0, 2, 0))
    assert (fights(table), table.warriors("marquise", 9), table.points("vagabond")) == ([(0, 2), (2, 1)], 1, 0)


@law("7.5.4", "7.7.4")
@pytest.mark.parametrize(("bot", "dice"), [("bot:vagabond:arbiter", "0 0 1 1"), (VAGRANT, "0 0 0 0 1 1")])
def test_after_its_battles_it_defends_again(bot: str, dice: str) -> None:
    text = (
        f"map: autumn\nseats: {bot} corvids\nactive: vagabond daylight\nvagabond order: {RABBIT}\npawns: vagabond=9\n"
        "next: bot.vagabond.daylight 0; corvids.daylight 1; pause 1\ncorvids actions: 3\n9: corvids 5\n"
        f"vagabond ready: boot 2\ndice: {dice}\n"
    )
    table = lay(text).by("corvids", Act("battle"))
    assert (table.warriors("corvids", 9), table.points("vagabond")) == (4, 0)


@law("7.7.5", "7.2.4")
def test_the_item_on_a_slot_counts_no_more_for_the_track() -> None:
    lines = ("9: marquise 4, sawmill", "ruins:", "vagabond ready: boot 5", "vagabond track: sword 1")
    bot = "bot:vagabond:scoundrel+adventurer"
    table = vagabot(*lines, bot=bot, held=FOX, steps=DAYLIGHT, dice=(0, 0))
    assert items(table) == {"ready": 4, "exhausted": 1}
