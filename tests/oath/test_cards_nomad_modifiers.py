"""The denizens of the Nomads that change actions, or bind people as long as they are there."""

from __future__ import annotations

import pytest

from lexludi.law import cites
from tests.oath.table import Table, acting, defending, lay, number, playing, spelled

law = cites("oath")


# Travel


@law("card.tents")
def test_tents_make_travelling_within_the_region_free() -> None:
    table = acting("advisers red: tents").act("travel").use("tents", "at provinces-2")
    assert (table.supply("red"), table.favor("red"), table.pawn("red")) == (7, 2, "provinces-2")
    assert acting("advisers red: tents").act("travel").use("tents", "at cradle-1").supply("red") == 5
    assert acting("advisers red: tents").act("travel", "pass", "at provinces-2").supply("red") == 5


@law("card.tents")
@pytest.mark.parametrize(("to", "supply"), [("provinces-2", 7), ("cradle-1", 5)])
def test_tents_are_no_help_if_the_shrouded_wood_leads_out_of_the_region(to: str, supply: int) -> None:
    wood = ("provinces-1: shrouded_wood", "force provinces-1: blue 1", "advisers red: tents")
    table = acting(*wood).act("travel").use("tents").by(2, f"at {to}")
    assert (table.pawn("red"), table.supply("red"), table.favor("red")) == (to, supply, 2)


@law("card.special_envoy")
def test_a_special_envoy_travels_for_nothing_and_ends_the_act_phase() -> None:
    table = acting("advisers red: special_envoy", "board red: favor 1").act("travel", "at hinterland-1")
    assert (table.pawn("red"), table.s.active) == ("hinterland-1", 2)
    table = acting("advisers red: special_envoy").act("travel", "pass", "at hinterland-1")
    assert (table.prompt, table.supply("red"), table.s.active) == ("act", 5, 1)


@law("card.hospitality")
def test_hospitality_brings_a_favor_of_a_suit_that_one_knows() -> None:
    lines = ("advisers red: hospitality rangers longbows", "cards cradle-1: tents wolves tutor")
    table = acting(*lines).act("travel").use("hospitality", "at cradle-1")
    assert spelled(table) == ["suit beast", "suit nomad"]  # it is a Nomad itself
    table.choose("suit nomad")
    assert (table.favor("red"), table.bank("nomad"), table.supply("red")) == (4, 2, 5)


@law("card.hospitality")
@pytest.mark.parametrize(("cards", "bank"), [("tutor", "nomad 3"), ("tents", "arcane 3")])
def test_without_friends_or_favor_there_is_no_hospitality(cards: str, bank: str) -> None:
    lines = ("advisers red: hospitality", f"cards cradle-1: {cards}", f"banks: {bank}")
    assert acting(*lines).act("travel").use("hospitality", "at cradle-1").favor("red") == 3
    assert acting("advisers red: hospitality", "cards cradle-1: tents").act("travel", "pass", "at cradle-1").favor(
        "red"
    ) == 3  # fmt: skip


@law("card.a_fast_steed")
@pytest.mark.parametrize(("warbands", "rides"), [(3, True), (4, False)])
def test_a_fast_steed_carries_whoever_has_few_warbands(warbands: int, rides: bool) -> None:
    table = acting("advisers red: a_fast_steed", f"board red: favor 1 warbands {warbands} supply 7").act("travel")
    assert table.can_use("a_fast_steed") == rides
    if rides:
        table.use("a_fast_steed", "at hinterland-1")
        assert (table.supply("red"), table.favor("red")) == (7, 0)


STATION = ("cards cradle-1: way_station", "board red: favor 1 warbands 1")


@law("card.way_station")
@pytest.mark.parametrize("paid", ["blue", "chancellor"])
def test_a_way_station_is_free_for_a_favor_to_its_ruler(paid: str) -> None:
    table = acting(*STATION, f"force cradle-1: {paid} 1").act("travel")
    assert (table.pawn("red"), table.favor("red"), table.favor(paid)) == ("cradle-1", 0, 1)


@law("card.way_station")
def test_for_the_empires_way_station_the_chancellor_is_paid_and_for_that_of_bandits_nobody() -> None:
    lines = (*STATION, "force cradle-1: chancellor 1", "pawn blue: cradle-1")
    table = acting(*lines, seats="chancellor red blue:citizen").act("travel")
    assert (table.favor("chancellor"), table.favor("blue")) == (1, 0)
    table = acting(*STATION)
    treasury = table.s.treasury
    assert (table.act("travel").favor("red"), table.s.treasury) == (0, treasury + 1)


@law("card.way_station")
def test_a_way_station_costs_its_rulers_nothing() -> None:
    table = acting(*STATION, "force cradle-1: red 1").act("travel")
    assert (table.pawn("red"), table.favor("red")) == ("cradle-1", 1)


@law("card.way_station")
def test_a_way_station_need_not_be_used_and_is_paid_for_only_on_arrival() -> None:
    lines = (STATION[0], "force cradle-1: blue 1")
    table = acting(*lines).act("travel", "pass", "at cradle-1")
    assert (table.supply("red"), table.favor("red")) == (5, 3)
    table = acting(*lines).act("travel").use("way_station", "at hinterland-1")
    assert (table.supply("red"), table.favor("red"), table.favor("blue")) == (5, 3, 0)


@law("card.way_station")
def test_a_way_station_is_no_use_to_who_has_no_favor_or_is_there() -> None:
    assert not acting(STATION[0], "board red: supply 7", "force cradle-1: blue 1").act("travel").can_use("way_station")
    assert not acting(STATION[0], "pawn red: cradle-1").act("travel").can_use("way_station")
    paid = acting("cards cradle-1: way_station tents", "pawn red: cradle-2", "cradle-2: marshes",
                  "force cradle-1: red 1", "board red: favor 1 supply 7").act("travel")  # fmt: skip
    assert (paid.can_use("way_station"), paid.can_use("tents")) == (True, True)


# Recover

DEAR = "banners: darkest_secret 9 peoples_favor 9"


@law("card.relic_worship")
def test_relic_worship_brings_supply_for_a_relic() -> None:
    lines = ("advisers red: relic_worship", "relics provinces-1: map", "board red: favor 2 supply 3", DEAR)
    assert acting(*lines).act("recover").use("relic_worship").supply("red") == 5
    assert acting(*lines).act("recover", "pass").supply("red") == 2


@law("card.relic_worship")
def test_relic_worship_does_not_bring_supply_for_banners() -> None:
    held = "advisers red: relic_worship"
    lines = ("relics provinces-1: map", "board red: favor 3 supply 3", "banners: darkest_secret 9 peoples_favor 1")
    table = acting(held, *lines).act("recover").use("relic_worship", "card peoples_favor", "count 2", "suit order")
    assert table.supply("red") == 2
    assert acting(held, *lines[1:]).act("recover").prompt == "recover-price"  # no relic, nothing to choose


@law("card.relic_worship")
def test_relic_worship_is_for_the_recover_action_only() -> None:
    woods = ("provinces-1: deep_woods", "relics provinces-1: map", "advisers red: relic_worship")
    table = playing("wolves", *woods, "cards provinces-1:").choose("play provinces-1")
    assert (table.relics("red"), table.supply("red")) == (["map"], 5)


# Spell Breaker

BREAKER = "cards hinterland-1: spell_breaker"


@law("card.spell_breaker")
@pytest.mark.parametrize(("ruler", "bound"), [("", True), ("force hinterland-1: blue 1", True),
                                              ("force hinterland-1: red 1", False)])  # fmt: skip
def test_a_spell_breaker_stops_powers_that_place_or_burn_secrets(ruler: str, bound: bool) -> None:
    lines = [BREAKER, "advisers red: spirit_snare memory_of_home elders", *([ruler] if ruler else [])]
    table = acting(*lines)
    assert [table.can_use(card) for card in ("spirit_snare", "memory_of_home", "elders")] == [
        not bound, not bound, True,
    ]  # fmt: skip


@law("card.spell_breaker")
def test_a_spell_breaker_stops_the_conspiracy_from_taking_anything() -> None:
    lines = ("advisers red: wolves rangers", "advisers blue: animal_playmates", "pawn blue: provinces-1")
    table = playing("conspiracy", *lines, "things blue: map").choose("play revealed")
    assert table.offers("card map")
    table = playing("conspiracy", *lines, "things blue: map", BREAKER).choose("play revealed")
    assert (table.prompt, table.relics("blue"), table.secrets("red")) == ("act", ["map"], 2)


@law("card.spell_breaker")
def test_a_spell_breaker_stops_secrets_from_being_turned_for_sites() -> None:
    giant = acting(BREAKER, "provinces-1: buried_giant", "provinces-2: river facedown").act("travel")
    assert not giant.can_use("buried_giant")
    hidden = ("cradle-1: the_hidden_place", "provinces-1: river")
    assert acting(*hidden).act("travel").offers("at cradle-1")
    assert not acting(BREAKER, *hidden).act("travel").offers("at cradle-1")


@law("card.spell_breaker")
def test_a_spell_breaker_keeps_attackers_out_of_the_hidden_place() -> None:
    lines = ("provinces-1: the_hidden_place", "force provinces-1: blue 1", "pawn blue: cradle-1", "facedown red: keep")
    assert acting(*lines).can("campaign")
    assert not acting(*lines, BREAKER).can("campaign")


@law("card.spell_breaker")
def test_a_spell_breaker_stops_plans_with_secrets_of_gleaming_armor_and_no_muster() -> None:
    lines = (BREAKER, "advisers blue: gleaming_armor", "advisers red: lancers", "board red: secrets 2 supply 7")
    assert defending(*lines[1:]).can_use("lancers")
    assert defending(*lines, "dice: 4").prompt == "act"
    assert acting(BREAKER, "advisers red: initiation_rite").act("muster").warbands("red") == 5


# Lost Tongue

TONGUE = ("advisers blue: lost_tongue", "things blue: map darkest_secret")


@law("card.lost_tongue")
@pytest.mark.parametrize(("own", "spoken"), [("advisers red: elders", True), ("cards provinces-1: elders", False),
                                             ("facedown red: elders", False)])  # fmt: skip
def test_who_rules_no_nomad_cannot_target_what_a_lost_tongue_guards(own: str, spoken: bool) -> None:
    table = defending(*TONGUE, "pawn blue: provinces-1", own)
    assert (table.offers("card map"), table.offers("card darkest_secret"), table.offers("pawn")) == (
        spoken, spoken, True,
    )  # fmt: skip


@law("card.lost_tongue")
def test_nomads_at_ones_sites_know_the_lost_tongue() -> None:
    lines = ("cradle-2: marshes", "cards cradle-2: elders", "force cradle-2: red 1", "pawn blue: provinces-1")
    assert defending(*TONGUE, *lines).offers("card map")


@law("card.lost_tongue")
@pytest.mark.parametrize(("own", "possible"), [("tutor", False), ("elders", True)])
def test_a_lost_tongue_guards_banners_from_being_recovered(own: str, possible: bool) -> None:
    lines = ("advisers blue: lost_tongue", "pawn blue: cradle-1", "cards cradle-1: longbows", f"advisers red: {own}")
    held = ("things blue: darkest_secret", "banners: darkest_secret 1 peoples_favor 9", "facedown red: keep")
    assert acting(*lines, *held).can("recover") == possible
    favor = ("things blue: peoples_favor", "banners: darkest_secret 9 peoples_favor 1", "facedown red: keep")
    assert acting(*lines, *favor).can("recover") == possible


@law("card.lost_tongue")
@pytest.mark.parametrize(("own", "taken"), [("wolves rangers", False), ("wolves rangers elders", True)])
def test_a_lost_tongue_guards_relics_from_the_conspiracy(own: str, taken: bool) -> None:
    lines = (f"advisers red: {own}", "advisers blue: animal_playmates lost_tongue", "pawn blue: provinces-1")
    table = playing("conspiracy", *lines, "things blue: map").choose("play revealed")
    assert (table.prompt == "conspire") == taken


@law("card.lost_tongue")
@pytest.mark.parametrize(("own", "taken"), [("tutor", False), ("elders", True)])
def test_a_lost_tongue_guards_relics_from_blackmail(own: str, taken: bool) -> None:
    table = playing("blackmail", *TONGUE, "pawn blue: provinces-1", f"advisers red: {own}").choose("play adviser")
    assert ("map" in table.relics("red")) == taken


@law("card.lost_tongue")
@pytest.mark.parametrize(("own", "asked"), [("relic_thief", False), ("relic_thief elders", True)])
def test_a_lost_tongue_guards_relics_from_a_thief(own: str, asked: bool) -> None:
    lines = ("advisers red: lost_tongue", f"advisers blue: {own}", "board blue: favor 1 secrets 1 supply 7")
    table = acting(*lines, "pawn blue: provinces-1", "relics provinces-1: map", DEAR).act("recover")
    assert (table.prompt == "steal-relics") == asked


# Ancient Bloodline

BLOODLINE = ("advisers blue: ancient_bloodline", "force provinces-1: blue 1", "pawn blue: cradle-1")


@law("card.ancient_bloodline", "7.2.2")
def test_enemies_recover_no_relics_at_sites_of_an_ancient_bloodline() -> None:
    lines = ("relics provinces-1: map", "board red: favor 2 supply 7", DEAR, "facedown red: keep")
    assert acting(*lines, "force provinces-1: blue 1").can("recover")
    assert not acting(*lines, *BLOODLINE).can("recover")
    woods = ("provinces-1: deep_woods", "cards provinces-1:", "relics provinces-1: map")
    assert playing("wolves", *woods, *BLOODLINE).choose("play provinces-1").relics("red") == []


@law("card.ancient_bloodline")
def test_a_relic_hunter_finds_nothing_at_sites_of_an_ancient_bloodline() -> None:
    lines = ("advisers red: relic_hunter", "relics provinces-1: map", "dice: 4")
    assert defending(*lines).choose("count 0").use("relic_hunter").prompt == "hunt"
    assert defending(*lines, "advisers blue: ancient_bloodline").choose("count 0").use("relic_hunter").prompt == "act"


@law("card.ancient_bloodline")
@pytest.mark.parametrize(("power", "held"), [("taming_charm", "cards provinces-1: taming_charm elders"),
                                             ("horned_mask", "things red: horned_mask"),
                                             ("relic_breaker", "cards cradle-1:")])  # fmt: skip
def test_enemies_neither_discard_nor_swap_what_lies_at_sites_of_an_ancient_bloodline(power: str, held: str) -> None:
    lines = (held, "advisers red: longbows relic_breaker", "relics provinces-1: map")
    assert acting(*lines, "force provinces-1: blue 1").can_use(power)
    assert not acting(*lines, *BLOODLINE).can_use(power)


@law("card.ancient_bloodline")
def test_enemies_move_no_cards_to_or_from_sites_of_an_ancient_bloodline() -> None:
    herd = ("cards cradle-1: tents", "force cradle-1: blue 1", "advisers blue: ancient_bloodline")
    assert playing("great_herd", *herd[:2]).choose("play provinces-1").offers("card tents")
    assert playing("great_herd", *herd).choose("play provinces-1").prompt == "act"
    assert playing("great_herd", *BLOODLINE, "cards cradle-1: tents").choose("play provinces-1").prompt == "act"
    terror = ("cards provinces-1: roving_terror", "cards cradle-1: tents")
    assert acting(*terror, "force provinces-1: blue 1").can_use("roving_terror")
    assert not acting(*terror, *BLOODLINE).can_use("roving_terror")


@law("card.ancient_bloodline")
def test_an_ancient_bloodline_binds_no_friends_and_no_other_sites() -> None:
    line = "advisers chancellor: ancient_bloodline"
    empire = acting(line, "force provinces-1: chancellor 1", seats="chancellor red:citizen blue").s
    assert not empire.locked(1, number("taming_charm"))
    assert empire.locked(2, number("taming_charm"))
    elsewhere = acting(line, "force cradle-1: chancellor 1").s
    assert not elsewhere.locked(1, number("taming_charm"))


# Sacred Ground


@law("card.sacred_ground")
@pytest.mark.parametrize(("site", "rule"), [("hinterland-1", "7.1.4"), ("provinces-1", "")])
def test_visions_are_played_on_sacred_ground_only(site: str, rule: str) -> None:
    table = playing("faith", f"cards {site}: sacred_ground", f"force {site}: red 1")  # its ruler is bound as well
    assert (table.refuses("play revealed"), table.offers("play facedown")) == (rule, True)


@law("card.sacred_ground")
def test_the_conspiracy_needs_no_sacred_ground() -> None:
    assert playing("conspiracy", "cards hinterland-1: sacred_ground").offers("play revealed")


# Family Wagon


def boarding(card: str, *lines: str) -> Table:
    return acting(f"facedown red: {card}", *lines).act("adviser")


@law("card.family_wagon", "7.6.4.a")
def test_a_family_wagon_has_room_for_all_nomads() -> None:
    table = boarding("family_wagon", "advisers red: elders tents convoys").choose("play adviser")
    assert table.advisers("red") == ["elders", "tents", "convoys", "family_wagon"]
    table = boarding("great_crusade", "advisers red: elders tents lancers family_wagon tutor").choose("play adviser")
    assert len(table.advisers("red")) == 6


@law("card.family_wagon")
def test_a_family_wagon_has_room_for_one_stranger() -> None:
    table = boarding("longbows", "advisers red: family_wagon tents tutor").choose("play adviser")
    assert table.advisers("red") == ["family_wagon", "tents", "longbows"]  # nobody but the tutor could go
    table = boarding("family_wagon", "advisers red: tutor longbows").choose("play adviser", "card longbows")
    assert table.advisers("red") == ["tutor", "family_wagon"]


@law("card.family_wagon")
def test_in_a_family_wagon_a_facedown_adviser_is_a_stranger() -> None:
    table = playing("tents", "advisers red: family_wagon tutor").choose("play facedown")
    assert (table.advisers("red"), table.facedown("red")) == (["family_wagon"], ["tents"])


@law("card.family_wagon", "7.6.4.a")
def test_a_pied_piper_joins_a_family_wagon_but_not_the_other_way_round() -> None:
    table = boarding("pied_piper", "advisers red: family_wagon tutor").choose("play adviser")
    assert table.advisers("red") == ["family_wagon", "tutor", "pied_piper"]
    table = boarding("family_wagon", "advisers red: pied_piper tutor").choose("play adviser", "card tutor")
    assert table.advisers("red") == ["pied_piper", "family_wagon"]


@law("card.family_wagon", "7.6.4.b")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("elders", "family_wagon assassin", ["family_wagon", "assassin", "elders"]),
        ("family_wagon", "assassin tutor", ["assassin", "family_wagon"]),
        ("pied_piper", "assassin elders", ["assassin", "elders", "pied_piper"]),
        ("pied_piper", "family_wagon assassin", ["family_wagon", "assassin", "pied_piper"]),
        ("assassin", "family_wagon elders tents", ["family_wagon", "elders", "tents", "assassin"]),
    ],
)
def test_of_several_adviser_limits_the_lowest_counts(card: str, before: str, after: list[str]) -> None:
    assert boarding(card, f"advisers red: {before}").choose("play adviser").advisers("red") == after
    locked = boarding("tutor", "advisers red: family_wagon assassin")
    assert locked.refuses("play adviser") == "5.1.4.II.d"  # the only stranger cannot go


# Vow of Kinship

SWORN = "advisers red: vow_of_kinship"


@law("card.vow_of_kinship")
def test_a_vow_of_kinship_gives_all_favor_to_the_nomads() -> None:
    table = acting("facedown red: vow_of_kinship").act("adviser", "play adviser")
    assert (table.favor("red"), table.bank("nomad")) == (0, 6)


@law("card.vow_of_kinship")
def test_favor_of_the_sworn_comes_to_the_nomads() -> None:
    table = acting(SWORN, "board red: secrets 1 supply 7").act("trade", "trade taming_charm favor")
    assert (table.favor("red"), table.bank("arcane"), table.bank("nomad")) == (0, 2, 4)
    lines = ("cards provinces-1: tinkers_fair", "board red: favor 2 supply 7", "advisers blue: vow_of_kinship")
    table = acting(*lines).use("tinkers_fair", "whom 2", "give 0 2", "yes").by(2, "yes")
    assert (table.favor("blue"), table.bank("nomad")) == (0, 5)


@law("card.vow_of_kinship")
def test_the_sworn_spend_the_favor_of_the_nomads() -> None:
    table = acting(SWORN, "board red: supply 7").act("muster")
    assert (table.warbands("red"), table.bank("nomad"), table.s.favor_on) == (2, 2, {number("taming_charm"): 1})
    assert not acting("board red: supply 7", "facedown red: keep").can("muster")
    poor = acting(SWORN, "board red: supply 7", "banks: order 3", "facedown red: keep")
    assert not poor.can("muster")


@law("card.vow_of_kinship")
def test_the_sworn_may_offer_the_favor_of_the_nomads() -> None:
    table = acting(SWORN, "cards provinces-1: tinkers_fair", "board red: supply 7")
    table.use("tinkers_fair", "whom 2", "give 0 2", "yes").by(2, "yes")
    assert (table.favor("blue"), table.bank("nomad")) == (2, 1)


@law("card.vow_of_kinship")
def test_nobody_takes_favor_of_the_sworn() -> None:
    lines = ("advisers red: charming_friend", "cards provinces-1: tinkers_fair", "pawn blue: provinces-1")
    table = acting(*lines, "advisers blue: vow_of_kinship").use("tinkers_fair", "whom 2", "give 0 2", "yes")
    assert not table.by(2, "yes").can_use("charming_friend")  # what was given lies in the bank


@law("card.vow_of_kinship", "4.1.1.I.a")
@pytest.mark.parametrize(("choice", "tokens"), [("yes", 2), ("pass", 1)])
def test_the_sworn_need_not_tend_the_people_with_the_favor_of_the_nomads(choice: str, tokens: int) -> None:
    table = lay("\n".join(["seats: chancellor red blue", "active: red wake", SWORN, "things red: peoples_favor",
                           "banks: nomad 2", "pawn red: provinces-1", "next: wake 1; act 1; rest 1"]))  # fmt: skip
    table.choose(choice)
    assert (table.prompt, table.s.tokens[1], table.bank("nomad")) == ("act", tokens, 3 - tokens)


@law("card.vow_of_kinship")
def test_in_disguise_a_vow_of_kinship_does_not_bind() -> None:
    table = acting("advisers red: master_of_disguise vow_of_kinship", "board red: secrets 2 supply 7").act("trade")
    table.use("master_of_disguise", "whom 2", "trade taming_charm favor")
    assert (table.favor("red"), table.bank("nomad")) == (1, 3)
