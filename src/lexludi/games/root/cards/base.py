"""The cards of the base deck with lasting effects, in the order of a turn."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.battle import WHICH_BATTLE, Battle, can_battle, extra_hit, hand_decides, offer_battles
from lexludi.games.root.rules.box.codes import CLEARINGS, WARRIOR, WOODLAND
from lexludi.games.root.rules.effects import (
    ATTACKER,
    DEFENDER,
    EITHER,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    BattleCard,
    Modifier,
    Power,
    always,
    crafted,
)
from lexludi.games.root.rules.events import ShowedHand
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.hands import (
    enemy_with_cards,
    other_with_cards,
    others,
    take_random,
    with_cards,
)
from lexludi.games.root.rules.move import WHICH_MOVE
from lexludi.games.root.rules.prompts import prompt
from lexludi.games.root.rules.removal import remove
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import where, whom

# Birdsong


def any_enemy(s: Root, seat: int) -> bool:
    return bool(s.rivals(seat))


WHO_DRAWS_TOO: Final = prompt("share-draw", N_("Choose an enemy who draws a card too."))


def better_burrow_bank(s: Root, seat: int) -> Flow[None]:
    """The player and an enemy draw a card each."""
    enemy = yield from whom(seat, WHO_DRAWS_TOO, s.rivals(seat), "4.1.3")
    s.draw(seat)
    s.draw(enemy)


def royal_claim(s: Root, seat: int) -> Flow[None]:
    """A point for each clearing ruled; the Burrow is none of the map's (ruling R8)."""
    s.score(seat, sum(s.rules(seat, at) for at in CLEARINGS), "4.1.3")
    yield from ()


WHOM_TO_ROB: Final = prompt("rob", N_("Choose an enemy to take a random card from."))


def stand_and_deliver(s: Root, seat: int) -> Flow[None]:
    """Take a random card from an enemy, who scores a point."""
    enemy = yield from whom(seat, WHOM_TO_ROB, with_cards(s, s.rivals(seat)), "4.1.3")
    take_random(s, seat, enemy)
    s.score(enemy, 1, "4.1.3")


# Daylight


def command_warren(s: Root, seat: int) -> Flow[None]:
    """A battle."""
    menu = Menu(s)
    offer_battles(s, seat, menu)
    choice = yield menu.ask(seat, WHICH_BATTLE, "4.1.3", always=hand_decides(s, seat))
    yield from s.boards[seat].take_battle(s, choice)


def any_warrior(s: Root, seat: int) -> bool:
    for at in PLACES_IN[s.armies[seat] & WOODLAND]:
        if s.expendable(seat, at):
            return True
    return False


WHERE_TO_TAX: Final = prompt("tax", N_("Choose the clearing to remove a warrior of yours from."))


def tax_collector(s: Root, seat: int) -> Flow[None]:
    """Remove one's own warrior from a clearing, draw a card."""
    taxable = [at for at in PLACES_IN[s.armies[seat] & WOODLAND] if s.expendable(seat, at)]
    at = yield from where(seat, WHERE_TO_TAX, taxable, "4.1.3")
    yield from remove(s, seat, seat, WARRIOR, 1, at)
    s.draw(seat)


WHOM_TO_SPY_ON: Final = prompt("spy", N_("Choose whose hand you look at."))


def codebreakers(s: Root, seat: int) -> Flow[None]:
    """Look at a hand (Law G.1.30)."""
    other = yield from whom(seat, WHOM_TO_SPY_ON, with_cards(s, others(s, seat)), "4.1.3")
    s.reveal()
    s.tell(ShowedHand(other, seat, tuple(s.hands[other]), "4.1.3"))


# Evening


def any_move(s: Root, seat: int) -> bool:
    menu = Menu(s)
    s.boards[seat].offer_moves(s, menu)
    return bool(menu.options)


def cobbler(s: Root, seat: int) -> Flow[None]:
    """A move."""
    menu = Menu(s)
    s.boards[seat].offer_moves(s, menu)
    choice = yield menu.ask(seat, WHICH_MOVE, "4.1.3")
    yield from s.boards[seat].take_move(s, choice)


# Battle


def rolled_against(s: Root, b: Battle, seat: int) -> bool:
    return bool(b.defence if seat == b.attacker else b.attack)


def armorers(s: Root, b: Battle, seat: int) -> None:
    """Ignore all rolled hits taken."""
    if seat == b.attacker:
        b.defence = 0
    else:
        b.attack = 0


def sappers(s: Root, b: Battle, seat: int) -> None:
    """Deal an extra hit."""
    extra_hit(b, seat)


def brutal_tactics(s: Root, b: Battle, seat: int) -> None:
    """Deal an extra hit, for which the defender scores a point."""
    extra_hit(b, seat)
    s.score(b.defender, 1, "4.3.3")


BASE: Final = (
    Power("better_burrow_bank", START_OF_BIRDSONG, any_enemy, better_burrow_bank),
    Power("royal_claim", IN_BIRDSONG, always, royal_claim),
    Power("stand_and_deliver", IN_BIRDSONG, enemy_with_cards, stand_and_deliver),
    Power("command_warren", START_OF_DAYLIGHT, can_battle, command_warren),
    Power("tax_collector", IN_DAYLIGHT, any_warrior, tax_collector),
    Power("codebreakers", IN_DAYLIGHT, other_with_cards, codebreakers),
    Power("cobbler", START_OF_EVENING, any_move, cobbler),
    BattleCard("armorers", EITHER, armorers, rolled_against),
    BattleCard("sappers", DEFENDER, sappers),
    BattleCard("brutal_tactics", ATTACKER, brutal_tactics),
    Modifier(crafted("scouting_party"), shuns_ambush=True),
)
