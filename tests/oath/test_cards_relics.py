"""Relics that are used out of battle (Law 2.4), each by what it does and when."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import PROVINCES, SITES
from lexludi.games.oath.rules.options import Facedown, Peek, Pile, Space
from lexludi.kernel.events import Noted
from lexludi.law import cites
from lexludi.parts.options import At, Card, Yes
from tests.oath.table import (
    BLANK,
    RIVER,
    SWORD,
    TWO_SHIELDS,
    acting,
    attacking,
    defending,
    dice,
    lay,
    number,
    playing,
    slot,
    spelled,
)

law = cites("oath")


def at(place: str) -> At:
    return At(slot(place))


@law("relic.brass_horse", "7.3.2")
def test_brass_horse_rides_to_the_suit_on_top_of_the_discard_pile() -> None:
    table = acting("things red: brass_horse", "discards provinces: longbows", "cards hinterland-1: garrison")
    table.use("brass_horse")
    assert (table.pawn("red"), table.supply("red")) == ("hinterland-1", 7)
    assert table.discards(PROVINCES) == ["longbows"]


@law("relic.brass_horse", "7.3.2")
def test_brass_horse_rides_anywhere_if_the_suit_is_nowhere_else_or_a_vision_shows() -> None:
    for card in ("longbows", "conquest"):
        table = acting("things red: brass_horse", f"discards provinces: {card}")
        table.use("brass_horse")
        assert {at("cradle-1"), at("hinterland-1"), at("cradle-2")} < set(table.options)
    assert not acting("things red: brass_horse").can_use("brass_horse")


@law("relic.truthful_harp", "7.4")
def test_truthful_harp_draws_two_more_cards_and_shows_them_and_the_kept_one() -> None:
    table = acting("things red: truthful_harp", "discards provinces: longbows garrison scouts tents rangers elders")
    table.act("search").use("truthful_harp", Pile(PROVINCES))
    assert len(table.s.drawn[1]) == 5
    assert all(table.s.looked[card] == 0b111 for card in table.s.drawn[1])
    table.choose(Card(number("elders")))
    shown = [event.numbers[0] for event in table.events(Noted) if event.what == "shown"]
    assert (len(shown), shown[-1]) == (6, number("elders"))


@law("relic.grand_mask", "G.12.b")
def test_grand_mask_gives_an_exile_the_empires_cards_in_his_turn() -> None:
    line = "force provinces-1: chancellor 2"
    table = acting("things red: grand_mask", line, "cards provinces-1: taming_charm mercenaries")
    charm, plan = number("taming_charm"), number("mercenaries")
    assert table.s.rules_card(1, charm)
    assert not table.s.rules_card(0, charm)
    assert not table.s.rules_card(1, plan)
    assert table.s.rules_card(0, plan)
    table.s.active = 2
    assert table.s.rules_card(0, charm)
    assert not table.s.rules_card(1, charm)


@law("relic.horned_mask", "7.3.2")
def test_horned_mask_swaps_an_adviser_for_a_card_at_the_site() -> None:
    table = acting("things red: horned_mask", "advisers red: elders").use("horned_mask")
    assert (table.advisers("red"), table.cards("provinces-1")) == (["taming_charm"], ["elders"])
    assert table.favor("red") == 3
    locked = acting("things red: horned_mask", "advisers red: elders", "cards provinces-1: forest_temple")
    assert not locked.can_use("horned_mask")


@law("relic.whistle", "7.3.2", "7.6.2")
def test_whistle_calls_a_pawn_and_gives_it_the_secret() -> None:
    table = acting("things red: whistle", "pawn blue: hinterland-1", "pawn chancellor: provinces-1")
    table.use("whistle")
    assert (table.pawn("blue"), table.secrets("blue"), table.secrets("red")) == ("provinces-1", 1, 1)
    assert number("whistle") not in table.s.secrets_on


@law("relic.skeleton_key", "7.3.2")
def test_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    lines = ("things red: skeleton_key", "reliquary: map brass_horse - -", "board red: secrets 2 supply 7")
    table = acting(*lines, "force provinces-1: chancellor 1")
    table.use("skeleton_key", Space(1), Yes())
    assert table.relics("red") == ["skeleton_key", "brass_horse"]
    assert table.secrets("red") == 0
    assert not acting(*lines).can_use("skeleton_key")


@law("relic.ivory_eye", "7.3.2", "G.14")
def test_ivory_eye_sees_a_site_an_adviser_or_a_relic_anywhere() -> None:
    lines = ("things red: ivory_eye", "facedown blue: elders", "relics hinterland-1: map")
    seen = []
    for choice in (at("cradle-2"), Facedown(2, 0), Peek(slot("hinterland-1"), 0)):
        table = acting(*lines)
        table.use("ivory_eye", choice)
        seen += [card for card, who in table.s.looked.items() if who == 0b010]
    assert seen == [SITES + table.s.sites[1], number("elders"), number("map")]


@law("relic.map")
def test_a_map_is_worth_four_supply() -> None:
    table = acting("things red: map", "board red: supply 1").use("map")
    assert (table.supply("red"), table.relics("red"), table.s.relic_deck[0]) == (5, [], number("map"))


@law("relic.oracular_pig")
def test_an_oracular_pig_knows_the_next_cards() -> None:
    table = acting("things red: oracular_pig", "deck: keep tents longbows elders").use("oracular_pig")
    assert [table.s.knows(1, number(card)) for card in ("keep", "tents", "longbows", "elders")] == [
        False,
        True,
        True,
        True,
    ]
    assert (table.s.visions, table.can_use("oracular_pig")) == (0, False)


@law("relic.cup_of_plenty")
def test_a_cup_of_plenty_trades_for_nothing_where_one_is_known() -> None:
    table = acting("things red: cup_of_plenty", "advisers red: tutor").act("trade")
    assert table.use("cup_of_plenty", "trade taming_charm favor").supply("red") == 7
    assert (
        acting("things red: cup_of_plenty").act("trade").use("cup_of_plenty", "trade taming_charm favor").supply("red")
        == 6
    )


@law("relic.cracked_horn")
def test_a_cracked_horn_buries_what_is_discarded() -> None:
    table = acting("things red: cracked_horn", "deck: keep tents longbows elders").act("search").use("cracked_horn")
    table.choose("card tents", "card elders")
    assert (table.s.deck, table.discards(2)) == ([number("longbows"), number("elders"), number("keep")], [])


@law("relic.ring_of_devotion")
def test_a_ring_of_devotion_musters_more_and_places_nothing() -> None:
    table = acting("things red: ring_of_devotion", "force provinces-1: red 1")
    assert not table.offers("warbands provinces-1 1")
    assert table.act("muster").warbands("red") == 7


@law("relic.circlet_of_command")
def test_a_circlet_of_command_guards_all_but_itself() -> None:
    here = ("force provinces-1: blue 1", "things blue: circlet_of_command map")
    table = acting(*RIVER, *here, "pawn blue: provinces-1").act("campaign")
    assert (table.offers("card map"), table.offers("card circlet_of_command")) == (False, True)
    table.choose("pawn", "pass").dice(*[TWO_SHIELDS] * 4).choose("count 0")
    assert dice(table) == (0, 4)


@law("relic.dragonskin_drum")
def test_a_dragonskin_drum_calls_a_warband_after_every_journey() -> None:
    assert acting("things red: dragonskin_drum").act("travel", "at cradle-1").warbands("red") == 4


@law("relic.book_of_records")
def test_a_book_of_records_brings_secrets_for_favor() -> None:
    table = acting("things red: book_of_records", "discards provinces: longbows", "deck:").act(
        "search", "play provinces-1"
    )
    assert (table.favor("red"), table.secrets("red")) == (3, 3)


@law("relic.dowsing_sticks")
@pytest.mark.parametrize(("choice", "held"), [("yes", ["map"]), ("pass", [])])
def test_dowsing_sticks_find_a_relic(choice: str, held: list[str]) -> None:
    table = acting("things red: dowsing_sticks", "reliquary: - - - -", "relic deck: whistle map")
    table.use("dowsing_sticks", choice)
    assert (table.relics("red"), len(table.s.relic_deck)) == (["dowsing_sticks", *held], 2 - len(held))
    assert (table.favor("red"), table.secrets("red"), table.s.treasury > 0) == (1, 1, True)  # two favor were burned


@law("relic.brass_horse", "site.shrouded_wood")
def test_out_of_a_wood_its_ruler_leads_the_brass_horse_where_it_may_go() -> None:
    lines = ("things red: brass_horse", "provinces-1: shrouded_wood", "force provinces-1: chancellor 1")
    cards = ("discards provinces: longbows", "cards hinterland-1: garrison", "cards cradle-1: scouts")
    table = acting(*lines, *cards).use("brass_horse").by(0)
    assert spelled(table) == ["at cradle-1", "at hinterland-1"]


@law("relic.brass_horse")
def test_a_brass_horse_does_not_stay_where_it_is() -> None:
    table = acting("things red: brass_horse", "discards provinces: tutor").use("brass_horse")
    assert (table.offers("at provinces-1"), table.offers("at cradle-1")) == (False, True)  # a Charm is here only


@law("relic.truthful_harp", "5.1.2.c")
def test_a_truthful_harp_falls_silent_at_a_vision() -> None:
    table = acting("things red: truthful_harp", "deck: keep tents longbows faith elders").act("search")
    assert table.use("truthful_harp").s.drawn[1] == [number("elders"), number("faith")]


@law("relic.grand_mask", "site.shrouded_wood")
def test_a_grand_mask_rules_cards_and_no_sites() -> None:
    lines = ("things red: grand_mask", "provinces-1: shrouded_wood", "force provinces-1: chancellor 1")
    table = acting(*lines)
    assert (table.s.rules(1, 2), table.s.rules(0, 2)) == (False, True)
    assert (table.act("travel").asked, table.prompt) == (0, "send")


@law("relic.grand_mask")
def test_a_citizen_behind_a_grand_mask_changes_nothing() -> None:
    lines = ("things red: grand_mask", "force provinces-1: chancellor 1")
    s = acting(*lines, seats="chancellor red:citizen blue").s
    assert s.rules_card(0, number("taming_charm"))


@law("relic.horned_mask", "7.2.1.a", "7.2.1.b")
def test_a_horned_mask_swaps_nobody_to_where_he_may_not_be() -> None:
    lines = ("things red: horned_mask", "cards provinces-1: garrison")
    assert not acting(*lines, "advisers red: elders").can_use("horned_mask")  # the Garrison stays at a site
    assert not acting("things red: horned_mask", "advisers red: tyrant").can_use("horned_mask")
    assert not acting("things red: horned_mask", "advisers red: palanquin").can_use("horned_mask")


@law("relic.whistle", "card.vow_of_silence")
def test_who_swore_silence_keeps_the_secret_of_the_whistle() -> None:
    lines = (
        "things red: whistle",
        "pawn chancellor: provinces-1",
        "pawn blue: cradle-1",
        "advisers red: vow_of_silence",
    )
    table = acting(*lines).use("whistle")
    assert (table.pawn("blue"), table.secrets("blue"), table.s.secrets_on) == ("provinces-1", 0, {number("whistle"): 1})


@law("relic.whistle", "card.toll_roads")
def test_who_is_whistled_for_need_not_pay_a_toll() -> None:
    roads = ("cards hinterland-1: toll_roads", "force hinterland-1: chancellor 1", "force provinces-1: chancellor 1")
    lines = (
        "things red: whistle",
        "pawn chancellor: provinces-1",
        "pawn blue: cradle-1",
        "board blue: favor 1 supply 7",
    )
    for answer, place, secrets in (("yes", "provinces-1", 1), ("pass", "cradle-1", 0)):
        table = acting(*lines, *roads).use("whistle").by(2, answer)
        assert (table.pawn("blue"), table.secrets("blue"), table.favor("blue")) == (place, secrets, 1 - secrets)


@law("relic.cracked_horn", "2.1.6.a")
def test_a_cracked_horn_buries_visions_that_stay_counted() -> None:
    table = acting("things red: cracked_horn", "deck: keep tents faith elders").act("search").use("cracked_horn")
    table.choose("card elders")
    assert (table.s.deck[0], table.s.visions) == (number("faith"), 1)


@law("relic.cracked_horn", "5.1.4.II.d")
def test_a_cracked_horn_buries_advisers_who_make_way() -> None:
    table = playing("tutor", "things red: cracked_horn", "advisers red: elders tents longbows").use("cracked_horn")
    assert table.choose("play adviser", "card tents").s.deck == [number("tents")]


@law("relic.ring_of_devotion", "5.5.7.I")
def test_a_ring_of_devotion_leaves_conquered_sites_empty() -> None:
    table = attacking("things red: ring_of_devotion").dice(BLANK, SWORD, SWORD).choose("count 2")
    assert (table.prompt, table.warbands("red", "provinces-1")) == ("act", 0)


@law("relic.ring_of_devotion", "card.messenger")
def test_a_ring_of_devotion_lets_warbands_come_and_none_go() -> None:
    table = acting("things red: ring_of_devotion", "advisers red: messenger", "force provinces-1: red 3")
    table.use("messenger", "count 2")
    assert (table.warbands("red"), table.prompt) == (5, "act")


@law("relic.skeleton_key", "7.1.1.c")
def test_the_chancellor_has_a_use_for_the_skeleton_key() -> None:
    lines = ("things chancellor: skeleton_key", "reliquary: map - - -", "board chancellor: secrets 2 supply 7")
    head = ("seats: chancellor red", "active: chancellor act acting", "force cradle-1: chancellor 1")
    table = lay("\n".join([*head, *lines, "next: act 0; rest 0; turn 1; end_round"])).use("skeleton_key", "yes")
    assert (table.relics("chancellor"), bool(table.s.up >> number("brutal") & 1)) == (["skeleton_key", "map"], True)


@law("relic.circlet_of_command")
def test_a_circlet_of_command_leaves_ones_own_banner_to_oneself() -> None:
    lines = ("things red: circlet_of_command peoples_favor", "board red: favor 3 supply 7")
    assert acting(*lines).act("recover", "count 3", "suit order").s.tokens == [1, 3]
    lines = ("things blue: circlet_of_command peoples_favor", "board red: favor 3 supply 7", "facedown red: keep")
    assert not acting(*lines).can("recover")


@law("relic.map", "4.3.4.b")
def test_a_map_fills_the_supply_and_no_more() -> None:
    assert acting("things red: map", "board red: supply 5").use("map").supply("red") == 7


@law("relic.book_of_records", "site.fertile_valley")
def test_a_book_of_records_leaves_the_favor_of_a_fertile_valley() -> None:
    lines = ("things red: book_of_records", "provinces-1: fertile_valley", "cards provinces-1:")
    table = playing("tavern_songs", *lines).choose("play provinces-1")
    assert (table.favor("red"), table.secrets("red")) == (4, 3)


@law("relic.book_of_records", "6.1.a")
def test_a_book_of_records_tells_of_advisers_who_settle() -> None:
    table = acting("things red: book_of_records", "facedown red: longbows").act("adviser", "play provinces-1")
    assert (table.favor("red"), table.secrets("red")) == (3, 3)


@law("relic.dragonskin_drum", "relic.whistle")
def test_a_dragonskin_drum_sounds_on_forced_journeys() -> None:
    lines = (
        "things red: whistle",
        "things blue: dragonskin_drum",
        "pawn chancellor: provinces-1",
        "pawn blue: cradle-1",
    )
    assert acting(*lines).use("whistle").warbands("blue") == 1


@law("relic.grand_scepter", "6.4", "6.6.1.a", "6.7.a")
def test_the_grand_scepter_looks_offers_and_exiles() -> None:
    lines = ("things chancellor:", "things red: grand_scepter", "board red: favor 9 supply 7")
    table = acting(*lines, seats="chancellor red:citizen blue yellow:citizen")
    assert (table.can("citizenship"), table.can("exile"), table.offers("peek 8 0")) == (True, True, True)
    fresh = acting(*lines, "flags: fresh-scepter", seats="chancellor red:citizen blue yellow:citizen")
    assert (fresh.can("citizenship"), fresh.can("exile"), fresh.offers("peek 8 0")) == (False, False, False)


@law("relic.grand_scepter", "card.tinkers_fair", "2.4.2.c")
def test_a_grand_scepter_that_was_given_can_be_used_at_once() -> None:
    lines = ("cards provinces-1: tinkers_fair", "things chancellor:", "things blue: grand_scepter")
    table = acting(*lines).use("tinkers_fair", "whom 2", f"want 2 {number('grand_scepter')}", "yes").by(2, "yes").by(1)
    assert (table.relics("red"), table.can("citizenship")) == (["grand_scepter"], True)


@law("relic.grand_scepter", "5.5.7.II", "2.4.2.c")
def test_a_grand_scepter_that_was_taken_cannot_be_used_this_turn() -> None:
    lines = (
        "things chancellor:",
        "things blue: grand_scepter",
        "pawn blue: provinces-1",
        "board red: warbands 9 supply 7",
    )
    table = defending(*lines).choose("card grand_scepter", "pass").dice(*[BLANK] * 6, *[SWORD] * 9)
    table.choose("count 9", "count 0")
    assert (table.relics("red"), table.can("citizenship")) == (["grand_scepter"], False)
