"""The state of Harrow County, and the verbs by which things change hands and places."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.harrow.factions.fae.drawer import FaeDrawer
from lexludi.games.harrow.factions.family.drawer import FamilyDrawer
from lexludi.games.harrow.factions.hester.drawer import HesterDrawer
from lexludi.games.harrow.factions.kammi.drawer import KammiDrawer
from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules import prompts as p
from lexludi.games.harrow.rules.box.codes import (
    BUILDING,
    HAINT,
    INFECTED,
    JARS,
    KINDS,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    TOWNSFOLK,
)
from lexludi.games.harrow.rules.box.printed import BOARDS, CUBE_COUNT, FACTIONS, HEXES, TOKEN_COUNT
from lexludi.games.harrow.rules.camp import Camp
from lexludi.games.harrow.rules.events import DrewCard
from lexludi.games.harrow.rules.faction import Faction
from lexludi.games.harrow.rules.modes.alone.drawer import AloneDrawer
from lexludi.games.harrow.rules.setting import Setting
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.state import State
from lexludi.parts.piles import NO_CARD

FULL: Final = BOARDS.full_hex


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Harrow(State):
    """A match of Harrow County."""

    __slots__ = (
        "acted", "active", "alone", "aside", "automatic", "box", "camps", "fae", "family", "flames", "flipped", "gone",
        "ground", "haints", "hester", "jar", "kammi", "lantern", "legends", "lying", "objectives", "paths", "pins",
        "powers", "queue", "round", "setting", "snakes", "stock", "storms", "strolls", "stuck", "taunts", "tile_gone",
        "tile_pile", "tiles", "tokens", "waiting", "wild",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(chance)
        self.setting = setting
        count = setting.count
        self.round = 0
        self.active = NOBODY
        """Whose turn it is."""
        self.jar = NOBODY
        """The jar that was broken in this turn."""
        self.acted = False
        """Whether its action is done."""
        self.lantern = 0
        self.queue: list[int] = []
        """Whose turns are still to come in this round, the next one first."""
        # Units
        self.haints = [[0] * HEXES for _ in range(count)]
        """All haints of each faction, by hex."""
        self.snakes = [[0] * HEXES for _ in range(count)]
        """How many of them are infected."""
        self.legends: list[list[int]] = [[] for _ in range(count)]
        """Where the legends of each faction stand: one, or two of Kammi's."""
        self.pins: list[tuple[int, int, int]] = []
        """Units with a nail under them: whose, where, and what (a haint or the number of a legend)."""
        # What lies on the map
        self.tokens = [[0] * HEXES for _ in KINDS]
        self.objectives = [[0] * HEXES for _ in OBJECTIVES]
        """Townsfolk and buildings."""
        self.storms = 0
        """Storm tokens, a bit each; printed ones are the map's."""
        self.paths: list[int] = []
        self.strolls: list[tuple[int, int, int]] = []
        """Who went from where to where for nothing, since the active seat did anything else (R476)."""
        self.flames = [0] * HEXES
        self.taunts: list[int] = []
        self.lying = [[0] * HEXES for _ in range(count)]
        """Cubes that lie on hexes, by whose they are."""
        # What lies beside it
        self.waiting = [0, 0]
        """Townsfolk and buildings on the scoreboard: a bit for each terrain."""
        self.gone = [0, 0]
        """Townsfolk rescued, buildings destroyed."""
        self.box = list(TOKEN_COUNT)
        self.tiles: list[list[int]] = [[] for _ in JARS]
        """Bonus tiles beside each jar."""
        self.flipped: list[list[int]] = [[] for _ in JARS]
        """Those that were used in this round."""
        self.tile_pile: list[int] = []
        self.tile_gone: list[int] = []
        self.wild = BOARDS.wild_tokens - BOARDS.start_wild * len(setting.fighters)
        self.camps = [Camp(count, FACTIONS[code].haints) for code in setting.codes]
        self.family = FamilyDrawer()
        self.hester = HesterDrawer(HEXES)
        self.alone = AloneDrawer()
        self.fae = FaeDrawer(HEXES, count)
        self.kammi = KammiDrawer()
        self.powers = 0
        """Legends in play, by number: a bit each."""
        # Cubes, by colour
        self.stock = list(CUBE_COUNT)
        self.ground = [0] * len(CUBE_COUNT)
        """On the battleground."""
        self.stuck = [0] * len(CUBE_COUNT)
        """In the tree."""
        self.aside = [0] * len(CUBE_COUNT)
        """Taken off the battleground until the end of the turn."""
        self.automatic = (1 << count) - (1 << setting.players)

    def copy(self) -> Harrow:
        s = Harrow.__new__(Harrow)
        s.inherit(self)
        s.setting = self.setting
        s.round = self.round
        s.active = self.active
        s.jar = self.jar
        s.lantern = self.lantern
        s.queue = self.queue.copy()
        s.haints = [row.copy() for row in self.haints]
        s.snakes = [row.copy() for row in self.snakes]
        s.legends = [row.copy() for row in self.legends]
        s.pins = self.pins.copy()
        s.tokens = [row.copy() for row in self.tokens]
        s.objectives = [row.copy() for row in self.objectives]
        s.storms = self.storms
        s.paths = self.paths.copy()
        s.strolls = self.strolls.copy()
        s.flames = self.flames.copy()
        s.taunts = self.taunts.copy()
        s.lying = [row.copy() for row in self.lying]
        s.waiting = self.waiting.copy()
        s.gone = self.gone.copy()
        s.box = self.box.copy()
        s.tiles = [row.copy() for row in self.tiles]
        s.flipped = [row.copy() for row in self.flipped]
        s.tile_pile = self.tile_pile.copy()
        s.tile_gone = self.tile_gone.copy()
        s.wild = self.wild
        s.camps = [camp.copy() for camp in self.camps]
        s.family = self.family.copy()
        s.fae = self.fae.copy() if self.setting.fae != NOBODY else self.fae
        s.alone = self.alone.copy() if self.setting.alone else self.alone
        s.kammi = self.kammi.copy() if self.setting.kammi != NOBODY else self.kammi
        s.hester = self.hester.copy() if self.setting.hester != NOBODY else self.hester
        s.powers = self.powers
        s.stock = self.stock.copy()
        s.ground = self.ground.copy()
        s.stuck = self.stuck.copy()
        s.aside = self.aside.copy()
        s.acted = self.acted
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        from lexludi.games.harrow.rules.views import view

        return view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from lexludi.games.harrow.rules.views import imagine

        imagine(self, seat, chance)

    @property
    def players(self) -> int:
        return self.setting.players

    def decides(self, seat: int) -> int:
        """Who decides for a faction: whoever plays it, or the one person who plays."""
        return seat if seat < self.setting.players else self.alone.decider

    def turns(self) -> tuple[int, ...]:
        """The fighters in the order of their turns."""
        first = self.setting.fighters.index(self.lantern)
        return self.setting.fighters[first:] + self.setting.fighters[:first]

    def faction(self, seat: int) -> Faction:
        return self.setting.plays[seat]

    # The map

    def terrain(self, at: int) -> int:
        return self.setting.map.terrain[at]

    def land(self, at: int) -> bool:
        """Law 1.map.not-terrain: whether a hex is of a terrain, and no mountain or brambles."""
        return self.setting.map.land[at]

    def storm(self, at: int) -> bool:
        """Law 1.map.storms: whether there is a storm, printed or placed."""
        return ((self.storms | self.setting.map.storms) >> at) & 1 == 1

    def units(self, seat: int, at: int) -> int:
        """Law 1.core.5: haints and legends of a faction on a hex."""
        return self.haints[seat][at] + self.legends[seat].count(at)

    def rival(self, seat: int, at: int) -> int:
        """Whose enemy units stand there; NOBODY's if none do."""
        for other in self.setting.rivals[seat]:
            if self.haints[other][at] or at in self.legends[other]:
                return other
        return NOBODY

    def empty(self, at: int) -> bool:
        """Whether no unit stands there."""
        for seat in self.setting.fighters:
            if self.haints[seat][at] or at in self.legends[seat]:
                return False
        return True

    def bare(self, at: int) -> bool:
        """Law card.tactic.witch-fire.a: whether nothing lies or stands on a hex; a storm or a cube does not matter."""
        if at in self.paths or at in self.taunts or at in self.kammi.dolls or self.flames[at] or not self.empty(at):
            return False
        return not any(row[at] for row in self.tokens) and not any(row[at] for row in self.objectives)

    def laden(self, at: int) -> bool:
        """Whether anything at all is on a hex that could be pulled away."""
        if at in self.paths or self.storms >> at & 1 or any(row[at] for row in self.lying):
            return True
        return not self.empty(at) or any(row[at] for row in (*self.tokens, *self.objectives))

    def bars(self, seat: int, at: int, n: int = 1) -> str | None:
        """Law 1.core: the rule by which so many more units of a faction may not be on a hex."""
        if self.haints[seat][at] + self.legends[seat].count(at) + n > FULL:
            return "1.core.3"
        return self.shuts_out(seat, at)

    def room(self, seat: int, at: int) -> int:
        """Law 1.core: how many more units of a faction may be on a hex."""
        room = FULL - self.haints[seat][at] - self.legends[seat].count(at)
        return room if room > 0 and self.shuts_out(seat, at) is None else 0

    def shuts_out(self, seat: int, at: int) -> str | None:
        """Law 1.core: the rule by which no unit of a faction may be on a hex, however few."""
        setting = self.setting
        for other in setting.rivals[seat]:
            if self.haints[other][at] or at in self.legends[other]:
                if setting.kammi in (seat, other):
                    return "4.kammi.core"
                return "1.core.1" if seat == setting.protectors else "1.core.2"
        if self.objectives[BUILDING][at] and seat != setting.family:
            return "1.core.1" if seat == setting.protectors else "4.kammi.core"
        if self.objectives[TOWNSFOLK][at] and seat != setting.protectors:
            return "1.core.2" if seat == setting.family else "4.kammi.core"
        return "5.hester.fire.6" if self.flames[at] else None

    def reach(self, seat: int, at: int) -> int:
        """Law 1.jar.attack.B.2, 1.jar.legend.P.2: how far it reaches from a hex."""
        base = BOARDS.range_on_mountain if self.terrain(at) == MOUNTAIN else BOARDS.range
        return base + self.camps[seat].reach

    # Units

    def free(self, seat: int, at: int, unit: int) -> bool:
        """Law legend.bernice.a: whether some unit of that kind there has no nail under it."""
        if unit >= 0:
            return (seat, at, unit) not in self.pins
        held = self.haints[seat][at] - self.snakes[seat][at] if unit == HAINT else self.snakes[seat][at]
        return held > self.pins.count((seat, at, unit))

    def movable(self, seat: int, at: int) -> tuple[int, int, int]:
        """What can leave a hex: haints, infected ones among them, and legends (a bit each)."""
        infected = self.snakes[seat][at]
        haints = self.haints[seat][at]
        mask = 0
        for token, place in enumerate(self.legends[seat]):
            if place == at:
                mask |= 1 << token
        for pin in self.pins:
            if pin[0] == seat and pin[1] == at:
                if pin[2] >= 0:
                    mask &= ~(1 << pin[2])
                else:
                    haints -= 1
                    infected -= pin[2] == INFECTED
        return haints, infected, mask

    def place(self, seat: int, at: int) -> None:
        """A haint comes from the supply to a hex, if there is one."""
        camp = self.camps[seat]
        if not camp.pool:
            return
        camp.pool -= 1
        self.haints[seat][at] += 1
        self.note(seat, p.SPAWNED, "1.spawn.1", at=at)
        self.lure(at)
        self.entered(seat, at, 0)

    def shift(self, seat: int, origin: int, to: int, haints: int, legends: int = 0, infected: int = 0) -> None:
        """Units go from a hex to another: haints, infected ones among them, and legends (a bit each)."""
        self.haints[seat][origin] -= haints
        self.haints[seat][to] += haints
        self.snakes[seat][origin] -= infected
        self.snakes[seat][to] += infected
        for token in range(len(self.legends[seat])):
            if legends >> token & 1:
                self.legends[seat][token] = to
        self.note(seat, p.MOVED, "1.move.1", origin=origin, to=to, n=haints + legends.bit_count())
        if haints > infected:
            self.lure(to)
        self.entered(seat, to, legends)

    def shift_unit(self, seat: int, unit: int, origin: int, to: int) -> None:
        """One unit goes from a hex to another."""
        if unit >= 0:
            self.shift(seat, origin, to, 0, 1 << unit)
        else:
            self.shift(seat, origin, to, 1, 0, 1 if unit == INFECTED else 0)

    def entered(self, seat: int, at: int, legends: int) -> None:
        """Units have come to a hex."""
        for _, says in m.ENTERED.heard(self.powers):
            says(self, seat, at, legends)

    def remove(self, seat: int, at: int, unit: int) -> None:
        """A haint leaves the map for its owner's supply; a nail goes with the last one that could bear it."""
        self.take_off(seat, at, unit)
        self.camps[seat].pool += 1

    def take_off(self, seat: int, at: int, unit: int) -> None:
        """A haint leaves the map."""
        self.haints[seat][at] -= 1
        if unit == INFECTED:
            self.snakes[seat][at] -= 1
            self.hester.snakes += 1
        left = self.snakes[seat][at] if unit == INFECTED else self.haints[seat][at] - self.snakes[seat][at]
        pin = (seat, at, unit)
        if self.pins.count(pin) > left:
            self.pins.remove(pin)

    def nail_again(self, seat: int, at: int) -> None:
        """A nail stays under a haint that has just been infected, where no other could bear it."""
        well, ill = (seat, at, HAINT), (seat, at, INFECTED)
        while self.pins.count(well) > self.haints[seat][at] - self.snakes[seat][at]:
            self.pins.remove(well)
            self.pins.append(ill)

    def kill(self, killer: int, seat: int, at: int, unit: int = HAINT) -> None:
        """Law 1.jar.attack.F.4, 3.haint-wheel.3: a haint is killed, and lies on the plate until it counts."""
        self.take_off(seat, at, unit)
        self.camps[killer].plate[seat] += 1
        self.note(seat, p.KILLED, "1.jar.attack.F.4", at=at)
        self.mourn()
        self.count_kill(killer)

    def count_kill(self, killer: int) -> None:
        """Law 1.jar.attack.F.4, 3.haint-wheel: the dial says how many kills are worth a point."""
        self.camps[killer].kills += 1
        self.read_dial(killer)

    def mourn(self) -> None:
        """Law fae.find.sword: since the sword was found, every haint that falls or falls ill brings a search cube."""
        if self.fae.finds:
            self.strengthen(self.setting.fae)

    def read_dial(self, seat: int) -> None:
        """Law 3.haint-wheel: with enough kills it scores, the plate is cleared, and the spoon turns on."""
        camp, dial = self.camps[seat], self.setting.dial
        if camp.kills < dial[camp.spoon]:
            return
        camp.kills = 0
        for other, n in enumerate(camp.plate):
            self.camps[other].pool += n
            camp.plate[other] = 0
        camp.spoon = min(camp.spoon + 1, len(dial) - 1)
        self.score(seat, BOARDS.kill_points, "3.haint-wheel.1")

    def score(self, seat: int, n: int, law: str) -> None:
        self.camps[seat].points += n
        self.note(seat, p.SCORED, law, n=n)

    # Cubes

    def cubes(self, seat: int) -> int:
        """Cubes of a faction on the battleground."""
        count = 0
        for colour in self.setting.colours[seat]:
            count += self.ground[colour]
        return count

    def strengthen(self, seat: int, n: int = 1) -> None:
        """Law 1.strengthen.1: cubes from the supply go to the battleground, as many as there are."""
        colour = self.setting.colour[seat]
        n = min(n, self.stock[colour])
        if n:
            self.stock[colour] -= n
            self.ground[colour] += n
            self.note(seat, p.STRENGTHENED, "1.strengthen.1", n=n)

    def pay(self, seat: int, n: int) -> None:
        """Law 1.jar.attack.F.3: cubes go back from the battleground to the supply."""
        colour = self.setting.colour[seat]
        self.ground[colour] -= n
        self.stock[colour] += n

    def set_aside(self, seat: int, n: int) -> None:
        """Law card.tactic.banishment: cubes leave the battleground until the end of the turn, as many as are there."""
        colour = self.setting.colour[seat]
        n = min(n, self.ground[colour])
        self.ground[colour] -= n
        self.aside[colour] += n

    def put_back(self) -> None:
        """What was set aside returns to the battleground."""
        for colour, n in enumerate(self.aside):
            self.ground[colour] += n
            self.aside[colour] = 0

    def lay_cube(self, seat: int, at: int) -> bool:
        """A cube goes from the supply to a hex, if there is one."""
        colour = self.setting.colour[seat]
        if not self.stock[colour]:
            return False
        self.stock[colour] -= 1
        self.lying[seat][at] += 1
        return True

    def take_cubes(self, seat: int, at: int) -> None:
        """Cubes that lie on a hex go to the battleground."""
        n = self.lying[seat][at]
        if n:
            self.lying[seat][at] = 0
            self.ground[self.setting.colour[seat]] += n
            self.note(seat, p.CUBE_TAKEN, "1.legend.emmy.3", at=at)

    def lure(self, at: int) -> None:
        """Law card.hester.necessary-sacrifice: a healthy haint has come where a terrain cube lies."""
        colour = self.hester.cubes[at]
        if colour != NOWHERE:
            self.hester.cubes[at] = NOWHERE
            self.ground[colour] += 1
            self.note(self.setting.hester, p.CUBE_TAKEN, "card.hester.necessary-sacrifice", at=at)

    # Upgrades that wait for an attack

    def boons(self, seat: int) -> int:
        """Upgrades on the attack jar, by their tokens: a bit each."""
        if seat != self.setting.family or not self.family.waiting:
            return 0
        return sum(1 << kind for kind in self.family.waiting)

    def spend_boons(self, seat: int) -> None:
        """Law 2.upgrade.6: with the attack they go back into the bag."""
        if seat == self.setting.family:
            for kind in self.family.waiting:
                self.family.bag[kind] += 1
            self.family.waiting.clear()

    # Tokens

    def pull_token(self, kind: int, origin: int, to: int) -> None:
        self.tokens[kind][origin] -= 1
        self.tokens[kind][to] += 1

    def drop_token(self, kind: int, at: int) -> None:
        """A token comes from the box onto the map."""
        self.box[kind] -= 1
        self.tokens[kind][at] += 1

    def gain_scroll(self, seat: int) -> None:
        """Law 1.cleanup.2.scroll: onto the track, or back into the box where there is no room."""
        camp = self.camps[seat]
        if camp.scrolls < BOARDS.scrolls:
            camp.scrolls += 1
        else:
            self.box[KINDS[-1]] += 1

    # Cards

    def draw_card(self, seat: int) -> None:
        """Law 2.board.card-symbol: a card from the deck, if one is left."""
        camp = self.camps[seat]
        card = camp.cards.draw()
        if card != NO_CARD:
            camp.hand.append(card)
            camp.hand.sort()
            self.reveal()
            self.tell(DrewCard(seat, card))
