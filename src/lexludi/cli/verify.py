"""`lexludi verify`: were the dice of a finished match fair?"""

from pathlib import Path

import click

from lexludi.cli.data import data_option
from lexludi.cli.errors import FAILURE, sentence
from lexludi.cli.speech import Spoken, _, lang_option, show_json
from lexludi.kernel.record import Record
from lexludi.kernel.replay import verify as check
from lexludi.locale import N_


@click.command(
    cls=Spoken,
    short_help=N_("Check that nobody chose the dice of a match."),
    help=N_(
        "Check that nobody chose the dice of a match.\n\n"
        "FILE is the record of a finished match. Its seed must be the one the match committed to before it began, "
        "every choice must be legal, and every die, shuffle and result must follow from the seed. With --committed "
        "it must also be the commitment you noted down when the match began."
    ),
    epilog="lexludi verify match.json",
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--committed", default="", metavar="HASH", help=N_("The commitment published before the match."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def verify(file: Path, committed: str, as_json: bool) -> None:
    verdict = check(Record.load(file), committed)
    if as_json:
        show_json({"fair": verdict.fair, "held": list(verdict.held), "failed": verdict.failed})
    else:
        for held in verdict.held:
            click.echo(f"✓ {sentence(held)}")
        if verdict.failed:
            click.echo(f"✗ {sentence(verdict.failed)}", err=True)
        else:
            click.echo(_("Fair: nobody chose a die of this match."))
    if not verdict.fair:
        click.get_current_context().exit(FAILURE)
