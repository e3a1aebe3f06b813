"""Setting a table of Mascarade by hand, and playing on it in the game's own words."""

from collections.abc import Mapping
from typing import Any, cast

import msgspec

import hofstaat
from hofstaat.engine.table import IllegalAction, Table
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.notation import place_names
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View, view
from tests.games.in_words import InWords

GAME = hofstaat.game("mascarade")
IN_WORDS = InWords(GAME)
does, choices = IN_WORDS.does, IN_WORDS.choices
Places = Mapping[int, str] | Mapping[str, str] | Mapping[int | str, str]


def table(
    seats: int = 6,
    cards: Places | None = None,
    gold: Mapping[int, int] | None = None,
    *,
    options: Mapping[str, object] | None = None,
    **position: Any,
) -> Table:
    """A turn of seat 0 after the preparation, 6 gold each; only the cards and fortunes that matter are given.

    `cards` by place (3, "3-left", "centre-0"); the other characters lie anywhere else.
    """
    agreed = cast(MascaradeSetup, GAME.setup(seats, options or {}))
    fortunes = [(gold or {}).get(seat, 6) for seat in range(seats)]
    rows = {"cards": spread(agreed, cards or {}), "gold": fortunes, "options": dict(options or {})}
    made = GAME.position({"seats": seats, **rows, **position})
    made.journal = []
    return made


def spread(agreed: MascaradeSetup, cards: Places) -> list[str]:
    given = {str(place): card for place, card in cards.items()}
    assert set(given) <= set(place_names(agreed)), f"places are {place_names(agreed)}"
    rest = [CHARACTERS[int(card)] for card in agreed.deck]
    for card in given.values():
        rest.remove(card)
    return [given[name] if name in given else rest.pop() for name in place_names(agreed)]


def announced(on: Table, words: str, *claimants: int | str) -> Table:
    """The player to move announces; then everybody is asked and these claim, with 2 and 3 players like "1-left"."""
    claims = {int(str(claim).split("-")[0]): str(claim).split("-")[1:] for claim in claimants}
    does(on, f"announce {words}")
    while seen(on).phase == "answer":
        seat = on.actors()[0]
        does(on, " ".join(["claim", *claims[seat]]) if seat in claims else "pass")
    return on


def refusal(on: Table, words: str) -> str:
    """The key of the refusal when whoever is to act tries this."""
    before = on.copy()
    try:
        does(on, words)
    except IllegalAction as refused:
        assert on == before
        return refused.key
    raise AssertionError(f"{words} was accepted")


def seen(on: Table, seat: int | None = None) -> View:
    return view(on, seat)  # type: ignore[arg-type]


def gold(on: Table, *seats: int) -> list[int]:
    return [seen(on).players[seat].gold for seat in seats or range(int(on.seats))]


def cards(on: Table) -> list[str]:
    """The card that really lies at each place."""
    row: list[str] = GAME.describe(on)["cards"]
    return row


def events(on: Table, seat: int | None = None) -> list[msgspec.Struct]:
    """The events this seat was told since the position was laid out."""
    told = [GAME.witness(on.setup, event, seat) for event in on.journal or []]
    return [event for event in told if event is not None]
