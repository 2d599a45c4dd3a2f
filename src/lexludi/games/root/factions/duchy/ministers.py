"""Law 12.5.2, 12.5.3: the Duchy's Parliament, and swaying ministers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from lexludi.games.root.factions.duchy.assembly import build, sites
from lexludi.games.root.factions.duchy.board import (
    MINISTER_ACTS,
    MINISTER_OPTIONS,
    MINISTERS,
    RANK_OF,
    RANKS,
    SHEET,
    SWAYED,
    TUNNELS,
    Duchy,
    built,
    duchy,
    dug,
)
from lexludi.games.root.factions.duchy.refusing import (
    A_LORD,
    FEW_TO_SHOW,
    HAS_ACTED,
    NO_CAMPAIGN,
    NO_CITADEL,
    NO_CROWN,
    NO_DELEGATE,
    NO_MARKET,
    lacking,
    lacks_plan,
    lacks_tunnels,
)
from lexludi.games.root.rules.battle import (
    WHICH_BATTLE,
    ask_battle,
    can_battle,
    hand_decides,
    offer_battles,
    take_battle,
)
from lexludi.games.root.rules.box.codes import ALL_SUITS, BIRD, CITADEL, CLEARINGS, EVERY, MARKET, NOBODY
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Minister
from lexludi.games.root.rules.prompts import BATTLE, COUNT, END, MOVE, NO_BATTLE, NO_CARDS, NO_MOVE, prompt
from lexludi.games.root.rules.reveal import reveal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, card_options, offer_daylight, take_daylight
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Because, Option, Pass, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_of

BRIGADE: Final = SHEET.numbers["brigadier_actions"]
DUCHESS_POINTS: Final = SHEET.numbers["duchess_vp"]
MAYOR: Final = MINISTERS.index("mayor")
LORD: Final = RANKS.index("lord")
CARDS: Final = [rank.cards for rank in SHEET.ranks]
POINTS: Final = [rank.vp for rank in SHEET.ranks]


class Office:
    """What a minister does: the rule, whether it can be done now, how, and what is missing where it cannot."""

    def __init__(
        self,
        law: str,
        able: Callable[[Root, int], bool],
        run: Callable[[Root, int], Flow[None]],
        lacks: Callable[[Root, int, str], Because],
    ) -> None:
        self.law = law
        self.able = able
        self.run = run
        self.lacks = lacks


# 12.5.2 Parliament


WHICH_MINISTER: Final = prompt(
    "parliament", N_("Parliament: choose a minister who acts, or go on."), ends=N_("End the Parliament")
)


def parliament(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2: one minister after another, each once a turn."""
    board = duchy(s, seat)
    menu = Menu(s)
    for minister in board.swayed:
        if board.acted >> minister & 1:
            menu.refuse(MINISTER_OPTIONS[minister], "12.5.2")
        else:
            office = OFFICES[minister]
            menu.offer(MINISTER_OPTIONS[minister], None if office.able(s, seat) else office.law)
    if menu.explains:
        menu.explain(lambda refusal: why_idle(s, seat, refusal))
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_MINISTER, "12.5.2", "duchy.parliament")
    if isinstance(choice, Minister):
        board.acted |= 1 << choice.which
        yield from act(s, seat, choice.which)


def why_idle(s: Root, seat: int, refusal: Refusal) -> Because:
    """Law 12.5.2: the minister has acted, or lacks something."""
    minister = refusal.option
    assert isinstance(minister, Minister)
    if refusal.law == "12.5.2":
        return because("12.5.2", HAS_ACTED, minister=minister.which)
    return OFFICES[minister.which].lacks(s, seat, refusal.law)


def act(s: Root, seat: int, minister: int) -> Flow[None]:
    s.note(seat, MINISTER_ACTS, OFFICES[minister].law, minister=minister)
    yield from OFFICES[minister].run(s, seat)


def can_found(s: Root, seat: int) -> bool:
    return bool(sites(s, seat, True))


def foremole(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.I: build, whatever the card's suit."""
    yield from build(s, duchy(s, seat), True, "12.5.2.I")


def captain(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.II."""
    yield from ask_battle(s, seat, "12.5.2.II")


def marshal(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.III."""
    yield from ask_move(s, seat, "12.5.2.III", False)


def can_campaign(s: Root, seat: int) -> bool:
    return can_move(s, seat) or can_battle(s, seat)


MOVE_OR_BATTLE: Final = prompt("brigadier", N_("The Brigadier: choose moves or battles."))


def brigadier(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.IV: up to two moves, or up to two battles."""
    options: list[Option] = []
    if can_move(s, seat):
        options.append(MOVE)
    if can_battle(s, seat):
        options.append(BATTLE)
    choice = yield from one_of(seat, MOVE_OR_BATTLE, options, "12.5.2.IV")
    for n in range(BRIGADE):
        if choice == MOVE:
            more = yield from brigade_move(s, seat, n > 0)
        else:
            more = yield from brigade_battle(s, seat, n > 0)
        if not more:
            return


def brigade_move(s: Root, seat: int, may_stop: bool) -> Flow[bool]:
    """One move; False where there are no more."""
    if not can_move(s, seat):
        return False
    choice = yield from ask_move(s, seat, "12.5.2.IV", may_stop)
    return not isinstance(choice, Pass)


def brigade_battle(s: Root, seat: int, may_stop: bool) -> Flow[bool]:
    """One battle; False where there are no more."""
    menu = Menu(s)
    offer_battles(s, seat, menu)
    if not menu.options:
        return False
    if may_stop:
        menu.options.append(PASS)
    choice = yield menu.ask(seat, WHICH_BATTLE, "12.5.2.IV", always=hand_decides(s, seat))
    yield from take_battle(s, seat, choice)
    return not isinstance(choice, Pass)


def has_cards(s: Root, seat: int) -> bool:
    return bool(s.hands[seat])


PAY_BANKER: Final = prompt(
    "banker", N_("The Banker: spend a card (spent so far: {n})."), n=COUNT, passes=N_("Spend no more")
)


def banker(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.V: cards that pass for one suit, a point for each."""
    suits = s.setting.suit
    spent = 0
    suit = BIRD
    while True:
        fit = [card for card in s.hands[seat] if suit == BIRD or suits[card] in (suit, BIRD)]
        options = card_options(fit)
        if spent:
            options.append(PASS)
        choice = yield Ask(seat, PAY_BANKER, options, "12.5.2.V", always=spent > 0 and bool(s.hands[seat]), n=spent)
        if isinstance(choice, Pass):
            break
        if suits[choice.card] != BIRD:
            suit = suits[choice.card]
        s.spend(seat, choice.card, "12.5.2.V")
        spent += 1
    s.score(seat, spent, "12.5.2.V")


def delegates(s: Root, seat: int) -> list[Minister]:
    """Law 12.5.2.VI: the swayed nobles and squires who could act, whether or not they have (ruling R44)."""
    return [
        MINISTER_OPTIONS[n]
        for n in duchy(s, seat).swayed
        if n != MAYOR and RANK_OF[n] != LORD and OFFICES[n].able(s, seat)
    ]


def can_delegate(s: Root, seat: int) -> bool:
    return bool(delegates(s, seat))


WHICH_DELEGATE: Final = prompt("mayor", N_("The Mayor: choose the minister whose action you take."))


def mayor(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.VI."""
    able = delegates(s, seat)
    why_not = no_delegates(s, seat, able) if s.explaining else None
    choice = yield from one_of(seat, WHICH_DELEGATE, able, "12.5.2.VI", refused=why_not)
    yield from act(s, seat, choice.which)


def no_delegates(s: Root, seat: int, able: list[Minister]) -> list[Refusal]:
    """The swayed ministers as whom the Mayor cannot act: lords, and those who lack something."""
    found: list[Refusal] = []
    for n in duchy(s, seat).swayed:
        if RANK_OF[n] == LORD:
            found.append(refused(MINISTER_OPTIONS[n], because("12.5.2.VI", A_LORD, minister=n)))
        elif n != MAYOR and MINISTER_OPTIONS[n] not in able:
            found.append(refused(MINISTER_OPTIONS[n], OFFICES[n].lacks(s, seat, OFFICES[n].law)))
    return found


def all_dug(s: Root, seat: int) -> bool:
    return dug(s) == TUNNELS


def duchess(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.VII."""
    s.score(seat, DUCHESS_POINTS, "12.5.2.VII")
    yield from ()


def any_market(s: Root, seat: int) -> bool:
    return built(s, MARKET) > 0


def baron(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.VIII."""
    s.score(seat, built(s, MARKET), "12.5.2.VIII")
    yield from ()


def any_citadel(s: Root, seat: int) -> bool:
    return built(s, CITADEL) > 0


def earl(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.2.IX."""
    s.score(seat, built(s, CITADEL), "12.5.2.IX")
    yield from ()


OFFICES: Final[dict[int, Office]] = {
    MINISTERS.index("foremole"): Office("12.5.2.I", can_found, foremole, lacks_plan),
    MINISTERS.index("captain"): Office("12.5.2.II", can_battle, captain, partial(lacking, NO_BATTLE)),
    MINISTERS.index("marshal"): Office("12.5.2.III", can_move, marshal, partial(lacking, NO_MOVE)),
    MINISTERS.index("brigadier"): Office("12.5.2.IV", can_campaign, brigadier, partial(lacking, NO_CAMPAIGN)),
    MINISTERS.index("banker"): Office("12.5.2.V", has_cards, banker, partial(lacking, NO_CARDS)),
    MAYOR: Office("12.5.2.VI", can_delegate, mayor, partial(lacking, NO_DELEGATE)),
    MINISTERS.index("duchess_of_mud"): Office("12.5.2.VII", all_dug, duchess, lacks_tunnels),
    MINISTERS.index("baron_of_dirt"): Office("12.5.2.VIII", any_market, baron, partial(lacking, NO_MARKET)),
    MINISTERS.index("earl_of_stone"): Office("12.5.2.IX", any_citadel, earl, partial(lacking, NO_CITADEL)),
}


# 12.5.3 Sway


WHOM_TO_SWAY: Final = prompt("sway", N_("Choose a minister to sway, or go on."), ends=N_("Sway nobody"))


def sway(s: Root, seat: int) -> Flow[None]:
    """Law 12.5.3: one minister a turn."""
    board = duchy(s, seat)
    menu = Menu(s)
    for minister in range(len(MINISTERS)):
        if minister not in board.swayed:
            menu.offer(MINISTER_OPTIONS[minister], why_not_sway(s, board, minister))
    if menu.explains:
        menu.explain(lambda refusal: why_unmoved(s, board, refusal))
    offer_daylight(s, seat, menu)
    menu.options.append(END)
    choice = yield menu.ask(seat, WHOM_TO_SWAY, "12.5.3", always=bool(s.hands[seat]))
    if choice == END:
        return
    if not isinstance(choice, Minister):
        s.then("duchy.sway", seat)
        flow = take_daylight(s, seat, choice)
        if flow is not None:
            yield from flow
        return
    s.then("extras", seat)
    minister = choice.which
    rank = RANK_OF[minister]
    yield from convince(s, board, CARDS[rank])
    board.crowns[rank] -= 1
    board.swayed.append(minister)
    s.note(seat, SWAYED, "12.5.3.III", minister=minister)
    s.score(seat, POINTS[rank], "12.5.3.III")


def why_not_sway(s: Root, board: Duchy, minister: int) -> str | None:
    """Law 12.5.3.I, 12.5.3.II: a crown of the rank, and enough cards and clearings."""
    rank = RANK_OF[minister]
    if not board.crowns[rank]:
        return "12.5.3.I"
    return None if Audience(s, board.seat).can_show(CARDS[rank]) else "12.5.3.II"


def why_unmoved(s: Root, board: Duchy, refusal: Refusal) -> Because:
    """Law 12.5.3.I, 12.5.3.II: which crown is missing, or how many cards could be shown."""
    minister = refusal.option
    assert isinstance(minister, Minister)
    if refusal.law == "12.5.3.I":
        return because(refusal.law, NO_CROWN, minister=minister.which)
    needs, audience = CARDS[RANK_OF[minister.which]], Audience(s, board.seat)
    shown = max(n for n in range(needs) if audience.can_show(n))
    return because(refusal.law, FEW_TO_SHOW, n=needs, has=shown)


class Audience:
    """Law 12.5.3.II: the clearings of each suit with their pieces; each can be shown one card (ruling R39).

    The Lost City is one clearing, for a card of any suit.
    """

    def __init__(self, s: Root, seat: int) -> None:
        self.suits = s.setting.suit
        self.hand = s.hands[seat]
        self.clearings = [0] * ALL_SUITS
        self.shown = [0, 0, 0, 0]
        for at in CLEARINGS:
            if s.present(seat, at):
                self.clearings[s.suits[at]] += 1

    def can_show(self, count: int, first: int = NOBODY) -> bool:
        """Whether so many cards can still be shown, that one among them; birds go to any clearing left over."""
        held = [0, 0, 0, 0]
        for card in self.hand:
            held[self.suits[card]] += 1
        shown = self.shown.copy()
        if first != NOBODY:
            suit = self.suits[first]
            held[suit] -= 1
            shown[suit] += 1
            count -= 1
        free = [self.clearings[suit] - shown[suit] for suit in range(BIRD)]
        wild = self.clearings[EVERY] + sum(min(0, left) for left in free)
        if wild < 0:
            return False
        room = sum(self.clearings) - sum(shown)
        fit = sum(min(held[suit], max(0, free[suit])) for suit in range(BIRD))
        beyond = min(wild, sum(held[:BIRD]) - fit)
        return room >= count and fit + beyond + held[BIRD] >= count


def convince(s: Root, board: Duchy, count: int) -> Flow[None]:
    """Law 12.5.3.II: reveal so many cards; which clearing each is for does not matter afterwards."""
    seat = board.seat
    audience = Audience(s, seat)
    for left in range(count, 0, -1):
        cards = [card for card in s.hands[seat] if audience.can_show(left, card)]
        yield from reveal(s, seat, board.revealed, cards, "12.5.3.II", always=left < count)
        audience.shown[s.setting.suit[board.revealed[-1]]] += 1
