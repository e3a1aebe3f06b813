"""Run a command against a compiled copy of the package:  python -m tools.native pytest -q

The copy lies in build/site/<hash of its contents>: an edit gives another folder, so stale code never runs.
HOFSTAAT_PURE=1 runs the sources as they are, =0 insists on the compiled copy, unset falls back with one line.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import core

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hofstaat"
RULES = ROOT / "docs" / "rules"
START = "import sys; sys.argv[0] = 'hofstaat'; from hofstaat.cli import main; sys.exit(main())"


def contents() -> list[Path]:
    """Everything that goes into the copy."""
    files = [path for folder in (PACKAGE, RULES) for path in folder.rglob("*") if path.is_file()]
    return sorted(path for path in files if "__pycache__" not in path.parts)


def site() -> Path:
    """A folder for PYTHONPATH with the package as an installed wheel would have it."""
    done = ROOT / "build" / "site" / core.digest(ROOT, contents(), core.key(ROOT))
    if not done.exists():
        assemble(core.compiled(ROOT), done)
        os.utime(done)  # it bears the time of what was copied, and would be the first to be forgotten
        core.forget_old(done.parent, keep=4)
    os.utime(done)
    return done


def assemble(native: Path, done: Path) -> None:
    """Sources, compiled modules and rules in one tree, renamed into place when complete."""
    tmp = done.with_suffix(f".{os.getpid()}")
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(PACKAGE, tmp / "hofstaat", ignore=unwanted)
    shutil.copytree(native, tmp, dirs_exist_ok=True)
    if RULES.is_dir():
        shutil.copytree(RULES, tmp / "hofstaat" / "rules")
    try:
        tmp.rename(done)
    except OSError:  # another process was quicker
        if not done.exists():
            raise
        shutil.rmtree(tmp)


def environment() -> dict[str, str]:
    """Where the command finds the package: the compiled copy, or src/ with one line that says why."""
    wish = os.environ.get("HOFSTAAT_PURE")
    if wish != "1":
        try:
            return {"PYTHONPATH": str(site()), "HOFSTAAT_EXPECT": "compiled"}
        except core.CannotCompile as reason:
            if wish == "0":
                raise SystemExit(f"hofstaat: {reason}") from None
            print(f"hofstaat: running uncompiled: {reason}", file=sys.stderr)
    return {"PYTHONPATH": str(PACKAGE.parent), "HOFSTAAT_EXPECT": "uncompiled"}


def python_command(words: list[str]) -> list[str]:
    """`pytest`, `python` and `hofstaat` run with this very Python; anything else is taken as it is."""
    heads = {"pytest": ["-m", "pytest"], "python": [], "hofstaat": ["-c", START]}
    head, *rest = words
    return [sys.executable, *heads[head], *rest] if head in heads else words


def main(words: list[str]) -> int:
    """Run the command; Ctrl-C is the command's business."""
    env = {**os.environ, **environment()}
    command = python_command(words or ["hofstaat"])
    if os.name != "nt":
        os.execvpe(command[0], command, env)
    return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
