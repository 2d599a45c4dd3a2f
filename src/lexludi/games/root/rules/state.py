"""The state of Root, and the verbs that every rule goes through: place, lift, draw, discard, score.

Rows are indexed by place (see `codes`). Owners are the seats, then the hirelings (Law E). `ruled` is kept up to date by
the verbs.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any

from lexludi.games.root.rules.beginning.draft import Draft
from lexludi.games.root.rules.box.codes import (
    BUILDING,
    BURROW,
    CLEARINGS,
    NOBODY,
    PLACES,
    WARRIOR,
)
from lexludi.games.root.rules.events import (
    Moved,
    Placed,
    Removed,
    Scored,
)
from lexludi.games.root.rules.ground import GOAL, OWNERS_IN, PLACES_IN, Ground
from lexludi.games.root.rules.services import hires
from lexludi.kernel.chance import Chance
from lexludi.kernel.glimpse import Part
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.bits import as_bits, bits_of


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Root(Ground):
    """A match of Root, with the verbs of the map."""

    __slots__ = ()

    def copy(self) -> Root:
        s = Root.__new__(Root)
        s.inherit(self)
        s.setting = self.setting
        s.players = self.players
        s.owners = self.owners
        s.number = self.number
        s.active = self.active
        s.phase = self.phase
        s.suits = self.suits
        s.suited = self.suited
        s.paths = self.paths
        s.nearby = self.nearby
        s.closed = self.closed
        s.slots = self.slots.copy()
        s.vacant = self.vacant
        s.ruins = self.ruins.copy()
        s.ruined = self.ruined.copy()
        s.warriors = [row.copy() for row in self.warriors]
        s.buildings = [row.copy() for row in self.buildings]
        s.tokens = [row.copy() for row in self.tokens]
        s.pawns = self.pawns.copy()
        s.who = self.who.copy()
        s.armies = self.armies.copy()
        s.sites = self.sites.copy()
        s.tallies = self.tallies.copy()
        s.realm = self.realm.copy()
        s.barred = self.barred
        s.supply = self.supply.copy()
        pieces = self.pieces.copy()
        for kind in self.setting.kinds:
            pieces[kind] = pieces[kind].copy()
        s.pieces = pieces
        s.stock = self.stock.copy()
        s.ruled = self.ruled.copy()
        s.homes = self.homes
        s.draft = None if self.draft is None else self.draft.copy()
        s.scorched = self.scorched
        s.landmarks = [landmark.copy() for landmark in self.landmarks] if self.landmarks else []
        s.hands = [hand.copy() for hand in self.hands]
        s.held = self.held.copy()
        s.deck = self.deck.copy()
        s.available = self.available.copy()
        s.removed = self.removed
        s.crafted = [cards.copy() for cards in self.crafted]
        s.effects = self.effects.copy()
        s.items = self.items.copy()
        s.box = self.box.copy()
        s.boxes = [box.copy() for box in self.boxes]
        s.turned = [box.copy() for box in self.turned]
        s.points = self.points.copy()
        s.dominance = self.dominance.copy()
        s.partner = self.partner.copy()
        s.used = self.used
        s.activated = self.activated.copy()
        s.side = self.side
        s.foes = self.foes
        s.against = self.against
        s.drawers = {name: drawer.copy() for name, drawer in self.drawers.items()} if self.drawers else {}
        s.boards = [board.copy() for board in self.boards]
        return s

    def settle_down(self, seat: int, home: int) -> None:
        """Law 5.1.7: the starting clearing of a seat."""
        self.homes = self.homes.copy()
        self.homes[seat] = home

    def drafting(self) -> Draft:
        """Law A.8: what advanced set-up has on the table."""
        if self.draft is None:
            self.draft = Draft()
        return self.draft

    def unpack(self, seat: int, kinds: tuple[int, ...]) -> None:
        """Law A.8.2: a seat that has just chosen its faction gets its pieces."""
        self.supply[seat] = self.setting.troops[seat]
        for kind in kinds:
            self.pieces[kind] = [0] * PLACES
            self.stock[kind] = self.setting.stock[kind]

    # Who is where

    def settle(self, at: int) -> None:
        """Law 2.5: find out who rules a clearing, after its pieces have changed; the Burrow has an owner."""
        if at == BURROW:
            return
        if self.setting.claims:
            self.reign(self.strongest(at), at)
            return
        warriors = self.warriors
        buildings = self.buildings
        best = 0
        ruler = NOBODY
        tied = False
        for owner in OWNERS_IN[self.who[at]]:
            count = warriors[owner][at] + buildings[owner][at]
            if count > best:
                best = count
                ruler = owner
                tied = False
            elif count == best:
                tied = True
        if tied and best:
            ruler = self.wins_tie(self.strength(at), best, at)
        if ruler != self.ruled[at]:
            self.reign(ruler, at)

    def strongest(self, at: int) -> int:
        """Law 2.5: who rules a clearing where more may count than what stands there."""
        strength = self.strength(at)
        best = max(strength)
        if best <= 0:
            return NOBODY
        return self.wins_tie(strength, best, at) if strength.count(best) > 1 else strength.index(best)

    def reign(self, ruler: int, at: int) -> None:
        """An owner, or nobody, rules a clearing from now on."""
        before = self.ruled[at]
        self.ruled[at] = ruler
        self.realm[before] ^= 1 << at
        self.realm[ruler] ^= 1 << at

    def strength(self, at: int) -> list[int]:
        """Law 2.5: the warriors and buildings that count for each owner in a clearing."""
        buildings = self.buildings
        strength: list[int] = []
        for owner, row in enumerate(self.warriors):
            strength.append(row[at] + buildings[owner][at])
        for claim in self.setting.claims:
            claim(self, strength, at)
        return strength

    def own_strength(self, owner: int, at: int) -> int:
        """Law 2.5: an owner's own warriors and buildings in a clearing."""
        return self.warriors[owner][at] + self.buildings[owner][at]

    def gained(self, owner: int, at: int) -> None:
        """Law 2.5: an owner has more in a clearing than before: who rules it goes on to."""
        ruler = self.ruled[at]
        claims = self.setting.claims
        if ruler == owner and at != BURROW and not claims:
            return
        self.who[at] |= 1 << owner
        if claims or ruler == NOBODY or self.own_strength(ruler, at) <= self.own_strength(owner, at):
            self.settle(at)

    def lost(self, owner: int, at: int) -> None:
        """Law 2.5: an owner has less in a clearing than before: where another rules, he goes on to."""
        if not self.warriors[owner][at]:
            self.left(owner, at)
        elif self.who[at] == 1 << owner and not self.setting.claims:
            return
        if self.ruled[at] in (owner, NOBODY) or self.setting.claims:
            self.settle(at)

    def left(self, owner: int, at: int) -> None:
        """A piece has gone from a clearing: its owner may have no other there."""
        if not (
            self.warriors[owner][at] or self.buildings[owner][at] or self.tokens[owner][at] or self.pawns[owner] == at
        ):
            self.who[at] &= ~(1 << owner)

    def stand(self, owner: int, to: int) -> None:
        """A pawn stands there now, in a clearing or a forest."""
        before = self.pawns[owner]
        self.pawns[owner] = to
        if 0 <= before < PLACES:
            self.left(owner, before)
        if to < PLACES:
            self.who[to] |= 1 << owner
        if owner >= self.players:
            self.find_bans()

    def census(self) -> None:
        """Find out who is where and holds what, after the table was changed by other means than the verbs."""
        self.recount_hands()
        for owner, row in enumerate(self.warriors):
            self.armies[owner] = bits_of(row)
        for kind in self.setting.kinds:
            self.sites[kind] = bits_of(self.pieces[kind])
            self.tallies[kind] = None
        self.vacant = bits_of(self.slots)
        for at in range(PLACES):
            self.who[at] = (1 << self.owners) - 1
            for owner in range(self.owners):
                self.left(owner, at)
        self.find_bans()
        self.settle_all()

    def settle_all(self) -> None:
        for at in CLEARINGS:
            self.settle(at)

    def adjacency(self, seat: int) -> list[int]:
        """Law 2.2.1: for each place the clearings adjacent to it, for that seat, one bit each."""
        setting = self.setting
        if not setting.byways or not (setting.adjoining[seat] or self.effects[seat] & setting.moments.roaming):
            return self.nearby
        return [as_bits(self.neighbours(seat, at)) for at in range(PLACES)]

    def neighbours(self, seat: int, at: int) -> tuple[int, ...]:
        """Law 2.2.1: the clearings adjacent to one, for that seat."""
        paths = self.paths[at]
        setting = self.setting
        if not setting.byways:
            return paths
        ways = setting.adjoining[seat]
        roaming = self.effects[seat] & setting.moments.roaming
        if not ways and not roaming:
            return paths
        near: list[int] = []
        for way in ways:
            near += way(self, seat, at)
        if roaming:
            for effect, adjoining in setting.moments.adjoining:
                if roaming & effect:
                    near += adjoining(self, seat, at)
        paths = self.paths[at]
        return tuple(sorted({*paths, *near})) if near else paths

    def beside(self, seat: int, places: int) -> int:
        """Law 2.2.1: the clearings adjacent to any of these, for that seat; one bit each."""
        near = self.adjacency(seat)
        found = 0
        for at in PLACES_IN[places]:
            found |= near[at]
        return found

    # Pieces

    def why_not_place(self, owner: int, at: int) -> str | None:
        """The rule that forbids this owner to place anything in that clearing."""
        if not self.barred[owner] >> at & 1:
            return None
        if self.scorched >> at & 1:
            return "D.6.2"
        for law, where in self.setting.place_bans[owner]:
            if where(self, owner) >> at & 1:
                return law
        return None

    def find_bans(self) -> None:
        """Find out where each owner can place nothing, after something such a rule looks for has changed."""
        barred: list[int] = []
        for owner, bans in enumerate(self.setting.place_bans):
            places = self.scorched
            for _, where in bans:
                places |= where(self, owner)
            barred.append(places)
        self.barred = barred

    def take_sides(self) -> None:
        super().take_sides()
        self.find_bans()

    def scorch(self, at: int) -> None:
        """Law D.6.2: a torch lies in a clearing for good."""
        self.scorched |= 1 << at
        self.find_bans()

    def place_warriors(self, owner: int, count: int, at: int) -> int:
        """Law G.1.31, 1.5.4: place as many of these warriors as the supply and the bans allow; returns how many."""
        count = min(count, self.supply[owner])
        if count <= 0 or self.barred[owner] >> at & 1:
            return 0
        self.supply[owner] -= count
        self.warriors[owner][at] += count
        self.armies[owner] |= 1 << at
        self.gained(owner, at)
        if self.log is not None:
            self.tell(Placed(owner, WARRIOR, count, at))
        return count

    def place(self, kind: int, at: int) -> bool:
        """Law G.1.31: place a building or token from its track or supply; False where it cannot be."""
        setting = self.setting
        owner = setting.owner[kind]
        building = BUILDING[kind]
        if not self.stock[kind] or self.barred[owner] >> at & 1:
            return False
        if building:
            if not self.slots[at]:
                return False
            self.cover_slot(at)
            self.buildings[owner][at] += 1
            for landmark in self.landmarks:
                landmark.built(self, kind, at)
        else:
            self.tokens[owner][at] += 1
        self.stock[kind] -= 1
        self.pieces[kind][at] += 1
        self.sites[kind] |= 1 << at
        self.tallies[kind] = None
        if setting.guards[kind]:
            self.find_bans()
        if building or setting.claims:
            self.gained(owner, at)
        else:
            self.who[at] |= 1 << owner
        if self.log is not None:
            self.tell(Placed(owner, kind, 1, at))
        return True

    def why_not_remove(self, by: int, owner: int, at: int) -> str | None:
        """The rule that keeps an owner's pieces in that clearing safe from who would remove them."""
        for ban in self.setting.remove_bans:
            why = ban(self, by, owner, at)
            if why is not None:
                return why
        return None

    def targets(self, by: int, owner: int, at: int) -> int:
        """The warriors of a clearing that another can remove otherwise than in battle."""
        return 0 if self.why_not_remove(by, owner, at) is not None else self.expendable(owner, at)

    def expendable(self, owner: int, at: int) -> int:
        """Law 11.2.7.III, 14.2.2: the warriors of a clearing that can be removed otherwise than in battle."""
        if owner == self.setting.company and hires(self, self.active):
            return 0
        return self.warriors[owner][at] - self.boards[owner].steadfast(at)

    def movable(self, owner: int, at: int) -> int:
        """Law 14.2.2: the warriors of a clearing that can be moved in the turn under way."""
        return self.warriors[owner][at] if owner == self.active else self.expendable(owner, at)

    def lift(self, owner: int, kind: int, count: int, at: int) -> int:
        """Take pieces off the map into their supply or back on their track; returns how many went there.

        Rules call `removal`, not this.
        """
        if kind == WARRIOR:
            self.warriors[owner][at] -= count
            if not self.warriors[owner][at]:
                self.armies[owner] &= ~(1 << at)
            count = self.boards[owner].returned(self, count, at)
            self.supply[owner] += count
            self.lost(owner, at)
            return count
        building = BUILDING[kind]
        if building:
            self.open_slots(at, count)
            self.buildings[owner][at] -= count
        else:
            self.tokens[owner][at] -= count
        self.pieces[kind][at] -= count
        self.stock[kind] += count
        if not self.pieces[kind][at]:
            self.sites[kind] &= ~(1 << at)
        self.tallies[kind] = None
        if self.setting.guards[kind]:
            self.find_bans()
        for landmark in self.landmarks:
            landmark.razed(self, kind, at)
        if building or self.setting.claims:
            self.lost(owner, at)
        else:
            self.left(owner, at)
        return count

    def shift(self, mover: int, owner: int, origin: int, to: int, count: int) -> None:
        """Warriors go from one place to another, by whatever way; `move` sees to what follows."""
        row = self.warriors[owner]
        row[origin] -= count
        row[to] += count
        self.armies[owner] |= 1 << to
        if not row[origin]:
            self.armies[owner] &= ~(1 << origin)
        self.lost(owner, origin)
        self.gained(owner, to)
        if self.log is not None:
            self.tell(Moved(mover, owner, origin, to, count))

    def appear(self, owner: int, at: int) -> None:
        """A figure that is never in a supply stands among the warriors of its owner (Law 14.2.2)."""
        self.warriors[owner][at] += 1
        self.armies[owner] |= 1 << at
        self.gained(owner, at)

    def bring(self, kind: int, at: int) -> None:
        """A token moves from beside the clearings into one: that is no placing, so no ban on placing stops it."""
        self.stock[kind] -= 1
        self.tokens[self.setting.owner[kind]][at] += 1
        self.pieces[kind][at] += 1
        self.sites[kind] |= 1 << at
        self.tallies[kind] = None
        self.gained(self.setting.owner[kind], at)

    def turn_over(self, side: int, other: int, at: int) -> None:
        """A token stays where it is and shows its other side."""
        self.pieces[side][at] -= 1
        self.stock[side] += 1
        self.pieces[other][at] += 1
        self.stock[other] -= 1
        self.sites[other] |= 1 << at
        if not self.pieces[side][at]:
            self.sites[side] &= ~(1 << at)
        self.tallies[side] = None
        self.tallies[other] = None
        if self.setting.guards[side] or self.setting.guards[other]:
            self.find_bans()

    def swap(self, kind: int, a: int, b: int) -> None:
        """Law G.1.32: the pieces of a kind in two clearings change places."""
        row = self.pieces[kind]
        row[a], row[b] = row[b], row[a]
        if (row[a] > 0) != (row[b] > 0):
            self.sites[kind] ^= 1 << a | 1 << b
        self.tallies[kind] = None
        if self.setting.guards[kind]:
            self.find_bans()

    def take_back(self, kind: int, count: int, at: int) -> None:
        """An owner takes own tokens or buildings off the map, as a cost."""
        owner = self.setting.owner[kind]
        self.lift(owner, kind, count, at)
        self.tell(Removed(owner, owner, kind, count, at))

    # Cards

    def draw(self, seat: int, count: int = 1) -> list[int]:
        """Law 2.1.2: draw cards, as that seat's board has it; those that came into the hand."""
        return self.boards[seat].draw(self, count)

    def put_in_play(self, seat: int, card: int) -> None:
        """Law 4.1.3: a crafted card lies before its owner."""
        insort(self.crafted[seat], card)
        effect = self.setting.pack.effect[card]
        self.effects[seat] |= effect
        if effect & self.setting.moments.claiming:
            self.settle_all()

    def discard_crafted(self, seat: int, card: int) -> None:
        """Discard a card in play; what lies on it goes home."""
        self.crafted[seat].remove(card)
        effect = self.setting.pack.effect[card]
        self.effects[seat] &= ~effect
        self.discard(card)
        moments = self.setting.moments
        for lasting, lost in moments.lost:
            if effect == lasting:
                lost(self, seat)
        if effect & moments.claiming:
            self.settle_all()

    # Points

    def score(self, seat: int, points: int, why: str) -> None:
        """Law 3.1: score points (or lose them, down to none) and win at once with thirty."""
        if not points or not self.scores(seat):
            return
        total = self.points[seat] + points
        if total < 0:
            points -= total
            total = 0
        if not points:
            return
        self.points[seat] = total
        if self.log is not None:
            self.tell(Scored(seat, points, why))
        for heard in self.setting.on_scored:
            heard(self, seat)
        if total >= GOAL:
            self.reach_goal(seat)

    def score_together(self, points: list[int], why: str) -> None:
        """Law 3.1: several seats score at the same moment; if more than one reaches thirty, the one on turn wins."""
        first = self.active
        others = self.turns_from(first)[1:]
        for seat in others:
            if points[seat] and self.scores(seat):
                self.points[seat] += points[seat]
                self.tell(Scored(seat, points[seat], why))
                for heard in self.setting.on_scored:
                    heard(self, seat)
        if points[first]:
            self.score(first, points[first], why)
        for seat in others:
            if points[seat] and self.points[seat] >= GOAL:
                self.reach_goal(seat)

    # What others see

    def view(self, seat: int | None) -> dict[str, Any]:
        from lexludi.games.root.rules.views import PARTS

        return {name: part(self, seat) for name, part in PARTS.items()}

    def parts(self) -> Mapping[str, Part]:
        from lexludi.games.root.rules.views import PARTS

        return PARTS

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from lexludi.games.root.rules.views import imagine

        imagine(self, seat, chance)
