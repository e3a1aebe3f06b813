"""The ball in the terminal."""

import msgspec

import hofstaat
from hofstaat.boards import board
from hofstaat.engine.table import Table
from hofstaat.texts.phrasing import Phrasing
from tests.cli.test_boards import drawn
from tests.games.mascarade.table import announced, does, table

NAMES = ["Mia", "Ada", "Ben", "Cleo", "Dana", "Emil", "Fee", "Gero", "Hana", "Ivo", "Jule", "Kai", "Lena"]
GAME = hofstaat.game("mascarade")


def shown(on: Table, seat: int | None = 0, width: int = 100) -> str:
    phrasing = Phrasing(GAME, "en", NAMES[: int(on.seats)], seat)
    return drawn(board("mascarade").table(GAME.view(on, seat), phrasing), width)


def line(text: str, start: str) -> str:
    return next(row for row in text.splitlines() if row.strip().startswith(start))


def test_it_shows_gold_court_and_bank_and_who_is_in_play() -> None:
    text = shown(table(6, gold={1: 9}, court=2))
    assert "9 ●●●●●●●●● " in line(text, "Ada")
    assert "Bank 153" in text and "Court 2" in text
    assert "Takes 2 gold from the richest other player." in text
    assert line(text, "▸").split()[1] == "You"


def test_it_hides_masks_and_shows_what_lies_open() -> None:
    on = table(7, {0: "king", 3: "fool", 4: "judge"})
    assert "King" not in line(shown(on), "▸")
    announced(on, "fool", 3)
    text = shown(on, 5)
    assert "King" in line(text, "▸ Mia") and "announces Fool" in line(text, "▸ Mia")
    assert "claims it" in line(text, "Cleo") and "passes" in line(text, "Dana")
    assert "Judge" not in line(text, "Dana")


def test_it_says_for_whom_the_others_wait() -> None:
    on = does(table(6), "announce king")
    asked = on.actors()[0]
    assert f"{NAMES[asked]}: answers to an announcement" in shown(on, asked + 1)
    assert "answers to an announcement" not in shown(on, asked)


def test_the_spy_sees_two_cards_and_nobody_else_does() -> None:
    on = does(announced(table(10, {0: "king", 4: "queen"}), "spy"), "spy 4")
    assert "Queen" in line(shown(on, 0), "Dana")
    assert "Queen" not in line(shown(on, 4), "You")


def test_the_memory_aid_puts_what_is_certain_in_brackets() -> None:
    on = GAME.deal(4, 2, memory_aid=True)
    first = GAME.describe(on)["cards"][0].title()
    assert f"({first})" in line(shown(on, 1), "Mia" if on.actors() != [0] else "▸ Mia")


def test_hands_and_centre_have_their_rows() -> None:
    assert line(shown(table(2)), "Ada").count("▒") == 3
    assert line(shown(table(4)), "Centre").count("▒") == 2


def test_thirteen_fit_into_a_narrow_terminal() -> None:
    text = shown(table(13), width=60)
    assert all(line(text, name) for name in NAMES[1:])


def test_the_menu_numbers_every_choice_once() -> None:
    for on in (table(2), table(13), announced(table(6), "witch"), announced(table(7), "fool")):
        choices: list[msgspec.Struct] = [GAME.choice(on, 0, code) for code in on.options(0)]
        text = drawn(board("mascarade").menu(choices, Phrasing(GAME, "en", NAMES[: int(on.seats)], 0)))
        numbers = [int(word) for word in text.split() if word.isdecimal()]
        assert sorted(numbers) == list(range(1, len(choices) + 1))


def test_winners_are_crowned_and_all_masks_fall() -> None:
    text = shown(announced(table(6, {0: "king"}, {0: 10}), "king"), None)
    assert "♛" in line(text, "Mia") and "King" in line(text, "Mia")
    assert "▒" not in text
