"""Standing answers outlive a worker, and every worker knows who is there"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("standing", sa.Text(), nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("chairs") as batch_op:
        batch_op.drop_column("seen")
        batch_op.drop_column("standing")
