"""Law 5: two tables that differ only in what a seat cannot know give that seat equal views, observations and options.

A twin is the same match with other hidden facts: some lots are exchanged, and the other seats act differently, but
always so that this seat is told exactly the same. Then it must also see exactly the same and have the same options.
Events told to a seat are held to the rules' list of secrets by the tests of each game (`test_hidden.py`).
"""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import groupby

import msgspec
import pytest

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act, Lots
from hofstaat.engine.table import Table
from hofstaat.learn.text import Frame, Moment
from tests.random_play import every_case, every_game, plain, some_seeds, walked

Watch = Callable[[Table, int], bytes]


class Twin:
    """A second table beside a match, changed wherever the seat cannot notice."""

    def __init__(self, match: Match, seat: int, seed: int, watch: Watch) -> None:
        self.game = match.game
        self.match = match
        self.seat = seat
        self.rng = random.Random(seed)
        self.watch = watch
        self.real = self.fresh()
        self.other = self.fresh()
        self.differed = 0

    def fresh(self) -> Table:
        setup = self.match.table.setup
        return self.game.start(int(setup.seats), setup.options, journal=True)

    def run(self) -> None:
        for chance, plies in groupby(self.match.plies, key=lambda ply: isinstance(ply, Lots)):
            if chance:
                self.draw([ply.lots for ply in plies if isinstance(ply, Lots)])
                self.compare()
                continue
            for ply in plies:
                if isinstance(ply, Act):
                    self.act(ply)
                    self.compare()

    def draw(self, draws: list[list[int]]) -> None:
        """The same lots, or two of a draw exchanged if the seat is told the same."""
        told = self.step(self.real, lambda table: draw(table, draws))
        for lots in [*self.exchanges(draws), draws]:
            trial = self.trial()
            if self.step(trial, partial(draw, draws=lots)) == told:
                self.other = trial
                return
        raise NoTwin

    def exchanges(self, draws: list[list[int]]) -> list[list[list[int]]]:
        found = []
        for n, lots in enumerate(draws):
            for _ in range(8 if len(lots) > 1 else 0):
                i, j = self.rng.sample(range(len(lots)), 2)
                changed = list(lots)
                changed[i], changed[j] = changed[j], changed[i]
                found.append([*draws[:n], changed, *draws[n + 1 :]])
        return self.rng.sample(found, len(found))

    def act(self, ply: Act) -> None:
        """The seat does the same; another does anything that looks the same to the seat."""
        code = self.game.parse(self.real, ply.seat, ply.does)
        looked = self.looked(self.real, ply.seat, code)
        told = self.step(self.real, lambda table: table.apply(ply.seat, code))
        options = [code] if ply.seat == self.seat else self.other.options(ply.seat)
        for candidate in self.rng.sample(options, len(options)):
            trial = self.trial()
            act = partial(Table.apply, seat=ply.seat, code=candidate)
            if candidate in trial.options(ply.seat) and self.step(trial, act) == told:
                assert self.looked(self.other, ply.seat, candidate) == looked
                self.other = trial
                return
        raise NoTwin

    def looked(self, table: Table, seat: int, code: int) -> int:
        """An action as the seat can tell it; nothing yet while others decide at the same time."""
        return 0 if len(table.actors()) > 1 else int(table.looks_like(seat, code, self.seat))

    def trial(self) -> Table:
        trial = self.other.copy()
        trial.journal = []
        return trial

    def step(self, table: Table, act: Callable[[Table], None]) -> list[msgspec.Struct]:
        """Carry something out; what the seat was told of it."""
        assert table.journal is not None
        before = len(table.journal)
        act(table)
        told = [self.game.witness(table.setup, event, self.seat) for event in table.journal[before:]]
        return [event for event in told if event is not None]

    def compare(self) -> None:
        self.differed += self.other != self.real
        assert self.watch(self.other, self.seat) == self.watch(self.real, self.seat)
        assert (self.seat in self.other.actors()) == (self.seat in self.real.actors())
        assert self.other.options(self.seat) == self.real.options(self.seat)


def draw(table: Table, draws: list[list[int]]) -> None:
    for lots in draws:
        table.draw_lots(lots)


class NoTwin(Exception):
    """The twin cannot go on unnoticed; it was compared up to here."""


def watch_view(game: Game) -> Watch:
    return lambda table, seat: plain(game.view(table, seat)) if table.lots_due == 0 else b""


def watch_observation(game: Game) -> Watch:
    """The table as learners get it, as numbers."""
    return lambda table, seat: bytes(game.observation(table.setup).of(table, seat))


def watch_text(game: Game) -> Watch:
    """The table as programs that read get it, in words."""

    def watch(table: Table, seat: int) -> bytes:
        if table.lots_due:
            return b""
        choices = [game.choice(table, seat, code) for code in table.options(seat)]
        frame = Frame(game, seat, [""] * int(table.seats))
        return frame.decision(Moment(game.view(table, seat), [], choices)).encode() if choices else b""

    return watch


def compare_twins(game: Game, seats: int, seed: int, watch: Watch) -> int:
    """Follow some twins of a random match for each seat; how often a twin's hidden facts differed."""
    match = walked(game, seats, seed)
    differed = 0
    for seat in range(min(seats, 4)):
        twin = Twin(match, seat, seed + seat, watch)
        with suppress(NoTwin):
            twin.run()
        differed += twin.differed
    return differed


@every_case
@some_seeds
def test_secrets_of_others_change_nothing_for_a_seat(game: Game, seats: int, seed: int) -> None:
    assert compare_twins(game, seats, seed, watch_view(game)) > 0


@every_case
@some_seeds
def test_secrets_of_others_are_in_no_observation(game: Game, seats: int, seed: int) -> None:
    assert compare_twins(game, seats, seed, watch_observation(game)) > 0


@every_game
def test_secrets_of_others_are_in_no_text(game: Game) -> None:
    assert compare_twins(game, game.seats[-1], 1, watch_text(game)) > 0


@every_game
def test_a_leak_planted_in_a_text_is_caught(game: Game) -> None:
    """The guard: the neighbour's view is drawn."""

    def neighbours(table: Table, seat: int) -> bytes:
        other = (seat + 1) % int(table.seats)
        frame = Frame(game, seat, [""] * int(table.seats))
        return frame.table(game.view(table, other)).encode() if table.lots_due == 0 else b""

    with pytest.raises(AssertionError, match="assert b"):
        for_some_seeds(lambda seed: compare_twins(game, game.seats[1], seed, neighbours))


def test_a_planted_leak_is_caught() -> None:
    """The guard: a view that hints at anything hidden does not pass."""
    game = hofstaat.game("hof-verrat")
    with pytest.raises(AssertionError, match="assert b"):
        for_some_seeds(lambda seed: compare_twins(game, 3, seed, peeking(game)))


def peeking(game: Game) -> Watch:
    """A view with the last card of the pile in it."""
    return lambda table, seat: (
        plain([game.view(table, seat), game.describe(table)["pile"]]) if table.lots_due == 0 else b""
    )


@every_game
def test_a_leak_planted_in_an_observation_is_caught(game: Game) -> None:
    """The guard: what another seat is given says more than this one may know."""
    honest = watch_observation(game)

    def neighbours(table: Table, seat: int) -> bytes:
        return honest(table, seat) + honest(table, (seat + 1) % int(table.seats))

    with pytest.raises(AssertionError, match="assert b"):
        for_some_seeds(lambda seed: compare_twins(game, game.seats[1], seed, neighbours))


def for_some_seeds(check: Callable[[int], object]) -> None:
    for seed in range(20):
        check(seed)


@every_case
def test_cards_a_seat_sees_besides_stay_its_own(game: Game, seats: int) -> None:
    """All seats' views may be built from one public view: it, and what the others get of it, stay as they are."""
    for seed in range(3):
        table = walked(game, seats, seed, limit=30).table
        public = game.view(table, None)
        seen = [game.view(table, seat, public) for seat in range(seats)]
        assert [plain(view) for view in seen] == [plain(game.view(table, seat)) for seat in range(seats)]
        assert plain(public) == plain(game.view(table, None))


@every_case
def test_an_event_says_its_secrets_and_how_logs_forget_it(game: Game, seats: int) -> None:
    """Of an event that hides nothing all are told what a spectator is, and one that logs do not forget stays."""
    hiding = set()
    for seed in range(3):
        table = walked(game, seats, seed).table
        for event in table.journal or []:
            told = {seat: game.witness(table.setup, event, seat) for seat in [*range(seats), None]}
            if not game.hides(event):
                assert all(seen == told[None] for seen in told.values()), event
            if not game.forgets(event):
                assert all(seen and game.recall(table.setup, seen, seat, 1000) == seen for seat, seen in told.items())
            hiding.add((game.hides(event), game.forgets(event)))
    assert {hides for hides, _ in hiding} == {True, False}
    assert {forgets for _, forgets in hiding} == ({True} if game.remembers is None else {True, False})


@every_case
def test_views_are_not_constant(game: Game, seats: int) -> None:
    """The guard: what a seat sees changes from move to move and from seat to seat."""
    match = walked(game, seats, 1, limit=12)
    early = walked(game, seats, 1, limit=0)
    views = {plain(game.view(match.table, seat)) for seat in [*range(seats), None]}
    assert len(views) == seats + 1
    assert plain(game.view(early.table, 0)) != plain(game.view(match.table, 0))


@every_case
def test_observations_are_not_constant(game: Game, seats: int) -> None:
    """The guard: the same for what learners are given."""
    match = walked(game, seats, 1, limit=12)
    early = walked(game, seats, 1, limit=0)
    watch = watch_observation(game)
    assert len({watch(match.table, seat) for seat in range(seats)}) == seats
    assert watch(early.table, 0) != watch(match.table, 0)
