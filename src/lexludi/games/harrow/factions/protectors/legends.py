"""The legends of the Protectors."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.protectors.townsfolk import GUIDED, open_to_townsfolk
from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.attack import targets_from
from lexludi.games.harrow.rules.box.codes import BUILDING, HAINT, INFECTED, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import GRID, HEXES, NEAR, legend_data
from lexludi.games.harrow.rules.gifts import legend
from lexludi.games.harrow.rules.moving import go_unit, kinds_at, steps_from
from lexludi.games.harrow.rules.options import Attack, Guide, Hex, Raid, Shift, Unit
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none

SEND_HAINT: Final = prompt("send-haint", N_("Which haint does your legend send on?"), passes=N_("None"))
TAKE_NAIL: Final = prompt("take-nail", N_("Both nails are in use: which one do you take back?"), passes=N_("Neither"))
NAIL: Final = prompt("nail", N_("Under whom do you put a nail?"), passes=N_("Nobody"))
SEND_TOWNSFOLK: Final = prompt("send-townsfolk", N_("Which townsfolk goes where?"), passes=N_("None"))
FURY: Final = prompt("fury", N_("Where does the fury rise, and whom does it attack?"))
TAUNT: Final = prompt("taunt", N_("Where do you taunt? Left: {n}."), n=COUNT, passes=N_("No more"))
LAID_CUBES: Final = note("laid-cubes", N_("{seat} {seat:lays|lay} cubes beside haints: {n}."), n=COUNT)
NAILED: Final = note("nailed", N_("{seat} {seat:puts|put} a nail under a unit on {at}."), at=HEX)
TAUNTED: Final = note("taunted", N_("{seat} {seat:taunts|taunt} on {at}."), at=HEX)
NAILS: Final = legend_data("bernice").tokens
FURY_UNITS: Final = legend_data("malachi").units
FURY_REACH: Final = legend_data("malachi").reach
TAUNTS: Final = legend_data("priscilla").tokens


def on_land(s: Harrow, seat: int) -> str | None:
    """Law legend.skinless-boy.a, legend.priscilla.b: mountains and brambles are of no terrain."""
    return None if s.land(s.legends[seat][0]) else "1.map.not-terrain"


# Emmy


def emmy(s: Harrow, seat: int) -> None:
    """Law 1.legend.emmy.1: a cube on every hex with a haint and no red cube."""
    n = 0
    for at in range(HEXES):
        if s.haints[seat][at] and not s.lying[seat][at]:
            n += s.lay_cube(seat, at)
    s.note(seat, LAID_CUBES, "1.legend.emmy.1", n=n)


def emmy_enters(s: Harrow, seat: int, at: int, legends: int) -> None:
    """Law 1.legend.emmy.3, .4: entering, she takes the cube along."""
    if legends and seat == s.setting.protectors:
        s.take_cubes(seat, at)


def emmy_attacked(s: Harrow, at: int) -> None:
    """Law 1.legend.emmy.2, 1.jar.attack.F.7: of an attacked hex alone."""
    s.take_cubes(s.setting.protectors, at)


legend("emmy", emmy, hears=(m.ENTERED.hears(emmy_enters), m.ATTACKED.hears(emmy_attacked)))


# Bernice


def bernice(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.bernice: a haint goes to land next to it, then a nail comes under a unit."""
    options = own_steps(s, seat, [at for at in range(HEXES) if s.land(at)])
    choice = yield from one_or_none(seat, SEND_HAINT, options, "legend.bernice")
    if choice is not None:
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)
    if len(s.pins) >= NAILS:
        taken = yield from one_or_none(
            seat, TAKE_NAIL, [Unit(*pin) for pin in dict.fromkeys(s.pins)], "legend.bernice.d"
        )
        if taken is None:
            return
        s.pins.remove((taken.seat, taken.at, taken.unit))
    unit = yield from one_or_none(seat, NAIL, in_sight(s, seat), "legend.bernice")
    if unit is not None:
        s.pins.append((unit.seat, unit.at, unit.unit))
        s.pins.sort()
        s.note(seat, NAILED, "legend.bernice", at=unit.at)


def own_steps(s: Harrow, seat: int, onto: list[int]) -> list[Shift]:
    """Haints of one's own that can step onto these hexes."""
    found: list[Shift] = []
    for at in range(HEXES):
        if s.haints[seat][at]:
            kinds = [unit for unit in (HAINT, INFECTED) if s.free(seat, at, unit)]
            ways = [to for to in steps_from(s, seat, at) if to in onto]
            found += [Shift(seat, unit, at, to) for unit in kinds for to in ways]
    return found


def in_sight(s: Harrow, seat: int) -> list[Unit]:
    """Units without a nail next to units of one's own."""
    near = {to for at in range(HEXES) if s.units(seat, at) for to in NEAR[at]}
    found = [
        Unit(other, at, unit) for other in s.setting.fighters for at in sorted(near) for unit in kinds_at(s, other, at)
    ]
    witch = s.setting.hester
    if s.hester.at in near and s.free(witch, s.hester.at, 0):
        found.append(Unit(witch, s.hester.at, 0))
    return found


legend("bernice", bernice)


# The Skinless Boy


def skinless_boy(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.skinless-boy: a haint and a townsfolk, each onto the terrain that he stands on."""
    terrain = s.terrain(s.legends[seat][0])
    onto = [at for at in range(HEXES) if s.terrain(at) == terrain]
    choice = yield from one_or_none(seat, SEND_HAINT, own_steps(s, seat, onto), "legend.skinless-boy")
    if choice is not None:
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)
    folk = s.objectives[TOWNSFOLK]
    walks = [Guide(at, to) for at in onto_from(folk) for to in NEAR[at] if to in onto and open_to_townsfolk(s, to)]
    walk = yield from one_or_none(seat, SEND_TOWNSFOLK, walks, "legend.skinless-boy")
    if walk is not None:
        folk[walk.origin] -= 1
        folk[walk.to] += 1
        s.note(seat, GUIDED, "legend.skinless-boy", origin=walk.origin, to=walk.to)


def onto_from(row: list[int]) -> list[int]:
    """The hexes where some are."""
    return [at for at, n in enumerate(row) if n]


legend("skinless_boy", skinless_boy, on_land)


# Malachi


def furies(s: Harrow, seat: int) -> list[Option]:
    """Law legend.malachi: from every hex one or two away from him, not his own; fire and Hester can be attacked too."""
    menu = Menu(s)
    for origin in GRID.within(s.legends[seat][0], FURY_REACH, 1):
        menu.options += [Attack(origin, to) for to in targets_from(s, seat, origin)]
        for other in s.setting.others:
            s.faction(other).offer_raids(s, seat, origin, menu)
    return menu.options


def malachi(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.malachi, .a: the fury counts as two units, beside those that stand there."""
    choice = yield from one_of(seat, FURY, furies(s, seat), "legend.malachi")
    if isinstance(choice, Raid):
        s.then("raid", seat, choice.origin, choice.to, FURY_UNITS)
    elif isinstance(choice, Attack):
        s.then("attack", seat, choice.origin, choice.to, FURY_UNITS)


legend("malachi", malachi, lambda s, seat: None if furies(s, seat) else "legend.malachi")


# Priscilla


def priscilla(s: Harrow, seat: int) -> Flow[None]:
    """Law legend.priscilla: on two hexes of her terrain, where nobody and no objective is."""
    s.taunts.clear()
    terrain = s.terrain(s.legends[seat][0])
    for n in range(TAUNTS, 0, -1):
        hexes = [
            at
            for at in range(HEXES)
            if s.terrain(at) == terrain and at not in s.taunts and s.empty(at) and not s.flames[at]
            if not s.objectives[TOWNSFOLK][at] and not s.objectives[BUILDING][at]
        ]
        choice = yield from one_or_none(seat, TAUNT, [Hex(at) for at in hexes], "legend.priscilla", n=n)
        if choice is None:
            return
        s.taunts.append(choice.at)
        s.taunts.sort()
        s.note(seat, TAUNTED, "legend.priscilla", at=choice.at)


def taunt_gone(s: Harrow, seat: int, at: int, legends: int) -> None:
    """Law legend.priscilla.a: whoever comes there ends it."""
    if at in s.taunts:
        s.taunts.remove(at)


def taunt_answered(s: Harrow) -> None:
    """Law legend.priscilla.spawn: at the end of the round a haint comes to every taunt (R412)."""
    seat = s.setting.protectors
    hexes = s.taunts.copy()
    s.taunts.clear()
    for at in hexes:
        if s.bars(seat, at) is None:
            s.place(seat, at)


legend(
    "priscilla", priscilla, on_land, (m.ENTERED.hears(taunt_gone), m.ROUND_ENDS.hears(taunt_answered))
)  # fmt: skip
