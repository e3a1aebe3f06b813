"""The pages for learners: their headings are the same, their tables are what the games say, their Python runs."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

import hofstaat
from hofstaat.bots import SeatedBots
from hofstaat.engine.match import Match
from tools import learn_pages

PAGES = Path(__file__).resolve().parents[2] / "docs" / "learn"


@pytest.mark.parametrize("name", hofstaat.names())
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    """If not: python -m tools.learn_pages."""
    text = (PAGES / f"{name}.md").read_text("utf-8")
    assert re.findall(r"^## (.*)", text, re.MULTILINE) == learn_pages.HEADINGS
    assert len(learn_pages.by_hand(name).split()) > 40
    assert text == learn_pages.page(name, learn_pages.by_hand(name))


@pytest.mark.parametrize("name", hofstaat.names())
def test_the_overview_leads_to_every_game(name: str) -> None:
    assert f"({name}.md)" in (PAGES / "README.md").read_text("utf-8")


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (PAGES / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(("page", "number"), [("README.md", 0), ("README.md", 1), ("README.md", 2), ("bots.md", 2)])
def test_the_programs_run(page: str, number: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        exec(programs(page)[number], {})
    assert len(programs(page)) == 3


@pytest.mark.parametrize(("number", "name"), [(0, "Timid"), (1, "Dreamer")])
def test_the_bots_play(number: int, name: str) -> None:
    found: dict[str, Any] = {}
    exec(programs("bots.md")[number], found)
    match = Match.new(hofstaat.game("hof-verrat"), 2, "bots")
    seated_bots = SeatedBots(match, {0: "random", 1: "random"}, seed=1)
    seated_bots.listeners[1].bot = found[name](match.game, match.table.setup, 1, 7)
    seated_bots.play_on()
    assert match.outcome() is not None
