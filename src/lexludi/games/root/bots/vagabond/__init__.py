"""Law 7: the Vagabot."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.arbiter import Protector
from lexludi.games.root.bots.vagabond.board import Vagabot, glory, setup
from lexludi.games.root.bots.vagabond.daylight import daylight, last_quests
from lexludi.games.root.bots.vagabond.phases import repair_in_evening, rest, slip
from lexludi.games.root.factions.vagabond.quests import NAME as QUESTS
from lexludi.games.root.factions.vagabond.quests import Quests
from lexludi.games.root.rules.box.codes import VAGABOND
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.drawers[QUESTS] = Quests
    setting.on_points.append(glory)
    setting.before_roll.append(Protector(seat, "rootbotics 7.7.6").before_roll)


CHAPTER: Final[Chapter] = Chapter(
    VAGABOND,
    Vagabot,
    setup="bot.vagabond.setup",
    birdsong=("bot.order", "bot.craft", "bot.vagabond.slip"),
    daylight=("bot.vagabond.daylight", "bot.vagabond.quests"),
    evening=("bot.vagabond.rest", "bot.vagabond.repair", "bot.discard", "bot.end"),
    steps={
        "bot.vagabond.setup": setup,
        "bot.vagabond.slip": slip,
        "bot.vagabond.daylight": daylight,
        "bot.vagabond.quests": last_quests,
        "bot.vagabond.rest": rest,
        "bot.vagabond.repair": repair_in_evening,
    },
    listen=listen,
)
