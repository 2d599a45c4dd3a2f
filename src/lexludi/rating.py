"""How strong somebody is, by OpenSkill (Plackett-Luce): one way to rate, for tables and tournaments alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """A guess at somebody's skill, and how unsure it is; everybody starts with the same."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def least(self) -> float:
        """What the skill is at least likely to be: by this, people are ranked."""
        return self.mu - 3 * self.sigma


def rate(
    players: Sequence[str], winners: Collection[int], scores: Sequence[int], known: Mapping[str, Skill]
) -> dict[str, Skill]:
    """The skills after a match, of all who played in it: winners come first, the others by their points.

    Whoever sits in several chairs gets the mean of what they earn. Nobody learns anything from a match with oneself.
    """
    if len(set(players)) < 2:
        return {}
    places = [(False, 0) if seat in winners else (True, -scores[seat]) for seat in range(len(players))]
    ranks = [float(sorted(set(places)).index(place)) for place in places]
    before = [known.get(name, Skill()) for name in players]
    after = MODEL.rate([[MODEL.create_rating([skill.mu, skill.sigma])] for skill in before], ranks=ranks)
    earned = {name: [after[n][0] for n, other in enumerate(players) if other == name] for name in players}
    return {name: Skill(fmean(r.mu for r in rows), fmean(r.sigma for r in rows)) for name, rows in earned.items()}
