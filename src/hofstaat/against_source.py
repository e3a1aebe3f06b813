"""The compiled core beside its own sources: the same games in two processes, compared line by line.

Each process plays by itself and tells every decision as a line of JSON. As long as the rules answer alike, both make
the same choices: mostly those whose consequences were seen least often, so that chains, swaps and rewards come up more
often than by chance.
"""

import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from os import environ, pathsep
from pathlib import Path
from typing import IO, Any

import msgspec
from librt.random import Random

import hofstaat
from hofstaat import build
from hofstaat.agreements import Agreement, anything, at_least
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Table
from hofstaat.fuzz import Finding, Report, record_of

TRIED = 30  # options at most whose consequences are looked at, at each decision
AT_RANDOM = 0.05  # of all decisions
NOW_AND_THEN = 20  # decisions between two lines that tell everything
MINDS = 3  # games between two in which a seat's knowledge is followed
Line = dict[str, object]


class Course:
    """One game after another; everything follows from the seed and from what the rules answer."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.rng = random.Random(f"{game.name} {seed}")
        self.seen: Counter[tuple[int, ...]] = Counter()
        self.actions = 0
        self.games = 0
        self.match: Match | None = None

    def lines(self, actions: int) -> Iterator[Line]:
        """Every agreement that should be tried, and at least so many actions."""
        try:
            for agreement in self.agreements(actions):
                yield from self.play(agreement)
                self.games += 1
        except Exception as error:  # noqa: BLE001 - whatever rules raise is told, and ends the course
            yield {"error": f"{type(error).__name__}: {error}"}

    def agreements(self, actions: int) -> Iterator[Agreement]:
        yield from at_least(self.game, self.rng)
        while self.actions < actions:
            yield anything(self.game, self.rng)

    def play(self, agreement: Agreement) -> Iterator[Line]:
        match = Match.new(self.game, agreement.seats, f"{self.seed}-{self.games}", **agreement.options)
        self.match = match
        look = Look(match, self.rng) if self.games % MINDS == 0 else None
        yield {"seats": agreement.seats, "options": agreement.options, **everything(match)}
        while actors := match.table.actors():
            seat = self.rng.choice(actors)
            options = match.table.options(seat)
            yield self.decide(match, seat, options)
            if self.actions % NOW_AND_THEN == 0:
                yield {**everything(match), **(look.line() if look else {})}
        yield everything(match)

    def decide(self, match: Match, seat: int, options: list[int]) -> Line:
        """The options, the action, and all that followed."""
        plies, events = len(match.plies), len(match.journal)
        match.act(seat, self.choose(match.table, seat, options))
        self.actions += 1
        cells = [int(cell) for cell in match.table.cells]
        does, told = match.plies[plies:], match.journal[events:]
        return {"seat": seat, "options": options, "plies": does, "events": told, "cells": cells}

    def choose(self, table: Table, seat: int, options: list[int]) -> int:
        """Among some options the one whose consequences were seen least often."""
        if self.rng.random() < AT_RANDOM:
            return self.rng.choice(options)
        tried = {consequences(table, seat, code): code for code in self.rng.sample(options, min(TRIED, len(options)))}
        rarest = min(tried, key=lambda found: self.seen[found])
        self.seen[rarest] += 1
        return tried[rarest]


def consequences(table: Table, seat: int, code: int) -> tuple[int, ...]:
    """The kinds of all events that follow, and the question asked then."""
    trial = table.copy()
    trial.journal = []
    trial.apply(seat, code)
    return (*(event[0] for event in trial.journal), int(trial.phase()))


def everything(match: Match) -> Line:
    """The position in words, and how the game ended."""
    return {"position": match.game.describe(match.table), "outcome": match.outcome()}


class Look:
    """A seat of one game: what it sees, what a learner is told of it, and a sample of what it must hold possible."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match = match
        self.seat = rng.randrange(int(match.table.seats))
        self.mind = match.game.knowledge(match.table.setup, self.seat)
        self.observation = match.game.observation(match.table.setup)
        self.told = 0

    def line(self) -> Line:
        match, table, seat = self.match, self.match.table, self.seat
        for event in match.witnessed(seat, since=self.told):
            self.mind.learn(event)
        self.told = len(match.journal)
        sample = self.mind.sample(Random(len(match.journal)))
        numbers = [int(number) for number in self.observation.of(table, seat)]
        cells = [int(cell) for cell in sample.cells]
        return {"view": match.game.view(table, seat), "observation": numbers, "sample": cells}


# -- two processes ----------------------------------------------------------------------------------------------------


class NotCompiled(Refusal):
    """There is no compiled core here that could be compared with its sources."""

    def __init__(self) -> None:
        sentence = f"This copy of Hofstaat is {build.describe()}: only a compiled core can be compared with its source."
        super().__init__(sentence, "not-compiled", build=build.describe())


def compare(game: Game, seed: int, actions: int) -> Iterator[Report]:
    """Play here compiled and there from source; the report grows from decision to decision, up to the first finding."""
    if build.describe() != "compiled":
        raise NotCompiled
    report, course = Report(game.name), Course(game, seed)
    with told_from_source(game, seed, actions) as theirs:
        for line in course.lines(actions):
            difference = differs(encode(line), theirs.readline())
            report.actions, report.games = course.actions, course.games
            report.checks["lines"] += 1
            if difference:
                report.finding = Finding(difference, record_of(course.match) if course.match else "")
            yield report
            if difference:
                return


def differs(ours: bytes, theirs: bytes) -> str | None:
    """The first difference between two lines in words; an error is one even if both builds make it."""
    if not theirs:
        return "the sources broke off"
    here, there = msgspec.json.decode(ours), msgspec.json.decode(theirs)
    if "error" in here:
        return f"compiled: {here['error']}, from source: {there.get('error', 'no error')}"
    if ours == theirs.rstrip(b"\n"):
        return None
    name = next((name for name in ("error", *here) if here.get(name) != there.get(name)), "line")
    return f"{name}, compiled: {here.get(name)}, from source: {there.get(name)}"


@contextmanager
def told_from_source(game: Game, seed: int, actions: int) -> Iterator[IO[bytes]]:
    """The lines of another process, which runs the sources."""
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        path = pathsep.join([folder, *filter(None, [environ.get("PYTHONPATH")])])
        command = [sys.executable, "-m", "hofstaat.against_source", game.name, str(seed), str(actions)]
        with subprocess.Popen(command, env={**environ, "PYTHONPATH": path}, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            try:
                yield process.stdout
            finally:
                process.kill()


def copy_sources(folder: Path) -> None:
    """This package as it would be without its compiled modules."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "_native.json", "__pycache__", "static")
    shutil.copytree(build.HERE, folder / "hofstaat", ignore=unwanted)


def encode(line: Line) -> bytes:
    return msgspec.json.encode(line, enc_hook=plain)


def plain(value: Any) -> object:
    """Numbers of the compiled core that are no int of Python's."""
    return int(value)


def main(name: str, seed: str, actions: str) -> None:
    """The lines of the sources, on the standard output."""
    assert build.describe() == "uncompiled", build.HERE
    for line in Course(hofstaat.game(name), int(seed)).lines(int(actions)):
        sys.stdout.buffer.write(encode(line) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
