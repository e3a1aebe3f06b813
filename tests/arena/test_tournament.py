"""The bots of each seat and deal; and what cannot play gets a sentence."""

import pytest

import hofstaat
from hofstaat.arena.tournament import CannotPlay, check_setup, read_bot, read_lineups, rotations, schedule
from hofstaat.engine.game import BadSetup
from tests.arena.deals import tournament

GAME = hofstaat.game("hof-verrat")


def test_a_line_up_sits_on_every_seat_once() -> None:
    assert rotations(["minister", "greedy", "greedy"]) == [0, 1, 2]
    assert rotations(["greedy", "greedy"]) == [0]
    assert rotations(["greedy", "random", "greedy", "random"]) == [0, 1]


def test_every_line_up_plays_every_deal_on_every_seat() -> None:
    tasks = schedule(tournament(["greedy", "random"], ["random", "random"], deals=3))
    assert [task.key for task in tasks[:3]] == [(0, 0, 0), (0, 0, 1), (0, 1, 0)]
    assert len(tasks) == 9 == len({task.key for task in tasks})
    assert [task.seated for task in tasks[:3]] == [["greedy", "random"], ["random", "greedy"], ["random", "random"]]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert read_lineups(GAME, ["minister,greedy"], 4) == [["minister", "greedy", "greedy", "greedy"]]
    assert read_lineups(GAME, ["greedy", "random, greedy,random"], None) == [
        ["greedy"] * 3,
        ["random", "greedy", "random"],
    ]


def test_parameters() -> None:
    assert read_bot("search:simulations=50:forgets=0.5") == ("search", {"simulations": 50, "forgets": 0.5})


BAD = [
    ([""], None, "A line-up is empty"),
    (["genius,greedy"], None, "There is no bot 'genius' for hof-verrat; there are: random, greedy"),
    (["greedy,random"], 9, "hof-verrat is for 2 to 5 players, not 9"),
    (["greedy,random,random"], 2, "greedy, random, random are 3 bots; there are only 2 seats"),
    (["greedy:seconds=1"], 2, "The bot greedy has no parameter 'seconds'; it has: forgets"),
    (["minister:seconds=-1"], 2, "The parameter seconds of the bot minister cannot be -1"),
    (["minister:seconds=fast"], 2, "seconds=fast in minister:seconds=fast should be NAME=NUMBER"),
    (["tests.arena.nowhere.Bot"], 2, "There is no bot 'tests.arena.nowhere.Bot': No module named"),
    (["tests.arena.deals.tournament"], 2, "is no bot: it should be a class derived from hofstaat.bots.Bot"),
]


@pytest.mark.parametrize(("typed", "seats", "sentence"), BAD)
def test_impossible_line_ups_get_a_sentence(typed: list[str], seats: int | None, sentence: str) -> None:
    with pytest.raises((CannotPlay, BadSetup)) as refused:
        read_lineups(GAME, typed, seats)
    assert sentence in str(refused.value)


def test_a_game_that_needs_a_person_is_not_played() -> None:
    """MA-51: without a turn limit bots might never end."""
    mascarade = hofstaat.game("mascarade")
    check_setup(mascarade, 4, {"turn_limit": 5})
    with pytest.raises(CannotPlay, match="bots alone might never come to an end in mascarade"):
        check_setup(mascarade, 4, {"turn_limit": None})
