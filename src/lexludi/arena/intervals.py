"""How sure a share is."""

from math import sqrt

Z = 1.959964
"""Of a 95 % interval."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    middle = p + Z * Z / (2 * games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
