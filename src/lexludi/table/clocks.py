"""Clocks: nothing, so many seconds in all and some more for each decision, or so long for each decision."""

from __future__ import annotations

import re

import msgspec

from lexludi.kernel.errors import LexLudiError


class Clock(msgspec.Struct, frozen=True):
    """`bank` seconds in all, `bonus` seconds added for each decision; with `each`, that long for every decision."""

    bank: float = 0.0
    bonus: float = 0.0
    each: float = 0.0

    @property
    def ticks(self) -> bool:
        return bool(self.bank or self.each)

    def after(self, left: float, spent: float) -> float:
        """What is left on a clock after a decision that took so long."""
        return self.each if self.each else max(0.0, left - spent) + self.bonus

    @property
    def start(self) -> float:
        return self.each or self.bank


UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def read(text: str) -> Clock:
    """`""`, `"20m+15s"` (a bank and a bonus) or `"1d each"`."""
    text = text.strip()
    if not text:
        return Clock()
    both = re.fullmatch(r"(\d+)([smhd])\+(\d+)([smhd])", text)
    if both:
        return Clock(bank=int(both[1]) * UNITS[both[2]], bonus=int(both[3]) * UNITS[both[4]])
    each = re.fullmatch(r"(\d+)([smhd]) each", text)
    if each:
        return Clock(each=int(each[1]) * UNITS[each[2]])
    raise LexLudiError(f"{text!r} is no clock; write 20m+15s or 1d each.")
