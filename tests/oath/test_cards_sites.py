"""The powers of sites (Law 2.8.5)."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import SLOT_NAMES
from lexludi.games.oath.rules.box.data import Price
from lexludi.games.oath.rules.box.printed import SITE
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.law import cites
from tests.oath.table import Table, acting, lay, number, slot, spelled

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


PRINTED = (
    # site, capacity, favor, secrets and relics when it is revealed; the price of a relic
    ("mine", 1, 3, 0, 1, Price(favor=3, bank="discord")),
    ("salt_flats", 2, 2, 1, 0, Price()),
    ("fertile_valley", 3, 0, 0, 0, Price()),
    ("barren_coast", 1, 0, 0, 1, Price(favor=3, bank="nomad")),
    ("plains", 3, 0, 0, 0, Price()),
    ("river", 2, 0, 0, 0, Price()),
    ("steppe", 2, 0, 0, 1, Price(favor=3, bank="nomad")),
    ("mountain", 2, 0, 0, 1, Price(burn_favor=2)),
    ("lush_coast", 3, 0, 0, 0, Price()),
    ("marshes", 2, 0, 0, 1, Price(burn_secret=1)),
    ("wastes", 1, 0, 0, 1, Price(burn_secret=2)),
    ("rocky_coast", 2, 0, 0, 0, Price()),
    ("narrow_pass", 1, 0, 0, 1, Price(favor=3, bank="arcane")),
    ("charming_valley", 3, 0, 0, 0, Price()),
    ("deep_woods", 2, 0, 0, 1, Price(burn_secret=2)),
    ("standing_stones", 2, 0, 0, 1, Price(favor=3, bank="arcane")),
    ("ancient_city", 2, 0, 0, 1, Price(favor=3, bank="order")),
    ("drowned_city", 0, 0, 3, 2, Price(burn_favor=2)),
    ("great_slum", 3, 0, 0, 0, Price()),
    ("buried_giant", 2, 0, 0, 1, Price(burn_secret=1)),
    ("the_tribunal", 2, 0, 0, 1, Price(favor=3, bank="order")),
    ("shrouded_wood", 2, 0, 0, 1, Price(burn_secret=1)),
    ("the_hidden_place", 2, 0, 0, 1, Price(burn_secret=1)),
)


@law("2.8.1.a", "2.8.2", "2.8.4")
@pytest.mark.parametrize(("site", "room", "favor", "secrets", "relics", "price"), PRINTED)
def test_a_site_that_is_revealed_gets_what_it_calls_for(
    site: str, room: int, favor: int, secrets: int, relics: int, price: Price
) -> None:
    others = [other for other, *_ in PRINTED if other not in (site, "narrow_pass", "the_hidden_place")]
    land = [f"{place}: {other}" for place, other in zip(SLOT_NAMES, others, strict=False) if place != "cradle-2"]
    table = acting(*land, f"cradle-2: {site} facedown", "pawn red: cradle-1", "cards provinces-1:")
    table.act("travel", "at cradle-2")
    here = slot("cradle-2")
    found = (table.s.capacity(here), table.s.site_favor[here], table.s.site_secrets[here], len(table.s.buried[here]))
    assert (found, SITE[table.s.sites[here]].price) == ((room, favor, secrets, relics), price)


WAKING = {
    "mine": ["give 0 1", "pass"],
    "salt_flats": ["give 0 1", "give 1 1", "pass"],
    "drowned_city": ["give 1 1", "pass"],
}


@law("site.mine", "site.salt_flats", "site.drowned_city", "4.1.4")
@pytest.mark.parametrize("site", WAKING)
def test_whoever_wakes_there_may_take_what_lies_there(site: str) -> None:
    lines = [f"provinces-1: {site}", "pawn red: provinces-1", "next: turn 1; turn 2; end_round"]
    tokens = {"mine": "favor 2", "salt_flats": "favor 1 secrets 1", "drowned_city": "secrets 2"}[site]
    others = [f"{place}: {other}" for place, other in zip(SLOT_NAMES[5:], ("river", "steppe", "wastes"), strict=True)]
    others += ["cradle-2: ancient_city", "provinces-2: marshes", "provinces-3: great_slum"]
    table = lay("\n".join(["seats: chancellor red blue", f"tokens provinces-1: {tokens}", *others, *lines])).by(1)
    assert spelled(table) == WAKING[site]
    table.by(1, WAKING[site][0])
    assert table.favor("red") + table.secrets("red") == 1
    assert table.s.site_favor[2] + table.s.site_secrets[2] == 1
    bare = lay("\n".join(["seats: chancellor red blue", *others, *lines])).by(1)
    assert bare.prompt == "act"  # what is gone does not come back


@law("site.drowned_city", "5.4.3")
def test_in_a_drowned_city_each_recover_brings_up_one_relic() -> None:
    table = at("drowned_city", "relics provinces-1: map whistle", "board red: favor 4 supply 7").act(
        "recover", "space 0"
    )
    assert (table.relics("red"), table.favor("red"), len(table.s.buried[2])) == (["map"], 2, 1)


@law("site.drowned_city", "card.salt_the_earth")
def test_nothing_but_salt_comes_to_a_drowned_city() -> None:
    for card, fits in (("salt_the_earth", True), ("longbows", False)):
        table = at("drowned_city", "cards provinces-1:", f"discards provinces: {card}", "deck:").act("search")
        assert table.offers("play provinces-1") == fits


@law("site.standing_stones", "card.revelation", "7.3.3")
def test_a_homeland_gives_before_the_card_speaks() -> None:
    table = played_here("standing_stones", "revelation")
    assert (table.asked, table.secrets("red"), table.favor("red")) == (1, 3, 4)


@law("site.steppe", "card.homesteaders", "relic.horned_mask")
def test_what_is_moved_or_swapped_there_is_not_played() -> None:
    lines = ("advisers red: homesteaders elders", "cards provinces-1:")
    assert at("steppe", *lines).use("homesteaders", "card elders").secrets("red") == 2
    table = at("steppe", "advisers red: elders", "things red: horned_mask", "cards provinces-1: longbows")
    assert (table.use("horned_mask").cards("provinces-1"), table.secrets("red")) == (["elders"], 1)  # one was its price


@law("site.ancient_city")
def test_a_homeland_rewards_anybody_whoever_rules_it() -> None:
    assert played_here("ancient_city", "longbows", "force provinces-1: blue 1").warbands("red") == 5


@law("site.barren_coast", "site.lush_coast", "site.rocky_coast", "site.narrow_pass", "9.2.c")
@pytest.mark.parametrize("coast", ["barren_coast", "lush_coast", "rocky_coast"])
def test_coasts_are_reached_past_a_narrow_pass_if_they_are_known(coast: str) -> None:
    other = "lush_coast" if coast != "lush_coast" else "rocky_coast"
    for side, known in (("", True), (" facedown", False)):
        table = at(coast, "hinterland-1: narrow_pass", f"hinterland-2: {other}{side}").act("travel")
        assert table.offers("at hinterland-2") == known


@law("site.narrow_pass", "relic.whistle")
def test_nobody_is_called_past_a_narrow_pass() -> None:
    lines = ("things red: whistle", "hinterland-1: narrow_pass", "hinterland-2: mine", "pawn red: hinterland-2")
    table = at("river", *lines, "pawn blue: provinces-1", "pawn chancellor: hinterland-2").use("whistle")
    assert (table.pawn("blue"), table.secrets("blue")) == ("provinces-1", 0)


@law("site.buried_giant", "site.narrow_pass")
def test_a_giant_steps_over_a_narrow_pass() -> None:
    table = at("buried_giant", "hinterland-1: narrow_pass").act("travel").use("buried_giant")
    assert table.offers("at hinterland-2")


@law("site.buried_giant", "site.the_hidden_place")
def test_from_a_giant_to_the_hidden_place_it_takes_two_secrets() -> None:
    for secrets, found in ((2, True), (1, False)):
        board = f"board red: favor 1 secrets {secrets} supply 7"
        table = at("buried_giant", "hinterland-1: the_hidden_place", board).act("travel").use("buried_giant")
        assert table.offers("at hinterland-1") == found


@law("site.charming_valley", "relic.brass_horse", "7.6.2")
def test_who_spends_no_supply_leaves_a_charming_valley_for_nothing() -> None:
    table = at("charming_valley", "things red: brass_horse", "discards provinces: conquest", "board red: secrets 1")
    assert table.use("brass_horse", "at cradle-1").pawn("red") == "cradle-1"


@law("site.shrouded_wood")
def test_out_of_a_shrouded_wood_the_longest_way_costs_two() -> None:
    for site, supply in (("shrouded_wood", 5), ("standing_stones", 3)):
        table = acting(f"hinterland-1: {site}", "pawn red: hinterland-1").act("travel", "at cradle-1")
        assert table.supply("red") == supply


@law("site.shrouded_wood")
def test_bandits_lead_nobody_astray_in_a_shrouded_wood() -> None:
    assert at("shrouded_wood").act("travel", "at cradle-1").pawn("red") == "cradle-1"


@law("site.shrouded_wood", "relic.whistle")
def test_ones_own_wood_is_no_help_when_another_calls() -> None:
    lines = (
        "things red: whistle",
        "hinterland-1: shrouded_wood",
        "pawn blue: hinterland-1",
        "force hinterland-1: blue 1",
    )
    table = at("river", *lines, "pawn chancellor: provinces-1").use("whistle")
    assert (table.pawn("blue"), table.secrets("blue")) == ("provinces-1", 1)


@law("site.the_hidden_place")
def test_who_has_no_secret_finds_no_target_in_the_hidden_place() -> None:
    lines = ("force provinces-1: blue 1", "pawn blue: provinces-1", "facedown red: keep")
    assert at("the_hidden_place", *lines).can("campaign")
    assert not at("the_hidden_place", *lines, "board red: favor 1 warbands 3 supply 7").can("campaign")


@law("site.the_hidden_place", "relic.whistle")
def test_nobody_is_made_to_turn_a_secret_for_the_hidden_place() -> None:
    lines = ("things red: whistle", "pawn blue: hinterland-1", "board blue: secrets 2 supply 7")
    table = at("the_hidden_place", *lines, "pawn chancellor: provinces-1").use("whistle")
    assert (table.pawn("blue"), table.secrets("blue"), table.s.turned[2]) == ("hinterland-1", 2, 0)


@law("site.the_hidden_place")
def test_coming_to_the_hidden_place_and_fighting_there_take_a_secret_each() -> None:
    lines = ("hinterland-1: the_hidden_place", "force hinterland-1: blue 1", "pawn blue: cradle-1")
    table = at("river", *lines).act("travel", "at hinterland-1").act("campaign")
    assert (table.secrets("red"), table.s.turned[1]) == (0, 2)


@law("site.mountain", "site.plains")
@pytest.mark.parametrize(("site", "count"), [("mountain", 2), ("plains", 4)])
def test_the_ground_counts_once_for_all_targets_on_it(site: str, count: int) -> None:
    cradle = ("cradle-1: fertile_valley", "force cradle-1: chancellor 1")
    lines = ("force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map", "dice: 4 4 4 4 4 4 0 0 0 0")
    table = at(site, *cradle, *lines).act("campaign", "card map", "pawn", "count 3")
    assert len(table.events(RolledAttack)[0].dice) == count


@law("site.great_slum", "7.2.2")
def test_nobody_pushes_a_locked_card_out_of_a_great_slum() -> None:
    full = ("cards provinces-1: taming_charm keep forest_temple", "discards provinces: longbows", "deck:")
    table = at("great_slum", *full).act("search", "play provinces-1")
    assert table.cards("provinces-1") == [
        "keep",
        "forest_temple",
        "longbows",
    ]  # the charm was the only one that could go


@law("site.the_tribunal", "7.6.3.a")
def test_the_tribunal_binds_both_to_their_exchange() -> None:
    table = at("the_tribunal", "board blue: secrets 1 supply 7").use(
        "the_tribunal", "whom 2", "give 0 2", "want 1 1", "yes"
    )
    table.by(2, "yes")
    assert (table.favor("red"), table.favor("blue"), table.secrets("red"), table.secrets("blue")) == (1, 2, 3, 0)
    assert not table.offers("use the_tribunal")  # once a turn


@law("site.steppe", "site.standing_stones")
@pytest.mark.parametrize(("site", "card"), [("steppe", "elders"), ("standing_stones", "augury")])
def test_steppe_and_standing_stones_give_a_secret_for_their_suit(site: str, card: str) -> None:
    assert played_here(site, card).secrets("red") == 3
    assert played_here(site, "longbows").secrets("red") == 2


@law("site.fertile_valley")
def test_a_fertile_valley_gives_another_favor_for_the_hearth() -> None:
    assert played_here("fertile_valley", "tavern_songs").favor("red") == 5
    assert played_here("fertile_valley", "longbows").favor("red") == 4


@law("site.ancient_city")
def test_an_ancient_city_gives_warbands_for_order() -> None:
    assert played_here("ancient_city", "longbows").warbands("red") == 5
    assert played_here("ancient_city", "elders").warbands("red") == 3


@law("site.wastes", "site.deep_woods")
@pytest.mark.parametrize(("site", "card"), [("wastes", "mercenaries"), ("deep_woods", "wolves")])
def test_wastes_and_deep_woods_give_their_relic(site: str, card: str) -> None:
    assert played_here(site, card, "relics provinces-1: map").relics("red") == ["map"]
    assert played_here(site, "longbows", "relics provinces-1: map").relics("red") == []
    assert played_here(site, card).relics("red") == []


@law("site.steppe")
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


@law("site.barren_coast", "site.lush_coast", "site.rocky_coast")
@pytest.mark.parametrize("coast", ["barren_coast", "lush_coast", "rocky_coast"])
def test_from_coast_to_coast_it_costs_one(coast: str) -> None:
    other = "lush_coast" if coast != "lush_coast" else "rocky_coast"
    assert at(coast, f"hinterland-1: {other}").act("travel", "at hinterland-1").supply("red") == 6
    assert at(coast).act("travel", "at hinterland-1").supply("red") == 5


@law("site.charming_valley")
def test_a_charming_valley_is_hard_to_leave() -> None:
    assert at("charming_valley").act("travel", "at cradle-1").supply("red") == 4
    assert at("river", "hinterland-1: charming_valley").act("travel", "at hinterland-1").supply("red") == 5


@law("site.shrouded_wood")
def test_out_of_a_shrouded_wood_any_way_costs_two_and_its_ruler_shows_it() -> None:
    table = at("shrouded_wood", "hinterland-1: narrow_pass").act("travel", "at hinterland-2")
    assert table.supply("red") == 5
    table = at("shrouded_wood", "force provinces-1: chancellor 1").act("travel")
    assert (table.asked, table.prompt) == (0, "send")
    assert table.by(0, "at cradle-1").pawn("red") == "cradle-1"


@law("site.narrow_pass")
def test_into_the_region_of_a_narrow_pass_one_comes_by_the_pass() -> None:
    table = at("river", "hinterland-1: narrow_pass").act("travel")
    assert [option.place for option in table.options] == [0, 1, 3, 4, 5]  # type: ignore[attr-defined]


@law("site.narrow_pass")
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


@law("site.buried_giant")
def test_a_buried_giant_shows_a_way_for_a_secret_turned_down() -> None:
    table = at("buried_giant").act("travel").use("buried_giant", "at hinterland-1")
    assert (table.supply("red"), table.secrets("red"), table.s.turned[1]) == (7, 1, 1)


@law("site.the_hidden_place")
def test_the_hidden_place_is_found_for_a_secret_turned_down() -> None:
    table = at("river", "hinterland-1: the_hidden_place").act("travel", "at hinterland-1")
    assert (table.secrets("red"), table.s.turned[1]) == (1, 1)
    poor = at("river", "hinterland-1: the_hidden_place", "board red: favor 1 supply 7").act("travel")
    assert 5 not in [option.place for option in poor.options]  # type: ignore[attr-defined]


@law("site.the_hidden_place")
def test_targets_in_the_hidden_place_cost_one_secret_in_all() -> None:
    here = ("force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map")
    table = at("the_hidden_place", *here).act("campaign", "card map")
    assert (table.secrets("red"), table.s.turned[1]) == (1, 1)


@law("site.plains", "site.mountain")
@pytest.mark.parametrize(("site", "dice"), [("plains", 3), ("mountain", 1), ("river", 2)])
def test_plains_help_attackers_and_mountains_do_not(site: str, dice: int) -> None:
    cradle = "cradle-1: great_slum" if site == "plains" else "cradle-1: plains"
    lines = (cradle, "force cradle-1: chancellor 1", "force hinterland-1: chancellor 1", "force cradle-2: chancellor 1")
    table = at(site, *lines, "pawn blue: cradle-1", "dice: 4 0 0 0").act("campaign", "count 2")
    assert len(table.events(RolledAttack)[0].dice) == dice


@law("site.river")
def test_the_river_musters_one_more_for_its_ruler() -> None:
    assert at("river", "force provinces-1: red 1").act("muster").warbands("red") == 6
    assert at("river").act("muster").warbands("red") == 5


@law("site.marshes")
def test_in_marshes_one_draws_a_card_fewer() -> None:
    assert len(at("marshes", "deck: keep tents longbows").act("search").s.drawn[1]) == 2


@law("site.great_slum")
def test_in_a_great_slum_a_card_may_be_discarded_first() -> None:
    full = ("cards provinces-1: taming_charm elders tents", "discards provinces: longbows", "deck:")
    table = at("great_slum", *full).act("search", "play provinces-1", "card elders")
    assert table.cards("provinces-1") == ["taming_charm", "tents", "longbows"]


@law("site.the_tribunal")
def test_the_tribunal_is_open_to_its_ruler_from_afar() -> None:
    table = acting("hinterland-1: the_tribunal", "force hinterland-1: red 1")
    assert table.can_use("the_tribunal")
    assert not acting("hinterland-1: the_tribunal").can_use("the_tribunal")
    assert number("the_tribunal") == 260
