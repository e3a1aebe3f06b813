"""The bot sees in Kabale und Hiebe at least as much as a beginner."""

from typing import Any, cast

import pytest

from hofstaat.bots.kabale_und_hiebe.greedy import GreedyKabaleUndHiebe
from hofstaat.engine.table import Table
from hofstaat.games.kabale_und_hiebe.cards import RANKS
from hofstaat.games.kabale_und_hiebe.events.events import Drew, Placed, RoundBegan, TurnedUp
from hofstaat.games.kabale_und_hiebe.notation import Choice
from tests.games.kabale_und_hiebe.table import GAME, table

LAST_KING: dict[str, Any] = {"hands": {0: ["king"], 1: ["squire"]}, "round": 6}


class Certain:
    """Knowledge of someone who knows this very table."""

    def __init__(self, on: Table) -> None:
        self.on = on

    def sample(self, rng: object) -> Table:
        return self.on.copy()


def choices_of_greedy(on: Table, seat: int = 0, seeds: int = 5) -> set[str]:
    """The greedy bot's actions on this table if it knows what lies there, with some seeds."""
    options = on.options(seat)
    choices = [cast(Choice, GAME.choice(on, seat, code)) for code in options]
    done = set()
    for seed in range(seeds):
        bot = GreedyKabaleUndHiebe(GAME, on.setup, seat, seed)
        bot.mind = cast(Any, Certain(on))
        done.add(GAME.say(on, seat, bot.choose(GAME.view(on, seat), options, choices)))
    return done


def test_it_contests_the_valuable_goal_it_can_win() -> None:
    """The king cannot win the 3 from queen and cardinal together; from two professions he can."""
    on = table(["1 queen", "1 cardinal"], ["1 alchemist"], goals=["music-3", "trade-2"], **LAST_KING)
    assert choices_of_greedy(on) == {"king column 2"}
    on = table(["1 landowner", "1 cardinal"], ["1 alchemist"], goals=["music-3", "trade-2"], **LAST_KING)
    assert choices_of_greedy(on) == {"king column 1"}


def test_it_does_not_waste_its_king_under_a_wizard() -> None:
    """In one column it knows one; in the other the king beats a queen."""
    on = table(["1 cardinal", "1 wizard down"], ["1 queen"], goals=["music-3", "trade-3"], **LAST_KING)
    assert choices_of_greedy(on) == {"king column 2"}


def test_it_keeps_a_special_card_for_where_it_bites() -> None:
    """The wizard beats a king and a queen, and nothing where low cards lie."""
    goals = ["music-3", "trade-3"]
    on = table(["1 king", "1 queen"], ["1 cardinal", "1 merchant"], goals=goals, hands={0: ["wizard"]}, round=6)
    assert choices_of_greedy(on) == {"wizard column 1"}


def test_its_traitor_takes_the_better_goal() -> None:
    """Where it leads it wants the 5."""
    on = table(
        ["0 king", "0 queen", "0 traitor", "1 squire down"],
        ["1 king"],
        goals=["music-1", "trade-5"],
        asked=1,
        turn=1,
        hands={0: ["storm"]},
        round=6,
    )
    assert choices_of_greedy(on) == {"exchange 2"}


def test_it_slides_what_wins_under_its_cloak() -> None:
    on = table(
        ["1 merchant", "0 cloak", "1 squire down"], asked=1, turn=1, goals=["music-3", "trade-3"], hands={0: ["king"]}
    )
    assert choices_of_greedy(on) == {"slide king"}


@pytest.mark.parametrize("seed", range(3))
def test_it_fears_what_may_lie_there(seed: int) -> None:
    """It folds what it hears: a card that was shown is not feared again."""
    bot = GreedyKabaleUndHiebe(GAME, GAME.setup(2, {}), 0, seed)
    for event in (
        Drew(0, 3, ("king", "queen", "juliet")),
        Drew(1, 3),
        RoundBegan(1, 1, ("music-5", "trade-5")),
        Placed(1, 1),
        Drew(1, 1),
        Placed(0, 1, "juliet"),
        TurnedUp(1, "wizard", 1),
        Drew(0, 1, ("storm",)),
    ):
        bot.hear(event)
    sample = GAME.describe(bot.mind.sample(bot.dice))
    assert "wizard" not in sample["hands"][1] + sample["piles"][1]
    assert sorted([*sample["hands"][1], *sample["piles"][1], "wizard"]) == sorted(RANKS)
