"""Play: takes the steps of a game and stops wherever somebody must decide."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, Final

from lexludi.kernel.ask import Ask, Later, Together
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BrokenGame, IllegalChoice
from lexludi.kernel.events import Event, Result
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option
from lexludi.kernel.state import BrokenOff, GameOver, State

LONGEST_SILENCE: Final = 100_000
"""Steps or forced choices in a row after which the rules are taken to be caught in a loop."""
A_WHILE: Final = 1000
"""Steps that are counted together, to count cheaply."""
QUIET: Final = 8
"""Steps in a row, in which nobody is asked, that are taken again rather than remembered."""
DEEPEST: Final = 8
"""Checkpoints in a row that are worked out from the one before when they are needed."""
ENDLESS: Final = "the rules run on and on without asking anybody"
OVER: Final = "the match is over"
STOPPED: Final = "the match waits before a step: run() goes on"


def course(state: State, steps: Mapping[str, Any], stops: bool) -> Generator[Ask | Together | Later | None, Any, None]:
    """Take the steps of the agenda, one after another; with `stops`, yield None before each, for a checkpoint.

    One generator for all of them, because `yield from` learns without an exception that a step is over.
    """
    agenda = state.agenda
    known: dict[str, Any] = steps if isinstance(steps, dict) else {**steps}
    while True:
        try:
            for _taken in range(A_WHILE):
                if stops:
                    yield None
                try:
                    step = agenda.pop()
                except IndexError:
                    raise BrokenGame("the agenda is empty and the match has no result") from None
                arguments = len(step)
                if arguments == 2:
                    flow = known[step[0]](state, step[1])
                elif arguments == 3:
                    flow = known[step[0]](state, step[1], step[2])
                else:
                    flow = known[step[0]](state, *step[1:])
                if flow is not None:
                    yield from flow
            count_silence(state, A_WHILE)
        except BrokenOff:
            count_silence(state)


def count_silence(state: State, steps: int = 1) -> None:
    """Steps were taken, or a choice was forced, perhaps without anybody being asked."""
    state.idle += steps
    if state.idle > LONGEST_SILENCE:
        raise BrokenGame(ENDLESS)


def stays_open(state: State, ask: Ask) -> bool:
    """Whether somebody is to answer an ask: not one with a single option, nor one of a seat that rules play."""
    options = ask.options
    if not options:
        raise BrokenGame(f"the ask {ask.prompt!r} (rule {ask.law}) has no options")
    if (len(options) > 1 or (ask.always and not state.unwatched)) and not state.automatic >> ask.seat & 1:
        return True
    count_silence(state)
    return False


class Guess:
    """What was imagined in the middle of a step, after so many of its choices: the same again whenever it is needed."""

    __slots__ = ("after", "answered", "chance", "future", "seat")

    def __init__(self, after: int, seat: int | None, answered: tuple[int, ...], chance: Chance, future: Chance) -> None:
        self.after = after
        self.seat = seat
        self.answered = answered
        """The seats whose secret answers are guessed as well."""
        self.chance = chance
        self.future = future
        """How chance goes on."""

    def suppose(self, play: Play) -> None:
        """Let a match that stands at the same place be the imagined one."""
        chance = self.chance.copy()
        play.state.imagine(self.seat, chance)
        play.fill(self.answered, chance)
        play.state.chance.follow(self.future)


class Checkpoint:
    """The state at the start of a step, and the choices made since.

    Where nobody was asked for some steps, the choices may be those of a later step: see `quiet`. Most checkpoints are
    never gone back to: such a one only knows which came before, and takes its steps again when its state is needed.
    """

    __slots__ = (
        "_before", "_state", "_steps", "choices", "depth", "events", "guess", "history", "laters", "quiet", "since",
    )  # fmt: skip

    def __init__(self, state: State | None, events: int, history: int, guess: Guess | None = None) -> None:
        self._state = state
        self._before: Checkpoint | None = None
        self._steps: Mapping[str, Any] = {}
        self.choices: list[tuple[int, Option]] = []
        self.events = events
        self.history = history
        self.guess = guess
        self.depth = 0
        """How many checkpoints before this one may have to be worked out first."""
        self.since = 0
        """The steps taken before this one since the last decision."""
        self.quiet = 0
        """The steps to take from the state, in which nobody is asked, to the step of the choices."""
        self.laters: list[Ask] | None = None
        """Every ask of the step that was put `Later`, so far; None where nobody has kept them."""

    @staticmethod
    def after(before: Checkpoint, steps: Mapping[str, Any], events: int, history: int) -> Checkpoint:
        """The start of the step that follows the choices of another checkpoint."""
        point = Checkpoint(None, events, history)
        point._before = before
        point._steps = steps
        point.depth = before.depth + 1
        return point

    @property
    def state(self) -> State:
        """How the match stood. It is never changed."""
        state = self._state
        if state is None:
            before = self._before
            assert before is not None
            state = ahead(before, self._steps, before.quiet + 1, before.choices, [])
            self._stand(state)
        return state

    def _stand(self, state: State) -> None:
        self._state = state
        self._before = None
        self.depth = 0

    def own(self) -> Checkpoint:
        """A copy whose chance no other shares."""
        point = self.copy()
        point._stand(self.state.copy())
        guess = self.guess
        if guess is not None:
            point.guess = Guess(guess.after, guess.seat, guess.answered, guess.chance, guess.future.copy())
        return point

    @property
    def chance(self) -> Chance:
        """What this step draws from: from its start, or from where it was imagined."""
        return self.state.chance if self.guess is None else self.guess.future

    def copy(self) -> Checkpoint:
        """The same state, never changed, with choices that may grow."""
        point = Checkpoint(self._state, self.events, self.history, self.guess)
        point._before = self._before
        point._steps = self._steps
        point.depth = self.depth
        point.choices = self.choices.copy()
        point.since = self.since
        point.quiet = self.quiet
        if self.laters is not None:
            point.laters = self.laters.copy()
        return point


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A state and the flow of its steps. `ask` is the open ask, None when the match is over; `asks` lists all of them
    where several seats decide at once.
    """

    __slots__ = ("_answers", "_known", "_open", "_send", "ask", "state", "steps", "stopped", "together", "track")

    def __init__(self, steps: Mapping[str, Any], state: State, track: bool) -> None:
        self.steps = steps
        self.state = state
        self.track = track
        self.ask: Ask | None = None
        self.together: list[Ask] | None = None
        """All open asks, where they are not just `ask`."""
        self.stopped = False
        """Whether the match waits before a step, and nobody is asked until it goes on."""
        self._send: Any = course(state, steps, track).send
        """Sends a choice to the steps under way, which go on to the next ask."""
        self._open: Together | None = None
        self._answers: dict[int, Option] = {}
        self._known: list[Ask] = []
        """Asks of the step under way that were put `Later` when it was first taken, the next one last."""

    @property
    def asks(self) -> list[Ask]:
        """All open asks."""
        if self.together is not None:
            return self.together
        return [] if self.ask is None else [self.ask]

    @asks.setter
    def asks(self, asks: list[Ask]) -> None:
        """For whoever shows another moment of the match."""
        self.together = asks

    @property
    def over(self) -> bool:
        """Whether nobody will be asked any more."""
        return self.ask is None and not self.stopped

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it is played."""
        return self.state.result

    def _checkpoint(self) -> None:
        """A step is about to begin: whoever keeps track remembers the state."""

    def _halts(self) -> bool:
        """Whether to wait before the step that is about to begin."""
        return False

    def _ask_of(self, seat: int | None) -> Ask:
        if self.ask is None:
            raise IllegalChoice(STOPPED if self.stopped else OVER)
        if seat is None:
            return self.ask
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        raise IllegalChoice(f"seat {seat} has nothing to decide now; asked: {[a.seat for a in self.asks]}")

    def _answer(self, ask: Ask, option: Option) -> None:
        together = self._open
        if together is None:
            self._advance(option)
            return
        self._answers[ask.seat] = option
        left = [a for a in self.asks if a is not ask]
        if left:
            self.together = left
            self.ask = left[0]
            return
        answers = [self._answers[a.seat] for a in together.asks]
        self.together = None
        self._open = None
        self._answers = {}
        self._advance(answers)

    def _advance(self, value: Any) -> None:
        """Run steps until somebody must decide or the match is over."""
        state = self.state
        state.idle = 0
        try:
            asked = self._send(value)
            if (
                isinstance(asked, Ask)
                and not state.automatic
                and (len(asked.options) > 1 or (asked.always and asked.options and not state.unwatched))
            ):
                self.ask = asked
            else:
                self._go_through(asked)
        except GameOver:
            self._send = None
            self.ask = None

    def _go_through(self, asked: Ask | Later | Together | None) -> None:
        """From what the rules ask, or a step that is about to begin, to what somebody must decide."""
        send = self._send
        while True:
            if isinstance(asked, Ask):
                ask: Ask = asked
            elif isinstance(asked, Later):
                ask = self._put(asked)
            elif asked is None:
                if self.track:
                    self._checkpoint()
                    if self._halts():
                        self.stopped = True
                        self.ask = None
                        return
                asked = send(None)
                continue
            elif self._open_together(asked):
                return
            else:
                count_silence(self.state)
                asked = send([a.options[0] for a in asked.asks])
                continue
            if stays_open(self.state, ask):
                self.ask = ask
                return
            asked = send(ask.options[0])

    def _put(self, later: Later) -> Ask:
        """The ask as it was when the step was first taken, or worked out now."""
        if self._known:
            return self._known.pop()
        ask = later.make()
        self._noted(ask)
        return ask

    def _noted(self, ask: Ask) -> None:
        """An ask that was put `Later` was worked out: whoever keeps track remembers it."""

    def _open_together(self, together: Together) -> bool:
        """Open the asks in which there is something to decide; False if there is none."""
        asks = [a for a in together.asks if not a.forced()]
        if not asks:
            return False
        for ask in asks:
            if not ask.options:
                raise BrokenGame(f"the ask {ask.prompt!r} (rule {ask.law}) has no options")
        self._answers = {a.seat: a.options[0] for a in together.asks if a.forced()}
        self._open = together
        self.together = asks
        self.ask = asks[0]
        return True

    def _again(self, choices: list[tuple[int, Option]]) -> bool:
        """Take the step with these choices; False if one of them is not to be had."""
        self._advance(None)
        return self._go_on(choices)

    def _go_on(self, choices: list[tuple[int, Option]]) -> bool:
        for seat, option in choices:
            for ask in self.asks:
                if ask.seat == seat and option in ask.options:
                    self._kept(seat, option)
                    self._answer(ask, ask.options[ask.options.index(option)])  # the very one that is offered
                    break
            else:
                return False
        return True

    def _kept(self, seat: int, option: Option) -> None:
        """A choice of the step is about to be made again: whoever keeps track remembers it."""

    def fill(self, seats: tuple[int, ...], chance: Chance) -> bool:
        """Guess what these seats have secretly answered; False if nobody would be left to ask."""
        if seats and len(self.asks) <= len(seats):
            return False
        for seat in seats:
            for ask in self.asks:
                if ask.seat == seat:
                    option = chance.pick(ask.options)
                    self._kept(seat, option)
                    self._answer(ask, option)
                    break
            else:
                return False
        return True


class Ahead(Play):
    """Takes so many steps, in which nobody is asked, and waits before the next."""

    __slots__ = ("left",)

    def __init__(self, steps: Mapping[str, Any], state: State, count: int) -> None:
        super().__init__(steps, state, True)
        self.left = count
        self._advance(None)

    def _halts(self) -> bool:
        self.left -= 1
        return self.left < 0


def ahead(
    point: Checkpoint, steps: Mapping[str, Any], count: int, choices: list[tuple[int, Option]], log: list[Event]
) -> State:
    """The state so many steps after a checkpoint, in which these choices were made; what happens goes to the log."""
    state = point.state.copy()
    state.log = log
    if not Ahead(steps, state, count)._go_on(choices):
        raise BrokenGame("steps did not run again as they ran before")
    state.log = None
    return state


def exact(point: Checkpoint, steps: Mapping[str, Any]) -> Checkpoint:
    """The checkpoint, moved on to the very step of its choices."""
    if point.quiet:
        log: list[Event] = []
        point._stand(ahead(point, steps, point.quiet, [], log))
        point.events += len(log)
        point.since += point.quiet
        point.quiet = 0
    return point
