"""Bonus tiles between the jars: who breaks a jar may use what lies at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.rules.box.codes import JARS, NOBODY
from lexludi.games.harrow.rules.box.printed import TILE_NAMES
from lexludi.games.harrow.rules.moving import go_unit, steps_from
from lexludi.games.harrow.rules.options import Shift, Tile
from lexludi.games.harrow.rules.prompts import JAR, TILE, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.wild import gain_wild
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, which_card

UNDER_DECK: Final = prompt("under-deck", N_("Which card goes under your deck?"))
LEGEND_GOES: Final = prompt("legend-goes", N_("Where does your legend go?"), passes=N_("It stays there"))
REVEALED: Final = note("tile-revealed", N_("{seat} {seat:reveals|reveal} a tile: {tile}."), tile=TILE)
LAID: Final = note("tile-laid", N_("A new tile ({jar}): {tile}."), jar=JAR, tile=TILE)
USED: Final = note("tile-used", N_("{seat} {seat:uses|use} a tile: {tile}."), tile=TILE)
TAKES_LANTERN: Final = note("takes-lantern", N_("{seat} {seat:takes|take} the lantern."))
LANTERN: Final = TILE_NAMES.index("lantern")


def reveal_tiles(s: Harrow) -> None:
    """Law 3.setup.M: in turn, one each; whoever reveals the lantern begins."""
    s.tile_pile = list(range(len(TILE_NAMES)))
    s.chance.shuffle(s.tile_pile)
    fighters = s.setting.fighters
    turn, found = 0, False
    over: list[int] = []
    while turn < len(JARS) or not found:
        seat, tile = fighters[turn % len(fighters)], s.tile_pile.pop()
        s.note(seat, REVEALED, "3.setup.M.1", tile=tile)
        if turn < len(JARS):
            s.tiles[turn].append(tile)
        else:
            over.append(tile)
        if tile == LANTERN:  # 3.setup.M.2
            s.lantern = seat
            found = True
        turn += 1
    s.tile_pile += over  # 3.setup.M.3
    s.tile_pile.sort()
    s.chance.shuffle(s.tile_pile)


def refresh_tiles(s: Harrow) -> None:
    """Law 3.end-round.2, 3.end-round.3: used tiles go, and every jar gets a new one."""
    for jar in JARS:
        s.tile_gone += s.flipped[jar]
        s.flipped[jar].clear()
    for jar in JARS:
        if not s.tile_pile:
            s.tile_pile, s.tile_gone = sorted(s.tile_gone), []
            s.chance.shuffle(s.tile_pile)
        if s.tile_pile:
            tile = s.tile_pile.pop()
            s.tiles[jar].append(tile)
            s.note(s.lantern, LAID, "3.end-round.2", jar=jar, tile=tile)


def offer_tiles(s: Harrow, menu: Menu) -> None:
    """Law 3.bonus.1, 3.bonus.2: those of the jar that was broken."""
    if s.jar != NOBODY:
        for tile in s.tiles[s.jar]:
            menu.offer(Tile(tile))


def use_tile(s: Harrow, seat: int, tile: int) -> None:
    """Law 3.bonus.1: it turns face down."""
    s.tiles[s.jar].remove(tile)
    s.flipped[s.jar].append(tile)
    s.note(seat, USED, "3.bonus.1", tile=tile)
    EFFECTS[tile](s, seat)


# What each does


def take_lantern(s: Harrow, seat: int) -> None:
    """Law bonus.lantern.1, .2, 5.hester.interact.lantern: from now on it comes before whoever had the lantern."""
    before = s.lantern
    if before == seat:
        return
    s.lantern = seat
    s.note(seat, TAKES_LANTERN, "bonus.lantern.2")
    swapped = {before: seat, seat: before}
    s.queue = [swapped.get(other, other) for other in s.queue]


def move(s: Harrow, seat: int) -> None:
    """Law bonus.move."""
    s.then("points", seat, 1, 0, 0, 0)


def spawn(s: Harrow, seat: int) -> None:
    """Law bonus.spawn."""
    s.then("points", seat, 0, 1, 0, 0)


def strengthen(s: Harrow, seat: int) -> None:
    """Law bonus.strengthen."""
    s.strengthen(seat)


def another_card(s: Harrow, seat: int) -> None:
    """Law bonus.card: with no card in hand it does nothing."""
    if s.camps[seat].hand:
        s.draw_card(seat)
        s.then("under_deck", seat)


def under_deck(s: Harrow, seat: int) -> Flow[None]:
    """Law bonus.card."""
    camp = s.camps[seat]
    card = yield from which_card(seat, UNDER_DECK, camp.hand, "bonus.card")
    camp.hand.remove(card)
    camp.cards.cards.insert(0, card)


def legend_on_the_move(s: Harrow, seat: int) -> None:
    """Law bonus.legend-move."""
    s.then("legend_goes", seat)


def legend_goes(s: Harrow, seat: int) -> Flow[None]:
    """Law bonus.legend-move, legend.bernice.b: any hex next to it, unless a nail holds it."""
    options = [
        Shift(seat, token, at, to)
        for token, at in enumerate(s.legends[seat])
        if at >= 0 and s.free(seat, at, token)
        for to in steps_from(s, seat, at)
    ]
    choice = yield from one_or_none(seat, LEGEND_GOES, options, "bonus.legend-move")
    if choice is not None:
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)


def spoon_back(s: Harrow, seat: int) -> None:
    """Law bonus.spoon.1, .2."""
    camp = s.camps[seat]
    if camp.spoon:
        camp.spoon -= 1
        s.read_dial(seat)


def first_scroll(s: Harrow, seat: int) -> None:
    """Law bonus.scroll."""
    s.faction(seat).first_scroll(s, seat)


EFFECTS: Final[dict[int, Callable[[Harrow, int], None]]] = {
    TILE_NAMES.index(name): effect
    for name, effect in (
        ("lantern", take_lantern),
        ("move", move),
        ("spawn", spawn),
        ("strengthen", strengthen),
        ("card", another_card),
        ("wild", gain_wild),
        ("legend", legend_on_the_move),
        ("spoon", spoon_back),
        ("scroll", first_scroll),
    )
}
