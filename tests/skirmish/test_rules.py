"""The rules of Skirmish, one by one."""

from __future__ import annotations

from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Card
from lexludi.testing import Table
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from lexludi.testing.skirmish.rules import Skirmish

law = cites("skirmish")


class Field(Table):
    game = "skirmish"

    @property
    def s(self) -> Skirmish:
        assert isinstance(self.match.state, Skirmish)
        return self.match.state


def lay(*lines: str, seat: int = 0) -> Field:
    """Two armies that meet on field 4; red acts, unless other lines say otherwise."""
    usual = {
        "seats": "2",
        "soldiers 0": "3 0 0 0 1 0 0 0 0 0 0 0",
        "soldiers 1": "0 2 0 0 1 0 0 0 0 0 0 0",
        "reserve": "16 17",
        "stock": "6 6",
        "points": "0 0",
        "hand 0": "1 2",
        "hand 1": "3 5",
        "deck": "7 8 9 11",
        "actions": "3",
        "next": f"action {seat}; evening {seat}; turn {1 - seat}",
    }
    usual |= dict(line.split(": ", 1) for line in lines)
    return Field.lay("\n".join(f"{name}: {value}" for name, value in usual.items()))


@law("1")
def test_most_soldiers_and_forts_rule_and_a_tie_rules_nothing() -> None:
    s = lay("forts 1: 0 0 0 0 0 1 0 0 0 0 0 0").s
    assert [s.ruler(at) for at in (0, 1, 4, 5, 6)] == [0, 1, -1, 1, -1]


@law("2", "2.1")
def test_the_highest_bid_brings_a_soldier_home_and_all_cards_bid_are_gone() -> None:
    table = lay("next: round", "deck: ")
    assert [ask.prompt for ask in table.match.asks] == ["bid", "bid"]
    table.match.choose(Card(2), 0)
    table.match.choose(Card(5), 1)
    assert (table.s.reserve, sorted(table.s.deck.discards), table.s.soldiers[1][1]) == ([16, 16], [2, 5], 3)
    assert table.match.ask is not None
    assert (table.match.ask.seat, table.match.ask.prompt) == (0, "action")


@law("3")
def test_a_turn_has_three_actions_or_fewer() -> None:
    table = lay()
    for left in (2, 1):
        table.choose(Recruit())
        assert table.s.actions == left
    assert lay().choose(Pass()).match.history[-1] == (0, Pass())
    assert lay().choose(Pass()).s.hands[0] == [1, 2, 11]


@law("3.1")
def test_a_march_goes_from_or_into_a_field_one_rules() -> None:
    table = lay()
    assert table.choose(March(0, 9, 2)).s.soldiers[0][9] == 2
    why = lay("soldiers 0: 0 1 0 0 1 0 0 0 0 0 0 0").match.why_not(March(1, 9, 1))
    assert why is not None
    assert why.law == "3.1"


@law("3.2")
def test_the_higher_die_hits_the_defender_and_the_lower_the_attacker() -> None:
    strong = lay("soldiers 0: 3 0 0 0 4 0 0 0 0 0 0 0", "reserve: 13 15", "soldiers 1: 0 2 0 0 3 0 0 0 0 0 0 0")
    strong.dice(1, 2).choose(Attack(4, 1)).by(1, Pass())
    assert (strong.s.soldiers[0][4], strong.s.soldiers[1][4]) == (3, 1)


@law("3.2")
def test_a_fort_without_soldiers_takes_a_hit_more_and_is_a_point_when_razed() -> None:
    table = lay(
        "soldiers 1: 0 2 0 0 0 0 0 0 0 0 0 0", "forts 1: 0 0 0 0 1 0 0 0 0 0 0 0", "reserve: 16 18", "stock: 6 5"
    )
    table.dice(0, 0).choose(Attack(4, 1)).by(1, Pass())
    assert (table.s.forts[1][4], table.s.points) == (0, [1, 0])


@law("3.2.1")
def test_an_ambush_fells_two_attackers_before_the_roll() -> None:
    table = lay("soldiers 0: 3 0 0 0 2 0 0 0 0 0 0 0", "reserve: 15 17")
    table.choose(Attack(4, 1)).by(1, Card(5))
    assert (table.s.soldiers[0][4], table.s.soldiers[1][4], table.s.deck.discards) == (0, 1, [5])


@law("3.3")
def test_recruits_come_home_and_to_every_fort() -> None:
    table = lay("forts 0: 0 0 0 0 0 0 0 0 0 2 0 0", "stock: 4 6").choose(Recruit())
    assert (table.s.soldiers[0][0], table.s.soldiers[0][9], table.s.reserve[0]) == (4, 2, 13)


@law("3.4")
def test_a_fort_is_a_point_and_a_field_has_room_for_two() -> None:
    table = lay().choose(Fortify(0), Fortify(0))
    assert (table.s.points[0], table.s.stock[0]) == (2, 4)
    why = table.match.why_not(Fortify(0))
    assert why is not None
    assert why.law == "3.4"


@law("4")
def test_fifteen_points_win_at_once() -> None:
    result = lay("points: 14 3").choose(Fortify(0)).match.result
    assert result is not None
    assert (result.winners, result.how) == ((0,), "points")


@law("4")
def test_after_the_last_round_most_points_win_and_a_tie_is_shared() -> None:
    result = lay("points: 4 4", "round: 40", "next: round").match.result
    assert result is not None
    assert (result.winners, result.how) == ((0, 1), "rounds")


@law("4.1")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = lay("deck: ", "discards: 20").choose(Pass())
    assert (table.s.hands[0], table.s.deck.discards) == ([1, 2, 20], [])


@law("4.2")
def test_whoever_holds_five_cards_discards_one() -> None:
    table = lay("hand 0: 1 2 3 4", "hand 1: 5 6", "deck: 30").choose(Pass())
    assert table.choose(Card(30)).s.hands[0] == [1, 2, 3, 4]
    assert table.s.deck.discards == [30]
