"""Qin's command cards, his locations, and what he builds."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import BUILDING, NOBODY, PRODUCTION, TOP_LEVEL
from lexludi.games.wall.rules.box.data import Frame
from lexludi.games.wall.rules.box.printed import BOARDS, PRICES
from lexludi.games.wall.rules.locations.builders import raise_wall
from lexludi.games.wall.rules.modes.qin import fighting
from lexludi.games.wall.rules.modes.qin.reasons import MOST_STORED, choose, highest, indicated, lowest, usable
from lexludi.games.wall.rules.prompts import COUNT, LOCATION, RESOURCE, SECTION, decision, note
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Flow
from lexludi.locale import N_

ACTIVATES: Final = decision("activate", N_("{seat} activates the {at}"), at=LOCATION)
RAISES: Final = decision("raise", N_("{seat} promotes the overseer in the {at}"), at=LOCATION)
BUILDS: Final = decision("build", N_("{seat} builds the wall at the {at}"), at=SECTION)
USES: Final = decision("use", N_("{seat} takes {goods} from the Warehouse"), goods=RESOURCE)
RAISED: Final = note("qin-raised", N_("{seat} has an overseer of level {n} in the {at}."), at=LOCATION, n=COUNT)


def turn_card(s: Wall) -> None:
    """Law mode.solo.play: the next of his cards, which are shuffled again when none is left."""
    qin = s.setting.qin
    if not s.hand[qin]:
        s.hand[qin], s.spent[qin] = s.spent[qin], []
    card = s.hand[qin].pop(s.chance.below(len(s.hand[qin])))
    s.played[qin] = card


# Frames of his cards


def frame(s: Wall, printed: Frame) -> Flow[int]:
    """What a frame does but for clerks; the location that it activates, or NOBODY."""
    qin = s.setting.qin
    for _ in range(printed.archers):
        if not fighting.archer(s):
            fighting.spearman(s, qin)
    for _ in range(printed.spearmen):
        fighting.spearman(s, qin)
    if printed.promotes:
        promote(s, printed.promotes)
    if printed.builds:
        yield from build(s)
    if printed.for_spent:
        s.win(qin, printed.for_spent * sum(len(s.spent[seat]) for seat in range(s.players)))
    return to_activate(s) if printed.activates else NOBODY


def to_activate(s: Wall) -> int:
    """Law mode.solo.act.choice: of the locations with his clerks, the highest on his track."""
    places = [place for place in s.location_track if s.at[place][s.setting.qin]]
    return choose(s, ACTIVATES, "mode.solo.act.choice", places, (highest(s),))


def promote(s: Wall, which: str) -> None:
    """The overseer of the lowest or highest location that can still rise, for nothing."""
    qin = s.setting.qin
    places = [place for place in PRODUCTION if 0 < s.overseer[qin][place] < TOP_LEVEL]
    place = choose(s, RAISES, "mode.solo.cards.1", places, (lowest(s) if which == "lowest" else highest(s),))
    if place != NOBODY:
        s.overseer[qin][place] += 1
        s.note(qin, RAISED, "mode.solo.cards.1", at=place, n=s.overseer[qin][place])


def build(s: Wall) -> Flow[None]:
    """Law mode.solo.rule.6a, .6b: what the Warehouse lacks counts as paid, and he has the honor."""
    sections = [section for section in s.setting.sections if s.level[section] < TOP_LEVEL]
    section = choose(s, BUILDS, "mode.solo.rule.6a", sections, (indicated(s),))
    if section == NOBODY:
        return
    for _ in range(min(PRICES.wall[s.level[section]], sum(s.warehouse))):
        kinds = [kind for kind in BUILDING if s.warehouse[kind]]
        kind = choose(s, USES, "mode.solo.rule.6b", kinds, ((MOST_STORED, s.warehouse.__getitem__),))
        s.warehouse[kind] -= 1
    yield from raise_wall(s, s.setting.qin, section)


# Locations


def next_location(s: Wall, places: list[int]) -> int:
    """Law mode.solo.act.order: those with his clerks first, from the highest; NOBODY: the others are not his."""
    own = [place for place in places if usable(place) and s.at[place][s.setting.qin]]
    return choose(s, ACTIVATES, "mode.solo.act.order", own, (highest(s),))


def barracks(s: Wall, clerks: int) -> None:
    """Law mode.solo.act.barracks."""
    for _ in range(clerks):
        fighting.spearman(s, s.setting.qin)


def move_token(s: Wall, location: int) -> None:
    """Law mode.solo.track.3, mode.solo.act.token: to the far left; the others slide to the right."""
    s.location_track.remove(location)
    s.location_track.insert(0, location)


def end_of_autumn(s: Wall) -> None:
    """His general, of our own design: honor for every few supporting advisors."""
    s.win(s.setting.qin, s.supporters(s.setting.qin) // BOARDS.advisors_for_honor_of_qin)
