"""What is printed on the components of The Great Wall, read once from TOML. `ours` says what is our own design."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from lexludi.parts.data import Counted, CzechForms, Named, by_id, read

PACKAGE = "lexludi.games.wall"

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
    demands: dict[str, int]
    prices: Prices
    honor: Honor
    wall: Wall
    side: tuple[Side, ...]
    resource: tuple[Named, ...]
    soldier: tuple[Soldier, ...]
    location: tuple[Location, ...]
    section: tuple[Named, ...]
    clan: tuple[Clan, ...]


class Horde(Ours, frozen=True, kw_only=True):
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


class Command(Ours, frozen=True, kw_only=True):
    frame: tuple[Frame, ...]
    stays: bool = False
    """Whether it is never taken back."""


@cache
def boards() -> Boards:
    return msgspec.convert(read(PACKAGE, "boards"), Boards)


@cache
def clans() -> dict[str, Clan]:
    return {clan.id: clan for clan in boards().clan}


@cache
def hordes(cooperative: bool = False) -> dict[str, Horde]:
    return by_id(read(PACKAGE, "hordes")["coop_horde" if cooperative else "horde"], Horde)


@cache
def commands() -> dict[str, Command]:
    return by_id(read(PACKAGE, "commands")["command"], Command)


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


class Artifact(Card, frozen=True, kw_only=True):
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
