"""The Fair Folk against Hester: seat 0 is she, seat 1 are they; seat 2 are the Protectors, seat 3 is the Family."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.box.printed import OFFER_NAMES
from lexludi.law import cites
from tests.harrow.table import Table, at, lay, start
from tests.harrow.witch import witch

law = cites("harrow")

HESTER, FAE, PROTECTORS, FAMILY = range(4)
SEATS = "seats: hester fae\nlantern: protectors\nfae sites: a1 e5 i5\nround: 1"
BOTH = ("townsfolk: a2", "buildings: i4", "townsfolk waiting: swamp plains", "buildings waiting: swamp plains")


def duel(*lines: str, then: str) -> Table:
    return lay(*lines, then=then, seats=SEATS)


@law("fae.vsh.setup.1", "fae.vsh.setup.2")
def test_all_cards_are_played_with_and_no_terrain_cube() -> None:
    table = start("hester", "fae", map="a")
    assert [len(deck) for deck in table.s.alone.decks] == [16, 12, 9]
    assert table.cubes == {"red": 3, "blue": 3}
    assert (len(witch(table).hand), len(table.s.fae.ready)) == (4, 3)


@law("fae.vsh.setup.4")
def test_each_player_places_one_of_the_first_objectives_by_a_card() -> None:
    table = start("hester", "fae", map="a")
    table.by(HESTER, "hide a1", "hide e5", "hide i5").by(FAE, "land forest")
    assert table.prompt == "deck"
    table.by(HESTER, "draw tactics").by(HESTER, table.offered()[0])
    table.by(FAE, "draw goblins").by(FAE, table.offered()[0])
    assert (sum(table.s.objectives[0]), sum(table.s.objectives[1])) == (1, 1)


@law("fae.vsh.setup.3", "fae.vsh.turn.3")
def test_four_tokens_are_drawn_before_any_comes_back() -> None:
    table = duel(*BOTH, "solo deck tactics: resolve", "fae ready: card", then="duel_turn")
    assert sorted([*table.s.alone.bag, table.s.alone.token]) == [0, 1, 2, 2]
    assert table.s.round == 2


@law("fae.vsh.turn.1")
@pytest.mark.parametrize(("token", "prompt"), [("fae", "fae"), ("hester", "root")])
def test_a_token_says_whose_turn_it_is(token: str, prompt: str) -> None:
    assert duel(*BOTH, f"solo bag: {token}", "fae ready: card", then="duel_turn").prompt == prompt


@law("fae.vsh.turn.2")
def test_a_tossed_token_lets_one_of_them_move_a_faction_and_decide_everything() -> None:
    table = duel(*BOTH, "solo bag: tossed", "solo deck tactics: resolve", "solo deck goblins: lure", then="duel_turn")
    decider = table.s.alone.decider
    assert table.match.ask is not None
    assert (table.match.ask.seat, table.prompt) == (decider, "deck")
    table.by(decider, "draw tactics", "wake 2")
    assert table.s.alone.whom == PROTECTORS
    assert table.match.ask.seat == decider


@law("fae.vsh.turn.4", "fae.vsh.offers.1")
def test_the_faction_that_was_moved_takes_offers_and_they_are_used_at_once() -> None:
    lines = ("nests: d4 strengthen_2 e6 card", "haints family: d4 1", "haints protectors: e6 1")
    table = duel(*BOTH, *lines, "solo faction: family", then="duel_card_done 0")
    table.by(FAE, "arrow d4 0 1", "pass").by(HESTER, "strengthen", "strengthen")
    assert table.s.ground[1] + table.s.stuck[1] == 2
    assert (table.s.fae.held[FAMILY], table.s.fae.held[PROTECTORS]) == ([], [])
    assert table.s.fae.nests[at("e6")] == OFFER_NAMES.index("card")


@law("fae.vsh.objective")
def test_an_objective_that_is_reached_scores_and_the_next_one_appears_at_once() -> None:
    table = duel("buildings: e5", *BOTH[:1], *BOTH[2:], "haints family: e4 1", "solo faction: family",
                 "solo deck goblins: snare", then="alone_move 0 1")  # fmt: skip
    assert table.points[FAMILY] == 2
    assert table.prompt == "where-objective"


@law("fae.vsh.offers.2")
def test_hester_takes_offers_with_herself_or_infected_haints_and_keeps_them() -> None:
    lines = ("nests: d4 move_2 e6 card", "haints family: d4 1", "snakes family: d4 1", "hester: e6")
    table = duel(*BOTH, *lines, "solo token: hester", then="take_offers 0").by(HESTER, "take d4")
    table.by(FAE, "arrow d4 0 1", "pass", "arrow e6 0 1")
    assert sorted(table.s.fae.held[HESTER]) == sorted([OFFER_NAMES.index("move_2"), OFFER_NAMES.index("card")])


@law("fae.vsh.end.1")
def test_the_fair_folk_win_at_the_end_of_the_round_of_the_queen() -> None:
    result = duel(*BOTH, "fae finds: a1 e5 i5", then="duel_turn").match.result
    assert result is not None
    assert (result.winners, result.how) == ((FAE,), "queen")


@law("fae.vsh.end.2")
def test_after_the_queen_they_have_no_turn_and_hester_moves_the_factions() -> None:
    lines = ("fae finds: a1 e5 i5", "solo deck tactics: resolve", "solo deck goblins: lure")
    table = duel(*BOTH, *lines, "solo bag: fae tossed tossed", then="duel_turn")
    assert (table.s.alone.token, table.s.alone.decider) == (2, HESTER)


FULL = ("hester squares protectors: haints haints haints", "hester squares family: haints haints haints")


@law("fae.vsh.end.3")
def test_hester_wins_at_the_end_of_her_turn_not_before() -> None:
    filling = duel(*BOTH, FULL[0], "hester squares family: haints haints", "hester burnt: 1", then="seat_haints 0")
    assert filling.match.result is None
    result = duel(*BOTH, *FULL, "solo token: hester", then="duel_after").match.result
    assert result is not None
    assert (result.winners, result.how) == ((HESTER,), "hester-duel")


@law("fae.vsh.minor.1")
def test_seven_points_or_no_card_lead_to_a_minor_victory() -> None:
    points = duel(*BOTH, "points family: 7", "fae finds: a1", "solo token: tossed", then="duel_after").match.result
    cards = duel(*BOTH, "fae finds: a1", then="alone_reveal 1").match.result
    assert points is not None
    assert cards is not None
    assert (points.how, cards.how) == ("minor", "minor")


@law("fae.vsh.minor.2", "fae.vsh.minor.3")
@pytest.mark.parametrize(
    ("finds", "filled", "winners"),
    [
        ("a1 e5", 5, (HESTER,)),
        ("a1 e5", 4, (FAE,)),
        ("a1", 3, (HESTER,)),
        ("a1", 2, (FAE,)),
        ("", 2, (HESTER,)),
        ("", 1, ()),
    ],
)
def test_who_has_it_depends_on_finds_and_squares(finds: str, filled: int, winners: tuple[int, ...]) -> None:
    one, other = ("haints " * min(filled, 3)).strip(), ("haints " * max(0, filled - 3)).strip()
    lines = (f"hester squares protectors: {one}", f"hester squares family: {other}", f"fae finds: {finds}")
    result = duel(*BOTH, *lines, "points family: 7", "solo token: tossed", then="duel_after").match.result
    assert result is not None
    assert result.winners == winners
