"""The law to read: its contents, a chapter, a rule with all that belongs to it, and what a search finds."""

from __future__ import annotations

import unicodedata

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from lexludi import law as laws
from lexludi.kernel import catalog
from lexludi.law import LawBook, Rule
from lexludi.locale import N_
from lexludi.table.app import Apology, site_of
from lexludi.table.matches.messages import rule as rule_for_clients

FOUND = 60
"""So many rules a search shows."""


async def all_laws(request: Request) -> Response:
    """The laws there are."""
    site = site_of(request)
    user = await site.accounts.who(request)
    lang = site.language(request, user).code
    books = [(laws.load(name), called(name, lang)) for name in laws.names()]
    return site.page("laws.html", request, user, books=books)


async def law(request: Request) -> Response:
    """The contents of a law, one of its chapters (`?chapter=`), or what a search (`?q=`) finds in it."""
    site = site_of(request)
    user = await site.accounts.who(request)
    lang = site.language(request, user).code
    book = book_of(request)
    asked, wanted = request.query_params.get("q", "").strip()[:80], request.query_params.get("chapter", "")
    chapter = next((one for one in book.chapters if one.id == wanted), None)
    if wanted and chapter is None:
        raise Apology(404, N_("There is no such rule."))
    rules = search(book, asked, lang) if asked else book.chapter(chapter) if chapter else []
    return site.page(
        "law.html", request, user,
        book=book, title=called(book.game, lang), chapter=chapter, rules=rules, asked=asked, depth=depth,
        related=related(book.game, lang),
    )  # fmt: skip


async def one_rule(request: Request) -> Response:
    """A rule: what it stands under, its own rules, its neighbours."""
    site = site_of(request)
    user = await site.accounts.who(request)
    lang, at = site.language(request, user).code, request.path_params["number"]
    book = book_of(request)
    if request.query_params.get("json"):
        return JSONResponse(rule_for_clients(book.game, at, lang), 200 if at in book else 404)
    if at not in book:
        raise Apology(404, N_("There is no such rule."))
    before, after = neighbours(book, at)
    return site.page(
        "rule.html", request, user,
        book=book, title=called(book.game, lang), rule=book[at], above=above(book, at), under=book.under(at),
        before=before, after=after, depth=depth, related=related(book.game, lang),
        chapter=next(one for one in book.chapters if one.id == book[at].chapter),
    )  # fmt: skip


def book_of(request: Request) -> LawBook:
    name = request.path_params["game"]
    if name not in laws.names():
        raise Apology(404, N_("There is no such law."))
    return laws.load(name)


def called(name: str, lang: str) -> str:
    """What people call the law of that name."""
    return catalog.game(name).about(lang).title if name in catalog.names() else name.capitalize()


def related(name: str, lang: str) -> list[tuple[str, str]]:
    """The other laws that the same game brings: those of its bots."""
    for game in catalog.names():
        brought = catalog.game(game).laws
        if name in brought:
            return [(other, called(other, lang)) for other in brought if other != name]
    return []


def above(book: LawBook, number: str) -> list[Rule]:
    """The rules that one stands under, the outermost first."""
    found = []
    parent = book.parent(number)
    while parent:
        found.append(book[parent])
        parent = book.parent(parent)
    return found[::-1]


def neighbours(book: LawBook, number: str) -> tuple[Rule | None, Rule | None]:
    """The rules of the same kin before and after one."""
    chapter, parent = book[number].chapter, book.parent(number)
    kin = [rule for rule in book if rule.chapter == chapter and book.parent(rule.id) == parent]
    place = kin.index(book[number])
    return kin[place - 1] if place else None, kin[place + 1] if place + 1 < len(kin) else None


def depth(number: str) -> int:
    """How deep a rule stands, as far as a page shows it."""
    return min(4, number.count("."))


def search(book: LawBook, asked: str, lang: str) -> list[Rule]:
    """Rules that have all these words in their number, title or sentence; accents and case do not matter."""
    words = plain(asked).split()
    told = [(rule, plain(f"{rule.id} {rule.title(lang)} {rule.text(lang)}")) for rule in book]
    return [rule for rule, text in told if all(word in text for word in words)][:FOUND]


def plain(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


ROUTES = [
    Route("/law", all_laws),
    Route("/law/{game}", law),
    Route("/law/{game}/{number}", one_rule),
]
