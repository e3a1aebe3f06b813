"""Reading an answer: a number, the notation of an option, or a sentence that contains exactly one of them."""

import re
from collections.abc import Sequence

from hofstaat.engine.refusal import Refusal

LONGEST = 20_000
BRACKETS = re.compile(r"\[([^\[\]]{1,200})\]")
NUMBERS = re.compile(r"(?<![\w.,-])\d{1,6}(?![\w,]|\.\d)")


class NotUnderstood(Refusal):
    """The answer names no option, or several; the sentence says how to answer."""


def understand(answer: str, notations: Sequence[str], phrases: Sequence[str] = ()) -> int:
    """The place of the option that is meant. Words in square brackets count before all others."""
    text = answer[:LONGEST].strip()
    if not text:
        raise NotUnderstood("That was an empty answer.", "answer-empty")
    bracketed = [found[1].strip() for found in BRACKETS.finditer(text)]
    for part in [*bracketed[-1:], text]:
        found = meant(part, notations, phrases)
        if len(found) == 1:
            return found[0]
        if found:
            raise several(found, notations)
    raise NotUnderstood("That names no option.", "answer-none", last=len(notations), example=notations[0])


def several(found: Sequence[int], notations: Sequence[str]) -> NotUnderstood:
    two = [notations[place] for place in found[:2]]
    sentence = f"That names several options, {two[0]} and {two[1]} among them."
    return NotUnderstood(sentence, "answer-several", one=two[0], other=two[1])


def meant(text: str, notations: Sequence[str], phrases: Sequence[str]) -> list[int]:
    """The options that a text names: as a whole, by a number alone, by notation, by their sentence, by numbers."""
    whole = folded(text)
    for place, words in enumerate(notations):
        if whole == folded(words):
            return [place]
    if re.fullmatch(r"\d{1,6}\.?", whole):
        return numbered(whole.rstrip("."), len(notations))
    return mentioned(whole, notations) or mentioned(whole, phrases) or numbered_in(whole, len(notations))


def folded(text: str) -> str:
    return " ".join(text.casefold().split())


def mentioned(text: str, wordings: Sequence[str]) -> list[int]:
    """The options whose words stand in the text; words inside longer ones that stand there too do not count."""
    spans: dict[int, list[tuple[int, int]]] = {}
    for place, words in enumerate(wordings):
        pattern = rf"(?<![\w-]){re.escape(folded(words))}(?![\w-])"
        if found := [match.span() for match in re.finditer(pattern, text)]:
            spans[place] = found
    every = [span for found in spans.values() for span in found]
    return [place for place, found in spans.items() if any(not inside(span, every) for span in found)]


def inside(span: tuple[int, int], others: Sequence[tuple[int, int]]) -> bool:
    return any(other != span and other[0] <= span[0] and span[1] <= other[1] for other in others)


def numbered(digits: str, count: int) -> list[int]:
    return [int(digits) - 1] if 1 <= int(digits) <= count else []


def numbered_in(text: str, count: int) -> list[int]:
    """The different numbers of options in a sentence."""
    return sorted({place for found in NUMBERS.findall(text) for place in numbered(found, count)})
