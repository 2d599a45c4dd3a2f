"""Two players, and the Reed Clan as a third."""

from __future__ import annotations

import pytest

from lexludi.games.wall.rules.box.codes import SECTIONS
from lexludi.games.wall.rules.box.printed import REED_COMMAND
from lexludi.games.wall.rules.ending import final_honor
from lexludi.games.wall.rules.events import Activated, Defeated, Revealed
from lexludi.kernel.errors import PositionError
from lexludi.kernel.events import Noted
from lexludi.law import cites
from tests.wall.table import DRAGON, SNAKE, Table, start
from tests.wall.table import lay as lay_table

law = cites("wall")
REED = 2
HORDES = "hordes middle: bandits/middle\nhordes right: thugs/right"


def lay(*lines: str, then: str) -> Table:
    return lay_table(*lines, then=then, seats="seats: dragon snake")


def begin() -> Table:
    table = start("dragon", "snake")
    while table.match.ask is not None and table.match.ask.prompt == "general":
        table.match.choose(table.match.ask.options[0], table.match.ask.seat)
    return table


# Set-up


@law("mode.two.0", "mode.two.setup.1a", "mode.two.setup.2", "setup.2.b")
def test_two_players_use_the_side_for_three_with_a_third_clan() -> None:
    table = start("dragon", "snake")
    assert (table.s.setting.side.players, table.s.setting.years, table.s.year) == (3, 6, 1)
    assert table.s.setting.names == ("dragon", "snake", "reed")
    assert [ask.seat for ask in table.match.asks] == [DRAGON, SNAKE]


@law("mode.two.setup.1b")
def test_the_left_section_is_closed_by_barricades_that_stay() -> None:
    table = lay(HORDES, "barricades: left 3 middle 3 right 3", then="end_of_winter; autumn_ends")
    assert table.s.barricades == [3, 0, 0]
    assert table.s.setting.sections == SECTIONS[1:]
    assert not table.hordes("left")
    assert not [option for option in spelled(lay("goods dragon: wood 9", then="frame 0 3 2")) if "left" in option]


@law("mode.two.setup.4", "mode.two.setup.5", "mode.two.setup.6")
def test_hordes_come_to_two_sections() -> None:
    table = start("dragon", "snake")
    assert [len(row) for row in table.s.hordes] == [0, 1, 1]
    assert len(table.s.horde_deck.cards) == 16 - 2
    assert all(card % 3 for card in table.s.horde_deck.cards)
    assert table.s.barricades[1:] == [3, 3]


@law("mode.two.setup.8a", "mode.two.setup.8b", "mode.two.setup.8c")
def test_the_reed_clan_has_spearmen_and_three_clerks_in_locations() -> None:
    table = start("dragon", "snake")
    assert table.pool(REED) == {"spearman": 10}
    assert (table.s.clerks[REED], table.s.unhired[REED]) == (0, 0)
    assert [table.at(place)[REED] for place in ("lumber_mill", "quarry", "gold_mine", "temple")] == [1, 1, 1, 0]
    assert (table.s.hand[REED], table.s.general[REED]) == ([], -1)


@law("mode.two.setup.15", "mode.two.setup.19")
def test_twenty_shame_tokens_and_the_reed_clan_last_in_tea_order() -> None:
    table = begin()
    assert table.s.shame_bank == 20
    assert table.s.tea[-1] == REED


# What it never does


@law("mode.two.reed.none")
def test_the_reed_clan_gains_neither_honor_nor_shame() -> None:
    beaten = "hordes middle: bandits/middle reed reed reed dragon"
    assert lay(beaten, "artifacts: bell_of_wounds", then="defeats").honor == [2, 0, 0]
    breached = lay("hordes middle: heavy_lancers/middle", then="assault 1")
    breached.by(DRAGON, "under spearman").by(SNAKE, "under spearman")
    assert breached.s.shame_bank == 18


@law("mode.two.reed.none")
def test_the_reed_clan_scores_nothing_in_the_end() -> None:
    lines = ("artifacts: bell_of_wounds", "wounds: 1 0 30", "honor: 3 2 0", "year: 6 winter", HORDES)
    table = lay(*lines, then="end_of_winter")
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.scores) == ((DRAGON,), (4, 2))
    assert final_honor(table.s) == [4, 2, 0]
    assert [event.seat for event in table.events(Noted) if event.what == "ended"] == [DRAGON, SNAKE]


@law("mode.two.reed.save", "mode.two.reed.staging", "mode.two.reed.horde")
def test_it_saves_nobody_stages_nobody_and_claims_nothing() -> None:
    table = lay("hordes middle: bandits/middle reed reed reed dragon", "goods dragon: chi 2", then="defeats")
    table.by(DRAGON, "pass")
    assert table.pool(REED) == {"spearman": 10}
    assert table.staged("middle", REED) == {}
    assert [event.claimed_by for event in table.events(Defeated)] == [-1]
    assert (table.s.claimed, len(table.s.horde_deck.discards)) == ([[], [], []], 1)


@law("mode.two.reed.special")
def test_a_special_location_with_a_reed_clerk_alone_does_not_activate() -> None:
    reeds = ("at academy: reed 1", "at quarry: reed 1", "at embassy: reed 1 dragon 1")
    table = lay(*reeds, "offer: scribe spy", then="activations 0").by(DRAGON, "dismiss scribe")
    assert [event.location for event in table.events(Activated)] == [8]


# Its clerks, its card and its overlord


@law("mode.two.reed.clerks.1", "mode.two.reed.clerks.2")
def test_three_clerks_in_three_locations() -> None:
    table = lay("played dragon: mobilization", then="frame 0 4 1")
    table.by(SNAKE, "pass").by(DRAGON, "clerk quarry temple")
    assert [table.at(place)[REED] for place in ("lumber_mill", "gold_mine", "temple")] == [1, 1, 1]
    assert not [one for one in spelled(table) if one.startswith("clerk -1") or one.endswith(("lumber_mill", "temple"))]
    with pytest.raises(PositionError):
        lay("at quarry: reed 3", then="autumn_ends")
    with pytest.raises(PositionError):
        lay("at quarry: reed 1", then="autumn_ends")


@law("mode.two.reed.clerks.3")
def test_a_reed_clerk_stays_when_others_return() -> None:
    table = lay("at quarry: dragon 2 reed 1", "at temple: reed 1", "at academy: reed 1", then="location 1; autumn_ends")
    table.by(DRAGON, "pass")
    assert table.at("quarry") == [0, 0, 1]


@law("mode.two.reed.command")
def test_the_reed_clan_plays_its_card_every_autumn_on_the_foremost_space() -> None:
    table = Table.lay("seats: dragon snake\ntea: dragon reed snake\nnext: autumn")
    table.by(DRAGON, "command economy").by(SNAKE, "command betrayal")
    assert table.events(Revealed)[0].cards[REED] == REED_COMMAND
    table.by(DRAGON, "space 0")
    assert table.s.track == [DRAGON, REED, SNAKE]
    again = lay("played reed: reed_orders", "track: reed - -", then="discard_commands")
    assert (again.s.spent[REED], again.s.played[REED]) == ([], -1)


@law("mode.two.reed.overlord.1", "mode.two.reed.move")
def test_whoever_is_active_moves_reed_clerks_when_their_time_in_tea_order_comes() -> None:
    table = lay("tea: reed snake dragon", "played dragon: mobilization", "active: dragon", then="frame 0 4 1")
    assert (table.asked, table.prompt) == (DRAGON, "reed-clerk")
    table.by(DRAGON, "clerk quarry academy", "clerk gold_mine embassy")
    assert (table.asked, table.prompt) == (SNAKE, "clerk")


@law("mode.two.reed.overlord.2", "command.reed_orders")
def test_in_its_own_turn_the_player_higher_in_tea_order_decides() -> None:
    table = lay("tea: snake dragon reed", "played reed: reed_orders", then="turn 2")
    assert (table.asked, table.prompt) == (SNAKE, "reed-clerk")
    table.by(SNAKE, "pass", "pass").by(DRAGON, "clerk -1 academy", "clerk -1 logistics")
    assert (table.asked, table.prompt) == (SNAKE, "activate")


@law("mode.two.reed.betrayal")
def test_betrayal_does_not_copy_the_reed_card() -> None:
    played = ("played dragon: betrayal", "played snake: economy", "played reed: reed_orders")
    assert [one for one in spelled(lay(*played, then="frame 0 5 0")) if "command" in one] == ["command economy"]


# Its clerk in a location that activates


@law("mode.two.reed.resource", "mode.two.reed.loc.production")
def test_what_its_clerk_makes_goes_to_the_warehouse() -> None:
    table = lay("at quarry: dragon 2 reed 1", "at temple: reed 1", "at academy: reed 1", then="location 1")
    assert (table.s.warehouse, table.goods(DRAGON), table.goods(REED)) == ([0, 1, 0], {"stone": 2}, {})
    assert table.s.shame_bank == 20  # nobody was alone there


@law("mode.two.reed.loc.temple")
def test_in_the_temple_the_active_player_is_rid_of_shame() -> None:
    lines = ("at temple: snake 2 reed 1", "at quarry: reed 1", "at academy: reed 1", "shame: bank 18")
    table = lay(*lines, "active: dragon", "shamed dragon: archer 2", then="location 3")
    assert (table.s.shame_bank, sum(table.s.shamed[DRAGON])) == (19, 1)
    assert lay(*lines, "active: dragon", "shamed snake: archer 2", then="location 3").s.shame_bank == 18
    two = lay(*lines, "active: dragon", "shamed dragon: archer 1 spearman 1", then="location 3")
    assert (two.asked, spelled(two)) == (DRAGON, ["under spearman", "under archer"])
    assert lay(*lines, "active: reed", "shamed dragon: archer 2", then="location 3").s.shame_bank == 18


@law("mode.two.reed.loc.embassy", "mode.two.reed.loc.who")
def test_at_the_embassy_the_overlord_sends_an_advisor_away() -> None:
    lines = (
        "at embassy: snake 1 reed 1",
        "at quarry: reed 1",
        "at academy: reed 1",
        "offer: scribe spy fixer engineer",
    )
    table = lay(*lines, "advisor deck: mandarin", "active: dragon", then="location 8").by(DRAGON, "dismiss spy")
    assert len(table.s.offer) == 4
    assert len(table.s.advisor_deck.discards) == 1
    assert table.s.offer[-1] == lay("offer: mandarin", then="autumn_ends").s.offer[0]


@law("mode.two.reed.loc.builders")
def test_it_builds_a_barricade_for_nothing_where_the_overlord_says() -> None:
    lines = ("at builders: snake 1 reed 1", "at quarry: reed 1", "at academy: reed 1", "active: dragon")
    table = lay(*lines, then="location 6").by(DRAGON, "build right barricade")
    assert (table.s.barricades, table.honor) == ([3, 0, 1], [0, 0, 0])
    full = lay(*lines, "barricades: left 3 middle 3 right 3", then="location 6")
    assert (full.s.barricades, full.prompt) == ([3, 3, 3], "command")


@law("mode.two.reed.loc.barracks")
def test_its_spearman_covers_a_spot_without_the_reward() -> None:
    lines = ("at barracks: snake 2 reed 1", "at quarry: reed 1", "at academy: reed 1", "active: dragon")
    table = lay(*lines, HORDES, then="location 4").by(DRAGON, "cover middle 0 1")
    assert (table.hordes("middle")[0].covered(REED), table.pool(REED)) == (1, {"spearman": 9})
    assert (table.goods(REED), table.goods(DRAGON)) == ({}, {})
    full = "hordes middle: bandits/middle x x x x; leader/middle\nhordes right: bandits/right x x x x"
    none = lay(*lines, full, then="location 4")
    assert (none.pool(REED), none.prompt) == ({"spearman": 10}, "command")


@law("mode.two.reed.loc.teahouse")
def test_in_the_tea_house_it_moves_up_like_everybody() -> None:
    lines = ("at tea_house: dragon 1 reed 1", "at quarry: reed 1", "at academy: reed 1")
    assert lay(*lines, "tea: snake dragon reed", then="location 5").s.tea == [DRAGON, REED, SNAKE]


@law("mode.two.reed.loc.none")
@pytest.mark.parametrize("place", ["academy", "logistics"])
def test_academy_and_logistics_center_do_nothing_for_it(place: str) -> None:
    lines = (f"at {place}: dragon 1 reed 1", "at quarry: reed 1", "at temple: reed 1", "active: dragon")
    table = lay(*lines, then=f"location {9 if place == 'academy' else 7}")
    assert (table.s.tactics[REED], table.at(place)[REED]) == ([], 1)
    assert table.prompt == "command"


def spelled(table: Table) -> list[str]:
    assert table.match.ask is not None
    return [table.match.spell(option) for option in table.match.ask.options]
