"""What the cooperative game has besides: demands, events, and whatever was sacrificed."""

from __future__ import annotations

from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.games.wall.rules.box.printed import EVENT_CHANGES, EVENT_PRICE, EVENTS


class Court:
    """The emperor's cards, and what they took."""

    def __init__(self, clans: int) -> None:
        self.demands: list[int] = []
        """Demands in play."""
        self.demand_deck: list[int] = []
        self.fulfilled: list[int] = []
        self.event_deck: list[int] = []
        self.events: list[int] = []
        """Events that were turned over; those that last hold."""
        self.breaches = 0
        """Sections that were breached this winter."""
        self.guarded = [0, 0, 0]
        """What tactics add to the defense of each section this winter."""
        self.rebate = 0
        """Resources that one demand asks less this winter."""
        self.seer = NOBODY
        """Who has looked at the next events."""
        self.foreseen = 0
        """How many of them."""
        self.spared = False
        """Whether no event comes this winter."""
        self.sacrificed = [[0, 0, 0] for _ in range(clans)]
        """Soldiers who left the game, by kind."""
        self.lost_clerks = [0] * clans
        self.boxed_advisors: list[int] = []
        """Advisors who left the game."""
        self.shown = [0] * clans
        """Of these, supporting ones whom others had not seen before."""

    def copy(self) -> Court:
        c = Court(0)
        c.demands = self.demands.copy()
        c.demand_deck = self.demand_deck.copy()
        c.fulfilled = self.fulfilled.copy()
        c.event_deck = self.event_deck.copy()
        c.events = self.events.copy()
        c.breaches = self.breaches
        c.guarded = self.guarded.copy()
        c.rebate = self.rebate
        c.seer = self.seer
        c.foreseen = self.foreseen
        c.spared = self.spared
        c.sacrificed = [row.copy() for row in self.sacrificed]
        c.lost_clerks = self.lost_clerks.copy()
        c.boxed_advisors = self.boxed_advisors.copy()
        c.shown = self.shown.copy()
        return c

    def foresee(self, clan: int, n: int) -> None:
        """A clan knows the next events."""
        self.seer, self.foreseen = clan, n

    def next_event(self) -> int:
        """The event on top of the deck."""
        self.foreseen = max(0, self.foreseen - 1)
        return self.event_deck.pop()

    def dearer(self, price: int) -> int:
        """By how much events that last raise a price."""
        return sum(EVENTS[event].n for event in self.events if EVENT_PRICE[event] == price)

    def lasting(self, what: str) -> int:
        """How much an event that lasts says of something; 0 if there is none."""
        return sum(EVENTS[event].n for event in self.events if EVENT_CHANGES[event] == what)
