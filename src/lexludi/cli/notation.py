"""`lexludi notation`: matches as people write them down, and such logs played again."""

from pathlib import Path

import click

from lexludi.cli.data import data_option
from lexludi.cli.errors import FAILURE
from lexludi.cli.speech import Spoken, _, lang_option, session
from lexludi.kernel import catalog
from lexludi.kernel.errors import BadLog, NoNotation
from lexludi.kernel.notation import Notation
from lexludi.kernel.record import Record
from lexludi.locale import N_
from lexludi.locale.language import language


@click.command(
    cls=Spoken,
    short_help=N_("Write a match in the notation of its game, or play such a log again."),
    help=N_(
        "Write a match in the notation of its game, or play such a log again.\n\n"
        "FILE is a record, and the log is printed. With --read it is a log of that game: it is played by the rules, "
        "turn by turn, a report says what could not be entered as it is written, and --output keeps the record."
    ),
    epilog="lexludi notation match.json\nlexludi notation --read root game.rootlog --output match.json",
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--read", "game", metavar="GAME", help=N_("FILE is a log of this game."))
@click.option(
    "--output", type=click.Path(path_type=Path), metavar="PATH", help=N_("Where to keep the record of a log.")
)
@data_option
@lang_option
def notation(file: Path, game: str | None, output: Path | None) -> None:
    record = Record.load(file) if game is None else None
    spoken = notation_of(game if record is None else record.origin.game)
    code = session().language.code
    try:
        if record is not None:
            click.echo(spoken.write(record), nl=False)
            return
        entered = spoken.read(file.read_text(encoding="utf-8"), code)
    except (BadLog, NoNotation) as error:
        said = language(code, spoken.catalogues).gettext(error.message, **error.values)
        raise click.ClickException(said) from error
    for sentence in entered.report:
        click.echo(sentence)
    if entered.record is not None and output is not None:
        entered.record.save(output)
        click.echo(_("The record is in {path}.", path=output))
    if not entered.whole:
        click.get_current_context().exit(FAILURE)


def notation_of(game: str | None) -> Notation:
    found = catalog.game(game or "").notation()
    if found is None:
        raise click.ClickException(_("The game {name} has no notation.", name=game))
    return found
