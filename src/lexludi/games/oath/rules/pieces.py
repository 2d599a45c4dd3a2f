"""Cards, relics, sites and warbands: the verbs that put them somewhere else (Law G)."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    CHANCELLOR,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    NO_SUIT,
    NOBODY,
    OFF_MAP,
    PEOPLE,
    PURPLE,
    REGION,
    RELICS,
    RELIQUARY,
    SECRET,
    SITES,
    SLOTS,
    VISIONS,
)
from lexludi.games.oath.rules.box.printed import DISCARDS_TO, SITE, SUIT
from lexludi.games.oath.rules.events import Discarded
from lexludi.games.oath.rules.table import Table
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr

DECK: Final = data.boards().world_deck


def stacked(denizens: list[int], visions: list[int], chance: Chance) -> list[int]:
    """Law 1.box, 8.8: shuffled denizens, with some of the Visions near the top (the end) and the others below."""
    chance.shuffle(denizens)
    chance.shuffle(visions)
    many, few, below = DECK.upper_denizens, DECK.upper_visions, DECK.upper_denizens + DECK.lower_denizens
    upper, lower = denizens[:many] + visions[:few], denizens[many:below] + visions[few:]
    chance.shuffle(upper)
    chance.shuffle(lower)
    return denizens[below:] + lower + upper


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Table):
    """A table on which things move."""

    __slots__ = ()

    def to_bank(self, suit: int, n: int) -> None:
        """Favor comes into a bank; that of a card without a suit into the shared one."""
        if suit == NO_SUIT:
            self.treasury += n
        else:
            self.banks[suit] += n

    # Cards in play

    def put_at(self, card: int, slot: int) -> None:
        """A card lies faceup at a site."""
        self.cards[slot].append(card)
        self.home[card] = slot
        self.up |= 1 << card

    def put_adviser(self, seat: int, card: int) -> None:
        """A card lies faceup among somebody's advisers."""
        self.advisers[seat].append(card)
        self.home[card] = OFF_MAP + seat
        self.up |= 1 << card

    def lift(self, card: int) -> None:
        """A faceup denizen or edifice leaves its place."""
        home = self.home.pop(card)
        if home >= OFF_MAP:
            self.advisers[home - OFF_MAP].remove(card)
        else:
            self.cards[home].remove(card)
        self.up &= ~(1 << card)

    def discard(self, seat: int, card: int) -> None:
        """Law G.10: a faceup denizen goes to the pile that follows its region, or that of the player's pawn."""
        slot = self.slot_of(card)
        region = self.region(seat) if slot == NOBODY else REGION[slot]
        self.clear_away(seat, card)
        self.put_on_pile(seat, card, DISCARDS_TO[region], True)

    def clear_away(self, seat: int, card: int) -> None:
        """A faceup denizen leaves play by the doing of somebody, and what lies on it returns."""
        slot = self.slot_of(card)
        if slot != NOBODY and seat == self.active:
            self.cleared.append(slot * 6 + SUIT[card])
        self.lift(card)
        self.clear_tokens(seat, card)

    def clear_tokens(self, seat: int, card: int) -> None:
        """Law G.10.c, G.10.d: favor to its bank, secrets facedown to whoever discards the card."""
        if card in self.favor_on:
            self.to_bank(SUIT[card], self.favor_on.pop(card))
        if card in self.secrets_on:
            self.turned[seat] += self.secrets_on.pop(card)

    def put_on_pile(self, seat: int, card: int, region: int, faceup: bool, below: bool = False) -> None:
        """A card goes facedown on top of a discard pile, or under it."""
        self.discards[region].insert(0 if below else len(self.discards[region]), card)
        self.looked.pop(card, None)
        if self.log is not None:
            self.tell(Discarded(seat, card, region, faceup))

    def discard_facedown(self, seat: int, card: int) -> None:
        """A card that nobody else has seen goes to the pile that follows the region of the player's pawn."""
        self.put_on_pile(seat, card, DISCARDS_TO[self.region(seat)], False)

    def discard_vision(self, seat: int) -> None:
        """A revealed Vision leaves its place."""
        vision = self.vision[seat]
        self.vision[seat] = NOBODY
        self.put_on_pile(seat, vision, DISCARDS_TO[self.region(seat)], True)

    # Relics, banners and sites

    def give_relic(self, seat: int, relic: int) -> None:
        """A relic comes faceup to a player, from wherever it lay: another player, a site, the Reliquary, a deck."""
        self.pick_up(relic)
        self.relics[seat].append(relic)
        self.home[relic] = OFF_MAP + seat
        self.up |= 1 << relic
        self.looked.pop(relic, None)
        self.unsettled = True

    def pick_up(self, relic: int) -> None:
        """A relic leaves its place."""
        owner = self.owner(relic)
        if owner != NOBODY:
            self.relics[owner].remove(relic)
            del self.home[relic]
            self.up &= ~(1 << relic)
            return
        for pile in (*self.buried, self.relic_deck):
            if relic in pile:
                pile.remove(relic)
                return
        if relic in self.reliquary:
            space = self.reliquary.index(relic)
            self.reliquary[space] = NOBODY
            self.up |= 1 << RELIQUARY + space

    def bury_relic(self, relic: int) -> None:
        """A relic goes under the relic deck; whoever is on it goes home."""
        for colour, n in enumerate(self.captives.get(relic, ())):
            self.release(relic, colour, n)
        self.pick_up(relic)
        self.relic_deck.insert(0, relic)
        self.looked.pop(relic, None)
        self.unsettled = True

    def hand_over(self, seat: int, thing: int) -> None:
        """A relic or a banner comes to a player as it is (Law G.3)."""
        if thing in BANNERS:
            self.holder[thing - DARKEST_SECRET] = seat
            self.unsettled = True
        else:
            self.give_relic(seat, thing)

    def reveal_site(self, slot: int) -> None:
        """Law 2.8.2, 5.6.2: a site is turned faceup, and gets what it calls for."""
        self.turn_site(slot)
        site = SITE[self.sites[slot]]
        favor = min(site.favor, self.treasury)
        self.treasury -= favor
        self.site_favor[slot] = favor
        self.site_secrets[slot] = site.secrets
        for _ in range(min(site.relics - len(self.buried[slot]), len(self.relic_deck))):
            self.buried[slot].append(self.relic_deck.pop())

    def turn_site(self, slot: int) -> None:
        """A site is faceup, and its power with it."""
        number = SITES + self.sites[slot]
        self.open |= 1 << slot
        self.home[number] = slot
        self.up |= 1 << number
        self.looked.pop(number, None)

    def look(self, seat: int, card: int) -> None:
        """Law G.14: somebody learns what lies facedown."""
        self.looked[card] = self.looked.get(card, 0) | 1 << seat
        self.reveal()

    def flip_edifice(self, card: int) -> int:
        """Law 2.9: the other side of an edifice, with whatever lies on it."""
        slot = self.home[card]
        place = self.cards[slot].index(card)
        self.lift(card)
        other = card ^ 1
        self.put_at(other, slot)
        self.cards[slot].insert(place, self.cards[slot].pop())
        for tokens in (self.favor_on, self.secrets_on):
            if card in tokens:
                tokens[other] = tokens.pop(card)
        return other

    # Warbands on cards

    def capture(self, card: int, colour: int, n: int) -> None:
        """Warbands come to lie on a card; whoever moves them takes them from where they are."""
        row = list(self.captives.get(card, (0,) * self.players))
        row[colour] += n
        if any(row):
            self.captives[card] = tuple(row)
        else:
            self.captives.pop(card, None)

    def release(self, card: int, colour: int, n: int) -> None:
        """Warbands go from a card to the board of their colour; whoever is a Citizen by now gets purple ones."""
        self.capture(card, colour, -n)
        if self.citizen[colour]:
            self.bank[colour] += n
            n = min(n, self.bank[PURPLE])
            self.bank[PURPLE] -= n
        self.board[colour] += n

    # The Empire (Law 6.6)

    def naturalize(self, seat: int, purple: list[tuple[int, int]]) -> None:
        """Law 6.6.2.b: a player's warbands go back to their bank; so many purple ones take their places."""
        for slot in SLOTS:
            self.bank[seat] += self.force[seat][slot]
            self.force[seat][slot] = 0
        self.bank[seat] += self.board[seat]
        self.board[seat] = 0
        for place, n in purple:
            self.bank[PURPLE] -= n
            if place < OFF_MAP:
                self.force[PURPLE][place] += n
            else:
                self.board[seat] += n
        self.citizen[seat] = True
        self.unsettled = True

    def expel(self, seat: int) -> None:
        """Law 6.7.d, 6.7.e: warbands on the board take the player's own colour, as many as there are."""
        n = self.board[seat]
        self.bank[PURPLE] += n
        self.citizen[seat] = False
        self.board[seat] = min(n, self.bank[seat])
        self.bank[seat] -= self.board[seat]
        self.unsettled = True

    # The world deck

    def stack_deck(self, denizens: list[int], visions: list[int], chance: Chance) -> None:
        """Law 1.box, 8.8."""
        self.deck = stacked(denizens, visions, chance)
        self.deep = max(0, len(denizens) - DECK.upper_denizens - DECK.lower_denizens)

    def draw_world(self) -> int:
        """Law 2.7.1: the top card of the world deck; a Vision moves the marker."""
        card = self.deck.pop()
        self.deep = min(self.deep, len(self.deck))
        if self.is_vision(card):
            self.visions += 1
        self.reveal()
        return card

    def draw_vision(self) -> int:
        """The topmost Vision of the world deck; the other cards stay as they are."""
        place = max(n for n, card in enumerate(self.deck) if self.is_vision(card))
        self.visions += 1
        self.reveal()
        return self.deck.pop(place)

    def is_vision(self, card: int) -> bool:
        return VISIONS <= card < RELICS

    def scepter(self) -> int:
        """Who holds the Grand Scepter."""
        return self.owner(GRAND_SCEPTER)

    def secret_holder(self) -> int:
        return self.holder[SECRET]

    def favor_holder(self) -> int:
        return self.holder[PEOPLE]

    def leader(self, rulers: list[int]) -> int:
        """Who is paid where several rule: the Chancellor for the Empire."""
        return CHANCELLOR if CHANCELLOR in rulers else rulers[0]
