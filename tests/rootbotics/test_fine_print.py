"""The Law of Rootbotics to the letter: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.bots.duchy import SUIT_OF
from lexludi.games.root.bots.services import PRICES
from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.options import Battle, Service
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import ANY_SUITS, Table, lay
from tests.rootbotics.table import after, attacked

law = cites("rootbotics")


def fights(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


# 1, 2, 12 What bots share


@law("1.3.1")
def test_a_human_wins_nothing_by_a_card_beside_the_map() -> None:
    lines = ("available: dominance_fox", "1: eyrie 3", "6: eyrie 3", "8: eyrie 3")
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:marquise eyrie alliance",
                "active: eyrie birdsong",
                "next: birdsong 1; pause 1",
                *lines,
            ]
        )
    )
    assert table.match.result is None


@law("1.2.1")
def test_tokens_go_before_buildings() -> None:
    table = attacked("bot:marquise", "8: corvids 3, keep, sawmill")
    assert (table.pieces("keep", 8), table.pieces("sawmill", 8)) == (0, 1)


@law("2.4", "12.2.2")
def test_the_pass_comes_first_in_the_order_of_clearings() -> None:
    lines = ("landmarks: tower=8", "1: marquise 2, eyrie 1", "6: marquise 2, eyrie 1", "8: marquise 2, eyrie 1")
    table = after("bot:marquise", *lines, held="anvil", steps="bot.marquise.battle", dice=(0, 0, 0, 0, 0, 0))
    assert [at for at, _ in fights(table)] == [8, 1, 6]


@law("12.2.1")
def test_sympathy_spreads_along_closed_paths() -> None:
    """On the mountain 7 touches 12, and 3 by a closed path."""
    table = after(
        "bot:alliance",
        ANY_SUITS,
        "7: sympathy",
        "12: marquise 1",
        others="marquise",
        held="armorers",
        steps="bot.alliance.spread",
        chart="mountain",
    )
    assert (table.pieces("sympathy", 3), table.pieces("sympathy", 12)) == (1, 0)


# 3.3.2 Traits


@law("3.3.2", "trait.marquise.fortified")
@pytest.mark.parametrize(("dice", "left"), [((0, 0), 2), ((1, 0), 1), ((2, 0), 1), ((3, 0), 0)])
def test_a_fortified_building_takes_two_hits(dice: tuple[int, int], left: int) -> None:
    table = attacked("bot:marquise+fortified", "8: corvids 3, sawmill 2", dice=dice)
    assert table.pieces("sawmill", 8) == left


@law("3.3.2", "3.3.1", "trait.marquise.overwhelming")
def test_overwhelming_counts_the_reserves_that_do_not_come() -> None:
    table = after("bot:marquise@nightmare+overwhelming", "2: marquise 22", held="sword", steps="bot.marquise.recruit")
    assert (table.supply("marquise"), table.points("marquise")) == (0, 1)


@law("4.5.5")
@pytest.mark.parametrize(("sawmills", "expands"), [(5, True), (6, False)])
def test_she_expands_with_five_buildings_and_not_with_six(sawmills: int, expands: bool) -> None:
    lines = [f"{at}: sawmill" for at in (1, 3, 4, 5, 8, 10)[:sawmills]]
    table = after("bot:marquise", *lines, held="sword", steps="bot.marquise.expand")
    assert (table.s.boards[0].view(None)["order"] != table.card("sword")) == expands


@law("3.3.2", "trait.marquise.blitz")
@pytest.mark.parametrize(("warriors", "gone"), [(1, 0), (2, 1), (4, 3)])
def test_all_but_one_go_on_a_blitz(warriors: int, gone: int) -> None:
    table = after("bot:marquise+blitz", f"5: marquise {warriors}", held="sword", steps="bot.marquise.blitz")
    assert table.warriors("marquise", 5) == warriors - gone


@law("3.3.2", "trait.eyrie.war_tax")
def test_warriors_pay_no_war_tax() -> None:
    table = after(
        "bot:eyrie+war_tax",
        "5: eyrie 3, marquise 4",
        "points: 0 5",
        "eyrie rabbit: bake_sale",
        "eyrie viziers: 0",
        others="marquise",
        steps="bot.eyrie.battle",
        dice=(1, 0),
    )
    assert (table.warriors("marquise", 5), table.points("marquise")) == (2, 5)


@law("3.3.2", "trait.riverfolk.involved")
@pytest.mark.parametrize(("bot", "ruler"), [("bot:riverfolk", ""), ("bot:riverfolk+involved", "eyrie")])
def test_involved_riverfolk_help_the_enemies_of_a_human_to_rule(bot: str, ruler: str) -> None:
    table = lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: {bot} marquise eyrie",
                "active: marquise daylight",
                "next: pause 1",
                "8: marquise 2, eyrie 1, riverfolk 2",
            ]
        )
    )
    assert table.ruler(8) == ruler


@law("3.3.2", "trait.riverfolk.involved")
def test_involved_riverfolk_share_the_hits_of_whom_they_guard() -> None:
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:riverfolk+involved marquise eyrie",
                "active: marquise daylight",
                "next: marquise.daylight 1; pause 1",
                "marquise actions: 3",
                "dice: 2 0",
                "8: marquise 4, eyrie 4, riverfolk 2",
            ]
        )
    )
    table.choose(Act("battle"), Battle(8, 2))
    assert (table.warriors("eyrie", 8), table.warriors("riverfolk", 8)) == (3, 1)


# 7 Vagabot


@law("7.7.4.I")
@pytest.mark.parametrize("chance", range(6))
def test_a_vagrant_lets_buildings_fall_first(chance: int) -> None:
    table = after(
        "bot:vagabond:vagrant",
        "9: marquise 1, sawmill, wood, eyrie 4",
        "pawns: vagabond=9",
        "vagabond ready: boot 2",
        "points: 0 0 1",
        f"chance: {chance}",
        others="marquise eyrie",
        held="ambush_rabbit",
        steps="bot.vagabond.daylight",
        dice=(0, 0, 2, 0),
    )
    assert (table.pieces("sawmill", 9), table.pieces("wood", 9)) == (0, 1)


# 8 Lizards


@law("8.4.2.III")
def test_nothing_is_sanctified_where_nothing_may_be_placed() -> None:
    lines = ("1: sawmill, keep, marquise 1", "lizards acolytes: 1", "lizards marker: 2", "lost souls: anvil")
    table = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire")
    assert (table.pieces("sawmill", 1), table.pieces("garden_fox", 1)) == (1, 0)


@law("3.3.2", "trait.lizards.spiteful")
def test_wood_is_worth_spite() -> None:
    lines = ("1: lizards 3, wood", "lizards acolytes: 1", "lizards marker: 1", "lost souls: anvil")
    table = after(
        "bot:lizards+spiteful", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire", dice=(0, 0)
    )
    plain = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire", dice=(0, 0))
    assert table.points("lizards") == plain.points("lizards") + 1


# 10 Duchy


@law("10.5.1")
def test_they_dig_once() -> None:
    table = after("bot:duchy", "burrow: duchy 8", held="sword", steps="bot.duchy.dig")
    assert sum(table.pieces("tunnel", at) for at in range(1, 13)) == 1


@law("10.7.7", "10.7.8", "10.7.9")
@pytest.mark.parametrize(("minister", "points"), [("earl_of_stone", 1), ("baron_of_dirt", 2), ("duchess_of_mud", 0)])
def test_each_lord_scores_for_its_own(minister: str, points: int) -> None:
    table = after(
        "bot:duchy",
        "1: citadel, tunnel",
        "2: market 2, tunnel",
        f"duchy crowned: {minister}",
        held="sword",
        steps="bot.duchy.govern",
    )
    assert table.points("duchy") == points


@law("10.5.3")
def test_where_nothing_can_be_built_they_score_while_buildings_are_left() -> None:
    table = after("bot:duchy", "1: citadel", "2: citadel", "8: citadel", held="sword", steps="bot.duchy.build")
    assert table.points("duchy") == 1


# How they choose


@law("2.6", "4.5.1.I")
def test_a_pawn_is_a_piece() -> None:
    lines = ("2: marquise 2, eyrie 1", "pawns: vagabond=2", "points: 0 1 5", "vagabond ready: sword")
    table = after(
        "bot:marquise",
        *lines,
        others="eyrie vagabond:thief",
        held="sword",
        steps="bot.marquise.battle",
        dice=(0, 0),
    )
    assert fights(table) == [(2, 2)]


@law("11.5.1.I")
def test_corvids_fight_whoever_has_most_buildings_and_tokens() -> None:
    lines = ("2: corvids 3, marquise 1, sawmill, wood, eyrie 1, roost", "points: 0 1 5")
    table = after("bot:corvids", *lines, others="marquise eyrie", held="sword", steps="bot.corvids.battle", dice=(0, 0))
    assert fights(table) == [(2, 1)]


@law("trait.corvids.mastermind")
@pytest.mark.parametrize(("bot", "plots"), [("bot:corvids", 1), ("bot:corvids+mastermind", 2)])
def test_a_mastermind_plots_twice(bot: str, plots: int) -> None:
    lines = [f"{at}: corvids 3" for at in (2, 7, 9, 11)]
    table = after(bot, *lines, held="sword", steps="bot.corvids.plot")
    assert sum(table.pieces("plot", at) for at in range(1, 13)) == plots


@law("trait.duchy.overwhelm")
def test_overwhelm_digs_twice_and_no_more() -> None:
    table = after("bot:duchy+overwhelm", "burrow: duchy 16", held="sword", steps="bot.duchy.dig")
    assert sum(table.pieces("tunnel", at) for at in range(1, 13)) == 2


@law("5.5.1.II")
def test_enough_eyrie_stay_to_rule_over_warriors_and_buildings() -> None:
    lines = ("5: eyrie 5, marquise 1, sawmill", "eyrie rabbit: bake_sale", "eyrie viziers: 0")
    table = after("bot:eyrie", *lines, others="marquise", steps="bot.eyrie.move")
    assert table.warriors("eyrie", 5) == 2


@law("8.4.2.III")
def test_what_is_sanctified_is_a_building() -> None:
    lines = ("1: sawmill, wood", "lizards acolytes: 1", "lizards marker: 2", "lost souls: anvil")
    table = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire", dice=(1, 1))
    assert (table.pieces("garden_fox", 1), table.pieces("wood", 1)) == (1, 1)


@law("3.3.2", "trait.alliance.popularity")
@pytest.mark.parametrize(("there", "points"), [("sympathy", 0), ("base_fox", 1)])
def test_popularity_spares_sympathy_alone(there: str, points: int) -> None:
    table = attacked("bot:alliance+popularity", f"8: corvids 3, {there}")
    assert table.points("corvids") == points


# 9.2.3 The shop of the robots


def shop(*lines: str) -> Table:
    """The Marquise at the start of Birdsong, with the Riverfolk Robots at the table."""
    head = [
        "map: autumn",
        "seats: bot:riverfolk marquise eyrie",
        "active: marquise birdsong",
        "next: bot.riverfolk.open 1; pause 1",
    ]
    return lay("\n".join([*head, *lines]))


@law("9.2.3.I")
def test_an_empty_market_sells_no_card() -> None:
    assert shop("riverfolk market:").refuses(Service(0)) == "rootbotics 9.2.3.I"
    assert shop("riverfolk market: anvil").offers(Service(0))


@law("9.2.3")
def test_nobody_must_buy_and_the_last_warriors_pay() -> None:
    assert shop("1: marquise 20", "riverfolk market: anvil").offers(Pass())
    price = 25 - shop("riverfolk market: anvil").choose(Service(0)).supply("marquise")
    last = shop(f"1: marquise {25 - price}", "riverfolk market: anvil").choose(Service(0))
    assert (last.supply("marquise"), last.hand("marquise")) == (0, ["anvil"])
    assert shop(f"1: marquise {26 - price}", "riverfolk market: anvil").prompt == "pause"


@law("9.7")
@pytest.mark.parametrize(("ware", "points"), [("anvil", True), ("travel_gear_fox", True), ("ambush_fox", False)])
def test_bots_buy_an_item_that_can_be_crafted(ware: str, points: bool) -> None:
    lines = (f"riverfolk market: {ware}", "points: 5 0 0")
    table = after(
        "bot:marquise",
        *lines,
        others="eyrie bot:riverfolk",
        order="sappers",
        steps="bot.order bot.craft",
    )
    assert (table.points("marquise") > 5) == points


@law("9.7")
@pytest.mark.parametrize(("points", "hired"), [("5 0 0", True), ("0 0 5", False)])
def test_a_bot_with_few_warriors_hires_and_pays(points: str, hired: bool) -> None:
    lines = ("2: marquise 1, eyrie 2, riverfolk 2", f"points: {points}")
    table = after(
        "bot:marquise",
        *lines,
        others="eyrie bot:riverfolk",
        held="sword",
        steps="bot.marquise.battle",
        dice=(0, 0),
    )
    paid = table.s.boards[2].view(None)["payments"][0]
    assert (paid > 0) == hired
    assert table.supply("marquise") == 25 - 1 - paid


@law("3.3.2", "trait.alliance.steadfast")
def test_steadfast_without_a_bird_is_pitied() -> None:
    table = after("bot:alliance+steadfast", held="sword", steps="bot.alliance.pity")
    assert sum(table.pieces("sympathy", at) for at in range(1, 13)) == 2


@law("8.4.1")
@pytest.mark.parametrize(("soul", "suit"), [("anvil", 0), ("bake_sale", 1), ("sword", 2), ("armorers", 3)])
def test_one_soul_gives_the_order(soul: str, suit: int) -> None:
    table = after("bot:lizards", f"lost souls: {soul}", steps="bot.lizards.order")
    assert table.s.boards[0].view(None)["suit"] == suit


@law("8.2.2")
def test_an_acolyte_lies_in_no_coffin() -> None:
    lines = ("deck: exiles", "8: corvids 3, lizards 1", "crafted corvids: coffin_makers")
    table = attacked("bot:lizards", *lines, dice=(1, 0))
    assert table.coffins == [0, 0]
    assert table.s.boards[0].view(None)["acolytes"] == 1


@law("3.3.2", "trait.corvids.gamble")
def test_nobody_guesses_where_no_human_is() -> None:
    lines = ("8: corvids 2, plot", "corvids plots: 8=raid", "2: marquise 2")
    table = after("bot:corvids+gamble", *lines, others="marquise", held="anvil", steps="bot.corvids.flip")
    assert (table.prompt, table.points("corvids")) == ("pause", 1)


@law("2.6")
def test_hirelings_of_nobody_count_as_enemy_pieces() -> None:
    lines = (
        "hirelings: warm_sun_prophets popular_band flame_bearers",
        "5: marquise 5",
        "1: warm_sun_prophets 3",
        "2: alliance 1",
    )
    table = after("bot:marquise", *lines, others="alliance", held="bake_sale", steps="bot.marquise.move")
    assert table.warriors("marquise", 1) > 0


@law("1.3.1")
def test_a_bot_wins_by_a_card_beside_the_map_only_if_it_dominates() -> None:
    lines = ("variants: bots-dominate", "available: dominance_fox", "1: marquise 3", "6: marquise 3")
    for more, won in (("8: corvids 3", False), ("8: marquise 3", True)):
        table = after("bot:marquise", *lines, more, others="corvids", held="anvil", steps="daylight")
        assert (table.match.result is not None) == won


@law("1.3.1")
def test_a_human_who_dominates_wins_nothing_by_it() -> None:
    lines = ("variants: bots-dominate", "available: dominance_fox", "1: corvids 3", "6: corvids 3", "8: corvids 3")
    assert after("bot:marquise", *lines, others="corvids", held="anvil", steps="daylight").match.result is None


@law("7.7.2")
@pytest.mark.parametrize("pile", ["travel_gear_fox armorers", "travel_gear_fox anvil"])
def test_the_tinker_takes_the_topmost_card_with_an_item_that_is_there(pile: str) -> None:
    lines = (f"discards: {pile}", "items: boot 1", "vagabond ready: boot 1", "pawns: vagabond=9")
    table = after(
        "bot:vagabond:tinker", *lines, others="marquise eyrie", held="ambush_rabbit", steps="bot.vagabond.daylight"
    )
    assert table.points("vagabond") > 0


@law("3.3.2", "trait.alliance.popularity")
def test_popularity_costs_a_hireling_nothing() -> None:
    text = [
        "map: autumn",
        "seats: marquise bot:alliance+popularity",
        "hirelings: flame_bearers popular_band highway_bandits",
        "hired: flame_bearers=marquise:2",
        "active: marquise birdsong",
        "5: flame_bearers 1, sympathy",
        "next: hirelings.birdsong 0; pause 0",
    ]
    table = lay("\n".join(text))
    assert (table.pieces("sympathy", 5), table.points("marquise")) == (0, 0)


@law("5.5.1.II")
def test_who_must_stay_is_no_origin() -> None:
    lines = ("5: eyrie 3, marquise 3", "3: eyrie 2", "eyrie rabbit: bake_sale", "eyrie viziers: 0")
    table = after("bot:eyrie", *lines, others="marquise", steps="bot.eyrie.move")
    assert (table.warriors("eyrie", 5), table.warriors("eyrie", 3)) == (3, 1)


@law("4.7.2", "3.3.2", "trait.marquise.overwhelming")
def test_both_halves_of_an_escalated_muster_have_come() -> None:
    lines = ("2: marquise 1", "5: marquise 1")
    table = after("bot:marquise+overwhelming", *lines, held="armorers", steps="bot.marquise.recruit")
    assert table.points("marquise") == 0


@law("9.7")
def test_whom_a_bot_has_hired_rule_for_it_everywhere() -> None:
    lines = ("2: marquise 1, eyrie 2, riverfolk 2", "5: marquise 1, eyrie 2, riverfolk 2", "points: 5 0 0")
    table = after(
        "bot:marquise", *lines, others="eyrie bot:riverfolk", held="sword", steps="bot.marquise.battle", dice=(0, 0)
    )
    assert table.ruler(5) == "marquise"


@law("9.7", "9.2.3")
@pytest.mark.parametrize(("short", "hired"), [(0, True), (1, False)])
def test_a_bot_hires_with_its_last_warriors(short: int, hired: bool) -> None:
    price = PRICES[0]
    lines = ("2: marquise 1, eyrie 2, riverfolk 2", f"1: marquise {24 - price + short}", "points: 5 0 0")
    table = after(
        "bot:marquise", *lines, others="eyrie bot:riverfolk", held="sword", steps="bot.marquise.battle", dice=(0, 0)
    )
    assert (table.supply("marquise") == 0) == hired


@law("9.7")
def test_a_bot_pays_for_those_with_whom_it_can_build() -> None:
    lines = ("2: marquise 1, eyrie 2, riverfolk 2", "points: 5 0 0")
    table = after("bot:marquise", *lines, others="eyrie bot:riverfolk", held="sword", steps="bot.marquise.build")
    assert sum(table.s.buildings[0]) == 1
    assert table.s.boards[2].view(None)["payments"][0] == PRICES[0]


@law("9.7")
def test_a_bot_hires_nobody_where_it_cannot_build_even_so() -> None:
    lines = ("1: marquise 1, eyrie 1, riverfolk 2, roost", "points: 5 0 0")
    table = after("bot:marquise", *lines, others="eyrie bot:riverfolk", held="anvil", steps="bot.marquise.build")
    assert (table.ruler(1), table.s.boards[2].view(None)["payments"][0]) == ("eyrie", 0)


@law("9.2.3.III", "3.3.2", "trait.riverfolk.involved")
@pytest.mark.parametrize(("bot", "why"), [("bot:riverfolk", "rootbotics 9.2.3.III"), ("bot:riverfolk+involved", "")])
def test_a_vagabond_hires_only_involved_riverfolk(bot: str, why: str) -> None:
    head = [
        "map: autumn",
        f"seats: {bot} vagabond:thief eyrie",
        "active: vagabond birdsong",
        "pawns: vagabond=1",
        "riverfolk market: anvil",
        "next: bot.riverfolk.open 1; pause 1",
    ]
    table = lay("\n".join(head))
    assert (table.refuses(Service(2)), table.offers(Service(2))) == (why, not why)


@law("11.5.3")
def test_the_warrior_a_plot_costs_is_removed() -> None:
    lines = ("deck: exiles", "2: corvids 3", "crafted eyrie: coffin_makers")
    table = after("bot:corvids", *lines, steps="bot.corvids.plot", held="ambush_mouse")
    assert table.coffins == [1, 0]


@law("10.3.5")
def test_the_first_ministers_are_of_the_suits_of_two_cards() -> None:
    table = after("bot:duchy", steps="bot.duchy.setup", order="sword")
    suits = {SUIT_OF[minister] for minister in table.s.boards[0].view(None)["crowned"]}
    assert suits == {table.s.setting.suit[table.card("sword")], table.s.setting.suit[table.card("cobbler")]}


@law("9.5.3")
def test_angry_riverfolk_gather_where_they_are() -> None:
    lines = ("2: riverfolk 1, eyrie 1", "5: eyrie 5")
    table = after("bot:riverfolk", *lines, held="sword", steps="bot.riverfolk.organize")
    assert (table.warriors("riverfolk", 2) > 1, table.warriors("riverfolk", 5)) == (True, 0)


@law("9.5.1")
def test_riverfolk_build_where_no_post_is() -> None:
    table = after("bot:riverfolk", "2: trade_post_mouse", held="sword", steps="bot.riverfolk.build")
    assert (table.pieces("trade_post_mouse", 2), table.pieces("trade_post_mouse", 7)) == (1, 1)


@law("8.6.4", "9.7")
def test_the_lizards_buy_what_they_can_craft() -> None:
    lines = ("riverfolk market: anvil", "points: 5 0 0", "lost souls: sword")
    table = after("bot:lizards", *lines, others="eyrie bot:riverfolk", order="sappers", steps="bot.lizards.craft")
    assert table.points("lizards") > 5
    assert (lost_souls(table.s).pile, table.discards) == ([table.card("sword"), table.card("anvil")], ["sappers"])


@law("3.3.2", "7.5.2", "trait.vagabond.questing")
@pytest.mark.parametrize(("bot", "points"), [("bot:vagabond:thief", 1), ("bot:vagabond:thief+questing", 2)])
def test_questing_makes_a_quest_worth_two(bot: str, points: int) -> None:
    lines = ("pawns: vagabond=5", "vagabond ready: boot 2", "vagabond quest: expel_bandits_rabbit")
    table = after(bot, *lines, others="marquise", held="ambush_bird", steps="bot.vagabond.daylight")
    assert table.points("vagabond") == points


@law("8.4.2")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_they_conspire_until_every_conspiracy_was_in_vain(marker: int) -> None:
    lines = ("1: sawmill", "lizards acolytes: 1", f"lizards marker: {marker}", "lost souls: anvil")
    table = after("bot:lizards", *lines, others="marquise", steps="bot.lizards.order bot.lizards.conspire")
    assert table.pieces("garden_fox", 1) == 1
