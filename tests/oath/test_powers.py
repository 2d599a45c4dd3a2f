"""Law 7 and 9.2: how powers are used, paid, chosen, and which of them come first."""

from __future__ import annotations

import pytest

from lexludi.games.oath import cards
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.printed import NAMES
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.games.oath.rules.powers import ACTION_POWERS, MODIFIERS, Power
from lexludi.law import cites
from lexludi.parts.options import Want
from tests.oath.table import Table, acting, number, slot, spelled

law = cites("oath")


def kinds_of(power: Power) -> str:
    return type(power).__name__


DECLARED = {NAMES[power.number] for power in cards.CARDS}


def test_every_card_is_declared_by_the_kinds_that_it_has() -> None:
    said = {"ActionPower": "action", "RestPower": "rest", "WhenPlayed": "when_played", "BattlePlan": "battle_plan"}
    for power in cards.CARDS:
        card = data.cards()[NAMES[power.number]]
        kind = said.get(kinds_of(power))
        if kind is not None and card.kinds:
            assert kind in card.kinds, card.id
        if kinds_of(power).startswith("On") and card.action is not None:
            assert MODIFIERS[card.action].of(power.number) is power


@law("7.0", "2.8.5", "2.9.c")
def test_all_sites_and_the_whole_suit_of_order_have_powers() -> None:
    assert {site.id for site in data.sites().values()} <= DECLARED
    assert {card.id for card in data.denizens().values() if card.suit == "order"} <= DECLARED


@law("7.0")
def test_a_facedown_card_has_no_power() -> None:
    table = acting("facedown red: tutor")
    assert not table.s.up >> number("tutor") & 1
    assert not table.can_use("tutor")


@law("7.1.2.a", "7.1.2.b")
def test_favor_and_secrets_are_placed_on_the_card() -> None:
    table = acting("advisers red: tutor").use("tutor")
    assert (table.favor("red"), table.secrets("red")) == (2, 2)
    assert (table.s.favor_on, table.s.secrets_on) == ({number("tutor"): 1}, {number("tutor"): 1})


@law("7.1.2.c", "G.19")
def test_what_is_burned_goes_to_the_shared_bank() -> None:
    table = acting("things red: dowsing_sticks")
    treasury = table.s.treasury
    table.use("dowsing_sticks")
    assert (table.s.treasury, table.favor("red"), table.secrets("red")) == (treasury + 2, 1, 1)


@law("7.1.2.d")
def test_a_power_cannot_be_paid_for_on_an_occupied_card() -> None:
    table = acting("advisers red: tutor", "favor on: tutor 1")
    assert table.refuses("use tutor") == "7.1.2.d"


@law("7.1.2.f")
def test_facedown_secrets_do_not_pay_for_powers() -> None:
    table = acting("advisers red: tutor", "board red: favor 3 turned 2 supply 7")
    assert table.refuses("use tutor") == "7.1.2.f"


@law("7.1.3")
def test_a_power_gives_as_much_as_there_is() -> None:
    table = acting("facedown red: a_small_favor", "board red: warbands 12 supply 7").act("adviser", "play adviser")
    assert (table.warbands("red"), table.s.bank[1]) == (14, 0)


@law("7.1.4")
def test_a_persistent_power_binds_whoever_has_no_access() -> None:
    lines = ("cards hinterland-1: spell_breaker", "advisers red: tutor")
    assert acting(*lines).refuses("use tutor") == "7.1.4"  # bandits rule it
    assert acting(*lines, "force hinterland-1: red 1").can_use("tutor")
    assert acting(*lines, "force hinterland-1: blue 1").refuses("use tutor") == "7.1.4"


@law("7.2.2")
def test_locked_cards_are_not_discarded_moved_or_swapped() -> None:
    s = acting("cards provinces-1: keep great_spire").s
    assert s.locked(1, number("keep"))
    assert s.locked(1, number("great_spire"))
    assert not s.locked(1, number("longbows"))


# Modifiers (7.4)


@law("7.4", "7.4.1")
def test_a_modifier_may_be_used_when_its_action_starts() -> None:
    table = acting("advisers red: augury", "deck: keep tents longbows elders horse_archers").act("search")
    assert (table.prompt, table.offers("pass")) == ("modifier", True)
    assert len(table.use("augury").s.drawn[1]) == 4
    table = acting("advisers red: augury", "deck: keep tents longbows elders horse_archers").act("search", "pass")
    assert len(table.s.drawn[1]) == 3


@law("7.4.2")
def test_a_modifier_changes_one_action_once() -> None:
    table = acting("advisers red: augury", "deck: keep tents longbows elders horse_archers").act("search")
    table.use("augury")
    assert table.prompt == "keep"  # it was not offered again


@law("7.4.1")
def test_a_modifier_that_must_be_used_is() -> None:
    table = acting("provinces-1: marshes", "deck: keep tents longbows").act("search")
    assert len(table.s.drawn[1]) == 2


@law("7.4.3")
def test_a_modifier_in_use_cannot_be_discarded() -> None:
    lines = ("provinces-1: great_slum", "provinces-3: river", "hinterland-3: steppe")
    table = acting(*lines, "cards provinces-1: wild_cry taming_charm rangers", "discards provinces: wolves")
    table.act("search").use("wild_cry", "pile provinces", "play provinces-1")
    assert spelled(table) == ["card taming_charm", "card rangers"]


@law("7.4")
def test_a_modifier_can_make_an_action_possible() -> None:
    table = acting("advisers red: tents", "board red: favor 1", "facedown red: keep")
    table.act("travel")
    assert spelled(table) == ["at provinces-2", "at provinces-3"]
    table.choose("at provinces-2")
    assert (table.pawn("red"), table.supply("red"), table.favor("red")) == ("provinces-2", 0, 0)


# Battle plans (7.5)


@law("7.5.4")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_a_plan_of_either_side_adds_or_removes_dice(side: str) -> None:
    holder = "red" if side == "attacker" else "blue"
    site = ("provinces-1: river", "force provinces-1: blue 1", "pawn blue: cradle-1")
    table = acting(*site, f"advisers {holder}: longbows", "dice: 0 0 0 0").act("campaign", "count 2")
    table.by(table.seat(holder), "use longbows")
    assert len(table.events(RolledAttack)[0].dice) == (3 if side == "attacker" else 1)


# Free travel, binding exchanges (7.6)


@law("7.6.2")
def test_travel_that_spends_no_supply_ignores_surcharges() -> None:
    lines = ("provinces-1: charming_valley", "advisers red: tents")
    assert acting(*lines).act("travel", "pass", "at provinces-2").supply("red") == 4
    assert acting(*lines).act("travel").use("tents", "at provinces-2").supply("red") == 7


def trading(*choices: str) -> Table:
    table = acting("cards provinces-1: tinkers_fair", "things blue: map", "board blue: favor 2 secrets 1 supply 7")
    return table.use("tinkers_fair", "whom 2", *choices)


@law("7.6.3.a", "2.3.b", "G.26", "G.3")
def test_a_binding_exchange_hands_over_what_was_agreed() -> None:
    table = trading("give 0 2", f"want 2 {number('map')}", "yes").by(2, "yes")
    assert (table.relics("red"), table.favor("blue"), table.favor("red")) == (["map"], 4, 1)
    assert not {Want(2, relic) for relic in table.s.reliquary} & set(trading().options)


@law("7.6.3.a")
def test_a_refused_exchange_changes_nothing() -> None:
    table = trading("give 0 2", "yes").by(2, "pass")
    assert (table.favor("red"), table.favor("blue"), table.can_use("tinkers_fair")) == (3, 2, False)


@law("7.6.3.c")
def test_the_tribunal_lets_players_exchange_favor_and_secrets() -> None:
    table = acting("provinces-1: the_tribunal", "board blue: favor 2 secrets 1 supply 7")
    table.use("the_tribunal", "whom 2", "give 0 1", "want 1 1", "yes").by(2, "yes")
    assert (table.favor("blue"), table.secrets("red")) == (3, 3)


# The Bandit Crown (7.6.5)


@law("7.6.5.a")
def test_who_wears_the_crown_rules_sites_without_warbands() -> None:
    s = acting("things red: bandit_crown", "force cradle-1: chancellor 1").s
    assert [s.rules(1, n) for n in (0, 2, 5, 3)] == [False, True, True, False]
    assert not s.rules(s.bandits, 2)


@law("7.6.5.b")
def test_who_wears_the_crown_may_take_the_last_warband() -> None:
    assert acting("things red: bandit_crown", "force provinces-1: red 1").offers("warbands provinces-1 -1")


@law("7.6.5.c", "7.6.5.d")
def test_bandits_defend_the_crown_and_do_not_die() -> None:
    table = acting("things blue: bandit_crown", "provinces-1: river", "pawn blue: hinterland-1", "dice: 0",
                   "board red: warbands 2 supply 7")  # fmt: skip
    table.act("campaign", "pass", "count 0")
    assert table.events(RolledDefense)[0].total == 1


# Precedence (9.2)


@law("9.2.a", "9.2.d")
def test_what_must_be_comes_before_what_one_would_like() -> None:
    table = acting("provinces-2: narrow_pass", "provinces-3: river", "pawn red: cradle-1").act("travel")
    inside = [option.place for option in table.options if option.place in (2, 3, 4)]  # type: ignore[attr-defined]
    assert inside == [slot("provinces-2")]


@law("9.2.b")
def test_what_cannot_be_comes_before_what_must() -> None:
    lines = (
        "provinces-1: the_hidden_place",
        "force provinces-1: blue 1",
        "pawn blue: provinces-1",
        "facedown red: keep",
    )
    assert not acting(*lines, "board red: warbands 3 supply 7").can("campaign")
    assert acting(*lines, "board red: secrets 1 warbands 3 supply 7").can("campaign")


@law("9.2.c")
def test_what_ignores_a_power_by_name_comes_before_it() -> None:
    lines = ("provinces-2: narrow_pass", "provinces-3: lush_coast", "cradle-2: river", "pawn red: hinterland-1")
    table = acting(*lines).act("travel")
    inside = [option.place for option in table.options if option.place in (2, 3, 4)]  # type: ignore[attr-defined]
    assert inside == [slot("provinces-2"), slot("provinces-3")]  # from coast to coast


@law("9.1.d")
def test_powers_add_actions_of_their_own() -> None:
    table = acting("things red: map", "board red: supply 1")
    assert ACTION_POWERS.of(number("map")) is not None
    assert table.use("map").supply("red") == 5
