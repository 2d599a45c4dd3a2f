"""Why a minister cannot act or be swayed, in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.duchy.board import TUNNELS, dug
from lexludi.games.root.rules.prompts import COUNT, MINISTER, NO_CARDS, reason
from lexludi.games.root.rules.state import Root
from lexludi.kernel.options import Because, because
from lexludi.locale import N_

HAS_ACTED: Final = reason("has-acted", N_("{minister} has acted this turn."), minister=MINISTER)
NO_PLAN: Final = reason("no-plan", N_("no clearing that you rule has a free slot for a building of yours."))
NO_CAMPAIGN: Final = reason("no-campaign", N_("none of your warriors can move or battle."))
NO_DELEGATE: Final = reason("no-delegate", N_("no other squire or noble whom you have swayed can act."))
A_LORD: Final = reason(
    "a-lord", N_("the Mayor acts as a squire or a noble, and {minister} is a lord."), minister=MINISTER
)
FEW_TUNNELS: Final = reason("few-tunnels", N_("needs {n} tunnels on the map, you have {has}."), n=COUNT, has=COUNT)
NO_MARKET: Final = reason("no-market", N_("you have no market on the map."))
NO_CITADEL: Final = reason("no-citadel", N_("you have no citadel on the map."))
NO_CROWN: Final = reason("no-crown", N_("every crown of the rank of {minister} is in use."), minister=MINISTER)
FEW_TO_SHOW: Final = reason(
    "few-to-show",
    N_("needs {n} cards to reveal, each for another clearing with your pieces that it matches; you have {has}."),
    n=COUNT, has=COUNT,
)  # fmt: skip


def lacking(why: str, s: Root, seat: int, law: str) -> Because:
    """That something is missing, whatever else is there."""
    return because(law, why)


def lacks_plan(s: Root, seat: int, law: str) -> Because:
    return because(law, NO_PLAN if s.hands[seat] else NO_CARDS)


def lacks_tunnels(s: Root, seat: int, law: str) -> Because:
    return because(law, FEW_TUNNELS, n=TUNNELS, has=dug(s))
