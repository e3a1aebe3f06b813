"""Chance with a prepared beginning: the first lots of a draw are laid out by hand, the seed draws the others."""

from collections.abc import Sequence

from hofstaat.engine.chance import SeededLots


class PreparedLots:
    """`rows`: for the first draws, in order, the lots they begin with. A draw takes the rest from the seed."""

    def __init__(self, rows: Sequence[Sequence[int]], seeded: SeededLots) -> None:
        self.rows = [list(row) for row in rows]
        self.seeded = seeded

    def draw(self, count: int, of: int) -> list[int]:
        """The author of the rows: these are `count` different lots of 0 .. `of` - 1."""
        wanted = self.rows.pop(0) if self.rows else []
        first = [lot for lot in dict.fromkeys(wanted) if 0 <= lot < of][:count]
        rest = [lot for lot in map(int, self.seeded.draw(count, of)) if lot not in first]
        return first + rest[: count - len(first)]
