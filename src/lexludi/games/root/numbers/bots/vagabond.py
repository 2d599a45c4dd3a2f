"""The Vagabot as numbers."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.sheets import CHARACTERS as VAGABOTS
from lexludi.games.root.bots.vagabond.board import HEAPS as VAGABOT_HEAPS
from lexludi.games.root.numbers.ranges import CLEARING, ITEM, QUEST, SLOTS, TOKENS
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.kernel.numbers import One, Part, Row, Some

PARTS: Final[tuple[Part, ...]] = (
    One("character", VAGABOTS),
    Row("heaps", len(ITEMS), TOKENS, each=len(VAGABOT_HEAPS)),
    One("quest", QUEST, tells="the quest it is on"),
    Some("quests", QUEST, tells="quests completed"),
    Some(
        "blocks",
        tuple((at, item) for at in CLEARING for item in ITEM),
        SLOTS,
        tells="a clearing, and an item on a slot there",
    ),
)
