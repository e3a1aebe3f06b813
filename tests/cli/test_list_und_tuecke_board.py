"""The court of Mit List und Tücke in the terminal."""

import pytest

from hofstaat.boards import board
from hofstaat.engine.table import Table
from hofstaat.texts.phrasing import Phrasing
from tests.cli.test_boards import drawn, row
from tests.games.list_und_tuecke.table import GAME, does, table

NAMES = ["Mia", "Ada", "Ben", "Cleo"]


def shown(on: Table, seat: int | None = 0, lang: str = "en", width: int = 110) -> str:
    return drawn(board(GAME.name).table(GAME.view(on, seat), Phrasing(GAME, lang, NAMES, seat)), width)


def offered(on: Table, lang: str = "en") -> str:
    seat = on.actors()[0]
    choices = [GAME.choice(on, seat, code) for code in on.options(seat)]
    return drawn(board(GAME.name).menu(choices, Phrasing(GAME, lang, NAMES, seat)), 110)


def court() -> Table:
    return table(
        hands={0: ["inquisitor", "king", "queen"], 2: ["bishop", "monk", "wizard"]},
        stacks={1: ["executioner"], 3: ["witch"]},
        turned={3: ["witch"]},
        verdict="king",
        size=3,
        chapter=2,
        chapel=["green"],
        influence=[[1, 2, 0], [0, 0, 0], [3, 0, 1], [0, 0, 0]],
    )


def test_stacks_tokens_and_points_by_player() -> None:
    text = shown(court())
    assert row(text, "▸ You") == ["▸", "You", "⚑", "–", "▒██", "♚1", "✚2", "✦0", "†0", "31"]
    assert row(text, "Ada")[:5] == ["Ada", "12", "Executioner", "▯", "1"]
    assert row(text, "Cleo")[:4] == ["Cleo", "eliminated", "▬", "1"]


def test_the_worth_of_influence_and_the_killers_that_lie_in_wait() -> None:
    text = shown(court())
    assert "♚ Blue 9 left, worth 9 each" in text
    assert "✚ Green 10 left, worth 11 each" in text
    assert "Chapel: [Green] [empty] [empty] [empty]" in text
    assert "Lying in wait: Executioner (Ada) for King" in text
    assert "Who eliminates whom: Poisoner: Abbot and Bishop" in " ".join(text.split())


def test_only_the_own_hand_is_shown() -> None:
    assert "16 King ♚ ♚ ☠" in shown(court(), 0)
    assert "16 King" not in shown(court(), 1)
    assert "16 King" not in shown(court(), None)


def test_names_and_swaps_are_offered_briefly() -> None:
    on = does(court(), "play inquisitor", "rank 20")
    assert "20 Inquisitor" in offered(on)
    does(on, "name bishop")
    assert "Ben shows: Bishop." in shown(on)
    assert "3 Leave it at that" in offered(on)
    swap = does(table(hands={0: ["courtesan", "king", "queen"]}, size=3), "play courtesan")
    assert row(offered(swap), "King") == ["King", "4", "Before", "Ada", "5", "Before", "Ben", "6", "Before", "Cleo"]
    does(swap, "swap king with 2")
    assert "Before Ben lies a dark card of Mia" in shown(swap, 1)


@pytest.mark.parametrize("width", [60, 80, 140])
def test_a_narrow_terminal_is_enough(width: int) -> None:
    text = shown(court(), 0, "de", width)
    assert "König" in text
    assert "Scharfrichter" in text


def test_passing_shows_who_has_chosen() -> None:
    hands = [["wizard", "poisoner"], ["druid", "queen"], ["saint", "assassin"], ["monk", "intriguer"]]
    passing = ["wizard", None, None, None]
    on = GAME.position({"seats": 4, "stage": "pass-light", "hands": hands, "passing": passing})
    assert "Chapter 1, passing" in shown(on)
    assert "You pass on: Wizard" in shown(on)
    assert "✓" in shown(on, 1)
    assert "Wizard" not in shown(on, 1).split("Who eliminates whom")[0]
