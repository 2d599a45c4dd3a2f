"""Why the Keepers cannot encamp, recruit, delve or recover somewhere, with the facts."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.keepers.board import ALIKE, LIMIT, RELICS, Keepers
from lexludi.games.root.factions.keepers.relics import fits, in_reach, recoverable, relic_options
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY, WAYSTATION
from lexludi.games.root.rules.move import NO_WARRIORS
from lexludi.games.root.rules.options import Relic, Waystation
from lexludi.games.root.rules.prompts import (
    COUNT,
    KEPT_OUT,
    NO_CARD_OF,
    NO_SLOT,
    NO_WARRIORS_LEFT,
    NOT_RULED,
    PIECE,
    PLACE,
    SUIT,
    reason,
)
from lexludi.games.root.rules.state import Root
from lexludi.kernel.options import Because, Refusal, because, refused
from lexludi.locale import N_
from lexludi.parts.options import At

CAMPED: Final = reason("camped", N_("you have done so {at.inside} this turn, and may once in each clearing."), at=PLACE)
NO_CAMP: Final = reason("no-camp", N_("you have no waystation {at.inside}."), plain=True, at=PLACE)
CANNOT_GO: Final = reason("cannot-go", N_("nobody can move out of a clearing of the suit {suit}."), suit=SUIT)
NOTHING_TO_DIG: Final = reason(
    "nothing-to-dig",
    N_("in no clearing of the suit {suit} have you warriors and a battle, or a relic in reach."),
    suit=SUIT,
)
NOTHING_TO_RECOVER: Final = reason(
    "nothing-to-recover",
    N_("nobody can move out of a clearing of the suit {suit}, and none has a relic with its waystation."), suit=SUIT,
)  # fmt: skip
CARD_OF_OTHER_SUIT: Final = reason("card-of-other-suit", N_("the card is for clearings of the suit {suit}."), suit=SUIT)
NO_RELIC_NEAR: Final = reason(
    "no-relic-near", N_("no forest next to {at} has a relic, and nobody is there to fight."), at=PLACE
)
NO_SHELTER: Final = reason(
    "no-shelter", N_("no waystation {at.inside} shows the type of this relic: {piece}."), at=PLACE, piece=PIECE
)
RETINUE_FULL: Final = reason("retinue-full", N_("the Retinue has {n} cards, and no more fit."), n=COUNT)


# 15.4 Birdsong


def no_pitches(s: Root, board: Keepers, camps: list[Waystation]) -> list[Refusal]:
    """Law 15.4.1: where none of these waystations can be pitched; each names a clearing."""
    return [refused(camp, why) for camp in camps if (why := why_no_camp(s, board, camp.at)) is not None]


def why_no_camp(s: Root, board: Keepers, at: int) -> Because | None:
    if not s.warriors[board.seat][at]:
        return because("15.4.1", NO_WARRIORS, origin=at)
    if board.touched >> at & 1:
        return because("15.4.1", CAMPED, at=at)
    if not s.slots[at]:
        return because("15.4.1", NO_SLOT, at=at)
    ban = s.why_not_place(board.seat, at)
    return None if ban is None else because(ban, KEPT_OUT, at=at)


def no_decamps(s: Root, board: Keepers) -> list[Refusal]:
    """Law 15.4.2: the waystations that cannot become a warrior."""
    found: list[Refusal] = []
    for camp, at in enumerate(board.camps):
        if at != NOBODY:
            why = why_no_decamp(s, board, at)
            found += [] if why is None else [refused(Waystation(camp, board.sides[camp], at), why)]
    return found


def why_no_decamp(s: Root, board: Keepers, at: int) -> Because | None:
    if board.touched >> at & 1:
        return because("15.4.2", CAMPED, at=at)
    ban = s.why_not_place(board.seat, at)
    return None if ban is None else because(ban, KEPT_OUT, at=at)


def why_no_muster(s: Root, seat: int, at: int) -> Because:
    """Law 15.4.3: what a clearing lacks."""
    if not s.pieces[WAYSTATION][at]:
        return because("15.4.3", NO_CAMP, at=at)
    if not s.supply[seat]:
        return because("15.4.3", NO_WARRIORS_LEFT)
    if not s.holds(seat, s.suits[at]):
        return because("15.4.3", NO_CARD_OF, suit=s.suits[at])
    return because(s.why_not_place(seat, at) or "15.4.3", KEPT_OUT, at=at)


# 15.5 Daylight

USELESS: Final = (CANNOT_GO, NOTHING_TO_DIG, NOTHING_TO_RECOVER)
"""Why a card can do nothing, in each column."""


def why_useless(column: int, suit: int, law: str) -> Because:
    """Law 15.5.2: what a card of the Retinue lacks; where a bird does, no other card is left to ask about."""
    return because(law, USELESS[column], suit=suit)


def no_digs(s: Root, board: Keepers, suit: int, digs: list[int]) -> list[Refusal]:
    """Law 15.5.2.II: the other clearings, and why nobody delves there."""
    return [refused(At(at), why_no_dig(s, board, at, suit)) for at in CLEARINGS if at not in digs]


def why_no_dig(s: Root, board: Keepers, at: int, suit: int) -> Because:
    law = "15.5.2.II"
    if not s.warriors[board.seat][at]:
        return because(law, NO_WARRIORS, origin=at)
    if not fits(s, at, suit):
        return because(law, CARD_OF_OTHER_SUIT, suit=suit)
    if not in_reach(s, board, at):
        return because(law, NO_RELIC_NEAR, at=at)
    return because(law, NOT_RULED, at=at)


def no_finds(s: Root, board: Keepers, suit: int) -> list[Refusal]:
    """Law 15.5.2.III.a: the relics in clearings that cannot be recovered."""
    found: list[Refusal] = []
    for at in CLEARINGS:
        for relic in relic_options(board, board.relics_at(at)):
            why = why_no_find(s, board, relic, at, suit)
            found += [] if why is None else [refused(relic, why)]
    return found


def why_no_find(s: Root, board: Keepers, relic: Relic, at: int, suit: int) -> Because | None:
    if not fits(s, at, suit):
        return because("15.5.2.III.a", CARD_OF_OTHER_SUIT, suit=suit)
    if relic.which not in recoverable(board, at):
        return because("15.5.2.III.a", NO_SHELTER, at=at, piece=RELICS[relic.which // ALIKE])
    return None


# 15.6 Evening


def why_not_gathered(refusal: Refusal) -> Because:
    """Law 15.6.2: a card of the hand finds no room."""
    return because(refusal.law, RETINUE_FULL, n=LIMIT)
