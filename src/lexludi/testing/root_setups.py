"""Set-ups of Root to try the contract on: every map, deck, character and number of players comes round."""

from __future__ import annotations

from lexludi.kernel.chance import Chance
from lexludi.testing.contract import Setup

MAPS = ("autumn", "winter", "lake", "mountain")
DECKS = ("base", "exiles")
FACTIONS = ("marquise", "eyrie", "alliance", "lizards", "duchy", "corvids", "hundreds", "keepers")
IN_CORNERS = ("marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers")
MOST_IN_CORNERS = 4
CHARACTERS = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier")


def root_setups(count: int, seed: int = 0, factions: tuple[str, ...] = FACTIONS) -> list[Setup]:
    """So many set-ups; maps, decks, sizes and characters in turn, the rest drawn."""
    chance = Chance.of(f"root set-ups {seed}")
    return [one_setup(n, chance, factions) for n in range(count)]


def one_setup(n: int, chance: Chance, factions: tuple[str, ...]) -> Setup:
    most = min(6, len(factions) + 2)
    players = 2 + n % (most - 1)
    vagabonds = [f"vagabond:{CHARACTERS[(n + k * 4) % len(CHARACTERS)]}" for k in range(2)]
    if n % 7 == 0:
        vagabonds[0] = "vagabond"
    pool = list(factions)
    chance.shuffle(pool)
    crowded = [faction for faction in pool if faction in IN_CORNERS][MOST_IN_CORNERS:]
    pool = [faction for faction in pool if faction not in crowded]
    wanted = max(players - len(pool), min(players - 1, n % 3))
    seats = vagabonds[: min(wanted, 2)]
    seats += pool[: players - len(seats)]
    chance.shuffle(seats)
    options = {
        "map": MAPS[n % len(MAPS)],
        "deck": DECKS[n // len(MAPS) % len(DECKS)],
        "suits": ("printed", "random")[n // 8 % 2],
        "dominance": n % 5 != 4,
    }
    return Setup(tuple(seats), options)
