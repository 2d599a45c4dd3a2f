"""The history of a chronicle in words: who ruled, by which oath, what became of the land and of its people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lexludi.games.oath.chronicle.world import World
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import EDIFICES, VISIONS
from lexludi.games.oath.rules.box.printed import SITE, intact
from lexludi.games.oath.rules.prompts import ending as endings
from lexludi.games.oath.words.names import OathNames
from lexludi.speech import sentence

if TYPE_CHECKING:
    from lexludi.games.oath.chronicle.chronicle import Age


def tell(name: str, before: int, ages: Sequence[Age], world: World, lang: str) -> list[str]:
    """Game by game, and what the next one begins with."""
    names = OathNames(lang)
    _ = names.gettext
    lines = [name]
    if before:
        lines.append(_("Of the games before, this chronicle tells nothing: {n}.", n=before))
    worlds = [*(age.world for age in ages), world]
    for n, age in enumerate(ages):
        lines.append(_("Game {n}. {oath}.", n=before + n + 1, oath=names.oath(age.world.oath)))
        lines.append("  " + won(names, age))
        lines += ["  " + line for line in changes(names, worlds[n], worlds[n + 1])]
    lines.append(_("Game {n} comes next. {oath}.", n=before + len(ages) + 1, oath=names.oath(world.oath)))
    if world.citizens:
        lines.append("  " + _("Citizens: {who}.", who=names.listed(colour(names, seat) for seat in world.citizens)))
    return lines


def colour(names: OathNames, seat: str) -> str:
    return sentence(names.of(data.seats()[seat.partition(":")[0]]))


def won(names: OathNames, age: Age) -> str:
    """Who won, in which round, and how."""
    who = colour(names, age.seats[age.winner])
    winner = f"{age.ruler} ({who})" if age.ruler else who
    told = names.gettext(endings[age.how], winners=winner)
    return f"{told} {names.gettext('Rounds: {n}.', n=age.rounds)}"


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
