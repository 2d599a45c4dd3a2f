"""Law 6: the Marquise de Cat."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.marquise.board import Marquise, homeland, hospitals, keep_ban, setup
from lexludi.games.root.factions.marquise.phases import begin_daylight, daylight, wood
from lexludi.games.root.rules.box.codes import KEEP, MARQUISE, RECRUITER, SAWMILL, WOOD, WORKSHOP
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.ban_placing("6.2.2", keep_ban, but=seat, by=KEEP)
    setting.on_removed.append(hospitals)


CHAPTER: Final[Chapter] = Chapter(
    MARQUISE,
    Marquise,
    setup="marquise.setup",
    birdsong=("marquise.wood",),
    daylight=("marquise.begin", "crafting", "marquise.daylight"),
    evening=("draw",),
    steps={
        "marquise.setup": setup,
        "marquise.homeland": homeland,
        "marquise.wood": wood,
        "marquise.begin": begin_daylight,
        "marquise.daylight": daylight,
    },
    pieces=(SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP),
    listen=listen,
    homeland="marquise.homeland",
)
