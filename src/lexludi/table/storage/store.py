"""The store: every decision is a row before it is acknowledged.

SQLAlchemy Core on SQLite (WAL) or PostgreSQL. All calls are plain functions run in threads; decisions go through a
writer that commits whatever has gathered in one transaction, so that many games share the cost of a commit.
"""

from __future__ import annotations

import fcntl
import secrets
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from lexludi.table.hands import Hands
from lexludi.table.people.names import folded, looks
from lexludi.table.storage.decisions import Decision, Writer
from lexludi.table.storage.keys import Keys
from lexludi.table.storage.pauses import Pauses
from lexludi.table.storage.rows import BadDatabase, read_row, wake
from lexludi.table.storage.schema import chairs, decisions, matches, remarks, users
from lexludi.table.storage.upgrades import Snapshot

T = TypeVar("T")

MIGRATING = 71823
"""The advisory lock of PostgreSQL under which one worker migrates and the others wait."""
THREADS = 10
"""As many as the engine has connections."""


class ChairRow(msgspec.Struct, frozen=True):
    seat: int
    user: str | None
    agent: str | None
    standin: str | None
    invite: str
    left: float
    noticed: float
    standing: str = ""
    seen: float = 0.0
    agrees: bool = False
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
    unrated: bool = False


class Remark(msgspec.Struct, frozen=True):
    """What somebody said; nothing else of them is told."""

    id: int
    name: str
    text: str
    made: float


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
        self.keys = Keys(self)
        self.pauses = Pauses()
        self.hold: IO[str] | None = None
        self.writer = Writer(self.call)
        self.hands = Hands("database", THREADS)

    def open(self) -> None:
        """Make sure that nobody else uses a SQLite file, and bring the database to the present schema."""
        try:
            if self.sqlite:
                self._hold_file()
            self.migrate()
        except CommandError as error:
            raise BadDatabase(f"The database does not fit this version of Lex Ludi: {error}.") from error
        except SQLAlchemyError as error:
            raise BadDatabase(f"The database cannot be used: {first_line(error)}") from error

    def _hold_file(self) -> None:
        """One process a SQLite file: workers that cannot wake each other would show old news."""
        file = self._file()
        if self.hold is not None or file is None:
            return
        try:
            file.touch(0o600)
            file.chmod(0o600)  # passwords and hands of cards are nobody else's business
            self.hold = Path(f"{file}.lock").open("w")  # noqa: SIM115 - held until the store is closed
            fcntl.flock(self.hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadDatabase(f"Another Lex Ludi already uses {file}; several workers need PostgreSQL.") from None
        except OSError as error:
            raise BadDatabase(f"The database {file} cannot be used: {error.strerror}.") from error

    def _file(self) -> Path | None:
        """The file of SQLite, however it is called; None without one."""
        file = make_url(self.url).database if self.sqlite else None
        return Path(file).resolve() if file and file != ":memory:" else None

    def room(self) -> int | None:
        """How many bytes are free beside the file of SQLite."""
        file = self._file()
        return shutil.disk_usage(file.parent).free if file is not None else None

    def migrate(self, revision: str = "head") -> None:
        """Bring the database to a schema, by default the present one; running games stay."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
        with self.engine.connect() as connection:
            if self.sqlite:
                connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            connection.commit()
            if self.sqlite:
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    def close(self) -> None:
        self.writer.close()
        self.hands.close()
        self.keys.close()
        self.engine.dispose()
        if self.hold is not None:
            self.hold.close()
            self.hold = None

    async def run(self, function: Callable[..., T], *args: Any, **values: Any) -> T:
        """Run a function of a connection in a thread, in one transaction."""
        return await self.hands.run(self.call, function, *args, **values)

    def call(self, function: Callable[..., T], *args: Any, **values: Any) -> T:
        with self.engine.begin() as connection:
            return function(connection, *args, **values)

    async def decide(self, decision: Decision, before: Snapshot | None = None) -> bool:
        """Store a decision, and how the match stood before it. True: it is there. False: that number was taken."""
        return await self.writer.put(decision, before)


def open_engine(url: str) -> Engine:
    try:
        engine = create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=not url.startswith("sqlite"))
    except (ArgumentError, ModuleNotFoundError, TypeError) as error:
        raise BadDatabase(f"LEXLUDI_DATABASE cannot be used: {first_line(error)}.") from error
    if url.startswith("sqlite"):

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA cache_size=-16384")  # KiB: decisions of many matches go to as many pages
            cursor.execute("PRAGMA wal_autocheckpoint=4000")  # pages: to copy them less often copies fewer
            cursor.close()

    return engine


def first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]


def token(size: int = 9) -> str:
    """A short random name that nobody guesses."""
    return secrets.token_urlsafe(size)


# Matches and chairs


def add_match(
    connection: Connection, values: dict[str, Any], seats: list[dict[str, Any]], made: Sequence[Decision] = ()
) -> None:
    """A new match with its chairs, and the decisions it takes over from the one it branches from."""
    connection.execute(insert(matches).values(**values))
    for seat in seats:
        connection.execute(insert(chairs).values(match=values["id"], **seat))
    if made:
        connection.execute(insert(decisions), [msgspec.to_builtins(decision) for decision in made])


def leave_unrated(connection: Connection, match: str) -> None:
    """A match that counts for nobody's rating."""
    connection.execute(update(matches).where(matches.c.id == match).values(unrated=True))


def find_match(connection: Connection, match: str) -> MatchRow | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
    return None if row is None else read_row(row, MatchRow)


def find_chairs(connection: Connection, match: str) -> list[ChairRow]:
    statement = (
        select(chairs, users.c.name.label("name"))
        .join(users, chairs.c.user == users.c.id, isouter=True)
        .where(chairs.c.match == match)
        .order_by(chairs.c.seat)
    )
    rows = connection.execute(statement).mappings()
    return [read_row(row, ChairRow) for row in rows]


def begin_match(connection: Connection, match: str) -> bool:
    """Begin an open match; False if somebody else just did."""
    statement = update(matches).where(matches.c.id == match, matches.c.status == "open")
    begun = connection.execute(statement.values(status="running", moved=time.time())).rowcount == 1
    wake(connection, [f"{match} chairs"])
    return begun


def update_chair(connection: Connection, match: str, seat: int, **values: Any) -> None:
    connection.execute(update(chairs).where(chairs.c.match == match, chairs.c.seat == seat).values(**values))
    wake(connection, [f"{match} chairs"])


def notice_chair(connection: Connection, match: str, seat: int, before: float, now: float) -> bool:
    """Whether it is this worker that sends the notice, which is sent once."""
    mine = update(chairs).where(chairs.c.match == match, chairs.c.seat == seat, chairs.c.noticed == before)
    return connection.execute(mine.values(noticed=now)).rowcount == 1


def see_user(connection: Connection, match: str, user: str, seen: float) -> None:
    """Note, for the other workers, that somebody has the table open (or has just left it: 0)."""
    connection.execute(update(chairs).where(chairs.c.match == match, chairs.c.user == user).values(seen=seen))
    wake(connection, [f"{match} chairs"])


def invited(connection: Connection, invite: str, user: str | None) -> tuple[str, int] | None:
    """The (match, seat) of an invitation, if it is free or that user's."""
    row = connection.execute(select(chairs).where(chairs.c.invite == invite)).mappings().first()
    if row is None or row["agent"] is not None or row["user"] not in (None, user):
        return None
    return str(row["match"]), int(row["seat"])


def claim_chair(connection: Connection, invite: str, user: str) -> tuple[str, int] | None:
    """Sit down on an invitation: (match, seat), or None if the chair is somebody else's."""
    found = invited(connection, invite, user)
    taken = connection.execute(
        update(chairs)
        .where(chairs.c.invite == invite, chairs.c.agent.is_(None), chairs.c.user.is_(None) | (chairs.c.user == user))
        .values(user=user)
    )
    if found is None or not taken.rowcount:
        return None
    wake(connection, [f"{found[0]} chairs"])
    return found


def running_matches(connection: Connection, since: float) -> list[str]:
    """Matches under way that moved since then or have a clock: what a worker looks after."""
    recent = (matches.c.moved >= since) | (matches.c.clock != "")
    return list(connection.execute(select(matches.c.id).where(matches.c.status == "running", recent)).scalars())


def matches_of(connection: Connection, user: str, limit: int = 50) -> list[MatchRow]:
    """The matches somebody sits at or hosts, the newest first."""
    mine = select(chairs.c.match).where(chairs.c.user == user)
    statement = (
        select(matches)
        .where((matches.c.host == user) | matches.c.id.in_(mine))
        .order_by(matches.c.moved.desc())
        .limit(limit)
    )
    return [read_row(row, MatchRow) for row in connection.execute(statement).mappings()]


# Remarks


def add_remark(connection: Connection, match: str, user: str | None, name: str, said: str) -> None:
    values = {"match": match, "user": user, "name": name, "text": said, "made": time.time()}
    connection.execute(insert(remarks).values(**values))
    wake(connection, [f"{match} chat"])


def remarks_of(connection: Connection, match: str, since: int = 0, limit: int = 200) -> list[Remark]:
    """What was said after a remark (0: at all), the last ones, in order."""
    columns = (remarks.c.id, remarks.c.name, remarks.c.text, remarks.c.made)
    statement = select(*columns).where(remarks.c.match == match, remarks.c.id > since)
    rows = connection.execute(statement.order_by(remarks.c.id.desc()).limit(limit)).mappings()
    return [read_row(row, Remark) for row in rows][::-1]


# Users


def add_user(connection: Connection, name: str, lang: str, password: str | None = None) -> UserRow:
    values = {
        "id": token(12),
        "name": name,
        "folded": looks(name) if password else None,
        "password": password,
        "lang": lang,
        "created": time.time(),
    }
    connection.execute(insert(users).values(**values))
    return msgspec.convert({"mail": "", "hook": "", "quiet": "", **values}, UserRow)


def find_user(connection: Connection, user: str) -> UserRow | None:
    row = connection.execute(select(users).where(users.c.id == user)).mappings().first()
    return None if row is None else read_row(row, UserRow)


def user_called(connection: Connection, name: str) -> UserRow | None:
    either = (folded(name), looks(name))  # older names are kept by their letters
    row = connection.execute(select(users).where(users.c.folded.in_(either))).mappings().first()
    return None if row is None else read_row(row, UserRow)


def update_user(connection: Connection, user: str, **values: Any) -> None:
    connection.execute(update(users).where(users.c.id == user).values(**values))
