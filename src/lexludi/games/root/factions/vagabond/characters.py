"""Appendix D: what the nine characters do with a torch, and when they are needed by others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.root.factions.vagabond.board import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    HARRIER,
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
    WHAT_TO_REPAIR,
    Vagabond,
    ask_item,
)
from lexludi.games.root.factions.vagabond.fights import take_up_arms
from lexludi.games.root.factions.vagabond.travel import AT, set_out
from lexludi.games.root.rules.battle import Battle, defenders_at, fight
from lexludi.games.root.rules.box.codes import CLEARINGS, PLACES, TORCH
from lexludi.games.root.rules.ground import OWNERS_IN
from lexludi.games.root.rules.hands import others, take_random, with_cards
from lexludi.games.root.rules.move import why_not_arrive, why_not_enter
from lexludi.games.root.rules.prompts import GAINED_CARD, PLACE, SEAT, act, note, prompt, reason
from lexludi.games.root.rules.removal import remove_all_enemies
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import which_card, whom
from lexludi.parts.options import Act

HIDEOUT_REPAIRS: Final = 3


class Special:
    """A special action that costs a torch (9.5.9): its name, its rule, whether it can be taken, what it does.

    `lacks` is the reason why it cannot be taken, besides the torch.
    """

    def __init__(
        self,
        act: Act,
        law: str,
        possible: Callable[[Root, Vagabond], bool],
        run: Callable[[Root, Vagabond], Flow[None]],
        lacks: str,
    ) -> None:
        self.act = act
        self.law = law
        self.possible = possible
        self.lacks = lacks
        self.run = run


# D.1 Thief


def victims(s: Root, board: Vagabond) -> list[int]:
    """The other players in his clearing with cards in hand."""
    at = s.pawns[board.seat]
    return [p for p in with_cards(s, others(s, board.seat)) if s.present(p, at)]


def any_victim(s: Root, board: Vagabond) -> bool:
    """Whether `victims` would find any."""
    at = s.pawns[board.seat]
    if at < PLACES:
        for other in OWNERS_IN[s.who[at]]:
            if other != board.seat and other < s.players and s.boards[other].gives_cards(s):
                return True
    return False


WHOM_TO_ROB: Final = prompt("steal", N_("Choose whom to steal a card from."))


def steal(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.1.2: a random card of a player in his clearing."""
    victim = yield from whom(board.seat, WHOM_TO_ROB, victims(s, board), "D.1.2")
    take_random(s, board.seat, victim, "D.1.2")


# D.2 Tinker


def finds(s: Root, board: Vagabond) -> list[int]:
    """The discarded cards of the suit of his clearing; birds always fit, Lost Souls never (ruling R35)."""
    at = s.pawns[board.seat]
    if at >= PLACES:
        return []
    suit = s.suits[at]
    return sorted(card for card in s.deck.discards if s.matches(card, suit))


def any_find(s: Root, board: Vagabond) -> bool:
    return bool(finds(s, board))


DAY_LABOR: Final = prompt("day-labor", N_("Choose a card from the discard pile."))


def day_labor(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.2.2: a card from the discard pile."""
    card = yield from which_card(board.seat, DAY_LABOR, finds(s, board), "D.2.2")
    s.take_discarded(board.seat, card)
    s.note(board.seat, GAINED_CARD, "D.2.2", card=card)


# D.3 Ranger


def any_damage(s: Root, board: Vagabond) -> bool:
    return board.sizes[DAMAGED] > 0 or board.sizes[DAMAGED_EXHAUSTED] > 0


def hideout(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.3.2: repair three items, or all there are (ruling R32), and end Daylight: its menu does not come again."""
    s.agenda.remove(("vagabond.daylight", board.seat))
    for _ in range(HIDEOUT_REPAIRS):
        if any_damage(s, board):
            choice = yield from ask_item(board, WHAT_TO_REPAIR, "D.3.2", DAMAGED, DAMAGED_EXHAUSTED)
            board.repair(s, choice.item, choice.where, "D.3.2")


# D.4 Vagrant


def fighters(s: Root, board: Vagabond) -> list[int]:
    """Law 4.3: who could attack somebody in his clearing; he himself as well."""
    at = s.pawns[board.seat]
    if at >= PLACES:
        return []
    able = [p for p in range(s.players) if s.warriors[p][at] or s.pawns[p] == at]
    return [p for p in able if defenders_at(s, p, at)]


def any_fighter(s: Root, board: Vagabond) -> bool:
    return bool(fighters(s, board))


WHO_ATTACKS: Final = prompt("instigate", N_("Choose who attacks in {at}."), at=PLACE)
WHOM_THEY_ATTACK: Final = prompt("instigate-against", N_("Choose whom {other} attacks in {at}."), at=PLACE, other=SEAT)


def instigate(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.4.2: a battle between two others, whose losses he chooses and scores for (ruling R23)."""
    at = s.pawns[board.seat]
    attacker = yield from whom(board.seat, WHO_ATTACKS, fighters(s, board), "D.4.2", at=at)
    enemies = defenders_at(s, attacker, at)
    defender = yield from whom(board.seat, WHOM_THEY_ATTACK, enemies, "D.4.2", at=at, other=attacker)
    b = Battle(attacker, defender, at)
    b.host = board.seat
    if b.attacker == board.seat:
        yield from take_up_arms(s, board, b)
    else:
        yield from fight(s, b)


# D.6 Scoundrel


def in_clearing(s: Root, board: Vagabond) -> bool:
    return s.pawns[board.seat] < PLACES


EARTH_SCORCHED: Final = note("scorched", N_("{seat} scorches the earth in {at}."), at=PLACE)


def scorch(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.6.2: the torch stays in the clearing, for good; all enemy pieces there are removed."""
    at = s.pawns[board.seat]
    board.lose(TORCH, EXHAUSTED)
    s.scorch(at)
    s.note(board.seat, EARTH_SCORCHED, "D.6.2", at=at)
    yield from remove_all_enemies(s, board.seat, [at])


# D.9 Harrier


def offer_glides(s: Root, board: Vagabond, menu: Menu) -> None:
    """Every other clearing, Hostile warriors or not."""
    origin = s.pawns[board.seat]
    for to in CLEARINGS:
        if to != origin:
            bound = origin < PLACES
            why = why_not_enter(s, board.seat, origin, to) if bound else why_not_arrive(s, to)
            menu.offer(AT[to], why)


def any_glide(s: Root, board: Vagabond) -> bool:
    probe = Menu(s)
    offer_glides(s, board, probe)
    return bool(probe.options)


WHERE_TO_GLIDE: Final = prompt("glide", N_("Choose where to glide."))


def glide(s: Root, board: Vagabond) -> Flow[None]:
    """Law D.9.2: the pawn alone goes to any clearing, without boots."""
    menu = Menu(s)
    offer_glides(s, board, menu)
    choice = yield menu.ask(board.seat, WHERE_TO_GLIDE, "D.9.2")
    set_out(s, board, choice.place)


NOBODY_TO_ROB: Final = reason("nobody-to-rob", N_("nobody with pieces where you are has a card in hand."))
NOTHING_TO_FIND: Final = reason("nothing-to-find", N_("no discarded card matches the suit of your clearing."))
NOTHING_BROKEN: Final = reason("nothing-broken", N_("none of your items is damaged."))
NOBODY_TO_FIGHT: Final = reason("nobody-to-fight", N_("no two others where you are can battle each other."))
IN_FOREST: Final = reason("in-forest", N_("you are in a forest."))
NOWHERE_TO_GLIDE: Final = reason("nowhere-to-glide", N_("there is no clearing where you could land."))

SPECIALS: Final = {
    THIEF: Special(act("steal", N_("Steal a card")), "D.1.2", any_victim, steal, NOBODY_TO_ROB),
    TINKER: Special(
        act("day-labor", N_("Day labor: take a discarded card")), "D.2.2", any_find, day_labor, NOTHING_TO_FIND
    ),
    RANGER: Special(
        act("hideout", N_("Hideout: repair three items and end Daylight")), "D.3.2", any_damage, hideout, NOTHING_BROKEN
    ),
    VAGRANT: Special(act("instigate", N_("Instigate a battle")), "D.4.2", any_fighter, instigate, NOBODY_TO_FIGHT),
    SCOUNDREL: Special(
        act("scorch", N_("Scorched earth: leave a torch here for good")), "D.6.2", in_clearing, scorch, IN_FOREST
    ),
    HARRIER: Special(act("glide", N_("Glide")), "D.9.2", any_glide, glide, NOWHERE_TO_GLIDE),
}
