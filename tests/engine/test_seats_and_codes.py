"""A question about a seat or an action that does not exist is refused with a sentence."""

from collections.abc import Callable

import pytest

from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import Refusal
from tests.random_play import every_game, walked


@pytest.fixture
def match(game: Game) -> Match:
    return walked(game, game.seats[0], seed=1, limit=5)


@every_game
@pytest.mark.parametrize("beyond", [-2, -1, 0, 1, 99])
def test_a_seat_that_is_not_there_sees_and_says_nothing(game: Game, match: Match, beyond: int) -> None:
    table = match.table
    seat = beyond if beyond < 0 else game.seats[0] + beyond
    for asked in (
        lambda: game.view(table, seat),
        lambda: game.view(table, seat, game.view(table, None)),
        lambda: game.witness(table.setup, match.journal[0], seat),
        lambda: game.knowledge(table.setup, seat),
        lambda: game.observation(table.setup).of(table, seat),
        lambda: game.choice(table, seat, 0),
        lambda: game.say(table, seat, 0),
        lambda: game.parse(table, seat, "pass"),
    ):
        refused(asked, "no-such-seat", f"There is no seat {seat}: seats are 0 to {game.seats[0] - 1}.")


def refused(asked: Callable[[], object], key: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        asked()
    assert refusal.value.key == key
    assert str(refusal.value) == sentence


@every_game
def test_a_spectator_sees_and_is_told_but_knows_and_says_nothing(game: Game, match: Match) -> None:
    table = match.table
    assert game.view(table, None) == game.view(table, None, None)
    assert [game.witness(table.setup, event, None) for event in match.journal]
    for asked in (lambda: game.knowledge(table.setup, None), lambda: game.say(table, None, 0)):  # type: ignore[arg-type]
        refused(asked, "no-such-seat", f"There is no seat None: seats are 0 to {table.seats - 1}.")


@every_game
def test_an_action_that_is_not_there_has_no_words(game: Game, match: Match) -> None:
    last = game.actions(match.table.setup) - 1
    assert game.say(match.table, 0, last)
    for code in (-10, -1, last + 1, 10**6, 2**70):
        sentence = f"There is no action {code}: codes are 0 to {last}."
        refused(lambda code=code: game.say(match.table, 0, code), "no-such-action", sentence)  # type: ignore[misc]
        refused(lambda code=code: game.choice(match.table, 0, code), "no-such-action", sentence)  # type: ignore[misc]
