"""Instructions of an action in a rollout, counted by callgrind, for every game; 3 % more than before is an error.

python -m tools.native python -m tools.instructions [--write]: `--write` keeps them in benchmarks/instructions.json.
The counts do not depend on a machine's load, but on its compiler and its Python: the file names them, and counts made
with others are only shown.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import hofstaat
from hofstaat import build

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "benchmarks" / "instructions.json"
TOLERANCE = 1.03
ROLLOUTS = 100
COUNTED = "CPyPy_chance___rollouts"
"""The function of the compiled core that is counted, with all it calls: neither the start of Python nor the deal."""
PROGRAM = """
import sys, hofstaat
from hofstaat.engine.chance import rollouts
game = hofstaat.game(sys.argv[1])
table = game.deal(sorted(game.seats, key=lambda seats: abs(seats - 4))[0], seed=1)
print(rollouts(table, int(sys.argv[2]), 1))
"""


class CannotCount(Exception):
    """There is no valgrind, no compiled core, or no such function in it."""


def counted(game: str) -> tuple[int, int]:
    """The instructions of the rollouts, and their actions."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", f"--toggle-collect={COUNTED}"]
        command = [*valgrind, sys.executable, "-c", PROGRAM, game, str(ROLLOUTS)]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    if found[1] == "0":
        raise CannotCount(f"the compiled core has no function {COUNTED}")
    return int(found[1]), int(done.stdout)


def per_action(game: str) -> int:
    instructions, actions = counted(game)
    return round(instructions / actions)


def machine() -> dict[str, str]:
    """The programs that the counts depend on."""
    compiler = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    return {"compiler": compiler, "python": platform.python_version(), "processor": platform.machine()}


def too_many(counts: dict[str, int], kept: dict[str, int]) -> list[str]:
    """The games whose count has risen beyond the tolerance; a game without one has none to keep to."""
    return [game for game, count in counts.items() if game in kept and count > TOLERANCE * kept[game]]


def check() -> None:
    if not build.describe().startswith("compiled"):
        raise CannotCount("there is no compiled core here: run it with python -m tools.native")
    if subprocess.run(["which", "valgrind"], capture_output=True, check=False).returncode:
        raise CannotCount("there is no valgrind on this machine")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.instructions", description=__doc__)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    try:
        check()
        return count(write=args.write)
    except CannotCount as why:
        print(f"instructions: {why}")
        return 1


def count(*, write: bool) -> int:
    """Count all games, and keep the counts or compare them with those that were kept."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    counts = {}
    for game in hofstaat.names():
        counts[game] = per_action(game)
        print(f"{game}: {counts[game]} instructions an action, {kept['counts'].get(game, 'none')} before", flush=True)
    if write:
        KEPT.write_text(json.dumps({**machine(), "counts": counts}, indent=2) + "\n", encoding="utf-8")
        return 0
    if {**machine(), "counts": kept["counts"]} != kept:
        print("instructions: counted with another compiler or Python before, so nothing is compared")
        return 0
    risen = too_many(counts, kept["counts"])
    if risen:
        print(f"instructions: more than 3 % above benchmarks/instructions.json: {', '.join(risen)}")
    return len(risen) > 0


if __name__ == "__main__":
    sys.exit(main())
