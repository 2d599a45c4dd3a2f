"""Times in which no worker was awake"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_beats")),
    )
    op.create_table(
        "pauses",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pauses")),
    )


def downgrade() -> None:
    op.drop_table("pauses")
    op.drop_table("beats")
