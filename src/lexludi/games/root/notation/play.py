"""A turn of a log, played: a search for legal choices that do what the log says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from lexludi.games.root.notation.actions import Action, Craft, Fight, Mark, Shift, Show
from lexludi.games.root.notation.books import Book
from lexludi.games.root.notation.codes import Codes, item_code, quest_codes
from lexludi.games.root.notation.scribe import Scribe
from lexludi.games.root.notation.write import root
from lexludi.kernel.errors import PositionError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass

CANDIDATES: Final = 3
"""How many of the next cards in the log may be those that were taken at random."""
AHEAD: Final = 3
"""How many of the next actions an option is compared with, to try the likely ones first."""
PLACES: Final = ("origin", "to", "at", "place")
SEATS: Final = ("seat", "enemy", "owner")
RANDOM_CARD: Final = "card"


class Node:
    """A match in the middle of a turn, what of the turn is written, and what is still to come."""

    __slots__ = ("book", "match", "scribe")

    def __init__(self, match: Match, scribe: Scribe, book: Book) -> None:
        self.match = match
        self.scribe = scribe
        self.book = book

    def found(self) -> bool:
        """Whether the turn is over, and everything in it has happened."""
        return (self.match.stopped or self.match.over) and self.book.done()


class Search:
    """Depth first, likely options first, within a budget of choices tried; never twice from the same situation."""

    def __init__(self, codes: Codes, budget: int) -> None:
        self.codes = codes
        self.budget = budget
        self.tried = 0
        self.seen: set[tuple[str, int]] = set()

    def run(self, match: Match, scribe: Scribe, book: Book) -> Node | None:
        """The end of the turn before which the match stands; None if none was found."""
        paths = [self.beginnings(Node(match, scribe, book))]
        while paths and self.tried < self.budget:
            node = next(paths[-1], None)
            if node is None:
                paths.pop()
            elif node.found():
                return node
            elif node.match.ask is not None and self.is_new(node):
                paths.append(self.children(node))
        return None

    def is_new(self, node: Node) -> bool:
        """Whether the search has not been in the same situation with as much to do."""
        key = (node.match.key(), len(node.book.left()))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def beginnings(self, node: Node) -> Iterator[Node]:
        """The first decision of the turn, whichever card chance may have taken before it."""
        for cards in ((), *self.candidates(node)):
            self.tried += 1
            child, chance_spoke = went_on(node, None, cards)
            if child is not None:
                yield child
            if not cards and (child is not None or not chance_spoke):
                return

    def children(self, node: Node) -> Iterator[Node]:
        """What each choice leads to, as long as it does what the log says."""
        for option in self.likely_first(node):
            self.tried += 1
            child, chance_spoke = went_on(node, option, ())
            if child is not None:
                yield child
            elif chance_spoke:
                for cards in self.candidates(node):
                    self.tried += 1
                    child, _ = went_on(node, option, cards)
                    if child is not None:
                        yield child

    def candidates(self, node: Node) -> list[tuple[int, ...]]:
        """The cards that may have been taken at random, if any were: one of the next, or the next few."""
        codes = [a.thing for a in node.book.left() if isinstance(a, Shift) and a.thing in self.codes.numbers]
        hands = {card for hand in root(node.match).hands for card in hand}
        held = [[card for card in self.codes.numbers[code] if card in hands] for code in codes[:CANDIDATES]]
        single = [(card,) for cards in held for card in cards]
        return [*dict.fromkeys(single), *product(*held[:2]), *product(*held)] if single else []

    def likely_first(self, node: Node) -> list[Option]:
        """The options, those first that speak of what comes next in the log."""
        ask = node.match.ask
        assert ask is not None
        due = [self.spoken(action) for action in node.book.left()[:AHEAD]]
        if not due:
            return sorted(ask.options, key=lambda option: not isinstance(option, Pass))
        return sorted(ask.options, key=lambda option: self.strangeness(option, due))

    def strangeness(self, option: Option, due: list[set[str]]) -> int:
        """How little an option has to do with the next actions."""
        named = self.named(option)
        for n, words in enumerate(due):
            if named and named <= words:
                return n
        return AHEAD + len(named)

    def named(self, option: Option) -> set[str]:
        """What an option speaks of, in the words of the notation."""
        codes = self.codes
        words: set[str] = set()
        for field in option.__struct_fields__:
            value = getattr(option, field)
            if field in PLACES and 0 <= value < len(codes.places):
                words.add(codes.places[value])
            elif field in SEATS and 0 <= value < len(codes.letters):
                words.add(codes.letters[value])
            elif field == "card":
                words.add(codes.card(value))
            elif field == "item":
                words.add(item_code(value))
            elif field == "quest":
                words.add(quest_codes()[value])
        return words

    def spoken(self, action: Action) -> set[str]:
        """What an action speaks of."""
        match action:
            case Shift():
                places = {action.start, action.to, action.start[:1], action.to[:1], action.thing[:1]}
                anywhere = set(self.codes.places) if action.thing[1:] == "p" else set()
                return places | anywhere | {action.thing}
            case Fight():
                return {action.attacker, action.defender, action.at}
            case Craft():
                return {action.what}
            case Show():
                return {action.card, action.to}
            case Mark():
                return {action.what[-1:], action.value}
        return set()


def went_on(node: Node, option: Option | None, cards: tuple[int, ...]) -> tuple[Node | None, bool]:
    """What a choice leads to (or going on, where the match has stopped), if that is what the log says; and whether
    chance had a part in it. These cards are taken at random, all of them.
    """
    match = node.match.clone()
    for card in cards:
        match.foretell(RANDOM_CARD, card)
    drawn = match.state.chance.drawn
    try:
        if option is None:
            match.run()
        else:
            match.choose(option)
    except PositionError:  # dice that were foretold cannot be
        return None, False
    if any(meaning == RANDOM_CARD for meaning, _, _ in match.state.chance.foretold):
        return None, True
    scribe = node.scribe.copy()
    book = node.book.take(scribe.tell(root(match), match.events[len(node.match.events) :]))
    return None if book is None else Node(match, scribe, book), match.state.chance.drawn != drawn
