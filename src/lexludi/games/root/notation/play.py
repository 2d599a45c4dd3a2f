"""A turn of a log, played: a search for legal choices that do what the log says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import product
from typing import Final, TypeAlias

from lexludi.games.root.notation.actions import Action, Craft, Fight, Mark, Shift, Show, Turn
from lexludi.games.root.notation.books import Book
from lexludi.games.root.notation.codes import Codes, item_code, quest_codes
from lexludi.games.root.notation.scribe import Scribe
from lexludi.games.root.notation.solve import next_deck
from lexludi.games.root.notation.write import root
from lexludi.games.root.rules.battle import BATTLE_DICE
from lexludi.games.root.rules.events import Reshuffled, Rolled
from lexludi.kernel.errors import PositionError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass
from lexludi.parts.piles import DECK

CANDIDATES: Final = 4
"""How many cards may be taken at random at once, and from which of the next cards in the log on."""
AHEAD: Final = 3
"""How many of the next actions an option is compared with, to try the likely ones first."""
WRITTEN: Final = 4
"""How many detours an action that is still to come is worth."""
PLACES: Final = ("origin", "to", "at", "place")
SEATS: Final = ("seat", "enemy", "owner")
Told: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""What chance is told: what for, and what it gives then."""
RANDOM_CARD: Final = "card"
ROLLS: Final[list[Told]] = [((BATTLE_DICE, (high, low)),) for high in (3, 2, 1, 0) for low in range(high + 1)]
"""Whatever the dice of a battle may show."""
SPOKE: Final = 1
DICE: Final = 2
"""Chance spoke in a decision; it was the dice of a battle."""


class Node:
    """A match in the middle of a turn, what of the turn is written, and what is still to come."""

    __slots__ = ("book", "match", "scribe", "unsaid")

    def __init__(self, match: Match, scribe: Scribe, book: Book, unsaid: int = 0) -> None:
        self.match = match
        self.scribe = scribe
        self.book = book
        self.unsaid = unsaid
        """How many choices of the turn did nothing that is written."""

    def found(self) -> bool:
        """Whether the turn is over, and everything in it has happened."""
        return (self.match.stopped or self.match.over) and self.book.done()

    def cost(self) -> int:
        """How far the end of the turn seems, and by how many detours one came."""
        return WRITTEN * len(self.book.left()) + self.unsaid


class Search:
    """Best first: what has done most of the turn with the fewest choices of which the log says nothing, likely options
    before others; within a budget of choices tried, and never twice from the same situation.
    """

    def __init__(self, codes: Codes, budget: int, later: list[Turn]) -> None:
        self.codes = codes
        self.budget = budget
        self.later = later
        """The turns after this one: they say how a deck lies that is shuffled in it."""
        self.tried = 0
        self.seen: set[tuple[str, int]] = set()

    def run(self, match: Match, scribe: Scribe, book: Book) -> Node | None:
        """The end of the turn before which the match stands; None if none was found."""
        begun = Node(match, scribe, book)
        paths = [(begun.cost(), 0, self.beginnings(begun))]
        count = 0
        while paths and self.tried < self.budget:
            cost, _, path = heappop(paths)
            node = next(path, None)
            if node is None:
                continue
            if node.found():
                return node
            count -= 1  # of paths as good as each other, the newest
            heappush(paths, (cost + 1, count, path))
            if node.match.ask is not None and self.is_new(node):
                heappush(paths, (node.cost(), count - 1, self.children(node)))
                count -= 1
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
        for told in ((), *self.candidates(node)):
            child, spoke = self.went_on(node, None, told)
            if child is not None:
                yield child
            if not told and (child is not None or not spoke):
                return

    def children(self, node: Node) -> Iterator[Node]:
        """What each choice leads to, as long as it does what the log says."""
        for option in self.likely_first(node):
            child, spoke = self.went_on(node, option)
            if child is not None:
                yield child
            if spoke == DICE and not dice_foretold(node.match):
                others: Iterable[Told] = ROLLS  # also where these dice do so far: what they killed comes later
            else:
                others = self.candidates(node) if child is None and spoke else ()
            for told in others:
                child, _ = self.went_on(node, option, told)
                if child is not None:
                    yield child

    def went_on(self, node: Node, option: Option | None, told: Told = ()) -> tuple[Node | None, int]:
        """What a choice leads to (or going on, where the match has stopped), if that is what the log says; and which
        part chance had in it, perhaps DICE. What it is told must come true, all of it.
        """
        self.tried += 1
        before = node.match
        match = chosen(before, option, told)
        if match is not None and any(isinstance(event, Reshuffled) for event in match.events[len(before.events) :]):
            match = chosen(before, option, (*told, (DECK, self.shuffled(node, match))))
        if match is None:
            return None, 0
        if told and any(meaning == told[0][0] for meaning, _, _ in match.state.chance.foretold):
            return None, SPOKE
        spoke = SPOKE if match.state.chance.drawn != before.state.chance.drawn else 0
        if any(isinstance(event, Rolled) for event in match.events[len(before.events) :]):
            spoke = DICE
        scribe = node.scribe.copy()
        happened = scribe.hear(root(match), match.events[len(before.events) :])
        book = node.book.take(happened)
        if book is None:
            return None, spoke
        changed = scribe.look(root(match))
        book = book.take(changed)
        unsaid = node.unsaid + (not happened and not changed)
        return None if book is None else Node(match, scribe, book, unsaid), spoke

    def shuffled(self, node: Node, match: Match) -> tuple[int, ...]:
        """How the deck lies that was shuffled on the way from there to this match."""
        to_come = [*node.book.left(), *(action for turn in self.later for action in turn.actions)]
        return tuple(next_deck(root(node.match), root(match), to_come, self.codes))

    def candidates(self, node: Node) -> Iterator[Told]:
        """The cards that may have been taken at random: one of the next, or some that follow each other."""
        codes = [a.thing for a in node.book.left() if isinstance(a, Shift) and a.thing in self.codes.numbers]
        hands = {card for hand in root(node.match).hands for card in hand}
        held = [[card for card in self.codes.numbers[code] if card in hands] for code in codes[: 2 * CANDIDATES]]
        for length in range(1, CANDIDATES + 1):
            first = [held[n : n + length] for n in range(CANDIDATES) if n + length <= len(held)]
            for cards in dict.fromkeys(cards for row in first for cards in product(*row)):
                yield tuple((RANDOM_CARD, (card,)) for card in cards)

    def likely_first(self, node: Node) -> list[Option]:
        """The options, those first that speak of what comes next in the log."""
        options = self.unlike(node)
        due = [self.spoken(action) for action in node.book.left()[:AHEAD]]
        if not due:
            return sorted(options, key=lambda option: not isinstance(option, Pass))
        return sorted(options, key=lambda option: self.strangeness(option, due))

    def unlike(self, node: Node) -> list[Option]:
        """The options, but of copies of a card in the same place only one."""
        ask = node.match.ask
        assert ask is not None
        where = node.scribe.where
        found: dict[tuple[object, ...], Option] = {}
        for option in ask.options:
            values = {field: getattr(option, field) for field in option.__struct_fields__}
            if "card" in values:
                values["card"] = self.codes.card(values["card"]), where.get(values["card"])
            found.setdefault((type(option), *values.values()), option)
        return list(found.values())

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


def dice_foretold(match: Match) -> bool:
    """Whether the log says what the next dice show."""
    return any(meaning == BATTLE_DICE for meaning, _, _ in match.state.chance.foretold)


def chosen(before: Match, option: Option | None, told: Told) -> Match | None:
    """The match after a choice, with this foretold; None if that cannot be."""
    match = before.clone()
    for meaning, values in told:
        match.foretell(meaning, *values)
    try:
        if option is None:
            match.run()
        else:
            match.choose(option)
    except PositionError:  # dice that were foretold cannot be
        return None
    return match
