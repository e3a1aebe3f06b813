"""The tables of the database. The log of a match is append-only; correctness rests on its key (match, ply)."""

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

META = MetaData()
REVISION = "0009"
"""The newest of the migrations: what follows is what they lead to."""
SEED_LENGTH = 80
IS_WAITING = text("status = 'waiting'")
"""Of a match that has not begun: only such are listed for everybody, so that an action has no index to change."""

MATCHES = Table(
    "matches",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("cards", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(64), nullable=False),
    Column("host_seat", Integer, nullable=True),
    Column("seed", String(SEED_LENGTH), nullable=False),
    Column("commitment", String(80), nullable=False),
    Column("time_bank", Integer, nullable=True),
    Column("turn", Text, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("chronicle", Text, nullable=True),
    Column("greatest", Text, nullable=True),
    Column("outcome", Text, nullable=True),
    Column("standing", Boolean, nullable=False, server_default=false()),
    Column("lesson", Text, nullable=True),
    Index("matches_waiting", "public", "changed", sqlite_where=IS_WAITING, postgresql_where=IS_WAITING),
    Index("matches_host", "host"),
)

SEATS = Table(
    "seats",
    META,
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("nickname", Text, nullable=False),
    Column("level", String(32), nullable=True),
    Column("steward", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("told", Integer, nullable=False),
    Column("time_left", Float, nullable=True),
    Column("asked", Float, nullable=True),
    PrimaryKeyConstraint("match", "seat"),
)

HOLDERS = Table(
    "holders",
    META,
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(64), nullable=False),
    Column("until", Integer, nullable=True),
    PrimaryKeyConstraint("match", "seat", "visitor"),
    Index("holders_visitor", "visitor"),
)

LOG = Table(
    "log",
    META,
    Column("match", String(32), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("command", String(80), nullable=True),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "ply"),
)

TOKENS = Table(
    "tokens",
    META,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Boolean, nullable=False),
)

CHAT = Table(
    "chat",
    META,
    Column("match", String(32), nullable=False),
    Column("id", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("nickname", Text, nullable=False),
    Column("text", Text, nullable=True),
    Column("phrase", String(64), nullable=True),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "id"),
)

PROCESSES = Table(
    "processes",
    META,
    Column("id", String(32), primary_key=True),
    Column("seen", DateTime(timezone=True), nullable=False),
)

PRESENCE = Table(
    "presence",
    META,
    Column("process", String(32), nullable=False),
    Column("match", String(32), nullable=False),
    Column("visitor", String(64), nullable=False),
    PrimaryKeyConstraint("process", "match", "visitor"),
    Index("presence_match", "match"),
)

REVIEWS = Table(
    "reviews",
    META,
    Column("match", String(32), primary_key=True),
    Column("evaluator", String(80), nullable=False),
    Column("body", Text, nullable=True),
    Column("made", Float, nullable=True),
    Column("shared", Boolean, nullable=False),
)
