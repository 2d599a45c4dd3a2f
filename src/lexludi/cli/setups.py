"""How a command is told what to play: the seats, and the options of a game's set-up."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lexludi.agents import EXTERNAL
from lexludi.cli.errors import sentence
from lexludi.cli.speech import _, ngettext, session
from lexludi.kernel import catalog
from lexludi.locale import N_

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
FAULTS = 10
"""Faults of agents shown at most."""
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def complete_game(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    return [name for name in catalog.names() if name.startswith(typed)]


def remember_game(_context: click.Context, _parameter: click.Parameter, name: str) -> str:
    """The game whose words say what is wrong with a set-up."""
    session().game = name
    return name


def setup_options(command: Decorated) -> Decorated:
    """GAME, SEATS, and the flags that set a match up."""
    for decorate in (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help=N_(
                "Any other option of the game's set-up, such as dominance=no; several names go with commas between "
                "them: landmarks=tower,ferry. lexludi games GAME lists all options."
            ),
        ),
        click.option("--deck", metavar="NAME", help=N_("The deck to play with, where a game has several.")),
        click.option("--map", "map_", metavar="NAME", help=N_("The map to play on, where a game has several.")),
        click.option("--seats", "listed", metavar="A,B,…", help=N_("Who sits where, in turn order.")),
        click.argument("seats", nargs=-1),
        click.argument("game", shell_complete=complete_game, callback=remember_game),
    ):
        command = decorate(command)
    return command


def agent_options(command: Decorated) -> Decorated:
    """The flags that say which agents play, and how long they think."""
    for decorate in (
        click.option(
            "--seconds",
            type=click.FloatRange(0, 3600),
            metavar="NUMBER",
            help=N_("How long an agent may think about a decision."),
        ),
        click.option(
            "--agents",
            multiple=True,
            metavar="A,B,…",
            help=N_(
                "Who decides: random, greedy, search (search:800 for so many simulations, search:0.5s for so many "
                "seconds), or external:PROGRAM. Name one for all seats, or one for each."
            ),
        ),
    ):
        command = decorate(command)
    return command


def all_agents(agents: tuple[str, ...]) -> tuple[str, ...]:
    """The agents, whether in one list or in several; a program of one's own may have commas in its arguments."""
    named: list[str] = []
    for listed in agents:
        program = listed.startswith(EXTERNAL)
        named += [listed] if program else [name.strip() for name in listed.split(",") if name.strip()]
    return tuple(named) or ("random",)


def show_faults(faults: list[str]) -> None:
    """What went wrong with external agents, on the standard error."""
    for fault in faults[:FAULTS]:
        click.echo(sentence(fault), err=True)
    if len(faults) > FAULTS:
        more = len(faults) - FAULTS
        click.echo(ngettext("… and {n} more fault.", "… and {n} more faults.", more), err=True)


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
