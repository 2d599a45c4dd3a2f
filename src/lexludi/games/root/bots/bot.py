"""Law 1, 2.8: what every bot's board has in common."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots.sheets import Brief
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import BIRD, FIRST_TOKEN, NOBODY, WARRIOR
from lexludi.games.root.rules.prompts import SUIT, note
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.locale import N_

NO_SUIT: Final = -1
BOMBED: Final = 2
"""The pieces that a bomb costs a bot (Law 11.8.1)."""


ORDERED: Final = note("ordered", N_("{seat} follows an order of this suit: {suit}."), suit=SUIT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Board):
    """A bot: it has no hand, crafts for nothing, and lays its order card down before it."""

    def __init__(self, seat: int, faction: int, brief: Brief) -> None:
        super().__init__(seat, faction)
        self.brief = brief
        self.traits = brief.traits
        self.order = NOBODY
        """The order card (Law 2.7)."""
        self.suit = NO_SUIT
        """The ordered suit."""

    def inherit(self, other: Bot) -> None:
        """Take over what all bots have; a bot's `copy` calls it."""
        self.order = other.order
        self.suit = other.suit

    def prepare(self, s: Root) -> None:
        """Law 3.3: what a difficulty changes before the cards are dealt."""

    def cards(self) -> list[int]:
        return [] if self.order == NOBODY else [self.order]

    def draws(self, s: Root) -> int:
        """Law 2.8.1: a bot draws no cards."""
        return 0

    def craft_item(self, s: Root, item: int, vp: int) -> Flow[int]:
        """Law 1.1.2: an item is always worth one point."""
        s.boxes[self.seat][item] += 1
        yield from ()
        return 1

    # 9.7 Services

    def can_exhaust(self) -> bool:
        """Whether a Vagabot has an item to pay with."""
        return False

    def exhaust_for(self, s: Root) -> None:
        """A Vagabot pays for a service."""

    def preferred(self, s: Root, useful: list[int], cards: list[int]) -> list[int]:
        """By its advanced card, what a bot would rather buy than the most valuable item."""
        return []

    def birds_first(self, s: Root, useful: list[int], cards: list[int]) -> list[int]:
        """Law 9.7: a bird that can be crafted, or without one any bird, unless the order is one."""
        suit = s.setting.suit
        if useful or self.suit == BIRD:
            return [card for card in useful if suit[card] == BIRD]
        return [card for card in cards if suit[card] == BIRD]

    def building_sites(self, s: Root) -> list[int]:
        """Where it could build now."""
        return []

    def suffer(self, s: Root, removal: Any, by: int, at: int) -> None:
        """Law 11.8.1: a bomb removes two pieces, warriors first."""
        fallen = min(BOMBED, s.expendable(self.seat, at))
        removal.take(s, by, self.seat, WARRIOR, fallen, at)
        for _ in range(BOMBED - fallen):  # no hits, so none that a trait could soften
            kind = self.first_lost(s, at)
            if kind != NOBODY:
                removal.take(s, by, self.seat, kind, 1, at)

    def can_be_ambushed(self) -> bool:
        """Law 2.8.2."""
        return False

    def heeds_snares(self) -> bool:
        """Law 11.8.2: it springs them instead."""
        return False

    def draw(self, s: Root, count: int) -> list[int]:
        """Law 2.8.1: it scores for cards that it would draw."""
        s.score(self.seat, count, "rootbotics 2.8.1")
        return []

    def gives_cards(self, s: Root) -> bool:
        """Law 2.8.1: the deck gives one in its place."""
        return True

    def give_random(self, s: Root, taker: int, law: str) -> int:
        """Law 2.8.1: the top card of the deck."""
        s.draw(taker)
        return NOBODY

    def get_card(self, s: Root, giver: int, card: int, law: str) -> None:
        """Law 2.8.1: what it would get is discarded, and it scores."""
        s.spend(giver, card, law)
        s.score(self.seat, 1, "rootbotics 2.8.1")

    def show_hand(self, s: Root, to: int, law: str) -> None:
        """Law 2.8.1: it has none."""

    def go_shopping(self, s: Root) -> None:
        """Law 9.7: it buys by a law of its own."""

    def employs(self) -> bool:
        """Ruling R114."""
        return False

    def lose_rest(self, s: Root, removal: Any, by: int, hits: int, at: int) -> bool:
        """Law 1.2.1: warriors are lost first, then all tokens, then buildings, by lot if there are several kinds."""
        while hits > 0:
            kind = self.first_lost(s, at)
            if kind == NOBODY:
                break
            hits -= self.lose_piece(s, removal, by, kind, at, hits)
        return True

    def first_lost(self, s: Root, at: int) -> int:
        """Law 1.2.1: the kind that goes next once there are no warriors; NOBODY if nothing is left."""
        kinds = s.kinds_at(self.seat, at)
        among = [kind for kind in kinds if kind >= FIRST_TOKEN] or kinds
        if len(among) > 1:
            return s.chance.pick(among)
        return among[0] if among else NOBODY

    def lose_piece(self, s: Root, removal: Removal, by: int, kind: int, at: int, hits: int) -> int:
        """Remove a building or token; returns the hits that it took."""
        removal.take(s, by, self.seat, kind, 1, at)
        return 1

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [] if self.order == NOBODY else [("order", naming.cards[self.order])]

    def read_suit(self, own: Own) -> None:
        """The suit that is ordered, where it does not follow from the order card."""
        suit = own.suit("ordered")
        if suit != NOBODY:
            self.suit = suit

    def read(self, own: Own) -> None:
        self.order = own.single("order", own.naming.deck)
        if self.order != NOBODY:
            self.suit = own.naming.suits[self.order]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "bot": True,
            "difficulty": self.brief.difficulty,
            "traits": self.traits,
            "order": self.order,
            "suit": self.suit,
        }
