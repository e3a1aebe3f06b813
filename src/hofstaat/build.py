"""How this copy of the package was built, and where what came with it lies. Always interpreted."""

import hashlib
import json
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import hofstaat

HERE = Path(__file__).parent
RECORD = HERE / "_native.json"
"""Written by the build: {"hofstaat/engine/table.py": sha256 of the source it was compiled from, ...}."""
COMPILED_PARTS = ("engine", "games", "bots")


def version() -> str:
    """The version of the package."""
    return hofstaat.__version__


def native_modules() -> list[str]:
    """The compiled modules here. Python prefers one to the .py beside it, so present means loaded."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    files = [*HERE.glob("*"), *(p for part in COMPILED_PARTS for p in (HERE / part).rglob("*"))]
    return sorted(p.relative_to(HERE).as_posix() for p in files if p.name.endswith(suffixes))


def stale() -> list[str]:
    """Sources beside compiled modules that are not the ones these were compiled from."""
    if not RECORD.exists():  # no record: whatever is compiled here was built by hand
        return native_modules()
    record: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8"))
    return [name for name, digest in record.items() if _digest(HERE.parent / name) != digest]


@cache
def describe() -> str:
    """In words: compiled, uncompiled, or compiled from other sources than the ones that lie here."""
    if not native_modules():
        return "uncompiled"
    changed = stale()
    return f"compiled, STALE: {', '.join(changed)}" if changed else "compiled"


def rules_folder() -> Path:
    """The numbered rules of the games: inside an installed package, in docs/ of a checkout."""
    packed = HERE / "rules"
    return packed if packed.is_dir() else HERE.parent.parent / "docs" / "rules"


def static_folder() -> Path:
    """The built front end; empty or absent when the package was built without it."""
    return HERE / "static"


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""
