"""Every suite against the sources, then those of the rules and of the server again against the compiled core.

python tools/test.py [--source | --compiled] [pytest's arguments]; named files replace the suites.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import native  # noqa: E402

TESTS_FAILED = 1
MOST_UNSTEADY = 3
IN_BOTH_MODES = ["engine", "games", "laws", "rulebook", "bots", "learn", "replays", "server"]


def names_files(arguments: list[str]) -> bool:
    """Somebody chose what to run."""
    return any((ROOT / word.split("::")[0]).exists() for word in arguments if not word.startswith("-"))


def workers(arguments: list[str]) -> list[str]:
    """Whole suites run on every core (up to four); what somebody chose runs plainly and starts faster."""
    count = min(os.cpu_count() or 1, 4)
    if count == 1 or names_files(arguments) or any(w.startswith(("-n", "--pdb", "-s")) for w in arguments):
        return []
    return ["-n", str(count), "--dist", "loadgroup"]


def pytest(suites: list[str], arguments: list[str], env: dict[str, str]) -> int:
    """Run it and say how long it took."""
    started, before = time.perf_counter(), failed()
    code = run([*workers(arguments), *suites, *arguments], env)
    unsteady = [test for test in failed() if test not in before]
    if code == TESTS_FAILED and not names_files(arguments) and 0 < len(unsteady) <= MOST_UNSTEADY:
        code = alone(unsteady, env)
    print(f"{env['HOFSTAAT_EXPECT']}: exit {code} after {time.perf_counter() - started:.1f} s\n", flush=True)
    return code


def run(arguments: list[str], env: dict[str, str]) -> int:
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=False).returncode


def failed() -> list[str]:
    """The tests that failed, as pytest remembers them."""
    remembered = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return list(json.loads(remembered.read_text())) if remembered.exists() else []


def alone(unsteady: list[str], env: dict[str, str]) -> int:
    """Browsers, processes and disks share the machine with all other tests: what few failed there run once more, alone.

    What fails again has failed. What passes is named: somebody should find out what it depends on.
    """
    code = run(unsteady, env)
    if code == 0:
        print("passed alone, but not among all the others: " + ", ".join(unsteady), flush=True)
    return code


def from_source(arguments: list[str]) -> int:
    """All suites, uncompiled."""
    env = {"PYTHONPATH": str(ROOT / "src"), "HOFSTAAT_EXPECT": "uncompiled"}
    return pytest([], arguments, env)


def compiled(arguments: list[str]) -> int:
    """The suites of the rules and of the server, compiled; where that cannot be, one line says why."""
    env = native.environment()
    if env["HOFSTAAT_EXPECT"] != "compiled":
        return 0
    suites = [] if names_files(arguments) else [f"tests/{name}" for name in IN_BOTH_MODES]
    present = [suite for suite in suites if (ROOT / suite).is_dir()]
    return pytest(present, arguments, env)


def main(arguments: list[str]) -> int:
    """Both runs, whatever the first one says; the worse result counts."""
    modes = {"--source": [from_source], "--compiled": [compiled]}
    chosen = modes.get(arguments[0]) if arguments else None
    rest = arguments[1:] if chosen else arguments
    native.build_web()
    return max(mode(rest) for mode in chosen or [from_source, compiled])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
