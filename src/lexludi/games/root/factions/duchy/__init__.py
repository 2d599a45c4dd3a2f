"""Law 12: the Underground Duchy."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.duchy.assembly import assembly, begin_daylight, birdsong, return_revealed
from lexludi.games.root.factions.duchy.board import Duchy, homeland, losses, setup, through_burrow
from lexludi.games.root.factions.duchy.ministers import parliament, sway
from lexludi.games.root.rules.box.codes import BURROW, CITADEL, DUCHY, MARKET, PLACES, TUNNEL
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.burrower = seat
    setting.adjoining[seat].append(through_burrow)
    setting.ground[seat] = tuple(range(BURROW, PLACES))
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    DUCHY,
    Duchy,
    setup="duchy.setup",
    birdsong=("duchy.birdsong",),
    daylight=("duchy.begin", "duchy.assembly", "duchy.parliament", "duchy.sway"),
    evening=("duchy.return", "craft", "draw"),
    steps={
        "duchy.setup": setup,
        "duchy.homeland": homeland,
        "duchy.birdsong": birdsong,
        "duchy.begin": begin_daylight,
        "duchy.assembly": assembly,
        "duchy.parliament": parliament,
        "duchy.sway": sway,
        "duchy.return": return_revealed,
    },
    pieces=(CITADEL, MARKET, TUNNEL),
    listen=listen,
    homeland="duchy.homeland",
)
