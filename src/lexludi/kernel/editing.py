"""Editing: what changes a match other than by choosing: taking back, other chance, another table."""

from __future__ import annotations

from collections.abc import Mapping

from lexludi.kernel.chance import key_of
from lexludi.kernel.copying import rerun
from lexludi.kernel.errors import BrokenGame, CannotUndo, IllegalChoice, Untracked
from lexludi.kernel.match import IMAGINED, Match
from lexludi.kernel.play import OVER, Checkpoint
from lexludi.kernel.position import edited
from lexludi.kernel.record import Edit, Foretold


def foretell(match: Match, meaning: str, values: tuple[int, ...]) -> None:
    """Chance gives these the next time the game asks it for that."""
    chance = match.state.chance
    match.foretold = [*match.foretold, Foretold(len(match.history), meaning, chance.drawn, values)]
    chance.foretell(meaning, values, chance.drawn)
    match._floor = len(match.history)
    match._why = "chance was foretold here"
    if match._trail:
        point = match._trail[-1].own()
        point.chance.foretell(meaning, values, chance.drawn)
        match._trail = [point]


def edit(match: Match, lines: Mapping[str, str], why: str) -> None:
    """The step under way begins with these lines of the position instead, and its choices are made again."""
    if match.over:
        raise IllegalChoice(OVER)
    point = match._point()
    if point.guess is not None:
        raise Untracked(IMAGINED)
    begun = Checkpoint(match.game.read(edited(match.game.write(point.state), lines)), point.events, point.history)
    begun.since = point.since
    begun.choices = point.choices.copy()
    if match.stopped:
        match.state = begun.state.copy()
        match.state.log = match.events
        match._wait()
    else:
        try:
            again = rerun(match, begun, begun.choices, True, False)
        except BrokenGame as error:
            raise IllegalChoice("after this edit the choices of the step under way cannot be made again") from error
        again._trail = [begun]
        match._become(again)
    match._trail = [begun]
    match.edits = [*match.edits, Edit(point.history, point.since, dict(lines), why)]
    match._floor = len(match.history)
    match._why = "the match was edited here"


def script(match: Match, numbers: tuple[int, ...]) -> None:
    """The next random numbers are these, in every checkpoint too."""
    chance = match.state.chance
    chance.scripted(*numbers)
    for n, shared in enumerate(match._trail):
        point = shared.own()
        before = point.chance
        wait = chance.drawn - before.drawn
        before.script = (*before.script, *[-1] * wait)[:wait] + numbers
        match._trail[n] = point


def reseed(match: Match, seed: str) -> None:
    """From here on, chance follows another seed."""
    match.reseeds = [*match.reseeds, (len(match.history), seed)]
    chance = match.state.chance
    chance.turn(chance.drawn, key_of(seed))
    match._floor = len(match.history)
    match._why = "the match was branched here"
    if match._trail:
        point = match._trail[-1].own()
        point.chance.turn(chance.drawn, key_of(seed))
        match._trail = [point]


def undo(match: Match, seat: int | None) -> None:
    """Take the step of the last decision again, with one choice fewer."""
    why = match.why_not_undo(seat)
    if why is not None:
        raise CannotUndo(f"cannot undo: {why}")
    trail = match._trail
    while not trail[-1].choices:
        trail.pop()
    point = trail[-1]
    again = rerun(match, point, point.choices[:-1], True, False)
    back = point.copy()
    back.choices.pop()
    if back.laters and again._known:
        del back.laters[-len(again._known) :]
        again._known = []
    again._trail = [*trail[:-1], back]
    match._become(again)
    match.history.pop()
