"""Removing pieces: the one way they leave the map (Law G.1.17, 3.2.1, 1.1.3).

A `Removal` gathers what one effect removes. All of it leaves the map first; then points are scored, and whatever the
loss sets off (field hospitals, outrage, a lost base, …) is resolved one after another.
"""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import NOBODY, WARRIOR
from lexludi.games.root.rules.events import Removed
from lexludi.games.root.rules.prompts import TRIGGERS, prompt
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.triggers import Trigger, one_by_one

WHICH_FIRST: Final = prompt("order", N_("Choose what is resolved first."), triggers=TRIGGERS)


class Loss:
    """Some pieces of one kind that left a clearing, who removed them, and how many are now in their supply."""

    which = NOBODY
    """Which of several alike it was, where that is known."""
    worth = 0
    """The points they are worth beyond the common ones, for where they stood."""

    def __init__(self, by: int, owner: int, kind: int, count: int, at: int, returned: int) -> None:
        self.by = by
        self.owner = owner
        self.kind = kind
        self.count = count
        self.at = at
        """The clearing, or NOBODY for pieces that were on their way between two."""
        self.returned = returned


class Removal:
    """What one effect removes; `chooser` orders what follows, `battle` tells hits from other effects.

    `host` is the seat that instigated the battle between two others (Law D.4.2).
    """

    defender = NOBODY
    """The seat that loses these pieces in defence."""
    employer = NOBODY
    """The seat that lost mercenaries as if they were its own (Law 11.2.7.III)."""
    replaces = False
    """Whether other pieces take their places (Law G.1.13)."""

    def __init__(self, chooser: int, battle: bool = False, host: int = NOBODY) -> None:
        self.losses: list[Loss] = []
        self.chooser = chooser
        self.battle = battle
        self.host = host

    def take(self, s: Root, by: int, owner: int, kind: int, count: int, at: int) -> None:
        """Take pieces off the map now; what follows is resolved later. The warlord falls in battle only (14.2.2)."""
        if kind == WARRIOR and not self.battle:
            count = min(count, s.expendable(owner, at))
        if count <= 0 or (s.setting.remove_bans and s.why_not_remove(by, owner, at) is not None):
            return
        worth = 0
        for landmark in s.landmarks:
            if landmark.holds(s, kind, count, at):
                worth += landmark.points
        returned = s.lift(owner, kind, count, at)
        if s.log is not None:
            s.tell(Removed(by, owner, kind, count, at))
        for loss in self.losses:
            if loss.kind == kind and loss.owner == owner and loss.at == at and loss.by == by:
                loss.count += count
                loss.returned += returned
                break
        else:
            loss = Loss(by, owner, kind, count, at, returned)
            self.losses.append(loss)
        if worth:
            loss.worth += worth

    def take_on_the_way(self, s: Root, by: int, owner: int, kind: int, origin: int, which: int = NOBODY) -> None:
        """Take a piece that is on its way out of a clearing: what follows where pieces leave one does not."""
        returned = s.lift(owner, kind, 1, origin)
        s.tell(Removed(by, owner, kind, 1, origin))
        loss = Loss(by, owner, kind, 1, NOBODY, returned)
        loss.which = which
        self.losses.append(loss)

    def take_all(self, s: Root, by: int, owner: int, at: int) -> None:
        """Take everything of an owner off a clearing."""
        self.take(s, by, owner, WARRIOR, s.warriors[owner][at], at)
        for kind in s.kinds_at(owner, at):
            self.take(s, by, owner, kind, s.pieces[kind][at], at)

    def spare(self, owner: int, at: int) -> None:
        """The warriors an owner lost in a clearing went elsewhere than to the supply."""
        for loss in self.losses:
            if loss.kind == WARRIOR and loss.owner == owner and loss.at == at:
                loss.returned = 0

    def blames(self, s: Root, loss: Loss) -> int:
        """Law 11.2.7.III.b: the faction that counts as the loser, a buyer in place of his mercenaries."""
        hired = self.employer != NOBODY and loss.owner == s.setting.company and loss.kind == WARRIOR
        return self.employer if hired else loss.owner

    def resolve(self, s: Root) -> Flow[None]:
        """Law 3.2.1, then 1.1.3."""
        flow = self.settle(s)
        if flow is not None:
            yield from flow

    def settle(self, s: Root) -> Flow[None] | None:
        """The same at once, but for what somebody must decide."""
        if not self.losses:
            return None
        self.score(s)
        return self.follow(s)

    def settle_with(self, s: Root, other: Removal) -> Flow[None] | None:
        """Law 4.3.4: two removals at once; points are scored together, and each loser orders what follows."""
        if not other.losses:
            return self.settle(s)
        if not self.losses:
            return other.settle(s)
        both = Removal(self.chooser, self.battle, self.host)
        both.losses = self.losses + other.losses
        both.employer = other.employer
        both.score(s)
        flow = self.follow(s)
        return other.follow(s) if flow is None else other.follow_after(s, flow)

    def follow_after(self, s: Root, before: Flow[None]) -> Flow[None]:
        yield from before
        flow = self.follow(s)
        if flow is not None:
            yield from flow

    def score(self, s: Root) -> None:
        """Law 3.2.1."""
        points = [0] * s.owners
        for loss in self.losses:
            if (
                loss.kind != WARRIOR
                and loss.by != NOBODY
                and loss.by != loss.owner
                and not s.allies(loss.by, loss.owner)
            ):
                points[loss.by] += loss.count + loss.worth
        for hook in s.setting.on_points:
            hook(s, self, points)
        if any(points):
            s.score_together(points, "3.2.1")

    def follow(self, s: Root) -> Flow[None] | None:
        """Law 1.1.3: what the losses set off."""
        if not self.losses:
            return None
        triggers: list[Trigger] = []
        for listen in s.setting.on_removed:
            listen(s, self, triggers)
        if len(triggers) == 1 and not s.setting.moments.fallen:
            alone: Flow[None] | None = triggers[0].run()
            return alone
        if triggers:
            return self.follow_in_order(s, triggers)
        self.lay_to_rest(s)
        return None

    def follow_in_order(self, s: Root, triggers: list[Trigger]) -> Flow[None]:
        yield from one_by_one(s.decider(self.chooser), WHICH_FIRST, "1.1.3", triggers=triggers)
        self.lay_to_rest(s)

    def lay_to_rest(self, s: Root) -> None:
        """What becomes of the pieces in the end."""
        for effect, becomes in s.setting.moments.fallen:
            for seat in range(s.players):
                if s.effects[seat] & effect:
                    becomes(s, seat, self)


def remove(s: Root, by: int, owner: int, kind: int, count: int, at: int) -> Flow[None]:
    """Remove pieces of one kind from a clearing, with all that follows."""
    removal = Removal(s.active)
    removal.take(s, by, owner, kind, count, at)
    yield from removal.resolve(s)


def replace_warrior(s: Root, seat: int, owner: int, at: int) -> Flow[None]:
    """Law G.1.13: a warrior of that seat takes the place of another's; what follows comes last (ruling R12)."""
    removal = Removal(seat)
    removal.replaces = True
    removal.take(s, seat, owner, WARRIOR, 1, at)
    s.place_warriors(seat, 1, at)
    yield from removal.resolve(s)


def replace_building(s: Root, seat: int, owner: int, kind: int, new: int, at: int) -> Flow[None]:
    """Law G.1.13: a building of that seat takes the slot of another's."""
    removal = Removal(seat)
    held = [landmark for landmark in s.landmarks if landmark.holds(s, kind, 1, at)]
    removal.take(s, seat, owner, kind, 1, at)
    s.place(new, at)
    for landmark in held:
        landmark.hold(new)
    yield from removal.resolve(s)


def blast(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 13.7.1: a bomb removes enemy pieces."""
    yield from remove_all_enemies(s, seat, [at], True)


def remove_all_enemies(s: Root, seat: int, clearings: list[int], bombing: bool = False) -> Flow[None]:
    """An effect that removes all enemy pieces from some clearings: a revolt, a favor, a torch (9.2.2.I for pawns)."""
    removal = Removal(s.active)
    struck: list[int] = []
    for at in clearings:
        for enemy in s.enemies(seat):
            if bombing:
                s.boards[enemy].suffer(s, removal, seat, at)
            else:
                removal.take_all(s, seat, enemy, at)
            if s.pawns[enemy] == at:
                struck.append(enemy)
    yield from removal.resolve(s)
    for enemy in struck:
        yield from s.boards[enemy].survive(s)
