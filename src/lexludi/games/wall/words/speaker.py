"""The Great Wall in words: asks, options and events as sentences, and the table as text."""

from __future__ import annotations

from functools import cache

from lexludi.games.wall.rules.prompts import ending as endings
from lexludi.games.wall.rules.prompts import prompt as prompts
from lexludi.games.wall.rules.prompts import reason as reasons
from lexludi.games.wall.words.board import text
from lexludi.games.wall.words.events import WallTelling
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.options import option_in_words, short_in_words
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.speech import SpokenWords, sentence


class WallWords(SpokenWords[WallNames]):
    """The Great Wall in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(WallNames(code), prompts, reasons, endings)

    def telling(self, view: View) -> WallTelling:
        return WallTelling(self.names, view)

    def seat(self, view: View, seat: int) -> str:
        return self.names.of(self.names.clan(view, seat))

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(option_in_words(self.names, view, ask, option))

    def short(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(short_in_words(self.names, view, ask, option))

    def text(self, view: View, width: int = 96) -> str:
        return text(self.names, view)


@cache
def words(code: str) -> WallWords:
    """How The Great Wall speaks that language."""
    return WallWords(code)
