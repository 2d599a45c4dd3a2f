"""`lexludi serve`: the browser table."""

import click

from lexludi.cli.data import data_option
from lexludi.cli.errors import Failed
from lexludi.cli.speech import Spoken, _, lang_option
from lexludi.locale import N_

PORT = 8000


@click.command(
    cls=Spoken,
    short_help=N_("Open a table in the browser."),
    help=N_(
        "Open a table in the browser: with friends, with bots, or both.\n\n"
        "Open the address it prints. Matches are kept in LEXLUDI_HOME, or in the database that LEXLUDI_DATABASE names; "
        "docs/hosting.md tells how to serve others. Ctrl-C stops the server, and no match is lost."
    ),
    epilog="lexludi serve\nlexludi serve --host 0.0.0.0 --port 80",
)
@click.option("--host", default="127.0.0.1", show_default=True, help=N_("The address to listen on; 0.0.0.0 for all."))
@click.option(
    "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help=N_("The port; 0 for any free one.")
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help=N_("Processes; several need PostgreSQL."),
)
@data_option
@lang_option
def serve(host: str, port: int, workers: int) -> None:
    try:
        from lexludi.table import config
        from lexludi.table import serve as server
    except ModuleNotFoundError as missing:
        if (missing.name or "lexludi").startswith("lexludi"):
            raise
        raise Failed(
            _("The browser table needs {name}; in the source, type: pip install '.[table]'", name=missing.name)
        ) from None
    with server.listen(host, port) as listener:
        address = server.address_of(listener, host)
        settings = config.load(address=address)
        server.prepare(settings, workers)
        taken = listener.getsockname()[1]
        if port not in (0, taken):
            click.echo(_("Port {port} is taken by another program; using {taken} instead.", port=port, taken=taken))
        click.echo(_("The table is open: {address} (Ctrl-C closes it)", address=address))
        if settings.address != address:
            click.echo(_("Others reach it at {address}", address=settings.address))
        server.run(settings, listener, workers)
