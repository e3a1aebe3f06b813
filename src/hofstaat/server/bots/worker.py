"""The work of a bot's process. All it gets is the seat's part: events, view and options as JSON, never a table."""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing import connection

import msgspec

from hofstaat.bots import Bot, make
from hofstaat.engine.registry import game as game_of

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

MAX_SEATED_BOTS = 256
MAX_MEMORY_BYTES = 3 * 1024**3


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of one seat. `events` are those after the first `since`; `epoch` changes when the past has changed."""

    match: str
    seat: int
    game: str
    seats: int
    options: dict[str, object]
    kind: str
    seed: int
    epoch: str
    since: int
    events: bytes
    view: bytes
    codes: list[int]
    choices: bytes


class SeatedBot:
    """A bot at its seat, and how many events it has heard."""

    def __init__(self, bot: Bot, epoch: str) -> None:
        self.bot = bot
        self.epoch = epoch
        self.heard_events = 0


SEATED_BOTS: OrderedDict[tuple[str, int], SeatedBot] = OrderedDict()


def init_worker() -> None:
    """The server decides when to stop, not the terminal; and nobody thinks on when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    threading.Thread(target=exit_with_parent, daemon=True).start()


def limit_memory() -> None:
    """A bot that wants too much fails by itself, and another choice is made for it; the machine does not suffer."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        allowed = MAX_MEMORY_BYTES if most == resource.RLIM_INFINITY else min(MAX_MEMORY_BYTES, most)
        resource.setrlimit(resource.RLIMIT_DATA, (allowed, most))


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def think(question: Question) -> int | None:
    """The bot's choice; None when this process does not know the events before `since`."""
    sitting = seated_bot(question)
    if sitting.heard_events != question.since:
        return None
    game = game_of(question.game)
    for event in msgspec.json.decode(question.events, type=list[game.events]):  # type: ignore[name-defined]
        sitting.bot.hear(event)
        sitting.heard_events += 1
    view: msgspec.Struct = msgspec.json.decode(question.view, type=game.views)
    choices = msgspec.json.decode(question.choices, type=list[game.choices])  # type: ignore[name-defined]
    return sitting.bot.choose(view, question.codes, choices)


def seated_bot(question: Question) -> SeatedBot:
    """The bot that sits there already, or a new one that has heard nothing."""
    place = (question.match, question.seat)
    sitting = SEATED_BOTS.pop(place, None)
    if sitting is None or sitting.epoch != question.epoch or question.since == 0:
        sitting = SeatedBot(make_bot(question), question.epoch)
    SEATED_BOTS[place] = sitting
    while len(SEATED_BOTS) > MAX_SEATED_BOTS:
        SEATED_BOTS.popitem(last=False)
    return sitting


def make_bot(question: Question) -> Bot:
    game = game_of(question.game)
    setup = game.setup(question.seats, question.options)
    return make(question.kind, game, setup, question.seat, question.seed)
