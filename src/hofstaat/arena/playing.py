"""Playing one game of a tournament. Bad bots lose decisions, never the tournament its course."""

import faulthandler
import os
import random
import signal
import threading
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NoReturn, TextIO

import msgspec

from hofstaat.arena.tournament import Task, read_bot
from hofstaat.bots import Listener, make
from hofstaat.engine.match import Match
from hofstaat.engine.registry import game as game_of

IN_A_PROCESS_OF_ITS_OWN = threading.Event()
GRACE = 5.0  # seconds beyond the limit after which a bot that hears no signal takes its process with it
ANEW = 1.0  # seconds after which the watch is set anew: that costs a thread
LONG_WORDS = 200
CARD_FIELDS = ("card", "character")  # of choices

Mistake = Literal["raised", "late", "illegal", "died"]


class Late(BaseException):
    """Time is up. Not an Exception, so that no bot catches it by accident."""


class Lost(Exception):
    """A bot has no good answer: it loses the decision."""

    def __init__(self, mistake: Mistake, words: str = "") -> None:
        super().__init__(mistake, words)
        self.mistake = mistake
        self.words = words


class Fault(msgspec.Struct, frozen=True):
    """A decision that a bot lost to a random option."""

    seat: int
    bot: str
    mistake: Mistake
    decision: int
    words: str


class Played(msgspec.Struct, kw_only=True):
    """The facts kept of one game. Lists are by seat."""

    deal: int
    lineup: int
    rotation: int
    bots: list[str]
    winners: list[int]
    scores: list[int]
    reason: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[Fault]
    cards: dict[str, list[int]]  # how often each card was chosen

    @property
    def key(self) -> tuple[int, int, int]:
        return self.deal, self.lineup, self.rotation

    @property
    def length(self) -> int:
        return sum(self.decisions)

    def won(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(task: Task) -> Played:
    """Play a game of the tournament to its end."""
    return TournamentGame(task).play()


class TournamentGame:
    """One game and the bots at it."""

    def __init__(self, task: Task) -> None:
        tournament = task.tournament
        self.task = task
        self.game = game_of(tournament.game, Path(tournament.cards) if tournament.cards else None)
        self.match = Match.new(
            self.game, tournament.seats, f"{tournament.seed}/{task.deal}", **tournament.options
        )  # the same deal for every line-up
        self.rng = random.Random(self.seed_of(-1))
        self.bots: list[Listener | None] = [None] * tournament.seats
        self.decisions = [0] * tournament.seats
        self.seconds = [0.0] * tournament.seats
        self.slowest = [0.0] * tournament.seats
        self.faults: list[Fault] = []
        self.cards: dict[str, Counter[int]] = {}

    def seed_of(self, seat: int) -> int:
        task = self.task
        return zlib.crc32(f"{task.tournament.seed}/{task.deal}/{task.rotation}/{seat}".encode())

    def play(self) -> Played:
        with watched(self.task.tournament.limit + GRACE) as sign_of_life:
            while actors := self.match.table.actors():
                sign_of_life()
                self.decide(actors[0])
        return self.result()

    # -- one decision ------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask the bot; whatever is wrong with its answer, the game goes on with a random option."""
        options = self.match.table.options(seat)
        started = time.perf_counter()
        try:
            code = self.answer(seat, options)
        except Lost as lost:
            self.note_fault(seat, lost)
            code = self.rng.choice(options)
        self.count(seat, time.perf_counter() - started)
        self.note_card(seat, code)
        self.match.act(seat, code)

    def answer(self, seat: int, options: list[int]) -> int:
        """The bot's answer if it is a good one."""
        self.check_given_up(seat)
        self.leave_trace(seat)
        limit = self.task.tournament.limit
        started = time.perf_counter()
        try:
            with alarm(limit):
                code = self.ask(seat)
        except Late:
            raise Lost("late") from None
        except Exception as error:
            raise Lost("raised", f"{type(error).__name__}: {error}") from error
        if time.perf_counter() - started > limit:
            raise Lost("late")
        if code not in options:
            raise Lost("illegal", repr(code))
        return code

    def ask(self, seat: int) -> int:
        """The bot's answer. The bot is made when it is first asked: its making counts as thinking."""
        listener = self.bots[seat]
        if listener is None:
            kind, parameters = read_bot(self.task.seated[seat])
            bot = make(kind, self.game, self.match.table.setup, seat, self.seed_of(seat), parameters)
            listener = self.bots[seat] = Listener(bot, self.match, seat)
        return listener.choose()

    def check_given_up(self, seat: int) -> None:
        """Whether the bot took its process with it when it was asked here before, or earlier."""
        if self.task.given_up.get(seat, sum(self.decisions) + 1) <= sum(self.decisions):
            raise Lost("died")

    def leave_trace(self, seat: int) -> None:
        if self.task.trace is not None:
            Path(self.task.trace).write_text(f"{seat} {sum(self.decisions)}", encoding="utf-8")

    def note_fault(self, seat: int, lost: Lost) -> None:
        bot, decision = self.task.seated[seat], sum(self.decisions)
        self.faults.append(Fault(seat, bot, lost.mistake, decision, lost.words[:LONG_WORDS]))

    def count(self, seat: int, taken: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += taken
        self.slowest[seat] = max(self.slowest[seat], taken)

    def note_card(self, seat: int, code: int) -> None:
        choice = self.game.choice(self.match.table, seat, code)
        for field in CARD_FIELDS:
            card = getattr(choice, field, None)
            if isinstance(card, str):
                self.cards.setdefault(card, Counter())[seat] += 1

    def result(self) -> Played:
        outcome = self.match.outcome()
        assert outcome is not None
        seats = range(self.task.tournament.seats)
        return Played(
            deal=self.task.deal,
            lineup=self.task.lineup,
            rotation=self.task.rotation,
            bots=self.task.seated,
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            reason=outcome.reason,
            decisions=self.decisions,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            slowest=[round(seconds, 6) for seconds in self.slowest],
            faults=self.faults,
            cards={card: [by[seat] for seat in seats] for card, by in sorted(self.cards.items())},
        )


# -- time ---------------------------------------------------------------------------------------------------------


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, where signals can; elsewhere lateness is noticed afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def too_late(number: int, frame: object) -> NoReturn:
    raise Late


@contextmanager
def watched(seconds: float) -> Iterator[Callable[[], None]]:
    """End a process of our own that hangs where no signal is heard, as in compiled code."""
    if not IN_A_PROCESS_OF_ITS_OWN.is_set():
        yield lambda: None
        return
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        try:
            yield SignOfLife(seconds, nowhere)
        finally:
            faulthandler.cancel_dump_traceback_later()


class SignOfLife:
    """Called before each decision; when the calls cease, the process ends."""

    def __init__(self, seconds: float, nowhere: TextIO) -> None:
        self.seconds = seconds
        self.nowhere = nowhere  # for what nobody wants to read: where it hung
        self.last = -seconds

    def __call__(self) -> None:
        now = time.monotonic()
        if now - self.last > ANEW:
            faulthandler.dump_traceback_later(self.seconds + ANEW, exit=True, file=self.nowhere)
            self.last = now
