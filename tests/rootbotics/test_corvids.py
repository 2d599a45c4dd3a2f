"""Law 11: the Cogwheel Corvids."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import PLOT, PLOT_BOMB, PLOT_RAID, PLOT_SNARE
from lexludi.games.root.rules.events import Fought, Moved
from lexludi.games.root.rules.options import Piece
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Noted
from lexludi.kernel.match import Match
from lexludi.law import cites
from tests.root.table import Table, lay, start
from tests.rootbotics.table import Playing, after, attacked, choices

law = cites("rootbotics")

RECRUIT, FLIP, FIGHT = "bot.corvids.recruit", "bot.corvids.flip", "bot.corvids.battle"
MOVE, HIDE, THICKEN, SCORE = "bot.corvids.move", "bot.corvids.plot", "bot.corvids.thicken", "bot.corvids.score"
LAKE = "suits: fox mouse fox mouse rabbit fox rabbit mouse rabbit fox rabbit mouse"


corvids = Playing("bot:corvids", "marquise eyrie")


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


def moves(table: Table) -> list[tuple[int, int, int]]:
    return [(event.origin, event.to, event.count) for event in table.events(Moved)]


def hidden(table: Table) -> list[int]:
    return [at for at in range(1, 13) if table.s.pieces[PLOT][at]]


@law(
    "11.4", "11.5", "11.6", "11.4.1", "11.4.2", "11.4.3", "11.4.3.I", "11.4.3.II", "11.4.4", "11.5.1", "11.5.1.I",
    "11.5.2", "11.5.2.I", "11.5.3", "11.5.4", "11.5.4.I", "11.6.1", "11.6.2",
)  # fmt: skip
def test_the_worked_example() -> None:
    table = corvids(
        LAKE,
        "1: corvids 1, plot",
        "corvids plots: 1=snare",
        "4: corvids 4, sawmill",
        "5: corvids 1",
        "6: corvids 1, plot_raid",
        "7: corvids 1",
        "8: corvids 2",
        "9: corvids 1",
        "10: corvids 2, plot_extortion, roost",
        "11: corvids 1",
        order="ambush_fox",
        bot="bot:corvids@easy",
        chart="lake",
        # a bomb of bomb, bomb, snare, extortion, raid; then another bomb, the dice, and two plots
        dice=(0, 0, 0, 0, 0, 0),
    )
    assert choices(table, "recruit") == [(3, "no-plot"), (10, "most-own-warriors")]
    assert [at for at, _ in choices(table, "plot")] == [4, 3, 8]
    flips = [event.numbers for event in table.events(Noted) if event.what == "flipped"]
    assert flips == [(1, PLOT_SNARE), (4, PLOT_BOMB)]
    assert table.pieces("sawmill", 4) == 0
    assert table.pieces("plot_bomb", 4) == 1
    assert battles(table) == [(10, 2)]
    assert table.pieces("roost", 10) == 0
    assert moves(table) == [(10, 8, 1)]
    assert choices(table, "move") == [(8, "most-own-warriors")]
    assert hidden(table) == [3, 8]
    assert table.points("corvids") == 3 + 4 + 1 + 1 + 1
    assert table.discards == ["ambush_fox"]


# 11.2, 11.3 Abilities and set-up


@law("11.2.1")
def test_they_move_whoever_rules() -> None:
    table = corvids("8: corvids 4, plot_raid, marquise 8", "4: marquise 8", "7: marquise 8", held="anvil", steps=MOVE)
    assert moves(table) == [(8, 4, 2)]


@law("11.2.2")
@pytest.mark.parametrize(("line", "lost"), [("plot", 1), ("plot_raid", 0)])
def test_agents_hit_back_where_a_plot_lies_face_down(line: str, lost: int) -> None:
    kinds = ["corvids plots: 8=snare"] if line == "plot" else []
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:corvids bot:marquise eyrie",
                "active: marquise daylight",
                "marquise order: anvil",
                "next: bot.marquise.battle 1; pause 2",
                f"8: corvids 1, {line}, marquise 2",
                "dice: 0 0",
                *kinds,
            ]
        )
    )
    assert 2 - table.warriors("marquise", 8) == lost


@law("11.3.1", "11.3.2")
def test_setup() -> None:
    s = start("eyrie", "bot:corvids").s
    assert [at for at in range(1, 13) if s.warriors[1][at]] == [10, 11, 12]
    assert s.supply[1] == 12
    assert s.stock[PLOT] == 8


# 11.4 Birdsong


@law("11.4.3", "3.3.1")
@pytest.mark.parametrize(
    ("level", "each", "evening"), [("easy", 1, 0), ("default", 2, 0), ("challenging", 3, 0), ("nightmare", 3, 1)]
)
def test_warriors_come_to_two_ordered_clearings(level: str, each: int, evening: int) -> None:
    table = corvids(
        "1: plot_raid, corvids 3", "8: corvids 1", bot=f"bot:corvids@{level}", held="anvil", steps=f"{RECRUIT} bot.end"
    )
    assert choices(table, "recruit") == [(8, "most-own-warriors"), (6, "highest-priority")]
    assert [table.warriors("corvids", at) for at in (1, 6, 8)] == [3, each, 1 + each]
    assert table.points("corvids") == evening


@law("11.4.3.II")
def test_an_empty_supply_thickens_the_plot() -> None:
    table = corvids("2: corvids 14", "1: corvids 1", held="anvil", steps=RECRUIT)
    assert hidden(table) == [2]
    assert table.warriors("corvids", 2) == 13
    assert table.warriors("corvids", 1) == 2


@law("11.4.4")
def test_each_flip_scores_every_plot_face_up() -> None:
    table = corvids("1: plot", "8: plot", "2: plot_raid", "corvids plots: 1=raid 8=snare", steps=FLIP)
    assert hidden(table) == []
    assert table.points("corvids") == 2 + 3


# 11.5 Daylight


@law("11.5.1", "11.5.1.I")
@pytest.mark.parametrize(
    ("there", "points", "foe", "why"),
    [
        ("marquise 5, eyrie 1, roost", "0 9 0", 2, "most-buildings-and-tokens"),
        ("marquise 5, eyrie 1", "0 2 3", 2, "most-points"),
    ],
)
def test_they_battle_with_two_warriors_or_more(there: str, points: str, foe: int, why: str) -> None:
    table = corvids(
        f"8: corvids 2, {there}", "1: corvids 1, eyrie 1", f"points: {points}", held="anvil", steps=FIGHT, dice=(0, 0)
    )
    assert choices(table, "battle") == [(foe, why)]
    assert battles(table) == [(8, foe)]


@law("11.5.2", "11.5.2.I")
def test_all_but_two_leave_a_plot_face_up() -> None:
    table = corvids(
        "8: corvids 5, plot_raid", "4: corvids 1", "7: plot_snare, corvids 3", "6: corvids 3", "1: corvids 3, plot",
        "corvids plots: 1=bomb", held="anvil", steps=MOVE,
    )  # fmt: skip
    assert moves(table) == [(8, 4, 3)]


@law("11.5.2.II")
def test_with_plots_all_round_they_go_to_the_lowest_priority() -> None:
    table = corvids("8: corvids 5, plot_raid", "4: plot_snare", "7: plot_snare", held="anvil", steps=MOVE)
    assert moves(table) == [(8, 7, 3)]
    assert choices(table, "move") == [(7, "lowest-priority")]


@law("11.5.3", "trait.corvids.mastermind")
@pytest.mark.parametrize(("bot", "places"), [("bot:corvids", [8]), ("bot:corvids+mastermind", [6, 8])])
def test_they_plot_where_most_warriors_are(bot: str, places: list[int]) -> None:
    table = corvids(
        "1: corvids 5, plot_raid", "6: corvids 1", "8: corvids 2", "2: corvids 5", bot=bot, held="anvil", steps=HIDE
    )
    assert hidden(table) == places
    assert table.warriors("corvids", 8) == 1


@law("11.5.4", "11.5.4.I")
@pytest.mark.parametrize(("lines", "places"), [(("2: corvids 3", "7: corvids 4"), [7]), (("2: corvids 2",), [])])
def test_the_plot_thickens_with_three_warriors(lines: tuple[str, ...], places: list[int]) -> None:
    table = corvids(*lines, steps=THICKEN)
    assert hidden(table) == places


@law("11.6.1")
def test_extortions_score_in_the_evening() -> None:
    assert corvids("2: plot_extortion", "7: plot_extortion", "1: plot_raid", steps=SCORE).points("corvids") == 2


# 11.7 Plots


@law("11.8.1")
def test_a_bomb_removes_all_of_humans_and_two_pieces_of_bots() -> None:
    table = lay(
        "map: autumn\nseats: bot:corvids bot:marquise eyrie\nactive: corvids birdsong\n"
        "next: bot.corvids.flip 0; pause 2\nruins: 6 10 12\n"
        "11: plot, eyrie 4, roost, marquise 1, sawmill, workshop\ncorvids plots: 11=bomb\n"
    )
    assert (table.warriors("eyrie", 11), table.pieces("roost", 11)) == (0, 0)
    assert table.warriors("marquise", 11) == 0
    assert table.pieces("sawmill", 11) + table.pieces("workshop", 11) == 1
    assert table.points("corvids") == 1 + 2
    assert hidden(table) == []


@law("11.7.1")
def test_what_replaces_a_bomb_has_no_effect() -> None:
    table = corvids("8: plot", "2: plot_bomb", "corvids plots: 8=bomb", steps=FLIP, dice=(0,))
    assert table.pieces("plot_snare", 8) == 1  # the first of those left: snare, extortion, raid


@law("11.7.2")
def test_a_snare_keeps_humans_from_placing_and_leaving() -> None:
    s = corvids("8: plot_snare, marquise 1", steps=SCORE).s
    assert s.why_not_place(1, 8) == "rootbotics 11.7.2"
    assert [ban(s, 1, 8) for ban in s.setting.leave_bans] == ["rootbotics 11.7.2"]
    assert s.why_not_place(0, 8) is None


@law("11.7.3")
def test_extortion_costs_everybody_there_a_card() -> None:
    table = corvids(
        "8: plot, marquise 1", "corvids plots: 8=extortion", "hand marquise: anvil", "hand eyrie: sword", steps=FLIP
    )
    assert (table.hand("marquise"), table.hand("eyrie")) == ([], ["sword"])


@law("11.7.4")
@pytest.mark.parametrize("line", ["plot", "plot_raid"])
def test_a_removed_raid_brings_warriors_all_round(line: str) -> None:
    lines = ["corvids plots: 8=raid"] if line == "plot" else []
    table = lay(
        "\n".join(
            [
                "map: autumn",
                "seats: bot:corvids bot:marquise eyrie",
                "active: marquise daylight",
                "marquise order: anvil",
                "next: bot.marquise.battle 1; pause 2",
                f"8: {line}, marquise 3",
                "dice: 0 0",
                *lines,
            ]
        )
    )
    assert [table.warriors("corvids", at) for at in (4, 7)] == [1, 1]
    assert sum(table.s.pieces[PLOT_RAID]) == 0


# 11.8 Plots and bots


@law("11.8", "11.8.1")
def test_the_bomb_of_human_corvids_spares_bots_too() -> None:
    table = lay(
        "map: autumn\nseats: bot:marquise corvids\nactive: corvids birdsong\ncorvids plots: 8=bomb\n"
        "8: plot, corvids 1, marquise 5\nnext: corvids.flip 1; pause 1\n"
    )
    table.choose(*table.options[:1])
    assert table.warriors("marquise", 8) == 3


@law("11.8.1", "trait.marquise.fortified")
def test_a_bomb_deals_no_hits_so_it_removes_two_fortified_buildings() -> None:
    table = lay(
        "map: autumn\nseats: bot:marquise+fortified corvids\nactive: corvids birdsong\ncorvids plots: 2=bomb\n"
        "2: plot, corvids 1, sawmill, workshop\nnext: corvids.flip 1; pause 1\n"
    )
    table.choose(*table.options[:1])
    assert (table.pieces("sawmill", 2), table.pieces("workshop", 2)) == (0, 0)


@law("11.8.2")
def test_bots_spring_snares_instead_of_placing() -> None:
    table = after("bot:marquise", "8: plot_snare, marquise 1", "hand corvids:", others="corvids", held="anvil",
                  steps="bot.marquise.recruit")  # fmt: skip
    assert table.pieces("plot_snare", 8) == 0
    assert table.warriors("marquise", 8) == 1
    assert table.points("marquise") == 0


@law("11.8.2", "5.5.2", "5.7")
@pytest.mark.parametrize(
    ("step", "lines"), [("bot.eyrie.build", ("8: plot_snare, eyrie 1", "5: roost")), ("bot.eyrie.roost", ())]
)
def test_a_roost_that_a_snare_stops_is_no_turmoil(step: str, lines: tuple[str, ...]) -> None:
    """Ruling R155."""
    snared = lines or ("1: plot_snare", "eyrie ordered: fox")
    table = after("bot:eyrie", *snared, others="corvids", steps=step)
    assert (sum(table.s.pieces[PLOT_SNARE]), table.pieces("roost", 8), table.pieces("roost", 1)) == (0, 0, 0)
    assert not turmoil(table)


def turmoil(table: Table) -> bool:
    return any(event.what == "turmoil" for event in table.events(Noted))


@law("11.8.2", "3.3.2", "trait.eyrie.nobility", "trait.marquise.overwhelming")
def test_recruits_that_a_snare_stops_count_as_placed() -> None:
    """Ruling R155: neither Nobility's turmoil nor Overwhelming's points."""
    lines = ("8: plot_snare, roost", "eyrie fox: anvil")
    table = after("bot:eyrie+nobility", *lines, others="corvids", steps="bot.eyrie.recruit")
    assert table.pieces("plot_snare", 8) == 0
    assert not turmoil(table)
    cats = after("bot:marquise+overwhelming", "8: plot_snare, marquise 1", others="corvids", held="anvil",
                 steps="bot.marquise.recruit")  # fmt: skip
    assert (cats.pieces("plot_snare", 8), cats.points("marquise")) == (0, 0)


@law("11.8.2")
def test_a_marquise_whose_building_a_snare_stopped_has_built_nothing() -> None:
    """Ruling R155: so she may expand."""
    table = after(
        "bot:marquise", "8: plot_snare, marquise 3", others="corvids", held="anvil", steps="bot.marquise.build"
    )
    assert (table.pieces("plot_snare", 8), table.s.buildings[0][8]) == (0, 0)
    assert "built" not in table.match.position().partition("marquise done:")[2].partition("\n")[0]


@law("11.8.2")
def test_bots_spring_snares_instead_of_leaving() -> None:
    table = after(
        "bot:marquise", "8: plot_snare, marquise 6", others="corvids", held="anvil", steps="bot.marquise.move"
    )
    assert moves(table) == []
    assert table.pieces("plot_snare", 8) == 0
    assert table.warriors("marquise", 8) == 6


# 3.3.2 Traits


def gambled(kind: int) -> Table:
    table = corvids("8: plot, marquise 2, eyrie 1", "corvids plots: 8=raid", bot="bot:corvids+gamble", steps=FLIP)
    assert (table.prompt, table.asked) == ("guess", 1)
    return table.by("marquise", Piece(0, kind, 8))


@law("3.3.2", "trait.corvids.gamble")
def test_a_right_guess_of_a_gamble_removes_the_plot() -> None:
    table = gambled(PLOT_RAID)
    assert sum(table.s.pieces[PLOT_RAID]) == 0
    assert table.points("corvids") == 1
    assert table.points("marquise") == 1


@law("3.3.2", "trait.corvids.gamble")
def test_a_wrong_guess_of_a_gamble_scores() -> None:
    table = gambled(PLOT_SNARE)
    assert table.pieces("plot_raid", 8) == 1
    assert table.points("corvids") == 2


@law("3.3.2", "trait.corvids.backup_plans")
@pytest.mark.parametrize(("bot", "warriors"), [("bot:corvids", 0), ("bot:corvids+backup_plans", 1)])
def test_backup_plans_leave_a_warrior(bot: str, warriors: int) -> None:
    table = lay(
        f"map: autumn\nseats: {bot} bot:marquise eyrie\nactive: marquise daylight\nmarquise order: anvil\n"
        "next: bot.marquise.battle 1; pause 2\n8: plot_snare, marquise 3\ndice: 0 0\n"
    )
    assert table.pieces("plot_snare", 8) == 0
    assert table.warriors("corvids", 8) == warriors


@law("3.3.2", "trait.corvids.vendetta")
@pytest.mark.parametrize(("bot", "left"), [("bot:corvids", 3), ("bot:corvids+vendetta", 0)])
def test_vendetta_makes_every_plot_a_bomb(bot: str, left: int) -> None:
    table = corvids("8: plot, marquise 3", "corvids plots: 8=snare", bot=bot, steps=FLIP)
    assert table.warriors("marquise", 8) == left
    assert table.pieces("plot_snare", 8) == 1


def test_nobody_sees_what_lies_face_down() -> None:
    table = corvids("8: plot", "7: plot", "corvids plots: 8=bomb 7=raid", steps=SCORE)
    match = table.match
    guesses = {tuple(imagined(match, n)) for n in range(40)}
    assert len(guesses) > 4
    assert "bomb" not in str(match.view(1)["boards"][0])


def imagined(match: Match, n: int) -> list[int]:
    state = match.imagine(1, Chance.of(str(n))).state
    return [state.boards[0].secret[at] for at in (7, 8)]  # type: ignore[attr-defined]


def test_attacking_a_bot_is_a_battle_like_any_other() -> None:
    table = attacked("bot:alliance", "8: corvids 2, alliance 1", dice=(1, 0))
    assert table.warriors("alliance", 8) == 0
