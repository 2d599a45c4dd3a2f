"""The twenty-six sides of the hireling cards."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.hirelings.bandits import BanditGangs, HighwayBandits
from lexludi.games.root.hirelings.board import HirelingBoard
from lexludi.games.root.hirelings.exile import TheBrigand, TheExile
from lexludi.games.root.hirelings.marauders import (
    BluebirdNobles,
    FelinePhysicians,
    ForestPatrol,
    LastDynasty,
    RabbitScouts,
    SpringUprising,
)
from lexludi.games.root.hirelings.raiders import (
    BadgerBodyguards,
    FlameBearers,
    PopularBand,
    RatSmugglers,
    StreetBand,
    VaultKeepers,
)
from lexludi.games.root.hirelings.riverfolk import LizardEnvoys, OtterDivers, RiverfolkFlotilla, WarmSunProphets
from lexludi.games.root.hirelings.underworld import (
    CorvidSpies,
    FuriousProtector,
    MoleArtisans,
    RavenSentries,
    StoicProtector,
    SunwardExpedition,
)

SIDES: Final[dict[str, type[HirelingBoard]]] = {
    "forest_patrol": ForestPatrol,
    "forest_patrol-demoted": FelinePhysicians,
    "last_dynasty": LastDynasty,
    "last_dynasty-demoted": BluebirdNobles,
    "spring_uprising": SpringUprising,
    "spring_uprising-demoted": RabbitScouts,
    "the_exile": TheExile,
    "the_exile-demoted": TheBrigand,
    "riverfolk_flotilla": RiverfolkFlotilla,
    "riverfolk_flotilla-demoted": OtterDivers,
    "warm_sun_prophets": WarmSunProphets,
    "warm_sun_prophets-demoted": LizardEnvoys,
    "highway_bandits": HighwayBandits,
    "highway_bandits-demoted": BanditGangs,
    "sunward_expedition": SunwardExpedition,
    "sunward_expedition-demoted": MoleArtisans,
    "corvid_spies": CorvidSpies,
    "corvid_spies-demoted": RavenSentries,
    "furious_protector": FuriousProtector,
    "furious_protector-demoted": StoicProtector,
    "flame_bearers": FlameBearers,
    "flame_bearers-demoted": RatSmugglers,
    "vault_keepers": VaultKeepers,
    "vault_keepers-demoted": BadgerBodyguards,
    "popular_band": PopularBand,
    "popular_band-demoted": StreetBand,
}
