"""Lex Ludi: board games played exactly by their law."""

from lexludi.kernel.version import ENGINE

__version__ = ENGINE
