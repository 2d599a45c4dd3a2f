"""Decisions in the store: a writer commits what has gathered in one transaction, so that many games share its cost."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from lexludi.table.storage.rows import BadDatabase, insert_new, read_row, wake
from lexludi.table.storage.schema import decisions, matches
from lexludi.table.storage.upgrades import Snapshot, add_snapshots

BATCH: Final = 200
"""Decisions with which a transaction waits for no more."""
LATELY: Final = 10.0
"""Seconds for which it is not noted again that a match has moved: lists put what moved lately first, and no more."""
NOTED: Final = 10_000
"""Matches of which the writer remembers when it last noted that."""
MOVED: Final = update(matches).where(matches.c.id == bindparam("name")).values(moved=bindparam("at"))

ROWS: Final = 100
"""Rows that SQLite is handed in one statement: one by one, each of them would give up the interpreter's lock."""
ROW: Final = "(?, ?, ?, ?, ?, ?)"
ROWS_OF_SQLITE: Final = (
    'INSERT INTO decisions ("match", number, seat, body, made, "by") VALUES {rows} ON CONFLICT DO NOTHING'
)
NOTHING: Final[Mapping[str, float]] = {}


class Decision(msgspec.Struct, frozen=True):
    """A row of `decisions`: an option, or `"undo"`."""

    match: str
    number: int
    seat: int
    body: str
    made: float
    by: str | None = None


class Waiting(NamedTuple):
    """A decision to be stored, how its match stood before, and who waits for it."""

    decision: Decision
    before: Snapshot | None
    answer: asyncio.Future[bool]


class Writer:
    """Gathers decisions and commits them together. An answer comes only after the commit."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        """Runs a function of a connection, in one transaction."""
        self.queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.gathered: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        """What an event loop will hand over once it has done what is to be done at this moment."""
        self.noted: dict[str, float] = {}
        """When it was last noted of a match that it has moved."""
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="lexludi-writer", daemon=True)
        self.thread.start()

    def put(self, decision: Decision, before: Snapshot | None = None) -> asyncio.Future[bool]:
        if self.closed:
            raise BadDatabase("The server is closing; nothing was stored.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        gathered = self.gathered.get(loop)
        if gathered is None:
            gathered = self.gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(Waiting(decision, before, answer))
        return answer

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """To wake the thread costs more than to put a decision beside others."""
        self.queue.put(self.gathered.pop(loop, []))

    def close(self) -> None:
        """Commit what is waiting, and stop."""
        self.closed = True
        for loop in list(self.gathered):
            self._hand_over(loop)
        self.queue.put(None)
        self.thread.join(10)

    def _run(self) -> None:
        closing = False
        while not closing:
            batch: list[Waiting] = []
            while not (closing or (batch and (self.queue.empty() or len(batch) >= BATCH))):
                given = self.queue.get()
                closing = given is None
                batch += given or []
            # somebody who gave up before the decision was written need not have it written
            waiting = [w for w in batch if not w.answer.cancelled()]
            if waiting:
                self._commit(sorted(waiting, key=lambda w: w.decision.match))

    def _commit(self, batch: list[Waiting]) -> None:
        """In the order of matches, so that two workers never wait for each other's rows."""
        outcomes: Sequence[bool | Exception]
        try:
            outcomes = self.call(insert_decisions, [(w.decision, w.before) for w in batch], self.noted)
            self._note([w.decision for w, stored in zip(batch, outcomes, strict=True) if stored])
        except Exception:
            outcomes = [self._retry(w.decision, w.before) for w in batch]
        self._answer(batch, outcomes)

    def _note(self, stored: Sequence[Decision]) -> None:
        """Remember which matches were noted to have moved, now that it is committed."""
        if len(self.noted) > NOTED:
            self.noted.clear()
        self.noted |= moved_by(stored, self.noted)

    def _retry(self, decision: Decision, before: Snapshot | None) -> bool | Exception:
        """Alone, after its batch failed; the failure may have come after the commit, so the row may be there."""
        try:
            stored = self.call(insert_decisions, [(decision, before)])[0]
            return bool(stored or self.call(is_there, decision))
        except Exception as error:
            return error

    def _answer(self, batch: list[Waiting], outcomes: Sequence[bool | Exception]) -> None:
        """Wake each event loop once, however many wait in it."""
        told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | Exception]]] = {}
        for waiting, outcome in zip(batch, outcomes, strict=True):
            told.setdefault(waiting.answer.get_loop(), []).append((waiting.answer, outcome))
        for loop, answers in told.items():
            with suppress(RuntimeError):  # a loop that is closed has nobody left who waits
                loop.call_soon_threadsafe(settle, answers)


def settle(answers: Sequence[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    """Answer everybody who still waits."""
    for answer, outcome in answers:
        if answer.done():
            continue
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


def insert_decisions(
    connection: Connection, made: Sequence[tuple[Decision, Snapshot | None]], noted: Mapping[str, float] = NOTHING
) -> list[bool]:
    """Insert decisions, with how their matches stood before; each is stored unless its number is taken.

    That their matches have moved is noted too, but for those of which that was `noted` lately.
    """
    if insert_rows(connection, [decision for decision, _ in made]) == len(made):
        stored = [True] * len(made)
    else:  # somebody was faster
        stored = which_are_there(connection, [decision for decision, _ in made])
    done = [both for both, there in zip(made, stored, strict=True) if there]
    add_snapshots(connection, [before for _, before in done if before is not None])
    moved = moved_by([decision for decision, _ in done], noted)
    if moved:
        connection.execute(MOVED, [{"name": match, "at": at} for match, at in moved.items()])
    wake(connection, [f"{decision.match} {decision.number}" for decision, _ in done])
    return stored


def insert_rows(connection: Connection, made: Sequence[Decision]) -> int:
    """Insert decisions whose numbers are not taken; how many those are."""
    if connection.dialect.name != "sqlite":
        rows = [msgspec.structs.asdict(decision) for decision in made]
        return connection.execute(insert_new(connection, decisions), rows).rowcount
    count = 0
    for n in range(0, len(made), ROWS):
        some = made[n : n + ROWS]
        statement = ROWS_OF_SQLITE.format(rows=", ".join([ROW] * len(some)))
        values = [value for decision in some for value in msgspec.structs.astuple(decision)]
        count += connection.exec_driver_sql(statement, tuple(values)).rowcount
    return count


def moved_by(made: Sequence[Decision], noted: Mapping[str, float]) -> dict[str, float]:
    """When matches were moved by decisions, but for those of which that was noted lately."""
    return {one.match: one.made for one in made if one.made - noted.get(one.match, 0.0) >= LATELY}


def which_are_there(connection: Connection, made: Sequence[Decision]) -> list[bool]:
    """Whether each decision is stored; of two that are the same it is the first."""
    first: set[tuple[str, int]] = set()
    found = []
    for decision in made:
        key = (decision.match, decision.number)
        found.append(key not in first and is_there(connection, decision))
        if found[-1]:
            first.add(key)
    return found


def is_there(connection: Connection, decision: Decision) -> bool:
    """Whether exactly this decision is stored."""
    return decision in decisions_since(connection, decision.match, decision.number)[:1]


def decisions_since(connection: Connection, match: str, number: int) -> list[Decision]:
    """The decisions of a match from a number on, in order."""
    statement = (
        select(decisions).where(decisions.c.match == match, decisions.c.number >= number).order_by(decisions.c.number)
    )
    return [read_row(row, Decision) for row in connection.execute(statement).mappings()]
