"""How the command speaks: its language, its help, and its output for people and for programs."""

import json
import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from rich.console import Console

from lexludi.kernel import catalog
from lexludi.locale import CODES, N_, Language, chosen, language

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

MARKED = (N_("Show this message and exit."),)
"""Sentences of click itself that our help prints."""


class Session:
    """What the flags before a command decided."""

    def __init__(self) -> None:
        self.lang: str | None = None
        self.game: str | None = None
        self.debug = False

    @property
    def language(self) -> Language:
        return language(chosen(self.lang))


def session() -> Session:
    return click.get_current_context().ensure_object(Session)


def _(message: str, /, **values: object) -> str:
    return session().language.gettext(message, **values)


def ngettext(singular: str, plural: str, n: int, /, **values: object) -> str:
    return session().language.ngettext(singular, plural, n, **values)


def console() -> Console:
    """Where people read. Nothing we print is markup; texts of rules may hold brackets."""
    return Console(markup=False, highlight=False, emoji=False)


def show_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def lang_option(command: Decorated) -> Decorated:
    """`--lang`, which stands before a command or after it."""

    def choose(context: click.Context, _parameter: click.Parameter, code: str | None) -> None:
        if code:
            context.ensure_object(Session).lang = code

    return click.option(
        "--lang",
        type=click.Choice(CODES),
        callback=choose,
        expose_value=False,
        is_eager=True,
        help=N_("Speak English or Czech; otherwise LEXLUDI_LANG decides, otherwise it is English."),
    )(command)


def _example() -> dict[str, str]:
    """Something to play, for the examples of a command: the first game, and who usually sits in it."""
    if not catalog.names():
        return {"game": "GAME", "seats": "SEATS", "listed": "…", "bot": "SEAT"}
    about = catalog.game(catalog.names()[0]).about(session().language.code)
    bots = [seat.value for seat in about.seats if seat.itself]
    return {
        "game": about.name,
        "seats": ",".join(about.usual),
        "listed": ", ".join(f'"{seat}"' for seat in about.usual),
        "bot": bots[0] if bots else about.usual[0],
    }


class Spoken(click.Command):
    """A command whose help is written in the chosen language."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.is_eager = False  # --lang comes first, wherever it stands
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), _("Usage:") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_(self.help or ""))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.epilog:
            with formatter.section(_("Examples")):
                formatter.write_text("\b\n" + _(self.epilog).format_map(_example()))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for param in self.get_params(ctx) if (record := param.get_help_record(ctx))]
        with formatter.section(_("Options")):
            formatter.write_dl([(flags, _(help)) for flags, help in records])
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return _(self.short_help or "")


class SpokenGroup(Spoken, click.Group):
    command_class = Spoken

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        commands = [(name, self.commands[name]) for name in self.commands]
        with formatter.section(_("Commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in commands])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise click.UsageError(_("There is no command {name}", name=args[0]), ctx)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer needs them."""
        return list(self.commands)


def quiet_pipe() -> None:
    """The reader of our output has left; do not complain about it at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
