"""Tables that go on with the chronicle of their group."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("chronicle", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("greatest", sa.Text, nullable=True))
