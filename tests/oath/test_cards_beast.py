"""The denizens of the Beast."""

from __future__ import annotations

from lexludi import Pass
from lexludi.games.oath.rules.box.codes import SUITS
from lexludi.games.oath.rules.events import RolledDefense
from lexludi.games.oath.rules.options import Play, Suit, Trade
from lexludi.law import cites
from lexludi.parts.options import At, Card, Whom
from tests.oath.table import BLANK, RIVER, TWO_SHIELDS, acting, attacking, defending, dice, number, slot

law = cites("oath")


# Actions


@law("7.3.2")
def test_wolves_kill_a_warband_on_any_board() -> None:
    table = acting("advisers red: wolves", "board blue: warbands 2").use("wolves", Whom(2))
    assert (table.warbands("blue"), table.secrets("red")) == (1, 1)


@law("7.3.2")
def test_roving_terror_takes_the_place_of_what_it_discards() -> None:
    table = acting("cards provinces-1: roving_terror", "cards hinterland-1: elders forest_temple").use("roving_terror")
    assert (table.cards("provinces-1"), set(table.cards("hinterland-1"))) == ([], {"roving_terror", "forest_temple"})
    assert not acting("cards provinces-1: roving_terror elders", "cards cradle-1:").can_use("roving_terror")


@law("7.3.2")
def test_fae_merchant_deals_a_relic_for_another() -> None:
    table = acting(
        "advisers red: fae_merchant", "things red: map", "reliquary: - - - -", "relic deck: whistle brass_horse"
    )
    table.use("fae_merchant", Card(number("map")))
    assert table.relics("red") == ["brass_horse"]
    assert table.s.relic_deck[0] == number("map")


@law("7.3.2")
def test_second_chance_turns_a_warband_of_order_or_discord() -> None:
    lines = ("advisers red: second_chance", "board blue: warbands 2")
    assert not acting(*lines).can_use("second_chance")
    table = acting(*lines, "advisers blue: garrison").use("second_chance")
    assert (table.warbands("blue"), table.warbands("red")) == (1, 4)


@law("7.3.2")
def test_pied_piper_goes_to_another_and_brings_favor() -> None:
    table = acting("advisers red: pied_piper", "board blue: favor 3").use("pied_piper", Whom(2))
    assert (table.advisers("red"), table.advisers("blue")) == ([], ["pied_piper"])
    assert (table.favor("blue"), table.favor("red")) == (1, 5)


@law("7.6.4.a")
def test_pied_piper_ignores_the_limit_of_advisers() -> None:
    table = acting("advisers red: elders garrison longbows", "facedown red: pied_piper")
    table.act("adviser", "play adviser")
    assert len(table.advisers("red")) == 4


@law("7.3.2")
def test_memory_of_nature_moves_favor_to_the_beasts() -> None:
    table = acting("advisers red: memory_of_nature", "cards provinces-1: wolves", "cards hinterland-1: wild_cry")
    table.use("memory_of_nature", Suit(SUITS.index("order")), Suit(SUITS.index("nomad")))
    assert (table.bank("beast"), table.bank("order"), table.bank("nomad")) == (5, 2, 2)
    assert not acting("advisers red: memory_of_nature").can_use("memory_of_nature")


@law("7.3.2")
def test_wild_allies_campaign_from_any_site_with_a_beast() -> None:
    lines = ("advisers red: wild_allies", "cards hinterland-1: wolves", "force hinterland-1: blue 1")
    table = acting(*lines).use("wild_allies")
    assert table.match.ask.prompt in ("target", "attack-dice", "defender", "modifier", "plan")
    assert table.supply("red") == 7
    assert not acting("advisers red: wild_allies").can_use("wild_allies")


# When played


@law("7.3.3")
def test_threatening_roar_scares_nomads_and_beasts_of_the_region() -> None:
    lines = ("cards provinces-1: wolves elders forest_temple", "cards hinterland-1: wild_cry")
    table = acting(*lines, "facedown red: threatening_roar").act("adviser", "play adviser")
    assert table.cards("provinces-1") == ["forest_temple"]
    assert table.cards("hinterland-1") == ["wild_cry"]


@law("7.3.3")
def test_animal_host_brings_a_warband_for_each_beast_at_sites() -> None:
    lines = ("cards provinces-1: wolves forest_temple", "cards hinterland-1: wild_cry", "facedown red: animal_host")
    assert acting(*lines).act("adviser", "play adviser").warbands("red") == 6


# Modifiers


@law("7.4")
def test_errand_boy_searches_the_pile_of_another_region() -> None:
    table = acting("advisers red: errand_boy", "discards hinterland: elders", "deck:").act("search")
    assert table.s.favor_on.get(number("errand_boy")) == 1
    assert table.match.ask.prompt == "play"


@law("7.4")
def test_mushrooms_draw_one_card_from_below_for_no_supply() -> None:
    table = acting("cards provinces-1: mushrooms", "discards provinces: elders garrison longbows").act("search")
    table.use("mushrooms")
    assert (table.supply("red"), table.s.drawn[1]) == (7, [number("elders")])


@law("7.4")
def test_new_growth_plays_beasts_to_any_site() -> None:
    lines = ("advisers red: new_growth", "facedown red: wolves")
    table = acting(*lines).act("adviser")
    table.use("new_growth")
    assert Play(slot("hinterland-1")) in table.options
    other = acting("advisers red: new_growth", "facedown red: longbows").act("adviser")
    other.use("new_growth")
    assert Play(slot("hinterland-1")) not in other.options


@law("7.4")
def test_the_old_oak_gives_a_secret_more_to_a_friend_of_beasts() -> None:
    for adviser, secrets in (("wolves", 3), ("longbows", 1)):
        lines = ("cards provinces-1: the_old_oak", f"advisers red: {adviser}", "board red: favor 3 secrets 1 supply 7")
        table = acting(*lines).act("trade")
        table.use("the_old_oak", Trade(number("the_old_oak"), 1))
        assert table.secrets("red") == secrets


@law("7.4")
def test_birdsong_trades_with_beasts_for_no_supply() -> None:
    lines = ("cards provinces-1: wolves", "board red: favor 3 secrets 1", "facedown red: keep")
    table = acting("advisers red: birdsong", *lines).act("trade", Trade(number("wolves"), 1))
    assert table.supply("red") == 0
    assert not acting("advisers red: longbows", *lines).can("trade")


@law("7.4", "9.2.c")
def test_forest_paths_lead_to_beasts_for_no_supply() -> None:
    table = acting(
        "advisers red: forest_paths", "cards hinterland-1: wolves", "board red: favor 1", "facedown red: keep"
    )
    table.act("travel")
    assert (table.pawn("red"), table.supply("red")) == ("hinterland-1", 0)


@law("7.4.1")
def test_a_vow_of_beastkin_musters_only_on_matching_cards_for_one_more() -> None:
    assert not acting("advisers red: vow_of_beastkin").can("muster")
    table = acting("advisers red: vow_of_beastkin", "cards provinces-1: wolves").act("muster")
    assert table.warbands("red") == 3 + 2 + 1


# Battle plans


@law("5.5.3.a")
def test_nature_worship_adds_a_die_for_each_beast_adviser() -> None:
    table = attacking("advisers red: nature_worship wolves")
    before = table.match.ask
    assert before.prompt == "attack-dice"
    table.choose("count 0").use("nature_worship", Pass())
    assert dice(table)[0] == 2


@law("5.5.3.a")
def test_walled_garden_defends_with_all_beasts() -> None:
    table = defending("cards provinces-1: walled_garden", "cards hinterland-1: wolves")
    table.choose("count 0")
    table.by(2, "use walled_garden")
    assert dice(table)[1] == 1 + 2


@law("5.5.3.a")
def test_war_tortoise_takes_the_strongest_faces_away() -> None:
    for line, blocks in (("advisers red: war_tortoise", 1), ("advisers red: rangers", 3)):
        table = attacking(line).choose("count 1").dice(TWO_SHIELDS, BLANK)
        table.choose(table.options[0])
        assert table.events(RolledDefense)[-1].total == blocks


# Persistent powers


@law("7.1.4")
def test_grasping_vines_hold_those_who_leave() -> None:
    table = acting("cards provinces-1: grasping_vines", "force provinces-1: blue 1").act(
        "travel", At(slot("hinterland-1"))
    )
    assert table.warbands("red") == 2
    own = acting("cards provinces-1: grasping_vines", "force provinces-1: red 1").act(
        "travel", At(slot("hinterland-1"))
    )
    assert own.warbands("red") == 3


@law("7.1.4")
def test_insect_swarm_makes_plans_of_the_other_side_dearer() -> None:
    swarm = ("advisers blue: insect_swarm", "advisers red: longbows")
    table = defending(*swarm, "board red: favor 1 warbands 3 supply 7").choose("count 1").use("longbows")
    assert table.favor("red") == 0
    poor = defending(*swarm, "board red: warbands 3 supply 7").choose("count 1")
    assert not poor.can_use("longbows")


@law("7.1.4")
def test_giant_python_wants_an_even_number_of_dice() -> None:
    lines = (*RIVER, "force provinces-1: blue 2", "pawn blue: cradle-1", "facedown red: keep")
    assert acting(*lines).can("campaign")
    assert not acting(*lines, "advisers blue: giant_python").can("campaign")


@law("7.1.4")
def test_marsh_spirit_bars_the_plans_of_whoever_targets_its_site() -> None:
    table = defending("cards provinces-1: marsh_spirit", "advisers red: longbows").choose("count 1")
    assert not table.can_use("longbows")
    free = defending("advisers red: longbows", "cards provinces-1: wolves").choose("count 3")
    assert free.can_use("longbows")


@law("4.3.5")
def test_a_vow_of_poverty_gains_no_favor_by_trade_but_alms_at_rest() -> None:
    table = acting("advisers red: vow_of_poverty", "board red: secrets 1 supply 7", "cards provinces-1: taming_charm")
    table.act("trade")
    assert table.favor("red") == 0
    table.choose("act end").use("vow_of_poverty", Suit(SUITS.index("order")))
    assert table.favor("red") == 2


@law("7.1.4")
def test_forest_council_keeps_enemies_off_beasts() -> None:
    lines = ("cards hinterland-1: forest_council", "cards provinces-1: wolves")
    assert not acting(*lines, "force hinterland-1: blue 1").can("muster")
    assert not acting(*lines, "force hinterland-1: blue 1").can("trade")
    assert acting(*lines, "force hinterland-1: red 1").can("muster")
