"""What is printed on maps and cards, as the tables the rules look things up in."""

from __future__ import annotations

from functools import cache
from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ALL_SUITS, ANY, BIRD, EVERY, ITEMS, PLACES, SUITS
from lexludi.games.root.rules.effects import EFFECTS
from lexludi.parts.bits import bits_of

VIZIERS: Final = 2
RETAINERS: Final = data.factions()["keepers"].numbers["retainers"]
MOST_CARDS: Final = max(deck.size for deck in data.decks().values()) + VIZIERS + RETAINERS
"""The cards of the largest deck, and what counts as cards beside it."""
MOST_PIECES: Final = 40
"""More than anybody ever has to craft with."""
MOST_PLACES: Final = PLACES + max(len(chart.forests) for chart in data.maps().values())


class Pack:
    """A deck of 54 cards: number n is a copy of the kind `kinds[n]`. Loyal viziers follow, then retainers."""

    def __init__(self, deck: data.Deck) -> None:
        self.id = deck.id
        self.names: list[str] = []
        """Unique names: the second copy of a kind is called `armorers.2`."""
        self.kinds: list[str] = []
        self.suit: list[int] = []
        self.item: list[int] = []
        self.vp: list[int] = []
        self.effect: list[int] = []
        self.cost: list[tuple[int, int, int, int]] = []
        """Fox, rabbit, mouse, any."""
        self.ambush: list[bool] = []
        self.dominance: list[bool] = []
        self.favor: list[int] = []
        """The suit of a favor card, -1 for the others."""
        for card in deck.cards:
            for copy in range(1, card.count + 1):
                self.add(card, copy)
        self.size = len(self.names)
        for n in range(1, VIZIERS + 1):
            self.names.append(f"vizier.{n}" if n > 1 else "vizier")
            self.suit.append(BIRD)
        for n in range(1, RETAINERS + 1):
            self.names.append(f"retainer.{n}" if n > 1 else "retainer")
            self.suit.append(BIRD)
        self.fits: list[list[bool]] = [
            [own in (suit, BIRD) or suit == EVERY for own in self.suit] for suit in range(ALL_SUITS)
        ]
        """Law 2.1.1: for each suit which cards may be used as it; birds are wild, and any fits the Lost City."""
        self.suited: list[int] = [bits_of(fits[: self.size]) for fits in self.fits]
        """The same as bits, for the cards of the deck; and so are the next ones."""
        self.ambushes = bits_of(self.ambush)
        self.dominances = bits_of(self.dominance)
        self.within: list[list[int]] = [self.reach(suit) for suit in range(ANY)]
        """Law 4.1.1: for each suit, and so many crafting pieces of it, the cards that need no more."""
        self.within_all: list[int] = self.reach(ANY)
        """The same for all pieces together."""
        self.tallies: list[int] = [
            sum([1 << 8 * suit for suit in range(ALL_SUITS) if self.fits[suit][card]]) for card in range(len(self.suit))
        ]
        """The same for each card: one in the byte of every suit, so that the cards of a heap can be added up."""

    def reach(self, suit: int) -> list[int]:
        """What can be crafted with so many pieces of a suit, or (ANY) of all together; nothing with less than none."""
        crafted = [not (self.ambush[card] or self.dominance[card]) for card in range(self.size)]
        prices = [sum(cost) if suit == ANY else cost[suit] for cost in self.cost]
        return [
            bits_of([crafted[card] and prices[card] <= pieces for card in range(self.size)])
            for pieces in (*range(MOST_PIECES), *range(-MOST_PIECES, 0))
        ]

    def add(self, card: data.Card, copy: int) -> None:
        suit = SUITS.index(card.suit)
        self.names.append(card.id if copy == 1 else f"{card.id}.{copy}")
        self.kinds.append(card.id)
        self.suit.append(suit)
        self.item.append(-1 if card.item is None else ITEMS.index(card.item))
        self.vp.append(card.vp)
        self.effect.append(EFFECTS.bits[card.id] if card.kind == "persistent" else 0)
        cost = [0, 0, 0, 0]
        for part in card.cost:
            cost[ANY if part == "any" else SUITS.index(part)] += 1
        self.cost.append((cost[0], cost[1], cost[2], cost[3]))
        self.ambush.append(card.kind == "ambush")
        self.dominance.append(card.kind == "dominance")
        self.favor.append(suit if card.kind == "favor" else -1)


class Plan:
    """A map. Rows are indexed by place: 1 to 12 for clearings; forests are numbered from PLACES on."""

    def __init__(self, chart: data.Map) -> None:
        self.id = chart.id
        self.special = chart.special
        self.printed_suits = chart.printed_suits
        self.suits: list[int] = [-1] * PLACES
        self.slots: list[int] = [0] * PLACES
        self.ruins: list[int] = []
        self.corners: list[int] = []
        self.edge: tuple[int, ...] = tuple(sorted(chart.map_edge))
        """The clearings at the edge of the map."""
        self.opposite: list[int] = [0] * PLACES
        self.paths: list[tuple[int, ...]] = [()] * PLACES
        self.rivers: list[tuple[int, ...]] = [()] * PLACES
        self.closed: tuple[tuple[int, int], ...] = chart.closed_paths
        self.ferry = chart.ferry_start or 0
        self.tower = chart.tower_start or 0
        self.coast: tuple[int, ...] = tuple(sorted(chart.coast))
        for c in chart.clearings:
            if c.suit is not None:
                self.suits[c.id] = SUITS.index(c.suit)
            self.slots[c.id] = c.slots
            self.paths[c.id] = tuple(sorted(c.adjacent))
            self.rivers[c.id] = tuple(sorted(c.river))
            if c.ruin:
                self.ruins.append(c.id)
            if c.corner is not None:
                self.corners.append(c.id)
        for a, b in chart.opposite_corners:
            self.opposite[a] = b
            self.opposite[b] = a
        numbers = {forest.id: PLACES + n for n, forest in enumerate(chart.forests)}
        self.forests = [forest.id for forest in chart.forests]
        self.touches: list[tuple[int, ...]] = [tuple(sorted(f.clearings)) for f in chart.forests]
        """The clearings each forest touches, from forest PLACES on."""
        self.beside: list[tuple[int, ...]] = [tuple(sorted(numbers[a] for a in f.adjacent)) for f in chart.forests]
        """The forests adjacent to each forest."""
        self.woods: list[tuple[int, ...]] = [
            tuple(n for f, n in numbers.items() if c in self.touches[n - PLACES]) for c in range(PLACES)
        ]
        """The forests each clearing touches."""
        self.size = PLACES + len(self.forests)
        self.redrawn: list[tuple[str, str]] = []
        """The lines of a position that say where paths and rivers lead otherwise than printed."""


@cache
def pack(name: str) -> Pack:
    return Pack(data.deck(name))


@cache
def plan(name: str) -> Plan:
    return Plan(data.maps()[name])
