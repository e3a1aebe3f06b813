"""Evaluating options: the same tables and dice for all, the best chosen on one set and measured on another."""

from collections.abc import Sequence

import pytest

import hofstaat
from hofstaat.bots import evaluator
from hofstaat.bots.evaluator import Valued, evaluate, evaluator_of, is_inaccuracy, is_mistake, judge
from hofstaat.bots.playouts import draw, play_out, veiled
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.match import Match

SEATS = {"hof-verrat": 3, "kabale-und-hiebe": 3, "mascarade": 4, "council-of-12": 3, "list-und-tuecke": 3}
NAMES = list(SEATS)


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "WARM", 3)


def begun(name: str, decisions: int = 12, seed: int = 1) -> Match:
    """A game after some decisions, each the first option."""
    match = Match.new(hofstaat.game(name), SEATS[name], seed)
    for _ in range(decisions):
        seat = match.table.actors()[0]
        match.act(seat, match.table.options(seat)[0])
    return match


def knowledge_of(match: Match, seat: int) -> Knowledge:
    known = match.game.knowledge(match.table.setup, seat)
    for event in match.witnessed(seat):
        known.learn(event)
    return known


def asked(match: Match) -> tuple[int, list[int], Knowledge]:
    """The seat that is to decide among several, its options and its knowledge."""
    while True:
        seat = match.table.actors()[0]
        options = match.table.options(seat)
        if len(options) > 1:
            return seat, options, knowledge_of(match, seat)
        match.act(seat, options[0])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_how_it_is_evaluated(name: str) -> None:
    match = begun(name)
    seat, options, known = asked(match)
    found = evaluate(match.game, known, seat, options[:4], 6)
    assert {each.code for each in found} == set(options[:4])
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert found[0].loss == 0 and all(each.loss >= 0 and each.error >= 0 for each in found)
    assert all(len(each.points) == SEATS[name] for each in found)


@pytest.mark.parametrize("name", NAMES)
def test_it_says_the_same_twice(name: str) -> None:
    match = begun(name)
    seat, options, known = asked(match)
    one, two = (evaluate(match.game, known, seat, options[:3], 5, seed=7) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_of_the_reckoning_are_the_points(name: str) -> None:
    """Of rivals everybody's, of a council those they have together."""
    match = begun(name)
    _, _, known = asked(match)
    (start,) = draw(known, 1, 3)
    ((end,),) = play_out([start], 0, [-1], evaluator.CHANCE, 1)
    parts = evaluator_of(match.game).parts(start, end)
    outcome = evaluator.ended(end)
    for seat in {seat for seat, _, _ in parts}:
        total = sum(points for (whose, _, _), points in parts.items() if whose == seat)
        assert total == outcome.scores[seat]


def test_options_meet_the_same_tables_and_dice() -> None:
    """An option against itself: no difference in any row."""
    match = begun("hof-verrat")
    seat, options, known = asked(match)
    found = evaluate(match.game, known, seat, [options[0], options[0]], 20)
    assert found[1].loss == found[1].loss_error == 0


def test_a_veil_moves_nothing_but_what_lies_in_piles() -> None:
    table = begun("hof-verrat").table
    piles = evaluator_of(hofstaat.game("hof-verrat")).piles(table)
    ((first, count),) = piles
    for other in veiled(table, piles, 5, 1):
        assert sorted(other.cells[first : first + count]) == sorted(table.cells[first : first + count])
        assert list(other.cells[:first]) == list(table.cells[:first])
    assert any(not other.equals(table) for other in veiled(table, piles, 5, 1))


def test_the_best_is_measured_on_fresh_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lead on the tables that chose it would flatter it."""
    calls: list[tuple[list[int], int]] = []

    def fake(game: Game, known: object, seat: int, options: Sequence[int], playouts: int, seed: int) -> list[Valued]:
        calls.append((list(options), seed))
        values = {1: 0.6, 2: 0.2} if len(calls) == 1 else {1: 0.35, 2: 0.3}
        return [Valued(code, values[code], 0.01, [], 0.6 - values[code], 0.01) for code in options]

    monkeypatch.setattr(evaluator, "evaluate", fake)
    match = begun("hof-verrat", 1)
    judged = judge(match.game, knowledge_of(match, 0), 0, [1, 2], 2, 60, 300, 5)
    assert judged.best == 1 and judged.loss == pytest.approx(0.05)
    assert calls[0][1] != calls[1][1]
    assert not is_mistake(judged, 0.10)


def test_a_loss_that_may_be_noise_is_no_mistake() -> None:
    def lost(loss: float, error: float) -> evaluator.Judged:
        return evaluator.Judged(1, loss, error, 0.2, 0.2 + loss, 0.3, [], [])

    assert is_mistake(lost(0.12, 0.03), 0.10)
    assert not is_mistake(lost(0.12, 0.05), 0.10)
    assert not is_mistake(lost(0.09, 0.001), 0.10)
    assert is_inaccuracy(lost(0.06, 0.01), 0.10)
    assert not is_inaccuracy(lost(0.06, 0.03), 0.10)
