"""Where a seat stands: the sums of the columns with the cards it knows, and its own goals."""

import random

import pytest

import hofstaat
from hofstaat.games.kabale_und_hiebe.standing import Standing
from hofstaat.games.kabale_und_hiebe.view import View, score

GAME = hofstaat.game("kabale-und-hiebe")


@pytest.mark.parametrize("seats", GAME.seats)
def test_own_goals_count_as_the_rules_count_them(seats: int) -> None:
    rng, table = random.Random(seats), GAME.deal(seats, seats)
    while actors := table.actors():
        for seat in range(seats):
            own = GAME.standing(table.setup, GAME.view(table, seat))
            counted = score(table, seat)  # type: ignore[arg-type]  # it is the game's own table
            assert isinstance(own, Standing)
            assert (own.plain, own.doubled) == (counted.plain, counted.doubled)
            assert (own.doubled is None) == bool(own.missing)
        table.apply(actors[0], rng.choice(list(table.options(actors[0]))))
    assert GAME.standing(table.setup, GAME.view(table, 0)) is None


def test_a_column_is_judged_by_the_cards_one_knows() -> None:
    rng, told = random.Random(3), 0
    table = GAME.deal(3, 3)
    while actors := table.actors():
        for seat in range(3):
            view = GAME.view(table, seat)
            own = GAME.standing(table.setup, view)
            assert isinstance(view, View) and isinstance(own, Standing)
            for column, lead in zip(view.columns, own.columns, strict=True):
                hidden = [card for card in column.cards if card.card is None]
                assert lead.number == column.number and lead.unseen >= len(hidden)
                if lead.leader is not None:
                    assert any(card.owner == lead.leader for card in column.cards)
                    told += 1
        table.apply(actors[0], rng.choice(list(table.options(actors[0]))))
    assert told > 50


def test_a_spectator_has_none() -> None:
    table = GAME.deal(2, 1)
    assert GAME.standing(table.setup, GAME.view(table, None)) is None
