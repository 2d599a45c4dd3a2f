"""The external agent: any program that speaks our protocol, JSON lines on its standard input and output.

See docs/protocol.md. A program that crashes, keeps silent or answers nonsense forfeits that one choice to a safe
default, and the fault is reported; it never stops the match.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any
from weakref import finalize

import msgspec

from lexludi.agents.agent import Agent, ask_of
from lexludi.kernel.ask import Ask
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup, Untracked
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.version import ENGINE

PROTOCOL = 1
SECONDS = 10.0
"""What a choice may take where no budget is given."""
GRACE = 0.25
"""Seconds beyond its budget until a program counts as silent: the way there and back."""
GREETING = 10.0
"""Seconds a program may take to start and say hello."""
FAREWELL = 0.5
"""Seconds it may take to leave by itself."""
STARTS = 5
"""How often in one match a program is started before it forfeits what is left of it."""
WORLDS = 1000
"""As many as can be imagined at once."""
LONGEST = 1 << 20
"""Bytes of a line; nobody has that much to say."""


class Fault(Exception):
    """The program did not answer as the protocol wants; the message says what it did."""


class Gone(Fault):
    """The program cannot be talked to any more: it crashed or keeps silent."""


class Line:
    """A running program and the two pipes to it. Every wait has an end."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
            )
        except OSError as error:
            raise Gone(f"could not be started: {error.strerror}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.hears = self.process.stdin.fileno()
        self.says = self.process.stdout.fileno()
        os.set_blocking(self.hears, False)
        os.set_blocking(self.says, False)
        self.heard = b""
        self.hang_up = finalize(self, end, self.process)

    def send(self, message: dict[str, Any], until: float) -> None:
        """Write a message, one line of JSON, until that time at the latest. Raises Gone if nobody reads any more."""
        data = msgspec.json.encode(message) + b"\n"
        while data:
            self._wait(self.hears, selectors.EVENT_WRITE, until)
            try:
                data = data[os.write(self.hears, data) :]
            except BrokenPipeError:
                raise Gone(self._ending()) from None

    def receive(self, until: float) -> Any:
        """The next line, decoded."""
        while b"\n" not in self.heard:
            self._wait(self.says, selectors.EVENT_READ, until)
            read = os.read(self.says, 1 << 16)
            if not read:
                raise Gone(self._ending())
            self.heard += read
            if len(self.heard) > LONGEST:
                raise Gone(f"wrote a line of more than {LONGEST} bytes")
        line, _, self.heard = self.heard.partition(b"\n")
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Fault(f"wrote {line[:60]!r}, which is not JSON") from None

    def _wait(self, pipe: int, event: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, until - time.monotonic())):
                raise Gone("kept silent for too long")

    def _ending(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"ended with exit code {self.process.wait(FAREWELL)}"
        return "closed its output"


def end(process: subprocess.Popen[bytes]) -> None:
    """Let a program leave by itself for a moment, then end it and all it has started."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class ExternalAgent(Agent):
    """Lets a program choose. `command` is split into words as a shell would, but no shell ever sees it."""

    def __init__(self, command: str, seconds: float = 0.0) -> None:
        super().__init__(seconds or SECONDS)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BadSetup("The program {program!r} cannot be read: {error}.", program=command, error=error) from error
        if not self.command:
            raise BadSetup("Name the program to play, such as external:./bot.py")
        self.name = self.command[0]
        self.line: Line | None = None
        self.match: Match | None = None
        self.seat = -1
        self.starts = 0
        self.asked = 0

    def ready(self) -> None:
        """Start the program once, and hear its hello: what cannot be played with is refused before the first match."""
        try:
            self._greet()
        except Fault as fault:
            self._hang_up()
            raise BadSetup("The program {program} {fault}.", program=self.command[0], fault=fault) from None

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        ask = ask_of(match, seat)
        try:
            return self._choice(match, ask, chance)
        except Fault as fault:
            if isinstance(fault, Gone):
                self._hang_up()
            chosen = safe(ask, chance)
            number = len(match.history) + 1
            self.faults.append(f"the program {self.name} {fault}; choice {number} was made for seat {seat + 1}")
            return chosen

    def finish(self, match: Match, seat: int) -> None:
        """Tell the program how the match ended, and let it go."""
        line, result = self.line, match.result
        if line is not None and match is self.match:
            with suppress(Fault):
                until = time.monotonic() + FAREWELL
                line.send({"type": "result", **(result.plain() if result is not None else {})}, until)
                line.send({"type": "quit"}, until)
        self._hang_up()
        self.match = None

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.hang_up()
            self.line = None

    def _choice(self, match: Match, ask: Ask, chance: Chance) -> Option:
        line = self._line(match, ask.seat)
        self.asked += 1
        view = match.view(ask.seat)
        options = next(seen.pop("options") for seen in view["asks"] if seen["seat"] == ask.seat)
        message = {
            "type": "choose",
            "number": self.asked,
            "seconds": self.seconds,
            "prompt": ask.prompt,
            "law": ask.law,
            "about": ask.about,
            "options": options,
            "view": view,
        }
        until = time.monotonic() + self.seconds + GRACE
        line.send(message, until)
        while True:
            answer = line.receive(until)
            if not isinstance(answer, dict) or answer.get("type") not in ("choice", "imagine", "info"):
                raise Fault(f"wrote {str(answer)[:60]!r} where a choice was due")
            if answer["type"] == "imagine" and answer.get("number") == self.asked:
                line.send(self._worlds(match, ask.seat, answer.get("worlds", 1), chance), until)
            if answer["type"] == "choice" and answer.get("number") == self.asked:
                break
        place = answer.get("option")
        if type(place) is not int or not 0 <= place < len(ask.options):
            raise Fault(f"chose {str(place)[:60]!r} of {len(ask.options)} options")
        return ask.options[place]

    def _worlds(self, match: Match, seat: int, worlds: object, chance: Chance) -> dict[str, Any]:
        """Positions that the seat cannot tell from this one, as text; none where one cannot be written."""
        if type(worlds) is not int or not 1 <= worlds <= WORLDS:
            raise Fault(f"asked for {str(worlds)[:60]!r} worlds, of at most {WORLDS}")
        found: list[str] = []
        with suppress(Untracked):
            found += [match.imagine(seat, chance, track=True).position() for _ in range(worlds)]
        return {"type": "worlds", "number": self.asked, "positions": found}

    def _line(self, match: Match, seat: int) -> Line:
        """The line to the program; it is started, or started again, if need be, and told of a new match."""
        new = match is not self.match or seat != self.seat
        if new:
            self.match, self.seat, self.starts = match, seat, 0
        line = self.line
        if line is None:
            if self.starts == STARTS:
                raise Gone(f"is not started again after {STARTS} times")
            self.starts += 1
            line = self._greet()
            new = True
        if new:
            origin = match.origin
            begun = {"type": "match", "game": origin.game, "law": origin.law, "seats": match.seats, "seat": seat}
            line.send(begun | {"set_up": origin.options, "seconds": self.seconds}, time.monotonic() + self.seconds)
        return line

    def _greet(self) -> Line:
        """Start the program, unless it runs already, and hear its hello."""
        if self.line is None:
            self.line = Line(self.command)
            until = time.monotonic() + GREETING
            self.line.send({"type": "hello", "protocol": PROTOCOL, "engine": f"lexludi {ENGINE}"}, until)
            hello = self.line.receive(until)
            if not isinstance(hello, dict) or hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
                raise Gone(f"wrote {str(hello)[:60]!r} where hello in protocol {PROTOCOL} was due")
            self.name = str(hello.get("name", self.command[0]))[:60]
        return self.line


def safe(ask: Ask, chance: Chance) -> Option:
    """What is chosen for a program that fails to: to stop where that is offered, else any option."""
    return next((option for option in ask.options if isinstance(option, Pass)), None) or chance.pick(ask.options)
