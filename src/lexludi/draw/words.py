"""Text measured without a font: widths of a generic sans, a little on the wide side."""

import unicodedata
from functools import lru_cache
from typing import Literal

from lexludi.draw.svg import Element, Value, text

# Widths in hundredths of an em; letters with accents are as wide as their base letter.
_WIDTHS = {
    **dict.fromkeys("ijl|'", 27),
    **dict.fromkeys("!.,:;/\\ Itf()[]-`", 34),
    **dict.fromkeys('r"*^', 42),
    **dict.fromkeys("cksvxyzJ", 55),
    **dict.fromkeys("abdeghnopquL0123456789?_#$", 61),
    **dict.fromkeys("FTZEPSXY+=<>~", 66),
    **dict.fromkeys("ABKVRCDHNU&", 74),
    **dict.fromkeys("GOQw", 80),
    **dict.fromkeys("mM%@", 92),
    **dict.fromkeys("W—…", 100),
}
_BOLD = 1.16
LEAST = 20.0
"""The smallest words of a picture: on a screen 1440 wide it is seen at little more than half its size, and nobody
should have to read less than 11 pixels."""


def width(words: str, size: float, *, bold: bool = False) -> float:
    """How wide a line will be, within a few per cent on any common sans font."""
    return _hundredths(words) / 100 * size * (_BOLD if bold else 1)


@lru_cache(maxsize=4096)
def _hundredths(words: str) -> int:
    total = 0
    for letter in words:
        if letter in _WIDTHS:
            total += _WIDTHS[letter]
        else:
            total += _WIDTHS.get(unicodedata.normalize("NFD", letter)[0], 66)
    return total


def wrap(words: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Break text into lines no wider than `room`; a longer word stands alone."""
    lines: list[str] = []
    current = ""
    for word in words.split():
        longer = f"{current} {word}" if current else word
        if current and width(longer, size, bold=bold) > room:
            lines.append(current)
            current = word
        else:
            current = longer
    return [*lines, current] if current else lines


def shorten(words: str, size: float, room: float, *, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would not fit."""
    if width(words, size, bold=bold) <= room:
        return words
    while words and width(words + "…", size, bold=bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def paragraph(
    x: float,
    y: float,
    words: str,
    size: float,
    room: float,
    *,
    lines: int | None = None,
    leading: float = 1.25,
    bold: bool = False,
    anchor: Literal["start", "middle", "end"] = "start",
    **attributes: Value,
) -> Element:
    """Wrapped text whose first baseline is y; with `lines`, what does not fit is cut."""
    broken = wrap(words, size, room, bold=bold)
    cut = lines is not None and len(broken) > lines
    if lines is not None and cut:
        rest = " ".join(broken[lines - 1 :])
        broken = [*broken[: lines - 1], shorten(rest, size, room, bold=bold)]
    result = text(x, y, "", size, bold=bold, anchor=anchor, **attributes)
    result.children.clear()
    if cut:
        result.set(class_="cut")  # whoever points at it reads the title
    for i, row in enumerate(broken):
        more = i < len(broken) - 1 and anchor == "start"  # a space that nobody sees, but a screen reader says
        result.add(Element("tspan", f"{row} " if more else row, x=x, y=y + i * size * leading))
    return result
