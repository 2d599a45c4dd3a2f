"""The table of Oath: everything that lies on it, and who rules what (Law 2, G.12).

Rows are indexed by seat, by slot of the map, or by suit. Warbands have the colour of a seat; purple is that of
the Chancellor, and the Citizens use it too.
"""

from __future__ import annotations

from lexludi.games.oath.chronicle.world import World
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    CHANCELLOR,
    DARKEST_SECRET,
    NOBODY,
    OFF_MAP,
    PEOPLE,
    PURPLE,
    REGION,
    SECRET,
    SETUP,
    SLOTS,
)
from lexludi.games.oath.rules.box.printed import LOCKED, MOST_SUPPLY, SITE, SUIT
from lexludi.games.oath.rules.setting import Setting
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """What lies where."""

    __slots__ = (
        "acting", "active", "advisers", "bandits", "bank", "banks", "board", "box", "buried", "captives", "cards",
        "citizen", "cleared", "deck", "deep", "discards", "dispossessed", "drawn", "engaged", "favor", "favor_on",
        "force", "fresh_scepter", "hidden", "holder", "home", "how", "legacy", "looked", "mob", "moved", "oathkeeper",
        "open", "out", "pawn", "phase", "players", "rebel", "refused", "relic_deck", "relics", "reliquary", "round",
        "secrets", "secrets_on", "setting", "site_favor", "site_secrets", "sites", "supply", "tokens", "treasury",
        "turned", "unsettled", "up", "used", "usurper", "vision", "visions", "why", "winner",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(chance)
        n = len(setting.seats)
        self.setting = setting
        self.players = n
        self.bandits = n
        """The number of the bandits, after the players."""
        self.round = 0
        self.active = CHANCELLOR
        self.phase = SETUP
        self.acting = False
        """Whether the Act Phase goes on (Law 4.2)."""
        # Players
        self.citizen = [False] * n
        self.pawn = [NOBODY] * n
        self.supply = [MOST_SUPPLY] * n
        self.favor = [0] * n
        self.secrets = [0] * n
        self.turned = [0] * n
        """Secrets that lie facedown on the board (Law 7.1.2.e)."""
        self.board = [0] * n
        """Warbands on the board, of the colour the player uses."""
        self.bank = [0] * n
        """Warbands in the personal bank, by colour (Law 2.2.3)."""
        self.force = [[0] * len(SLOTS) for _ in range(n)]
        """Warbands at sites, by colour."""
        self.advisers: list[list[int]] = [[] for _ in range(n)]
        """Faceup advisers."""
        self.hidden: list[list[int]] = [[] for _ in range(n)]
        """Facedown advisers."""
        self.vision = [NOBODY] * n
        """The revealed Vision."""
        self.relics: list[list[int]] = [[] for _ in range(n)]
        self.drawn: list[list[int]] = [[] for _ in range(n)]
        """Cards in hand, in the middle of a search."""
        # The map
        self.sites = [NOBODY] * len(SLOTS)
        self.open = 0
        """The slots whose site is faceup: a bit each."""
        self.cards: list[list[int]] = [[] for _ in SLOTS]
        self.buried: list[list[int]] = [[] for _ in SLOTS]
        """Facedown relics at sites."""
        self.site_favor = [0] * len(SLOTS)
        self.site_secrets = [0] * len(SLOTS)
        self.box: list[int] = []
        """Sites that are not on the map."""
        self.banks = [0] * 6
        self.treasury = 0
        """The favor of the shared bank."""
        self.holder = [NOBODY, NOBODY]
        """Who holds the Darkest Secret and the People's Favor."""
        self.tokens = [0, 0]
        self.mob = False
        self.deck: list[int] = []
        self.deep = 0
        """So many cards at the bottom of the world deck are known to be no Visions (Law 1.box)."""
        self.discards: list[list[int]] = [[], [], []]
        self.relic_deck: list[int] = []
        self.reliquary = [NOBODY] * 4
        self.dispossessed: list[int] = []
        self.out: list[int] = []
        """Cards that are out of this match, such as a Conspiracy that was played."""
        self.visions = 0
        self.oathkeeper = CHANCELLOR
        self.usurper = False
        # Powers
        self.up = 0
        """What is faceup and has a power, by its number: a bit each (Law 7.0)."""
        self.home: dict[int, int] = {}
        """Where each faceup card lies: a slot, or OFF_MAP and a seat."""
        self.favor_on: dict[int, int] = {}
        self.secrets_on: dict[int, int] = {}
        self.captives: dict[int, tuple[int, ...]] = {}
        """Warbands that lie on cards, by colour."""
        self.looked: dict[int, int] = {}
        """Who has looked at what lies facedown: a bit for each seat, by card or site."""
        self.used = 0
        """Powers used this turn that can be used but once: a bit each."""
        self.engaged = 0
        """Modifiers in use in the action under way, which cannot be discarded (Law 7.4.3): a bit each."""
        self.cleared: list[int] = []
        """The suits of the cards that the active player discarded from each site this turn: slot * 6 + suit."""
        self.refused = 0
        """Who has refused an offer or a favour this turn, and is not asked again: a bit each."""
        self.moved = 0
        """Who has moved warbands with the active player (he himself: at his site) since he did anything else: bits."""
        self.fresh_scepter = False
        """Whether the Grand Scepter was taken this turn, and cannot be used yet."""
        self.rebel = NOBODY
        """The Citizen who is no Imperial player in the campaign under way (Law 5.5.1.d)."""
        self.winner = NOBODY
        """Who has won, and writes the chronicle (Law 8)."""
        self.how = ""
        self.why = ""
        """How, and by which rule."""
        self.legacy: World | None = None
        """The world that the match leaves behind, once it is written."""
        self.unsettled = False
        """Whether something changed that the title may follow (Law 2.11.a)."""

    # Who is who

    def imperial(self, seat: int) -> bool:
        """Law 6.6.3, G.5: the Chancellor and the Citizens."""
        return seat == CHANCELLOR or (self.citizen[seat] and seat != self.rebel)

    def exile(self, seat: int) -> bool:
        return seat != CHANCELLOR and not self.citizen[seat]

    def colour(self, seat: int) -> int:
        """Law 5.2.2: Citizens use purple warbands."""
        return PURPLE if self.citizen[seat] else seat

    def enemies(self, seat: int, other: int) -> bool:
        """Law G.6: the Empire and its Exiles, an Exile and everybody else, bandits and all."""
        if seat == other:
            return False
        if self.bandits in (seat, other):
            return True
        return not (self.imperial(seat) and self.imperial(other))

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from that seat."""
        n = self.players
        return [(seat + step) % n for step in range(1, n)]

    def at(self, slot: int) -> list[int]:
        """Whose pawns are at a site."""
        return [p for p in range(self.players) if self.pawn[p] == slot]

    def beside(self, seat: int) -> list[int]:
        """The other players whose pawns are at one's site."""
        here = self.pawn[seat]
        return [p for p in range(self.players) if p != seat and self.pawn[p] == here]

    def region(self, seat: int) -> int:
        return REGION[self.pawn[seat]]

    def faceup(self, slot: int) -> bool:
        return bool(self.open >> slot & 1)

    # Rule (Law G.12)

    def occupied(self, slot: int) -> bool:
        """Whether anybody's warbands are there."""
        for row in self.force:
            if row[slot]:
                return True
        return False

    def bandits_at(self, slot: int) -> int:
        """Law 2.8.3.b."""
        count = 1
        for power, more in m.BANDITS.heard(self.up):
            count += more(self, power, slot)
        return count

    def rules(self, seat: int, slot: int) -> bool:
        """Law G.12.a, 6.6.3: whether a player rules a site; the bandits rule those without warbands."""
        if not self.open >> slot & 1:
            return False
        if seat == self.players:
            return not self.occupied(slot) and self.crowned() == NOBODY
        if self.force[PURPLE if self.citizen[seat] and seat != self.rebel else seat][slot]:  # 5.5.1.d, 5.5.1.e
            return True
        return bool(self.up & m.RULES_EMPTY.mask) and not self.occupied(slot) and self.has_bandits(seat)

    def crowned(self) -> int:
        """Law 7.6.5: who treats the bandits as warbands of his own."""
        for power, holds in m.RULES_EMPTY.heard(self.up):
            for seat in range(self.players):
                if holds(self, power, seat):
                    return seat
        return NOBODY

    def has_bandits(self, seat: int) -> bool:
        """Law 7.6.5: whether bandits count as warbands of the player's colour; a rebel has his own (5.5.1.d)."""
        crowned = self.crowned()
        if crowned in (seat, NOBODY):
            return crowned == seat
        return self.colour(crowned) == self.colour(seat) and self.rebel not in (crowned, seat)

    def ruled(self, seat: int) -> list[int]:
        """The sites that a player rules."""
        if seat == self.players or self.up & m.RULES_EMPTY.mask:
            return [slot for slot in SLOTS if self.rules(seat, slot)]
        force = self.force[PURPLE if self.citizen[seat] and seat != self.rebel else seat]
        return [slot for slot in SLOTS if force[slot] and self.open >> slot & 1]

    def rulers(self, slot: int) -> list[int]:
        """Who rules a site: players, or the bandits."""
        if not self.open >> slot & 1:
            return []
        return [p for p in range(self.players) if self.rules(p, slot)] or [self.players]

    def owner(self, card: int) -> int:
        """The player among whose advisers or relics a card lies; NOBODY if it lies at a site."""
        home = self.home.get(card, NOBODY)
        return home - OFF_MAP if home >= OFF_MAP else NOBODY

    def slot_of(self, card: int) -> int:
        """The site at which a card lies; NOBODY if it lies elsewhere."""
        home = self.home.get(card, NOBODY)
        return home if home < OFF_MAP else NOBODY

    def rules_card(self, seat: int, card: int) -> bool:
        """Law G.12.b: cards at ruled sites, and one's own advisers; relics are held."""
        home = self.home.get(card, NOBODY)
        if home >= OFF_MAP:
            return home - OFF_MAP == seat
        if home == NOBODY:
            return False
        for power, says in m.RULES_CARD.heard(self.up):
            said = says(self, power, seat, card)
            if said:
                return said > 0
        return self.rules(seat, home)

    def card_rulers(self, card: int) -> list[int]:
        """Everybody who rules a card; the bandits where nobody else does."""
        owner = self.owner(card)
        if owner != NOBODY:
            return [owner]
        found = [p for p in range(self.players) if self.rules_card(p, card)]
        return found or [self.players]

    def against_ruler(self, seat: int, card: int) -> bool:
        """Whether a player is an enemy of whoever rules a card."""
        rulers = self.card_rulers(card)
        return seat not in rulers and self.enemies(seat, rulers[0])

    def access(self, seat: int, card: int) -> bool:
        """Law 7.1.1.a: whoever rules the card, or whose pawn is at its site."""
        home = self.home.get(card, NOBODY)
        if home >= OFF_MAP:
            return home - OFF_MAP == seat
        return home != NOBODY and (self.pawn[seat] == home or self.rules_card(seat, card))

    def ruled_cards(self, seat: int) -> list[int]:
        """Every denizen and edifice that a player rules."""
        found = self.advisers[seat].copy()
        for slot in SLOTS:
            found += [card for card in self.cards[slot] if self.rules_card(seat, card)]
        return found

    # Cards

    def matching(self, seat: int, suit: int) -> int:
        """Law G.11: how many faceup advisers of a suit a player has."""
        count = 0
        for card in self.advisers[seat]:
            if SUIT[card] == suit:
                count += 1
        for power, more in m.MATCHING.heard(self.up):
            count += more(self, power, seat, suit)
        return count

    def locked(self, seat: int, card: int) -> bool:
        """Law 7.2.2, 7.4.3: whether that player can neither discard, move nor swap a faceup card."""
        return bool(self.engaged >> card & 1) or self.chained(seat, card)

    def chained(self, seat: int, card: int) -> bool:
        """Law 7.2.2: whether a card is locked by what is printed, on it or elsewhere."""
        if card in LOCKED:
            return True
        for power, locks in m.LOCKS.heard(self.up):
            if locks(self, power, seat, card):
                return True
        return False

    def capacity(self, slot: int, without: int = 0) -> int:
        """Law 2.8.1: how many cards a site holds; or would, without these powers (a bit each)."""
        if not self.open >> slot & 1:
            return 0
        for power, says in m.CAPACITY.heard(self.up & ~without):
            limit = says(self, power, slot)
            if limit != NOBODY:
                return limit
        return SITE[self.sites[slot]].capacity

    def room(self, slot: int) -> int:
        return self.capacity(slot) - len(self.cards[slot])

    def bare(self, card: int) -> bool:
        """Whether neither favor nor secrets lie on a card (Law 7.1.2.d)."""
        return card not in self.favor_on and card not in self.secrets_on

    # Things that can be taken

    def held(self, seat: int) -> int:
        """How many relics and banners a player holds (Law 2.11.d)."""
        return len(self.relics[seat]) + (self.holder[SECRET] == seat) + (self.holder[PEOPLE] == seat)

    def things(self, seat: int) -> list[int]:
        """A player's relics and banners."""
        return self.relics[seat] + [banner for n, banner in enumerate(BANNERS) if self.holder[n] == seat]

    def holder_of(self, thing: int) -> int:
        """Who holds a relic or a banner."""
        if thing in BANNERS:
            return self.holder[thing - DARKEST_SECRET]
        return self.owner(thing)

    def knows(self, seat: int, card: int) -> bool:
        """Whether a player has looked at something that lies facedown."""
        return bool(self.looked.get(card, 0) >> seat & 1)
