"""Playing on a table in the words of its game."""

from hofstaat.engine.game import Game
from hofstaat.engine.table import Table


class InWords:
    """All seats of a table, one after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def does(self, on: Table, *actions: str) -> Table:
        """The seats that are asked do these things one after the other; the words are those of the notation."""
        for words in actions:
            self.by(on, on.actors()[0], words)
        return on

    def by(self, on: Table, seat: int, words: str) -> Table:
        on.apply(seat, self.game.parse(on, seat, words))
        return on

    def choices(self, on: Table, seat: int | None = None) -> list[str]:
        """Everything this seat, or else whoever is asked, may do, in words."""
        seat = on.actors()[0] if seat is None else seat
        return [self.game.say(on, seat, code) for code in on.options(seat)]
