"""Law 5.4: Recover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.lacking import (
    FORBIDDEN_BY,
    NEEDS_FAVOR,
    NEEDS_SECRETS,
    NO_PRICE,
    NOT_EXPOSED,
    OUTBID_FAVOR,
    OUTBID_SECRETS,
    SECRET_ONLY,
)
from lexludi.games.oath.rules.actions.major import Major, can_start, start
from lexludi.games.oath.rules.actions.taking import take, why_not_take
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    DARKEST_SECRET,
    EVERY_SUIT,
    NO_SUIT,
    NOBODY,
    PEOPLE,
    PEOPLES_FAVOR,
    SECRET,
    SUITS,
)
from lexludi.games.oath.rules.box.data import Price
from lexludi.games.oath.rules.box.printed import SITE, SUIT
from lexludi.games.oath.rules.options import Space, Suit
from lexludi.games.oath.rules.prompts import CARD, COUNT, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Forbids, Option, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import how_many
from lexludi.parts.options import Card

WHAT_TO_RECOVER: Final = prompt("recover", N_("Choose what to recover."))
HOW_MUCH: Final = prompt("recover-price", N_("Choose how much to pay for {card}."), card=CARD)
FIRST_BANK: Final = prompt("first-bank", N_("Choose the bank that gets the first favor of the banner."))
RECOVERED: Final = note("recovered", N_("{seat} recovers {card} for {n}."), card=CARD, n=COUNT)
RECOVERED_RELIC: Final = note("recovered-relic", N_("{seat} recovers {card}."), card=CARD)


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Recover(Major):
    action = "recover"
    gift = 0
    """Secrets that are gained and placed on the Darkest Secret besides one's own."""
    secret_only = False
    """Whether only the Darkest Secret will do."""
    after: tuple[Callable[[Oath, Recover, int], Flow[None]], ...] = ()
    """(state, recover, relic or banner)."""

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Recover)
        super().copy_into(other)
        other.gift = self.gift
        other.secret_only = self.secret_only
        other.after = self.after

    def possible(self, s: Oath) -> bool:
        if s.supply[self.seat] < (0 if self.free else 1):
            return False
        if not self.secret_only:
            if s.buried[s.pawn[self.seat]] and self.why_not_relic(s) is None:
                return True
            if self.why_not_banner(s, PEOPLES_FAVOR) is None:
                return True
        return self.why_not_banner(s, DARKEST_SECRET) is None

    def why_not_relic(self, s: Oath) -> str | None:
        """Law 5.4.2.a: the rule by which a player cannot recover a relic at his site."""
        seat = self.seat
        slot = s.pawn[seat]
        price = SITE[s.sites[slot]].price
        if not (price.favor or price.burn_favor or price.burn_secret):
            return "5.4.2.a"
        if price.favor + price.burn_favor > self.favor(s) or price.burn_secret > self.secrets(s):
            return "5.4.2.a"
        for power, locks in m.LOCKS.heard(self.present(s)):
            if any(locks(s, power, seat, relic) for relic in s.buried[slot]):
                return "7.2.2"
        return None

    def why_not_banner(self, s: Oath, banner: int) -> str | None:
        """Law 5.4.1, 5.4.2: the rule by which a player cannot recover a banner."""
        seat = self.seat
        which = banner - DARKEST_SECRET
        if banner == PEOPLES_FAVOR:
            if self.favor(s) <= s.tokens[which]:
                return "5.4.2.b"
        else:
            if self.secrets(s) + self.gift <= s.tokens[which]:
                return "5.4.2.c"
            holder = s.holder[SECRET]
            if holder not in (NOBODY, seat) and not exposed(s, holder):
                return "5.4.1.b"
        for power, forbids in m.CANNOT_RECOVER.heard(self.present(s)):
            why = forbids(s, power, seat, banner)
            if why is not None:
                return why
        return None if s.holder[which] == seat else why_not_take(s, seat, banner, self.ignored)


def exposed(s: Oath, holder: int) -> bool:
    """Law 5.4.1.b, 5.4.1.d: some card at the holder's site has a suit that none of the holder's advisers has."""
    for card in s.cards[s.pawn[holder]]:
        if SUIT[card] != NO_SUIT and not s.matching(holder, SUIT[card]):
            return True
    return False


def why_not_recover(s: Oath, seat: int) -> str | None:
    return None if can_start(s, Recover(seat)) else "5.4.1.a"


def recover(s: Oath, seat: int) -> Flow[None]:
    """Law 5.4."""
    action = Recover(seat)
    yield from start(s, action)
    slot = s.pawn[seat]
    options: list[Option] = []
    if not action.secret_only and action.why_not_relic(s) is None:
        options += [Space(n) for n in range(len(s.buried[slot]))]
    options += [
        Card(banner)
        for banner in BANNERS
        if not (action.secret_only and banner == PEOPLES_FAVOR) and action.why_not_banner(s, banner) is None
    ]
    why_not = refused_things(s, action) if s.explaining else None
    choice: Option = yield Ask(seat, WHAT_TO_RECOVER, options, "5.4.1.a", refused=why_not)
    if not action.free:
        s.spend(seat, 1)
    if isinstance(choice, Space):
        thing = s.buried[slot][choice.space]
        pay_price(s, seat, SITE[s.sites[slot]].price)
        yield from recover_relic(s, seat, thing)
    elif choice == Card(PEOPLES_FAVOR):
        thing = PEOPLES_FAVOR
        yield from recover_favor(s, seat)
    else:
        thing = DARKEST_SECRET
        yield from recover_secret(s, action)
    for follows in action.after:
        yield from follows(s, action, thing)


def refused_things(s: Oath, action: Recover) -> list[Refusal]:
    """Law 5.4.1, 5.4.2: what the player cannot recover, and why not."""
    found: list[Refusal] = []
    law = "7.4.2" if action.secret_only else action.why_not_relic(s)
    if law is not None:
        why = because(law, SECRET_ONLY) if action.secret_only else why_no_relic(s, action, law)
        found += [refused(Space(n), why) for n in range(len(s.buried[s.pawn[action.seat]]))]
    for banner in BANNERS:
        if action.secret_only and banner == PEOPLES_FAVOR:
            found.append(refused(Card(banner), because("7.4.2", SECRET_ONLY)))
        elif (law := action.why_not_banner(s, banner)) is not None:
            found.append(refused(Card(banner), why_no_banner(s, action, banner, law)))
    return found


def why_no_relic(s: Oath, action: Recover, law: str) -> Forbids:
    """Law 5.4.2.a: the price of the site, or what locks its relics."""
    seat, slot = action.seat, s.pawn[action.seat]
    price = SITE[s.sites[slot]].price
    favor = price.favor + price.burn_favor
    if law == "7.2.2":
        for power, locks in m.LOCKS.heard(action.present(s)):
            if any(locks(s, power, seat, relic) for relic in s.buried[slot]):
                return because(law, FORBIDDEN_BY, card=power)
    if favor > action.favor(s):
        return because(law, NEEDS_FAVOR, n=favor, has=action.favor(s))
    if price.burn_secret > action.secrets(s):
        return because(law, NEEDS_SECRETS, n=price.burn_secret, has=action.secrets(s))
    return because(law, NO_PRICE, at=slot)


def why_no_banner(s: Oath, action: Recover, banner: int, law: str) -> Forbids:
    """Law 5.4.1.b, 5.4.2.b, 5.4.2.c: what lies on a banner, who holds it, or what forbids it."""
    seat, which = action.seat, banner - DARKEST_SECRET
    match law:
        case "5.4.2.b":
            return because(law, OUTBID_FAVOR, n=s.tokens[which], has=action.favor(s))
        case "5.4.2.c":
            return because(law, OUTBID_SECRETS, n=s.tokens[which] - action.gift, has=action.secrets(s))
        case "5.4.1.b":
            return because(law, NOT_EXPOSED, other=s.holder[which])
    present = action.present(s)
    for power, bars in (*m.CANNOT_RECOVER.heard(present), *m.CANNOT_TAKE.heard(present)):
        if bars(s, power, seat, banner) is not None:
            return because(law, FORBIDDEN_BY, card=power)
    return law


def pay_price(s: Oath, seat: int, price: Price) -> None:
    """Law 5.4.2.a."""
    if price.favor:
        s.part_with(seat, price.favor)
        s.to_bank(SUITS.index(price.bank), price.favor)
    if price.burn_favor:
        s.burn_favor(seat, price.burn_favor)
    if price.burn_secret:
        s.burn_secrets(seat, price.burn_secret)


def recover_relic(s: Oath, seat: int, relic: int) -> Flow[None]:
    """Law 5.4.3."""
    s.reveal()
    s.note(seat, RECOVERED_RELIC, "5.4.3", card=relic)
    tell_recovered(s, seat, relic, 0)
    yield from take(s, seat, [relic])


def tell_recovered(s: Oath, seat: int, thing: int, paid: int) -> None:
    for power, hears in m.RECOVERED.heard(s.up):
        hears(s, power, seat, thing, paid)


def recover_favor(s: Oath, seat: int) -> Flow[None]:
    """Law 5.4.4.a, 5.4.4.b."""
    old = s.tokens[PEOPLE]
    paid = yield from how_many(seat, HOW_MUCH, old + 1, s.purse(seat), "5.4.2.b", card=PEOPLES_FAVOR)
    choice: Suit = yield Ask(seat, FIRST_BANK, [Suit(suit) for suit in EVERY_SUIT], "5.4.4.b")
    s.part_with(seat, paid)
    s.tokens[PEOPLE] = paid
    s.mob = False
    s.holder[PEOPLE] = seat
    s.unsettled = True
    s.note(seat, RECOVERED, "5.4.4.a", card=PEOPLES_FAVOR, n=paid)
    for n in range(old):
        s.banks[(choice.suit + n) % len(EVERY_SUIT)] += 1
    tell_recovered(s, seat, PEOPLES_FAVOR, paid)
    yield from title(s)


def recover_secret(s: Oath, action: Recover) -> Flow[None]:
    """Law 5.4.4.c, 5.4.4.d: of the secrets that were on it one is taken, and the others go to whoever had it."""
    seat = action.seat
    old, holder = s.tokens[SECRET], s.holder[SECRET]
    least = max(0, old + 1 - action.gift)
    own = yield from how_many(seat, HOW_MUCH, least, s.secrets[seat], "5.4.2.c", card=DARKEST_SECRET)
    paid = own + action.gift
    s.secrets[seat] -= own
    s.tokens[SECRET] = paid
    s.holder[SECRET] = seat
    s.unsettled = True
    if holder == seat:
        s.secrets[seat] += old
    elif old:
        s.secrets[seat] += 1
        if holder != NOBODY:
            s.secrets[holder] += old - 1
    s.note(seat, RECOVERED, "5.4.4.c", card=DARKEST_SECRET, n=paid)
    tell_recovered(s, seat, DARKEST_SECRET, paid)
    yield from title(s)
