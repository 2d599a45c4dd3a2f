"""Law 5.2 and 5.3: Muster and Trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules.actions.lacking import (
    FORBIDDEN_BY,
    NEEDS_FAVOR,
    NEEDS_SECRETS,
    NEEDS_SUPPLY,
    NO_SUCH_ADVISER,
    NOT_BARE,
    SUITLESS,
)
from lexludi.games.oath.rules.actions.major import Major, can_start, pay_toll, start, toll
from lexludi.games.oath.rules.box.codes import NO_SUIT, RELICS, SLOTS
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.powers import DECIDING
from lexludi.games.oath.rules.prompts import CARD, COUNT, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Forbids, Option, Refusal, because, refused
from lexludi.locale import N_

WARBANDS: Final = 2
"""Law 5.2.2."""
PRICE_IN_FAVOR: Final = 2
"""Law 5.3.2.b."""
FOR_FAVOR: Final = 0
FOR_SECRETS: Final = 1

WHERE_TO_MUSTER: Final = prompt("muster", N_("Choose the card to muster on."))
WHICH_TRADE: Final = prompt("trade", N_("Choose a card to trade with, and what for."))
MUSTERED: Final = note("mustered", N_("{seat} musters on {card}."), card=CARD)
TRADED: Final = note(
    "traded", N_("{seat} trades with {card} (favor {favor}, secrets {n})."), card=CARD, favor=COUNT, n=COUNT
)


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Muster(Major):
    action = "muster"
    with_secret = False
    """Whether a secret is placed instead of a favor."""
    crowded = False
    """Whether a card will do on which something lies."""
    free_suits: tuple[int, ...] = ()
    """The suits of cards on which it spends no supply."""
    matching = False
    """Whether only cards of the suits of one's advisers will do."""
    more: tuple[Callable[[Oath, Muster, int], int], ...] = ()
    """(state, muster, card): how many warbands besides."""
    after: tuple[Callable[[Oath, Muster], Flow[None]], ...] = ()

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Muster)
        super().copy_into(other)
        other.place = self.place
        other.with_secret = self.with_secret
        other.crowded = self.crowded
        other.free_suits = self.free_suits
        other.matching = self.matching
        other.more = self.more
        other.after = self.after

    def possible(self, s: Oath) -> bool:
        if (self.secrets(s) if self.with_secret else self.favor(s)) < 1:
            return False
        for card in s.cards[self.place]:
            if self.why_not(s, card) is None:
                return True
        return False

    def cost(self, card: int) -> int:
        return 0 if self.free or SUIT[card] in self.free_suits else 1

    def why_not(self, s: Oath, card: int) -> str | None:
        """The rule by which a player cannot muster on a card."""
        if SUIT[card] == NO_SUIT:
            return "2.9.b"
        if not self.crowded and not s.bare(card):
            return "5.2.1.b"
        if self.cost(card) > s.supply[self.seat]:
            return "5.2.1.a"
        if self.matching and not s.matching(self.seat, SUIT[card]):
            return "7.4.1"
        for power, forbids in m.CANNOT_MUSTER.heard(self.present(s)):
            why = forbids(s, power, self.seat, card)
            if why is not None:
                return why
        return None


def why_not_muster(s: Oath, seat: int) -> str | None:
    here = s.pawn[seat]
    return None if s.cards[here] and can_start(s, Muster(seat, here)) else "5.2.1.a"


def muster(s: Oath, seat: int) -> Flow[None]:
    """Law 5.2."""
    action = Muster(seat, s.pawn[seat])
    yield from start(s, action)
    options: list[Option] = [o.Muster(card) for card in s.cards[action.place] if action.why_not(s, card) is None]
    why_not = refused_musters(s, action) if s.explaining else None
    choice: o.Muster = yield Ask(seat, WHERE_TO_MUSTER, options, "5.2.1.a", refused=why_not)
    card = choice.card
    s.spend(seat, action.cost(card))
    place_token(s, seat, card, action.with_secret, 1)
    s.note(seat, MUSTERED, "5.2.1.a", card=card)
    count = WARBANDS
    for more in action.more:
        count += more(s, action, card)
    for power, brings in m.MUSTERS.heard(s.up):
        count += brings(s, power, seat, card)
    s.gain_warbands(seat, count)  # 5.2.2
    for follows in action.after:
        yield from follows(s, action)


def refused_musters(s: Oath, action: Muster) -> list[Refusal]:
    """Law 5.2.1: the cards on which the player cannot muster, and why not."""
    return [
        refused(o.Muster(card), why_no_muster(s, action, card, law))
        for card in s.cards[action.place]
        if (law := action.why_not(s, card)) is not None
    ]


def why_no_muster(s: Oath, action: Muster, card: int, law: str) -> Forbids:
    match law:
        case "2.9.b":
            return because(law, SUITLESS, card=card)
        case "5.2.1.b":
            return because(law, NOT_BARE)
        case "5.2.1.a":
            return because(law, NEEDS_SUPPLY, n=action.cost(card), has=s.supply[action.seat])
        case "7.4.1":
            return because(law, NO_SUCH_ADVISER, suit=SUIT[card])
    return forbidden(law, [n for n, bars in m.CANNOT_MUSTER.heard(action.present(s)) if bars(s, n, action.seat, card)])


def forbidden(law: str, powers: list[int]) -> Forbids:
    """The power that forbids something; the first, if there are several."""
    return because(law, FORBIDDEN_BY, card=powers[0]) if powers else law


def place_token(s: Oath, seat: int, card: int, secret: bool, n: int) -> None:
    """Favor, or secrets, go from a board onto a card."""
    if secret:
        s.secrets[seat] -= n
        s.secrets_on[card] = s.secrets_on.get(card, 0) + n
    else:
        s.part_with(seat, n)
        s.favor_on[card] = s.favor_on.get(card, 0) + n


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Trade(Major):
    action = "trade"
    disguise: tuple[int, tuple[int, ...]] | None = None
    """An adviser's suit, and those it is taken for."""
    free_with: tuple[Callable[[Oath, Trade, int], bool], ...] = ()
    """(state, trade, card): whether it spends no supply."""
    more: tuple[Callable[[Oath, Trade, int, int, list[int]], None], ...] = ()
    """(state, trade, card, what for, [favor, secrets]): changes what it brings."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.places: tuple[int, ...] = (place,)
        """Where there are cards to trade with."""
        self.advisers = seat
        """Whose advisers count."""

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Trade)
        super().copy_into(other)
        other.places = self.places
        other.advisers = self.advisers
        other.disguise = self.disguise
        other.free_with = self.free_with
        other.more = self.more

    def reaches(self, s: Oath, power: int) -> bool:
        """Modifiers at the site one trades at; those among the advisers that count."""
        if self.places[0] == s.pawn[self.seat] and self.advisers == self.seat:
            return super().reaches(s, power)
        if power >= RELICS:
            return super().reaches(s, power)
        home = s.home.get(power, -1)
        if home in SLOTS:
            return home in self.places or s.rules_card(self.seat, power)
        return s.owner(power) == self.advisers

    def possible(self, s: Oath) -> bool:
        gains = [gain for gain in (FOR_FAVOR, FOR_SECRETS) if self.pays(s, gain)]
        if not gains:
            return False
        for place in self.places:
            for card in s.cards[place]:
                for gain in gains:
                    if self.why_not(s, card, gain) is None:
                        return True
        return False

    def pays(self, s: Oath, gain: int, tolls: int = 0) -> bool:
        """Law 5.3.2.a, 5.3.2.b: whether the player has what is placed on a card, and favor for tolls besides."""
        if gain == FOR_FAVOR:
            return self.secrets(s) >= 1 and (not tolls or tolls <= self.favor(s))
        return tolls + PRICE_IN_FAVOR <= self.favor(s)

    def cost(self, s: Oath, card: int) -> int:
        if self.free:
            return 0
        for is_free in self.free_with:
            if is_free(s, self, card):
                return 0
        return 1

    def matching(self, s: Oath, suit: int) -> int:
        """The advisers that match a suit."""
        count = s.matching(self.advisers, suit)
        if self.disguise is not None:
            count += (suit in self.disguise[1]) - (suit == self.disguise[0])
        return count

    def why_not(self, s: Oath, card: int, gain: int) -> str | None:
        """The rule by which a player cannot make a trade."""
        if SUIT[card] == NO_SUIT:
            return "5.3.2.c"
        if not s.bare(card):
            return "5.3.2.a"
        if self.cost(s, card) > s.supply[self.seat]:
            return "5.3.1"
        if not self.pays(s, gain, len(toll(s, self, card))):
            return "5.3.2.b" if gain == FOR_SECRETS else "5.3.2.a"
        for power, forbids in m.CANNOT_TRADE.heard(self.present(s)):
            why = forbids(s, power, self.seat, card)
            if why is not None:
                return why
        return None


def why_not_trade(s: Oath, seat: int) -> str | None:
    here = s.pawn[seat]
    if not s.cards[here] and DECIDING["trade"].silent(s.up):  # else there may be cards elsewhere
        return "5.3.1"
    return None if can_start(s, Trade(seat, here)) else "5.3.1"


def trade(s: Oath, seat: int) -> Flow[None]:
    """Law 5.3."""
    action = Trade(seat, s.pawn[seat])
    yield from start(s, action)
    options: list[Option] = [
        o.Trade(card, gain)
        for place in action.places
        for card in s.cards[place]
        for gain in (FOR_FAVOR, FOR_SECRETS)
        if action.why_not(s, card, gain) is None
    ]
    why_not = refused_trades(s, action) if s.explaining else None
    choice: o.Trade = yield Ask(seat, WHICH_TRADE, options, "5.3.2.a", refused=why_not)
    card, gain = choice.card, choice.gain
    pay_toll(s, action, card)
    s.spend(seat, action.cost(s, card))
    suit = SUIT[card]
    advisers = action.matching(s, suit)
    if gain == FOR_FAVOR:  # 5.3.2.a
        place_token(s, seat, card, True, 1)
        brings = [1 + advisers, 0]
    else:  # 5.3.2.b
        place_token(s, seat, card, False, PRICE_IN_FAVOR)
        brings = [0, advisers]
    for power, changes in m.TRADES.heard(action.present(s)):
        changes(s, power, seat, card, gain, brings)
    for change in action.more:
        change(s, action, card, gain, brings)
    for power, denied in m.DENIED_FAVOR.heard(action.present(s)):
        if denied(s, power, seat):
            brings[0] = 0
    s.note(seat, TRADED, "5.3.2.a", card=card, favor=max(brings[0], 0), n=max(brings[1], 0))
    up = s.up
    s.up = action.present(s)  # 9.2.c: what the trade ignores does not divert the favor either
    s.gain_favor(seat, suit, brings[0])
    s.up = up
    s.gain_secrets(seat, max(0, brings[1]))


def refused_trades(s: Oath, action: Trade) -> list[Refusal]:
    """Law 5.3: the trades that the player cannot make, and why not."""
    return [
        refused(o.Trade(card, gain), why_no_trade(s, action, card, gain, law))
        for place in action.places
        for card in s.cards[place]
        for gain in (FOR_FAVOR, FOR_SECRETS)
        if (law := action.why_not(s, card, gain)) is not None
    ]


def why_no_trade(s: Oath, action: Trade, card: int, gain: int, law: str) -> Forbids:
    seat, tolls = action.seat, len(toll(s, action, card))
    if SUIT[card] == NO_SUIT:
        return because(law, SUITLESS, card=card)
    if not s.bare(card):
        return because(law, NOT_BARE)
    if action.cost(s, card) > s.supply[seat]:
        return because(law, NEEDS_SUPPLY, n=action.cost(s, card), has=s.supply[seat])
    if not action.pays(s, gain, tolls):
        if gain == FOR_FAVOR and action.secrets(s) < 1:
            return because(law, NEEDS_SECRETS, n=1, has=action.secrets(s))
        price = tolls if gain == FOR_FAVOR else tolls + PRICE_IN_FAVOR
        return because(law, NEEDS_FAVOR, n=price, has=action.favor(s))
    return forbidden(law, [n for n, bars in m.CANNOT_TRADE.heard(action.present(s)) if bars(s, n, seat, card)])
