"""Lex Ludi: board games played exactly by their law. What a program needs most stands here."""

from __future__ import annotations

from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import (
    BadCall,
    BadSetup,
    BrokenGame,
    CannotUndo,
    IllegalChoice,
    LexLudiError,
    PositionError,
    RecordError,
    UnknownGame,
    Untracked,
)
from lexludi.kernel.match import Match
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.record import Record
from lexludi.kernel.version import ENGINE

__version__ = ENGINE

__all__ = [
    "BadCall",
    "BadSetup",
    "BrokenGame",
    "CannotUndo",
    "Chance",
    "IllegalChoice",
    "LexLudiError",
    "Match",
    "Option",
    "Pass",
    "PositionError",
    "Record",
    "RecordError",
    "UnknownGame",
    "Untracked",
]
