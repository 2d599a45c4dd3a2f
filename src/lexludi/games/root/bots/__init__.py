"""The Law of Rootbotics: factions that play themselves. A seat such as `bot:marquise@easy` is one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.root.bots.services import hire_for_battle
from lexludi.games.root.bots.sheets import sheets
from lexludi.games.root.bots.turn import STEPS as TURN_STEPS
from lexludi.games.root.bots.turn import check_dominance
from lexludi.games.root.rules.box.codes import FACTIONS, NOBODY
from lexludi.games.root.rules.chapter import Chapter, find_chapter
from lexludi.games.root.rules.setting import Setting
from lexludi.kernel.errors import BadSetup
from lexludi.parts.setup import Choice, Chosen

CHAPTERS: Final[Mapping[int, Chapter]] = {
    faction: find_chapter("bots", name) for faction, name in enumerate(FACTIONS) if name in sheets()
}
STEPS: Final[Mapping[str, Any]] = TURN_STEPS | {k: v for c in CHAPTERS.values() for k, v in c.steps.items()}

COOPERATIVE: Final = "cooperative"
BOTS_DOMINATE: Final = "bots-dominate"
ADVANCED_SERVICES: Final = "advanced-services"
CHOICES: Final = (
    Choice("cooperative", (False, True)),
    Choice("bots_dominate", (False, True)),
    Choice("services", ("basic", "advanced")),
)


def variants_of(chosen: Chosen) -> tuple[str, ...]:
    """Law 1.3.1, 3.coop, 9.7: the variants that the options of a match ask for."""
    wanted = {
        COOPERATIVE: chosen.flag("cooperative"),
        BOTS_DOMINATE: chosen.flag("bots_dominate"),
        ADVANCED_SERVICES: chosen.word("services") == "advanced",
    }
    return tuple(variant for variant, so in wanted.items() if so)


def adopt(setting: Setting, variants: tuple[str, ...]) -> None:
    """Law 1.3.1, 3.coop, 9.7: the variants of a match with bots."""
    if variants and not any(setting.bots):
        raise BadSetup("There are no bots to play this with: {variants}.", variants=", ".join(variants))
    setting.variants = variants
    if COOPERATIVE in variants:
        setting.league = tuple(seat for seat in range(setting.players) if not setting.bots[seat])
    setting.bots_dominate = BOTS_DOMINATE in variants
    setting.advanced_services = ADVANCED_SERVICES in variants
    if setting.bots_dominate:
        setting.dominance_allowed = False


def attend(setting: Setting) -> None:
    """What listens to bots who meet the Riverfolk (Law 9.7), or dominate (Law 1.3.1)."""
    if setting.company != NOBODY and any(setting.bots):
        setting.on_battle.append(hire_for_battle)
    if setting.bots_dominate:
        setting.on_phase.append(check_dominance)
