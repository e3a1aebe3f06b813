"""A review in the terminal: the course of the game, its parts, turning points, mistakes, bluffs."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.cli.errors import in_words
from hofstaat.cli.play import game_of, read_saved
from hofstaat.cli.replay import names
from hofstaat.cli.saves import Saved
from hofstaat.engine.game import Game
from hofstaat.engine.records import Record
from hofstaat.engine.refusal import no_such_seat
from hofstaat.review import Review, review
from hofstaat.review.form import Mistake, Read, SeatParts, Turning
from hofstaat.review.words import Wording, percent
from hofstaat.texts.phrasing import Phrasing

BARS = "▁▂▃▄▅▆▇█"


def review_file(path: Path, lang: str, *, seat: int | None, cards: Path | None, as_json: bool) -> None:
    """Review a finished game and tell it, to the one on this seat if given, or write it as data."""
    saved = read_saved(path, lang)
    game = game_of(saved, cards, lang)
    phrasing = Phrasing(game, lang, [])
    console = Console(highlight=False)
    with in_words(phrasing.words, path):
        if seat is not None and not 0 <= seat < saved.record.header.seats:
            raise no_such_seat(saved.record.header.seats, seat)
        made = made_with_progress(game, saved.record, Console(stderr=True), Wording(game, lang, [], None))
    if as_json:
        console.print(msgspec.json.encode(made).decode(), soft_wrap=True, markup=False)
        return
    ReviewScreen(game, made, Wording(game, lang, names(saved, phrasing), reader(saved, seat)), console).tell()


def reader(saved: Saved, seat: int | None) -> int | None:
    """The seat whose game it was, if that is clear: the seat asked for, or that of the only person."""
    people = [one for one, seated in enumerate(saved.seating.seated) if seated.is_person] if saved.seating else []
    return seat if seat is not None else people[0] if len(people) == 1 else None


def made_with_progress(game: Game, record: Record, console: Console, words: Wording) -> Review:
    """While it is made, how far it is; on a terminal only."""
    title = words.t("review-progress", done="").rstrip()
    bar = Progress(
        TextColumn(title), BarColumn(), TextColumn("{task.percentage:.0f} %"), console=console, transient=True
    )
    with bar:
        task = bar.add_task("", total=1.0)
        return review(game, record, progress=lambda done: bar.update(task, completed=done))


class ReviewScreen:
    """Tells one review."""

    def __init__(self, game: Game, made: Review, words: Wording, console: Console) -> None:
        self.game = game
        self.made = made
        self.words = words
        self.console = console

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def t(self, key: str, **given: str | int) -> str:
        return self.words.t(key, **given)

    def heading(self, key: str) -> None:
        self.say()
        self.say(self.t(key), "bold yellow")

    def name(self, seat: int | None) -> str:
        return self.t("kind-none") if seat is None else self.words.names[seat]

    def tell(self) -> None:
        self.console.print(Line(Text(self.t("review-title", game=self.t("title")), "bold yellow")))
        self.say(self.t(f"review-basis-{self.made.unit}"), "dim")
        self.tell_course()
        self.tell_parts()
        self.tell_turning()
        self.tell_mistakes()
        self.tell_reads()

    # -- the course --------------------------------------------------------------------------------------------

    def tell_course(self) -> None:
        self.heading("review-course")
        grid = Grid.grid(padding=(0, 2))
        most = max(max(row) for row in self.by_turn())
        for seat in range(1 if self.game.cooperative else len(self.made.seats)):
            values = [row[seat] for row in self.by_turn()]
            ends = f"{self.words.value(values[0])} → {self.words.value(values[-1])}"
            grid.add_row(self.label(seat), Text(spark(values, most), "cyan"), ends)
        self.console.print(grid)

    def label(self, seat: int) -> str:
        return self.t("review-course") if self.game.cooperative else self.name(seat)

    def by_turn(self) -> list[list[float]]:
        """The truth as each turn began, and the result."""
        first = {moment.turn: moment for moment in reversed(self.made.moments)}
        return [*(first[turn].truth for turn in sorted(first)), self.made.result]

    # -- parts -------------------------------------------------------------------------------------------------

    def tell_parts(self) -> None:
        self.heading("review-parts")
        if self.game.cooperative:
            loss = sum(seat.loss for seat in self.made.seats)
            decisions = sum(seat.decisions for seat in self.made.seats)
            self.say(self.t("review-team", loss=self.words.decimal(loss), decisions=decisions))
            return
        keys = self.parts_told()
        grid = Grid(*["", *(self.t(f"review-{key}") for key in keys), self.t("review-result")], box=None)
        for seat in self.made.seats:
            values = [self.words.about(part(seat, key)) for key in keys]
            grid.add_row(self.name(seat.seat), *values, self.words.value(seat.result))
        self.console.print(grid)
        if not self.made.luck_known:
            worst = max(seat.luck_error for seat in self.made.seats)
            self.say(self.t("review-too-fine", error=percent(worst)), "dim")
        if self.words.me is not None:
            self.say(self.accuracy(self.made.seats[self.words.me]))

    def parts_told(self) -> list[str]:
        """Nothing is drawn in some games; where playouts were too few, luck is not split off."""
        if not self.made.luck_known:
            return ["own", "fate", "others-and-luck"]
        draws = ["draws"] if any(seat.draws for seat in self.made.seats) else []
        return ["deal", *draws, "own", "fate", "others"]

    def accuracy(self, seat: SeatParts) -> str:
        if seat.accuracy is None:
            return self.t("review-accuracy-none")
        told = self.t("review-accuracy-help", mattered=seat.mattered, decisions=seat.decisions)
        return f"{self.t('review-accuracy', accuracy=seat.accuracy)}. {told}"

    # -- turning points, mistakes, reads -----------------------------------------------------------------------

    def tell_turning(self) -> None:
        self.heading("review-turning")
        for turning in self.made.turning:
            kind = self.t(f"kind-{turning.kind}", name=self.name(turning.seat))
            self.say(f"{self.when(turning.turn)}: {kind}. {self.changes(turning)}")
        if not self.made.turning:
            self.say(self.t("review-turning-none"))

    def when(self, turn: int) -> str:
        return self.t("review-start") if turn == 0 else self.words.turn(turn)

    def changes(self, turning: Turning) -> str:
        pairs = [(before, before + change) for before, change in zip(turning.before, turning.change)]
        told = [
            f"{self.name(seat)} {self.t('review-before-after', before=self.words.value(a), after=self.words.value(b))}"
            for seat, (a, b) in enumerate(pairs)
        ]
        return told[0].partition(" ")[2] if self.game.cooperative else ", ".join(told)

    def tell_mistakes(self) -> None:
        self.heading("review-mistakes")
        for mistake in self.made.mistakes:
            self.say(f"{self.when(mistake.turn)}, {self.told(mistake)}")
            words = Wording(self.game, self.words.words.lang, self.words.names, mistake.seat)
            self.say(f"   {words.because(mistake.reasons)} {self.example(mistake)}".rstrip(), "dim")
        if not self.made.mistakes:
            self.say(self.t("review-mistakes-none"))

    def told(self, mistake: Mistake) -> str:
        return self.t(
            "review-instead",
            name=self.name(mistake.seat),
            did=self.words.deed(mistake.did, mistake.seat),
            value=self.words.value(mistake.value),
            better=self.words.deed(mistake.better, mistake.seat),
            instead=self.words.value(mistake.instead),
            error=self.words.margin(mistake.error),
        )

    def example(self, mistake: Mistake) -> str:
        line = "; ".join(self.words.deed(deed, mistake.seat) for deed in mistake.line)
        return self.t("review-example", line=line) if line else ""

    def tell_reads(self) -> None:
        if not self.made.reads:
            return
        spies = all(read.verdict == "spy" for read in self.made.reads)
        self.heading("review-reads-spies" if spies else "review-reads-mascarade")
        for read in self.made.reads:
            card = self.words.words.card(read.card) if read.card else ""
            told = self.t(f"read-{read.verdict}", name=self.name(read.seat), card=card)
            self.say(f"{self.when(read.turn)}: {told}. {self.likely(read)}")

    def likely(self, read: Read) -> str:
        others = [each for seat, each in enumerate(read.likely) if each is not None and seat != read.seat]
        own = read.likely[read.seat]
        if read.verdict in ("truth", "bluff", "caught"):
            return self.t("read-likely", likely=self.words.words.listed([percent(each) for each in others]))
        return self.t("read-likely-own", name=self.name(read.seat), likely=percent(own or 0.0))


def part(seat: SeatParts, key: str) -> float:
    if key == "others-and-luck":
        return seat.others + seat.deal + seat.draws
    return float(getattr(seat, key))


def spark(values: Sequence[float], most: float) -> str:
    """A line of small bars, the highest as high as `most`."""
    top = max(most, 1e-9)
    return "".join(BARS[min(len(BARS) - 1, max(0, int(value / top * len(BARS))))] for value in values)
