"""Bots that behave badly, each in its own way."""

import os
import signal
import time
from collections.abc import Sequence

import msgspec

from hofstaat.bots import Bot


class First(Bot):
    """Well behaved: always the first option."""

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        return options[0]


class Raiser(First):
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        raise RuntimeError("no idea")


class Deaf(First):
    heard = 0

    def hear(self, event: msgspec.Struct) -> None:
        self.heard += 1
        if self.heard == 1:
            raise ValueError("what?")


class Unborn(First):
    def __init__(self, *arguments: object, **more: object) -> None:
        raise OSError("not today")


class Cheat(First):
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        return options[-1] + 1


class Sleeper(First):
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        try:
            time.sleep(60)
        except Exception:  # noqa: BLE001 - it tries to sleep on
            time.sleep(60)
        return options[0]


class Stone(First):
    """Hears no signal, as compiled code that never comes back."""

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        time.sleep(600)
        return options[0]


class Killer(First):
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        os._exit(1)
