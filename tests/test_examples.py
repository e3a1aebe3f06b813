"""The examples run, in short form, and say what they should."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHORT = {
    "random_baseline.py": (["list-und-tuecke", "--games", "4", "--tables", "4"], "mean reward by seat"),
    "own_bot.py": (["--deals", "1"], "own_bot.Host: wins"),
    "openspiel_ismcts.py": (
        ["--game", "list_und_tuecke", "--players", "3", "--games", "1", "--simulations", "2"],
        "game 1: [",
    ),
    "openspiel_mccfr.py": (["--iterations", "2"], "2 iterations"),
    "openspiel_evaluation.py": (["--games", "1"], "seat 2: "),
    "ppo.py": (["hof-verrat", "--updates", "1", "--tables", "2", "--evaluation", "2"], "128 decisions"),
}


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "examples").glob("*.py")))
def test_the_example_runs(name: str) -> None:
    if name == "ppo.py" and not find_spec("torch"):
        pytest.skip('PyTorch is not installed: pip install "hofstaat[ppo]"')
    arguments, expected = SHORT[name]
    command = [sys.executable, str(ROOT / "examples" / name), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    assert expected in run.stdout
