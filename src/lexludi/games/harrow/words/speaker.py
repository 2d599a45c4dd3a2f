"""Harrow County in words: asks, options and events as sentences, and the table as text."""

from __future__ import annotations

from functools import cache

from lexludi.games.harrow.rules.prompts import ending as endings
from lexludi.games.harrow.rules.prompts import prompt as prompts
from lexludi.games.harrow.rules.prompts import reason as reasons
from lexludi.games.harrow.words.board import text
from lexludi.games.harrow.words.events import HarrowTelling
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.games.harrow.words.options import option_in_words, short_in_words
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.speech import SpokenWords, sentence


class HarrowWords(SpokenWords[HarrowNames]):
    """Harrow County in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(HarrowNames(code), prompts, reasons, endings)

    def telling(self, view: View) -> HarrowTelling:
        return HarrowTelling(self.names, view)

    def seat(self, view: View, seat: int) -> str:
        return self.names.of(self.names.faction(view, seat))

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(option_in_words(self.names, view, ask, option))

    def short(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(short_in_words(self.names, view, ask, option))

    def text(self, view: View, width: int = 96) -> str:
        return text(self.names, view, width)


@cache
def words(code: str) -> HarrowWords:
    """How Harrow County speaks that language."""
    return HarrowWords(code)
