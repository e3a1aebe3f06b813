"""The secrets: all cards after the first look, whether a swap happened, what a look showed. All else is public."""

import msgspec
import pytest

from hofstaat.engine.match import Match
from hofstaat.engine.table import Happened
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS
from hofstaat.games.mascarade.events import Dealt, Looked, Revealed, Shown, Spied, Swapped
from hofstaat.games.mascarade.table.table import Event
from hofstaat.games.mascarade.view import View
from tests.games.mascarade.table import GAME, announced, does, seen, table
from tests.random_play import walk

SETUP = GAME.setup(10, {})
AIDED = GAME.setup(10, {"memory_aid": True})
KING, QUEEN = CHARACTER_NUMBERS["king"], CHARACTER_NUMBERS["queen"]
OTHERS = [1, 4, None]


def told(event: Happened, seat: int | None) -> object:
    return GAME.witness(SETUP, event, seat)


@pytest.mark.parametrize("other", OTHERS)
def test_the_player_of_a_swap_is_told_if_it_happened(other: int | None) -> None:
    """MA-14: also not to the player whose card was taken."""
    for swapped in (0, 1):
        event: Happened = (Event.SWAPPED, 0, 0, 4, swapped, -1, -1)
        assert told(event, 0) == Swapped(0, 0, None, 4, None, None, bool(swapped))
        assert told(event, other) == Swapped(0, 0, None, 4, None, None, None)


@pytest.mark.parametrize("other", OTHERS)
def test_the_card_of_a_look_is_told_to_its_player(other: int | None) -> None:
    """MA-13."""
    event: Happened = (Event.LOOKED, 0, 0, KING, -1, -1, -1)
    assert told(event, 0) == Looked(0, None, "king")
    assert told(event, other) == Looked(0, None, None)


@pytest.mark.parametrize("other", OTHERS)
def test_the_spy_is_told_the_cards_she_saw(other: int | None) -> None:
    """MA-36: also not to the player whose card she looked at."""
    event: Happened = (Event.SPIED, 0, 4, KING, QUEEN, -1, -1)
    assert told(event, 0) == Spied(0, 4, None, "king", "queen")
    assert told(event, other) == Spied(0, 4, None, None, None)


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_deal_and_reveals_are_public(seat: int | None) -> None:
    """MA-11, MA-17."""
    assert told((Event.DEALT, 3, KING, -1, -1, -1, -1), seat) == Dealt(3, None, None, "king")
    assert told((Event.REVEALED, 3, KING, 1, -1, -1, -1), seat) == Revealed(3, None, "king", right=True)


def test_a_view_names_only_what_lies_open() -> None:
    """MA-5, MA-11: after the deal nothing; during a reveal the revealed cards; the characters in play always."""
    on = table(7, {0: "king", 3: "fool"})
    assert named(seen(on, 0)) == []
    announced(on, "fool", 3)
    assert named(seen(on, 0)) == named(seen(on, None)) == ["king", "fool"]
    assert sorted(seen(on, 0).characters) == sorted(GAME.describe(on)["cards"])
    does(on, "keep 1 2")
    assert named(seen(on, 0)) == named(seen(on, 3)) == []


def named(view: View) -> list[str]:
    return [place.card for player in view.players for place in player.places if place.card]


CARDS = [
    (Dealt(3, None, None, "king"), Dealt(3, None, None, None)),
    (Looked(0, None, "king"), Looked(0, None, None)),
    (Revealed(3, None, "king", right=True), Revealed(3, None, None, right=True)),
    (Spied(0, 4, None, "king", "queen"), Spied(0, 4, None)),
    (Swapped(0, 0, None, 4, None, None, True), Swapped(0, 0, None, 4, None, None, None)),
]


@pytest.mark.parametrize(("event", "later"), CARDS)
def test_the_log_names_cards_for_this_and_the_previous_turn(event: msgspec.Struct, later: msgspec.Struct) -> None:
    """MA-11: the game is about remembering; with the memory aid the log stays readable."""
    for ago in (0, 1):
        assert GAME.recall(SETUP, event, 0, ago) == event
    for ago in (2, 30):
        assert GAME.recall(SETUP, event, 0, ago) == later
        assert GAME.recall(AIDED, event, 0, ago) == event


def test_the_log_always_names_the_cards_shown_at_the_end() -> None:
    """MA-53."""
    assert GAME.recall(SETUP, Shown(3, None, None, "king"), 0, 9) == Shown(3, None, None, "king")


def test_turns_are_counted_by_the_game_itself() -> None:
    """An announcement with all its answers is one turn."""
    on = announced(table(6), "king")
    does(on, "look")
    assert [GAME.opens_turn(event) for event in on.journal or []].count(True) == 2


# -- the memory aid -----------------------------------------------------------------------------------------------


def certain(on: object, seat: int | None) -> list[str | None]:
    view = seen(on, seat)  # type: ignore[arg-type]
    return [place.certain for player in view.players for place in player.places] + [p.certain for p in view.centre]


def test_without_the_option_nothing_is_certain() -> None:
    on = GAME.deal(6, 1)
    assert certain(on, 0) == [None] * 6
    assert not seen(on, 0).memory_aid


def test_the_aid_knows_the_deal_and_loses_it_by_swaps() -> None:
    """MA-11, MA-14: everybody knows all cards; who swapped still does, the others lose two."""
    on = GAME.deal(4, 1, memory_aid=True)
    dealt = GAME.describe(on)["cards"]
    seat = on.actors()[0]
    other = (seat + 1) % 4
    assert certain(on, 0) == dealt
    assert certain(on, None) == [None] * 6
    assert seen(on, other).memory_aid
    does(on, f"swap {seat} {other}")
    now = GAME.describe(on)["cards"]
    assert now != dealt
    assert certain(on, seat) == now
    lost = [None if place in (seat, other) else card for place, card in enumerate(dealt)]
    for watching in (other, (seat + 2) % 4):
        assert certain(on, watching) == lost


def test_the_aid_draws_conclusions() -> None:
    """Two cards were mixed; whoever sees one of them knows the other."""
    on = GAME.deal(4, 1, memory_aid=True)
    first = on.actors()[0]
    a, b, c, d = ((first + steps) % 4 for steps in range(4))
    does(on, f"swap {a} {b}", f"keep {b} {a}", f"keep {c} centre-0", f"swap {d} {c}")
    assert certain(on, b)[a] is None
    does(on, "look")
    truth = GAME.describe(on)["cards"]
    assert [certain(on, a)[place] for place in (a, b)] == [truth[a], truth[b]]
    assert certain(on, b)[a] is None


def test_the_aid_is_never_wrong() -> None:
    """Over whole games at random: whatever it calls certain is so."""
    claims = 0
    for seats in (2, 3, 5, 8):
        for seed in range(3):
            match = Match.new(GAME, seats, seed, memory_aid=True)
            for step in walk(match, seed):
                truth = GAME.describe(match.table)["cards"]
                for place, card in enumerate(certain(match.table, step.seat)):
                    assert card in (None, truth[place])
                    claims += card is not None
    assert claims > 100


def test_with_all_cards_open_each_seat_sees_its_own_and_the_centre() -> None:
    """MA-53: for replays of games that are over."""
    position = table(seats=4)
    for seat in range(4):
        view = GAME.open_view(position, seat)
        assert isinstance(view, View)
        shown = [place.card for player in view.players for place in player.places]
        assert [card is not None for card in shown] == [other == seat for other in range(4)]
        assert all(place.card for place in view.centre)
