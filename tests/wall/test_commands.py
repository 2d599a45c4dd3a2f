"""Command cards: each from its first frame to its last."""

from __future__ import annotations

from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, lay

law = cites("wall")


def turn(card: str, *lines: str, others: str = "betrayal") -> Table:
    """The dragon clan's turn with that card; the others revealed another."""
    played = (f"played dragon: {card}", f"played snake: {others}", f"played monkey: {others}")
    return lay(*played, *lines, then="turn 0")


def after_clerks(card: str, *lines: str, others: str = "betrayal") -> Table:
    """The same, when nobody has placed a clerk."""
    table = turn(card, *lines, others=others)
    for clan in (DRAGON, SNAKE, MONKEY):
        table.by(clan, "pass")
    return table


@law("command.despotism")
def test_despotism() -> None:
    table = turn("despotism").by(DRAGON, *["clerk -1 quarry"] * 3)
    assert table.at("quarry")[DRAGON] == 3
    table.by(DRAGON, "at quarry", "pass")
    assert (table.goods(DRAGON), table.at("quarry")) == ({"stone": 3}, [0, 0, 0])
    with_economy = turn("despotism", others="economy").by(DRAGON, *["clerk -1 academy"] * 5)
    assert with_economy.at("academy")[DRAGON] == 5


@law("command.economy")
def test_economy() -> None:
    table = turn("economy").by(DRAGON, "clerk -1 quarry", "clerk -1 temple", "clerk -1 gold_mine")
    table.by(SNAKE, "clerk -1 temple", "clerk -1 quarry").by(MONKEY, "pass").by(DRAGON, "goods chi")
    assert table.goods(DRAGON) == {"chi": 1}
    table = after_clerks("economy", others="work_harder").by(DRAGON, "goods chi", "goods gold", "goods gold")
    assert table.goods(DRAGON) == {"gold": 2, "chi": 1}


@law("command.attack_order")
def test_attack_order() -> None:
    at = ("staged left dragon: spearman 1", "hordes left: thugs/left")
    table = after_clerks("attack_order", *at, others="mobilization").by(DRAGON, "attack left", "cover left 0 1")
    assert (table.hordes("left")[0].covered(DRAGON), table.goods(DRAGON)) == (1, {"chi": 2})


@law("command.work_harder")
def test_work_harder() -> None:
    at = "goods dragon: wood 4"
    table = after_clerks("work_harder", at, others="despotism").by(DRAGON, "build left wall", "goods stone")
    assert (table.goods(DRAGON), table.honor[DRAGON]) == ({"stone": 1}, 5 + 2)
    assert after_clerks("work_harder", at).by(DRAGON, "build left wall").honor[DRAGON] == 5


@law("command.mobilization")
def test_mobilization() -> None:
    at = "goods dragon: wood 1 stone 1"
    table = after_clerks("mobilization", at, others="attack_order").by(DRAGON, "recruit spearman", "station left")
    assert (table.staged("left", DRAGON), len(table.s.tactics[DRAGON])) == ({"spearman": 1}, 1)
    assert after_clerks("mobilization", at).by(DRAGON, "pass").s.tactics[DRAGON] == []


@law("command.betrayal")
def test_betrayal() -> None:
    table = turn("betrayal", others="economy").by(DRAGON, "command economy", "clerk -1 quarry", "pass", "goods chi")
    assert (table.goods(DRAGON), table.at("quarry")) == ({"chi": 1}, [1, 0, 0])
    table = turn("betrayal", others="economy").by(DRAGON, "pass", "clerk -1 academy", "clerk -1 academy")
    assert table.s.clerks == [5, 5, 5]  # they have been to the academy
