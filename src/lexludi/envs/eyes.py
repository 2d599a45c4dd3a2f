"""What a seat sees, as numbers that are brought up to date in place: only what has changed is written again."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from lexludi.envs.writers import NOWHERE, UNFIT, Each, Entries, Raw, Table, Writer, kept
from lexludi.kernel.errors import BrokenGame
from lexludi.kernel.events import Result
from lexludi.kernel.match import Match
from lexludi.kernel.numbers import Glance, Names, Retold

REMEMBERED: Final = 1024
"""Asks of one seat that are kept as numbers."""
FIRST: Final = ("asks", "result")
"""What the kernel tells of every match."""


class Retelling(Writer):
    """An entry that is made of what it follows from. Where that is a number (of bits, say) or a row of them, it comes
    again: it is kept as written.
    """

    def __init__(self, retell: Callable[[Any], Any], writer: Writer) -> None:
        super().__init__(writer.start, writer.end)
        self.retell = retell
        self.writer = writer
        self.known: dict[Any, Raw] = {}

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        key = lasting(now)
        if key is None:
            return self._anew(now, was, raw)
        found = self.known.get(key)
        if found is not None:
            raw[self.start : self.end] = found
            return kept(now)
        self.writer.clear(raw)
        self.writer.write(self.retell(now), raw)
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key] = raw[self.start : self.end]
        return kept(now)

    def _anew(self, now: Any, was: Any, raw: Raw) -> Any:
        if was is None:
            self.writer.clear(raw)
            self.writer.write(self.retell(now), raw)
        else:
            self.writer.follow(self.retell(now), self.retell(was), raw)
        return kept(now)


def lasting(entry: Any) -> Any:
    """A number, or a row of them, as what can be looked up; None for anything else."""
    kind = type(entry)
    if kind is int:
        return entry
    return tuple(entry) if kind is list and entry and type(entry[0]) is int else None


Follow: TypeAlias = Callable[[Any, Any, Raw], Any]


class Frame:
    """What writes each of some entries; of one that is a list of things, what writes each of them."""

    def __init__(self, names: Names, writers: Sequence[Writer]) -> None:
        self.names = names
        self.wholes: list[Follow] = [writer.follow for writer in writers]
        self.things: list[list[Follow]] = [follows(writer) for writer in writers]
        self.order = range(len(names))

    def where(self, n: int, k: int) -> str:
        """The name of an entry, or of a thing in a row."""
        name = self.names[n]
        return name if isinstance(name, str) else name[k]


def follows(writer: Writer) -> list[Follow]:
    """What writes each thing of a list; nothing does where an entry is written as a whole."""
    return [one.follow for one in writer.writers] if isinstance(writer, Each) else []


class Plan:
    """What a seat looks at: the writer of each entry by its name."""

    def __init__(
        self,
        seat: int,
        size: int,
        writers: Mapping[str, Writer],
        told: Sequence[str],
        glance: Glance | None,
        retold: Retold,
        arrange: Callable[[dict[str, Any], int], dict[str, Any]] | None,
    ) -> None:
        self.seat = seat
        self.size = size
        self.writers = dict(writers)
        self.asks = writers["asks"]
        self.result = writers["result"]
        self.entries = tuple([name for name in writers if name not in told and name not in FIRST])
        """What of a view has numbers; `told` has none."""
        self.glance = glance
        self.retold = dict(retold)
        self.arrange = arrange
        self.frames: dict[Names, Frame] = {}

    def frame(self, names: Names) -> Frame:
        """The frame of these entries, made once."""
        found = self.frames.get(names)
        if found is None:
            found = self.frames[names] = Frame(names, [self._writer(name) for name in names])
        return found

    def _writer(self, name: str | tuple[str, ...]) -> Writer:
        if not isinstance(name, str):
            return Each(NOWHERE, NOWHERE, [self._writer(one) for one in name])
        writer = within(self.writers, name)
        retell = self.retold.get(name)
        return writer if retell is None else Retelling(retell, writer)


class Eye:
    """What one seat saw when it last looked; `raw` has its numbers from place 1 on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.names: Names = plan.entries
        self.frame = plan.frame(plan.entries)
        self.raw: Raw = array("f", bytes(4 * plan.size))
        self.asked: Any = None
        self.result: Any = None
        self.seen: list[Any] = []
        self.forget()

    def forget(self) -> None:
        """Begin with nothing seen."""
        self.asked = self.result = None
        self.seen = [None] * len(self.frame.names)
        self.raw[:] = array("f", bytes(4 * self.plan.size))

    def look(self, match: Match) -> None:
        """Bring the numbers up to date. Raises BrokenGame if something has no place."""
        plan = self.plan
        state = match.state
        entries: Sequence[Any]
        if plan.glance is None:
            entries = self._viewed(match)
        else:
            names, entries = plan.glance(state, plan.seat)
            if names is not self.names:
                self._turn_to(names)
        try:
            now = asked(match, plan.seat)
            if now != self.asked:
                self.asked = plan.asks.follow(now, self.asked, self.raw)
            if state.result is not self.result:
                self.result = plan.result.follow(state.result, self.result, self.raw)
        except UNFIT as unfit:
            self.forget()
            raise misfit("asks", unfit) from unfit
        self._follow(entries)

    def _follow(self, now: Sequence[Any]) -> None:
        """Write the entries that differ from those last seen, and of a list the things that do."""
        frame, raw, seen = self.frame, self.raw, self.seen
        n = k = 0
        try:
            for n in frame.order:
                if now[n] != seen[n]:
                    entry, before, follow = now[n], seen[n], frame.things[n]
                    if follow and type(before) is list and len(before) == len(entry):
                        for k in range(len(entry)):
                            if entry[k] != before[k]:
                                before[k] = follow[k](entry[k], before[k], raw)
                    else:
                        seen[n] = frame.wholes[n](entry, before, raw)
        except UNFIT as unfit:
            self.forget()
            raise misfit(frame.where(n, k), unfit) from unfit

    def _turn_to(self, names: Names) -> None:
        """Other entries, such as those of another set-up, are seen with new eyes."""
        if names != self.names:
            self.frame = self.plan.frame(names)
            self.forget()
        self.names = names

    def _viewed(self, match: Match) -> list[Any]:
        """The entries of the view, of a game that has no quicker way to them."""
        view = viewed(match, self.plan.seat)
        if self.plan.arrange is not None:
            view = arranged(self.plan.arrange, view, self.plan.seat)
        if len(view) + 2 != len(self.plan.writers) or view.keys() - self.plan.writers.keys():
            raise BrokenGame(f"the view does not fit its declared numbers: {unlike(view, self.plan.writers)}")
        return [view[name] for name in self.plan.entries]


def within(writers: Mapping[str, Writer], name: str) -> Writer:
    """The writer of an entry; one of a Group is called like `boards.eyrie.decree`."""
    first, _, rest = name.partition(".")
    writer = writers[first]
    if not rest:
        return writer
    assert isinstance(writer, Entries)
    return within(writer.writers, rest)


def viewed(match: Match, seat: int) -> dict[str, Any]:
    """What `match.view(seat)` tells, but for asks and result."""
    view = match.state.view(seat)
    view["seats"] = match.game.seated(match.state, match.seats)
    return view


def arranged(
    arrange: Callable[[dict[str, Any], int], dict[str, Any]], view: dict[str, Any], seat: int
) -> dict[str, Any]:
    """A view as its numbers want it. Raises BrokenGame if it cannot be arranged so."""
    try:
        return arrange(view, seat)
    except UNFIT as unfit:
        raise BrokenGame(f"the view cannot be arranged as its numbers declare: {unfit!r}") from unfit


def misfit(name: str, why: Exception) -> BrokenGame:
    """What to raise for an entry that has no place."""
    return BrokenGame(f"the entry {name!r} of the view does not fit its declared numbers: {why!r}")


def unlike(view: Mapping[str, Any], writers: Mapping[str, Writer]) -> str:
    """What is missing, and what has no place."""
    missing = [f"{name} missing" for name in writers if name not in view and name not in ("asks", "result")]
    return ", ".join([*missing, *(f"{name!r} has no place" for name in view if name not in writers)])


# What the kernel adds to a view


def asked(match: Match, seat: int) -> tuple[Any, ...]:
    """The seats that are asked; of the one that looks what it is asked: prompt, law, and the values it is about."""
    alone = match.ask if match.together is None else None
    if alone is not None:
        if alone.seat == seat:
            return ((seat,), alone.prompt, alone.law, tuple(alone.values.values()))
        return ((alone.seat,), None, "", ())
    asks = match.asks
    seats = tuple([ask.seat for ask in asks])
    for ask in asks:
        if ask.seat == seat:
            return (seats, ask.prompt, ask.law, tuple(ask.values.values()))
    return (seats, None, "", ())


class Prompt:
    """What an ask is about: how many things, and who writes each; a `starred` one takes all the rest as a list."""

    def __init__(self, writers: Sequence[Writer], starred: bool) -> None:
        self.writers = list(writers)
        self.starred = starred


class Asks(Writer):
    """Each seat's 1 if it is asked; what the one that looks is asked: the prompt, its rule, and what it speaks of."""

    def __init__(
        self,
        start: int,
        end: int,
        chairs: Table,
        prompt: Writer,
        law: Writer,
        prompts: Mapping[str, Prompt],
        citation: Callable[[str], list[int]],
    ) -> None:
        super().__init__(start, end)
        self.chairs = chairs
        self.prompt = prompt
        self.law = law
        self.prompts = dict(prompts)
        self.citation = citation
        self.known: dict[Any, Raw] = {}

    def follow(self, now: Any, was: Any, raw: Raw) -> Any:
        """What is asked comes again and again: it is kept as it was written."""
        found = self.known.get(now)
        if found is not None:
            raw[self.start : self.end] = found
            return now
        self.clear(raw)
        self.write(now, raw)
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[now] = raw[self.start : self.end]
        return now

    def write(self, entry: Any, raw: Raw) -> None:
        seats, name, cited, values = entry
        for seat in seats:
            raw[self.chairs[seat]] = 1.0
        if name is None:
            return
        self.prompt.write(name, raw)
        self.law.write(self.citation(cited), raw)
        prompt = self.prompts[name]
        writers = prompt.writers
        about: list[Any] = []
        for value in values:
            if isinstance(value, tuple):
                about += value
            else:
                about.append(value)
        if prompt.starred:
            about = [*about[: len(writers) - 1], about[len(writers) - 1 :]]
        if len(about) != len(writers):
            raise ValueError(f"{name!r} is about {len(writers)} things, not {len(about)}")
        for writer, thing in zip(writers, about, strict=True):
            writer.write(thing, raw)


class Ended(Writer):
    """A 1 if the match is over; how it ended; each seat's 1 if it has won. Its scores are points of the view."""

    def __init__(self, start: int, end: int, how: Writer, chairs: Table) -> None:
        super().__init__(start, end)
        self.how = how
        self.chairs = chairs

    def write(self, entry: Any, raw: Raw) -> None:
        if entry is None:
            return
        how, winners = (entry.how, entry.winners) if isinstance(entry, Result) else (entry["how"], entry["winners"])
        raw[self.start] = 1.0
        self.how.write(how, raw)
        for winner in winners:
            raw[self.chairs[winner]] = 1.0
