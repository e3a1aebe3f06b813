"""Tables agree on whether seats are shown where they stand; a match can begin as a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("standing", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("lesson", sa.Text, nullable=True))
