"""Hof-Verrat (Courtisans): a banquet where families rise and fall, for 2 to 5 players."""

from typing import cast

import msgspec

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.game import Option
from hofstaat.engine.table import Happened, Setup
from hofstaat.games.hof_verrat.events import Witnessed
from hofstaat.games.hof_verrat.knowledge import HofVerratKnowledge
from hofstaat.games.hof_verrat.notation import EXAMPLES, Choice
from hofstaat.games.hof_verrat.observation import HofVerratObservation
from hofstaat.games.hof_verrat.position import describe, read_position
from hofstaat.games.hof_verrat.rules import STEPS
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.standing import Standing, standing
from hofstaat.games.hof_verrat.table import HofVerrat, empty_table
from hofstaat.games.hof_verrat.view import View, view


class HofVerratGame(CardGame[HofVerratSetup, HofVerrat]):
    name = "hof-verrat"
    package = "hofstaat.games.hof_verrat"
    prefix = "HV"
    version = 1
    seats = range(2, 6)
    minutes = (20, 30)
    remembers = -1
    options = (Option("memory_aid", "HV-13"), Option("nobles_count_once_in_missions", "HV-23"))
    standings = Standing
    views = View
    events = Witnessed
    choices = Choice
    parts = Parts(
        setup=HofVerratSetup,
        table=HofVerrat,
        empty=empty_table,
        steps=STEPS,
        examples=EXAMPLES,
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=HofVerratKnowledge,
        observation=HofVerratObservation,
        standing=standing,
    )

    def bound(self, setup: Setup) -> int:
        """Each card played is one decision, and at most one more if it is an assassin (HV-10)."""
        return 2 * int(cast(HofVerratSetup, setup).kept)

    def forgets(self, event: Happened) -> bool:
        """Only what some were told alone fades (HV-13)."""
        return self.hides(event)

    def recall(self, setup: Setup, event: msgspec.Struct, seat: int | None, turns_ago: int) -> msgspec.Struct | None:
        """The memory aid repeats what was drawn and laid (HV-13)."""
        return event if setup.options["memory_aid"] else super().recall(setup, event, seat, turns_ago)


GAME = HofVerratGame
