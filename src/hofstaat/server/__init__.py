"""The table on the network: lobby, matches, seats, store. Knows the protocol of games, never a particular game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hofstaat.server.settings import Settings


def run(settings: "Settings") -> None:
    """Serve with these settings until interrupted."""
    from hofstaat.server import main  # noqa: PLC0415 - a bot's process needs none of the web server

    main.run(settings)
