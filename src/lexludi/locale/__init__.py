"""The two languages; the English sentence is the id of a message, a catalogue a folder of `en.po` and `cs.po`."""

from lexludi.locale.language import (
    CODES,
    N_,
    Language,
    UnknownLanguage,
    chosen,
    language,
)

__all__ = ["CODES", "N_", "Language", "UnknownLanguage", "chosen", "language"]
