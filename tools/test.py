"""Every suite against the sources, then those of the rules again against the compiled core.

python -m tools.test [--source | --compiled | --long] [pytest's arguments]; named files replace the suites.
A test marked `long` runs with --long alone, or when its file is named.
A test marked `unsteady` that fails in a whole run gets a second run; build/unsteady.txt lists those that needed it.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools import native, web

ROOT = Path(__file__).resolve().parent.parent
TESTS_FAILED = 1
KILLED = 128
MOST_SECOND_RUNS = 3
IN_BOTH_MODES = ["engine", "games", "laws", "rulebook", "bots", "learn", "replays"]


def unsteady_list() -> Path:
    """The tests that passed only in their second run, one per line."""
    return ROOT / "build" / "unsteady.txt"


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
    started = time.perf_counter()
    code, failed = run([*workers(arguments), *suites, *arguments], env)
    if code == TESTS_FAILED and not names_files(arguments) and may_run_again(failed):
        code = second_run(list(failed), env)
    print(f"{env['HOFSTAAT_EXPECT']}: exit {code} after {time.perf_counter() - started:.1f} s\n", flush=True)
    return code


def run(arguments: list[str], env: dict[str, str]) -> tuple[int, dict[str, bool]]:
    """The exit status and this run's failures, each with whether it is marked as unsteady."""
    with tempfile.TemporaryDirectory() as folder:
        outcomes = Path(folder) / "outcomes.json"
        plugin = ["-p", "tools.outcomes", "--outcomes", str(outcomes)]
        command = [sys.executable, "-m", "pytest", "-q", *plugin, *arguments]
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=False).returncode
        failed = failures(outcomes)
    return (code if code >= 0 else KILLED - code), failed


def failures(outcomes: Path) -> dict[str, bool]:
    """None are known of a run that ended early."""
    found: dict[str, Any] = json.loads(outcomes.read_text(encoding="utf-8")) if outcomes.exists() else {"stopped": True}
    return {} if found["stopped"] else found["failed"]


def may_run_again(failed: dict[str, bool]) -> bool:
    """All that failed depends on browsers, processes or disks, and it is little."""
    return all(failed.values()) and 0 < len(failed) <= MOST_SECOND_RUNS


def second_run(failed: list[str], env: dict[str, str]) -> int:
    """Browsers, processes and disks share the machine with all other tests: these run once more, alone.

    A test that fails again has failed. One that passes is listed: somebody should find out what it depends on.
    """
    code, _ = run(failed, env)
    if code == 0:
        lines = [f"{env['HOFSTAAT_EXPECT']}: {test}\n" for test in failed]
        print("passed only in a second run:\n" + "".join(lines), end="", flush=True)
        with unsteady_list().open("a", encoding="utf-8") as listed:
            listed.writelines(lines)
    return code


def from_source(arguments: list[str]) -> int:
    """All suites, uncompiled."""
    env = {"PYTHONPATH": str(ROOT / "src"), "HOFSTAAT_EXPECT": "uncompiled"}
    return pytest([], arguments if names_files(arguments) else ["-m", "not long", *arguments], env)


def long(arguments: list[str]) -> int:
    """Whole games with their scenes and sweeps over all windows, in a browser."""
    env = {"PYTHONPATH": str(ROOT / "src"), "HOFSTAAT_EXPECT": "uncompiled"}
    return pytest(["tests/e2e"], ["-m", "long", *arguments], env)


def compiled(arguments: list[str]) -> int:
    """The suites of the rules, compiled; where that cannot be, one line says why."""
    env = native.environment()
    if env["HOFSTAAT_EXPECT"] != "compiled":
        return 0
    suites = [] if names_files(arguments) else [f"tests/{name}" for name in IN_BOTH_MODES]
    present = [suite for suite in suites if (ROOT / suite).is_dir()]
    return pytest(present, arguments, env)


def main(arguments: list[str]) -> int:
    """Both runs, whatever the first one says; the worse result counts."""
    modes = {"--source": [from_source], "--compiled": [compiled], "--long": [long]}
    chosen = modes.get(arguments[0]) if arguments else None
    rest = arguments[1:] if chosen else arguments
    unsteady_list().parent.mkdir(exist_ok=True)
    if chosen != [long]:  # it comes after the others, and adds to their list
        unsteady_list().write_text("", encoding="utf-8")
    web.main("build")
    return max(mode(rest) for mode in chosen or [from_source, compiled])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
