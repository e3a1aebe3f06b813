"""Begins a guided first game in the terminal, or goes on where it was left."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from hofstaat.cli import saves
from hofstaat.cli.errors import Refused, in_words
from hofstaat.cli.play import sit_and_play
from hofstaat.cli.saves import Seating
from hofstaat.cli.seating import PERSON, Seated, bot_name, people_names
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.lessons import Lesson, has_lesson, lesson_of
from hofstaat.lessons.guided import Guided
from hofstaat.texts import Texts
from hofstaat.texts.phrasing import game_texts


def play_lesson(game: Game, lang: str, *, name: Sequence[str] = (), again: bool = False) -> None:
    """The lesson of a game, where it was left or from its beginning."""
    words = game_texts(game, lang)
    if not has_lesson(game.name):
        raise Refused(words("error-no-lesson", game=game.name))
    place = saves.lesson_place(game.name)
    left = None if again else left_lesson(game, words, place)
    match, seating = left or begun(game, people_names(words, 1, name)[0])
    sit_and_play(match, seating, lang, None, place)


def begun(game: Game, name: str) -> tuple[Match, Seating]:
    lesson = lesson_of(game.name)
    guided = Guided.begun(game, secrets.token_hex(32))
    return guided.match, Seating(seated(lesson, name), lesson=guided.progress)


def seated(lesson: Lesson, name: str) -> list[Seated]:
    """The learner among the bots that play on after the lesson."""
    own = Seated(name, PERSON)
    return [own if n == lesson.learner else Seated(bot_name(n, [name]), lesson.bots) for n in range(lesson.seats)]


def left_lesson(game: Game, words: Texts, place: Path) -> tuple[Match, Seating] | None:
    """The lesson that was left; None if there is none, or its game is over."""
    if not place.exists():
        return None
    with in_words(words, place):
        saved = saves.read(place)
        match = Match.resume(game, saved.record)
    known = saved.seating and saved.seating.lesson
    return (match, saved.seating) if saved.seating and known and not match.outcome() else None
