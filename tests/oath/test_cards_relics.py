"""Relics that are used out of battle (Law 2.4), each by what it does and when."""

from __future__ import annotations

from lexludi.games.oath.rules.box.codes import PROVINCES, SITES
from lexludi.games.oath.rules.options import Facedown, Peek, Pile, Space
from lexludi.kernel.events import Noted
from lexludi.law import cites
from lexludi.parts.options import At, Card, Yes
from tests.oath.table import (
    RIVER,
    TWO_SHIELDS,
    acting,
    dice,
    number,
    slot,
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
