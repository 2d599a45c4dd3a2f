"""Law 3.3: dominance cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BIRD, NOBODY, VAGABOND
from lexludi.games.root.rules.box.printed import MOST_CARDS
from lexludi.games.root.rules.events import ActivatedDominance, TookDominance
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.options import Dominance, Take
from lexludi.games.root.rules.prompts import CARD, COUNT, NO_CARD_OF, ending, prompt, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Because, because
from lexludi.locale import N_
from lexludi.parts.asking import which_card

THRESHOLD: Final = data.common().dominance_points
CLEARINGS_TO_WIN: Final = 3
DOMINANCES: Final = [Dominance(card) for card in range(MOST_CARDS)]
TAKES: Final = [Take(card) for card in range(MOST_CARDS)]


def offer_dominance(s: Root, seat: int, menu: Menu) -> None:
    """Law 3.3.1, 3.3.4: activate a dominance card of the hand, or take one that is available."""
    held = s.held[seat]
    pack = s.setting.pack
    dominances = held & pack.dominances
    if dominances:
        why = why_not_activate(s, seat)
        if why is None or menu.explains:
            for card in s.hands[seat]:
                if dominances >> card & 1:
                    menu.offer(DOMINANCES[card], why)
    for card in s.available:
        if held & pack.suited[pack.suit[card]]:
            menu.options.append(TAKES[card])
        elif menu.explains:
            menu.refuse(TAKES[card], because("3.3.4", NO_CARD_OF, suit=pack.suit[card]))
    if menu.explains:
        tell_dominance(s, seat, menu)


def why_not_activate(s: Root, seat: int) -> str | None:
    """Law 3.3.1, 3.3.2; the Vagabond's coalitions have a rule of their own (9.2.8)."""
    if s.dominance[seat] != NOBODY:
        return "3.3.2"
    if s.setting.factions[seat] == VAGABOND:
        return "9.2.8" if s.players < 4 or not partners(s, seat) else None
    if s.points[seat] < THRESHOLD:
        return "3.3.1"
    return None


FEW_POINTS: Final = reason("few-points", N_("needs {n} points, you have {has}."), n=COUNT, has=COUNT)
DOMINATING: Final = reason("dominating", N_("you have activated a dominance card already."))
NO_COALITION: Final = reason(
    "no-coalition", N_("a Vagabond activates it to join somebody, with four players or more who are not all joined.")
)


def tell_dominance(s: Root, seat: int, menu: Menu) -> None:
    """Law 3.3.1 to 3.3.4, 9.2.8: what is in the way."""
    for card in s.hands[seat]:
        menu.tell(Dominance(card), why_in_facts(s, seat))


def why_in_facts(s: Root, seat: int) -> Because:
    if s.dominance[seat] != NOBODY:
        return because("3.3.2", DOMINATING)
    if s.setting.factions[seat] == VAGABOND:
        return because("9.2.8", NO_COALITION)
    return because("3.3.1", FEW_POINTS, n=THRESHOLD, has=s.points[seat])


def partners(s: Root, seat: int) -> list[int]:
    """Law 9.2.8: of all but himself, the players with the fewest points who are in no coalition yet (ruling R145)."""
    scored = [p for p in range(s.players) if p != seat and s.scores(p)]
    fewest = min((s.points[p] for p in scored), default=0)
    return [p for p in scored if s.points[p] == fewest and p not in s.partner]


def activate_dominance(s: Root, seat: int, card: int) -> None:
    """Law 3.3.1: the card comes into play, the score marker leaves the track."""
    s.out_of_hand(seat, card)
    s.dominance[seat] = card
    s.tell(ActivatedDominance(seat, card))


def payments(s: Root, seat: int, card: int) -> list[int]:
    """Law 3.3.4: the cards that pay for an available dominance card; for the bird one only birds (2.1.1.II)."""
    suit = s.setting.suit[card]
    return s.matching(seat, suit)


BY_DOMINANCE: Final = ending("dominance", N_("Victory by dominance: {winners}."))
PAY_DOMINANCE: Final = prompt("pay-dominance", N_("Spend a card to take {card}."), card=CARD)


def take_dominance(s: Root, seat: int, card: int) -> Flow[None]:
    """Law 3.3.4."""
    paid = yield from which_card(seat, PAY_DOMINANCE, payments(s, seat, card), "3.3.4", card=card)
    s.available.remove(card)
    s.spend(seat, paid, "3.3.4")
    s.into_hand(seat, card)
    s.tell(TookDominance(seat, card))


def check_dominance(s: Root, seat: int) -> None:
    """Law 3.3.1.I, 3.3.1.II: at the start of Birdsong."""
    card = s.dominance[seat]
    if card != NOBODY and s.partner[seat] == NOBODY and dominates(s, seat, card):
        s.win(seat, BY_DOMINANCE, "3.3.1.II" if s.setting.suit[card] == BIRD else "3.3.1.I")


def dominates(s: Root, seat: int, card: int) -> bool:
    """Whether that seat rules what a dominance card asks for: opposite corners, or three clearings of a suit."""
    suit = s.setting.suit[card]
    if suit == BIRD:
        opposite = s.setting.plan.opposite
        for corner in s.setting.plan.corners:
            if s.rules(seat, corner) and s.rules(seat, opposite[corner]):
                return True
        return False
    return len(PLACES_IN[s.realm[seat] & s.suited[suit]]) >= CLEARINGS_TO_WIN
