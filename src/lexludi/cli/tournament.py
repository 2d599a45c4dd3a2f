"""`lexludi tournament`: agents and bots against each other, as a file says, and how they fared."""

import os
import time
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lexludi.arena.page import page
from lexludi.arena.run import Results, missing, reach, run, save
from lexludi.arena.standings import Share, both, chair, faction, player, ratings, shares
from lexludi.arena.tournament import Played, fixtures, load
from lexludi.cli.data import data_option
from lexludi.cli.errors import FAILURE, sentence
from lexludi.cli.speech import Spoken, _, console, lang_option, session, show_json
from lexludi.locale import N_
from lexludi.rating import Skill

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
NEW = click.Path(path_type=Path)


@click.command(
    cls=Spoken,
    short_help=N_("Let agents and bots play a tournament."),
    help=N_(
        "Let agents and bots play the tournament that FILE describes, and show how they fared.\n\n"
        "Every result is saved beside FILE as it comes; after an interruption, the same command goes on from there. "
        "The results are the same on one core, on many and on a cluster, unless agents think by the clock."
    ),
    epilog="lexludi tournament spring.toml\n"
    "lexludi tournament spring.toml --html spring.html --records games\n"
    "lexludi tournament spring.toml --scheduler tcp://10.0.0.1:8786\n\n\b\n"
    "# spring.toml\n"
    'game = "{game}"\n'
    "games = 24\n"
    "[[lineup]]\n"
    "seats = [{listed}]\n"
    'agents = ["search", "greedy", "random", "random"]',
)
@click.argument("file", type=FILE)
@click.option("--jobs", type=click.IntRange(1), help=N_("How many processes share the work; all cores if not given."))
@click.option("--scheduler", metavar="ADDRESS", help=N_("Play on the Dask cluster with this scheduler instead."))
@click.option("--results", type=NEW, metavar="FILE", help=N_("Where results are saved; beside FILE if not given."))
@click.option("--records", type=NEW, metavar="DIR", help=N_("Keep the record of every game in this folder."))
@click.option("--html", type=NEW, metavar="FILE", help=N_("Write a page with tables and plots as well."))
@click.option("--fresh", is_flag=True, help=N_("Forget the results there are, and start anew."))
@click.option("--json", "as_json", is_flag=True, help=N_("Print JSON, for programs."))
@data_option
@lang_option
def tournament(
    file: Path,
    jobs: int | None,
    scheduler: str | None,
    results: Path | None,
    records: Path | None,
    html: Path | None,
    fresh: bool,
    as_json: bool,
) -> int:
    described = load(file)
    saved = results or file.with_suffix(".results.jsonl")
    if scheduler is not None:
        reach(scheduler)  # before anything is forgotten
    if fresh:
        saved.unlink(missing_ok=True)
    kept = Results(saved, described)
    waiting = missing(described, kept, records)
    began = time.perf_counter()
    games = run(waiting, kept, jobs or os.cpu_count() or 1, scheduler, records)
    try:
        with _progress() as progress:
            for _played in progress.track(games, len(waiting), description=_("Games")):
                pass
    except KeyboardInterrupt:
        said = _(
            "Interrupted: {n} of {all} games are kept in {file}; the same command goes on from there.",
            n=len(kept.played), all=len(fixtures(described)), file=saved,
        )  # fmt: skip
        click.echo(f"\n{said}", err=True)
        raise
    took = time.perf_counter() - began
    found = kept.all()
    faults = [fault for played in found for fault in played.faults]
    if html is not None:
        save(html, page(described.name or file.stem, found, session().language))
    if as_json:
        show_json(_plain(found, len(waiting), took))
    else:
        _show(found)
        for fault in faults:
            click.echo(sentence(fault), err=True)
    return FAILURE if faults else 0


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f}/s")


def _progress() -> Progress:
    """A bar for people, on the standard error."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _plain(found: list[Played], played_now: int, seconds: float) -> dict[str, object]:
    def shared(rows: list[Share]) -> list[dict[str, object]]:
        return [
            {
                "name": s.name,
                "games": s.games,
                "wins": s.wins,
                "rate": round(s.rate, 4),
                "interval": [round(s.low, 4), round(s.high, 4)],
                "mean_score": round(s.score, 3),
            }
            for s in rows
        ]

    return {
        "games": len(found),
        "played_now": played_now,
        "seconds": round(seconds, 3),
        "ratings": [
            {"name": name, "mu": round(skill.mu, 4), "sigma": round(skill.sigma, 4)}
            for name, skill in ratings(found).items()
        ],
        "agents": shared(shares(found, player)),
        "factions": shared(shares(found, faction)),
        "agents_and_factions": shared(shares(found, both)),
        "seats": shared(shares(found, chair)),
        "faults": [fault for played in found for fault in played.faults],
    }


def _show(found: list[Played]) -> None:
    out = console()
    rated = ratings(found)
    rows = sorted(shares(found, player), key=lambda share: -rated[share.name].least)
    out.print(_table(_("Player"), rows, rated))
    out.print(_table(_("Faction"), shares(found, faction)))
    out.print(_table(_("Seat"), sorted(shares(found, chair), key=lambda share: int(share.name))))


def _table(first: str, rows: list[Share], rated: dict[str, Skill] | None = None) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first, style="bold")
    heads = [_("Games"), _("Wins"), _("Share"), _("95 % interval"), _("Mean score")]
    for head in [*heads, *([_("Rating")] if rated else [])]:
        table.add_column(head, justify="right")
    for share in rows:
        cells = [str(share.games), str(share.wins), f"{share.rate:.1%}", f"{share.low:.1%} – {share.high:.1%}"]
        cells.append(f"{share.score:.1f}")
        if rated:
            rating = rated[share.name]
            cells.append(f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}")
        table.add_row(share.name, *cells)
    return table
