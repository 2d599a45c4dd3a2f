"""Law 9: the Riverfolk Robots."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.riverfolk.board import INVOLVED, Riverfolk, losses, setup
from lexludi.games.root.bots.riverfolk.phases import (
    attack,
    build_and_garrison,
    craft,
    discard,
    muster,
    organize,
    racketeer,
    score,
    set_order,
    stock_market,
)
from lexludi.games.root.bots.riverfolk.shop import Guard, buy, close_shop, open_shop
from lexludi.games.root.bots.sheets import brief
from lexludi.games.root.rules.box.codes import POSTS, RIVERFOLK
from lexludi.games.root.rules.chapter import Chapter
from lexludi.games.root.rules.services import open_business
from lexludi.games.root.rules.setting import Setting


def listen(setting: Setting, seat: int) -> None:
    open_business(setting, seat)
    setting.openers.append("bot.riverfolk.open")
    setting.on_removed.append(losses)
    if brief(setting.seats[seat]).traits & INVOLVED:
        guard = Guard(seat)
        setting.claims.append(guard.claim)
        setting.on_phase.append(guard.begin_phase)
        setting.before_roll.append(guard.before_roll)


CHAPTER: Final[Chapter] = Chapter(
    RIVERFOLK,
    Riverfolk,
    setup="bot.riverfolk.setup",
    birdsong=("bot.riverfolk.stock", "bot.riverfolk.craft", "bot.riverfolk.order"),
    daylight=("bot.riverfolk.build", "bot.riverfolk.recruit", "bot.riverfolk.organize", "bot.riverfolk.battle"),
    evening=("bot.riverfolk.score", "bot.riverfolk.racketeer", "bot.riverfolk.discard", "bot.end"),
    steps={
        "bot.riverfolk.setup": setup,
        "bot.riverfolk.open": open_shop,
        "bot.riverfolk.buy": buy,
        "bot.riverfolk.close": close_shop,
        "bot.riverfolk.stock": stock_market,
        "bot.riverfolk.craft": craft,
        "bot.riverfolk.order": set_order,
        "bot.riverfolk.build": build_and_garrison,
        "bot.riverfolk.recruit": muster,
        "bot.riverfolk.organize": organize,
        "bot.riverfolk.battle": attack,
        "bot.riverfolk.score": score,
        "bot.riverfolk.racketeer": racketeer,
        "bot.riverfolk.discard": discard,
    },
    pieces=POSTS,
    listen=listen,
)
