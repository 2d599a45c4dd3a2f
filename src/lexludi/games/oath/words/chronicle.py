"""The history of a chronicle in words: who ruled, by which oath, what became of the land and of its people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lexludi.games.oath.chronicle.world import World
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import EDIFICES, VISIONS
from lexludi.games.oath.rules.box.printed import SITE, intact
from lexludi.games.oath.rules.endings import BOTH_WAYS, USURPER, VISIONARY
from lexludi.games.oath.rules.prompts import ending as endings
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.about import Chapter
from lexludi.speech import sentence

if TYPE_CHECKING:
    from lexludi.games.oath.chronicle.chronicle import Age


FOUNDERS: Final = (USURPER, VISIONARY, BOTH_WAYS)
"""How Exiles win: an empire ends, and another begins."""


def chapters(before: int, ages: Sequence[Age], world: World, lang: str) -> list[Chapter]:
    """Game by game, what the next one begins with, and the empires there were."""
    names = OathNames(lang)
    _ = names.gettext
    told: list[Chapter] = []
    if before:
        told.append(Chapter(_("Of the games before, this chronicle tells nothing: {n}.", n=before)))
    worlds = [*(age.world for age in ages), world]
    for n, age in enumerate(ages):
        number = before + n + 1
        title = _("Game {n}. {oath}.", n=number, oath=names.oath(age.world.oath))
        told.append(Chapter(title, (won(names, age), *changes(names, worlds[n], worlds[n + 1])), number))
    title = _("Game {n} comes next. {oath}.", n=before + len(ages) + 1, oath=names.oath(world.oath))
    told.append(Chapter(title, tuple(beginning(names, world))))
    if ages:
        told.append(Chapter(_("The empires"), tuple(empires(names, before, ages))))
    return told


def beginning(names: OathNames, world: World) -> list[str]:
    """The land that the next game begins with, and who its Citizens are."""
    _ = names.gettext
    lines: list[str] = []
    if faceup(world):
        lines.append(_("The known land: {sites}.", sites=listed(names, faceup(world))))
    if edifices(world):
        lines.append(_("Edifices and ruins: {cards}.", cards=names.cards(edifices(world))))
    if world.citizens:
        lines.append(_("Citizens: {who}.", who=names.listed(colour(names, seat) for seat in world.citizens)))
    return lines


def empires(names: OathNames, before: int, ages: Sequence[Age]) -> list[str]:
    """The line of rulers: who founded an empire, and who ruled it after."""
    _ = names.gettext
    lines: list[str] = []
    for n, age in enumerate(ages):
        number, who = before + n + 1, winner(names, age)
        if age.how in FOUNDERS:
            lines.append(_("Game {n}: {who} founds a new empire.", n=number, who=who))
        elif age.colour == "purple":
            lines.append(_("Game {n}: {who} rules on.", n=number, who=who))
        else:
            lines.append(_("Game {n}: {who} inherits the empire.", n=number, who=who))
    return lines


def colour(names: OathNames, seat: str) -> str:
    return sentence(names.of(data.seats()[seat.partition(":")[0]]))


def won(names: OathNames, age: Age) -> str:
    """Who won, in which round, and how."""
    told = names.gettext(endings[age.how], winners=winner(names, age))
    return f"{told} {names.gettext('Rounds: {n}.', n=age.rounds)}"


def winner(names: OathNames, age: Age) -> str:
    """Who won, by name if that is known, and by colour."""
    who = colour(names, age.seats[age.winner])
    return f"{age.ruler} ({who})" if age.ruler else who


def changes(names: OathNames, old: World, new: World) -> list[str]:
    """What became of the land, of its edifices, and of those who live there."""
    _ = names.gettext
    lines: list[str] = []
    was, now = faceup(old), faceup(new)
    stay, forgotten = [site for site in now if site in was], [site for site in was if site not in now]
    if stay:
        lines.append(_("Sites that stay: {sites}.", sites=listed(names, stay)))
    if forgotten:
        lines.append(_("Sites that are forgotten: {sites}.", sites=listed(names, forgotten)))
    stood, stands = edifices(old), edifices(new)
    for card in stands:
        if card not in stood:
            lines.append(_("Built: {card}.", card=names.card(card)) if intact(card) else ruined(names, card))
    if old.deck:
        had, has = denizens(old), denizens(new)
        if has - had:
            lines.append(_("Came into the world: {cards}.", cards=names.cards(sorted(has - had))))
        if had - has:
            lines.append(_("Left the world: {cards}.", cards=names.cards(sorted(had - has))))
    return lines


def listed(names: OathNames, sites: list[int]) -> str:
    return names.listed(names.of(SITE[site]) for site in sites)


def ruined(names: OathNames, card: int) -> str:
    return names.gettext("Fell into ruin: {card}.", card=names.card(card))


def faceup(world: World) -> list[int]:
    return [ground.site for ground in world.map if ground is not None and ground.faceup]


def edifices(world: World) -> list[int]:
    return [card for ground in world.map if ground is not None for card in ground.cards if EDIFICES <= card < VISIONS]


def denizens(world: World) -> set[int]:
    """Everybody who can turn up: on the map and in the world deck."""
    lying = [card for ground in world.map if ground is not None for card in ground.cards]
    return {card for card in (*lying, *world.deck) if card < EDIFICES}
