"""Law 9.7: how bots buy the services of the Riverfolk, human or not, by the basic and the advanced cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.bots.choose import bot
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.factions.riverfolk.board import HAND_CARD, MERCENARIES, RIVERBOATS, Riverfolk
from lexludi.games.root.factions.riverfolk.services import BOUGHT, limit
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.box.codes import ALLIANCE, BIRD, BIRDSONG, LIZARDS, NOBODY, VAGABOND
from lexludi.games.root.rules.prompts import CARD, note
from lexludi.games.root.rules.services import services
from lexludi.games.root.rules.state import Root
from lexludi.locale import N_

PRICES: Final = sheets()["riverfolk"].tables["price"]
TEN: Final = 10
LAW: Final = "rootbotics 9.7"
FEW: Final = 2
"""With so few warriors of its own in a battle a bot hires mercenaries."""


# Whether a bot buys, and what it costs


def wares(s: Root) -> list[int]:
    """The cards for sale: the market of the robots, or the hand of humans."""
    return s.boards[s.setting.company].wares(s)


def price(s: Root, seat: int) -> int:
    """Law 9.2.3: by the buyer's points."""
    return PRICES[min(s.points[seat] // TEN, len(PRICES) - 1)]


def may_buy(s: Root, seat: int, though_behind: bool = False) -> bool:
    """Law 9.7: a bot buys what it can afford, from nobody who is ahead of it."""
    company = s.setting.company
    if company in (NOBODY, seat) or (s.points[seat] < s.points[company] and not though_behind):
        return False
    board = s.boards[company]
    if isinstance(board, Riverfolk) and board.sold >= limit(s, seat):
        return False
    return affordable(s, seat)


def affordable(s: Root, seat: int) -> bool:
    faction = s.setting.factions[seat]
    if faction == VAGABOND:
        return bot(s, seat).can_exhaust()
    return faction == ALLIANCE or s.supply[seat] >= price(s, seat)


def pay(s: Root, seat: int, service: int) -> None:
    """Law 9.7: warriors of the supply; for the Vagabot (an item) and the Alliance the Riverfolk's own."""
    seller = s.boards[s.setting.company]
    cost = price(s, seat)
    s.note(seat, BOUGHT, LAW, service=service, n=cost)
    if isinstance(seller, Riverfolk):
        seller.sold += 1
    if s.setting.factions[seat] in (VAGABOND, ALLIANCE):
        bot(s, seat).exhaust_for(s)
        cost = min(cost, s.supply[seller.seat])
        s.to_box(seller.seat, cost)
        seller.till()[seller.seat] += cost
    else:
        s.to_box(seat, cost)
        seller.till()[seat] += cost


def advanced(s: Root) -> bool:
    return s.setting.advanced_services


# Cards


BOUGHT_CARD: Final = note("bought-card", N_("{seat} buys {card}."), card=CARD)


def buy_card(s: Root, seat: int, cards: list[int], though_behind: bool = False) -> int:
    """Buy one of these cards, at random if there are several; NOBODY if the bot does not buy."""
    if not cards or not may_buy(s, seat, though_behind):
        return NOBODY
    card = cards[0] if len(cards) == 1 else s.chance.pick(cards)
    pay(s, seat, HAND_CARD)
    s.boards[s.setting.company].sell(s, card)
    s.note(seat, BOUGHT_CARD, LAW, card=card)
    return card


def buy_order(s: Root, board: Bot) -> int:
    """A card to take the place of an order that cannot be crafted; NOBODY if none is bought."""
    seat = board.seat
    if s.setting.company in (NOBODY, seat):
        return NOBODY
    pack = s.setting.pack
    useful = [card for card in wares(s) if pack.item[card] >= 0 and s.items[pack.item[card]]]
    if s.setting.factions[seat] == LIZARDS:
        useful = [card for card in useful if pack.suit[card] != BIRD]
    if advanced(s):
        wanted = board.preferred(s, useful, wares(s))
        if wanted:
            return buy_card(s, seat, wanted)
    best = max((pack.vp[card] for card in useful), default=0)
    return buy_card(s, seat, [card for card in useful if pack.vp[card] == best])


# Mercenaries


def may_hire(s: Root, seat: int) -> bool:
    return (
        s.phase != BIRDSONG
        and s.setting.company != NOBODY
        and services(s).hirer == NOBODY
        and s.setting.factions[seat] != VAGABOND
        and may_buy(s, seat)
    )


def hire(s: Root, seat: int) -> None:
    pay(s, seat, MERCENARIES)
    services(s).hirer = seat
    s.settle_all()


def hire_for_battle(s: Root, b: Battle) -> None:
    """Law 9.7: a bot with few warriors hires those of the Riverfolk who are there."""
    company = s.setting.company
    if b.attacker >= s.players or not s.setting.bots[b.attacker] or company in (b.attacker, b.defender):
        return
    if s.warriors[b.attacker][b.at] <= FEW and s.warriors[company][b.at] and may_hire(s, b.attacker):
        hire(s, b.attacker)
        b.mercenaries = company


def hire_to_build(s: Root, board: Bot) -> list[int]:
    """Law 9.7: where the bot can build, with mercenaries if it cannot without."""
    seat = board.seat
    sites = board.building_sites(s)
    if sites or s.setting.company in (NOBODY, seat) or not may_hire(s, seat):
        return sites
    services(s).hirer = seat
    s.settle_all()
    sites = board.building_sites(s)
    if sites:
        pay(s, seat, MERCENARIES)
    else:
        services(s).hirer = NOBODY
        s.settle_all()
    return sites


# Riverboats


def may_boat(s: Root, seat: int) -> bool:
    """Whether a bot may yet take to the rivers, by its advanced card."""
    return s.setting.company not in (NOBODY, seat) and advanced(s) and services(s).boater == NOBODY and may_buy(s, seat)


def board_boats(s: Root, seat: int) -> None:
    pay(s, seat, RIVERBOATS)
    services(s).boater = seat
