"""`@law("4.3.1.II")`: a test says which rules it proves."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from lexludi.law.book import load

Cited = TypeVar("Cited", bound=Callable[..., Any])


class Citing(Protocol):
    """What marks a test with the numbers of rules."""

    def __call__(self, *numbers: str) -> Callable[[Cited], Cited]: ...


def cites(game: str) -> Citing:
    """The decorator with which tests cite the law of one game.

    law = cites("chess")

    @law("4.3.1.II", "4.3.2")
    def test_a_king_in_check_cannot_castle(): ...
    """
    book = load(game)

    def law(*numbers: str) -> Callable[[Cited], Cited]:
        if not numbers:
            raise TypeError("Name at least one rule.")
        cited = tuple((game, book[number].id) for number in numbers)

        def record(test: Cited) -> Cited:
            test.__law__ = (*cited_by(test), *cited)  # type: ignore[attr-defined]
            return test

        return record

    return law


def cited_by(test: Callable[..., Any]) -> tuple[tuple[str, str], ...]:
    """The rules a decorated test cites, as (game, number)."""
    cited: tuple[tuple[str, str], ...] = getattr(test, "__law__", ())
    return cited
