"""Law 8: the Woodland Alliance."""

from __future__ import annotations

from bisect import insort
from functools import partial
from typing import Any, Final

from lexludi.games.root.rules import data
from lexludi.games.root.rules.battle import ask_battle, can_battle
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.codes import (
    ALLIANCE,
    BASE_FOX,
    BASE_MOUSE,
    BASE_RABBIT,
    BASES,
    BIRD,
    CLEARINGS,
    NOBODY,
    SYMPATHY,
    WARRIOR,
)
from lexludi.games.root.rules.craft import by_suit, offer_crafts
from lexludi.games.root.rules.events import ShowedHand, Spent
from lexludi.games.root.rules.move import ask_move, can_move
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.printed import Pack
from lexludi.games.root.rules.prompts import (
    BATTLE,
    COUNT,
    END,
    MOVE,
    PLACE,
    RECRUIT,
    WHERE_TO_RECRUIT,
    act,
    note,
    prompt,
)
from lexludi.games.root.rules.removal import Removal, Trigger, remove_all_enemies
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, ANY_TIME, offer_birdsong, pay_card, take_birdsong
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, which_card

SHEET: Final = data.factions()["alliance"]
"""The base of each suit."""
COST: Final = SHEET.tracks["sympathy"].cost
POINTS: Final = SHEET.tracks["sympathy"].vp
BONUS: Final = SHEET.tracks["base"].draw
TRACK: Final = 10
CAPACITY: Final = SHEET.numbers["supporters_without_base"]
REVOLT_COST: Final = SHEET.numbers["revolt_cost"]
MARTIAL_LAW: Final = SHEET.numbers["martial_law_warriors"]
MARTIAL_LAW_COST: Final = SHEET.numbers["martial_law_cost"]
DRAW: Final = SHEET.numbers["draw"]

REVOLT: Final = act("revolt", N_("Revolt"))
SPREAD: Final = act("spread", N_("Spread sympathy"))
MOBILIZE: Final = act("mobilize", N_("Mobilize"))
TRAIN: Final = act("train", N_("Train an officer"))
ORGANIZE: Final = act("organize", N_("Organize"))


class Alliance(Board):
    """Their board: supporters, officers, and the operations left this Evening."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ALLIANCE)
        self.supporters: list[int] = []
        self.officers = 0
        self.operations = 0

    def copy(self) -> Alliance:
        b = Alliance(self.seat)
        b.supporters = self.supporters.copy()
        b.officers = self.officers
        b.operations = self.operations
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 8.2.1."""
        return by_suit(s, s.pieces[SYMPATHY])

    def guerrilla(self) -> bool:
        """Law 8.2.2."""
        return True

    def draws(self, s: Root) -> int:
        """Law 8.6.2."""
        return DRAW + sum(BONUS[: bases_out(s)])

    def discard_law(self) -> str:
        return "8.6.2"

    def worth(self, s: Root) -> float:
        return min(len(self.supporters), 8) * 1.5 + self.officers * 4.0

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """Law 8.2.3."""
        return [] if viewer == self.seat else [self.supporters]

    def cards(self) -> list[int]:
        return self.supporters

    def view(self, viewer: int | None) -> dict[str, Any]:
        mine = viewer == self.seat
        return {
            "supporters": self.supporters.copy() if mine else [-1] * len(self.supporters),
            "officers": self.officers,
            "operations": self.operations,
        }

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += self.officers

    def lines(self, pack: Pack) -> list[tuple[str, str]]:
        return [
            ("supporters", " ".join(pack.names[card] for card in self.supporters)),
            ("officers", str(self.officers)),
            ("operations", str(self.operations)),
        ]

    def read(self, lines: dict[str, str], pack: Pack) -> None:
        self.supporters = sorted(pack.names.index(name) for name in lines.pop("supporters", "").split())
        self.officers = int(lines.pop("officers", "0"))
        self.operations = int(lines.pop("operations", "0"))


def alliance(s: Root, seat: int) -> Alliance:
    board = s.boards[seat]
    assert isinstance(board, Alliance)
    return board


def bases_out(s: Root) -> int:
    return 3 - s.stock[BASE_FOX] - s.stock[BASE_RABBIT] - s.stock[BASE_MOUSE]


# 8.2 Faction rules and abilities


def gain_supporter(s: Root, seat: int, card: int) -> None:
    """Law 8.2.3.I: without a base only five; what is too much is discarded."""
    board = alliance(s, seat)
    if len(board.supporters) >= CAPACITY and not bases_out(s):
        s.discard(card)
        s.tell(Spent(seat, card, "8.2.3.I"))
    else:
        insort(board.supporters, card)


SPEND_SUPPORTER: Final = prompt("supporter", N_("Choose a supporter to spend."))


def spend_supporters(s: Root, seat: int, suit: int, count: int, law: str) -> Flow[None]:
    """Law 8.2.3: supporters pay by suit; which of them go is asked where it matters."""
    board = alliance(s, seat)
    for _ in range(count):
        fit = [card for card in board.supporters if s.matches(card, suit)]
        card = yield from which_card(seat, SPEND_SUPPORTER, fit, law)
        discard_supporter(s, board, card, law)


def discard_supporter(s: Root, board: Alliance, card: int, law: str) -> None:
    board.supporters.remove(card)
    s.discard(card)
    s.tell(Spent(board.seat, card, law))


def fitting(s: Root, seat: int) -> list[int]:
    """How many supporters may be spent as each suit: all of them in the Lost City."""
    counts = [0, 0, 0, 0]
    suits = s.setting.suit
    supporters = alliance(s, seat).supporters
    for card in supporters:
        counts[suits[card]] += 1
    birds = counts[BIRD]
    return [counts[0] + birds, counts[1] + birds, counts[2] + birds, birds, len(supporters)]


def outrage_on_entry(s: Root, mover: int, owner: int, at: int) -> Flow[None] | None:
    """Law 8.2.6: warriors have moved into a sympathetic clearing."""
    seat = s.setting.owner[SYMPATHY]
    if not s.pieces[SYMPATHY][at] or mover == seat or owner == seat:
        return None
    return outrage(s, seat, mover, at)


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 8.2.4, 8.2.6: what follows when sympathy or a base is removed."""
    seat = s.setting.owner[SYMPATHY]
    for loss in removal.losses:
        offender = NOBODY if loss.by == NOBODY else s.side[loss.by]  # E.3.7
        if loss.kind == SYMPATHY and offender not in (seat, NOBODY):
            triggers.append(Trigger("8.2.6", offender, loss.at, partial(outrage, s, seat, offender, loss.at)))
        elif loss.kind in BASES:
            triggers.append(Trigger("8.2.4", seat, loss.at, partial(lose_base, s, seat, loss.kind)))


PAY_OUTRAGE: Final = prompt("outrage", N_("Outrage in {at}: choose a card for the supporters."), at=PLACE)


def outrage(s: Root, seat: int, offender: int, at: int) -> Flow[None]:
    """Law 8.2.6: a card of the clearing's suit for the supporters, or the hand is shown and the deck gives one."""
    fit = s.matching(offender, s.suits[at])
    if fit:
        paid = yield from which_card(offender, PAY_OUTRAGE, fit, "8.2.6", always=True, at=at)
        s.hands[offender].remove(paid)
        s.tell_given(offender, seat, paid, "8.2.6")
        gain_supporter(s, seat, paid)
        return
    s.seen += 1
    if not s.setting.bots[offender]:
        s.tell(ShowedHand(offender, seat, tuple(s.hands[offender]), "8.2.6"))
    card = s.top_card()
    if card != NOBODY:
        gain_supporter(s, seat, card)


BASE_LOST: Final = note("base-lost", N_("{seat} loses the supporters of a base (officers lost: {n})."), n=COUNT)
DISCARD_SUPPORTER: Final = prompt("discard-supporter", N_("Discard a supporter: without a base only five may stay."))


def lose_base(s: Root, seat: int, kind: int) -> Flow[None]:
    """Law 8.2.4: its supporters leave, birds included, and half the officers; with no base left, five may stay."""
    board = alliance(s, seat)
    suit = BASES.index(kind)
    for card in board.supporters.copy():
        if s.matches(card, suit):
            discard_supporter(s, board, card, "8.2.4")
    gone = (board.officers + 1) // 2
    board.officers -= gone
    s.supply[seat] += gone
    s.note(seat, BASE_LOST, "8.2.4", n=gone)
    while not bases_out(s) and len(board.supporters) > CAPACITY:
        card = yield from which_card(seat, DISCARD_SUPPORTER, board.supporters, "8.2.4")
        discard_supporter(s, board, card, "8.2.4")


# 8.3 Faction setup


def setup(s: Root, seat: int) -> None:
    """Law 8.3."""
    for _ in range(SHEET.numbers["starting_supporters"]):
        insort(alliance(s, seat).supporters, s.top_card())


# 8.4 Birdsong


def birdsong(s: Root, seat: int) -> Flow[None]:
    """Law 8.4: revolts first, then sympathy; each as often as they like."""
    yield from choose_step(s, seat, True)


def spreading(s: Root, seat: int) -> Flow[None]:
    """Law 8.4.2: once sympathy has spread, there are no more revolts this turn."""
    yield from choose_step(s, seat, False)


REVOLT_OR_SPREAD: Final = prompt("alliance-birdsong", N_("Revolt, spread sympathy, or go on."), ends=N_("End Birdsong"))


def choose_step(s: Root, seat: int, may_revolt: bool) -> Flow[None]:
    menu = Menu(s)
    menu.offer(REVOLT, None if may_revolt and revolts(s, seat) else "8.4.1" if may_revolt else "8.4")
    menu.offer(SPREAD, None if spreads(s, seat) else "8.4.2")
    offer_birdsong(s, seat, menu)
    menu.options.append(END)
    choice = yield menu.ask(seat, REVOLT_OR_SPREAD, "8.4")
    if choice == END:
        return
    if choice == REVOLT:
        s.then("alliance.birdsong", seat)
        yield from revolt(s, seat)
    elif choice == SPREAD:
        s.then("alliance.spread", seat)
        yield from spread(s, seat)
    else:
        s.then("alliance.birdsong" if may_revolt else "alliance.spread", seat)
        yield from take_birdsong(s, seat, choice)


def revolts(s: Root, seat: int) -> list[int]:
    """Law 8.4.1.I, II: sympathetic clearings whose base is unbuilt and whose supporters suffice."""
    enough = fitting(s, seat)
    row = s.pieces[SYMPATHY]
    found = []
    for at in CLEARINGS:
        if not row[at] or enough[s.suits[at]] < REVOLT_COST or not unbuilt(s, at):
            continue
        room = s.slots[at] or any(
            s.buildings[enemy][at] and s.why_not_remove(seat, enemy, at) is None for enemy in s.enemies(seat)
        )
        if room and s.why_not_place(seat, at) is None:
            found.append(at)
    return found


def unbuilt(s: Root, at: int) -> list[Build]:
    """Law 8.4.1.I: the bases on the board that match a clearing."""
    return [Build(BASES[suit], at) for suit in s.suits_of(at) if s.stock[BASES[suit]]]


WHERE_TO_REVOLT: Final = prompt("revolt", N_("Choose where to revolt."))
REVOLT_BASE: Final = prompt("revolt-base", N_("Choose the base for {at}."), at=PLACE)


def revolt(s: Root, seat: int) -> Flow[None]:
    """Law 8.4.1; in the Lost City they choose the base, and its printed suit counts."""
    at = yield from where(seat, WHERE_TO_REVOLT, revolts(s, seat), "8.4.1.I")
    base = yield from one_of(seat, REVOLT_BASE, unbuilt(s, at), "8.4.1.III", at=at)
    yield from spend_supporters(s, seat, s.suits[at], REVOLT_COST, "8.4.1.II")
    yield from remove_all_enemies(s, seat, [at])
    s.place(base.kind, at)
    row = s.pieces[SYMPATHY]
    suit = BASES.index(base.kind)
    s.place_warriors(seat, sum(row[c] for c in CLEARINGS if s.is_suit(c, suit)), at)
    add_officer(s, seat)


NEW_OFFICER: Final = note("officer", N_("{seat} gains an officer (officers: {n})."), n=COUNT)


def add_officer(s: Root, seat: int) -> None:
    if s.supply[seat]:
        s.supply[seat] -= 1
        board = alliance(s, seat)
        board.officers += 1
        s.note(seat, NEW_OFFICER, "8.4.1.III", n=board.officers)


def spreads(s: Root, seat: int) -> list[int]:
    """Law 8.4.2.I, II: where sympathy can spread with the supporters there are."""
    out = TRACK - s.stock[SYMPATHY]
    if out == TRACK:
        return []
    enough = fitting(s, seat)
    row = s.pieces[SYMPATHY]
    cost = COST[out]
    found = []
    for at in CLEARINGS:
        supporters = enough[s.suits[at]]
        if row[at] or supporters < cost or (out and not beside_sympathy(s, seat, at)):
            continue
        if supporters >= spread_cost(s, seat, at) and s.why_not_place(seat, at) is None:
            found.append(at)
    return found


def beside_sympathy(s: Root, seat: int, at: int) -> bool:
    """Law 8.4.2.I: whether an adjacent clearing is sympathetic."""
    row = s.pieces[SYMPATHY]
    for near in s.neighbours(seat, at):
        if row[near]:
            return True
    return False


def spread_cost(s: Root, seat: int, at: int) -> int:
    """Law 8.4.2.II, and martial law (a)."""
    cost = COST[TRACK - s.stock[SYMPATHY]]
    for other in range(s.players):
        if other != seat and s.warriors[other][at] >= MARTIAL_LAW:
            return cost + MARTIAL_LAW_COST
    return cost


WHERE_TO_SPREAD: Final = prompt("spread", N_("Choose where sympathy spreads."))


def spread(s: Root, seat: int) -> Flow[None]:
    """Law 8.4.2."""
    at = yield from where(seat, WHERE_TO_SPREAD, spreads(s, seat), "8.4.2.I")
    yield from spend_supporters(s, seat, s.suits[at], spread_cost(s, seat, at), "8.4.2.II")
    place_sympathy(s, seat, at, "8.4.2.III")


def place_sympathy(s: Root, seat: int, at: int, law: str) -> None:
    points = POINTS[TRACK - s.stock[SYMPATHY]]
    s.place(SYMPATHY, at)
    s.score(seat, points, law)


# 8.5 Daylight


WHICH_ACTION: Final = prompt("alliance-daylight", N_("Choose what to do in Daylight."), ends=N_("End Daylight"))
MOBILIZED: Final = note("mobilized", N_("{seat} adds a card to the supporters."))
WHICH_SUPPORTER: Final = prompt("mobilize", N_("Choose a card to add to the supporters."))
PAY_OFFICER: Final = prompt("train", N_("Spend a card to train an officer."))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 8.5."""
    menu = Menu(s)
    offer_crafts(s, seat, menu)
    menu.offer(MOBILIZE, None if s.hands[seat] else "8.5.2")
    menu.offer(TRAIN, None if recruits_pay(s, seat) and s.supply[seat] else "8.5.3")
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_ACTION, "8.5", "alliance.daylight")
    if choice == MOBILIZE:
        card = yield from which_card(seat, WHICH_SUPPORTER, s.hands[seat], "8.5.2")
        s.hands[seat].remove(card)
        gain_supporter(s, seat, card)
        s.note(seat, MOBILIZED, "8.5.2")
    elif choice == TRAIN:
        yield from pay_card(s, seat, PAY_OFFICER, recruits_pay(s, seat), "8.5.3")
        add_officer(s, seat)


def recruits_pay(s: Root, seat: int) -> list[int]:
    """Law 8.5.3: cards of a suit whose base is on the map."""
    if not bases_out(s):
        return []
    suits = s.setting.suit
    return [card for card in s.hands[seat] if suits[card] == BIRD or not s.stock[BASES[suits[card]]]]


# 8.6 Evening


def begin_evening(s: Root, seat: int) -> None:
    """Law 8.6.1."""
    board = alliance(s, seat)
    board.operations = board.officers


WHICH_OPERATION: Final = prompt(
    "operations", N_("Choose a military operation ({n} left)."), n=COUNT, ends=N_("End the operations")
)


def operations(s: Root, seat: int) -> Flow[None]:
    """Law 8.6.1."""
    board = alliance(s, seat)
    if not board.operations:
        return
    menu = Menu(s)
    menu.offer(MOVE, None if can_move(s, seat) else "8.6.1.I")
    menu.offer(BATTLE, None if can_battle(s, seat) else "8.6.1.II")
    menu.offer(RECRUIT, None if s.supply[seat] and musters(s, seat) else "8.6.1.III")
    menu.offer(ORGANIZE, None if s.stock[SYMPATHY] and organizers(s, seat) else "8.6.1.IV")
    left = board.operations
    choice = yield from ANY_TIME.choose(s, seat, menu, WHICH_OPERATION, "8.6.1", "alliance.operations", n=left)
    if choice is None:
        return
    board.operations -= 1
    if choice == MOVE:
        yield from ask_move(s, seat, "8.6.1.I", False)
    elif choice == BATTLE:
        yield from ask_battle(s, seat, "8.6.1.II")
    elif choice == RECRUIT:
        at = yield from where(seat, WHERE_TO_RECRUIT, musters(s, seat), "8.6.1.III")
        s.place_warriors(seat, 1, at)
    else:
        yield from organize(s, seat)


def musters(s: Root, seat: int) -> list[int]:
    """Law 8.6.1.III: clearings with a base."""
    bases = s.buildings[seat]
    return [at for at in CLEARINGS if bases[at] and s.why_not_place(seat, at) is None]


def organizers(s: Root, seat: int) -> list[int]:
    """Law 8.6.1.IV: unsympathetic clearings with a warrior of theirs."""
    row = s.pieces[SYMPATHY]
    mine = s.warriors[seat]
    return [at for at in CLEARINGS if mine[at] and not row[at] and s.why_not_place(seat, at) is None]


WHERE_TO_ORGANIZE: Final = prompt("organize", N_("Choose where to organize."))


def organize(s: Root, seat: int) -> Flow[None]:
    """Law 8.6.1.IV."""
    at = yield from where(seat, WHERE_TO_ORGANIZE, organizers(s, seat), "8.6.1.IV")
    removal = Removal(seat)
    removal.take(s, seat, seat, WARRIOR, 1, at)
    yield from removal.resolve(s)
    place_sympathy(s, seat, at, "8.6.1.IV")


def listen(setting: Setting, seat: int) -> None:
    setting.on_entered.append(outrage_on_entry)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    ALLIANCE,
    Alliance,
    setup="alliance.setup",
    birdsong=("alliance.birdsong",),
    daylight=("alliance.daylight",),
    evening=("alliance.begin", "alliance.operations", "draw"),
    steps={
        "alliance.setup": setup,
        "alliance.birdsong": birdsong,
        "alliance.spread": spreading,
        "alliance.daylight": daylight,
        "alliance.begin": begin_evening,
        "alliance.operations": operations,
    },
    pieces=(*BASES, SYMPATHY),
    listen=listen,
)
