"""From the events of a match to the actions of its log: a fold, which keeps a table of its own.

What no event says (a marker that moved, an item that was refreshed, a card that came from the deck to a board) is read
off the table at the end of each decision, so that the log's own table is always that of the match.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, zip_longest

from lexludi.games.root.factions.corvids.phases import TRICKED
from lexludi.games.root.factions.corvids.plots import EXPOSED, GUESSED_WRONG
from lexludi.games.root.factions.eyrie import FELL_INTO_TURMOIL
from lexludi.games.root.factions.hundreds.birdsong import MOB_DIE
from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Fight,
    Flip,
    Guess,
    Mark,
    MobDie,
    OpenPath,
    Points,
    Purge,
    Roll,
    Shift,
    Show,
    Trick,
)
from lexludi.games.root.notation.codes import PIECES, PLOT_LETTERS, SUIT_LETTERS, Codes
from lexludi.games.root.notation.ledger import apply, at, is_pawn
from lexludi.games.root.notation.tables import FACE_UP, LYING_UP, Table, cards_of, table_of
from lexludi.games.root.rules import events as e
from lexludi.games.root.rules.box.codes import PLOTS
from lexludi.games.root.rules.prompts import GAINED_CARD
from lexludi.games.root.rules.reveal import REVEALED
from lexludi.games.root.rules.state import Root
from lexludi.kernel.events import Event, Noted

OUTRAGE = "8.2.6"
AMBUSHES = ("4.3.1", "4.3.1.I")
FROM_DISCARDS = (GAINED_CARD, "took-ambush")


class Scribe:
    """Writes down what happens, decision by decision."""

    __slots__ = ("codes", "deck", "finally_", "table", "where")

    def __init__(self, codes: Codes, state: Root) -> None:
        self.codes = codes
        self.table = table_of(state, codes)
        self.where = places_of(state, codes)
        self.deck = state.deck.cards.copy()
        """The deck as it lay when the last decision was made, less what has been drawn since."""
        self.finally_ = self.where
        """Where every card lies after the decision."""

    def copy(self) -> Scribe:
        scribe = Scribe.__new__(Scribe)
        scribe.codes = self.codes
        scribe.table = self.table.copy()
        scribe.where = self.where
        scribe.deck = self.deck
        scribe.finally_ = self.finally_
        return scribe

    def tell(self, state: Root, events: Iterable[Event]) -> list[Action]:
        """What happened since the last time, and what else has changed on the table."""
        return [*self.hear(state, events), *self.look(state)]

    def hear(self, state: Root, events: Iterable[Event]) -> list[Action]:
        """What the events since the last time tell."""
        told: list[Action] = []
        self.where = self.where.copy()
        self.deck = self.deck.copy()
        self.finally_ = places_of(state, self.codes)
        for event in self._batched(events):
            for action in self._actions(event):
                apply(self.table, action, self.codes)
                told.append(action)
        return told

    def look(self, state: Root) -> list[Action]:
        """What else has changed on the table, once the events are told."""
        now = table_of(state, self.codes)
        told = laid_out(self.table, now)
        told += faced(changes(self.table, now), self.table, now)
        self.table = now
        self.where = self.finally_
        self.deck = state.deck.cards.copy()
        return told

    def _batched(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events; cards that are spent at once in an order that copies of a card do not change."""
        for spent, batch in groupby(events, lambda event: isinstance(event, e.Spent)):
            together = list(batch)
            yield from sorted(together, key=self._spent_first) if spent else together

    def _spent_first(self, event: Event) -> tuple[int, str]:
        """Those first that come straight off the deck, from its top; the others by name."""
        assert isinstance(event, e.Spent)
        lies = self.deck.index(event.card) if event.card in self.deck else -1
        return (0 if event.card in self.where else -1 - lies), self.codes.card(event.card)

    def _actions(self, event: Event) -> list[Action]:
        letters = self.codes.letters
        places = self.codes.places
        match event:
            case e.Moved():
                return [Shift(event.count, f"{letters[event.owner]}w", places[event.origin], places[event.to])]
            case e.PawnMoved():
                return [Shift(1, f"{letters[event.seat]}p", "", places[event.to])]
            case e.Placed() if event.kind in PIECES:
                return [Shift(event.count, self._piece(event.owner, event.kind), "", places[event.at])]
            case e.Removed() if event.kind in PIECES:
                return [Shift(event.count, self._piece(event.owner, event.kind), places[event.at], "")]
            case e.Fought():
                return [Fight(letters[event.attacker], letters[event.defender], str(event.at))]
            case e.Ambushed():
                self.where.pop(event.card, None)
                return [Ambush(letters[event.seat], self.codes.card(event.card)[0])]
            case e.Rolled():
                return [Roll(event.attack, event.defence)]
            case e.Scored():
                return [Points(letters[event.seat], event.points)]
            case e.Drew() | e.DrewOpenly():
                return [action for card in event.cards for action in self._draw(card, letters[event.seat])]
            case e.Reshuffled():
                return self._used_up()
            case e.Spent() if event.why not in AMBUSHES:
                return self._spent(event)
            case e.Gave() | e.GaveOpenly():
                board = "$" if event.why == OUTRAGE else ""
                return [self._card(event.card, letters[event.taker] + board)]
            case e.Crafted():
                return self._crafted(event.card, letters[event.seat])
            case e.ShowedHand():
                return [Show(letters[event.seat], "", letters[event.to])]
            case e.ShowedCard():
                return [Show(letters[event.seat], self.codes.card(event.card), letters[event.to])]
            case Noted():
                return self._noted(event)
        return []

    def _piece(self, owner: int, kind: int) -> str:
        return f"{self.codes.letters[owner]}{PIECES[kind]}"

    def _card(self, card: int, to: str) -> Action:
        """A card goes from where it lies."""
        start = self.where.pop(card, "")
        if to:
            self.where[card] = to
        return Shift(1, self.codes.card(card), start, to)

    def _crafted(self, card: int, letter: str) -> list[Action]:
        code = self.codes.card(card)
        self.where.pop(card, None)
        if code in self.codes.lasting:
            self.where[card] = f"{letter}$"
        return [Craft(letter, code)]

    def _used_up(self) -> list[Action]:
        """The deck is shuffled anew: what was left of it has been drawn by now. Where nothing was left, a card was
        wanted in vain, and is drawn first; no event tells of the one that becomes a supporter.
        """
        left = [card for card in reversed(self.deck) if card in self.finally_]
        if not self.deck:
            left = [card for card, at in self.finally_.items() if at[1:] == "$" and card not in self.where]
        self.deck = []
        return [self._card(card, self.finally_[card]) for card in left]

    def _draw(self, card: int, to: str) -> list[Action]:
        """A card comes off the deck, after those above it, of which no event has told where they went."""
        drawn: list[Action] = []
        while card in self.deck:
            top = self.deck.pop()
            if top != card and top in self.finally_:
                drawn.append(self._card(top, self.finally_[top]))
        if to and self.where.get(card) == to:  # told already, when the deck was used up
            return drawn
        return [*drawn, self._card(card, to)]

    def _spent(self, event: e.Spent) -> list[Action]:
        if event.card not in self.where:  # straight from the deck to the supporters, and on
            board = f"{self.codes.letters[event.seat]}$"
            return [*self._draw(event.card, board), self._card(event.card, "")]
        return [self._card(event.card, "")]

    def _noted(self, event: Noted) -> list[Action]:
        numbers = event.numbers
        letter = self.codes.letters[event.seat]
        if event.what == REVEALED:
            return [Show(letter, self.codes.card(numbers[0]), "")]
        if event.what in FROM_DISCARDS:
            self.where[numbers[0]] = letter
            return [Shift(1, self.codes.card(numbers[0]), "*", letter)]
        if event.what in (EXPOSED, GUESSED_WRONG):
            return [Guess(f"Pt_{PLOT_LETTERS[PLOTS.index(numbers[1])]}", str(numbers[0]))]
        if event.what == TRICKED:
            return [Trick(str(numbers[0]), str(numbers[1]))]
        if event.what == FELL_INTO_TURMOIL:
            for card in [card for card, place in self.where.items() if place.startswith(f"{letter}$_")]:
                del self.where[card]
            return [Purge(letter)]
        if event.what == MOB_DIE:
            return [MobDie(SUIT_LETTERS[numbers[0]])]
        return []


def places_of(state: Root, codes: Codes) -> dict[int, str]:
    """Where every card lies that is neither in the deck nor discarded."""
    return {card: place for seat, letter in enumerate(codes.letters) for card, place in cards_of(state, seat, letter)}


def laid_out(old: Table, now: Table) -> list[Action]:
    """The relics in the order of their pile, the first time they are seen; they lie on the old table then as well."""
    if old.relics:
        return []
    for code, place, _ in now.relics:
        old.add(code, place)
    return [Shift(1, code, "", place) for code, place, _ in now.relics]


def faced(told: list[Action], old: Table, now: Table) -> list[Action]:
    """The same, with a mark where of two like relics in a forest the one went that lay face up."""
    marked: list[Action] = []
    for action in told:
        if isinstance(action, Shift) and (action.thing, action.start, False) in old.relics:
            lay = action.thing, action.start, True
            if now.relics.count(lay) < old.relics.count(lay):
                action = replace(action, start=f"{action.start}{LYING_UP}")
        marked.append(action)
    return marked


def changes(old: Table, now: Table) -> list[Action]:
    """The actions that lead from one table to the other."""
    told: list[Action] = []
    moved: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
    for thing, place in sorted({*old.things, *now.things}):
        change = now.things[thing, place] - old.things[thing, place]
        if change:
            moved[thing].append((place, change))
    for thing, places in moved.items():
        told += shifts(thing, places)
    for what in sorted({*old.marks, *now.marks}):
        value = now.marks.get(what, "")
        if value != old.marks.get(what, ""):
            told.append(OpenPath(what) if what[0].isdigit() else Mark(what, value))
    for letter in now.points:
        if now.points[letter] != old.points[letter]:
            told.append(Points(letter, now.points[letter] - old.points[letter]))
    return told


def shifts(thing: str, places: list[tuple[str, int]]) -> list[Action]:
    """How a thing went from where it is missing to where it is new."""
    gone = [place for place, change in places for _ in range(-change)]
    come = [place for place, change in places for _ in range(change)]
    told: list[Action] = []
    for (start, to), count in Counter(zip_longest(gone, come, fillvalue="")).items():
        if to == f"{start}{FACE_UP}":
            told.append(Flip(thing, start))
            continue
        start = "" if is_pawn(thing) else at(start)
        single = "#" in thing or thing[0] == "%"
        told += [Shift(1, thing, start, at(to))] * count if single else [Shift(count, thing, start, at(to))]
    return told
