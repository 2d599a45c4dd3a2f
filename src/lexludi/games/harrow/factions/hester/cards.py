"""Hester's cards: each may be used once in a turn while it lies open, before the tree or after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.harrow.factions.hester.crawling import bars_infected, step
from lexludi.games.harrow.factions.hester.fire import blaze
from lexludi.games.harrow.factions.hester.paying import owned, pay, pay_any, which_gain
from lexludi.games.harrow.factions.hester.roots import gain, ways
from lexludi.games.harrow.factions.hester.sickness import healthy, sicken
from lexludi.games.harrow.factions.hester.summoning import fires
from lexludi.games.harrow.rules.box.codes import HAINT, INFECTED, NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HESTER_CARD_NAMES, HESTER_CARDS, HEXES, NEAR
from lexludi.games.harrow.rules.moving import go
from lexludi.games.harrow.rules.options import Colour, Hex, Invoke, Root, Shift, Unit
from lexludi.games.harrow.rules.prompts import CUBE, HEX, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS

Able = Callable[[Harrow, int], bool]
Done = Callable[[Harrow, int], Flow[None]]

WHO_GOES: Final = prompt("who-goes", N_("Who goes where?"), passes=N_("Nobody more"))
AND_ON: Final = prompt("and-on", N_("Does the haint go on?"), passes=N_("It stays there"))
GIVE_CUBE: Final = prompt("give-cube", N_("Which terrain cube do you give back?"))
WHICH_HAINT: Final = prompt("which-haint", N_("Which haint is infected?"))
WHICH_FIRE: Final = prompt("which-fire", N_("The terrain of which fire?"))
WHICH_HEX: Final = prompt("which-hex", N_("On which hex?"))
WHERE_ON: Final = prompt("where-on", N_("Where does the root grow on?"))
LAID_CUBE: Final = note("laid-terrain-cube", N_("{seat} {seat:lays|lay} a cube on {at}: {cube}."), at=HEX, cube=CUBE)


class Power:
    """What a card does, and whether it would do anything."""

    def __init__(self, able: Able, do: Done) -> None:
        self.able = able
        self.do = do


POWERS: Final[dict[int, Power]] = {}


def card(name: str, able: Able, do: Done) -> None:
    """Declare a card."""
    POWERS[HESTER_CARD_NAMES.index(name)] = Power(able, do)


def number(name: str) -> int:
    """The figure printed on a card."""
    return HESTER_CARDS[HESTER_CARD_NAMES.index(name)].number


def offer(s: Harrow, seat: int, menu: Menu) -> None:
    """Law 5.hester.activate."""
    for which in s.hester.open:
        why = "5.hester.activate" if s.hester.invoked >> which & 1 else None
        menu.offer(Invoke(which), why or (None if POWERS[which].able(s, seat) else "5.hester.activate"))


# Who can go where


def infected(s: Harrow) -> list[tuple[int, int]]:
    """Infected haints that can be moved: whose, and where."""
    return [
        (whom, at)
        for whom in s.setting.fighters
        for at in range(HEXES)
        if s.snakes[whom][at] and s.free(whom, at, INFECTED)
    ]


def hostile_near(s: Harrow, whom: int, at: int) -> bool:
    """Whether an infected haint of another faction is on a hex or beside it."""
    return any(s.snakes[other][to] for other in s.setting.rivals[whom] for to in (at, *NEAR[at]))


# The cards


def innards_steps(s: Harrow) -> list[Shift]:
    """Law card.hester.white-innards: first steps from which the haint can end well."""
    found: list[Shift] = []
    for whom, at in infected(s):
        for to in NEAR[at]:
            if bars_infected(s, whom, to) is None and (ends_well(s, whom, to) or second_steps(s, whom, at, to)):
                found.append(Shift(whom, INFECTED, at, to))
    return found


def ends_well(s: Harrow, whom: int, at: int) -> bool:
    return not hostile_near(s, whom, at) and s.rival(whom, at) == NOBODY


def second_steps(s: Harrow, whom: int, origin: int, at: int) -> list[int]:
    if s.rival(whom, at) != NOBODY:
        return []
    return [to for to in NEAR[at] if to != origin and bars_infected(s, whom, to) is None and ends_well(s, whom, to)]


def white_innards(s: Harrow, seat: int) -> Flow[None]:
    choice: Shift = yield Ask(seat, WHO_GOES, [*innards_steps(s)], "card.hester.white-innards")
    whom, at = choice.seat, choice.to
    further = second_steps(s, whom, choice.origin, at)
    settled = ends_well(s, whom, at)
    yield from step(s, seat, whom, choice.origin, at)
    if further:
        options: list[Option] = [Hex(to) for to in further]
        on: Option = yield Ask(seat, AND_ON, [*options, PASS] if settled else options, "card.hester.white-innards")
        if isinstance(on, Hex):
            yield from step(s, seat, whom, at, on.at)


def can_swap(s: Harrow, seat: int) -> bool:
    return bool(owned(s, seat)) and any(s.stock[colour] for colour in s.setting.colours[seat])


def wild_tangle(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.wild-tangle."""
    options = [Colour(colour) for colour in owned(s, seat)]
    given: Colour = yield Ask(seat, GIVE_CUBE, [*options], "card.hester.wild-tangle")
    colour = yield from which_gain(s, seat, "card.hester.wild-tangle")
    pay(s, given.colour, 1)
    gain(s, seat, colour)


def always(s: Harrow, seat: int) -> bool:
    return True


def protege(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.protege."""
    s.hester.free = True
    yield from ()


def we_shall_see(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.we-shall-see: of several with the fewest the first in the order of turns (R454)."""
    fewest = min(s.cubes(other) for other in s.setting.fighters)
    s.strengthen(next(other for other in s.turns() if s.cubes(other) == fewest))
    colour = yield from which_gain(s, seat, "card.hester.we-shall-see")
    if colour >= 0:
        gain(s, seat, colour)


def sloth(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.sloth."""
    s.hester.sloth = True
    yield from ()


def dragged(s: Harrow) -> list[Shift]:
    """Law card.hester.within-reach: legends beside a hex with a root where they may be; Hester is one (R455)."""
    roots = set(s.hester.path)
    found = [
        Shift(whom, token, at, to)
        for whom in s.setting.fighters
        for token, at in enumerate(s.legends[whom])
        if at != NOWHERE and s.free(whom, at, token)
        for to in NEAR[at]
        if to in roots and s.bars(whom, to) is None
    ]
    if s.hester.at != NOWHERE:
        witch = s.setting.hester
        found += [Shift(witch, 0, s.hester.at, to) for to in NEAR[s.hester.at] if to in roots]
    return found


def within_reach(s: Harrow, seat: int) -> Flow[None]:
    choice: Shift = yield Ask(seat, WHO_GOES, [*dragged(s)], "card.hester.within-reach")
    if choice.seat == seat:
        yield from step(s, seat, seat, choice.origin, choice.to)
    else:
        yield from go(s, seat, choice.seat, choice.origin, choice.to, 0, 1 << choice.unit)


def companions(s: Harrow, seat: int) -> list[Unit]:
    """Healthy haints on a hex with an infected one."""
    return [
        Unit(whom, at, HAINT)
        for whom in s.setting.fighters
        for at in range(HEXES)
        if s.snakes[whom][at] and healthy(s, whom, at)
    ]


def can_hurt(s: Harrow, seat: int) -> bool:
    return s.hester.snakes > 0 and s.cubes(seat) >= number("hurts_a_moment") and bool(companions(s, seat))


def hurts_a_moment(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.hurts-a-moment, .a: it is not the infect action."""
    choice: Unit = yield Ask(seat, WHICH_HAINT, [*companions(s, seat)], "card.hester.hurts-a-moment")
    yield from pay_any(s, seat, number("hurts_a_moment"), "card.hester.hurts-a-moment")
    sicken(s, seat, choice.seat, choice.at)


def mark(whom: int, at: int) -> int:
    """Who went, and where they are now, as one number."""
    return whom * (HEXES + 1) + at + 1


def terrified(s: Harrow, terrain: int, gone: tuple[int, ...]) -> list[Shift]:
    """Law card.hester.night-terror: infected haints and Hester beside a hex of that terrain."""
    found = [
        Shift(whom, INFECTED, at, to)
        for whom, at in infected(s)
        if mark(whom, at) not in gone
        for to in NEAR[at]
        if s.terrain(to) == terrain and bars_infected(s, whom, to) is None
    ]
    witch = s.setting.hester
    if s.hester.at != NOWHERE and mark(witch, NOWHERE) not in gone:
        found += [Shift(witch, 0, s.hester.at, to) for to in NEAR[s.hester.at] if s.terrain(to) == terrain]
    return found


def burning_land(s: Harrow) -> list[int]:
    """Fires on land, one for each terrain."""
    found: dict[int, int] = {}
    for at in fires(s):
        if s.land(at):
            found.setdefault(s.terrain(at), at)
    return sorted(found.values())


def can_terrify(s: Harrow, seat: int) -> bool:
    return any(terrified(s, s.terrain(at), ()) for at in burning_land(s))


def night_terror(s: Harrow, seat: int) -> Flow[None]:
    """Each goes at most once: who has come to a hex, and whoever stood there before, stays (R456)."""
    options = [Hex(at) for at in burning_land(s) if terrified(s, s.terrain(at), ())]
    fire: Hex = yield Ask(seat, WHICH_FIRE, [*options], "card.hester.night-terror")
    s.then("terror", seat, s.terrain(fire.at), ())


def terror(s: Harrow, seat: int, terrain: int, gone: tuple[int, ...]) -> Flow[None]:
    """One after another, as long as somebody can go; `gone` has whoever went, by where they are now."""
    moves = terrified(s, terrain, gone)
    if not moves:
        return
    choice: Option = yield Ask(seat, WHO_GOES, [*moves, PASS], "card.hester.night-terror")
    if isinstance(choice, Pass):
        return
    assert isinstance(choice, Shift)
    s.then("terror", seat, terrain, (*gone, mark(choice.seat, NOWHERE if choice.seat == seat else choice.to)))
    yield from step(s, seat, choice.seat, choice.origin, choice.to)


def can_sacrifice(s: Harrow, seat: int) -> bool:
    return any(s.stock[colour] for colour in s.setting.colours[seat])


def necessary_sacrifice(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.necessary-sacrifice: a cube from the supply; no fire, where nobody could come."""
    colour = yield from which_gain(s, seat, "card.hester.necessary-sacrifice")
    hexes = [at for at in range(HEXES) if s.hester.cubes[at] == NOWHERE and not s.flames[at]]
    choice: Hex = yield Ask(seat, WHICH_HEX, [Hex(at) for at in hexes], "card.hester.necessary-sacrifice")
    s.stock[colour] -= 1
    s.hester.cubes[choice.at] = colour
    s.note(seat, LAID_CUBE, "card.hester.necessary-sacrifice", at=choice.at, cube=colour)


def meetings(s: Harrow) -> list[tuple[int, int, int]]:
    """Law card.hester.closing-in: hexes beside infected haints of two factions, and where those stand."""
    one, other = s.setting.fighters
    found: list[tuple[int, int, int]] = []
    if not s.hester.spaces:
        return found
    for at in range(HEXES):
        if not s.empty(at) or bars_infected(s, one, at) is not None or bars_infected(s, other, at) is not None:
            continue
        first = [to for to in NEAR[at] if s.snakes[one][to] and s.free(one, to, INFECTED)]
        second = [to for to in NEAR[at] if s.snakes[other][to] and s.free(other, to, INFECTED)]
        found += [(at, a, b) for a in first for b in second]
    return found


def can_close_in(s: Harrow, seat: int) -> bool:
    return len(s.setting.fighters) > 1 and bool(meetings(s))


def closing_in(s: Harrow, seat: int) -> Flow[None]:
    """Where, and if several haints are beside that hex, which."""
    law = "card.hester.closing-in"
    found = meetings(s)
    place: Hex = yield Ask(seat, WHICH_HEX, [Hex(at) for at in sorted({at for at, _, _ in found})], law)
    one, other = s.setting.fighters
    first = sorted({a for at, a, _ in found if at == place.at})
    second = sorted({b for at, _, b in found if at == place.at})
    a: Unit = yield Ask(seat, WHO_GOES, [Unit(one, at, INFECTED) for at in first], law)
    b: Unit = yield Ask(seat, WHO_GOES, [Unit(other, at, INFECTED) for at in second], law)
    yield from go(s, seat, one, a.at, place.at, 1, 0, 1)
    yield from go(s, seat, other, b.at, place.at, 1, 0, 1)
    blaze(s, seat, one, other, place.at)


def trodden(s: Harrow) -> list[Shift]:
    """Law card.hester.trampled-ground."""
    roots, witch = set(s.hester.path), s.setting.hester
    found = [
        Shift(whom, INFECTED, at, to)
        for whom, at in infected(s)
        for to in NEAR[at]
        if to not in roots and s.empty(to) and s.hester.at != to and bars_infected(s, whom, to) is None
    ]
    if s.hester.at != NOWHERE:
        found += [
            Shift(witch, 0, s.hester.at, to) for to in NEAR[s.hester.at] if to not in roots and s.empty(to)
        ]  # fmt: skip
    return found


def trampled_ground(s: Harrow, seat: int) -> Flow[None]:
    choice: Shift = yield Ask(seat, WHO_GOES, [*trodden(s)], "card.hester.trampled-ground")
    yield from step(s, seat, choice.seat, choice.origin, choice.to)


def rooted_in_stone(s: Harrow, seat: int) -> bool:
    return any(not s.land(at) for at in s.hester.path)


def all_around(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.all-around."""
    for _ in range(number("all_around")):
        colour = yield from which_gain(s, seat, "card.hester.all-around")
        if colour >= 0:
            gain(s, seat, colour)


def can_grip(s: Harrow, seat: int) -> bool:
    return len(s.hester.path) > 1 and bool(ways(s))


def desperate_grip(s: Harrow, seat: int) -> Flow[None]:
    """Law card.hester.desperate-grip: the first root is taken up, so its hexes are free unless another touches them."""
    h = s.hester
    choice: Root = yield Ask(seat, WHERE_ON, [Root(at) for at in ways(s)], "card.hester.desperate-grip")
    h.path.pop(0)
    h.path.append(choice.at)
    if s.flames[choice.at] and h.supply:  # 5.hester.cubes.5
        h.supply -= 1
        s.flames[choice.at] += 1


card("white_innards", lambda s, seat: bool(innards_steps(s)), white_innards)
card("wild_tangle", can_swap, wild_tangle)
card("protege", always, protege)
card("we_shall_see", always, we_shall_see)
card("sloth", always, sloth)
card("within_reach", lambda s, seat: bool(dragged(s)), within_reach)
card("hurts_a_moment", can_hurt, hurts_a_moment)
card("night_terror", can_terrify, night_terror)
card("necessary_sacrifice", can_sacrifice, necessary_sacrifice)
card("closing_in", can_close_in, closing_in)
card("trampled_ground", lambda s, seat: bool(trodden(s)), trampled_ground)
card("all_around", rooted_in_stone, all_around)
card("desperate_grip", can_grip, desperate_grip)
