"""Where a seat stands: the same as the rules would count, from its view alone."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

import hofstaat
from hofstaat.engine.table import Table
from hofstaat.games.hof_verrat.notation import Place
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.standing import Standing, standing
from hofstaat.games.hof_verrat.view import View

GAME = hofstaat.game("hof-verrat")
OPEN = ("seats", "options", "missions", "above", "below", "districts")


def standing_of(table: Table, seat: int) -> Standing:
    found = GAME.standing(table.setup, GAME.view(table, seat))
    assert isinstance(found, Standing)
    return found


def random_tables(seats: int, seed: int) -> Iterator[Table]:
    rng = random.Random(seed)
    table = GAME.deal(seats, seed)
    while actors := table.actors():
        yield table
        table.apply(actors[0], rng.choice(list(table.options(actors[0]))))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_counts_as_the_rules_would_if_no_spy_were_turned_up(seats: int) -> None:
    for table in random_tables(seats, seats):
        known = GAME.describe(table)
        over = GAME.position({**{key: known[key] for key in OPEN}, "spies": [], "owes": [], "over": True})
        counted = cast(View, GAME.view(over, None)).scores
        assert counted is not None
        for seat in range(seats):
            own = standing_of(table, seat)
            assert own.points == [sum(score.families) for score in counted]
            assert [(m.mission, m.met) for m in own.missions] == [
                (m.mission, m.fulfilled) for m in counted[seat].missions
            ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_changes_what_was_said_it_would(seats: int) -> None:
    for table in random_tables(seats, 10 + seats):
        seat = table.actors()[0]
        before = standing_of(table, seat)
        said = {(placing.card, placing.place): placing for placing in before.placings}
        choices = {code: GAME.choice(table, seat, code) for code in table.options(seat)}
        placings = {code: choice for code, choice in choices.items() if isinstance(choice, Place)}
        assert len(said) == len(placings)
        for code, choice in placings.items():
            place = choice.side if choice.side != "district" else f"district-{choice.district}"
            placing = said.pop((choice.card, place))
            if placing.at_end:
                continue
            after = table.copy()
            after.apply(seat, code)
            if after.outcome():
                continue
            now = standing_of(after, seat)
            assert [old + gain for old, gain in zip(before.points, placing.points, strict=True)] == now.points
            met = [(new.met - old.met) * old.points for old, new in zip(before.missions, now.missions, strict=True)]
            assert met == placing.missions
            if choice.card.endswith("-assassin"):
                strikes = [GAME.say(after, seat, c) for c in after.options(seat)] if seat in after.actors() else []
                assert bool(placing.victims) == any(words.startswith("strike") for words in strikes)
        assert not said


def test_a_spectator_and_the_end_have_none() -> None:
    table = GAME.deal(2, 1)
    assert GAME.standing(table.setup, GAME.view(table, None)) is None
    while actors := table.actors():
        table.apply(actors[0], table.options(actors[0])[0])
    assert GAME.standing(table.setup, GAME.view(table, 0)) is None


def test_it_reads_nothing_but_the_view() -> None:
    """Two tables that differ in what is hidden, and not in the view, give the same."""
    for table in random_tables(3, 5):
        seat = table.actors()[0]
        view = cast(View, GAME.view(table, seat))
        assert standing(cast(HofVerratSetup, table.setup), view) == standing_of(table, seat)
