"""Rows of the store: how they are read and inserted, and how other workers hear of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from lexludi.kernel.errors import LexLudiError

T = TypeVar("T")

CHANNEL: Final = "lexludi"
"""Where workers hear of each other."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")


class BadDatabase(LexLudiError):
    """A database that the server cannot use."""


def wake(connection: Connection, notes: Sequence[str]) -> None:
    """Tell the other workers, once this is committed, what changed: `MATCH NUMBER`, `MATCH chat`, `MATCH chairs`."""
    if notes and connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, [{"channel": CHANNEL, "note": note} for note in notes])


def insert_new(connection: Connection, table: Table) -> Any:
    """A statement that inserts a row unless there is one of its key; it tells how many were inserted."""
    make: Any = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    return make(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)


def read_row(row: Mapping[Any, Any], kind: type[T]) -> T:
    return msgspec.convert({str(key): value for key, value in row.items()}, kind)
