"""Cards in piles: a deck with its discard pile, and what a seat cannot know dealt anew.

Cards are numbers. A pile is a list with its top card last.
"""

from __future__ import annotations

from typing import Final

from lexludi.kernel.chance import Chance

NO_CARD: Final = -1
DECK: Final = "deck"
"""What shuffling a deck is called where it is foretold."""


class Deck:
    """A draw pile, face down, and the discard pile it is made from again."""

    __slots__ = ("cards", "discards")

    def __init__(self, cards: list[int] | None = None) -> None:
        self.cards: list[int] = [] if cards is None else cards
        self.discards: list[int] = []

    def copy(self) -> Deck:
        """A deck of its own with the same cards."""
        deck = Deck(self.cards.copy())
        deck.discards = self.discards.copy()
        return deck

    def refill(self, chance: Chance) -> bool:
        """Where the draw pile is used up, shuffle the discards into a new one; whether that happened."""
        if self.cards or not self.discards:
            return False
        self.cards = self.discards
        self.discards = []
        chance.shuffle(self.cards, DECK)
        return True

    def draw(self) -> int:
        """Take the top card; NO_CARD where there is none."""
        return self.cards.pop() if self.cards else NO_CARD

    def discard(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.discards.append(card)

    def take_back(self, card: int) -> None:
        """Take a card out of the discard pile."""
        self.discards.remove(card)

    def take_out(self, card: int) -> None:
        """Search the draw pile for a card."""
        self.cards.remove(card)

    def put_on_top(self, card: int) -> None:
        """Put a card on top of the deck."""
        self.cards.append(card)

    def shuffle(self, chance: Chance) -> None:
        """Shuffle the draw pile; how it lay before does not matter."""
        self.cards.sort()
        chance.shuffle(self.cards, DECK)


def deal_anew(hands: list[list[int]], deck: list[int], chance: Chance) -> None:
    """Deal what somebody cannot know once more, in place: hands keep their sizes, and the deck gets the rest.

    `hands` are all hidden cards but the deck: others' hands, whatever else lies face down; they come sorted.
    """
    unknown = deck.copy()
    for hand in hands:
        unknown += hand
    unknown.sort()
    chance.shuffle(unknown)
    start = 0
    for hand in hands:
        end = start + len(hand)
        hand[:] = sorted(unknown[start:end])
        start = end
    deck[:] = unknown[start:]
