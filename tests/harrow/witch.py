"""Tables with Hester: seat 0 are the Protectors, seat 1 is the Family, seat 2 is she."""

from __future__ import annotations

from lexludi.games.harrow.factions.hester.drawer import HesterDrawer
from lexludi.games.harrow.rules.box.printed import HEX_NAMES
from tests.harrow.table import Table, lay

HESTER = 2
SEATS = "seats: protectors family hester\nqueue: protectors\nlantern: protectors"


def haunt(*lines: str, then: str) -> Table:
    """A table with Hester; units stand at home unless a line says otherwise."""
    return lay(*lines, then=then, seats=SEATS)


def acting(*lines: str) -> Table:
    """Hester is about to act, with roots on e4, e5 and e6."""
    rooted = () if any(line.startswith("roots") for line in lines) else ("roots: e4 e5 e6",)
    return haunt("active: hester", *rooted, *lines, then="hester_acts 2")


def witch(table: Table) -> HesterDrawer:
    return table.s.hester


def flames(table: Table) -> dict[str, int]:
    return {HEX_NAMES[n]: count for n, count in enumerate(table.s.flames) if count}


def snakes(table: Table, seat: int) -> dict[str, int]:
    return {HEX_NAMES[n]: count for n, count in enumerate(table.s.snakes[seat]) if count}


def roots(table: Table) -> list[str]:
    return [HEX_NAMES[n] for n in table.s.hester.path]
