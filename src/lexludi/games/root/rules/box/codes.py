"""Small numbers for suits, items, pieces and factions, and the names they print as."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat, no place, no card."""

# Suits

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")
ANY: Final = 3
"""In a crafting cost: a piece of any suit."""
EVERY: Final = 4
"""The suit of the Lost City: fox, rabbit and mouse at once (Law F)."""
ALL_SUITS: Final = 5
"""The length of a row of suits."""

# Items

BOOT: Final = 0
SWORD: Final = 1
BAG: Final = 2
HAMMER: Final = 3
TEA: Final = 4
COIN: Final = 5
CROSSBOW: Final = 6
TORCH: Final = 7
CLUB: Final = 8
ITEMS: Final = ("boot", "sword", "bag", "hammer", "tea", "coin", "crossbow", "torch", "club")

# Places: 0 is the Burrow, 1 to 12 are clearings by their priority numbers, forests follow.

BURROW: Final = 0
CLEARINGS: Final[tuple[int, ...]] = tuple(range(1, 13))
PLACES: Final = 13
"""The length of a row of places; the number of the first forest."""
WOODLAND: Final = (1 << PLACES) - 2
"""All clearings as bits: the Burrow is none."""

# Pieces

WARRIOR: Final = 0
SAWMILL: Final = 1
WORKSHOP: Final = 2
RECRUITER: Final = 3
ROOST: Final = 4
BASE_FOX: Final = 5
BASE_RABBIT: Final = 6
BASE_MOUSE: Final = 7
GARDEN_FOX: Final = 8
GARDEN_RABBIT: Final = 9
GARDEN_MOUSE: Final = 10
CITADEL: Final = 11
MARKET: Final = 12
STRONGHOLD: Final = 13
WAYSTATION: Final = 14
WOOD: Final = 15
KEEP: Final = 16
SYMPATHY: Final = 17
TRADE_POST_FOX: Final = 18
TRADE_POST_RABBIT: Final = 19
TRADE_POST_MOUSE: Final = 20
TUNNEL: Final = 21
PLOT_BOMB: Final = 22
PLOT_SNARE: Final = 23
PLOT_EXTORTION: Final = 24
PLOT_RAID: Final = 25
MOB: Final = 26
RELIC_FIGURE: Final = 27
RELIC_TABLET: Final = 28
RELIC_JEWELRY: Final = 29
PLOT: Final = 30
"""A plot that lies face down, whichever it is: their owner alone knows (Law 13.2.2.I)."""

BASES: Final[tuple[int, ...]] = (BASE_FOX, BASE_RABBIT, BASE_MOUSE)
GARDENS: Final[tuple[int, ...]] = (GARDEN_FOX, GARDEN_RABBIT, GARDEN_MOUSE)
POSTS: Final[tuple[int, ...]] = (TRADE_POST_FOX, TRADE_POST_RABBIT, TRADE_POST_MOUSE)
PLOTS: Final[tuple[int, ...]] = (PLOT_BOMB, PLOT_SNARE, PLOT_EXTORTION, PLOT_RAID)
"""Kinds that go together: by suit, or as plots."""
FOOTHOLD: Final = 31
VAULT: Final = 32
PIECES: Final = (
    "warrior", "sawmill", "workshop", "recruiter", "roost", "base_fox", "base_rabbit", "base_mouse", "garden_fox",
    "garden_rabbit", "garden_mouse", "citadel", "market", "stronghold", "waystation", "wood", "keep", "sympathy",
    "trade_post_fox", "trade_post_rabbit", "trade_post_mouse", "tunnel", "plot_bomb", "plot_snare", "plot_extortion",
    "plot_raid", "mob", "relic_figure", "relic_tablet", "relic_jewelry", "plot",
    "foothold", "vault",
)  # fmt: skip
FIRST_TOKEN: Final = 15
KINDS: Final = 33
BUILDING: Final = tuple(0 < kind < FIRST_TOKEN or kind == VAULT for kind in range(KINDS))
"""Which kinds are buildings; the others, but for WARRIOR, are tokens."""

CRAFTING_PIECES: Final = (
    WORKSHOP, ROOST, GARDEN_FOX, GARDEN_RABBIT, GARDEN_MOUSE, CITADEL, MARKET, STRONGHOLD, WAYSTATION, SYMPATHY,
    PLOT, PLOT_BOMB, PLOT_SNARE, PLOT_EXTORTION, PLOT_RAID,
)  # fmt: skip
"""The pieces that can be activated to craft (Law 4.1.1)."""

# Factions

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
LIZARDS: Final = 4
RIVERFOLK: Final = 5
DUCHY: Final = 6
CORVIDS: Final = 7
HUNDREDS: Final = 8
KEEPERS: Final = 9
FACTIONS: Final = (
    "marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers",
)  # fmt: skip
UNDECIDED: Final = 10
DRAFT: Final = "draft"
"""A seat whose faction is chosen in the course of advanced set-up (Law A.8)."""

# Seats

SEATS: Final = 6
"""At most so many play (Law 5)."""
OWNERS: Final = SEATS + 3
"""At most so many have pieces: the players, then the hirelings (Law E)."""

# Phases

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASES: Final = ("setup", "birdsong", "daylight", "evening")
