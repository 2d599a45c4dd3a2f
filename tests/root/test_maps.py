"""Law C: the winter, lake and mountain maps."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import PLACES
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.options import Ferry, Move, Path
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.law import cites
from lexludi.parts.options import Act, Card, First
from tests.root.table import Table, lay, position, start

law = cites("root")
SUITS = "suits: fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse\n"


def marquise(chart: str, *lines: str) -> Table:
    head = f"map: {chart}\ndeck: exiles\nseats: marquise eyrie alliance\nactive: marquise daylight\n{SUITS}"
    return lay(head + "marquise actions: 3\n" + "\n".join(lines) + "\nnext: marquise.daylight 0; turn 1\n")


def beside(chart: str, forest: str) -> list[str]:
    """The forests adjacent to one, by name."""
    map_ = plan(chart)
    return sorted(map_.forests[near - PLACES] for near in map_.beside[map_.forests.index(forest)])


@law("C.1.1")
def test_the_raging_river_divides_forests() -> None:
    """Above and below the river between 11 and 12 lie two forests, one step apart."""
    assert "8_9_11_12" in beside("winter", "1_2_5_6_11_12")
    assert 12 in plan("winter").rivers[11]
    assert 12 not in plan("winter").paths[11]


@law("C.2.1")
def test_the_ferry_starts_in_the_coastal_corner() -> None:
    lake = plan("lake")
    assert place_of(start("marquise", "eyrie", map="lake").s, "ferry") == 1
    assert [at for at in lake.corners if at in lake.coast] == [1]


@law("C.2.2")
def test_the_lake_is_a_river_between_all_coastal_clearings() -> None:
    table = marquise("lake", "1: marquise 1", "crafted marquise: boat_builders", "ferry: 10").choose(Act("march"))
    assert table.options == [Move(1, to, 1) for to in (5, 9, 10, 11, 12)]


@law("C.2.2")
def test_without_boats_the_lake_is_no_path() -> None:
    table = marquise("lake", "1: marquise 1", "ferry: 10").choose(Act("march"))
    assert table.options == [Move(1, to, 1) for to in (5, 9)]


@law("C.2.4")
def test_coastal_forests_neighbour_each_other_round_the_lake() -> None:
    assert {"1_9_12", "7_10_11"} <= set(beside("lake", "1_5_11"))
    assert {"1_9_12", "7_10_11"} <= set(beside("lake", "3_8_10_12"))


@law("C.2.5")
def test_the_ferry_takes_warriors_across_and_brings_a_card() -> None:
    """Position: ferry-waits-in-the-corner."""
    table = position("ferry-waits-in-the-corner").choose(Act("march"), Ferry(1, 12, 2))
    assert (table.warriors("marquise", 12), place_of(table.s, "ferry")) == (2, 12)
    assert len(table.hand("marquise")) == 1


@law("1.1.3", "C.2.5", "8.2.6")
def test_the_ferrys_card_comes_before_or_after_outrage_as_the_player_on_turn_says() -> None:
    lines = ("1: marquise 2", "12: sympathy", "ferry: 1", "hand marquise: ambush_fox", "deck order: ambush_bird")
    sailed = marquise("lake", *lines).by(0, Act("march"), Ferry(1, 12, 2))
    assert (sailed.asked, sailed.prompt) == (0, "order")
    drawn = sailed.by(0, First(0))
    assert (drawn.asked, drawn.prompt, drawn.hand("marquise")) == (0, "outrage", ["ambush_bird", "ambush_fox"])
    paid = marquise("lake", *lines).by(0, Act("march"), Ferry(1, 12, 2), First(1))
    assert (paid.prompt, paid.hand("marquise")) == ("move", ["ambush_fox"])


@law("C.2.5")
def test_the_ferry_goes_once_a_turn() -> None:
    table = position("ferry-waits-in-the-corner").choose(Act("march"), Ferry(1, 10, 2))
    assert not any(isinstance(option, Ferry) for option in table.options)
    assert table.refuses(Ferry(10, 11, 1)) == "C.2.5"


@law("C.2.5", "4.2.1")
def test_the_ferry_needs_rule_like_any_move() -> None:
    table = marquise("lake", "1: marquise 1, eyrie 2", "9: marquise 1", "12: marquise 1", "ferry: 1").choose(
        Act("march")
    )
    assert table.offers(Ferry(1, 12, 1))
    assert table.refuses(Ferry(1, 10, 1)) == "4.2.1"


@law("C.2.5")
def test_only_the_clearing_of_the_ferry_has_a_ferry() -> None:
    table = marquise("lake", "12: marquise 2", "ferry: 1").choose(Act("march"))
    assert not any(isinstance(option, Ferry) for option in table.options)


@law("C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_middle() -> None:
    table = start("marquise", "eyrie", map="mountain")
    assert len(table.s.closed) == 6
    assert table.s.setting.plan.tower == 10


@law("C.3.2")
def test_a_closed_path_joins_nothing() -> None:
    """Position: closed-path-with-a-neighbour."""
    table = position("closed-path-with-a-neighbour").choose(Act("march"))
    assert not any(isinstance(option, Move) and option.to == 9 for option in table.options)


@law("C.3.2")
def test_a_closed_path_still_divides_forests() -> None:
    """The path 8-9 is closed, and runs between these two."""
    assert (8, 9) in plan("mountain").closed
    assert beside("mountain", "1_8_9") == ["4_8_9_12"]


@law("C.3.3")
def test_a_card_opens_a_closed_path_for_a_point() -> None:
    """Position: closed-path-with-a-neighbour."""
    table = position("closed-path-with-a-neighbour").choose(Path(8, 9))
    table.choose(Card(table.card("anvil")))
    assert (table.points("marquise"), table.discards) == (1, ["anvil"])
    assert table.choose(Act("march")).offers(Move(8, 9, 1))


@law("C.3.3")
def test_a_path_is_opened_only_from_its_ends() -> None:
    table = position("closed-path-with-a-neighbour")
    assert [option for option in table.options if isinstance(option, Path)] == [Path(8, 9)]
    assert table.refuses(Path(2, 5)) == "C.3.3"


@law("C.3.3")
def test_one_path_a_turn() -> None:
    table = marquise("mountain", "9: marquise 2", "hand marquise: anvil bake_sale").choose(Path(8, 9))
    table.choose(Card(table.card("anvil")))
    assert table.refuses(Path(5, 9)) == "C.3.3"


@law("C.3.3")
def test_opening_a_path_costs_a_card() -> None:
    table = marquise("mountain", "9: marquise 2")
    assert table.refuses(Path(8, 9)) == "C.3.3"


@law("C.3.4")
def test_ruling_the_pass_at_the_end_of_evening_is_a_point() -> None:
    """Position: holding-the-pass."""
    assert position("holding-the-pass").points("marquise") == 1


@law("C.3.4")
def test_only_the_ruler_of_the_pass_scores() -> None:
    table = lay(f"map: mountain\nseats: marquise alliance\n{SUITS}10: marquise 1, alliance 1\nnext: turn-end 0\n")
    assert table.points("marquise") == 0


@law("C.3.5")
def test_every_area_of_the_mountain_map_is_a_forest() -> None:
    """By Euler's formula, twelve clearings and the paths between them, closed ones included, enclose so many areas."""
    mountain = plan("mountain")
    paths = sum(len(near) for near in mountain.paths) // 2 + len(mountain.closed)
    assert len(mountain.forests) == paths - 12 + 1
