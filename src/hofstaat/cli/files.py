"""Files that must never be half written: saved games, and a chronicle that several games may write to."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def write_whole(path: Path, text: str) -> None:
    """The file is either the old one or the new one, never half of it. A link stays one: its target is written."""
    target, part = target_and_part(path)
    try:
        part.touch()
        if target.exists():
            shutil.copymode(target, part)
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Raise the OSError that `write_whole` would raise, and leave everything as it is."""
    target, part = target_and_part(path)
    if os.path.lexists(target):
        target.open("r+b").close()
    try:
        part.touch()
    finally:
        part.unlink(missing_ok=True)


def target_and_part(path: Path) -> tuple[Path, Path]:
    """The file itself, and the one beside it that takes its place."""
    target = Path(os.path.realpath(path))
    return target, target.with_name(f"{target.name}.{os.getpid()}.part")


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Nobody else who asks for this has the file at the same time, as far as the system can tell."""
    opened = -1
    with suppress(OSError):
        if fcntl is not None:
            opened = os.open(target_and_part(path)[0].parent, os.O_RDONLY)
            fcntl.flock(opened, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if opened >= 0:
            os.close(opened)
