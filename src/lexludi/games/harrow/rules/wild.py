"""Wild tokens."""

from __future__ import annotations

from lexludi.games.harrow.rules.state import Harrow


def wild_jar(s: Harrow, seat: int) -> None:
    """Law 1.jar.wild.1, 1.jar.wild.3: one more, and all are used."""
    gain_wild(s, seat)
    s.then("points", seat, 0, 0, 0, s.camps[seat].wild)


def gain_wild(s: Harrow, seat: int) -> None:
    """Law bonus.wild: a token comes from the common supply, if one is left."""
    if s.wild:
        s.wild -= 1
        s.camps[seat].wild += 1
