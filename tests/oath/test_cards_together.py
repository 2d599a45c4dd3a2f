"""Cards that meet: published answers about two cards of different suits, or of one card and a rule."""

from __future__ import annotations

from lexludi.games.oath.rules.box.codes import SECRET
from lexludi.games.oath.rules.events import RolledAttack
from lexludi.games.oath.rules.options import Vow
from lexludi.law import cites
from tests.oath.table import (
    BLANK,
    HOLLOW,
    RIVER,
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

# The Hearth


@law("card.tinkers_fair", "card.relic_thief", "G.3")
def test_no_relic_thief_waits_at_a_tinkers_fair() -> None:
    lines = ("cards provinces-1: tinkers_fair", "things blue: map", "pawn chancellor: provinces-1")
    thief = ("advisers chancellor: relic_thief", "board chancellor: favor 1 secrets 1 supply 7")
    table = acting(*lines, *thief).use("tinkers_fair", "whom 2", f"want 2 {number('map')}", "yes").by(2, "yes")
    assert (table.asked, table.prompt, table.relics("red")) == (1, "act", ["map"])


@law("card.tinkers_fair", "2.3.b")
def test_relics_of_the_reliquary_are_not_for_sale() -> None:
    lines = ("cards provinces-1: tinkers_fair", "reliquary: map whistle - -", "board chancellor: favor 1 supply 7")
    table = acting(*lines).use("tinkers_fair", "whom 0")
    assert [f"want 2 {number(relic)}" in spelled(table) for relic in ("map", "grand_scepter")] == [False, True]


@law("card.relic_breaker", "card.ancient_bloodline", "7.2.2")
def test_nothing_is_broken_at_sites_of_an_ancient_bloodline() -> None:
    lines = ("advisers red: relic_breaker", "relics provinces-1: map", "advisers blue: ancient_bloodline")
    assert acting(*lines).can_use("relic_breaker")
    assert not acting(*lines, "force provinces-1: blue 1").can_use("relic_breaker")


@law("card.marriage", "card.military_parade")
def test_a_marriage_is_two_advisers_in_a_parade() -> None:
    lines = ("advisers red: military_parade", "advisers blue: marriage", "board red: warbands 6 supply 7")
    table = defending(*lines).choose("count 6").dice(BLANK, *[SWORD] * 6).use("military_parade", "count 0")
    assert (table.favor("red"), table.bank("hearth")) == (2, 1)


@law("card.marriage", "8.4.a")
def test_a_marriage_is_two_advisers_in_the_chronicle() -> None:
    head = ("seats: chancellor red", "active: red wake", "title: red usurper", "force provinces-1: red 3")
    lines = ("advisers red: marriage longbows", "next: wake 1; act 1; rest 1; end_round")
    table = lay("\n".join([*head, "out: conspiracy", *lines])).choose(Vow(2))
    assert table.match.over  # no tie to break: the suit was the Hearth
    assert table.s.legacy is not None


@law("card.hearts_and_minds", "5.5.6.a")
def test_who_yields_to_hearts_and_minds_loses_half() -> None:
    lines = ("advisers blue: hearts_and_minds", "things blue: peoples_favor", "board red: warbands 4 supply 7")
    table = defending(*lines, "board blue: favor 3 supply 7").choose("count 4").by(2, "use hearts_and_minds")
    assert table.warbands("red") == 2


@law("card.storyteller", "card.forgotten_vault", "5.4.4.c")
def test_secrets_that_were_added_to_a_banner_nobody_held_are_lost() -> None:
    lines = (
        "cards provinces-1: storyteller",
        "banners: darkest_secret 2 peoples_favor 9",
        "board red: favor 1 secrets 4 supply 7",
    )
    table = acting(*lines).use("storyteller")
    assert table.s.tokens[SECRET] == 3
    assert table.act("recover").secrets("red") == 1  # four were paid, one of the three came back


# The Arcane


@law("card.magicians_code", "card.vow_of_silence")
def test_the_secrets_of_a_magicians_code_are_heard_by_the_silent() -> None:
    lines = (
        "advisers red: magicians_code",
        "advisers blue: vow_of_silence",
        "banners: darkest_secret 1 peoples_favor 9",
    )
    table = acting(*lines).act("recover").use("magicians_code", "count 1")
    assert (table.s.tokens[SECRET], table.secrets("blue")) == (3, 3)


@law("card.vow_of_silence", "card.sleight_of_hand")
def test_secrets_can_be_taken_from_the_silent() -> None:
    lines = ("advisers red: sleight_of_hand", "advisers blue: vow_of_silence", "pawn blue: provinces-1")
    table = acting(*lines, "board blue: secrets 2 supply 7").use("sleight_of_hand")
    assert (table.secrets("red"), table.secrets("blue")) == (3, 1)


@law("card.rusting_ray", "5.5.3.d")
def test_a_rusting_ray_shines_for_an_ally_who_holds_the_darkest_secret() -> None:
    lines = ("force provinces-1: chancellor 2", "pawn blue: provinces-1", "advisers blue: rusting_ray")
    lines = (*lines, "things chancellor: darkest_secret", "board blue: secrets 1 supply 7")
    table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 2", "pass", "count 2")
    table.dice(BLANK, BLANK, HOLLOW, HOLLOW).by(2, "use rusting_ray")
    assert table.events(RolledAttack)[-1].total == 0  # two hollow swords would have been one


@law("card.billowing_fog", "5.5.5.a")
def test_billowing_fog_brings_nobody_back() -> None:
    lines = ("advisers red: billowing_fog", "board red: secrets 1 warbands 3 supply 7")
    table = attacking(*lines).choose("count 1").dice(TWO_SHIELDS, SKULL).use("billowing_fog", "pass")
    assert table.warbands("red") == 2  # the skull killed one


@law("card.gleaming_armor", "5.5.2.i")
def test_the_armor_of_a_citizen_gleams_if_he_joins() -> None:
    lines = ("force provinces-1: chancellor 1", "pawn chancellor: provinces-1", "pawn blue: provinces-1")
    lines = (*lines, "advisers blue: gleaming_armor", "advisers red: longbows", "board red: warbands 2 supply 7")
    for joins, free in (("pass", True), ("yes", False)):
        table = acting(*RIVER, *lines, seats="chancellor red blue:citizen").act("campaign", "whom 0", "pass", "count 0")
        table.by(2, joins)
        if joins == "yes":
            table.by(0, "yes")
        assert (table.prompt == "battle-plan") == free  # red has no secret to pay with


@law("card.jinx", "7.1.2.d")
def test_a_jinx_on_which_something_lies_is_spent() -> None:
    lines = ("advisers red: jinx", "secrets on: jinx 1", "board red: secrets 2 warbands 1 supply 7")
    table = attacking(*lines).dice(TWO_SHIELDS, BLANK).choose("count 1")
    assert table.prompt == "act"


@law("card.jinx", "3.3.d")
def test_a_jinx_does_not_reach_the_end_die() -> None:
    lines = ("round: 7", "advisers chancellor: jinx", "board chancellor: secrets 2 supply 7", "dice: 0")
    table = lay("\n".join(["seats: chancellor red", *lines, "next: end_round"]))
    assert (table.s.winner, table.prompt) == (-1, "act")


@law("card.revelation", "card.vow_of_renewal")
def test_what_a_revelation_burns_goes_to_who_vowed_renewal() -> None:
    table = playing("revelation", "advisers blue: vow_of_renewal").choose("play adviser", "count 2")
    assert (table.secrets("red"), table.favor("blue")) == (4, 2)


@law("card.master_of_disguise", "card.vow_of_kinship")
def test_a_master_of_disguise_escapes_his_own_kin() -> None:
    lines = ("advisers red: master_of_disguise vow_of_kinship", "advisers blue: tutor", "pawn blue: cradle-1")
    table = acting(*lines, "board red: secrets 2 supply 7", "facedown chancellor: augury").act("trade")
    table.use("master_of_disguise", "whom 2", "trade taming_charm favor")
    assert (table.favor("red"), table.bank("nomad")) == (2, 3)


# Relics


@law("card.fae_merchant", "card.relic_thief")
def test_a_relic_thief_waits_until_the_fae_merchant_is_done() -> None:
    lines = ("advisers red: fae_merchant", "things red: map", "reliquary: - - - -", "relic deck: brass_horse")
    thief = ("advisers blue: relic_thief", "pawn blue: provinces-1", "board blue: favor 1 secrets 1 supply 7")
    table = acting(*lines, *thief).use("fae_merchant", "card map").dice(BLANK).by(2, "yes")
    assert (table.relics("red"), table.relics("blue")) == ([], ["brass_horse"])
    back = acting(*lines, *thief).use("fae_merchant", "card brass_horse")
    assert (back.prompt, back.relics("red")) == ("act", ["map"])


@law("relic.sticky_fire", "relic.cursed_cauldron", "5.5.8.a")
def test_a_cauldron_used_after_the_fire_raises_the_burned_too() -> None:
    lines = (
        "force provinces-1: blue 4",
        "things red: sticky_fire cursed_cauldron",
        "board red: favor 1 warbands 9 supply 7",
    )
    table = defending(*lines).choose("count 9").dice(BLANK, *[SWORD] * 9).use("sticky_fire").use("cursed_cauldron")
    assert (table.choose("count 0", "yes").warbands("red"), dice(table)) == (9 + 4, (9, 1))
