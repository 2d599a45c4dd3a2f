"""Visions, and the oaths they are about: each by what fulfils it, and when."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.box.codes import PEOPLE, SECRET
from lexludi.law import cites
from tests.oath.table import Table, acting, lay, number, playing, start

law = cites("oath")


def waking(*lines: str, seats: str = "chancellor red blue") -> Table:
    """Red's turn begins."""
    return lay("\n".join([f"seats: {seats}", "round: 3", *lines, "next: turn 1; turn 2; end_round"]))


def regime(oath: str, *lines: str, seats: str = "chancellor red:citizen blue:citizen") -> Table:
    """The end of the seventh round, with a six."""
    return lay("\n".join([f"seats: {seats}", f"oath: {oath}", "round: 7", *lines, "dice: 5", "next: end_round"]))


def revealed(vision: str, *lines: str, drawn: int = 3) -> Table:
    return waking(f"vision red: {vision}", f"visions: {drawn}", *lines)


# Visions


@law("vision.conquest")
def test_the_vision_of_conquest_wants_most_sites() -> None:
    mine = ("force provinces-1: red 1", "force hinterland-1: red 1", "title: blue")
    assert revealed("conquest", *mine, "force cradle-1: chancellor 1").won == ("red", "visionary")
    assert revealed("conquest", *mine[1:], "force cradle-1: chancellor 1").match.result is None
    assert revealed("conquest", *mine, drawn=2).match.result is None


@law("vision.rebellion")
def test_the_vision_of_rebellion_wants_the_peoples_favor() -> None:
    assert revealed("rebellion", "things red: peoples_favor").won == ("red", "visionary")
    assert revealed("rebellion", "things red: darkest_secret").match.result is None


@law("vision.sanctuary")
def test_the_vision_of_sanctuary_wants_most_relics_and_banners() -> None:
    assert revealed("sanctuary", "things red: map darkest_secret").won == ("red", "visionary")
    assert (
        revealed("sanctuary", "things red: map whistle", "things blue: brass_horse cracked_horn").match.result is None
    )


@law("vision.faith")
def test_the_vision_of_faith_wants_the_darkest_secret() -> None:
    assert revealed("faith", "things red: darkest_secret").won == ("red", "visionary")
    assert revealed("faith", "things red: peoples_favor").match.result is None


@law("vision.conquest", "vision.rebellion", "vision.sanctuary", "vision.faith", "5.1.4.III.b")
@pytest.mark.parametrize("vision", ["conquest", "rebellion", "sanctuary", "faith"])
def test_only_exiles_reveal_visions_and_anybody_may_hide_them(vision: str) -> None:
    assert playing(vision).choose("play revealed").s.vision[1] == number(vision)
    lines = (f"discards provinces: {vision}", "deck:")
    citizen = acting(*lines, seats="chancellor red:citizen blue").act("search")
    assert (citizen.refuses("play revealed"), citizen.offers("play facedown")) == ("5.1.4.III.b", True)
    assert not citizen.offers("play provinces-1")


CONSPIRING = ("advisers red: wolves rangers", "advisers blue: animal_host", "pawn blue: provinces-1")


@law("vision.conspiracy")
def test_a_conspiracy_takes_something_for_a_secret() -> None:
    table = playing("conspiracy", *CONSPIRING, "things blue: map").choose("play revealed", "card map")
    assert (table.relics("red"), table.secrets("red"), table.s.out) == (["map"], 1, [number("conspiracy")])
    elsewhere = playing("conspiracy", *CONSPIRING[:2], "pawn blue: cradle-1", "things blue: map")
    assert elsewhere.choose("play revealed").relics("blue") == ["map"]


@law("vision.conspiracy")
def test_a_conspiracy_may_burn_nothing_and_is_gone_all_the_same() -> None:
    table = playing("conspiracy", *CONSPIRING, "things blue: map").choose("play revealed", "pass")
    assert (table.relics("blue"), table.secrets("red"), table.s.out) == (["map"], 2, [number("conspiracy")])


@law("vision.conspiracy", "2.5.3.a")
def test_a_banner_that_is_conspired_for_is_seized() -> None:
    lines = ("things blue: peoples_favor", "banners: darkest_secret 1 peoples_favor 2")
    table = playing("conspiracy", *CONSPIRING, *lines).choose("play revealed", "card peoples_favor")
    assert (table.s.holder[PEOPLE], table.s.tokens[PEOPLE], table.s.mob) == (1, 1, True)


@law("vision.conspiracy", "card.marriage")
def test_a_marriage_is_two_conspirators() -> None:
    lines = ("advisers red: marriage", "advisers blue: tavern_songs", "pawn blue: provinces-1", "things blue: map")
    assert playing("conspiracy", *lines).choose("play revealed").offers("card map")


@law("vision.conspiracy", "card.spell_breaker")
def test_a_spell_breaker_stops_what_a_conspiracy_burns() -> None:
    breaker = ("cards hinterland-1: spell_breaker", "force hinterland-1: chancellor 1")
    table = playing("conspiracy", *CONSPIRING, "things blue: map", *breaker).choose("play revealed")
    assert (table.prompt, table.relics("blue")) == ("act", ["map"])


@law("vision.conspiracy", "card.sacred_ground")
def test_sacred_ground_does_not_stop_a_conspiracy() -> None:
    ground = ("cards hinterland-1: sacred_ground", "force hinterland-1: chancellor 1")
    assert playing("conspiracy", *ground).offers("play revealed")


@law("vision.conspiracy", "5.1.4.IV.a")
def test_imperial_players_conspire_too() -> None:
    lines = ("discards provinces: conspiracy", "deck:")
    assert acting(*lines, seats="chancellor red:citizen blue").act("search").offers("play revealed")


# Oaths


@law("oath.supremacy", "2.11.b")
def test_supremacy_is_kept_by_ruling_most_sites() -> None:
    lines = ("force provinces-1: red 2", "force hinterland-1: red 1", "force cradle-1: chancellor 1")
    table = acting("oath: supremacy", *lines, "flags: unsettled").choose("warbands provinces-1 -1")
    assert table.oathkeeper == "red"


@law("oath.supremacy", "3.3.1.b")
def test_under_supremacy_the_citizen_with_most_treasures_succeeds() -> None:
    assert regime("supremacy", "things red: map whistle").won == ("red", "successor")
    assert regime("supremacy", "things red: map").won == ("chancellor", "regime")


@law("oath.the_people", "1.13.b")
def test_the_people_are_kept_by_their_favor() -> None:
    table = start("chancellor", "red", "blue", oath="the_people")
    assert (table.s.holder[PEOPLE], table.s.holder[SECRET]) == (0, -1)
    lines = ("oath: the_people", "things chancellor: grand_scepter peoples_favor")
    table = acting(*lines).act("recover", "card peoples_favor", "count 2", "suit order")
    assert table.oathkeeper == "red"


@law("oath.the_people", "3.3.1.c")
def test_under_the_people_the_citizen_with_the_darkest_secret_succeeds() -> None:
    held = "things chancellor: peoples_favor"
    assert regime("the_people", held, "things red: darkest_secret").won == ("red", "successor")
    assert regime("the_people", held, "things red: map whistle").won == ("chancellor", "regime")


@law("oath.devotion", "1.13.a")
def test_devotion_is_kept_by_the_darkest_secret() -> None:
    table = start("chancellor", "red", "blue", oath="devotion")
    assert (table.s.holder[PEOPLE], table.s.holder[SECRET]) == (-1, 0)
    lines = ("oath: devotion", "things chancellor: grand_scepter darkest_secret", "cards cradle-1: longbows")
    assert acting(*lines).act("recover", "card darkest_secret").oathkeeper == "red"


@law("oath.devotion", "3.3.1.e")
def test_under_devotion_the_citizen_with_the_grand_scepter_succeeds() -> None:
    assert regime("devotion", "things chancellor: darkest_secret", "things red: grand_scepter").won == (
        "red",
        "successor",
    )
    assert regime("devotion", "things chancellor: darkest_secret grand_scepter").won == ("chancellor", "regime")


@law("oath.protection", "2.11.d")
def test_protection_is_kept_by_most_relics_and_banners() -> None:
    table = acting("oath: protection", "things red: map", "board red: favor 3 supply 7")
    assert table.act("recover", "count 2", "suit order").oathkeeper == "red"


@law("oath.protection", "3.3.1.d")
def test_under_protection_the_citizen_with_the_peoples_favor_succeeds() -> None:
    assert regime("protection", "things red: peoples_favor").won == ("red", "successor")
    assert regime("protection", "things red: darkest_secret").won == ("chancellor", "regime")
