"""Matches as they stood at each turn, and those that went on under other rules"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_snapshots_match_matches")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "resumptions",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("law", sa.String(80), nullable=False),
        sa.Column("void", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_resumptions_match_matches")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_resumptions")),
    )
    op.add_column("chairs", sa.Column("agrees", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("chairs") as batch_op:
        batch_op.drop_column("agrees")
    op.drop_table("resumptions")
    op.drop_table("snapshots")
