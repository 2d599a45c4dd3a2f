"""Law 8: the Woodland Alliance."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.alliance.board import Alliance, losses, outrage_on_entry, setup
from lexludi.games.root.factions.alliance.phases import begin_evening, birdsong, daylight, operations, spreading
from lexludi.games.root.rules.box.codes import ALLIANCE, BASES, SYMPATHY
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.on_entered.append(outrage_on_entry)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    ALLIANCE,
    Alliance,
    setup="alliance.setup",
    birdsong=("alliance.birdsong",),
    daylight=("alliance.daylight",),
    evening=("alliance.begin", "alliance.operations", "draw"),
    steps={
        "alliance.setup": setup,
        "alliance.birdsong": birdsong,
        "alliance.spread": spreading,
        "alliance.daylight": daylight,
        "alliance.begin": begin_evening,
        "alliance.operations": operations,
    },
    pieces=(*BASES, SYMPATHY),
    listen=listen,
)
