"""An action touches no index of the lobby: only tables that still wait are listed there. A host's tables are found."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    waiting = sa.text("status = 'waiting'")
    op.drop_index("matches_listed", "matches")
    op.create_index("matches_waiting", "matches", ["public", "changed"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("matches_host", "matches", ["host"])
