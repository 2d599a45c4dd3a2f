"""Law 9.2.8, 9.2.9: friends, enemies and coalitions of the Vagabond."""

from __future__ import annotations

from lexludi.games.root.rules.options import Battle, Craft, Dominance, Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Count, Whom
from tests.root.table import Table, lay
from tests.root.wandering import board, camp, item, items, pair, status

law = cites("root")

AID = Act("aid")
GIFTS = "hand vagabond: anvil root_tea_fox travel_gear_fox gently_used_knapsack"


def generous(*lines: str, aids: int) -> Table:
    """The Marquise in his clearing, aided that often."""
    table = camp("1: marquise 1", GIFTS, *lines, ready="boot boot boot boot")
    for _ in range(aids):
        table.choose(AID)
        while table.prompt == "aid-card":
            table.choose(table.options[0])
    return table


@law("9.2.9")
def test_the_chart_has_four_spaces_and_a_hostile_one() -> None:
    lines = ("vagabond hostile: 0", "vagabond amiable: 1", "vagabond friendly: 2")
    table = camp(*lines)
    chart = table.s.view(None)["boards"][3]["relations"]
    assert chart == {"amiable": [1], "friendly": [2], "allied": [], "hostile": [0]}


@law("9.2.9.I", "9.2.9.I.b")
def test_an_aid_moves_a_marker_and_scores_its_space() -> None:
    table = generous(aids=1)
    assert (status(table, "marquise"), table.points("vagabond")) == ("amiable", 1)


@law("9.2.9.I.a")
def test_the_next_space_costs_two_aids_of_its_own() -> None:
    assert status(generous(aids=2), "marquise") == "amiable"
    table = generous(aids=3)
    assert (status(table, "marquise"), table.points("vagabond")) == ("friendly", 3)


@law("9.2.9.I.a")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    lines = ("1: marquise 1", GIFTS, "vagabond amiable: 0", "vagabond aided: 0")
    table = camp(*lines, ready="boot", then="vagabond.refresh 3; vagabond.daylight 3")
    table.choose(AID)
    table.choose(table.options[0])
    assert status(table, "marquise") == "amiable"


@law("9.2.9.II")
def test_the_third_step_makes_an_ally() -> None:
    table = generous("vagabond friendly: 0", "vagabond aided: 0 0", aids=1)
    assert (status(table, "marquise"), table.points("vagabond")) == ("allied", 2)


@law("9.2.9.II.a")
def test_every_aid_to_an_ally_scores_two() -> None:
    table = generous("vagabond allied: 0", aids=2)
    assert table.points("vagabond") == 4


@law("9.2.9.II.b")
def test_warriors_of_one_ally_come_along() -> None:
    table = camp("1: eyrie 3, marquise 1", "vagabond allied: 0 1", ready="boot").choose(Move(1, 5, 1))
    assert table.options == [Whom(0), Whom(1), Pass()]
    table.choose(Whom(1), Count(2))
    assert (table.warriors("eyrie", 1), table.warriors("eyrie", 5)) == (1, 2)
    assert table.warriors("marquise", 1) == 1


@law("9.2.9.II.b")
def test_only_allies_come_along() -> None:
    table = camp("1: eyrie 3", "vagabond friendly: 1", ready="boot").choose(Move(1, 5, 1))
    assert (table.prompt, table.warriors("eyrie", 1)) == ("vagabond", 3)


@law("9.2.9.II.b", "9.4.2")
def test_allies_slip_along_to_a_clearing_but_not_into_a_forest() -> None:
    lines = ("1: eyrie 3", "vagabond allied: 1")
    table = camp(*lines, then="vagabond.slip 3; pause 3").choose(At(5), Whom(1), Count(3))
    assert table.warriors("eyrie", 5) == 3
    assert camp(*lines, then="vagabond.slip 3; pause 3").choose(At(13)).prompt == "pause"


@law("9.2.9.III")
def test_an_ally_who_loses_a_warrior_to_him_becomes_hostile_at_once() -> None:
    table = camp("1: marquise 2", "vagabond allied: 0", ready="crossbow").choose(Act("strike"))
    assert status(table, "marquise") == "hostile"


@law("9.2.9.III", "9.2.9.I.a")
def test_a_quarrel_undoes_the_aids_of_the_turn() -> None:
    lines = ("1: marquise 2", "vagabond friendly: 0", "vagabond aided: 0 0")
    table = camp(*lines, ready="crossbow").choose(Act("strike"))
    assert (status(table, "marquise"), board(table).aids[0]) == ("hostile", 0)


@law("9.2.9.III.c")
def test_aiding_a_hostile_faction_buys_items_but_no_friendship() -> None:
    table = camp("1: marquise 1", "hand vagabond: anvil", "box marquise: tea 1", "vagabond hostile: 0", ready="boot")
    table.choose(AID, item("tea"))
    assert (status(table, "marquise"), table.points("vagabond")) == ("hostile", 0)
    assert items(table, "ready") == ["tea"]
    assert status(generous("vagabond hostile: 0", aids=3), "marquise") == "hostile"


# 9.2.8 Coalitions


@law("9.2.8")
def test_a_dominance_card_joins_him_to_the_player_with_the_fewest_points() -> None:
    table = camp("hand vagabond: dominance_fox", "points: 3 2 2 20")
    dominance = Dominance(table.card("dominance_fox"))
    table.choose(dominance)
    assert table.options == [Whom(1), Whom(2)]
    table.choose(Whom(2))
    assert (table.s.partner[3], table.s.dominance[3]) == (2, dominance.card)
    table.s.score(3, 5, "9.5.3")
    assert table.points("vagabond") == 20


@law("9.2.8")
def test_he_wins_with_his_partner() -> None:
    pact = ("dominance vagabond: dominance_fox", "coalition vagabond: eyrie")
    table = camp(*pact, "points: 3 29 2 9", "1: roost", "hand eyrie: anvil", then="crafting 1; pause 1")
    table.by("eyrie", Craft(table.card("anvil")))
    assert table.match.result is not None
    assert table.match.result.winners == (1, 3)


@law("9.2.8")
def test_fewer_than_four_players_form_no_coalition() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie vagabond:thief
        active: vagabond daylight
        pawns: vagabond=1
        vagabond character: thief
        vagabond ready: boot
        hand vagabond: dominance_fox
        points: 12 12 12
        next: vagabond.daylight 2; pause 2
    """)
    assert table.refuses(Dominance(table.card("dominance_fox"))) == "9.2.8"


@law("9.2.8")
def test_a_player_has_one_partner_only() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie vagabond:thief vagabond:ranger
        active: vagabond-thief daylight
        pawns: vagabond-thief=1 vagabond-ranger=2
        vagabond-thief character: thief
        vagabond-thief ready: boot
        hand vagabond-thief: dominance_fox
        dominance vagabond-ranger: dominance_mouse
        coalition vagabond-ranger: eyrie
        points: 5 3 7 7
        next: vagabond.daylight 2; pause 2
    """)
    assert table.refuses(Dominance(table.card("dominance_fox"))) == "9.2.8"


@law("9.2.8")
def test_another_vagabond_counts_among_those_with_the_fewest_points() -> None:
    table = pair("hand vagabond-thief: dominance_fox", "points: 5 3 7 2")
    table.by(2, Dominance(table.card("dominance_fox")))
    assert table.s.partner[2] == 3


@law("9.2.8")
def test_a_vagabond_with_few_points_is_chosen_like_anybody() -> None:
    table = pair("hand vagabond-thief: dominance_fox", "points: 5 3 0 3")
    table.by(2, Dominance(table.card("dominance_fox")))
    assert table.options == [Whom(1), Whom(3)]


@law("9.2.8")
def test_coalitions_in_a_chain_win_together() -> None:
    pacts = ("dominance vagabond-thief: dominance_fox", "coalition vagabond-thief: vagabond-ranger")
    pacts += ("dominance vagabond-ranger: dominance_mouse", "coalition vagabond-ranger: eyrie")
    table = pair(*pacts, "points: 3 29 2 9", "1: roost", "hand eyrie: anvil", then="crafting 1; pause 1")
    table.by(1, Craft(table.card("anvil")))
    assert table.match.result is not None
    assert table.match.result.winners == (1, 2, 3)


@law("9.2.8")
def test_he_does_not_fight_his_partner() -> None:
    lines = ("1: marquise 2, eyrie 1", "dominance vagabond: dominance_fox", "coalition vagabond: marquise")
    table = camp(*lines, ready="sword crossbow")
    assert not table.offers(Battle(1, 0))
    assert table.offers(Battle(1, 1))


@law("9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent() -> None:
    table = camp("hand vagabond: dominance_fox", "points: 1 5 5 5", "vagabond hostile: 0 1")
    table.choose(Dominance(table.card("dominance_fox")))
    assert (status(table, "marquise"), status(table, "eyrie")) == ("indifferent", "hostile")
    assert board(table).relations[0] == 0
