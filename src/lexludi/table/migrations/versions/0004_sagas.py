"""What lasts beyond a match, and the matches of it in their order"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sagas",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_sagas_owner_users")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sagas")),
    )
    op.create_index("ix_sagas_owner", "sagas", ["owner", "moved"])
    op.create_table(
        "episodes",
        sa.Column("saga", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["saga"], ["sagas.id"], name=op.f("fk_episodes_saga_sagas")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_episodes_match_matches")),
        sa.PrimaryKeyConstraint("saga", "number", name=op.f("pk_episodes")),
        sa.UniqueConstraint("match", name=op.f("uq_episodes_match")),
    )


def downgrade() -> None:
    op.drop_table("episodes")
    op.drop_index("ix_sagas_owner", "sagas")
    op.drop_table("sagas")
