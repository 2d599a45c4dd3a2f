"""Law 9.2.3: what the Riverfolk Robots sell to humans at the start of their Birdsong."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.riverfolk.board import GREEDY, INVOLVED, riverfolk
from lexludi.games.root.bots.services import BOUGHT_CARD, price
from lexludi.games.root.factions.riverfolk.board import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES
from lexludi.games.root.factions.riverfolk.services import (
    BOUGHT,
    BUY_CARD,
    BUY_SERVICE,
    NO_HIRE,
    PRICE_IN_WARRIORS,
    SERVED,
    SERVICE_OPTIONS,
    SOLD_OUT,
    limit,
)
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.box.codes import BIRDSONG, NOBODY, VAGABOND
from lexludi.games.root.rules.options import Service
from lexludi.games.root.rules.prompts import reason
from lexludi.games.root.rules.services import services
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, Refusal, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, which_card

LAW: Final = "rootbotics 9.2.3"


def open_shop(s: Root, seat: int) -> None:
    """Law 9.2.3: at the start of every human's Birdsong; bots buy by rules of their own (9.7)."""
    if not s.setting.bots[seat]:
        riverfolk(s, s.setting.company).sold = 0
        s.then("bot.riverfolk.close", seat)
        s.then("bot.riverfolk.buy", seat)


def buy(s: Root, seat: int) -> Flow[None]:
    """One service, then perhaps another."""
    board = riverfolk(s, s.setting.company)
    menu = Menu(s)
    for service in range(len(SERVICES)):
        menu.offer(SERVICE_OPTIONS[service], why_not_buy(s, seat, service))
    if not menu.options and not menu.explains:
        return
    menu.explain(lambda refusal: why_no_sale(s, seat, refusal))
    menu.options.append(PASS)
    choice = yield menu.ask(seat, BUY_SERVICE, LAW, n=limit(s, seat) - board.sold)
    if isinstance(choice, Service):
        s.then("bot.riverfolk.buy", seat)
        pay(s, seat, choice.which)
        yield from serve(s, seat, choice.which)


def why_not_buy(s: Root, seat: int, service: int) -> str | None:
    """The rule that keeps a human from buying a service."""
    board = riverfolk(s, s.setting.company)
    if not s.scores(seat) or board.sold >= limit(s, seat):
        return LAW
    if s.setting.troops[seat] and s.supply[seat] < price(s, seat):
        return LAW
    if service == HAND_CARD:
        return None if board.market else "rootbotics 9.2.3.I"
    if service == RIVERBOATS:
        return "rootbotics 9.2.3.II" if services(s).boater == seat else None
    if s.setting.factions[seat] == VAGABOND and not board.traits & INVOLVED:
        return "rootbotics 9.2.3.III"
    return "rootbotics 9.2.3.III" if services(s).hirer == seat else None


def why_no_sale(s: Root, seat: int, refusal: Refusal) -> Because:
    """Law 9.2.3: the price, how many services are allowed, or that it would be of no use."""
    board, service = riverfolk(s, s.setting.company), refusal.option
    assert isinstance(service, Service)
    if refusal.law == LAW:
        if board.sold >= limit(s, seat):
            return because(LAW, SOLD_OUT, has=board.sold, n=limit(s, seat))
        if s.scores(seat):
            return because(LAW, PRICE_IN_WARRIORS, n=price(s, seat), has=s.supply[seat])
        return because(LAW, NOT_SCORING)
    if service.which == HAND_CARD:
        return because(refusal.law, EMPTY_MARKET)
    if service.which == MERCENARIES and services(s).hirer != seat:
        return because(refusal.law, NO_HIRE)
    return because(refusal.law, SERVED, service=service.which)


NOT_SCORING: Final = reason("not-scoring", N_("whoever has no score marker buys nothing."))
EMPTY_MARKET: Final = reason("empty-market", N_("the Riverfolk have no card to sell."))


def pay(s: Root, seat: int, service: int) -> None:
    """Law 9.2.3: own warriors; for a faction without any, the Riverfolk pay with theirs."""
    board = riverfolk(s, s.setting.company)
    cost = price(s, seat)
    board.sold += 1
    s.note(seat, BOUGHT, LAW, service=service, n=cost)
    if s.setting.troops[seat]:
        s.to_box(seat, cost)
        board.payments[seat] += cost
    else:
        board.receive(s, cost)


def serve(s: Root, seat: int, service: int) -> Flow[None]:
    """Law 9.2.3.I to 9.2.3.III."""
    if service == HAND_CARD:
        board = riverfolk(s, s.setting.company)
        card = yield from which_card(seat, BUY_CARD, board.market, "rootbotics 9.2.3.I")
        board.market.remove(card)
        s.into_hand(seat, card)
        s.note(seat, BOUGHT_CARD, "rootbotics 9.2.3.I", card=card)
    elif service == RIVERBOATS:
        services(s).boater = seat
    elif service == MERCENARIES:
        services(s).hirer = seat


def close_shop(s: Root, seat: int) -> None:
    """Law 3.3.2: Greedy Riverfolk score when whoever leads has bought anything."""
    board = riverfolk(s, s.setting.company)
    if board.sold and board.traits & GREEDY and s.points[seat] == max(s.points):
        s.score(board.seat, 1, "rootbotics 3.3.2")


class Guard:
    """Law 3.3.2: Involved Riverfolk stand by all enemies of a human on turn who has not bought their mercenaries."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def claim(self, s: Root, strength: list[int], at: int) -> None:
        """Law root 2.5: their warriors count for those enemies."""
        if services(s).hirer != NOBODY or s.phase == BIRDSONG or s.setting.bots[s.active]:
            return
        for seat in range(s.players):
            if seat not in (self.seat, s.active) and not s.allies(seat, s.active):
                strength[seat] += s.warriors[self.seat][at]

    def begin_phase(self, s: Root) -> None:
        """Whom they stand by changes."""
        s.settle_all()

    def before_roll(self, s: Root, b: Battle) -> None:
        """They defend whoever is attacked."""
        human = b.attacker < s.players and not s.setting.bots[b.attacker] and b.attacker == s.active
        if human and services(s).hirer == NOBODY and b.defender != self.seat and s.warriors[self.seat][b.at]:
            b.guards = self.seat
