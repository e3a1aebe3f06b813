"""Guided first games: a lesson is data beside its game, loaded, checked and driven here."""

from hofstaat.lessons.course import FIRST, Place, Progress, Right, Stage, Wrong, after, answer, answer_to_tap, beginning
from hofstaat.lessons.lesson import BadLesson, Later, Lesson, Line, Step, has_lesson, lesson_of

__all__ = [
    "FIRST",
    "BadLesson",
    "Later",
    "Lesson",
    "Line",
    "Place",
    "Progress",
    "Right",
    "Stage",
    "Step",
    "Wrong",
    "after",
    "answer",
    "answer_to_tap",
    "beginning",
    "has_lesson",
    "lesson_of",
]
