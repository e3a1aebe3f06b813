"""Law 9: notation and action codes are bijective."""

import msgspec
import pytest

from hofstaat.engine.game import Game
from hofstaat.engine.notation import BadNotation
from tests.random_play import deal, every_case, plain, some_seeds, somewhere, walk


@every_case
@some_seeds
def test_words_and_codes_are_the_same_thing(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    for step in walk(match, seed):
        options = match.table.options(step.seat)
        words = [game.say(match.table, step.seat, code) for code in options]
        assert len(set(words)) == len(words)
        assert [game.parse(match.table, step.seat, text) for text in words] == options


@every_case
def test_every_code_has_words_of_its_own(game: Game, seats: int) -> None:
    table = somewhere(game, seats, 3).table
    for seat in {0, seats - 1}:
        words = [game.say(table, seat, code) for code in range(game.actions(table.setup))]
        assert len(set(words)) == len(words)
        assert [game.parse(table, seat, text) for text in words] == list(range(len(words)))


@every_case
@some_seeds
def test_choices_are_different_and_typed(game: Game, seats: int, seed: int) -> None:
    table = somewhere(game, seats, seed).table
    for seat in table.actors():
        choices = [game.choice(table, seat, code) for code in table.options(seat)]
        assert len({plain(choice) for choice in choices}) == len(choices)
        for choice in choices:
            assert msgspec.json.decode(plain(choice), type=game.choices) == choice


@every_case
@pytest.mark.parametrize("words", ["", "nonsense", "1", "spare me the details", "ä" * 500])
def test_other_words_are_refused(game: Game, seats: int, words: str) -> None:
    table = somewhere(game, seats, 1).table
    with pytest.raises(BadNotation, match="is not an action"):
        game.parse(table, table.actors()[0], words)
