"""The knowledge of a seat, folded from what it has witnessed and nothing else."""

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.table import Table


class Knowledge:
    """One seat's knowledge. It never meets the real table: it learns from the events its seat is told."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def learn(self, event: object) -> None:
        """Take in one event as this seat witnessed it."""
        raise NotImplementedError

    def learn_dimly(self, event: object) -> None:
        """Take in an event whose secret slips the seat's mind at once. In most games nothing has to be remembered."""
        self.learn(event)

    def sample(self, rng: Random) -> Table:
        """A table this seat must hold possible, drawn at random."""
        raise NotImplementedError

    def admits(self, table: Table) -> bool:
        """Whether this table could be the real one as far as this seat knows."""
        raise NotImplementedError
