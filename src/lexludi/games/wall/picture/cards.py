"""Cards of The Great Wall: strips to point at and faces to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.draw import INK, LEAST, SOFT, Element, group, paragraph, path, text
from lexludi.draw.cards import CARD, Line, blank, rules_text, strip, title
from lexludi.games.wall.picture.signs import ADVISOR, ARTIFACT, COMMAND, GENERAL, HORDE, LAUREL, SHIELD, SWORD, resource
from lexludi.games.wall.picture.signs import TACTIC_CARD as TACTIC
from lexludi.games.wall.rules.box.codes import CHI
from lexludi.games.wall.rules.box.data import Ours
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    ARTIFACTS,
    BACKS,
    COMMANDS,
    DEMANDS,
    EVENTS,
    GENERALS,
    HORDE_TYPES,
    TACTICS,
)
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.printed import ability, card_says, command_says, whose
from lexludi.speech import sentence

SCROLL: Final = "M-9-11H7A4 4 0 0 1 11-7H7V7A4 4 0 0 1 3 11H-11A4 4 0 0 0-7 7V-7Z"
HELMET: Final = "M-11 9V0A11 11 0 0 1 11 0V9H6V2H-6V9ZM-1.5-15H1.5V-9H-1.5Z"
VASE: Final = "M-5-12H5V-9L3-6C10-2 9 9 4 12H-4C-9 9-10-2-3-6L-5-9Z"


class Kind:
    """A kind of card: its colour and sign, what its cards are called and say, and the beginning of their ids."""

    def __init__(self, id_: str, colour: str, sign: str) -> None:
        self.id = id_
        self.colour = colour
        self.sign = sign

    def drawn_sign(self) -> Element:
        return path(self.sign, fill=self.colour, fill_rule="evenodd")


GENERAL_KIND: Final = Kind("general", GENERAL, HELMET)
ADVISOR_KIND: Final = Kind("advisor", ADVISOR, SHIELD)
TACTIC_KIND: Final = Kind("tactic", TACTIC, SWORD)
ARTIFACT_KIND: Final = Kind("artifact", ARTIFACT, VASE)
DEMAND_KIND: Final = Kind("demand", ARTIFACT, SCROLL)
EVENT_KIND: Final = Kind("event", HORDE, SCROLL)
COMMAND_KIND: Final = Kind("command", COMMAND, SCROLL)
HORDE_KIND: Final = Kind("claimed", HORDE, LAUREL)
BOXES: Final[dict[str, Sequence[Ours]]] = {
    "general": GENERALS,
    "advisor": ADVISORS,
    "tactic": TACTICS,
    "artifact": ARTIFACTS,
    "demand": DEMANDS,
    "event": EVENTS,
}
"""Cards by the beginning of their ids."""


def told(names: WallNames, kind: Kind, card: int) -> str:
    """What is read of a card at which somebody points: its name, what it does, and whether that is our own."""
    name, says = name_and_text(names, kind, card)
    return f"{name}: {says} {whose(names, printed(kind, card))}".strip()


def printed(kind: Kind, card: int) -> Ours:
    """The card as data have it."""
    if kind is COMMAND_KIND:
        return COMMANDS[card]
    return HORDE_TYPES[card // BACKS] if kind is HORDE_KIND else BOXES[kind.id][card]


def name_and_text(names: WallNames, kind: Kind, card: int) -> tuple[str, str]:
    """What a card is called and what it does."""
    if kind is GENERAL_KIND:
        return names.general(card), card_says(names, GENERALS[card])
    if kind is ADVISOR_KIND:
        return names.advisor(card), card_says(names, ADVISORS[card])
    if kind is TACTIC_KIND:
        return names.tactic(card), tactic_says(names, card)
    if kind is ARTIFACT_KIND:
        return names.artifact(card), card_says(names, ARTIFACTS[card])
    if kind is DEMAND_KIND:
        return names.demand(card), card_says(names, DEMANDS[card])
    if kind is EVENT_KIND:
        return names.happening(card), card_says(names, EVENTS[card])
    if kind is COMMAND_KIND:
        return names.command(card), command_says(names, card)
    worth = names.gettext("Worth {n} honor.", n=HORDE_TYPES[card // BACKS].honor)
    return names.horde(card), f"{worth} {ability(names, card)[1]}".strip()


def tactic_says(names: WallNames, card: int) -> str:
    boost = names.gettext("Boosted for chi: {n}.", n=TACTICS[card].boost)
    return f"{card_says(names, TACTICS[card])} {boost}"


def draw_strip(names: WallNames, kind: Kind, card: int, wide: float, id_: str = "") -> Element:
    """A card by its sign and name; hovering tells what it does."""
    return group(
        *strip(name_and_text(names, kind, card)[0], wide, kind.colour, kind.drawn_sign()),
        title=told(names, kind, card),
        id=id_ or f"{kind.id}-{card}",
        class_="card",
    )


def draw_face(names: WallNames, kind: Kind, card: int) -> Element:
    """A card to read."""
    wide, high = CARD
    name, says = name_and_text(names, kind, card)
    parts = blank(wide, high, kind.colour)
    parts.append(title(name, wide, 22, kind.drawn_sign(), ""))
    last = high - 96
    if kind is GENERAL_KIND:
        last -= 46
        parts.append(paragraph(14, high - 32, start_of(names, card), LEAST, wide - 28, lines=2, fill=SOFT))
    parts.append(rules_text(says, 14, 104, wide - 28, last, lines=9))
    return group(*parts, title=told(names, kind, card), id=f"{kind.id}-{card}", class_="card")


def dealt_line(names: WallNames, kind: Kind, card: int) -> Line:
    """A general or an advisor to choose, in little room."""
    name, says = name_and_text(names, kind, card)
    words = f"{says} {sentence(start_of(names, card))}." if kind is GENERAL_KIND else says
    return Line(f"{kind.id}-{card}", name, words, kind.colour, told(names, kind, card))


def tactic_line(names: WallNames, card: int) -> Line:
    """A tactic to read in little room, with what it costs to boost it."""
    kind, printed = TACTIC_KIND, TACTICS[card]
    boost = group(resource(CHI), text(15, 7, str(printed.boost), LEAST, bold=True, fill=INK))
    words = card_says(names, printed)
    return Line(f"{kind.id}-{card}", names.tactic(card), words, kind.colour, told(names, kind, card), boost)


def start_of(names: WallNames, card: int) -> str:
    """What a general begins with."""
    general = GENERALS[card]
    row = [general.start.get(name, 0) for name in ("wood", "stone", "gold", "chi")]
    more = names.gettext("tactics {n}, tea {m}", n=general.tactics, m=general.tea)
    return f"{names.goods(row)}, {more}"
