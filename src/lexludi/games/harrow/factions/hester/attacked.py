"""What others do about Hester: they attack her fires, and herself."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.hester.crawling import vanish
from lexludi.games.harrow.factions.hester.paying import colour_at
from lexludi.games.harrow.factions.hester.roots import gain
from lexludi.games.harrow.rules.attack import FAILED, OUTNUMBERED, price
from lexludi.games.harrow.rules.box.printed import BOARDS, DISTANCE, HESTER_BOARD, HEXES
from lexludi.games.harrow.rules.events import Attacked
from lexludi.games.harrow.rules.options import Raid
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import whether

QUENCH: Final = prompt("quench", N_("Spend a cube to put out a flame on {at}? Flames: {n}."), at=HEX, n=COUNT)
BANISH: Final = prompt("banish", N_("Spend cubes ({n}) to kill Hester on {at}?"), n=COUNT, at=HEX)
SPOON: Final = prompt("spoon", N_("Turn your spoon back to one haint?"))
QUENCHED: Final = note("quenched", N_("{seat}: the fire on {at} is put out."), at=HEX)
BANISHED: Final = note("banished", N_("{seat} {seat:kills|kill} Hester on {at}."), at=HEX)


def offer_raids(s: Harrow, seat: int, origin: int, menu: Menu) -> None:
    """Law 5.hester.fire.7.a1, 5.hester.attacked.1a: fires, and Hester, within reach of a hex."""
    row, reach = DISTANCE[origin], s.reach(seat, origin)
    for at in range(HEXES):
        if s.flames[at] or s.hester.at == at:
            menu.offer(Raid(origin, at), None if row[at] <= reach else "1.jar.attack.B.2")


def muster(s: Harrow, seat: int, origin: int, to: int, extra: int = 0) -> int:
    """Law 5.hester.fire.7.a2, .a3: flames are units, Hester is three; returns who is attacked.

    `extra` units count for the attacker beside those on the hex.
    """
    witch = s.setting.hester
    s.camps[seat].attacked = True
    s.tell(Attacked(seat, witch, origin, to))
    mine = s.units(seat, origin) + extra
    theirs = s.flames[to] + (HESTER_BOARD.units if s.hester.at == to else 0)
    if mine > theirs:
        s.note(seat, OUTNUMBERED, "5.hester.fire.7.a2", n=BOARDS.superiority)
        s.strengthen(seat, BOARDS.superiority)
    elif theirs > mine and s.land(to):
        s.note(witch, OUTNUMBERED, "5.hester.fire.7.a3", n=BOARDS.superiority)
        for _ in range(BOARDS.superiority):
            gain(s, witch, colour_at(s, witch, to))
    return witch


def raid(s: Harrow, seat: int, origin: int, to: int, extra: int = 0) -> Flow[None]:
    """Law 5.hester.fire.7.b1: the tree, with all cubes."""
    witch = muster(s, seat, origin, to, extra)
    yield from activate(s, seat)
    if s.cubes(seat) < s.cubes(witch):
        s.note(seat, FAILED, "5.hester.fire.7.b1")
        return
    s.then("quench", seat, to)


def quench(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law 5.hester.fire.7.b1 to .c2, 5.hester.attacked.1b: a cube for each flame; then perhaps Hester herself."""
    if s.flames[at]:
        if s.cubes(seat) and (yield from whether(seat, QUENCH, "5.hester.fire.7.b1", at=at, n=s.flames[at])):
            s.pay(seat, 1)
            put_out(s, seat, at)
            s.then("quench", seat, at)
        return
    n = price(s, at)
    if s.hester.at != at or s.cubes(seat) < max(n, s.cubes(s.setting.hester)):
        return
    if (yield from whether(seat, BANISH, "5.hester.attacked.2a", n=n, at=at)):
        s.pay(seat, n)
        vanish(s)
        s.note(seat, BANISHED, "5.hester.attacked.2a", at=at)
        if s.camps[seat].spoon and (yield from whether(seat, SPOON, "5.hester.attacked.2b")):
            s.camps[seat].spoon = 0


def put_out(s: Harrow, seat: int, at: int) -> None:
    """A flame goes back; with the last one the fire is out, which scores, and her board gets a fire back."""
    h = s.hester
    s.flames[at] -= 1
    h.supply += 1
    if s.flames[at]:
        return
    s.note(seat, QUENCHED, "5.hester.fire.7.b2", at=at)
    s.score(seat, HESTER_BOARD.fire_points, "5.hester.fire.7.b2")
    if h.supply >= HESTER_BOARD.flames_of_fire and h.spaces < HESTER_BOARD.fires:  # 5.hester.fire.7.c1
        h.supply -= HESTER_BOARD.flames_of_fire
        h.spaces += 1
