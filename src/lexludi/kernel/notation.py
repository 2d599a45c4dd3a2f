"""Notations: how people write a game down, and what becomes of such a text when it is played again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar

import msgspec

from lexludi.kernel.record import Record


class Entered(msgspec.Struct, frozen=True):
    """A log that was played: its record, as far as it could be, and what a reader should know of it."""

    record: Record | None
    """None where the text could not be read."""
    report: tuple[str, ...]
    whole: bool
    """Whether all of the log is in the record, and the log is without errors of its own."""


class Notation(ABC):
    """How a game is written down by people."""

    name: ClassVar[str]
    catalogues: ClassVar[Path]
    """The folder whose catalogues its sentences are in."""

    @abstractmethod
    def write(self, record: Record) -> str:
        """The log of a match. Raises NoNotation where the notation has no word for it."""

    @abstractmethod
    def read(self, text: str, lang: str) -> Entered:
        """The match that a log tells of. Raises BadLog where it cannot be read at all."""
