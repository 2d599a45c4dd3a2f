"""`lexludi draw`: the table of a record or a position as a picture."""

from pathlib import Path

import click

from lexludi.cli.data import data_option
from lexludi.cli.errors import Failed
from lexludi.cli.setups import complete_game
from lexludi.cli.speech import Spoken, _, lang_option, session
from lexludi.draw.plain import picture
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.locale import N_

WIDTHS = {False: 1600, True: 720}
"""Pixels of a PNG, wide and narrow."""


@click.command(
    cls=Spoken,
    short_help=N_("Draw the table of a match."),
    help=N_(
        "Draw the table of a match.\n\n"
        "FILE is the record of a match, drawn as it stands after its last choice, or a position. The picture is SVG on "
        "standard output, or a PNG file with --png. Without --seat it shows what a spectator sees."
    ),
    epilog="lexludi draw match.json > table.svg\nlexludi draw match.json --seat 2 --png table.png",
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--png", type=click.Path(path_type=Path), help=N_("Write a PNG to this file (needs lexludi[png])."))
@click.option("--seat", type=int, help=N_("Whose eyes to look through, from 1 on."))
@click.option("--narrow", is_flag=True, help=N_("One column, for narrow screens."))
@click.option("--game", metavar="GAME", shell_complete=complete_game, help=N_("The game of a position."))
@data_option
@lang_option
def draw(file: Path, png: Path | None, seat: int | None, narrow: bool, game: str | None) -> None:
    match = _match(file, game)
    seats = len(match.view(None)["seats"])
    if seat is not None and not 1 <= seat <= seats:
        raise Failed(_("There is no seat {seat}; the seats are 1 to {last}.", seat=seat, last=seats))
    svg = picture(match.game, match.view(None if seat is None else seat - 1), session().language.code, narrow)
    if png is None:
        click.echo(svg)
    else:
        png.write_bytes(_pixels(svg, WIDTHS[narrow]))


def _match(file: Path, game: str | None) -> Match:
    text = file.read_text("utf-8")
    if text.lstrip().startswith("{"):
        return Match.replay(Record.read(text))
    if game is None:
        raise Failed(_("A position does not say which game it is of: name it with --game."))
    return Match.at(game, text)


def _pixels(svg: str, width: int) -> bytes:
    try:
        from cairosvg import svg2png
    except ImportError:
        raise Failed(_("A PNG needs one more package; in the source, type: pip install '.[png]'.")) from None
    return bytes(svg2png(svg.encode(), output_width=width))
