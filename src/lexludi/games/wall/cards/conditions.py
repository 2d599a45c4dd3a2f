"""Conditions of cards, by the names that data use. They ask only for what everybody can see."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import ARCHER, BUILDERS, CHI, HORSEMAN
from lexludi.games.wall.rules.effects import Condition
from lexludi.games.wall.rules.scenes import Scene
from lexludi.games.wall.rules.state import Wall


def horseman(s: Wall, scene: Scene) -> bool:
    """It is about horsemen."""
    return scene.kind == HORSEMAN


def archer_attacked(s: Wall, scene: Scene) -> bool:
    return any(blow.kind == ARCHER for blow in scene.blows)


def horseman_attacked(s: Wall, scene: Scene) -> bool:
    return any(blow.kind == HORSEMAN for blow in scene.blows)


def soldier_on_it(s: Wall, scene: Scene) -> bool:
    """The clan has a soldier on the defeated horde."""
    return scene.defeat is not None and scene.defeat.horde.covered(scene.clan) > 0


def archer_here(s: Wall, scene: Scene) -> bool:
    """The clan has an archer on the wall here."""
    return s.firing[scene.section][scene.clan] > 0


def alone_here(s: Wall, scene: Scene) -> bool:
    """No clerk of another clan is in the location."""
    return sum(s.at[scene.location]) == s.at[scene.location][scene.clan]


def one_clerk(s: Wall, scene: Scene) -> bool:
    return s.at[scene.location][scene.clan] == 1


def two_clerks(s: Wall, scene: Scene) -> bool:
    return s.at[scene.location][scene.clan] >= 2


def unique_command(s: Wall, scene: Scene) -> bool:
    """Nobody else revealed the same command card."""
    return s.played.count(s.played[scene.clan]) == 1


def first_space(s: Wall, scene: Scene) -> bool:
    """The command card lies on the first space of the track."""
    return s.track[0] == scene.clan


def temple(s: Wall, scene: Scene) -> bool:
    return scene.location == CHI


def two_wait_here(s: Wall, scene: Scene) -> bool:
    """At least two soldiers wait in the staging area."""
    return sum(s.staged[scene.section][scene.clan]) >= 2


def builders(s: Wall, scene: Scene) -> bool:
    return scene.location == BUILDERS


def breach(s: Wall, scene: Scene) -> bool:
    return scene.deaths is not None and scene.deaths.breach


def soldier_here(s: Wall, scene: Scene) -> bool:
    """The clan has a soldier at the section, even if he is about to be killed."""
    clan, section = scene.clan, scene.section
    doomed = scene.deaths is not None and any(scene.deaths.doomed)
    return doomed or any(s.staged[section][clan]) or s.firing[section][clan] > 0 or s.on_card(clan, section)


CONDITIONS: Final[dict[str, Condition]] = {
    "horseman": horseman,
    "archer_attacked": archer_attacked,
    "horseman_attacked": horseman_attacked,
    "soldier_on_it": soldier_on_it,
    "archer_here": archer_here,
    "alone_here": alone_here,
    "one_clerk": one_clerk,
    "two_clerks": two_clerks,
    "unique_command": unique_command,
    "first_space": first_space,
    "temple": temple,
    "two_wait_here": two_wait_here,
    "builders": builders,
    "breach": breach,
    "soldier_here": soldier_here,
}
