"""Names in a language. A name prints as itself; a translation asks for the form it needs.

{seat.gen}          a case of a name (Czech; in English all are the same)
{at.inside}         a place as where something is; also `out` of it and `into` it
{seat:jde|jdou}     the verb that agrees with a name: one, or many
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from lexludi.locale import language


class Bilingual(Protocol):
    """Anything of a game's data that has a name in both languages."""

    @property
    def name_en(self) -> str:
        """Its name in English."""

    @property
    def name_cs(self) -> str:
        """Its name in Czech."""


class Plural(Protocol):
    """Anything of a game's data that comes in numbers: `a boat`, `{n} boats`, and the three forms of Czech."""

    @property
    def some_en(self) -> tuple[str, ...]:
        """Several of them in English."""

    @property
    def some_cs(self) -> tuple[str, ...]:
        """Several of them in Czech, by their number."""


class Cases(Protocol):
    """The cases of a Czech name that is given in the first, and whether verbs go with it in the plural."""

    @property
    def gen(self) -> str:
        """The genitive."""

    @property
    def dat(self) -> str:
        """The dative."""

    @property
    def acc(self) -> str:
        """The accusative."""

    @property
    def ins(self) -> str:
        """The instrumental."""

    @property
    def plural(self) -> bool:
        """Whether its verb is in the plural."""


class Spoken(Protocol):
    """Somebody of a game's data who acts in sentences: by a short name, with its cases in Czech."""

    @property
    def short_en(self) -> str:
        """Its short name in English."""

    @property
    def plural_en(self) -> bool:
        """Whether its verb is in the plural in English."""

    @property
    def short_cs(self) -> str:
        """Its short name in Czech."""

    @property
    def cs(self) -> Cases:
        """Its Czech cases."""


class Name:
    """The name of somebody who acts, and its cases."""

    def __init__(self, nom: str, gen: str, dat: str, acc: str, ins: str, plural: bool) -> None:
        self.nom = nom
        self.gen = gen
        self.dat = dat
        self.acc = acc
        self.ins = ins
        self.plural = plural

    def marked(self, mark: str) -> Name:
        """The same name with something after it in every case: `the Vagabond (Thief)`."""
        nom, gen, dat, acc, ins = (case + mark for case in (self.nom, self.gen, self.dat, self.acc, self.ins))
        return Name(nom, gen, dat, acc, ins, self.plural)

    def __str__(self) -> str:
        return self.nom

    def __format__(self, verbs: str) -> str:
        """The name, or of two verbs `one|many` the one that agrees with it."""
        if not verbs:
            return self.nom
        one, many = verbs.split("|")
        return many if self.plural else one


class Place:
    """Where something is, comes from, or goes to."""

    def __init__(self, name: str, out: str, into: str, inside: str) -> None:
        self.name = name
        self.out = out
        self.into = into
        self.inside = inside

    def __str__(self) -> str:
        return self.name


class Names:
    """What a game's things are called in one language. A game adds its own, and its folder of catalogues."""

    def __init__(self, code: str, *catalogues: Path) -> None:
        self.language = language(code, *catalogues)
        self.code = code
        self.gettext = self.language.gettext
        self.ngettext = self.language.ngettext

    def of(self, thing: Bilingual) -> str:
        """The name of a thing in this language."""
        return thing.name_cs if self.code == "cs" else thing.name_en

    def spoken(self, who: Spoken) -> Name:
        """Somebody in a sentence."""
        if self.code == "cs":
            cases = who.cs
            return Name(who.short_cs, cases.gen, cases.dat, cases.acc, cases.ins, cases.plural)
        return Name(*(who.short_en,) * 5, plural=who.plural_en)

    def some(self, thing: Plural, n: int) -> str:
        """So many of it."""
        forms = thing.some_cs if self.code == "cs" else thing.some_en
        return forms[self.language.plural(n)].format(n=n)

    def listed(self, words: Iterable[str]) -> str:
        """Words with commas between them."""
        return ", ".join(words)


def sentence(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]
