"""Law 14: the Lord of the Hundreds."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.hundreds.birdsong import anoint, choose_mood, lavish, raze, recruit
from lexludi.games.root.factions.hundreds.board import Hundreds, homeland, setup
from lexludi.games.root.factions.hundreds.orders import advance, begin_daylight, command, give_orders, incite, oppress
from lexludi.games.root.factions.hundreds.warlord import declare_loot, embitter, go_along, lead, take_loot
from lexludi.games.root.rules.box.codes import HUNDREDS, MOB, STRONGHOLD
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    setting.on_setting_out.append(go_along)
    setting.on_moved.append(lead)
    setting.on_battle.append(declare_loot)
    setting.before_roll.append(embitter)
    setting.after_battle.append(take_loot)


CHAPTER: Final[Chapter] = Chapter(
    HUNDREDS,
    Hundreds,
    setup="hundreds.setup",
    birdsong=("hundreds.raze", "hundreds.recruit", "hundreds.anoint", "hundreds.mood", "hundreds.lavish"),
    daylight=("hundreds.begin", "crafting", "hundreds.orders", "extras"),
    evening=("hundreds.incite", "hundreds.oppress", "draw"),
    steps={
        "hundreds.setup": setup,
        "hundreds.homeland": homeland,
        "hundreds.raze": raze,
        "hundreds.recruit": recruit,
        "hundreds.anoint": anoint,
        "hundreds.mood": choose_mood,
        "hundreds.lavish": lavish,
        "hundreds.begin": begin_daylight,
        "hundreds.orders": give_orders,
        "hundreds.command": command,
        "hundreds.advance": advance,
        "hundreds.incite": incite,
        "hundreds.oppress": oppress,
    },
    pieces=(STRONGHOLD, MOB),
    listen=listen,
    homeland="hundreds.homeland",
)
