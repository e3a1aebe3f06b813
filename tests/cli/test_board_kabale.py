"""The columns of Kabale und Hiebe in the terminal."""

from typing import Any

from hofstaat.boards import board
from hofstaat.texts.phrasing import Phrasing
from tests.cli.test_boards import drawn
from tests.games.kabale_und_hiebe.table import GAME, table

NAMES = ["Mia", "Ada"]


def text_for(seat: int | None, width: int = 100, *columns: list[str], **position: Any) -> str:
    view = GAME.view(table(*columns, **position), seat)
    return drawn(board(GAME.name).table(view, Phrasing(GAME, "en", NAMES, seat)), width)


def line(text: str, start: str) -> str:
    return next(" ".join(row.split()) for row in text.splitlines() if row.strip().startswith(start))


COLUMNS = (["1 cloak", "0 king down"], ["1 storm", "1 explorer travelled"])


def test_a_line_for_each_goal_with_its_cards() -> None:
    """Own face-down cards and what lies under the own cloak are named to their owner only."""
    mine = text_for(0, 100, *COLUMNS, goals=["music-3", "trade-5"], under_cloaks=[None, "beggar"])
    assert line(mine, "1") == "1 Music 3 2/3 Cloak +▒ (Ada) · ▒King (You)"
    assert line(mine, "2") == "2 Trade 5 2/5 ⊘ Storm (Ada) · ▒Explorer (Ada)"
    hers = text_for(1, 100, *COLUMNS, goals=["music-3", "trade-5"], under_cloaks=[None, "beggar"])
    assert line(hers, "1") == "1 Music 3 2/3 Cloak +▒Beggar (You) · ▒ (Mia)"


def test_piles_hand_and_goals() -> None:
    text = text_for(0, 100, round=3, won=[["farming-2"], ["alchemy-1"]], hands={0: ["storm"]}, piles=[["king"], []])
    assert "Round 3 of 6" in text
    assert line(text, "▸ You").startswith("▸ You 1 1 1 (Farming 2) Queen, Juliet")
    assert line(text, "Ada").startswith("Ada 3 0 1 ")
    assert "closes the column" in line(text, "Storm")
    assert "6 goals are still to come" in text


def test_a_narrow_terminal_shows_all_cards_too() -> None:
    crowd = [f"{seat} {rank}" for seat in (0, 1) for rank in ("king", "queen", "juliet", "wizard", "witch", "dragon")]
    for width in (100, 60, 40):
        text = text_for(None, width, crowd, [], goals=["music-5", "trade-5"])
        words = " ".join(text.split())
        assert words.count("Dragon") == 2


def test_the_end_shows_both_ways_to_count() -> None:
    won = [["alchemy-3", "fencing-2", "farming-2", "trade-2", "religion-2", "music-2"], ["music-5"]]
    view = GAME.view(GAME.position({"seats": 2, "over": True, "won": won}), 0)
    text = drawn(board(GAME.name).table(view, Phrasing(GAME, "en", NAMES, 0)))
    assert line(text, "You") == "You 13 26 26 ♛"
    assert line(text, "Ada") == "Ada 5 – 5"


def test_cards_down_and_columns_across() -> None:
    on = table(hands={0: ["king", "storm"]})
    choices = [GAME.choice(on, 0, code) for code in on.options(0)]
    text = drawn(board(GAME.name).menu(choices, Phrasing(GAME, "en", NAMES, 0)))
    assert line(text, "King") == "King 1 3"
    assert line(text, "Storm") == "Storm 2 4"
    asked = table(["0 cloak", "1 king down"], asked=1, turn=1, hands={0: ["storm"]})
    choices = [GAME.choice(asked, 0, code) for code in asked.options(0)]
    assert "Slide Storm under the cloak" in drawn(board(GAME.name).menu(choices, Phrasing(GAME, "en", NAMES, 0)))
