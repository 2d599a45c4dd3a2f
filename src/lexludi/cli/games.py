"""`lexludi games`: which games there are, and how each can be set up."""

import click
import msgspec
from rich import box
from rich.table import Table

from lexludi.cli.data import data_option
from lexludi.cli.setups import complete_game
from lexludi.cli.speech import Spoken, _, console, lang_option, session, show_json
from lexludi.kernel import catalog
from lexludi.kernel.about import Choice, Part
from lexludi.kernel.catalog import Game
from lexludi.locale import N_


@click.command(
    cls=Spoken,
    short_help=N_("List the games that can be played."),
    help=N_(
        "List the games that can be played, and the version of the law each is played by.\n\n"
        "With GAME, list who can sit in it, the options of its set-up with their values, and what a newcomer should"
        " know."
    ),
)
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def games(game: str | None, as_json: bool) -> None:
    if game is not None:
        _show_setup(catalog.game(game), as_json)
        return
    found = [catalog.game(name) for name in catalog.names()]
    if as_json:
        show_json([{"game": one.name, "law": one.law} for one in found])
    elif not found:
        click.echo(_("No game is installed."))
    else:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(_("Game"), style="bold")
        table.add_column(_("Law"))
        for one in found:
            table.add_row(one.name, one.law)
        console().print(table)


def _show_setup(game: Game, as_json: bool) -> None:
    """The seats and the options of a game, as one types them."""
    about = game.about(session().language.code)
    if as_json:
        show_json({"game": game.name, "law": game.law, **msgspec.to_builtins(about)})
        return
    out = console()
    seats = _table(_("Seat"), _("Who it is"), _("May go on with"))
    for seat in about.seats:
        seats.add_row(seat.value, seat.name, "; ".join(_part(part) for part in seat.parts))
    out.print(seats)
    options = _table(_("Option"), _("Values"), _("What it is"))
    for option in about.options:
        options.add_row(option.name, _values(option), option.text)
    if about.options:
        out.print(options)
    for chapter in about.guide:
        click.echo(click.style(chapter.title, bold=True))
        for line in chapter.lines:
            click.echo(click.wrap_text(line, out.width, "  - ", "    "))


def _table(*heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for head in heads:
        table.add_column(head, style="bold" if not table.columns else "")
    return table


def _part(part: Part) -> str:
    """What may be typed after the name of a seat."""
    return (" " if part.several else " | ").join(value.value for value in part.values if value.value)


def _values(option: Choice) -> str:
    """What an option can be: one of its values, or several names."""
    values = ", ".join(value.value for value in option.values)
    several = option.several
    if several is None:
        return values
    names = ", ".join(name.value for name in several.values)
    sides = [side.value for name in several.values[:1] for side in name.sides if side.value]
    if several.least == several.most:
        text = _(
            "{values}; or {n} of these, with commas between them: {names}", values=values, n=several.most, names=names
        )
    else:
        text = _(
            "{values}; or {least} to {most} of these, with commas between them: {names}",
            values=values,
            least=several.least,
            most=several.most,
            names=names,
        )
    return text if not sides else _("{text}; each may end with {sides}", text=text, sides=" | ".join(sides))
