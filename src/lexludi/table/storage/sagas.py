"""What lasts beyond a match: sagas, their matches in order, and how each goes on from a match that ends, exactly once.

The end of a match and what follows from it for its saga are one transaction, whichever worker comes first: either both
are stored or neither is, and then the next worker that looks at the match tries again.
"""

from __future__ import annotations

import logging
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance, new_seed
from lexludi.kernel.errors import LexLudiError, Said
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin
from lexludi.kernel.saga import Saga
from lexludi.locale import N_
from lexludi.table.guard import clean
from lexludi.table.storage import scores
from lexludi.table.storage import store as st
from lexludi.table.storage.rows import insert_new, read_row
from lexludi.table.storage.schema import chairs, episodes, matches, sagas, users
from lexludi.table.storage.store import ChairRow, MatchRow

log = logging.getLogger("lexludi.sagas")

LONGEST_NAME = 60
"""Save strings have room for 255 bytes, and a letter takes up to four."""


class Busy(Said):
    """The next match of a saga is under way already."""


class SagaRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    owner: str
    name: str
    kept: str
    number: int
    created: float
    moved: float

    def saga(self) -> Saga:
        """The saga itself, as its game reads it."""
        known = catalog.game(self.game).sagas
        assert known is not None
        return known.loads(self.kept.encode())


class Book(NamedTuple):
    """A saga that a match to come belongs to: stored already or, if it is `fresh`, stored together with its match."""

    id: str
    game: str
    saga: Saga
    fresh: bool = False


class Episode(msgspec.Struct, frozen=True):
    """A match of a saga."""

    number: int
    match: str
    status: str


def fresh(game: str, saga: Saga) -> Book:
    return Book(st.token(8), game, saga, fresh=True)


def add_saga(connection: Connection, book: Book, owner: str) -> None:
    now = time.time()
    row = SagaRow(
        id=book.id,
        game=book.game,
        owner=owner,
        name=clean(book.saga.name)[:80],
        kept=book.saga.dumps().decode(),
        number=book.saga.number,
        created=now,
        moved=now,
    )
    connection.execute(insert(sagas).values(**msgspec.structs.asdict(row)))


def add_match(connection: Connection, row: dict[str, Any], seats: list[dict[str, Any]], book: Book) -> None:
    """A new match as the next one of a saga. Raises Busy, and stores nothing, if that one is there already."""
    if book.fresh:
        add_saga(connection, book, row["host"])
    st.add_match(connection, row, seats)
    place = {"saga": book.id, "number": book.saga.number, "match": row["id"]}
    if connection.execute(insert_new(connection, episodes), place).rowcount != 1:
        raise Busy(N_("The next game of this chronicle is under way already."))


def find_saga(connection: Connection, saga: str) -> SagaRow | None:
    row = connection.execute(select(sagas).where(sagas.c.id == saga)).mappings().first()
    return None if row is None else read_row(row, SagaRow)


def saga_of(connection: Connection, match: str) -> str | None:
    """The saga that a match belongs to."""
    found: str | None = connection.execute(select(episodes.c.saga).where(episodes.c.match == match)).scalar()
    return found


def sagas_of(connection: Connection, user: str, limit: int = 50) -> list[SagaRow]:
    """The sagas that somebody keeps or has played in, the newest first."""
    played = select(episodes.c.saga).join(chairs, chairs.c.match == episodes.c.match).where(chairs.c.user == user)
    statement = select(sagas).where((sagas.c.owner == user) | sagas.c.id.in_(played))
    rows = connection.execute(statement.order_by(sagas.c.moved.desc()).limit(limit)).mappings()
    return [read_row(row, SagaRow) for row in rows]


def episodes_of(connection: Connection, saga: str) -> list[Episode]:
    statement = (
        select(episodes.c.number, episodes.c.match, matches.c.status)
        .join(matches, matches.c.id == episodes.c.match)
        .where(episodes.c.saga == saga)
        .order_by(episodes.c.number)
    )
    return [read_row(row, Episode) for row in connection.execute(statement).mappings()]


def people_of(connection: Connection, saga: str) -> dict[str, str]:
    """Everybody who keeps a saga or has sat down in a match of it: their names, by id."""
    sat = select(chairs.c.user).join(episodes, episodes.c.match == chairs.c.match).where(episodes.c.saga == saga)
    kept = select(sagas.c.owner).where(sagas.c.id == saga)
    statement = select(users.c.id, users.c.name).where(users.c.id.in_(sat) | users.c.id.in_(kept))
    return {row.id: row.name for row in connection.execute(statement.order_by(users.c.name))}


def last_match(connection: Connection, row: SagaRow) -> tuple[MatchRow, list[ChairRow]] | None:
    """The match that a saga last went on from, and who sat there."""
    place = (episodes.c.saga == row.id) & (episodes.c.number == row.number - 1)
    match: str | None = connection.execute(select(episodes.c.match).where(place)).scalar()
    found = st.find_match(connection, match) if match is not None else None
    return None if found is None else (found, st.find_chairs(connection, found.id))


def give_up(connection: Connection, saga: str, match: str) -> bool:
    """Let a match that is under way go its own way, so that another can be the next one of its saga."""
    held = select(sagas.c.number).where(sagas.c.id == saga).with_for_update()
    number = connection.execute(held).scalar()
    place = (episodes.c.saga == saga) & (episodes.c.number == number) & (episodes.c.match == match)
    return connection.execute(delete(episodes).where(place)).rowcount == 1


# The end of a match


def finish(
    connection: Connection, match_id: str, result: str, origin: Origin, seats: list[ChairRow], match: Match
) -> bool:
    """Count a match that is over, and let its saga go on from it; False if somebody already has."""
    assert match.result is not None
    if not scores.finish(connection, match_id, result, origin, seats, match.result):
        return False
    go_on(connection, match_id, match, seats)
    return True


def go_on(connection: Connection, match_id: str, match: Match, seats: list[ChairRow]) -> None:
    """What a match that ends leaves to its saga, if it is the next one of any."""
    following = (episodes.c.saga == sagas.c.id) & (episodes.c.number == sagas.c.number)
    statement = select(sagas).join(episodes, following).where(episodes.c.match == match_id)
    found = connection.execute(statement.with_for_update(of=sagas)).mappings().first()
    if found is None:
        return
    row = read_row(found, SagaRow)
    people = ["" if chair.agent else chair.name or "" for chair in seats]
    try:
        saga = row.saga().after(match, people).sealed(Chance.of(new_seed()))
    except LexLudiError:  # the match counts all the same; its saga waits for another
        log.exception("a saga cannot go on", extra={"fields": {"saga": row.id, "match": match_id}})
        return
    values = {"kept": saga.dumps().decode(), "number": saga.number, "moved": time.time()}
    connection.execute(update(sagas).where(sagas.c.id == row.id, sagas.c.number == row.number).values(**values))
