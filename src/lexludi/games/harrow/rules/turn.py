"""A turn: a jar is broken, its action is done, and what may be done before or after it."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.offers import bargain, offer_bargains
from lexludi.games.harrow.rules.abilities import offer_free_moves, stroll
from lexludi.games.harrow.rules.box.codes import ABILITY_JAR, ATTACK_JAR, JARS, LEGEND_JAR, NOBODY, WILD_JAR
from lexludi.games.harrow.rules.cards import may_hold, play
from lexludi.games.harrow.rules.events import TurnBegan
from lexludi.games.harrow.rules.gifts import gift_of
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Again, Bargain, Begin, Flip, Gift, Move, Play, Tile, Track
from lexludi.games.harrow.rules.prompts import JAR, LEGEND, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tiles import offer_tiles, use_tile
from lexludi.games.harrow.rules.wild import wild_jar
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

WHICH_JAR: Final = prompt("jar", N_("Which jar do you break?"))
BEFORE: Final = prompt("before", N_("Before the action ({jar}): what do you use?"), jar=JAR)
AFTER: Final = prompt("after", N_("After the action ({jar}): what do you use?"), jar=JAR, passes=N_("End the turn"))
TRACK_OR_GIFT: Final = prompt("track-or-gift", N_("What do you use?"), passes=N_("Use no more"))
BROKE: Final = note("broke", N_("{seat}: {jar}."), jar=JAR)
BROKE_TO_ATTACK: Final = note("broke-to-attack", N_("{seat} {seat:uses|use} a jar for another attack: {jar}."), jar=JAR)


def turn(s: Harrow, seat: int) -> None:
    """Law 1.round.2, 1.turn.end."""
    s.active = seat
    s.jar = NOBODY
    s.acted = False
    camp = s.camps[seat]
    camp.reach = 0
    camp.used_card = False
    s.strolls.clear()
    s.tell(TurnBegan(seat))
    s.then("cleanup", seat)
    s.then("after", seat)
    s.then("flip", seat)


BROKEN: Final = reason("broken", N_("it is broken already: {jar}."), plain=True, jar=JAR)
NO_ATTACK_YET: Final = reason("no-attack-yet", N_("you have not attacked yet in this round."))


def flip(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.round.2, 1.attack.again.1."""
    menu = Menu(s)
    camp = s.camps[seat]
    for jar in JARS:
        whole = camp.jars >> jar & 1
        menu.offer(Flip(jar), None if whole else "1.round.2")
        if whole and jar != ATTACK_JAR:
            menu.offer(Again(jar), None if camp.attacked else "1.attack.again.1")
        if menu.explains:
            menu.tell(Flip(jar), because("1.round.2", BROKEN, jar=jar))
            menu.tell(Again(jar), because("1.attack.again.1", NO_ATTACK_YET))
    offer_extras(s, seat, menu)
    choice: Option = yield menu.ask(seat, WHICH_JAR, "1.round.2")
    if isinstance(choice, Flip):
        break_jar(s, seat, choice.jar)
        s.note(seat, BROKE, "1.round.2", jar=choice.jar)
        s.then("act", seat)
        s.then("before", seat)
    elif isinstance(choice, Again):
        break_jar(s, seat, choice.jar)
        s.note(seat, BROKE_TO_ATTACK, "1.attack.again.1", jar=choice.jar)
        s.then("assault", seat, 0)  # 1.attack.again.2
        s.then("before", seat)
    else:
        s.then("flip", seat)
        yield from take_extra(s, seat, choice)


def break_jar(s: Harrow, seat: int, jar: int) -> None:
    s.strolls.clear()
    s.camps[seat].jars &= ~(1 << jar)
    s.jar = jar


def before(s: Harrow, seat: int) -> Flow[None]:
    """Law 3.bonus.1: tiles of the jar may be used before its action."""
    if not s.tiles[s.jar]:
        return
    menu = Menu(s)
    menu.offer(Begin())
    offer_extras(s, seat, menu)
    choice: Option = yield menu.ask(seat, BEFORE, "3.bonus.1", jar=s.jar)
    if not isinstance(choice, Begin):
        s.then("before", seat)
        yield from take_extra(s, seat, choice)


def act(s: Harrow, seat: int) -> None:
    """What the broken jar does."""
    if s.jar == ABILITY_JAR:
        s.faction(seat).abilities(s, seat)
    elif s.jar == ATTACK_JAR:
        s.then("assault", seat, 1)  # 1.jar.attack.A
    elif s.jar == LEGEND_JAR:
        s.then("legend_jar", seat, 1, 1)
    elif s.jar == WILD_JAR:
        wild_jar(s, seat)


NO_GIFT: Final = reason("no-gift", N_("the gift of {legend} would do nothing now."), legend=LEGEND)


def legend_jar(s: Harrow, seat: int, track: int, gift: int) -> Flow[None]:
    """Law 1.jar.legend.1: the track and the gift in either order, one after the other."""
    menu = Menu(s)
    if track:
        menu.offer(Track())
    if gift:
        menu.offer(Gift(), gift_of(s, seat).why_not(s, seat))
        if menu.explains:
            menu.tell(Gift(), because(gift_of(s, seat).why_not(s, seat) or "", NO_GIFT, legend=s.camps[seat].legend))
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, TRACK_OR_GIFT, "1.jar.legend.1")
    if isinstance(choice, Pass):
        return
    if isinstance(choice, Track):
        s.then("legend_jar", seat, 0, gift)
        s.faction(seat).track(s, seat)
    else:
        s.then("legend_jar", seat, track, 0)
        s.then("gift", seat)


def gift(s: Harrow, seat: int) -> Flow[None]:
    """The gift of the legend."""
    flow = gift_of(s, seat).do(s, seat)
    if flow is not None:
        yield from flow


def after(s: Harrow, seat: int) -> Flow[None]:
    """What may be done after the action, before cleanup begins."""
    s.acted = True
    menu = Menu(s)
    offer_extras(s, seat, menu)
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, AFTER, "1.turn.end", hides_cards(s, seat), jar=s.jar)
    if isinstance(choice, Pass):
        s.strolls.clear()
    else:
        s.then("after", seat)
        yield from take_extra(s, seat, choice)


# What may be done besides the action


def hides_cards(s: Harrow, seat: int) -> bool:
    """Whether others cannot know that it has no card to play here."""
    return s.faction(seat).plays_in_turn and may_hold(s, seat)


def offer_extras(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 1.path.2: units enter hexes for nothing where paths make them free (docs/rulings.md, R403); and cards."""
    offer_tiles(s, menu)
    offer_bargains(s, seat, menu)
    s.faction(seat).extras(s, seat, menu)
    if s.paths:
        offer_free_moves(s, seat, menu)


def take_extra(s: Harrow, seat: int, choice: Option) -> Flow[None]:
    """Do it."""
    if isinstance(choice, Move):
        stroll(s, choice)
        yield from go(s, seat, seat, choice.origin, choice.to, choice.haints, choice.legends, choice.infected)
        return
    s.strolls.clear()
    if isinstance(choice, Tile):
        use_tile(s, seat, choice.tile)
    elif isinstance(choice, Bargain):
        bargain(s, seat, choice.offer)
    elif isinstance(choice, Play):
        play(s, seat, choice.card)
