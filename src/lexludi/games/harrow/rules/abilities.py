"""Move, Spawn and Strengthen: what points of an action are spent on."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import HAINT, MOVE, SPAWN, STRENGTHEN
from lexludi.games.harrow.rules.box.printed import HEXES, NEAR, SIDES
from lexludi.games.harrow.rules.crowds import WAYS, crowds, party_of, rooms, way
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Move, Spawn, Strengthen, Unpin
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt, reason
from lexludi.games.harrow.rules.refusing import why_barred
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Forbids, Option, Pass, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS

USE_POINTS: Final = prompt(
    "points",
    N_("What do you do? Left: Move {moves}, Spawn {spawns}, Strengthen {cubes}, any of them {any}."),
    moves=COUNT, spawns=COUNT, cubes=COUNT, any=COUNT,
    passes=N_("Do no more"),
)  # fmt: skip
UNPINNED: Final = note("unpinned", N_("{seat} {seat:frees|free} a unit on {at} from its nail."), at=HEX)
SPAWNS: Final = tuple(Spawn(at) for at in range(HEXES))
DEAREST: Final = max(price for side in SIDES for price in side.price) + 1
"""What it takes to enter the dearest hex in a storm."""
STRENGTHENS: Final = Strengthen()


def cost(s: Harrow, seat: int, at: int) -> int:
    """Law 1.move.4, 1.move.5, 1.path.1, 1.path.3: how many Moves it takes to enter a hex."""
    price = s.setting.map.price[at] + (hindering(s, seat) >> at & 1)
    return max(0, price - s.paths.count(at)) if s.paths else price


def hindering(s: Harrow, seat: int) -> int:
    """Law 1.move.5: the storms that hinder a faction, a bit each."""
    return 0 if s.setting.weathers[seat] else s.storms | s.setting.map.storms


def offer_moves(s: Harrow, seat: int, menu: Menu, points: int, haints: bool = True) -> None:
    """Law 1.move.1 to 1.move.5: any units of a hex to the next one, for so many Moves at most; or legends alone."""
    if s.pins and points:
        for whose, at, unit in dict.fromkeys(s.pins):  # legend.bernice.a, .c
            if whose == seat and (haints or unit >= 0):
                menu.offer(Unpin(at, unit))
    crowd, options = crowds(s, seat), menu.options
    room_on = rooms_to_enter(s, seat, crowd, points)
    for origin in range(HEXES):
        if crowd[origin]:
            going, infected, legends = s.movable(seat, origin)
            if not haints:
                going, infected = 0, 0
            party = party_of(going, infected, legends)
            for way in WAYS[origin]:
                room = room_on[way.to]
                if room > 0:
                    options += way.found[party + room] or way.groups(going, infected, legends, room)
                elif menu.explains:
                    menu.refuse(one_of_them(origin, way.to, going, legends), why_no_move(s, seat, way.to, points))


def rooms_to_enter(s: Harrow, seat: int, crowd: list[int], points: int) -> list[int]:
    """How many more units may enter each hex, if so many Moves are enough for it."""
    found = rooms(s, seat, crowd)
    if points < DEAREST:
        prices, storms = s.setting.map.price, hindering(s, seat)
        for at in range(HEXES):
            if prices[at] + (storms >> at & 1) > points and cost(s, seat, at) > points:
                found[at] = 0
    return found


TOO_DEAR: Final = reason(
    "too-dear", N_("it takes {n} Moves to enter {at}, and {has} are left."), n=COUNT, at=HEX, has=COUNT
)
STROLLED: Final = reason("strolled", N_("that would lead back to where it has left for nothing."))
NO_HAINTS: Final = reason("no-haints", N_("no haint is left in your supply."))
NO_CUBES: Final = reason("no-cubes", N_("no cube of your colour is left in the supply."))


def why_no_move(s: Harrow, seat: int, to: int, points: int) -> Forbids:
    """Law 1.move.4, 1.core: what keeps units out of a hex."""
    price = cost(s, seat, to)
    if price > points:
        return because("1.move.4", TOO_DEAR, n=price, at=to, has=points)
    return why_barred(s, seat, to, s.bars(seat, to) or "1.core.3")


def offer_free_moves(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 1.path.2: units enter the hexes that paths make free."""
    if menu.explains:
        explain_free_moves(s, seat, menu)
        return
    crowd, own = crowds(s, seat), s.legends[seat]
    for to in dict.fromkeys(s.paths):
        room = 0 if cost(s, seat, to) else s.room(seat, to)
        for origin in NEAR[to] if room else ():
            if crowd[origin]:
                going, infected, legends = s.movable(seat, origin)
                if s.strolls:
                    going = 0 if returns(s, HAINT, origin, to) else going
                    for unit in range(len(own)):
                        if legends >> unit & 1 and returns(s, unit, origin, to):
                            legends &= ~(1 << unit)
                menu.options += way(origin, to).groups(going, min(infected, going), legends, room)


def explain_free_moves(s: Harrow, seat: int, menu: Menu) -> None:
    """The same, with what forbids all other moves."""
    every = Menu(s)
    offer_moves(s, seat, every, 0)
    for option in every.options:
        assert isinstance(option, Move)
        units = [HAINT] if option.haints else []
        units += [unit for unit in range(len(s.legends[seat])) if option.legends >> unit & 1]
        back = any(returns(s, unit, option.origin, option.to) for unit in units)
        menu.offer(option, because("1.path.2", STROLLED) if back else None)
    if menu.refused is not None and every.refused is not None:
        menu.refused += every.refused


def stroll(s: Harrow, choice: Move) -> None:
    """Units enter a hex for nothing."""
    if choice.haints:
        s.strolls.append((HAINT, choice.origin, choice.to))
    for unit in range(choice.legends.bit_length()):
        if choice.legends >> unit & 1:
            s.strolls.append((unit, choice.origin, choice.to))


def returns(s: Harrow, unit: int, origin: int, to: int) -> bool:
    """Whether such a unit would come back to where it has left for nothing (docs/rulings.md, R476)."""
    seen = [to]
    for at in seen:
        seen += [there for kind, left, there in s.strolls if kind == unit and left == at and there not in seen]
    return origin in seen


def one_of_them(origin: int, to: int, haints: int, legends: int) -> Move:
    """A unit that cannot go there, for whoever wants to know why."""
    return Move(origin, to, 1, 0, 0) if haints else Move(origin, to, 0, legends & -legends, 0)


def offer_spawns(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 1.spawn.1 to 1.spawn.4."""
    if s.camps[seat].pool:
        for at in s.faction(seat).spawns(s, seat):
            why = why_no_spawn(s, seat, at)
            if why is None:
                menu.options.append(SPAWNS[at])
            elif menu.explains:
                menu.refuse(SPAWNS[at], why_barred(s, seat, at, why))
    elif menu.explains:
        for at in s.faction(seat).spawns(s, seat):
            menu.refuse(SPAWNS[at], because("1.spawn.1", NO_HAINTS))


def why_no_spawn(s: Harrow, seat: int, at: int) -> str | None:
    """The rule by which no haint can come to a hex."""
    why = s.bars(seat, at)
    if why == "1.core.3":
        return "1.spawn.3"
    return "1.spawn.4" if why is not None and s.rival(seat, at) >= 0 else why


def offer_points(s: Harrow, seat: int, menu: Menu, moves: int, spawns: int, cubes: int) -> None:
    """Whatever can be done with so many of each."""
    if moves:
        offer_moves(s, seat, menu, moves)
    if spawns:
        offer_spawns(s, seat, menu)
    if cubes:
        if s.stock[s.setting.colour[seat]]:
            menu.options.append(STRENGTHENS)
        elif menu.explains:
            menu.refuse(STRENGTHENS, because("1.strengthen.1", NO_CUBES))


def spend(s: Harrow, seat: int, choice: Option) -> Flow[int]:
    """Do it; how many points it took."""
    if isinstance(choice, Move):
        price = cost(s, seat, choice.to)
        yield from go(s, seat, seat, choice.origin, choice.to, choice.haints, choice.legends, choice.infected)
        return price
    if isinstance(choice, Unpin):
        s.pins.remove((seat, choice.at, choice.unit))
        s.note(seat, UNPINNED, "legend.bernice.a", at=choice.at)
    elif isinstance(choice, Spawn):
        s.place(seat, choice.at)
    else:
        s.strengthen(seat)
    return 1


def ability_of(choice: Option) -> int:
    """Which ability an option uses."""
    if isinstance(choice, (Move, Unpin)):
        return MOVE
    return SPAWN if isinstance(choice, Spawn) else STRENGTHEN


def points(s: Harrow, seat: int, moves: int, spawns: int, cubes: int, wild: int) -> Flow[None]:
    """Law 1.jar.ability.P.4, 1.jar.wild.2: points of each ability, and points of any; one thing after another.

    Points for a dearer hex may be pooled (docs/rulings.md, R402).
    """
    menu = Menu(s)
    offer_points(s, seat, menu, moves + wild, spawns + wild, cubes + wild)
    if not menu.options and not menu.explains:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(
        s.decides(seat), USE_POINTS, "1.jar.wild.2", moves=moves, spawns=spawns, cubes=cubes, any=wild
    )
    if isinstance(choice, Pass):
        return
    taken = yield from spend(s, seat, choice)
    left = [moves, spawns, cubes]
    ability = ability_of(choice)
    own = min(taken, left[ability])
    left[ability] -= own
    wild -= taken - own
    if sum(left) + wild:
        s.then("points", seat, left[MOVE], left[SPAWN], left[STRENGTHEN], wild)


LEGEND_MOVES: Final = prompt(
    "legend-moves", N_("Where does your legend go? Moves left: {moves}."), moves=COUNT, passes=N_("It stays there")
)


def legend_moves(s: Harrow, seat: int, moves: int) -> Flow[None]:
    """Moves with legends alone."""
    menu = Menu(s)
    offer_moves(s, seat, menu, moves, haints=False)
    if not menu.options and not menu.explains:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, LEGEND_MOVES, "1.move.1", moves=moves)
    if isinstance(choice, Pass):
        return
    moves -= yield from spend(s, seat, choice)
    if moves:
        s.then("legend_moves", seat, moves)
