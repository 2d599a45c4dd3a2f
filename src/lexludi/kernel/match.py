"""Match: plays a game's steps, stops at every ask, and can copy, undo, imagine, record and replay itself."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any, Final

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.ask import Ask, Together
from lexludi.kernel.chance import Chance, commitment, key_of, new_seed
from lexludi.kernel.errors import (
    BadSetup,
    BrokenGame,
    CannotUndo,
    IllegalChoice,
    PositionError,
    RecordError,
    Untracked,
)
from lexludi.kernel.events import Event, Result
from lexludi.kernel.options import Option, Refusal
from lexludi.kernel.position import choice_line, made_since
from lexludi.kernel.record import Origin, Record, digest
from lexludi.kernel.state import GameOver, State

GUESSES: Final = 100
"""How often a step is guessed anew before the guess is made of its middle."""

LONGEST_SILENCE: Final = 100_000
"""Steps or forced choices in a row after which the rules are taken to be caught in a loop."""
ENDLESS: Final = "the rules run on and on without asking anybody"
OVER: Final = "the match is over"


class Checkpoint:
    """The state at the start of a step, and the choices made since."""

    __slots__ = ("choices", "events", "history", "state")

    def __init__(self, state: State, events: int, history: int) -> None:
        self.state = state
        self.choices: list[tuple[int, Option]] = []
        self.events = events
        self.history = history


def course(state: State, steps: Mapping[str, Any], stops: bool) -> Generator[Ask | Together | None, Any, None]:
    """Take the steps of the agenda, one after another; with `stops`, yield None before each, for a checkpoint.

    One generator for all of them, because `yield from` learns without an exception that a step is over.
    """
    while True:
        state.idle += 1
        if state.idle > LONGEST_SILENCE:
            raise BrokenGame(ENDLESS)
        if not state.agenda:
            raise BrokenGame("the agenda is empty and the match has no result")
        if stops:
            yield None
        step = state.agenda.pop()
        take = steps[step[0]]
        flow = take(state, step[1]) if len(step) == 2 else take(state, *step[1:])
        if flow is not None:
            yield from flow


class Match:
    """One match of one game.

        match = Match.new("skirmish", seats=["red", "blue"], seed="7")
        while match.ask:
            match.choose(match.ask.options[0])
        match.result

    `ask` is the open ask, None when the match is over; `asks` lists all of them where several seats decide at once.
    A match made with `track=False` plays faster and keeps no checkpoints: it cannot be cloned, undone or explained.
    Copies made for playouts know neither what was decided before nor what happened.
    """

    __slots__ = (
        "_answers", "_floor", "_flow", "_open", "_trail", "_why", "ask", "asks", "events", "game", "history", "origin",
        "playout", "reseeds", "state", "steps", "track",
    )  # fmt: skip

    def __init__(self, game: Any, origin: Origin, state: State, track: bool = True) -> None:
        self.game = game
        self.steps: Mapping[str, Any] = game.steps
        self.origin = origin
        self.state = state
        self.track = track
        self.ask: Ask | None = None
        self.asks: list[Ask] = []
        self.history: list[tuple[int, Option]] = []
        self.events: list[Event] = []
        self.reseeds: list[tuple[int, str]] = []
        self.playout = False
        self._flow: Any = course(state, self.steps, track)
        self._open: Together | None = None
        self._answers: dict[int, Option] = {}
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
        """Set up a match and play up to its first ask. `script` makes the first random numbers these."""
        found = catalog.game(game)
        seed = new_seed() if seed is None or seed == "" else str(seed)
        plain = msgspec.json.decode(msgspec.json.encode(options))  # as a record would give them back
        origin = Origin(game=game, law=found.law, seats=tuple(seats), options=plain, seed=seed)
        return Match.start(found, origin, track, tuple(script))

    @staticmethod
    def start(game: Any, origin: Origin, track: bool = True, script: tuple[int, ...] = ()) -> Match:
        if origin.position is None:
            chance = Chance.of(origin.seed)
            chance.script = script
            state = game.setup(origin.seats, dict(origin.options), chance)
        else:
            state = game.read(origin.position)
            if not state.agenda:
                raise PositionError("next: the position has no next step, so there is nothing to play")
        match = Match(game, origin, state, track)
        match._advance(None)
        if origin.position is not None:
            for seat, option in made_since(origin.position, game.options, game.names(state)):
                try:
                    match._resume(seat, option)
                except IllegalChoice as error:
                    raise PositionError(f"{choice_line(seat, match.spell(option)).strip()}: {error}") from error
        return match

    def _resume(self, seat: int, option: Option) -> None:
        """Make a choice that belongs to the starting position, not to the history."""
        ask = self._ask_of(seat)
        option = self._offered(ask, option)
        if self._trail:
            self._trail[-1].choices.append((seat, option))
        self._answer(ask, option)

    @staticmethod
    def at(game: str, position: str, track: bool = True) -> Match:
        """A match that starts from a position text (puzzles, tests, bug reports)."""
        found = catalog.game(game)
        return Match.start(found, Origin(game=game, law=found.law, position=position), track)

    # Playing

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def seats(self) -> tuple[str, ...]:
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
        return str(self.game.options.text(option, self.game.names(self.state)))

    def parse(self, text: str) -> Option:
        """The option that people write so. Raises IllegalChoice, naming the word that does not fit."""
        try:
            option: Option = self.game.options.read(text, self.game.names(self.state))
        except ValueError as error:
            raise IllegalChoice(str(error)) from None
        return option

    def pick(self, index: int) -> None:
        """Answer the open ask by the place of an option in its list."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice(OVER)
        options = ask.options
        if not 0 <= index < len(options):
            raise IllegalChoice(f"{ask.prompt!r} has {len(options)} options: none has the place {index}", ask.law)
        self._take(ask, options[index])

    def _ask_of(self, seat: int | None) -> Ask:
        if self.ask is None:
            raise IllegalChoice(OVER)
        if seat is None:
            return self.ask
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        raise IllegalChoice(f"seat {seat} has nothing to decide now; asked: {[a.seat for a in self.asks]}")

    def _offered(self, ask: Ask, option: Option) -> Option:
        """The option as the ask offers it: an equal one (`Card(True)`, say) may still have another JSON."""
        try:
            return ask.options[ask.options.index(option)]
        except ValueError:
            raise self._illegal(ask, option) from None

    def _illegal(self, ask: Ask, option: Option) -> IllegalChoice:
        for refusal in self.refusals(ask.seat) if self.track else []:
            if refusal.option == option:
                return IllegalChoice(f"{option!r} is forbidden by rule {refusal.law}", refusal.law)
        return IllegalChoice(f"{option!r} is not among the {len(ask.options)} options of {ask.prompt!r}", ask.law)

    def _take(self, ask: Ask, option: Option) -> None:
        seat = ask.seat
        if not self.track:
            self.history.append((seat, option))
            if self._open is None:
                self._advance(option)
            else:
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
        if self.ask is None:
            self._floor = len(self.history)
            self._why = "the match is over"
        trail = self._trail
        while len(trail) > 1 and trail[1].history <= self._floor:
            del trail[0]

    def _answer(self, ask: Ask, option: Option) -> None:
        together = self._open
        if together is None:
            self._advance(option)
            return
        self._answers[ask.seat] = option
        self.asks = [a for a in self.asks if a is not ask]
        if self.asks:
            self.ask = self.asks[0]
            return
        answers = [self._answers[a.seat] for a in together.asks]
        self._open = None
        self._answers = {}
        self._advance(answers)

    def _advance(self, value: Any) -> None:
        """Run steps until somebody must decide or the match is over."""
        state = self.state
        state.idle = 0
        flow = self._flow
        try:
            for _ in range(LONGEST_SILENCE):
                asked = flow.send(value)
                if isinstance(asked, Ask):
                    options = asked.options
                    forced = len(options) == 1 and not asked.always
                    if state.automatic and options and state.automatic >> asked.seat & 1:
                        forced = True
                    if forced:
                        value = options[0]
                    elif not options:
                        raise BrokenGame(f"the ask {asked.prompt!r} (rule {asked.law}) has no options")
                    else:
                        self.ask = asked
                        self.asks = [asked]
                        return
                elif asked is None:
                    if self.track:
                        self._checkpoint()
                    value = None
                elif self._open_together(asked):
                    return
                else:
                    value = [a.options[0] for a in asked.asks]
            raise BrokenGame(ENDLESS)
        except GameOver:
            self._flow = None
            self.ask = None
            self.asks = []

    def _open_together(self, together: Together) -> bool:
        """Open the asks in which there is something to decide; False if there is none."""
        self.asks = [a for a in together.asks if not a.forced()]
        if not self.asks:
            return False
        for ask in self.asks:
            if not ask.options:
                raise BrokenGame(f"the ask {ask.prompt!r} (rule {ask.law}) has no options")
        self._answers = {a.seat: a.options[0] for a in together.asks if a.forced()}
        self._open = together
        self.ask = self.asks[0]
        return True

    # Copies

    def _point(self) -> Checkpoint:
        if not self._trail:
            raise Untracked("a match that keeps no checkpoints cannot be copied, explained or written as a position")
        return self._trail[-1]

    def _checkpoint(self) -> None:
        trail = self._trail
        if trail and not trail[-1].choices:
            trail.pop()
        trail.append(Checkpoint(self.state.copy(), len(self.events), len(self.history)))

    def _rerun(self, point: Checkpoint, choices: list[tuple[int, Option]], track: bool, explaining: bool) -> Match:
        """A match that took that step again from its start, with these choices."""
        match = Match(self.game, self.origin, point.state.copy(), False)
        match.reseeds = self.reseeds
        match.playout = not track
        state = match.state
        state.explaining = explaining
        if track:
            match.events = self.events[: point.events]
            state.log = match.events
            match._flow = course(state, match.steps, True)
        if not match._again(choices):
            raise BrokenGame("a step did not run again as it ran before")
        match.track = track
        return match

    def _again(self, choices: list[tuple[int, Option]]) -> bool:
        """Take the step with these choices; False if one of them is not to be had."""
        self._advance(None)
        for seat, option in choices:
            for ask in self.asks:
                if ask.seat == seat and option in ask.options:
                    self._answer(ask, option)
                    break
            else:
                return False
        return True

    def clone(self, track: bool = True) -> Match:
        """An independent copy of this match. `track=False` is the cheap kind, for playouts."""
        if self.ask is None:
            return self._clone_end()
        point = self._point()
        match = self._rerun(point, point.choices, track, False)
        if track:
            match.history = self.history.copy()
            match._inherit(self._trail[:-1], point)
            match._floor = self._floor
            match._why = self._why
        return match

    def _clone_end(self) -> Match:
        match = Match(self.game, self.origin, self.state.copy(), self.track)
        match.history = self.history.copy()
        match.events.extend(self.events)
        match.reseeds = self.reseeds
        match.playout = self.playout
        match._floor = self._floor
        match._why = self._why
        return match

    def _inherit(self, earlier: list[Checkpoint], last: Checkpoint) -> None:
        """Take over a trail. Earlier checkpoints are never changed, so they are shared; the last one may grow."""
        point = Checkpoint(last.state, last.events, last.history)
        point.choices = last.choices.copy()
        self._trail = [*earlier, point]

    def imagine(self, seat: int | None, chance: Chance) -> Match:
        """A playout match in a world that `seat` cannot tell from this one: secrets and the future are guessed."""
        match = self._imagine(seat, chance)
        match.playout = True
        future = match.state.chance
        future.rekey(key_of(f"{chance.below(1 << 30)} {chance.below(1 << 30)}"))
        future.script = ()
        return match

    def _imagine(self, seat: int | None, chance: Chance) -> Match:
        """Guess what the seat cannot know as it is now; where others are asked, guess it as it was when the step
        began and take the step again, so that they are asked about the hands they have in the guess.
        """
        if self.ask is None:
            match = self._clone_end()
            match.state.imagine(seat, chance)
            return match
        point = self._point()
        known = self._known(seat)
        asks = self.asks if self._open is None else self._open.asks
        if any(a.seat != seat for a in asks):
            seen = self.state.view(seat)
            for _ in range(GUESSES):
                state = point.state.copy()
                state.imagine(seat, chance)
                guess = Match(self.game, self.origin, state, False)
                if guess._again(known) and guess.state.view(seat) == seen:
                    return guess
        match = self._rerun(point, known, False, False)
        match.state.imagine(seat, chance)
        return match

    def _known(self, seat: int | None) -> list[tuple[int, Option]]:
        """The choices since the step began, without those that others still keep secret."""
        choices = self._point().choices
        if self._open is None:
            return choices
        kept = len(choices) - len([a for a in self._open.asks if a.seat in self._answers and not a.forced()])
        return choices[:kept] + [c for c in choices[kept:] if c[0] == seat]

    def refusals(self, seat: int | None = None) -> list[Refusal]:
        """What the open ask does not offer, with the rule that forbids each."""
        if self.ask is None:
            return []
        point = self._point()
        again = self._rerun(point, point.choices, False, True)
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
        return self.why_not_undo() is None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision, as if it had never been made."""
        why = self.why_not_undo(seat)
        if why is not None:
            raise CannotUndo(f"cannot undo: {why}")
        trail = self._trail
        while not trail[-1].choices:
            trail.pop()
        point = trail[-1]
        match = self._rerun(point, point.choices[:-1], True, False)
        match._inherit(trail[:-1], point)
        match._trail[-1].choices.pop()
        self._become(match)
        self.history.pop()

    def _become(self, other: Match) -> None:
        """Stand where the other match stands; the list of events stays the same object, so readers keep it."""
        self.state = other.state
        self.ask = other.ask
        self.asks = other.asks
        self._flow = other._flow
        self._open = other._open
        self._answers = other._answers
        self._trail = other._trail
        self.events[:] = other.events
        self.state.log = self.events

    # What others see

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know: the game's view, who is asked, and its own options."""
        view = self.state.view(seat)
        view["asks"] = [self._seen_ask(ask, seat) for ask in self.asks]
        result = self.state.result
        view["result"] = None if result is None else result.plain()
        return view

    def _seen_ask(self, ask: Ask, seat: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = {"seat": ask.seat, "prompt": ask.prompt, "law": ask.law, "about": list(ask.about)}
        if ask.seat == seat:
            encode = self.game.options.encode
            seen["options"] = [encode(o) for o in ask.options]
        return seen

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The log from event number `since` on, as that seat may read it."""
        seen = [event.seen_by(seat) for event in self.events[since:]]
        return [event for event in seen if event is not None]

    # Text and records

    def position(self) -> str:
        """The state as text, with the choices made since its step began; `Match.at` reads it back."""
        if self.ask is None:
            return str(self.game.write(self.state))
        point = self._point()
        text = str(self.game.write(point.state))
        for seat, option in point.choices:
            text += choice_line(seat, self.spell(option))
        return text

    def record(self) -> Record:
        """Everything needed to play this match again."""
        if self.playout:
            raise Untracked("a copy made for playouts does not know its whole history: it has no record")
        encode = self.game.options.encode
        return Record(
            origin=self.origin,
            choices=[(seat, encode(option)) for seat, option in self.history],
            reseeds=self.reseeds.copy(),
            result=self.state.result,
            digest=digest(self.events, self.state.result) if self.track else "",
            committed=commitment(self.origin.seed),
        )

    @staticmethod
    def replay(record: Record, upto: int | None = None, track: bool = True) -> Match:
        """Play a record again, whole or its first `upto` choices. Raises RecordError, naming what does not fit."""
        game = record.check()
        try:
            match = Match.start(game, record.origin, track)
        except (BadSetup, PositionError) as unfit:
            raise RecordError(f"the match of the record cannot be set up: {unfit}") from unfit
        reseeds = dict(record.reseeds)
        count = len(record.choices) if upto is None else upto
        if not 0 <= count <= len(record.choices):
            raise RecordError(f"the record has {len(record.choices)} choices, not {count}")
        for n in range(count):
            if n in reseeds:
                match.reseed(reseeds[n])
            seat, plain = record.choices[n]
            try:
                match.choose(game.options.decode(plain), seat)
            except (IllegalChoice, ValueError) as error:
                raise RecordError(f"choice number {n}, {plain} by seat {seat}, does not fit: {error}") from error
        if count in reseeds:
            match.reseed(reseeds[count])
        return match

    @staticmethod
    def branch(record: Record, at: int, seed: str | None = None) -> Match:
        """A new match from the first `at` choices of a record; chance goes on from a seed of its own."""
        match = Match.replay(record, at)
        match.reseeds = [r for r in match.reseeds if r[0] < at]
        match.reseed(new_seed() if seed is None else seed)
        return match

    def reseed(self, seed: str) -> None:
        """From here on, chance follows another seed. The record says so."""
        self.reseeds = [*self.reseeds, (len(self.history), seed)]
        chance = self.state.chance
        chance.turn(chance.drawn, key_of(seed))
        self._floor = len(self.history)
        self._why = "the match was branched here"
        if self._trail:
            point = self._own_point()
            point.state.chance.turn(chance.drawn, key_of(seed))
            self._trail = [point]

    def script(self, *numbers: int) -> None:
        """Make the next random numbers these, in copies and after undo as well: for tests and puzzles."""
        chance = self.state.chance
        chance.scripted(*numbers)
        if self._trail:
            point = self._own_point()
            wait = chance.drawn - point.state.chance.drawn
            point.state.chance.scripted(*[-1] * wait, *numbers)
            self._trail[-1] = point

    def _own_point(self) -> Checkpoint:
        """The last checkpoint, with a state that no clone shares."""
        shared = self._trail[-1]
        point = Checkpoint(shared.state.copy(), shared.events, shared.history)
        point.choices = shared.choices
        return point

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, if the game draws one."""
        draw = getattr(self.game, "picture", None)
        return None if draw is None else str(draw(self.view(None), "en"))

    def __repr__(self) -> str:
        where = "over" if self.ask is None else f"asks seat {self.ask.seat}: {self.ask.prompt}"
        made = len(self.history)
        decisions = "1 decision" if made == 1 else f"{made} decisions"
        return f"<Match {' '.join([self.origin.game, '/'.join(self.seats)]).strip()}, {decisions}, {where}>"
