"""Tricky situations of the base factions, each from a golden position (`docs/root-positions.md` prints them all)."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import SAWMILL
from lexludi.games.root.rules.options import Build, Ferry, Move, Path, Take
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import position

law = cites("root")


@law("6.5.4.II", "7.2.2")
def test_a_clearing_the_eyrie_tie_in_cuts_the_wood_off() -> None:
    """wood-through-a-tie-is-cut"""
    table = position("wood-through-a-tie-is-cut").choose(Act("build"))
    assert table.refuses(Build(SAWMILL, 5)) == "6.5.4.II"


@law("6.4", "1.5.4")
def test_the_last_wood_goes_where_she_says() -> None:
    """eighth-wood-is-the-last"""
    table = position("eighth-wood-is-the-last").choose(At(5))
    assert (table.pieces("wood", 5), table.pieces("wood", 8)) == (1, 3)


@law("6.5.3", "1.5.4")
def test_the_last_warrior_goes_where_she_says() -> None:
    """recruiters-outnumber-the-supply"""
    table = position("recruiters-outnumber-the-supply").choose(Act("recruit"), At(2))
    assert (table.warriors("marquise", 2), table.warriors("marquise", 5)) == (13, 12)


@law("6.2.2", "6.2.3")
def test_a_fallen_keep_has_no_hospital() -> None:
    """keep-falls-with-its-garrison"""
    table = position("keep-falls-with-its-garrison").by("marquise", Pass())
    assert table.prompt == "pause"
    assert table.supply("marquise") == 25
    assert table.hand("marquise") == ["anvil"]


@law("4.3.1.II", "6.2.3")
def test_warriors_saved_into_the_battle_clearing_fight_on() -> None:
    """hospital-in-the-battle-clearing"""
    table = position("hospital-in-the-battle-clearing").dice(2, 1)
    table.choose(Act("battle")).by("eyrie", Card(table.card("ambush_fox"))).choose(Pass(), Card(table.card("anvil")))
    assert table.warriors("marquise", 1) == 1
    assert table.warriors("eyrie", 1) == 0


@law("6.5.5", "2.1.1")
def test_a_bird_overworks_any_sawmill() -> None:
    """overwork-with-a-bird"""
    table = position("overwork-with-a-bird").choose(Act("overwork"))
    assert (table.pieces("wood", 8), table.discards) == (1, ["armorers"])


@law("7.5.2", "7.5.2.IV")
def test_recruiting_first_makes_room_for_building() -> None:
    """decree-order-matters"""
    table = position("decree-order-matters")
    assert table.warriors("eyrie", 8) == 2
    assert table.pieces("roost", 12) == 1


@law("7.5.2.II", "2.1.1")
def test_a_bird_in_the_decree_may_leave_any_clearing() -> None:
    """decree-bird-fits-anything"""
    table = position("decree-bird-fits-anything").choose(Card(54))
    assert table.offers(Move(2, 5, 1))
    assert table.offers(Move(8, 4, 1))


@law("7.7.1")
def test_nobody_falls_below_nought() -> None:
    """turmoil-below-zero"""
    table = position("turmoil-below-zero")
    assert table.prompt == "leader"
    assert table.points("eyrie") == 0


@law("7.4.3", "6.2.2")
def test_with_no_slot_anywhere_the_eyrie_stay_homeless() -> None:
    """no-room-for-a-new-roost"""
    table = position("no-room-for-a-new-roost")
    assert not table.offers(At(1))
    assert table.pieces("roost", 1) == 0


@law("7.2.2")
def test_the_eyrie_rule_a_tie_of_three() -> None:
    """eyrie-tie-against-two"""
    assert position("eyrie-tie-against-two").ruler(5) == "eyrie"


@law("7.8.4")
def test_the_despot_gains_one_point_a_battle() -> None:
    """despot-razes-twice"""
    assert position("despot-razes-twice").points("eyrie") == 3


@law("7.8.2", "7.5.2")
def test_the_charismatic_with_one_warrior_left_falls_into_turmoil() -> None:
    """charismatic-runs-short"""
    assert position("charismatic-runs-short").prompt == "leader"


@law("8.4.1.III", "3.2.1")
def test_a_revolt_sweeps_everybody_away() -> None:
    """revolt-sweeps-three-peoples"""
    table = position("revolt-sweeps-three-peoples").choose(Act("revolt"), Card(29))
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5), table.pieces("roost", 5)) == (0, 0, 0)
    assert table.points("alliance") == 3
    assert table.pieces("base_rabbit", 5) == 1


@law("8.4.2.II.a")
def test_martial_law_counts_one_player_at_a_time() -> None:
    """martial-law-of-one-player-only"""
    table = position("martial-law-of-one-player-only").choose(Act("spread"))
    assert table.options == [At(5), At(10)]


@law("8.4.2.II")
def test_the_fourth_sympathy_costs_two_supporters() -> None:
    """fourth-sympathy-costs-two"""
    assert position("fourth-sympathy-costs-two").options == [Act("end")]


@law("8.2.4")
def test_the_last_base_takes_its_people_along() -> None:
    """last-base-lost-with-six-supporters"""
    table = position("last-base-lost-with-six-supporters").choose(Act("battle"))
    board = table.s.boards[1].view(1)
    assert board["officers"] == 2
    assert (table.prompt, len(board["supporters"])) == ("discard-supporter", 6)


@law("8.2.6")
def test_outrage_with_no_cards_takes_from_the_deck() -> None:
    """outrage-with-an-empty-hand"""
    table = position("outrage-with-an-empty-hand").choose(Act("march"), Move(1, 5, 1))
    assert table.s.boards[1].view(1)["supporters"] == [table.card("sword")]


@law("6.2.2", "8.4.2.I")
def test_sympathy_cannot_spread_to_the_keep() -> None:
    """sympathy-in-keep-clearing-forbidden"""
    table = position("sympathy-in-keep-clearing-forbidden")
    assert table.s.why_not_place(0, 1) == "6.2.2"
    assert Act("spread") not in table.options or not table.choose(Act("spread")).offers(At(1))


@law("8.6.1.IV")
def test_a_lone_warrior_becomes_the_first_sympathy() -> None:
    """organize-the-last-warrior"""
    table = position("organize-the-last-warrior").choose(Act("organize"))
    assert (table.warriors("alliance", 7), table.pieces("sympathy", 7)) == (0, 1)


@law("8.2.2", "7.8.3")
def test_the_commanders_extra_hit_comes_on_top_of_the_lower_roll() -> None:
    """guerrilla-against-the-commander"""
    table = position("guerrilla-against-the-commander")
    assert (table.warriors("eyrie", 5), table.warriors("alliance", 5)) == (1, 2)


@law("3.1")
def test_thirty_points_end_the_match_at_once() -> None:
    """thirty-points-mid-action"""
    table = position("thirty-points-mid-action").choose(Act("build"), Build(SAWMILL, 5))
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


@law("C.3.2", "C.3.3")
def test_an_opened_path_is_a_path() -> None:
    """mountain-path-opens-a-road"""
    table = position("mountain-path-opens-a-road")
    assert 2 not in table.s.paths[5]
    table.choose(Path(2, 5), Act("march"))
    assert table.offers(Move(5, 2, 1))
    assert table.points("marquise") == 1


@law("C.2.5")
def test_the_ferry_rests_after_one_crossing() -> None:
    """ferry-only-once"""
    table = position("ferry-only-once").choose(Act("march"), Ferry(1, 10, 3))
    assert place_of(table.s, "ferry") == 10
    assert len(table.hand("marquise")) == 1
    assert not any(isinstance(option, Ferry) for option in table.options)


@law("3.3.4", "2.1.1.II")
def test_only_a_bird_buys_the_bird_dominance() -> None:
    """available-bird-dominance"""
    table = position("available-bird-dominance").choose(Take(table_card := 25))
    assert table_card in table.s.hands[0]
    assert table.discards == ["armorers"]
