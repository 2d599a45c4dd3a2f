"""Law 9 and appendix D: the Vagabond."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.arbiter import Protector
from lexludi.games.root.factions.vagabond.board import Vagabond
from lexludi.games.root.factions.vagabond.daylight import daylight
from lexludi.games.root.factions.vagabond.phases import capacity, refresh, rest, setup, slip
from lexludi.games.root.factions.vagabond.quests import NAME as QUESTS
from lexludi.games.root.factions.vagabond.quests import Quests
from lexludi.games.root.factions.vagabond.relations import Reputation
from lexludi.games.root.rules.box.codes import VAGABOND
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.drawers[QUESTS] = Quests
    reputation = Reputation(seat)
    setting.on_points.append(reputation.removed)
    setting.after_battle.append(reputation.fought)
    setting.before_roll.append(Protector(seat, "D.5.2").before_roll)


CHAPTER: Final[Chapter] = Chapter(
    VAGABOND,
    Vagabond,
    setup="vagabond.setup",
    birdsong=("vagabond.refresh", "vagabond.slip"),
    daylight=("vagabond.daylight",),
    evening=("vagabond.rest", "draw", "vagabond.capacity"),
    steps={
        "vagabond.setup": setup,
        "vagabond.refresh": refresh,
        "vagabond.slip": slip,
        "vagabond.daylight": daylight,
        "vagabond.rest": rest,
        "vagabond.capacity": capacity,
    },
    listen=listen,
)
