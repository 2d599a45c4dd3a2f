"""Law 5.1: Search, and playing cards; 6.1: facedown advisers."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import Discarded, Hid
from lexludi.law import cites
from tests.oath.table import Table, acting, number, spelled

law = cites("oath")
DECK = "deck: horse_archers keep tents longbows"  # the last one is on top


def searching(*lines: str) -> Table:
    return acting(DECK, *lines).act("search")


def found(card: str, *lines: str) -> Table:
    """Red has drawn this card alone, and is asked how to play it."""
    return acting(f"discards provinces: {card}", *lines).act("search", "pile provinces")


def ways(table: Table) -> list[str]:
    return [table.match.spell(option).split()[1] for option in table.options]


@law("5.1.1.a", "5.1.2.a")
def test_a_discard_pile_costs_two_supply_and_is_that_of_ones_region() -> None:
    table = acting(
        "discards provinces: keep tents longbows elders",
        "discards cradle: wolves",
        DECK.replace("keep tents longbows", ""),
    )
    assert [table.match.spell(option) for option in table.act("search").options] == [
        "pile provinces",
        "pile world_deck",
    ]
    table.choose("pile provinces")
    assert (table.supply("red"), len(table.s.drawn[1]), table.discards(1)) == (5, 3, ["keep"])


@law("5.1.1.b", "2.1.6.b")
@pytest.mark.parametrize(("visions", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
def test_the_world_deck_costs_by_the_visions_drawn(visions: int, cost: int) -> None:
    assert searching(f"visions: {visions}").supply("red") == 7 - cost


@law("5.1.1.b")
def test_the_darkest_secret_makes_the_world_deck_cheap() -> None:
    assert searching("visions: 5", "things red: darkest_secret").supply("red") == 5


@law("5.1.2.b", "5.1.2.c", "2.7.1")
def test_a_vision_of_the_world_deck_stops_the_draw_and_moves_the_marker() -> None:
    table = acting("deck: keep tents faith longbows").act("search")
    assert (len(table.s.drawn[1]), table.s.visions) == (2, 1)


@law("5.1.2.c")
def test_a_vision_of_a_discard_pile_does_neither() -> None:
    table = acting("discards provinces: keep faith longbows", "deck:").act("search")
    assert (len(table.s.drawn[1]), table.s.visions) == (3, 0)


@law("5.1.3", "G.10.a")
def test_all_cards_but_one_are_discarded_in_the_order_one_likes() -> None:
    table = searching().choose("card tents", "card keep")
    assert (table.discards(2), table.s.drawn[1]) == (["keep", "longbows"], [number("tents")])


@law("9.4.a")
def test_only_the_player_knows_what_he_discards() -> None:
    table = searching().choose("card tents", "card keep")
    told = table.events(Discarded)[0]
    assert (told.seen_by(1), told.seen_by(0)) == (told, Discarded(1, -1, 2, False))


@law("5.1.4.a", "5.1.4.I.b", "5.1.4.I.e")
def test_a_card_played_to_a_site_brings_a_favor_of_its_suit() -> None:
    table = found("longbows").choose("play provinces-1")
    assert (table.cards("provinces-1"), table.favor("red"), table.bank("order")) == (["taming_charm", "longbows"], 4, 2)


@law("5.1.4.a")
def test_a_card_may_just_be_discarded() -> None:
    assert found("longbows").choose("play discard").discards(2) == ["longbows"]


@law("5.1.4.b", "7.2.1.a", "7.2.1.b")
def test_restrictions_say_where_a_card_may_lie_faceup() -> None:
    assert ways(found("keep")) == ["provinces-1", "facedown", "discard"]
    assert ways(found("tutor")) == ["adviser", "facedown", "discard"]
    assert found("keep").refuses("play adviser") == "7.2.1.a"
    assert found("tutor").refuses("play provinces-1") == "7.2.1.b"


@law("7.2")
def test_restrictions_do_not_bind_a_facedown_card() -> None:
    assert found("keep").choose("play facedown").facedown("red") == ["keep"]


@law("5.1.4.I.a", "2.8.1.a")
def test_a_full_site_takes_no_more_cards() -> None:
    table = found("longbows", "cards provinces-1: taming_charm elders")
    assert table.refuses("play provinces-1") == "5.1.4.I.a"


@law("2.8.1.b")
def test_no_card_can_be_played_to_a_facedown_site() -> None:
    assert found("longbows", "things red: peoples_favor").refuses("play provinces-2") == "2.8.1.b"


@law("5.1.4.I.d")
def test_with_the_peoples_favor_any_site_of_the_region_will_do() -> None:
    lines = ("provinces-2: river", "things red: peoples_favor")
    table = found("longbows", *lines).choose("play provinces-2", "pass")
    assert table.cards("provinces-2") == ["longbows"]
    assert found("longbows", lines[0]).refuses("play provinces-2") == "5.1.4.a"


@law("5.1.4.I.c")
def test_with_the_peoples_favor_a_card_of_the_region_may_be_discarded_first() -> None:
    lines = ("cards provinces-1: taming_charm elders", "things red: peoples_favor")
    table = found("longbows", *lines).choose("play provinces-1")
    assert table.prompt == "make-room-at"
    table.choose("card elders")
    assert (table.cards("provinces-1"), table.discards(2)) == (["taming_charm", "longbows"], ["elders"])


@law("5.1.4.II.b", "5.1.4.II.c", "9.4.b")
def test_an_adviser_lies_faceup_or_facedown() -> None:
    assert found("longbows").choose("play adviser").advisers("red") == ["longbows"]
    table = found("longbows").choose("play facedown")
    assert (table.facedown("red"), table.advisers("red"), table.s.matching(1, 2)) == (["longbows"], [], 0)
    assert table.events(Hid)[0].seen_by(0) == Hid(1, -1)
    assert table.match.view(0)["facedown"][1] == [-1]
    assert table.match.view(1)["facedown"][1] == [number("longbows")]


@law("2.2.2", "5.1.4.II.a", "5.1.4.II.d")
def test_a_fourth_adviser_takes_the_place_of_another() -> None:
    table = found("longbows", "advisers red: tutor wolves", "facedown red: keep").choose("play adviser")
    assert spelled(table) == ["card tutor", "card wolves", "card keep"]
    table.choose("card wolves")
    assert (table.advisers("red"), table.discards(2)) == (["tutor", "longbows"], ["wolves"])


@law("7.2.2")
def test_locked_advisers_do_not_make_way() -> None:
    locked = "advisers red: a_small_favor long_lost_heir faithful_friend"
    assert found("longbows", locked).refuses("play adviser") == "5.1.4.II.d"


@law("7.6.4.a", "7.6.4.b")
def test_a_card_that_limits_advisers_sends_the_others_away() -> None:
    table = found("insomnia", "advisers red: silver_tongue wolves", "facedown red: keep")
    table.choose("play adviser", "card keep")  # and Wolves
    assert (table.advisers("red"), table.facedown("red")) == (["silver_tongue", "insomnia"], [])


@law("5.1.4.III.a", "5.1.4.III.c", "2.2.1.b")
def test_an_exile_reveals_a_vision_which_is_no_adviser() -> None:
    table = found("faith")
    assert ways(table) == ["revealed", "facedown", "discard"]
    table.choose("play revealed")
    assert (table.s.vision[1], table.advisers("red")) == (number("faith"), [])


@law("5.1.4.III.d")
def test_a_second_vision_replaces_the_first() -> None:
    table = found("faith", "vision red: conquest").choose("play revealed")
    assert (table.s.vision[1], table.discards(2)) == (number("faith"), ["conquest"])


@law("5.1.4.III.b")
def test_imperial_players_keep_visions_facedown() -> None:
    table = acting("discards provinces: faith", seats="chancellor red:citizen blue").act("search", "pile provinces")
    assert table.refuses("play revealed") == "5.1.4.III.b"
    assert table.offers("play facedown")


CONSPIRING = ("advisers red: wolves rangers", "advisers blue: animal_playmates", "pawn blue: provinces-1")


@law("5.1.4.IV.a", "5.1.4.IV.b", "5.1.4.IV.c", "5.1.4.IV.d")
def test_the_conspiracy_takes_a_relic_for_a_secret_and_leaves_the_match() -> None:
    table = found("conspiracy", *CONSPIRING, "things blue: map", "vision red: faith")
    table.choose("play revealed", "card map")
    assert (table.relics("red"), table.secrets("red"), table.s.out) == (["map"], 1, [number("conspiracy")])
    assert table.s.vision[1] == number("faith")


@law("5.1.4.IV.c")
def test_the_conspiracy_needs_two_advisers_that_match() -> None:
    table = found("conspiracy", "advisers red: wolves tutor", *CONSPIRING[1:], "things blue: map").choose(
        "play revealed"
    )
    assert (table.prompt, table.relics("blue")) == ("act", ["map"])


@law("5.1.4.IV.e", "2.5.3.c")
def test_a_banner_taken_by_the_conspiracy_is_seized() -> None:
    lines = ("things blue: darkest_secret", "banners: darkest_secret 4 peoples_favor 1")
    table = found("conspiracy", *CONSPIRING, *lines).choose("play revealed", "card darkest_secret")
    assert (table.s.holder[0], table.s.tokens[0]) == (1, 2)


@law("7.3.3")
def test_what_a_card_says_when_played_comes_after_favor_and_homelands() -> None:
    table = found("garrison", "provinces-1: ancient_city", "cards provinces-1:", "force provinces-1: red 1")
    table.choose("play provinces-1")
    assert (table.warbands("red"), table.warbands("red", "provinces-1"), table.favor("red")) == (5, 2, 4)


@law("6.1.a", "6.1.b", "6.0")
def test_a_facedown_adviser_is_turned_and_played_or_discarded() -> None:
    table = acting("facedown red: longbows").act("adviser")
    assert table.refuses("play facedown") == "6.1.a"
    table.choose("play adviser")
    assert (table.advisers("red"), table.facedown("red"), table.supply("red")) == (["longbows"], [], 7)
    assert acting("facedown red: longbows").act("adviser", "play discard").discards(2) == ["longbows"]


@law("5.1.1.b", "5.1.2.a")
def test_whoever_searches_is_told_which_piles_are_closed() -> None:
    lines = ("discards provinces: wolves", "discards cradle: elders")
    table = acting(DECK, *lines).act("search")
    assert table.says_why_not("pile cradle") == "Only the discard pile of the region of your pawn is searched."
    far = acting(DECK, "visions: 5", "advisers red: errand_boy", *lines, "board red: favor 2 secrets 2 supply 3")
    far.act("search", "use errand_boy")
    assert far.says_why_not("pile world_deck") == "Costs 4 supply, and you have 3."
    assert far.says_why_not("pile hinterland").startswith("There are no cards: ")
