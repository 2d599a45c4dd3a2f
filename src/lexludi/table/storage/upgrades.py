"""Upgrades: a match that was begun under other rules than those of today.

With the first decision of a turn the match is stored as it then stands, beside the decisions themselves, if that was
not done just before. Whoever plays it again compares: where the rules of today lead elsewhere, the match stops there,
and goes on from the last turn that was stored, under the rules of today, only if everybody at the table agrees.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lexludi.kernel.catalog import Game
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin
from lexludi.table.storage.rows import read_row, wake
from lexludi.table.storage.schema import chairs, decisions, matches, resumptions, snapshots

LONGEST: Final = 40
"""Decisions after which a match is stored even where no turn has begun."""
APART: Final = 20.0
"""Seconds that pass before a match is stored again: turns of people last as long, those of bots come quickly."""
FORGET: Final = (
    update(snapshots)
    .where(snapshots.c.match == bindparam("name"), snapshots.c.number < bindparam("last"), snapshots.c.position != "")
    .values(position="")
)


class Snapshot(msgspec.Struct, frozen=True):
    """A match after so many decisions: its position, of which older ones keep the digest alone."""

    match: str
    number: int
    digest: str
    position: str


class Resumption(msgspec.Struct, frozen=True):
    """A match that goes on, after so many decisions, from a position under other rules; `void` were taken back."""

    match: str
    number: int
    origin: str
    law: str
    void: int
    made: float


class Rift(msgspec.Struct, frozen=True):
    """Where the rules of today part from those a match was played by, and from where it could go on."""

    number: int
    """The decision at which they part."""
    last: Snapshot | None


class Parted(LexLudiError):
    """The stored decisions do not lead, by the rules of today, to where they led."""

    def __init__(self, rift: Rift) -> None:
        super().__init__("the rules have changed since this match was begun")
        self.rift = rift


def digest_of(position: str) -> str:
    return blake2b(position.encode(), digest_size=16).hexdigest()


class Marks:
    """When a match is stored again: with a new turn, neither too often nor too seldom."""

    def __init__(self, game: Game, match: Match, number: int) -> None:
        self.game = game
        self.turn = game.turn(match.state)
        self.number = number
        self.at = 0.0

    def due(self, name: str, match: Match, number: int, now: float) -> Snapshot | None:
        """The match as it stands, if it is to be stored with its next decision."""
        if now - self.at < APART or match.ask is None:
            return None
        turn = self.game.turn(match.state)
        if turn == self.turn and number - self.number < LONGEST:
            return None
        self.turn, self.number, self.at = turn, number, now
        position = match.position()
        return Snapshot(name, number, digest_of(position), position)


class Witness:
    """Compares a match that is played again with what was stored of it."""

    def __init__(self, game: Game, stored: Sequence[Snapshot]) -> None:
        self.game = game
        self.digests = {snapshot.number: snapshot.digest for snapshot in stored}
        self.last = max(stored, key=lambda one: one.number) if stored else None
        self.parted: int | None = None

    def looks(self, match: Match, number: int) -> None:
        """After so many decisions. Raises Parted at the last one that was stored, if it is not the same match."""
        known = self.digests.get(number)
        if known is None:
            return
        position = match.position()
        if digest_of(position) != known and self.parted is None:
            self.parted = number
        if self.parted is not None and self.last is not None and number == self.last.number:
            if self.read_anew(self.last.position) != position:
                raise Parted(self.rift(self.parted))
            self.parted = None  # it is only written otherwise than before

    def read_anew(self, position: str) -> str | None:
        """A position as it is written today; None if it cannot be read any more."""
        try:
            return Match.at(self.game.name, position).position()
        except LexLudiError:
            return None

    def rift(self, number: int) -> Rift:
        return Rift(number, self.last)


def resumed(game: Game, origin: Origin, rift: Rift, rows: Sequence[Any], now: float) -> Resumption:
    """How a match goes on from the last turn that was stored; decisions since then stay, as far as they are legal.

    Raises LexLudiError if the position cannot be read by the rules of today.
    """
    last = rift.last
    if last is None:
        raise LexLudiError("nothing was stored from which the match could go on")
    start = msgspec.structs.replace(origin, law=game.law, position=last.position, data=game.data)
    match = Match.start(game, start)
    since = [row for row in rows if row.number >= last.number]
    kept = 0
    for row in since:
        try:
            replayed(game, match, row.body, row.seat)
        except Exception:  # rules that have changed since may fail in any way
            break
        kept += 1
    return Resumption(last.match, last.number, msgspec.json.encode(start).decode(), origin.law, len(since) - kept, now)


def replayed(game: Game, match: Match, body: str, seat: int) -> None:
    """Make a decision as it was stored."""
    if body == '"undo"':
        match.undo(seat)
    else:
        match.choose(game.options.decode(msgspec.json.decode(body)), seat)


# The store


def add_snapshots(connection: Connection, kept: Sequence[Snapshot]) -> None:
    """Of each match only the last snapshot keeps its position."""
    if kept:
        connection.execute(FORGET, [{"name": snapshot.match, "last": snapshot.number} for snapshot in kept])
        connection.execute(insert(snapshots), [msgspec.structs.asdict(snapshot) for snapshot in kept])


def snapshots_of(connection: Connection, match: str, since: int = 0) -> list[Snapshot]:
    wanted = select(snapshots).where(snapshots.c.match == match, snapshots.c.number >= since)
    return [read_row(row, Snapshot) for row in connection.execute(wanted).mappings()]


def last_resumption(connection: Connection, match: str) -> Resumption | None:
    wanted = select(resumptions).where(resumptions.c.match == match).order_by(resumptions.c.number.desc()).limit(1)
    row = connection.execute(wanted).mappings().first()
    return None if row is None else read_row(row, Resumption)


def agree(connection: Connection, match: str, user: str) -> None:
    """Somebody would go on under the rules of today, for all the seats that are theirs."""
    connection.execute(update(chairs).where(chairs.c.match == match, chairs.c.user == user).values(agrees=True))


def resume(connection: Connection, resumption: Resumption) -> bool:
    """The match goes on; what does not fit any more is taken back. False if it went on already."""
    known = last_resumption(connection, resumption.match)
    if known is not None and known.number >= resumption.number:
        return False
    of_match = decisions.c.match == resumption.match
    numbers = select(decisions.c.number).where(of_match).order_by(decisions.c.number.desc()).limit(resumption.void)
    void = list(connection.execute(numbers).scalars())
    connection.execute(delete(decisions).where(of_match, decisions.c.number.in_(void)))
    newer = (snapshots.c.match == resumption.match, snapshots.c.number >= resumption.number)
    connection.execute(delete(snapshots).where(*newer))
    connection.execute(insert(resumptions).values(**msgspec.structs.asdict(resumption)))
    connection.execute(update(chairs).where(chairs.c.match == resumption.match).values(agrees=False))
    wake(connection, [f"{resumption.match} chairs"])
    return True


def end_unrated(connection: Connection, match: str) -> None:
    """A match that its players do not want to play on under other rules."""
    running = (matches.c.id == match, matches.c.status == "running")
    connection.execute(update(matches).where(*running).values(status="closed", unrated=True))
    wake(connection, [f"{match} chairs"])
