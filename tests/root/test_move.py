"""Law 4.2: moving."""

from __future__ import annotations

from lexludi.games.root.rules.options import Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import Table, lay

law = cites("root")
MARCH = Act("march")


def march(*clearings: str) -> Table:
    """The Marquise about to march, with these clearings."""
    head = "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\nmarquise actions: 3\n"
    return lay(head + "\n".join(clearings) + "\nnext: marquise.daylight 0; turn 1\n").choose(MARCH)


@law("4.2")
def test_any_number_of_warriors_moves_to_an_adjacent_clearing() -> None:
    table = march("5: marquise 2")
    assert table.options == [Move(5, 1, 1), Move(5, 1, 2), Move(5, 2, 1), Move(5, 2, 2)]


@law("4.2")
def test_moved_warriors_stand_in_the_other_clearing() -> None:
    table = march("5: marquise 3").choose(Move(5, 1, 2))
    assert (table.warriors("marquise", 5), table.warriors("marquise", 1)) == (1, 2)


@law("4.2.1")
def test_ruling_neither_end_forbids_the_move() -> None:
    table = march("5: marquise 1, eyrie 1", "1: eyrie 1", "2: marquise 1", "10: marquise 1")
    assert not table.offers(Move(5, 1, 1))
    assert table.refuses(Move(5, 1, 1)) == "4.2.1"


@law("4.2.1")
def test_ruling_the_destination_is_enough() -> None:
    table = march("5: marquise 1, eyrie 2", "2: marquise 1", "10: marquise 1")
    assert table.offers(Move(5, 2, 1))


@law("4.2.1")
def test_ruling_the_origin_is_enough() -> None:
    table = march("5: marquise 3", "1: eyrie 9")
    assert table.offers(Move(5, 1, 1))


@law("4.2.1")
def test_empty_destination_is_ruled_by_nobody() -> None:
    table = march("5: marquise 1, eyrie 2", "9: marquise 1")
    assert not table.offers(Move(5, 2, 1))


@law("4.2.2")
def test_the_same_warriors_may_move_twice() -> None:
    table = march("5: marquise 2").choose(Move(5, 1, 2), Move(1, 9, 2))
    assert table.warriors("marquise", 9) == 2


@law("4.2.2")
def test_the_second_move_may_be_another_group() -> None:
    table = march("5: marquise 2", "8: marquise 1").choose(Move(5, 1, 2))
    assert table.offers(Move(8, 4, 1))
    assert table.offers(Pass())
