"""Starting: a match from its set-up or from a position."""

from __future__ import annotations

from collections.abc import Callable

from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BrokenGame, IllegalChoice, PositionError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.kernel.position import choice_line, made_since
from lexludi.kernel.record import Foretold, Origin
from lexludi.kernel.state import State


def start(
    game: Game,
    origin: Origin,
    track: bool,
    script: tuple[int, ...],
    foretold: tuple[Foretold, ...],
    stops: Callable[[State], bool] | None,
    until: tuple[int, int] | None,
) -> Match:
    """What `origin` says, played to the first ask or stop."""
    origin.check_data(game)
    if origin.position is None:
        chance = Chance.of(origin.seed)
        chance.script = script
        for told in foretold:
            chance.foretell(told.meaning, told.values, told.drawn)
        state = game.setup(origin.seats, dict(origin.options), chance)
    else:
        state = game.read(origin.position)
        for told in foretold:
            state.chance.foretell(told.meaning, told.values, told.drawn)
        if not state.agenda:
            raise PositionError("next: the position has no next step, so there is nothing to play")
    match = Match(game, origin, state, track)
    match.foretold = list(foretold)
    match.stops = stops
    match._until = until
    if origin.position is None:
        match._advance(None)
        return match
    try:
        match._advance(None)
    except BrokenGame as error:
        raise PositionError(f"next: {error}") from error
    for seat, option in made_since(origin.position, game.options, game.names(state)):
        try:
            resume(match, seat, option)
        except IllegalChoice as error:
            raise PositionError(f"{choice_line(seat, match.spell(option)).strip()}: {error}") from error
    return match


def resume(match: Match, seat: int, option: Option) -> None:
    """Make a choice that belongs to the starting position, not to the history."""
    ask = match._ask_of(seat)
    option = match._offered(ask, option)
    match._kept(seat, option)
    match._answer(ask, option)
