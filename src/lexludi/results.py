"""Results to work with: a row for each seat of each match, as pandas and polars read them at once.

    from lexludi import results

    rows = results.simulate("skirmish", ["red", "blue"], agents=["greedy", "random"], games=50)
    pandas.DataFrame(rows).groupby("agent")["won"].mean()
    results.save(rows, "duel.parquet")

`load` reads what `save` has written, and the results that a tournament keeps beside its file.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from lexludi.agents import Who
from lexludi.arena.simulate import Outcome, Plan
from lexludi.arena.simulate import simulate as play
from lexludi.arena.tournament import Played
from lexludi.kernel.errors import LexLudiError

Row: TypeAlias = dict[str, Any]

COLUMNS = {
    "match": int,
    "lineup": int,
    "seed": str,
    "seat": int,
    "player": str,
    "agent": str,
    "won": bool,
    "points": int,
    "sources": str,
    "how": str,
    "rounds": int,
    "decisions": int,
    "seconds": float,
    "record": str,
}
"""What a row tells, and in which kind. `seat` counts from 1; `sources` is JSON: points, by the number of the rule that
brought them. Of a tournament `seconds` is 0, and `lineup` counts from 1; a simulation has line-up 0.
"""
KINDS = (".csv", ".jsonl", ".parquet")


class BadResults(LexLudiError):
    """A file of results that cannot be read or written; the sentence says why."""


def simulate(
    game: str,
    seats: Sequence[str],
    *,
    agents: Sequence[Who] = ("random",),
    games: int = 100,
    seed: str | int = "1",
    seconds: float = 0.0,
    jobs: int = 1,
    records: bool = False,
    **options: Any,
) -> list[Row]:
    """Let agents play many matches: a row for each seat of each."""
    plan = Plan(game, tuple(seats), options, str(seed), tuple(agents), seconds, sources=True, records=records)
    return [row for outcome in play(plan, games, jobs) for row in rows(outcome)]


def rows(went: Outcome | Played) -> list[Row]:
    """A match, a row for each of its seats."""
    if isinstance(went, Outcome):
        lineup, sources, seconds = 0, [msgspec.json.encode(one).decode() for one in went.sources], went.seconds
    else:
        lineup, sources, seconds = went.lineup + 1, [], 0.0
    return [
        {
            "match": went.number + 1,
            "lineup": lineup,
            "seed": went.seed,
            "seat": seat + 1,
            "player": player,
            "agent": went.agents[seat],
            "won": seat in went.winners,
            "points": went.scores[seat],
            "sources": sources[seat] if sources else "",
            "how": went.how,
            "rounds": went.rounds,
            "decisions": went.decisions,
            "seconds": round(seconds, 6),
            "record": went.record or "",
        }
        for seat, player in enumerate(went.seats)
    ]


def save(found: Iterable[Row], path: str | Path) -> None:
    """Write rows as CSV, JSON lines or Parquet (which needs pyarrow), by the ending of the file's name."""
    path = Path(path)
    found = list(found)
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, COLUMNS)
            table.writeheader()
            table.writerows(found)
    elif path.suffix == ".jsonl":
        path.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in found))
    elif path.suffix == ".parquet":
        pa, parquet = _arrow()
        kinds = {int: pa.int64(), str: pa.string(), bool: pa.bool_(), float: pa.float64()}
        schema = pa.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
        parquet.write_table(pa.Table.from_pylist(found, schema), path)
    else:
        raise BadResults(f"{path.name} does not say what to write: it ends with {', '.join(KINDS)}")


def load(path: str | Path) -> list[Row]:
    """The rows of a file that `save` has written, or of the results of a tournament."""
    path = Path(path)
    if path.suffix == ".csv":
        with path.open(newline="", encoding="utf-8") as file:
            return [_typed(path, row) for row in csv.DictReader(file)]
    if path.suffix == ".parquet":
        read: list[Row] = _arrow()[1].read_table(path).to_pylist()
        return read
    if path.suffix != ".jsonl":
        raise BadResults(f"{path.name} is no file of results: it ends with {', '.join(KINDS)}")
    lines = path.read_bytes().splitlines()
    try:
        if lines and "tournament" in msgspec.json.decode(lines[0]):
            return [row for line in lines[1:] for row in rows(msgspec.json.decode(line, type=Played))]
        return [msgspec.json.decode(line, type=Row) for line in lines]
    except msgspec.DecodeError as error:
        raise BadResults(f"{path.name} is no file of results: {error}") from error


def _typed(path: Path, row: dict[str, str]) -> Row:
    try:
        return {name: row[name] == "True" if kind is bool else kind(row[name]) for name, kind in COLUMNS.items()}
    except (KeyError, ValueError) as error:
        raise BadResults(f"{path.name} is no file of results: {error}") from error


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadResults("Parquet needs pyarrow, which the extra `results` brings: pip install pyarrow") from error
    return pyarrow, pyarrow.parquet
