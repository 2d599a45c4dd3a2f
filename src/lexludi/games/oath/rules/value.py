"""A rule of thumb for agents: how good a state looks for a seat."""

from __future__ import annotations

from lexludi.games.oath.rules.box.codes import CHANCELLOR, NOBODY, PEOPLE, SECRET
from lexludi.games.oath.rules.endings import VISIONS_NEEDED, fulfils_vision, successor, visions_of
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import sites_ruled

WON = 100.0


def value(s: Oath, seat: int) -> float:
    """Being about to win counts most; then rule, treasures, and what one has to work with."""
    if s.winner != NOBODY:
        return WON if seat == s.winner else -WON
    return standing(s, seat) - max((standing(s, other) for other in s.others(seat)), default=0.0)


def standing(s: Oath, seat: int) -> float:
    """How well a player stands, whatever the others do."""
    worth = 0.5 * s.favor[seat] + 0.8 * s.all_secrets(seat) + 0.4 * s.board[seat] + 0.2 * s.supply[seat]
    worth += 0.6 * len(s.advisers[seat]) + 0.3 * len(s.hidden[seat]) + 2.0 * s.held(seat)
    worth += (s.holder[PEOPLE] == seat) + (s.holder[SECRET] == seat)
    if s.exile(seat):
        worth += 1.5 * sites_ruled(s)[seat]
        if s.oathkeeper == seat:
            worth += 12.0 if s.usurper else 7.0
        visions = [vision for vision in visions_of(s, seat) if vision != NOBODY]
        if visions:
            worth += 2.0 + 2.0 * min(s.visions, VISIONS_NEEDED)
            worth += 8.0 * any(fulfils_vision(s, seat, vision) for vision in visions)
        return worth
    worth += 0.8 * sites_ruled(s)[CHANCELLOR]
    if not s.exile(s.oathkeeper):
        heir = successor(s)
        wins = heir == seat or (heir == NOBODY and seat == CHANCELLOR)
        worth += (6.0 if wins else 2.0) * (1 + s.round / 8)
    return worth
