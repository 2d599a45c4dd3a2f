"""Pauses: times in which no worker was awake, frozen or down. Nobody's clock runs in them.

The workers leave a sign of life in one row, every few seconds. Whoever finds it old, when starting or when coming back
from a freeze, writes down the time between as a pause; clocks subtract it wherever they are reckoned.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from lexludi.table.storage.schema import beats, pauses

BEAT: Final = 5.0
"""Seconds between two signs of life."""
ASLEEP: Final = 15.0
"""Seconds without any after which all were asleep."""
KEPT: Final = 30 * 86400.0
"""Seconds for which pauses are remembered."""


class Pauses:
    """The pauses that a worker knows of, the oldest first."""

    def __init__(self) -> None:
        self.known: list[tuple[float, float]] = []

    def within(self, since: float, until: float) -> float:
        """How many seconds of that time nobody was awake."""
        return sum(max(0.0, min(until, ended) - max(since, began)) for began, ended in self.known)


def beat(connection: Connection, now: float) -> list[tuple[float, float]]:
    """Leave a sign of life; all pauses, with the one that ends now if everybody was asleep."""
    last = connection.execute(select(beats.c.at).where(beats.c.id == 1)).scalar()
    if last is None:
        connection.execute(insert(beats).values(id=1, at=now))
    else:
        mine = connection.execute(update(beats).where(beats.c.id == 1, beats.c.at == last).values(at=now)).rowcount == 1
        if mine and now - last > ASLEEP:
            connection.execute(insert(pauses).values(began=last, ended=now))
    wanted = select(pauses.c.began, pauses.c.ended).where(pauses.c.ended > now - KEPT).order_by(pauses.c.began)
    return [(float(began), float(ended)) for began, ended in connection.execute(wanted)]
