"""`lexludi simulate`: many matches of agents, and a table of how they went."""

import time
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lexludi import results
from lexludi.arena.run import record_path, save
from lexludi.arena.simulate import Outcome, Plan, Statistics, simulate
from lexludi.cli.data import data_option
from lexludi.cli.errors import FAILURE
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

NEW = click.Path(path_type=Path)


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
    "lexludi simulate {game} --seats {seats} --csv matches.csv --records records\n"
    "lexludi simulate {game} --seats {seats} --jobs 4 --json\n"
    "lexludi simulate {game} --seats {seats} --agents search,greedy --seconds 0.2 --games 10",
)
@setup_options
@agent_options
@click.option("--games", type=click.IntRange(1), default=100, help=N_("How many matches; 100 if not given."))
@click.option("--seed", default="1", metavar="TEXT", help=N_("The same seed gives the same matches; 1 if not given."))
@click.option("--jobs", type=click.IntRange(1), default=1, help=N_("How many processes share the work."))
@click.option("--csv", type=NEW, metavar="FILE", help=N_("Write a row for each seat of each match as well."))
@click.option("--parquet", type=NEW, metavar="FILE", help=N_("The same as Parquet, which needs pyarrow."))
@click.option("--records", type=NEW, metavar="DIR", help=N_("Keep the record of every match in this folder."))
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
    csv: Path | None,
    parquet: Path | None,
    records: Path | None,
    as_json: bool,
) -> int:
    setup = all_options(options)
    who = all_agents(agents)
    files = _files(csv, parquet)
    plan = Plan(game, all_seats(seats, listed), setup, seed, who, seconds or 0.0, bool(files), records is not None)
    plan.check()  # what does not fit is said before anything starts
    show_warnings(game, plan.seats, setup)
    statistics = Statistics(plan.seats, plan.called())
    rows: list[results.Row] = []
    began = time.perf_counter()
    with _progress() as progress:
        for outcome in progress.track(simulate(plan, games, jobs), games, description=_("Matches")):
            statistics.add(outcome)
            if records is not None:
                _keep(records, outcome)
            if files:
                rows += results.rows(outcome)
    took = time.perf_counter() - began
    for file in files:
        results.save(rows, file)
    if as_json:
        show_json(statistics.plain(took))
    else:
        _show(statistics, took)
        show_faults(statistics.faults)
    return FAILURE if statistics.faults else 0


def _files(csv: Path | None, parquet: Path | None) -> list[Path]:
    """Where rows are to be written; whether they can be is found out before the first match."""
    for file, ending in ((csv, ".csv"), (parquet, ".parquet")):
        if file is not None:
            if file.suffix != ending:
                raise click.UsageError(_("{file} must end with {ending}", file=file, ending=ending))
            results.save([], file)
    return [file for file in (csv, parquet) if file is not None]


def _keep(folder: Path, outcome: Outcome) -> None:
    assert outcome.record is not None
    folder.mkdir(parents=True, exist_ok=True)
    save(record_path(folder, outcome.number), outcome.record)


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
    for head in (_("Wins"), _("Share"), _("95 % interval"), _("Mean score")):
        table.add_column(head, justify="right")
    for name, wins in numbers["wins"].items():
        low, high = numbers["intervals"][name]
        share, score = f"{wins / statistics.games:.1%}", f"{numbers['mean_scores'][name]:.1f}"
        table.add_row(name, str(wins), share, f"{low:.1%} – {high:.1%}", score)
    out.print(table)
    facts = [
        (_("Matches"), f"{statistics.games:,}"),
        (_("Wins by seat"), " ".join(map(str, statistics.wins_by_seat))),
        (_("How they ended"), ", ".join(f"{how} {count}" for how, count in numbers["endings"].items())),
        *([(_("Mean rounds"), f"{numbers['mean_rounds']:.1f}")] if statistics.rounds else []),
        (_("Decisions a match"), f"{numbers['decisions_per_game']:,.0f}"),
        (_("Decisions a second"), f"{numbers['decisions_per_second']:,.0f}"),
        (_("Matches a second"), f"{numbers['games_per_second']:,.1f}"),
    ]
    plain = Table(box=None, show_header=False, padding=(0, 1))
    for what, value in facts:
        plain.add_row(what, value)
    out.print(plain)
