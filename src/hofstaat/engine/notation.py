"""The part of the notation that all games share."""

from hofstaat.engine.refusal import Refusal

DIGITS = 9  # more has no number in any game, and int() refuses words of some thousand


def is_number(word: str, below: int = 10**DIGITS) -> bool:
    """Whether the word is a whole number smaller than this."""
    return word.isdecimal() and len(word) <= DIGITS and int(word) < below


class BadNotation(Refusal):
    """Words that are no action of the game; the sentence shows how actions are written."""

    def __init__(self, text: str, examples: str) -> None:
        sentence = f"{text!r} is not an action; actions are written like: {examples}."
        super().__init__(sentence, "no-action", text=text, examples=examples)
