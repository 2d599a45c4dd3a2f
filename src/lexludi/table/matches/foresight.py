"""What a choice would bring, tried out in an imagined world: nothing the seat may not know decides what is said."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Event
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.table.matches.live import Live
from lexludi.table.matches.messages import Voice

CONSEQUENCES: Final = {
    "chance has spoken since": N_("Dice, cards or a draw decide what follows: this cannot be undone."),
    "a secret has been revealed since": N_("Something hidden comes to light: this cannot be undone."),
    "the match is over": N_("The match ends with this."),
}
"""What is said of a choice that cannot be taken back, by what keeps it from that."""
FEW: Final = 12
"""So many other choices are tried: if none of them could be taken back, that is nothing to warn
of it."""
FINAL: Final = N_("This cannot be undone.")
ENDS: Final = N_("Your turn ends with this.")


def foresee(live: Live, voice: Voice, seat: int, plain: list[Any], turn: bool) -> dict[str, Any] | None:
    """What to think of before making a choice; None if there is nothing. With `turn`, the end of a turn counts too."""
    match, ask = live.match, live.open_ask(seat)
    if match is None or ask is None:
        return None
    option = live.offered(seat, live.read_option(plain))
    world = match.imagine(seat, Chance.of(f"{live.id} {live.number}"), track=True)
    others = [other for other in ask.options if other != option]
    way_back = any(tried(world, seat, other) is None for other in others[:FEW])
    view = match.view(seat)
    moment = live.game.before(world.state, view, ask, option, voice.lang)
    happened: list[Event] = []
    world.state.log = happened
    world.choose(option, seat)
    told = [voice.speech.gettext(line) for line in consequences(live, world, seat, turn, way_back)]
    warned = warnings(voice, world, seat, happened)
    if moment is None and not told and not warned:
        return None
    return {
        "text": voice.words.option(view, ask, option),
        "consequences": told,
        "warnings": warned,
        "moment": None if moment is None else msgspec.to_builtins(moment),
    }


def tried(world: Match, seat: int, option: Option) -> str | None:
    """Why that choice could not be taken back."""
    trial = world.clone()
    trial.choose(option, seat)
    return trial.why_not_undo(seat)


def consequences(live: Live, world: Match, seat: int, turn: bool, way_back: bool) -> list[str]:
    """Whether it can be taken back, though another choice could be; and whether the turn ends."""
    why = world.why_not_undo(seat) if way_back else None
    before = live.turn()
    ends = bool(before) and live.game.turn(world.state) != before
    told = [ENDS] if ends and (turn or why is not None) else []
    if why is not None:
        told.append(CONSEQUENCES.get(why, FINAL))
    return told


def warnings(voice: Voice, world: Match, seat: int, happened: list[Event]) -> list[str]:
    """What it sets off that nobody would want by mistake."""
    view, game = world.view(seat), world.game
    seen = [seen for event in happened if (seen := event.seen_by(seat)) is not None and game.warns(seat, seen)]
    told = [voice.words.event(view, event) for event in seen]
    told += [voice.words.prompt(view, ask) for ask in world.asks if ask.seat == seat and game.warns(seat, ask)]
    return list(dict.fromkeys(told))
