"""The denizens of Discord that are used in the Act Phase or at rest."""

from __future__ import annotations

import pytest

from lexludi.games.oath.rules.events import Peeked, RolledShields
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    DOUBLE,
    SHIELD,
    TWO_SHIELDS,
    acting,
    lay,
    number,
    playing,
    spelled,
)

law = cites("oath")

# Actions


@law("card.sleight_of_hand")
def test_sleight_of_hand_takes_a_secret_but_never_the_last() -> None:
    held, here = "advisers red: sleight_of_hand", "pawn blue: provinces-1"
    table = acting(held, here, "board blue: secrets 2 supply 7").use("sleight_of_hand")
    assert (table.secrets("red"), table.secrets("blue"), table.favor("red")) == (3, 1, 2)
    assert not acting(held, here, "board blue: secrets 1 supply 7").can_use("sleight_of_hand")
    assert not acting(held, "pawn blue: cradle-1", "board blue: secrets 2 supply 7").can_use("sleight_of_hand")


@law("card.sleight_of_hand")
def test_a_facedown_secret_that_is_taken_stays_so_until_rest() -> None:
    lines = ("advisers red: sleight_of_hand", "pawn blue: provinces-1", "board blue: turned 2 supply 7")
    table = acting(*lines).use("sleight_of_hand")
    assert (table.secrets("red"), table.s.turned) == (2, [0, 1, 1])
    assert table.act("end").secrets("red") == 3


@law("card.scryer")
def test_a_scryer_looks_through_a_whole_discard_pile() -> None:
    piles = ("discards cradle: wolves tents longbows inquisitor", "discards hinterland: elders")
    table = acting("advisers red: scryer", *piles).use("scryer", "pile cradle")
    known = [table.s.knows(1, number(card)) for card in ("wolves", "tents", "longbows", "inquisitor", "elders")]
    assert (known, table.s.knows(2, number("wolves"))) == ([True] * 4 + [False], False)
    assert table.discards(0) == ["wolves", "tents", "longbows", "inquisitor"]
    assert table.events(Peeked)[0].cards == tuple(map(number, ("inquisitor", "longbows", "tents", "wolves")))
    assert (table.secrets("red"), table.can_use("scryer")) == (1, False)


@law("card.scryer")
def test_a_scryer_has_no_use_for_what_one_knows() -> None:
    assert not acting("advisers red: scryer", "discards cradle: wolves", "looked: wolves=2").can_use("scryer")
    assert acting("advisers red: scryer", "discards cradle: wolves", "looked: wolves=4").can_use("scryer")


@law("card.assassin")
def test_an_assassin_discards_a_faceup_adviser_of_somebody_at_ones_site() -> None:
    lines = ("advisers red: assassin", "advisers blue: tutor marriage longbows", "pawn blue: provinces-1")
    table = acting(*lines, "secrets on: longbows 1", "favor on: longbows 1").use("assassin")
    assert spelled(table) == ["card tutor", "card longbows"]
    table.choose("card longbows")
    assert (table.advisers("blue"), table.discards(2), table.favor("red")) == (["tutor", "marriage"], ["longbows"], 2)
    assert (table.bank("order"), table.s.turned[1]) == (4, 1)
    assert not acting(*lines[:2], "pawn blue: cradle-1").can_use("assassin")


@law("card.assassin")
def test_an_assassin_may_strike_ones_own_adviser() -> None:
    assert acting("advisers red: assassin tutor").use("assassin").advisers("red") == ["assassin"]
    assert not acting("advisers red: assassin").can_use("assassin")  # he is locked himself
    assert not acting("advisers red: assassin", "facedown red: tutor").can_use("assassin")


@law("card.assassin", "card.silver_tongue", "card.insomnia", "7.6.4.a")
@pytest.mark.parametrize("card", ["assassin", "silver_tongue", "insomnia"])
def test_some_leave_room_for_two_advisers_only(card: str) -> None:
    table = playing(card, "advisers red: tutor longbows").choose("play adviser", "card tutor")
    assert table.advisers("red") == ["longbows", card]
    locked = playing(card, "advisers red: marriage council_seat")
    assert (locked.refuses("play adviser"), locked.offers("play facedown")) == ("5.1.4.II.d", True)
    assert playing("tents", f"facedown red: {card} longbows").offers("play adviser")


@law("card.assassin", "7.6.4.b")
def test_limits_of_advisers_do_not_add_up() -> None:
    table = playing("tents", "advisers red: assassin silver_tongue")
    assert table.refuses("play adviser") == "5.1.4.II.d"
    assert acting("advisers red: assassin insomnia").act("end").use("insomnia").secrets("red") == 3


HALL = ("cards provinces-1: gambling_hall", "banks: order 9 beast 3")


@law("card.gambling_hall")
@pytest.mark.parametrize(("faces", "won"), [
    ((SHIELD, SHIELD, TWO_SHIELDS, BLANK), 4), ((SHIELD, TWO_SHIELDS, DOUBLE, BLANK), 6),
    ((SHIELD, BLANK, DOUBLE, DOUBLE), 4),
])  # fmt: skip
def test_a_gambling_hall_pays_what_the_dice_show(faces: tuple[int, ...], won: int) -> None:
    table = acting(*HALL).dice(*faces).use("gambling_hall")
    rolled = table.events(RolledShields)[-1]
    assert (table.prompt, rolled.dice, rolled.total) == ("bank", faces, won)  # the bank is chosen after the roll
    table.choose("suit order")
    assert (table.favor("red"), table.bank("order")) == (1 + won, 9 - won)


@law("card.gambling_hall")
def test_a_gambling_hall_can_pay_nothing_or_all_there_is() -> None:
    table = acting(*HALL).dice(BLANK, BLANK, DOUBLE, DOUBLE).use("gambling_hall")
    assert (table.prompt, table.favor("red")) == ("act", 1)
    assert acting(*HALL).dice(*[TWO_SHIELDS] * 4).use("gambling_hall", "suit beast").favor("red") == 4
    assert not acting(HALL[0], "banks:").can_use("gambling_hall")


@law("card.gambling_hall", "card.jinx")
def test_a_jinx_rolls_the_dice_of_a_gambling_hall_once_more() -> None:
    table = acting(*HALL, "advisers red: jinx").dice(*[BLANK] * 4, *[SHIELD] * 4)
    table.use("gambling_hall", "yes", "suit order")
    assert (table.favor("red"), table.secrets("red")) == (5, 1)


@law("card.enchantress")
def test_an_enchantress_changes_places_with_an_adviser_anywhere() -> None:
    lines = ("advisers red: enchantress longbows", "pawn blue: cradle-1", "secrets on: tutor 1")
    table = acting(*lines, "advisers blue: tutor marriage").use("enchantress")
    assert (table.advisers("red"), table.advisers("blue")) == (["longbows", "tutor"], ["marriage", "enchantress"])
    assert (table.secrets("red"), table.s.secrets_on) == (1, {number("tutor"): 1})
    assert not acting("advisers red: enchantress", "advisers blue: marriage").can_use("enchantress")
    assert not acting("advisers red: enchantress tutor", "facedown blue: tents").can_use("enchantress")


@law("card.enchantress", "7.6.4.a")
def test_whoever_loses_the_pied_piper_to_an_enchantress_keeps_to_the_limit() -> None:
    lines = ("advisers red: enchantress", "advisers blue: pied_piper tutor marriage", "facedown blue: tents")
    table = acting(*lines).use("enchantress", "card pied_piper").by(2)
    assert spelled(table) == ["card tutor", "card tents"]
    table.by(2, "card tutor")
    assert (table.advisers("red"), table.advisers("blue")) == (["pied_piper"], ["marriage", "enchantress"])


@law("card.enchantress", "7.6.4.a")
def test_whoever_takes_in_a_stricter_adviser_keeps_to_that_limit() -> None:
    table = acting("advisers red: enchantress tutor longbows elders", "advisers blue: family_wagon").use("enchantress")
    assert spelled(table) == ["card tutor", "card longbows"]
    assert table.choose("card tutor").advisers("red") == ["longbows", "elders", "family_wagon"]


@law("card.enchantress", "9.2.c")
def test_the_pied_piper_may_stay_with_an_enchantress_besides() -> None:
    lines = ("advisers red: enchantress", "advisers blue: pied_piper tutor longbows tents")
    table = acting(*lines).use("enchantress", "card tutor")
    assert table.advisers("blue") == ["pied_piper", "longbows", "tents", "enchantress"]


@law("card.enchantress")
def test_who_has_only_locked_advisers_keeps_an_enchantress_besides() -> None:
    lines = ("advisers red: enchantress", "advisers blue: pied_piper marriage council_seat a_small_favor")
    table = acting(*lines).use("enchantress")
    assert (len(table.advisers("blue")), table.prompt) == (4, "act")


# Rest


@law("card.naysayers", "4.3.5")
@pytest.mark.parametrize("keeper", ["red", "red usurper", "blue"])
def test_naysayers_take_a_favor_from_the_chancellor_whose_oath_is_broken(keeper: str) -> None:
    lines = ("advisers red: naysayers", f"title: {keeper}", "board chancellor: favor 1 supply 7")
    table = acting(*lines).act("end").use("naysayers")
    assert (table.favor("red"), table.favor("chancellor")) == (4, 0)
    assert acting(*lines).act("end", "pass").favor("red") == 3
    rich = acting(*lines[:2], "board chancellor: favor 2 supply 7").act("end").use("naysayers")
    assert (rich.favor("red"), rich.favor("chancellor")) == (4, 1)


@law("card.naysayers")
@pytest.mark.parametrize(("keeper", "seats", "board"), [
    ("chancellor", "chancellor red blue", "favor 2"), ("blue", "chancellor red blue:citizen", "favor 2"),
    ("red", "chancellor red blue", "secrets 1"),
])  # fmt: skip
def test_naysayers_need_an_exile_who_keeps_the_oath_and_favor_to_take(keeper: str, seats: str, board: str) -> None:
    lines = ("advisers red: naysayers", f"title: {keeper}", f"board chancellor: {board} supply 7")
    table = acting(*lines, seats=seats).act("end")
    assert (table.prompt, table.favor("red")) == ("act", 3)


@law("card.naysayers")
def test_the_chancellor_gains_nothing_by_naysayers_of_his_own() -> None:
    table = lay("seats: chancellor red\nactive: chancellor act acting\ntitle: red\nadvisers chancellor: naysayers\n"
                "board chancellor: favor 2 supply 7\nnext: act 0; rest 0; turn 1; end_round")  # fmt: skip
    assert table.act("end").asked == 1


@law("card.silver_tongue", "4.3.5")
def test_a_silver_tongue_takes_favor_of_a_suit_at_ones_site() -> None:
    lines = ("advisers red: silver_tongue", "cards provinces-1: longbows ruined_temple elders")
    table = acting(*lines, "cards cradle-1: wolves").act("end").use("silver_tongue")
    assert spelled(table) == ["suit order", "suit nomad"]
    table.choose("suit nomad")
    assert (table.favor("red"), table.bank("nomad")) == (4, 2)
    assert acting(*lines, "banks: beast 3").act("end").prompt == "act"


@law("card.insomnia", "4.3.5")
def test_insomnia_brings_a_secret_at_rest() -> None:
    table = acting("advisers red: insomnia")
    assert (table.can_use("insomnia"), table.act("end").use("insomnia").secrets("red")) == (False, 3)
