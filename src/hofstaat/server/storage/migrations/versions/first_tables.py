"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_matches()
    make_seats()
    make_log()


def make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("cards", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("host_seat", sa.Integer, nullable=True),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("commitment", sa.String(80), nullable=False),
        sa.Column("time_bank", sa.Integer, nullable=True),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("matches_listed", "matches", ["public", "status", "changed"])


def make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("steward", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("time_left", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "visitor"),
    )
    op.create_index("holders_visitor", "holders", ["visitor"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )


def make_log() -> None:
    op.create_table(
        "log",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("command", sa.String(80), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "ply"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("phrase", sa.String(64), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "id"),
    )
