"""Tournaments: line-ups of seats and agents, played in every rotation, as one file describes them.

Each game has a seed of its own, made of the tournament's, so it goes the same wherever and whenever it is played
(unless agents think by the clock).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal

import msgspec

from lexludi import agents as known
from lexludi.arena.contest import contest
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.match import Match
from lexludi.kernel.version import ENGINE

ITSELF = ""
"""The agent of a seat that the rules play."""

SAID = {
    "Object contains unknown field": "there is no key",
    "Object missing required field": "it lacks",
    "Invalid enum value": "there is no",
}
LINEUP = re.compile(r"\$\.lineup\[(\d+)\]")

Rotation = Literal["none", "seats", "agents", "both"]


class BadTournament(LexLudiError):
    """The file does not describe a tournament that can be played; the message says where and why."""


class Lineup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table: seats, and an agent for all of them or one for each that is not played by the rules."""

    seats: tuple[str, ...]
    agents: tuple[str, ...] = ("random",)
    options: dict[str, Any] = {}
    games: int | None = None


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says. `games` is how many each line-up plays; what a line-up says itself goes before it."""

    game: str
    lineup: tuple[Lineup, ...]
    name: str = ""
    games: int = 12
    seed: str | int = "1"
    rotate: Rotation = "both"
    seconds: float = 0.0
    options: dict[str, Any] = {}

    def fingerprint(self) -> str:
        """The same for files that give the same games, and different for all others."""
        return blake2b(msgspec.json.encode([ENGINE, fixtures(self)]), digest_size=16).hexdigest()


class Fixture(msgspec.Struct, frozen=True):
    """One game that is to be played."""

    number: int
    lineup: int
    game: str
    seats: tuple[str, ...]
    agents: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    seconds: float = 0.0


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game went. `curve` has everybody's points at the end of each round; the seats may have been settled in
    the match. The record is there if it was asked for.
    """

    number: int
    lineup: int
    seats: tuple[str, ...]
    agents: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str
    rounds: int
    decisions: int
    curve: tuple[tuple[int, ...], ...] = ()
    faults: tuple[str, ...] = ()
    record: str | None = None
    seed: str = ""


def load(path: Path) -> Tournament:
    """The tournament of a file, checked down to the set-up of every line-up. Raises BadTournament."""
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadTournament(f"{path.name} is not TOML: {error}") from error
    try:
        tournament = msgspec.convert(plain, Tournament)
    except msgspec.ValidationError as error:
        raise BadTournament(f"{path.name}: {told(error)}") from error
    try:
        check(tournament)
    except LexLudiError as error:
        raise BadTournament(f"{path.name}: {error}") from error
    return tournament


def told(error: msgspec.ValidationError) -> str:
    """What does not fit in the file, and where, in the words of the file."""
    what, _, place = str(error).partition(" - at `")
    for theirs, ours in SAID.items():
        what = what.replace(theirs, ours)
    where = LINEUP.match(place)
    key = place.rstrip("`").rpartition(".")[2] if "." in place else ""
    head = f"line-up {int(where[1]) + 1}: " if where else ""
    return head + (f"{key}: " if key and "lineup[" not in key and key != "$" else "") + what


def check(tournament: Tournament) -> None:
    """Everything that could stop a game later stops the tournament now."""
    game = catalog.game(tournament.game)
    if not tournament.lineup:
        raise BadTournament("a tournament needs at least one [[lineup]]")
    for number, lineup in enumerate(tournament.lineup, 1):
        try:
            _check_lineup(tournament, game, lineup)
        except LexLudiError as error:
            raise BadTournament(f"line-up {number}: {error}") from error


def _check_lineup(tournament: Tournament, game: catalog.Game, lineup: Lineup) -> None:
    deciding = sum(not game.plays_itself(seat) for seat in lineup.seats)
    if not lineup.agents or len(lineup.agents) not in (1, deciding):
        raise BadTournament(f"{len(lineup.agents)} agents cannot play {deciding} seats: name one, or one a seat")
    if games(tournament, lineup) < 1:
        raise BadTournament(f"{games(tournament, lineup)} games are none: name at least 1")
    for name in lineup.agents:
        known.make(name, tournament.seconds).ready()
    Match.set_up(game.name, lineup.seats, "1", False, **tournament.options | lineup.options)


def games(tournament: Tournament, lineup: Lineup) -> int:
    """How many games a line-up plays."""
    return tournament.games if lineup.games is None else lineup.games


def fixtures(tournament: Tournament) -> list[Fixture]:
    """All games, in order."""
    game = catalog.game(tournament.game)
    found: list[Fixture] = []
    for place, lineup in enumerate(tournament.lineup):
        deciding = [not game.plays_itself(seat) for seat in lineup.seats]
        for n in range(games(tournament, lineup)):
            seats, agents = rotated(lineup, deciding, tournament.rotate, n)
            found.append(
                Fixture(
                    len(found),
                    place,
                    tournament.game,
                    seats,
                    agents,
                    tournament.options | lineup.options,
                    f"{tournament.seed}-{place}-{n}",
                    tournament.seconds,
                )
            )
    return found


def rotated(
    lineup: Lineup, deciding: Sequence[bool], rotate: Rotation, n: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Seats and agents of the n-th game of a line-up. The agents move on round the seats that decide; once they have
    been everywhere, all of them move to the next chair.
    """
    count = sum(deciding)
    players = list(lineup.agents) if len(lineup.agents) > 1 else [*lineup.agents] * count
    turn = n
    if rotate in ("agents", "both") and count:
        shift = n % count
        players = players[-shift:] + players[:-shift] if shift else players
        turn = n // count
    waiting = iter(players)
    agents = tuple(next(waiting) if decides else ITSELF for decides in deciding)
    seats = lineup.seats
    if rotate in ("seats", "both"):
        turn %= len(seats)
        return seats[turn:] + seats[:turn], agents[turn:] + agents[:turn]
    return seats, agents


def play(fixture: Fixture, keep: bool = False) -> Played:
    """Play one game; with `keep`, bring its record."""
    names = fixture.agents
    players = [None if name == ITSELF else known.make(name, fixture.seconds) for name in names]
    track = keep or not all(known.quick(name) for name in names if name)
    match = Match.set_up(fixture.game, fixture.seats, fixture.seed, track, **fixture.options)
    went = contest(match, players, Chance.of(f"agents {fixture.seed}"))
    return Played(
        fixture.number,
        fixture.lineup,
        went.seats,
        names,
        went.winners,
        went.scores,
        went.how,
        went.rounds,
        went.decisions,
        went.curve,
        went.faults,
        match.record().write() if keep else None,
        fixture.seed,
    )
