"""The state of The Great Wall, and the verbs by which things change hands and places."""

from __future__ import annotations

from typing import Any

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules import prompts as p
from lexludi.games.wall.rules.box.codes import (
    ARCHER,
    BARE,
    BUILDING,
    FIRST_HORSE,
    FIRST_SOLDIER,
    HORSEMAN,
    LOCATIONS,
    NOBODY,
    ON_FOOT,
    POOL,
    PRODUCTION,
    REGULAR,
    SECOND_HORSE,
    SECTIONS,
    SETUP,
    SOLDIERS,
    SPEARMAN,
    WAYS,
    WOUND,
)
from lexludi.games.wall.rules.box.printed import ARROWS, BOARDS, FIRST_ADVISOR, SPOTS, WALL
from lexludi.games.wall.rules.events import DrewTactics
from lexludi.games.wall.rules.modes.together.court import Court
from lexludi.games.wall.rules.setting import Setting
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.state import State
from lexludi.parts.piles import NO_CARD, Deck


class Horde:
    """A horde card before the wall, what covers its spots, and how many of its wounds are by archers."""

    __slots__ = ("arrows", "card", "cover")

    def __init__(self, card: int, cover: list[int], arrows: int = 0) -> None:
        self.card = card
        self.cover = cover
        self.arrows = arrows

    def copy(self) -> Horde:
        return Horde(self.card, self.cover.copy(), self.arrows)

    def bare(self) -> list[int]:
        """The spots that nothing covers."""
        return [spot for spot, what in enumerate(self.cover) if what == BARE]

    def beaten(self) -> bool:
        """Law defeat.0."""
        return BARE not in self.cover

    def covered(self, clan: int) -> int:
        """How many spots a clan's soldiers cover; wounds do not count."""
        return sum(1 for what in self.cover if what >= FIRST_SOLDIER and (what - FIRST_SOLDIER) // WAYS == clan)

    def soldiers(self, clan: int) -> list[int]:
        """The soldiers of a clan on the card, by what covers spots: spearmen one after another, then horsemen."""
        first = FIRST_SOLDIER + WAYS * clan
        found = [what for what in self.cover if what == first + ON_FOOT]
        for way in (FIRST_HORSE, SECOND_HORSE):
            if first + way in self.cover:
                found.append(first + way)
        return found

    def leave(self, what: int) -> None:
        """Law rules.leave-wound: a soldier leaves the card; a horseman leaves two wounds."""
        if (what - FIRST_SOLDIER) % WAYS == ON_FOOT:
            self.cover[self.cover.index(what)] = WOUND
            return
        self.cover = [WOUND if other == what else other for other in self.cover]


def kind_of(what: int) -> int:
    """The kind of soldier that covers a spot."""
    return SPEARMAN if (what - FIRST_SOLDIER) % WAYS == ON_FOOT else HORSEMAN


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Wall(State):
    """A match of The Great Wall."""

    __slots__ = (
        "active", "advisor_deck", "advisors", "artifacts", "at", "automatic", "barricades", "between",
        "boxed_generals", "claimed", "clerks", "court", "dealt_advisors", "dealt_generals", "due", "early", "firing",
        "general", "hand", "honor", "horde_deck", "hordes", "level", "location_track", "offer", "overseer",
        "overseer_kind", "played", "pool", "powers", "resting", "season", "setting", "shame_bank", "shame_gone",
        "shamed", "spent", "staged", "stains", "stock", "support", "tactic_deck", "tactics", "tea", "track", "unhired",
        "used_in_turn", "used_in_year", "warehouse", "wounds", "year",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(chance)
        self.setting = setting
        clans = setting.clans
        self.year = 1
        self.season = SETUP
        self.active = NOBODY
        """Whose command card is being resolved."""
        self.tea: list[int] = list(range(clans))
        """Clans in tea order, the first on top."""
        # What a clan has
        self.honor = [0] * clans
        self.stock = [[0, 0, 0, 0] for _ in range(clans)]
        """Resources behind the screens."""
        self.pool = [list(setting.soldiers(clan)) for clan in range(clans)]
        """Soldiers at home, by kind, who carry no shame."""
        self.shamed = [[0, 0, 0] for _ in range(clans)]
        """Soldiers at home with a shame token under them."""
        self.between = [[0, 0, 0] for _ in range(clans)]
        """Soldiers who have left one place and not yet come to another: recruits, and those about to be killed."""
        self.clerks = [setting.clerks(clan)[0] for clan in range(clans)]
        self.unhired = [setting.clerks(clan)[1] for clan in range(clans)]
        self.overseer = [[0, 0, 0, 0] for _ in range(clans)]
        """The level of the overseer in each producing location; 0: there is none."""
        self.overseer_kind = [[NOBODY] * len(PRODUCTION) for _ in range(clans)]
        self.general = [NOBODY] * clans
        self.advisors: list[list[int]] = [[] for _ in range(clans)]
        """Active advisors."""
        self.support: list[list[int]] = [[] for _ in range(clans)]
        """Supporting advisors; the first of each was never shown."""
        self.powers = [0] * clans
        """Generals and active advisors with a power, by number: a bit each."""
        self.tactics: list[list[int]] = [[] for _ in range(clans)]
        self.hand: list[list[int]] = [[] for _ in range(clans)]
        """Command cards in hand."""
        self.spent: list[list[int]] = [[] for _ in range(clans)]
        """Command cards on the discard pile."""
        self.played = [NOBODY] * clans
        """The command card that each clan revealed this year."""
        self.claimed: list[list[int]] = [[] for _ in range(clans)]
        self.stains: list[list[int]] = [[] for _ in range(clans)]
        """Shame tokens on each claimed horde card."""
        self.wounds = [0] * clans
        """Wounds dealt in the whole match: spots covered by soldiers, and by wound tokens of archers and effects."""
        self.dealt_generals: list[list[int]] = [[] for _ in range(clans)]
        self.dealt_advisors: list[list[int]] = [[] for _ in range(clans)]
        self.used_in_turn = 0
        """Powers that can be used once a turn, and were: a bit each."""
        self.used_in_year = 0
        self.resting = 0
        """Clans that play no more tactics this season: a bit each."""
        # The board
        self.track: list[int] = [NOBODY] * setting.side.spaces
        """Whose command card lies on each space of the command track."""
        self.early = NOBODY
        """Who places a command card this year before everybody else."""
        self.at = [[0] * clans for _ in LOCATIONS]
        """Clerks in each location, by clan."""
        self.due = 0
        """Locations that activate in this turn and have not yet: a bit each."""
        self.hordes: list[list[Horde]] = [[] for _ in SECTIONS]
        """Horde cards before each section, the nearest to the wall first."""
        self.staged = [[[0, 0, 0] for _ in range(clans)] for _ in SECTIONS]
        """Soldiers in staging areas, by clan and kind."""
        self.firing = [[0] * clans for _ in SECTIONS]
        """Archers on firing spots."""
        self.level = [0] * len(SECTIONS)
        self.barricades = [0] * len(SECTIONS)
        self.warehouse = [0, 0, 0]
        self.court = Court(clans)
        self.location_track: list[int] = []
        """Locations on Qin's track, from the highest on the left to the lowest."""
        self.shame_bank = 0
        self.shame_gone = 0
        """Shame tokens that left the game."""
        # Cards
        self.horde_deck = Deck()
        self.advisor_deck = Deck()
        self.tactic_deck = Deck()
        self.offer: list[int] = []
        self.artifacts: list[int] = []
        self.boxed_generals: list[int] = []
        self.automatic = (1 << clans) - (1 << setting.players)

    def copy(self) -> Wall:
        s = Wall.__new__(Wall)
        s.inherit(self)
        s.setting = self.setting
        s.year = self.year
        s.season = self.season
        s.active = self.active
        s.tea = self.tea.copy()
        s.honor = self.honor.copy()
        s.stock = [row.copy() for row in self.stock]
        s.pool = [row.copy() for row in self.pool]
        s.shamed = [row.copy() for row in self.shamed]
        s.between = [row.copy() for row in self.between]
        s.clerks = self.clerks.copy()
        s.unhired = self.unhired.copy()
        s.overseer = [row.copy() for row in self.overseer]
        s.overseer_kind = [row.copy() for row in self.overseer_kind]
        s.general = self.general.copy()
        s.advisors = [row.copy() for row in self.advisors]
        s.support = [row.copy() for row in self.support]
        s.powers = self.powers.copy()
        s.tactics = [row.copy() for row in self.tactics]
        s.hand = [row.copy() for row in self.hand]
        s.spent = [row.copy() for row in self.spent]
        s.played = self.played.copy()
        s.claimed = [row.copy() for row in self.claimed]
        s.stains = [row.copy() for row in self.stains]
        s.wounds = self.wounds.copy()
        s.dealt_generals = [row.copy() for row in self.dealt_generals]
        s.dealt_advisors = [row.copy() for row in self.dealt_advisors]
        s.used_in_turn = self.used_in_turn
        s.used_in_year = self.used_in_year
        s.resting = self.resting
        s.track = self.track.copy()
        s.early = self.early
        s.at = [row.copy() for row in self.at]
        s.due = self.due
        s.hordes = [[horde.copy() for horde in row] for row in self.hordes]
        s.staged = [[row.copy() for row in rows] for rows in self.staged]
        s.firing = [row.copy() for row in self.firing]
        s.level = self.level.copy()
        s.barricades = self.barricades.copy()
        s.warehouse = self.warehouse.copy()
        s.court = self.court.copy() if self.setting.cooperative else self.court
        s.location_track = self.location_track.copy()
        s.shame_bank = self.shame_bank
        s.shame_gone = self.shame_gone
        s.horde_deck = self.horde_deck.copy()
        s.advisor_deck = self.advisor_deck.copy()
        s.tactic_deck = self.tactic_deck.copy()
        s.offer = self.offer.copy()
        s.artifacts = self.artifacts.copy()
        s.boxed_generals = self.boxed_generals.copy()
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        from lexludi.games.wall.rules.views import view

        return view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from lexludi.games.wall.rules.views import imagine

        imagine(self, seat, chance)

    @property
    def players(self) -> int:
        return self.setting.players

    def is_person(self, clan: int) -> bool:
        """Whether somebody plays that clan, and not the rules."""
        return 0 <= clan < self.setting.players

    def overlord(self) -> int:
        """Law mode.two.reed.overlord.1, .2: who decides for the Reed Clan."""
        reed = self.setting.reed
        if self.active not in (reed, NOBODY):
            return self.active
        return next(clan for clan in self.tea if clan != reed)

    def decides_for(self, clan: int) -> int:
        """Who decides what a clan does: itself, or its overlord."""
        return self.overlord() if clan == self.setting.reed else clan

    def begin(self, season: int) -> None:
        """A season begins."""
        self.season = season
        self.resting = 0

    # Resources and honor

    def gain(self, clan: int, resource: int, n: int) -> None:
        if n > 0:
            self.stock[clan][resource] += n
            self.note(clan, p.GAINED, "rules.unlimited", goods=resource, n=n)

    def pay(self, clan: int, resource: int, n: int) -> None:
        """Law rules.pay."""
        if n > 0:
            self.stock[clan][resource] -= n
            self.note(clan, p.PAID, "rules.pay", goods=resource, n=n)

    def win(self, clan: int, n: int) -> None:
        """A clan gains honor; the Reed Clan never does (Law mode.two.reed.none)."""
        if n > 0 and clan != self.setting.reed:
            self.honor[clan] += n
            self.note(clan, p.HONORED, "rules.honor", n=n)

    def lose(self, clan: int, n: int) -> None:
        """A clan loses honor, but never below nothing."""
        n = min(n, self.honor[clan])
        if n > 0:
            self.honor[clan] -= n
            self.note(clan, p.DISHONORED, "rules.honor", n=n)

    def price(self, clan: int, what: int, base: int) -> int:
        """What something costs that clan, with its general and advisors."""
        for _, changes in m.PRICE.heard(self.powers[clan]):
            base = changes(self, clan, what, base)
        if self.court.events:
            base += self.court.dearer(what)
        return max(0, base)

    def unseen_support(self, clan: int) -> int:
        """How many of a clan's supporting advisors others never saw: the first; of Qin's the first two."""
        return min(len(self.support[clan]), (2 if clan == self.setting.qin else 1) - self.court.shown[clan])

    def supporters(self, clan: int) -> int:
        """Law general.ability: how many supporting advisors a clan has."""
        return len(self.support[clan])

    # Clerks (Law loc)

    def full(self, location: int) -> bool:
        """Law loc.regular.1, loc.locked: whether every position of a regular location is taken."""
        return location < REGULAR and sum(self.at[location]) >= self.setting.side.slots[location]

    def ready(self, location: int) -> bool:
        """Law loc.regular.2, loc.special.2: whether it activates."""
        if location < REGULAR:
            return self.full(location)
        row, reed = self.at[location], self.setting.reed
        return sum(row) > (row[reed] if reed != NOBODY else 0)  # mode.two.reed.special

    def send_clerk(self, clan: int, origin: int, to: int) -> None:
        """Law loc.place."""
        if origin == POOL:
            self.clerks[clan] -= 1
        else:
            self.at[origin][clan] -= 1
        self.at[to][clan] += 1

    def recall_clerks(self, location: int) -> None:
        """Law autumn.3.B.4; a clerk of the Reed Clan stays (Law mode.two.reed.clerks.3)."""
        row = self.at[location]
        for clan in range(self.setting.clans):
            if clan != self.setting.reed:
                self.clerks[clan] += row[clan]
                row[clan] = 0

    # Soldiers

    def on_wall(self, section: int) -> int:
        return sum(self.firing[section])

    def free_firing(self, section: int) -> int:
        """How many firing spots are free."""
        return WALL.firing_spots[self.level[section]] - self.on_wall(section)

    def put(self, clan: int, section: int, row: int, spots: tuple[int, ...], kind: int) -> None:
        """A soldier covers a spot of a horde, or two."""
        horde = self.hordes[section][row]
        what = FIRST_SOLDIER + WAYS * clan
        if kind == HORSEMAN:
            what += SECOND_HORSE if self.rides(clan, what + FIRST_HORSE) else FIRST_HORSE
        for spot in spots:
            horde.cover[spot] = what
        self.wounds[clan] += len(spots)

    def rides(self, clan: int, what: int) -> bool:
        """Whether that horseman stands on some card."""
        return any(what in horde.cover for row in self.hordes for horde in row)

    def wary(self, horde: Horde) -> bool:
        """Whether archers can put no more wounds on a horde."""
        return horde.arrows >= ARROWS[horde.card]

    def wound(self, clan: int, section: int, row: int, spot: int) -> None:
        """Law attack.wound: a token on a spot, without its reward."""
        self.hordes[section][row].cover[spot] = WOUND
        self.wounds[clan] += 1

    def shoot(self, clan: int, section: int, row: int, spot: int) -> None:
        """The same, by an archer."""
        self.wound(clan, section, row, spot)
        self.hordes[section][row].arrows += 1

    def on_card(self, clan: int, section: int) -> bool:
        """Whether a clan has a soldier on a horde of that section."""
        return any(horde.covered(clan) for horde in self.hordes[section])

    def home(self, clan: int, kind: int, n: int = 1) -> None:
        """Soldiers return to the pool."""
        self.pool[clan][kind] += n

    def stage(self, clan: int, section: int, kind: int) -> None:
        """A soldier goes to a staging area; those of clans that the rules run go home (Law mode.two.reed.staging)."""
        if self.is_person(clan):
            self.staged[section][clan][kind] += 1
        else:
            self.home(clan, kind)

    def afield(self, clan: int, kind: int) -> int:
        """Soldiers of a kind who are not at home: overseers, on their way, in staging areas, on walls, on hordes."""
        count = self.overseer_kind[clan].count(kind) + self.between[clan][kind]
        for section in SECTIONS:
            count += self.staged[section][clan][kind]
            if kind == ARCHER:
                count += self.firing[section][clan]
            for horde in self.hordes[section]:
                count += sum(1 for what in horde.soldiers(clan) if kind_of(what) == kind)
        return count

    def soldiers(self, clan: int, kind: int) -> int:
        """All soldiers of a kind that a clan has, wherever they are, and those who left the game."""
        return (
            self.court.sacrificed[clan][kind]
            + self.pool[clan][kind]
            + self.shamed[clan][kind]
            + self.afield(clan, kind)
        )

    def usable(self, clan: int) -> list[int]:
        """The kinds of soldiers in the pool that carry no shame (Law shame.place.A.use)."""
        return [kind for kind in SOLDIERS if self.pool[clan][kind]]

    # Hordes

    def at_wall(self, horde: Horde) -> bool:
        """Whether it is the nearest of its section."""
        return any(row and row[0] is horde for row in self.hordes)

    def add_horde(self, section: int, card: int) -> None:
        """Law setup.5.c: on the free position nearest to the wall."""
        self.hordes[section].append(Horde(card, [BARE] * len(SPOTS[card])))

    def draw_horde(self) -> int:
        """The top card; the discards are shuffled where there is none."""
        self.horde_deck.refill(self.chance)
        return self.horde_deck.draw()

    def indicator(self) -> int:
        """Law spring.2.b: where the card on top of the deck points; else the first section that has room."""
        if self.horde_deck.cards:
            return self.horde_deck.cards[-1] % len(SECTIONS)
        for section in self.setting.sections:
            if len(self.hordes[section]) < BOARDS.horde_rows:
                return section
        return self.setting.sections[0]

    # Cards

    def draw_tactics(self, clan: int, n: int) -> int:
        """Law location.academy.draw, location.academy.empty: how many could be drawn."""
        drawn: list[int] = []
        for _ in range(n):
            self.tactic_deck.refill(self.chance)
            card = self.tactic_deck.draw()
            if card == NO_CARD:
                break
            drawn.append(card)
        if drawn:
            self.tactics[clan] += drawn
            self.tactics[clan].sort()
            self.resting &= ~(1 << clan)
            self.reveal()
            self.tell(DrewTactics(clan, tuple(drawn)))
        return len(drawn)

    def engage(self, clan: int, advisor: int, active: bool) -> None:
        """Law advisor.choice: an advisor comes to a clan, for good."""
        if active:
            self.advisors[clan].append(advisor)
            self.powers[clan] |= 1 << FIRST_ADVISOR + advisor
        else:
            self.support[clan].append(advisor)

    def fill_offer(self) -> None:
        """Law location.embassy.refill: the rest has slid left; new cards come on the right."""
        while len(self.offer) < BOARDS.offer:
            self.advisor_deck.refill(self.chance)
            card = self.advisor_deck.draw()
            if card == NO_CARD:
                return
            self.offer.append(card)
            self.reveal()

    def in_tea_order(self, clans: list[int]) -> list[int]:
        """Law tea.order."""
        return [clan for clan in self.tea if clan in clans]

    def everybody(self) -> list[int]:
        """The seats of people, in tea order."""
        return [clan for clan in self.tea if clan < self.players]

    def stock_of_building(self, clan: int) -> int:
        """Wood, stone and gold together."""
        return sum(self.stock[clan][resource] for resource in BUILDING)
