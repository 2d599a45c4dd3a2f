"""Hester's actions: as many as there are flames left of her board, each once in a turn."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.offers import bargain, offer_bargains
from lexludi.games.harrow.factions.hester import cards
from lexludi.games.harrow.factions.hester.crawling import offer_crawls, tell_why_no_crawl
from lexludi.games.harrow.factions.hester.paying import colour_at, pay, short_of
from lexludi.games.harrow.factions.hester.roots import bring, place_root
from lexludi.games.harrow.factions.hester.sickness import any_victim, tell_why_not_infect
from lexludi.games.harrow.factions.hester.summoning import tell_why_not_summon, why_not_summon
from lexludi.games.harrow.rules.box.printed import HESTER_BOARD
from lexludi.games.harrow.rules.options import Bargain, Beget, Cover, Deed, Invoke, Reveal
from lexludi.games.harrow.rules.prompts import COUNT, HEX, SEAT, WITCHCRAFT, note, prompt, reason
from lexludi.games.harrow.rules.refusing import why_others_barred
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Forbids, Option, Pass, Refusal, because
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
DONE_ALREADY: Final = reason("done-already", N_("you have taken that action this turn, and each is taken once."))
NO_FLAME: Final = reason("no-flame", N_("your flames allow {n} actions in a turn, and all are taken."), n=COUNT)
TREE_FIRST: Final = reason("tree-first", N_("the tree must be activated before that."))
AFTER_TREE: Final = reason("after-tree", N_("the tree is activated, and after it you only infect and summon."))
INVOKED_ALREADY: Final = reason("invoked-already", N_("you have used {card} this turn."), card=WITCHCRAFT)
CARD_IDLE: Final = reason("card-idle", N_("{card} would change nothing now."), card=WITCHCRAFT)
NONE_TO_SPAWN: Final = reason("none-to-spawn", N_("{whom}: no haint is left in the supply."), whom=SEAT)
NO_BIRTH: Final = reason("no-birth", N_("{at} has no terrain, and no haint is spawned there."), at=HEX)


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
    if menu.explains:
        explain_deeds(s, seat, menu)
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


def explain_deeds(s: Harrow, seat: int, menu: Menu) -> None:
    """The facts of what she cannot do, and what belongs before the tree or after it."""
    menu.explain(lambda refusal: why_not(s, seat, refusal))
    if s.hester.thrown:
        for deed in (ROOT, MOVE, TREE):
            menu.refuse(Deed(deed), because("5.hester.tree.a", AFTER_TREE))
        for card in s.hester.hand:
            menu.refuse(Reveal(card), because("5.hester.tree.a", AFTER_TREE))
    else:
        for deed in (INFECT, SUMMON):
            menu.refuse(Deed(deed), because("5.hester.tree.a", TREE_FIRST))


def why_not(s: Harrow, seat: int, refusal: Refusal) -> Forbids:
    """What forbids an action, or the use of a card."""
    h, law = s.hester, refusal.law
    match refusal.option:
        case Invoke(card):
            return because(law, INVOKED_ALREADY if h.invoked >> card & 1 else CARD_IDLE, card=card)
        case _ if not h.left():
            return because(law, NO_FLAME, n=h.actions)
        case _ if law == "5.hester.action.0b":
            return because(law, DONE_ALREADY)
        case Beget(whom, at):
            return why_no_birth(s, seat, whom, at, law)
        case Deed(deed) if deed == MOVE:
            return tell_why_no_crawl(s, seat)
        case Deed(deed) if deed == INFECT:
            return tell_why_not_infect(s, seat)
    return tell_why_not_summon(s, seat)


def why_no_birth(s: Harrow, seat: int, whom: int, at: int, law: str) -> Forbids:
    """Law 5.hester.action.spawn.1, .2: why no haint of a faction comes to a hex."""
    if s.bars(whom, at) is not None:
        return why_others_barred(s, whom, at, law)
    if not s.camps[whom].pool:
        return because(law, NONE_TO_SPAWN, whom=whom)
    if not s.land(at):
        return because(law, NO_BIRTH, at=at)
    return short_of(s, colour_at(s, seat, at), 1, law)


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
