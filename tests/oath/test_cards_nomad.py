"""The denizens of the Nomads that act, or do something when they are played."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.actions.citizens import ADVISERS, FAVOR, SECRETS, THINGS
from lexludi.games.oath.rules.events import Peeked, Travelled
from lexludi.law import cites
from tests.oath.table import Table, acting, number, playing, spelled

law = cites("oath")


# Actions


@law("card.ancient_binding")
def test_an_ancient_binding_leaves_everybody_one_secret_and_oneself_that_on_the_card() -> None:
    lines = ("board red: secrets 4 turned 1 supply 7", "board blue: secrets 3 supply 7", "secrets on: tutor 1")
    table = acting(*lines, "advisers red: ancient_binding tutor").use("ancient_binding")
    assert [table.secrets(who) for who in ("chancellor", "red", "blue")] == [0, 0, 1]
    assert (table.s.turned, table.s.secrets_on) == ([0, 0, 0], {number("ancient_binding"): 1})
    assert table.act("end").secrets("red") == 1


@law("card.ancient_binding")
@pytest.mark.parametrize(
    ("board", "left"), [("secrets 1 turned 2", (1, 0)), ("turned 3", (0, 1)), ("turned 1", (0, 1)), ("favor 1", (0, 0))]
)
def test_an_ancient_binding_does_not_ask_how_secrets_lie(board: str, left: tuple[int, int]) -> None:
    table = acting("advisers red: ancient_binding", f"board blue: {board} supply 7").use("ancient_binding")
    assert (table.secrets("blue"), table.s.turned[2]) == left


@law("card.ancient_binding")
def test_an_ancient_binding_leaves_the_darkest_secret_alone_and_needs_two_secrets() -> None:
    lines = ("advisers red: ancient_binding", "things red: darkest_secret", "banners: darkest_secret 4 peoples_favor 1")
    assert acting(*lines).use("ancient_binding").s.tokens[0] == 4
    assert acting(*lines, "board red: secrets 1 supply 7").refuses("use ancient_binding") == "7.1.2.a"


@law("card.elders")
def test_elders_turn_two_favor_into_a_secret() -> None:
    table = acting("cards provinces-1: elders").use("elders")
    assert (table.favor("red"), table.secrets("red"), table.can_use("elders")) == (1, 3, False)


@law("card.convoys")
def test_convoys_bring_a_whole_discard_pile_in_its_order() -> None:
    piles = ("discards provinces: keep", "discards hinterland: tents longbows", "discards cradle: tutor")
    table = acting("cards provinces-1: convoys", *piles).use("convoys", "pile hinterland")
    assert [table.discards(region) for region in range(3)] == [["tutor"], ["keep", "tents", "longbows"], []]
    assert table.favor("red") == 2


@law("card.convoys")
def test_convoys_may_come_to_an_empty_pile_but_not_from_one() -> None:
    table = acting("cards provinces-1: convoys", "discards cradle: tutor wolves").use("convoys")
    assert table.discards(1) == ["tutor", "wolves"]
    assert not acting("cards provinces-1: convoys", "discards provinces: tutor").can_use("convoys")


@law("card.convoys", "7.1.1.a")
def test_convoys_bring_cards_to_ones_own_region_from_afar() -> None:
    table = acting("cards hinterland-1: convoys", "force hinterland-1: red 1", "discards cradle: tutor").use("convoys")
    assert table.discards(1) == ["tutor"]


@law("card.resettle")
def test_resettle_moves_anybodys_nomad_to_any_site() -> None:
    table = acting("cards provinces-1: resettle", "advisers blue: elders tutor", "advisers red: tents")
    table.use("resettle")
    assert spelled(table) == ["card tents", "card elders"]
    table.choose("card elders", "at cradle-1")
    assert (table.cards("cradle-1"), table.advisers("blue"), table.favor("red")) == (["elders"], ["tutor"], 3)


@law("card.resettle", "7.2.1.b", "7.2.2", "2.8.1.b")
def test_resettle_moves_nobody_who_must_stay_and_nowhere_without_room() -> None:
    stays = "advisers blue: faithful_friend lost_tongue"
    assert not acting("cards provinces-1: resettle", stays, "facedown blue: tents").can_use("resettle")
    table = acting("cards provinces-1: resettle taming_charm", "advisers blue: elders").use("resettle")
    assert spelled(table) == ["at cradle-1", "at hinterland-1"]  # this site is full, the others are facedown


# Oracle

DEPTHS = "deck: keep faith tents conquest longbows elders"


def foreseeing(*lines: str) -> Table:
    return acting("cards provinces-1: oracle", DEPTHS, *lines)


@law("card.oracle", "2.7.1")
def test_an_oracle_draws_the_topmost_vision_and_leaves_the_rest_in_order() -> None:
    table = foreseeing().use("oracle")
    assert (table.prompt, table.s.drawn[1], table.s.visions) == ("play", [number("conquest")], 1)
    table.choose("play revealed")
    assert [number(card) for card in ("keep", "faith", "tents", "longbows", "elders")] == table.s.deck
    assert (table.s.vision[1], table.secrets("red")) == (number("conquest"), 0)


@law("card.oracle")
@pytest.mark.parametrize(("how", "held", "pile"), [("facedown", ["conquest"], []), ("discard", [], ["conquest"])])
def test_what_an_oracle_sees_may_be_kept_facedown_or_discarded(how: str, held: list[str], pile: list[str]) -> None:
    table = foreseeing().use("oracle", f"play {how}")
    assert (table.facedown("red"), table.discards(2)) == (held, pile)


@law("card.oracle")
def test_a_cracked_horn_buries_the_vision_of_an_oracle() -> None:
    table = foreseeing("things red: cracked_horn").use("oracle").use("cracked_horn", "play discard")
    assert (table.s.deck[0], table.discards(2)) == (number("conquest"), [])


@law("card.oracle")
def test_an_oracle_owes_favor_to_forced_labor() -> None:
    lines = ("cards hinterland-1: forced_labor", "force hinterland-1: blue 1", "force provinces-1: blue 1")
    table = foreseeing(*lines).use("oracle")
    assert (table.favor("red"), table.favor("blue")) == (2, 1)
    assert foreseeing(*lines, "board red: secrets 2 supply 7").refuses("use oracle") == "7.1.3"


@law("card.oracle")
def test_an_oracle_sees_nothing_where_no_vision_is_left() -> None:
    gone = ("vision red: faith", "discards cradle: conquest rebellion", "facedown blue: sanctuary", "out: conspiracy")
    assert acting("cards provinces-1: oracle", *gone, "deck: keep").refuses("use oracle") == "7.1.3"


# The Gathering


def gathering(*lines: str) -> Table:
    """Red plays The Gathering in the Provinces; the Chancellor is asked whether he comes."""
    return playing("the_gathering", "pawn blue: cradle-1", *lines).choose("play provinces-1")


@law("card.the_gathering")
def test_to_the_gathering_everybody_may_come_in_turn_order_and_nobody_travels() -> None:
    table = gathering("pawn chancellor: hinterland-1", "things blue: dragonskin_drum").by(0, "pass").by(2, "yes")
    assert (table.pawn("chancellor"), table.pawn("blue")) == ("hinterland-1", "provinces-1")
    assert (table.events(Travelled), table.warbands("blue")) == ([], 0)


@law("card.the_gathering", "7.6.3.a")
def test_at_the_gathering_favor_secrets_relics_and_advisers_change_hands() -> None:
    goods = ("board blue: favor 2 secrets 1 supply 7", "advisers blue: longbows", "things red: map darkest_secret")
    table = gathering(*goods, "pawn chancellor: hinterland-1").by(0, "pass").by(2, "yes").choose("whom 2")
    assert not table.offers(f"give {THINGS} {number('darkest_secret')}")
    table.choose(f"give {THINGS} {number('map')}", f"want {FAVOR} 2", f"want {SECRETS} 1")
    table.choose(f"want {ADVISERS} {number('longbows')}", "yes").by(2, "yes")
    assert (table.relics("blue"), table.advisers("red")) == (["map"], ["longbows"])
    assert (table.favor("red"), table.secrets("red")) == (3 + 1 + 2, 3)  # one for playing the card


@law("card.the_gathering")
def test_the_gathering_goes_on_while_anybody_agrees_and_pawns_stay() -> None:
    table = gathering("pawn chancellor: hinterland-1", "board blue: favor 2 supply 7").by(0, "pass").by(2, "yes")
    table.choose("whom 2", f"want {FAVOR} 1", "yes").by(2, "yes", "pass")
    table.choose("whom 2", f"want {FAVOR} 1", "yes").by(2, "pass", "pass")
    assert (table.prompt, table.favor("red"), table.pawn("blue")) == ("act", 5, "provinces-1")


@law("card.the_gathering")
def test_who_stays_away_from_the_gathering_makes_no_exchanges() -> None:
    table = gathering("pawn chancellor: provinces-1").by(2, "pass").by(0, "pass")
    assert spelled(table) == ["whom 0", "pass"]
    assert table.choose("pass").prompt == "act"


@law("card.the_gathering", "7.2.2")
def test_locked_advisers_do_not_change_hands_at_the_gathering() -> None:
    table = gathering("pawn chancellor: hinterland-1", "advisers blue: faithful_friend longbows").by(0, "pass")
    table.by(2, "yes").choose("whom 2")
    assert [option for option in spelled(table) if option.startswith(f"want {ADVISERS}")] == [
        f"want {ADVISERS} {number('longbows')}"
    ]


@law("card.the_gathering", "5.1.4.II.a", "7.6.4.a")
@pytest.mark.parametrize(
    ("red", "full"), [("tutor wolves tents", True), ("tutor wolves", False), ("assassin tutor", True)]
)
def test_adviser_limits_hold_at_the_gathering(red: str, full: bool) -> None:
    table = gathering("pawn chancellor: hinterland-1", f"advisers red: {red}", "advisers blue: longbows").by(0, "pass")
    table.by(2, "yes").choose("whom 2", f"want {ADVISERS} {number('longbows')}")
    assert table.offers("yes") != full
    assert table.choose(f"give {ADVISERS} {number('tutor')}").offers("yes")


# When played


@law("card.faithful_friend")
@pytest.mark.parametrize(("supply", "then"), [(1, 5), (5, 7)])
def test_a_faithful_friend_brings_supply_up_to_seven(supply: int, then: int) -> None:
    table = acting("facedown red: faithful_friend", f"board red: supply {supply}").act("adviser", "play adviser")
    assert table.supply("red") == then


@law("card.great_herd", "G.15")
def test_a_great_herd_may_change_places_with_a_nomad_anywhere() -> None:
    lines = ("cards hinterland-1: faithful_friend longbows", "cards cradle-1: tents wolves", "favor on: tents 1")
    table = playing("great_herd", *lines).choose("play provinces-1")
    assert spelled(table) == ["card tents", "pass"]
    table.choose("card tents")
    assert (table.cards("provinces-1"), table.cards("cradle-1")) == (
        ["taming_charm", "tents"],
        ["wolves", "great_herd"],
    )
    assert table.s.favor_on == {number("tents"): 1}


@law("card.great_herd")
def test_what_a_great_herd_changes_places_with_is_not_played() -> None:
    lines = ("cards cradle-1: the_gathering", "provinces-1: steppe")
    table = playing("great_herd", *lines).choose("play provinces-1", "card the_gathering")
    assert (table.prompt, table.favor("red"), table.secrets("red")) == ("act", 4, 3)  # one secret, of the Steppe
    assert playing("great_herd", *lines).choose("play provinces-1", "pass").cards("cradle-1") == ["the_gathering"]


@law("card.great_herd", "7.2.2")
def test_a_great_herd_passes_by_locked_nomads() -> None:
    assert playing("great_herd", "cards cradle-1: sacred_ground").choose("play provinces-1").prompt == "act"


@law("card.pilgrimage")
def test_a_pilgrimage_sends_the_denizens_of_ones_site_among_the_dispossessed() -> None:
    lines = ("cards provinces-1: tutor tents", "dispossessed: longbows wolves", "favor on: tents 1 tutor 2")
    table = playing("pilgrimage", *lines).choose("play adviser")
    seen = table.events(Peeked)[0].cards
    assert (len(seen), table.cards("provinces-1"), table.bank("nomad"), table.bank("arcane")) == (2, [], 4, 5)
    assert sorted([*seen, *table.s.dispossessed]) == sorted(map(number, ("longbows", "wolves", "tutor", "tents")))
    assert table.prompt == "discard-order"
    first = spelled(table)[1]
    table.choose(first)
    assert (table.discards(1)[0], len(table.discards(1))) == (first.removeprefix("card "), 2)
    assert all(table.s.knows(1, card) and not table.s.knows(2, card) for card in seen)


@law("card.pilgrimage")
def test_who_leaves_on_a_pilgrimage_may_come_back_by_lot() -> None:
    assert playing("pilgrimage", "dispossessed:").choose("play adviser").discards(1) == ["taming_charm"]


@law("card.pilgrimage", "7.2.2")
def test_locked_denizens_and_edifices_do_not_go_on_a_pilgrimage() -> None:
    lines = ("cards provinces-1: keep forest_temple", "dispossessed: longbows wolves")
    table = playing("pilgrimage", *lines).choose("play adviser")
    assert (table.cards("provinces-1"), table.discards(1)) == (["keep", "forest_temple"], [])


@law("card.pilgrimage")
def test_secrets_of_pilgrims_come_back_facedown() -> None:
    table = playing("pilgrimage", "secrets on: taming_charm 1", "dispossessed:").choose("play adviser")
    assert (table.secrets("red"), table.s.turned[1], table.s.secrets_on) == (2, 1, {})


PACT = ("facedown red: ancient_pact", "banners: darkest_secret 3 peoples_favor 1", "board red: warbands 2 supply 3",
        "reliquary: map whistle cracked_horn ivory_eye")  # fmt: skip


@law("card.ancient_pact", "7.6.1")
def test_an_ancient_pact_makes_a_citizen_for_the_darkest_secret() -> None:
    table = acting(*PACT, "things red: darkest_secret").act("adviser", "play adviser", "yes", "space 1")
    assert (table.s.citizen[1], table.s.holder[0], table.s.tokens[0]) == (True, 0, 3)
    assert (table.relics("red"), table.supply("red"), table.asked) == (["whistle"], 7, 2)  # the Act Phase is over


@law("card.ancient_pact")
def test_an_ancient_pact_need_not_be_signed() -> None:
    table = acting(*PACT, "things red: darkest_secret").act("adviser", "play adviser", "pass")
    assert (table.s.citizen[1], table.s.holder[0], table.prompt) == (False, 1, "act")


@law("card.ancient_pact")
@pytest.mark.parametrize(("seats", "holder"), [("red:citizen", "red"), ("red", "blue")])
def test_an_ancient_pact_is_for_exiles_who_hold_the_darkest_secret(seats: str, holder: str) -> None:
    table = acting(*PACT, f"things {holder}: darkest_secret", seats=f"chancellor {seats} blue")
    assert table.act("adviser", "play adviser").prompt == "act"


@law("card.ancient_pact")
def test_an_ancient_pact_is_signed_although_the_reliquary_is_empty() -> None:
    lines = (*PACT[:3], "reliquary: - - - -", "things red: darkest_secret")
    table = acting(*lines).act("adviser", "play adviser", "yes")
    assert (table.s.citizen[1], table.relics("red")) == (True, [])


def twin(*lines: str) -> Table:
    return acting("facedown red: twin_brother", *lines).act("adviser", "play adviser")


@law("card.twin_brother", "G.15")
def test_a_twin_brother_may_change_places_with_anothers_nomad() -> None:
    table = twin("advisers blue: elders tutor", "advisers chancellor: tents", "advisers red: great_crusade")
    assert spelled(table) == ["card elders", "card tents", "pass"]
    table.choose("card elders")
    assert (table.advisers("red"), table.advisers("blue")) == (["great_crusade", "elders"], ["tutor", "twin_brother"])
    assert twin("advisers blue: elders").choose("pass").advisers("red") == ["twin_brother"]


@law("card.twin_brother", "7.2.2")
def test_a_twin_brother_is_not_swapped_for_locked_or_facedown_nomads() -> None:
    assert twin("advisers blue: faithful_friend", "facedown blue: elders").prompt == "act"


@law("card.twin_brother", "7.6.4.a")
def test_who_gets_a_family_wagon_for_a_twin_brother_keeps_one_stranger() -> None:
    table = twin("advisers blue: family_wagon", "advisers red: tutor longbows").choose("card family_wagon")
    assert spelled(table) == ["card tutor", "card longbows"]
    assert table.choose("card tutor").advisers("red") == ["longbows", "family_wagon"]


@law("card.twin_brother", "7.6.4.a")
def test_who_gives_a_family_wagon_for_a_twin_brother_keeps_three_advisers() -> None:
    table = twin("advisers blue: elders tents convoys lancers family_wagon").choose("card family_wagon")
    table.by(2, "card elders", "card lancers")
    assert (table.advisers("blue"), table.prompt) == (["tents", "convoys", "twin_brother"], "act")
