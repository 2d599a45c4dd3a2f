"""Root in words: asks, options and events as sentences, and the table as text. See `lexludi.speech` for the grammar."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.prompts import ending as endings
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.rules.prompts import reason as reasons
from lexludi.games.root.words.about import refusal
from lexludi.games.root.words.board import text
from lexludi.games.root.words.events import RootTelling
from lexludi.games.root.words.hinges import HINGES
from lexludi.games.root.words.names import RootNames
from lexludi.games.root.words.options import option_in_words, short_in_words, up_to
from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import Said
from lexludi.kernel.events import Result
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.speech import SpokenWords, sentence


class RootWords(SpokenWords[RootNames]):
    """Root in one language."""

    def __init__(self, code: str) -> None:
        super().__init__(RootNames(code), prompts, reasons)

    def telling(self, view: View) -> RootTelling:
        return RootTelling(self.names, view)

    def seat(self, view: View, seat: int) -> str:
        return sentence(str(self.names.seat(view, seat)))

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(option_in_words(self.telling(view), ask, option))

    def short(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(short_in_words(self.telling(view), ask, option))

    def several(self, view: View, ask: Ask, options: list[Option]) -> str:
        most = options[-1]
        if isinstance(most, o.Move | o.Ferry):
            return up_to(self.telling(view), most)
        return super().several(view, ask, options)

    def hinge(self, view: View, ask: Ask, kind: type[Option]) -> Hashable:
        hinge = HINGES.get(kind)
        return None if hinge is None else hinge(self.names, view, ask)

    def scene(self, view: View) -> Hashable:
        """Whatever a log names has its name by the map, the deck and who plays."""
        return view["map"], view["deck_name"], self.names.cast(view)

    def result(self, view: View, result: Result) -> str:
        winners = self.names.listed(str(self.names.seat(view, seat)) for seat in result.winners)
        return self.gettext(endings[result.how], winners=winners)

    def refusal(self, error: Said) -> str:
        return refusal(self.names, error)

    def text(self, view: View, width: int = 96) -> str:
        return text(self.names, view, width)


@cache
def words(code: str) -> RootWords:
    """How Root speaks that language."""
    return RootWords(code)
