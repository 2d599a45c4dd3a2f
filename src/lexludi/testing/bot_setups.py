"""Set-ups of Root with bots to try the contract on: every bot, difficulty, trait, character and map comes round."""

from __future__ import annotations

from typing import Any

from lexludi.kernel.chance import Chance
from lexludi.testing.contract import Setup
from lexludi.testing.root_setups import (
    CHARACTERS,
    DECKS,
    FACTIONS,
    IN_CORNERS,
    IN_PLAY,
    MAPS,
    MOST_IN_CORNERS,
    hirelings,
)

TRAITS = {
    "marquise": ("blitz", "fortified", "hospitals", "iron_will", "overwhelming"),
    "eyrie": ("nobility", "relentless", "swoop", "war_tax", "focused"),
    "alliance": ("informants", "popularity", "veterans", "wildfire", "steadfast"),
    "vagabond": ("adventurer", "berserker", "helper", "marksman", "questing"),
    "lizards": ("fanatics", "martyrs", "spiteful", "erratic"),
    "riverfolk": ("greedy", "involved", "garrison", "ferocious"),
    "duchy": ("foundations", "investors", "overwhelm", "invaders"),
    "corvids": ("gamble", "backup_plans", "mastermind", "vendetta"),
}
DIFFICULTIES = ("easy", "default", "challenging", "nightmare")
VAGABOTS = ("thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter")


def bot_setups(count: int, seed: int = 0) -> list[Setup]:
    """So many set-ups with one to three humans and one to three bots."""
    chance = Chance.of(f"bot set-ups {seed}")
    return [one_setup(n, chance) for n in range(count)]


def one_setup(n: int, chance: Chance) -> Setup:
    names = list(TRAITS)
    first = names.pop(n % len(names))
    chance.shuffle(names)
    bots = [first, *names][: 1 + n // 3 % 3]
    pool = [faction for faction in (*FACTIONS, "vagabond") if faction not in bots]
    chance.shuffle(pool)
    seats = [named(bot, n, chance) for bot in bots]
    corners = sum(bot in IN_CORNERS for bot in bots)
    wanted = len(bots) + 1 + n % 3
    for faction in pool:
        if len(seats) < wanted and (faction not in IN_CORNERS or corners < MOST_IN_CORNERS):
            corners += faction in IN_CORNERS
            seats.append(f"vagabond:{CHARACTERS[n % len(CHARACTERS)]}" if faction == "vagabond" else faction)
    chance.shuffle(seats)
    return Setup(tuple(seats), options_of(n, seats))


def named(bot: str, n: int, chance: Chance) -> str:
    """A bot with a difficulty and up to three traits, in turn."""
    character = f":{VAGABOTS[n // 3 % len(VAGABOTS)]}" if bot == "vagabond" and n % 7 else ""
    traits = [trait for trait in TRAITS[bot] if chance.below(3) == 0]
    level = DIFFICULTIES[(n + n // 8) % len(DIFFICULTIES)]
    return f"bot:{bot}{character}@{level}" + "".join(f"+{trait}" for trait in traits)


def options_of(n: int, seats: list[str]) -> dict[str, Any]:
    return {
        "map": MAPS[n % len(MAPS)],
        "deck": DECKS[n // len(MAPS) % len(DECKS)],
        "suits": ("printed", "random")[n // 8 % 2],
        "landmarks": IN_PLAY[n // 4 % len(IN_PLAY)] if n % 4 == 1 else "none",
        "hirelings": hirelings(n // 5, [seat.removeprefix("bot:").partition("@")[0] for seat in seats])
        if n % 5 == 2
        else "none",
        "cooperative": n % 6 == 4,
        "bots_dominate": n % 6 == 1,
        "services": ("basic", "advanced")[n // 2 % 2],
    }
