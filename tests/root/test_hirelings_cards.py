"""Law E.2: the sides of the hireling cards, one after another, promoted and demoted."""

from __future__ import annotations

import pytest

from lexludi.games.root.hirelings.roster import SIDES
from lexludi.games.root.hirelings.setup import CARDS
from lexludi.games.root.rules.box.codes import CLUB, ITEMS, PLACES, ROOST, WARRIOR
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Move, Path, Piece
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Count, Whom, Yes
from tests.root.hiring import band, card, offers, owner, table, use
from tests.root.table import Table, start

law = cites("root")
END = Act("end")


def marching(name: str, *lines: str, hired: str = "eyrie", seats: str = "marquise eyrie") -> Table:
    """The Marquise in her Daylight, somebody else in control."""
    return table(name, "marquise actions: 3", *lines, hired=hired, seats=seats, step="marquise.daylight 0; pause 0")


def test_every_card_has_two_sides() -> None:
    assert set(SIDES) == {f"{name}{side}" for name in CARDS for side in ("", "-demoted")}


# Forest Patrol


def test_the_patrol_starts_in_every_clearing() -> None:
    s = start("eyrie", "alliance", hirelings="forest_patrol,popular_band,highway_bandits").s
    assert s.warriors[2] == [0] + [1] * 12


@law("E.2.2", "side.forest_patrol.promoted")
def test_of_the_fallen_one_patrol_warrior_stays_on_the_card() -> None:
    t = table(
        "forest_patrol",
        "hirelings: forest_patrol popular_band flame_bearers-demoted",
        "5: forest_patrol 3, duchy 4",
        "duchy actions: 2",
        hired="alliance",
        seats="duchy alliance",
        step="duchy.assembly 0; pause 0",
    )
    t.dice(3, 0).choose(Act("battle"))
    assert (band(t, 5), t.s.supply[2], card(t).view(None)["kept"]) == (0, 11, 1)


@law("E.2.2", "side.forest_patrol.promoted")
def test_the_kept_warrior_lies_in_no_coffin() -> None:
    t = table(
        "forest_patrol",
        "hirelings: forest_patrol popular_band flame_bearers-demoted",
        "deck: exiles",
        "5: forest_patrol 3, duchy 4",
        "duchy actions: 2",
        "crafted duchy: coffin_makers",
        hired="alliance",
        seats="duchy alliance",
        step="duchy.assembly 0; pause 0",
    )
    t.dice(3, 0).choose(Act("battle"))
    assert (t.coffins[2], card(t).view(None)["kept"]) == (2, 1)


@law("E.2.4", "side.forest_patrol.promoted")
def test_the_patrol_moves_and_battles() -> None:
    t = table("forest_patrol", "1: forest_patrol 2", "5: duchy 1", seats="alliance duchy")
    use(t, "patrol").choose(Move(1, 5, 2)).dice(1, 0).choose(Battle(5, 1))
    assert (band(t, 5), t.warriors("duchy", 5)) == (2, 0)
    assert not offers(t, "muster")


@law("E.2.4", "side.forest_patrol.promoted")
def test_the_kept_return_to_one_clearing_with_the_patrol() -> None:
    t = table(
        "forest_patrol", "1: forest_patrol 1", "5: forest_patrol 1", "forest_patrol kept: 3", seats="alliance duchy"
    )
    use(t, "muster")
    assert t.options == [At(1), At(5)]
    t.choose(At(5))
    assert (band(t, 5), card(t).view(None)["kept"]) == (4, 0)


def test_without_the_patrol_on_the_map_nobody_returns() -> None:
    assert not offers(table("forest_patrol", "forest_patrol kept: 3", seats="alliance duchy"), "muster")


@law("E.2.2", "side.forest_patrol.demoted")
def test_physicians_bring_the_fallen_back_for_a_card() -> None:
    t = table(
        "forest_patrol-demoted",
        "5: eyrie 2, duchy 3",
        "3: eyrie 1",
        "hand eyrie: ambush_rabbit foxfolk_steel",
        "duchy actions: 2",
        "hirelings: forest_patrol-demoted popular_band flame_bearers-demoted",
        hired="eyrie",
        seats="duchy eyrie",
        step="duchy.assembly 0; pause 0",
    )
    t.dice(2, 0).choose(Act("battle")).by("eyrie", Pass())
    assert (t.prompt, t.options) == ("physicians", [Card(t.card("ambush_rabbit")), Pass()])
    t.by("eyrie", Card(t.card("ambush_rabbit")))
    assert t.warriors("eyrie", 3) == 3
    assert t.hand("eyrie") == ["foxfolk_steel"]


@law("E.2.2", "side.forest_patrol.demoted")
def test_those_who_are_healed_lie_in_no_coffin() -> None:
    t = table(
        "forest_patrol-demoted",
        "deck: exiles",
        "5: eyrie 2, duchy 3",
        "3: eyrie 1",
        "hand eyrie: ambush_rabbit",
        "duchy actions: 2",
        "crafted duchy: coffin_makers",
        "hirelings: forest_patrol-demoted popular_band flame_bearers-demoted",
        hired="eyrie",
        seats="duchy eyrie",
        step="duchy.assembly 0; pause 0",
    )
    t.dice(2, 0).choose(Act("battle")).by("eyrie", Pass(), Card(t.card("ambush_rabbit")))
    assert (t.coffins[1], t.warriors("eyrie", 3)) == (0, 3)


# Last Dynasty


def test_the_dynasty_starts_together_at_the_edge() -> None:
    t = start("marquise", "lizards", hirelings="last_dynasty,highway_bandits,the_exile")
    assert {option.place for option in t.by("lizards").options if isinstance(option, At)} == set(range(1, 10))
    assert t.by("lizards", At(9)).s.warriors[2][9] == 5


@law("E.2.4", "side.last_dynasty.promoted")
def test_off_the_map_the_dynasty_arrives_and_battles() -> None:
    t = use(table("last_dynasty", "5: lizards 1", seats="marquise lizards"), "sally")
    t.dice(0, 0).choose(At(5))
    assert band(t, 5) == 5
    assert t.events(Rolled)


@law("E.2.4", "side.last_dynasty.promoted")
def test_ruling_the_dynasty_moves_as_one_and_battles() -> None:
    t = use(table("last_dynasty", "5: last_dynasty 5", "1: lizards 1", seats="marquise lizards"), "sally")
    assert t.options == [Move(5, 1, 5), Move(5, 2, 5)]
    t.dice(1, 0).choose(Move(5, 1, 5))
    assert (band(t, 1), t.warriors("lizards", 1)) == (5, 0)


@law("E.2.4", "side.last_dynasty.promoted")
def test_without_rule_the_dynasty_battles_twice() -> None:
    t = table("last_dynasty", "5: last_dynasty 3, lizards 6", seats="marquise lizards")
    use(t.dice(1, 0, 2, 0), "sally")
    assert len(t.events(Rolled)) == 2
    assert (band(t, 5), t.warriors("lizards", 5)) == (3, 3)


@law("E.2.2", "side.last_dynasty.demoted")
def test_nobles_win_ties() -> None:
    t = table("last_dynasty-demoted", "5: marquise 1, lizards 1", "6: lizards 1", seats="marquise lizards")
    assert (t.ruler(5), t.ruler(6)) == ("marquise", "lizards")
    assert (
        table("last_dynasty-demoted", "5: marquise 1, lizards 1", seats="marquise lizards", hired="nobody").ruler(5)
        == ""
    )


@law("E.2.3", "side.last_dynasty.demoted")
@pytest.mark.parametrize(("ruled", "points"), [(2, 0), (3, 1), (7, 2)])
def test_nobles_score_for_every_three_clearings(ruled: int, points: int) -> None:
    lines = [f"{at}: marquise 1" for at in range(1, ruled + 1)]
    assert table("last_dynasty-demoted", *lines, seats="marquise lizards", when="birdsong").points("marquise") == points


def test_the_nobles_leave_with_their_card() -> None:
    t = table(
        "last_dynasty-demoted",
        "5: marquise 1, lizards 1",
        "hired: last_dynasty=marquise:1",
        seats="marquise lizards",
        when="end",
    )
    assert t.ruler(5) == "lizards"


# Spring Uprising


def test_the_uprising_starts_where_the_die_says() -> None:
    s = start("marquise", "eyrie", hirelings="spring_uprising,popular_band,the_exile")
    assert {s.s.suits[option.place] for option in s.by("eyrie").options if isinstance(option, At)} in ({0}, {1}, {2})
    assert s.s.supply[2] == 4


@law("E.2.1", "side.spring_uprising.promoted")
def test_the_uprising_comes_when_hired_if_it_is_not_there() -> None:
    t = table("spring_uprising", "hired: spring_uprising=marquise:1", "dice: 0 0", when="end").by("eyrie", At(6))
    assert band(t, 6) == 1
    there = table("spring_uprising", "hired: spring_uprising=marquise:1", "5: spring_uprising 1", when="end")
    assert sum(there.s.warriors[2]) == 1


@law("E.2.2", "side.spring_uprising.promoted")
def test_attacking_the_uprising_costs_a_card_of_the_suit() -> None:
    t = marching("spring_uprising", "5: marquise 3, spring_uprising 1", "hand marquise: ambush_rabbit anvil")
    t.dice(1, 0).choose(Act("battle"), Card(t.card("ambush_rabbit")))
    assert band(t, 5) == 0
    assert t.hand("marquise") == ["anvil"]


@law("E.2.2", "side.spring_uprising.promoted")
def test_nobody_sees_whether_a_hand_could_pay_for_the_uprising() -> None:
    """With one battle left they are asked all the same, as they would be with the card for the other."""
    t = marching("spring_uprising", "5: marquise 3, spring_uprising 1, eyrie 1", "hand marquise: anvil")
    assert (t.choose(Act("battle")).prompt, t.options) == ("battle", [Battle(5, 1)])
    bare = marching("spring_uprising", "5: marquise 3, eyrie 1", "6: spring_uprising 1", "hand marquise: anvil")
    assert bare.dice(0, 0).choose(Act("battle")).prompt != "battle"


@law("E.2.2", "side.spring_uprising.promoted")
def test_without_such_a_card_the_uprising_cannot_be_attacked() -> None:
    t = marching("spring_uprising", "5: marquise 3, spring_uprising 1", "hand marquise: anvil")
    assert t.refuses(Act("battle")) == "6.5.1"


@law("E.2.3", "side.spring_uprising.promoted")
def test_the_uprising_rises_up_with_all_enemies_around_it() -> None:
    t = table(
        "spring_uprising", "6: spring_uprising 1, eyrie 4, roost, marquise 1", "points: 3 3", "dice: 0", when="birdsong"
    )
    t.choose(Act("rise-up"))
    assert (band(t, 6), t.warriors("eyrie", 6), t.pieces("roost", 6), t.warriors("marquise", 6)) == (0, 0, 0, 1)
    assert t.s.points == [3, 3]


@law("E.2.3", "side.spring_uprising.promoted")
def test_the_uprising_may_gather_instead() -> None:
    t = table("spring_uprising", "6: spring_uprising 1", "dice: 0", when="birdsong")
    t.choose(Act("gather-uprising"), At(6))
    assert band(t, 6) == 2


@law("E.2.2", "side.spring_uprising.demoted")
def test_scouts_turn_the_dice_for_a_card() -> None:
    t = marching("spring_uprising-demoted", "5: marquise 3, eyrie 3", "hand eyrie: ambush_rabbit anvil")
    t.choose(Act("battle")).by("eyrie", Pass())
    assert t.prompt == "scouts"
    t.dice(3, 0).by("eyrie", Card(t.card("ambush_rabbit")))
    assert (t.warriors("marquise", 5), t.warriors("eyrie", 5)) == (0, 3)


# The Exile


def exile(*lines: str, forest: str = "1_2_5_10", ready: str = "club club club", hired: str = "") -> Table:
    return table("the_exile", f"pawns: the_exile=forest-{forest}", f"the_exile ready: {ready}", *lines, hired=hired)


def forest_of(t: Table) -> int:
    return t.s.pawns[owner(t)]


def test_the_exile_starts_in_a_forest_with_three_clubs() -> None:
    t = start("marquise", "eyrie", hirelings="the_exile,popular_band,highway_bandits")
    assert all(option.place >= PLACES for option in t.by("eyrie").options if isinstance(option, At))
    t.by("eyrie", t.by("eyrie").options[0])
    assert t.s.boards[2].view(None)["ready"] == [3 if item == CLUB else 0 for item in range(len(ITEMS))]


@law("E.2.4", "side.the_exile.promoted")
def test_the_exile_roams_for_items_and_is_refreshed() -> None:
    t = use(exile(), "roam")
    beside = t.s.setting.plan.beside[forest_of(t) - PLACES]
    t.choose(At(beside[0]))
    assert forest_of(t) == beside[0]
    assert sum(card(t).view(None)["ready"]) == 2
    t.choose(Pass())
    assert sum(card(t).view(None)["ready"]) == 3


@law("E.2.4", "side.the_exile.promoted")
def test_the_exile_battles_beside_its_forest_for_two_items() -> None:
    t = use(exile("5: eyrie 3"), "roam").dice(3, 1).choose(Battle(5, 1))
    assert t.warriors("eyrie", 5) == 0
    assert not any(isinstance(option, Battle) for option in t.options)


@law("E.2.2", "side.the_exile.promoted")
def test_hits_exhaust_the_exiles_items_and_then_take_them() -> None:
    t = use(exile("5: eyrie 5"), "roam").dice(3, 3).choose(Battle(5, 1))
    assert sum(card(t).view(None)["ready"]) == 1
    assert t.warriors("eyrie", 5) == 2


def test_the_exile_fights_on_after_an_ambush() -> None:
    t = use(exile("5: eyrie 3", "hand eyrie: ambush_rabbit"), "roam").choose(Battle(5, 1))
    t.dice(1, 0).by("eyrie", Card(t.card("ambush_rabbit")))
    assert t.warriors("eyrie", 5) == 2


@law("E.2.2", "side.the_exile.promoted")
def test_anybody_beside_the_forest_may_give_an_item_for_a_card_and_a_point() -> None:
    t = exile("5: marquise 1", "box marquise: boot", hired="eyrie").choose(Act("exile-gift"))
    assert (t.points("marquise"), len(t.s.hands[0]), sum(t.s.boxes[0])) == (1, 1, 0)
    assert sum(card(t).view(None)["ready"]) == 4
    assert exile("8: marquise 1", "box marquise: boot").refuses(Act("exile-gift")) == ""
    assert not exile("8: marquise 1", "box marquise: boot").offers(Act("exile-gift"))


@law("E.2.4", "side.the_exile.demoted")
def test_the_brigand_takes_the_item_of_a_ruin() -> None:
    t = use(table("the_exile-demoted", "6: marquise 1", "ruins: 6=boot 10=bag"), "ransack")
    assert t.s.boxes[0][ITEMS.index("boot")] == 1
    assert not t.s.ruined[6]


def test_the_hundreds_hoard_what_the_brigand_finds() -> None:
    t = use(
        table(
            "the_exile-demoted",
            "hirelings: the_exile-demoted popular_band corvid_spies-demoted",
            "6: hundreds 1",
            "ruins: 6=boot",
            seats="hundreds eyrie",
        ),
        "ransack",
    )
    assert t.s.boards[0].view(None)["hoard"][0] == [ITEMS.index("boot")]


@law("E.2.4", "side.the_exile.demoted")
def test_the_brigand_robs_a_neighbour_for_an_item() -> None:
    t = use(table("the_exile-demoted", "6: marquise 1, eyrie 1", "box marquise: boot", "hand eyrie: anvil"), "rob")
    assert t.hand("marquise") == ["anvil"]
    assert t.s.turned[0][ITEMS.index("boot")] == 1
    assert not offers(
        table("the_exile-demoted", "6: marquise 1", "5: eyrie 1", "box marquise: boot", "hand eyrie: anvil"), "rob"
    )


def test_the_brigand_puts_items_under_the_ruins() -> None:
    assert all(
        start("marquise", "eyrie", hirelings="the_exile-demoted,popular_band,highway_bandits").s.ruins[at]
        for at in (6, 10, 11, 12)
    )


# Riverfolk Flotilla


@pytest.mark.parametrize(
    ("name", "harbours"), [("autumn", {4, 5, 7}), ("winter", {7, 10}), ("lake", {1}), ("mountain", {2, 4})]
)
def test_the_flotilla_starts_at_a_river_by_the_edge(name: str, harbours: set[int]) -> None:
    t = start("marquise", "eyrie", map=name, hirelings="riverfolk_flotilla,popular_band,highway_bandits")
    found = (
        {option.place for option in t.by("eyrie").options if isinstance(option, At)}
        if t.prompt == "hireling-pawn"
        else set()
    )
    assert (found or {t.s.pawns[2]}) == harbours


@law("E.2.3", "side.riverfolk_flotilla.promoted")
def test_the_flotilla_trades_sails_and_battles() -> None:
    t = table("riverfolk_flotilla", "pawns: riverfolk_flotilla=7", "7: eyrie 1", "4: eyrie 5", when="birdsong")
    assert (t.prompt, t.asked) == ("flotilla-card", 1)
    t.by("eyrie", Yes()).choose(At(4)).dice(3, 2).choose(Battle(4, 1)).by("eyrie", Pass())
    assert len(t.s.hands[1]) == 1
    assert (t.s.pawns[2], t.warriors("eyrie", 4)) == (4, 2)


@law("E.2.2", "side.riverfolk_flotilla.promoted")
def test_the_flotilla_cannot_be_battled() -> None:
    t = marching("riverfolk_flotilla", "pawns: riverfolk_flotilla=5", "5: marquise 3")
    assert t.refuses(Act("battle")) == "6.5.1"


@law("E.2.2", "side.riverfolk_flotilla.demoted")
def test_divers_move_at_rivers_whoever_rules() -> None:
    lines = ("4: marquise 1, eyrie 2", "8: eyrie 1", "6: marquise 1, eyrie 2", "2: eyrie 1")
    free = marching("riverfolk_flotilla-demoted", *lines, hired="marquise").choose(Act("march"))
    assert free.offers(Move(4, 8, 1))
    assert not free.offers(Move(6, 2, 1))
    assert marching("riverfolk_flotilla-demoted", *lines).refuses(Act("march")) == "6.5.2"


# Warm Sun Prophets


def test_prophets_start_in_the_ruins() -> None:
    s = start("marquise", "eyrie", hirelings="warm_sun_prophets,popular_band,highway_bandits").s
    assert [at for at in range(13) if s.warriors[2][at]] == [6, 10, 11, 12]


@law("E.2.1", "side.warm_sun_prophets.promoted")
def test_a_prophet_comes_anywhere_when_hired() -> None:
    t = table("warm_sun_prophets", "hired: warm_sun_prophets=marquise:1", when="end").dice(0).by("eyrie", At(8))
    assert (t.asked, band(t, 8)) == (0, 1)


@law("E.2.4", "E.3.6", "side.warm_sun_prophets.promoted")
def test_prophets_force_a_battle_for_which_the_forced_player_scores() -> None:
    t = table("warm_sun_prophets", "5: warm_sun_prophets 1, eyrie 3, marquise 1, workshop")
    use(t, "preach").choose(Whom(1)).dice(3, 0).choose(Battle(5, 0))
    assert t.pieces("workshop", 5) == 0
    assert t.points("eyrie") == 1


@law("E.2.4", "side.warm_sun_prophets.promoted")
def test_prophets_force_a_move_of_all_and_then_perhaps_a_battle() -> None:
    t = table("warm_sun_prophets", "5: warm_sun_prophets 1, eyrie 3", "1: marquise 1")
    use(t, "preach")
    assert Move(5, 1, 3) in t.options
    assert Move(5, 1, 2) not in t.options
    t.choose(Move(5, 1, 3))
    assert (t.asked, t.prompt, t.options) == (0, "prophets-battle", [Battle(1, 0), Pass()])


@law("E.2.4", "side.warm_sun_prophets.promoted")
def test_prophets_may_preach_elsewhere_instead() -> None:
    t = use(table("warm_sun_prophets", "5: warm_sun_prophets 1"), "send-prophet")
    assert not t.offers(At(5))
    assert band(t.choose(At(6)), 6) == 1


@law("E.2.3", "side.warm_sun_prophets.demoted")
def test_envoys_take_a_card_of_the_commonest_suit_of_the_top_five() -> None:
    lines = "discards: mouse_in_a_sack anvil root_tea_rabbit ambush_rabbit a_visit_to_friends foxfolk_steel"
    t = table("warm_sun_prophets-demoted", lines, when="birdsong")
    assert t.options == [Card(t.card("root_tea_rabbit")), Card(t.card("a_visit_to_friends")), Pass()]
    t.choose(Card(t.card("root_tea_rabbit")))
    assert t.hand("marquise") == ["root_tea_rabbit"]
    assert "root_tea_rabbit" not in t.discards


@law("E.2.3", "side.warm_sun_prophets.demoted")
def test_envoys_look_at_five_cards_only_and_leave_the_choice_of_tied_suits() -> None:
    t = table("warm_sun_prophets-demoted", "discards: anvil mouse_in_a_sack armorers", when="birdsong")
    assert len(t.options) == 4


# Highway Bandits


def test_bandits_start_on_two_different_paths() -> None:
    t = start("marquise", "eyrie", hirelings="highway_bandits,popular_band,the_exile").by("eyrie", Path(1, 5))
    assert not t.offers(Path(1, 5))
    assert t.by("eyrie", Path(1, 9)).s.boards[2].view(None)["paths"] == [[1, 5], [1, 9]]


@law("E.2.2", "side.highway_bandits.promoted")
def test_an_enemy_on_a_bandits_path_loses_a_warrior() -> None:
    t = marching("highway_bandits", "highway_bandits paths: 1-5", "5: marquise 3").choose(Act("march"), Move(5, 1, 3))
    assert t.warriors("marquise", 1) == 2


@law("E.2.2", "side.highway_bandits.promoted")
def test_bandits_for_hire_rob_everybody() -> None:
    t = marching("highway_bandits", "highway_bandits paths: 1-5", "5: marquise 1", hired="nobody")
    assert t.choose(Act("march"), Move(5, 1, 1)).warriors("marquise", 1) == 0


@law("E.2.2", "side.highway_bandits.promoted")
def test_a_vagabond_damages_an_item_on_a_bandits_path() -> None:
    t = table(
        "highway_bandits",
        "highway_bandits paths: 1-5",
        "pawns: vagabond=5",
        "vagabond character: thief",
        "vagabond ready: boot torch",
        "active: vagabond daylight",
        seats="marquise vagabond:thief",
        step="vagabond.daylight 1; pause 0",
    )
    t.choose(Move(5, 1, 1))
    assert t.prompt == "take-hit"


@law("E.2.2", "side.highway_bandits.promoted")
def test_bandits_bring_their_controller_a_warrior() -> None:
    t = marching("highway_bandits", "highway_bandits paths: 1-5", "5: marquise 2", hired="marquise")
    t.choose(Act("march"), Move(5, 1, 2), Yes())
    assert t.warriors("marquise", 1) == 3


@law("E.2.2", "side.highway_bandits.promoted")
def test_bandits_spare_hirelings_of_the_same_controller() -> None:
    lines = (
        "hirelings: forest_patrol highway_bandits popular_band",
        "highway_bandits paths: 1-5",
        "1: forest_patrol 2",
    )
    for hired, left in (("alliance", 2), ("duchy", 1)):
        control = f"hired: forest_patrol=alliance:2 highway_bandits={hired}:2"
        t = use(table("forest_patrol", *lines, control, seats="alliance duchy"), "patrol").choose(Move(1, 5, 2))
        assert band(t, 5) == left


@law("E.2.4", "side.highway_bandits.promoted")
def test_a_bandit_takes_a_free_path_by_the_controllers_pieces() -> None:
    t = use(table("highway_bandits", "highway_bandits paths: 1-5", "5: marquise 1"), "waylay")
    assert card(t).view(None)["paths"] == [[1, 5], [2, 5]]


@law("E.2.4", "side.highway_bandits.promoted")
def test_with_none_left_a_bandit_changes_paths() -> None:
    t = use(table("highway_bandits", "highway_bandits paths: 1-5 1-9 1-10 3-6", "5: marquise 1"), "waylay")
    assert t.prompt == "bandit-lift"
    assert card(t.choose(Path(3, 6))).view(None)["paths"] == [[1, 5], [1, 9], [1, 10], [2, 5]]


@law("E.2.1", "side.highway_bandits.demoted")
def test_gangs_come_when_hired_to_the_controllers_pieces() -> None:
    t = table("highway_bandits-demoted", "hired: highway_bandits=marquise:1", "5: eyrie 1", when="end")
    assert band(t, 5) == 1


@law("E.2.2", "side.highway_bandits.demoted")
def test_gangs_cannot_be_battled_beside_their_controller() -> None:
    beside = marching("highway_bandits-demoted", "5: marquise 2, highway_bandits 1, eyrie 1").choose(Act("battle"))
    assert beside.s.warriors[2][5] == 1
    assert not beside.offers(Battle(5, 2))
    assert not marching("highway_bandits-demoted", "5: marquise 2, highway_bandits 1").refuses(Act("battle"))


@law("E.2.4", "side.highway_bandits.demoted")
def test_warriors_of_the_controller_join_every_bandit() -> None:
    t = use(table("highway_bandits-demoted", "5: highway_bandits 2", "6: highway_bandits 1"), "gang-up")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 6)) == (2, 1)


@law("E.2.4", "side.highway_bandits.demoted")
def test_or_one_more_bandit_comes() -> None:
    t = use(table("highway_bandits-demoted", "5: marquise 1", "6: highway_bandits 1"), "send-bandit")
    assert band(t, 5) == 1
    assert not offers(t, "gang-up")


# Sunward Expedition


def expedition(*lines: str) -> Table:
    return table("sunward_expedition", *lines, seats="marquise lizards")


@law("E.2.4", "side.sunward_expedition.promoted")
def test_the_expedition_sets_out_with_a_foothold_and_settles() -> None:
    t = use(expedition("5: foothold, sunward_expedition 1"), "expedition")
    assert not t.offers(At(5))
    t.choose(At(6), Count(2), Act("expedition-settles"))
    assert (t.pieces("foothold", 6), band(t, 6), band(t, 5)) == (1, 3, 2)


@law("E.2.4", "side.sunward_expedition.promoted")
def test_the_expedition_moves_and_battles() -> None:
    t = use(expedition("5: lizards 1"), "expedition").choose(At(1), Count(3), Act("expedition-marches"), Move(1, 5, 3))
    t.dice(1, 0).choose(Battle(5, 1))
    assert (band(t, 5), t.warriors("lizards", 5)) == (3, 0)


@law("E.2.4", "side.sunward_expedition.promoted")
def test_with_no_foothold_left_one_leaves_the_map() -> None:
    t = use(expedition("1: foothold", "2: foothold", "3: foothold"), "expedition").choose(At(6), At(2), Count(0))
    assert [at for at in range(13) if t.pieces("foothold", at)] == [1, 3, 6]


@law("E.2.2", "side.sunward_expedition.demoted")
def test_artisans_keep_a_card_open_until_evening_ends() -> None:
    lines = (
        "5: workshop",
        "hand marquise: a_visit_to_friends",
        "hirelings: sunward_expedition-demoted popular_band corvid_spies-demoted",
    )
    t = table("sunward_expedition-demoted", *lines, step="crafting 0; hirelings.end 0; pause 0")
    t.choose(t.options[0])
    assert t.prompt == "keep-open"
    t.choose(Yes())
    assert t.discards == []
    while t.prompt != "pause":
        t.choose(Pass())
    assert t.hand("marquise") == ["a_visit_to_friends"]
    assert t.points("marquise") > 0


# Corvid Spies


@law("E.2.4", "side.corvid_spies.promoted")
def test_spies_slip_in_and_battle_everywhere() -> None:
    t = table("corvid_spies", "5: eyrie 1", "6: eyrie 1, corvid_spies 1")
    use(t, "infiltrate")
    assert t.options == [At(5), At(6)]
    t.choose(At(5), At(5)).dice(1, 0, 1, 0).choose(Battle(5, 1))
    assert (t.warriors("eyrie", 5), t.warriors("eyrie", 6), band(t, 5)) == (0, 0, 2)


@law("E.2.4", "side.corvid_spies.promoted")
def test_spies_take_a_card_from_every_enemy_in_one_clearing() -> None:
    t = table(
        "corvid_spies",
        "5: eyrie 1, alliance 1",
        "6: eyrie 1",
        "hand eyrie: anvil",
        "hand alliance: bake_sale",
        seats="marquise eyrie alliance",
    )
    use(t, "infiltrate").choose(At(5), At(6), Act("spies-pilfer"), At(5))
    assert sorted(t.hand("marquise")) == ["anvil", "bake_sale"]


def test_spies_start_in_two_clearings_of_a_suit() -> None:
    t = start("marquise", "eyrie", hirelings="corvid_spies,popular_band,highway_bandits").by("eyrie", At(1))
    assert {option.place for option in t.options if isinstance(option, At)} == {6, 8, 12}


@law("E.2.2", "side.corvid_spies.demoted")
@pytest.mark.parametrize(("built", "lost"), [("workshop", 2), ("wood", 2), ("", 1)])
def test_sentries_hit_once_more_beside_a_building_or_token(built: str, lost: int) -> None:
    t = marching(
        "corvid_spies-demoted",
        f"5: eyrie 3, marquise 3{', ' + built if built else ''}",
        hired="marquise",
    )
    t.dice(1, 0).choose(Act("battle"))
    assert t.warriors("eyrie", 5) == 3 - lost


# The Protector


def protector(*lines: str, side: str = "", hired: str = "", when: str = "birdsong", step: str = "") -> Table:
    return table(f"furious_protector{side}", "pawns: furious_protector=5", *lines, hired=hired, when=when, step=step)


@law("E.2.3", "side.furious_protector.promoted")
def test_the_furious_protector_moves_and_drives_everybody_away() -> None:
    t = protector("1: marquise 2, eyrie 2").choose(At(1))
    assert (t.s.pawns[2], t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (1, 1, 1)


@law("E.2.2", "side.furious_protector.promoted")
def test_enemies_place_nothing_beside_the_furious_protector() -> None:
    for hired, allowed in (("marquise", True), ("eyrie", False), ("nobody", False)):
        t = protector("5: sawmill", "1: sawmill", hired=hired, step="marquise.wood 0; pause 0")
        assert t.pieces("wood", 5) == allowed
        assert t.pieces("wood", 1) == 1


@law("E.2.2", "side.furious_protector.promoted", "side.furious_protector.demoted")
@pytest.mark.parametrize("side", ["", "-demoted"])
def test_the_protector_cannot_be_battled(side: str) -> None:
    t = marching(f"furious_protector{side}", "pawns: furious_protector=5", "5: marquise 3")
    assert t.refuses(Act("battle")) == "6.5.1"


def test_nobody_starts_beside_the_furious_protector() -> None:
    t = start("marquise", "eyrie", hirelings="furious_protector,the_exile,highway_bandits")
    assert {option.place for option in t.by("eyrie").options if isinstance(option, At)} == set(range(5, 13))


@law("E.2.1", "side.furious_protector.demoted")
def test_the_stoic_protector_comes_when_hired() -> None:
    t = table("furious_protector-demoted", "hired: furious_protector=marquise:1", "5: eyrie 1", when="end")
    assert t.s.pawns[2] == 5


@law("E.2.2", "side.furious_protector.demoted")
def test_the_stoic_protector_keeps_its_controllers_pieces_safe() -> None:
    t = marching(
        "furious_protector-demoted", "pawns: furious_protector=5", "5: marquise 3, eyrie 1", "6: marquise 1, eyrie 1"
    )
    t.dice(0, 0).choose(Act("battle"))
    assert t.warriors("eyrie", 5) == 1
    favor = table(
        "furious_protector-demoted",
        "pawns: furious_protector=5",
        "5: eyrie 1, roost",
        "3: eyrie 1, workshop",
        "4: workshop",
        "7: eyrie 1",
        "hand marquise: favor_of_the_rabbits",
        "10: workshop",
        hired="eyrie",
        step="crafting 0; pause 0",
    )
    favor.choose(favor.options[0])
    assert (favor.warriors("eyrie", 5), favor.pieces("roost", 5), favor.warriors("eyrie", 3)) == (1, 1, 0)


@law("E.2.3", "side.furious_protector.demoted")
def test_the_stoic_protector_must_move_on() -> None:
    assert protector("1: eyrie 1", side="-demoted").choose(At(1)).warriors("eyrie", 1) == 1


# Flame Bearers


@law("E.2.3", "side.flame_bearers.promoted")
def test_bearers_burn_as_many_enemy_pieces_as_they_are_warriors_first() -> None:
    t = table("flame_bearers", "5: flame_bearers 2, eyrie 1, roost, marquise 1", "points: 4 4", when="birdsong")
    assert (t.warriors("eyrie", 5), t.pieces("roost", 5), t.warriors("marquise", 5)) == (0, 0, 1)
    assert t.s.points == [4, 4]
    assert t.options == [At(1), At(2), At(5)]


@law("E.2.3", "side.flame_bearers.promoted")
def test_bearers_choose_whose_piece_burns_and_spare_no_building_for_the_warriors_of_others() -> None:
    t = table(
        "flame_bearers", "5: flame_bearers 1, roost, alliance 1", seats="marquise eyrie alliance", when="birdsong"
    )
    assert t.options == [Piece(1, ROOST, 5), Piece(2, WARRIOR, 5)]


@law("E.2.3", "side.flame_bearers.promoted")
def test_without_bearers_on_the_map_two_come_anywhere() -> None:
    t = table("flame_bearers", when="birdsong").choose(At(3), At(8))
    assert (band(t, 3), band(t, 8)) == (1, 1)


@law("E.2.1", "side.flame_bearers.promoted")
def test_two_bearers_come_when_hired() -> None:
    t = table("flame_bearers", "hired: flame_bearers=marquise:1", when="end").by("eyrie", At(3), At(3))
    assert band(t, 3) == 2


@law("E.2.2", "side.flame_bearers.demoted")
def test_smugglers_sell_moves_and_battles_for_cards_with_items() -> None:
    t = table("flame_bearers-demoted", "5: marquise 2", "hand marquise: anvil sappers root_tea_rabbit")
    use(t, "smuggle")
    assert [option.card for option in t.options if isinstance(option, Card)] == sorted(
        [t.card("anvil"), t.card("root_tea_rabbit")]
    )
    t.choose(Card(t.card("anvil")), Move(5, 1, 2))
    assert t.warriors("marquise", 1) == 2
    assert offers(t, "smuggle")


# Vault Keepers


def vaults(*lines: str, when: str = "daylight") -> Table:
    return table("vault_keepers", *lines, when=when)


@law("E.2.4", "side.vault_keepers.promoted")
def test_a_vault_is_built_next_to_another_and_all_are_guarded() -> None:
    t = use(vaults("1: vault"), "vaults")
    assert t.options == [At(5), At(9), At(10), Pass()]
    t.choose(At(9))
    assert (t.pieces("vault", 9), band(t, 1), band(t, 9)) == (1, 1, 1)


def test_vaults_start_where_nobody_else_does() -> None:
    t = start("marquise", "eyrie", hirelings="vault_keepers,popular_band,the_exile")
    assert {option.place for option in t.by("eyrie").options if isinstance(option, At)} == set(range(5, 13))
    t.by("eyrie", At(8))
    assert (t.pieces("vault", 8), t.s.warriors[2][8]) == (1, 2)


@law("E.2.4", "side.vault_keepers.promoted")
def test_keepers_battle_at_every_vault() -> None:
    t = use(vaults("1: vault, vault_keepers 1, eyrie 2", "5: vault, vault_keepers 1, eyrie 2"), "vaults")
    t.choose(Pass(), Act("vault-battles")).dice(1, 0, 1, 0).choose(Battle(5, 1), Battle(1, 1))
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 5)) == (1, 1)


@law("E.2.4", "side.vault_keepers.promoted")
def test_without_a_vault_one_comes_with_a_keeper_anywhere() -> None:
    t = use(vaults(), "vaults").choose(At(8))
    assert (t.pieces("vault", 8), band(t, 8)) == (1, 2)


@law("E.2.1", "side.vault_keepers.promoted")
def test_a_vault_and_two_keepers_come_when_hired() -> None:
    t = vaults("hired: vault_keepers=marquise:1", when="end").by("eyrie", At(8))
    assert (t.pieces("vault", 8), band(t, 8)) == (1, 2)


@law("E.2.2", "side.vault_keepers.demoted")
@pytest.mark.parametrize(("hired", "left"), [("eyrie", 2), ("marquise", 1)])
def test_bodyguards_take_the_first_hit(hired: str, left: int) -> None:
    t = marching("vault_keepers-demoted", "5: marquise 3, eyrie 3", hired=hired).dice(2, 0).choose(Act("battle"))
    assert t.warriors("eyrie", 5) == left


# The Band


@law("E.2.4", "side.popular_band.promoted")
def test_the_band_calls_a_warrior_from_each_adjacent_clearing() -> None:
    t = use(table("popular_band", "5: popular_band 2", "1: eyrie 2", "2: marquise 2, eyrie 1"), "play")
    t.choose(Piece(1, WARRIOR, 1))
    assert t.options == [Piece(0, WARRIOR, 2), Pass()]
    t.choose(Piece(0, WARRIOR, 2), At(8))
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5), band(t, 8)) == (1, 1, 1)


@law("E.2.2", "side.popular_band.promoted", "side.popular_band.demoted")
@pytest.mark.parametrize("side", ["", "-demoted"])
def test_enemies_who_come_to_the_band_stay(side: str) -> None:
    t = marching(f"popular_band{side}", "5: popular_band 1", "1: marquise 3", "9: marquise 3").choose(
        Act("march"), Move(1, 5, 3)
    )
    assert not any(isinstance(option, Move) and option.origin == 5 for option in t.options)
    free = marching(f"popular_band{side}", "5: popular_band 1", "1: marquise 3", hired="marquise").choose(
        Act("march"), Move(1, 5, 3)
    )
    assert free.offers(Move(5, 2, 1))


@law("E.2.2", "side.popular_band.promoted")
def test_a_vagabond_stays_with_the_band_too() -> None:
    t = table(
        "popular_band",
        "5: popular_band 1",
        "pawns: vagabond=1",
        "vagabond character: thief",
        "vagabond ready: boot boot hammer",
        "vagabond damaged: sword",
        "active: vagabond daylight",
        seats="marquise vagabond:thief",
        step="vagabond.daylight 1; pause 0",
    )
    t.choose(Move(1, 5, 1))
    assert t.refuses(Move(5, 2, 1)) == "E.2.2"


@law("E.2.1", "side.popular_band.promoted")
def test_the_band_comes_when_hired() -> None:
    t = table("popular_band", "hired: popular_band=marquise:1", "5: eyrie 1", when="end")
    assert band(t, 5) == 1


@law("E.2.4", "side.popular_band.demoted")
def test_the_street_band_plays_anywhere() -> None:
    assert band(use(table("popular_band-demoted"), "busk").choose(At(7)), 7) == 1
