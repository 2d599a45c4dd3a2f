"""The denizens of Discord."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import shift
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import FACEDOWN
from lexludi.games.oath.rules.powers import WHEN_LOST, BattlePlan, Persistent, Power, RestPower, WhenPlayed
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow


def a_small_favor(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_warbands(seat, 4)
    yield from ()


def insomnia(s: Oath, seat: int, card: int) -> Flow[None]:
    s.gain_secrets(seat, 1)
    yield from ()


def gossip(s: Oath, power: int, seat: int, card: int, way: int) -> str | None:
    """Enemies of its ruler keep no secrets among their advisers."""
    return "7.1.4" if way == FACEDOWN and s.against_ruler(seat, power) else None


def chaos_cult(s: Oath, power: int, seat: int, before: int) -> None:
    """A favor from whoever takes the title."""
    holder = s.owner(power)
    if holder != seat:
        s.take_favor(holder, seat, 1)


DISCORD: Final[tuple[Power, ...]] = (
    BattlePlan("mercenaries", shift(3), discard=WHEN_LOST),
    WhenPlayed("a_small_favor", a_small_favor),
    RestPower("insomnia", insomnia),
    Persistent("gossip", m.CANNOT_PLAY.hears(gossip)),
    Persistent("chaos_cult", m.TITLE_TAKEN.hears(chaos_cult)),
)
