"""The Vagabot in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.words.facts import Facts, items
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_

READY: Final = N_("Ready")
EXHAUSTED: Final = N_("Exhausted")
DAMAGED: Final = N_("Damaged")
SPENT: Final = N_("Damaged and exhausted")
ON_TRACK: Final = N_("On the battle track")
SPENT_ON_TRACK: Final = N_("On the battle track, exhausted")
HEAPS: Final = (READY, EXHAUSTED, DAMAGED, SPENT, ON_TRACK, SPENT_ON_TRACK)
"""A Vagabot's items by how they lie."""


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    facts = [(N_("Character"), names.of(data.vagabonds()[board["character"]]) if board["character"] else "")]
    facts += [(word, items(names, heap)) for word, heap in zip(HEAPS, board["heaps"], strict=True)]
    facts.append((N_("Quest"), names.quest(board["quest"]) if board["quest"] >= 0 else ""))
    facts.append((N_("Quests completed"), ", ".join(names.quest(quest) for quest in board["quests"])))
    covered = [f"{names.place(view, at)} ({names.item(item).lower()})" for at, item in board["blocks"]]
    facts.append((N_("Slots covered for good"), ", ".join(covered)))
    return facts
