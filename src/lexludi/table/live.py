"""Matches in memory: one `Live` a match, shared by everybody who looks at it in this process.

A decision is checked against the match, stored, and only then made. If its number was already taken (another worker
was faster), the match catches up from the store and the decision is refused as stale.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import CannotUndo, IllegalChoice, LexLudiError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.record import Origin, Record
from lexludi.table import store as st
from lexludi.table.store import ChairRow, Decision, MatchRow, Store

UNDO = '"undo"'


class Refused(LexLudiError):
    """A request that changes nothing; `code` is for programs, `law` the rule that forbids it."""

    def __init__(self, code: str, message: str, law: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.law = law


class Standing(msgspec.Struct, frozen=True):
    """A standing answer of a seat: whenever it is asked that, in that turn, it answers so."""

    prompt: str
    option: list[Any]
    turn: int


class Watcher:
    """Somebody who looks at a match: a seat's owner, or a spectator (seat None). `news` is set when there is any."""

    def __init__(self, user: str | None, name: str, seats: tuple[int, ...], lang: str) -> None:
        self.user = user
        self.name = name
        self.seats = seats
        self.lang = lang
        self.sent = 0
        """How many events of the log this watcher has."""
        self.heard = 0
        """How many remarks."""
        self.news = asyncio.Event()
        self.refusal: dict[str, Any] | None = None
        self.gone = False


class Live:
    """A match under way (or not yet begun, or over) and everybody around it."""

    def __init__(self, store: Store, row: MatchRow, chairs: list[ChairRow]) -> None:
        self.store = store
        self.row = row
        self.chairs = chairs
        self.game = catalog.game(msgspec.json.decode(row.origin, type=Origin).game)
        self.origin = msgspec.json.decode(row.origin, type=Origin)
        self.match: Match | None = None
        self.number = 0
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.standing: dict[int, Standing] = {}
        self.remarks: list[dict[str, Any]] = []
        self.reseeds: dict[int, str] = {}
        self.touched = time.monotonic()
        self.asked_at = row.moved
        """When the open ask was put, by the wall clock."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def begun(self) -> bool:
        return self.row.status in ("running", "over")

    async def load(self) -> None:
        """Begin the match if every chair is taken, and bring it up to what is stored."""
        self.remarks = await self.store.run(st.remarks_of, self.id)
        if self.row.status != "open":
            await self.catch_up()

    async def refresh(self) -> None:
        """Read the match and its chairs anew, after somebody sat down or left."""
        row = await self.store.run(st.find_match, self.id)
        if row is not None:
            self.row = row
        self.chairs = await self.store.run(st.find_chairs, self.id)
        if self.row.status == "open" and all(c.user or c.agent for c in self.chairs):
            await self.store.run(st.update_match, self.id, status="running", moved=time.time())
            self.row = msgspec.structs.replace(self.row, status="running", moved=time.time())
            self.asked_at = self.row.moved
        if self.begun and self.match is None:
            await self.catch_up()
        self.tell()

    async def catch_up(self) -> None:
        """Make every stored decision that this process has not made yet."""
        fresh = await self.store.run(st.decisions_since, self.id, self.number)
        if self.match is None:
            self.match = await asyncio.to_thread(self.begin)
            if len(fresh) > 50:
                await asyncio.to_thread(self.apply_all, fresh)
                return
        self.apply_all(fresh)

    def begin(self) -> Match:
        match = Match.start(self.game, self.origin)
        reseeds = msgspec.json.decode(self.row.reseeds, type=list[tuple[int, str]])
        for number, seed in reseeds:
            if number == 0:
                match.reseed(seed)
        self.reseeds = {number: seed for number, seed in reseeds if number}
        return match

    def apply_all(self, rows: list[Decision]) -> None:
        for row in rows:
            if row.number == self.number:
                self.apply(row)

    def apply(self, row: Decision) -> None:
        """Make a stored decision."""
        match = self.match
        assert match is not None
        if row.body == UNDO:
            match.undo(row.seat)
            for watcher in self.watchers:
                watcher.sent = min(watcher.sent, len(match.events))
        else:
            match.choose(self.game.options.decode(msgspec.json.decode(row.body)), row.seat)
        self.number += 1
        self.asked_at = row.made
        seed = self.reseeds.get(self.number)
        if seed is not None:
            match.reseed(seed)

    # Deciding

    def open_ask(self, seat: int) -> Ask | None:
        if self.match is None:
            return None
        return next((ask for ask in self.match.asks if ask.seat == seat), None)

    async def decide(self, seat: int, number: int, plain: Any, by: str | None) -> None:
        """Make a choice for a seat. Raises Refused, and changes nothing, unless it is stored and made."""
        try:
            option = self.game.options.decode(plain)
        except msgspec.ValidationError as error:
            raise Refused("malformed", f"That is not a choice of this game: {error}") from error
        async with self.lock:
            self._current(number)
            ask = self.open_ask(seat)
            if ask is None:
                raise Refused("not-asked", "It is not yours to decide now.")
            if option not in ask.options:
                raise self._illegal(seat, option)
            body = msgspec.json.encode(option).decode()
            await self._store(Decision(self.id, self.number, seat, body, time.time(), by))

    async def undo(self, seat: int, number: int, by: str | None) -> None:
        """Take back the last decision of a seat."""
        async with self.lock:
            match = self._current(number)
            why = match.why_not_undo(seat)
            if why is not None:
                raise Refused("cannot-undo", f"That cannot be undone: {why}.")
            await self._store(Decision(self.id, self.number, seat, UNDO, time.time(), by))

    def _current(self, number: int) -> Match:
        if self.match is None:
            raise Refused("not-begun", "The match has not begun: a seat is still free.")
        if self.match.ask is None:
            raise Refused("over", "The match is over.")
        if number != self.number:
            raise Refused("stale", f"Decision {number} is already made; the match is at {self.number}.")
        return self.match

    def _illegal(self, seat: int, option: Option) -> Refused:
        assert self.match is not None
        try:
            self.match.clone().choose(option, seat)
        except IllegalChoice as error:
            return Refused("illegal", "The rules do not allow that now.", error.law)
        return Refused("illegal", "The rules do not allow that now.")

    async def _store(self, decision: Decision) -> None:
        stored = await self.store.decide(decision)
        if not stored:
            await self.catch_up()
            self.tell()
            raise Refused("stale", "Somebody was faster: the match has moved on.")
        try:
            spent = max(0.0, decision.made - self.asked_at)
            self.apply(decision)
        except (IllegalChoice, CannotUndo) as error:  # pragma: no cover - checked before it was stored
            raise Refused("illegal", str(error)) from error
        self.after(decision, spent)
        self.tell()

    def after(self, decision: Decision, spent: float) -> None:
        """What else a decision changes: standing answers end with their turn."""
        self.touched = time.monotonic()
        match = self.match
        assert match is not None
        turn = self.turn()
        self.standing = {seat: s for seat, s in self.standing.items() if s.turn == turn}

    def turn(self) -> int:
        return int(getattr(self.match.state, "number", 0)) if self.match is not None else 0

    # Who is who

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """The seats a user owns."""
        return tuple(c.seat for c in self.chairs if user is not None and c.user == user)

    def agent_of(self, seat: int) -> str | None:
        """The agent that decides for a seat now, if one does."""
        chair = self.chairs[seat]
        return chair.agent or chair.standin

    def present(self, seat: int) -> bool:
        """Whether the owner of a seat is looking at the match in this process."""
        owner = self.chairs[seat].user
        return any(w.user == owner for w in self.watchers) if owner else False

    def tell(self) -> None:
        """Wake everybody who looks at this match."""
        for watcher in self.watchers:
            watcher.news.set()

    def record(self) -> Record:
        assert self.match is not None
        return self.match.record()
