"""`lexludi check-store`: before an upgrade, which running matches the new rules would play otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click
import msgspec
from rich import box
from rich.table import Table

from lexludi.cli.data import data_option
from lexludi.cli.errors import FAILURE, Failed
from lexludi.cli.speech import Spoken, _, console, lang_option, ngettext, show_json
from lexludi.locale import N_

if TYPE_CHECKING:
    from lexludi.table.storage.checking import Checked


@click.command(
    "check-store",
    cls=Spoken,
    short_help=N_("Say which running matches an upgrade would change."),
    help=N_(
        "Say which running matches an upgrade would change.\n\n"
        "Run it with the new version, on the database of the old one, before the new one serves it. Every match under "
        "way is played again from its decisions and compared with what was stored of it at each turn. Nothing is "
        "changed. The exit code is 1 if any match would go another way: its players will be asked whether to go on."
    ),
    epilog="lexludi check-store\nlexludi check-store --database postgresql://…",
)
@click.option("--database", default="", metavar="URL", help=N_("Another database than LEXLUDI_DATABASE names."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def check_store(database: str, as_json: bool) -> None:
    try:
        from lexludi.table import config
        from lexludi.table.storage import checking
    except ModuleNotFoundError as missing:
        if (missing.name or "lexludi").startswith("lexludi"):
            raise
        raise Failed(
            _("The browser table needs {name}; in the source, type: pip install '.[table]'", name=missing.name)
        ) from None
    url = config.database_url(database) if database else config.load().database
    found = list(checking.check(url))
    if as_json:
        show_json([{**msgspec.to_builtins(one), "same": one.same} for one in found])
    elif not found:
        click.echo(_("No match is under way."))
    else:
        show(found)
    if not all(one.same for one in found):
        click.get_current_context().exit(FAILURE)


def show(found: Sequence[Checked]) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for title in (_("Match"), _("Game"), _("Decisions"), _("By the rules of today")):
        table.add_column(title)
    for one in found:
        table.add_row(one.title or one.match, one.game, str(one.decisions), verdict(one))
    console().print(table)
    others = sum(not one.same for one in found)
    if others:
        click.echo(ngettext("{n} match would go another way.", "{n} matches would go another way.", others))
    else:
        click.echo(_("Every match goes on as it was played."))


def verdict(one: Checked) -> str:
    if one.why:
        return one.why
    if one.parts is None:
        return _("as it was played")
    if one.resumes is None:
        return _("otherwise from decision {n} on", n=one.parts + 1)
    return _("otherwise from decision {n} on; could go on from {m}", n=one.parts + 1, m=one.resumes + 1)
