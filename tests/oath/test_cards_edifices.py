"""Edifices and their ruins (Law 2.9), each by what it does and when."""

from __future__ import annotations

import pytest

from lexludi import Pass
from lexludi.games.oath.chronicle.world import World
from lexludi.games.oath.rules.box.codes import BEAST, PROVINCES
from lexludi.games.oath.rules.box.printed import NAMES, SITE, SUIT
from lexludi.games.oath.rules.options import Pile, Play
from lexludi.kernel.events import Noted
from lexludi.law import cites
from lexludi.parts.options import Card, Count, Whom
from tests.oath.table import RIVER, Table, acting, attacking, defending, dice, lay, number, playing, spelled

law = cites("oath")


@law("edifice.sprawling_rampart")
def test_ramparts_add_a_die_to_every_site_of_their_ruler() -> None:
    lines = (
        "force provinces-1: blue 1",
        "cradle-2: marshes",
        "force cradle-2: blue 1",
        "cards cradle-2: sprawling_rampart",
    )
    assert dice(attacking(*lines, "dice: 4 4").choose("pass", "count 0")) == (0, 2)


@law("edifice.bandit_rampart")
def test_a_bandit_rampart_removes_two_dice() -> None:
    assert dice(attacking("cards provinces-1: bandit_rampart", "dice: 4 0").choose("count 3")) == (1, 1)


@law("edifice.hall_of_debate")
def test_a_hall_of_debate_protects_the_peoples_favor() -> None:
    here = ("force provinces-1: blue 1", "things blue: peoples_favor")
    table = acting(*RIVER, *here, "pawn blue: provinces-1", "cards hinterland-1: hall_of_debate").act("campaign")
    assert not table.offers("card peoples_favor")


@law("edifice.hall_of_mockery")
def test_a_hall_of_mockery_makes_a_mob_of_the_people() -> None:
    table = acting("cards hinterland-1: hall_of_mockery", "board red: favor 3 supply 7")
    assert table.act("recover", "count 2", "suit order").s.mob


@law("edifice.ancient_forge")
@pytest.mark.parametrize(("choice", "held"), [("yes", ["map"]), ("pass", [])])
def test_an_ancient_forge_makes_a_relic(choice: str, held: list[str]) -> None:
    table = acting("cards provinces-1: ancient_forge", "relic deck: whistle map").use("ancient_forge", choice)
    assert (table.relics("red"), len(table.s.relic_deck)) == (held, 2 - len(held))
    assert (table.favor("red"), table.secrets("red")) == (1, 1)


@law("edifice.broken_forge")
def test_a_broken_forge_is_mended() -> None:
    table = acting("cards provinces-1: broken_forge").use("broken_forge")
    assert (table.cards("provinces-1"), table.s.favor_on) == (["ancient_forge"], {number("ancient_forge"): 2})
    assert table.act("end").bank("nomad") == 5


@law("edifice.festival_district", "7.6.3.a")
def test_festival_district_is_a_binding_exchange_with_anybody() -> None:
    table = acting("cards provinces-1: festival_district", "pawn blue: hinterland-1", "board blue: favor 2")
    table.use("festival_district", Whom(2))
    assert table.match.ask.prompt == "deal"
    assert not acting("cards hinterland-1: festival_district").can_use("festival_district")


@law("edifice.festival_district", "5.1.4.II.a", "7.6.4.a")
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


@law("edifice.squalid_district", "3.3.c")
def test_squalid_district_nudges_the_end_die() -> None:
    table = regime(4, "force provinces-1: chancellor 1")
    assert (table.match.ask.seat, table.match.ask.options) == (0, [Count(3), Count(4), Count(5)])
    table.match.choose(Count(5))
    assert table.won == ("chancellor", "regime")


@law("edifice.squalid_district", "3.3.c")
def test_the_exile_who_rules_it_may_and_bandits_may_not() -> None:
    table = regime(5, "force provinces-1: red 1", "force cradle-1: chancellor 3")
    assert table.match.ask.seat == 1
    table.match.choose(Count(4))
    assert table.s.winner == -1
    assert regime(4).match.ask.prompt != "nudge"


@law("edifice.great_spire", "7.4")
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


@law("edifice.fallen_spire", "7.3.2")
def test_fallen_spire_exchanges_the_top_of_the_discard_pile_unseen() -> None:
    lines = ("cards provinces-1: fallen_spire", "discards provinces: elders conquest longbows garrison")
    table = acting(*lines, "dispossessed: insomnia outriders")
    table.use("fallen_spire", Count(2))
    assert table.secrets("red") == 0
    assert table.discards(PROVINCES)[:2] == ["elders", "conquest"]
    assert set(table.discards(PROVINCES)[2:]) == {"insomnia", "outriders"}
    assert [NAMES[card] for card in table.s.dispossessed] == sorted(["longbows", "garrison"], key=number)
    assert not acting(*lines).can_use("fallen_spire")


@law("edifice.ruined_temple", "7.1.4")
def test_ruined_temple_keeps_beasts_of_others_away() -> None:
    lines = ("cards hinterland-1: ruined_temple", "facedown red: wolves")
    assert SUIT[number("wolves")] == BEAST
    for force, free in (("red 1", True), ("blue 1", False), ("", False)):
        table = acting(*lines, f"force hinterland-1: {force}")
        table.act("adviser")
        faceup = [Play(n) for n in range(9)]
        assert any(way in table.options for way in faceup) == free


@law("edifice.festival_district", "7.2.2")
def test_locked_advisers_do_not_change_hands_in_the_festival_district() -> None:
    table = acting("cards provinces-1: festival_district", "advisers red: tyrant elders").use(
        "festival_district", "whom 2"
    )
    assert (table.offers(f"give 3 {number('elders')}"), table.offers(f"give 3 {number('tyrant')}")) == (True, False)


@law("edifice.festival_district", "7.6.3.a")
def test_advisers_change_hands_in_the_festival_district() -> None:
    table = acting("cards provinces-1: festival_district", "advisers red: elders", "board blue: favor 2 supply 7")
    table.use("festival_district", "whom 2", f"give 3 {number('elders')}", "want 0 2", "yes").by(2, "yes")
    assert (table.advisers("red"), table.advisers("blue"), table.favor("red")) == ([], ["elders"], 5)


@law("edifice.festival_district", "2.2.2")
def test_facedown_advisers_change_hands_unseen_and_count_toward_the_limit() -> None:
    lines = ("cards provinces-1: festival_district", "facedown red: keep tents", "advisers blue: tutor elders longbows")
    table = acting(*lines).use("festival_district", "whom 2", "give 5 1")
    assert not table.offers("yes")  # blue would have four
    table.choose(f"want 3 {number('tutor')}", "yes").by(2, "yes")
    assert (table.facedown("red"), table.facedown("blue"), table.advisers("red")) == (["keep"], ["tents"], ["tutor"])
    assert [table.s.knows(seat, number("tents")) for seat in (0, 1)] == [False, True]


@law("edifice.squalid_district")
def test_a_six_that_becomes_seven_still_ends_the_game() -> None:
    table = regime(6, "force provinces-1: chancellor 1")
    table.match.choose(Count(7))
    assert table.won == ("chancellor", "regime")


@law("edifice.squalid_district")
def test_citizens_leave_the_end_die_to_the_chancellor() -> None:
    table = regime(4, "force provinces-1: chancellor 1", "pawn blue: provinces-1")
    assert table.match.ask.seat == 0


@law("edifice.great_spire", "relic.truthful_harp")
def test_a_harp_shows_what_was_drawn_and_not_what_came_from_the_spire() -> None:
    lines = ("cards provinces-1: great_spire", "things red: truthful_harp", "discards provinces: longbows garrison")
    table = acting(*lines, "deck:", "dispossessed: insomnia").act("search").use("truthful_harp").use("great_spire")
    table.choose("card longbows")
    assert not table.s.knows(2, number("insomnia"))
    table.choose("card garrison")
    shown = [event.numbers[0] for event in table.events(Noted) if event.what == "shown"]
    assert (number("longbows") in shown, number("insomnia") in shown, shown[-1]) == (True, False, number("garrison"))


@law("edifice.fallen_spire")
def test_a_fallen_spire_reaches_five_cards_deep() -> None:
    pile = "discards provinces: elders tents longbows faith garrison scouts keep"
    lines = ("cards provinces-1: fallen_spire", pile, "dispossessed: insomnia outriders captains curfew wolves rangers")
    assert spelled(acting(*lines).use("fallen_spire"))[-1] == "count 5"


@law("edifice.sprawling_rampart", "card.giant_python")
def test_a_python_counts_the_ramparts() -> None:
    lines = ("force provinces-1: blue 1", "advisers blue: giant_python", "facedown red: keep", "pawn blue: cradle-1")
    ramparts = ("cradle-2: marshes", "force cradle-2: blue 1", "cards cradle-2: sprawling_rampart")
    assert not acting(*RIVER, *lines).can("campaign")
    assert acting(*RIVER, *lines, *ramparts).can("campaign")  # two dice for one site


@law("edifice.bandit_rampart")
def test_who_rules_a_bandit_rampart_defends_with_it() -> None:
    table = defending("cards provinces-1: bandit_rampart", "dice: 4 0").choose("count 3").by(2, "use bandit_rampart")
    assert dice(table) == (1, 1)
    elsewhere = defending("cards hinterland-1: bandit_rampart", "dice: 4 0 0 0").choose("count 3")
    assert dice(elsewhere) == (3, 1)


@law("edifice.hall_of_debate")
def test_a_hall_of_debate_stops_neither_recovery_nor_conspiracy() -> None:
    lines = ("cards hinterland-1: hall_of_debate", "things blue: peoples_favor", "pawn blue: provinces-1")
    assert acting(*lines).act("recover", "card peoples_favor", "count 2", "suit order").s.favor_holder() == 1
    both = ("advisers red: wolves rangers", "advisers blue: animal_host")
    assert playing("conspiracy", *lines, *both).choose("play revealed").offers("card peoples_favor")


@law("edifice.hall_of_mockery", "5.4.4.a")
def test_a_hall_of_mockery_turns_the_mob_that_was_turned_away() -> None:
    lines = ("board red: favor 3 supply 7", "banners: darkest_secret 1 peoples_favor 1 mob")
    assert not acting(*lines).act("recover", "count 2", "suit order").s.mob
    assert acting(*lines, "cards hinterland-1: hall_of_mockery").act("recover", "count 2", "suit order").s.mob


def written(*lines: str) -> World:
    """Red, who rules one site of the Provinces, has won, and writes as little as possible."""
    head = ("seats: chancellor red", "active: red wake", "title: red usurper", "out: conspiracy")
    table = lay("\n".join([*head, "force provinces-1: red 3", *lines, "next: wake 1; act 1; rest 1; end_round"]))
    while table.match.ask is not None:
        table.match.choose(table.match.ask.options[-1])
    assert table.s.legacy is not None
    return table.s.legacy


def sites_of(world: World) -> list[str]:
    return [SITE[ground.site].id for ground in world.map if ground is not None and ground.faceup]


@law("edifice.forest_temple", "8.3.2.a")
def test_a_forest_temple_keeps_every_site_with_a_beast() -> None:
    beasts = ("cards hinterland-1: wolves", "cards cradle-1: longbows")
    assert "rocky_coast" not in sites_of(written(*beasts))
    kept = sites_of(written(*beasts, "cards provinces-1: forest_temple"))
    assert ("rocky_coast" in kept, "plains" in kept) == (True, False)


@law("edifice.forest_temple", "8.3.3.a")
def test_a_forest_temple_that_is_not_ruled_falls_and_its_neighbours_leave() -> None:
    world = written("cards hinterland-1: wolves forest_temple", "cards cradle-1: rangers")
    assert {"rocky_coast", "plains"} <= set(sites_of(world))
    lying = {SITE[ground.site].id: ground.cards for ground in world.map if ground is not None}
    assert (lying["rocky_coast"], lying["plains"]) == ((number("ruined_temple"),), (number("rangers"),))


@law("edifice.ancient_forge", "edifice.broken_forge")
def test_a_forge_takes_secrets_too() -> None:
    table = acting("cards provinces-1: broken_forge", "board red: favor 2 secrets 1 supply 7")
    assert not table.can_use("broken_forge")
    mended = acting("cards provinces-1: broken_forge").use("broken_forge")
    assert (mended.s.secrets_on, mended.secrets("red")) == ({number("ancient_forge"): 2}, 0)
    assert mended.act("end").secrets("red") == 2
