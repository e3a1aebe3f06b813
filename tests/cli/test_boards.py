"""Tables in the terminal: every game can be drawn, by its own board and by the general one."""

import io
from collections.abc import Sequence

import msgspec
import pytest
from rich.console import Console, RenderableType

import hofstaat
from hofstaat.boards import board, generic
from hofstaat.games.hof_verrat.notation import Place, Strike
from hofstaat.texts.phrasing import Phrasing
from tests.texts.games import GAMES, played

NAMES = [f"P{n}" for n in range(13)]


def drawn(what: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_game_can_be_drawn(name: str, lang: str) -> None:
    game = hofstaat.game(name)
    for match, views, _, choices in played(name)[:: 2 if lang == "de" else 3]:
        names = NAMES[: int(match.table.seats)]
        for view in [*views[:-8:15], *views[-3:]]:
            phrasing = Phrasing(game, lang, names, 0)
            assert drawn(board(name).table(view, phrasing)).strip()
            assert drawn(generic.table(view, phrasing)).strip()
        for some in (choices[:7], choices[-7:]):
            assert "7 " in drawn(generic.menu(some, Phrasing(game, lang, names, 0)))


def hof_verrat(position: dict[str, object], seat: int | None = 0) -> str:
    game = hofstaat.game("hof-verrat")
    table = game.position({"seats": 2, **position})
    return drawn(board("hof-verrat").table(game.view(table, seat), Phrasing(game, "en", ["Mia", "Ada"], seat)))


POSITION: dict[str, object] = {
    "above": ["stag-noble", "stag-plain"],
    "below": ["toad-guard"],
    "districts": [["stag-guard"], ["toad-assassin"]],
    "hands": [["carp-plain", "hare-spy", "hare-noble"], []],
    "missions": [["L9", "D6"], ["L1", "D5"]],
    "spies": [{"card": "hare-spy", "at": "above", "by": 1}, {"card": "carp-spy", "at": "district 0", "by": 0}],
}


def row(text: str, start: str) -> list[str]:
    return next(line.split() for line in text.splitlines() if line.strip().startswith(start))


def test_the_banquet_shows_families_standings_and_districts() -> None:
    text = hof_verrat(POSITION)
    assert row(text, "Stags") == ["Stags", "3", "♛●", "▲", "esteemed", "▣"]
    assert row(text, "Toads") == ["Toads", "1", "▣", "▼", "disgraced", "†"]
    assert row(text, "Spies") == ["Spies", "?0", "?1"]
    assert "?0 Ada, ?1 You" in text
    assert "Carp Courtier" in text and "at least 4 guards" in text


def test_a_narrow_terminal_shows_all_cards_too() -> None:
    game = hofstaat.game("hof-verrat")
    cards = ["carp-noble", "carp-assassin", "carp-guard", "carp-plain"]
    position = {
        "seats": 5,
        "above": cards[:2],
        "below": ["stag-plain"] * 3,
        "districts": [cards[:1], *[[]] * 3, cards[2:]],
    }
    view = game.view(game.position({**position, "hands": [["hare-spy"] * 2 + ["hare-noble"], *[[]] * 4]}), None)
    for width in (120, 60, 40):
        text = drawn(board("hof-verrat").table(view, Phrasing(game, "de", NAMES[:5], None)), width)
        mat = text.split("♛ Adel")[0]
        assert [mat.count(sign) for sign in "♛†▣●"] == [2, 1, 1, 4], width


def test_a_spectator_is_shown_neither_hands_nor_missions() -> None:
    text = hof_verrat(POSITION, None)
    assert "Carp Courtier" not in text and "Mission" not in text and "Mia" in text


def test_the_end_is_a_reckoning() -> None:
    end = {**POSITION, "hands": [[], []], "spies": [], "over": True}
    text = hof_verrat(end)
    assert row(text, "Total") == ["Total", "1", "♛", "-1"]
    assert "D6 ✗" in text


def test_a_hand_is_offered_as_cards_by_places() -> None:
    phrasing = Phrasing(hofstaat.game("hof-verrat"), "en", ["Mia", "Ada"], 0)
    places: Sequence[msgspec.Struct] = [
        Place("toad-noble", "above"),
        Place("toad-noble", "below"),
        Place("toad-noble", "district", 0),
        Place("toad-noble", "district", 1),
    ]
    text = drawn(board("hof-verrat").menu(places, phrasing))
    assert row(text, "table") == ["table", "above", "table", "below", "your", "district", "Ada"]
    assert row(text, "Toad") == ["Toad", "Noble", "1", "2", "3", "4"]
    strikes = drawn(board("hof-verrat").menu([Strike("toad-noble", "above")], phrasing))
    assert "1 Eliminate Toad Noble (table, above)" in strikes


class Chest(msgspec.Struct):
    gold: int
    owner: int


class Strange(msgspec.Struct):
    """A view of a game nobody has drawn yet."""

    turn: int
    open: bool
    words: list[str]
    nothing: None
    chests: list[Chest]
    best: Chest
    rows: list[list[int]]


def test_any_view_can_be_drawn() -> None:
    view = Strange(1, True, ["toad-noble", "above"], None, [Chest(3, 0), Chest(4, 1)], Chest(9, 0), [[1, 2], [3]])
    text = drawn(generic.table(view, Phrasing(hofstaat.game("hof-verrat"), "en", ["Mia", "Ada"], 0)))
    assert row(text, "turn") == ["turn", "Ada"]
    assert row(text, "words") == ["words", "Toad", "Noble,", "above"]
    assert row(text, "Ada") == ["Ada", "4", "Ada"]
    assert row(text, "You") == ["You", "3", "You"]
    assert "1; 2" in text and "nothing" not in text
