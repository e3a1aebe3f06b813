"""Counters for /metrics. Nothing in them depends on anybody's cards."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("hofstaat_sockets", "Open WebSockets", registry=REGISTRY)
AWAKE = Gauge("hofstaat_matches_awake", "Matches held in memory", registry=REGISTRY)
ACTIONS = Counter("hofstaat_actions", "Actions carried out and committed", ["game"], registry=REGISTRY)
REFUSED = Counter("hofstaat_refused", "Commands and requests refused", ["key"], registry=REGISTRY)
DROPPED = Counter("hofstaat_dropped_sockets", "Sockets closed for reading too slowly", registry=REGISTRY)
BOT_FAILURES = Counter("hofstaat_bot_failures", "Bots that broke or gave no answer in time", registry=REGISTRY)
COMMIT_SECONDS = Histogram("hofstaat_commit_seconds", "Time to carry out and commit a batch", registry=REGISTRY)
SYNC_SECONDS = Histogram("hofstaat_sync_seconds", "Time to bring what SQLite committed to the disk", registry=REGISTRY)


@cache
def actions_of(game: str) -> Counter:
    """Looked up at every action."""
    return ACTIONS.labels(game)


def text() -> bytes:
    return generate_latest(REGISTRY)
