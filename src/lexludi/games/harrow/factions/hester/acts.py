"""Hester's actions: as many as there are flames left of her board, each once in a turn."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.offers import bargain, offer_bargains
from lexludi.games.harrow.factions.hester import cards
from lexludi.games.harrow.factions.hester.crawling import offer_crawls
from lexludi.games.harrow.factions.hester.paying import colour_at, pay
from lexludi.games.harrow.factions.hester.roots import bring, place_root
from lexludi.games.harrow.factions.hester.sickness import any_victim
from lexludi.games.harrow.factions.hester.summoning import why_not_summon
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD
from lexludi.games.harrow.rules.options import Bargain, Beget, Cover, Deed, Invoke, Reveal
from lexludi.games.harrow.rules.prompts import COUNT, WITCHCRAFT, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

# The actions, in the order of her board
CARD: Final = 0
ROOT: Final = 1
SPAWN: Final = 2
MOVE: Final = 3
TREE: Final = 4
INFECT: Final = 5
SUMMON: Final = 6

ACT: Final = prompt("hester", N_("What does Hester do? Actions left: {n}."), n=COUNT, passes=N_("End the turn"))
COVER: Final = prompt("cover", N_("Which card does the new one cover?"))
PLAYED: Final = note("witchcraft", N_("{seat} {seat:plays|play} {card}."), card=WITCHCRAFT)
INVOKED: Final = note("invoked", N_("{seat} {seat:uses|use} {card}."), card=WITCHCRAFT)


def open_to(s: Harrow, deed: int) -> str | None:
    """Law 5.hester.action.0, .0b: the rule that forbids an action now: it is done, or no flame is left."""
    h = s.hester
    return "5.hester.action.0b" if h.taken >> deed & 1 or not h.left() else None


def hester_acts(s: Harrow, seat: int) -> Flow[None]:
    """Law 5.hester.action.0, 5.hester.tree.a: whatever she does, and after the tree only infecting and summoning."""
    menu = Menu(s)
    if s.hester.thrown:
        menu.offer(Deed(INFECT), open_to(s, INFECT) or (None if any_victim(s, seat) else "5.hester.infect.1"))
        menu.offer(Deed(SUMMON), open_to(s, SUMMON) or why_not_summon(s, seat))
    else:
        offer_early(s, seat, menu)
    cards.offer(s, seat, menu)
    offer_bargains(s, seat, menu)
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, ACT, "5.hester.action.0", always=True, n=s.hester.left())
    if isinstance(choice, Pass):
        return
    s.then("hester_acts", seat)
    yield from do(s, seat, choice)


def offer_early(s: Harrow, seat: int, menu: Menu) -> None:
    """What comes before the tree, and the tree itself, for which an action must be left (R453)."""
    for card in s.hester.hand:
        menu.offer(Reveal(card), open_to(s, CARD))
    menu.offer(Deed(ROOT), open_to(s, ROOT))
    offer_spawns(s, seat, menu)
    menu.offer(Deed(MOVE), open_to(s, MOVE) or why_not_move(s, seat))
    menu.offer(Deed(TREE), None if s.hester.left() else "5.hester.action.0")


def why_not_move(s: Harrow, seat: int) -> str | None:
    probe = Menu(s)
    offer_crawls(s, seat, probe)
    return None if probe.options else "5.hester.action.move.1"


def offer_spawns(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 5.hester.action.spawn.1, .2: on a home, or beside a legend on land, for a cube of that terrain."""
    closed = open_to(s, SPAWN)
    for whom in s.setting.fighters:
        for at in s.faction(whom).spawns(s, whom):
            why = closed or s.bars(whom, at) or (None if s.camps[whom].pool else "5.hester.action.spawn.1")
            if not s.land(at):
                why = why or "5.hester.action.spawn.2"
            elif not s.ground[colour_at(s, seat, at)]:
                why = why or "5.hester.action.spawn.1"
            menu.offer(Beget(whom, at), why)


def do(s: Harrow, seat: int, choice: Option) -> Flow[None]:
    """One action, or the free use of a card."""
    h = s.hester
    match choice:
        case Reveal(card):
            h.taken |= 1 << CARD
            yield from lay_open(s, seat, card)
        case Invoke(card):
            h.invoked |= 1 << card
            s.note(seat, INVOKED, "5.hester.activate", card=card)
            yield from cards.POWERS[card].do(s, seat)
        case Bargain(offer):
            bargain(s, seat, offer)
        case Beget(whom, at):
            h.taken |= 1 << SPAWN
            pay(s, colour_at(s, seat, at), 1)
            s.place(whom, at)  # 5.hester.action.spawn.1b
        case Deed(deed):
            yield from take(s, seat, deed)


def take(s: Harrow, seat: int, deed: int) -> Flow[None]:
    h = s.hester
    if deed == TREE:
        h.thrown = True  # 5.hester.tree.b, .c
        yield from activate(s, seat)
        return
    h.taken |= 1 << deed
    if deed == ROOT:  # 5.hester.action.root, .root.b: the roots of the turn before are gone by now
        at = yield from place_root(s, seat)
        bring(s, seat, at)
    elif deed == MOVE:
        s.then("hester_moves", seat)
    elif deed == INFECT:
        s.then("infect", seat)
    elif deed == SUMMON:
        s.then("summon", seat)


def lay_open(s: Harrow, seat: int, card: int) -> Flow[None]:
    """Law 5.hester.action.card.1, .2: at most three are open; a fourth covers one of them."""
    h = s.hester
    h.hand.remove(card)
    s.reveal()
    s.note(seat, PLAYED, "5.hester.action.card.1", card=card)
    older: list[Option] = [Cover(old) for old in h.open]
    h.open.append(card)
    if len(older) >= HESTER_BOARD.open_cards:
        choice: Cover = yield Ask(seat, COVER, older, "5.hester.action.card.2")
        h.open.remove(choice.witchcraft)
        h.covered.append(choice.witchcraft)
