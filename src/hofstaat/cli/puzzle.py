"""Puzzles in the terminal: the board as its seat sees it, the moves to choose from, then the numbers and reasons."""

import datetime as dt

from rich.console import Console

from hofstaat.cli.errors import Refused
from hofstaat.cli.screen import Screen
from hofstaat.engine.game import Game
from hofstaat.review import puzzles
from hofstaat.review.puzzles import Puzzle, position_of
from hofstaat.review.words import Wording
from hofstaat.texts import texts
from hofstaat.texts.phrasing import Phrasing

LETTERS = "ABCD"


def solve_puzzle(game: Game, lang: str, number: int | None) -> None:
    """One puzzle of the game: that number, counted from 1, or the day's."""
    asked = chosen(game, lang, number)
    shown = position_of(game, asked)
    names = [texts(lang, "cli")("seat-number", seat=str(seat)) for seat in range(seats_of(game, asked))]
    screen = Screen(game, Phrasing(game, lang, names, asked.seat), Console(highlight=False))
    words = Wording(game, lang, names, asked.seat)
    screen.say(words.t("puzzle-title", game=words.t("title")), "bold yellow")
    screen.events([(event, False) for event in shown.events])
    screen.table(shown.view)
    screen.say()
    screen.say(words.t("puzzle-question"), "bold")
    for letter, deed in zip(LETTERS, shown.deeds):
        screen.say(f"  {letter}  {words.deed(deed, asked.seat)}")
    answer = read_answer(screen, words, len(shown.deeds))
    if answer is not None:
        tell_answer(screen, words, asked, answer)


def chosen(game: Game, lang: str, number: int | None) -> Puzzle:
    known = puzzles.puzzles(game.name)
    if not known:
        raise Refused(texts(lang, "review")("puzzle-none"))
    if number is not None and not 1 <= number <= len(known):
        raise Refused(texts(lang, "cli")("error-puzzle", number=number, last=len(known)))
    today = puzzles.of_the_day([game.name], dt.datetime.now(dt.UTC).date())
    assert today is not None
    return today if number is None else known[number - 1]


def seats_of(game: Game, asked: Puzzle) -> int:
    return int(puzzles.match_of(game, asked).table.seats)


def read_answer(screen: Screen, words: Wording, count: int) -> int | None:
    """The move, counted from 0; None: whoever sits there leaves."""
    last = LETTERS[count - 1]
    while True:
        try:
            typed = screen.read(words.t("puzzle-ask", last=last)).upper()
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return None
        if not typed:
            return None
        if len(typed) == 1 and typed in LETTERS[:count]:
            return LETTERS.index(typed)
        screen.say(words.t("puzzle-not-one", last=last), "yellow")


def tell_answer(screen: Screen, words: Wording, asked: Puzzle, answer: int) -> None:
    right = asked.moves[answer].is_right
    screen.say(words.t("puzzle-right" if right else "puzzle-wrong"), "bold green" if right else "bold yellow")
    for letter, move in zip(LETTERS, asked.moves):
        mark = "✓" if move.is_right else " "
        worth = words.t("advice-value", value=words.value(move.value), error=words.margin(move.error))
        reasons = words.because(move.reasons) if move.is_right or LETTERS[answer] == letter else ""
        screen.say(f"  {mark} {letter}  {worth}  {reasons}".rstrip())
    screen.say(words.t(f"puzzle-basis-{asked.unit}"), "dim")
