"""Law 11.2.6, 11.2.7: what the Riverfolk sell to the others at the start of their Birdsong."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.riverfolk.board import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES, company
from lexludi.games.root.factions.riverfolk.posts import has_post
from lexludi.games.root.factions.vagabond.board import READY, ask_item, vagabond
from lexludi.games.root.rules.box.codes import CLEARINGS, VAGABOND
from lexludi.games.root.rules.crafted import can_use, offer_cards, use
from lexludi.games.root.rules.effects import START_OF_BIRDSONG
from lexludi.games.root.rules.hands import pass_card
from lexludi.games.root.rules.options import Service, Use
from lexludi.games.root.rules.prompts import COUNT, SERVICE, note, prompt, reason
from lexludi.games.root.rules.services import services
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, Refusal, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, which_card

SERVICE_OPTIONS: Final = [Service(n) for n in range(len(SERVICES))]


def open_shop(s: Root, seat: int) -> None:
    """Law 11.2.6: at the start of everybody's Birdsong but their own (ruling R63)."""
    company(s).sold = 0
    s.boards[seat].go_shopping(s)


BUY_SERVICE: Final = prompt(
    "services", N_("Buy a service of the Riverfolk (you may buy {n} more)?"), n=COUNT, passes=N_("Buy nothing more")
)


def buy(s: Root, seat: int) -> Flow[None]:
    """Law 11.2.6: a service, then perhaps another; crafted cards of that moment come before or after (ruling R67)."""
    menu = Menu(s)
    for service in range(len(SERVICES)):
        menu.offer(SERVICE_OPTIONS[service], why_not_buy(s, seat, service))
    if not menu.options and not menu.explains:
        return
    if menu.explains:
        menu.explain(lambda refusal: why_no_sale(s, seat, refusal))
    if can_use(s, seat, START_OF_BIRDSONG):
        offer_cards(s, seat, START_OF_BIRDSONG, menu)
    menu.options.append(PASS)
    choice = yield menu.ask(seat, BUY_SERVICE, "11.2.6", n=limit(s, seat) - company(s).sold)
    if isinstance(choice, Use):
        s.then("riverfolk.buy", seat)
        yield from use(s, seat, choice.card)
    elif isinstance(choice, Service):
        s.then("riverfolk.buy", seat)
        yield from pay(s, seat, choice.which)
        yield from serve(s, seat, choice.which)


# 11.2.6 Buying services


def why_not_buy(s: Root, seat: int, service: int) -> str | None:
    """The rule that keeps a player from buying a service."""
    board = company(s)
    wanders = s.setting.factions[seat] == VAGABOND
    if service == MERCENARIES and wanders:
        return "11.2.7.III.b"
    if board.sold >= limit(s, seat):
        return "11.2.6.II"
    if wanders:
        if vagabond(s, seat).sizes[READY] < board.prices[service]:
            return "11.2.6.III"
    elif s.supply[seat] < board.prices[service]:
        return "11.2.6.I"
    return why_not_serve(s, seat, service)


NO_HIRE: Final = reason("no-hire", N_("a Vagabond hires no mercenaries."))
SOLD_OUT: Final = reason(
    "sold-out", N_("you have bought {has} services this turn; with your pieces at trade posts you may buy {n}."),
    has=COUNT, n=COUNT,
)  # fmt: skip
PRICE_IN_ITEMS: Final = reason(
    "price-in-items",
    N_("costs {n} items to exhaust, and you have {has} undamaged and unexhausted."),
    n=COUNT,
    has=COUNT,
)
PRICE_IN_WARRIORS: Final = reason(
    "price-in-warriors", N_("costs {n} warriors from your supply, and it has {has}."), n=COUNT, has=COUNT
)
EMPTY_HAND: Final = reason("empty-hand", N_("the Riverfolk have no card in hand."))
SERVED: Final = reason("served", N_("you have bought that service this turn: {service}."), service=SERVICE)


def why_no_sale(s: Root, seat: int, refusal: Refusal) -> Because:
    """Law 11.2.6, 11.2.7: the price, how many services are allowed, or that it would be of no use."""
    law, service = refusal.law, refusal.option
    assert isinstance(service, Service)
    board = company(s)
    price = board.prices[service.which]
    match law:
        case "11.2.7.III.b":
            return because(law, NO_HIRE)
        case "11.2.6.II":
            return because(law, SOLD_OUT, has=board.sold, n=limit(s, seat))
        case "11.2.6.III":
            return because(law, PRICE_IN_ITEMS, n=price, has=vagabond(s, seat).sizes[READY])
        case "11.2.6.I":
            return because(law, PRICE_IN_WARRIORS, n=price, has=s.supply[seat])
        case "11.2.7.I":
            return because(law, EMPTY_HAND)
    return because(law, SERVED, service=service.which)


def limit(s: Root, seat: int) -> int:
    """Law 11.2.6.II: one service, and one for each clearing with a trade post and a piece of the buyer."""
    return 1 + sum(1 for at in CLEARINGS if has_post(s, at) and s.present(seat, at))


BOUGHT: Final = note(
    "bought", N_("{seat} buys a service of the Riverfolk for {n}: {service}."), service=SERVICE, n=COUNT
)
PAY_ITEM: Final = prompt("pay-item", N_("Choose an item to exhaust as payment."))


def pay(s: Root, seat: int, service: int) -> Flow[None]:
    """Law 11.2.6.I, 11.2.6.III."""
    board = company(s)
    price = board.prices[service]
    board.sold += 1
    s.note(seat, BOUGHT, "11.2.6", service=service, n=price)
    if s.setting.factions[seat] == VAGABOND:
        wanderer = vagabond(s, seat)
        for _ in range(price):
            paid = yield from ask_item(wanderer, PAY_ITEM, "11.2.6.III", READY)
            wanderer.exhaust(s, paid.item, "11.2.6.III")
        board.receive(s, price, "11.2.6.III")  # ruling R64
    else:
        s.to_box(seat, price)
        board.payments[seat] += price


# 11.2.7 The services


def why_not_serve(s: Root, seat: int, service: int) -> str | None:
    """What makes a service useless: an empty hand, or having it already (ruling R63)."""
    if service == HAND_CARD:
        return None if s.hands[s.setting.company] else "11.2.7.I"
    if service == RIVERBOATS:
        return "11.2.7.II" if services(s).boater == seat else None
    return "11.2.7.III" if services(s).hirer == seat else None


BUY_CARD: Final = prompt("buy-card", N_("Choose a card from the hand of the Riverfolk."))


def serve(s: Root, seat: int, service: int) -> Flow[None]:
    """Law 11.2.7: a card, or what `Root.swims` and `Root.hires` tell for the rest of the turn."""
    if service == HAND_CARD:
        seller = s.setting.company
        card = yield from which_card(seat, BUY_CARD, s.hands[seller], "11.2.7.I")
        pass_card(s, seller, seat, card, "11.2.7.I")
    elif service == RIVERBOATS:
        services(s).boater = seat
    else:
        services(s).hirer = seat
