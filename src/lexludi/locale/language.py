"""A language: sentences looked up by their English form and filled with named values."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

from lexludi.kernel.errors import LexLudiError
from lexludi.locale.po import Message, read

COMMON = Path(__file__).parent
"""The catalogues of the kernel and the shells; each game brings its own folder."""

VARIABLE = "LEXLUDI_LANG"

_PLURALS: dict[str, Callable[[int], int]] = {
    "en": lambda n: 0 if n == 1 else 1,
    "cs": lambda n: 0 if n == 1 else 1 if 2 <= n <= 4 else 2,
}
FORMS = {"en": 2, "cs": 3}
CODES = tuple(FORMS)


class UnknownLanguage(LexLudiError, LookupError):
    """Lex Ludi does not speak that language."""


_COMMAS = ("cs",)
"""Languages that write 26,5."""


class Language:
    """One of the languages, speaking the messages of some catalogues."""

    def __init__(self, code: str, messages: dict[str, Message]) -> None:
        self.code = code
        self.messages = messages
        self.texts = {key: message.forms[0] for key, message in messages.items() if message.translated}
        self.plural = _PLURALS[code]
        """Which of the forms goes with a number."""

    def __repr__(self) -> str:
        return f"<Language {self.code}: {len(self.messages)} messages>"

    def gettext(self, message: str, /, **values: object) -> str:
        """The sentence in this language; one that is in no catalogue stays English."""
        text = self.texts.get(message, message)
        return text.format(**values) if values else text

    def figure(self, value: float) -> str:
        """A number as people write it: 27, and 26.5 or 26,5, with one place at most."""
        written = f"{value:.1f}".removesuffix(".0")
        return written.replace(".", ",") if self.code in _COMMAS else written

    def ngettext(self, singular: str, plural: str, n: int, /, **values: object) -> str:
        """The form that goes with the number, which the sentence may print as {n}."""
        found = self.messages.get(singular)
        if found and found.translated:
            text = found.forms[self.plural(n)]
        else:
            text = singular if n == 1 else plural
        return text.format(n=n, **values)


@cache
def language(code: str, *folders: Path) -> Language:
    """A language with the common messages and those of the given folders."""
    if code not in CODES:
        raise UnknownLanguage(f"Lex Ludi speaks {' and '.join(CODES)}, not {code!r}.")
    messages: dict[str, Message] = {}
    for folder in (COMMON, *folders):
        messages |= catalogue(folder, code)
    return Language(code, messages)


def catalogue(folder: Path, code: str) -> dict[str, Message]:
    """The messages of one folder in one language, without the header; none where it has no such catalogue."""
    path = folder / f"{code}.po"
    messages = read(path) if path.exists() else {}
    messages.pop("", None)
    for message in messages.values():
        if message.plural is not None and len(message.forms) != FORMS[code]:
            raise ValueError(f"{code}.po: {message.id!r} needs {FORMS[code]} plural forms.")
    return messages


def chosen(flag: str | None = None, account: str | None = None) -> str:
    """The language somebody chose: by flag, by account, by environment; English if nobody did."""
    return flag or account or os.environ.get(VARIABLE) or "en"


def N_(message: str) -> str:  # noqa: N802 - the name gettext tools know
    """Mark a message that is translated later, where its reader is known."""
    return message
