"""Law 10: the Drillbit Duchy."""

from __future__ import annotations

import pytest

from lexludi.games.root.bots.duchy import MINISTERS
from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.box.codes import BURROW, CITADEL, MARKET, TUNNEL
from lexludi.games.root.rules.events import Fought, Moved
from lexludi.law import cites
from lexludi.parts.options import Card
from tests.root.table import Table, start
from tests.rootbotics.table import Playing, attacked, choices

law = cites("rootbotics")

RECRUIT, DIG, FIGHT, BUILD = "bot.duchy.recruit", "bot.duchy.dig", "bot.duchy.battle", "bot.duchy.build"
GOVERN, RALLY, SCORE, SWAY = "bot.duchy.govern", "bot.duchy.rally", "bot.duchy.score", "bot.duchy.sway"


duchy = Playing("bot:duchy", "marquise eyrie")


def crowned(table: Table) -> list[str]:
    return [MINISTERS[n] for n in table.s.boards[table.seat("duchy")].view(None)["crowned"]]


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


def moves(table: Table) -> list[tuple[int, int, int]]:
    return [(event.origin, event.to, event.count) for event in table.events(Moved)]


def burrow(table: Table) -> int:
    return table.warriors("duchy", BURROW)


@law(
    "10.4", "10.5", "10.6", "10.4.1", "10.4.2", "10.4.3", "10.5.1", "10.5.1.II", "10.5.2", "10.5.2.I", "10.5.3",
    "10.5.4", "10.6.1", "10.6.1.I",
    "10.6.2", "10.6.3", "10.6.4", "10.7.1", "10.7.2", "10.7.3", "10.7.4",
)  # fmt: skip
def test_the_worked_example() -> None:
    """The paths of its map are on no chart, so 4 is joined with 1 and 7 here; 5 sends one below (ruling R111)."""
    table = duchy(
        "paths: 4=1,7",
        "suits: rabbit mouse fox mouse rabbit rabbit fox rabbit rabbit fox rabbit mouse",
        "items: boot 2 bag 2 hammer 1 tea 2 coin 2 crossbow 1",
        "points: 0 8 9 11",
        "duchy crowned: captain marshal foremole brigadier",
        "1: duchy 2, market",
        "3: citadel",
        "4: duchy 2, lizards 1, marquise 1",
        "5: duchy 5, tunnel",
        "7: duchy 1, market",
        "10: citadel, tunnel",
        "12: duchy 3, tunnel, eyrie 1, roost",
        order="sword",
        others="marquise eyrie lizards",
        bot="bot:duchy@easy",
        dice=(0, 0, 0, 0),
    )
    assert sum(table.s.boxes[0]) == 0
    assert choices(table, "dig") == [(2, "most-free-slots")]
    assert choices(table, "close-tunnel") == [(10, "fewest-own-warriors")]
    assert table.warriors("duchy", 2) == 4
    assert battles(table) == [(4, 3), (12, 2)]
    assert choices(table, "battle") == [(3, "most-points"), (2, "only")]
    assert table.warriors("eyrie", 12) == 0
    assert table.pieces("market", 5) == 1
    assert choices(table, "recruit") == [(3, "highest-priority")]
    assert moves(table) == [(0, 2, 4), (4, 7, 2), (5, 0, 1)]
    assert table.points("duchy") == 3
    assert crowned(table) == ["captain", "marshal", "foremole", "brigadier", "mayor"]
    assert lost_souls(table.s).pile == [table.card("sword")]


# 10.2, 10.3 Abilities and set-up


@law("10.2.1", "10.2.3")
def test_lost_buildings_cost_the_lowest_crown() -> None:
    table = attacked("bot:duchy", "8: corvids 3, citadel, market", "duchy crowned: marshal banker", dice=(2, 0))
    assert table.pieces("citadel", 8) + table.pieces("market", 8) == 0
    assert crowned(table) == ["marshal"]


@law("10.2.2")
def test_the_burrow_is_always_theirs_and_joined_to_tunnels() -> None:
    table = duchy("8: tunnel", steps=SCORE)
    assert table.s.rules(0, BURROW)
    assert table.s.neighbours(0, BURROW) == (8,)


@law("10.3.1", "10.3.2", "10.3.3", "10.3.4", "10.3.5")
def test_setup() -> None:
    table = start("alliance", "eyrie", "bot:duchy", "bot:marquise")
    s = table.s
    home = s.homes[2]
    assert home == s.setting.plan.opposite[s.homes[3]]
    assert s.pieces[TUNNEL][home] == 1
    assert all(s.warriors[2][at] == 2 for at in (home, *s.paths[home]))
    assert [s.stock[kind] for kind in (CITADEL, MARKET, TUNNEL)] == [3, 3, 2]
    assert len(crowned(table)) == 2
    assert len(s.deck.discards) == 2


# 10.4 Birdsong


@law("10.4.3", "3.3.1")
@pytest.mark.parametrize(
    ("level", "base", "evening"), [("easy", 1, 0), ("default", 2, 0), ("challenging", 3, 0), ("nightmare", 3, 1)]
)
@pytest.mark.parametrize(("citadels", "moles"), [("", 0), ("8: citadel", 1), ("8: citadel 2", 2), ("11: citadel 2", 2)])
def test_warriors_come_to_the_burrow(level: str, base: int, evening: int, citadels: str, moles: int) -> None:
    lines = [citadels] if citadels else []
    table = duchy(*lines, bot=f"bot:duchy@{level}", steps=f"{RECRUIT} bot.end")
    assert burrow(table) == base + moles
    assert table.points("duchy") == evening


@law("10.4.3")
def test_three_citadels_bring_four_more() -> None:
    assert burrow(duchy("8: citadel 2", "2: citadel", steps=RECRUIT)) == 6


# 10.5 Daylight


@law("10.5.1", "10.5.1.I")
@pytest.mark.parametrize(
    ("lines", "order", "at", "why"),
    [
        (("9: market",), "sword", 2, "highest-priority"),
        (("2: sawmill",), "sword", 7, "highest-priority"),
        (("2: marquise 1", "7: tunnel", "9: eyrie 1, marquise 1", "11: sawmill"), "sword", 2, "fewest-warriors"),
        (("1: marquise 2", "4: roost", "5: sawmill, sympathy"), "royal_claim", 5, "most-buildings-and-tokens"),
    ],
)
def test_where_they_dig(lines: tuple[str, ...], order: str, at: int, why: str) -> None:
    table = duchy("burrow: duchy 5", *lines, held=order, steps=DIG, others="marquise eyrie alliance")
    assert choices(table, "dig") == [(at, why)]
    assert table.pieces("tunnel", at) == 1
    assert (table.warriors("duchy", at), burrow(table)) == (4, 1)


@law("10.5.1")
def test_three_warriors_do_not_dig() -> None:
    assert choices(duchy("burrow: duchy 3", held="sword", steps=DIG), "dig") == []


@law("10.5.1.II")
def test_without_a_tunnel_left_the_one_with_fewest_warriors_closes() -> None:
    table = duchy(
        "burrow: duchy 4", "1: tunnel, duchy 2", "6: tunnel, duchy 1", "8: tunnel, duchy 3", held="sword", steps=DIG
    )
    assert choices(table, "close-tunnel") == [(6, "fewest-own-warriors")]
    assert (table.pieces("tunnel", 6), table.pieces("tunnel", 2)) == (0, 1)


@law("10.5.2")
def test_they_battle_in_every_ordered_clearing() -> None:
    table = duchy("2: duchy 2, eyrie 1", "7: duchy 1, marquise 1", "1: duchy 2, eyrie 1", held="sword", steps=FIGHT,
                  dice=(0, 0, 0, 0))  # fmt: skip
    assert battles(table) == [(2, 2), (7, 1)]


@law("10.5.2.I")
@pytest.mark.parametrize(
    ("there", "points", "foe", "why"),
    [
        ("marquise 3, eyrie 1, roost", "0 9 0", 2, "most-buildings-there"),
        ("marquise 2, eyrie 1", "0 0 9", 1, "most-pieces-there"),
        ("marquise 1, eyrie 1", "0 2 3", 2, "most-points"),
    ],
)
def test_whom_they_battle(there: str, points: str, foe: int, why: str) -> None:
    table = duchy(
        f"2: duchy 2, {there}", "1: duchy 2, eyrie 1", f"points: {points}", held="sword", steps=FIGHT, dice=(0, 0)
    )
    assert choices(table, "battle") == [(foe, why)]
    assert battles(table) == [(2, foe)]


@law("10.7.1")
@pytest.mark.parametrize(("lines", "left"), [("2: duchy 2, eyrie 2", 2), ("2: duchy 2, eyrie 2, tunnel", 1)])
def test_the_captain_adds_a_hit_where_a_tunnel_is(lines: str, left: int) -> None:
    table = duchy(lines, "duchy crowned: captain", held="sword", steps=FIGHT, dice=(0, 0))
    assert table.warriors("eyrie", 2) == left


@law("10.5.3")
@pytest.mark.parametrize(("supply", "kind"), [(9, "citadel"), (8, "market")])
def test_they_build_a_citadel_with_nine_warriors_in_supply(supply: int, kind: str) -> None:
    table = duchy("8: duchy 3", "2: duchy 2", f"burrow: duchy {15 - supply}", steps=BUILD)
    assert table.pieces(kind, 8) == 1
    assert table.points("duchy") == 0


@law("10.5.3", "3.3.2", "trait.duchy.invaders")
@pytest.mark.parametrize(("bot", "points", "fights"), [("bot:duchy", 1, 0), ("bot:duchy+invaders", 0, 2)])
def test_what_cannot_be_built_scores_or_is_fought_for(bot: str, points: int, fights: int) -> None:
    table = duchy(
        "3: duchy 5, marquise 2, sawmill", "6: duchy 1, eyrie 2, roost", bot=bot, steps=BUILD, dice=(0, 0, 0, 0)
    )
    assert table.points("duchy") == points
    assert len(battles(table)) == fights


@law("10.5.3")
def test_with_everything_built_there_is_no_point() -> None:
    table = duchy("8: duchy 2, citadel 2", "2: citadel, market", "7: market 2", steps=BUILD)
    assert table.points("duchy") == 0


# 10.7 Ministers


def governed(minister: str, *lines: str, **more: object) -> Table:
    return duchy(*lines, f"duchy crowned: {minister}", **{"held": "sword", "steps": GOVERN, **more})


@law("10.5.4", "10.7.2")
def test_the_marshal_reinforces_the_loneliest_building() -> None:
    table = governed("marshal", "8: market, duchy 2", "2: market, duchy 1", "5: duchy 0")
    assert choices(table, "recruit") == [(2, "fewest-own-warriors")]
    assert table.warriors("duchy", 2) == 2


@law("10.7.3")
def test_the_foremole_brings_one_more() -> None:
    assert burrow(duchy("duchy crowned: foremole", steps=RECRUIT)) == 3


@law("10.7.4")
@pytest.mark.parametrize(("warriors", "moved"), [(2, 0), (3, 3), (5, 4)])
def test_the_brigadier_digs_with_three(warriors: int, moved: int) -> None:
    table = governed("brigadier", f"burrow: duchy {warriors}", "9: sawmill")
    assert table.warriors("duchy", 9) == moved


@law("10.7.5")
def test_the_banker_builds() -> None:
    assert governed("banker", "8: duchy 1", "burrow: duchy 15").pieces("market", 8) == 1


@law("10.7.6")
@pytest.mark.parametrize(("line", "points"), [("8: duchy 3", 1), ("8: duchy 1, eyrie 2", 0)])
def test_the_mayor_sends_a_warrior_home_for_a_point(line: str, points: int) -> None:
    table = governed("mayor", line)
    assert table.points("duchy") == points
    assert table.warriors("duchy", 8) == (2 if points else 1)


@law("10.7.7", "10.7.8", "10.7.9")
@pytest.mark.parametrize(("minister", "points"), [("earl_of_stone", 1), ("baron_of_dirt", 2), ("duchess_of_mud", 2)])
def test_the_lords_score(minister: str, points: int) -> None:
    table = governed(minister, "8: citadel, market", "2: market, tunnel", "1: tunnel", "6: tunnel")
    assert table.points("duchy") == points


@law("10.7.9")
def test_the_duchess_wants_all_three_tunnels() -> None:
    assert governed("duchess_of_mud", "2: tunnel", "1: tunnel").points("duchy") == 0


# 10.6 Evening


@law("10.6.1", "10.6.1.I", "10.6.1.II")
def test_small_groups_gather_at_buildings_or_go_below() -> None:
    table = duchy(
        "9: duchy 2", "1: market, duchy 2", "4: market, duchy 1", "11: duchy 1", "2: duchy 3", "8: duchy 1",
        "12: duchy 6", held="sword", steps=RALLY,
    )  # fmt: skip
    assert moves(table) == [(9, 4, 2), (11, 0, 1), (12, 0, 2)]


@law("10.6.2")
def test_they_score_their_markets() -> None:
    assert duchy("8: market 2", "2: citadel", steps=SCORE).points("duchy") == 2


@law("10.6.3")
@pytest.mark.parametrize(
    ("order", "had", "gained"),
    [
        ("anvil", "", "captain"),
        ("anvil", "captain", "brigadier"),
        ("anvil", "captain brigadier earl_of_stone", "duchess_of_mud"),
        ("royal_claim", "duchess_of_mud", "baron_of_dirt"),
    ],
)
def test_whom_they_sway(order: str, had: str, gained: str) -> None:
    table = duchy(f"duchy crowned: {had}", held=order, steps=SWAY)
    assert set(crowned(table)) - set(had.split()) == {gained}


# 3.3.2 Traits


@law("3.3.2", "trait.duchy.foundations")
@pytest.mark.parametrize(("bot", "left"), [("bot:duchy", ["captain"]), ("bot:duchy+foundations", ["banker"])])
def test_foundations_cost_a_crown_of_the_suit(bot: str, left: list[str]) -> None:
    table = attacked(bot, "8: corvids 3, market", "duchy crowned: captain banker")
    assert crowned(table) == left


@law("3.3.2", "trait.duchy.investors")
def test_investors_want_a_card_or_sway_a_minister() -> None:
    lines = ("8: corvids 3, market", "duchy crowned: marshal", "points: 5 0")
    paid = attacked("bot:duchy+investors", *lines, "hand corvids: anvil sword")
    paid.choose(Card(paid.card("anvil")))
    assert paid.points("duchy") == 4
    assert crowned(paid) == []
    broke = attacked("bot:duchy+investors", *lines, "hand corvids: sword")
    assert broke.points("duchy") == 5
    assert crowned(broke) == ["captain", "marshal"]


@law("trait.duchy.overwhelm")
def test_overwhelm_digs_twice_with_three() -> None:
    table = duchy("burrow: duchy 6", bot="bot:duchy+overwhelm", held="sword", steps=DIG)
    assert [at for at, _ in choices(table, "dig")] == [2, 7]
    assert [table.warriors("duchy", at) for at in (2, 7)] == [3, 3]


@law("3.3.2", "trait.duchy.invaders")
def test_invaders_dig_where_enemy_buildings_are() -> None:
    lines = ("burrow: duchy 4", "7: sawmill, marquise 2", "9: sawmill, marquise 1")
    table = duchy(*lines, bot="bot:duchy+invaders", held="sword", steps=DIG)
    assert choices(table, "dig") == [(9, "fewest-enemy-warriors")]
    assert choices(duchy(*lines, held="sword", steps=DIG), "dig")[0][0] == 2
