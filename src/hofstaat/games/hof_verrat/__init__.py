"""Hof-Verrat (Courtisans): a banquet where families rise and fall, for 2 to 5 players."""

from typing import Any, cast

from hofstaat.engine.game import Game, Option
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.position import Reader
from hofstaat.engine.table import Event, Setup, Table
from hofstaat.games.hof_verrat import notation
from hofstaat.games.hof_verrat import view as eyes
from hofstaat.games.hof_verrat.cards import Court
from hofstaat.games.hof_verrat.knowledge import HofVerratKnowledge
from hofstaat.games.hof_verrat.observation import HofVerratObservation
from hofstaat.games.hof_verrat.rules import HofVerrat, action_space
from hofstaat.games.hof_verrat.table.position import describe, read_position


class HofVerratGame(Game):
    name = "hof-verrat"
    package = "hofstaat.games.hof_verrat"
    prefix = "HV"
    version = 1
    seats = range(2, 6)
    minutes = (20, 30)
    remembers = -1
    options = (Option("memory_aid", "HV-13"), Option("nobles_count_once_in_missions", "HV-23"))
    views = eyes.View
    events = eyes.Witnessed
    choices = notation.Choice

    def agree(self, seats: int, options: dict[str, object]) -> Court:
        return Court(self.sheet, seats, options)

    def blank(self, setup: Setup) -> HofVerrat:
        table = HofVerrat(cast(Court, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        cast(HofVerrat, table).set_up()

    def lay_out(self, table: Table, position: Reader) -> None:
        read_position(cast(HofVerrat, table), position)

    def describe(self, table: Table) -> dict[str, Any]:
        return describe(cast(HofVerrat, table))

    def bound(self, setup: Setup) -> int:
        """Each card played is one decision, and at most one more if it is an assassin (HV-10)."""
        return 2 * int(cast(Court, setup).kept)

    def actions(self, setup: Setup) -> int:
        return action_space(int(cast(Court, setup).spies), int(setup.seats))

    def build_choice(self, table: Table, seat: int, code: int) -> notation.Choice:
        return notation.choice(table, seat, code)

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return notation.say(table, seat, code)

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return notation.parse(table, seat, text)

    def build_view(self, table: Table, seat: int | None, public: eyes.View | None) -> eyes.View:
        return eyes.view(cast(HofVerrat, table), seat, public)

    def build_told(self, setup: Setup, event: Event, seat: int | None) -> eyes.Witnessed:
        return eyes.witness(setup, event, seat)

    def hides(self, event: Event) -> bool:
        return eyes.hides(event)

    def forgets(self, event: Event) -> bool:
        return eyes.hides(event)

    def recall(self, setup: Setup, event: object, seat: int | None, turns_ago: int) -> eyes.Witnessed:
        """A spy is named when it is drawn or laid, and never again (HV-5, HV-13)."""
        witnessed = cast(eyes.Witnessed, event)
        return eyes.recall(setup, witnessed, seat) if turns_ago > self.remembers else witnessed

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return HofVerratKnowledge(seat, cast(Court, setup))

    def observation(self, setup: Setup) -> HofVerratObservation:
        return HofVerratObservation(cast(Court, setup))


GAME = HofVerratGame
