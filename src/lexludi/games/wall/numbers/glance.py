"""What a view of The Great Wall follows from, straight from the state: hardly anything is copied."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.wall.numbers.ranges import ADVISOR, GENERAL, RESOURCE, TACTIC
from lexludi.games.wall.numbers.view import VIEW, horde, rows
from lexludi.games.wall.rules.box.codes import SECTIONS
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.views import HIDDEN
from lexludi.games.wall.rules.winter import defense, onslaught
from lexludi.kernel.numbers import Retold
from lexludi.parts.moments import bits

ENTRIES: Final = tuple([part.name for part in VIEW])
FACE_DOWN: Final = [[HIDDEN] * n for n in range(max(len(ADVISOR), len(GENERAL), len(TACTIC)) + 1)]
"""Cards that one does not see, so many of them."""
SCREEN: Final = [0] * len(RESOURCE)
"""What one sees behind the screens of others."""


def glance(s: Wall, seat: int) -> tuple[tuple[str, ...], list[Any]]:
    """Law rules.hidden: each entry of the view, or what RETOLD makes it of."""
    setting = s.setting
    court = s.court
    return ENTRIES, [
        setting.seats,
        setting.names,
        setting.sections,
        setting.mode,
        s.year,
        setting.years,
        s.season,
        s.active,
        s.tea,
        s.honor,
        [row if clan == seat else SCREEN for clan, row in enumerate(s.stock)],
        s.pool,
        s.shamed,
        s.clerks,
        s.unhired,
        s.overseer,
        s.overseer_kind,
        s.general,
        s.advisors,
        support(s, seat),
        own(s.tactics, seat),
        s.hand,
        s.spent,
        s.played,
        (s.claimed, s.stains),
        s.wounds,
        own(s.dealt_generals, seat),
        own(s.dealt_advisors, seat),
        s.resting,
        s.used_in_turn,
        s.used_in_year,
        s.track,
        s.early,
        s.at,
        s.due,
        [tuple([(horde.card, horde.arrows, *horde.cover) for horde in row]) for row in s.hordes],
        s.staged,
        s.firing,
        s.level,
        s.barricades,
        [defense(s, section) for section in SECTIONS],
        [onslaught(s, section) for section in SECTIONS],
        setting.level,
        court.demands,
        len(court.demand_deck),
        court.fulfilled,
        setting.demands_needed,
        court.events,
        len(court.event_deck),
        court.event_deck[::-1][: court.foreseen] if seat == court.seer else [],
        court.sacrificed,
        court.lost_clerks,
        court.boxed_advisors,
        s.location_track,
        s.warehouse,
        s.shame_bank,
        s.shame_gone,
        s.offer,
        s.artifacts,
        len(s.horde_deck.cards),
        s.horde_deck.discards,
        s.horde_deck.cards[-1] % len(SECTIONS) if s.horde_deck.cards else HIDDEN,
        len(s.advisor_deck.cards),
        s.advisor_deck.discards,
        len(s.tactic_deck.cards),
        s.tactic_deck.discards,
    ]


def own(hands: list[list[int]], seat: int) -> list[list[int]]:
    """One's own cards, and how many the others have."""
    seen = [FACE_DOWN[len(cards)] for cards in hands]
    seen[seat] = hands[seat]
    return seen


def support(s: Wall, seat: int) -> list[list[int]]:
    """The supporting advisors; of others not those that were never shown."""
    seen: list[list[int]] = []
    for clan, cards in enumerate(s.support):
        unseen = 0 if clan == seat else s.unseen_support(clan)
        seen.append(FACE_DOWN[unseen] + cards[unseen:] if unseen else cards)
    return seen


# What is told when it has changed


def claimed(found: tuple[list[list[int]], list[list[int]]]) -> list[list[int]]:
    cards, stains = found
    return [rows(*pair) for pair in zip(cards, stains, strict=True)]


def hordes(found: list[tuple[tuple[int, ...], ...]]) -> list[list[dict[str, Any]]]:
    return [[horde([card, *cover], arrows) for card, arrows, *cover in row] for row in found]


RETOLD: Final[Retold] = {
    "claimed": claimed,
    "resting": bits,
    "used_in_turn": bits,
    "used_in_year": bits,
    "hordes": hordes,
}
