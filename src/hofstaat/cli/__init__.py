"""The command line: serve (default), play, replay, rules, cards, bench. Slow imports wait until they are needed."""

import os
import sys
from collections.abc import Sequence

from hofstaat import build

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words in (["--version"], ["-V"]):
        print(f"hofstaat {build.version()} ({build.describe()})")
        return 0
    from hofstaat.cli.app import run  # noqa: PLC0415 - typer, rich and the texts

    try:
        return run(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `hofstaat rules hof-verrat | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
