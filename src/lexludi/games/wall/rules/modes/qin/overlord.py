"""Qin as overlord of the Reed Clan (Law mode.solo.overlord): he decides by his own rules, and gains nothing."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.modes.qin.reasons import LEFTMOST, choose, indicated
from lexludi.games.wall.rules.prompts import ADVISOR, SECTION, decision
from lexludi.games.wall.rules.state import Wall
from lexludi.locale import N_

DISMISSES: Final = decision("dismiss", N_("{seat} has the Reed Clan send an advisor away: {card}"), card=ADVISOR)
BLOCKS: Final = decision("block", N_("{seat} has the Reed Clan build a barricade at the {at}"), at=SECTION)


def whom_to_dismiss(s: Wall) -> int:
    """The advisor who would leave next."""
    return choose(s, DISMISSES, "mode.solo.overlord.1", s.offer, ((LEFTMOST, lambda card: -s.offer.index(card)),))


def where_to_build(s: Wall, sections: list[int]) -> int:
    """A barricade where the next horde comes."""
    return choose(s, BLOCKS, "mode.solo.overlord.1", sections, (indicated(s),))
