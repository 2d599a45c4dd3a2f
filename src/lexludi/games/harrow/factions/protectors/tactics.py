"""The tactics of the Protectors."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions import rows
from lexludi.games.harrow.rules.abilities import why_no_spawn
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, KINDS, NOWHERE, SPAWN, STRENGTHEN, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import DISTANCE, GRID, HEXES, NEAR, printed
from lexludi.games.harrow.rules.cards import LACKS, card
from lexludi.games.harrow.rules.cleanup import collect_token
from lexludi.games.harrow.rules.moving import go_unit, send_haints, steps_from
from lexludi.games.harrow.rules.options import Drop, Hex, Shift, Spawn, Token
from lexludi.games.harrow.rules.prompts import COUNT, acts, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of

SCARE: Final = prompt("scare", N_("Which haint comes closer? Left: {n}."), n=COUNT, passes=N_("No more"))
SHOOT: Final = prompt("shoot", N_("Which token do you take?"))
RESOLVE: Final = prompt("resolve", N_("Beside which townsfolk does a haint come?"))
WITCH_FIRE: Final = prompt("witch-fire", N_("Which token goes where? Left: {n}."), n=COUNT)
REINFORCE: Final = prompt("reinforce", N_("Which haint joins others? Left: {n}."), n=COUNT, passes=N_("No more"))
LEAP: Final = prompt("leap", N_("Where does your legend land?"))
HOW_TO_ROAR: Final = prompt("roar", N_("Whom does the roar drive away?"))
ROAR_NEAR: Final = prompt("roar-near", N_("Which haint goes where? Left: {n}."), n=COUNT, passes=N_("No more"))
ROAR_FAR: Final = prompt("roar-far", N_("Which haint goes where, and then one hex more?"))
ROAR_ON: Final = prompt("roar-on", N_("Where does it go on to?"))
TWO_NEAR: Final = acts("two-near", N_("Two haints next to your legend, a hex each"))
ONE_FAR: Final = acts("one-far", N_("One haint up to two hexes away, two hexes"))

SCARED: Final = printed("scaredy_cat")
FIRES: Final = printed("witch_fire").count
JOINING: Final = printed("reinforcements").count
VISIONS: Final = printed("haunting_vision").count
FAR_MOVES: Final = printed("far_yonder").count
FARTHER: Final = printed("out_all_night").reach
BANISHED: Final = printed("banishment").count
ROARED: Final = printed("roar")


def legend_of(s: Harrow, seat: int) -> int:
    """Where the legend stands."""
    return s.legends[seat][0]


def half(n: int) -> int:
    """Half of it, rounded up."""
    return (n + 1) // 2


def enemy_haints(s: Harrow, seat: int, least: int, most: int) -> list[tuple[int, int, int]]:
    """Enemy haints that can move, so far from the legend: whose, where, and of which kind."""
    found: list[tuple[int, int, int]] = []
    row = DISTANCE[legend_of(s, seat)]
    for other in s.setting.rivals[seat]:
        for at in range(HEXES):
            if s.haints[other][at] and least <= row[at] <= most:
                found += [(other, at, unit) for unit in (HAINT, INFECTED) if s.free(other, at, unit)]
    return found


def scares(s: Harrow, seat: int) -> list[Shift]:
    """Law card.tactic.scaredy-cat: who can come closer, and where."""
    legend = legend_of(s, seat)
    return [
        Shift(other, unit, at, to)
        for other, at, unit in enemy_haints(s, seat, 1, SCARED.reach)
        for to in GRID.closer(at, legend)
        if s.bars(other, to) is None
    ]


def scaredy_cat(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.scaredy-cat."""
    yield from send_haints(s, seat, SCARE, "card.tactic.scaredy-cat", SCARED.count, scares)


def haintiest(s: Harrow, seat: int) -> None:
    """Law card.tactic.haintiest-of-haints."""
    s.then("haintiest", seat)
    s.then("points", seat, 1, 1, 1, 0)


def haintiest_again(s: Harrow, seat: int) -> None:
    """Law card.tactic.haintiest-of-haints: with fewer cubes than the direct opponent, once more."""
    if any(s.cubes(seat) < s.cubes(other) for other in s.setting.rivals[seat]):
        s.then("points", seat, 0, 0, 0, 1)


def in_line(s: Harrow, seat: int) -> list[Token]:
    """Tokens in a straight line with the legend."""
    rays = sorted(at for way in range(6) for at in GRID.ray(legend_of(s, seat), way))
    return [Token(kind, at) for at in rays for kind in KINDS if s.tokens[kind][at]]


def dead_shot(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.dead-shot: the token comes to the board at once."""
    choice = yield from one_of(seat, SHOOT, in_line(s, seat), "card.tactic.dead-shot")
    collect_token(s, seat, choice.kind, choice.at)


def beside_townsfolk(s: Harrow, seat: int) -> list[Spawn]:
    if not s.camps[seat].pool:
        return []
    folk = s.objectives[TOWNSFOLK]
    return [Spawn(at) for at in range(HEXES) if folk[at] and why_no_spawn(s, seat, at) is None]


def resolve(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.resolve."""
    choice = yield from one_of(seat, RESOLVE, beside_townsfolk(s, seat), "card.tactic.resolve")
    s.place(seat, choice.at)


def fires(s: Harrow) -> list[Drop]:
    """Law card.tactic.witch-fire.a: tokens of the box on empty hexes."""
    bare = [at for at in range(HEXES) if s.bare(at)]
    return [Drop(kind, at) for kind in KINDS if s.box[kind] for at in bare]


def witch_fire(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.witch-fire."""
    for n in range(FIRES, 0, -1):
        options = fires(s)
        if options:
            choice = yield from one_of(seat, WITCH_FIRE, options, "card.tactic.witch-fire", n=n)
            s.drop_token(choice.kind, choice.at)


def near_enemy_legend(s: Harrow, seat: int) -> bool:
    """Hester on the map is an enemy legend too (docs/rulings.md, R477)."""
    places = [place for other in s.setting.rivals[seat] for place in s.legends[other]]
    return any(s.units(seat, at) for place in (*places, s.hester.at) if place != NOWHERE for at in NEAR[place])


def ghost_trap(s: Harrow, seat: int) -> None:
    """Law card.tactic.ghost-trap."""
    s.then("points", seat, 0, 0, 0, half(s.camps[seat].wild))


def joins(s: Harrow, seat: int) -> list[Shift]:
    """Law card.tactic.reinforcements: haints that can join the legend or other haints."""
    found: list[Shift] = []
    to_all = [to for to in range(HEXES) if s.units(seat, to) and s.bars(seat, to) is None]
    for at in range(HEXES):
        if s.haints[seat][at]:
            kinds = [unit for unit in (HAINT, INFECTED) if s.free(seat, at, unit)]
            found += [Shift(seat, unit, at, to) for unit in kinds for to in to_all if to != at]
    return found


def reinforcements(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.reinforcements."""
    yield from send_haints(s, seat, REINFORCE, "card.tactic.reinforcements", JOINING, joins)


def raise_the_dead(s: Harrow, seat: int) -> None:
    """Law card.tactic.raise-the-dead."""
    s.then("points", seat, 0, half(rows.value(s, seat, SPAWN)), 0, 0)


def landings(s: Harrow, seat: int) -> list[Hex]:
    """Law card.tactic.stir-the-storm: beyond a storm next to the legend."""
    at = legend_of(s, seat)
    if not s.free(seat, at, 0):
        return []
    rays = [GRID.ray(at, way)[:2] for way in range(6)]
    return [
        Hex(ray[1]) for ray in rays if len(ray) == 2 and s.storm(ray[0]) and s.bars(seat, ray[1]) is None
    ]  # fmt: skip


def stir_the_storm(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.stir-the-storm."""
    choice = yield from one_of(seat, LEAP, landings(s, seat), "card.tactic.stir-the-storm")
    yield from go_unit(s, seat, seat, 0, legend_of(s, seat), choice.at)


def driven(s: Harrow, seat: int, most: int) -> list[Shift]:
    """Law card.tactic.roar, card.tactic.roar.a: enemy haints so near, and where they can go."""
    return [
        Shift(other, unit, at, to)
        for other, at, unit in enemy_haints(s, seat, 1, most)
        for to in steps_from(s, other, at)
    ]


def near(s: Harrow, seat: int) -> list[Shift]:
    return driven(s, seat, 1)


def roar(s: Harrow, seat: int) -> Flow[None]:
    """Law card.tactic.roar: two haints a hex each, or one haint two hexes."""
    ways = [TWO_NEAR, ONE_FAR] if near(s, seat) else [ONE_FAR]
    way = yield from one_of(seat, HOW_TO_ROAR, ways, "card.tactic.roar")
    if way == TWO_NEAR:
        yield from send_haints(s, seat, ROAR_NEAR, "card.tactic.roar", ROARED.count, near)
        return
    first = yield from one_of(seat, ROAR_FAR, driven(s, seat, ROARED.reach), "card.tactic.roar")
    yield from go_unit(s, seat, first.seat, first.unit, first.origin, first.to)
    on = [Hex(to) for to in steps_from(s, first.seat, first.to) if to != first.origin]
    if on and s.free(first.seat, first.to, first.unit):
        then = yield from one_of(seat, ROAR_ON, on, "card.tactic.roar")
        yield from go_unit(s, seat, first.seat, first.unit, first.to, then.at)


def rally(s: Harrow, seat: int) -> None:
    """Law card.tactic.rally."""
    s.strengthen(seat, half(rows.value(s, seat, STRENGTHEN)))


def haunting_vision(s: Harrow, seat: int) -> None:
    """Law card.tactic.haunting-vision."""
    s.then("points", seat, 0, 0, 0, min(VISIONS, s.camps[seat].wild))


def far_yonder(s: Harrow, seat: int) -> None:
    """Law card.tactic.far-yonder."""
    s.then("legend_moves", seat, FAR_MOVES)


def your_will(s: Harrow, seat: int) -> None:
    """Law card.tactic.your-will-my-whim."""
    s.faction(seat).first_scroll(s, seat)
    s.then("points", seat, 0, 0, 0, 1)


def out_all_night(s: Harrow, seat: int) -> None:
    """Law card.tactic.out-all-night."""
    s.camps[seat].reach += FARTHER


def banishment(s: Harrow, seat: int) -> None:
    """Law card.tactic.banishment: of the opponent who has most cubes."""
    s.set_aside(max(s.setting.rivals[seat], key=s.cubes), BANISHED)


card("scaredy_cat", scaredy_cat, lambda s, seat: None if scares(s, seat) else "card.tactic.scaredy-cat")
card("haintiest_of_haints", haintiest)
card("dead_shot", dead_shot, lambda s, seat: None if in_line(s, seat) else "card.tactic.dead-shot")
card("resolve", resolve, lambda s, seat: None if beside_townsfolk(s, seat) else "card.tactic.resolve")
card("witch_fire", witch_fire, lambda s, seat: None if fires(s) else "card.tactic.witch-fire")
card("ghost_trap", ghost_trap, lambda s, seat: None if near_enemy_legend(s, seat) else "card.tactic.ghost-trap")
card("reinforcements", reinforcements, lambda s, seat: None if joins(s, seat) else "card.tactic.reinforcements")
card("raise_the_dead", raise_the_dead)
card("stir_the_storm", stir_the_storm, lambda s, seat: None if landings(s, seat) else "card.tactic.stir-the-storm")
card("roar", roar, lambda s, seat: None if driven(s, seat, ROARED.reach) else "card.tactic.roar")
card("rally", rally)
card("haunting_vision", haunting_vision, lambda s, seat: None if s.acted else "card.tactic.haunting-vision")
card("far_yonder", far_yonder)
card("your_will_my_whim", your_will)
card("out_all_night", out_all_night)
card("banishment", banishment)

LACKS["card.tactic.ghost-trap"] = reason("no-legend-near", N_("none of your units is next to the legend of an enemy."))
LACKS["card.tactic.roar"] = reason("nobody-to-drive", N_("no haint of an enemy near your legend can go anywhere."))
LACKS["card.tactic.scaredy-cat"] = reason("nobody-to-scare", N_("no haint of an enemy can come nearer to your legend."))
LACKS["card.tactic.dead-shot"] = reason("nothing-in-line", N_("no token lies in a straight line from your legend."))
LACKS["card.tactic.resolve"] = reason("no-room-there", N_("on no hex with townsfolk can a haint be spawned."))
LACKS["card.tactic.reinforcements"] = reason("nobody-joins", N_("none of your haints can join others."))
LACKS["card.tactic.stir-the-storm"] = reason("no-landing", N_("there is no storm that your legend could leap over."))
LACKS["card.tactic.haunting-vision"] = reason("not-acted", N_("it is played after the action of a jar."))
