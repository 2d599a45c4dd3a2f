"""Law 15: the Keepers in Iron."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.keepers.board import RELICS, Keepers
from lexludi.games.root.factions.keepers.phases import (
    act,
    begin_birdsong,
    begin_daylight,
    begin_decamp,
    decamp,
    encamp,
    gather,
    homeland,
    live_off_the_land,
    recruit,
    setup,
)
from lexludi.games.root.factions.keepers.relics import carry, losses, trophies, unload
from lexludi.games.root.rules.box.codes import KEEPERS, WAYSTATION
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.on_setting_out.append(carry)
    setting.on_moved.append(unload)
    setting.on_points.append(trophies)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    KEEPERS,
    Keepers,
    setup="keepers.setup",
    birdsong=("keepers.birdsong", "keepers.encamp", "keepers.decamping", "keepers.decamp", "keepers.recruit"),
    daylight=("keepers.daylight", "crafting", "keepers.act", "extras"),
    evening=("keepers.evening", "keepers.gather", "draw"),
    steps={
        "keepers.setup": setup,
        "keepers.homeland": homeland,
        "keepers.birdsong": begin_birdsong,
        "keepers.encamp": encamp,
        "keepers.decamping": begin_decamp,
        "keepers.decamp": decamp,
        "keepers.recruit": recruit,
        "keepers.daylight": begin_daylight,
        "keepers.act": act,
        "keepers.evening": live_off_the_land,
        "keepers.gather": gather,
    },
    pieces=(WAYSTATION, *RELICS),
    listen=listen,
    homeland="keepers.homeland",
)
