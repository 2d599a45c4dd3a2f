"""Set-ups of Root to try the contract on: every map, deck, character and number of players comes round."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from lexludi.kernel.chance import Chance
from lexludi.testing.contract import Setup

MAPS = ("autumn", "winter", "lake", "mountain")
DECKS = ("base", "exiles")
FACTIONS = ("marquise", "eyrie", "alliance", "lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers")
IN_CORNERS = ("marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers")
MOST_IN_CORNERS = 4
LANDMARKS = ("black_market", "elder_treetop", "ferry", "legendary_forge", "lost_city", "tower")
IN_PLAY = (*LANDMARKS, *("+".join(pair) for pair in permutations(LANDMARKS, 2)))
"""Every landmark alone, and every two in either order."""
HIRELINGS = {
    "forest_patrol": "marquise",
    "last_dynasty": "eyrie",
    "spring_uprising": "alliance",
    "the_exile": "vagabond",
    "riverfolk_flotilla": "riverfolk",
    "warm_sun_prophets": "lizards",
    "highway_bandits": "",
    "sunward_expedition": "duchy",
    "corvid_spies": "corvids",
    "furious_protector": "",
    "flame_bearers": "hundreds",
    "vault_keepers": "keepers",
    "popular_band": "",
}
"""The hirelings, and the faction that none of them plays with (Law A.6.5)."""
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
    if n % 6 == 5:
        seats = drafting(n, players, pool)
        return Setup(tuple(seats), options_of(n, seats) | {"setup": "advanced"})
    crowded = [faction for faction in pool if faction in IN_CORNERS][MOST_IN_CORNERS:]
    pool = [faction for faction in pool if faction not in crowded]
    wanted = max(players - len(pool), min(players - 1, n % 3))
    seats = vagabonds[: min(wanted, 2)]
    if len(seats) == players - 1 and pool[0] == "riverfolk":  # alone with Vagabonds they need not end (ruling R109)
        pool.append(pool.pop(0))
    seats += pool[: players - len(seats)]
    chance.shuffle(seats)
    corners = {"setup": "advanced-corners"} if n % 12 == 10 else {}
    return Setup(tuple(seats), options_of(n, seats) | corners)


def drafting(n: int, players: int, pool: list[str]) -> list[str]:
    """Seats of an advanced set-up: most of them choose, sometimes one has named its faction, or all have."""
    seats = ["draft"] * players
    if n % 4 == 1:
        seats[n % players] = pool[0]
    elif n % 8 == 3:
        seats = pool[:players]
    return seats


def options_of(n: int, seats: list[str]) -> dict[str, Any]:
    return {
        "map": MAPS[n % len(MAPS)],
        "deck": DECKS[n // len(MAPS) % len(DECKS)],
        "suits": ("printed", "random")[n // 8 % 2],
        "dominance": n % 5 != 4,
        "landmarks": IN_PLAY[n // 2 % len(IN_PLAY)] if n % 2 else "none",
        "hirelings": hirelings(n // 2, seats) if n // 2 % 2 else "none",
    }


def hirelings(n: int, seats: list[str]) -> str:
    """Three of those that may take part, in turn; each now promoted, now demoted."""
    playing = [seat.partition(":")[0] for seat in seats]
    able = [name for name, faction in HIRELINGS.items() if faction not in playing]
    sides = ("promoted", "demoted")
    return ",".join(f"{able[(n * 7 + k) % len(able)]}-{sides[(n // 2 + n // 3 + k) % 2]}" for k in range(3))
