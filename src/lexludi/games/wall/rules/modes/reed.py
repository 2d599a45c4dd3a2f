"""The Reed Clan: no player, but a third clan whose acts its overlord decides (Law mode.two)."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.attack import bare_spots
from lexludi.games.wall.rules.box.codes import (
    ACADEMY,
    BARRACKS,
    BARRICADE,
    BUILDERS,
    CHI,
    EMBASSY,
    LOGISTICS,
    SPEARMAN,
    TEA_HOUSE,
)
from lexludi.games.wall.rules.box.printed import WALL
from lexludi.games.wall.rules.locations.builders import BUILT_BARRICADE
from lexludi.games.wall.rules.locations.quiet import tea_house
from lexludi.games.wall.rules.modes.qin import overlord as qins
from lexludi.games.wall.rules.modes.qin.fighting import spearman
from lexludi.games.wall.rules.options import Build, Cover, Dismiss
from lexludi.games.wall.rules.prompts import ADVISOR, RESOURCE, note, prompt
from lexludi.games.wall.rules.shame import clear, droppable
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of

WHOM_TO_DISMISS: Final = prompt("dismiss", N_("The Reed Clan is at the Embassy: choose who leaves the offer."))
WHERE_REEDS_BUILD: Final = prompt("reeds-build", N_("Choose where the Reed Clan builds a barricade."))
WHERE_REEDS_ATTACK: Final = prompt("reeds-attack", N_("Choose the spot that a spearman of the Reed Clan takes."))
WHICH_SHAME_GOES: Final = prompt("reeds-pray", N_("The Reed Clan frees you of a shame token: choose which."))
DISMISSED: Final = note("dismissed", N_("{seat} sends an advisor away: {card}."), card=ADVISOR)
STORED: Final = note("stored", N_("{seat} brings {goods} to the Warehouse."), goods=RESOURCE)
ATTACKED: Final = note("reeds-attacked", N_("{seat} attacks with a spearman."))


def produce(s: Wall, location: int) -> Flow[None]:
    """Law mode.two.reed.resource, mode.two.reed.loc.production: what its clerk makes goes to the Warehouse."""
    if location == CHI:
        yield from temple(s)
        return
    s.warehouse[location] += 1
    s.note(s.setting.reed, STORED, "mode.two.reed.loc.production", goods=location)


def temple(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.temple: the active player is rid of a shame token; not in the Reed Clan's own turn."""
    if not s.is_person(s.active):
        return
    options = droppable(s, s.active)
    if options:
        choice = yield from one_of(s.active, WHICH_SHAME_GOES, options, "mode.two.reed.loc.temple")
        clear(s, s.active, choice)


def embassy(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.embassy: an advisor of the offer goes, and the next one comes."""
    if not s.offer:
        return
    seat = s.overlord()
    if seat == s.setting.qin:
        choice = Dismiss(qins.whom_to_dismiss(s))
    else:
        options = [Dismiss(card) for card in s.offer]
        choice = yield from one_of(seat, WHOM_TO_DISMISS, options, "mode.two.reed.loc.embassy")
    s.offer.remove(choice.advisor)
    s.advisor_deck.discard(choice.advisor)
    s.note(s.setting.reed, DISMISSED, "mode.two.reed.loc.embassy", card=choice.advisor)
    s.fill_offer()


def builders(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.builders: a barricade for nothing."""
    sections = [section for section in s.setting.sections if s.barricades[section] < WALL.barricades]
    if not sections:
        return
    seat = s.overlord()
    if seat == s.setting.qin:
        choice = Build(qins.where_to_build(s, sections), BARRICADE)
    else:
        options = [Build(section, BARRICADE) for section in sections]
        choice = yield from one_of(seat, WHERE_REEDS_BUILD, options, "mode.two.reed.loc.builders")
    s.barricades[choice.section] += 1
    s.note(s.setting.reed, BUILT_BARRICADE, "mode.two.reed.loc.builders", at=choice.section)


def barracks(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.barracks: a spearman attacks, and takes no reward; without a spot he stays at home."""
    reed = s.setting.reed
    if not s.pool[reed][SPEARMAN]:
        return
    seat = s.overlord()
    if seat == s.setting.qin:
        if spearman(s, reed):
            s.note(reed, ATTACKED, "mode.solo.overlord.3")
        return
    options = [Cover(section, row, spot) for section in s.setting.sections for row, spot in bare_spots(s, section, 1)]
    if not options:
        return
    choice = yield from one_of(seat, WHERE_REEDS_ATTACK, options, "mode.two.reed.loc.barracks")
    s.pool[reed][SPEARMAN] -= 1
    s.put(reed, choice.section, choice.row, (choice.spot,), SPEARMAN)
    s.note(reed, ATTACKED, "mode.two.reed.loc.barracks")


def drink(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.teahouse: as for everybody."""
    yield from tea_house(s, s.setting.reed, 1)


def nothing(s: Wall) -> Flow[None]:
    """Law mode.two.reed.loc.none."""
    yield from ()


EFFECTS: Final = {
    BARRACKS: barracks,
    TEA_HOUSE: drink,
    BUILDERS: builders,
    LOGISTICS: nothing,
    EMBASSY: embassy,
    ACADEMY: nothing,
}
"""What its clerk does in the locations that produce nothing."""
