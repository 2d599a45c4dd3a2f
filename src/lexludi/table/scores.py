"""Results and ratings: every finished match is counted once, in one transaction."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Float, case, cast, func, insert, select, update

from lexludi.kernel.events import Result
from lexludi.kernel.record import Origin
from lexludi.table.schema import matches, ratings, results
from lexludi.table.store import ChairRow

START = 1500.0
STEP = 32.0


def finish(
    connection: Connection, match: str, result: str, origin: Origin, chairs: list[ChairRow], end: Result
) -> bool:
    """Mark a match as over, and count it, unless somebody already has."""
    over = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.status == "running")
        .values(status="over", result=result)
    )
    if not over.rowcount:
        return False
    players = [player_of(chair) for chair in chairs]
    for chair, (player, name) in zip(chairs, players, strict=True):
        connection.execute(
            insert(results).values(
                match=match,
                seat=chair.seat,
                game=origin.game,
                faction=origin.seats[chair.seat],
                player=player,
                name=name,
                points=end.scores[chair.seat],
                won=chair.seat in end.winners,
                how=end.how,
                made=time.time(),
            )
        )
    if len({player for player, _ in players}) > 1:
        rate(connection, origin.game, players, end)
    return True


def player_of(chair: ChairRow) -> tuple[str, str]:
    if chair.agent is not None:
        return f"agent:{chair.agent}", chair.agent
    return f"user:{chair.user}", chair.name or "?"


def rate(connection: Connection, game: str, players: list[tuple[str, str]], end: Result) -> None:
    """Elo for several players: each meets each other once; a winner beats whoever did not win."""
    old = [rating_of(connection, game, player, name) for player, name in players]
    won = [seat in end.winners for seat in range(len(players))]
    for seat, (player, _) in enumerate(players):
        gain = 0.0
        for other in range(len(players)):
            if other != seat and players[other][0] != player:
                expected = 1 / (1 + 10 ** ((old[other] - old[seat]) / 400))
                score = 0.5 if won[seat] == won[other] else float(won[seat])
                gain += STEP * (score - expected) / (len(players) - 1)
        connection.execute(
            update(ratings)
            .where(ratings.c.game == game, ratings.c.player == player)
            .values(
                rating=ratings.c.rating + gain,
                games=ratings.c.games + 1,
                wins=ratings.c.wins + float(won[seat]),
            )
        )


def rating_of(connection: Connection, game: str, player: str, name: str) -> float:
    row = connection.execute(
        select(ratings.c.rating).where(ratings.c.game == game, ratings.c.player == player)
    ).first()
    if row is not None:
        return float(row[0])
    connection.execute(
        insert(ratings).values(game=game, player=player, name=name, rating=START, games=0, wins=0.0)
    )
    return START


def standings(connection: Connection, game: str, limit: int = 50) -> list[dict[str, Any]]:
    """Players by rating, the best first."""
    statement = select(ratings).where(ratings.c.game == game).order_by(ratings.c.rating.desc()).limit(limit)
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
