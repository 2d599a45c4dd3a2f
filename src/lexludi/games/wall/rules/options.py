"""What a player of The Great Wall may choose, beside what most games have."""

from __future__ import annotations

from lexludi.kernel.options import Option


class Take(Option, frozen=True):
    """At the start: the general to keep, and the advisor who becomes active."""

    general: int
    advisor: int


class Command(Option, frozen=True):
    """A command card."""

    card: int


class Space(Option, frozen=True):
    """A space of the command track."""

    space: int


class Clerk(Option, frozen=True):
    """A clerk goes from one location to another; -1 is the pool."""

    origin: int
    to: int


class Goods(Option, frozen=True):
    """A resource."""

    resource: int


class Mix(Option, frozen=True):
    """So much wood, stone and gold."""

    wood: int
    stone: int
    gold: int


class Recruit(Option, frozen=True):
    """A kind of soldier."""

    kind: int


class Cover(Option, frozen=True):
    """A spearman takes a spot of a horde."""

    section: int
    row: int
    spot: int


class Charge(Option, frozen=True):
    """A horseman takes two spots of a horde, side by side."""

    section: int
    row: int
    spot: int
    beside: int


class Shoot(Option, frozen=True):
    """An archer wounds a horde."""

    section: int
    row: int
    spot: int


class Man(Option, frozen=True):
    """An archer takes a firing spot where there is nothing to wound."""

    section: int


class Fight(Option, frozen=True):
    """A soldier of that kind attacks, from the staging area (0) or the wall (1) of a section."""

    section: int
    kind: int
    origin: int


class Play(Option, frozen=True):
    """A tactic, with its basic (0) or its boosted effect (1)."""

    card: int
    boosted: int


class Rest(Option, frozen=True):
    """Play no more tactics this season."""


class Rescue(Option, frozen=True):
    """A soldier of a clan, of that kind, is saved."""

    seat: int
    kind: int


class Omen(Option, frozen=True):
    """An event that comes next."""

    event: int


class Station(Option, frozen=True):
    """A soldier goes to the staging area of a section."""

    section: int


class Build(Option, frozen=True):
    """Build at a section: 0 a barricade, 1 a part of the wall."""

    section: int
    what: int


class Route(Option, frozen=True):
    """From one section to another."""

    origin: int
    to: int


class Shift(Option, frozen=True):
    """A soldier of that kind moves on the route: from the wall (1) or the staging area (0), to the one or the other."""

    kind: int
    origin: int
    to: int


class Promote(Option, frozen=True):
    """The overseer of a producing location goes one position on; the first is a soldier of that kind (-1: none)."""

    location: int
    kind: int


class Under(Option, frozen=True):
    """A shame token goes under a soldier of the pool, of that kind."""

    kind: int


class Onto(Option, frozen=True):
    """A shame token goes onto a claimed horde card."""

    card: int


class Hire(Option, frozen=True):
    """An advisor of the offer, as an active (1) or a supporting one (0)."""

    advisor: int
    active: int


class Dismiss(Option, frozen=True):
    """An advisor leaves the offer."""

    advisor: int


class HireClerk(Option, frozen=True):
    pass


class Repent(Option, frozen=True):
    """In the cooperative game: lose honor instead of taking a shame token."""


class Fulfil(Option, frozen=True):
    """An imperial demand."""

    demand: int


class Sacrifice(Option, frozen=True):
    """A soldier of the pool (-1), or of a section: of its staging area (0) or wall (1)."""

    kind: int
    section: int
    place: int


class SendAway(Option, frozen=True):
    """A clerk of a location; -1 is the pool."""

    origin: int


class PartWith(Option, frozen=True):
    """One of one's advisors."""

    advisor: int


class Reclaim(Option, frozen=True):
    """Take all command cards back."""


class Attack(Option, frozen=True):
    """All soldiers of a section attack."""

    section: int
