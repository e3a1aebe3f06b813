"""The laws, the tests of the rules and the fuzz on a core that reports undefined arithmetic:  python -m tools.sanitize

Shifts by too many bits, overflows and indices out of bounds of C arrays are found while everything goes on; what was
reported is listed at the end, each place of the generated C once, with its function. Arguments replace what is run:
python -m tools.sanitize hofstaat fuzz mascarade
"""

import os
import re
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "sanitizer.txt"
SUITES = [f"tests/{name}" for name in ("laws", "games", "rulebook", "engine")]
COMMANDS = [
    ["pytest", "-q", "-n", "2", "--capture=sys", *SUITES],
    ["hofstaat", "fuzz", "--actions", "20000", "--out", "build"],
]
ERROR = re.compile(r"([^\s:]+):(\d+):\d+: runtime error: (.+)")
FUNCTION = re.compile(r"^[A-Za-z].* \*?(CPy\w+)\(.*\) \{$")
LAST = 5_000  # characters that are shown of a run that failed
HARMLESS = {
    r"left shift of negative value": "mypyc makes a Python int of a number by shifting it one place, negative ones too",
    r"/CPy\.h:\d+:\d+: runtime error: left shift of 1 by 63 places": "so mypyc writes the lowest number there is",
}


def run(command: list[str]) -> int:
    """Against the sanitized core; what it reports goes to a file, with all else that is written to stderr."""
    env = {**os.environ, "HOFSTAAT_SANITIZE": "1", "HOFSTAAT_PURE": "0"}
    start = [sys.executable, "-m", "tools.native", *command]
    with REPORTS.open("a") as reports:
        return subprocess.run(start, cwd=ROOT, env=env, stderr=reports, check=False).returncode


def found(reports: str) -> dict[tuple[str, int], str]:
    """The reports that are not harmless, by file and line."""
    errors = ERROR.finditer(reports)
    serious = [match for match in errors if not any(re.search(known, match[0]) for known in HARMLESS)]
    return {(match[1], int(match[2])): match[3] for match in serious}


def functions(source: str) -> Iterator[tuple[int, str]]:
    """The first line of each function of the generated C, and its name."""
    for number, line in enumerate(source.splitlines(), 1):
        if match := FUNCTION.match(line):
            yield number, match[1]


def function_at(source: str, line: int) -> str:
    begun = [(0, "outside of all functions"), *functions(source)]
    return begun[bisect_right(begun, (line, "~")) - 1][1]


def tell(errors: dict[tuple[str, int], str]) -> None:
    generated = max((ROOT / "build" / "native").glob("*/hofstaat/_core.c"), key=lambda path: path.stat().st_mtime)
    source = generated.read_text(encoding="utf-8")
    for (file, line), words in sorted(errors.items()):
        ours = file.endswith("__native__core.c")
        place = f"{function_at(source, line)}: {source.splitlines()[line - 1].strip()}" if ours else f"{file}:{line}"
        print(f"{words}\n    {place}")


def main(words: list[str]) -> int:
    """The worst exit status; 1 where all went well but something was reported."""
    REPORTS.parent.mkdir(exist_ok=True)
    REPORTS.write_text("")
    status = max(run(command) for command in ([words] if words else COMMANDS))
    reports = REPORTS.read_text(errors="replace")
    errors = found(reports)
    if status:
        print(reports[-LAST:], file=sys.stderr)
    print(f"sanitizer: {len(errors)} places of undefined arithmetic", flush=True)
    if errors:
        tell(errors)
    return status or int(bool(errors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
