"""Masks of legal actions, in arrays that are used again: only the ids that come and go are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Mask: TypeAlias = NDArray[np.int8]
Bits: TypeAlias = NDArray[np.uint8]


class Masks:
    """The mask of a seat, a byte an id (`whole`) or a bit (`packed`); in arrays given, or of its own."""

    def __init__(self, size: int, mask: Mask | None = None, bits: Bits | None = None) -> None:
        self.mask = np.zeros(size, np.int8) if mask is None else mask
        self.bits = np.zeros((size + 7) // 8, np.uint8) if bits is None else bits
        self._mask = memoryview(self.mask.data)
        self._bits = memoryview(self.bits.data)
        self._legal: Sequence[int] = ()
        self._marked: Sequence[int] = ()
        self._packed: Sequence[int] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has arrays of its own, with nothing in them yet."""
        return Masks, (len(self.mask),)

    def whole(self, legal: Sequence[int]) -> Mask:
        """A 1 at each of these ids; the next call changes it."""
        if legal is not self._legal:
            mask = self._mask
            for n in self._marked:
                mask[n] = 0
            self._legal = legal
            self._marked = tuple(legal)  # the list is told to whoever asks, and may become another
            for n in self._marked:
                mask[n] = 1
        return self.mask

    def packed(self, legal: Sequence[int]) -> Bits:
        """The same as bits, the first id the highest of its byte."""
        bits = self._bits
        for n in self._packed:
            bits[n >> 3] = 0
        for n in legal:
            bits[n >> 3] |= 0x80 >> (n & 7)
        self._packed = legal
        return self.bits
