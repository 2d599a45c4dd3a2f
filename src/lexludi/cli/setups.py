"""How a command is told what to play: the seats, and the options of a game's set-up."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lexludi.cli.speech import _
from lexludi.kernel import catalog
from lexludi.locale import N_

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def complete_game(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    return [name for name in catalog.names() if name.startswith(typed)]


def setup_options(command: Decorated) -> Decorated:
    """GAME, SEATS, and the flags that set a match up."""
    for decorate in (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help=N_("Any other option of the game's set-up, such as dominance=no."),
        ),
        click.option("--deck", metavar="NAME", help=N_("The deck to play with, where a game has several.")),
        click.option("--map", "map_", metavar="NAME", help=N_("The map to play on, where a game has several.")),
        click.option("--seats", "listed", metavar="A,B,…", help=N_("Who sits where, in turn order.")),
        click.argument("seats", nargs=-1),
        click.argument("game", shell_complete=complete_game),
    ):
        command = decorate(command)
    return command


def all_seats(seats: tuple[str, ...], listed: str | None) -> tuple[str, ...]:
    """The seats, whether typed one by one or in a list."""
    return (*seats, *(name.strip() for name in (listed or "").split(",") if name.strip()))


def all_options(map_: str | None, deck: str | None, options: tuple[str, ...]) -> dict[str, Any]:
    """The options of the set-up that were given."""
    chosen: dict[str, Any] = {}
    if map_:
        chosen["map"] = map_
    if deck:
        chosen["deck"] = deck
    for option in options:
        name, equals, text = option.partition("=")
        if not (name and equals and text):
            raise click.UsageError(_("--option takes NAME=VALUE, not {text}", text=option))
        chosen[name] = value(text)
    return chosen


def value(text: str) -> bool | int | str:
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    return int(text) if text.lstrip("-").isdigit() else text
