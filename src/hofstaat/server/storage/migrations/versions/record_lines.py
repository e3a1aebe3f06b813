"""A log consists of the lines of its record: `kind`, `seat` and `data` become one line of JSON."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

LINE = """
    UPDATE log SET line = CASE kind
        WHEN 'act' THEN '{"seat":' || seat || ',"does":' || %s || '}'
        WHEN 'lots' THEN '{"lots":' || data || '}'
        ELSE '{"undo":' || data || '}'
    END
"""
QUOTED = {"sqlite": "json_quote(data)", "postgresql": "CAST(to_json(data) AS text)"}


def upgrade() -> None:
    op.add_column("log", sa.Column("line", sa.Text, nullable=False, server_default=""))
    op.execute(LINE % QUOTED[op.get_context().dialect.name])
    with op.batch_alter_table("log") as log:
        for column in ("kind", "seat", "data"):
            log.drop_column(column)
        log.alter_column("line", server_default=None)
