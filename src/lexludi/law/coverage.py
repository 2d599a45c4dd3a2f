"""How much of a law is tested: rules of kind `rule` that a test cites, chapter by chapter."""

from typing import NamedTuple

from lexludi.law.book import Chapter, load
from lexludi.law.scan import citations


class ChapterCoverage(NamedTuple):
    """The rules of a chapter that have a test, and those that have none."""

    chapter: Chapter
    tested: tuple[str, ...]
    untested: tuple[str, ...]

    @property
    def rules(self) -> int:
        """How many rules need a test."""
        return len(self.tested) + len(self.untested)


class Coverage(NamedTuple):
    """How much of a law is tested."""

    game: str
    chapters: tuple[ChapterCoverage, ...]

    @property
    def tested(self) -> int:
        """How many rules have a test."""
        return sum(len(chapter.tested) for chapter in self.chapters)

    @property
    def rules(self) -> int:
        """How many rules need a test."""
        return sum(chapter.rules for chapter in self.chapters)


def coverage(game: str) -> Coverage:
    """How much of that law is tested, chapter by chapter."""
    book = load(game)
    proved = {number for number, places in citations(game).items() if any(place.by == "test" for place in places)}
    chapters = []
    for chapter in book.chapters:
        rules = [rule.id for rule in book.chapter(chapter) if rule.testable]
        tested = tuple(number for number in rules if number in proved)
        untested = tuple(number for number in rules if number not in proved)
        chapters.append(ChapterCoverage(chapter, tested, untested))
    return Coverage(game, tuple(chapters))
