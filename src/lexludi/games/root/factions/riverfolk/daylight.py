"""Law 11.5: the Riverfolk Company's Daylight. They commit or spend funds for actions, as long as they like."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.riverfolk.board import SHEET, Riverfolk, company
from lexludi.games.root.factions.riverfolk.phases import riverside
from lexludi.games.root.factions.riverfolk.posts import establish, offer_posts
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.box.codes import ANY
from lexludi.games.root.rules.craft import CRAFTS, craft, spare, why_in_facts, why_not_craft
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Build, Craft
from lexludi.games.root.rules.prompts import (
    BATTLE,
    CARD,
    COUNT,
    END,
    MOVE,
    NO_BATTLE,
    NO_MOVE,
    RECRUIT,
    SUIT,
    WHERE_TO_RECRUIT,
    act,
    note,
    prompt,
    reason,
)
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import offer_daylight, take_daylight
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, Option, because
from lexludi.locale import N_
from lexludi.parts.asking import Phase, one_of, where, whom

DRAW: Final = act("draw-card", N_("Draw a card"))
EXPORT: Final = act("export", N_("Export: discard the card and put a warrior into the Payments box"))
CRAFT: Final = act("craft", N_("Take the printed reward"))

MOVE_COST: Final = SHEET.numbers["move_cost"]
BATTLE_COST: Final = SHEET.numbers["battle_cost"]
DRAW_COST: Final = SHEET.numbers["draw_cost"]
RECRUIT_COST: Final = SHEET.numbers["recruit_cost"]


WHICH_DEED: Final = prompt(
    "riverfolk",
    N_("Choose what to do in Daylight (funds: {n})."),
    n=COUNT,
    ends=N_("End Daylight"),
    wording={Build: N_("Place {pieces} in {at}")},
)


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 11.5: one action, then the menu again."""
    board = company(s)
    menu = Menu(s)
    wealth = board.wealth()
    if wealth or menu.explains:
        offer_actions(s, board, menu, wealth)
        offer_crafts(s, board, menu, wealth)
        offer_posts(s, menu)
    choice = yield from THEIR_DAYLIGHT.choose(s, seat, menu, WHICH_DEED, "11.5", "riverfolk.daylight", n=wealth)
    if choice is not None:
        yield from carry_out(s, board, choice)


def take_or_export(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """What any Daylight allows, but for what they craft: that they may export."""
    if isinstance(choice, Craft):
        return craft_or_export(s, company(s), choice.card)
    return take_daylight(s, seat, choice)


def nothing_hidden(s: Root, seat: int) -> bool:
    """Law 11.2.3: their hand lies open."""
    return False


THEIR_DAYLIGHT: Final = Phase(offer_daylight, take_or_export, END, nothing_hidden)


def offer_actions(s: Root, board: Riverfolk, menu: Menu, wealth: int) -> None:
    """Law 11.5.1, 11.5.2, 11.5.4, 11.5.5; without funds, the rule about these forbids."""
    seat = board.seat
    menu.offer(MOVE, "11.2.4" if wealth < MOVE_COST else None if can_move(s, seat) else "11.5.1")
    menu.offer(BATTLE, "11.2.4" if wealth < BATTLE_COST else None if can_battle(s, seat) else "11.5.2")
    menu.offer(DRAW, "11.2.4" if wealth < DRAW_COST else None if s.deck.cards or s.deck.discards else "11.5.4")
    menu.offer(RECRUIT, "11.2.4" if wealth < RECRUIT_COST else None if recruiters(s, board) else "11.5.5")
    if menu.explains:
        tell_deeds(s, menu, wealth)


NEEDS_FUNDS: Final = reason("needs-funds", N_("costs {n} of your funds, and {has} are left."), n=COUNT, has=COUNT)
NOWHERE_TO_RECRUIT: Final = reason("nowhere-to-recruit", N_("no clearing by the river takes your warriors now."))
NO_CARDS_TO_DRAW: Final = reason("no-cards-to-draw", N_("deck and discard pile are empty."))


def tell_deeds(s: Root, menu: Menu, wealth: int) -> None:
    """Law 11.2.4, 11.5: what each deed lacks."""
    deeds = (
        (MOVE, MOVE_COST, "11.5.1", NO_MOVE),
        (BATTLE, BATTLE_COST, "11.5.2", NO_BATTLE),
        (DRAW, DRAW_COST, "11.5.4", NO_CARDS_TO_DRAW),
        (RECRUIT, RECRUIT_COST, "11.5.5", NOWHERE_TO_RECRUIT),
    )
    for deed, cost, law, lacks in deeds:
        dear = because("11.2.4", NEEDS_FUNDS, n=cost, has=wealth)
        menu.tell(deed, dear if wealth < cost else because(law, lacks))


def carry_out(s: Root, board: Riverfolk, choice: Option) -> Flow[None]:
    """Carry out what they chose."""
    seat = board.seat
    if isinstance(choice, Build):
        establish(s, choice.kind, choice.at)
    elif choice == MOVE:
        yield from board.commit(s, board.committed, MOVE_COST, "11.5.1")
        yield from ask_move(s, seat, "11.5.1", False)
    elif choice == BATTLE:
        yield from board.commit(s, board.committed, BATTLE_COST, "11.5.2")
        yield from ask_battle(s, seat, "11.5.2")
    elif choice == DRAW:
        yield from board.commit(s, board.committed, DRAW_COST, "11.5.4")
        flow = draw_cards(s, seat, 1)
        if flow is not None:
            yield from flow
    else:
        yield from recruit(s, board)


# 11.5.3 Craft


def offer_crafts(s: Root, board: Riverfolk, menu: Menu, wealth: int) -> None:
    """Law 11.5.3: cards of the hand for which there are empty spaces, and funds to put there."""
    power = spare(s, board.seat)
    if not any(power) and not menu.explains:
        return
    cost = s.setting.pack.cost
    for card in s.hands[board.seat]:
        why = why_not_craft(s, board.seat, card, power)
        if why is None and sum(cost[card]) > wealth:
            why = "11.5.3"
        menu.offer(CRAFTS[card], why)
        if why is not None and menu.explains:
            menu.tell(CRAFTS[card], why_no_craft(s, board, card, power, wealth, why))


NEEDS_SPACES: Final = reason(
    "needs-spaces", N_("needs {n} empty spaces of the suit {suit} where trade posts were, you have {has}."),
    n=COUNT, suit=SUIT, has=COUNT,
)  # fmt: skip
NEEDS_ANY_SPACES: Final = reason(
    "needs-any-spaces", N_("needs {n} empty spaces where trade posts were, you have {has}."), n=COUNT, has=COUNT
)


def why_no_craft(s: Root, board: Riverfolk, card: int, power: list[int], wealth: int, why: str) -> Because:
    """Law 4.1, 11.5.3: what a card lacks, as a player would say it."""
    cost = s.setting.pack.cost[card]
    if why == "11.5.3":
        return because(why, NEEDS_FUNDS, n=sum(cost), has=wealth)
    if why != "4.1.1":
        return why_in_facts(s, board.seat, card, power, why)
    for suit in range(ANY):
        if cost[suit] > power[suit]:
            return because(why, NEEDS_SPACES, n=cost[suit], suit=suit, has=power[suit])
    return because(why, NEEDS_ANY_SPACES, n=sum(cost), has=sum(power))


EXPORTED: Final = note("exported", N_("{seat} exports {card}."), card=CARD)
REWARD_OR_EXPORT: Final = prompt("export", N_("Take the reward for {card}, or export it?"), card=CARD)


def craft_or_export(s: Root, board: Riverfolk, card: int) -> Flow[None]:
    """Law 11.5.3, 11.5.3.I, ruling R66: the printed reward, or a warrior for the Payments box."""
    seat = board.seat
    ways = (CRAFT, EXPORT) if s.supply[seat] else (CRAFT,)
    choice = yield from one_of(seat, REWARD_OR_EXPORT, ways, "11.5.3.I", card=card)
    if choice == CRAFT:
        yield from craft(s, seat, card)
        return
    yield from board.pay_craft(s, card)
    s.spend(seat, card, "11.5.3.I")
    s.note(seat, EXPORTED, "11.5.3.I", card=card)
    board.receive(s, 1, "11.5.3.I")


# 11.5.5 Recruit


def recruiters(s: Root, board: Riverfolk) -> list[int]:
    """The seats whose fund can be spent on a recruit (ruling R68); none if no clearing is open to one."""
    if not riverside(s, board.seat):
        return []
    return [seat for seat in board.backers() if s.supply[board.seat] or seat == board.seat]


SPEND_FUND: Final = prompt("spend-fund", N_("Choose whose fund to spend."))


def recruit(s: Root, board: Riverfolk) -> Flow[None]:
    """Law 11.5.5."""
    at = yield from where(board.seat, WHERE_TO_RECRUIT, riverside(s, board.seat), "11.5.5")
    for _ in range(RECRUIT_COST):
        backer = yield from whom(board.seat, SPEND_FUND, recruiters(s, board), "11.5.5")
        board.spend(s, backer, "11.5.5")
    s.place_warriors(board.seat, 1, at)
