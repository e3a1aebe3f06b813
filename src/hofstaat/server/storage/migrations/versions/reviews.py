"""Reviews of finished games are kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("evaluator", sa.String(80), nullable=False),
        sa.Column("body", sa.Text, nullable=True),
        sa.Column("made", sa.Float, nullable=True),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
