"""Options of a set-up: what people may choose before a match, declared once and checked in one place.

OPTIONS = Options(
    Choice("map", ("autumn", "winter")),
    Choice("landmarks", ("none", "random"), Several(("tower", "ferry"), 1, 2, law="A.5.1")),
)
chosen = OPTIONS.settle({"landmarks": "tower,ferry"})
chosen.word("map"), chosen.named("landmarks")            # "autumn", ("tower", "ferry")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from lexludi.kernel.errors import BadSetup

BETWEEN: Final = ("+", ",")
"""What may stand between two names, besides a space."""


class Several(NamedTuple):
    """From `least` to `most` different ones of `values`, by that rule; each name may end with one of `sides`."""

    values: tuple[str, ...]
    least: int
    most: int
    law: str
    sides: tuple[str, ...] = ()

    def bare(self, name: str) -> str:
        """The name without its side."""
        for side in self.sides:
            name = name.removesuffix(side)
        return name


class Choice(NamedTuple):
    """An option: its values, of which the first is the usual one; with `several`, it takes names of a list instead."""

    name: str
    values: tuple[str | bool, ...]
    several: Several | None = None
    text: Callable[[str], object] | None = None
    """Reads a text of one's own that is none of the values, and raises BadSetup if it means nothing."""

    def settle(self, wanted: Any) -> str | bool | tuple[str, ...]:
        """What somebody wants, as one of the values or as names. Raises BadSetup."""
        if wanted in self.values:
            return self.values[self.values.index(wanted)]
        if str(wanted) in self.values:
            return str(wanted)  # chapter 2 is chapter "2"
        if self.several is not None:
            return self.check(listed(wanted))
        if self.text is not None and isinstance(wanted, str):
            self.text(wanted)
            return wanted
        raise self.unknown(wanted)

    def check(self, names: Iterable[str]) -> tuple[str, ...]:
        """These names, if they are of the list, all different, and as many as it takes. Raises BadSetup."""
        several = self.several
        assert several is not None
        found = tuple(names)
        bare = [several.bare(name) for name in found]
        for name, value in zip(found, bare, strict=True):
            if value not in several.values:
                raise self.unknown(name)
        option, law = self.name, several.law
        if not found:
            raise BadSetup("{option}: name at least {n} (Law {law}).", option=option, n=several.least, law=law)
        if not several.least <= len(found) <= several.most or len(set(bare)) < len(bare):
            told = ", ".join(found)
            if several.least == several.most:
                raise BadSetup(
                    "{option}: choose {n}, all different (Law {law}), not {names}.",
                    option=option, n=several.most, law=law, names=told,
                )  # fmt: skip
            raise BadSetup(
                "{option}: choose {least} to {most}, all different (Law {law}), not {names}.",
                option=option, least=several.least, most=several.most, law=law, names=told,
            )  # fmt: skip
        return found

    def unknown(self, wanted: object) -> BadSetup:
        """The refusal of a value that there is not, with those that there are."""
        names = self.several.values if self.several is not None else ()
        known = ", ".join(map(str, (*self.values, *names)))
        return BadSetup(
            "{option}: there is no {value!r}. Choose from {known}.", option=self.name, value=wanted, known=known
        )


class Chosen:
    """The options of one match: all that there are, as somebody chose them or as they usually are."""

    def __init__(self, values: Mapping[str, str | bool | tuple[str, ...]]) -> None:
        self.values = values

    def word(self, name: str) -> str:
        """The value of an option; "" if names were listed instead."""
        value = self.values[name]
        return value if isinstance(value, str) else ""

    def flag(self, name: str) -> bool:
        """Whether an option of yes or no is on."""
        return self.values[name] is True

    def named(self, name: str) -> tuple[str, ...]:
        """The names listed for an option; none if a value was chosen instead."""
        value = self.values[name]
        return value if isinstance(value, tuple) else ()


class Options:
    """All options of a game."""

    def __init__(self, *choices: Choice) -> None:
        self.choices = {choice.name: choice for choice in choices}

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices.values())

    def __getitem__(self, name: str) -> Choice:
        return self.choices[name]

    def settle(self, wanted: Mapping[str, Any]) -> Chosen:
        """What somebody wants, checked, and the usual value of everything else. Raises BadSetup."""
        for name in wanted:
            if name not in self.choices:
                known = ", ".join(self.choices)
                raise BadSetup("There is no option called {name!r}. Options: {known}.", name=name, known=known)
        return Chosen({choice.name: choice.settle(wanted.get(choice.name, choice.values[0])) for choice in self})


def listed(wanted: Any) -> list[str]:
    """The names that somebody gives, as a list or as text: `tower,ferry`."""
    if isinstance(wanted, (list, tuple)):
        return [str(name) for name in wanted]
    text = str(wanted)
    for mark in BETWEEN:
        text = text.replace(mark, " ")
    return text.split()
