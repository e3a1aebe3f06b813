"""The game in examples/kuhn_poker, of a package of its own: found by its entry point and played wherever a game is."""

import tomllib
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from typer.testing import CliRunner

import hofstaat
from hofstaat import build, rulebook
from hofstaat.arena.playing import play
from hofstaat.arena.tournament import Tournament, schedule
from hofstaat.engine import registry
from hofstaat.engine.game import Game
from hofstaat.engine.position import BadPosition
from hofstaat.learn import openspiel, pettingzoo
from hofstaat.learn.vector import HofstaatVectorEnv
from hofstaat.texts import LANGUAGES, texts
from tests.laws.test_03_copies_and_positions import test_a_position_survives_plain_data as keeps_positions
from tests.laws.test_06_knowledge import test_the_truth_is_always_possible as knows_the_truth
from tests.texts.games import tags

FOLDER = Path(__file__).parent.parent / "examples" / "kuhn_poker"
NAME = "kuhn-poker"
JACK, QUEEN, KING = range(3)
PASS, BET = range(2)
COURSES = {
    (PASS, PASS): 1,
    (PASS, BET, BET): 2,
    (BET, BET): 2,
}
"""The courses that end with the cards shown, with the gain of the higher one."""

pytestmark = pytest.mark.skipif(build.describe() != "uncompiled", reason="games of others run from source")


def forget() -> None:
    """The next question for games looks at the installed packages again."""
    for known in (registry.guests, registry.names, registry.game, texts):
        known.cache_clear()


@pytest.fixture(autouse=True)
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game as `pip install ./examples/kuhn_poker` makes it known."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text("utf-8"))["project"]
    entries = [f"{name} = {place}" for name, place in project["entry-points"][registry.GROUP].items()]
    installed = tmp_path / "kuhn_poker-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn-poker\nVersion: 1\n", "utf-8")
    (installed / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *entries]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)
    forget()
    yield hofstaat.game(NAME)
    monkeypatch.undo()
    forget()


def played(game: Game, cards: tuple[int, int], course: tuple[int, ...]) -> tuple[int, ...] | None:
    """The scores after these decisions; None if it goes on."""
    table = game.start(2)
    table.draw_lots(cards)
    for code in course:
        table.apply(table.actors()[0], code)
    outcome = table.outcome()
    return outcome.scores if outcome else None


@pytest.mark.parametrize("cards", [*permutations(range(3), 2)])
def test_the_higher_card_gains_what_both_have_paid(game: Game, cards: tuple[int, int]) -> None:
    """KP-1, KP-2, KP-3, KP-4."""
    for course, gain in COURSES.items():
        assert played(game, cards, course[:-1]) is None
        assert played(game, cards, course) == ((gain, -gain) if cards[0] > cards[1] else (-gain, gain))


def test_passing_a_bet_loses_the_ante(game: Game) -> None:
    """KP-3, KP-4."""
    assert played(game, (KING, JACK), (PASS, BET, PASS)) == (-1, 1)
    assert played(game, (JACK, KING), (BET, PASS)) == (1, -1)


def test_a_seat_is_told_its_own_card_alone_until_both_are_shown(game: Game) -> None:
    """KP-1."""
    table = game.start(2, journal=True)
    table.draw_lots((QUEEN, KING))
    assert table.journal is not None
    told = [[game.witness(table.setup, event, seat) for event in table.journal] for seat in (0, 1, None)]
    assert [[event.card for event in row] for row in told] == [["queen", None], [None, "king"], [None, None]]  # type: ignore[union-attr]
    assert [game.view(table, seat).cards for seat in (0, 1)] == [["queen", None], [None, "king"]]  # type: ignore[attr-defined]


def test_it_obeys_the_laws(game: Game) -> None:
    for seed in range(12):
        keeps_positions(game, 2, seed)
        knows_the_truth(game, 2, seed)
    position = game.describe(game.deal(2, 1))
    with pytest.raises(BadPosition, match="No game comes to"):
        game.position({**position, "paid": [2, 2]})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_brings_its_rules_and_texts(game: Game, lang: str) -> None:
    assert [rule.id for rule in rulebook.rules(NAME, lang)] == ["KP-1", "KP-2", "KP-3", "KP-4"]
    words = texts(lang, NAME, "engine")
    choices, events = tags(game.choices), tags(game.events)
    keys = [*(f"choice-{name}" for name in choices), *(f"event-{name}" for name in events), "title", "pitch"]
    assert not [key for key in keys if not words.has(key)]


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOFSTAAT_STATE", str(tmp_path))
    from hofstaat.cli.app import app  # noqa: PLC0415 - reads its language when imported

    words = ["play", NAME, "--seed", "3", "--bots", "search", "--lang", "de"]
    result = CliRunner().invoke(app, words, input="2\n2\n2\n")
    assert result.exit_code == 0, result.output
    assert "Du bekommst eine Karte: Bube." in result.output
    assert "Passen oder setzen?" in result.output and "König" in result.output


def test_it_is_played_in_the_arena() -> None:
    plan = Tournament(game=NAME, seats=2, lineups=[["search", "random"]], deals=2, seed="t")
    results = [play(task) for task in schedule(plan)]
    assert len(results) == 4
    assert all(sum(result.scores) == 0 and not result.faults for result in results)


def test_it_is_learned_from() -> None:
    """A vector environment, PettingZoo and OpenSpiel play it to its end."""
    env = HofstaatVectorEnv(NAME, 4)
    env.reset(seed=1)
    ended = 0
    for _ in range(6):
        *_, terminated, _, _ = env.step(env.random_actions())
        ended += int(np.sum(terminated))
    assert ended >= 8
    zoo = pettingzoo.env(NAME)
    zoo.reset(seed=1)
    zoo.step(BET)
    zoo.step(PASS)
    assert sum(zoo.rewards.values()) == 0 and all(zoo.terminations.values())
    if openspiel.short_name(NAME) not in pyspiel.registered_names():
        openspiel.register(NAME)
    state = pyspiel.load_game(openspiel.short_name(NAME)).new_initial_state()
    for action in (JACK, KING, BET, PASS):
        state.apply_action(action)
    assert state.is_terminal() and state.returns() == [1.0, -1.0]


def test_its_rules_are_short_to_write() -> None:
    lines = (FOLDER / "kuhn_poker" / "__init__.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) < 200
