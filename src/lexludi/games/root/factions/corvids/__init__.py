"""Law 13: the Corvid Conspiracy."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.corvids.board import Corvids, homeland, setup
from lexludi.games.root.factions.corvids.phases import begin_daylight, daylight, exert, flip, recruit
from lexludi.games.root.factions.corvids.plots import Exposure, losses, snare, snares
from lexludi.games.root.rules.box.codes import CORVIDS, PLOT, PLOT_SNARE, PLOTS
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.nimble = seat
    setting.ban_placing("13.7.2", snares, but=seat, by=PLOT_SNARE)
    setting.leave_bans.append(snare)
    setting.on_removed.append(losses)
    setting.asides.append(Exposure(seat))


CHAPTER: Final[Chapter] = Chapter(
    CORVIDS,
    Corvids,
    setup="corvids.setup",
    birdsong=("craft", "corvids.flip", "corvids.recruit"),
    daylight=("corvids.begin", "corvids.daylight"),
    evening=("corvids.exert", "draw"),
    steps={
        "corvids.setup": setup,
        "corvids.homeland": homeland,
        "corvids.flip": flip,
        "corvids.recruit": recruit,
        "corvids.begin": begin_daylight,
        "corvids.daylight": daylight,
        "corvids.exert": exert,
    },
    pieces=(*PLOTS, PLOT),
    listen=listen,
    homeland="corvids.homeland",
)
