"""How a command is told what to play: the seats, and the options of a game's set-up."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lexludi.agents import EXTERNAL
from lexludi.cli.data import use_data
from lexludi.cli.errors import sentence
from lexludi.cli.speech import Spoken, _, ngettext, session
from lexludi.kernel import catalog
from lexludi.kernel.about import Choice
from lexludi.locale import N_

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
FAULTS = 10
"""Faults of agents shown at most."""
GAME, CHOSEN = "lexludi.game", "lexludi.chosen"
"""Where a command keeps which game it is of, and what was chosen for its set-up."""
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def complete_game(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    return [name for name in catalog.names() if name.startswith(typed)]


def remember_game(_context: click.Context, _parameter: click.Parameter, name: str) -> str:
    """The game whose words say what is wrong with a set-up."""
    session().game = name
    return name


class ForGame(Spoken):
    """A command that takes a game; each option of that game's set-up is a flag of its own: `--map winter`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        use_data(args)  # a game says which flags it has only once its data are chosen
        known = catalog.names()
        ctx.meta[GAME] = next((word for word in args if word in known), None)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        game = ctx.meta.get(GAME)
        if game is None:
            return params
        taken = {flag for param in params for flag in param.opts}
        about = catalog.game(game).about(session().language.code)
        own = [_flag(choice) for choice in about.options]
        return [*params, *(option for option in own if option.opts[0] not in taken)]


def _flag(choice: Choice) -> click.Option:
    def choose(context: click.Context, _parameter: click.Parameter, text: str | None) -> None:
        if text is not None:
            context.meta.setdefault(CHOSEN, {})[choice.name] = value(text)

    values = [shown.value for shown in choice.values]
    metavar = " | ".join([*values, "A,B,…"] if choice.several is not None else values)
    flag = f"--{choice.name.replace('_', '-')}"
    return click.Option([flag], metavar=metavar, help=choice.text, callback=choose, expose_value=False)


def setup_options(command: Decorated) -> Decorated:
    """GAME, SEATS, and the flags that set a match up."""
    for decorate in (
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help=N_(
                "An option of the game's set-up; several names go with commas between them. Each is a flag of its own "
                "as well: with GAME before it, --help lists them, and so does lexludi games GAME."
            ),
        ),
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
                "seconds), one of your own as module:name, or external:PROGRAM. Name one for all seats, or one for "
                "each."
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


def show_warnings(game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
    """What the game advises against in this set-up, on the standard error."""
    for unwise in catalog.game(game).warnings(seats, options, session().language.code):
        click.echo(sentence(unwise), err=True)


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


def all_options(options: tuple[str, ...]) -> dict[str, Any]:
    """The options of the set-up that were given, by their own flags or by --option."""
    chosen: dict[str, Any] = dict(click.get_current_context().meta.get(CHOSEN, {}))
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
