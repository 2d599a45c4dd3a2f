"""Numbers told as what they stand for, by the kinds that prompts and notes declare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeAlias, TypeVar

from lexludi.kernel.events import Event
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View
from lexludi.speech.names import Names

N = TypeVar("N", bound=Names)
Speak: TypeAlias = Callable[[N, View, int], object]
"""How a kind of value is spoken: what it stands for in a view, as something that fills a blank."""


class Telling(Generic[N]):
    """Fills the blanks of sentences for the reader of a view."""

    def __init__(self, kinds: Mapping[Kind, Speak[N]], names: N, view: View) -> None:
        self.kinds = kinds
        self.names = names
        self.view = view
        self.gettext = names.gettext
        self.ngettext = names.ngettext

    def tell(self, event: Event) -> str:
        """One event as a sentence; a game tells its own."""
        return repr(event)

    def spoken(self, kind: Kind, number: int) -> object:
        """A value of that kind, as it is spoken of in this view."""
        return self.kinds[kind](self.names, self.view, number)

    def named(self, fields: Mapping[str, Kind], values: Mapping[str, int | tuple[int, ...]]) -> dict[str, object]:
        """The values of an ask, which names them."""
        told = {}
        for name, kind in fields.items():
            value = values[name]
            if isinstance(value, int):
                told[name] = self.spoken(kind, value)
        return told

    def in_order(self, fields: Mapping[str, Kind], numbers: Iterable[int]) -> dict[str, object]:
        """The values of a note, which has them in the order of its fields."""
        return {name: self.spoken(kind, n) for (name, kind), n in zip(fields.items(), numbers, strict=True)}
