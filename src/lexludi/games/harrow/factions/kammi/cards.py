"""The goblin cards: everything in them is measured from the goblin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.factions.kammi.figures import by_goblin, give_away, goblin_at, kammi_at, secret
from lexludi.games.harrow.rules.abilities import why_no_spawn
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, KINDS, NOWHERE, OBJECTIVES
from lexludi.games.harrow.rules.box.printed import DISTANCE, GRID, HEXES, NEAR, printed
from lexludi.games.harrow.rules.cards import card
from lexludi.games.harrow.rules.crowds import way
from lexludi.games.harrow.rules.moving import go, go_unit, steps_from
from lexludi.games.harrow.rules.objectives import may_come
from lexludi.games.harrow.rules.options import Bring, Drop, Hex, Move, Pull, Shift, Spawn, Swap
from lexludi.games.harrow.rules.prompts import COUNT, HEX, note, prompt
from lexludi.games.harrow.rules.state import FULL, Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

DOUBLE: Final = prompt("doppelganger", N_("Where does a haint come?"), passes=N_("Nowhere"))
KEYHOLE: Final = prompt("keyhole", N_("Which hex do you look at through the keyhole?"), passes=N_("None"))
FETCH: Final = prompt("fetch", N_("What comes to {at}? Left: {n}."), at=HEX, n=COUNT, passes=N_("No more"))
MONEY: Final = prompt("blood-money", N_("Where do you leave a cube?"), passes=N_("Nowhere"))
SNARE: Final = prompt("snare", N_("Which of your legends goes where, and with whom?"), passes=N_("None"))
TOSS: Final = prompt("toss", N_("Which haint is tossed where?"), passes=N_("None"))
TEMPT: Final = prompt("temptation", N_("Which token comes closer to your goblin?"), passes=N_("None"))
WHISPER: Final = prompt("whisper", N_("Which haint follows the whisper? Left: {n}."), n=COUNT, passes=N_("No more"))
TRICK: Final = prompt("trick", N_("Which haints change places?"), passes=N_("None"))
LURE: Final = prompt("lure", N_("Which haint is lured where?"), passes=N_("None"))
GET_OUT: Final = prompt("get-out", N_("Which token goes where?"), passes=N_("None"))
LEFT_CUBE: Final = note("left-cube", N_("{seat} {seat:leaves|leave} a cube on {at}."), at=HEX)
SPITED: Final = note("spited", N_("{seat} {seat:takes|take} cubes off the battleground: {n}."), n=COUNT)
KEYHOLE_CARD: Final = printed("through_the_keyhole")
WHISPER_CARD: Final = printed("doll_whisper")


def open_to(ways: Callable[[Harrow, int], object], law: str) -> Callable[[Harrow, int], str | None]:
    """A card can be played while the goblin lives and has something to do (legend.goblin-klepar.a)."""

    def why_not(s: Harrow, seat: int) -> str | None:
        at = goblin_at(s)
        if s.kammi.silent or at == NOWHERE:
            return "legend.goblin-klepar.a"
        return None if ways(s, at) else law

    return why_not


# Doppelganger


def doubles(s: Harrow, goblin: int) -> list[Spawn]:
    kammi = s.setting.kammi
    if not s.camps[kammi].pool:
        return []
    near = GRID.within(goblin, printed("doppelganger").reach)
    return [Spawn(at) for at in near if why_no_spawn(s, kammi, at) is None]


def doppelganger(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.doppelganger."""
    choice = yield from by_goblin(s, seat, DOUBLE, doubles, "card.goblin.doppelganger")
    if choice is not None:
        s.place(seat, choice.at)


# Through the Keyhole


def peeks(s: Harrow, goblin: int) -> list[Hex]:
    return [Hex(at) for at in GRID.within(goblin, KEYHOLE_CARD.reach, 1) if brought(s, at, -1)]


def brought(s: Harrow, to: int, kind: int) -> list[Option]:
    """What can come to a hex from next to it; of objectives only the kind that came already, if one did."""
    found: list[Option] = [Pull(n, at, to) for n in KINDS for at in NEAR[to] if s.tokens[n][at]]
    for what in OBJECTIVES:
        if kind in (-1, what) and may_come(s, what, to):
            found += [Bring(what, at, to) for at in NEAR[to] if s.objectives[what][at]]
    return found


def through_the_keyhole(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.through-the-keyhole."""
    choice = yield from by_goblin(s, seat, KEYHOLE, peeks, "card.goblin.through-the-keyhole")
    if choice is not None:
        s.then("fetch", seat, choice.at, KEYHOLE_CARD.count, -1)


def fetch(s: Harrow, seat: int, to: int, left: int, kind: int) -> Flow[None]:
    """Law card.goblin.through-the-keyhole, .a: up to three things, townsfolk or buildings but not both."""
    menu = Menu(s)
    menu.options = brought(s, to, kind)
    if not menu.options:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, FETCH, "card.goblin.through-the-keyhole", at=to, n=left)
    if isinstance(choice, Pass):
        return
    if isinstance(choice, Bring):
        kind = choice.what
        s.objectives[kind][choice.origin] -= 1
        s.objectives[kind][to] += 1
    else:
        assert isinstance(choice, Pull)
        s.pull_token(choice.kind, choice.origin, to)
    if left > 1:
        s.then("fetch", seat, to, left - 1, kind)


# Blood Money


def purses(s: Harrow, goblin: int) -> list[Hex]:
    """Law card.goblin.blood-money: hexes without units (R422)."""
    if not s.stock[s.setting.colour[s.setting.kammi]]:
        return []
    return [Hex(at) for at in GRID.within(goblin, printed("blood_money").reach) if s.empty(at)]


def blood_money(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.blood-money."""
    choice = yield from by_goblin(s, seat, MONEY, purses, "card.goblin.blood-money")
    if choice is not None:
        s.lay_cube(seat, choice.at)
        s.note(seat, LEFT_CUBE, "card.goblin.blood-money", at=choice.at)


# Snare


def snares(s: Harrow, goblin: int) -> list[Option]:
    """Law card.goblin.snare, .a: goblin and enemy legend on different land."""
    kammi = s.setting.kammi
    theirs = s.legends[s.setting.rivals[kammi][0]][0]
    if theirs == NOWHERE or not s.land(goblin) or not s.land(theirs) or s.terrain(goblin) == s.terrain(theirs):
        return []
    found: list[Option] = []
    for origin in dict.fromkeys(s.legends[kammi]):
        if origin != NOWHERE:
            haints, infected, legends = s.movable(kammi, origin)
            for to in steps_from(s, kammi, origin) if legends else ():
                found += way(origin, to).groups(haints, infected, legends, FULL - s.units(kammi, to))
    return [move for move in found if isinstance(move, Move) and move.legends]


def snare(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.snare."""
    choice = yield from by_goblin(s, seat, SNARE, snares, "card.goblin.snare")
    if isinstance(choice, Move):
        yield from go(s, seat, seat, choice.origin, choice.to, choice.haints, choice.legends, choice.infected)


# Toss


def tosses(s: Harrow, goblin: int) -> list[Shift]:
    kammi = s.setting.kammi
    landing = [to for to in GRID.within(goblin, printed("toss").reach) if s.bars(kammi, to) is None]
    return [
        Shift(kammi, unit, at, to)
        for at in NEAR[goblin]
        for unit in (HAINT, INFECTED)
        if s.free(kammi, at, unit)
        for to in landing
        if to != at
    ]


def toss(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.toss."""
    choice = yield from by_goblin(s, seat, TOSS, tosses, "card.goblin.toss")
    if choice is not None:
        yield from go_unit(s, seat, seat, choice.unit, choice.origin, choice.to)


# Buried


def beside(s: Harrow, goblin: int) -> int:
    return s.haints[s.setting.kammi][goblin]


def buried(s: Harrow, seat: int) -> None:
    """Law card.goblin.buried."""
    s.then("points", seat, 0, 0, 0, 1)


# Temptation


def temptations(s: Harrow, goblin: int) -> list[Pull]:
    return [
        Pull(kind, at, to)
        for kind in KINDS
        for at in range(HEXES)
        if s.tokens[kind][at]
        for to in GRID.closer(at, goblin)
    ]


def temptation(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.temptation."""
    choice = yield from by_goblin(s, seat, TEMPT, temptations, "card.goblin.temptation")
    if choice is not None:
        s.pull_token(choice.kind, choice.origin, choice.to)


# Enemy haints near the goblin: Doll Whisper, Lure, Spite


def enemies(s: Harrow, goblin: int, reach: int) -> list[Shift]:
    """Enemy haints so near, and the hexes next to them where they can go."""
    return [
        Shift(other, unit, at, to)
        for other in s.setting.rivals[s.setting.kammi]
        for at in GRID.within(goblin, reach)
        if s.haints[other][at]
        for unit in (HAINT, INFECTED)
        if s.free(other, at, unit)
        for to in steps_from(s, other, at)
    ]


def whispers(s: Harrow, goblin: int) -> list[Shift]:
    reach = WHISPER_CARD.reach
    if not any(at != NOWHERE and DISTANCE[goblin][at] <= reach for at in s.kammi.dolls):
        return []
    return enemies(s, goblin, reach)


def doll_whisper(s: Harrow, seat: int) -> None:
    """Law card.goblin.doll-whisper."""
    s.then("whisper", seat, WHISPER_CARD.count, NOWHERE)


def whisper(s: Harrow, seat: int, left: int, taken: int) -> Flow[None]:
    """Law card.goblin.doll-whisper: each haint to a hex of its own; who came does not go on."""

    def ways(s: Harrow, goblin: int) -> list[Shift]:
        return [
            shift
            for shift in whispers(s, goblin)
            if shift.to != taken and (shift.origin != taken or s.haints[shift.seat][taken] > 1)
        ]

    choice = yield from by_goblin(s, seat, WHISPER, ways, "card.goblin.doll-whisper", n=left)
    if choice is not None:
        if left > 1:
            s.then("whisper", seat, left - 1, choice.to)
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)


def lures(s: Harrow, goblin: int) -> list[Shift]:
    return enemies(s, goblin, printed("lure").reach)


def lure(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.lure."""
    choice = yield from by_goblin(s, seat, LURE, lures, "card.goblin.lure")
    if choice is not None:
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)


def spites(s: Harrow, goblin: int) -> int:
    """How many enemy cubes go: one for each enemy haint near the goblin, as far as there are cubes."""
    foe = s.setting.rivals[s.setting.kammi][0]
    near = sum(s.haints[foe][at] for at in GRID.within(goblin, printed("spite").reach))
    return min(near, s.cubes(foe))


def spite(s: Harrow, seat: int) -> None:
    """Law card.goblin.spite, .a."""
    n = spites(s, goblin_at(s))
    if secret(s) and spites(s, kammi_at(s)) != n:
        give_away(s)
    s.set_aside(s.setting.rivals[seat][0], n)
    s.note(seat, SPITED, "card.goblin.spite", n=n)


# Trick


def alone(s: Harrow, seat: int, at: int) -> bool:
    """Law card.goblin.trick, .a: a haint without a nail, alone on its hex, with no objective there."""
    if s.haints[seat][at] != 1 or s.units(seat, at) != 1 or any(pin[:2] == (seat, at) for pin in s.pins):
        return False
    return not any(s.objectives[what][at] for what in OBJECTIVES)


def tricks(s: Harrow, goblin: int) -> list[Swap]:
    kammi = s.setting.kammi
    own = [at for at in GRID.within(goblin, printed("trick").reach) if alone(s, kammi, at)]
    return [
        Swap(at, other, to)
        for at in own
        for other in s.setting.rivals[kammi]
        for to in range(HEXES)
        if alone(s, other, to)
    ]


def trick(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.trick: dolls stay where they are (R423)."""
    choice = yield from by_goblin(s, seat, TRICK, tricks, "card.goblin.trick")
    if choice is not None:
        ours, theirs = s.snakes[seat][choice.at], s.snakes[choice.seat][choice.to]
        s.shift(seat, choice.at, choice.to, 1, 0, ours)
        s.shift(choice.seat, choice.to, choice.at, 1, 0, theirs)


# Let's Get Out of Here!


def ways_out(s: Harrow, goblin: int) -> list[Drop]:
    reach = printed("lets_get_out").reach
    return [Drop(kind, at) for kind in KINDS if s.box[kind] for at in GRID.within(goblin, reach, reach)]


def lets_get_out(s: Harrow, seat: int) -> Flow[None]:
    """Law card.goblin.lets-get-out."""
    choice = yield from by_goblin(s, seat, GET_OUT, ways_out, "card.goblin.lets-get-out")
    if choice is not None:
        s.drop_token(choice.kind, choice.at)


card("doppelganger", doppelganger, open_to(doubles, "card.goblin.doppelganger"))
card("through_the_keyhole", through_the_keyhole, open_to(peeks, "card.goblin.through-the-keyhole"))
card("blood_money", blood_money, open_to(purses, "card.goblin.blood-money"))
card("snare", snare, open_to(snares, "card.goblin.snare"))
card("toss", toss, open_to(tosses, "card.goblin.toss"))
card("buried", buried, open_to(beside, "card.goblin.buried"))
card("temptation", temptation, open_to(temptations, "card.goblin.temptation"))
card("doll_whisper", doll_whisper, open_to(whispers, "card.goblin.doll-whisper"))
card("trick", trick, open_to(tricks, "card.goblin.trick"))
card("lure", lure, open_to(lures, "card.goblin.lure"))
card("lets_get_out", lets_get_out, open_to(ways_out, "card.goblin.lets-get-out"))
card("spite", spite, open_to(spites, "card.goblin.spite"))
