"""The secrets: hands, passed and swapped cards, the centre, cards put aside, what witch and clairvoyant saw.

Each event is told as it is to those the rules name, and to nobody else.
"""

from itertools import product

import msgspec
import pytest

from hofstaat.engine.match import Match
from hofstaat.engine.table import Happened
from hofstaat.games.list_und_tuecke import events
from hofstaat.games.list_und_tuecke.cards import CARD_NUMBERS, CHARACTERS
from hofstaat.games.list_und_tuecke.table import Event
from tests.games.list_und_tuecke.table import GAME, does, seen, table
from tests.random_play import walked

SETUP = GAME.setup(4, {})
SEATS = (0, 1, 2, 3, None)
KING, QUEEN, MONK, WITCH = (CARD_NUMBERS[name] for name in ("king", "queen", "monk", "witch"))


def told(event: Happened, seat: int | None) -> object:
    return GAME.witness(SETUP, event, seat)


SECRETS: list[tuple[Happened, set[int], msgspec.Struct, msgspec.Struct]] = [
    (
        (Event.CARDS_DEALT, 1, 0, QUEEN, MONK, -1, -1),
        {1},
        events.CardsDealt(1, "light", ("queen", "monk")),
        events.CardsDealt(1, "light"),
    ),
    ((Event.PASS_CHOSEN, 1, QUEEN, -1, -1, -1, -1), {1}, events.PassChosen(1, "queen"), events.PassChosen(1)),
    (
        (Event.PASSED, 1, 2, QUEEN, 0, -1, -1),
        {1, 2},
        events.Passed(1, 2, "light", "queen"),
        events.Passed(1, 2, "light"),
    ),
    (
        (Event.LAID, 1, 3, KING, -1, -1, -1),
        {1},
        events.LaidBefore(1, 3, "dark", "king"),
        events.LaidBefore(1, 3, "dark"),
    ),
    (
        (Event.SWAPPED, 1, 3, KING, WITCH, -1, -1),
        {1, 3},
        events.Swapped(1, 3, "dark", "king", "witch"),
        events.Swapped(1, 3, "dark"),
    ),
    (
        (Event.CENTRE_SEEN, 1, QUEEN, MONK, KING, WITCH, -1),
        {1},
        events.CentreSeen(1, ("queen", "monk", "king", "witch")),
        events.CentreSeen(1),
    ),
    (
        (Event.HAND_SEEN, 1, 0, 1 << KING | 1 << MONK, -1, -1, -1),
        {1},
        events.HandSeen(1, 0, ("monk", "king")),
        events.HandSeen(1, 0),
    ),
    (
        (Event.CENTRE_SWAPPED, 1, 3, KING, WITCH, -1, -1),
        {1},
        events.CentreSwapped(1, "dark", 2, "king", "witch"),
        events.CentreSwapped(1, "dark", 2),
    ),
    (
        (Event.TAKEN, 1, 0, KING, QUEEN, -1, -1),
        {1, 0},
        events.Taken(1, 0, "king", "light", "queen"),
        events.Taken(1, 0, "king", "light"),
    ),
]


@pytest.mark.parametrize(("secret", "seat"), list(product(SECRETS, SEATS)))
def test_a_secret_is_told_to_those_who_know_it(
    secret: tuple[Happened, set[int], msgspec.Struct, msgspec.Struct], seat: int | None
) -> None:
    """LT-2, LT-8, LT-22 to LT-25, LT-28."""
    event, knowing, whole, part = secret
    assert told(event, seat) == (whole if seat in knowing else part)


def test_every_hidden_event_is_in_this_list() -> None:
    """The guard: all kinds of events that are told differently to different seats are tested above."""
    kinds = {event[0] for event, *_ in SECRETS}
    different = set()
    for seed in range(6):
        match = walked(GAME, 4, seed)
        for event in match.journal:
            if len({msgspec.json.encode(told(event, seat)) for seat in SEATS}) > 1:
                different.add(event[0])
    assert different <= kinds


def test_a_view_has_nothing_of_other_hands_or_the_centre() -> None:
    """Only the seat's own hand; a spectator has none."""
    match = Match.new(GAME, 4, "hidden")
    hands = GAME.describe(match.table)["hands"]
    for seat in range(4):
        view = msgspec.to_builtins(seen(match.table, seat))
        assert sorted(view["hand"]) == sorted(hands[seat])
        del view["hand"], view["characters"]
        assert not names_in(view)
    assert seen(match.table, None).hand is None


def names_in(value: object) -> set[str]:
    """All names of characters in plain data."""
    match value:
        case str():
            return {value} & {*CHARACTERS}
        case dict():
            return {name for part in value.values() for name in names_in(part)}
        case list():
            return {name for part in value for name in names_in(part)}
    return set()


def test_only_the_top_card_of_a_stack_is_shown() -> None:
    """LT-3: and nothing of an eliminated stack."""
    stacks = {0: ["monk", "king"], 1: ["queen", "witch"]}
    on = table(stacks=stacks, turned={1: ["queen", "witch"]}, hands={0: ["bishop", "wizard"]})
    view = msgspec.to_builtins(seen(on, 0))
    assert names_in(view["players"]) == {"king"}
    assert view["players"][1]["stack"] == {"size": 2, "turned": [True, True], "top": None, "rank": None}


def test_the_card_shown_to_the_inquisitor_is_public_while_he_decides() -> None:
    """LT-25."""
    on = table(hands={0: ["inquisitor", "queen"], 2: ["king", "monk"]})
    does(on, "play inquisitor", "rank 20", "name king")
    for seat in SEATS:
        assert names_in(msgspec.to_builtins(seen(on, seat).shown)) == {"king"}
    does(on, "decline")
    assert seen(on, 1).shown is None
