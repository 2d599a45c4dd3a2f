"""Match: a game played from its set-up to its end, that can copy, undo, imagine, explain and record itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, Final
from warnings import warn

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import CARRIED, LOW, Chance, new_seed
from lexludi.kernel.checks import check_seat, listed, not_there
from lexludi.kernel.errors import BadCall, IllegalChoice, Untracked, Unwise
from lexludi.kernel.events import Event
from lexludi.kernel.native import i64
from lexludi.kernel.options import Option, Refusal
from lexludi.kernel.play import DEEPEST, OVER, QUIET, Checkpoint, Play, course, exact
from lexludi.kernel.position import choice_line
from lexludi.kernel.record import Edit, Foretold, Origin, Record
from lexludi.kernel.state import State

MOST: Final = 1_000_000
"""Decisions of a playout: more than any match has."""
IMAGINED: Final = "this imagined world begins in the middle of a step: it can be cloned and imagined, but not written"


class Match(Play):
    """One match of one game.

        match = Match.new("skirmish", seats=["red", "blue"], seed="7")
        while match.ask:
            match.choose(match.ask.options[0])
        match.result

    A match made with `track=False` plays faster and keeps no checkpoints: it cannot be copied, undone or explained.
    Copies made for playouts know neither what was decided before nor what happened.
    """

    __slots__ = (
        "_floor", "_trail", "_until", "_why", "edits", "events", "foretold", "game", "history", "origin", "playout",
        "reseeds", "stops",
    )  # fmt: skip

    def __init__(self, game: Game, origin: Origin, state: State, track: bool = True) -> None:
        super().__init__(game.steps, state, track)
        self.game = game
        self.origin = origin
        self.history: list[tuple[int, Option]] = []
        self.events: list[Event] = []
        self.reseeds: list[tuple[int, str]] = []
        self.edits: list[Edit] = []
        self.foretold: list[Foretold] = []
        self.stops: Callable[[State], bool] | None = None
        """Says of a state before a step whether the match is to wait there (see `run`)."""
        self._until: tuple[int, int] | None = None
        """Where else to wait: after how many decisions, and how many steps after the last of them."""
        self.playout = False
        self._trail: list[Checkpoint] = []
        self._floor = 0
        self._why = "nothing has been decided yet"
        if track:
            state.log = self.events

    # Starting

    @staticmethod
    def new(
        game: str,
        seats: Iterable[str] = (),
        seed: str | int | None = None,
        track: bool = True,
        script: Iterable[int] = (),
        **options: Any,
    ) -> Match:
        """Set up a match and play up to its first ask. `script` makes the first random numbers these.

        Warns (`Unwise`) of a set-up that the game advises against; `set_up` is for programs, and does not.
        """
        named = listed(seats)
        match = Match.set_up(game, named, seed, track, script, **options)
        for unwise in match.game.warnings(named, options, "en"):
            warn(unwise, Unwise, stacklevel=2)
        return match

    @staticmethod
    def set_up(
        game: str,
        seats: Iterable[str] = (),
        seed: str | int | None = None,
        track: bool = True,
        script: Iterable[int] = (),
        **options: Any,
    ) -> Match:
        """The same without a word of warning, for programs that play many matches or have warned already."""
        found = catalog.game(game)
        seed = new_seed() if seed is None or seed == "" else str(seed)
        plain = msgspec.json.decode(msgspec.json.encode(options))  # as a record would give them back
        origin = Origin(game=game, law=found.law, seats=listed(seats), options=plain, seed=seed, data=found.data)
        return Match.start(found, origin, track, tuple(script))

    @staticmethod
    def start(
        game: Game,
        origin: Origin,
        track: bool = True,
        script: tuple[int, ...] = (),
        foretold: tuple[Foretold, ...] = (),
        stops: Callable[[State], bool] | None = None,
        until: tuple[int, int] | None = None,
    ) -> Match:
        """Set up what `origin` says; chance may be foretold (see `foretell`), and the match may stop before a step."""
        from lexludi.kernel.starting import start

        return start(game, origin, track, script, foretold, stops, until)

    @staticmethod
    def at(game: str, position: str, track: bool = True) -> Match:
        """A match that starts from a position text (puzzles, tests, bug reports)."""
        found = catalog.game(game)
        return Match.start(found, Origin(game=game, law=found.law, position=position, data=found.data), track)

    # Playing

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, as named at the start."""
        return self.origin.seats

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Answer the open ask, or that seat's where several are open: with an option, or as people write it.

        Raises IllegalChoice and changes nothing.
        """
        ask = self._ask_of(seat)
        if isinstance(option, str):
            option = self.parse(option)
        self._take(ask, self._offered(ask, option))

    def spell(self, option: Option) -> str:
        """An option as people write it: `move 3 5 2`, `craft cobbler`."""
        return self.game.options.text(option, self.game.names(self.state))

    def parse(self, text: str) -> Option:
        """The option that people write so. Raises IllegalChoice, naming the word that does not fit."""
        try:
            return self.game.options.read(text, self.game.names(self.state))
        except ValueError as error:
            raise IllegalChoice(str(error)) from None

    def pick(self, index: int) -> None:
        """Answer the open ask by the place of an option in its list."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice(OVER)
        try:
            option = ask.options[index]
        except (IndexError, TypeError):
            raise not_there(ask, index) from None
        if index < 0:
            raise not_there(ask, index)
        if self.track or self._open is not None:
            self._take(ask, option)
        else:  # what a playout does all the time, without a call
            self.history.append((ask.seat, option))
            self._advance(option)

    def play_out(self, chance: Chance, most: int = MOST, seat: int | None = None) -> int:
        """Choose at random up to so many times, or as long as that seat is to decide; how often that was.

        What searches do most, in one call: a compiled build plays whole matches without the interpreter. What is chosen
        follows from two draws of chance (see `Chance.whim`). Where all seats are played so, nobody looks on.
        """
        begun = self.ask
        if begun is None or (seat is not None and begun.seat != seat):
            return 0
        track = self.track
        state = self.state
        watched = not state.unwatched
        if seat is None and not track:
            state.unwatched = True
        history = self.history
        whim: i64 = chance.whim()
        made = 0
        while made < most:
            ask = self.ask
            if ask is None or (seat is not None and ask.seat != seat):
                break
            options = ask.options
            whim = (whim & LOW) * CARRIED + (whim >> 32)
            option = options[(whim & LOW) * len(options) >> 32]
            if track or self._open is not None:
                self._take(ask, option)
            else:
                history.append((ask.seat, option))
                self._advance(option)
            made += 1
        if watched:
            state.unwatched = False
        return made

    def why_not(self, option: Option | str, seat: int | None = None) -> IllegalChoice | None:
        """Why that choice would be refused, as a sentence and the rule behind it; None if it may be made."""
        from lexludi.kernel.seeing import why_not

        return why_not(self, option, seat)

    def _offered(self, ask: Ask, option: Option) -> Option:
        """The option as the ask offers it: an equal one (`Card(True)`, say) may still have another JSON."""
        try:
            return ask.options[ask.options.index(option)]
        except ValueError:
            raise self.why_not(option, ask.seat) or IllegalChoice(OVER) from None

    def _take(self, ask: Ask, option: Option) -> None:
        seat = ask.seat
        if not self.track:
            self.history.append((seat, option))
            self._answer(ask, option)
            return
        if self.history and self.history[-1][0] != seat:
            self._floor = len(self.history)
            self._why = "somebody else has decided since"
        state = self.state
        drawn, seen = state.chance.drawn, state.seen
        self.history.append((seat, option))
        self._trail[-1].choices.append((seat, option))
        self._answer(ask, option)
        if state.chance.drawn != drawn:
            self._floor = len(self.history)
            self._why = "chance has spoken since"
        elif state.seen != seen:
            self._floor = len(self.history)
            self._why = "a secret has been revealed since"
        if self.over:
            self._floor = len(self.history)
            self._why = OVER
        trail = self._trail
        while len(trail) > 1 and trail[1].history <= self._floor:
            del trail[0]

    # Copies

    def _point(self) -> Checkpoint:
        if not self._trail:
            raise Untracked(
                "a match that keeps no checkpoints cannot be copied, explained or written; "
                "make it with track=True, or imagine or clone it with track=True"
            )
        return exact(self._trail[-1], self.steps)

    def _checkpoint(self) -> None:
        trail = self._trail
        since = 0
        last = None
        if trail:
            last = trail[-1]
            if not last.choices:
                if last.quiet < QUIET and last.guess is None and not last.laters:
                    last.quiet += 1  # to take a few steps again costs less than to copy the state before each
                    return
                trail.pop()
            if last.history == len(self.history):
                since = last.since + last.quiet + 1
        if trail:
            trail[-1].laters = None
        if last is None or last.guess is not None or last.depth >= DEEPEST:
            point = Checkpoint(self.state.copy(), len(self.events), len(self.history))
        else:
            point = Checkpoint.after(last, self.steps, len(self.events), len(self.history))
        point.since = since
        point.laters = []
        trail.append(point)

    def clone(self, track: bool = True) -> Match:
        """An independent copy of this match. `track=False` is the cheap kind, for playouts."""
        from lexludi.kernel.copying import clone

        return clone(self, track)

    def _inherit(self, other: Match) -> None:
        """What copies share with the match they are made of."""
        self.reseeds = other.reseeds
        self.edits = other.edits
        self.foretold = other.foretold
        self.stops = other.stops

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from lexludi.kernel.replay import freeze, thaw

        return thaw, (freeze(self),)

    def imagine(self, seat: int | None, chance: Chance, track: bool = False) -> Match:
        """A match in a world that `seat` cannot tell from this one: secrets and the future are guessed.

        It is made for playouts; with `track` it can itself be cloned, undone, imagined and written.
        """
        from lexludi.kernel.imagining import imagine

        check_seat(seat, len(self.origin.seats))
        if not isinstance(chance, Chance):
            raise BadCall(f"imagine takes a Chance, such as Chance.of('7'), not {chance!r}")
        return imagine(self, seat, chance, track)

    def _noted(self, ask: Ask) -> None:
        if self._trail and self._trail[-1].laters is not None:
            self._trail[-1].laters.append(ask)

    def _kept(self, seat: int, option: Option) -> None:
        if self._trail:
            self._trail[-1].choices.append((seat, option))

    # Stopping, foretelling, editing

    def _halts(self) -> bool:
        if self._until is not None and self._until == self.place:
            return True
        return self.stops is not None and self.stops(self.state)

    @property
    def place(self) -> tuple[int, int]:
        """Where the step under way began: after how many decisions, and how many steps after the last of them."""
        if not self._trail:
            self._point()
        point = self._trail[-1]
        return point.history, point.since + point.quiet

    def _wait(self) -> None:
        """Stand before the next step of the state."""
        self.stopped = True
        self.ask = None
        self.together = None
        self._send = course(self.state, self.steps, self.track).send
        if self.track:
            self._send(None)

    def run(self) -> None:
        """Go on from where the match has stopped (see `stops`) to the next ask, the next stop, or the end."""
        if not self.stopped:
            raise BadCall("run goes on with a match that has stopped before a step; this one has not")
        self.stopped = False
        self._advance(None)

    def foretell(self, meaning: str, *values: int) -> None:
        """Decide what chance gives the next time the game asks it for this: dice, what is taken, what lies on top.

        The names are the game's. The record keeps it, so it says that not all of its chance follows from the seed.
        """
        from lexludi.kernel.editing import foretell

        foretell(self, meaning, values)

    def edit(self, lines: Mapping[str, str], why: str = "") -> None:
        """Change the table: lines of the position, as it was when the step under way began; its choices are made again.

        The record keeps the edit and why it was made. Raises PositionError, or IllegalChoice where a choice of the step
        can no longer be made; then nothing has changed.
        """
        from lexludi.kernel.editing import edit

        edit(self, lines, why)

    def key(self) -> str:
        """Two matches with the same key are in the same situation, and chance has the same in store for them."""
        return blake2b(self.position().encode(), digest_size=16).hexdigest()

    # Why not

    def refusals(self, seat: int | None = None) -> list[Refusal]:
        """What the open ask does not offer, with the rule that forbids each."""
        from lexludi.kernel.copying import rerun

        if self.ask is None:
            return []
        point = self._point()
        again = rerun(self, point, point.choices, False, True)
        return again._ask_of(seat).refused or []

    # Undo

    def why_not_undo(self, seat: int | None = None) -> str | None:
        """What stands in the way of taking back the last decision; None when nothing does."""
        if not self.track:
            return "this match keeps no checkpoints"
        if len(self.history) <= self._floor:
            return self._why
        if seat is not None and self.history[-1][0] != seat:
            return "the last decision was not yours"
        return None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back."""
        return self.why_not_undo() is None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision, as if it had never been made."""
        from lexludi.kernel.editing import undo

        undo(self, seat)

    def _become(self, other: Match) -> None:
        """Stand where the other match stands; the list of events stays the same object, so readers keep it."""
        self.state = other.state
        self.ask = other.ask
        self.together = other.together
        self._send = other._send
        self._open = other._open
        self._answers = other._answers
        self._trail = other._trail
        self.events[:] = other.events
        self.state.log = self.events

    # What others see

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know: the game's view, who sits where, who is asked, its own ask."""
        from lexludi.kernel.seeing import view_of

        return view_of(self, seat)

    def glimpse(self, seat: int | None) -> Mapping[str, Any]:
        """The same for whoever looks at a few parts of it only, and before the next decision."""
        from lexludi.kernel.seeing import glimpse_of

        return glimpse_of(self, seat)

    def asks_for(self, seat: int | None) -> list[dict[str, Any]]:
        """Who is asked, and what that seat is asked. Others learn no more: a prompt could tell what a hand holds."""
        from lexludi.kernel.seeing import asks_for

        return asks_for(self, seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The log from event number `since` on, as that seat may read it."""
        seen = [event.seen_by(seat) for event in self.events[since:]]
        return [event for event in seen if event is not None]

    # Text and records

    def position(self) -> str:
        """The state as text, with the choices made since its step began; `Match.at` reads it back."""
        if self.ask is None:
            return self.game.write(self.state)
        point = self._point()
        if point.guess is not None:
            raise Untracked(IMAGINED)
        text = self.game.write(point.state)
        for seat, option in point.choices:
            text += choice_line(seat, self.spell(option))
        return text

    def record(self) -> Record:
        """Everything needed to play this match again."""
        from lexludi.kernel.replay import record_of

        return record_of(self)

    @staticmethod
    def replay(record: Record, upto: int | None = None, track: bool = True) -> Match:
        """Play a record again, whole or its first `upto` choices. Raises RecordError, naming what does not fit."""
        from lexludi.kernel.replay import replay

        return replay(record, upto, track)

    @staticmethod
    def branch(record: Record, at: int, seed: str | None = None) -> Match:
        """A new match from the first `at` choices of a record; chance goes on from a seed of its own."""
        match = Match.replay(record, at)
        match.reseeds = [r for r in match.reseeds if r[0] < at]
        match.reseed(new_seed() if seed is None else seed)
        return match

    def reseed(self, seed: str) -> None:
        """From here on, chance follows another seed. The record says so."""
        from lexludi.kernel.editing import reseed

        reseed(self, seed)

    def script(self, *numbers: int) -> None:
        """Make the next random numbers these, in copies and after undo as well: for tests and puzzles."""
        from lexludi.kernel.editing import script

        script(self, numbers)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, if the game draws one."""
        return self.game.picture(self.view(None), "en")

    def __repr__(self) -> str:
        where = "over" if self.ask is None else f"asks seat {self.ask.seat}: {self.ask.prompt}"
        made = len(self.history)
        decisions = "1 decision" if made == 1 else f"{made} decisions"
        return f"<Match {' '.join([self.origin.game, '/'.join(self.seats)]).strip()}, {decisions}, {where}>"

    def __str__(self) -> str:
        """The table as a spectator sees it, and who is to decide."""
        view = self.view(None)
        return self.game.words("en").whole(view, [ask.seat for ask in self.asks], self.state.result)
