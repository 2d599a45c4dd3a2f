"""Law 11: the Riverfolk Company."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.riverfolk.board import Riverfolk
from lexludi.games.root.factions.riverfolk.daylight import daylight
from lexludi.games.root.factions.riverfolk.phases import (
    dividends,
    gather_funds,
    protectionism,
    set_costs,
    setup,
)
from lexludi.games.root.factions.riverfolk.posts import losses
from lexludi.games.root.factions.riverfolk.services import buy, open_shop
from lexludi.games.root.rules.box.codes import POSTS, RIVERFOLK
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.services import open_business
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    open_business(setting, seat)
    setting.openers.append("riverfolk.open")
    setting.on_removed.append(losses)


CHAPTER: Final[Chapter] = Chapter(
    RIVERFOLK,
    Riverfolk,
    setup="riverfolk.setup",
    birdsong=("riverfolk.protectionism", "riverfolk.dividends", "riverfolk.gather"),
    daylight=("riverfolk.daylight",),
    evening=("draw", "riverfolk.costs"),
    steps={
        "riverfolk.setup": setup,
        "riverfolk.open": open_shop,
        "riverfolk.buy": buy,
        "riverfolk.protectionism": protectionism,
        "riverfolk.dividends": dividends,
        "riverfolk.gather": gather_funds,
        "riverfolk.daylight": daylight,
        "riverfolk.costs": set_costs,
    },
    pieces=POSTS,
    listen=listen,
)
