"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("player", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_ratings")),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("folded", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("hook", sa.String(length=500), nullable=False),
        sa.Column("quiet", sa.String(length=20), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("folded", name=op.f("uq_users_folded")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("reseeds", sa.Text(), nullable=False),
        sa.Column("engine", sa.String(length=20), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("watch", sa.String(length=32), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("parent", sa.String(length=16), nullable=True),
        sa.Column("branched", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_matches_host_users")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.create_index("ix_matches_status_moved", ["status", "moved"], unique=False)

    op.create_table(
        "chairs",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("agent", sa.String(length=40), nullable=True),
        sa.Column("standin", sa.String(length=40), nullable=True),
        sa.Column("invite", sa.String(length=32), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("noticed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chairs_match_matches")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_chairs_user_users")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_chairs")),
        sa.UniqueConstraint("invite", name=op.f("uq_chairs_invite")),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index("ix_chairs_user", ["user"], unique=False)

    op.create_table(
        "decisions",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_decisions_match_matches")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_decisions")),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_remarks_match_matches")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_remarks")),
    )
    with op.batch_alter_table("remarks", schema=None) as batch_op:
        batch_op.create_index("ix_remarks_match", ["match", "id"], unique=False)

    op.create_table(
        "results",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("faction", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("how", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match_matches")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index("ix_results_game", ["game", "faction"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("ix_results_game")

    op.drop_table("results")
    with op.batch_alter_table("remarks", schema=None) as batch_op:
        batch_op.drop_index("ix_remarks_match")

    op.drop_table("remarks")
    op.drop_table("decisions")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_index("ix_chairs_user")

    op.drop_table("chairs")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index("ix_matches_status_moved")

    op.drop_table("matches")
    op.drop_table("users")
    op.drop_table("ratings")
