"""Every suite against the sources, then the suites of the rules again against the compiled core.

python tools/test.py [--source | --compiled] [pytest's arguments]; named files replace the suites.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import native  # noqa: E402

IN_BOTH_MODES = ["engine", "games", "laws", "rulebook", "bots", "learn", "replays"]


def names_files(arguments: list[str]) -> bool:
    """Somebody chose what to run."""
    return any((ROOT / word.split("::")[0]).exists() for word in arguments if not word.startswith("-"))


def workers(arguments: list[str]) -> list[str]:
    """Whole suites run on every core (up to four); what somebody chose runs plainly and starts faster."""
    count = min(os.cpu_count() or 1, 4)
    if count == 1 or names_files(arguments) or any(w.startswith(("-n", "--pdb", "-s")) for w in arguments):
        return []
    return ["-n", str(count), "--dist", "loadgroup"]


def pytest(arguments: list[str], env: dict[str, str]) -> int:
    """Run it and say how long it took."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=False).returncode
    print(f"{env['HOFSTAAT_EXPECT']}: exit {code} after {time.perf_counter() - started:.1f} s\n", flush=True)
    return code


def from_source(arguments: list[str]) -> int:
    """All suites, uncompiled."""
    env = {"PYTHONPATH": str(ROOT / "src"), "HOFSTAAT_EXPECT": "uncompiled"}
    return pytest([*workers(arguments), *arguments], env)


def compiled(arguments: list[str]) -> int:
    """The suites of the rules, compiled; where that cannot be, one line says why."""
    env = native.environment()
    if env["HOFSTAAT_EXPECT"] != "compiled":
        return 0
    suites = [] if names_files(arguments) else [f"tests/{name}" for name in IN_BOTH_MODES]
    present = [suite for suite in suites if (ROOT / suite).is_dir()]
    return pytest([*workers(arguments), *present, *arguments], env)


def main(arguments: list[str]) -> int:
    """Both runs, whatever the first one says; the worse result counts."""
    modes = {"--source": [from_source], "--compiled": [compiled]}
    chosen = modes.get(arguments[0]) if arguments else None
    rest = arguments[1:] if chosen else arguments
    native.build_web()
    return max(run(rest) for run in chosen or [from_source, compiled])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
