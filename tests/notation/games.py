"""Logs written for the purpose, and random matches of all ten factions on all maps with both decks."""

from __future__ import annotations

from lexludi.games.root.setups import CHARACTERS, IN_CORNERS, SETTLED
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match

HEAD = """
Map: Fall
Deck: Standard
C: Ann
E: Bob
"""
OPENING = f"""{HEAD}
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->10 // the keep in a corner
E:(b+6w)->3/#despot->$
"""


def sample(n: int) -> Setup:
    """A set-up that the notation has words for."""
    chance = Chance.of(f"sample {n}")
    pool = [*SETTLED, *(f"vagabond:{CHARACTERS[(n + k) % len(CHARACTERS)]}" for k in (0, 4))]
    while True:
        chance.shuffle(pool)
        seats = pool[: 2 + n % 5]
        settled = [seat for seat in seats if not seat.startswith("vagabond") and seat != "riverfolk"]
        if settled and sum(seat in IN_CORNERS for seat in seats) <= 4:
            break
    options = {
        "map": ("autumn", "winter", "lake", "mountain")[n % 4],
        "deck": ("base", "exiles")[n // 4 % 2],
        "suits": "random" if n % 3 == 0 else "printed",
    }
    return Setup(tuple(seats), options)


def played(n: int, decisions: int = 10_000) -> Match:
    """A random match."""
    setup = sample(n)
    match = Match.set_up("root", setup.seats, str(n), **setup.options)
    chance = Chance.of(f"play {n}")
    while match.ask is not None and len(match.history) < decisions:
        match.choose(chance.pick(match.ask.options))
    return match
