"""The denizens of the Arcane."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    HOLLOW,
    RIVER,
    SHIELD,
    SKULL,
    SWORD,
    TWO_SHIELDS,
    acting,
    attacking,
    defending,
    dice,
    lay,
    number,
    playing,
    spelled,
)

law = cites("oath")


# Actions


@law("card.alchemist")
def test_an_alchemist_makes_four_favor_of_two_secrets() -> None:
    table = acting("advisers red: alchemist").use("alchemist", "suit order", "suit beast", "suit order", "suit order")
    assert (table.favor("red"), table.bank("order"), table.bank("beast"), table.secrets("red")) == (7, 0, 2, 0)
    assert table.act("end").secrets("red") == 1  # one was burned


@law("card.alchemist")
def test_an_alchemist_gets_no_more_than_there_is() -> None:
    table = acting("advisers red: alchemist", "banks: order 1 beast 1").use("alchemist", "suit order")
    assert table.favor("red") == 5
    assert not acting("advisers red: alchemist", "banks:").can_use("alchemist")


@law("card.spirit_snare")
def test_a_spirit_snare_takes_a_favor_of_any_bank() -> None:
    table = acting("advisers red: spirit_snare").use("spirit_snare", "suit beast")
    assert (table.favor("red"), table.bank("beast"), table.secrets("red")) == (4, 2, 1)
    assert not acting("advisers red: spirit_snare", "banks:").can_use("spirit_snare")


@law("card.wizard_school")
def test_a_wizard_school_ends_the_act_phase() -> None:
    table = acting("cards provinces-1: wizard_school").use("wizard_school")
    assert (table.secrets("red"), table.asked) == (3, 2)


@law("card.tutor", "7.3.2")
def test_a_tutor_turns_a_favor_into_a_secret() -> None:
    table = acting("advisers red: tutor").use("tutor")
    assert (table.favor("red"), table.secrets("red"), table.can_use("tutor")) == (2, 2, False)
    assert table.act("end").secrets("red") == 3


@law("card.taming_charm")
@pytest.mark.parametrize(("card", "suit"), [("wolves", "beast"), ("elders", "nomad")])
def test_a_taming_charm_discards_a_beast_or_a_nomad_for_favor(card: str, suit: str) -> None:
    table = acting(f"cards provinces-1: taming_charm {card}").use("taming_charm")
    assert (table.cards("provinces-1"), table.favor("red"), table.bank(suit)) == (["taming_charm"], 5, 1)


@law("card.taming_charm")
def test_favor_on_a_tamed_card_can_be_gained() -> None:
    lines = ("cards provinces-1: taming_charm elders", "favor on: elders 2", "banks: order 3")
    assert acting(*lines).use("taming_charm").favor("red") == 5


@law("card.taming_charm", "7.2.2")
def test_nothing_else_can_be_tamed() -> None:
    assert not acting("cards provinces-1: taming_charm longbows").can_use("taming_charm")
    assert not acting("cards provinces-1: taming_charm forest_temple").can_use("taming_charm")
    assert not acting("cards hinterland-1: wolves").can_use("taming_charm")


@law("card.inquisitor")
def test_an_inquisitor_pays_whom_he_questions_in_vain() -> None:
    lines = ("advisers red: inquisitor", "facedown blue: keep tents", "pawn blue: provinces-1")
    table = acting(*lines).use("inquisitor", "facedown 2 1")
    assert (table.s.knows(1, number("tents")), table.s.knows(1, number("keep"))) == (True, False)
    assert (table.favor("red"), table.favor("blue"), table.s.favor_on, table.facedown("blue")) == (
        2, 1, {}, ["keep", "tents"],
    )  # fmt: skip
    assert not acting(*lines[:2], "pawn blue: cradle-1").can_use("inquisitor")


CONSPIRING = ("advisers red: inquisitor tutor", "facedown blue: conspiracy", "pawn blue: provinces-1")


@law("card.inquisitor", "5.1.4.IV.b")
def test_an_inquisitor_plays_the_conspiracy_he_finds() -> None:
    lines = (*CONSPIRING, "advisers blue: augury", "things blue: map")
    table = acting(*lines).use("inquisitor", "play revealed", "card map")
    assert (table.relics("red"), table.facedown("blue"), table.favor("blue")) == (["map"], [], 0)
    assert number("conspiracy") in table.s.out


@law("card.inquisitor")
@pytest.mark.parametrize(("how", "held", "pile"), [("discard", [], 1), ("facedown", ["conspiracy"], 0)])
def test_an_inquisitor_may_discard_the_conspiracy_or_keep_it_for_himself(how: str, held: list[str], pile: int) -> None:
    table = acting(*CONSPIRING).use("inquisitor", f"play {how}")
    assert (table.facedown("red"), table.facedown("blue"), len(table.discards(2))) == (held, [], pile)


@law("card.terror_spells", "G.28")
def test_terror_spells_kill_two_warbands_of_the_region() -> None:
    lines = ("advisers red: terror_spells", "things red: darkest_secret", "force provinces-1: chancellor 2 blue 1")
    here = ("pawn blue: provinces-1", "board blue: warbands 2 supply 7", "force cradle-1: blue 1")
    table = acting(*lines, *here).use("terror_spells")
    assert spelled(table) == ["at provinces-1", "whom 1", "whom 2"]
    table.choose("at provinces-1", "whom 0", "whom 2")
    assert (table.warbands("chancellor", "provinces-1"), table.warbands("blue")) == (1, 1)


@law("card.terror_spells")
def test_terror_spells_need_the_darkest_secret() -> None:
    assert not acting("advisers red: terror_spells").can_use("terror_spells")
    last = acting(
        "advisers red: terror_spells", "things red: darkest_secret", "board red: secrets 1 warbands 1 supply 7"
    )
    assert last.use("terror_spells").warbands("red") == 0


@law("card.blood_pact")
def test_a_blood_pact_is_a_secret_for_two_warbands() -> None:
    pact = "advisers red: blood_pact"
    table = acting(pact, "board red: secrets 1 warbands 5 supply 7").use("blood_pact", "count 2")
    assert (table.warbands("red"), table.secrets("red"), table.s.bank[1]) == (1, 2, 13)
    assert not acting(pact, "board red: secrets 1 warbands 1 supply 7").can_use("blood_pact")


@law("card.plague_engines")
def test_plague_engines_cost_everybody_favor_for_his_sites() -> None:
    lines = ("advisers red: plague_engines", "force provinces-1: red 1", "force cradle-1: chancellor 1")
    more = ("force hinterland-1: chancellor 1", "board chancellor: favor 1 supply 7", "board blue: favor 4 supply 7")
    table = acting(*lines, *more).use("plague_engines")
    assert [table.favor(who) for who in ("chancellor", "red", "blue")] == [0, 2, 4]
    assert (table.bank("arcane"), table.secrets("red")) == (5, 0)


@law("card.plague_engines", "6.6.3")
def test_plague_engines_count_imperial_sites_for_every_citizen() -> None:
    lines = ("advisers red: plague_engines", "force cradle-1: chancellor 1", "force hinterland-1: chancellor 1")
    table = acting(*lines, "board chancellor: favor 3 supply 7", seats="chancellor red:citizen blue").use(
        "plague_engines"
    )
    assert (table.favor("chancellor"), table.favor("red")) == (1, 1)


@law("card.dream_thief")
def test_a_dream_thief_swaps_facedown_advisers_unseen() -> None:
    lines = ("advisers red: dream_thief", "facedown blue: keep", "facedown chancellor: tents longbows")
    table = acting(*lines).use("dream_thief", "facedown 2 0", "facedown 0 1")
    assert (table.facedown("blue"), table.facedown("chancellor"), table.favor("red")) == (
        ["longbows"],
        ["tents", "keep"],
        1,
    )
    assert [table.s.knows(seat, number("keep")) for seat in (1, 2)] == [False, True]
    assert not acting(*lines[:2]).can_use("dream_thief")


@law("card.forgotten_vault")
@pytest.mark.parametrize(("choice", "tokens"), [("yes", 4), ("pass", 2)])
def test_a_forgotten_vault_adds_a_secret_or_burns_one(choice: str, tokens: int) -> None:
    table = acting("cards provinces-1: forgotten_vault", "banners: darkest_secret 3 peoples_favor 1")
    assert table.use("forgotten_vault", choice).s.tokens[0] == tokens


@law("card.forgotten_vault")
def test_a_forgotten_vault_never_burns_the_last_secret() -> None:
    table = acting("cards provinces-1: forgotten_vault", "things blue: darkest_secret").use("forgotten_vault")
    assert (table.s.tokens[0], table.secrets("red")) == (2, 2)


WITCH = ("advisers red: witchs_bargain", "pawn blue: provinces-1", "pawn chancellor: provinces-1")


@law("card.witchs_bargain")
def test_a_witchs_bargain_deals_with_everybody_at_her_site() -> None:
    boards = ("board blue: favor 5 secrets 1 supply 7", "board chancellor: secrets 1 supply 7")
    table = acting(*WITCH, *boards).use("witchs_bargain", "whom 2", "give 1 1")
    assert (table.secrets("red"), table.secrets("blue"), table.favor("red"), table.favor("blue")) == (0, 2, 5, 3)
    table.choose("whom 0")
    assert (table.secrets("chancellor"), table.favor("chancellor"), table.secrets("red")) == (0, 2, 1)


@law("card.witchs_bargain")
def test_a_witchs_bargain_is_not_undone() -> None:
    table = acting(*WITCH, "board blue: favor 5 secrets 1 supply 7").use("witchs_bargain", "whom 2", "give 0 2")
    assert (table.prompt, table.favor("red"), table.secrets("red")) == ("act", 1, 2)
    assert not acting(WITCH[0], "pawn blue: cradle-1", "board blue: favor 5 supply 7").can_use("witchs_bargain")


@law("card.witchs_bargain", "card.vow_of_silence")
def test_a_silent_witch_only_buys_secrets() -> None:
    lines = ("advisers red: witchs_bargain vow_of_silence", *WITCH[1:], "board blue: favor 5 secrets 1 supply 7")
    table = acting(*lines).use("witchs_bargain", "whom 2")
    assert (table.favor("blue"), table.secrets("blue")) == (7, 0)
    poor = acting(*lines[:3], "board blue: favor 5 supply 7")
    assert not poor.can_use("witchs_bargain")


# When played


@law("card.dazzle", "G.10.a")
def test_dazzle_drives_hearth_and_order_from_the_region() -> None:
    lines = ("cards provinces-1: longbows", "provinces-2: river", "cards provinces-2: wayside_inn wolves")
    far = ("cards cradle-1: tavern_songs", "force provinces-2: blue 1")
    table = playing("dazzle", *lines, *far).choose("play adviser", "card wayside_inn")
    assert [table.cards(place) for place in ("provinces-1", "provinces-2", "cradle-1")] == [
        [],
        ["wolves"],
        ["tavern_songs"],
    ]
    assert table.discards(2) == ["wayside_inn", "longbows"]


@law("card.dazzle", "7.2.2")
def test_dazzle_leaves_locked_cards_and_edifices() -> None:
    table = playing("dazzle", "cards provinces-1: keep sprawling_rampart").choose("play adviser")
    assert table.cards("provinces-1") == ["keep", "sprawling_rampart"]


@law("card.dazzle", "7.4.3")
def test_dazzle_cannot_discard_a_modifier_in_use() -> None:
    lines = ("cards provinces-1: welcoming_party longbows",)
    table = playing("dazzle", *lines).use("welcoming_party", "play adviser")
    assert table.cards("provinces-1") == ["welcoming_party"]
    assert playing("dazzle", *lines).choose("pass", "play adviser", "card longbows").cards("provinces-1") == []


@law("card.revelation")
def test_a_revelation_turns_favor_into_secrets_from_the_chancellor_on() -> None:
    boards = ("board chancellor: favor 2 supply 7", "board blue: supply 7")
    table = playing("revelation", *boards).choose("play adviser").by(0, "count 2").choose("count 1")
    assert [table.favor(who) for who in ("chancellor", "red")] == [0, 2]
    assert [table.secrets(who) for who in ("chancellor", "red", "blue")] == [2, 3, 0]


@law("card.bewitch", "7.6.1")
@pytest.mark.parametrize(("held", "asked"), [("secrets 2", True), ("secrets 1 turned 2", False), ("secrets 3", False)])
def test_bewitch_needs_more_secrets_than_the_chancellor_has(held: str, asked: bool) -> None:
    table = playing("bewitch", f"board chancellor: {held} supply 7",
                    "advisers blue: tutor", "secrets on: tutor 1").choose("play adviser")  # fmt: skip
    assert (table.prompt == "become-citizen") == asked


@law("card.bewitch", "6.6.2.d")
def test_whoever_is_bewitched_may_become_a_citizen() -> None:
    lines = ("board red: secrets 1 supply 4",)
    assert playing("bewitch", *lines).choose("play adviser", "yes").s.citizen[1]
    table = playing("bewitch", *lines).choose("play adviser", "pass")
    assert (table.s.citizen[1], table.supply("red")) == (False, 2)


# Modifiers of other actions than trade


@law("card.magicians_code", "5.4.4.c")
def test_a_magicians_code_puts_two_secrets_more_on_the_darkest_secret() -> None:
    lines = ("advisers red: magicians_code", "banners: darkest_secret 3 peoples_favor 9")
    table = acting(*lines).act("recover")
    assert (table.s.tokens[0], table.secrets("red"), table.favor("red"), table.s.holder[0]) == (4, 1, 1, 1)
    assert acting("banners: darkest_secret 3 peoples_favor 9").refuses("act recover")


@law("card.magicians_code", "5.4.1.b")
def test_a_magicians_code_may_pay_for_all_but_does_not_expose_the_holder() -> None:
    lines = ("advisers red: magicians_code", "banners: darkest_secret 1 peoples_favor 9", "board red: favor 2 supply 7")
    assert acting(*lines, "facedown red: keep").act("recover").s.tokens[0] == 2
    hidden = ("things blue: darkest_secret", "pawn blue: cradle-1", "facedown red: keep")
    assert not acting(*lines, *hidden).can("recover")


@law("card.augury", "5.1.2.c")
def test_augury_draws_a_card_more_but_stops_at_a_vision() -> None:
    table = acting("advisers red: augury", "deck: keep tents longbows elders wolves").act("search").use("augury")
    assert len(table.s.drawn[1]) == 4
    table = acting("advisers red: augury", "deck: keep tents faith elders wolves").act("search").use("augury")
    assert len(table.s.drawn[1]) == 3
    assert acting("advisers red: augury", "facedown red: tents").act("adviser").prompt == "play"


@law("card.observatory")
def test_an_observatory_sees_all_discard_piles_from_its_site() -> None:
    lines = ("discards cradle: tents", "deck:", "facedown red: keep")
    table = acting("cards provinces-1: observatory", *lines).act("search", "play discard")
    assert (table.supply("red"), table.discards(2)) == (5, ["tents"])
    afar = acting("cards hinterland-1: observatory", "force hinterland-1: red 1", *lines)
    assert not afar.can("search")


@law("card.portal", "7.6.2")
def test_a_portal_leads_anywhere_for_no_supply() -> None:
    lines = ("cards provinces-1: portal", "provinces-1: charming_valley", "facedown red: keep")
    table = acting(*lines, "board red: secrets 1 warbands 1").act("travel", "at hinterland-1")
    assert (table.pawn("red"), table.supply("red"), table.s.secrets_on) == ("hinterland-1", 0, {number("portal"): 1})


@law("card.portal", "7.1.1.a")
def test_a_portal_leads_home_for_who_rules_it() -> None:
    lines = ("cards hinterland-1: portal", "board red: secrets 1 supply 7", "facedown red: keep")
    table = acting(*lines, "force hinterland-1: red 1").act("travel").use("portal")
    assert (table.pawn("red"), table.supply("red")) == ("hinterland-1", 7)
    assert not acting(*lines).act("travel").can_use("portal")


@law("card.portal", "9.2.c")
def test_a_portal_ignores_sites_but_not_cards() -> None:
    lines = ("cards provinces-1: portal", "hinterland-2: narrow_pass", "pawn red: provinces-1")
    assert acting(*lines).act("travel").use("portal").offers("at hinterland-1")
    assert not acting(*lines).act("travel", "pass").offers("at hinterland-1")
    toll = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1")
    table = acting(lines[0], *toll).act("travel").use("portal", "at hinterland-1")
    assert (table.favor("red"), table.favor("chancellor")) == (2, 1)


@law("card.portal", "9.2.c")
def test_nobody_is_lost_in_the_wood_or_searches_for_the_hidden_place_by_a_portal() -> None:
    wood = ("provinces-1: shrouded_wood", "force provinces-1: blue 1", "cards provinces-1: portal")
    assert acting(*wood).act("travel").use("portal", "at hinterland-1").pawn("red") == "hinterland-1"
    hidden = ("cards provinces-1: portal", "hinterland-1: the_hidden_place", "board red: secrets 1 supply 7")
    table = acting(*hidden).act("travel").use("portal", "at hinterland-1")
    assert (table.pawn("red"), table.s.turned[1]) == ("hinterland-1", 0)


@law("card.initiation_rite", "7.4.1")
def test_an_initiation_rite_musters_for_a_secret() -> None:
    table = acting("advisers red: initiation_rite").act("muster")
    assert (table.favor("red"), table.secrets("red"), table.warbands("red")) == (3, 1, 5)
    poor = acting("advisers red: initiation_rite", "board red: favor 3 supply 7", "facedown red: keep")
    assert not poor.can("muster")


# Trades


@law("card.secret_signal")
def test_a_secret_signal_doubles_a_lone_favor() -> None:
    held = "advisers red: secret_signal"
    table = acting(held, "cards provinces-1: longbows").act("trade").use("secret_signal", "trade longbows favor")
    assert (table.favor("red"), table.bank("order")) == (5, 1)
    table = acting(held).act("trade").use("secret_signal", "trade taming_charm favor")
    assert table.favor("red") == 5  # two for the matching adviser, and no more


@law("card.secret_signal")
def test_a_secret_signal_doubles_the_lone_favor_of_a_careless_chancellor() -> None:
    table = (
        lay("""
        seats: chancellor red
        active: chancellor act acting
        pawn chancellor: provinces-1
        cards provinces-1: taming_charm
        banks: arcane 3
        reliquary: map whistle - cracked_horn
        board chancellor: favor 2 supply 7
        advisers chancellor: secret_signal
        facedown chancellor: keep
        next: act 0; rest 0; turn 1; end_round
    """)
        .act("trade")
        .use("secret_signal")
    )
    assert table.favor("chancellor") == 2


@law("card.acting_troupe", "5.3.2.a")
@pytest.mark.parametrize(("card", "used", "favor"), [
    ("wolves", True, 5), ("longbows", True, 5), ("wolves", False, 4), ("augury", False, 5), ("augury", True, 4),
    ("tents", True, 4),
])  # fmt: skip
def test_an_acting_troupe_plays_a_beast_or_somebody_of_order(card: str, used: bool, favor: int) -> None:
    table = acting("advisers red: acting_troupe", f"cards provinces-1: {card}").act("trade")
    table.choose("use acting_troupe" if used else "pass", f"trade {card} favor")
    assert table.favor("red") == favor


@law("card.map_library")
def test_a_map_library_trades_with_the_whole_region() -> None:
    lines = ("provinces-2: river", "cards provinces-2: wolves", "cards cradle-1: tents")
    table = acting("cards provinces-1: map_library", *lines).act("trade").use("map_library")
    assert (table.offers("trade wolves favor"), table.offers("trade tents favor")) == (True, False)
    assert table.choose("trade wolves favor").bank("beast") == 2
    laden = acting("cards provinces-1: map_library", "favor on: map_library 1", *lines).act(
        "trade", "trade wolves favor"
    )
    assert laden.bank("beast") == 2
    afar = acting("cards provinces-2: map_library", "force provinces-2: red 1", lines[0]).act("trade")
    assert not afar.offers("use map_library")


@law("card.map_library")
def test_a_curfew_is_heeded_from_a_map_library_where_the_card_lies() -> None:
    lines = ("provinces-2: river", "cards provinces-2: wolves", "force provinces-2: blue 1")
    table = acting("cards provinces-1: map_library", *lines, "advisers blue: curfew").act("trade").use("map_library")
    assert table.choose("trade wolves favor").favor("blue") == 1


DISGUISE = ("advisers red: master_of_disguise tutor", "advisers blue: wolves marriage", "pawn blue: cradle-1")


@law("card.master_of_disguise")
@pytest.mark.parametrize(("card", "favor"), [("tavern_songs", 6), ("rangers", 5), ("augury", 4)])
def test_a_master_of_disguise_trades_with_anothers_advisers(card: str, favor: int) -> None:
    table = acting(*DISGUISE, f"cards provinces-1: {card}").act("trade").use("master_of_disguise", "whom 2")
    table.choose(f"trade {card} favor")
    assert (table.favor("red"), table.secrets("red")) == (favor, 0)


@law("card.master_of_disguise")
def test_a_master_of_disguise_uses_anothers_modifiers_and_not_his_own() -> None:
    lines = (
        "advisers red: master_of_disguise acting_troupe",
        "advisers blue: secret_signal",
        "cards provinces-1: elders",
    )
    table = acting(*lines).act("trade").use("master_of_disguise", "whom 2")
    assert spelled(table) == ["use secret_signal", "pass"]
    assert table.use("secret_signal", "trade elders favor").favor("red") == 5
    assert not acting(*lines).act("trade").use("acting_troupe").offers("use master_of_disguise")


@law("card.master_of_disguise")
def test_a_master_of_disguise_keeps_his_own_relics() -> None:
    lines = ("advisers red: master_of_disguise", "advisers blue: wolves", "cards provinces-1: rangers")
    own = acting(*lines, "things red: cup_of_plenty").act("trade").use("master_of_disguise", "whom 2")
    assert own.use("cup_of_plenty", "trade rangers favor").supply("red") == 7
    other = acting(*lines, "things blue: cup_of_plenty").act("trade").use("master_of_disguise", "whom 2")
    assert not other.offers("use cup_of_plenty")


# Battle plans


@law("card.fire_talkers")
def test_fire_talkers_need_the_darkest_secret() -> None:
    held = ("advisers red: fire_talkers", "things red: darkest_secret")
    assert dice(attacking(*held).choose("count 0").dice(TWO_SHIELDS, 0, 0, 0).use("fire_talkers")) == (3, 1)
    assert dice(attacking(held[0], "dice: 4").choose("count 0")) == (0, 1)


@law("card.fire_talkers", "5.5.3.d")
def test_the_chancellor_holds_the_darkest_secret_for_all_who_defend() -> None:
    lines = ("force provinces-1: chancellor 1", "advisers blue: fire_talkers", "board blue: secrets 1 supply 7")
    table = acting("provinces-1: river", *lines, "pawn blue: provinces-1", "things chancellor: darkest_secret",
                   seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 3")  # fmt: skip
    table.dice(*[TWO_SHIELDS] * 5).by(2, "use fire_talkers")
    assert dice(table)[0] == 0


@law("card.rusting_ray")
def test_a_rusting_ray_voids_hollow_swords() -> None:
    lines = ("advisers blue: rusting_ray", "board blue: secrets 1 supply 7", "things blue: darkest_secret")
    table = defending(*lines).choose("count 3").dice(BLANK, HOLLOW, HOLLOW, SWORD).by(2, "use rusting_ray")
    assert (table.events(RolledAttack)[0].total, table.secrets("blue"), table.s.turned[2]) == (1, 0, 1)
    without = defending(*lines[:2], "dice: 0 0 0 3").choose("count 3")
    assert without.events(RolledAttack)[0].total == 2


@law("card.billowing_fog")
def test_billowing_fog_hides_the_defeated() -> None:
    table = attacking("advisers red: billowing_fog").choose("count 1").dice(TWO_SHIELDS, SKULL)
    table.use("billowing_fog", "pass")
    assert (table.warbands("red"), table.advisers("red")) == (2, ["billowing_fog"])  # the skull killed one before


@law("card.billowing_fog")
def test_billowing_fog_hides_a_doomed_force_too() -> None:
    lines = ("advisers blue: shield_wall billowing_fog", "board blue: favor 1 secrets 1 supply 7")
    table = defending(*lines, "board red: warbands 6 supply 7").choose("count 6").dice(*[BLANK] * 3, *[SWORD] * 6)
    assert table.by(2, "use shield_wall", "use billowing_fog").s.board[2] == 2


@law("card.billowing_fog")
def test_sticky_fire_burns_nobody_in_billowing_fog() -> None:
    lines = ("advisers blue: billowing_fog", "board blue: secrets 1 supply 7", "things red: sticky_fire")
    table = defending(*lines, "board red: favor 1 warbands 6 supply 7").choose("count 6").dice(BLANK, *[SWORD] * 6)
    table.use("sticky_fire").by(2, "use billowing_fog").choose("count 0", "yes")
    assert (table.s.board[2], table.favor("blue")) == (2, 1)


@law("card.kindred_warriors")
def test_kindred_warriors_add_dice_for_other_suits_than_the_arcane() -> None:
    lines = ("advisers red: kindred_warriors longbows augury", "cards hinterland-2: wolves", "hinterland-2: steppe")
    table = attacking(*lines, "force hinterland-2: red 1").choose("count 0").use("kindred_warriors")
    assert spelled(table) == ["count 0", "count 1", "count 2"]
    table.choose("count 2").dice(BLANK, SKULL, SKULL).choose("pass", "count 0")
    assert (dice(table), table.warbands("red")) == ((2, 1), 3)


@law("card.kindred_warriors")
def test_kindred_warriors_of_a_defender_leave_the_skulls() -> None:
    lines = ("advisers blue: kindred_warriors longbows", "board blue: secrets 1 supply 7")
    table = (
        defending(*lines).choose("count 2").dice(TWO_SHIELDS, SKULL).by(2, "use kindred_warriors", "count 1", "pass")
    )
    assert (dice(table), table.warbands("red")) == ((1, 1), 1)


@law("card.cracking_ground")
def test_cracking_ground_counts_the_targeted_sites() -> None:
    lines = (
        "advisers red: cracking_ground",
        "force provinces-1: blue 1",
        "cradle-2: marshes",
        "force cradle-2: blue 1",
    )
    table = (
        defending(*lines, "things blue: map").choose("at cradle-2", "count 0").dice(4, 4, 0, 0).use("cracking_ground")
    )
    assert (dice(table), table.secrets("red"), table.s.secrets_on) == ((2, 2), 1, {})


@law("card.cracking_ground")
def test_no_ground_cracks_where_only_a_pawn_is_the_target() -> None:
    lines = ("advisers red: cracking_ground", "pawn blue: provinces-1", "force provinces-1: red 1", "dice: 4 4 0")
    table = acting(*RIVER, *lines, "board red: secrets 1 warbands 1 supply 7").act("campaign", "count 0")
    assert dice(table)[0] == 0


# Persistent powers


@law("card.gleaming_armor")
def test_gleaming_armor_makes_plans_of_the_other_side_dearer() -> None:
    lines = ("advisers blue: gleaming_armor", "advisers red: longbows")
    table = defending(*lines).choose("count 0").dice(TWO_SHIELDS, 0).use("longbows")
    assert (table.secrets("red"), table.s.secrets_on) == (1, {number("longbows"): 1})
    poor = defending(*lines, "board red: warbands 3 supply 7", "dice: 4").choose("count 0")
    assert dice(poor) == (0, 1)


@law("card.gleaming_armor")
def test_gleaming_armor_does_not_bind_its_own_side_or_other_campaigns() -> None:
    own = attacking("advisers red: gleaming_armor longbows").choose("count 0").dice(TWO_SHIELDS, 0).use("longbows")
    assert own.secrets("red") == 2
    away = attacking("advisers blue: gleaming_armor", "advisers red: longbows").choose("count 0").dice(TWO_SHIELDS, 0)
    assert away.use("longbows").secrets("red") == 2


@law("card.gleaming_armor", "5.5.3.b")
def test_bandits_cannot_pay_for_plans_against_gleaming_armor() -> None:
    lines = ("cards provinces-1: keep", "dice: 4")
    assert dice(attacking("advisers red: gleaming_armor", *lines).choose("count 0")) == (0, 1)
    assert dice(attacking("cards provinces-1: keep", "dice: 4 0 0").choose("count 0")) == (0, 3)


@law("card.jinx")
def test_a_jinx_rolls_the_attack_again_once() -> None:
    table = attacking("advisers red: jinx").dice(TWO_SHIELDS, HOLLOW, HOLLOW).choose("count 2")
    table.dice(SWORD, SKULL).choose("yes")
    assert (table.events(RolledAttack)[0].dice, table.secrets("red"), table.prompt) == ((SWORD, SKULL), 1, "sacrifice")


@law("card.jinx")
def test_a_jinx_may_be_left_alone() -> None:
    table = attacking("advisers red: jinx").dice(TWO_SHIELDS, HOLLOW, HOLLOW).choose("count 2", "pass")
    assert (table.events(RolledAttack)[0].dice, table.secrets("red")) == ((HOLLOW, HOLLOW), 2)


@law("card.jinx", "7.1.2.d", "7.1.2.e")
def test_a_jinx_helps_the_defense_too_and_must_be_paid() -> None:
    lines = ("advisers blue: jinx", "board blue: secrets 1 supply 7")
    table = defending(*lines).dice(BLANK).choose("count 0").dice(SHIELD).by(2, "yes")
    assert (table.events(RolledDefense)[0].dice, table.s.turned[2]) == ((SHIELD,), 1)
    assert defending(lines[0], "dice: 0").choose("count 0").events(RolledDefense)[0].dice == (BLANK,)
    laden = attacking("advisers red: jinx", "favor on: jinx 1", "dice: 4 0 0").choose("count 2")
    assert laden.events(RolledAttack)[0].dice == (HOLLOW, HOLLOW)


@law("card.sealing_ward")
def test_a_sealing_ward_adds_a_die_to_every_relic_of_its_holder() -> None:
    lines = ("force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map darkest_secret")

    def defended(*more: str) -> int:
        table = acting(*RIVER, *lines, *more).act("campaign", "card map", "card darkest_secret", "pass")
        return dice(table.dice(*[TWO_SHIELDS] * 6).choose("count 0"))[1]

    assert defended("advisers blue: sealing_ward") == defended() + 1
    assert defended("advisers red: sealing_ward") == defended()


@law("card.vow_of_silence")
def test_a_vow_of_silence_forbids_to_recover_the_darkest_secret_or_to_give_secrets() -> None:
    vow = ("advisers red: vow_of_silence", "banners: darkest_secret 1 peoples_favor 9")
    assert not acting(*vow).can("recover")
    fair = acting(*vow, "cards provinces-1: tinkers_fair", "board blue: secrets 1 supply 7").use(
        "tinkers_fair", "whom 2"
    )
    assert (fair.offers("give 1 1"), fair.offers("want 1 1")) == (False, True)


@law("card.vow_of_silence", "2.5.3.a")
def test_a_vow_of_silence_does_not_forbid_to_seize_the_darkest_secret() -> None:
    lines = ("advisers red: vow_of_silence", "things blue: darkest_secret", "pawn blue: provinces-1")
    table = acting(*RIVER, *lines, "force provinces-1: blue 1").act("campaign", "card darkest_secret", "pass")
    table.dice(BLANK, BLANK, SWORD, SWORD, SWORD).choose("count 3", "count 0")
    assert (table.s.holder[0], table.secrets("red")) == (1, 2)


@law("card.vow_of_silence")
def test_who_keeps_silent_hears_what_others_put_on_the_darkest_secret() -> None:
    lines = ("advisers blue: vow_of_silence", "banners: darkest_secret 2 peoples_favor 9")
    assert acting(*lines, "board red: secrets 4 supply 7").act("recover", "count 4").secrets("blue") == 4
    coded = acting(*lines, "advisers red: magicians_code").act("recover", "count 1")
    assert coded.secrets("blue") == 3


# Together with cards of other suits


@law("card.augury")
def test_augury_draws_two_cards_where_mushrooms_draw_one() -> None:
    lines = ("advisers red: augury mushrooms", "discards provinces: keep tents longbows", "deck:")
    table = acting(*lines).act("search").use("mushrooms").use("augury")
    assert (table.s.drawn[1], table.supply("red")) == ([number("keep"), number("tents")], 7)


@law("card.gleaming_armor", "card.initiation_rite")
def test_a_spell_breaker_stops_plans_dearer_by_gleaming_armor_but_no_muster() -> None:
    lines = ("cards hinterland-1: spell_breaker", "advisers blue: gleaming_armor", "dice: 4")
    assert dice(defending(*lines, "advisers red: longbows").choose("count 0")) == (0, 1)
    assert acting(lines[0], "advisers red: initiation_rite").act("muster").warbands("red") == 5


@law("card.sealing_ward")
def test_a_sealing_ward_counts_for_a_giant_python() -> None:
    lines = (*RIVER, "force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map")
    assert acting(*lines, "advisers blue: giant_python").can("campaign")  # a die of the site, three of the map
    assert not acting(*lines, "advisers blue: giant_python sealing_ward").can("campaign")


@law("card.vow_of_silence")
def test_who_keeps_silent_whistles_for_nothing() -> None:
    lines = ("things red: whistle", "pawn blue: cradle-1", "pawn chancellor: provinces-1")
    assert acting(*lines).use("whistle").secrets("blue") == 1
    silent = acting(*lines, "advisers red: vow_of_silence").use("whistle")
    assert (silent.secrets("blue"), silent.pawn("blue")) == (0, "provinces-1")


@law("card.master_of_disguise")
def test_a_master_of_disguise_escapes_his_own_vow_of_poverty() -> None:
    lines = ("advisers red: master_of_disguise vow_of_poverty", "advisers blue: tutor")
    table = acting(*lines).act("trade").use("master_of_disguise", "whom 2", "trade taming_charm favor")
    assert table.favor("red") == 5
    assert acting(*lines).act("trade", "pass", "trade taming_charm favor").favor("red") == 3
