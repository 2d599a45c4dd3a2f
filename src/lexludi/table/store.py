"""The store: every decision is a row before it is acknowledged.

SQLAlchemy Core on SQLite (WAL) or PostgreSQL. All calls are plain functions run in threads; decisions go through a
writer that commits whatever has gathered in one transaction, so that many games share the cost of a commit.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.pool import NullPool

from lexludi.table.schema import chairs, decisions, matches, remarks, users

T = TypeVar("T")

CHANNEL = "lexludi"
BATCH = 200


class Decision(msgspec.Struct, frozen=True):
    """A row of `decisions`: an option, or `"undo"`."""

    match: str
    number: int
    seat: int
    body: str
    made: float
    by: str | None = None


class ChairRow(msgspec.Struct, frozen=True):
    seat: int
    user: str | None
    agent: str | None
    standin: str | None
    invite: str
    left: float
    noticed: float
    name: str | None = None


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    origin: str
    reseeds: str
    engine: str
    host: str
    title: str
    status: str
    watch: str
    clock: str
    parent: str | None
    branched: int
    result: str | None
    created: float
    moved: float


class UserRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    folded: str | None
    password: str | None
    lang: str
    mail: str
    hook: str
    quiet: str
    created: float

    @property
    def guest(self) -> bool:
        return self.password is None


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine = open_engine(url)
        self.writer = Writer(self)

    def migrate(self) -> None:
        """Bring the database to the present schema; running games stay."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(71823)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    async def run(self, function: Callable[..., T], *args: Any, **values: Any) -> T:
        """Run a function of a connection in a thread, in one transaction."""
        return await asyncio.to_thread(self.call, function, *args, **values)

    def call(self, function: Callable[..., T], *args: Any, **values: Any) -> T:
        with self.engine.begin() as connection:
            return function(connection, *args, **values)

    async def decide(self, decision: Decision) -> bool:
        """Store a decision. True: it is safely there. False: that number was already taken."""
        return await asyncio.wrap_future(self.writer.put(decision))


class Writer:
    """Gathers decisions and commits them together. A Future is done only after the commit."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: queue.SimpleQueue[tuple[Decision, Future[bool]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="lexludi-writer", daemon=True)
        self.thread.start()

    def put(self, decision: Decision) -> Future[bool]:
        future: Future[bool] = Future()
        self.queue.put((decision, future))
        return future

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join(10)

    def _run(self) -> None:
        while True:
            first = self.queue.get()
            if first is None:
                return
            batch = [first]
            closing = False
            while len(batch) < BATCH:
                try:
                    more = self.queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    closing = True
                    break
                batch.append(more)
            self._commit(batch)
            if closing:
                return

    def _commit(self, batch: list[tuple[Decision, Future[bool]]]) -> None:
        try:
            with self.store.engine.begin() as connection:
                stored = [insert_decision(connection, decision, self.store.sqlite) for decision, _ in batch]
        except Exception as error:
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), done in zip(batch, stored, strict=True):
            future.set_result(done)


def open_engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_engine(url, poolclass=NullPool if ":memory:" not in url else None)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def token(size: int = 9) -> str:
    """A short random name that nobody guesses."""
    return secrets.token_urlsafe(size)


# Decisions


def insert_decision(connection: Connection, decision: Decision, sqlite: bool) -> bool:
    """Insert a decision unless its number is taken; wake the other workers on PostgreSQL."""
    make = sqlite_insert if sqlite else postgres_insert
    statement = make(decisions).values(msgspec.to_builtins(decision)).on_conflict_do_nothing()
    done = connection.execute(statement).rowcount == 1
    if done:
        connection.execute(update(matches).where(matches.c.id == decision.match).values(moved=decision.made))
        if not sqlite:
            note = f"{decision.match} {decision.number}"
            connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})
    return done


def decisions_since(connection: Connection, match: str, number: int) -> list[Decision]:
    """The decisions of a match from a number on, in order."""
    statement = (
        select(decisions).where(decisions.c.match == match, decisions.c.number >= number).order_by(decisions.c.number)
    )
    return [Decision(*row) for row in connection.execute(statement)]


# Matches and chairs


def add_match(connection: Connection, values: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    connection.execute(insert(matches).values(**values))
    for seat in seats:
        connection.execute(insert(chairs).values(match=values["id"], **seat))


def find_match(connection: Connection, match: str) -> MatchRow | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else MatchRow(*row)


def find_chairs(connection: Connection, match: str) -> list[ChairRow]:
    statement = (
        select(chairs, users.c.name.label("name"))
        .join(users, chairs.c.user == users.c.id, isouter=True)
        .where(chairs.c.match == match)
        .order_by(chairs.c.seat)
    )
    return [ChairRow(*row[1:]) for row in connection.execute(statement)]


def update_match(connection: Connection, match: str, **values: Any) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(**values))


def update_chair(connection: Connection, match: str, seat: int, **values: Any) -> None:
    connection.execute(update(chairs).where(chairs.c.match == match, chairs.c.seat == seat).values(**values))


def claim_chair(connection: Connection, invite: str, user: str) -> tuple[str, int] | None:
    """Sit down on an invitation: (match, seat), or None if the chair is somebody else's."""
    row = connection.execute(select(chairs).where(chairs.c.invite == invite)).mappings().first()
    if row is None or row["agent"] is not None or row["user"] not in (None, user):
        return None
    taken = connection.execute(
        update(chairs)
        .where(chairs.c.invite == invite, chairs.c.user.is_(None) | (chairs.c.user == user))
        .values(user=user)
    )
    return (str(row["match"]), int(row["seat"])) if taken.rowcount else None


def running_matches(connection: Connection, since: float) -> list[str]:
    """Matches under way that moved since then: what a worker looks after when it starts."""
    statement = select(matches.c.id).where(matches.c.status == "running", matches.c.moved >= since)
    return [str(row[0]) for row in connection.execute(statement)]


def matches_of(connection: Connection, user: str, limit: int = 50) -> list[MatchRow]:
    """The matches somebody sits at or hosts, the newest first."""
    mine = select(chairs.c.match).where(chairs.c.user == user)
    statement = (
        select(matches)
        .where((matches.c.host == user) | matches.c.id.in_(mine))
        .order_by(matches.c.moved.desc())
        .limit(limit)
    )
    return [MatchRow(*row) for row in connection.execute(statement)]


# Remarks


def add_remark(connection: Connection, match: str, user: str | None, name: str, said: str) -> dict[str, Any]:
    values = {"match": match, "user": user, "name": name, "text": said, "made": time.time()}
    connection.execute(insert(remarks).values(**values))
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:c, :n)"), {"c": CHANNEL, "n": f"{match} chat"})
    return values


def remarks_of(connection: Connection, match: str, limit: int = 200) -> list[dict[str, Any]]:
    statement = select(remarks).where(remarks.c.match == match).order_by(remarks.c.id.desc()).limit(limit)
    return [dict(row) for row in connection.execute(statement).mappings()][::-1]


# Users


def add_user(connection: Connection, name: str, lang: str, password: str | None = None) -> UserRow:
    values = {
        "id": token(12),
        "name": name,
        "folded": name.casefold() if password else None,
        "password": password,
        "lang": lang,
        "created": time.time(),
    }
    connection.execute(insert(users).values(**values))
    return msgspec.convert({"mail": "", "hook": "", "quiet": "", **values}, UserRow)


def find_user(connection: Connection, user: str) -> UserRow | None:
    row = connection.execute(select(users).where(users.c.id == user)).first()
    return None if row is None else UserRow(*row)


def user_called(connection: Connection, name: str) -> UserRow | None:
    row = connection.execute(select(users).where(users.c.folded == name.casefold())).first()
    return None if row is None else UserRow(*row)


def update_user(connection: Connection, user: str, **values: Any) -> None:
    connection.execute(update(users).where(users.c.id == user).values(**values))
