"""Law 2.11: the title of Oathkeeper follows the goal of the oath."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    DEVOTION,
    NOBODY,
    PEOPLE,
    PROTECTION,
    SECRET,
    SUPREMACY,
    THE_PEOPLE,
)
from lexludi.games.oath.rules.prompts import note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import whom

WHO_FOLLOWS: Final = prompt("title", N_("Several players fulfil the oath: choose who takes the title from you."))
TITLE: Final = note("title", N_("{seat} becomes the Oathkeeper."))


def sites_ruled(s: Oath) -> list[int]:
    """Law 2.11.b, 2.11.l: the sites of each player; those of the Empire are the Chancellor's."""
    return [0 if s.citizen[seat] else len(s.ruled(seat)) for seat in range(s.players)]


def treasures(s: Oath) -> list[int]:
    """Law 2.11.d: relics and banners of each player."""
    return [s.held(seat) for seat in range(s.players)]


def fulfilling(s: Oath, oath: int) -> list[int]:
    """Law 2.11.b to 2.11.e: who does most for an oath."""
    if oath == THE_PEOPLE:
        return [s.holder[PEOPLE]] if s.holder[PEOPLE] != NOBODY else []
    if oath == DEVOTION:
        return [s.holder[SECRET]] if s.holder[SECRET] != NOBODY else []
    row = sites_ruled(s) if oath == SUPREMACY else treasures(s)
    best = max(row)
    return [seat for seat, n in enumerate(row) if n == best and (oath == PROTECTION or not s.citizen[seat])]


def title(s: Oath) -> Flow[None]:
    """Law 2.11.a: see whether the title passes on, after something changed that it may follow."""
    if not s.unsettled:
        return
    s.unsettled = False
    worthy = fulfilling(s, s.setting.oath)
    if not worthy or s.oathkeeper in worthy:  # 2.11.g
        return
    seat = worthy[0]
    if len(worthy) > 1:  # 2.11.h
        seat = yield from whom(s.oathkeeper, WHO_FOLLOWS, worthy, "2.11.h")
    take_title(s, seat)


def take_title(s: Oath, seat: int) -> None:
    """Law 2.11.i: on its side of Oathkeeper."""
    before = s.oathkeeper
    s.oathkeeper = seat
    s.usurper = False
    s.note(seat, TITLE, "2.11.a")
    for power, hears in m.TITLE_TAKEN.heard(s.up):
        hears(s, power, seat, before)


def defends_title(s: Oath, seat: int) -> bool:
    """Law 2.11.k, 2.11.l: whether the title adds its dice to the defense of that player."""
    if seat == s.oathkeeper:
        return True
    return s.setting.oath == SUPREMACY and s.oathkeeper == CHANCELLOR and s.imperial(seat)


def title_dice(s: Oath) -> int:
    return 2 if s.usurper else 1
