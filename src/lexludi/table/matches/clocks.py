"""Clocks: nothing, so many seconds in all and some more for each decision, or so long for each decision."""

from __future__ import annotations

import re

import msgspec

from lexludi.kernel.errors import BadSetup
from lexludi.locale import N_


class Clock(msgspec.Struct, frozen=True):
    """`bank` seconds in all, `bonus` seconds added for each decision; with `each`, that long for every decision."""

    bank: float = 0.0
    bonus: float = 0.0
    each: float = 0.0

    @property
    def ticks(self) -> bool:
        return bool(self.bank or self.each)

    def cost(self, spent: float, undone: bool = False) -> float:
        """What a decision that took so long takes off the bank; an undo gives its bonus back."""
        return max(0.0, spent) + (self.bonus if undone else -self.bonus)

    @property
    def start(self) -> float:
        return self.each or self.bank

    @property
    def least(self) -> float:
        """What somebody whose time ran out finds on the clock when they come back."""
        return self.each or max(self.bonus, self.bank / 10)


WORDS = {
    "": N_("none"),
    "10m+10s": N_("10 minutes each, and 10 seconds more for every decision"),
    "20m+15s": N_("20 minutes each, and 15 seconds more for every decision"),
    "1h+30s": N_("an hour each, and 30 seconds more for every decision"),
    "1d each": N_("a day for every decision"),
    "3d each": N_("three days for every decision"),
}
"""The clocks that a set-up page offers, and what people call them."""
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def read(text: str) -> Clock:
    """`""`, `"20m+15s"` (a bank and a bonus) or `"1d each"`."""
    text = text.strip()
    if not text:
        return Clock()
    both = re.fullmatch(r"(\d{1,5})([smhd])\+(\d{1,5})([smhd])", text)
    if both:
        return Clock(bank=int(both[1]) * UNITS[both[2]], bonus=int(both[3]) * UNITS[both[4]])
    each = re.fullmatch(r"(\d{1,5})([smhd]) each", text)
    if each:
        return Clock(each=int(each[1]) * UNITS[each[2]])
    raise BadSetup("A clock is written 20m+15s or 1d each.")
