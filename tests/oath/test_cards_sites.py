"""The powers of sites (Law 2.8.5)."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.law import cites
from tests.oath.table import Table, acting, number

law = cites("oath")


def at(site: str, *lines: str) -> Table:
    """Red at this site in the Provinces."""
    others = ["cradle-2: ancient_city" if site != "ancient_city" else "cradle-2: steppe"]
    others += [f"provinces-2: {'marshes' if site != 'marshes' else 'mine'} facedown"]
    others += ["hinterland-1: " + ("river" if site != "river" else "standing_stones")]
    others += [f"hinterland-2: {'deep_woods' if site != 'deep_woods' else 'wastes'} facedown"]
    others += [f"hinterland-3: {'salt_flats' if site != 'salt_flats' else 'mine'} facedown"]
    others += [f"provinces-3: {'drowned_city' if site != 'drowned_city' else 'mine'} facedown"]
    head = [line for line in others if not any(own.startswith(line.partition(":")[0] + ":") for own in lines)]
    return acting(f"provinces-1: {site}", *head, *lines)


def played_here(site: str, card: str, *lines: str) -> Table:
    table = at(site, "cards provinces-1:", f"discards provinces: {card}", "deck:", *lines)
    return table.act("search", "play provinces-1")


@pytest.mark.parametrize(("site", "card"), [("steppe", "elders"), ("standing_stones", "augury")])
def test_steppe_and_standing_stones_give_a_secret_for_their_suit(site: str, card: str) -> None:
    assert played_here(site, card).secrets("red") == 3
    assert played_here(site, "longbows").secrets("red") == 2


def test_a_fertile_valley_gives_another_favor_for_the_hearth() -> None:
    assert played_here("fertile_valley", "tavern_songs").favor("red") == 5
    assert played_here("fertile_valley", "longbows").favor("red") == 4


def test_an_ancient_city_gives_warbands_for_order() -> None:
    assert played_here("ancient_city", "longbows").warbands("red") == 5
    assert played_here("ancient_city", "elders").warbands("red") == 3


@pytest.mark.parametrize(("site", "card"), [("wastes", "mercenaries"), ("deep_woods", "wolves")])
def test_wastes_and_deep_woods_give_their_relic(site: str, card: str) -> None:
    assert played_here(site, card, "relics provinces-1: map").relics("red") == ["map"]
    assert played_here(site, "longbows", "relics provinces-1: map").relics("red") == []
    assert played_here(site, card).relics("red") == []


def test_a_homeland_gives_nothing_for_replacing_a_card_of_its_suit() -> None:
    table = at(
        "steppe",
        "cards provinces-1: elders tents",
        "things red: peoples_favor",
        "deck:",
        "discards provinces: great_herd",
    )
    table.act("search", "play provinces-1", "card tents")
    assert (table.cards("provinces-1"), table.secrets("red")) == (["elders", "great_herd"], 2)


@pytest.mark.parametrize("coast", ["barren_coast", "lush_coast", "rocky_coast"])
def test_from_coast_to_coast_it_costs_one(coast: str) -> None:
    other = "lush_coast" if coast != "lush_coast" else "rocky_coast"
    assert at(coast, f"hinterland-1: {other}").act("travel", "at hinterland-1").supply("red") == 6
    assert at(coast).act("travel", "at hinterland-1").supply("red") == 5


def test_a_charming_valley_is_hard_to_leave() -> None:
    assert at("charming_valley").act("travel", "at cradle-1").supply("red") == 4
    assert at("river", "hinterland-1: charming_valley").act("travel", "at hinterland-1").supply("red") == 5


def test_out_of_a_shrouded_wood_any_way_costs_two_and_its_ruler_shows_it() -> None:
    table = at("shrouded_wood", "hinterland-1: narrow_pass").act("travel", "at hinterland-2")
    assert table.supply("red") == 5
    table = at("shrouded_wood", "force provinces-1: chancellor 1").act("travel")
    assert (table.asked, table.prompt) == (0, "send")
    assert table.by(0, "at cradle-1").pawn("red") == "cradle-1"


def test_into_the_region_of_a_narrow_pass_one_comes_by_the_pass() -> None:
    table = at("river", "hinterland-1: narrow_pass").act("travel")
    assert [option.place for option in table.options] == [0, 1, 3, 4, 5]  # type: ignore[attr-defined]


def test_whoever_attacks_beyond_a_narrow_pass_attacks_it_too() -> None:
    lines = (
        "force provinces-1: blue 1",
        "hinterland-1: narrow_pass",
        "hinterland-2: mine",
        "force hinterland-2: blue 1",
    )
    table = at("river", *lines, "force hinterland-1: blue 1", "pawn blue: cradle-1").act("campaign")
    table.choose("at hinterland-2").dice(4, 4, 4).choose("count 0")
    assert len(table.events(RolledDefense)[0].dice) == 3  # the pass was the only target left to declare
    table = at("river", *lines, "force hinterland-1: chancellor 1", "pawn blue: cradle-1").act("campaign")
    assert table.prompt == "attack-dice"  # the pass is not blue's, so nothing beyond it can be a target


def test_a_buried_giant_shows_a_way_for_a_secret_turned_down() -> None:
    table = at("buried_giant").act("travel").use("buried_giant", "at hinterland-1")
    assert (table.supply("red"), table.secrets("red"), table.s.turned[1]) == (7, 1, 1)


def test_the_hidden_place_is_found_for_a_secret_turned_down() -> None:
    table = at("river", "hinterland-1: the_hidden_place").act("travel", "at hinterland-1")
    assert (table.secrets("red"), table.s.turned[1]) == (1, 1)
    poor = at("river", "hinterland-1: the_hidden_place", "board red: favor 1 supply 7").act("travel")
    assert 5 not in [option.place for option in poor.options]  # type: ignore[attr-defined]


def test_targets_in_the_hidden_place_cost_one_secret_in_all() -> None:
    here = ("force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map")
    table = at("the_hidden_place", *here).act("campaign", "card map")
    assert (table.secrets("red"), table.s.turned[1]) == (1, 1)


@pytest.mark.parametrize(("site", "dice"), [("plains", 3), ("mountain", 1), ("river", 2)])
def test_plains_help_attackers_and_mountains_do_not(site: str, dice: int) -> None:
    cradle = "cradle-1: great_slum" if site == "plains" else "cradle-1: plains"
    lines = (cradle, "force cradle-1: chancellor 1", "force hinterland-1: chancellor 1", "force cradle-2: chancellor 1")
    table = at(site, *lines, "pawn blue: cradle-1", "dice: 4 0 0 0").act("campaign", "count 2")
    assert len(table.events(RolledAttack)[0].dice) == dice


def test_the_river_musters_one_more_for_its_ruler() -> None:
    assert at("river", "force provinces-1: red 1").act("muster").warbands("red") == 6
    assert at("river").act("muster").warbands("red") == 5


def test_in_marshes_one_draws_a_card_fewer() -> None:
    assert len(at("marshes", "deck: keep tents longbows").act("search").s.drawn[1]) == 2


def test_in_a_great_slum_a_card_may_be_discarded_first() -> None:
    full = ("cards provinces-1: taming_charm elders tents", "discards provinces: longbows", "deck:")
    table = at("great_slum", *full).act("search", "play provinces-1", "card elders")
    assert table.cards("provinces-1") == ["taming_charm", "tents", "longbows"]


def test_the_tribunal_is_open_to_its_ruler_from_afar() -> None:
    table = acting("hinterland-1: the_tribunal", "force hinterland-1: red 1")
    assert table.can_use("the_tribunal")
    assert not acting("hinterland-1: the_tribunal").can_use("the_tribunal")
    assert number("the_tribunal") == 260
