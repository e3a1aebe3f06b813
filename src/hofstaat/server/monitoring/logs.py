"""Structured logs, one line of JSON each. No secrets, no cards: errors are logged by kind and place, not by text."""

import logging
import sys
import traceback
from contextlib import suppress
from io import TextIOBase
from typing import TextIO, cast

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class StderrStream(TextIOBase):
    """Standard error as it is now. When it is gone (a closed terminal, a broken pipe) the server goes on without."""

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def configure(level: str) -> None:
    """To standard error, from this level on."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, StderrStream())),
        cache_logger_on_first_use=False,
    )


def logger() -> structlog.typing.FilteringBoundLogger:
    logger: structlog.typing.FilteringBoundLogger = structlog.get_logger()
    return logger


def log_exception(what: str, error: BaseException, **facts: object) -> None:
    """An error nobody foresaw. Its message may quote a hidden card, so only its kind and its place are written."""
    places = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    logger().error(what, kind=type(error).__name__, at=places[-8:], **facts)
