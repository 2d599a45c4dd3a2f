"""A picture of any game: its own or, if it draws none, its table in words on a sheet of paper."""

from __future__ import annotations

from typing import Final

from lexludi.draw.svg import Element, group, rect, svg, text
from lexludi.kernel.catalog import Game
from lexludi.kernel.words import View

COLUMNS: Final = {False: 96, True: 48}
"""Letters in a line, wide and narrow."""
SIZE: Final = 16.0
LETTER: Final = 0.62
"""The width of a letter of a typewriter, in its size."""
LEADING: Final = 1.4
MARGIN: Final = 24.0
MONO: Final = "ui-monospace, 'DejaVu Sans Mono', monospace"


def picture(game: Game, view: View, lang: str, narrow: bool = False) -> str:
    """The whole table as SVG, from a view."""
    drawn = game.picture(view, lang, narrow)
    if drawn is not None:
        return drawn
    return str(sheet(game.about(lang).title, game.words(lang).text(view, COLUMNS[narrow]), lang, COLUMNS[narrow]))


def sheet(title: str, words: str, lang: str, columns: int) -> Element:
    """Lines of text; those that are longer than so many letters are broken."""
    lines = [line[at : at + columns] for line in words.splitlines() for at in range(0, max(1, len(line)), columns)]
    wide = 2 * MARGIN + columns * SIZE * LETTER
    high = 2 * MARGIN + len(lines) * SIZE * LEADING
    written = [text(MARGIN, MARGIN + (n + 0.8) * SIZE * LEADING, line, SIZE) for n, line in enumerate(lines)]
    paper = rect(0, 0, wide, high, fill="#fffdf8")
    inked = group(*written, font_family=MONO, style="white-space: pre")
    return svg((0, 0, wide, high), paper, inked, title=title, description=words, language=lang, fill="#2a2018")
