"""What positions say of the game for one.

seats: hester
solo level: 1
solo deck tactics: scaredy_cat resolve
solo card: resolve
solo faction: family
"""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HEX_NAMES, SOLO, SOLO_CARD_NAMES, SOLO_DECKS
from lexludi.games.harrow.rules.modes.alone.cards import of_deck
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.position import Lines
from lexludi.parts.positions import index, listed, read_listed

NONE: Final = "-"
DECK_NAMES: Final = tuple(deck.id for deck in SOLO_DECKS)
TURN_NAMES: Final = ("fae", "hester", "tossed")
LEVELS: Final = tuple(level.id for level in SOLO.level)


def alone_lines(s: Harrow) -> list[tuple[str, str]]:
    if not s.setting.alone:
        return []
    alone = s.alone
    lines = [("solo level", LEVELS[alone.level])]
    for n, name in enumerate(DECK_NAMES):
        lines += [
            (f"solo deck {name}", listed(SOLO_CARD_NAMES, alone.decks[n])),
            (f"solo box {name}", listed(SOLO_CARD_NAMES, alone.boxed[n])),
        ]
    return [
        *lines,
        ("solo discards", listed(SOLO_CARD_NAMES, alone.discards)),
        ("solo card", NONE if alone.card == NOBODY else SOLO_CARD_NAMES[alone.card]),
        ("solo redrawn", "yes" if alone.redrawn else "no"),
        ("solo faction", NONE if alone.whom == NOBODY else s.setting.names[alone.whom]),
        ("solo goal", NONE if alone.goal == NOWHERE else HEX_NAMES[alone.goal]),
        ("solo unmoved", listed(HEX_NAMES, alone.unmoved)),
        ("solo bag", listed(TURN_NAMES, alone.bag)),
        ("solo token", NONE if alone.token == NOBODY else TURN_NAMES[alone.token]),
        ("solo decider", s.setting.names[alone.decider]),
    ]


def read_alone(s: Harrow, lines: Lines) -> None:
    """Cards that no line names are in the box."""
    if not s.setting.alone:
        return
    alone = s.alone
    alone.level = index(LEVELS, lines.take("solo level", LEVELS[0]), "solo level")
    alone.discards = read_listed(SOLO_CARD_NAMES, lines.take("solo discards", ""), "solo discards")
    card = lines.take("solo card", NONE)
    alone.card = NOBODY if card == NONE else index(SOLO_CARD_NAMES, card, "solo card")
    seen = [*alone.discards, *([alone.card] if alone.card != NOBODY else [])]
    for n, name in enumerate(DECK_NAMES):
        line = f"solo deck {name}"
        alone.decks[n] = read_listed(SOLO_CARD_NAMES, lines.take(line, ""), line)
        rest = [one for one in of_deck(n) if one not in alone.decks[n] and one not in seen]
        box = f"solo box {name}"
        alone.boxed[n] = read_listed(SOLO_CARD_NAMES, lines.take(box, listed(SOLO_CARD_NAMES, rest)), box)
        if sorted([*alone.decks[n], *alone.boxed[n], *(one for one in seen if one in of_deck(n))]) != of_deck(n):
            raise lines.wrong(line, "does not leave each card in one place")
    alone.redrawn = lines.take("solo redrawn", "no") == "yes"
    whom = lines.take("solo faction", NONE)
    alone.whom = NOBODY if whom == NONE else index(s.setting.names, whom, "solo faction")
    goal = lines.take("solo goal", NONE)
    alone.goal = NOWHERE if goal == NONE else index(HEX_NAMES, goal, "solo goal")
    alone.unmoved = read_listed(HEX_NAMES, lines.take("solo unmoved", ""), "solo unmoved")
    alone.bag = read_listed(TURN_NAMES, lines.take("solo bag", ""), "solo bag")
    token = lines.take("solo token", NONE)
    alone.token = NOBODY if token == NONE else index(TURN_NAMES, token, "solo token")
    alone.decider = index(s.setting.names, lines.take("solo decider", s.setting.names[0]), "solo decider")


def solo_cards(s: Harrow) -> int:
    """How many cards there are, wherever they lie."""
    alone = s.alone
    return sum(map(len, [*alone.decks, *alone.boxed, alone.discards])) + (alone.card != NOBODY)
