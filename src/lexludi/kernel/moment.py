"""Moments: what a player wants to see at a glance before chance speaks, and then what it said.

A battle, a campaign, an attack on the wall, cubes thrown into a tower: who is in it, where, with what, how it may end;
afterwards the dice and what came of them. A game describes it from a view (`Game.before`, `Game.after`), and the table
shows it.
"""

from __future__ import annotations

import msgspec

from lexludi.kernel.about import GREY


class Side(msgspec.Struct, frozen=True):
    """One side: who commands it, and what it brings or suffers, a short line each."""

    name: str
    lines: tuple[str, ...] = ()
    colour: str = GREY
    hits: str = ""
    """What it may do to the other, in a word or two: `0-3`; or what it did."""


class Die(msgspec.Struct, frozen=True):
    """A die, or whatever is thrown: what it shows, for whom, and in which colour."""

    shows: str
    colour: str = GREY
    name: str = ""


class Likely(msgspec.Struct, frozen=True):
    """One way in which it may end, and how likely that is, from 0 to 1."""

    text: str
    share: float


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What is about to happen, or has just happened."""

    title: str
    at: tuple[str, ...] = ()
    """The ids of the picture where it happens."""
    sides: tuple[Side, ...] = ()
    dice: tuple[Die, ...] = ()
    lines: tuple[str, ...] = ()
    """What else to know: a possible ambush, what would be lost, what was."""
    odds: tuple[Likely, ...] = ()
    law: str = ""
