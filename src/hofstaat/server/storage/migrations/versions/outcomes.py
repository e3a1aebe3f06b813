"""Matches that are over keep their outcome: under other rules nobody can play it out again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("outcome", sa.Text, nullable=True))
