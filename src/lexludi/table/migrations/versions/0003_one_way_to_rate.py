"""Tables rate as tournaments do: the Elo ratings go, and skills are worked out anew from the results there are"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

from lexludi.rating import Skill, rate

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ITSELF = "law"
"""The player of a seat that the rules play, who has no rating."""
START = 1500.0


def upgrade() -> None:
    start = Skill()
    op.add_column("ratings", sa.Column("mu", sa.Float(), nullable=False, server_default=str(start.mu)))
    op.add_column("ratings", sa.Column("sigma", sa.Float(), nullable=False, server_default=str(start.sigma)))
    connection = op.get_bind()
    for (game, player), skill in skills(connection).items():
        connection.execute(
            sa.text("UPDATE ratings SET mu = :mu, sigma = :sigma WHERE game = :game AND player = :player"),
            {"mu": skill.mu, "sigma": skill.sigma, "game": game, "player": player},
        )
    with op.batch_alter_table("ratings") as batch_op:
        batch_op.drop_column("rating")
        batch_op.alter_column("mu", server_default=None)
        batch_op.alter_column("sigma", server_default=None)


def skills(connection: sa.Connection) -> dict[tuple[str, str], Skill]:
    """The skill of each player in each game, match after match in the order they ended."""
    results = sa.table("results", *map(sa.column, ("match", "seat", "game", "player", "points", "won", "made")))
    rated = sa.select(results).where(results.c.player != ITSELF).order_by(results.c.made, results.c.seat)
    matches: defaultdict[tuple[str, str], list[Any]] = defaultdict(list)
    for row in connection.execute(rated):
        matches[row.game, row.match].append(row)
    known: defaultdict[str, dict[str, Skill]] = defaultdict(dict)
    for (game, _), rows in matches.items():
        winners = {n for n, row in enumerate(rows) if row.won}
        known[game] |= rate([row.player for row in rows], winners, [row.points for row in rows], known[game])
    return {(game, player): skill for game, found in known.items() for player, skill in found.items()}


def downgrade() -> None:
    with op.batch_alter_table("ratings") as batch_op:
        batch_op.add_column(sa.Column("rating", sa.Float(), nullable=False, server_default=str(START)))
        batch_op.drop_column("mu")
        batch_op.drop_column("sigma")
