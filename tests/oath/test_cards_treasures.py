"""Relics that look, swap and lead astray, and the edifices of four suits, each by what it does and when."""

from __future__ import annotations

from lexludi import Pass
from lexludi.games.oath.rules.box.codes import BEAST, PROVINCES, SITES
from lexludi.games.oath.rules.box.printed import NAMES, SUIT
from lexludi.games.oath.rules.options import Facedown, Peek, Pile, Play, Space
from lexludi.kernel.events import Noted
from lexludi.law import cites
from lexludi.parts.options import At, Card, Count, Whom, Yes
from tests.oath.table import Table, acting, lay, number, slot

law = cites("oath")


def at(place: str) -> At:
    return At(slot(place))


# Relics


@law("7.3.2")
def test_brass_horse_rides_to_the_suit_on_top_of_the_discard_pile() -> None:
    table = acting("things red: brass_horse", "discards provinces: longbows", "cards hinterland-1: garrison")
    table.use("brass_horse")
    assert (table.pawn("red"), table.supply("red")) == ("hinterland-1", 7)
    assert table.discards(PROVINCES) == ["longbows"]


@law("7.3.2")
def test_brass_horse_rides_anywhere_if_the_suit_is_nowhere_else_or_a_vision_shows() -> None:
    for card in ("longbows", "conquest"):
        table = acting("things red: brass_horse", f"discards provinces: {card}")
        table.use("brass_horse")
        assert {at("cradle-1"), at("hinterland-1"), at("cradle-2")} < set(table.options)
    assert not acting("things red: brass_horse").can_use("brass_horse")


@law("7.4")
def test_truthful_harp_draws_two_more_cards_and_shows_them_and_the_kept_one() -> None:
    table = acting("things red: truthful_harp", "discards provinces: longbows garrison scouts tents rangers elders")
    table.act("search").use("truthful_harp", Pile(PROVINCES))
    assert len(table.s.drawn[1]) == 5
    assert all(table.s.looked[card] == 0b111 for card in table.s.drawn[1])
    table.choose(Card(number("elders")))
    shown = [event.numbers[0] for event in table.events(Noted) if event.what == "shown"]
    assert (len(shown), shown[-1]) == (6, number("elders"))


@law("G.12.b")
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


@law("7.3.2")
def test_horned_mask_swaps_an_adviser_for_a_card_at_the_site() -> None:
    table = acting("things red: horned_mask", "advisers red: elders").use("horned_mask")
    assert (table.advisers("red"), table.cards("provinces-1")) == (["taming_charm"], ["elders"])
    assert table.favor("red") == 3
    locked = acting("things red: horned_mask", "advisers red: elders", "cards provinces-1: forest_temple")
    assert not locked.can_use("horned_mask")


@law("7.3.2", "7.6.2")
def test_whistle_calls_a_pawn_and_gives_it_the_secret() -> None:
    table = acting("things red: whistle", "pawn blue: hinterland-1", "pawn chancellor: provinces-1")
    table.use("whistle")
    assert (table.pawn("blue"), table.secrets("blue"), table.secrets("red")) == ("provinces-1", 1, 1)
    assert number("whistle") not in table.s.secrets_on


@law("7.3.2")
def test_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    lines = ("things red: skeleton_key", "reliquary: map brass_horse - -", "board red: secrets 2 supply 7")
    table = acting(*lines, "force provinces-1: chancellor 1")
    table.use("skeleton_key", Space(1), Yes())
    assert table.relics("red") == ["skeleton_key", "brass_horse"]
    assert table.secrets("red") == 0
    assert not acting(*lines).can_use("skeleton_key")


@law("7.3.2", "G.14")
def test_ivory_eye_sees_a_site_an_adviser_or_a_relic_anywhere() -> None:
    lines = ("things red: ivory_eye", "facedown blue: elders", "relics hinterland-1: map")
    seen = []
    for choice in (at("cradle-2"), Facedown(2, 0), Peek(slot("hinterland-1"), 0)):
        table = acting(*lines)
        table.use("ivory_eye", choice)
        seen += [card for card, who in table.s.looked.items() if who == 0b010]
    assert seen == [SITES + table.s.sites[1], number("elders"), number("map")]


# Edifices


@law("7.6.3.a")
def test_festival_district_is_a_binding_exchange_with_anybody() -> None:
    table = acting("cards provinces-1: festival_district", "pawn blue: hinterland-1", "board blue: favor 2")
    table.use("festival_district", Whom(2))
    assert table.match.ask.prompt == "deal"
    assert not acting("cards hinterland-1: festival_district").can_use("festival_district")


@law("5.1.4.II.a", "7.6.4.a")
def test_adviser_limits_hold_in_the_festival_district() -> None:
    lines = ("cards provinces-1: festival_district", "advisers red: elders", "advisers blue: tutor longbows wolves")
    table = acting(*lines).use("festival_district", Whom(2), f"give 3 {number('elders')}")
    assert not table.offers("yes")  # blue would have four
    assert table.choose(f"want 3 {number('wolves')}").offers("yes")


def regime(roll: int, *lines: str, seats: str = "chancellor red blue:citizen") -> Table:
    head = (
        f"seats: {seats}",
        "round: 6",
        "cards provinces-1: squalid_district",
        *lines,
        f"dice: {roll - 1}",
        "next: end_round",
    )
    return lay("\n".join(head))


@law("3.3.c")
def test_squalid_district_nudges_the_end_die() -> None:
    table = regime(4, "force provinces-1: chancellor 1")
    assert (table.match.ask.seat, table.match.ask.options) == (0, [Count(3), Count(4), Count(5)])
    table.match.choose(Count(5))
    assert table.won == ("chancellor", "regime")


@law("3.3.c")
def test_the_exile_who_rules_it_may_and_bandits_may_not() -> None:
    table = regime(5, "force provinces-1: red 1", "force cradle-1: chancellor 3")
    assert table.match.ask.seat == 1
    table.match.choose(Count(4))
    assert table.s.winner == -1
    assert regime(4).match.ask.prompt != "nudge"


@law("7.4")
def test_great_spire_exchanges_drawn_denizens_for_dispossessed_ones() -> None:
    table = acting(
        "cards provinces-1: great_spire",
        "discards provinces: longbows garrison conquest",
        "dispossessed: insomnia outriders",
    )
    table.act("search").use("great_spire")
    table.choose(Pile(PROVINCES))
    assert table.options == [Card(number("garrison")), Card(number("longbows")), Pass()]
    table.choose(Card(number("longbows")), Pass())
    assert len(table.s.drawn[1]) == 3
    assert number("longbows") in table.s.dispossessed
    assert {NAMES[card] for card in table.s.drawn[1]} & {"insomnia", "outriders"}


@law("7.3.2")
def test_fallen_spire_exchanges_the_top_of_the_discard_pile_unseen() -> None:
    lines = ("cards provinces-1: fallen_spire", "discards provinces: elders conquest longbows garrison")
    table = acting(*lines, "dispossessed: insomnia outriders")
    table.use("fallen_spire", Count(2))
    assert table.secrets("red") == 0
    assert table.discards(PROVINCES)[:2] == ["elders", "conquest"]
    assert set(table.discards(PROVINCES)[2:]) == {"insomnia", "outriders"}
    assert [NAMES[card] for card in table.s.dispossessed] == sorted(["longbows", "garrison"], key=number)
    assert not acting(*lines).can_use("fallen_spire")


@law("7.1.4")
def test_ruined_temple_keeps_beasts_of_others_away() -> None:
    lines = ("cards hinterland-1: ruined_temple", "facedown red: wolves")
    assert SUIT[number("wolves")] == BEAST
    for force, free in (("red 1", True), ("blue 1", False), ("", False)):
        table = acting(*lines, f"force hinterland-1: {force}")
        table.act("adviser")
        faceup = [Play(n) for n in range(9)]
        assert any(way in table.options for way in faceup) == free
