"""`lexludi serve`: the browser table."""

from importlib.util import find_spec

import click

from lexludi.cli.errors import Failed
from lexludi.cli.speech import Spoken, _, lang_option
from lexludi.locale import N_


@click.command(
    cls=Spoken,
    short_help=N_("Open a table in the browser."),
    help=N_("Open a table in the browser: with friends, with bots, or both."),
)
@lang_option
def serve() -> None:
    if find_spec("lexludi.table") is None:
        raise Failed(
            _(
                "The browser table is not part of this release yet; play in the terminal with: lexludi play GAME "
                "(lexludi games lists them)."
            )
        )
