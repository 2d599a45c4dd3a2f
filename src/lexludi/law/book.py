"""The law as data: every rule of a game, its number, title and sentence in each language."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.errors import LexLudiError
from lexludi.law.printed import Printed

Kind = Literal["rule", "card", "trait", "side", "definition", "component", "advice"]
TESTABLE = ("rule", "card", "trait", "side")

LANGUAGES = ("en", "cs")

_GAMES = Path(__file__).parent.parent / "games"
"""Where our own games are; those of which there is a law but no code yet are found there."""


class UnknownLaw(LexLudiError, LookupError):
    """No game of that name has a law."""

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no law of {game!r}; there are {', '.join(names())}.")
        self.game = game


class UnknownRule(LexLudiError, LookupError):
    """The law has no rule of that number; `near` are those that may have been meant."""

    def __init__(self, game: str, number: str, near: list[str]) -> None:
        hint = f"; near it are {', '.join(near)}" if near else ""
        super().__init__(f"The law of {game} has no rule {number}{hint}.")
        self.game = game
        self.number = number
        self.near = near


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a law."""

    id: str
    title_en: str
    title_cs: str

    def title(self, lang: str = "en") -> str:
        """Its title in a language."""
        return _in(lang, self.title_en, self.title_cs)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a law: its number, its title and its sentence."""

    id: str
    title_en: str
    title_cs: str
    text_en: str
    text_cs: str
    kind: Kind
    chapter: str

    def title(self, lang: str = "en") -> str:
        """Its title in a language."""
        return _in(lang, self.title_en, self.title_cs)

    def text(self, lang: str = "en") -> str:
        """Its sentence in a language."""
        return _in(lang, self.text_en, self.text_cs)

    @property
    def testable(self) -> bool:
        """Whether a test can show that it is kept."""
        return self.kind in TESTABLE


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chapter: list[Chapter]
    rule: list[Rule]
    printed: list[Printed] = []


class LawBook:
    """The rules of one game, in the order of its book; `book["4.3.1"]` is one of them."""

    def __init__(self, game: str, chapters: list[Chapter], rules: list[Rule]) -> None:
        self.game = game
        self.chapters = tuple(chapters)
        self.rules = tuple(rules)
        self._by_number = {rule.id: rule for rule in rules}
        if len(self._by_number) < len(rules):
            twice = sorted({rule.id for rule in rules if rule is not self._by_number[rule.id]})
            raise ValueError(f"The law of {game} lists {', '.join(twice)} more than once.")
        if strays := {rule.chapter for rule in rules} - {chapter.id for chapter in chapters}:
            raise ValueError(f"The law of {game} does not list its chapters {', '.join(sorted(strays))}.")

    def __repr__(self) -> str:
        return f"<LawBook {self.game}: {len(self.rules)} rules>"

    def __len__(self) -> int:
        return len(self.rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __contains__(self, number: str) -> bool:
        return number in self._by_number

    def __getitem__(self, number: str) -> Rule:
        try:
            return self._by_number[number]
        except KeyError:
            raise UnknownRule(self.game, number, self.near(number)) from None

    def chapter(self, chapter: Chapter) -> list[Rule]:
        """The rules of a chapter."""
        return [rule for rule in self.rules if rule.chapter == chapter.id]

    def under(self, prefix: str) -> list[Rule]:
        """Every rule whose number begins with this one, at any depth."""
        return [rule for rule in self.rules if rule.id.startswith(prefix + ".")]

    def parent(self, number: str) -> str | None:
        """The nearest rule above; headings without text of their own may be missing from a book."""
        above = number.rpartition(".")[0]
        while above and above not in self._by_number:
            above = above.rpartition(".")[0]
        return above or None

    def children(self, number: str) -> list[Rule]:
        """The rules right below one."""
        return [self._by_number[child] for child in self._children.get(number, ())]

    def near(self, number: str, count: int = 5) -> list[str]:
        """The numbers a reader may have meant."""
        above = number.rpartition(".")[0]
        siblings = [rule.id for rule in self.under(above) if rule.id.count(".") == number.count(".")]
        close = get_close_matches(number, siblings or self._by_number, n=count, cutoff=0.5)
        chosen = set(close or siblings[:count])
        return [rule.id for rule in self.rules if rule.id in chosen]

    @cached_property
    def _children(self) -> dict[str, list[str]]:
        families: dict[str, list[str]] = {}
        for rule in self.rules:
            if above := self.parent(rule.id):
                families.setdefault(above, []).append(rule.id)
        return families


def folders() -> dict[str, Path]:
    """The laws there are, and where each lies, beside the code that obeys it: those that games bring, then the rest."""
    brought = {name: folder for game in catalog.names() for name, folder in catalog.game(game).laws.items()}
    lying = [law.parent for law in sorted(_GAMES.glob("*/law.toml"))]
    return brought | {folder.name: folder for folder in lying if folder not in brought.values()}


def names() -> tuple[str, ...]:
    """The names of all laws that are known."""
    return tuple(folders())


def folder(law: str) -> Path:
    """Where a law lies. Raises UnknownLaw."""
    try:
        return folders()[law]
    except KeyError:
        raise UnknownLaw(law) from None


@cache
def load(game: str) -> LawBook:
    """The law of that name, read once."""
    path = folder(game) / "law.toml"
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=_File)
        printed = [fields for listed in file.printed for fields in listed.rules(path.parent)]
        return LawBook(game, file.chapter, file.rule + msgspec.convert(printed, list[Rule]))
    except msgspec.MsgspecError as error:
        raise ValueError(f"The law of {game} cannot be read: {error}") from error


def find(game: str, number: str) -> Rule | None:
    """The rule that a game means by a number, `"4.3.1"` or with the name of another law `"chess 4.5"`."""
    other, _, bare = number.rpartition(" ")
    try:
        return load(other or game)[bare]
    except LookupError:
        return None


def _in(lang: str, en: str, cs: str) -> str:
    match lang:
        case "en":
            return en
        case "cs":
            return cs
    raise ValueError(f"The law is written in {' and '.join(LANGUAGES)}, not in {lang!r}.")
