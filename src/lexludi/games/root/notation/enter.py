"""Rootlog into a match: set up as the log says, then played turn by turn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from lexludi.games.root.notation import edits, hidden, solve
from lexludi.games.root.notation.actions import Mark, Turn
from lexludi.games.root.notation.books import Book, Loose, Ordered
from lexludi.games.root.notation.codes import LETTERS, SECOND_VAGABOND, codes
from lexludi.games.root.notation.parse import Log
from lexludi.games.root.notation.play import Node, Search
from lexludi.games.root.notation.scribe import Scribe
from lexludi.games.root.notation.write import before_a_turn, root
from lexludi.games.root.rules.box.printed import plan
from lexludi.kernel import catalog
from lexludi.kernel.match import Match
from lexludi.kernel.record import Origin
from lexludi.locale import N_

BUDGET: Final = 20_000
"""Choices tried for a turn in its order."""
LOOSE_BUDGET: Final = 4_000
"""Choices tried for it in any order."""
RESTACKED: Final = N_("the deck was stacked anew, with the cards on top that this turn draws")
LOOSELY: Final = N_("the turn was found in another order than it is written")
FORCED: Final = N_("no legal choices do this; the turn was entered by the arithmetic of the log alone")
GIVEN_UP: Final = N_("no legal choices do this, nor could it be entered otherwise; the record ends before this turn")
OUT_OF_TURN: Final = N_("it is not the turn of this faction")
OTHER_WINNER: Final = N_("the log says that the winner is {said}, the match says {won}")
SEED: Final = "rootlog"


def seats_of(log: Log) -> tuple[str, ...]:
    """The factions, each Vagabond with the character that his set-up names."""
    names = {letter: name for name, letter in LETTERS.items()} | {SECOND_VAGABOND: "vagabond"}
    characters = {
        action.what[0]: action.value
        for turn in log.turns
        for action in turn.actions
        if turn.setup and isinstance(action, Mark) and action.what in ("V$#", "G$#")
    }
    return tuple(f"{names[s]}:{characters[s]}" if s in characters else names[s] for s in log.letters)


def begin(log: Log) -> Match:
    """The match of a log, before its first set-up."""
    printed = plan(log.map_name)
    as_printed = not log.suits or (printed.printed_suits and log.suits == tuple(printed.suits[1:]))
    options: dict[str, Any] = {
        "map": log.map_name,
        "deck": log.deck_name,
        "suits": "printed" if as_printed else "random",
        "dominance": log.dominance,
    }
    game = catalog.game("root")
    origin = Origin(game="root", law=game.law, seats=seats_of(log), options=options, seed=SEED, data=game.data)
    words = codes(log.map_name, log.deck_name, log.letters)
    return Match.start(game, origin, True, (), tuple(solve.before_the_match(log, words)), before_a_turn)


@dataclass
class Outcome:
    """A log that was played: the match as far as it went, and what there is to say of it."""

    match: Match
    report: list[Remark] = field(default_factory=list)
    exact: int = 0
    """Turns whose choices were found in the order in which they are written."""
    loose: int = 0
    """Turns that were found in another order."""
    edited: int = 0
    """Turns before or in which the match had to be edited."""
    guessed: int = 0
    """Cards of which the log never says what they were."""
    whole: bool = True
    """Whether every turn was entered."""


@dataclass(frozen=True)
class Remark:
    """What a reader should know of a turn (0 is set-up): a message, and what it speaks of."""

    turn: int
    faction: str
    message: str
    values: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.turn} {self.faction}: {self.message.format(**self.values)}"


def enter(log: Log) -> Outcome:
    """Play a log. What could only be entered otherwise than it is written, the report says."""
    words = codes(log.map_name, log.deck_name, log.letters)
    turns, guessed = hidden.solve(log, words)
    outcome = Outcome(begin(replace(log, turns=turns)), guessed=guessed)
    scribe = Scribe(words, root(outcome.match))
    number = 0
    for n, turn in enumerate(turns):
        number += not turn.setup
        node = None
        if outcome.match.stopped and root(outcome.match).agenda[-1][1] == words.seats[turn.faction]:
            node = Entry(outcome, scribe, turn, turns[n + 1 :], number).find()
        else:
            outcome.report.append(Remark(number, turn.faction, OUT_OF_TURN))
        if node is None:
            outcome.report.append(Remark(number, turn.faction, GIVEN_UP))
            outcome.whole = False
            break
        outcome.match, scribe = node.match, node.scribe
    outcome.match.stops = None
    if outcome.match.stopped:
        outcome.match.run()
    check_result(outcome, log)
    return outcome


def check_result(outcome: Outcome, log: Log) -> None:
    """Whether the match ended as the log says."""
    result = outcome.match.result
    won = "" if result is None else "".join(log.letters[seat] for seat in result.winners)
    if outcome.whole and set(won) != set(log.winners):
        outcome.report.append(Remark(len(log.turns), won, OTHER_WINNER, {"said": log.winners, "won": won}))


class Entry:
    """A turn that is being entered: ever less strictly, until it works out."""

    def __init__(self, outcome: Outcome, scribe: Scribe, turn: Turn, later: list[Turn], number: int) -> None:
        self.outcome = outcome
        self.scribe = scribe
        self.codes = scribe.codes
        self.turn = turn
        self.later = later
        self.number = number
        dealt = solve.hand_dealt(turn) if turn.setup else 0
        self.actions = turn.actions[dealt:]

    def find(self) -> Node | None:
        """The match after the turn: in order, with the deck stacked anew, in any order, or by arithmetic alone."""
        outcome = self.outcome
        match = outcome.match
        node = self.search(match, Ordered(self.actions))
        if node is not None:
            outcome.exact += 1
            return node
        stacked = edits.restack(match, self.turn, self.codes, RESTACKED)
        if stacked is not None:
            node = self.search(stacked, Ordered(self.actions))
            if node is not None:
                self.remark(RESTACKED)
                outcome.edited += 1
                return node
        for begun in [match] if stacked is None else [match, stacked]:
            node = self.search(begun, Loose.of(self.actions))
            if node is not None:
                self.remark(LOOSELY)
                outcome.loose += 1
                outcome.edited += begun is stacked
                return node
        return self.force(match)

    def force(self, match: Match) -> Node | None:
        if self.turn.setup:
            return None
        forced = edits.force(match, self.turn, self.codes, FORCED)
        if forced is None:
            return None
        self.remark(FORCED)
        self.outcome.edited += 1
        forced.run()
        scribe = self.scribe.copy()
        scribe.tell(root(forced), forced.events[len(match.events) :])
        return Node(forced, scribe, Ordered(()))

    def remark(self, message: str) -> None:
        self.outcome.report.append(Remark(self.number, self.turn.faction, message))

    def search(self, match: Match, book: Book) -> Node | None:
        ready = match.clone()
        for meaning, values in solve.before_a_turn(self.turn):
            ready.foretell(meaning, *values)
        loose = isinstance(book, Loose)
        node = self.searching(loose).run(ready, self.scribe, book)
        if node is None and loose and ready.foretold != match.foretold:
            node = self.searching(loose).run(match, self.scribe, book)
        return node

    def searching(self, loose: bool) -> Search:
        return Search(self.codes, LOOSE_BUDGET if loose else BUDGET, self.later)
