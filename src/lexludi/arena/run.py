"""Running a tournament: on all cores or on a Dask cluster, every result saved as it comes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from lexludi.arena.cores import on_cores
from lexludi.arena.tournament import BadTournament, Fixture, Played, Tournament, fixtures, play
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.version import ENGINE

PATIENCE = 20
"""Seconds to wait for a scheduler and its first worker."""
RETRIES = 3
"""How often a game is sent out again when its worker is lost."""


class NoCluster(LexLudiError):
    """The Dask cluster cannot be used."""


class Results:
    """The file beside: a line that says which tournament it is, then one for each game, in the order they ended.

    A last line that was cut off by an interruption is dropped.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.head = {"tournament": tournament.fingerprint(), "engine": ENGINE}
        self.played: dict[int, Played] = {}
        if path.exists():
            self._read()

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            if data and not self._line(self.head).startswith(data):
                raise BadTournament(f"{self.path.name} is no file of results; move it away")
            self.path.unlink()
            return
        try:
            if msgspec.json.decode(lines[0]) != self.head:
                raise BadTournament(
                    f"{self.path.name} has results of another tournament or engine; move it away, or use --fresh"
                )
            for line in lines[1:]:
                one = msgspec.json.decode(line, type=Played)
                self.played[one.number] = one
        except msgspec.DecodeError as error:
            raise BadTournament(f"{self.path.name} is no file of results: {error}") from error
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    @staticmethod
    def _line(value: Any) -> bytes:
        return msgspec.json.encode(value) + b"\n"

    def add(self, played: Played) -> None:
        """Save a result; once this returns, it is kept."""
        kept = msgspec.structs.replace(played, record=None)
        with self.path.open("ab") as file:
            if not file.tell():
                file.write(self._line(self.head))
            file.write(self._line(kept))
            file.flush()
            os.fsync(file.fileno())
        self.played[kept.number] = kept

    def all(self) -> list[Played]:
        """In the order of the games."""
        return [self.played[number] for number in sorted(self.played)]


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game lies."""
    return folder / f"{number:05}.json"


def missing(tournament: Tournament, results: Results, records: Path | None) -> list[Fixture]:
    """The games still to be played: those without a result, or without the record that is wanted."""
    return [
        fixture
        for fixture in fixtures(tournament)
        if fixture.number not in results.played
        or (records is not None and not record_path(records, fixture.number).exists())
    ]


def run(
    waiting: Sequence[Fixture],
    results: Results,
    jobs: int = 1,
    scheduler: str | None = None,
    records: Path | None = None,
) -> Iterator[Played]:
    """Play these games and save each, as it ends."""
    work = partial(play, keep=records is not None)
    if not waiting:
        return
    if scheduler is not None:
        ended = on_cluster(work, waiting, scheduler)
    elif jobs == 1:
        ended = map(work, waiting)
    else:
        ended = on_cores(work, waiting, min(jobs, len(waiting)), ordered=False)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for played in ended:
        if records is not None and played.record is not None:
            save(record_path(records, played.number), played.record)
        if played.number not in results.played:
            results.add(played)
        yield played


def save(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(path)


def on_cluster(work: partial[Played], waiting: Sequence[Fixture], scheduler: str) -> Iterator[Played]:
    """The same games on a Dask cluster, whose workers have Lex Ludi of this very version installed."""
    with connect(scheduler) as client:
        futures = client.map(work, list(waiting), pure=False, retries=RETRIES)
        for future in _dask().as_completed(futures):
            yield future.result()
            future.release()


def reach(scheduler: str) -> None:
    """Raises NoCluster unless games can be played there."""
    connect(scheduler).close()


def connect(scheduler: str) -> Any:
    """A client of the cluster. Raises NoCluster if it does not answer, or cannot play."""
    try:
        client = _dask().Client(scheduler, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {scheduler}") from error
    try:
        check_workers(client, scheduler)
    except NoCluster:
        client.close()
        raise
    return client


def _dask() -> Any:
    try:
        import distributed
    except ImportError as error:
        raise NoCluster("a cluster needs Dask, which the extra `cluster` brings: pip install distributed") from error
    return distributed


def check_workers(client: Any, scheduler: str) -> None:
    """Raises NoCluster unless there are workers, and all have this version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise NoCluster(f"the cluster at {scheduler} has no workers") from error
    try:
        versions = set(client.run(engine).values())
    except ImportError as error:
        raise NoCluster(f"the workers at {scheduler} lack Lex Ludi: {error}") from error
    if versions != {ENGINE}:
        raise NoCluster(f"the workers at {scheduler} have Lex Ludi {', '.join(sorted(versions))}, this is {ENGINE}")


def engine() -> str:
    """The version of the engine where this runs: on a worker, its own."""
    return ENGINE
