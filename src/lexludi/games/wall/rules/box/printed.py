"""Rows of what is printed, by number: what rules read often."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box import codes, data
from lexludi.games.wall.rules.box.codes import CHI, GOLD, SECTIONS, STONE, WOOD

BOARDS: Final = data.boards()
PRICES: Final = BOARDS.prices
HONORS: Final = BOARDS.honor
WALL: Final = BOARDS.wall


def side_for(clans: int) -> data.Side:
    """The side of the board for so many clans."""
    return next(side for side in BOARDS.side if side.players >= clans)


RESOURCE_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.resource)
SOLDIER_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.soldier)
LOCATION_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.location)
SECTION_NAMES: Final[tuple[str, ...]] = tuple(one.id for one in BOARDS.section)

SOLDIER_COUNT: Final[tuple[int, ...]] = tuple(one.count for one in BOARDS.soldier)
SOLDIER_PRICE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(one.price.get(name, 0) for name in RESOURCE_NAMES) for one in BOARDS.soldier
)
"""Of each kind of soldier: how much of each resource."""
SHAMEFUL: Final[tuple[bool, ...]] = tuple(one.shame for one in BOARDS.location)
"""Whether it is a shame to be alone in a location."""
OVERSEER_PAYS: Final[tuple[int, ...]] = tuple(
    RESOURCE_NAMES.index(one.overseer_pays) for one in BOARDS.location if one.overseer_pays
)
"""With what an overseer of each producing location is paid."""

# What is gained: a resource by its number, or one of these
NOTHING: Final = -1
BUILD: Final = 4
"""Wood, stone or gold."""
ANY: Final = 5
TACTIC: Final = 6
HONOR: Final = 7
GAINS: Final[dict[str, int]] = {
    **{name: n for n, name in enumerate(RESOURCE_NAMES)}, "build": BUILD, "any": ANY, "tactic": TACTIC, "honor": HONOR
}  # fmt: skip
LETTERS: Final[dict[str, int]] = {
    "-": NOTHING, "W": WOOD, "S": STONE, "G": GOLD, "C": CHI, "B": BUILD, "T": TACTIC, "H": HONOR
}  # fmt: skip

Reward = tuple[int, int]
"""What one gains, and how much of it."""

# Hordes: card n is of type n // 3, and its back points at section n % 3


def marks(horde: data.Horde) -> list[tuple[tuple[int, int], str]]:
    """The spots of a card from the upper left: row and column, and what is printed there."""
    return [
        ((row, column), mark)
        for row, line in enumerate(horde.spots)
        for column, mark in enumerate(line.split())
        if mark != "."
    ]


def rewards(horde: data.Horde) -> tuple[Reward, ...]:
    return tuple((LETTERS[mark[0]], int(mark[1:] or 1)) for _, mark in marks(horde))


def pairs(horde: data.Horde) -> tuple[tuple[int, int], ...]:
    """Which spots lie side by side."""
    places = [place for place, _ in marks(horde)]
    return tuple(
        (a, b)
        for a, (row, column) in enumerate(places)
        for b, other in enumerate(places)
        if other in ((row, column + 1), (row + 1, column))
    )


STANDARD_TYPES: Final[tuple[data.Horde, ...]] = tuple(data.hordes().values())
COOPERATIVE_TYPES: Final[tuple[data.Horde, ...]] = tuple(data.hordes(True).values())
HORDE_TYPES: Final[tuple[data.Horde, ...]] = STANDARD_TYPES + COOPERATIVE_TYPES
BACKS: Final = len(SECTIONS)
HORDES: Final = len(HORDE_TYPES) * BACKS
SPOTS: Final[tuple[tuple[Reward, ...], ...]] = tuple(rewards(HORDE_TYPES[n // BACKS]) for n in range(HORDES))
PAIRS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(pairs(HORDE_TYPES[n // BACKS]) for n in range(HORDES))
PLACES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(place for place, _ in marks(HORDE_TYPES[n // BACKS])) for n in range(HORDES)
)
"""Row and column of each spot."""
POWER: Final[tuple[int, ...]] = tuple(HORDE_TYPES[n // BACKS].power for n in range(HORDES))
WORTH: Final[tuple[int, ...]] = tuple(HORDE_TYPES[n // BACKS].honor for n in range(HORDES))
NO_ABILITY: Final = data.Ability(id="", name_en="", name_cs="", text_en="", text_cs="")
ABILITIES: Final[tuple[data.Ability, ...]] = tuple(
    data.abilities().get(HORDE_TYPES[n // BACKS].ability, NO_ABILITY) for n in range(HORDES)
)
ARROWS: Final[tuple[int, ...]] = tuple(one.arrows for one in ABILITIES)
"""How many wounds archers can put on a card."""


def horde_cards(cooperative: bool, extra: bool, closed: bool) -> list[int]:
    """The cards of a match: of a mode, with the extra types or without; without those of a closed left section."""
    first = len(STANDARD_TYPES) if cooperative else 0
    types = COOPERATIVE_TYPES if cooperative else STANDARD_TYPES
    found: list[int] = []
    for n, one in enumerate(types):
        if extra or not one.extra:
            found += [(first + n) * BACKS + back for back in range(BACKS) if not (closed and back == 0)]
    return found


# Command cards

REED_COMMANDS: Final = data.commands("reed_command")
QINS_COMMANDS: Final = data.commands("solo_command")
COMMANDS: Final[tuple[data.Command, ...]] = (
    *data.commands().values(), *REED_COMMANDS.values(), *QINS_COMMANDS.values()
)  # fmt: skip
STANDARD_COMMANDS: Final = len(data.commands())
"""Those that every clan of people has come first."""
REED_COMMAND: Final = STANDARD_COMMANDS
SOLO_COMMANDS: Final[tuple[int, ...]] = tuple(range(REED_COMMAND + 1, len(COMMANDS)))
COMMAND_NAMES: Final[tuple[str, ...]] = tuple(card.id for card in COMMANDS)
COUNTS_AS: Final[tuple[int, ...]] = tuple(COMMAND_NAMES.index(card.stands_for or card.id) for card in COMMANDS)
"""As which card each counts: Qin's as those of people."""
FRAMES: Final[tuple[tuple[data.Frame, ...], ...]] = tuple(one.frame for one in COMMANDS)
AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COMMAND_NAMES.index(frame.after) if frame.after else NOTHING for frame in one.frame) for one in COMMANDS
)
"""Of each frame: which card somebody else must have revealed."""
STAYS: Final[tuple[bool, ...]] = tuple(one.stays for one in COMMANDS)


def gains(gain: data.Gain) -> tuple[Reward, ...]:
    """What data call a gain, in the order of resources first."""
    return tuple((GAINS[name], n) for name, n in sorted(gain.items(), key=lambda pair: GAINS[pair[0]]))


FRAME_GAINS: Final[tuple[tuple[tuple[Reward, ...], ...], ...]] = tuple(
    tuple(gains(frame.gain) for frame in one.frame) for one in COMMANDS
)

# Generals, advisors, tactics, artifacts: by number; those of the cooperative game come after the others

GENERALS: Final[tuple[data.General, ...]] = (*data.generals().values(), *data.generals(True).values())
STANDARD_GENERALS: Final = len(data.generals())
ADVISORS: Final[tuple[data.Card, ...]] = tuple(data.advisors().values())
TACTICS: Final[tuple[data.Tactic, ...]] = (*data.tactics().values(), *data.tactics(True).values())
STANDARD_TACTICS: Final = len(data.tactics())
ARTIFACTS: Final[tuple[data.Artifact, ...]] = tuple(data.artifacts().values())
FIRST_ADVISOR: Final = len(GENERALS)
"""Powers are numbered: generals, then advisors."""
START: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(general.start.get(name, 0) for name in RESOURCE_NAMES) for general in GENERALS
)

# Demands and events of the cooperative game

DEMANDS: Final[tuple[data.Demand, ...]] = tuple(data.demands().values())
DEMAND_NAMES: Final[tuple[str, ...]] = tuple(data.demands())
EVENTS: Final[tuple[data.Happening, ...]] = tuple(data.happenings().values())
EVENT_NAMES: Final[tuple[str, ...]] = tuple(data.happenings())
EVENT_CHANGES: Final[tuple[str, ...]] = tuple(one.changes for one in EVENTS)
RAISED: Final[dict[str, int]] = {
    "advisor_gold": codes.ADVISOR_PRICE,
    "archer_wood": codes.SOLDIER_PRICE + len(RESOURCE_NAMES) * codes.ARCHER + WOOD,
}
EVENT_PRICE: Final[tuple[int, ...]] = tuple(RAISED.get(one.changes, NOTHING) for one in EVENTS)
"""The price that each raises while it lasts."""
