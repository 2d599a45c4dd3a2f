"""A turn of the Fair Folk: a nest, a quest, and cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae import cards
from lexludi.games.harrow.factions.fae.drawer import BARE, NO_NEST
from lexludi.games.harrow.factions.fae.quests import can_fulfil, fulfilments, why_not_fulfilled
from lexludi.games.harrow.factions.fae.searching import (
    ALL_FOUND,
    arrows_from,
    guess_at,
    guesses,
    no_guesses,
    point,
    seeking,
)
from lexludi.games.harrow.rules.box import printed
from lexludi.games.harrow.rules.box.codes import NOBODY
from lexludi.games.harrow.rules.box.printed import FAE_BOARD, FAE_CARDS, HEXES, OFFERS
from lexludi.games.harrow.rules.events import TurnBegan
from lexludi.games.harrow.rules.options import Arrow, Enchant, Guess, Lift, Nest, Quest
from lexludi.games.harrow.rules.prompts import COUNT, FAE_CARD, HEX, OFFER, QUEST, SEAT, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Because, Forbids, Option, Pass, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import PASS

ACT: Final = prompt("fae", N_("What do the Fair Folk do?"), passes=N_("End the turn"))
ARROW_OR_GUESS: Final = prompt("arrow-or-guess", N_("The quest is done: an arrow, or a guess?"))
WHICH_NEST: Final = prompt("which-nest", N_("No nest is left: which one do you take up from the map?"))
NESTED: Final = note("nested", N_("{seat} {seat:lays|lay} a nest on {at}: {offer}."), at=HEX, offer=OFFER)
LIFTED: Final = note("lifted", N_("{seat} {seat:takes|take} up the nest on {at}."), at=HEX)
QUESTED: Final = note("quested", N_("{seat}: the quest {quest} is done."), quest=QUEST)
ENCHANTED: Final = note("enchanted", N_("{seat} {seat:plays|play} {card}."), card=FAE_CARD)
NESTED_ALREADY: Final = reason("nested-already", N_("you have laid a nest this turn."), plain=True)
NEST_THERE: Final = reason("nest-there", N_("a nest lies on {at} already."), plain=True, at=HEX)
NEST_ON_FIRE: Final = reason("nest-on-fire", N_("no nest lies in a fire, and {at} burns."), plain=True, at=HEX)
UNITS_THERE: Final = reason(
    "units-there", N_("a nest lies where nobody stands, and units of {whom} are on {at}."),
    plain=True, whom=SEAT, at=HEX,
)  # fmt: skip
QUEST_DONE: Final = reason("quest-done", N_("you have completed a quest this turn."))
CARD_TOO_DEAR: Final = reason(
    "card-too-dear", N_("{card} costs {n} search cubes, and you have {has}."), card=FAE_CARD, n=COUNT, has=COUNT
)
CARD_USELESS: Final = reason("card-useless", N_("{card} would change nothing now."), card=FAE_CARD)
NOT_OF_QUEST: Final = reason("not-of-quest", N_("the nest on {at} is none of those that complete the quest."), at=HEX)
NO_OFFER_THERE: Final = reason("no-offer-there", N_("the nest on {at} has no offer to be taken back."), at=HEX)
NESTS: Final = tuple(tuple(Nest(offer, at) for at in range(HEXES)) for offer in range(len(OFFERS)))
"""Every offer in its nest on every hex."""
QUESTS: Final = tuple(Quest(quest) for quest in range(len(printed.QUESTS)))
ENCHANTS: Final = tuple(Enchant(card) for card in range(len(FAE_CARDS)))


def fae_turn(s: Harrow, seat: int) -> None:
    """Law fae.turn."""
    s.active = seat
    s.fae.nested = s.fae.done = False
    s.tell(TurnBegan(seat))
    s.then("fae_cleanup", seat)
    s.then("fae_acts", seat)


def fae_acts(s: Harrow, seat: int) -> Flow[None]:
    """Law fae.turn, fae.quest.2, fae.cards.1: one nest, one quest, any cards, in any order."""
    f = s.fae
    menu = Menu(s)
    if not f.nested or menu.explains:
        hexes = cards.open_hexes(s)
        for offer in sorted(f.ready):
            row = NESTS[offer]
            if not f.nested:
                menu.options += [row[at] for at in hexes]
            else:
                for at in hexes:
                    menu.refuse(row[at], "fae.nest.1")
    for quest in f.sought:
        why = None if seeking(s) and not f.done and can_fulfil(s, quest) else "fae.quest.1"
        menu.offer(QUESTS[quest], "fae.quest.2" if f.done else why)
    cubes = s.cubes(seat)
    for card in f.hand:
        dear = FAE_CARDS[card].cost > cubes
        why = "fae.cards.2" if dear else None if cards.POWERS[card].able(s, seat) else "fae.cards.1"
        menu.offer(ENCHANTS[card], why)
    if menu.explains:
        explain_acts(s, seat, menu)
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, ACT, "fae.turn", always=True)
    if isinstance(choice, Pass):
        return
    s.then("fae_acts", seat)
    match choice:
        case Nest(offer, at):
            f.nested = True
            f.ready.remove(offer)
            lay(s, seat, at, offer)
        case Quest(quest):
            f.done = True
            f.sought.remove(quest)
            f.quests.discard(quest)
            s.reveal()
            s.note(seat, QUESTED, "fae.quest.2", quest=quest)
            yield from reward(s, seat, quest)
        case Enchant(card):
            s.pay(seat, FAE_CARDS[card].cost)
            f.hand.remove(card)
            f.cards.discard(card)
            s.reveal()
            s.note(seat, ENCHANTED, "fae.cards.2", card=card)
            yield from cards.POWERS[card].do(s, seat)


def explain_acts(s: Harrow, seat: int, menu: Menu) -> None:
    """The facts of what cannot be done, and the hexes where no nest can lie."""
    menu.explain(lambda refusal: why_not(s, seat, refusal))
    free = cards.open_hexes(s)
    for offer in [] if s.fae.nested else sorted(s.fae.ready):
        for at in range(HEXES):
            if at not in free:
                menu.refuse(NESTS[offer][at], why_no_nest(s, at))


def why_not(s: Harrow, seat: int, refusal: Refusal) -> Forbids:
    """What forbids a nest, a quest or a card."""
    law = refusal.law
    match refusal.option:
        case Quest(quest):
            if s.fae.done:
                return because(law, QUEST_DONE)
            return why_not_fulfilled(s, quest) if seeking(s) else because(law, ALL_FOUND)
        case Enchant(card) if law == "fae.cards.2":
            return because(law, CARD_TOO_DEAR, card=card, n=FAE_CARDS[card].cost, has=s.cubes(seat))
        case Enchant(card):
            return because(law, CARD_USELESS, card=card)
    return because(law, NESTED_ALREADY)


def why_no_nest(s: Harrow, at: int) -> Because:
    """Law fae.nest.1, .1b: what lies or stands on a hex."""
    if s.fae.nests[at] != NO_NEST:
        return because("fae.nest.1", NEST_THERE, at=at)
    if s.flames[at]:
        return because("fae.nest.1", NEST_ON_FIRE, at=at)
    there = [seat for seat in s.setting.fighters if s.units(seat, at)]
    return because("fae.nest.1", UNITS_THERE, whom=there[0] if there else s.setting.hester, at=at)


def lay(s: Harrow, seat: int, at: int, offer: int) -> None:
    """Law fae.nest.1, .3: a nest on a terrain with a search cube on the board brings another."""
    s.fae.nests[at] = offer
    s.note(seat, NESTED, "fae.nest.1", at=at, offer=offer)
    if s.land(at) and s.fae.terrains >> s.terrain(at) & 1:
        s.strengthen(seat)


def reward(s: Harrow, seat: int, quest: int) -> Flow[None]:
    """Law fae.quest.2, fae.quest.arrow.1: an arrow for a nest of the quest that has its offer, or a guess."""
    used = sorted({at for nests in fulfilments(s, quest) for at in nests if s.fae.nests[at] >= 0})
    options: list[Option] = [*arrows_from(used), *guesses(s)]
    why_not = no_rewards(s, used) if s.explaining else None
    choice: Option = yield Ask(seat, ARROW_OR_GUESS, options, "fae.quest.2", refused=why_not)
    if isinstance(choice, Arrow):
        s.fae.bag.append(s.fae.nests[choice.at])
        s.fae.nests[choice.at] = BARE
        point(s, seat, choice)
    elif isinstance(choice, Guess):
        guess_at(s, seat, choice.at)


def no_rewards(s: Harrow, used: list[int]) -> list[Refusal]:
    """Law fae.quest.arrow.1: the nests that give no arrow, and where nothing is left to guess."""
    found = no_guesses(s) or []
    for at in range(HEXES):
        nest = s.fae.nests[at]
        if nest != NO_NEST and at not in used:
            why = because("fae.quest.arrow.1", NO_OFFER_THERE if nest == BARE else NOT_OF_QUEST, at=at)
            found += [refused(arrow, why) for arrow in arrows_from([at])]
    return found


def fae_cleanup(s: Harrow, seat: int) -> None:
    """Law fae.cleanup.1 to .3: six cubes, and three of everything again."""
    s.pay(seat, max(0, s.cubes(seat) - FAE_BOARD.cubes_kept))
    f = s.fae
    for deck, hand in ((f.quests, f.sought), (f.cards, f.hand)):
        while len(hand) < FAE_BOARD.hand:
            deck.refill(s.chance)
            hand.append(deck.draw())
        deck.refill(s.chance)
        hand.sort()
    s.then("fae_rests", seat)
    s.then("fae_refill", seat)


def fae_refill(s: Harrow, seat: int) -> Flow[None]:
    """Law fae.cleanup.2, fae.nest.2: offers in nests; one is taken up from the map where none is left."""
    f = s.fae
    if len(f.ready) >= FAE_BOARD.hand:
        return
    if not f.spare() or not f.bag:
        lost = [at for at in range(HEXES) if f.nests[at] != NO_NEST]
        if f.spare():
            lost = [at for at in lost if f.nests[at] >= 0]
        if not lost:
            return
        choice: Lift = yield Ask(seat, WHICH_NEST, [Lift(at) for at in lost], "fae.nest.2")
        if f.nests[choice.at] >= 0:
            f.bag.append(f.nests[choice.at])
        f.nests[choice.at] = NO_NEST
        s.note(seat, LIFTED, "fae.nest.2", at=choice.at)
    f.bag.sort()
    f.ready.append(f.bag.pop(s.chance.below(len(f.bag))))
    f.ready.sort()
    s.then("fae_refill", seat)


def fae_rests(s: Harrow, seat: int) -> None:
    s.active = NOBODY
    s.then("next_turn")
