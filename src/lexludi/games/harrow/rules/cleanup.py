"""Cleanup: cubes, tokens, and the goal of the faction."""

from __future__ import annotations

from lexludi.games.harrow.rules.box.codes import KINDS, NOBODY, SCROLL
from lexludi.games.harrow.rules.box.printed import BOARDS
from lexludi.games.harrow.rules.crowds import stations
from lexludi.games.harrow.rules.prompts import COLLECTED
from lexludi.games.harrow.rules.state import Harrow


def cleanup(s: Harrow, seat: int) -> None:
    """Law 1.cleanup: in this order."""
    keep_cubes(s, seat)
    collect_tokens(s, seat)
    s.then("end_turn", seat)
    s.then("goal", seat)
    if s.setting.fae != NOBODY:
        s.then("take_offers", seat)
    s.faction(seat).tidy(s, seat)


def keep_cubes(s: Harrow, seat: int) -> None:
    """Law 1.cleanup.1, 1.strengthen.2."""
    more = s.cubes(seat) - BOARDS.cubes_kept
    if more > 0:
        s.pay(seat, more)


def collect_tokens(s: Harrow, seat: int) -> None:
    """Law 1.cleanup.2: from every hex with a unit."""
    for at in stations(s, seat):
        for kind in KINDS:
            while s.tokens[kind][at]:
                collect_token(s, seat, kind, at)


def collect_token(s: Harrow, seat: int, kind: int, at: int) -> None:
    """A token from a hex: scrolls go onto the track, others where the faction puts them."""
    s.tokens[kind][at] -= 1
    s.note(seat, COLLECTED, "1.cleanup.2", at=at, kind=kind)
    if kind == SCROLL:
        s.gain_scroll(seat)
    else:
        s.faction(seat).collect(s, seat, kind)


def goal(s: Harrow, seat: int) -> None:
    """Law 1.cleanup.3."""
    s.faction(seat).goal(s, seat)


def end_turn(s: Harrow, seat: int) -> None:
    """Law 1.turn.end."""
    s.put_back()
    s.active = NOBODY
    s.jar = NOBODY
    s.acted = False
    s.camps[seat].reach = 0
    s.then("next_turn")
