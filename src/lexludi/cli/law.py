"""`lexludi law`: the rule index."""

from collections.abc import Sequence

import click
from rich import box
from rich.table import Table
from rich.text import Text

from lexludi.cli.data import data_option
from lexludi.cli.errors import Failed
from lexludi.cli.speech import Spoken, _, console, lang_option, ngettext, session, show_json
from lexludi.law import (
    Citation,
    Coverage,
    LawBook,
    Rule,
    UnknownLaw,
    UnknownRule,
    citations,
    coverage,
    load,
    names,
)
from lexludi.law.scan import project
from lexludi.locale import N_

KINDS = {
    "rule": N_("rule"),
    "card": N_("card"),
    "trait": N_("trait"),
    "side": N_("side of a card"),
    "definition": N_("definition"),
    "component": N_("component"),
    "advice": N_("advice"),
}


def _complete_game(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    return [name for name in names() if name.startswith(typed)]


def _complete_number(context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    try:
        return [rule.id for rule in load(str(context.params.get("game"))) if rule.id.startswith(typed)]
    except UnknownLaw:
        return []


@click.command(
    cls=Spoken,
    short_help=N_("Look up the rules of a game."),
    help=N_(
        "Look up the rules of a game.\n\n"
        "Without arguments it lists the laws there are; with GAME it prints the index of that law; with GAME and "
        "NUMBER one rule, the rules below it, and the code and tests that cite it."
    ),
    epilog="lexludi law {game}\n"
    "lexludi law {game} 2.1 --lang cs\n"
    "lexludi law --coverage\n"
    "lexludi law --coverage --json {game}",
)
@click.argument("game", required=False, shell_complete=_complete_game)
@click.argument("number", required=False, shell_complete=_complete_number)
@click.option("--coverage", "covered", is_flag=True, help=N_("Show which rules have a test and which have none."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def law(game: str | None, number: str | None, covered: bool, as_json: bool) -> None:
    if covered:
        if number:
            raise click.UsageError(_("--coverage takes a game, not a single rule"))
        if project() is None:
            raise Failed(
                _("--coverage reads the tests, which are in the source of Lex Ludi, not in the installed package.")
            )
        tables = [coverage(name) for name in ([game] if game else names())]
        show_json(_coverage_data(tables)) if as_json else _show_coverage(tables)
    elif game is None:
        books = [load(name) for name in names()]
        show_json([_book_data(book) for book in books]) if as_json else _show_books(books)
    elif number is None:
        book = load(game)
        show_json([_rule_data(rule) for rule in book]) if as_json else _show_index(book, book.rules)
    else:
        _show(load(game), number, as_json)


def _show(book: LawBook, number: str, as_json: bool) -> None:
    if number in book:
        rule = book[number]
        cited = citations(book.game).get(number, [])
        show_json(_rule_page(book, rule, cited)) if as_json else _show_rule(book, rule, cited)
    elif below := book.under(number):
        show_json([_rule_data(rule) for rule in below]) if as_json else _show_index(book, below)
    else:
        raise UnknownRule(book.game, number, book.near(number))


# For people


def _show_books(books: list[LawBook]) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(_("Law"), style="bold")
    table.add_column(_("Entries"), justify="right")
    table.add_column(_("Rules to test"), justify="right")
    table.add_column(_("Chapters"), justify="right")
    for book in books:
        rules = sum(rule.testable for rule in book)
        table.add_row(book.game, str(len(book)), str(rules), str(len(book.chapters)))
    console().print(table)


def _show_index(book: LawBook, rules: Sequence[Rule]) -> None:
    lang = session().language.code
    out = console()
    wide = max(len(rule.id) for rule in rules)
    for chapter in book.chapters:
        inside = [rule for rule in rules if rule.chapter == chapter.id]
        if inside:
            out.print(Text(chapter.title(lang), style="bold"))
            for rule in inside:
                style = "" if rule.testable else "dim"
                out.print(Text(f"  {rule.id:<{wide}}  {rule.title(lang)}", style=style), soft_wrap=True)


def _show_rule(book: LawBook, rule: Rule, cited: list[Citation]) -> None:
    lang = session().language.code
    out = console()
    chapter = next(chapter for chapter in book.chapters if chapter.id == rule.chapter)
    out.print(Text.assemble((f"{rule.id}  {rule.title(lang)}", "bold"), f"  ({_(KINDS[rule.kind])})"), soft_wrap=True)
    out.print(Text(f"{book.game}, {chapter.title(lang)}", style="dim"), soft_wrap=True)
    out.print()
    out.print(Text(rule.text(lang)))
    if children := book.children(rule.id):
        out.print()
        out.print(Text(_("Below it"), style="bold"))
        for child in children:
            out.print(Text(f"  {child.id}  {child.title(lang)}"), soft_wrap=True)
    _show_citations(_("Code"), [c for c in cited if c.by == "code"], _("No code cites it."))
    if project() is None:
        _show_citations(_("Tests"), [], _("The tests are in the source tree, which is not here."))
    else:
        _show_citations(_("Tests"), [c for c in cited if c.by == "test"], _("No test cites it."))


def _show_citations(heading: str, cited: list[Citation], none: str) -> None:
    out = console()
    out.print()
    out.print(Text(heading, style="bold"))
    for citation in cited:
        out.print(Text(f"  {citation.place}  {citation.name}"), soft_wrap=True)
    if not cited:
        out.print(Text(f"  {none}", style="dim"))


def _show_coverage(tables: list[Coverage]) -> None:
    lang = session().language.code
    out = console()
    for table in tables:
        rows = Table(title=table.game, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, expand=True)
        rows.add_column(_("Chapter"), ratio=2)
        rows.add_column(_("Tested"), justify="right")
        rows.add_column(_("Rules"), justify="right")
        rows.add_column(_("Without a test"), ratio=5)
        for part in table.chapters:
            if part.rules:
                missing = ", ".join(part.untested)
                rows.add_row(part.chapter.title(lang), str(len(part.tested)), str(part.rules), missing)
        out.print(rows)
    out.print(_summary(tables))


def _summary(tables: list[Coverage]) -> Table:
    """One line a game: the end of a long output is what stays on the screen."""
    rows = Table(box=box.SIMPLE_HEAD)
    rows.add_column(_("Law"), style="bold")
    for heading in (_("Tested"), _("Rules"), _("Share")):
        rows.add_column(heading, justify="right")
    rows.add_column(_("Chapters complete"))
    for table in tables:
        parts = [part for part in table.chapters if part.rules]
        complete = sum(not part.untested for part in parts)
        of = ngettext("{complete} of {n} chapter", "{complete} of {n} chapters", len(parts), complete=complete)
        rows.add_row(table.game, str(table.tested), str(table.rules), _share(table.tested, table.rules), of)
    if len(tables) > 1:
        tested, rules = sum(t.tested for t in tables), sum(t.rules for t in tables)
        rows.add_row(_("all"), str(tested), str(rules), _share(tested, rules), "")
    return rows


def _share(part: int, whole: int) -> str:
    """Rounded down: only everything is 100 %."""
    return f"{100 * part // whole if whole else 100} %"


# For programs


def _book_data(book: LawBook) -> dict[str, object]:
    rules = sum(rule.testable for rule in book)
    return {"game": book.game, "entries": len(book), "rules": rules, "chapters": len(book.chapters)}


def _rule_data(rule: Rule) -> dict[str, object]:
    lang = session().language.code
    return {
        "number": rule.id,
        "title": rule.title(lang),
        "text": rule.text(lang),
        "kind": rule.kind,
        "chapter": rule.chapter,
    }


def _rule_page(book: LawBook, rule: Rule, cited: list[Citation]) -> dict[str, object]:
    def places(by: str) -> list[dict[str, str]]:
        return [{"place": c.place, "name": c.name} for c in cited if c.by == by]

    children = [child.id for child in book.children(rule.id)]
    return {**_rule_data(rule), "below": children, "code": places("code"), "tests": places("test")}


def _coverage_data(tables: list[Coverage]) -> dict[str, object]:
    lang = session().language.code
    return {
        table.game: {
            "rules": table.rules,
            "tested": table.tested,
            "chapters": [
                {
                    "chapter": part.chapter.id,
                    "title": part.chapter.title(lang),
                    "rules": part.rules,
                    "tested": len(part.tested),
                    "untested": list(part.untested),
                }
                for part in table.chapters
            ],
        }
        for table in tables
    }
