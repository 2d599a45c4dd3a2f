"""Law 10: the Lizard Cult."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.factions.lizards.birdsong import adjust_outcast, conspiracies, discard_souls
from lexludi.games.root.factions.lizards.board import Lizards, claim_gardens, homeland, losses, setup
from lexludi.games.root.factions.lizards.daylight import begin_daylight, daylight, return_revealed
from lexludi.games.root.factions.lizards.souls import gather_souls
from lexludi.games.root.rules.box.codes import GARDENS, LIZARDS
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.claims.append(partial(claim_gardens, seat))
    gather_souls(setting)
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    LIZARDS,
    Lizards,
    setup="lizards.setup",
    birdsong=("lizards.outcast", "lizards.souls", "lizards.conspiracies"),
    daylight=("lizards.begin", "lizards.daylight"),
    evening=("lizards.return", "craft", "draw"),
    steps={
        "lizards.setup": setup,
        "lizards.homeland": homeland,
        "lizards.outcast": adjust_outcast,
        "lizards.souls": discard_souls,
        "lizards.conspiracies": conspiracies,
        "lizards.begin": begin_daylight,
        "lizards.daylight": daylight,
        "lizards.return": return_revealed,
    },
    pieces=GARDENS,
    listen=listen,
    homeland="lizards.homeland",
)
