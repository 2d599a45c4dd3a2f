"""The greedy agent: tries each option in a few imagined worlds and takes the one that looks best soon after."""

from __future__ import annotations

import time

from lexludi.agents.agent import Agent, ask_of
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option

SAMPLES = 4
"""Imagined worlds an option is tried in."""
AHEAD = 6
"""Further decisions of its own (taken at random) until the position is valued: an action often needs several."""
MOST = 30
"""Options tried at most; of a longer list, so many drawn at random."""


class GreedyAgent(Agent):
    """Looks no further than its own next few decisions. `seconds` bounds its thinking."""

    def choose(self, match: Match, seat: int, chance: Chance) -> Option:
        options = ask_of(match, seat).options.copy()
        if len(options) == 1:
            return options[0]
        if len(options) > MOST:
            chance.shuffle(options)
            del options[MOST:]
        until = time.monotonic() + self.seconds if self.seconds else float("inf")
        totals = [0.0] * len(options)
        tried = [0] * len(options)
        for _ in range(SAMPLES):
            for n, option in enumerate(options):
                totals[n] += self.try_out(match, seat, option, chance)
                tried[n] += 1
                if time.monotonic() > until:
                    break
        means = [total / count if count else float("-inf") for total, count in zip(totals, tried, strict=True)]
        return options[means.index(max(means))]

    def try_out(self, match: Match, seat: int, option: Option, chance: Chance) -> float:
        """What the seat's position is worth after the option and some of its own decisions at random."""
        world = match.imagine(seat, chance)
        world.choose(option, seat)
        world.play_out(chance, AHEAD, seat)
        return float(match.game.value(world.state, seat))
