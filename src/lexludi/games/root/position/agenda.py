"""The steps to come: how the line `next` says whose they are and what they are about, and which a seat can take."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.bots import CHAPTERS as BOT_CHAPTERS
from lexludi.games.root.position.words import owner_names
from lexludi.games.root.rules.beginning.advanced import STEPS
from lexludi.games.root.rules.beginning.setup import CHAPTERS, chapter_of
from lexludi.games.root.rules.effects import WINDOWS
from lexludi.games.root.rules.places.landmarks import LANDMARKS
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines, read_agenda
from lexludi.parts.positions import index

SEATLESS: Final = ("advanced.deal", "advanced.shuffle")
"""The steps that are nobody's."""
CUSTOMERS: Final = (
    "riverfolk.open",
    "riverfolk.buy",
    "bot.riverfolk.open",
    "bot.riverfolk.buy",
    "bot.riverfolk.close",
)
"""The steps of the Riverfolk that are other seats' (Law 11.2.6)."""
OWN_STEPS: Final = {step for chapters in (CHAPTERS, BOT_CHAPTERS) for c in chapters.values() for step in c.steps}
NONE: Final = "none"


def named_steps(s: Root) -> list[tuple[Any, ...]]:
    """The agenda with hirelings and landmarks by name: `hirelings.setup 1 popular_band`."""
    hired = owner_names(s)[s.players :]
    steps: list[tuple[Any, ...]] = []
    for step in s.agenda:
        match step:
            case ("hirelings.setup", seat, owner):
                steps.append((step[0], seat, hired[owner - s.players]))
            case ("hirelings.wake", seat, done):
                woken = [name for n, name in enumerate(hired, s.players) if done >> n & 1]
                steps.append((step[0], seat, "+".join(woken) or NONE))
            case ("landmark", seat, which):
                steps.append((step[0], seat, LANDMARKS[which]))
            case _:
                steps.append(step)
    return steps


def read_steps(s: Root, lines: Lines) -> list[tuple[Any, ...]]:
    """The other way round; raises PositionError where a step cannot be taken."""
    return [read_step(s, step) for step in read_agenda(lines, STEPS)]


def read_step(s: Root, step: tuple[Any, ...]) -> tuple[Any, ...]:
    name, *words = step
    said = f"next: {' '.join(map(str, step))!r}"
    if name in SEATLESS:
        if words:
            raise PositionError(f"{said} is nobody's step")
        return step
    if not words or words[0] not in range(s.players) or isinstance(words[0], bool):
        raise PositionError(f"{said} does not name a seat, from 0 to {s.players - 1}")
    shared = name not in OWN_STEPS or name in CUSTOMERS
    if not shared and name not in chapter_of(s.setting.seats[words[0]]).steps:
        raise PositionError(f"{said} is no step of that seat")
    if name not in ("window", "hirelings.setup", "hirelings.wake", "landmark"):
        if len(words) > 1:
            raise PositionError(f"{said} has words too many")
        return step
    if len(words) != 2:
        raise PositionError(f"{said} is not a step, its seat and one word more")
    seat, about = words[0], str(words[1])
    hired = owner_names(s)[s.players :]
    if name == "window":
        return name, seat, WINDOWS[index(WINDOWS, about, "next")]
    if name == "landmark":
        return name, seat, LANDMARKS.index(s.setting.landmarks[index(s.setting.landmarks, about, "next")])
    if name == "hirelings.setup":
        return name, seat, s.players + index(hired, about, "next")
    woken = [] if about == NONE else about.split("+")
    return name, seat, sum(1 << s.players + index(hired, word, "next") for word in set(woken))
