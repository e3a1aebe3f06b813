"""One line for each slow step, with its time while it runs; its output is shown only when it fails."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

EVERY = 0.5  # seconds


class StepFailed(Exception):
    """A step ended with an error; the message is the line of its output that says why."""


def say(line: str, *, start: str = "", end: str = "\n") -> None:
    """On standard error: standard output belongs to the command that is started in the end."""
    print(f"{start}hofstaat: {line}", end=end, file=sys.stderr, flush=True)


def step(title: str, command: list[str], *, cwd: Path, env: dict[str, str] | None = None) -> None:
    """Run a command under a title. In a terminal the title shows how long it has been running."""
    started = time.monotonic()
    terminal = sys.stderr.isatty()
    back = "\r" if terminal else ""
    say(title, end="" if terminal else "\n")
    with tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(command, cwd=cwd, env=env, stdout=output, stderr=subprocess.STDOUT)
        try:
            while not ended(process):
                if terminal:
                    say(f"{title} {clock(time.monotonic() - started)}", start=back, end="")
        except BaseException:
            process.kill()
            raise
        say(f"{title}: {clock(time.monotonic() - started)}", start=back)
        if process.returncode:
            output.seek(0)
            fail(output.read())


def ended(process: subprocess.Popen[bytes]) -> bool:
    """Wait a moment for it."""
    try:
        process.wait(EVERY)
    except subprocess.TimeoutExpired:
        return False
    return True


def fail(output: str) -> None:
    """Show all of it and name the line that matters."""
    sys.stderr.write(output)
    lines = output.strip().splitlines() or ["it failed without a word"]
    raise StepFailed(next((line for line in lines if "error:" in line), lines[-1]))


def clock(seconds: float) -> str:
    """Minutes and seconds: 2:05."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
