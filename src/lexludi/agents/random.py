"""The agent that takes any option, each as likely as the next."""

from __future__ import annotations

from typing import final

from lexludi.agents.agent import Agent, ask_of
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option


@final
class RandomAgent(Agent):
    """Takes any option, each as likely."""

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        return chance.pick(ask_of(match, seat).options)

    def decide(self, match: Match, seat: int, chance: Chance) -> None:
        if not match.play_out(chance, seat=seat):  # others are asked too, and one of them first
            super().decide(match, seat, chance)
