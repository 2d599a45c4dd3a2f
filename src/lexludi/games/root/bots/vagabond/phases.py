"""Law 7.4, 7.6: the Vagabot's Birdsong and Evening."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.bots.turn import skip_to_evening
from lexludi.games.root.bots.vagabond.board import BERSERKER, vagabot
from lexludi.games.root.rules.box.codes import PLACES
from lexludi.games.root.rules.events import Chose
from lexludi.games.root.rules.move import move_pawn
from lexludi.games.root.rules.prompts import PLACE, decision
from lexludi.games.root.rules.state import Root
from lexludi.locale import N_
from lexludi.parts.criteria import RANDOM

WEARY: Final = 2
"""With so few undamaged items it slips away (Law 7.4.3)."""


def slip(s: Root, seat: int) -> None:
    """Law 7.4.3: with two undamaged items or fewer, into a forest at random, and on to Evening."""
    if vagabot(s, seat).undamaged <= WEARY:
        hide(s, seat, list(range(PLACES, s.setting.plan.size)), "rootbotics 7.4.3")
        skip_to_evening(s)


SLIPS: Final = decision("slip", N_("{seat} slips into {at}"), at=PLACE)


def hide(s: Root, seat: int, forests: list[int], law: str) -> None:
    """Into one of these forests."""
    to = s.chance.pick(forests)
    s.tell(Chose(seat, SLIPS, to, RANDOM, (), law))
    move_pawn(s, seat, to)


def rest(s: Root, seat: int) -> None:
    """Law 7.6.1: fewer items are refreshed while any is damaged."""
    board = vagabot(s, seat)
    board.refresh(board.brief.number("refresh_damaged" if board.damaged else "refresh"))


def repair_in_evening(s: Root, seat: int) -> None:
    """Law 7.6.2: one item, all of them in a forest; a Berserker one more (3.3.2)."""
    board = vagabot(s, seat)
    count = board.damaged if s.pawns[seat] >= PLACES else 1 + bool(board.traits & BERSERKER)
    for _ in range(count):
        board.repair()
