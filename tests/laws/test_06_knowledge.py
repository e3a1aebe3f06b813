"""Law 6: the truth is always possible, and nothing that could not be the truth: knowledge folded from a seat's events
admits the real table, and each table it draws could be the real one.

Such a sample gives the seat the same view, observation and options, is made of the game's own cards, and can be played
to its end: whatever the seat is told on the way and when all is shown fits what it was told before.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec
import pytest
from librt.random import Random

import hofstaat
from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.match import Match
from hofstaat.engine.position import BadPosition
from hofstaat.engine.records import Act, Lots
from hofstaat.engine.table import NONE, Setup, Table
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase
from tests.laws.test_01_conservation import inventory
from tests.laws.test_05_no_leak import NoTwin, Twin, watch_observation, watch_view
from tests.random_play import COMPILED, deal, every_case, every_game, plain, some_seeds, walk, walked


def knowledge_of(match: Match, seat: int) -> Knowledge:
    knowledge = match.game.knowledge(match.table.setup, seat)
    for event in match.witnessed(seat):
        knowledge.learn(event)
    return knowledge


@every_case
@some_seeds
def test_the_truth_is_always_possible(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    watched = random.Random(seed).sample(range(seats), min(seats, 3))
    minds = {seat: game.knowledge(match.table.setup, seat) for seat in watched}
    told = 0
    for step in walk(match, seed):
        for seat, mind in minds.items():
            for event in match.witnessed(seat, since=told):
                mind.learn(event)
            assert mind.admits(match.table), f"seat {seat} excludes the truth before decision {step.ply}"
        told = len(match.journal)
    for seat, mind in minds.items():
        for event in match.witnessed(seat, since=told):
            mind.learn(event)
        assert mind.admits(match.table)


@every_case
@some_seeds
def test_samples_look_the_same_to_the_seat(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    seat = random.Random(seed).randrange(seats)
    mind = game.knowledge(match.table.setup, seat)
    observe = watch_observation(game)
    rng, told = Random(seed), 0
    for step in walk(match, seed):
        for event in match.witnessed(seat, since=told):
            mind.learn(event)
        told = len(match.journal)
        if step.ply % 5 == 0 or step.seat == seat:
            sample = mind.sample(rng)
            assert plain(game.view(sample, seat)) == plain(game.view(match.table, seat))
            assert observe(sample, seat) == observe(match.table, seat)
            assert sample.options(seat) == match.table.options(seat)
            assert sample.actors() == match.table.actors()
            assert mind.admits(sample)


@every_case
def test_samples_played_on_contradict_nothing_the_seat_was_told(game: Game, seats: int) -> None:
    """At many moments of many matches: a sample is a table of the game like any other, up to its end."""
    check_samples(game, seats, game.knowledge)


class Mind(Protocol):
    """The demands of the law on knowledge."""

    def learn(self, event: object) -> None: ...

    def sample(self, rng: Random) -> Table: ...

    def admits(self, table: Table) -> bool: ...


Minds = Callable[[Setup, int], Mind]
DECISIONS = 20_000 if COMPILED else 4_000  # of all samples of a case together
MOMENTS = 12  # of a match
WALKS = 40 if COMPILED else 8
WORLDS = 2_000 if COMPILED else 150  # with more than this to reckon with a walk ends


def check_samples(game: Game, seats: int, minds: Minds) -> None:
    """Matches at random; at some moments of each a sample for one of the seats, played on."""
    seed = decisions = 0
    while decisions < DECISIONS:
        rng = random.Random(seed)
        length = sum(1 for _ in walk(deal(game, seats, seed), seed))
        moments = rng.sample(range(length), min(length, MOMENTS))
        match = deal(game, seats, seed)
        for step in walk(match, seed):
            if step.ply in moments:
                decisions += Continuation(match, rng.randrange(seats), seed + step.ply, minds).check()
        seed += 1


def quantities(game: Game, table: Table) -> list[int]:
    """How often each thing is there, whatever it is: another deal may have chosen other challenges or missions."""
    return sorted(inventory(game, game.describe(table)).values())


class Continuation:
    """A sample of what a seat knows at one moment of a match, and how it goes on from there."""

    def __init__(self, match: Match, seat: int, seed: int, minds: Minds) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.rng = Random(seed)
        self.mind = minds(match.table.setup, seat)
        for event in match.witnessed(seat):
            self.mind.learn(event)
        self.table = self.mind.sample(self.rng)
        self.table.journal = []

    def check(self) -> int:
        """Possible now, and after each decision up to the end, when all is shown; how many there were."""
        assert self.game.position(self.game.describe(self.table)) == self.table, "no position of the game"
        assert quantities(self.game, self.table) == quantities(self.game, self.match.table), "not the game's cards"
        decisions = 0
        while actors := self.table.actors():
            self.act(actors)
            decisions += 1
            assert self.mind.admits(self.table), f"seat {self.seat} was told otherwise before"
        return decisions

    def act(self, actors: list[int]) -> None:
        """One decision at random and what chance adds to it; the seat learns what it is told."""
        seat = actors[self.rng.randrange(len(actors))]
        options = self.table.options(seat)
        self.table.apply(seat, options[self.rng.randrange(len(options))])
        cast(self.table, QuickLots(self.rng))
        assert self.table.journal is not None
        for event in self.table.journal:
            told = self.game.witness(self.table.setup, event, self.seat)
            if told is not None:
                self.mind.learn(told)
        self.table.journal.clear()


class Worlds:
    """All tables that could be the real one: the others did anything of which the seat is told the same."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.real = self.game.start(int(match.table.seats), match.table.setup.options, journal=True)
        self.all = [self.real.copy()]

    def follow(self, ply: Act | Lots) -> list[msgspec.Struct]:
        """The seat's part of the next thing that happened; it happens in every world that fits."""
        if isinstance(ply, Lots):
            told = self.told(self.real, lambda table: table.draw_lots(ply.lots))
            self.all = [table for table in self.all if self.told(table, lambda t: t.draw_lots(ply.lots)) == told]
            return told
        code = self.game.parse(self.real, ply.seat, ply.does)
        told = self.told(self.real, lambda table: table.apply(ply.seat, code))
        after: dict[tuple[int, ...], Table] = {}
        for world in self.all:
            for option in [code] if ply.seat == self.seat else world.options(ply.seat):
                table = world.copy()
                if self.told(table, partial(Table.apply, seat=ply.seat, code=option)) == told:
                    after[tuple(int(cell) for cell in table.cells)] = table
        self.all = list(after.values())
        return told

    def told(self, table: Table, act: Callable[[Table], None]) -> list[msgspec.Struct]:
        table.journal = []
        act(table)
        told = [self.game.witness(table.setup, event, self.seat) for event in table.journal]
        return [event for event in told if event is not None]

    def facts(self, table: Table) -> bytes:
        """Everything but the stacks to come, of which chance alone knows."""
        position = self.game.describe(table)
        return plain({key: value for key, value in position.items() if key not in ("help_seekers", "challenges")})


@pytest.mark.parametrize(("name", "seats"), [("council-of-12", 2), ("council-of-12", 3), ("mascarade", 4)])
def test_samples_are_among_all_tables_that_could_be(name: str, seats: int) -> None:
    """In the games in which nothing is dealt hidden each table that could be the real one can be found by playing."""
    game = hofstaat.game(name)
    for seed in range(WALKS):
        match = walked(game, seats, seed, limit=60, options={})
        worlds, mind, rng = Worlds(match, seed % seats), game.knowledge(match.table.setup, seed % seats), Random(seed)
        for ply in match.plies:
            for event in worlds.follow(ply):
                mind.learn(event)
            if len(worlds.all) > WORLDS:
                break
            if worlds.real.lots_due == 0:
                facts = {worlds.facts(table) for table in worlds.all}
                assert all(worlds.facts(mind.sample(rng)) in facts for _ in range(4))
                assert all(mind.admits(table) for table in worlds.all)


class Planted:
    """A seat's knowledge with another way to draw samples."""

    def __init__(self, honest: Knowledge, sample: Callable[[Knowledge, Random], Table]) -> None:
        self.honest = honest
        self.draw = sample

    def learn(self, event: object) -> None:
        self.honest.learn(event)

    def sample(self, rng: Random) -> Table:
        return self.draw(self.honest, rng)

    def admits(self, table: Table) -> bool:
        return self.honest.admits(table)


def planted(game: Game, sample: Callable[[Knowledge, Random], Table]) -> Minds:
    return lambda setup, seat: Planted(game.knowledge(setup, seat), sample)


@every_game
def test_samples_of_another_deal_are_caught(game: Game) -> None:
    """The guard: a table of the game, but not one this seat has been told of."""
    seats = game.seats[1]
    with pytest.raises(AssertionError, match="was told otherwise before"):
        check_samples(game, seats, planted(game, lambda honest, rng: game.deal(seats, rng.randrange(1000))))


def test_a_hidden_card_equal_to_the_one_carried_out_is_caught() -> None:
    """The guard: equal cards are turned up together (C12-14), so no position has one open and one hidden."""
    game = hofstaat.game("council-of-12")
    with pytest.raises(BadPosition, match="equal cards lie at"):
        check_samples(game, 4, planted(game, with_an_equal_card))


def with_an_equal_card(honest: Knowledge, rng: Random) -> Table:
    """While a character is carried out, somebody who has it in hand gets it as the hidden lying card."""
    table = honest.sample(rng)
    assert isinstance(table, CouncilOf12)
    if table.phase() == Phase.EFFECT:
        card = table.laid(table.get(Cell.ACTOR))
        for seat in range(table.seats):
            if seat != honest.seat and table.laid(seat) != NONE and table.hand(seat) >> card & 1:
                if not table.get(Cell.FACE_UP) >> seat & 1:
                    table.add_to_hand(seat, table.laid(seat))
                    table.take_from_hand(seat, card)
                    table.lay(seat, card)
    return table


@every_case
@some_seeds
def test_knowledge_admits_whatever_looks_the_same(game: Game, seats: int, seed: int) -> None:
    """A twin the seat cannot tell from the truth must be possible too."""
    match = walked(game, seats, seed, limit=25)
    twin = Twin(match, 0, seed, watch_view(game))
    try:
        twin.run()
    except NoTwin:
        return
    assert knowledge_of(match, 0).admits(twin.other)
