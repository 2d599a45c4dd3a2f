"""What a position is worth to a seat: a rule of thumb for agents, no part of the Law."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, NOBODY
from lexludi.games.root.rules.ground import GOAL
from lexludi.games.root.rules.state import Root

POINT: Final = 10.0
RIVAL: Final = 3.0
"""What a point of the strongest rival takes away."""
BUILDING: Final = 6.0
TOKEN: Final = 2.0
WARRIOR: Final = 0.8
RULE: Final = 1.5
CARD: Final = 1.2
EFFECT: Final = 4.0
ITEM: Final = 4.0
WIN: Final = 1000.0


def value(s: Root, seat: int) -> float:
    if s.result is not None:
        return WIN if seat in s.result.winners else -WIN
    total = standing(s, seat) * POINT
    rival = 0.0
    for other in range(s.players):
        if other != seat and not s.allies(seat, other):
            rival = max(rival, standing(s, other))
    total -= rival * RIVAL
    ruled = 0
    for at in CLEARINGS:
        if s.ruled[at] == seat:
            ruled += 1
    total += ruled * RULE
    total += sum(s.warriors[seat]) * WARRIOR + sum(s.buildings[seat]) * BUILDING + sum(s.tokens[seat]) * TOKEN
    total += min(len(s.hands[seat]), 6) * CARD + len(s.crafted[seat]) * EFFECT + sum(s.boxes[seat]) * ITEM
    return total + s.boards[seat].worth(s)


def standing(s: Root, seat: int) -> float:
    """Points, or for an activated dominance card how near it is to winning."""
    card = s.dominance[seat]
    if card == NOBODY:
        return float(s.points[seat])
    suit = s.setting.suit[card]
    if suit == BIRD:
        opposite = s.setting.plan.opposite
        best = max(s.rules(seat, c) + s.rules(seat, opposite[c]) for c in s.setting.plan.corners)
        return GOAL * best / 2.5
    return GOAL * min(3, sum(s.rules(seat, at) for at in CLEARINGS if s.is_suit(at, suit))) / 3.5
