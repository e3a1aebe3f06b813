"""A guided first game at the keyboard: one thing is said, shown and done at a time; then the table goes on freely."""

from pathlib import Path

import msgspec

from hofstaat.cli import saves
from hofstaat.cli.saves import Seating
from hofstaat.cli.screen import Screen
from hofstaat.cli.session import Session
from hofstaat.engine.match import Match
from hofstaat.lessons import Step, Wrong, lesson_of
from hofstaat.lessons.guided import Guided
from hofstaat.lessons.lesson import tapped
from hofstaat.texts import texts


class LessonSession(Session):
    """The learner is asked for what the step wants; after the last step everybody plays freely."""

    def __init__(self, match: Match, seating: Seating, screen: Screen, place: Path) -> None:
        super().__init__(match, seating, screen, place)
        assert seating.lesson is not None
        self.guided = Guided(match, lesson_of(match.game.name), seating.lesson)
        self.words = texts(self.phrasing.words.lang, f"{match.game.name}-lesson", "cli")
        self.drawn = -1  # after how many events the table was shown last
        self.names = {f"seat{seat}": one.name for seat, one in enumerate(seating.seated)}

    def run(self) -> None:
        saves.write(self.place, self.match, self.seating)
        self.sit_down(self.guided.seat)
        if self.guided.step is not None:
            self.say_title()
            while (step := self.guided.step) is not None:
                self.teach(step)
            self.screen.say(self.phrasing("lesson-free"), "bold green")
        super().run()

    def keep(self) -> bool:
        self.seating = msgspec.structs.replace(self.seating, lesson=self.guided.progress)
        return super().keep()

    def show_table(self, seat: int) -> None:
        super().show_table(seat)
        for later in self.guided.now_said():
            self.say(f"later-{later.id}")

    def finish(self) -> None:
        super().finish()
        for later in self.guided.now_said():
            self.say(f"later-{later.id}")

    # -- a step ------------------------------------------------------------------------------------------------

    def teach(self, step: Step) -> None:
        """Say what is to be said here, and wait until it is read or done."""
        place, asks = self.guided.place, self.guided.place.is_asking(self.guided.lesson)
        self.tell_news(self.guided.seat)
        if place.stage == "ask":
            self.show_changed_table()
            self.say_step(step)
            self.say(step.id)
        else:
            self.say(f"{step.id}-{place.stage}")
        if asks:
            self.show_question(step)
        while self.guided.place == place:
            if asks:
                self.try_answer(step)
            else:
                self.read_on()
        self.keep()

    def show_changed_table(self) -> None:
        if self.drawn < len(self.match.journal):
            super().show_table(self.guided.seat)
        self.drawn = len(self.match.journal)

    def show_question(self, step: Step) -> None:
        if step.is_tapped:
            for number, anchor in enumerate(step.taps, 1):
                self.screen.say(f"  {number}  {self.anchor(anchor)}")
        else:
            self.show_menu(self.guided.seat)
        self.screen.say(f"➤ {self.text(f'{step.id}-do')}", "bold green")

    def try_answer(self, step: Step) -> None:
        """Read one line: something looked up, or a try."""
        line = self.screen.read(f"{self.phrasing('you')} ▸")
        if self.look_up(self.guided.seat, line):
            return
        if step.is_tapped:
            self.tap(step, line)
        elif line.lower() == self.phrasing("key-w"):
            self.screen.say(self.phrasing("lesson-expected", action=self.said(self.guided.expected()[0])), "green")
        else:
            self.decide(self.guided.seat, line)

    def tap(self, step: Step, line: str) -> None:
        if line.lower() == self.phrasing("key-w"):
            wanted = tapped(step.expect[0])
            self.screen.say(self.phrasing("lesson-expected", action=self.anchor(wanted)), "green")
        elif line.isdecimal() and 1 <= int(line) <= len(step.taps):
            self.answer_wrong(self.guided.tap(step.taps[int(line) - 1]))
        else:
            self.screen.say(self.phrasing("what", options=len(step.taps)), "yellow")

    def play(self, seat: int, code: int) -> None:
        """An action that the step does not want is answered and not played."""
        if self.guided.step is None:
            super().play(seat, code)
        elif code in self.match.table.options(seat):
            self.answer_wrong(self.guided.act(code))
        else:
            self.match.table.apply(seat, code)  # refused with the rules' own sentence

    def answer_wrong(self, wrong: Wrong | None) -> None:
        if wrong is not None:
            self.screen.say(f"{self.phrasing('lesson-not-yet')} {self.text(wrong.text)}", "yellow")

    def read_on(self) -> None:
        line = self.screen.read(self.phrasing("lesson-read-on"))
        if not line:
            self.guided.read()
        elif not self.look_up(self.guided.seat, line):
            self.screen.say(self.phrasing("lesson-only-read"), "yellow")

    # -- words -------------------------------------------------------------------------------------------------

    def text(self, key: str) -> str:
        return self.words(f"lesson-{key}", **self.names)

    def anchor(self, name: str) -> str:
        """Something on the board that can be tapped."""
        return self.words(f"anchor-{name.replace(':', '-')}", **self.names)

    def said(self, code: int) -> str:
        return self.phrasing.choice(self.match.game.choice(self.match.table, self.guided.seat, code))

    def say(self, key: str) -> None:
        self.screen.say(self.text(key), "bold")

    def say_title(self) -> None:
        self.screen.say(f"{self.text('name')} · {self.phrasing('lesson-keys')}", "italic")

    def say_step(self, step: Step) -> None:
        number, of = self.guided.place.step + 1, len(self.guided.lesson.steps)
        self.screen.say()
        self.screen.say(f"{number}/{of}  {self.text(f'{step.id}-title')}", "bold yellow")
