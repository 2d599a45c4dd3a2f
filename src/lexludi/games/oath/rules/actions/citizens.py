"""Law 6.6 to 6.8: becoming a Citizen, and ceasing to be one."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.play import lose_vision, overfull
from lexludi.games.oath.rules.actions.taking import give
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import CHANCELLOR, NOBODY, OFF_MAP, PEOPLE, PURPLE, SLOTS
from lexludi.games.oath.rules.box.printed import MOST_SUPPLY
from lexludi.games.oath.rules.events import Hid
from lexludi.games.oath.rules.options import Space
from lexludi.games.oath.rules.prompts import COUNT, GOODS, SEAT, SITE, act, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import how_many, whom
from lexludi.parts.offers import Deal, Wares, offered
from lexludi.parts.options import Yes

PRICE: Final = data.boards().exile.price
"""Law 6.7.a."""
FAVOR: Final = 0
SECRETS: Final = 1
THINGS: Final = 2
"""Relics and banners, in an offer."""
ADVISERS: Final = 3
LAND: Final = 4
"""Sites that one rules."""
HIDDEN: Final = 5
"""Facedown advisers, by their places."""

CITIZENSHIP: Final = act("citizenship", N_("Offer citizenship"))
EXILE: Final = act("exile", N_("Exile a Citizen"))
SELF_EXILE: Final = act("self-exile", N_("Go into exile"))

WHOM_TO_ADMIT: Final = prompt("admit", N_("Choose the Exile to offer citizenship to."))
WHICH_SPACE: Final = prompt("reliquary", N_("Choose the relic of the Reliquary to offer."))
MAKE: Final[dict[type[Option], str]] = {Yes: N_("Make the offer")}
TAKE: Final[dict[type[Option], str]] = {Yes: N_("Accept")}
OFFER: Final = prompt(
    "offer-citizenship", N_("Offer {other} citizenship: choose what else is exchanged."), other=SEAT, goods=GOODS,
    passes=N_("Call it off"), wording=MAKE,
)  # fmt: skip
ACCEPT: Final = prompt(
    "accept-citizenship",
    N_("Accept the citizenship that {other} offers, with a relic of the Reliquary?"),
    other=SEAT,
    goods=GOODS,
    passes=N_("Refuse"),
    wording=TAKE,
)
WHO_STAYS: Final = prompt(
    "recolour",
    N_("There are too few purple warbands: choose how many there are to be in {at} ({n} left)."),
    at=SITE,
    n=COUNT,
)
WHOM_TO_EXILE: Final = prompt("whom-to-exile", N_("Choose the Citizen to exile."))
ADMITTED: Final = note("citizen", N_("{seat} becomes a Citizen."))
EXILED: Final = note("exiled", N_("{seat} becomes an Exile."))
REFUSED: Final = note("refused", N_("{seat} refuses the offer of {other}."), other=SEAT)


def wares(s: Oath, seat: int, other: int) -> list[Wares]:
    """What a player can put into any exchange with another (Law 6.6.1.b, 7.6.3, G.26)."""
    secrets = s.all_secrets(seat) if s.why_not_give_secrets(seat) is None else 0
    return [Wares(FAVOR, s.purse(seat)), Wares(SECRETS, secrets)]


def all_wares(s: Oath, seat: int, other: int) -> list[Wares]:
    """Law 6.6.1.b: relics and banners as well."""
    return [*wares(s, seat, other), Wares(THINGS, things=s.things(seat))]


def land_for(s: Oath, seat: int, other: int) -> Wares:
    """The sites that a player can cede: the other must be able to put a warband at each."""
    crowned = s.crowned() == other
    if (
        (s.imperial(seat) and s.imperial(other))
        or s.why_not_place(other) is not None
        or not (s.board[other] or crowned)
    ):
        return Wares(LAND)
    return Wares(LAND, 0 if crowned else s.board[other], s.ruled(seat))


def exchange(s: Oath, deal: Deal) -> None:
    """Law 6.6.2.g, 7.6.3.a: both sides hand over what was agreed."""
    swap_hidden(s, deal)
    for seat, other, goods in ((deal.maker, deal.taker, deal.gives), (deal.taker, deal.maker, deal.wants)):
        for what, value in goods:
            if what == FAVOR:
                s.give_favor(seat, other, min(value, s.purse(seat)))
            elif what == SECRETS:
                s.give_secrets(seat, other, min(value, s.all_secrets(seat)))
            elif what == THINGS:
                give(s, seat, other, value)
            elif what == LAND:
                s.withdraw(seat, value, s.force[s.colour(seat)][value])
            elif what == ADVISERS:
                s.lift(value)
                s.put_adviser(other, value)


def swap_hidden(s: Oath, deal: Deal) -> None:
    """Facedown advisers change hands; whoever had one still knows it."""
    rows = ((deal.maker, deal.taker, deal.gives), (deal.taker, deal.maker, deal.wants))
    given = [(seat, other, s.hidden[seat][n]) for seat, other, goods in rows for what, n in goods if what == HIDDEN]
    for seat, other, card in given:
        s.look(seat, card)
        s.hidden[seat].remove(card)
        s.hidden[other].append(card)
        s.tell(Hid(other, card))


DEAL: Final = prompt(
    "deal", N_("Make {other} an offer: choose what is exchanged."), other=SEAT, goods=GOODS,
    passes=N_("Call it off"), wording=MAKE,
)  # fmt: skip
TAKE_DEAL: Final = prompt(
    "take-deal", N_("Accept the offer of {other}?"), other=SEAT, goods=GOODS, passes=N_("Refuse"), wording=TAKE
)
TAKE_OVER: Final = prompt("take-over", N_("Choose how many warbands to put in {at}."), at=SITE)


def bargain(
    s: Oath, seat: int, other: int, relics: bool = False, advisers: bool = False, land: bool = False
) -> Flow[bool]:
    """Law 7.6.3: a binding exchange that a power allows; whether it came about."""
    sides: list[list[Wares]] = []
    for giver, taker in ((seat, other), (other, seat)):
        goods = wares(s, giver, taker)
        if relics:
            goods.append(Wares(THINGS, things=s.relics[giver]))
        if advisers:
            goods.append(Wares(ADVISERS, things=[card for card in s.advisers[giver] if not s.locked(giver, card)]))
            goods.append(Wares(HIDDEN, things=range(len(s.hidden[giver]))))
        if land:
            goods.append(land_for(s, giver, taker))
        sides.append(goods)

    def fair(deal: Deal) -> bool:
        """Adviser limits hold."""
        mine = [card for what, card in deal.gives if what == ADVISERS]
        theirs = [card for what, card in deal.wants if what == ADVISERS]
        more = len([1 for what, _ in deal.wants if what == HIDDEN]) - len(
            [1 for what, _ in deal.gives if what == HIDDEN]
        )
        return not overfull(s, seat, mine, theirs, more) and not overfull(s, other, theirs, mine, -more)

    deal = yield from offered(
        seat, other, DEAL, TAKE_DEAL, sides[0], sides[1], "7.6.3.a", fair=fair if advisers else None
    )
    if deal is None:
        return False
    exchange(s, deal)
    for taker, goods_taken in ((other, deal.gives), (seat, deal.wants)):
        yield from take_over(s, taker, [slot for what, slot in goods_taken if what == LAND])
    yield from title(s)
    return True


def take_over(s: Oath, seat: int, sites: list[int]) -> Flow[None]:
    """Warbands go to every site that was ceded: at least one, unless bandits count as one's own."""
    while sites:
        slot = sites.pop(0)
        least = 0 if s.crowned() == seat else 1
        n = yield from how_many(seat, TAKE_OVER, least, s.board[seat] - least * len(sites), "7.6.3.a", at=slot)
        s.place(seat, slot, n)


# Offers (Law 6.6)


def has_scepter(s: Oath, seat: int) -> bool:
    """Law 2.4.2.c: it cannot be used in the turn in which it was taken."""
    return s.scepter() == seat and not s.fresh_scepter


def candidates(s: Oath) -> list[int]:
    """Exiles who have not refused this turn."""
    return [p for p in range(s.players) if s.exile(p) and not s.refused >> p & 1]


def why_not_offer(s: Oath, seat: int) -> str | None:
    if not has_scepter(s, seat):
        return "6.6.1.a"
    if s.reliquary.count(NOBODY) == len(s.reliquary):
        return "6.6.1.b"
    return None if candidates(s) else "6.6.1.a"


def offer_citizenship(s: Oath, seat: int) -> Flow[None]:
    """Law 6.6.1: a relic of the Reliquary, and whatever else is agreed; it binds when it is accepted."""
    other = yield from whom(seat, WHOM_TO_ADMIT, candidates(s), "6.6.1.a")
    spaces = [Space(n) for n, relic in enumerate(s.reliquary) if relic != NOBODY]
    choice: Space = yield Ask(seat, WHICH_SPACE, [*spaces], "6.6.1.b")
    if other == seat:
        yield from admit(s, other, choice.space)
        return
    deal = yield from offered(
        seat, other, OFFER, ACCEPT, all_wares(s, seat, other), all_wares(s, other, seat), "6.6.1.b", empty=True
    )
    if deal is None:
        s.refused |= 1 << other
        s.note(other, REFUSED, "6.6.1.a", other=seat)
        return
    yield from admit(s, other, choice.space)
    exchange(s, deal)
    yield from title(s)


def admit(s: Oath, seat: int, space: int = NOBODY) -> Flow[None]:
    """Law 6.6.2, 7.6.1: an Exile becomes a Citizen, with a relic of the Reliquary or without."""
    s.note(seat, ADMITTED, "6.6.2.a")
    yield from recolour(s, seat)
    yield from lose_vision(s, seat)
    if s.oathkeeper == seat:
        s.usurper = False
    if s.active == seat:
        s.acting = False
    s.supply[seat] = MOST_SUPPLY
    if space != NOBODY:
        s.reveal()
        s.give_relic(seat, s.reliquary[space])
    yield from title(s)


def recolour(s: Oath, seat: int) -> Flow[None]:
    """Law 6.6.2.b: purple warbands take the place of one's own; where they run short, the player says where."""
    places = [(slot, s.force[seat][slot]) for slot in SLOTS if s.force[seat][slot]]
    places.append((OFF_MAP + seat, s.board[seat]))
    purple = s.bank[PURPLE]
    left = sum(n for _, n in places)
    short = left > purple
    rows: list[tuple[int, int]] = []
    for place, n in places:
        left -= n
        kept = min(n, purple)
        if short and kept:
            least = max(0, min(kept, purple - left))
            if least < kept:
                kept = yield from how_many(seat, WHO_STAYS, least, kept, "6.6.2.b", at=place, n=purple)
        purple -= kept
        rows.append((place, kept))
    s.naturalize(seat, rows)


# Exile (Law 6.7, 6.8)


def exile_price(s: Oath, seat: int, citizen: int) -> int:
    """Law 6.7.a to 6.7.c."""
    price = PRICE
    for who, sign in ((citizen, 1), (seat, -1)):
        price += sign * ((s.oathkeeper == who) + (s.holder[PEOPLE] == who))
    return price


def exilable(s: Oath, seat: int) -> list[int]:
    """The Citizens whom a player can exile."""
    return [
        other
        for other in range(s.players)
        if other != seat
        and s.citizen[other]
        and exile_price(s, seat, other) <= s.purse(seat)
        and why_safe(s, other) is None
    ]


def why_safe(s: Oath, citizen: int) -> str | None:
    """The rule by which a Citizen cannot be exiled."""
    for power, forbids in m.CANNOT_EXILE.heard(s.up):
        why = forbids(s, power, citizen)
        if why is not None:
            return why
    return None


def why_not_exile(s: Oath, seat: int) -> str | None:
    return None if has_scepter(s, seat) and exilable(s, seat) else "6.7.a"


def exile_citizen(s: Oath, seat: int) -> Flow[None]:
    """Law 6.7."""
    citizen = yield from whom(seat, WHOM_TO_EXILE, exilable(s, seat), "6.7.a")
    s.give_favor(seat, citizen, exile_price(s, seat, citizen))
    cast_out(s, citizen)
    yield from title(s)


def cast_out(s: Oath, citizen: int) -> None:
    """Law 6.7.d to 6.7.f."""
    s.expel(citizen)
    s.supply[citizen] = MOST_SUPPLY
    s.note(citizen, EXILED, "6.7.d")


def price_of_leaving(s: Oath, seat: int) -> int:
    """Law 6.8.a: warbands and secrets, on the board and on cards; only the active player's lie on cards."""
    return s.board[seat] + s.all_secrets(seat) + sum(s.secrets_on.values())


def why_not_leave(s: Oath, seat: int) -> str | None:
    if not s.citizen[seat]:
        return "6.8.a"
    if s.scepter() == seat:
        return "6.8.b"
    why = why_safe(s, seat)
    if why is not None:
        return why
    return None if price_of_leaving(s, seat) <= s.purse(seat) else "6.8.a"


def exile_oneself(s: Oath, seat: int) -> Flow[None]:
    """Law 6.8."""
    holder = s.scepter()
    s.give_favor(seat, CHANCELLOR if holder == NOBODY else holder, price_of_leaving(s, seat))
    cast_out(s, seat)
    s.acting = False
    yield from title(s)
