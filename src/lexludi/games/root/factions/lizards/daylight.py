"""Law 10.5, 10.6: the Lizard Cult's Daylight and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.lizards.board import ACOLYTES_NOW, SHEET, gardens, lizards
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, EVERY, GARDENS
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import (
    KEPT_OUT,
    NO_CARD_OF,
    NO_CARDS,
    NO_SLOT,
    NO_WARRIORS_LEFT,
    NOT_RULED,
    RECRUIT,
    SCORE,
    WHERE_TO_RECRUIT,
    act,
    prompt,
    reason,
)
from lexludi.games.root.rules.reveal import reveal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import ANY_DAYLIGHT, pay_card
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import because
from lexludi.locale import N_
from lexludi.parts.asking import where

POINTS: Final = SHEET.tracks["garden"].vp

SACRIFICE: Final = act("sacrifice", N_("Sacrifice: reveal a bird card for an acolyte"))


# 10.5 Daylight


def begin_daylight(s: Root, seat: int) -> None:
    """Law 10.5.3: each suit can be scored again."""
    lizards(s, seat).scored = 0


WHICH_RITUAL: Final = prompt("rituals", N_("Choose a ritual, or go on."), ends=N_("End Daylight"))


def daylight(s: Root, seat: int) -> Flow[None]:
    """Law 10.5: a ritual for a revealed card, then perhaps another."""
    board = lizards(s, seat)
    menu = Menu(s)
    offer_gardens(s, seat, menu)
    menu.offer(RECRUIT, None if recruits(s, seat) else "10.5.2")
    menu.offer(SCORE, None if scorable(s, seat) else "10.5.3")
    menu.offer(SACRIFICE, None if s.supply[seat] and of_suit(s, seat, BIRD) else "10.5.4")
    if menu.explains:
        tell_rituals(s, seat, menu)
    always = bool(s.hands[seat])
    choice = yield from ANY_DAYLIGHT.choose(s, seat, menu, WHICH_RITUAL, "10.5", "lizards.daylight", always)
    if isinstance(choice, Build):
        yield from reveal(s, seat, board.revealed, of_suit(s, seat, GARDENS.index(choice.kind)), "10.5.1")
        s.place(choice.kind, choice.at)
    elif choice == RECRUIT:
        at = yield from where(seat, WHERE_TO_RECRUIT, recruits(s, seat), "10.5.2")
        yield from reveal(s, seat, board.revealed, of_suit(s, seat, s.suits[at]), "10.5.2")
        s.place_warriors(seat, 1, at)
    elif choice == SCORE:
        yield from score(s, seat)
    elif choice == SACRIFICE:
        yield from reveal(s, seat, board.revealed, of_suit(s, seat, BIRD), "10.5.4")
        sacrifice(s, seat)


NOTHING_TO_SCORE: Final = reason(
    "nothing-to-score", N_("you have no card of a suit that you have not scored this turn.")
)


def tell_rituals(s: Root, seat: int, menu: Menu) -> None:
    """Law 10.5.2 to 10.5.4: what each ritual lacks."""
    menu.tell(RECRUIT, because("10.5.2", NO_CARDS if s.supply[seat] else NO_WARRIORS_LEFT))
    menu.tell(SCORE, because("10.5.3", NOTHING_TO_SCORE))
    bird = because("10.5.4", NO_CARD_OF, suit=BIRD)
    menu.tell(SACRIFICE, bird if s.supply[seat] else because("10.5.4", NO_WARRIORS_LEFT))


def of_suit(s: Root, seat: int, suit: int) -> list[int]:
    """Law 10.2.2: the cards of the hand with that very suit; birds are not wild, not even in the Lost City."""
    suits = s.setting.suit
    if suit == EVERY:
        return [card for card in s.hands[seat] if suits[card] != BIRD]
    return [card for card in s.hands[seat] if suits[card] == suit]


def offer_gardens(s: Root, seat: int, menu: Menu) -> None:
    """Law 10.5.1: a garden for each clearing they rule and can reveal a card for."""
    held = [bool(of_suit(s, seat, suit)) for suit in range(len(GARDENS))]
    for at in CLEARINGS:
        for suit in s.suits_of(at):
            kind = GARDENS[suit]
            if not s.stock[kind]:
                continue
            if s.ruled[at] != seat or not held[suit]:
                if menu.explains:
                    ruled = s.ruled[at] == seat
                    why = because("10.5.1", NO_CARD_OF, suit=suit) if ruled else because("10.5.1", NOT_RULED, at=at)
                    menu.refuse(Build(kind, at), why)
            elif not s.slots[at]:
                if menu.explains:
                    menu.refuse(Build(kind, at), because("2.2.3", NO_SLOT, at=at))
            else:
                ban = s.why_not_place(seat, at)
                menu.offer(Build(kind, at), None if ban is None else because(ban, KEPT_OUT, at=at))


def recruits(s: Root, seat: int) -> list[int]:
    """Law 10.5.2."""
    if not s.supply[seat]:
        return []
    held = [bool(of_suit(s, seat, suit)) for suit in range(len(GARDENS))]
    return [at for at in CLEARINGS if any(held[suit] for suit in s.suits_of(at)) and s.why_not_place(seat, at) is None]


def scorable(s: Root, seat: int) -> list[int]:
    """Law 10.5.3: the cards of suits not scored this turn; without a garden they bring nothing (ruling R36)."""
    scored = lizards(s, seat).scored
    suits = s.setting.suit
    return [card for card in s.hands[seat] if suits[card] != BIRD and not scored >> suits[card] & 1]


SCORE_CARD: Final = prompt("score-card", N_("Choose a card to spend and score for."))


def score(s: Root, seat: int) -> Flow[None]:
    """Law 10.5.3."""
    card = yield from pay_card(s, seat, SCORE_CARD, scorable(s, seat), "10.5.3")
    suit = s.setting.suit[card]
    lizards(s, seat).scored |= 1 << suit
    grown = gardens(s, suit)
    if grown:
        s.score(seat, POINTS[grown - 1], "10.5.3")


def sacrifice(s: Root, seat: int) -> None:
    """Law 10.5.4."""
    board = lizards(s, seat)
    s.to_box(seat, 1)
    board.acolytes += 1
    s.note(seat, ACOLYTES_NOW, "10.5.4", n=board.acolytes)


# 10.6 Evening


def return_revealed(s: Root, seat: int) -> None:
    """Law 10.6.1."""
    board = lizards(s, seat)
    for card in board.revealed:
        s.into_hand(seat, card)
    board.revealed = []
