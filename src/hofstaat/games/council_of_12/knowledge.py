"""Stub."""

from mypy_extensions import i64

from hofstaat.engine.knowledge import Knowledge
from hofstaat.games.council_of_12.cards import Council


class CouncilKnowledge(Knowledge):
    def __init__(self, seat: i64, council: Council) -> None:
        super().__init__(seat)
