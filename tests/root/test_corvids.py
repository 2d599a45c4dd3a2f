"""Law 13: the Corvid Conspiracy."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import PLOT, PLOT_BOMB, PLOT_EXTORTION, PLOT_RAID, PLOTS
from lexludi.games.root.rules.events import Gave, Placed, ShowedCard
from lexludi.games.root.rules.options import Build, Craft, Move, Piece, Suit, Use
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

MOVE, SCHEME, BATTLE, TRICK, END = map(Act, ("move", "plot", "battle", "trick", "end"))
EXPOSE = Act("expose")


def corvids(*lines: str, next_step: str = "corvids.daylight", other: str = "marquise") -> Table:
    """The Corvids on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: corvids {other}",
                "active: corvids daylight",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def daylight(*lines: str, other: str = "marquise", actions: int = 3) -> Table:
    return corvids(*lines, f"corvids actions: {actions}", other=other)


def marquise(*lines: str, next_step: str = "marquise.daylight", other: str = "corvids") -> Table:
    """The Marquise on turn against the Corvids."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: marquise {other}",
                "active: marquise daylight",
                "marquise actions: 3",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def secret(table: Table, at: int) -> int:
    kinds: list[int] = table.s.boards[table.seat("corvids")].view(table.seat("corvids"))["secret"]
    return kinds[at]


# 13.2


@law("13.2.1", "13.4", "13.4.1")
def test_plots_craft_in_birdsong_face_up_or_down() -> None:
    table = corvids(
        "1: plot", "6: plot_snare", "corvids plots: 1=bomb", "hand corvids: foxfolk_steel", next_step="birdsong"
    )
    table.choose(Craft(table.card("foxfolk_steel")))
    assert table.points("corvids") == 2
    assert table.prompt == "pause"


@law("13.4.1", "4.1.3")
def test_a_card_crafted_in_birdsong_may_be_used_in_it() -> None:
    table = corvids(
        "1: plot", "6: plot", "8: plot", "12: plot", "corvids plots: 1=bomb 6=raid 8=raid 12=snare", "2: corvids 1",
        "hand corvids: royal_claim", next_step="birdsong",
    )  # fmt: skip
    table.choose(Craft(table.card("royal_claim")))
    assert table.offers(Use(table.card("royal_claim")))


@law("13.2.2.I", "1.2.1")
def test_only_the_corvids_know_their_face_down_plots() -> None:
    table = daylight("1: corvids 2", "5: plot_snare", "7: plot", "corvids plots: 7=raid").choose(
        SCHEME, Build(PLOT_BOMB, 1)
    )
    mine, theirs, spectator = table.match.view(0), table.match.view(1), table.match.view(None)
    assert (mine["boards"][0]["secret"][1], mine["boards"][0]["secret"][7]) == (PLOT_BOMB, PLOT_RAID)
    for view in (theirs, spectator):
        assert set(view["boards"][0]["secret"]) == {-1}
        assert (view["pieces"]["plot"][1], view["pieces"]["plot_bomb"][1], view["pieces"]["plot_snare"][5]) == (1, 0, 1)
        assert view["stock"]["plot_bomb"] == view["stock"]["plot_raid"] == 2
    assert [event.kind for event in table.events(Placed)] == [PLOT]


@law("13.2.2.I")
def test_others_imagine_any_plot_but_those_face_up_or_wrongly_guessed() -> None:
    table = daylight(
        "1: plot, corvids 1", "5: plot_snare", "8: plot_snare", "corvids plots: 1=bomb", "corvids refuted: 1=raid"
    )
    seen = {secret(Table(table.match.imagine(1, Chance.of(str(n)))), 1) for n in range(60)}
    assert seen == {PLOT_BOMB, PLOT_EXTORTION}
    own = {secret(Table(table.match.imagine(0, Chance.of(str(n)))), 1) for n in range(20)}
    assert own == {PLOT_BOMB}


@law("13.2.2.II", "13.5.2")
def test_a_clearing_holds_one_plot() -> None:
    table = daylight("1: corvids 2, plot", "5: corvids 1", "7: corvids 2, plot_raid", "corvids plots: 1=bomb")
    table.choose(SCHEME)
    assert table.options == [Build(kind, 5) for kind in PLOTS]


@law("13.2.3")
def test_they_move_whoever_rules() -> None:
    table = daylight("5: corvids 1, marquise 4", "1: marquise 3", "2: marquise 3").choose(MOVE)
    assert table.options == [Move(5, 1, 1), Move(5, 2, 1)]


@law("13.2.4")
def test_a_right_guess_removes_the_plot_without_effect() -> None:
    table = marquise("1: marquise 1, plot", "hand marquise: anvil bake_sale", "corvids plots: 1=raid").choose(EXPOSE)
    assert table.options == [Piece(1, kind, 1) for kind in PLOTS]
    table.choose(Piece(1, PLOT_RAID, 1))
    assert (table.pieces("plot", 1), table.points("marquise")) == (0, 1)
    assert sum(table.s.warriors[1]) == 0
    assert sorted(table.hand("marquise")) == ["anvil", "bake_sale"]
    (shown,) = table.events(ShowedCard)
    assert (shown.seen_by(1).card, shown.seen_by(None).card) == (table.card("anvil"), -1)


@law("13.2.4")
def test_a_wrong_guess_hands_over_the_card() -> None:
    table = marquise("1: marquise 1, plot", "hand marquise: anvil bake_sale", "corvids plots: 1=raid")
    table.choose(EXPOSE, Piece(1, PLOT_BOMB, 1))
    assert (table.pieces("plot", 1), table.points("marquise")) == (1, 0)
    assert (table.hand("marquise"), table.hand("corvids")) == (["bake_sale"], ["anvil"])
    (gave,) = table.events(Gave)
    assert gave.seen_by(None).card == -1
    assert not table.offers(EXPOSE)


@law("13.2.4")
def test_exposing_needs_a_piece_a_face_down_plot_and_a_card_of_the_suit() -> None:
    hand = "hand marquise: bake_sale"
    assert marquise("1: marquise 1, plot", hand, "corvids plots: 1=raid").refuses(EXPOSE) == "13.2.4"
    assert marquise("1: marquise 1", "5: plot", hand, "corvids plots: 5=raid").refuses(EXPOSE) == "13.2.4"
    assert marquise("5: marquise 1, plot_raid", hand).refuses(EXPOSE) == "13.2.4"
    assert marquise("5: wood, plot", "1: marquise 1", hand, "corvids plots: 5=raid").offers(EXPOSE)


@law("13.2.4")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_enemies_expose_in_every_phase_before_they_draw(phase: str) -> None:
    table = marquise("1: marquise 1, plot", "hand marquise: anvil", "corvids plots: 1=raid", next_step=phase)
    assert table.offers(EXPOSE)
    assert len(table.hand("marquise")) == 1


@law("13.2.4")
def test_nobody_exposes_after_drawing_or_in_anothers_turn() -> None:
    table = marquise(
        "1: marquise 1, plot", "hand marquise: anvil", "corvids plots: 1=raid", next_step="evening 0; turn-end"
    )
    table.choose(Pass())
    while table.asked == 0:
        table.match.pick(0)
    assert not table.by("corvids").offers(EXPOSE)


@law("1.2.1")
def test_whoever_could_have_the_card_is_asked() -> None:
    table = marquise("1: marquise 1, plot", "hand marquise: bake_sale", "corvids plots: 1=raid", next_step="evening")
    assert (table.prompt, table.options) == ("aside", [Pass()])


@law("13.2.4", "8.4.1")
def test_the_alliance_expose_before_a_revolt_and_between_operations() -> None:
    lines = ("1: plot, sympathy", "corvids plots: 1=raid", "hand alliance: anvil", "alliance officers: 1")
    birdsong = lay("\n".join(["map: autumn", "seats: alliance corvids", "next: alliance.birdsong 0; pause 0", *lines]))
    assert birdsong.offers(EXPOSE)
    evening = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: alliance corvids",
                "2: alliance 1",
                "alliance operations: 1",
                "next: alliance.operations 0; pause 0",
                *lines,
            ]
        )
    )
    evening.choose(EXPOSE, Piece(1, PLOT_RAID, 1))
    assert evening.prompt == "operations"


@law("13.2.5")
def test_embedded_agents_strike_even_without_defenders() -> None:
    table = marquise("1: marquise 3, plot", "corvids plots: 1=bomb", "dice: 0 0").choose(BATTLE)
    assert (table.warriors("marquise", 1), table.pieces("plot", 1)) == (2, 0)
    open_plot = marquise("1: marquise 3, plot_snare", "dice: 0 0").choose(BATTLE)
    assert open_plot.warriors("marquise", 1) == 3


@law("13.2.5")
def test_agents_do_not_help_an_attack() -> None:
    table = daylight("1: corvids 2, plot, marquise 3", "corvids plots: 1=bomb", "dice: 1 0").choose(BATTLE)
    assert table.warriors("marquise", 1) == 2


# 13.3


@law("13.3.1")
def test_the_supply_at_the_start() -> None:
    s = start("corvids", "eyrie").s
    assert s.supply[0] == 15
    assert [s.stock[kind] for kind in (PLOT, *PLOTS)] == [8, 2, 2, 2, 2]


@law("13.3.2")
def test_they_scatter_over_the_three_suits() -> None:
    table = start("marquise", "corvids")
    while table.prompt != "scatter":
        table.match.pick(0)
    assert table.by("corvids").options == [At(6), At(8), At(12)]
    table.by("corvids", At(8))
    assert table.options == [At(3), At(4), At(5), At(10)]
    table.by("corvids", At(3), At(2))
    assert [table.warriors("corvids", at) for at in (8, 3, 2)] == [1, 1, 1]


# 13.4


@law("13.4.2")
def test_a_flip_scores_for_every_plot_face_up() -> None:
    table = corvids(
        "1: plot, corvids 1", "2: plot_snare", "3: plot_raid", "5: plot", "corvids plots: 1=snare 5=raid",
        next_step="corvids.flip",
    )  # fmt: skip
    assert table.options == [At(1), END]
    assert table.refuses(At(5)) == "13.4.2"
    table.choose(At(1))
    assert (table.points("corvids"), table.pieces("plot_snare", 1), table.pieces("plot", 1)) == (3, 1, 0)


@law("13.4.2")
def test_any_number_of_plots_can_be_flipped() -> None:
    table = corvids(
        "1: plot, corvids 1", "2: plot, corvids 1", "corvids plots: 1=snare 2=raid", next_step="corvids.flip"
    ).choose(At(1), At(2))
    assert table.points("corvids") == 3


@law("13.4.3")
def test_recruit_places_a_warrior_in_every_clearing_of_the_suit() -> None:
    table = corvids("hand corvids: anvil armorers", "1: keep", next_step="corvids.recruit")
    table.choose(Card(table.card("anvil")))
    assert [table.warriors("corvids", at) for at in (1, 6, 8, 12)] == [0, 1, 1, 1]
    assert (table.discards, table.prompt) == (["anvil"], "pause")
    bird = corvids("hand corvids: anvil armorers", next_step="corvids.recruit")
    bird.choose(Card(bird.card("armorers")), Suit(1))
    assert [bird.warriors("corvids", at) for at in (3, 4, 5, 10)] == [1, 1, 1, 1]


@law("13.4.3", "1.5.4")
def test_with_too_few_warriors_they_choose_where() -> None:
    table = corvids("2: corvids 13", "hand corvids: anvil", next_step="corvids.recruit")
    table.choose(Card(table.card("anvil")), At(1), At(12))
    assert [table.warriors("corvids", at) for at in (1, 6, 8, 12)] == [1, 0, 0, 1]


# 13.5


@law("13.5", "13.5.1")
def test_daylight_has_three_actions() -> None:
    table = corvids("5: corvids 2", next_step="daylight").choose(MOVE, Move(5, 1, 1), MOVE, Move(1, 5, 1), MOVE)
    table.choose(Move(5, 2, 2))
    assert (table.warriors("corvids", 2), table.prompt) == (2, "pause")


@law("13.5.2")
def test_each_further_plot_costs_one_more_warrior() -> None:
    table = daylight("1: corvids 2", "5: corvids 2", "8: corvids 1").choose(SCHEME, Build(PLOT_RAID, 1))
    assert (table.warriors("corvids", 1), table.pieces("plot", 1), secret(table, 1)) == (1, 1, PLOT_RAID)
    assert table.choose(SCHEME).options == [Build(kind, 5) for kind in PLOTS]
    table.choose(Build(PLOT_RAID, 5))
    assert table.warriors("corvids", 5) == 0
    assert table.refuses(SCHEME) == "13.5.2"


@law("13.5.2", "13.2.2.I")
def test_only_plots_in_supply_can_be_placed() -> None:
    table = daylight("1: plot", "2: plot_bomb", "5: corvids 1", "corvids plots: 1=bomb").choose(SCHEME)
    assert table.options == [Build(kind, 5) for kind in PLOTS if kind != PLOT_BOMB]


@law("13.2.2.I", "13.5.2")
def test_nobody_sees_that_one_kind_of_plot_alone_is_left() -> None:
    lying = (
        "2: plot_raid",
        "3: plot_raid",
        "4: plot_snare",
        "6: plot_snare",
        "7: plot_extortion",
        "8: plot",
        "9: plot",
    )
    table = daylight(*lying, "1: corvids 1", "corvids plots: 8=extortion 9=bomb").choose(SCHEME)
    assert (table.prompt, table.options) == ("plot", [Build(PLOT_BOMB, 1)])


@law("13.5.3")
def test_they_battle() -> None:
    table = daylight("1: corvids 2, marquise 1", "dice: 1 0").choose(BATTLE)
    assert table.warriors("marquise", 1) == 0


@law("13.5.4", "G.1.32")
def test_a_trick_swaps_plots_that_lie_the_same_way_whatever_forbids_placing() -> None:
    table = daylight(
        "1: plot, keep", "2: plot", "3: plot_snare", "5: plot_raid", "7: corvids 1", "corvids plots: 1=bomb 2=raid"
    ).choose(TRICK)
    assert table.options == [At(1), At(2), At(3), At(5)]
    table.choose(At(1))
    assert (secret(table, 1), secret(table, 2)) == (PLOT_RAID, PLOT_BOMB)
    table.choose(TRICK, At(3))
    assert (table.pieces("plot_snare", 5), table.pieces("plot_raid", 3)) == (1, 1)


@law("13.5.4")
def test_one_face_up_and_one_face_down_are_not_swapped() -> None:
    table = daylight("1: plot", "2: plot_raid", "7: corvids 1", "corvids plots: 1=bomb")
    assert table.refuses(TRICK) == "13.5.4"


# 13.6


@law("13.6", "13.6.1")
def test_who_exerts_draws_nothing() -> None:
    table = corvids("5: corvids 1", "1: plot_extortion", next_step="evening").choose(MOVE, Move(5, 1, 1))
    assert (table.warriors("corvids", 1), table.hand("corvids")) == (1, [])
    assert table.prompt == "pause"


@law("13.6.1", "13.6.2")
def test_five_cards_stay_after_exerting_too() -> None:
    hand = "hand corvids: anvil bake_sale sword armorers sappers foxfolk_steel"
    table = corvids("5: corvids 1", hand, next_step="evening").choose(MOVE, Move(5, 1, 1))
    assert table.match.ask is not None
    assert (table.prompt, table.match.ask.law) == ("discard", "13.6.2")


@law("13.6.2", "13.7.3")
def test_face_up_extortions_draw_cards() -> None:
    lines = ("1: plot_extortion", "2: plot_extortion", "3: plot", "corvids plots: 3=raid", "5: corvids 1")
    assert len(corvids(*lines, next_step="evening").choose(END).hand("corvids")) == 3
    hidden = corvids("1: plot", "corvids plots: 1=extortion", "5: corvids 1", next_step="evening").choose(END)
    assert len(hidden.hand("corvids")) == 1


# 13.7


@law("13.7.1", "3.2.1")
def test_a_bomb_removes_all_enemy_pieces_and_itself() -> None:
    table = corvids(
        "8: plot, corvids 2, marquise 3, sawmill, wood", "corvids plots: 8=bomb", next_step="corvids.flip"
    ).choose(At(8))
    assert (table.warriors("marquise", 8), table.pieces("sawmill", 8), table.pieces("wood", 8)) == (0, 0, 0)
    assert (table.warriors("corvids", 8), table.pieces("plot_bomb", 8)) == (2, 0)
    assert table.points("corvids") == 3
    assert (table.s.stock[PLOT], table.s.stock[PLOT_BOMB]) == (8, 2)


@law("13.7.1", "9.2.2.I")
def test_a_bomb_damages_three_items_of_a_vagabond() -> None:
    table = corvids(
        "8: plot, corvids 1", "pawns: vagabond=8", "vagabond ready: boot boot torch", "corvids plots: 8=bomb",
        next_step="corvids.flip", other="vagabond:thief",
    ).choose(At(8))  # fmt: skip
    assert sum(table.match.view(None)["boards"][1]["items"]["damaged"]) == 3


@law("13.7.2")
def test_a_snare_bars_placing_and_leaving_but_not_entering() -> None:
    table = marquise("5: marquise 2, plot_snare", "1: marquise 2", "hand marquise: bake_sale").choose(Act("march"))
    assert {(o.origin, o.to) for o in table.options if isinstance(o, Move)} == {(1, 5), (1, 9), (1, 10)}
    assert table.refuses(Move(5, 1, 1)) == "13.7.2"
    assert table.s.why_not_place(0, 5) == "13.7.2"
    assert table.s.why_not_place(1, 5) is None


@law("13.7.2")
def test_a_face_down_snare_bars_nothing() -> None:
    table = marquise("5: marquise 2, plot", "corvids plots: 5=snare").choose(Act("march"))
    assert table.offers(Move(5, 1, 1))


@law("13.7.2", "9.4.2")
def test_a_vagabond_slips_out_of_a_snare_but_does_not_walk() -> None:
    lines = ("5: plot_snare", "pawns: vagabond=5", "vagabond ready: boot torch", "vagabond character: thief")
    position = ["map: autumn", "seats: vagabond:thief corvids", *lines]
    slipping = lay("\n".join([*position, "next: vagabond.slip 0; pause 0"]))
    assert slipping.offers(At(1))
    walking = lay("\n".join([*position, "1: corvids 1", "next: vagabond.daylight 0; pause 0"]))
    assert not walking.offers(Move(5, 1, 1))


@law("13.7.2", "6.2.3")
def test_no_hospital_works_in_a_snare() -> None:
    table = daylight("1: keep, plot_snare", "8: corvids 3, marquise 1", "hand marquise: anvil", "dice: 1 0").choose(
        BATTLE
    )
    table.by("marquise", Pass())
    assert (table.prompt, table.supply("marquise")) == ("corvids", 25)


@law("13.7.3")
def test_extortion_takes_a_card_from_everybody_there() -> None:
    table = corvids(
        "8: plot, corvids 1, wood", "pawns: vagabond=8", "corvids plots: 8=extortion", "hand marquise: anvil",
        "hand eyrie: bake_sale", "hand vagabond: sword", next_step="corvids.flip",
        other="marquise eyrie vagabond:thief",
    ).choose(At(8))  # fmt: skip
    assert sorted(table.hand("corvids")) == ["anvil", "sword"]
    assert table.hand("eyrie") == ["bake_sale"]


@law("13.7.4")
@pytest.mark.parametrize("lines", [("1: marquise 3, plot", "corvids plots: 1=raid"), ("1: marquise 3, plot_raid",)])
def test_a_removed_raid_brings_warriors_all_around(lines: tuple[str, ...]) -> None:
    table = marquise(*lines, "dice: 0 0").choose(BATTLE)
    assert [table.warriors("corvids", at) for at in (5, 9, 10)] == [1, 1, 1]
    assert table.warriors("corvids", 1) == 0


@law("13.7.4", "13.2.2.I")
def test_another_plot_goes_back_unseen() -> None:
    table = marquise("1: marquise 3, plot", "corvids plots: 1=snare", "dice: 0 0").choose(BATTLE)
    assert sum(table.s.warriors[1]) == 0
    assert (table.s.stock[PLOT], secret(table, 1)) == (8, -1)
    assert table.match.events_for(0) == table.match.events_for(1)


@law("13.2.2.I")
@pytest.mark.parametrize("kind", ["snare", "raid"])
def test_whether_it_was_a_raid_is_a_secret_until_it_is_removed(kind: str) -> None:
    table = marquise("1: marquise 3, plot", f"corvids plots: 1={kind}", "dice: 0 0")
    before = table.s.seen
    table.choose(BATTLE)
    assert table.s.seen > before


@law("13.7.4", "6.2.2")
def test_a_raid_does_not_reach_the_keep() -> None:
    table = marquise("1: marquise 3, plot_raid", "5: keep", "dice: 0 0").choose(BATTLE)
    assert [table.warriors("corvids", at) for at in (5, 9, 10)] == [0, 1, 1]


@law("13.7.1", "12.2.3")
def test_a_bomb_under_a_market_is_a_failure_of_the_duchy() -> None:
    table = corvids(
        "8: plot, corvids 1, market", "corvids plots: 8=bomb", "duchy swayed: captain", next_step="corvids.flip",
        other="duchy",
    ).choose(At(8))  # fmt: skip
    assert table.match.view(None)["boards"][1]["swayed"] == []
