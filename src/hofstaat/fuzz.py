"""Random games in great number, with the laws of every game checked as far as the speed allows.

The laws of every decision are checked at every decision; what is dear is checked now and then. A finding is a record:
it holds the seed and every ply up to the moment a law was broken.
"""

import json
import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import msgspec
from librt.random import Random

from hofstaat.agreements import anything
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from hofstaat.engine.table import IllegalAction, Table

NOW_AND_THEN = 40  # decisions between two rounds of the dear checks
MINDS = 25  # games between two in which everybody's knowledge is followed
REPLAYS = 10  # games between two whose record is played out again


class Broken(Exception):
    """A law does not hold; the message says which and where."""


@dataclass
class Finding:
    """A broken law, and the record that leads to it."""

    law: str
    record: str


@dataclass
class Report:
    """The actions played, and the first finding."""

    game: str
    actions: int = 0
    games: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    finding: Finding | None = None


class Fuzz:
    """One game after another, everything from one seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.report = Report(game.name)

    def run(self, actions: int) -> Iterator[Report]:
        """Play at least so many actions; the report grows from game to game."""
        while self.report.actions < actions and self.report.finding is None:
            match = self.deal()
            try:
                self.play(match)
            except Exception as error:  # noqa: BLE001 - whatever rules raise is a finding
                self.report.finding = Finding(what(error), record_of(match))
            self.report.games += 1
            yield self.report

    def deal(self) -> Match:
        """Any number of seats, any agreement the game allows."""
        agreement = anything(self.game, self.rng)
        seed = f"{self.rng.getrandbits(128):032x}"
        return Match.new(self.game, agreement.seats, seed, **agreement.options)

    def play(self, match: Match) -> None:
        bound, size, decisions = self.game.bound(match.table.setup), self.game.actions(match.table.setup), 0
        minds = Minds(match, self.rng) if self.report.games % MINDS == 0 else None
        while actors := match.table.actors():
            seat = self.rng.choice(actors)
            options = match.table.options(seat)
            check_options(options, size)
            if self.report.actions % NOW_AND_THEN == 0:
                self.check(match.table, seat)
            if minds:
                minds.follow()
                self.report.checks["knowledge"] += 1
            match.act(seat, self.rng.choice(options))
            decisions += 1
            self.report.actions += 1
            demand(decisions <= bound, f"law 8: more than {bound} decisions")
        check_end(match)
        if self.report.games % REPLAYS == 0:
            check_record(match)
            self.report.checks["records"] += 1

    def check(self, table: Table, seat: int) -> None:
        for name, law in LAWS.items():
            law(self.game, table, seat, self.rng)
            self.report.checks[name] += 1


def what(error: Exception) -> str:
    """A broken law in its own words; anything else by its kind and place."""
    if isinstance(error, Broken):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename.rpartition('/')[2]}:{place.lineno})"


def record_of(match: Match) -> str:
    """With its seed, so that it can be played on."""
    return records.write(match.record(with_seed=True))


def demand(holds: object, law: str) -> None:
    if not holds:
        raise Broken(law)


# -- at every decision -------------------------------------------------------------------------------------------------


def check_options(options: list[int], size: int) -> None:
    demand(options, "law 2: somebody owes a decision and has no option")
    demand(all(a < b for a, b in pairwise(options)), "law 2: options are not ascending")
    demand(options[0] >= 0 and options[-1] < size, "law 2: an option lies outside the action space")


def check_end(match: Match) -> None:
    outcome, seats = match.outcome(), int(match.table.seats)
    demand(outcome is not None, "law 2: nobody owes a decision, but it is not over")
    assert outcome is not None
    demand(len(outcome.scores) == seats and outcome.reason, "law 8: the outcome is not whole")
    demand(set(outcome.winners) <= set(range(seats)), "law 8: somebody won who was not there")


# -- now and then ------------------------------------------------------------------------------------------------------


def positions(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    """Laws 1 and 3: a position names every card once, and survives the way through plain data."""
    again = game.position(json.loads(json.dumps(game.describe(table))))
    demand(again == table, "law 3: a position does not survive plain data")


def copies(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    before, other = table.copy(), table.copy()
    other.apply(seat, rng.choice(other.options(seat)))
    demand(before == table, "law 3: a copy is not independent")
    demand(other != table, "law 2: an action changed nothing")


def refusals(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    before = table.copy()
    for who in (seat, rng.randrange(-1, int(table.seats) + 1)):
        legal = table.options(who)
        code = rng.randrange(-2, game.actions(table.setup) + 2)
        if code in legal:
            continue
        try:
            table.apply(who, code)
        except IllegalAction as refusal:
            demand(refusal.key and str(refusal).endswith("."), "law 2: a refusal without a sentence")
        else:
            raise Broken("law 2: what is no option was accepted")
    demand(before == table, "law 2: a refused action changed something")


def words(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    said = {game.say(table, seat, code): code for code in table.options(seat)}
    demand(len(said) == len(table.options(seat)), "law 9: two options have the same words")
    for text, code in said.items():
        demand(game.parse(table, seat, text) == code, f"law 9: {text!r} is read as another action")


def views(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    """Everybody's view and choices can be sent and read back."""
    for who in (*range(int(table.seats)), None):
        view = game.view(table, who)
        demand(msgspec.json.decode(msgspec.json.encode(view), type=game.views) == view, "a view is not what it says")
    for code in table.options(seat):
        msgspec.json.encode(game.choice(table, seat, code))


def simultaneous(game: Game, table: Table, seat: int, rng: random.Random) -> None:
    actors = table.actors()
    if len(actors) < 2:
        return
    answers = {who: rng.choice(table.options(who)) for who in actors}
    ends = []
    for order in (actors, actors[::-1]):
        after = table.copy()
        for who in order:
            after.apply(who, answers[who])
        ends.append(after)
    demand(ends[0] == ends[1], "law 7: the order of answers matters")


LAWS: dict[str, Callable[[Game, Table, int, random.Random], None]] = {
    "positions": positions,
    "copies": copies,
    "refusals": refusals,
    "words": words,
    "views": views,
    "simultaneous": simultaneous,
}


# -- in some games -----------------------------------------------------------------------------------------------------


class Minds:
    """Law 6: what two of the seats may conclude always admits the truth, and samples look the same to them."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match = match
        seats = rng.sample(range(int(match.table.seats)), 2)
        self.minds = {seat: match.game.knowledge(match.table.setup, seat) for seat in seats}
        self.lots = Random(rng.getrandbits(30))
        self.told = 0
        self.followed = 0

    def follow(self) -> None:
        game, table = self.match.game, self.match.table
        for seat, mind in self.minds.items():
            for event in self.match.witnessed(seat, since=self.told):
                mind.learn(event)
            demand(mind.admits(table), f"law 6: seat {seat} excludes the truth")
            if self.followed % 10 == 0:
                sample = mind.sample(self.lots)
                same = game.view(sample, seat) == game.view(table, seat)
                demand(same and sample.options(seat) == table.options(seat), f"law 6: seat {seat} sees another table")
        self.told = len(self.match.journal)
        self.followed += 1


def check_record(match: Match) -> None:
    record = match.record(with_seed=True)
    again = records.read(records.write(record))
    demand(again == record, "law 4: a record is not read as it was written")
    table, _ = verify(match.game, again)
    demand(table == match.table and table.journal == match.table.journal, "law 4: a record plays out differently")
