"""Chapter 3: bonus tiles, the haint dial, objectives that opponents place, and the lantern."""

from __future__ import annotations

from collections import Counter

from lexludi.games.harrow.rules.box.codes import BUILDING, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import TILE_NAMES
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, Table, at, start
from tests.harrow.table import lay as lay_any

law = cites("harrow")
HOME = ("legends protectors: e8", "legends family: e2")
SEATS = "seats: protectors family\nchapter: 3\nqueue: protectors"


def lay(*lines: str, then: str, seats: str = SEATS) -> Table:
    return lay_any(*lines, then=then, seats=seats)


def third(seed: str = "1") -> Table:
    table = start("protectors", "family", chapter="3", seed=seed)
    return table.by(PROTECTORS, "lead emmy", "track-side 0").by(FAMILY, "lead levi", "track-side 0")


def tiles(table: Table) -> list[str]:
    return [TILE_NAMES[tile] for row in table.s.tiles for tile in row]


# Set-up


@law("3.setup.A", "3.setup.B.1", "3.setup.B.2", "3.setup.C", "3.setup.D", "3.setup.E", "3.setup.F", "3.setup.G.4")
def test_legends_boards_cards_and_units_are_those_of_chapter_two() -> None:
    table = start("protectors", "family", chapter="3", map="b")
    assert (table.prompt, table.s.setting.side) == ("legend", 1)
    s = third().s
    assert [len(camp.hand) for camp in s.camps] == [3, 3]
    assert (s.setting.bag.cards != (), [camp.points for camp in s.camps]) == (True, [0, 0])
    assert [s.legends[seat] == [s.setting.home[seat]] for seat in (0, 1)] == [True, True]
    assert [s.haints[seat][s.setting.home[seat]] for seat in (0, 1)] == [3, 3]
    kinds = {s.terrain(n): kind for kind in range(4) for n in range(61) if s.tokens[kind][n]}
    assert sorted(kinds.values()) == [0, 1, 2, 3]


@law("3.setup.G.5", "3.setup.G.6", "3.setup.H", "3.setup.I.7", "3.setup.I.8", "3.setup.J", "3.setup.K", "3.setup.L")
def test_supplies_jars_bag_and_battleground_are_those_of_chapter_one() -> None:
    s = third().s
    assert (s.camps[0].scrolls, s.paths, s.storms) == (1, [], 0)
    assert ([camp.wild for camp in s.camps], s.family.bag[:3], sum(s.family.bag)) == ([1, 1], [4, 2, 2], 8)
    assert ([camp.pool for camp in s.camps], [camp.jars for camp in s.camps]) == ([12, 12], [15, 15])
    assert (s.ground[:2], sum(s.stuck)) == ([3, 3], 0)


@law("3.setup.M.1", "3.setup.M.2", "3.setup.M.3")
def test_tiles_are_revealed_in_turn_and_the_lantern_says_who_begins() -> None:
    first: Counter[int] = Counter()
    for seed in range(12):
        table = third(str(seed))
        shown = tiles(table)
        assert (len(shown), len(table.s.tile_pile)) == (4, 5)
        if "lantern" in shown:
            assert table.s.lantern == shown.index("lantern") % 2
        assert table.asked == table.s.lantern
        first[table.s.lantern] += 1
    assert set(first) == {PROTECTORS, FAMILY}


@law("3.setup.N")
def test_both_spoons_point_at_one_haint() -> None:
    s = third().s
    assert [s.setting.dial[camp.spoon] for camp in s.camps] == [1, 1]


@law("3.setup.O.1", "3.setup.O.2", "3.setup.O.3", "3.setup.O.4")
def test_before_play_everybody_places_an_objective_of_the_opponent_on_matching_land() -> None:
    table = third()
    s, seat = table.s, table.asked
    assert (s.waiting, s.objectives) == ([15, 15], [[0] * 61, [0] * 61])
    what = TOWNSFOLK if seat == FAMILY else BUILDING
    places = [at(option.split()[2]) for option in table.offered()]
    assert {option.split()[1] for option in table.offered()} == {str(what)}
    assert all(s.land(n) and s.empty(n) for n in places)
    table.by(seat, f"settle {what} e4" if table.offers(f"settle {what} e4") else table.offered()[0])
    assert (sum(table.s.objectives[what]), table.s.waiting[what].bit_count()) == (1, 3)
    other = table.asked
    assert other != seat
    table.by(other, table.offered()[0])
    assert table.prompt == "jar"


# Objectives


@law("3.objective.1", "3.objective.2", "3.objective.3")
def test_every_round_brings_one_more_on_land_of_the_space_that_it_leaves() -> None:
    lines = ("townsfolk waiting: plains", "buildings waiting: plains swamp", "haints protectors: e4 1", "townsfolk: e6")
    table = lay(*HOME, *lines, "lantern: family", then="round").by(FAMILY)
    assert "settle 0 e4" not in table.offered()
    assert "settle 0 e6" not in table.offered()
    assert all(table.s.terrain(at(option.split()[2])) == 1 for option in table.offered())
    table.by(FAMILY, "settle 0 f5").by(PROTECTORS, "settle 1 d4")
    assert (table.objectives(TOWNSFOLK), table.objectives(BUILDING)) == ({"e6": 1, "f5": 1}, {"d4": 1})
    assert table.s.waiting == [0, 1]


@law("3.objective.4", "3.objective.5")
def test_without_a_place_or_a_piece_nothing_is_placed() -> None:
    plains = "e2 e4 e6 e8 a1 a2 d3 d4 d8 f1 f5 f6 i4 i5"
    lines = ("townsfolk waiting: plains", f"tokens move: {plains}", f"townsfolk: {plains.replace('e2 ', '')}")
    table = lay("legends family: e2", *lines, then="round")
    assert (table.prompt, table.s.waiting) == ("jar", [2, 0])


# The dial


@law("3.haint-wheel.1", "3.haint-wheel.2", "3.haint-wheel.3")
def test_example_one_then_two_then_three_haints_are_worth_a_point() -> None:
    lines = ("haints family: e4 4 e3 4", "haints protectors: e6 1")
    table = lay(*HOME, *lines, then="turn 0")
    s = table.s
    course = []
    for where in ("e4", "e4", "e4", "e3", "e3", "e3"):
        s.kill(PROTECTORS, FAMILY, at(where))
        course.append((s.camps[0].points, s.setting.dial[s.camps[0].spoon], s.camps[0].plate[1]))
    assert course == [(1, 2, 0), (1, 2, 1), (2, 3, 0), (2, 3, 1), (2, 3, 2), (3, 3, 0)]
    assert s.camps[1].pool == 13


@law("3.haint-wheel.3", "1.jar.attack.F.6")
def test_a_legend_without_haints_counts_as_one_kill() -> None:
    lines = ("legends family: e5", "cubes: red 1", "haints protectors: e6 1", "spoon protectors: 2")
    table = lay(*lines, then="strike 0 1 e5").by(PROTECTORS, "hit 0", "hex e4")
    assert (table.points, table.camp(PROTECTORS).kills) == ([0, 0], 1)


# Bonus tiles


def tile(name: str, *lines: str, jar: str = "legend", seat: int = PROTECTORS) -> Table:
    """A tile lies at a jar, the jar is broken, and the tile used before the action."""
    table = lay(*HOME, f"tiles {jar}: {name}", *lines, then=f"turn {seat}").by(seat, f"flip {jar}")
    return table.by(seat, f"tile {name}")


@law("3.bonus.1")
def test_a_tile_is_used_before_or_after_the_action_once() -> None:
    table = tile("strengthen", jar="wild")
    assert (table.cubes, table.s.tiles[3], table.s.flipped[3], table.prompt) == ({"red": 1}, [], [3], "points")
    after = lay(*HOME, "tiles wild: strengthen", then="turn 0").by(PROTECTORS, "flip wild", "begin", "pass")
    assert after.offered() == ["tile strengthen", "pass"]
    after.by(PROTECTORS, "pass")
    assert after.s.tiles[3] == [3]


@law("3.bonus.2")
def test_a_further_attack_takes_the_tile_of_the_jar_that_is_broken_for_it() -> None:
    lines = ("tiles wild: strengthen", "tiles attack: move", "marks protectors: attacked", "haints family: e6 1")
    table = lay(*HOME, *lines, then="flip 0").by(PROTECTORS, "again wild")
    assert table.offered() == ["begin", "tile strengthen"]


@law("bonus.lantern.1")
def test_the_lantern_tile_does_nothing_for_who_has_it() -> None:
    table = tile("lantern")
    assert (table.s.lantern, table.s.flipped[2]) == (PROTECTORS, [0])


@law("bonus.lantern.2")
def test_the_lantern_tile_gives_the_lantern_and_the_next_turn() -> None:
    seats = "seats: protectors family\nchapter: 3\nqueue: protectors family protectors family"
    table = lay(*HOME, "tiles wild: lantern", then="flip 1", seats=seats).by(FAMILY, "flip wild", "tile lantern")
    assert (table.s.lantern, table.s.queue) == (FAMILY, [FAMILY, PROTECTORS, FAMILY, PROTECTORS])


@law("bonus.move", "bonus.spawn", "bonus.strengthen")
def test_move_spawn_and_strengthen_are_done_once_and_no_token_is_gained() -> None:
    for name, value in (("move", "moves"), ("spawn", "spawns")):
        ask = tile(name, "haints protectors: e8 1").match.ask
        assert ask is not None
        assert ask.values == {"moves": 0, "spawns": 0, "cubes": 0, "any": 0} | {value: 1}
    moved = tile("move", "haints protectors: e8 1").by(PROTECTORS, "move e8 e7 1 0 0")
    assert (moved.haints(PROTECTORS), moved.camp(PROTECTORS).rows) == ({"e7": 1}, [0, 0, 0])
    assert tile("spawn").by(PROTECTORS, "spawn e8").haints(PROTECTORS) == {"e8": 1}
    assert tile("strengthen").cubes == {"red": 1}


@law("bonus.card")
def test_a_card_is_drawn_and_one_goes_under_the_deck() -> None:
    held = tile("card", "hand protectors: rally roar")
    assert (held.prompt, len(held.offered())) == ("under-deck", 3)
    held.by(PROTECTORS, "card rally")
    assert (len(held.camp(PROTECTORS).hand), held.camp(PROTECTORS).cards.cards[0]) == (2, 10)


@law("bonus.card")
def test_without_a_card_in_hand_the_tile_only_turns_over() -> None:
    table = tile("card")
    assert (table.camp(PROTECTORS).hand, table.s.flipped[2]) == ([], [TILE_NAMES.index("card")])


@law("bonus.wild")
def test_a_wild_token_counts_for_the_jar_that_is_broken_now() -> None:
    table = tile("wild", jar="wild").by(PROTECTORS, "strengthen", "strengthen", "strengthen")
    assert (table.camp(PROTECTORS).wild, table.cubes) == (3, {"red": 3})


@law("bonus.legend-move", "legend.bernice.b")
def test_a_legend_goes_to_a_hex_next_to_it_unless_a_nail_holds_it() -> None:
    table = tile("legend", "haints protectors: e8 1").by(PROTECTORS, "shift 0 0 e8 d7")
    assert (table.legends(PROTECTORS), table.haints(PROTECTORS)) == (["d7"], {"e8": 1})
    nailed = tile("legend", "nails: protectors e8 0", "legend protectors: bernice")
    assert nailed.prompt == "track-or-gift"


@law("bonus.spoon.1", "bonus.spoon.2")
def test_the_spoon_turns_back_and_may_score_at_once() -> None:
    table = tile("spoon", "spoon protectors: 3", "plate protectors: family 2", "kills protectors: 2")
    camp = table.camp(PROTECTORS)
    assert (camp.points, table.s.setting.dial[camp.spoon], camp.plate, camp.kills) == (1, 3, [0, 0], 0)
    back = tile("spoon", "spoon protectors: 2")
    assert back.s.setting.dial[back.camp(PROTECTORS).spoon] == 1
    assert tile("spoon").camp(PROTECTORS).spoon == 0


@law("bonus.scroll")
def test_the_first_scroll_of_the_track_is_used() -> None:
    table = tile("scroll", "scrolls protectors: 3", jar="wild").by(PROTECTORS, "path e7")
    assert (table.s.paths, table.prompt) == ([at("e7")], "points")
    storm = tile("scroll", "scrolls family: 3", "tokens move: a1", jar="wild", seat=FAMILY).by(FAMILY, "hex e2")
    assert (storm.s.storm(at("e2")), storm.prompt) == (True, "points")


# The end of a round


@law("3.end-round.1")
def test_the_lantern_passes_even_if_it_was_taken_in_the_round() -> None:
    assert lay(*HOME, "lantern: family", then="end_of_round").s.lantern == PROTECTORS


@law("3.end-round.2")
def test_used_tiles_go_and_every_jar_gets_one_more() -> None:
    lines = ("tiles legend: move", "flipped wild: spawn")
    table = lay(*HOME, *lines, then="end_of_round")
    assert [len(row) for row in table.s.tiles] == [1, 1, 2, 1]
    assert (table.s.flipped, table.s.tile_gone) == ([[], [], [], []], [2])


@law("3.end-round.3")
def test_a_pile_that_runs_out_is_made_of_used_tiles() -> None:
    pile = "tile pile: lantern"
    gone = "tiles gone: move spawn strengthen card wild legend spoon scroll"
    table = lay(*HOME, pile, gone, then="end_of_round")
    assert (len(tiles(table)), len(table.s.tile_pile), table.s.tile_gone) == (4, 5, [])


@law("3.end")
def test_the_third_chapter_ends_like_the_first() -> None:
    table = Table.lay("\n".join([SEATS, *HOME, "points protectors: 7", "next: end_of_round"]))
    assert table.match.result is not None
    assert table.match.result.winners == (PROTECTORS,)


@law("3.end-round.2", "3.bonus.1")
def test_who_breaks_a_jar_with_two_tiles_may_use_both() -> None:
    table = lay(*HOME, "tiles wild: strengthen wild", then="flip 0").by(
        PROTECTORS, "flip wild", "tile strengthen", "tile wild"
    )
    assert (table.cubes, table.camp(PROTECTORS).wild, table.prompt) == ({"red": 1}, 3, "points")
