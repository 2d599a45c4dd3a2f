"""The search: arrows that halve the map, guesses, and finds."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.fae.drawer import BARE, NO_NEST
from lexludi.games.harrow.factions.fae.quests import line_of
from lexludi.games.harrow.rules.box.codes import LAND
from lexludi.games.harrow.rules.box.printed import FAE_BOARD, HEXES
from lexludi.games.harrow.rules.options import Arrow, Guess, Land
from lexludi.games.harrow.rules.prompts import HEX, ITEM, note, prompt, reason
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option, Refusal, because, refused
from lexludi.locale import N_

AXES: Final = (0, 1, 2)
SIDES: Final = (-1, 1)
GUESS: Final = prompt("guess", N_("On which hex is it hidden?"), passes=N_("Do not guess"))
WHICH_LINE: Final = prompt("which-line", N_("Along which line does the arrow at {at} divide the map?"), at=HEX)
WHICH_LAND: Final = prompt("which-land", N_("On which terrain of your board do you put a search cube?"))
POINTS_THERE: Final = note("points-there", N_("The arrow at {at} stays: it lies on that side, or on the line."), at=HEX)
TURNED: Final = note("arrow-turned", N_("The arrow at {at} is turned: it lies on the other side."), at=HEX)
MISSED: Final = note("missed", N_("{seat}: {at} is not the place."), at=HEX)
FOUND: Final = note("found", N_("{seat} {seat:finds|find} it on {at}: {item}!"), at=HEX, item=ITEM)
FOUND_THERE: Final = reason("found-there", N_("on {at} you have found something else: {item}."), at=HEX, item=ITEM)
ALL_FOUND: Final = reason("all-found", N_("you have found everything that was hidden."))


def arrows_from(nests: list[int]) -> list[Arrow]:
    """Law fae.quest.arrow.2: along each of the three lines through a nest, pointing to either side."""
    return [Arrow(at, axis, side) for at in nests for axis in AXES for side in SIDES]


def point(s: Harrow, seat: int, arrow: Arrow) -> None:
    """Law fae.quest.arrow.3: the others leave it, or turn it round; on its own line it is left (R470)."""
    f = s.fae
    line, away = line_of(arrow.at, arrow.axis), line_of(f.target(), arrow.axis)
    right = away == line or (away > line) == (arrow.side > 0)
    side = arrow.side if right else -arrow.side
    f.arrows.append((arrow.axis, line, side, int(not right)))
    del f.arrows[: -FAE_BOARD.arrows]
    s.reveal()
    s.note(seat, POINTS_THERE if right else TURNED, "fae.quest.arrow.3", at=arrow.at)


def possible(s: Harrow, at: int) -> bool:
    """Whether what is sought may lie on a hex, by all that was answered since the last find."""
    f = s.fae
    if at in f.crosses or at in f.finds:
        return False
    for axis, line, side, strictly in f.arrows:
        away = (line_of(at, axis) - line) * side
        if away < strictly:
            return False
    return all((s.terrain(at) == land) == bool(there) for land, there in f.lands)


def guess_at(s: Harrow, seat: int, at: int) -> None:
    """Law fae.quest.guess.1 to .3: a cross on a wrong hex; or it is found."""
    f = s.fae
    s.reveal()
    if at != f.target():
        f.crosses.append(at)
        del f.crosses[: -FAE_BOARD.crosses]
        s.note(seat, MISSED, "fae.quest.guess.2", at=at)
        return
    s.note(seat, FOUND, "fae.quest.guess.3", at=at, item=len(f.finds))
    f.finds.append(at)
    s.camps[seat].points = len(f.finds)
    f.arrows, f.crosses, f.lands = [], [], []  # fae.find.return
    for n in range(HEXES):
        if f.nests[n] == BARE:
            f.nests[n] = NO_NEST
    if len(f.finds) == FAE_BOARD.items - 1:  # fae.find.crown
        s.then("fae_land", seat)
    elif len(f.finds) == FAE_BOARD.items:  # fae.find.queen
        s.queue = [other for other in s.queue if other != seat]


def guesses(s: Harrow) -> list[Option]:
    return [Guess(at) for at in range(HEXES) if at not in s.fae.finds]


def no_guesses(s: Harrow) -> list[Refusal] | None:
    """Law fae.quest.guess.1b: where something was found, for whoever wants to know why not."""
    if not s.explaining:
        return None
    law = "fae.quest.guess.1b"
    return [refused(Guess(at), because(law, FOUND_THERE, at=at, item=n)) for n, at in enumerate(s.fae.finds)]


def fae_land(s: Harrow, seat: int) -> Flow[None]:
    """Law fae.setup.7, fae.find.crown: a search cube on an empty terrain of the board."""
    free = [land for land in LAND if not s.fae.terrains >> land & 1]
    choice: Land = yield Ask(seat, WHICH_LAND, [Land(land) for land in free], "fae.setup.7")
    s.fae.terrains |= 1 << choice.terrain
    s.stock[s.setting.colour[seat]] -= 1


def seeking(s: Harrow) -> bool:
    """Whether anything is left to be found."""
    return len(s.fae.finds) < FAE_BOARD.items
