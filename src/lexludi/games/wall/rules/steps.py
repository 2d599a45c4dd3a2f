"""The steps of a match, as the agenda names them."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import autumn, setup, winter, year
from lexludi.games.wall.rules.modes.together import demands, happenings
from lexludi.kernel.catalog import Step

STEPS: Final[dict[str, Step]] = {
    "choose_generals": setup.choose_generals,
    "spring": year.spring,
    "summer": year.summer,
    "income": year.income,
    "atone": year.atone,
    "discard_commands": year.discard_commands,
    "reclaim": year.reclaim,
    "autumn": autumn.autumn,
    "revealed": autumn.revealed,
    "place_commands": autumn.place_commands,
    "place_command": autumn.place_command,
    "turns": autumn.turns,
    "turn": autumn.turn,
    "frame": autumn.frame,
    "after_effects": autumn.after_effects,
    "activations": autumn.activations,
    "next_location": autumn.next_location,
    "location": autumn.location,
    "defeats": winter.check_defeats,
    "after_defeats": autumn.after_defeats,
    "autumn_ends": autumn.autumn_ends,
    "winter": winter.winter,
    "volley": winter.volleys,
    "before_assault": winter.before_assault,
    "demands": demands.begin,
    "fulfil": demands.fulfil,
    "give": demands.give,
    "empty_warehouse": demands.empty_warehouse,
    "fulfilled": demands.fulfilled,
    "end_check": demands.end_check,
    "unfulfilled": demands.unfulfilled,
    "event": happenings.happening,
    "assault": winter.assault,
    "end_of_winter": winter.end_of_winter,
}
