"""Results and ratings: every finished match is counted once, in one transaction."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Float, case, cast, func, insert, select, update

from lexludi.kernel.events import Result
from lexludi.kernel.record import Origin
from lexludi.table.live import ITSELF
from lexludi.table.schema import matches, ratings, results
from lexludi.table.store import ChairRow, insert_new, wake

START = 1500.0
STEP = 32.0


def finish(
    connection: Connection, match: str, result: str, origin: Origin, chairs: list[ChairRow], end: Result
) -> bool:
    """Mark a match as over, and count it, unless somebody already has."""
    over = connection.execute(
        update(matches).where(matches.c.id == match, matches.c.status == "running").values(status="over", result=result)
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
        rate(connection, origin.game, rated, end)
    wake(connection, [f"{match} chairs"])
    return True


def player_of(chair: ChairRow) -> tuple[str, str]:
    """Who is counted for a seat; the rules themselves, where they play it, have no rating."""
    if chair.agent == ITSELF:
        return ITSELF, ITSELF
    if chair.agent is not None:
        return f"agent:{chair.agent}", chair.agent
    return f"user:{chair.user}", chair.name or "?"


def rate(connection: Connection, game: str, players: dict[int, tuple[str, str]], end: Result) -> None:
    """Elo for the players of several seats: each meets each other once; a winner beats whoever did not win."""
    names = dict(sorted(players.values()))  # always in one order, so that two workers never wait for each other's rows
    old = {player: rating_of(connection, game, player, name) for player, name in names.items()}
    won = {seat: seat in end.winners for seat in players}
    gains = dict.fromkeys(names, 0.0)
    for seat, (player, _) in players.items():
        for other, (rival, _) in players.items():
            if rival != player:
                expected = 1 / (1 + 10 ** ((old[rival] - old[player]) / 400))
                score = 0.5 if won[seat] == won[other] else float(won[seat])
                gains[player] += STEP * (score - expected) / (len(players) - 1)
    for player, name in names.items():
        seats = [seat for seat, sitter in players.items() if sitter[0] == player]
        connection.execute(
            update(ratings)
            .where(ratings.c.game == game, ratings.c.player == player)
            .values(
                name=name,
                rating=ratings.c.rating + gains[player],
                games=ratings.c.games + 1,
                wins=ratings.c.wins + float(any(won[seat] for seat in seats)),
            )
        )


def rating_of(connection: Connection, game: str, player: str, name: str) -> float:
    """The rating of a player, who starts with one like everybody; held until the match is counted."""
    fresh = {"game": game, "player": player, "name": name, "rating": START, "games": 0, "wins": 0.0}
    connection.execute(insert_new(connection, ratings), fresh)
    found = select(ratings.c.rating).where(ratings.c.game == game, ratings.c.player == player).with_for_update()
    return float(connection.execute(found).scalar_one())


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
