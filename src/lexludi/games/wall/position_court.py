"""What the cooperative game adds to a position: demands, events, and what was sacrificed for them."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules.box.codes import NOBODY
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    DEMAND_NAMES,
    DEMANDS,
    EVENT_NAMES,
    SECTION_NAMES,
    SOLDIER_NAMES,
)
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines
from lexludi.parts.positions import counted, index, listed, read_counted, read_listed

ADVISOR_NAMES: Final = tuple(card.id for card in ADVISORS)
FIGURES: Final = ("breaches", "rebate", "spared", "foreseen")
NONE: Final = "-"


def court_lines(s: Wall) -> list[tuple[str, str]]:
    """All of it, in lines; a clan gives nothing that is not named."""
    court, names = s.court, s.setting.names
    return [
        ("demands", listed(DEMAND_NAMES, court.demands)),
        ("fulfilled", listed(DEMAND_NAMES, court.fulfilled)),
        ("demand deck", listed(DEMAND_NAMES, court.demand_deck)),
        ("events", listed(EVENT_NAMES, court.events)),
        ("event deck", listed(EVENT_NAMES, court.event_deck)),
        ("court", counted(FIGURES, [court.breaches, court.rebate, int(court.spared), court.foreseen])),
        ("seer", NONE if court.seer == NOBODY else names[court.seer]),
        ("guarded", counted(SECTION_NAMES, court.guarded)),
        *((f"sacrificed {name}", counted(SOLDIER_NAMES, court.sacrificed[n])) for n, name in enumerate(names)),
        ("lost clerks", counted(names, court.lost_clerks)),
        ("boxed advisors", listed(ADVISOR_NAMES, court.boxed_advisors)),
        ("shown advisors", counted(names, court.shown)),
    ]


def read_court(s: Wall, lines: Lines) -> None:
    """Decks hold, unless they are named, whatever lies nowhere else."""
    court, names = s.court, s.setting.names
    court.demands = read_listed(DEMAND_NAMES, lines.take("demands", ""), "demands")
    court.fulfilled = read_listed(DEMAND_NAMES, lines.take("fulfilled", ""), "fulfilled")
    used = [n for n, card in enumerate(DEMANDS) if s.players > 2 or not card.not_with_two]
    court.demand_deck = read_rest(lines, "demand deck", DEMAND_NAMES, used, [*court.demands, *court.fulfilled])
    court.events = read_listed(EVENT_NAMES, lines.take("events", ""), "events")
    court.event_deck = read_rest(lines, "event deck", EVENT_NAMES, list(range(len(EVENT_NAMES))), court.events)
    court.breaches, court.rebate, spared, court.foreseen = read_counted(FIGURES, lines.take("court", ""), "court")
    court.spared = bool(spared)
    seer = lines.take("seer", NONE)
    court.seer = NOBODY if seer == NONE else index(names, seer, "seer")
    court.guarded = read_counted(SECTION_NAMES, lines.take("guarded", ""), "guarded")
    for clan, name in enumerate(names):
        line = f"sacrificed {name}"
        court.sacrificed[clan] = read_counted(SOLDIER_NAMES, lines.take(line, ""), line)
    court.lost_clerks = read_counted(names, lines.take("lost clerks", ""), "lost clerks")
    court.boxed_advisors = read_listed(ADVISOR_NAMES, lines.take("boxed advisors", ""), "boxed advisors")
    court.shown = read_counted(names, lines.take("shown advisors", ""), "shown advisors")
    if len(court.demands) > s.setting.demand_slots:
        raise lines.wrong("demands", f"has more than {s.setting.demand_slots}")


def read_rest(lines: Lines, line: str, names: tuple[str, ...], cards: list[int], out: list[int]) -> list[int]:
    rest = [card for card in cards if card not in out]
    found = read_listed(names, lines.take(line, listed(names, rest)), line)
    for card in found:
        if card in out or found.count(card) > 1:
            raise PositionError(f"{names[card]} lies in two places")
    return found
