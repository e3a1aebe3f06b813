"""A match remembers who held its seats, and whose seat its host has asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("holders", sa.Column("until", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("asked", sa.Float, nullable=True))
