"""Commands against the compiled copy: nothing else is built or said on the way."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_command_prints_what_it_prints_and_builds_no_page() -> None:
    page = ROOT / "src" / "hofstaat" / "static" / ".stamp"
    before = page.stat().st_mtime_ns if page.exists() else None
    command = [sys.executable, "-m", "tools.native", "python", "-c", "print(42)"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "HOFSTAAT_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("42\n", "")
    assert (page.stat().st_mtime_ns if page.exists() else None) == before
