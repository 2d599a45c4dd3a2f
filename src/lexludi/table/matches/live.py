"""Matches in memory: one `Live` a match, shared by everybody who looks at it in this process.

A decision is checked against the match, stored, and only then made. If its number was already taken (another worker
was faster), the match catches up from the store and the decision is refused as stale.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from lexludi.draw.parts import Drawing
from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import LexLudiError, OtherData, Said
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.record import Origin, Record
from lexludi.locale import N_
from lexludi.table.guard import Limits
from lexludi.table.matches import clocks
from lexludi.table.matches.common import NOTHING_TOLD, Common, Told
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import Decision, decisions_since
from lexludi.table.storage.pauses import Pauses
from lexludi.table.storage.store import ChairRow, MatchRow, Remark, Store
from lexludi.table.storage.upgrades import (
    Marks,
    Parted,
    Resumption,
    Rift,
    Snapshot,
    Witness,
    last_resumption,
    resume,
    resumed,
    snapshots_of,
)

UNDO = '"undo"'
AGENT = "agent:"
"""How the `by` of a decision starts that an agent made."""
ITSELF = "law"
"""The agent of a seat that the rules of the game play: nobody sits there, and it is never asked."""
AWAY = 75.0
"""Seconds after which somebody whose worker no longer says that they look on is taken to be away."""


UNTOLD = [NOTHING_TOLD] * 5
"""Who looks on anew knows nothing of the table, through whose eyes, of the match, what is asked, and what stands."""


class Refused(Said):
    """A request that changes nothing; `code` is for programs, `law` the rule that forbids it."""

    def __init__(self, code: str, message: str, law: str = "", **values: object) -> None:
        super().__init__(message, **values)
        self.code = code
        self.law = law


class Unplayable(LexLudiError):
    """A stored match that this version cannot play on."""


class Standing(msgspec.Struct, frozen=True):
    """A standing answer of a seat: whenever it is asked that, in that turn, it answers so."""

    prompt: str
    option: list[Any]
    turn: int


class Watcher:
    """Somebody who looks at a match: a seat's owner, or a spectator (no seats)."""

    def __init__(self, user: str | None, name: str, seats: tuple[int, ...], lang: str) -> None:
        self.user = user
        self.name = name
        self.seats = seats
        self.lang = lang
        self.sent = 0
        """How many events of the log this watcher has."""
        self.heard = 0
        """The last remark this watcher has."""
        self.parts: list[Told] = UNTOLD
        """What this watcher was told last, part by part, of whatever is told only when it changes."""
        self.stand: tuple[int, int | None] | None = None
        """The decision, and the seat through whose eyes, of which this watcher has the news."""
        self.drawing: Drawing | None = None
        """The board this watcher has."""
        self.hear: Callable[[], None] = lambda: None
        """Called when there may be news."""
        self.draws = asyncio.Event()
        """Set when there may be another board to draw."""

    def learn(self, parts: list[Told], common: Common) -> bytes:
        """What of all this is new to this watcher, who knows it from now on."""
        known, self.parts = self.parts, parts
        new = b""
        for part, before in zip(parts, known, strict=True):
            if part is not before:
                new += common.since(part, before)
        return new

    def forget(self) -> None:
        """Start over: whatever there is will be news."""
        self.parts = UNTOLD
        self.stand = None
        self.drawing = None


class Course:
    """A match as its stored decisions made it, with what they cost of everybody's time."""

    def __init__(
        self, row: MatchRow, origin: Origin, seats: int, number: int = 0, pauses: Pauses | None = None
    ) -> None:
        self.game = catalog.game(origin.game)
        self.match = Match.start(self.game, origin)
        self.marks = Marks(self.game, self.match, number)
        self.clock = clocks.read(row.clock)
        self.pauses = pauses or Pauses()
        self.number = number
        self.asked_at = row.moved
        """When the open ask was put, by the wall clock."""
        self.used = [0.0] * seats
        self.open: dict[int, tuple[Ask, int]] = {}
        """What each seat is asked, and since which decision: where several are asked, others decide meanwhile."""
        reseeds = msgspec.json.decode(row.reseeds, type=list[tuple[int, str]])
        self.reseeds = dict([] if number else reseeds)  # a match that went on under other rules is past them
        self._reseed()
        self._opened()

    def apply(self, row: Decision, option: Option | None = None) -> None:
        """Make a stored decision, whose option may have been read already."""
        undone = row.body == UNDO
        if undone:
            self.match.undo(row.seat)
        else:
            self.match.choose(option or self.game.options.decode(msgspec.json.decode(row.body)), row.seat)
        if not (row.by or "").startswith(AGENT):
            self.used[row.seat] += self.clock.cost(self.waited(row.made), undone)
        self.number += 1
        self.asked_at = row.made
        self._reseed()
        self.open.pop(row.seat, None)
        self._opened()

    def _opened(self) -> None:
        before, self.open = self.open, {}
        for ask in self.match.asks:
            asked, since = before.get(ask.seat, (ask, self.number))
            same = asked.prompt == ask.prompt and asked.options == ask.options
            self.open[ask.seat] = (ask, since if same else self.number)

    def answers(self, seat: int, number: int) -> bool:
        """Whether a choice made when so many decisions had been is one for what the seat is asked now."""
        since = self.open[seat][1] if seat in self.open else self.number
        return since <= number <= self.number

    def waited(self, now: float) -> float:
        """How long the open ask has waited while somebody could have answered it."""
        return now - self.asked_at - self.pauses.within(self.asked_at, now)

    def _reseed(self) -> None:
        """Where the match was branched, chance goes on from another seed; before that, no decision was taken back."""
        if self.number in self.reseeds:
            self.match.reseed(self.reseeds.pop(self.number))


def asked(match: Match, seat: int) -> Ask | None:
    """What a seat is asked, if it is."""
    if match.together is None:
        ask = match.ask
        return ask if ask is not None and ask.seat == seat else None
    return next((ask for ask in match.together if ask.seat == seat), None)


class Live:
    """A match under way (or not yet begun, or over) and everybody around it."""

    def __init__(self, store: Store, row: MatchRow, chairs: list[ChairRow]) -> None:
        self.store = store
        self.row = row
        self.chairs = chairs
        self.origin = msgspec.json.decode(row.origin, type=Origin)
        self.game = catalog.game(self.origin.game)
        self.course: Course | None = None
        self.rift: Rift | None = None
        """Where the rules of today part from those the match was played by, so that it cannot go on."""
        self.resumed: Resumption | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.undos = Limits()
        self.remarks: list[Remark] = []
        self.touched = time.monotonic()
        self.loaded = time.time()
        self.drawn: dict[tuple[int, int | None, str, bool], asyncio.Future[Drawing]] = {}
        """Boards drawn at this moment, for all who see the same."""
        self.commons: dict[str, Common] = {}
        """What all are told alike at this moment, by language."""
        self.changes = 0
        """How often something around the match changed."""
        self.telling = False
        """Whether everybody is about to be told."""
        self.reminded = 0.0
        """When it was last looked whether somebody is to be reminded."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match | None:
        return None if self.course is None else self.course.match

    @property
    def number(self) -> int:
        return 0 if self.course is None else self.course.number

    @property
    def asked_at(self) -> float:
        return self.row.moved if self.course is None else self.course.asked_at

    @property
    def begun(self) -> bool:
        return self.row.status in ("running", "over")

    # Keeping up with the store

    async def load(self) -> None:
        """Bring the match up to what is stored."""
        self.remarks = await self.store.run(st.remarks_of, self.id)
        async with self.lock:
            await self._catch_up()

    async def refresh(self) -> None:
        """Read the match and its chairs anew, after somebody sat down or left; begin it if every chair is taken."""
        async with self.lock:
            await self._read()
            if self.row.status == "open" and all(c.user or c.agent for c in self.chairs):
                await self.store.run(st.begin_match, self.id)
                await self._read()
            await self._catch_up()
        self.tell()

    async def catch_up(self) -> None:
        """Make every stored decision that this process has not made yet."""
        async with self.lock:
            await self._catch_up()
        self.tell()

    async def listen(self) -> None:
        """Hear the remarks that this process has not heard yet."""
        last = self.remarks[-1].id if self.remarks else 0
        for remark in await self.store.run(st.remarks_of, self.id, last):
            if not self.remarks or remark.id > self.remarks[-1].id:
                self.remarks.append(remark)
        self.tell()

    async def _read(self) -> None:
        row = await self.store.run(st.find_match, self.id)
        if row is not None:
            self.row = row
        self.chairs = await self.store.run(st.find_chairs, self.id)

    async def _catch_up(self) -> None:
        if not self.begun:
            return
        if self.course is None:
            await self._begin_again()
            return
        fresh = await self.store.run(decisions_since, self.id, self.number)
        for row in fresh:
            if row.number == self.number:
                self._apply(row)

    async def go_on(self, now: float) -> None:
        """Everybody agrees to play on by the rules of today. Raises LexLudiError if these cannot read the match."""
        async with self.lock:
            if self.rift is not None and self.rift.last is not None:
                rows = await self.store.run(decisions_since, self.id, self.rift.last.number)
                on = await asyncio.to_thread(resumed, self.game, self.origin, self.rift, rows, now)
                await self.store.run(resume, on)
                await self._read()
                await self._begin_again()
        self.tell()

    async def _begin_again(self) -> None:
        """Play what is stored from the start, or from where the match went on under other rules."""
        self.resumed = await self.store.run(last_resumption, self.id)
        number = self.resumed.number if self.resumed else 0
        rows = await self.store.run(decisions_since, self.id, number)
        stored = await self.store.run(snapshots_of, self.id, number)
        try:
            self.course = await asyncio.to_thread(self._play_again, rows, stored)
            self.rift = None
        except Parted as parted:
            self.rift = parted.rift

    def _play_again(self, rows: list[Decision], stored: list[Snapshot]) -> Course:
        witness = Witness(self.game, stored)
        number = 0
        try:
            if self.resumed is None:
                course = Course(self.row, self.origin, len(self.chairs), 0, self.store.pauses)
            else:
                origin = msgspec.json.decode(self.resumed.origin, type=Origin)
                course = Course(self.row, origin, len(self.chairs), self.resumed.number, self.store.pauses)
            for row in rows:
                number = row.number
                witness.looks(course.match, number)
                course.apply(row)
        except OtherData as error:
            raise Unplayable(
                N_("This match was begun with other figures and cards of the game than this server has now.")
            ) from error
        except Parted:
            raise
        except Exception as error:  # rules that have changed since may fail in any way
            if stored:
                raise Parted(witness.rift(number)) from error
            raise Unplayable(
                N_("This match was begun by another version of the rules and cannot be played on here.")
            ) from error
        return course

    def _apply(self, row: Decision, option: Option | None = None) -> None:
        assert self.course is not None
        self.course.apply(row, option)
        self.touched = time.monotonic()
        if row.body == UNDO:  # it shortens the log
            for watcher in self.watchers:
                watcher.sent = min(watcher.sent, len(self.course.match.events))

    # Deciding

    def open_ask(self, seat: int) -> Ask | None:
        if self.match is None:
            return None
        return asked(self.match, seat)

    async def decide(self, seat: int, number: int, plain: Any, by: str | None) -> None:
        """Make a choice for a seat. Raises Refused, and changes nothing, unless it is stored and made."""
        option = self.read_option(plain)
        async with self.lock:
            self._current(number, seat)
            offered = self.offered(seat, option)
            body = msgspec.json.encode(offered).decode()
            await self._store(Decision(self.id, self.number, seat, body, time.time(), by), offered)

    async def undo(self, seat: int, number: int, by: str | None) -> None:
        """Take back the last decision of a seat."""
        async with self.lock:
            why = self._current(number).why_not_undo(seat)
            if why is not None:
                raise Refused("cannot-undo", why)
            await self._store(Decision(self.id, number, seat, UNDO, time.time(), by))

    def read_option(self, plain: Any) -> Option:
        try:
            return self.game.options.decode(plain)
        except msgspec.ValidationError as error:
            raise Refused("malformed", N_("That is not a choice of this game: {error}"), error=error) from error

    def _current(self, number: int, seat: int | None = None) -> Match:
        if self.match is None or self.course is None:
            raise Refused("not-begun", N_("The match has not begun: a seat is still free."))
        if self.match.ask is None:
            raise Refused("over", N_("The match is over."))
        if number != self.number and (seat is None or not self.course.answers(seat, number)):
            raise Refused("stale", N_("That is already decided; the match has moved on."))
        return self.match

    def offered(self, seat: int, option: Option) -> Option:
        """The option as the open ask offers it."""
        ask = self.open_ask(seat)
        if ask is None:
            raise Refused("not-asked", N_("It is not yours to decide now."))
        try:
            return ask.options[ask.options.index(option)]
        except ValueError:
            assert self.match is not None
            why = self.match.why_not(option, seat)
            raise Refused("illegal", N_("The rules do not allow that now."), why.law if why else "") from None

    async def _store(self, decision: Decision, option: Option | None = None) -> None:
        assert self.course is not None
        before = self.course.marks.due(self.id, self.course.match, decision.number, decision.made)
        if not await self.store.decide(decision, before):
            await self._catch_up()
            self.tell()
            raise Refused("stale", N_("Somebody was faster: the match has moved on."))
        self._apply(decision, option)
        self.wake()

    # Standing answers

    def standing(self, seat: int) -> Standing | None:
        """The standing answer of a seat, as long as the turn lasts in which it was given."""
        text = self.chairs[seat].standing
        if not text:
            return None
        try:
            found = msgspec.json.decode(text, type=Standing)
        except msgspec.MsgspecError:  # a broken row costs its owner the standing answer, and nobody the table
            return None
        return found if found.turn == self.turn() else None

    async def stand(self, seat: int, prompt: str, plain: list[Any]) -> None:
        """Give a standing answer to what the seat is asked now; an empty one takes it back."""
        text = ""
        if plain:
            option = self.read_option(plain)
            ask = self.open_ask(seat)
            if ask is None or ask.prompt != prompt:
                raise Refused("not-asked", N_("It is not yours to decide now."))
            if not self.turn():
                raise Refused("no-turn", N_("An answer stands for a turn, and none has begun."))
            self.offered(seat, option)
            text = msgspec.json.encode(Standing(prompt, msgspec.to_builtins(option), self.turn())).decode()
        await self.change_chair(seat, standing=text)

    async def change_chair(self, seat: int, **values: Any) -> None:
        await self.store.run(st.update_chair, self.id, seat, **values)
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **values)
        self.tell()

    def turn(self) -> int:
        return self.game.turn(self.match.state) if self.match is not None else 0

    # Who is who

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """The seats a user owns."""
        return tuple(c.seat for c in self.chairs if user is not None and c.user == user)

    def agent_of(self, seat: int) -> str | None:
        """The agent that decides for a seat now, if one does."""
        chair = self.chairs[seat]
        return chair.agent or chair.standin

    def present(self, seat: int) -> bool:
        """Whether the owner of a seat is looking at the match, here or at another worker."""
        chair = self.chairs[seat]
        if chair.user is None:
            return False
        return any(w.user == chair.user for w in self.watchers) or time.time() - chair.seen < AWAY

    def left(self, seat: int) -> float:
        """The seconds a seat has for its decision, counted from when it was asked."""
        if self.course is None or self.course.clock.each:
            return self.chairs[seat].left
        return self.chairs[seat].left - self.course.used[seat]

    def ticks_from(self) -> float:
        """When the clock of the open ask began to tick, as if nobody had slept since."""
        return self.asked_at + self.store.pauses.within(self.asked_at, time.time())

    def tell(self) -> None:
        """Tell everybody who looks at this match that something around it changed: a chair, a clock, who is there."""
        self.changes += 1
        self.wake()

    def wake(self) -> None:
        """Let everybody hear what is new, once for all that happens at this moment."""
        if self.watchers and not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self.telling = False
        for watcher in list(self.watchers):
            watcher.hear()
        for common in self.commons.values():
            common.rest()

    def record(self) -> Record:
        assert self.match is not None
        return self.match.record()
