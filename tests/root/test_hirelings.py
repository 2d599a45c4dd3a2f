"""Law A.6 and E: setting hirelings up, gaining and losing them, and the rules they share."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.games.root.hirelings.control import hiring
from lexludi.games.root.hirelings.setup import CARDS, excluded
from lexludi.games.root.rules.box.codes import FACTIONS
from lexludi.games.root.rules.options import Battle, Ferry, Hire, Move
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.events import Noted
from lexludi.kernel.match import Match
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom
from tests.root.hiring import band, card, offers, owner, table, use
from tests.root.table import ANY_SUITS, Table, lay, start

law = cites("root")
QUIETER = "forest_patrol popular_band flame_bearers-demoted"
"""Hirelings that leave the Duchy, the Corvids and the Keepers in play."""
FOUR = ("marquise", "eyrie", "alliance", "vagabond:thief")


# A.6 Set-up


@law("A.6")
@pytest.mark.parametrize("names", ["popular_band", "popular_band,furious_protector", "popular_band," * 3, "", []])
def test_there_are_exactly_three_hirelings(names: Any) -> None:
    with pytest.raises(BadSetup, match=r"3.* \(Law A\.6\)"):
        start("marquise", "eyrie", hirelings=names)


@law("A.6")
@pytest.mark.parametrize(
    "names", [["popular_band", "the_exile", "corvid_spies"], "popular_band + the_exile,corvid_spies"]
)
def test_hirelings_are_named_as_a_list_or_as_text(names: Any) -> None:
    assert start("marquise", "eyrie", hirelings=names).s.setting.hirelings == (
        "popular_band",
        "the_exile",
        "corvid_spies",
    )


@law("A.6")
def test_a_match_without_hirelings_has_none() -> None:
    assert start("marquise", "eyrie").s.owners == 2


def test_an_unknown_hireling_is_refused() -> None:
    with pytest.raises(BadSetup, match="hirelings: there is no 'the_ghost'"):
        start("marquise", "eyrie", hirelings="the_ghost,popular_band,the_exile")


@law("A.6.1")
def test_random_hirelings_come_with_their_pieces() -> None:
    drawn = [start("marquise", "alliance", hirelings="random", seed=str(n)).s for n in range(30)]
    assert {len(set(s.setting.hirelings)) for s in drawn} == {3}
    assert {name for s in drawn for name in s.setting.hirelings} >= {"last_dynasty", "the_exile", "vault_keepers"}
    for s in drawn:
        if s.setting.hirelings[0] == "last_dynasty":
            assert s.supply[2] + sum(s.warriors[2]) == 5


@law("A.6.2")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_the_more_players_the_more_are_demoted(players: int, demoted: int) -> None:
    seats = ("marquise", "alliance", "corvids", "riverfolk", "eyrie", "duchy")[:players]
    sides = [start(*seats, hirelings="random", seed=str(n)).s.setting.hirelings for n in range(8)]
    assert {sum(name.endswith("-demoted") for name in names) for names in sides} == {demoted}


@law("A.6.2")
def test_which_are_demoted_is_left_to_chance() -> None:
    names = "popular_band,furious_protector,highway_bandits"
    sides = {start("marquise", "eyrie", "duchy", hirelings=names, seed=str(n)).s.setting.hirelings for n in range(30)}
    assert len(sides) == 3


@law("A.6.2")
def test_a_side_can_be_asked_for() -> None:
    names = "popular_band-demoted,furious_protector-promoted,highway_bandits"
    sides = start("marquise", "eyrie", hirelings=names).s.setting.hirelings
    assert sides == ("popular_band-demoted", "furious_protector", "highway_bandits")


@law("A.6.3")
def test_players_set_hirelings_up_from_the_last_one_backwards() -> None:
    names = "popular_band-promoted,last_dynasty-promoted,vault_keepers-promoted"
    t = start("marquise", "duchy", "alliance", hirelings=names)
    t.by("alliance", At(5), At(6)).by("duchy", At(9)).by("marquise", At(8))
    assert t.s.warriors[3][5] == t.s.warriors[3][6] == 1
    assert t.s.warriors[4][9] == 5
    assert (t.pieces("vault", 8), t.s.warriors[5][8]) == (1, 2)


@law("A.6.3")
def test_with_two_players_the_last_one_sets_up_two() -> None:
    names = "last_dynasty,vault_keepers,furious_protector"
    t = start("marquise", "alliance", hirelings=names)
    t.by("alliance", At(9)).by("marquise", At(8)).by("alliance", At(6))


@law("A.6.4")
def test_markers_lie_on_four_eight_and_twelve() -> None:
    assert hiring(start("marquise", "eyrie", hirelings="random").s).markers == (4, 8, 12)


@law("A.6.5")
@pytest.mark.parametrize("name", [name for name in CARDS if excluded(name) >= 0])
def test_the_faction_of_a_hireling_cannot_play(name: str) -> None:
    others = [quiet for quiet in CARDS if excluded(quiet) < 0][:2]
    faction, other = FACTIONS[excluded(name)], "eyrie" if name != "last_dynasty" else "duchy"
    with pytest.raises(BadSetup, match=r"A\.6\.5"):
        start(faction, other, hirelings=",".join([name, *others]))
    with pytest.raises(PositionError, match=r"A\.6\.5"):
        lay(f"map: autumn\nseats: {faction} {other}\nhirelings: {name} {' '.join(others)}\nnext: pause 0")


@law("A.6.5")
def test_random_hirelings_spare_the_factions_that_play() -> None:
    for n in range(40):
        for name in start(*FOUR, hirelings="random", seed=str(n)).s.setting.hirelings:
            assert name.removesuffix("-demoted") not in (
                "forest_patrol",
                "last_dynasty",
                "spring_uprising",
                "the_exile",
            )


def test_bots_take_no_hirelings_markers() -> None:
    """Ruling R114: a human takes the marker later; with nobody to pass it on to, a hireling goes back."""
    text = (
        "map: autumn\nseats: bot:alliance eyrie\nhirelings: popular_band highway_bandits furious_protector\n"
        "hireling markers: 4 8 12\npoints: 3 0\nactive: alliance evening\nalliance order: anvil\n"
        "5: sympathy\nnext: bot.alliance.spread 0; pause 1\n"
    )
    t = lay(text)
    assert t.points("alliance") == 4
    assert hiring(t.s).markers == (4, 8, 12)
    assert hiring(t.s).gains == ()


def test_with_no_other_human_a_hireling_goes_back_to_the_supply() -> None:
    t = lay(
        "map: autumn\nseats: bot:alliance eyrie\nhirelings: popular_band highway_bandits furious_protector\n"
        "hired: popular_band=eyrie:1\nactive: eyrie evening\nnext: hirelings.end 1; pause 1\n"
    )
    assert t.prompt == "pause"
    assert t.s.side[2] == -1


def test_what_a_hireling_lent_goes_with_it() -> None:
    """Ruling R114."""
    t = lay(
        "map: autumn\nseats: bot:alliance eyrie\nhirelings: riverfolk_flotilla-demoted popular_band highway_bandits\n"
        "hired: riverfolk_flotilla=eyrie:1\nactive: eyrie evening\nnext: hirelings.end 1; pause 1\n"
    )
    assert (t.s.side[2:], t.s.effects[1]) == ((-1, -1, -1), 0)


# E.1.1 Gaining from supply


def at_three(*lines: str, step: str = "eyrie.score 1; hirelings.end 1; pause 0") -> Table:
    """The Eyrie, with three points, about to score two for two roosts."""
    usual = {"3": "roost", "4": "roost", "active": "eyrie evening", "points": "0 3", "hireling markers": "4 8 12"}
    given = dict(line.split(": ") for line in lines)
    return table("popular_band", *(f"{k}: {v}" for k, v in (usual | given).items()), hired="nobody", step=step)


@law("E.1.1")
def test_a_score_marker_takes_the_hireling_marker_it_passes() -> None:
    t = at_three()
    assert (t.points("eyrie"), hiring(t.s).markers) == (4, (8, 12))
    assert [e.numbers for e in t.events(Noted) if e.what == "hireling-marker"] == [(4,)]


@law("E.1.1")
def test_the_card_is_taken_when_the_turn_ends() -> None:
    t = at_three()
    assert (t.prompt, t.asked) == ("hire", 1)
    t.dice(0).choose(Whom(3))
    assert t.s.side[3] == 1
    assert hiring(t.s).gains == ()


@law("E.1.1")
def test_points_in_anothers_turn_bring_the_card_at_the_end_of_ones_own() -> None:
    t = at_three("hireling gains: marquise", step="hirelings.end 1; pause 0")
    assert t.prompt == "pause"
    assert hiring(t.s).gains == (0,)
    t = at_three("hireling gains: marquise", step="hirelings.end 0; pause 0")
    assert (t.prompt, t.asked) == ("hire", 0)


@law("E.1.1")
def test_two_markers_bring_two_cards() -> None:
    t = at_three("hireling gains: eyrie eyrie", step="hirelings.end 1; pause 0").dice(0, 0).choose(Whom(3), Whom(4))
    assert t.s.side[2:] == (-1, 1, 1)


@law("E.1.1")
def test_a_card_loses_no_marker_in_the_turn_it_was_gained() -> None:
    t = at_three("points: 9 3").dice(0).choose(Whom(3))
    assert t.s.boards[3].view(None)["control"] == 2
    assert t.prompt == "pause"


@law("E.1.1")
def test_a_marker_is_taken_once_only() -> None:
    t = at_three("points: 0 3", "hireling markers: 8 12")
    assert t.prompt == "pause"


# E.1.2 The roll


def gained(points: str, roll: int, *lines: str) -> int:
    """The control markers the Eyrie rolls."""
    t = at_three(f"points: {points}", "hireling gains: eyrie", *lines, step="hirelings.end 1; pause 0")
    t.dice(roll).choose(Whom(3))
    control = t.s.boards[3].view(None)["control"]
    assert isinstance(control, int)
    return control


@law("E.1.2")
def test_the_leader_counts_gold_pips_only() -> None:
    assert [gained("3 4", roll) for roll in range(6)] == [1, 1, 1, 2, 2, 2]
    assert gained("4 4", 5) == 2


@law("E.1.2")
def test_the_others_count_all_pips() -> None:
    assert [gained("5 4", roll) for roll in range(6)] == [2, 2, 3, 3, 3, 4]


@law("E.1.2")
def test_whoever_plays_for_dominance_counts_all_pips() -> None:
    assert gained("3 14", 5, "dominance eyrie: dominance_fox") == 4


# E.1.3 Passing on


@law("E.1.3")
def test_every_turn_costs_a_control_marker() -> None:
    t = table("popular_band", when="end")
    assert (card(t).control, t.s.side[2]) == (1, 0)


@law("E.1.3")
def test_without_markers_the_card_goes_to_another_player_who_rolls_at_once() -> None:
    t = table(
        "popular_band",
        "hired: popular_band=marquise:1",
        "5: eyrie 1",
        "points: 0 9 2",
        when="end",
        seats="marquise eyrie duchy",
    )
    assert (t.prompt, t.options) == ("pass-on", [Whom(1), Whom(2)])
    t.dice(0).choose(Whom(1))
    assert t.s.side[owner(t)] == 1
    assert card(t).control == 1
    assert band(t, 5) == 1


@law("E.1.3")
def test_cards_are_passed_on_before_new_ones_come() -> None:
    t = table("popular_band", "hired: popular_band=marquise:1", "hireling gains: marquise", when="end").dice(0, 0)
    assert t.prompt == "hire"
    assert Whom(2) not in t.options


# E.2 Abilities and actions


@law("E.2", "E.2.4")
def test_only_the_controller_is_offered_the_card() -> None:
    assert offers(table("popular_band-demoted"), "busk")
    assert not table("popular_band-demoted", hired="eyrie").offers(Hire(2, "busk"))


@law("E.2.4")
def test_an_action_of_daylight_can_be_taken_once() -> None:
    t = use(table("popular_band-demoted"), "busk").choose(At(5))
    assert band(t, 5) == 1
    assert not offers(t, "busk")


@law("E.2.4")
def test_an_action_of_daylight_comes_back_with_the_next_turn() -> None:
    t = table("popular_band-demoted", step="turn 0; pause 0", seats="eyrie marquise")
    while t.prompt not in ("craft", "resolve", "extras"):
        t.choose(t.options[-1])
    assert offers(t, "busk")


@law("1.1.3")
def test_of_several_hirelings_the_controller_says_which_wakes_first() -> None:
    t = table(
        "furious_protector",
        "hirelings: furious_protector last_dynasty-demoted popular_band",
        "pawns: furious_protector=5",
        "hired: furious_protector=marquise:2 last_dynasty=marquise:2",
        seats="marquise alliance",
        when="birdsong",
    )
    assert (t.prompt, t.options) == ("wake", [Whom(2), Whom(3)])
    t.choose(Whom(3))
    assert t.prompt == "hireling-step"


# E.3.1 Rule


@law("E.3.1")
def test_a_controller_rules_with_hirelings_alone() -> None:
    assert table("last_dynasty", "5: last_dynasty 2, alliance 1", seats="marquise alliance").ruler(5) == "marquise"


@law("E.3.1")
def test_hirelings_add_to_their_controllers_strength() -> None:
    t = table("popular_band", "5: popular_band 1, marquise 1, eyrie 2", "6: popular_band 2, marquise 1, eyrie 2")
    assert (t.ruler(5), t.ruler(6)) == ("eyrie", "marquise")


@law("E.3.1")
def test_a_hireling_for_hire_may_rule_itself() -> None:
    t = table("popular_band", "5: popular_band 2, marquise 1", "6: popular_band 1, marquise 1", hired="nobody")
    assert t.s.ruled[5] == owner(t)
    assert t.s.ruled[6] == -1


@law("E.3.1")
def test_rule_changes_with_the_controller() -> None:
    t = table("popular_band", "5: popular_band 2, marquise 1", "hired: popular_band=marquise:1", when="end").dice(0)
    assert t.ruler(5) == "eyrie"


# E.3.2 Enemies


@law("E.3.2", "G.1.27")
def test_a_hireling_is_the_enemy_of_all_but_its_controller() -> None:
    t = table("popular_band", seats="marquise eyrie duchy")
    assert owner(t) not in t.s.enemies(0)
    assert owner(t) in t.s.enemies(1)
    assert owner(t) in t.s.enemies(2)
    assert all(owner(t) in table("popular_band", hired="nobody").s.enemies(seat) for seat in (0, 1))


@law("E.3.2")
def test_a_coalition_shares_its_hirelings_peace() -> None:
    t = table(
        "popular_band",
        "coalition vagabond: marquise",
        "dominance vagabond: dominance_fox",
        seats="marquise eyrie vagabond:thief",
    )
    assert owner(t) not in t.s.enemies(2)
    assert 2 not in t.s.enemies(owner(t))


@law("E.3.2", "G.1.10")
def test_an_enemys_hireling_can_be_battled() -> None:
    lines = (
        "5: popular_band 1, eyrie 2",
        "active: eyrie daylight",
        "eyrie battle: vizier",
        "eyrie todo battle: vizier",
        "eyrie leader: despot",
    )
    t = table("popular_band", *lines, step="eyrie.resolve 1; pause 0").dice(1, 0)
    assert band(t, 5) == 0
    own = table("popular_band", *lines, hired="eyrie", step="eyrie.resolve 1; pause 0")
    assert band(own, 5) == 1


# E.3.3 to E.3.6 Apart from the controller


@law("E.3.3")
def test_keepers_cannot_encamp_with_hirelings() -> None:
    t = table(
        "popular_band",
        "hirelings: popular_band corvid_spies-demoted flame_bearers-demoted",
        "5: popular_band 1",
        "9: keepers 1",
        seats="keepers eyrie",
        step="keepers.encamp 0; pause 0",
    )
    assert {getattr(option, "at", 9) for option in t.options} == {9}


@law("E.3.4")
def test_a_controllers_moves_leave_hirelings_where_they_are() -> None:
    t = table(
        "popular_band", "5: popular_band 2, marquise 1", "marquise actions: 3", step="marquise.daylight 0; pause 0"
    )
    t.choose(Act("march"))
    assert Move(5, 1, 1) in t.options
    assert Move(5, 1, 2) not in t.options


@law("E.3.4")
def test_false_orders_cannot_move_hirelings() -> None:
    t = table(
        "popular_band",
        "deck: exiles",
        "5: popular_band 2",
        "3: eyrie 1",
        "crafted marquise: false_orders",
        hired="eyrie",
        step="window 0 birdsong; pause 0",
    )
    t.choose(t.options[0])
    assert {getattr(option, "origin", 0) for option in t.options} == {3}


@law("E.3.4", "E.3.5")
def test_hirelings_fight_without_their_controllers_warriors() -> None:
    t = table("forest_patrol", "5: forest_patrol 1, alliance 3, duchy 4", seats="alliance duchy")
    use(t, "patrol").dice(3, 3).choose(Battle(5, 1))
    assert (t.warriors("duchy", 5), t.warriors("alliance", 5), band(t, 5)) == (3, 3, 0)


@law("E.3.5")
def test_the_controller_cannot_ambush_for_his_hirelings() -> None:
    t = table(
        "forest_patrol",
        "5: forest_patrol 2, duchy 2",
        "hand alliance: ambush_rabbit",
        "duchy actions: 2",
        "active: duchy daylight",
        seats="alliance duchy",
        step="duchy.assembly 1; pause 0",
    )
    t.dice(0, 0).choose(Act("battle"))
    assert t.prompt == "assembly"
    assert t.hand("alliance") == ["ambush_rabbit"]


@law("E.3.5")
def test_an_enemy_may_ambush_hirelings_and_the_controller_cannot_foil_it() -> None:
    t = table(
        "forest_patrol",
        "5: forest_patrol 2, duchy 2",
        "hand alliance: ambush_rabbit",
        "hand duchy: ambush_bird",
        seats="alliance duchy",
    )
    use(t, "patrol").choose(Battle(5, 1)).by("duchy", Card(t.card("ambush_bird")))
    assert band(t, 5) == 0
    assert t.hand("alliance") == ["ambush_rabbit"]


@law("E.3.5")
def test_hirelings_use_no_boats_of_their_controller() -> None:
    t = table(
        "forest_patrol", "deck: exiles", "4: forest_patrol 2", "crafted alliance: boat_builders", seats="alliance duchy"
    )
    use(t, "patrol")
    assert {option.to for option in t.options if isinstance(option, Move)} == {8, 9, 12}


@law("E.3.6")
def test_a_controller_scores_nothing_for_what_his_hirelings_remove() -> None:
    t = table("forest_patrol", "5: forest_patrol 3, citadel", "points: 5 5", seats="alliance duchy")
    use(t, "patrol").dice(1, 0).choose(Pass(), Battle(5, 1))
    assert t.pieces("citadel", 5) == 0
    assert t.s.points == [5, 5]


@law("E.3.6")
def test_others_score_for_a_hirelings_buildings() -> None:
    t = table(
        "vault_keepers",
        "hirelings: vault_keepers popular_band flame_bearers-demoted",
        "5: vault, eyrie 3",
        "active: eyrie daylight",
        "eyrie battle: vizier",
        "eyrie todo battle: vizier",
        "eyrie leader: commander",
        step="eyrie.resolve 1; pause 0",
    )
    assert (t.pieces("vault", 5), t.points("eyrie"), t.points("marquise")) == (0, 1, 0)


# E.3.7 Sundries


@law("E.3.7")
def test_moving_hirelings_into_sympathy_outrages() -> None:
    t = table(
        "forest_patrol",
        f"hirelings: {QUIETER}",
        "1: forest_patrol 1",
        "5: sympathy",
        "hand duchy: anvil ambush_rabbit",
        seats="duchy alliance",
    )
    use(t, "patrol").choose(Move(1, 5, 1))
    assert (t.prompt, t.asked) == ("outrage", 0)


@law("E.3.7")
def test_removing_sympathy_with_hirelings_outrages() -> None:
    t = table(
        "forest_patrol",
        f"hirelings: {QUIETER}",
        "5: forest_patrol 1, sympathy",
        "hand duchy: ambush_rabbit",
        seats="duchy alliance",
    )
    use(t, "patrol").dice(0, 0).choose(Pass(), Battle(5, 1))
    assert (t.prompt, t.asked) == ("outrage", 0)


@law("E.3.7")
def test_hirelings_on_the_ferry_bring_a_card() -> None:
    t = table(
        "forest_patrol",
        "map: lake",
        ANY_SUITS,
        "ferry: 1",
        "1: forest_patrol 2",
        seats="alliance duchy",
    )
    use(t, "patrol").choose(Ferry(1, 11, 2))
    assert len(t.s.hands[0]) == 1
    assert (band(t, 11), place_of(t.s, "ferry")) == (2, 11)


def test_a_relic_removed_by_a_hireling_goes_where_its_controller_says() -> None:
    t = table(
        "forest_patrol",
        f"hirelings: {QUIETER}",
        "5: forest_patrol 3, relic_figure",
        "keepers relics: figure3@5",
        "points: 2 2",
        seats="duchy keepers",
    )
    use(t, "patrol").dice(1, 0).choose(Pass(), Battle(5, 1))
    assert (t.prompt, t.asked) == ("trophy", 0)
    assert t.s.points == [2, 2]


def test_the_marquise_may_place_hirelings_at_her_keep() -> None:
    t = use(table("popular_band-demoted", "1: keep, marquise 1"), "busk")
    assert t.offers(At(1))
    assert not use(table("popular_band-demoted", "1: keep", seats="eyrie marquise"), "busk").offers(At(1))


def test_the_vagabond_makes_no_enemies_by_fighting_hirelings() -> None:
    t = table(
        "popular_band",
        "5: popular_band 1",
        "pawns: vagabond=5",
        "vagabond character: thief",
        "vagabond ready: sword",
        "active: vagabond daylight",
        seats="marquise vagabond:thief",
        step="vagabond.daylight 1; pause 0",
    )
    t.dice(1, 0).choose(Battle(5, 2))
    assert band(t, 5) == 0
    assert t.s.boards[1].view(None)["relations"]["hostile"] == []
    assert t.points("vagabond") == 0


# Secrets, positions and whole matches


def test_a_position_with_hirelings_reads_back() -> None:
    t = start("marquise", "duchy", hirelings="the_exile,highway_bandits,popular_band")
    text = t.match.position()
    assert Match.at("root", text).position() == text


def test_keepers_shut_out_of_their_second_clearing_start_with_one_group() -> None:
    """Ruling R143: on the mountain, where the Furious Protector holds the only open way along the edge."""
    t = lay(
        "map: mountain\n"
        f"{ANY_SUITS}\n"
        "seats: keepers alliance\nhirelings: furious_protector popular_band highway_bandits\n"
        "pawns: furious_protector=6\nnext: keepers.setup 0; pause 0\n"
    )
    t.choose(At(2))
    assert t.warriors("keepers", 2) == sum(t.s.warriors[0]) == 4


def test_a_marquise_without_slots_near_her_keep_starts_with_fewer_buildings() -> None:
    """Ruling R144: a guarded clearing and two vaults leave only the two slots of the corner."""
    t = lay(
        "map: mountain\n"
        f"{ANY_SUITS}\n"
        "seats: marquise alliance\nhirelings: furious_protector vault_keepers popular_band\n"
        "pawns: furious_protector=6\n11: vault 2\nnext: marquise.setup 0; pause 0\n"
    )
    t.choose(At(3))
    while t.prompt == "starting-building":
        t.choose(t.options[0])
    assert t.prompt == "pause"
    assert sum(t.s.buildings[0]) == 2
