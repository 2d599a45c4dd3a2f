"""`lexludi data`: the figures and cards of a game, to be replaced by those of one's own box."""

from pathlib import Path

import click

from lexludi.cli.speech import Decorated, Spoken, _, lang_option, show_json
from lexludi.kernel import boxes
from lexludi.locale import N_

FLAG = "--data"


def use_data(args: list[str]) -> None:
    """Choose the data that arguments name before anything asks for their game."""
    for n, word in enumerate(args):
        if word == FLAG and n + 1 < len(args):
            boxes.use(Path(args[n + 1]))
        elif word.startswith(f"{FLAG}="):
            boxes.use(Path(word.removeprefix(f"{FLAG}=")))


def data_option(command: Decorated) -> Decorated:
    """`--data`, with the folder of one's own box; it may be given for several games."""

    def choose(_context: click.Context, _parameter: click.Parameter, folders: tuple[Path, ...]) -> None:
        for folder in folders:
            boxes.use(folder)

    return click.option(
        FLAG,
        type=click.Path(path_type=Path),
        multiple=True,
        callback=choose,
        expose_value=False,
        is_eager=True,
        metavar="DIR",
        help=N_("Play with the figures and cards in DIR, as lexludi data GAME --export writes them."),
    )(command)


@click.command(
    cls=Spoken,
    short_help=N_("Replace figures and cards that are our own design."),
    help=N_(
        "Replace figures and cards that are our own design by those of your own box.\n\n"
        "Some figures and cards of a game could not be found, so Lex Ludi brings its own; they are marked `ours`. "
        "Export the data of GAME, edit them, check them, and play with --data DIR (or LEXLUDI_DATA). A match keeps a "
        "digest of the data that it was begun with, and goes on with no others."
    ),
    epilog="lexludi data\nlexludi data GAME --export DIR\nlexludi data GAME --check DIR",
)
@click.argument("game", required=False)
@click.option("--export", "export", type=click.Path(path_type=Path), metavar="DIR", help=N_("Write the data to DIR."))
@click.option("--check", "check", type=click.Path(path_type=Path), metavar="DIR", help=N_("Say what is wrong in DIR."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def data(game: str | None, export: Path | None, check: Path | None, as_json: bool) -> None:
    if game is None:
        if export or check:
            raise click.UsageError(_("GAME is missing"))
        _list(boxes.names(), as_json)
    elif export is not None:
        written = boxes.export(game, export)
        if as_json:
            show_json([str(path) for path in written])
            return
        click.echo(_("{n} files are in {folder}.", n=len(written), folder=export))
        click.echo(_("Edit them, then: lexludi data {game} --check {folder}", game=game, folder=export))
    elif check is not None:
        _check(game, check, as_json)
    else:
        boxes.box(game)
        _list([game], as_json)


def _list(games: list[str], as_json: bool) -> None:
    """Which data are in use."""
    chosen = boxes.chosen()
    if as_json:
        show_json([{"game": one, "digest": boxes.digest(one), "folder": str(chosen.get(one, ""))} for one in games])
        return
    for one in games:
        where = str(chosen[one]) if one in chosen else _("as they come with Lex Ludi")
        click.echo(f"{one}  {boxes.digest(one)}  {where}")


def _check(game: str, folder: Path, as_json: bool) -> None:
    found, files = boxes.load(folder)
    if found != game:
        raise boxes.BadData([_("{folder} has data of {other}.", folder=folder, other=found)])
    digest = boxes.digest_of(files)
    if as_json:
        show_json({"game": game, "digest": digest})
    else:
        click.echo(_("Nothing is wrong with them. Their digest is {digest}.", digest=digest))
