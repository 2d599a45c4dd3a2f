"""The rule index of each game: what the law says, and which code and tests cite it."""

from lexludi.law.book import Chapter, LawBook, Rule, UnknownLaw, UnknownRule, find, load, names
from lexludi.law.cite import cited_by, cites
from lexludi.law.coverage import Coverage, coverage
from lexludi.law.scan import Citation, citations, mistakes

__all__ = [
    "Chapter",
    "Citation",
    "Coverage",
    "LawBook",
    "Rule",
    "UnknownLaw",
    "UnknownRule",
    "citations",
    "cited_by",
    "cites",
    "coverage",
    "find",
    "load",
    "mistakes",
    "names",
]
