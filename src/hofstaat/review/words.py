"""Advice and review in sentences, in the reader's language."""

from collections.abc import Sequence

import msgspec

from hofstaat.bots.evaluator import evaluator_of
from hofstaat.engine.game import Game
from hofstaat.review.advice import Advice, Advised
from hofstaat.review.form import Deed
from hofstaat.review.reasons import Reason
from hofstaat.texts import Texts, texts

MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


class Wording:
    """Speaks of one game to the seat `me` (None: to everybody); `names` of the players by seat."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], me: int | None) -> None:
        self.game = game
        self.words: Texts = texts(lang, "review", game.name, "engine")
        self.names = list(names)
        self.me = me

    def t(self, key: str, **given: str | int) -> str:
        return self.words(key, **given)

    # -- numbers -----------------------------------------------------------------------------------------------

    def value(self, value: float) -> str:
        """A chance in whole percents; together, points."""
        return self.decimal(value) if self.game.cooperative else percent(value)

    def change(self, value: float) -> str:
        """The same with its sign."""
        return (
            self.points(value) if self.game.cooperative else signed(f"{abs(100 * value):.0f}", value) + NO_BREAK + "%"
        )

    def about(self, value: float) -> str:
        """A change rounded to five percents, as far as one game allows."""
        return self.change(value) if self.game.cooperative else self.change(round(value * 20) / 20)

    def points(self, value: float) -> str:
        return signed(self.decimal(abs(value)), value)

    def decimal(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self.words.lang == "de" else text

    def margin(self, error: float) -> str:
        """One standard error, at least the last digit shown."""
        return self.decimal(max(0.1, error)) if self.game.cooperative else f"{max(1.0, 100 * error):.0f}"

    # -- moves -------------------------------------------------------------------------------------------------

    def deed(self, deed: Deed, seat: int) -> str:
        """A move of this seat in words; in those of the notation, if its game has no others."""
        choice = msgspec.convert(deed.choice, self.game.choices)
        return self.words.choice(choice, self.names, self.me if self.me == seat else None).rstrip(".")

    def turn(self, turn: int) -> str:
        """Told by turns, or by rounds."""
        return self.words("review-round" if evaluator_of(self.game).stage else "review-turn", turn=turn)

    # -- advice ------------------------------------------------------------------------------------------------

    def sentence(self, advised: Advised) -> str:
        """Why, in one sentence."""
        if advised.likely is not None:
            return self.words("advice-likely", likely=percent(advised.likely))
        return self.because(advised.reasons)

    def because(self, reasons: Sequence[Reason]) -> str:
        good = "; ".join(self.reason(reason) for reason in reasons if reason.speaks_for)
        bad = "; ".join(self.reason(reason) for reason in reasons if not reason.speaks_for)
        if good and bad:
            return self.words("advice-because-but", good=capital(good), bad=bad)
        if good:
            return self.words("advice-because", good=capital(good))
        return self.words("advice-but", bad=bad) if bad else self.words("advice-no-reason")

    def reason(self, reason: Reason) -> str:
        part, points = self.part(reason.part, reason.of), self.points(reason.points)
        if self.game.cooperative:
            return self.words("reason-all", part=part, points=points)
        if reason.seat == self.me:
            return self.words("reason-you", part=part, points=points)
        return self.words("reason-other", part=part, points=points, name=self.names[reason.seat])

    def part(self, part: str, of: str) -> str:
        """A part of the reckoning; a game of somebody else may have parts without words."""
        key = f"part-{part}"
        known = of if part == "mission" else self.words.word(of)
        return self.words(key, of=known) if self.words.has(key) else f"{part} {of}".strip()

    def basis(self, advice: Advice) -> str:
        return self.words(f"advice-basis-{advice.unit}")


def percent(value: float) -> str:
    return f"{100 * value:.0f}{NO_BREAK}%"


def signed(number: str, value: float) -> str:
    if not number.strip("0.,"):
        return f"±{number}"
    return f"{MINUS if value < 0 else '+'}{number}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
