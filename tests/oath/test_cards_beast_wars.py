"""The denizens of the Beast in campaigns: battle plans, and powers that persist."""

from __future__ import annotations

from lexludi import Pass
from lexludi.games.oath.rules.box.codes import SUITS
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense, Won
from lexludi.games.oath.rules.options import Suit
from lexludi.law import cites
from lexludi.parts.options import At
from tests.oath.table import BLANK, RIVER, SKULL, SWORD, TWO_SHIELDS, acting, attacking, defending, dice, slot, spelled

law = cites("oath")


# Battle plans


@law("card.rangers")
def test_rangers_mind_no_skulls_and_strike_at_strong_defenses() -> None:
    held = "advisers red: rangers"
    weak = attacking(held).choose("count 1").dice(BLANK, SKULL).use("rangers", "count 0")
    assert (dice(weak), weak.warbands("red")) == ((1, 1), 3)
    strong = acting(*RIVER, held, "force provinces-1: blue 1", "pawn blue: provinces-1", "things blue: map")
    strong.act("campaign", "card map", "pass", "count 1").dice(*[TWO_SHIELDS] * 4, 0, 0, 0).use("rangers")
    assert dice(strong) == (3, 4)


@law("card.rangers")
def test_rangers_do_not_see_the_dice_that_come_later() -> None:
    table = defending("advisers red: rangers", "advisers blue: storm_caller", "things blue:", "dice: 0 0 0 0 0")
    table.choose("count 1").use("rangers").by(2, "use storm_caller")
    assert dice(table) == (1, 3)


@law("card.nature_worship", "5.5.3.a")
def test_nature_worship_adds_a_die_for_each_beast_adviser() -> None:
    table = attacking("advisers red: nature_worship wolves")
    before = table.match.ask
    assert before.prompt == "attack-dice"
    table.choose("count 0").use("nature_worship", Pass())
    assert dice(table)[0] == 2


@law("card.nature_worship", "5.5.3.d")
def test_nature_worship_counts_the_beasts_of_the_whole_side() -> None:
    lines = ("force provinces-1: chancellor 2", "advisers chancellor: nature_worship", "advisers blue: wolves rangers")
    seats = "chancellor red blue:citizen"
    table = acting(*RIVER, "pawn blue: provinces-1", *lines, "board chancellor: secrets 1 supply 7", seats=seats)
    table.act("campaign", "whom 2", "pass", "count 3").dice(*[BLANK] * 3).by(0, "use nature_worship")
    assert dice(table)[0] == 3 - 3


@law("card.walled_garden", "5.5.3.a")
def test_walled_garden_defends_with_all_beasts() -> None:
    table = defending("cards provinces-1: walled_garden", "cards hinterland-1: wolves")
    table.choose("count 0")
    table.by(2, "use walled_garden")
    assert dice(table)[1] == 1 + 2


@law("card.war_tortoise", "5.5.3.a")
def test_war_tortoise_takes_the_strongest_faces_away() -> None:
    for line, blocks in (("advisers red: war_tortoise", 1), ("advisers red: rangers", 3)):
        table = attacking(line).choose("count 1").dice(TWO_SHIELDS, BLANK)
        table.choose(table.options[0])
        assert table.events(RolledDefense)[-1].total == blocks


@law("card.war_tortoise")
def test_skulls_kill_although_a_war_tortoise_bears_the_blow() -> None:
    lines = ("advisers blue: war_tortoise", "board blue: favor 1 supply 7")
    table = defending(*lines).choose("count 1").dice(TWO_SHIELDS, SKULL).by(2, "use war_tortoise")
    assert (table.events(RolledAttack)[-1].total, table.warbands("red")) == (0, 1)  # a skull, and one of two in defeat


# Persistent powers


@law("card.true_names")
def test_true_names_bar_plans_of_the_suits_of_ones_advisers() -> None:
    lines = ("force provinces-1: blue 1", "advisers blue: true_names pressgangs", "advisers red: longbows mercenaries")
    table = attacking(*lines).choose("count 0")
    assert (table.can_use("longbows"), table.can_use("mercenaries")) == (False, True)


@law("card.true_names")
def test_true_names_know_no_relics() -> None:
    lines = ("advisers blue: true_names", "things red: sticky_fire", "advisers red: rangers")
    table = defending(*lines).choose("count 0")
    assert (table.can_use("sticky_fire"), table.can_use("rangers")) == (True, False)


@law("card.vow_of_union")
def test_a_vow_of_union_leads_the_warbands_of_all_sites() -> None:
    table = attacking("advisers red: vow_of_union", "force hinterland-1: red 2", "board red: warbands 1 supply 7")
    assert spelled(table) == ["count 0", "count 1", "count 2", "count 3"]
    assert spelled(attacking("advisers blue: vow_of_union", "force hinterland-1: red 2"))[-1] == "count 3"


@law("card.vow_of_union", "5.5.6.a")
def test_losses_in_union_may_empty_a_site() -> None:
    lines = ("advisers red: vow_of_union", "force hinterland-1: red 1", "board red: warbands 1 supply 7")
    table = attacking(*lines).dice(TWO_SHIELDS).choose("count 0")
    assert (table.prompt, spelled(table)) == ("fall", ["count 0", "count 1"])
    table.choose("count 1")
    assert (table.warbands("red", "hinterland-1"), table.warbands("red")) == (0, 1)


@law("card.vow_of_union")
def test_in_union_warbands_of_sites_can_be_sacrificed() -> None:
    lines = ("advisers red: vow_of_union", "force hinterland-1: red 2", "board red: supply 7")
    table = attacking(*lines).dice(BLANK).choose("count 0", "yes")
    assert (table.warbands("red", "hinterland-1"), table.events(Won)[-1].winner) == (0, 1)


@law("card.vow_of_union", "relic.bandit_crown", "7.6.5.c", "7.6.5.d")
def test_bandits_join_the_union_and_cannot_die() -> None:
    lines = (*RIVER[:2], "force provinces-1: blue 1", "pawn blue: cradle-1", "board red: warbands 1 supply 7")
    table = acting(*lines, "advisers red: vow_of_union", "things red: bandit_crown").act("campaign")
    assert spelled(table) == ["count 0", "count 1", "count 2"]  # one on the board, and the bandits of the Hinterland
    table.dice(TWO_SHIELDS, SKULL, SKULL).choose("count 2")  # four swords against three: victory
    assert (table.events(Won)[-1].winner, table.warbands("red"), table.s.bank[1]) == (1, 0, 14)


@law("card.vow_of_union", "5.5.1.d")
def test_a_citizen_against_the_empire_leads_no_purple_warbands_in_union() -> None:
    lines = (
        "pawn red: cradle-1",
        "pawn blue: hinterland-1",
        "force cradle-1: chancellor 2",
        "board red: warbands 1 supply 7",
    )
    table = acting(*lines, "advisers red: vow_of_union", seats="chancellor red:citizen blue").act("campaign", "pass")
    assert spelled(table) == ["count 0", "count 1"]


@law("card.vow_of_union")
def test_nobody_leaves_a_union_with_warbands_on_the_board() -> None:
    lines = ("advisers red: vow_of_union", "force provinces-1: red 1", "facedown red: keep")
    assert not acting(*lines).can("travel")
    assert acting(*lines, "board red: supply 7").can("travel")
    assert acting("advisers red: vow_of_union", "facedown red: keep").can("travel")


@law("card.vow_of_union", "relic.whistle")
def test_nobody_is_whistled_out_of_a_union() -> None:
    lines = (
        "things red: whistle",
        "pawn chancellor: provinces-1",
        "pawn blue: hinterland-1",
        "force hinterland-1: blue 1",
    )
    for vow, place, secrets in (("vow_of_union", "hinterland-1", 0), ("elders", "provinces-1", 1)):
        table = acting(*lines, f"advisers blue: {vow}", "board blue: warbands 1 supply 7").use("whistle")
        assert (table.pawn("blue"), table.secrets("blue")) == (place, secrets)


@law("card.vow_of_union", "5.5.7.III.a")
def test_whoever_is_banished_from_a_union_only_loses_favor() -> None:
    lines = ("pawn blue: provinces-1", "board blue: favor 2 warbands 2 supply 7", "board red: warbands 9 supply 7")
    for vow, prompt in (("vow_of_union", "burn-half"), ("elders", "banish")):
        table = defending(*lines, f"advisers blue: {vow}", "things blue: bandit_crown").choose("pawn", "pass")
        table.dice(*[BLANK] * 3, *[SWORD] * 9).choose("count 9").by(2, "count 0").by(1, "count 0")
        assert table.prompt == prompt  # with the crown, blue rules the empty site


@law("card.grasping_vines", "7.1.4")
def test_grasping_vines_hold_those_who_leave() -> None:
    table = acting("cards provinces-1: grasping_vines", "force provinces-1: blue 1").act(
        "travel", At(slot("hinterland-1"))
    )
    assert table.warbands("red") == 2
    own = acting("cards provinces-1: grasping_vines", "force provinces-1: red 1").act(
        "travel", At(slot("hinterland-1"))
    )
    assert own.warbands("red") == 3


@law("card.insect_swarm", "7.1.4")
def test_insect_swarm_makes_plans_of_the_other_side_dearer() -> None:
    swarm = ("advisers blue: insect_swarm", "advisers red: longbows")
    table = defending(*swarm, "board red: favor 1 warbands 3 supply 7").choose("count 1").use("longbows")
    assert table.favor("red") == 0
    poor = defending(*swarm, "board red: warbands 3 supply 7").choose("count 1")
    assert not poor.can_use("longbows")


@law("card.giant_python", "7.1.4")
def test_giant_python_wants_an_even_number_of_dice() -> None:
    lines = (*RIVER, "force provinces-1: blue 2", "pawn blue: cradle-1", "facedown red: keep")
    assert acting(*lines).can("campaign")
    assert not acting(*lines, "advisers blue: giant_python").can("campaign")


@law("card.marsh_spirit", "7.1.4")
def test_marsh_spirit_bars_the_plans_of_whoever_targets_its_site() -> None:
    table = defending("cards provinces-1: marsh_spirit", "advisers red: longbows").choose("count 1")
    assert not table.can_use("longbows")
    free = defending("advisers red: longbows", "cards provinces-1: wolves").choose("count 3")
    assert free.can_use("longbows")


@law("card.vow_of_poverty", "4.3.5")
def test_a_vow_of_poverty_gains_no_favor_by_trade_but_alms_at_rest() -> None:
    table = acting("advisers red: vow_of_poverty", "board red: secrets 1 supply 7", "cards provinces-1: taming_charm")
    table.act("trade")
    assert table.favor("red") == 0
    table.choose("act end").use("vow_of_poverty", Suit(SUITS.index("order")))
    assert table.favor("red") == 2


@law("card.forest_council", "7.1.4")
def test_forest_council_keeps_enemies_off_beasts() -> None:
    lines = ("cards hinterland-1: forest_council", "cards provinces-1: wolves")
    assert not acting(*lines, "force hinterland-1: blue 1").can("muster")
    assert not acting(*lines, "force hinterland-1: blue 1").can("trade")
    assert acting(*lines, "force hinterland-1: red 1").can("muster")


@law("card.grasping_vines", "relic.whistle")
def test_grasping_vines_hold_who_is_called_away_and_let_go_who_has_nobody() -> None:
    lines = ("cards hinterland-1: grasping_vines", "force hinterland-1: red 1", "pawn blue: hinterland-1")
    lines = (*lines, "things red: whistle", "pawn chancellor: provinces-1")
    for had, left in ((2, 1), (1, 0)):
        assert acting(*lines, f"board blue: warbands {had} supply 7").use("whistle").warbands("blue") == left
    alone = acting(*lines).use("whistle")
    assert (alone.pawn("blue"), alone.warbands("blue")) == ("provinces-1", 0)


@law("card.insect_swarm")
def test_an_insect_swarm_troubles_only_those_it_fights() -> None:
    lines = ("advisers chancellor: insect_swarm", "advisers red: longbows", "board red: warbands 3 supply 7")
    assert defending(*lines).choose("count 3").can_use("longbows")


@law("card.giant_python", "2.11.k")
def test_a_giant_python_counts_the_dice_of_targets_only() -> None:
    lines = ("advisers blue: giant_python", "pawn blue: provinces-1", "things blue: circlet_of_command", "title: blue")
    table = defending(*lines)
    assert spelled(table) == ["card circlet_of_command", "pawn"]  # one for the site: it takes an odd number more
    assert table.choose("card circlet_of_command").prompt == "attack-dice"  # two, whatever the title adds


@law("card.giant_python", "5.5.2.h")
def test_a_python_of_the_chancellor_guards_citizens_and_that_of_a_citizen_no_ally() -> None:
    lines = (
        "force provinces-1: chancellor 2",
        "pawn blue: provinces-1",
        "facedown red: keep",
        "pawn yellow: provinces-1",
    )
    seats = "chancellor red blue:citizen yellow:citizen"
    odd = acting(*RIVER, *lines, "advisers chancellor: giant_python", seats=seats).act("campaign", "whom 2")
    assert "pass" not in spelled(odd)  # the site alone is one die
    free = acting(*RIVER, *lines, "advisers yellow: giant_python", seats=seats).act("campaign", "whom 2")
    assert "pass" in spelled(free)


@law("card.marsh_spirit")
def test_a_marsh_spirit_leaves_the_defense_its_plans() -> None:
    lines = ("cards provinces-1: marsh_spirit", "advisers blue: longbows", "dice: 4 0 0")
    assert dice(defending(*lines).choose("count 3").by(2, "use longbows")) == (2, 1)


@law("card.forest_council")
def test_a_forest_council_of_bandits_keeps_everybody_off_beasts() -> None:
    lines = ("cards hinterland-1: forest_council", "cards provinces-1: wolves", "facedown red: keep")
    assert not acting(*lines).can("muster")
    assert not acting(*lines).can("trade")


@law("card.walled_garden")
def test_a_walled_garden_elsewhere_does_not_help() -> None:
    lines = ("cards cradle-2: walled_garden", "cradle-2: marshes", "force cradle-2: blue 1", "dice: 4")
    assert dice(defending(*lines).choose("pass", "count 0")) == (0, 1)
