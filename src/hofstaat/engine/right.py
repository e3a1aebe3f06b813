"""The right form: the end of a refusal's sentence."""

from collections.abc import Iterable

from hofstaat.engine.refusal import Refusal


class Right(Refusal):
    """The values that would be accepted, in words: part of another refusal."""


def whole_number(low: int, high: int) -> Right:
    return Right(f"a whole number from {low} to {high}", "right-number", low=low, high=high)


def half_number(high: int) -> Right:
    return Right(f"a number from 0 to {high} in steps of 0.5", "right-half", high=high)


def whole_numbers(low: int, high: int) -> Right:
    return Right(f"a list of whole numbers from {low} to {high}", "right-numbers", low=low, high=high)


def one_of(words: Iterable[str]) -> Right:
    return Right(f"one of {spelled(words)}", "right-word", words=spelled(words))


def list_of(words: Iterable[str]) -> Right:
    return Right(f"a list of {spelled(words)}", "right-words", words=spelled(words))


def at_most(most: int, words: Iterable[str]) -> Right:
    return Right(f"a list of at most {most} of {spelled(words)}", "right-few", most=most, words=spelled(words))


def true_or_false() -> Right:
    return Right("true or false", "right-flag")


def a_number() -> Right:
    return Right("a number", "right-any-number")


def a_text() -> Right:
    return Right("a short text", "right-text")


def a_list() -> Right:
    return Right("a short list of numbers or words", "right-list")


def a_section() -> Right:
    return Right("a section of its own", "right-section")


def or_none(right: Right) -> Right:
    return Right(f"{right}, or none", "right-or-none", right=right)


def spelled(words: Iterable[str]) -> str:
    """As they have to be typed, whatever the language."""
    listed = list(words)
    return ", ".join(word or '""' for word in listed) if len(listed) > 1 else "".join(repr(word) for word in listed)
