"""`lexludi simulate`: many matches of agents, and a table of how they went."""

import time

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lexludi.arena.simulate import Plan, Statistics, simulate, start
from lexludi.cli.data import data_option
from lexludi.cli.setups import (
    ForGame,
    agent_options,
    all_agents,
    all_options,
    all_seats,
    setup_options,
    show_faults,
    show_warnings,
)
from lexludi.cli.speech import _, console, lang_option, show_json
from lexludi.locale import N_


@click.command(
    "simulate",
    cls=ForGame,
    short_help=N_("Let agents play many matches."),
    help=N_(
        "Let agents play many matches, and show how they went.\n\n"
        "GAME is one that lexludi games lists, SEATS say who sits where. The same seed gives the same matches, however "
        "many processes play them, unless agents think by the clock."
    ),
    epilog="lexludi simulate {game} --seats {seats} --games 500 --seed 1\n"
    "lexludi simulate {game} --seats {seats} --jobs 4 --json\n"
    "lexludi simulate {game} --seats {seats} --agents search,greedy --seconds 0.2 --games 10",
)
@setup_options
@agent_options
@click.option("--games", type=click.IntRange(1), default=100, help=N_("How many matches; 100 if not given."))
@click.option("--seed", default="1", metavar="TEXT", help=N_("The same seed gives the same matches; 1 if not given."))
@click.option("--jobs", type=click.IntRange(1), default=1, help=N_("How many processes share the work."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def run_simulation(
    game: str,
    seats: tuple[str, ...],
    listed: str | None,
    options: tuple[str, ...],
    agents: tuple[str, ...],
    seconds: float | None,
    games: int,
    seed: str,
    jobs: int,
    as_json: bool,
) -> None:
    setup = all_options(options)
    plan = Plan(game, all_seats(seats, listed), setup, seed, all_agents(agents), seconds or 0.0)
    start(plan, 0)  # a set-up that does not fit is said before anything starts
    plan.players()
    show_warnings(game, plan.seats, setup)
    statistics = Statistics(plan.seats)
    began = time.perf_counter()
    with _progress() as progress:
        for outcome in progress.track(simulate(plan, games, jobs), games, description=_("Matches")):
            statistics.add(outcome)
    took = time.perf_counter() - began
    if as_json:
        show_json(statistics.plain(took))
    else:
        _show(statistics, took)
        show_faults(statistics.faults)


def _progress() -> Progress:
    """A bar for people, on the standard error."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _show(statistics: Statistics, seconds: float) -> None:
    numbers = statistics.plain(seconds)
    out = console()
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(_("Player"), style="bold")
    for head in (_("Wins"), _("Share"), _("Mean score")):
        table.add_column(head, justify="right")
    for name, wins in numbers["wins"].items():
        table.add_row(name, str(wins), f"{wins / statistics.games:.1%}", f"{numbers['mean_scores'][name]:.1f}")
    out.print(table)
    facts = [
        (_("Matches"), f"{statistics.games:,}"),
        (_("Wins by seat"), " ".join(map(str, statistics.wins_by_seat))),
        (_("How they ended"), ", ".join(f"{how} {count}" for how, count in numbers["endings"].items())),
        (_("Mean rounds"), f"{numbers['mean_rounds']:.1f}"),
        (_("Decisions a match"), f"{numbers['decisions_per_game']:,.0f}"),
        (_("Decisions a second"), f"{numbers['decisions_per_second']:,.0f}"),
        (_("Matches a second"), f"{numbers['games_per_second']:,.1f}"),
    ]
    plain = Table(box=None, show_header=False, padding=(0, 1))
    for what, value in facts:
        plain.add_row(what, value)
    out.print(plain)
