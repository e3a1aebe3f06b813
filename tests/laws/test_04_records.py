"""Law 4: a record replays to the same table and the same events."""

from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from tests.random_play import every_case, some_seeds, somewhere, walk, walked


@every_case
@some_seeds
def test_a_record_replays_to_the_same_table_and_events(game: Game, seats: int, seed: int) -> None:
    match = walked(game, seats, seed)
    record = records.read(records.write(match.record()))
    table = records.replay(game, record)
    assert table == match.table
    assert table.journal == match.journal
    assert verify(game, record)[0] == match.table


@every_case
@some_seeds
def test_a_saved_game_goes_on_as_if_nothing_had_happened(game: Game, seats: int, seed: int) -> None:
    match = somewhere(game, seats, seed)
    other = Match.resume(game, records.read(records.write(match.record(with_seed=True))))
    finish(match, seed)
    finish(other, seed)
    assert other.table == match.table
    assert other.journal == match.journal
    assert other.plies == match.plies


def finish(match: Match, seed: int) -> None:
    for _ in walk(match, seed):
        pass
