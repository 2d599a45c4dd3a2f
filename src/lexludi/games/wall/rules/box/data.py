"""What is printed on the components of The Great Wall, read once from TOML. `ours` says what is our own design."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from lexludi.parts.data import Counted, CzechForms, Named, by_id, read

PACKAGE = "lexludi.games.wall"

NO_LIMIT = 9999
Gain = dict[str, int]
"""So much of each: a resource, `any` or `build` (of one's choice), `honor`, `tactic`."""
Where = Literal["any", "different", "production"]


class Ours(Named, frozen=True, kw_only=True):
    """Something printed, of which parts may be our own design."""

    ours: tuple[str, ...] = ()


class Soldier(Counted, frozen=True, kw_only=True):
    count: int
    price: dict[str, int]


class Location(Named, frozen=True, kw_only=True):
    makes: str = ""
    overseer_pays: str = ""
    shame: bool = False


class Side(msgspec.Struct, frozen=True):
    """A side of the board: positions of regular locations, spaces for command cards, and the track of years."""

    players: int
    slots: tuple[int, ...]
    spaces: int
    finished_sections: int
    hordes: tuple[int, ...]
    casualties: tuple[int, ...]


class Prices(msgspec.Struct, frozen=True):
    shame_chi: int
    shame_honor: int
    save_chi: int
    clerk_gold: int
    barricade: int
    wall: tuple[int, ...]
    overseer: tuple[int, ...]


class Honor(msgspec.Struct, frozen=True):
    shame: int
    on_horde: int
    archer: int
    donation: int
    barricade: int
    unclaimed_command: int
    wound_of_qin: int


class Wall(msgspec.Struct, frozen=True):
    """By level: the defense and the firing spots; and what barricades add."""

    defense: tuple[int, ...]
    firing_spots: tuple[int, ...]
    barricade: int
    barricades: int


class Clan(Named, frozen=True, kw_only=True):
    """Who plays: names for sentences, and the colour."""

    short_en: str
    short_cs: str
    cs: CzechForms
    colour: str
    plural_en: bool = True


class RunClan(Clan, frozen=True, kw_only=True):
    """A clan that the rules run: its clerks, where some of them start, the kinds of its soldiers, its overseers."""

    clerks: int
    clerks_at: tuple[str, ...] = ()
    soldiers: tuple[str, ...]
    overseers: tuple[str, ...] = ()


class Boards(msgspec.Struct, frozen=True):
    ours: tuple[str, ...]
    clerks_hired: int
    clerks_unhired: int
    hand_limit: int
    offer: int
    offer_renewed: int
    artifacts: int
    horde_rows: int
    shame_for_each: int
    solo_honor: tuple[int, ...]
    artifact_honor_of_qin: int
    advisors_for_honor_of_qin: int
    """For so many supporting advisors he gains 1 honor a year."""
    demands: dict[str, tuple[int, ...]]
    """By the number of players and the level: how many must be fulfilled."""
    demands_shown: dict[str, int]
    more_hordes: int
    """In the cooperative game: at the start more than there are players, in spring more than the board says."""
    prices: Prices
    honor: Honor
    wall: Wall
    side: tuple[Side, ...]
    resource: tuple[Named, ...]
    soldier: tuple[Soldier, ...]
    location: tuple[Location, ...]
    section: tuple[Named, ...]
    clan: tuple[Clan, ...]
    run_clan: tuple[RunClan, ...]


class Ability(Ours, frozen=True, kw_only=True):
    """What a horde can do, with its number."""

    text_en: str
    text_cs: str
    casualties: int = 0
    """So many soldiers more fall on it."""
    arrows: int = NO_LIMIT
    """So many wounds can archers put on it."""
    save_chi: int = 0
    """Saving a soldier from it costs so much more."""
    power_for_others: int = 0
    """So much more attack power for each other horde of its section."""
    halves: bool = False
    undermines: bool = False
    plunders: int = 0
    heals: int = 0
    steals_chi: int = 0


class Horde(Ours, frozen=True, kw_only=True):
    text_en: str
    text_cs: str
    power: int
    honor: int
    spots: tuple[str, str]
    ability: str = ""
    extra: bool = False


class Frame(msgspec.Struct, frozen=True):
    """One frame of a command card."""

    others: bool = False
    after: str = ""
    place: int = 0
    where: Where = "any"
    gain: Gain = {}
    activates: bool = False
    attacks: bool = False
    builds: bool = False
    recruits: bool = False
    copies: bool = False
    discount: int = 0
    promotes: Literal["", "lowest", "highest"] = ""
    spearmen: int = 0
    archers: int = 0
    for_spent: int = 0
    """Honor for each command card on the discard pile of people."""


class Command(Ours, frozen=True, kw_only=True):
    text_en: str
    text_cs: str
    frame: tuple[Frame, ...]
    stays: bool = False
    """Whether it is never taken back."""
    stands_for: str = ""
    """The card of people as which it counts."""


@cache
def boards() -> Boards:
    return msgspec.convert(read(PACKAGE, "boards"), Boards)


@cache
def clans() -> dict[str, Clan]:
    """Clans of people, and after them those that the rules run."""
    return {clan.id: clan for clan in (*boards().clan, *boards().run_clan)}


@cache
def hordes(cooperative: bool = False) -> dict[str, Horde]:
    return by_id(read(PACKAGE, "hordes")["coop_horde" if cooperative else "horde"], Horde)


@cache
def abilities() -> dict[str, Ability]:
    return by_id(read(PACKAGE, "hordes")["ability"], Ability)


@cache
def commands(whose: str = "command") -> dict[str, Command]:
    """The cards of every clan, or those of a clan that the rules run."""
    return by_id(read(PACKAGE, "commands")[whose], Command)


class Card(Ours, frozen=True, kw_only=True):
    """A card with an effect."""

    text_en: str
    text_cs: str = ""


class General(Card, frozen=True, kw_only=True):
    start: dict[str, int]
    tactics: int
    tea: int


class Tactic(Card, frozen=True, kw_only=True):
    window: str
    boost: int


class Demand(Card, frozen=True, kw_only=True):
    """What all must give or show together."""

    each: Gain = msgspec.field(default_factory=dict)
    of_four: Gain = msgspec.field(default_factory=dict)
    warehouse: int = 0
    check: Literal["", "taunt", "wall", "border"] = ""
    over: int = 0
    most: int = 0
    not_with_two: bool = False


class Happening(Card, frozen=True, kw_only=True):
    """An event: at once, or lasting."""

    n: int
    lasts: bool = False
    changes: str = ""


class Artifact(Card, frozen=True, kw_only=True):
    """What it counts, and what that is worth: see `scoring.py`."""

    counts: str
    start: int = 0
    each: int = 0
    most: int = NO_LIMIT
    prizes: tuple[int, ...] = ()
    extra: bool = False


@cache
def generals(cooperative: bool = False) -> dict[str, General]:
    return by_id(read(PACKAGE, "generals")["coop_general" if cooperative else "general"], General)


@cache
def advisors() -> dict[str, Card]:
    return by_id(read(PACKAGE, "advisors")["advisor"], Card)


@cache
def tactics(cooperative: bool = False) -> dict[str, Tactic]:
    return by_id(read(PACKAGE, "tactics")["coop_tactic" if cooperative else "tactic"], Tactic)


@cache
def artifacts() -> dict[str, Artifact]:
    return by_id(read(PACKAGE, "artifacts")["artifact"], Artifact)


@cache
def demands() -> dict[str, Demand]:
    return by_id(read(PACKAGE, "demands")["demand"], Demand)


@cache
def happenings() -> dict[str, Happening]:
    return by_id(read(PACKAGE, "events")["event"], Happening)
