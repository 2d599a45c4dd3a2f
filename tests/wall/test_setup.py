"""Setup: the board, the cards, generals and advisors."""

from __future__ import annotations

import pytest

from lexludi import Match
from lexludi.games.wall.game import GAME
from lexludi.games.wall.rules.box.codes import BARRACKS
from lexludi.games.wall.rules.box.printed import BOARDS, GENERALS, START
from lexludi.games.wall.rules.events import Chose
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from tests.wall.table import DRAGON, SNAKE, Table, start

law = cites("wall")
THREE = ("dragon", "snake", "monkey")


@law("setup.1", "setup.2.a", "setup.15")
@pytest.mark.parametrize(("seats", "slots", "years"), [(THREE, 2, 6), ((*THREE, "turtle"), 3, 5)])
def test_the_board_has_a_side_for_three_and_one_for_four(seats: tuple[str, ...], slots: int, years: int) -> None:
    table = start(*seats)
    assert table.s.setting.side.slots[BARRACKS] == slots
    assert (table.s.year, table.s.setting.years) == (1, years)
    assert table.s.shame_bank == 10 * len(seats)


@law("setup.0", "setup.8")
@pytest.mark.parametrize("seats", [(), ("dragon", "dragon", "snake"), ("dragon", "snake", "cat")])
def test_other_tables_are_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        start(*seats)


@law("setup.3", "setup.6", "setup.17", "setup.18", "setup.20")
def test_artifacts_barricades_advisors_and_clerks_lie_ready() -> None:
    table = start(*THREE)
    assert len(table.s.artifacts) == 3
    assert table.s.barricades == [3, 3, 3]
    assert len(table.s.offer) == 4
    assert table.honor == [0, 0, 0]
    assert (table.s.clerks, table.s.unhired) == ([5, 5, 5], [3, 3, 3])


@law("setup.4", "setup.5.a")
def test_every_section_has_a_horde() -> None:
    table = start(*THREE)
    assert [len(row) for row in table.s.hordes] == [1, 1, 1]
    assert len(table.s.horde_deck.cards) == 24 - 3


@law("setup.5.b", "setup.5.c")
def test_with_four_a_fourth_horde_goes_where_the_next_card_points() -> None:
    for seed in range(6):
        table = start(*THREE, "turtle", seed=str(seed))
        second = [section for section, row in enumerate(table.s.hordes) if len(row) == 2]
        assert second == [table.s.horde_deck.cards[-1] % 3]


@law("setup.9", "setup.10", "setup.11", "setup.12", "setup.13", "setup.14")
def test_everybody_keeps_a_general_and_an_active_advisor_in_secret() -> None:
    table = start(*THREE)
    assert [ask.seat for ask in table.match.asks] == [0, 1, 2]
    general, advisor = table.s.dealt_generals[SNAKE][1], table.s.dealt_advisors[SNAKE][0]
    other = table.s.dealt_advisors[SNAKE][1]
    assert table.match.view(DRAGON)["dealt_generals"][SNAKE] == [-1, -1]
    table.match.choose(table.match.asks[1].options[2], SNAKE)
    assert table.s.general == [-1, -1, -1]  # nothing shows before all have chosen
    finish_choosing(table)
    assert (table.s.general[SNAKE], table.s.advisors[SNAKE], table.s.support[SNAKE]) == (general, [advisor], [other])
    assert table.match.view(DRAGON)["support"][SNAKE] == [-1]
    told = [e for e in table.match.events if isinstance(e, Chose) and e.seat == SNAKE]
    assert told[0].seen_by(DRAGON) == Chose(SNAKE, general, advisor, -1)


def finish_choosing(table: Table) -> None:
    while table.match.ask is not None and table.match.ask.prompt == "general":
        table.match.choose(table.match.ask.options[0], table.match.ask.seat)


@law("setup.7", "setup.16.a", "setup.16.b", "setup.19")
def test_a_general_brings_goods_tactics_and_a_place_in_tea_order() -> None:
    table = start(*THREE)
    finish_choosing(table)
    for seat in range(3):
        general = table.s.general[seat]
        assert tuple(table.s.stock[seat]) == START[general]
        assert len(table.s.tactics[seat]) == GENERALS[general].tactics
    values = [GENERALS[table.s.general[seat]].tea for seat in table.s.tea]
    assert values == sorted(values, reverse=True)


@law("over.first-year", "spring.0", "summer.0")
def test_the_first_year_begins_in_autumn() -> None:
    table = start(*THREE)
    finish_choosing(table)
    assert (table.s.year, table.match.ask and table.match.ask.prompt) == (1, "command")


@law("rules.hidden", "rules.discard-open")
def test_screens_and_hands_are_private_and_all_else_is_open() -> None:
    table = start(*THREE)
    finish_choosing(table)
    seen, own = table.match.view(DRAGON), table.match.view(SNAKE)
    assert set(seen["stock"][SNAKE]) == {-1}
    assert own["stock"][SNAKE] == table.s.stock[SNAKE]
    assert set(seen["tactics"][SNAKE]) == {-1}
    assert own["tactics"][SNAKE] == table.s.tactics[SNAKE]
    assert seen["spent"] == own["spent"]
    assert seen["offer"] == own["offer"]


def test_our_own_numbers_are_marked_as_ours() -> None:
    assert "wall defense" in BOARDS.ours
    assert GENERALS[0].ours == ()  # the one whose card is known


def test_a_match_is_written_and_read_again() -> None:
    match = Match.set_up("wall", THREE, "5")
    for n in range(40):
        assert match.ask is not None
        match.choose(match.ask.options[n % len(match.ask.options)], match.ask.seat)
    game = match.game
    assert game.write(game.read(game.write(match.state))) == game.write(match.state)


def test_every_line_up_can_be_played_and_says_what_to_think_of() -> None:
    for line_up in GAME.about("cs").line_ups:
        assert Match.set_up("wall", line_up.seats, "1", **line_up.options).asks
        assert not GAME.warnings(line_up.seats, line_up.options, "cs")
    assert len(GAME.warnings(("dragon", "snake"), {"mode": "cooperative", "cards": "more"}, "en")) == 2


def test_the_reed_clan_has_no_score_and_qin_has() -> None:
    two, alone = (Match.set_up("wall", seats, "1") for seats in (("dragon", "snake"), ("dragon",)))
    assert [score.seat for score in GAME.scores(two.view(None), "en")] == [0, 1]
    assert [score.name for score in GAME.scores(alone.view(None), "en")] == ["Dragon Clan", "Qin Jiushao"]
