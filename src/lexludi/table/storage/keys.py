"""Keys: of several workers, one at a time lets the agents of a match play."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING
from zlib import crc32

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from lexludi.table.storage.store import Store

PLAYING = 71824
"""The advisory locks under which one worker lets the agents of a match play."""


class Keys:
    """Of several workers, one at a time lets the agents of a match play: it holds an advisory lock of PostgreSQL.

    The locks belong to one connection, so those of a worker that dies are free at once. Should two workers play after
    all, the number of a decision still lets only one of them make it.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.connection: Connection | None = None
        self.guard = threading.Lock()

    def take(self, match: str) -> bool:
        return self.store.sqlite or self._call("pg_try_advisory_lock", match)

    def give(self, match: str) -> None:
        if not self.store.sqlite:
            self._call("pg_advisory_unlock", match)

    def close(self) -> None:
        with self.guard:
            if self.connection is not None:
                self.connection.invalidate()
                self.connection.close()
                self.connection = None

    def _call(self, function: str, match: str) -> bool:
        statement = text(f"SELECT {function}(CAST(:kind AS integer), CAST(:match AS integer))")
        values = {"kind": PLAYING, "match": crc32(match.encode()) - (1 << 31)}
        try:
            with self.guard:
                if self.connection is None:
                    self.connection = self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return bool(self.connection.scalar(statement, values))
        except SQLAlchemyError:
            self.close()
            return True
