"""The command itself: its flags, its commands, and what happens when one of them fails."""

from collections.abc import Sequence

import click

from lexludi import __version__
from lexludi.cli.bot_turn import bot_turn
from lexludi.cli.check_store import check_store
from lexludi.cli.chronicle import chronicle
from lexludi.cli.completion import completion
from lexludi.cli.data import data
from lexludi.cli.draw import draw
from lexludi.cli.errors import FAILURE, INTERRUPTED, USAGE, failure, misuse
from lexludi.cli.games import games
from lexludi.cli.law import law
from lexludi.cli.notation import notation
from lexludi.cli.play import play
from lexludi.cli.serve import serve
from lexludi.cli.simulate import run_simulation
from lexludi.cli.speech import Session, SpokenGroup, lang_option, quiet_pipe, session
from lexludi.cli.tournament import tournament
from lexludi.cli.verify import verify
from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_


def _print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"lexludi {__version__}")
        context.exit()


@click.group(
    cls=SpokenGroup,
    help=N_(
        "Lex Ludi plays heavy board games exactly by their law.\n\n"
        "Play at a table in your browser or here in the terminal, look up any rule and see the code and the tests "
        "that follow it, or check that nobody chose the dice of a finished match."
    ),
    epilog=N_(
        "lexludi games                 which games there are\n"
        "lexludi law GAME              the rules of a game, each with its number\n"
        "lexludi law --coverage        which rules no test proves yet\n"
        "lexludi simulate GAME …       how random players fare\n"
        "lexludi verify match.json     were the dice fair?"
    ),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@lang_option
@click.option("--debug", is_flag=True, help=N_("Show where an error comes from."))
@click.option(
    "--version",
    is_flag=True,
    callback=_print_version,
    expose_value=False,
    is_eager=True,
    help=N_("Show the version and exit."),
)
def lexludi(debug: bool) -> None:
    session().debug = debug
    session().language  # noqa: B018 - a LEXLUDI_LANG we do not speak is said at once


for command in (
    serve,
    play,
    games,
    law,
    run_simulation,
    tournament,
    chronicle,
    bot_turn,
    draw,
    data,
    notation,
    verify,
    check_store,
    completion,
):
    lexludi.add_command(command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 well, 1 failed, 2 not understood."""
    state = Session()
    try:
        code = lexludi.main(arguments, prog_name="lexludi", obj=state, standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.format_message())
        return 0
    except click.UsageError as error:
        click.echo(misuse(error, state), err=True)
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        quiet_pipe()
        return FAILURE
    except Exception as error:
        if state.debug and not isinstance(error, click.ClickException | LexLudiError):
            raise
        click.echo(failure(error, state), err=True)
        return FAILURE
    return code or 0
