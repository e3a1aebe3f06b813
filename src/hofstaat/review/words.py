"""Advice and review in sentences, in the reader's language."""

from collections.abc import Sequence

from hofstaat.engine.game import Game
from hofstaat.review.advice import Advice, Advised
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

    # -- numbers -----------------------------------------------------------------------------------------------

    def value(self, value: float) -> str:
        """A chance in whole percents; together, points."""
        return self.decimal(value) if self.game.cooperative else percent(value)

    def change(self, value: float) -> str:
        """The same with its sign."""
        return (
            self.points(value) if self.game.cooperative else signed(f"{abs(100 * value):.0f}", value) + NO_BREAK + "%"
        )

    def points(self, value: float) -> str:
        return signed(self.decimal(abs(value)), value)

    def decimal(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self.words.lang == "de" else text

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
