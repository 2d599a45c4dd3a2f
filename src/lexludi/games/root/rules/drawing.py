"""Law 2.1.2: drawing by the rules of a turn, instead of which an effect may let a player do something else."""

from __future__ import annotations

from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow


def draw_cards(s: Root, seat: int, count: int) -> Flow[None] | None:
    """Draw that many cards now; a flow where something else may take the place of the whole draw (ruling R15)."""
    if count:
        for effect, _ in s.setting.moments.drawing:
            if s.effects[seat] & effect:
                return draw_or_else(s, seat, count)
    s.boards[seat].draw(s, count)
    return None


def draw_or_else(s: Root, seat: int, count: int) -> Flow[None]:
    for effect, instead in s.setting.moments.drawing:
        if s.effects[seat] & effect:
            done = yield from instead(s, seat)
            if done:
                return
    s.draw(seat, count)
