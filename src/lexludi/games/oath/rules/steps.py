"""The steps of a match, as the agenda names them."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.actions.minor import share, shift_warbands, use_power
from lexludi.games.oath.rules.chronicle import STEPS as CHRONICLE
from lexludi.games.oath.rules.setup import enter, site_tokens
from lexludi.games.oath.rules.turn import act, end_round, new_round, rest, take_action, turn, wake
from lexludi.kernel.catalog import Step

STEPS: Final[dict[str, Step]] = {
    "site_tokens": site_tokens,
    "enter": enter,
    "round": new_round,
    "turn": turn,
    "wake": wake,
    "act": act,
    "take_action": take_action,
    "use_power": use_power,
    "shift_warbands": shift_warbands,
    "share_warbands": share,
    "rest": rest,
    "end_round": end_round,
    **CHRONICLE,
}
