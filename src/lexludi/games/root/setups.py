"""A sample of set-ups in which every map, deck, faction, character, landmark, hireling, bot and trait comes round."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from lexludi.games.root.bots.sheets import CHARACTERS as VAGABOTS
from lexludi.games.root.bots.sheets import PREFIX, difficulties, faction_name, sheets
from lexludi.games.root.hirelings.setup import CARDS, DEMOTED, IN_PLAY, PROMOTED, excluded
from lexludi.games.root.rules.beginning.setup import (
    CHAPTERS,
    CHARACTERS,
    DECKS,
    FEWEST,
    IN_CORNERS,
    MAPS,
    MOST_IN_CORNERS,
)
from lexludi.games.root.rules.box.codes import DRAFT, FACTIONS, SEATS, VAGABOND
from lexludi.games.root.rules.places.landmarks import LANDMARKS
from lexludi.kernel.about import Setup
from lexludi.kernel.chance import Chance

WANDERER: Final = FACTIONS[VAGABOND]
SETTLED: Final = tuple(FACTIONS[faction] for faction in CHAPTERS if faction != VAGABOND)
"""All factions but the Vagabond, who can play twice."""
LEVELS: Final = tuple(level.id for level in difficulties())
TOGETHER: Final = (*LANDMARKS, *("+".join(pair) for pair in permutations(LANDMARKS, 2)))
"""Every landmark alone, and every two in either order."""


def setups(count: int, seed: int = 0) -> list[Setup]:
    """So many of both kinds in turn, five without bots to three with them."""
    humans, bots = iter(without_bots(count, seed)), iter(with_bots(count, seed))
    return [next(humans) if n % 8 < 5 else next(bots) for n in range(count)]


# Humans


def without_bots(count: int, seed: int = 0) -> list[Setup]:
    """Maps, decks, sizes and characters in turn, the rest drawn."""
    chance = Chance.of(f"root set-ups {seed}")
    return [of_humans(n, chance) for n in range(count)]


def of_humans(n: int, chance: Chance) -> Setup:
    players = FEWEST + n % (SEATS - FEWEST + 1)
    wanderers = [f"{WANDERER}:{CHARACTERS[(n + k * 4) % len(CHARACTERS)]}" for k in range(2)]
    if n % 7 == 0:
        wanderers[0] = WANDERER
    pool = list(SETTLED)
    chance.shuffle(pool)
    if n % 6 == 5:
        seats = drafting(n, players, pool)
        return Setup(tuple(seats), options_of(n, seats) | {"setup": "advanced"})
    crowded = [faction for faction in pool if faction in IN_CORNERS][MOST_IN_CORNERS:]
    pool = [faction for faction in pool if faction not in crowded]
    wanted = max(players - len(pool), min(players - 1, n % 3))
    seats = wanderers[: min(wanted, 2)]
    if len(seats) == players - 1 and pool[0] == "riverfolk":  # alone with Vagabonds they need not end (ruling R109)
        pool.append(pool.pop(0))
    seats += pool[: players - len(seats)]
    chance.shuffle(seats)
    corners = {"setup": "advanced-corners"} if n % 12 == 10 else {}
    return Setup(tuple(seats), options_of(n, seats) | corners)


def drafting(n: int, players: int, pool: list[str]) -> list[str]:
    """Seats of an advanced set-up: most of them choose, sometimes one has named its faction, or all have."""
    seats = [DRAFT] * players
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
        "landmarks": TOGETHER[n // 2 % len(TOGETHER)] if n % 2 else "none",
        "hirelings": hirelings(n // 2, seats) if n // 2 % 2 else "none",
    }


def hirelings(n: int, seats: list[str]) -> str:
    """Those that may take part, in turn; each now promoted, now demoted."""
    playing = [FACTIONS.index(faction_name(seat)) for seat in seats if seat != DRAFT]
    able = [card for card in CARDS if excluded(card) not in playing]
    sides = (PROMOTED, DEMOTED)
    return ",".join(f"{able[(n * 7 + k) % len(able)]}{sides[(n // 2 + n // 3 + k) % 2]}" for k in range(IN_PLAY))


# Bots


def with_bots(count: int, seed: int = 0) -> list[Setup]:
    """One to three humans and one to three bots."""
    chance = Chance.of(f"bot set-ups {seed}")
    return [of_bots(n, chance) for n in range(count)]


def of_bots(n: int, chance: Chance) -> Setup:
    names = list(sheets())
    first = names.pop(n % len(names))
    chance.shuffle(names)
    bots = [first, *names][: 1 + n // 3 % 3]
    pool = [faction for faction in (*SETTLED, WANDERER) if faction not in bots]
    chance.shuffle(pool)
    seats = [named(bot, n, chance) for bot in bots]
    corners = sum(bot in IN_CORNERS for bot in bots)
    wanted = len(bots) + 1 + n % 3
    for faction in pool:
        if len(seats) < wanted and (faction not in IN_CORNERS or corners < MOST_IN_CORNERS):
            corners += faction in IN_CORNERS
            seats.append(f"{faction}:{CHARACTERS[n % len(CHARACTERS)]}" if faction == WANDERER else faction)
    chance.shuffle(seats)
    return Setup(tuple(seats), options_with_bots(n, seats))


def named(bot: str, n: int, chance: Chance) -> str:
    """A bot with a difficulty and some of its traits, in turn."""
    character = f":{VAGABOTS[n // 3 % len(VAGABOTS)]}" if bot == WANDERER and n % 7 else ""
    traits = [trait.id for trait in sheets()[bot].traits if chance.below(3) == 0]
    level = LEVELS[(n + n // 8) % len(LEVELS)]
    return f"{PREFIX}{bot}{character}@{level}" + "".join(f"+{trait}" for trait in traits)


def options_with_bots(n: int, seats: list[str]) -> dict[str, Any]:
    return {
        "map": MAPS[n % len(MAPS)],
        "deck": DECKS[n // len(MAPS) % len(DECKS)],
        "suits": ("printed", "random")[n // 8 % 2],
        "landmarks": TOGETHER[n // 4 % len(TOGETHER)] if n % 4 == 1 else "none",
        "hirelings": hirelings(n // 5, seats) if n % 5 == 2 else "none",
        "cooperative": n % 6 == 4,
        "bots_dominate": n % 6 == 1,
        "services": ("basic", "advanced")[n // 2 % 2],
    }
