"""A game laid out like the others: words, pictures and set-ups in rooms of its package, opened when first needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from lexludi.kernel.about import About, Score, Setup
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Game
from lexludi.kernel.events import Event
from lexludi.kernel.options import Option
from lexludi.kernel.words import View, Words


@cache
def room(home: str, name: str) -> ModuleType:
    """A room of the package whose name a game's `home` begins with, imported when it is first asked for."""
    package = home.partition(":")[0].removesuffix(".game")
    return import_module(f"{package}.{name}")


class HousedGame(Game):
    """Playouts need no catalogues and no pictures: these are imported only where somebody looks.

    The rooms of a package are `setups`, `words.about`, `words.speaker`, `picture.table` and `picture.ids`; each holds
    functions that are called as the methods here are.
    """

    def _room(self, name: str) -> ModuleType:
        return room(self.home, name)

    def setups(self, count: int, seed: int = 0) -> list[Setup]:
        found: list[Setup] = self._room("setups").setups(count, seed)
        return found

    def about(self, lang: str) -> About:
        told: About = self._room("words.about").about(lang)
        return told

    def scores(self, view: View, lang: str) -> list[Score]:
        scored: list[Score] = self._room("words.about").scores(view, lang)
        return scored

    def words(self, language: str) -> Words:
        spoken: Words = self._room("words.speaker").words(language)
        return spoken

    def picture(self, view: View, lang: str, narrow: bool = False) -> str:
        drawn: str = self._room("picture.table").picture(view, lang, narrow)
        return drawn

    def path(self, view: View, ask: Ask, option: Option) -> tuple[str, ...]:
        way: tuple[str, ...] = self._room("picture.ids").path(view, ask, option)
        return way

    def trail(self, view: View, event: Event) -> tuple[str, ...]:
        way: tuple[str, ...] = self._room("picture.ids").trail(view, event)
        return way
