"""The Vagabond in words."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.words.facts import Facts, items
from lexludi.games.root.words.names import RELATIONS, RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

BLURB: Final = N_("A lone wanderer with a satchel: quests, help for everybody, and sometimes betrayal.")
GUIDE: Final = (
    N_("You have no army: your items are your actions, and each is exhausted by use."),
    N_("Score by aiding others, by quests, and by removing pieces of those you are hostile to."),
    N_("First explore ruins for items, and aid whoever has items to give you in return."),
)
"""What to want, what scores, what to do now."""
HEAPS: Final = {
    "ready": N_("Ready"),
    "exhausted": N_("Exhausted"),
    "damaged": N_("Damaged"),
    "damaged-exhausted": N_("Damaged and exhausted"),
}


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    facts = [(N_("Character"), names.of(data.vagabonds()[board["character"]]) if board["character"] else "")]
    facts += [(word, items(names, board["items"][heap])) for heap, word in HEAPS.items()]
    facts.append((N_("Relations"), relations(names, view, board)))
    facts.append((N_("Quests completed"), ", ".join(names.quest(quest) for quest in board["quests"])))
    return facts


def relations(names: RootNames, view: View, board: dict[str, Any]) -> str:
    """What others think of him, but for those who do not care."""
    told = []
    for status, seats in board["relations"].items():
        told += [f"{names.label(view, s)} ({names.gettext(RELATIONS[status])})" for s in seats]
    return ", ".join(told)
