"""Appendix E to the letter: hirelings that could once be played wrong without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.hirelings.control import hiring
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Ferry, Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.hiring import band, card, offers, owner, table, use
from tests.root.table import ANY_SUITS, start

law = cites("root")
BATTLE = Act("battle")


# E.1 Control


@law("E.1.1", "3.1")
def test_who_passes_a_marker_in_anothers_turn_takes_it() -> None:
    t = table(
        "popular_band",
        "5: marquise 1, wood, eyrie 3",
        "points: 0 3",
        "hireling markers: 4 8 12",
        "marquise actions: 3",
        hired="nobody",
        step="marquise.daylight 0; pause 0",
    )
    t.dice(2, 2).choose(BATTLE)
    assert (t.points("eyrie"), hiring(t.s).markers) == (4, (8, 12))


@law("E.1.3", "E.2.2")
def test_with_nobody_to_pass_it_to_a_hireling_lends_nothing_more() -> None:
    """Ruling R114."""
    assert not offers(table("popular_band", hired="nobody"), "play")


# E.2 Deeds that want warriors


@law("E.2.4")
@pytest.mark.parametrize(
    ("name", "deed", "all_of_them"),
    [
        ("popular_band-demoted", "busk", "popular_band"),
        ("warm_sun_prophets", "send-prophet", "warm_sun_prophets"),
        ("highway_bandits-demoted", "send-bandit", "highway_bandits"),
    ],
)
def test_with_no_warrior_left_none_is_placed(name: str, deed: str, all_of_them: str) -> None:
    some = table(name, "5: marquise 1")
    left = some.s.supply[owner(some)]
    assert offers(some, deed)
    last = table(name, f"5: marquise 1, {all_of_them} {left - 1}")
    assert offers(last, deed)
    none = table(name, f"5: marquise 1, {all_of_them} {left}")
    assert not offers(none, deed)


@law("E.2.4", "side.highway_bandits.demoted")
@pytest.mark.parametrize(("elsewhere", "offered"), [(25, False), (24, True), (20, True)])
def test_gangs_want_a_warrior_of_yours(elsewhere: int, offered: bool) -> None:
    t = table("highway_bandits-demoted", "5: highway_bandits 1", f"1: marquise {elsewhere}")
    assert offers(t, "gang-up") == offered
    assert not offers(table("highway_bandits-demoted", "1: marquise 1"), "gang-up")


@law("E.2.4", "side.forest_patrol.promoted")
@pytest.mark.parametrize("kept", [0, 1])
def test_the_patrol_musters_whom_it_has_kept(kept: int) -> None:
    t = table("forest_patrol", "5: forest_patrol 1", f"forest_patrol kept: {kept}", seats="alliance duchy")
    assert offers(t, "muster") == bool(kept)


@law("E.2.4", "side.popular_band.promoted")
def test_the_band_plays_with_one_on_the_map_or_one_to_come() -> None:
    none = table("popular_band")
    left = none.s.supply[owner(none)]
    assert offers(none, "play")
    assert offers(table("popular_band", f"5: popular_band {left}"), "play")


@law("E.2.4", "side.last_dynasty.promoted")
def test_the_dynasty_sallies_from_the_edge() -> None:
    assert offers(table("last_dynasty", seats="marquise alliance"), "sally")


@law("E.2.4", "C.2.5")
def test_hirelings_sail_with_as_many_as_there_are() -> None:
    t = table("forest_patrol", "map: lake", ANY_SUITS, "1: forest_patrol 2, alliance 1", seats="alliance duchy")
    use(t, "patrol")
    assert {option.count for option in t.options if isinstance(option, Ferry)} == {1, 2}
    other = table("forest_patrol", "map: lake", ANY_SUITS, "1: forest_patrol 1, duchy 4", seats="alliance duchy")
    assert not any(isinstance(option, Ferry) for option in use(other, "patrol").options)


@law("E.2.4", "side.corvid_spies.promoted")
def test_spies_strike_once_in_each_clearing() -> None:
    t = table(
        "corvid_spies",
        "5: corvid_spies 3, eyrie 3",
        "1: corvid_spies 2, eyrie 3",
        "hirelings: corvid_spies vault_keepers-demoted flame_bearers-demoted",
    )
    use(t, "infiltrate").choose(At(1)).dice(0, 0, 0, 0).choose(Battle(5, 1))
    assert not any(option.at == 5 for option in t.options if isinstance(option, Battle))


@law("E.2.4", "1.5.5", "side.warm_sun_prophets.promoted")
def test_after_a_move_the_prophets_may_force_a_battle() -> None:
    t = use(table("warm_sun_prophets", "5: warm_sun_prophets 1, eyrie 3", "1: marquise 1"), "preach")
    t.choose(Move(5, 1, 3)).dice(1, 0).choose(Battle(1, 0))
    assert t.warriors("marquise", 1) == 0
    assert t.events(Rolled)


@law("E.2.2", "side.flame_bearers.demoted")
def test_smugglers_buy_battles_too() -> None:
    t = use(table("flame_bearers-demoted", "5: marquise 3, eyrie 2", "hand marquise: travel_gear_fox anvil"), "smuggle")
    t.choose(Card(t.card("travel_gear_fox"))).dice(1, 0).choose(Battle(5, 1))
    assert (t.discards, t.warriors("eyrie", 5)) == (["travel_gear_fox"], 1)


@law("E.2.4", "side.the_exile.promoted")
@pytest.mark.parametrize(("clubs", "battles"), [(1, False), (2, True)])
def test_a_battle_costs_the_exile_two_items(clubs: int, battles: bool) -> None:
    ready = " ".join(["club"] * clubs)
    t = table("the_exile", "pawns: the_exile=forest-1_2_5_10", f"the_exile ready: {ready}", "5: eyrie 1")
    assert any(isinstance(option, Battle) for option in use(t, "roam").options) == battles


@law("E.2.2", "side.the_exile.promoted")
def test_a_hit_exhausts_an_item_of_the_exile() -> None:
    t = table("the_exile", "pawns: the_exile=forest-1_2_5_10", "the_exile ready: club club club club", "5: eyrie 4")
    use(t, "roam").dice(3, 1).choose(Battle(5, 1))
    assert sum(card(t).view(None)["spent"]) == 3


@law("A.6.3", "side.the_exile.promoted")
def test_the_exile_is_where_it_was_set_up() -> None:
    t = start("marquise", "eyrie", hirelings="the_exile,popular_band,highway_bandits")
    chosen = t.by("eyrie").options[2]
    assert isinstance(chosen, At)
    assert t.by("eyrie", chosen).s.pawns[2] == chosen.place


@law("A.6.3", "side.furious_protector.promoted")
def test_the_protector_is_where_it_was_set_up() -> None:
    t = start("marquise", "alliance", hirelings="furious_protector,popular_band,highway_bandits").by("alliance", At(6))
    assert t.s.pawns[2] == 6


@law("E.2.4", "side.the_exile.demoted")
def test_the_brigand_robs_others_who_have_cards() -> None:
    t = table("the_exile-demoted", "6: marquise 1, eyrie 1", "box marquise: boot", "hand marquise: anvil")
    assert not offers(t, "rob")


@law("E.2.2", "side.spring_uprising.demoted")
def test_scouts_cost_a_card_and_help_nobody_but_their_controller() -> None:
    lines = ("5: marquise 3, eyrie 3", "hand eyrie: bake_sale", "hand marquise: anvil", "marquise actions: 3")
    t = table("spring_uprising-demoted", *lines, hired="eyrie", step="marquise.daylight 0; pause 0")
    t.dice(3, 0).choose(BATTLE).by("eyrie", Pass(), Card(t.card("bake_sale")))
    assert (t.hand("eyrie"), t.warriors("marquise", 5), t.warriors("eyrie", 5)) == ([], 0, 3)
    other = table("spring_uprising-demoted", *lines, hired="marquise", step="marquise.daylight 0; pause 0")
    other.dice(3, 0).choose(BATTLE).by("eyrie", Pass())
    assert other.prompt == "marquise"


@law("E.2.2", "side.spring_uprising.promoted")
def test_only_who_attacks_the_uprising_pays_its_toll() -> None:
    lines = ("5: marquise 3, eyrie 1, spring_uprising 1", "hand marquise: bake_sale", "marquise actions: 3")
    t = table("spring_uprising", *lines, hired="eyrie", step="marquise.daylight 0; pause 0")
    t.dice(0, 0).choose(BATTLE, Battle(5, 1))
    assert t.hand("marquise") == ["bake_sale"]


@law("E.2.2", "side.furious_protector.demoted")
@pytest.mark.parametrize(("protector", "at", "banned"), [(5, 5, True), (6, 5, False)])
def test_nobody_battles_the_ward_of_the_stoic_protector(protector: int, at: int, banned: bool) -> None:
    t = table(
        "furious_protector-demoted",
        f"pawns: furious_protector={protector}",
        "5: marquise 3, eyrie 1, alliance 1",
        "marquise actions: 3",
        hired="eyrie",
        seats="marquise eyrie alliance",
        step="marquise.daylight 0; pause 0",
    )
    t.choose(BATTLE)
    if banned:
        assert t.warriors("eyrie", at) == 1
        assert t.events(Rolled)
    else:
        assert t.offers(Battle(5, 1))


@law("E.2.2", "side.popular_band.promoted")
def test_the_audience_may_leave_in_another_turn() -> None:
    lines = ("1: marquise 2", "5: popular_band 1", "marquise actions: 3")
    t = table("popular_band", *lines, hired="eyrie", step="marquise.daylight 0; pause 0")
    t.choose(Act("march"), Move(1, 5, 2))
    assert not any(isinstance(option, Move) and option.origin == 5 for option in t.options)
    here = table(
        "popular_band",
        "5: marquise 2, popular_band 1",
        "marquise actions: 3",
        hired="eyrie",
        step="marquise.daylight 0; pause 0",
    ).choose(Act("march"))
    assert any(isinstance(option, Move) and option.origin == 5 for option in here.options)


@law("E.2.2", "side.sunward_expedition.demoted")
def test_a_card_not_kept_open_is_discarded() -> None:
    t = table(
        "sunward_expedition-demoted",
        "1: workshop",
        "hand marquise: anvil",
        "hirelings: sunward_expedition-demoted popular_band corvid_spies-demoted",
        step="crafting 0; pause 0",
    )
    t.choose(t.options[0], Pass())
    assert t.discards == ["anvil"]


@law("E.2.3", "side.flame_bearers.promoted", "card.coffin_makers")
def test_those_whom_bearers_burn_are_removed() -> None:
    t = table(
        "flame_bearers",
        "deck: exiles",
        "5: flame_bearers 1, eyrie 1",
        "crafted marquise: coffin_makers",
        when="birdsong",
    )
    assert t.coffins[1] == 1


@law("E.2.3", "side.spring_uprising.promoted", "card.coffin_makers")
def test_one_warrior_of_the_uprising_is_removed_when_it_rises() -> None:
    t = table(
        "spring_uprising",
        "deck: exiles",
        "6: spring_uprising 2, eyrie 1",
        "crafted marquise: coffin_makers",
        "dice: 0",
        when="birdsong",
    ).choose(Act("rise-up"))
    assert (band(t, 6), t.coffins[2], t.coffins[1]) == (1, 1, 1)


@law("A.6.3", "side.spring_uprising.promoted")
def test_the_uprising_starts_with_two_warriors() -> None:
    t = start("marquise", "eyrie", hirelings="spring_uprising,popular_band,the_exile")
    while t.prompt == "hireling-place" and sum(t.s.warriors[3]) == 0 and sum(t.s.warriors[2]) < 3:
        before = sum(t.s.warriors[2])
        t.match.pick(0)
        if sum(t.s.warriors[2]) == before:
            break
    assert sum(t.s.warriors[2]) == 2


@law("A.6.3")
def test_bots_set_no_hirelings_up() -> None:
    t = start("bot:marquise", "eyrie", "alliance", hirelings="furious_protector,vault_keepers,popular_band")
    asked = []
    while t.prompt in ("hireling-pawn", "vault", "hireling-place"):
        asked.append(t.asked)
        t.match.pick(0)
    assert set(asked) == {1, 2}


@law("E.2.1", "side.vault_keepers.promoted")
def test_vaults_on_the_map_are_enough_when_hired() -> None:
    t = table(
        "vault_keepers", "5: vault", "hired: vault_keepers=marquise:1", when="end", step="hirelings.end 0; pause 0"
    )
    assert sum(t.pieces("vault", at) for at in range(1, 13)) == 1


@law("E.2.3", "side.flame_bearers.promoted", "card.coffin_makers")
def test_all_whom_bearers_burn_in_a_clearing_are_removed() -> None:
    lines = ("deck: exiles", "5: flame_bearers 2, eyrie 2", "crafted marquise: coffin_makers")
    assert table("flame_bearers", *lines, when="birdsong").coffins[1] == 2


@law("E.2.2", "side.the_exile.promoted")
def test_without_an_item_there_is_no_gift() -> None:
    t = table("the_exile", "pawns: the_exile=forest-1_2_5_10", "the_exile ready: club", "5: marquise 1", hired="eyrie")
    assert not t.offers(Act("exile-gift"))


@law("E.2.2", "side.popular_band.promoted")
def test_who_slips_into_a_forest_hears_no_band() -> None:
    t = table(
        "popular_band",
        "pawns: vagabond=5",
        "vagabond ready: boot boot",
        seats="vagabond:thief eyrie",
        hired="eyrie",
        step="vagabond.slip 0; vagabond.daylight 0; pause 0",
        when="birdsong",
    )
    t.choose(At(13))
    assert t.s.pawns[0] == 13
    assert any(isinstance(option, Move) for option in t.options)


@law("E.2.2", "side.the_exile.promoted")
def test_a_gift_is_no_action_of_daylight_and_draws_from_the_deck() -> None:
    t = table(
        "the_exile",
        "deck: exiles",
        "pawns: the_exile=forest-1_2_5_10",
        "5: marquise 1",
        "box marquise: boot",
        "marquise actions: 3",
        "crafted marquise: informants",
        "discards: ambush_fox",
        hired="eyrie",
        step="marquise.daylight 0; pause 0",
    )
    t.choose(Act("exile-gift"))
    assert (t.prompt, t.points("marquise"), len(t.hand("marquise"))) == ("marquise", 1, 1)


@law("E.2.3", "side.furious_protector.promoted", "card.coffin_makers")
def test_whom_the_protector_strikes_is_removed() -> None:
    t = table(
        "furious_protector",
        "deck: exiles",
        "pawns: furious_protector=5",
        "1: alliance 1",
        "crafted marquise: coffin_makers",
        seats="marquise alliance",
        when="birdsong",
    ).choose(At(1))
    assert t.coffins[1] == 1


@law("E.2.4", "1.5.5", "side.warm_sun_prophets.promoted")
def test_prophets_move_nobody_out_of_other_clearings() -> None:
    t = use(table("warm_sun_prophets", "5: warm_sun_prophets 1, eyrie 2", "9: eyrie 2"), "preach")
    moves = [option for option in t.options if isinstance(option, Move)]
    assert {(option.origin, option.count) for option in moves} == {(5, 2)}
