"""Set-up of the game for one."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import OBJECTIVES
from lexludi.games.harrow.rules.box.printed import BOARDS, SOLO, SOLO_DECKS
from lexludi.games.harrow.rules.modes.alone.cards import of_deck
from lexludi.games.harrow.rules.options import Amount
from lexludi.games.harrow.rules.prompts import COUNT, DECK, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.locale import N_

HOW_MANY: Final = prompt(
    "how-many", N_("How many cards of the {deck} do you play with? {n} in all."), deck=DECK, n=COUNT
)
TWO: Final = 2


def begin_alone(s: Harrow, level: int) -> None:
    """Law solo.setup.1 to .4: three decks, both factions at home with their cubes, and no gift of any legend."""
    s.alone.level = level
    for seat in s.setting.fighters:
        s.strengthen(seat, BOARDS.start_cubes)
        s.legends[seat] = [s.setting.home[seat]]
        s.haints[seat][s.setting.home[seat]] = BOARDS.start_haints
        s.camps[seat].pool -= BOARDS.start_haints
    for deck in range(len(SOLO_DECKS)):
        s.alone.boxed[deck] = of_deck(deck)
        s.chance.shuffle(s.alone.boxed[deck])
    lay_cubes(s)
    s.waiting = [(1 << BOARDS.objectives) - 1] * len(OBJECTIVES)
    s.lantern = s.setting.fighters[0]
    s.then("alone_round")
    s.then("choose_decks", s.setting.hester, 0)


def lay_cubes(s: Harrow) -> None:
    """Law solo.difficulty.2 to .4: one of each colour, two different ones at random, or none."""
    colours = list(s.setting.colours[s.setting.hester])
    cubes = SOLO.level[s.alone.level].cubes
    if cubes == "two":
        s.chance.shuffle(colours)
    for colour in {"each": colours, "two": colours[:TWO], "none": []}[cubes]:
        s.stock[colour] -= 1
        s.ground[colour] += 1


def choose_decks(s: Harrow, seat: int, deck: int) -> Flow[None]:
    """Law solo.difficulty.1: any number of each deck, so many in all; the others stay in the box."""
    alone = s.alone
    whole = SOLO.level[alone.level].cards
    left = whole - sum(map(len, alone.decks))
    others = sum(len(alone.boxed[n]) for n in range(deck + 1, len(SOLO_DECKS)))
    least, most = max(0, left - others), min(left, len(alone.boxed[deck]))
    options = [Amount(n) for n in range(least, most + 1)]
    choice: Amount = yield Ask(seat, HOW_MANY, [*options], "solo.difficulty.1", deck=deck, n=whole)
    for _ in range(choice.count):
        alone.decks[deck].append(alone.boxed[deck].pop())
    if deck + 1 < len(SOLO_DECKS):
        s.then("choose_decks", seat, deck + 1)
