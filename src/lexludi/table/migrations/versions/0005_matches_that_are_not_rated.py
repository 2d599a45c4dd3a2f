"""Matches that are not rated"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("unrated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE matches SET unrated = " + ("1" if op.get_bind().dialect.name == "sqlite" else "true")
               + " WHERE parent IS NOT NULL")  # fmt: skip


def downgrade() -> None:
    with op.batch_alter_table("matches") as batch_op:
        batch_op.drop_column("unrated")
