"""What search takes a position to be worth."""

from __future__ import annotations

from lexludi.games.harrow.rules.value import value
from tests.harrow.table import SEATS, lay

KAMMI = "seats: kammi protectors\nchapter: 3\nqueue: kammi"


def worth(haint: str, seats: str, seat: int) -> float:
    """What it is worth to a seat that a haint of the Protectors stands there."""
    figures = ("legends kammi: d1 f1",) if "kammi" in seats else ("legends family: e2",)
    table = lay(*figures, "legends protectors: e8", f"haints protectors: {haint}", then="goal 0", seats=seats)
    return value(table.s, seat)


def test_kammis_opponent_watches_the_brambles_and_she_minds_it() -> None:
    assert worth("e6", KAMMI, 1) > worth("e7", KAMMI, 1)
    assert worth("e6", KAMMI, 0) < worth("e7", KAMMI, 0)


def test_nobody_watches_them_where_kammi_does_not_play() -> None:
    assert worth("e6", SEATS, 0) == worth("e7", SEATS, 0)
