"""Matches kept and played again: records, their verification, and matches frozen for another process."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.chance import commitment
from lexludi.kernel.copying import rerun
from lexludi.kernel.errors import BadSetup, IllegalChoice, OtherData, PositionError, RecordError, Untracked
from lexludi.kernel.events import Event, Result
from lexludi.kernel.match import IMAGINED, Match
from lexludi.kernel.options import Option
from lexludi.kernel.play import Checkpoint, exact
from lexludi.kernel.record import Edit, Foretold, Origin, Record, Verdict, digest
from lexludi.kernel.state import State


def record_of(match: Match) -> Record:
    """Everything needed to play a match again."""
    if match.playout:
        raise Untracked("a copy made for playouts does not know its whole history: it has no record")
    if match.origin.position is None and not match.origin.seed:
        raise Untracked(IMAGINED)
    encode = match.game.options.encode
    return Record(
        origin=match.origin,
        choices=[(seat, encode(option)) for seat, option in match.history],
        reseeds=match.reseeds.copy(),
        foretold=match.foretold.copy(),
        edits=match.edits.copy(),
        result=match.state.result,
        digest=digest(match.events, match.state.result) if match.track else "",
        committed=commitment(match.origin.seed),
    )


def replay(record: Record, upto: int | None = None, track: bool = True) -> Match:
    """Play a record again, whole or its first `upto` choices. Raises RecordError, naming what does not fit."""
    return deque(watch(record, upto, track), 1).pop()


def watch(
    record: Record, upto: int | None = None, track: bool = True, stops: Callable[[State], bool] | None = None
) -> Iterator[Match]:
    """The same match at its start and after each choice, and wherever `stops` has it wait before a step."""
    if not isinstance(record, Record):
        raise RecordError(f"this is no record but {type(record).__name__}: Record.load and Record.read make them")
    game = record.check()
    count = len(record.choices) if upto is None else upto
    if not 0 <= count <= len(record.choices):
        raise RecordError(f"the record has {len(record.choices)} choices, not {count}")
    edits = [edit for edit in record.edits if edit.at <= count]
    foretold = tuple(told for told in record.foretold if told.at <= count)  # each waits for its number
    until = (edits[0].at, edits[0].since) if edits else None
    try:
        match = Match.start(game, record.origin, track or bool(edits), (), foretold, stops, until)
    except (BadSetup, OtherData, PositionError) as unfit:
        raise RecordError(f"the match of the record cannot be set up: {unfit}") from unfit
    reseeds = dict(record.reseeds)
    yield from go_on(match, edits)
    for n in range(count):
        if n in reseeds:
            match.reseed(reseeds[n])
        seat, plain = record.choices[n]
        try:
            match.choose(game.options.decode(plain), seat)
        except (IllegalChoice, ValueError) as error:
            raise RecordError(f"choice number {n}, {plain} by seat {seat}, does not fit: {error}") from error
        yield from go_on(match, edits)
    if edits:
        raise RecordError(f"the edit after choice number {edits[0].at} does not fit: the match never stands there")
    if count in reseeds:
        match.reseed(reseeds[count])


def go_on(match: Match, edits: list[Edit]) -> Iterator[Match]:
    """Where the match has stopped, make the edits that were made there, taking them off the list, and go on."""
    while match.stopped:
        place = match._until
        if match.stops is not None and match.stops(match.state):
            yield match
        while edits and place == (edits[0].at, edits[0].since) and match.place == place:
            edit = edits.pop(0)
            try:
                match.edit(edit.lines, edit.why)
            except (PositionError, IllegalChoice) as error:
                raise RecordError(f"the edit after choice number {edit.at} does not fit: {error}") from error
        match._until = (edits[0].at, edits[0].since) if edits else None
        match.run()
    yield match


def verify(record: Record, committed: str = "") -> Verdict:
    """Check a finished match: its seed is the one committed to, and every die, shuffle and draw follows from it."""
    held: list[str] = []
    committed = committed or record.committed
    if record.result is None:
        return Verdict((), "the match is not finished: its seed is still secret")
    if commitment(record.origin.seed) != committed:
        return Verdict((), "the seed is not the one that was committed to at the start")
    if record.origin.position is not None:
        return Verdict((), "the match began from a position: no seed was committed to")
    if record.reseeds:
        return Verdict(
            (), f"chance was seeded anew at choice number {record.reseeds[0][0]}, by a seed not committed to"
        )
    if not record.digest:
        return Verdict((), "the record has no digest of its log, so its dice cannot be checked")
    held.append("the seed is the one committed to at the start")
    try:
        played = replay(record)
    except RecordError as error:
        return Verdict(tuple(held), str(error))
    held.append(f"all {len(record.choices)} choices were legal")
    if played.result != record.result:
        return Verdict(tuple(held), "the match does not end as the record says")
    held.append("the result is the one recorded")
    if digest(played.events, played.result) != record.digest:
        return Verdict(tuple(held), "a die, a draw or another event differs from what the seed gives")
    changed = [told.at for told in record.foretold] + [edit.at for edit in record.edits]
    if changed:
        what = f"foretold {len(record.foretold)} times and the table edited {len(record.edits)} times"
        return Verdict(
            tuple(held), f"chance was {what}, first after {max(0, min(changed))} choices: not all follows from the seed"
        )
    held.append(f"all {played.state.chance.drawn} random numbers and {len(played.events)} events follow from the seed")
    return Verdict(tuple(held))


class Point(msgspec.Struct, frozen=True):
    """A checkpoint, with its state as text."""

    state: str
    choices: list[tuple[int, Option]]
    events: int
    history: int


class Frozen(msgspec.Struct, frozen=True):
    """A match between two processes: nothing in it is under way."""

    origin: Origin
    points: list[Point]
    history: list[tuple[int, Option]]
    events: list[Event]
    reseeds: list[tuple[int, str]]
    foretold: list[Foretold]
    edits: list[Edit]
    floor: int
    why: str
    end: tuple[str, Result] | None


def freeze(match: Match) -> Frozen:
    """The match as plain values. Raises Untracked if it keeps no checkpoints."""
    write = match.game.write
    end = None
    if match.state.result is not None:
        end = (write(match.state), match.state.result)
    elif match.playout or not match.track:
        match._point()
        raise Untracked("a copy made for playouts cannot be copied; make it with track=True")
    if any(point.guess is not None for point in match._trail):
        raise Untracked(IMAGINED)
    trail = [] if end else [exact(point, match.steps) for point in match._trail]
    points = [Point(write(p.state), p.choices, p.events, p.history) for p in trail]
    changes = match.reseeds, match.foretold, match.edits
    return Frozen(match.origin, points, match.history, match.events, *changes, match._floor, match._why, end)


def thaw(frozen: Frozen) -> Match:
    """The match again, independent of the one that was frozen."""
    game = catalog.game(frozen.origin.game)
    if frozen.end is not None:
        state = game.read(frozen.end[0])
        state.result = frozen.end[1]
        match = Match(game, frozen.origin, state)
    else:
        trail = []
        for kept in frozen.points:
            point = Checkpoint(game.read(kept.state), kept.events, kept.history)
            point.choices = kept.choices.copy()
            trail.append(point)
        last = Match(game, frozen.origin, trail[-1].state)
        last.events = frozen.events
        match = rerun(last, trail[-1], trail[-1].choices, True, False)
        match._trail = trail
    match.history = frozen.history.copy()
    match.events[:] = frozen.events
    match.reseeds = frozen.reseeds.copy()
    match.foretold = frozen.foretold.copy()
    match.edits = frozen.edits.copy()
    match._floor = frozen.floor
    match._why = frozen.why
    return match
