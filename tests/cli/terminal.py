"""A pseudo-terminal with a program in it, to type into and read from as a person would."""

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path
from typing import Self

START = "import sys; from hofstaat.cli import main; sys.exit(main())"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60.0  # seconds without a word before the test gives up


class Terminal:
    """hofstaat with these arguments, on a terminal of its own."""

    def __init__(self, *words: str, columns: int = 100) -> None:
        self.said = ""
        self.unread = ""
        env = {**os.environ, "COLUMNS": str(columns), "LINES": "60", "TERM": "xterm-256color"}
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a suite in the background ignores it; a terminal does not
            os.execve(sys.executable, [sys.executable, "-c", START, *words], env)

    def read(self) -> bool:
        """Take in what the program says next; False when it is gone."""
        ready, _, _ = select.select([self.fd], [], [], PATIENCE)
        assert ready, f"silence after:\n{self.said[-2000:]}"
        try:
            data = os.read(self.fd, 65536)
        except OSError:  # Linux: the other end is closed
            data = b""
        text = data.decode(errors="replace")
        self.said += text
        self.unread += text
        return bool(data)

    def expect(self, *patterns: str) -> int:
        """Read until one of the patterns comes; which one."""
        while True:
            plain = ESCAPES.sub("", self.unread)
            for n, pattern in enumerate(patterns):
                if found := re.search(pattern, plain):
                    self.unread = plain[found.end() :]
                    return n
            assert self.read(), f"ended before {patterns}:\n{self.said[-2000:]}"

    def type(self, line: str) -> None:
        os.write(self.fd, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, once the program reads: between its prompt and its reading Python hears it only with the next key."""
        while not self.asleep():
            time.sleep(0.01)
        os.write(self.fd, b"\x03")

    def asleep(self) -> bool:
        """Does it wait for somebody? A system that cannot tell has had a moment."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text()
        except OSError:
            time.sleep(1)
            return True
        return stat.rpartition(")")[2].split()[0] == "S"

    def leave(self) -> int:
        """Wait for the end; the exit status."""
        while self.read():
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            os.close(self.fd)


def newest(folder: Path) -> Path:
    return max(folder.glob("*.hofstaat"), key=lambda path: path.stat().st_mtime)
