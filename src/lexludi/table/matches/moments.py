"""The moments of a match, one after another: every decision, and every step of the rules in which something happened.

A match is played again once, with a copy of its state kept at each moment; whoever looks then jumps to any of them.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from copy import copy
from typing import Any, Final

import msgspec

from lexludi.draw.plain import picture
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Game, Step
from lexludi.kernel.errors import RecordError
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.kernel.replay import go_on
from lexludi.kernel.state import State
from lexludi.kernel.words import View, Words
from lexludi.table.hands import Hands
from lexludi.table.matches.live import Live

MOST: Final = 6000
"""Moments of all replays kept in memory; a state takes some fifteen kilobytes."""
LINES: Final = 60
"""How much of the log a moment tells."""


class Eyes:
    """Who looks at a replay: a seat, a spectator (None), or everybody at once ("all")."""

    def __init__(self, seat: int | None, everything: bool = False) -> None:
        self.seat = seat
        self.everything = everything


class Moment:
    """A match at one moment: its state, what is asked, and how many events and decisions came before."""

    __slots__ = ("asks", "decisions", "events", "state", "turn")

    def __init__(self, state: State, asks: list[Ask], events: int, decisions: int, turn: int) -> None:
        self.state = state
        self.asks = asks
        self.events = events
        self.decisions = decisions
        self.turn = turn


def watched(game: Game, look: Callable[[State], None]) -> Game:
    """The same game, but that somebody looks at every step as it begins."""

    def watch(step: Step) -> Step:
        def begin(state: State, *arguments: Any) -> Any:
            look(state)
            return step(state, *arguments)

        return begin

    twin = copy(game)
    twin.steps = {name: watch(step) for name, step in game.steps.items()}
    return twin


class Moments:
    """All moments of a match."""

    def __init__(self, record: Record) -> None:
        self.record = msgspec.structs.replace(record, choices=[])
        self.game = record.check()
        self.reseeds = dict(record.reseeds)
        self.edits = record.edits.copy()
        """Those still to be made."""
        self.kept: list[Moment] = []
        self.decisions = 0
        until = (self.edits[0].at, self.edits[0].since) if self.edits else None
        twin, foretold = watched(self.game, self._look), tuple(record.foretold)
        self.match = Match.start(twin, record.origin, foretold=foretold, until=until)
        self._pause()
        self.follow(record)
        if self.edits:
            raise RecordError(f"the edit after choice number {self.edits[0].at} does not fit")

    def follow(self, record: Record) -> bool:
        """Play on as the record does; False if it has gone another way since."""
        known = self.record.choices
        if record.choices[: len(known)] != known or dict(record.reseeds) != self.reseeds:
            return False
        if (record.edits, record.foretold) != (self.record.edits, self.record.foretold):
            return False
        decode = self.game.options.decode
        for seat, plain in record.choices[len(known) :]:
            known.append((seat, plain))
            self.decisions = len(known)
            self.match.choose(decode(plain), seat)
            self._pause()
        return True

    def _look(self, state: State) -> None:
        """A step begins: a moment of its own, if anything has happened since the last one."""
        events = len(state.log or ())
        if not self.kept or self.kept[-1].events != events:
            self._keep(state, [], events)

    def _pause(self) -> None:
        """Somebody is asked, or it is over: a moment that takes the place of the step's, if nothing happened in it."""
        match = deque(go_on(self.match, self.edits), 1).pop()
        if self.decisions in self.reseeds:
            match.reseed(self.reseeds[self.decisions])
        events = len(match.events)
        if self.kept and (self.kept[-1].events, self.kept[-1].decisions) == (events, self.decisions):
            self.kept.pop()
        self._keep(match.state, match.asks.copy(), events)

    def _keep(self, state: State, asks: list[Ask], events: int) -> None:
        self.kept.append(Moment(state.copy(), asks, events, self.decisions, self.game.turn(state)))

    @property
    def last(self) -> int:
        return len(self.kept) - 1

    def turns(self) -> list[int]:
        """The moments with which turns begin."""
        return [n for n, moment in enumerate(self.kept) if not n or moment.turn != self.kept[n - 1].turn]

    def names(self, lang: str) -> list[str]:
        """Who sits where."""
        words, view = self.game.words(lang), self.match.view(None)
        return [words.seat(view, seat) for seat in range(len(self.match.seats))]

    def show(self, number: int, eyes: Eyes, lang: str, narrow: bool = False) -> dict[str, Any]:
        """What a pair of eyes sees at a moment, and the last lines of what it has read so far."""
        number = max(0, min(number, self.last))
        moment = self.kept[number]
        words = self.game.words(lang)
        view = self._view(moment, eyes)
        return {
            "number": number,
            "last": self.last,
            "turn": moment.turn,
            "decisions": moment.decisions,
            "scores": self.game.scores(view, lang),
            "board": picture(self.game, view, lang, narrow),
            "log": self._log(number, eyes, words, view),
            "asked": [{"text": words.ask(view, ask), "law": ask.law} for ask in moment.asks],
        }

    def _view(self, moment: Moment, eyes: Eyes) -> View:
        match = Match(self.game, self.record.origin, moment.state, False)
        match.asks = moment.asks
        view = match.view(eyes.seat)
        return {**view, **self.game.open_view(moment.state)} if eyes.everything else view

    def _log(self, number: int, eyes: Eyes, words: Words, view: View) -> list[dict[str, Any]]:
        events = self.kept[number].events
        before = self.kept[number - 1].events if number else 0
        lines = []
        for n in range(max(0, min(before, events - LINES)), events):
            event = self.match.events[n]
            seen = event if eyes.everything else event.seen_by(eyes.seat)
            if seen is not None:
                lines.append(
                    {
                        "n": n,
                        "text": words.event(view, seen),
                        "law": seen.rule,
                        "fresh": n >= before,
                        "trail": list(self.game.trail(view, seen)) if n >= before else [],
                    }
                )
        return lines


class Replays:
    """The moments of the matches that somebody looked at lately, in one process."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, Moments]] = {}
        self.lock = threading.Lock()

    async def of(self, live: Live, hands: Hands) -> Moments:
        """The moments of a match as far as it was played, kept for the next one that is asked for."""
        number, found = self.kept.get(live.id, (-1, None))
        if found is not None and number == live.number:
            return found
        return await hands.run(self._play, live.id, live.number, live.record())

    def _play(self, match: str, number: int, record: Record) -> Moments:
        """Play a match again, or on; whoever was looked at longest ago makes room."""
        with self.lock:
            _, found = self.kept.pop(match, (-1, None))
            if found is None or not found.follow(record):
                found = Moments(record)
            self.kept[match] = (number, found)
            while len(self.kept) > 1 and sum(len(one.kept) for _, one in self.kept.values()) > MOST:
                del self.kept[next(iter(self.kept))]
            return found
