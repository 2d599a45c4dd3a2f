"""Offers: how others take them, what that tells the Fair Folk, and what they are good for."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.drawer import BARE
from lexludi.games.harrow.factions.fae.searching import (
    WHICH_LINE,
    arrows_from,
    guess_at,
    guesses,
    no_guesses,
    point,
    seeking,
)
from lexludi.games.harrow.factions.hester.crawling import bars_infected, step, why_infected_barred
from lexludi.games.harrow.factions.hester.paying import which_gain
from lexludi.games.harrow.factions.hester.roots import gain
from lexludi.games.harrow.rules.box.codes import INFECTED, NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HEXES, NEAR, OFFER_NAMES
from lexludi.games.harrow.rules.moving import go_unit, kinds_at, steps_from
from lexludi.games.harrow.rules.options import Arrow, Bargain, Beget, Guess, Shift, Take
from lexludi.games.harrow.rules.prompts import HEX, OFFER, note, prompt, reason
from lexludi.games.harrow.rules.refusing import why_others_barred
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tower import activate
from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.options import Option, Pass, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.asking import PASS

WHICH_OFFER: Final = prompt("which-offer", N_("Which offer do you take first?"))
MAY_GUESS: Final = prompt("may-guess", N_("On which hex is it hidden?"), passes=N_("Do not guess"))
WHO_MOVES: Final = prompt("who-moves", N_("Who goes where?"), passes=N_("Nobody"))
WHERE_BORN: Final = prompt("where-born", N_("Where does a haint come?"))
TAKEN: Final = note("offer-taken", N_("{seat} {seat:takes|take} an offer on {at}: {offer}."), at=HEX, offer=OFFER)
USED: Final = note("offer-used", N_("{seat} {seat:uses|use} an offer: {offer}."), offer=OFFER)
NOBODY_OF_YOURS: Final = reason("nobody-of-yours", N_("none of your units is on {at} to take the offer."), at=HEX)
GAINS: Final = 2
LEGENDS: Final = 2


def here(s: Harrow, seat: int, at: int) -> bool:
    """Law fae.offer-collect.1: whether a unit of that player is on a hex; Hester's are herself and infected haints."""
    if seat == s.setting.hester:
        return s.hester.at == at or any(s.snakes[other][at] for other in s.setting.fighters)
    return s.units(seat, at) > 0


def take_offers(s: Harrow, seat: int) -> Flow[None]:
    """Law fae.offer-collect.1 to .3: one after another, in an order of the taker's choice."""
    f, fae = s.fae, s.setting.fae
    found = [at for at in range(HEXES) if f.nests[at] >= 0 and here(s, seat, at)]
    if not found:
        return
    s.then("take_offers", seat)
    why_not = beyond_reach(s, seat) if s.explaining else None
    choice: Take = yield Ask(
        s.decides(seat), WHICH_OFFER, [Take(at) for at in found], "fae.offer-collect.3", refused=why_not
    )
    offer, f.nests[choice.at] = f.nests[choice.at], BARE
    f.held[seat].append(offer)
    s.note(seat, TAKEN, "fae.offer-collect.1", at=choice.at, offer=offer)
    yield from activate(s, seat)  # fae.offer-collect.2
    s.strengthen(fae, f.oath)
    f.oath = 0
    if s.cubes(fae) >= s.cubes(seat) and seeking(s):  # fae.offer-collect.2b, .2c
        s.then("fae_learns", fae, choice.at)


def beyond_reach(s: Harrow, seat: int) -> list[Refusal]:
    """Law fae.offer-collect.1: the offers on hexes where the taker has nobody."""
    law = "fae.offer-collect.1"
    left = [at for at in range(HEXES) if s.fae.nests[at] >= 0 and not here(s, seat, at)]
    return [refused(Take(at), because(law, NOBODY_OF_YOURS, at=at)) for at in left]


def fae_learns(s: Harrow, seat: int, at: int) -> Flow[None]:
    """Law fae.offer-collect.2b: an arrow for that nest, and perhaps a guess."""
    arrow: Arrow = yield Ask(seat, WHICH_LINE, [*arrows_from([at])], "fae.offer-collect.2b", at=at)
    point(s, seat, arrow)
    choice: Option = yield Ask(seat, MAY_GUESS, [*guesses(s), PASS], "fae.offer-collect.2b", refused=no_guesses(s))
    if isinstance(choice, Guess):
        guess_at(s, seat, choice.at)


# Using them


def offer_bargains(s: Harrow, seat: int, menu: Menu) -> None:
    """Law fae.offer-collect.1b: an offer that was taken may be used in any turn of one's own."""
    for offer in s.fae.held[seat]:
        menu.offer(Bargain(offer))


def bargain(s: Harrow, seat: int, offer: int) -> None:
    """It goes back into the bag, and does what it says."""
    s.fae.held[seat].remove(offer)
    s.fae.bag.append(offer)
    s.note(seat, USED, "fae.offer-collect.1b", offer=offer)
    name = OFFER_NAMES[offer]
    if name == "legends":
        s.then("bargain_legends", seat, LEGENDS, ())
    elif seat == s.setting.hester:
        hesters(s, seat, name)
    else:
        fighters(s, seat, name)


def fighters(s: Harrow, seat: int, name: str) -> None:
    """What an offer does for a faction."""
    if name == "card":
        s.draw_card(seat)
    elif name == "any_haint":
        s.then("bargain_haint", seat, 1)
    elif name == "enemy_haint":
        s.then("bargain_haint", seat, 0)
    elif name != "nothing":
        what, n = name.rsplit("_", 1)
        points = [int(n) if what == ability else 0 for ability in ("move", "spawn", "strengthen")]
        s.then("points", seat, *points, 0)


def hesters(s: Harrow, seat: int, name: str) -> None:
    """What an offer does for Hester."""
    if name == "card":
        card = s.hester.deck.draw()
        if card >= 0:
            s.hester.hand.append(card)
            s.hester.hand.sort()
            s.reveal()
    elif name in ("enemy_haint", "move_1", "strengthen_1"):
        s.then("bargain_infected", seat)
    elif name in ("move_2", "strengthen_2"):
        s.then("bargain_cubes", seat, GAINS)
    elif name == "spawn_1":
        s.then("bargain_spawn", seat, 1)
    elif name == "spawn_2":
        s.then("bargain_cubes", seat, GAINS)
        s.then("bargain_spawn", seat, GAINS)


def barred_steps(s: Harrow, whom: int, unit: int, at: int) -> list[Refusal]:
    """The hexes beside one that a unit cannot go to, and why."""
    bars = [(to, s.bars(whom, to)) for to in NEAR[at]]
    return [refused(Shift(whom, unit, at, to), why_others_barred(s, whom, to, law)) for to, law in bars if law]


def barred_crawls(s: Harrow) -> list[Refusal]:
    """The same for infected haints, as Hester moves them."""
    return [
        refused(Shift(whom, INFECTED, at, to), why_infected_barred(s, whom, to, law))
        for whom in s.setting.fighters
        for at in range(HEXES)
        if s.snakes[whom][at] and s.free(whom, at, INFECTED)
        for to in NEAR[at]
        if (law := bars_infected(s, whom, to)) is not None
    ]


def bargain_haint(s: Harrow, seat: int, anybody: int) -> Flow[None]:
    """A haint, of anybody or of an enemy, goes to a hex beside it where it may be."""
    movers = [
        (whom, unit, at)
        for whom in s.setting.fighters
        if anybody or whom != seat
        for at in range(HEXES)
        if s.haints[whom][at]
        for unit in kinds_at(s, whom, at)
        if unit < 0
    ]
    choice: Option = yield who_moves(s, seat, movers)
    if isinstance(choice, Shift):
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)


def who_moves(s: Harrow, seat: int, movers: list[tuple[int, int, int]], more: list[Option] | None = None) -> Ask:
    """One of these units goes to a hex beside it where it may be, or something more does, or nobody."""
    steps: list[Option] = [Shift(whom, unit, at, to) for whom, unit, at in movers for to in steps_from(s, whom, at)]
    why_not = [no for mover in movers for no in barred_steps(s, *mover)] if s.explaining else None
    options = [*steps, *(more or ()), PASS]
    return Ask(s.decides(seat), WHO_MOVES, options, "fae.offer-collect.1b", refused=why_not)


def bargain_infected(s: Harrow, seat: int) -> Flow[None]:
    """An infected haint goes to a hex beside it, as Hester moves them."""
    options: list[Option] = [
        Shift(whom, INFECTED, at, to)
        for whom in s.setting.fighters
        for at in range(HEXES)
        if s.snakes[whom][at] and s.free(whom, at, INFECTED)
        for to in NEAR[at]
        if bars_infected(s, whom, to) is None
    ]
    why_not = barred_crawls(s) if s.explaining else None
    choice: Option = yield Ask(s.decides(seat), WHO_MOVES, [*options, PASS], "fae.offer-collect.1b", refused=why_not)
    if isinstance(choice, Shift):
        yield from step(s, seat, choice.seat, choice.origin, choice.to)


def bargain_cubes(s: Harrow, seat: int, n: int) -> Flow[None]:
    colour = yield from which_gain(s, seat, "fae.offer-collect.1b")
    if colour >= 0:
        gain(s, seat, colour)
    if n > 1:
        s.then("bargain_cubes", seat, n - 1)


def bargain_spawn(s: Harrow, seat: int, n: int) -> Flow[None]:
    """Hester spawns for a faction at its home or beside its legend, for nothing."""
    options: list[Option] = [
        Beget(whom, at)
        for whom in s.setting.fighters
        if s.camps[whom].pool
        for at in s.faction(whom).spawns(s, whom)
        if s.land(at) and s.bars(whom, at) is None
    ]
    if not options:
        return
    choice: Beget = yield Ask(seat, WHERE_BORN, options, "fae.offer-collect.1b")
    s.place(choice.seat, choice.at)
    if n > 1:
        s.then("bargain_spawn", seat, n - 1)


def bargain_legends(s: Harrow, seat: int, n: int, gone: tuple[int, ...]) -> Flow[None]:
    """Two different legends, each to a hex beside it; Hester is one of them."""
    movers = [
        (whom, unit, at)
        for whom in s.setting.fighters
        for unit, at in enumerate(s.legends[whom])
        if at != NOWHERE and s.free(whom, at, unit) and whom * 4 + unit not in gone
    ]
    witch = s.setting.hester
    hers: list[Option] = []
    if witch != NOBODY and s.hester.at != NOWHERE and witch * 4 not in gone:
        hers += [Shift(witch, 0, s.hester.at, to) for to in NEAR[s.hester.at]]
    choice: Option = yield who_moves(s, seat, movers, hers)
    if isinstance(choice, Pass):
        return
    assert isinstance(choice, Shift)
    if n > 1:
        s.then("bargain_legends", seat, n - 1, (*gone, choice.seat * 4 + choice.unit))
    if choice.seat == witch:
        yield from step(s, witch, witch, choice.origin, choice.to)
    else:
        yield from go_unit(s, seat, choice.seat, choice.unit, choice.origin, choice.to)
