"""`lexludi games`: which games there are."""

import click
from rich import box
from rich.table import Table

from lexludi.cli.speech import Spoken, _, console, lang_option, show_json
from lexludi.kernel import catalog
from lexludi.locale import N_


@click.command(
    cls=Spoken,
    short_help=N_("List the games that can be played."),
    help=N_("List the games that can be played, and the version of the law each is played by."),
)
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@lang_option
def games(as_json: bool) -> None:
    found = [catalog.game(name) for name in catalog.names()]
    if as_json:
        show_json([{"game": game.name, "law": game.law} for game in found])
    elif not found:
        click.echo(_("No game is installed."))
    else:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(_("Game"), style="bold")
        table.add_column(_("Law"))
        for game in found:
            table.add_row(game.name, game.law)
        console().print(table)
