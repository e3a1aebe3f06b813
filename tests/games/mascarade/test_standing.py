"""Where everybody stands: the gold to go and the turns that are left."""

import hofstaat
from hofstaat.games.mascarade.standing import Standing

GAME = hofstaat.game("mascarade")


def test_everybody_begins_with_seven_gold_to_go() -> None:
    table = GAME.deal(4, 1, turn_limit=5)
    own = GAME.standing(table.setup, GAME.view(table, 0))
    assert own == Standing(13, [7, 7, 7, 7], [0, 1, 2, 3], 20)
    assert own == GAME.standing(table.setup, GAME.view(table, None))


def test_the_leader_and_the_way_to_go_follow_the_purses() -> None:
    table = GAME.deal(4, 1)
    while actors := table.actors():
        own, gold = GAME.standing(table.setup, GAME.view(table, actors[0])), GAME.describe(table)["gold"]
        assert isinstance(own, Standing)
        assert own.to_go == [max(0, 13 - one) for one in gold]
        assert {gold[seat] for seat in own.leaders} == {max(gold)}
        table.apply(actors[0], table.options(actors[0])[-1])
    assert GAME.standing(table.setup, GAME.view(table, 0)) is None
