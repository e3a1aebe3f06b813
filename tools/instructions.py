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
SIZES = (20, 140)
"""Rollouts of two runs: their difference holds neither the start of Python nor the deal."""
PROGRAM = """
import sys, hofstaat
from hofstaat.engine.chance import rollouts
game = hofstaat.game(sys.argv[1])
table = game.deal(sorted(game.seats, key=lambda seats: abs(seats - 4))[0], seed=1)
print(rollouts(table, int(sys.argv[2]), 1))
"""


class CannotCount(Exception):
    """There is no valgrind, or no compiled core."""


def counted(game: str, times: int) -> tuple[int, int]:
    """So many rollouts: their instructions, with all around them, and their actions."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command = [*valgrind, sys.executable, "-c", PROGRAM, game, str(times)]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), int(done.stdout)


def warm_up(game: str) -> None:
    """Python compiles a module when it is first imported, and keeps the result."""
    subprocess.run([sys.executable, "-c", PROGRAM, game, "1"], stdout=subprocess.DEVNULL, check=True)


def per_action(game: str) -> int:
    warm_up(game)
    (few, few_actions), (many, many_actions) = (counted(game, times) for times in SIZES)
    return round((many - few) / (many_actions - few_actions))


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
    except CannotCount as why:
        print(f"instructions: {why}")
        return 1
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    counts = {}
    for game in hofstaat.names():
        counts[game] = per_action(game)
        print(f"{game}: {counts[game]} instructions an action, {kept['counts'].get(game, 'none')} before", flush=True)
    if args.write:
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
