"""The legends of the Family."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.family.board import use_token
from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.abilities import why_no_spawn
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, KINDS
from lexludi.games.harrow.rules.box.printed import GRID, HEXES, NEAR, legend_data
from lexludi.games.harrow.rules.crowds import crowds, rooms
from lexludi.games.harrow.rules.gifts import legend
from lexludi.games.harrow.rules.moving import go_unit
from lexludi.games.harrow.rules.options import Drop, Hex, Shift, Spawn, Unit, Use
from lexludi.games.harrow.rules.prompts import COUNT, HEX, TOKEN, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_of, one_or_none

LEVI_MOVES: Final = prompt("levi", N_("Which haint does Levi send on?"), passes=N_("No more"))
SACRIFICE: Final = prompt("sacrifice", N_("Which haint of yours do you remove?"))
COME_BACK: Final = prompt("come-back", N_("Where does a haint come? Left: {n}."), n=COUNT, passes=N_("No more"))
NIGHTMARE: Final = prompt("nightmare", N_("Which haint is removed?"), passes=N_("None"))
STORE: Final = prompt("store", N_("How many cubes does Odessa keep?"))
RELEASE: Final = prompt("release", N_("How many cubes of Odessa join the battleground?"))
CHOOSE_TOKEN: Final = prompt("choose-token", N_("Which token of the bag do you use?"))
MILDRED_GOES: Final = prompt("mildred", N_("To which haint of yours does Mildred go?"))
BLESS: Final = prompt("bless", N_("Which token goes onto which storm? Left: {n}."), n=COUNT, passes=N_("No more"))
REMOVED: Final = note("removed", N_("A haint of {seat} on {at} is removed."), at=HEX)
STORED: Final = note("stored", N_("Odessa keeps cubes: {n}."), n=COUNT)
RELEASED: Final = note("released", N_("Cubes of Odessa join the battleground: {n}."), n=COUNT)
CHOSE: Final = note("chose-token", N_("{seat} {seat:chooses|choose} a token from the bag: {token}."), token=TOKEN)
NEEDED: Final = {name: legend_data(name).cubes for name in ("kaine", "mildred", "odessa")}
"""How many cubes must fall out of the tree, or can be kept."""
BLESSED: Final = legend_data("mildred").tokens
CORBIN: Final = legend_data("corbin")


def on_land(s: Harrow, seat: int) -> str | None:
    """Law 1.legend.levi.3, legend.kaine.b: mountains and brambles are of no terrain."""
    return None if s.land(s.legends[seat][0]) else "1.legend.levi.3"


# Levi


def levi(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.legend.levi: each haint once, onto his terrain or off it."""
    terrain = s.terrain(s.legends[seat][0])
    moved = [0] * HEXES
    while True:
        options: list[Shift] = []
        room = rooms(s, seat, crowds(s, seat))
        for at in range(HEXES):
            if s.haints[seat][at] > moved[at]:
                here = s.terrain(at) == terrain
                ways = [
                    to
                    for to in NEAR[at]
                    if room[to] > 0 and (here or s.terrain(to) == terrain) and to not in s.paths  # 1.legend.levi.4
                ]
                kinds = [unit for unit in (HAINT, INFECTED) if s.free(seat, at, unit)]
                options += [Shift(seat, unit, at, to) for unit in kinds for to in ways]
        if not options:
            return
        choice = yield from one_or_none(seat, LEVI_MOVES, options, "1.legend.levi.1")
        if choice is None:
            return
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)
        moved[choice.to] += 1


legend("levi", levi, on_land)


# Corbin


def offerings(s: Harrow, seat: int) -> list[Unit]:
    """Law legend.corbin.a: haints of one's own without a nail."""
    kinds = (HAINT, INFECTED)
    return [Unit(seat, at, unit) for at in range(HEXES) for unit in kinds if s.free(seat, at, unit)]


def corbin(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.corbin: one haint goes, and others come next to him or to the home."""
    gone = yield from one_of(seat, SACRIFICE, offerings(s, seat), "legend.corbin")
    s.remove(seat, gone.at, gone.unit)
    s.note(seat, REMOVED, "legend.corbin", at=gone.at)
    near = {at for goal in (s.legends[seat][0], s.setting.home[seat]) for at in GRID.within(goal, CORBIN.reach)}
    for n in range(CORBIN.units, 0, -1):
        if not s.camps[seat].pool:
            return
        options = [Spawn(at) for at in sorted(near) if why_no_spawn(s, seat, at) is None]
        choice = yield from one_or_none(seat, COME_BACK, options, "legend.corbin", n=n)
        if choice is None:
            return
        s.place(seat, choice.at)


legend("corbin", corbin, lambda s, seat: None if offerings(s, seat) else "legend.corbin")


# Kaine


def kaine(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.kaine, .a: with enough cubes out of the tree a haint on his terrain goes, for no point or cube."""
    out = yield from activate(s, seat)
    if out[s.setting.colour[seat]] < NEEDED["kaine"]:
        return
    terrain = s.terrain(s.legends[seat][0])
    options = [
        Unit(other, at, HAINT if s.haints[other][at] > s.snakes[other][at] else INFECTED)
        for other in s.setting.fighters
        for at in range(HEXES)
        if s.haints[other][at] and s.terrain(at) == terrain
    ]
    choice = yield from one_or_none(seat, NIGHTMARE, options, "legend.kaine")
    if choice is not None:
        s.remove(choice.seat, choice.at, choice.unit)
        s.note(choice.seat, REMOVED, "legend.kaine", at=choice.at)


legend("kaine", kaine, on_land)


# Odessa


def odessa(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.odessa: cubes of the battleground are kept on her board."""
    most = min(NEEDED["odessa"] - s.family.stored, s.cubes(seat))
    n = yield from how_many(seat, STORE, 0, most, "legend.odessa")
    s.ground[s.setting.colour[seat]] -= n
    s.family.stored += n
    s.note(seat, STORED, "legend.odessa", n=n)


def odessa_returns(s: Harrow) -> Flow[None]:
    """Law legend.odessa, .a: after the tree, whoever activated it."""
    seat, drawer = s.setting.family, s.family
    if drawer.stored:
        n = yield from how_many(seat, RELEASE, 0, drawer.stored, "legend.odessa.a")
        drawer.stored -= n
        s.ground[s.setting.colour[seat]] += n
        s.note(seat, RELEASED, "legend.odessa.a", n=n)


legend(
    "odessa",
    odessa,
    lambda s, seat: None if s.cubes(seat) and s.family.stored < NEEDED["odessa"] else "legend.odessa",
    (m.THROWN.hears(odessa_returns),),
)


# Willa


def willa(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.willa: any token of the bag is used at once; cleanup puts it on the board or back."""
    options = [Use(kind) for kind, n in enumerate(s.family.bag) if n]
    choice = yield from one_of(seat, CHOOSE_TOKEN, options, "legend.willa")
    s.family.bag[choice.token] -= 1
    s.note(seat, CHOSE, "legend.willa", token=choice.token)
    use_token(s, seat, choice.token)


legend("willa", willa, lambda s, seat: None if any(s.family.bag) else "legend.willa")


# Mildred


def mildred(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.mildred, .a: she goes to a haint; with enough cubes out of the tree tokens come onto storms."""
    here = s.legends[seat][0]
    if s.free(seat, here, 0):
        hexes = [at for at in range(HEXES) if s.haints[seat][at] and (at == here or s.bars(seat, at) is None)]
        if hexes:
            choice = yield from one_of(seat, MILDRED_GOES, [Hex(at) for at in hexes], "legend.mildred.a")
            if choice.at != here:
                yield from go_unit(s, seat, seat, 0, here, choice.at)
    out = yield from activate(s, seat)
    if out[s.setting.colour[seat]] < NEEDED["mildred"]:
        return
    blessed: list[int] = []
    for n in range(BLESSED, 0, -1):
        storms = [at for at in range(HEXES) if s.storm(at) and at not in blessed]
        options = [Drop(kind, at) for kind in KINDS if s.box[kind] for at in storms]
        drop = yield from one_or_none(seat, BLESS, options, "legend.mildred", n=n)
        if drop is None:
            return
        s.drop_token(drop.kind, drop.at)
        blessed.append(drop.at)


legend("mildred", mildred)
