"""The agent that takes any option, each as likely as the next."""

from __future__ import annotations

from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


class RandomAgent:
    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        for ask in match.asks:
            if ask.seat == seat:
                return chance.pick(ask.options)
        raise ValueError(f"seat {seat} is not asked anything")
