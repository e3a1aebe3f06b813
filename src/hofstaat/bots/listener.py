"""A bot at its seat: it hears what the seat witnesses, and is asked when the seat owes a decision."""

from hofstaat.bots.base import Bot
from hofstaat.engine.match import Match


class Listener:
    """`heard`: how many events of the match the bot was told of."""

    def __init__(self, bot: Bot, match: Match, seat: int) -> None:
        self.bot = bot
        self.match = match
        self.seat = seat
        self.heard = 0

    def catch_up(self) -> None:
        """Tell the bot what its seat has witnessed since it last listened."""
        events = self.match.witnessed(self.seat, self.heard)
        self.heard = len(self.match.journal)
        for event in events:
            self.bot.hear(event)

    def choose(self) -> int:
        """The bot's action now."""
        self.catch_up()
        game, table, seat = self.match.game, self.match.table, self.seat
        options = table.options(seat)
        return self.bot.choose(game.view(table, seat), options, [game.choice(table, seat, code) for code in options])
