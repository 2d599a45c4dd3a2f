"""Results and ratings: every finished match is counted once, in one transaction."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Float, case, cast, func, insert, select, update

from lexludi.kernel.events import Result
from lexludi.kernel.record import Origin
from lexludi.rating import Skill, rate
from lexludi.table.matches.live import ITSELF
from lexludi.table.storage.rows import insert_new, wake
from lexludi.table.storage.schema import matches, ratings, results
from lexludi.table.storage.store import ChairRow


def finish(
    connection: Connection, match: str, result: str, origin: Origin, chairs: list[ChairRow], end: Result
) -> bool:
    """Mark a match as over, and count it if it is rated, unless somebody already has."""
    over = connection.execute(
        update(matches).where(matches.c.id == match, matches.c.status == "running").values(status="over", result=result)
    )
    if not over.rowcount:
        return False
    if connection.execute(select(matches.c.unrated).where(matches.c.id == match)).scalar_one():
        wake(connection, [f"{match} chairs"])
        return True
    players = [player_of(chair) for chair in chairs]
    for chair, (player, name) in zip(chairs, players, strict=True):
        connection.execute(
            insert(results).values(
                match=match,
                seat=chair.seat,
                game=origin.game,
                faction=origin.seats[chair.seat][:40],
                player=player,
                name=name,
                points=end.scores[chair.seat],
                won=chair.seat in end.winners,
                how=end.how[:40],
                made=time.time(),
            )
        )
    rated = {seat: who for seat, who in enumerate(players) if who[0] != ITSELF}
    if len(set(rated.values())) > 1:
        count(connection, origin.game, rated, end)
    wake(connection, [f"{match} chairs"])
    return True


def player_of(chair: ChairRow) -> tuple[str, str]:
    """Who is counted for a seat; the rules themselves, where they play it, have no rating."""
    if chair.agent == ITSELF:
        return ITSELF, ITSELF
    if chair.agent is not None:
        return f"agent:{chair.agent}", chair.agent
    return f"user:{chair.user}", chair.name or "?"


def count(connection: Connection, game: str, players: dict[int, tuple[str, str]], end: Result) -> None:
    """Rate the players of some seats by a match of theirs, and count it for each of them."""
    seats = list(players)
    names = dict(sorted(players.values()))  # always in one order, so that two workers never wait for each other's rows
    known = {player: skill_of(connection, game, player, name) for player, name in names.items()}
    sitters = [players[seat][0] for seat in seats]
    won = {n for n, seat in enumerate(seats) if seat in end.winners}
    skills = rate(sitters, won, [end.scores[seat] for seat in seats], known)
    for player, name in names.items():
        connection.execute(
            update(ratings)
            .where(ratings.c.game == game, ratings.c.player == player)
            .values(
                name=name,
                mu=skills[player].mu,
                sigma=skills[player].sigma,
                games=ratings.c.games + 1,
                wins=ratings.c.wins + float(any(sitters[n] == player for n in won)),
            )
        )


def skill_of(connection: Connection, game: str, player: str, name: str) -> Skill:
    """The skill of a player, who starts with one like everybody; held until the match is counted."""
    fresh = {"game": game, "player": player, "name": name, "games": 0, "wins": 0.0}
    connection.execute(insert_new(connection, ratings), {**fresh, **msgspec.structs.asdict(Skill())})
    found = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.game == game, ratings.c.player == player)
    return Skill(*connection.execute(found.with_for_update()).one())


def standings(connection: Connection, game: str, limit: int = 50) -> list[dict[str, Any]]:
    """Players by what their skill is at least likely to be, the best first."""
    least = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    statement = select(ratings).where(ratings.c.game == game).order_by(least, ratings.c.player).limit(limit)
    return [dict(row) for row in connection.execute(statement).mappings()]


def by_faction(connection: Connection, game: str, player: str | None = None) -> list[dict[str, Any]]:
    """Games, wins and mean points of each faction; of one player, or of all."""
    won = func.sum(case((results.c.won, 1), else_=0))
    statement = (
        select(
            results.c.faction,
            func.count().label("games"),
            won.label("wins"),
            func.avg(cast(results.c.points, Float)).label("points"),
        )
        .where(results.c.game == game)
        .group_by(results.c.faction)
        .order_by(results.c.faction)
    )
    if player is not None:
        statement = statement.where(results.c.player == player)
    return [dict(row) for row in connection.execute(statement).mappings()]
