"""Law 15: the Keepers in Iron."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.keepers.board import ALIKE, CAMPS, RECOVERED, TYPES, Keepers, keepers
from lexludi.games.root.rules.box.codes import NOBODY, PLACES, RELIC_FIGURE, RELIC_TABLET, WAYSTATION
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.options import Battle, Craft, Move, Piece, Relic, Retinue, Use, Waystation
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom
from tests.root.table import Table, lay, start

law = cites("root")

END = Act("end")
FOREST = {name: PLACES + n for n, name in enumerate(plan("autumn").forests)}
NORTH, WEST, EAST = FOREST["1_2_5_10"], FOREST["1_9_10_12"], FOREST["2_6_10_11_12"]
WOODS = {place: f"forest-{name}" for name, place in FOREST.items()}
FIGURE_UP, FIGURE_JEWELRY = Waystation(0, 0, 5), Waystation(1, 0, 5)


def keeping(
    *lines: str, next_step: str, phase: str = "daylight", others: str = "marquise", deck: str = "base"
) -> Table:
    """The Keepers on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: keepers {others}",
                f"active: keepers {phase}",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def marquise(*lines: str, next_step: str = "marquise.daylight", deck: str = "base") -> Table:
    """The Marquise on turn against the Keepers."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                "seats: marquise keepers",
                "active: marquise daylight",
                "marquise actions: 3",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def board(table: Table) -> Keepers:
    return keepers(table.s, table.seat("keepers"))


def relic(table: Table, name: str, place: int) -> Relic:
    """The relic with that type and value (`figure3`) in a place."""
    b = board(table)
    for n, at in enumerate(b.places):
        if at == place and f"{TYPES[n // ALIKE]}{b.values[n]}" == name:
            return Relic(n)
    raise LookupError(name)


def lying(table: Table, place: int) -> list[str]:
    """The relics in a place, face-down ones with a question mark."""
    b = board(table)
    return [f"{TYPES[n // ALIKE]}{b.values[n]}{'' if b.shown[n] else '?'}" for n in b.relics_at(place)]


def retinue(table: Table) -> list[list[str]]:
    return [[table.s.setting.pack.names[card] for card in column] for column in board(table).retinue]


# 15.2


@law("15.2.3", "15.5.1")
def test_waystations_craft_whatever_they_show() -> None:
    table = keeping(
        "1: waystation", "keepers waystations: tablet/jewelry@1", "hand keepers: anvil", next_step="daylight"
    )
    table.choose(Craft(table.card("anvil")))
    assert table.points("keepers") == 2


KNIGHTS = ("5: keepers 3, marquise 3, relic_figure", "keepers relics: figure3@5")


@law("15.2.4")
def test_beside_a_relic_the_first_hit_is_ignored() -> None:
    table = marquise(*KNIGHTS).dice(2, 0).choose(Act("battle"))
    assert table.warriors("keepers", 5) == 2
    bare = marquise("5: keepers 3, marquise 3").dice(2, 0).choose(Act("battle"))
    assert bare.warriors("keepers", 5) == 1


@law("15.2.4")
def test_relics_alone_ignore_nothing() -> None:
    table = marquise("5: marquise 3, relic_figure 2", "keepers relics: figure3@5 figure2@5").dice(0, 0)
    table.choose(Act("battle"))
    assert table.pieces("relic_figure", 5) == 1


@law("15.2.4")
def test_an_ambush_uses_the_ignored_hit_up() -> None:
    table = keeping(*KNIGHTS, "hand marquise: ambush_rabbit", "keepers battle_then_delve: anvil ambush_bird",
                    "keepers todo battle_then_delve: ambush_bird", next_step="keepers.act")  # fmt: skip
    table.dice(1, 1).choose(Card(table.card("ambush_bird"))).by("marquise", Card(table.card("ambush_rabbit")))
    assert table.warriors("keepers", 5) == 1


@law("15.2.4", "15.5.2.I")
def test_each_warrior_that_moves_may_carry_a_relic() -> None:
    table = keeping("5: keepers 3, relic_figure 2, relic_tablet", "keepers relics: figure3@5 figure1@5 tablet2@5",
                    "keepers todo move: retainer", next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("retainer")), Move(5, 1, 2))
    table.choose(relic(table, "figure3", 5), relic(table, "tablet2", 5))
    assert sorted(lying(table, 1)) == ["figure3", "tablet2"]
    assert (table.pieces("relic_figure", 5), table.pieces("relic_figure", 1)) == (1, 1)


@law("15.2.4", "1.5.5")
def test_false_orders_let_them_carry_relics_too() -> None:
    """Ruling R57: the Keepers choose."""
    table = marquise("5: keepers 2, relic_figure", "keepers relics: figure3@5", "crafted marquise: false_orders",
                     next_step="window 0 birdsong; pause", deck="exiles")  # fmt: skip
    table.choose(Use(table.card("false_orders")), Move(5, 1, 1))
    assert (table.asked, table.prompt) == (1, "carry")
    table.by("keepers", relic(table, "figure3", 5))
    assert lying(table, 1) == ["figure3"]


@law("15.2.5")
def test_an_enemy_puts_a_removed_relic_into_any_forest_for_two_points() -> None:
    table = marquise("5: marquise 3, relic_figure", "keepers relics: figure3@5").dice(0, 0)
    table.choose(Act("battle"))
    assert (table.asked, table.options) == (0, [At(place) for place in FOREST.values()])
    table.choose(At(EAST))
    assert (lying(table, EAST), table.points("marquise")) == (["figure3"], 2)
    assert (table.s.pieces[RELIC_FIGURE][5], table.s.stock[RELIC_FIGURE]) == (0, 4)


@law("15.2.5", "G.1.17")
def test_a_friend_takes_no_trophy() -> None:
    """Ruling R147."""
    table = lay("""
        map: autumn
        seats: keepers eyrie alliance vagabond:vagrant
        active: vagabond daylight
        5: eyrie 3, relic_figure
        keepers relics: figure3@5
        pawns: vagabond=5
        vagabond character: vagrant
        vagabond ready: torch
        dominance vagabond: dominance_fox
        coalition vagabond: keepers
        next: vagabond.daylight 3; pause 3
    """)
    table.by(3, Act("instigate"), Whom(1)).dice(0, 0)
    assert table.by(3, Whom(0)).prompt == "pause"
    assert (board(table).relics_at(5), table.s.stock[RELIC_FIGURE], board(table).places[0]) == ([], 4, NOBODY)


@law("15.2.5", "4.3.4")
def test_the_keepers_choose_which_of_their_relics_is_lost() -> None:
    table = marquise("5: marquise 3, relic_figure 2, relic_tablet",
                     "keepers relics: figure3@5 figure1@5 tablet2@5").dice(0, 0)  # fmt: skip
    table.choose(Act("battle")).by("keepers", Piece(1, RELIC_FIGURE, 5))
    assert (table.asked, table.prompt) == (1, "lose-relic")
    table.by("keepers", relic(table, "figure1", 5))
    table.choose(At(WEST))
    assert (sorted(lying(table, 5)), lying(table, WEST)) == (["figure3", "tablet2"], ["figure1"])


@law("15.2.2", "4.3.4")
def test_of_two_waystations_the_keepers_choose_the_one_they_lose() -> None:
    table = marquise("5: marquise 3, waystation 2", "keepers waystations: figure/tablet@5 jewelry/figure@5").dice(0, 0)
    table.choose(Act("battle"))
    assert (table.asked, table.prompt) == (1, "lose-waystation")
    table.by("keepers", Waystation(1, 1, 5))
    assert board(table).camps == [5, -1, -1]


# 15.3


@law("15.3.2", "15.3.3", "15.3.4", "15.3.5")
@pytest.mark.parametrize("map_name", ["autumn", "winter", "lake", "mountain"])
def test_set_up(map_name: str) -> None:
    table = start("keepers", "marquise", map=map_name, seed="5")
    while table.prompt in ("keep", "starting-building"):
        table.match.pick(0)
    b = board(table)
    forests = plan(map_name).forests
    first = [len(b.relics_at(PLACES + n)) for n in range(len(forests))]
    if table.prompt == "keepers-home":
        assert first == [1] * len(forests)
        table.match.pick(0)
    home = table.s.homes[0]
    edge = plan(map_name).edge
    beside = [At(at) for at in table.s.paths[home] if at in edge]
    assert home in plan(map_name).corners
    if len(beside) > 1:
        assert (table.prompt, table.options) == ("keepers-second", beside)
        table.match.pick(0)
    second = next(at for at in edge if at != home and table.warriors("keepers", at))
    assert (table.warriors("keepers", home), table.warriors("keepers", second)) == (4, 4)
    assert not any(b.shown)
    near = [n for n, touched in enumerate(plan(map_name).touches) if home in touched or second in touched]
    counts = [len(board(table).relics_at(PLACES + n)) for n in range(len(forests))]
    assert sum(counts) == 12
    assert all(counts[n] == 1 for n in near)
    far = [counts[n] for n in range(len(forests)) if n not in near]
    assert max(far) - min(far) <= 1
    assert retinue(table) == [["retainer"], ["retainer.2"], ["retainer.3"]]
    assert (board(table).camps, table.s.stock[WAYSTATION]) == ([-1, -1, -1], 3)
    assert table.supply("keepers") == 7


@law("15.3.1")
def test_nobody_knows_what_a_face_down_relic_is_worth() -> None:
    table = start("keepers", "marquise", seed="5")
    while table.prompt != "encamp":
        table.match.pick(0)
    for viewer in (None, 0, 1):
        assert table.match.view(viewer)["boards"][0]["values"] == [-1] * 12
    guesses = set()
    for n in range(20):
        copy = table.s.copy()
        copy.imagine(0, Chance.of(f"guess {n}"))
        values = keepers(copy, 0).values
        assert all(sorted(values[first : first + 4]) == [1, 2, 3, 3] for first in (0, 4, 8))
        guesses.add(tuple(values))
    assert len(guesses) > 5


# 15.4


@law("15.4")
def test_birdsong_encamps_decamps_and_recruits() -> None:
    table = keeping("5: keepers 2", "1: waystation", "keepers waystations: tablet/jewelry@1",
                    "hand keepers: anvil", next_step="birdsong", phase="birdsong")  # fmt: skip
    assert table.prompt == "encamp"
    assert table.choose(END).prompt == "decamp"
    assert table.choose(END).prompt == "keepers-recruit"


@law("15.4.1")
def test_a_warrior_becomes_a_waystation_once_in_each_clearing() -> None:
    table = keeping("5: keepers 3", "2: keepers 1", next_step="keepers.encamp", phase="birdsong")
    assert {o.at for o in table.options if isinstance(o, Waystation)} == {2, 5}
    table.choose(Waystation(1, 1, 5))
    assert (table.warriors("keepers", 5), table.pieces("waystation", 5), table.supply("keepers")) == (2, 1, 12)
    assert (board(table).camps, board(table).shelters(5)) == ([-1, 5, -1], [CAMPS[1][1]])
    assert {(o.which, o.at) for o in table.options if isinstance(o, Waystation)} == {(0, 2), (2, 2)}


@law("6.2.2", "2.2.3")
def test_no_waystation_without_a_slot_or_beside_the_keep() -> None:
    table = keeping("1: keepers 1, sawmill", "2: keepers 1", "5: keepers 1, keep", next_step="keepers.encamp",
                    phase="birdsong")  # fmt: skip
    assert {o.at for o in table.options if isinstance(o, Waystation)} == {2}


@law("15.4.1")
def test_with_nothing_on_the_map_they_come_back_at_its_edge() -> None:
    table = keeping("1: keep", "3: sawmill", next_step="keepers.encamp", phase="birdsong")
    assert table.prompt == "come-back"
    assert {o.at for o in table.options if isinstance(o, Waystation)} == {2, 4, 5, 6, 7, 8, 9}
    table.choose(Waystation(2, 0, 9))
    assert (table.warriors("keepers", 9), table.pieces("waystation", 9), board(table).camps[2]) == (1, 1, 9)
    assert table.prompt == "pause"


@law("15.4.2")
def test_a_waystation_becomes_a_warrior_once_in_each_clearing() -> None:
    table = keeping("5: waystation 2", "keepers waystations: figure/tablet@5 figure/jewelry@5",
                    next_step="keepers.decamp", phase="birdsong")  # fmt: skip
    assert table.options == [FIGURE_UP, FIGURE_JEWELRY, END]
    table.choose(FIGURE_UP)
    assert (table.warriors("keepers", 5), table.pieces("waystation", 5), board(table).camps) == (1, 1, [-1, 5, -1])
    assert table.prompt == "pause"


@law("15.4.1", "15.4.2")
def test_a_camp_just_pitched_can_be_packed_again() -> None:
    table = keeping("5: keepers 1", next_step="birdsong", phase="birdsong").choose(FIGURE_UP)
    assert table.prompt == "decamp"
    assert table.choose(FIGURE_UP).warriors("keepers", 5) == 1


@law("15.4.3")
def test_a_card_brings_two_warriors_to_a_waystation_of_its_suit() -> None:
    table = keeping("5: waystation", "1: waystation", "2: keepers 1",
                    "keepers waystations: figure/tablet@5 jewelry/figure@1",
                    "hand keepers: ambush_rabbit bake_sale ambush_mouse", next_step="keepers.recruit",
                    phase="birdsong")  # fmt: skip
    assert table.options == [At(5), END]
    table.choose(At(5), Card(table.card("bake_sale")), At(5))
    assert (table.warriors("keepers", 5), table.hand("keepers")) == (4, ["ambush_mouse"])


# 15.5


@law("15.5", "15.5.2")
def test_daylight_crafts_and_then_uses_the_retinue_from_left_to_right() -> None:
    table = keeping("1: keepers 2, waystation", "keepers waystations: figure/tablet@1", "hand keepers: anvil",
                    "keepers relics: figure1@forest-1_2_5_10?", next_step="daylight")  # fmt: skip
    assert table.prompt == "craft"
    table.choose(Pass())
    assert (table.prompt, table.options) == ("retinue", [Card(table.card("retainer")), END])
    table.choose(END)
    assert table.options == [Card(table.card("retainer.2")), END]
    table.choose(END)
    assert table.options == [Card(table.card("retainer.3")), END]


@law("15.5.2", "15.5.2.I")
def test_each_card_moves_warriors_out_of_a_clearing_of_its_suit() -> None:
    table = keeping("5: keepers 2", "1: keepers 1", "keepers move: ambush_rabbit anvil",
                    "keepers todo move: ambush_rabbit anvil", next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("anvil")))
    assert {o.origin for o in table.options if isinstance(o, Move)} == {1}
    table.choose(Move(1, 9, 1))
    table.choose(Card(table.card("ambush_rabbit")))
    assert {o.origin for o in table.options if isinstance(o, Move)} == {5}


DIG = "keepers todo battle_then_delve: retainer.2"


@law("15.5.2.II", "15.5.2.II.a")
def test_delving_brings_a_relic_face_up_from_an_adjacent_forest() -> None:
    relics = f"keepers relics: figure2@{WOODS[NORTH]}? tablet3@{WOODS[EAST]}?"
    table = keeping("5: keepers 2", "1: keepers 1", DIG, relics, next_step="keepers.act")
    table.choose(Card(table.card("retainer.2")), At(5))
    assert table.options == [relic(table, "figure2", NORTH), Pass()]
    table.choose(relic(table, "figure2", NORTH))
    assert (lying(table, 5), table.pieces("relic_figure", 5)) == (["figure2"], 1)
    assert table.match.view(1)["boards"][0]["values"][0] == 2


@law("15.5.2.II", "G.1.10", "11.2.7.III")
def test_who_digs_beside_hired_warriors_need_not_fight_them() -> None:
    lines = (DIG, f"keepers relics: figure2@{WOODS[NORTH]}?", "mercenaries: keepers")
    table = keeping("5: keepers 2, riverfolk 1", *lines, next_step="keepers.act", others="riverfolk")
    table.choose(Card(table.card("retainer.2")))
    assert (table.prompt, table.warriors("riverfolk", 5)) == ("delve", 1)
    post = keeping("5: keepers 2, riverfolk 1, trade_post_rabbit", *lines, next_step="keepers.act", others="riverfolk")
    assert post.dice(0, 0).choose(Card(post.card("retainer.2"))).events(Fought) == [Fought(0, 1, 5)]


@law("15.5.2.II.b")
@pytest.mark.parametrize(("value", "kept"), [(1, True), (2, True), (3, False)])
def test_too_few_ruled_clearings_round_the_forest_cost_the_card(value: int, kept: bool) -> None:
    table = keeping("5: keepers 2", "1: keepers 1", DIG, f"keepers relics: figure{value}@{WOODS[NORTH]}?",
                    next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("retainer.2")), At(5), relic(table, f"figure{value}", NORTH))
    assert retinue(table)[1] == (["retainer.2"] if kept else [])
    assert table.discards == []


@law("15.5.2.II.b", "2.1.3")
def test_a_card_of_the_deck_is_discarded_a_retainer_leaves_the_game() -> None:
    table = keeping("5: keepers 2", "keepers battle_then_delve: ambush_rabbit",
                    "keepers todo battle_then_delve: ambush_rabbit", f"keepers relics: figure3@{WOODS[NORTH]}?",
                    next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("ambush_rabbit")), relic(table, "figure3", NORTH))
    assert (retinue(table)[1], table.discards) == ([], ["ambush_rabbit"])


@law("15.5.2.II")
def test_where_enemies_are_they_must_fight_before_they_delve() -> None:
    table = keeping("5: keepers 3, marquise 2", DIG, f"keepers relics: figure1@{WOODS[NORTH]}", next_step="keepers.act")
    table.dice(2, 0).choose(Card(table.card("retainer.2")))
    assert (table.warriors("marquise", 5), table.prompt) == (0, "delve")
    lost = keeping("5: keepers 2, marquise 4", DIG, f"keepers relics: figure1@{WOODS[NORTH]}", next_step="keepers.act")
    lost.dice(1, 0).choose(Card(lost.card("retainer.2")))
    assert (lost.warriors("marquise", 5), lost.prompt) == (3, "pause")


@law("15.5.2.II")
def test_delving_needs_a_warrior_not_only_a_waystation() -> None:
    table = keeping("5: keepers 1, marquise 1, waystation", "keepers waystations: figure/tablet@5", DIG,
                    f"keepers relics: figure1@{WOODS[NORTH]}", next_step="keepers.act")  # fmt: skip
    table.dice(1, 1).choose(Card(table.card("retainer.2")))
    assert (table.ruler(5), table.prompt) == ("keepers", "pause")


HOME = (
    "5: keepers 2, waystation, relic_figure 2, relic_tablet",
    "keepers waystations: figure/tablet@5",
    "keepers todo move_or_recover: retainer.3",
)


@law("15.5.2.III", "15.5.2.III.a", "15.5.2.III.b")
def test_recovering_takes_a_relic_of_the_waystations_type_and_scores_it() -> None:
    table = keeping(*HOME, "keepers relics: figure1@5 figure3@5 tablet2@5", next_step="keepers.act")
    table.choose(Card(table.card("retainer.3")))
    found = {o for o in table.options if isinstance(o, Relic)}
    assert found == {relic(table, "figure1", 5), relic(table, "figure3", 5)}
    assert any(isinstance(o, Move) for o in table.options)
    table.choose(relic(table, "figure1", 5))
    assert (table.points("keepers"), lying(table, RECOVERED), table.prompt) == (1, ["figure1"], "recover-more")


@law("15.5.2.III")
def test_the_card_may_move_instead() -> None:
    table = keeping(*HOME, "keepers relics: figure1@5 figure3@5 tablet2@5", next_step="keepers.act")
    table.choose(Card(table.card("retainer.3")), Move(5, 1, 1), Pass())
    assert (table.warriors("keepers", 1), table.points("keepers"), retinue(table)[2]) == (1, 0, ["retainer.3"])


@law("15.5.2.III.b")
def test_a_full_column_is_worth_two_more() -> None:
    table = keeping("5: waystation, relic_figure", "keepers waystations: figure/tablet@5",
                    "keepers todo move_or_recover: retainer.3",
                    "keepers relics: figure1@5 figure2@home tablet2@home tablet1@home jewelry3@home jewelry1@home",
                    next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("retainer.3")))
    assert table.points("keepers") == 3
    uneven = keeping("5: waystation, relic_figure", "keepers waystations: figure/tablet@5",
                     "keepers todo move_or_recover: retainer.3",
                     "keepers relics: figure1@5 figure2@home tablet2@home tablet1@home jewelry3@home",
                     next_step="keepers.act")  # fmt: skip
    uneven.choose(Card(uneven.card("retainer.3")))
    assert uneven.points("keepers") == 1


@law("15.5.2.III.c")
def test_a_relic_too_dear_costs_the_card_and_ends_the_recovery() -> None:
    """Ruling R1: the other cards of the column can still be used."""
    table = keeping(*HOME[:2], "keepers relics: figure1@5 figure3@5 tablet2@5",
                    "keepers move_or_recover: retainer.3 ambush_rabbit",
                    "keepers todo move_or_recover: retainer.3 ambush_rabbit", next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("retainer.3")), relic(table, "figure3", 5))
    assert (table.points("keepers"), table.prompt, retinue(table)[2]) == (3, "retinue", ["ambush_rabbit"])
    table.choose(Card(table.card("ambush_rabbit")), relic(table, "figure1", 5))
    assert (table.points("keepers"), retinue(table)[2]) == (4, ["ambush_rabbit"])


@law("15.5.2.III.c")
def test_ruling_enough_of_the_suit_they_recover_one_after_another() -> None:
    table = keeping(*HOME, "3: keepers 1", "4: keepers 1", "keepers relics: figure1@5 figure3@5 tablet2@5",
                    next_step="keepers.act")  # fmt: skip
    table.choose(Card(table.card("retainer.3")), relic(table, "figure3", 5))
    table.choose(relic(table, "figure1", 5))
    assert (table.points("keepers"), retinue(table)[2], table.prompt) == (4, ["retainer.3"], "pause")


# 15.6


@law("15.6", "15.6.1")
def test_crowds_of_four_lose_a_warrior_each_evening() -> None:
    table = keeping("1: keepers 3", "5: keepers 4", "9: keepers 7", next_step="evening", phase="evening")
    assert [table.warriors("keepers", at) for at in (1, 5, 9)] == [3, 3, 6]
    assert table.prompt == "gather"


@law("15.6.2")
def test_any_number_of_cards_join_the_retinue() -> None:
    table = keeping("hand keepers: anvil bake_sale sword", next_step="keepers.gather", phase="evening")
    table.choose(Retinue(table.card("anvil"), 0), Retinue(table.card("sword"), 2))
    assert retinue(table) == [["retainer", "anvil"], ["retainer.2"], ["retainer.3", "sword"]]
    assert not table.offers(Retinue(table.card("retainer"), 1))
    assert table.offers(Retinue(table.card("bake_sale"), 1))


@law("15.6.2")
def test_or_one_card_changes_its_column() -> None:
    table = keeping("hand keepers: anvil", next_step="keepers.gather", phase="evening")
    table.choose(Retinue(table.card("retainer"), 2))
    assert (retinue(table), table.prompt) == ([[], ["retainer.2"], ["retainer.3", "retainer"]], "pause")
    assert table.hand("keepers") == ["anvil"]


@law("15.6.2")
def test_the_retinue_holds_ten_cards() -> None:
    table = keeping("hand keepers: anvil sword",
                    "keepers move: retainer bake_sale investments protection_racket foxfolk_steel sappers armorers",
                    next_step="keepers.gather", phase="evening")  # fmt: skip
    table.choose(Retinue(table.card("anvil"), 0))
    assert table.prompt == "pause"
    assert table.hand("keepers") == ["sword"]


@law("15.6.3")
@pytest.mark.parametrize("camps", [0, 1, 2, 3])
def test_waystations_on_the_map_draw_more_cards(camps: int) -> None:
    sides = ["figure/tablet", "figure/jewelry", "tablet/jewelry"]
    places = [1, 5, 9][:camps]
    lines = [f"{at}: waystation" for at in places]
    stands = " ".join(f"{side}@{at}" for side, at in zip(sides, places, strict=False))
    table = keeping(*lines, f"keepers waystations: {stands}", next_step="draw", phase="evening")
    assert len(table.hand("keepers")) == 1 + camps


def test_they_discard_down_to_five() -> None:
    table = keeping("hand keepers: anvil bake_sale armorers sword sappers", next_step="draw", phase="evening")
    assert table.prompt == "discard"
    table.choose(Card(table.card("anvil")))
    assert (len(table.hand("keepers")), table.discards, table.prompt) == (5, ["anvil"], "pause")


# With others


@law("15.2.5", "14.4.1")
def test_mobs_raze_relics_and_leave_the_knights() -> None:
    table = lay(
        "map: autumn\nseats: hundreds keepers\nactive: hundreds birdsong\nruins:\n5: keepers 2, relic_tablet, mob\n"
        "keepers relics: tablet3@5\ndice: 0\nnext: hundreds.raze 0; pause 0\n"
    )
    table.choose(At(WEST))
    assert (lying(table, WEST), table.points("hundreds"), table.warriors("keepers", 5)) == (["tablet3"], 2, 2)


@law("15.5.2.II.a", "6.2.2")
def test_the_keep_stops_no_relic_on_its_way() -> None:
    table = keeping(
        "5: keepers 3, marquise 1, keep", DIG, f"keepers relics: tablet1@{WOODS[NORTH]}?", next_step="keepers.act"
    )
    table.dice(1, 0).choose(Card(table.card("retainer.2")))
    assert (table.s.why_not_place(0, 5), table.prompt) == ("6.2.2", "delve")
    table.choose(relic(table, "tablet1", NORTH))
    assert table.s.pieces[RELIC_TABLET][5] == 1


@law("15.2.4", "14.2.5")
def test_looters_need_a_crafted_item_not_a_relic() -> None:
    table = lay(
        "map: autumn\nseats: hundreds keepers\nactive: hundreds daylight\n5: hundreds 3, keepers 1, relic_tablet\n"
        "keepers relics: tablet3@5\ndice: 0 0\nnext: hundreds.command 0; pause 0\n"
    )
    assert table.choose(Act("battle")).prompt == "pause"
    assert not table.offers(Battle(5, 1))


# Why not


@law("15.4.1", "15.4.2", "15.4.3")
def test_they_are_told_why_no_waystation_and_no_warriors_come_somewhere() -> None:
    table = keeping("1: keepers 1, sawmill", "2: keepers 1", "5: keepers 2", "9: keepers 1, keep",
                    next_step="keepers.encamp", phase="birdsong").choose(Waystation(1, 1, 5))  # fmt: skip
    assert table.says_why_not(Waystation(0, 0, 1)) == "No slot is free in clearing 1."
    assert table.says_why_not(Waystation(0, 0, 5)) == (
        "You have done so in clearing 5 this turn, and may once in each clearing."
    )
    assert table.says_why_not(Waystation(0, 0, 9)) == "Nothing can be placed in clearing 9 now."
    assert table.says_why_not(Waystation(0, 0, 3)) == "You have no warriors in clearing 3."
    packing = keeping("5: waystation 2", "2: waystation",
                      "keepers waystations: figure/tablet@5 figure/jewelry@5 tablet/jewelry@2",
                      next_step="keepers.decamp", phase="birdsong")  # fmt: skip
    packing.choose(FIGURE_UP)
    assert packing.says_why_not(FIGURE_JEWELRY).startswith("You have done so in clearing 5")
    recruiting = keeping("5: waystation", "1: waystation", "keepers waystations: figure/tablet@5 jewelry/figure@1",
                         "hand keepers: bake_sale", next_step="keepers.recruit", phase="birdsong")  # fmt: skip
    assert recruiting.says_why_not(At(1)) == "You have no card of the suit fox."
    assert recruiting.says_why_not(At(2), "cs") == "Na mýtině 2 nemáte útočiště."


@law("15.5.2.II")
def test_they_are_told_why_they_cannot_delve() -> None:
    table = keeping("5: keepers 1", "10: keepers 1", "8: keepers 2", "2: keepers 1, marquise 1, sawmill",
                    "keepers battle_then_delve: ambush_rabbit retainer.2 anvil",
                    "keepers todo battle_then_delve: retainer.2 anvil",
                    f"keepers relics: figure2@{WOODS[NORTH]}?", next_step="keepers.act")  # fmt: skip
    assert table.says_why_not("card anvil") == (
        "In no clearing of the suit fox have you warriors and a battle, or a relic in reach."
    )
    table.choose(Card(table.card("retainer.2")))
    assert table.says_why_not(At(8)) == "No forest next to clearing 8 has a relic, and nobody is there to fight."
    assert table.says_why_not(At(3)) == "You have no warriors in clearing 3."


@law("15.5.2.III.a", "15.6.2")
def test_they_are_told_why_a_relic_stays_and_no_card_is_gathered() -> None:
    table = keeping(*HOME, "keepers relics: figure1@5 figure3@5 tablet2@5", next_step="keepers.act")
    table.choose(Card(table.card("retainer.3")))
    assert table.says_why_not(relic(table, "tablet2", 5)) == (
        "No waystation in clearing 5 shows the type of this relic: tablet."
    )
    cards = "bake_sale investments protection_racket foxfolk_steel sappers armorers sword"
    gathering = {"next_step": "keepers.gather", "phase": "evening"}
    full = keeping("hand keepers: anvil", f"keepers move: retainer {cards}", **gathering)
    assert full.says_why_not(Retinue(full.card("anvil"), 0)) == "The Retinue has 10 cards, and no more fit."
