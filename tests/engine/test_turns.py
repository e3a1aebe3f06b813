"""How old an event is, in turns: by the game's own events, else by whose decisions follow each other."""

import hofstaat
from hofstaat.engine.match import turns_ago
from tests.games.mascarade.table import announced, does, table


def test_a_turn_with_many_answers_is_one_turn() -> None:
    """An announcement asks everybody, and is still one turn; what came before the first turn belongs to it."""
    on = announced(table(6), "king")
    game, journal = hofstaat.game("mascarade"), on.journal or []
    asked = len(journal)
    assert turns_ago(game, journal, [])[:asked] == [0] * asked
    does(on, "look")
    assert turns_ago(game, journal, [])[: asked - 1] == [1] * (asked - 1)
    does(on, "look", "look")
    assert turns_ago(game, journal, [])[0] == 3
    assert turns_ago(game, journal, [])[-1] == 0


def test_without_turn_events_a_turn_is_a_run_of_decisions() -> None:
    game = hofstaat.game("hof-verrat")
    journal = list(game.deal(2, 1, journal=True).journal or [])[:5]
    steps = [(None, 1), (0, 2), (0, 3), (1, 4), (0, 5)]
    assert turns_ago(game, journal, steps) == [3, 2, 2, 1, 0]
