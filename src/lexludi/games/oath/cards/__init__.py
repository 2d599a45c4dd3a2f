"""The cards of Oath, each one declaration: a file or folder a suit; edifices, relics, sites and Visions have theirs."""

from __future__ import annotations

from lexludi.games.oath.cards import (
    arcane,
    beast,
    discord,
    edifices,
    hearth,
    nomad,
    order,
    relics,
    sites,
    treasures,
    visions,
)
from lexludi.games.oath.rules.powers import Power, declare, declare_limits

CARDS: tuple[Power, ...] = (
    *discord.DISCORD,
    *arcane.ARCANE,
    *order.ORDER,
    *hearth.HEARTH,
    *beast.BEAST,
    *nomad.NOMAD,
    *edifices.EDIFICES,
    *relics.RELICS,
    *treasures.TREASURES,
    *sites.SITES,
    *visions.VISIONS,
)


def declare_all() -> None:
    """Let all cards be heard."""
    declare_limits()
    declare(CARDS)
