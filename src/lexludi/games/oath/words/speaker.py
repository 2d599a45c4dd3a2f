"""Oath in words: asks, options and events as sentences, and the table as text."""

from __future__ import annotations

from functools import cache

from lexludi.games.oath.rules.prompts import ending as endings
from lexludi.games.oath.rules.prompts import prompt as prompts
from lexludi.games.oath.rules.prompts import reason as reasons
from lexludi.games.oath.words.board import text
from lexludi.games.oath.words.events import OathTelling
from lexludi.games.oath.words.names import OathNames
from lexludi.games.oath.words.options import option_in_words, short_in_words
from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import Said
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.speech import SpokenWords, sentence


class OathWords(SpokenWords[OathNames]):
    """Oath in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(OathNames(code), prompts, reasons, endings)

    def telling(self, view: View) -> OathTelling:
        return OathTelling(self.names, view)

    def seat(self, view: View, seat: int) -> str:
        return sentence(str(self.names.seat(view, seat)))

    def prompt(self, view: View, ask: Ask) -> str:
        told = super().prompt(view, ask)
        goods = ask.values.get("goods")
        return f"{told} ({self.names.goods(view, goods)})" if isinstance(goods, tuple) and goods else told

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(option_in_words(self.names, view, ask, option))

    def short(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(short_in_words(self.names, view, ask, option))

    def refusal(self, error: Said) -> str:
        values = {key: self.field(str(value)) if key == "field" else value for key, value in error.values.items()}
        return self.gettext(error.message, **values)

    def field(self, name: str) -> str:
        """What a save string is wrong at."""
        _, between, slot = name.partition(", slot ")
        return self.gettext("map, slot {n}", n=slot) if between else self.gettext(name)

    def text(self, view: View, width: int = 96) -> str:
        return text(self.names, view)


@cache
def words(code: str) -> OathWords:
    """How Oath speaks that language."""
    return OathWords(code)
