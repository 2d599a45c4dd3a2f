"""Masks of legal actions: a byte an id or, packed, a bit; new ones, and rows of an array that are written over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Mask: TypeAlias = NDArray[np.int8]
Bits: TypeAlias = NDArray[np.uint8]


def whole(legal: Sequence[int], size: int) -> Mask:
    """A new mask of so many ids: a 1 at each that is legal."""
    raw = bytearray(size)
    for n in legal:
        raw[n] = 1
    return np.ndarray(size, np.int8, raw)


def packed(legal: Sequence[int], size: int) -> Bits:
    """The same as bits, the first id the highest of its byte."""
    raw = bytearray((size + 7) // 8)
    for n in legal:
        raw[n >> 3] |= 0x80 >> (n & 7)
    return np.ndarray(len(raw), np.uint8, raw)


class Whole:
    """The mask of a seat in an array that is used again: only the ids that come and go are written."""

    def __init__(self, mask: Mask) -> None:
        self._mask = memoryview(mask.data)
        self._marked: Sequence[int] = ()

    def show(self, legal: Sequence[int]) -> None:
        """A 1 at each of these ids."""
        mask = self._mask
        for n in self._marked:
            mask[n] = 0
        self._marked = tuple(legal)  # the list is told to whoever asks, and may become another
        for n in self._marked:
            mask[n] = 1


class Packed:
    """The same as bits."""

    def __init__(self, bits: Bits) -> None:
        self._bits = memoryview(bits.data)
        self._marked: Sequence[int] = ()

    def show(self, legal: Sequence[int]) -> None:
        """A bit for each of these ids."""
        bits = self._bits
        for n in self._marked:
            bits[n >> 3] = 0
        self._marked = tuple(legal)
        for n in self._marked:
            bits[n >> 3] |= 0x80 >> (n & 7)
