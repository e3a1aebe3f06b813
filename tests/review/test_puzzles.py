"""Puzzles: every record still plays out up to a decision of that seat, with these moves; nothing tells the answer."""

import datetime as dt

import msgspec
import pytest

import hofstaat
from hofstaat.bots.evaluator import Valued
from hofstaat.engine import records
from hofstaat.engine.records import BadRecord
from hofstaat.review import puzzles
from hofstaat.review.mining import right_options
from hofstaat.review.puzzles import NoPuzzle, Puzzle, match_of, position_of

ALL = [each for name in hofstaat.names() for each in puzzles.puzzles(name)]


KNOWN = puzzles.games_with_puzzles(hofstaat.names())


def test_most_games_have_puzzles() -> None:
    assert {"kabale-und-hiebe", "mascarade", "list-und-tuecke", "council-of-12"} <= set(KNOWN)


@pytest.mark.parametrize("name", KNOWN)
def test_the_puzzles_of_a_game_are_its_own(name: str) -> None:
    found = puzzles.puzzles(name)
    assert {each.game for each in found} == {name}
    assert len({each.id for each in found}) == len(found)


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: f"{asked.game}-{asked.id}")
def test_its_record_still_plays_out_to_these_moves(asked: Puzzle) -> None:
    game = hofstaat.game(asked.game)
    table = match_of(game, asked).table
    assert asked.seat in table.actors()
    words = {game.say(table, asked.seat, code) for code in table.options(asked.seat)}
    assert {move.words for move in asked.moves} | set(asked.right) <= words
    assert 2 <= len(asked.moves) <= 4
    assert {move.words for move in asked.moves if move.is_right} <= set(asked.right)
    assert sum(move.is_right for move in asked.moves) == 1


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: f"{asked.game}-{asked.id}")
def test_the_right_move_is_clearly_better(asked: Puzzle) -> None:
    """As it was verified: every other loses at least eight percents, or two points and more."""
    (right,) = [move for move in asked.moves if move.is_right]
    least = 2.4 if asked.unit == "points" else 0.08
    assert asked.gap >= least
    assert all(right.value - move.value >= least / 2 for move in asked.moves if not move.is_right)
    assert asked.unit == "points" or 0.1 <= right.value <= 0.97


def test_a_record_that_does_not_play_out_is_refused() -> None:
    asked = puzzles.puzzles("kabale-und-hiebe")[0]
    record = records.read(asked.record)
    other = msgspec.structs.replace(record, plies=record.plies[:5] + record.plies[6:])
    with pytest.raises(BadRecord):
        match_of(hofstaat.game("kabale-und-hiebe"), msgspec.structs.replace(asked, record=records.write(other)))


def test_the_position_tells_the_moves_and_not_which_is_right() -> None:
    asked = puzzles.puzzles("mascarade")[0]
    shown = position_of(hofstaat.game("mascarade"), asked)
    assert len(shown.deeds) == len(asked.moves)
    assert b"is_right" not in msgspec.json.encode(shown)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes() -> None:
    names, day = hofstaat.names(), dt.date(2026, 1, 1)
    week = [puzzles.of_the_day(names, day + dt.timedelta(days=n)) for n in range(len(KNOWN))]
    assert week == [puzzles.of_the_day(names, day + dt.timedelta(days=n)) for n in range(len(KNOWN))]
    assert len({each.id for each in week if each}) == len(KNOWN)
    assert puzzles.of_the_day(["whist"], day) is None


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(NoPuzzle):
        puzzles.puzzle("mascarade", "nothing")


def test_several_moves_may_be_right_but_few() -> None:
    def lost(*losses: float) -> list[Valued]:
        return [Valued(code, 0.5 - loss, 0.01, [], loss, 0.01) for code, loss in enumerate(losses)]

    assert right_options(lost(0, 0.15, 0.2), 0.10, 1.0) == {0}
    assert right_options(lost(0, 0.05, 0.2), 0.10, 1.0) is None
    assert right_options(lost(0, 0.01, 0.2), 0.10, 1.0) is None
    assert right_options(lost(0, 0.01, 0.2, 0.3, 0.3, 0.2), 0.10, 1.0) == {0, 1}
    assert right_options(lost(0, 0.01), 0.10, 1.0) is None
