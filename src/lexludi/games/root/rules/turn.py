"""Law 1.4: a turn and its three phases, and what any faction may do in them."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.hirelings.board import deed_needs_cards, offer_deeds, take_deed
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import ALL_SUITS, BIRDSONG, DAYLIGHT, EVENING, NOBODY, SEATS
from lexludi.games.root.rules.box.printed import MOST_CARDS
from lexludi.games.root.rules.craft import craft, may_craft, offer_crafts
from lexludi.games.root.rules.crafted import can_use, needs_cards, offer_cards, open_window, use, window
from lexludi.games.root.rules.dominance import (
    check_dominance,
    offer_dominance,
    take_dominance,
    why_not_activate,
)
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.effects import (
    END_OF_BIRDSONG,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
)
from lexludi.games.root.rules.events import OpenedPath, PhaseBegan, TurnBegan
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Craft, Dominance, Hire, Path, Take, Use
from lexludi.games.root.rules.prompts import CLEARING, END, NO_CARDS, prompt, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Ask, Flow, Menu, Value
from lexludi.kernel.options import Because, Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS, Phase
from lexludi.parts.options import Card

HAND_LIMIT: Final = data.common().hand_limit
TURNS: Final = [[(step, seat) for step in ("turn-end", "evening", "daylight", "birdsong")] for seat in range(SEATS)]
"""The turn of each seat as it is put on the agenda: the last step first."""
PATH_OPENED: Final = ONCE.mark("path-opened")
"""Once a turn (C.3.3)."""
CARDS: Final = [Card(card) for card in range(MOST_CARDS)]
IN_ANY_DAYLIGHT: Final = frozenset((Craft, Use, Dominance, Take, Path, Hire))
"""The kinds of options that `take_daylight` knows."""


def turn(s: Root, seat: int) -> None:
    """Law 1.4.1."""
    s.active = seat
    s.number += 1
    s.draft = None
    s.used = 0
    s.activated = [0] * ALL_SUITS
    if s.log is not None:
        s.tell(TurnBegan(seat, s.number))
    for begun in s.setting.on_turn:
        begun(s, seat)
    s.agenda += TURNS[seat]


def birdsong(s: Root, seat: int) -> None:
    """Law 1.4.1, 3.3.1: dominance is checked before everything else."""
    begin(s, seat, BIRDSONG)
    if s.dominance[seat] != NOBODY:
        check_dominance(s, seat)
    setting = s.setting
    moments = setting.moments
    for effect, happens in moments.birdsong:
        if s.effects[seat] & effect:
            happens(s, seat)
    s.agenda.append(("window", seat, END_OF_BIRDSONG))
    steps = setting.agendas[seat][0]
    if s.effects[seat] & moments.windows[IN_BIRDSONG]:
        s.then("window", seat, IN_BIRDSONG)
        for step in steps:
            s.schedule(("window", seat, IN_BIRDSONG), step)
    else:
        s.agenda += steps
    if setting.asides or setting.openers:
        s.then("window", seat, START_OF_BIRDSONG)
        if setting.asides:
            s.then("asides", seat)
        s.schedule(*[(step, seat) for step in setting.openers])
    elif s.effects[seat]:
        open_window(s, seat, START_OF_BIRDSONG)


def daylight(s: Root, seat: int) -> None:
    begin(s, seat, DAYLIGHT)
    s.agenda += s.setting.agendas[seat][1]
    if s.effects[seat]:
        open_window(s, seat, START_OF_DAYLIGHT)


def evening(s: Root, seat: int) -> None:
    begin(s, seat, EVENING)
    if s.setting.asides:
        for step in s.setting.agendas[seat][2]:
            s.agenda.append(step)
            if step[0] == "draw":
                s.then("asides", seat)
    else:
        s.agenda += s.setting.agendas[seat][2]
    if s.effects[seat]:
        open_window(s, seat, START_OF_EVENING)


def begin(s: Root, seat: int, phase: int) -> None:
    s.phase = phase
    if s.log is not None:
        s.tell(PhaseBegan(seat, phase))
    for begun in s.setting.on_phase:
        begun(s)


def turn_end(s: Root, seat: int) -> None:
    """Law C.3.4: whoever rules the Pass at the end of Evening scores; then the next player's turn (1.4.1)."""
    for landmark in s.landmarks:
        landmark.end_turn(s, seat)
    s.agenda.append(("turn", s.setting.turns[seat][1]))
    for over in s.setting.on_turn_end:
        over(s, seat)


# What other factions let a player do at any time in his turn


def asides(s: Root, seat: int) -> Flow[Option | None] | None:
    """A moment between the steps of a turn, for whoever has any use for it (ruling R48)."""
    return use_asides(s, seat) if aside_open(s, seat) else None


def aside_open(s: Root, seat: int) -> bool:
    """Whether a player could do any of this with the right cards, which others cannot see."""
    asides = s.setting.asides
    return bool(asides) and any(aside.open_to(s, seat) for aside in asides)


ASIDE: Final = prompt("aside", N_("Do something before going on?"))


def use_asides(s: Root, seat: int) -> Flow[Option | None]:
    return ANY_MOMENT.choose(s, seat, Menu(s), ASIDE, "1.4.2", "asides", always=True)


def offer_asides(s: Root, seat: int, menu: Menu) -> None:
    for aside in s.setting.asides:
        aside.offer(s, seat, menu)


def take_aside(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """How one of these is done; None if the choice is none of them."""
    for aside in s.setting.asides:
        flow = aside.take(s, seat, choice)
        if flow is not None:
            return flow
    return None


ANY_MOMENT: Final = Phase(offer_asides, take_aside, PASS, aside_open)
ANY_TIME: Final = Phase(offer_asides, take_aside, END, aside_open)


# What every faction may do in its Birdsong


def offer_birdsong(s: Root, seat: int, menu: Menu) -> None:
    """Crafted cards for any moment of Birdsong; a faction's own menu adds these (ruling R13)."""
    if can_use(s, seat, IN_BIRDSONG):
        offer_cards(s, seat, IN_BIRDSONG, menu)
    offer_asides(s, seat, menu)


def take_birdsong(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """How one of these is done, or crafting; None if the choice is none of them."""
    if type(choice) is Craft:
        return craft(s, seat, choice.card)
    if type(choice) is Use:
        return use(s, seat, choice.card)
    return take_aside(s, seat, choice)


ANY_BIRDSONG: Final = Phase(offer_birdsong, take_birdsong, END, aside_open)


# What every faction may do in its Daylight


def offer_daylight(s: Root, seat: int, menu: Menu) -> None:
    """Crafted cards, dominance, and the closed paths of the mountain map; a faction's own menu adds these."""
    setting = s.setting
    if s.effects[seat]:
        offer_cards(s, seat, IN_DAYLIGHT, menu)
    if (s.available or s.held[seat] & setting.pack.dominances) and setting.dominance_allowed:
        offer_dominance(s, seat, menu)
    if s.closed:
        offer_paths(s, seat, menu)
    if setting.hirelings:
        offer_deeds(s, seat, menu)
    if setting.asides:
        offer_asides(s, seat, menu)


def hand_matters(s: Root, seat: int) -> bool:
    """Whether these depend on what the hand holds: then even a forced choice is asked, so that nothing shows."""
    if not s.hands[seat]:
        return False
    if s.setting.hirelings and deed_needs_cards(s, seat):
        return True
    if needs_cards(s, seat) or aside_open(s, seat):
        return True
    return bool(s.available) or (not s.removed and why_not_activate(s, seat) is None)


def offer_paths(s: Root, seat: int, menu: Menu) -> None:
    """Law C.3.3."""
    for a, b in s.closed:
        why = None
        if s.used & PATH_OPENED or not s.hands[seat] or not (s.present(seat, a) or s.present(seat, b)):
            why = "C.3.3"
        menu.offer(Path(a, b), why)
        if menu.explains:
            menu.tell(Path(a, b), why_no_path(s, seat, a, b))


OPENED_ALREADY: Final = reason("opened-already", N_("you have opened a path this turn."))
NOT_AT_PATH: Final = reason("not-at-path", N_("you have no piece in clearing {a} or {b}."), a=CLEARING, b=CLEARING)


def why_no_path(s: Root, seat: int, a: int, b: int) -> Because:
    if s.used & PATH_OPENED:
        return because("C.3.3", OPENED_ALREADY)
    if not (s.present(seat, a) or s.present(seat, b)):
        return because("C.3.3", NOT_AT_PATH, a=a, b=b)
    return because("C.3.3", NO_CARDS)


def take_daylight(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """How one of these is done, or crafting; None if the choice is none of them."""
    if type(choice) not in IN_ANY_DAYLIGHT:
        return take_aside(s, seat, choice) if s.setting.asides else None
    if type(choice) is Craft:
        return craft(s, seat, choice.card)
    if type(choice) is Use:
        return use(s, seat, choice.card)
    if type(choice) is Dominance:
        return s.boards[seat].activate_dominance(s, choice.card)
    if type(choice) is Take:
        return take_dominance(s, seat, choice.card)
    if type(choice) is Path:
        return open_path(s, seat, choice.a, choice.b)
    if type(choice) is Hire:
        return take_deed(s, choice.owner, choice.deed)
    return None


ANY_DAYLIGHT: Final = Phase(offer_daylight, take_daylight, END, hand_matters)


PAY_PATH: Final = prompt("pay-path", N_("Spend a card to open the path between {a} and {b}."), a=CLEARING, b=CLEARING)


def open_path(s: Root, seat: int, a: int, b: int) -> Flow[None]:
    """Law C.3.3: spend a card, remove the marker, score a point."""
    yield from pay_card(s, seat, PAY_PATH, s.hands[seat], "C.3.3", a=a, b=b)
    s.used |= PATH_OPENED
    s.closed = tuple(pair for pair in s.closed if pair != (a, b))
    s.lay_path(a, b)
    s.tell(OpenedPath(seat, a, b))
    s.score(seat, 1, "C.3.3")


MORE_DAYLIGHT: Final = Phase(offer_daylight, take_daylight, PASS, hand_matters)
WHAT_TO_CRAFT: Final = prompt("craft", N_("Craft a card, or go on."))


def crafting(s: Root, seat: int) -> Flow[Option | None]:
    """A step in which a player crafts what he likes, where crafting comes before the other actions."""
    menu = Menu(s)
    offer_crafts(s, seat, menu)
    always = not s.boards[seat].is_asked_next() and may_craft(s, seat)
    return MORE_DAYLIGHT.choose(s, seat, menu, WHAT_TO_CRAFT, "4.1", "crafting", always)


def craft_only(s: Root, seat: int) -> Flow[Option | None]:
    """Law 10.6.2, 12.6.2, 13.4.1: crafting outside Daylight; in Birdsong, new cards can be used (ruling R43)."""
    menu = Menu(s)
    offer_crafts(s, seat, menu)
    offer = offer_birdsong if s.phase == BIRDSONG else offer_asides
    phase = Phase(offer, take_birdsong, PASS, may_craft)
    return phase.choose(s, seat, menu, WHAT_TO_CRAFT, "4.1", "craft")


EXTRAS: Final = prompt("extras", N_("Do something more in Daylight, or go on."))


def extras(s: Root, seat: int) -> Flow[Option | None]:
    """What is left of a Daylight whose own steps are done: crafted cards, dominance, closed paths."""
    return MORE_DAYLIGHT.choose(s, seat, Menu(s), EXTRAS, "1.4.1", "extras")


PAUSE: Final = prompt("pause", N_("The match waits here."), passes=N_("Wait"))


def pause(s: Root, seat: int) -> Flow[None]:
    """Where a puzzle or a test ends: nothing happens any more."""
    yield Ask(seat, PAUSE, [PASS], "1.4.1", always=True)
    s.then("pause", seat)


# Evening


WHAT_TO_DISCARD: Final = prompt("discard", N_("Discard a card: only five may stay in hand."))


def draw(s: Root, seat: int) -> Flow[None] | None:
    """Draw, then discard down to five cards (Law 6.6, 7.6.2, 8.6.2, 9.6.2, 9.6.3)."""
    drawing = draw_cards(s, seat, s.boards[seat].draws(s))
    if drawing is None and len(s.hands[seat]) <= HAND_LIMIT:
        return None
    return discard_down(s, seat, drawing)


def discard_down(s: Root, seat: int, drawing: Flow[None] | None) -> Flow[None]:
    if drawing is not None:
        yield from drawing
    hand = s.hands[seat]
    law = s.boards[seat].discard_law()
    while len(hand) > HAND_LIMIT:
        choice: Card = yield Ask(seat, WHAT_TO_DISCARD, card_options(hand), law)
        s.spend(seat, choice.card, law)


def pay_card(
    s: Root, seat: int, prompt: str, cards: list[int], law: str, always: bool = False, **values: Value
) -> Flow[int]:
    """Spend one of these cards."""
    ask = Ask(seat, prompt, card_options(cards), law, always)
    ask.values = values
    choice: Card = yield ask
    s.spend(seat, choice.card, law)
    return choice.card


def card_options(held: list[int]) -> list[Option]:
    """A choice between cards."""
    return [CARDS[card] for card in held]


STEPS: Final = {
    "turn": turn,
    "birdsong": birdsong,
    "daylight": daylight,
    "evening": evening,
    "turn-end": turn_end,
    "window": window,
    "asides": asides,
    "crafting": crafting,
    "craft": craft_only,
    "extras": extras,
    "pause": pause,
    "draw": draw,
}
