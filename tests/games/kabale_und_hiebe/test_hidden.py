"""The secrets: hands, draw piles, face-down cards, the card under a cloak, unused goals, the order of the rest."""

import pytest

from hofstaat.engine.table import Happened
from hofstaat.games.kabale_und_hiebe.cards import RANK_NUMBERS
from hofstaat.games.kabale_und_hiebe.events.events import Drew, Placed, Slid
from hofstaat.games.kabale_und_hiebe.table import Event
from hofstaat.games.kabale_und_hiebe.view import Card
from tests.games.kabale_und_hiebe.table import GAME, does, seen, table
from tests.random_play import everybody, walked

SETUP = GAME.setup(3, {})
KING = RANK_NUMBERS["king"]
OTHERS = [1, 2, None]


@pytest.mark.parametrize("other", OTHERS)
def test_drawn_cards_are_told_to_their_seat_only(other: int | None) -> None:
    event: Happened = (int(Event.DREW), 0, 3, 0, 1, 24, -1)
    assert GAME.witness(SETUP, event, 0) == Drew(0, 3, ("king", "queen", "beggar"))
    assert GAME.witness(SETUP, event, other) == Drew(0, 3)


@pytest.mark.parametrize("other", OTHERS)
def test_a_placed_card_is_told_to_its_owner_only(other: int | None) -> None:
    """KH-7."""
    event: Happened = (int(Event.PLACED), 0, KING, 1, -1, -1, -1)
    assert GAME.witness(SETUP, event, 0) == Placed(0, 2, "king")
    assert GAME.witness(SETUP, event, other) == Placed(0, 2)


@pytest.mark.parametrize("other", OTHERS)
def test_a_card_under_a_cloak_is_told_to_its_owner_only(other: int | None) -> None:
    """KH-14, KH-7."""
    event: Happened = (int(Event.SLID), 0, KING, 2, -1, -1, -1)
    assert GAME.witness(SETUP, event, 0) == Slid(0, 3, "king")
    assert GAME.witness(SETUP, event, other) == Slid(0, 3)


def test_everything_else_is_told_to_all_alike() -> None:
    """Owner and place of every card, actions, awards, the final count."""
    match = walked(GAME, 3, 11)
    secret = {Event.DREW, Event.PLACED, Event.SLID}
    public = [event for event in match.journal if event[0] not in secret]
    assert len({event[0] for event in public}) > 15
    for event in public:
        assert len({repr(GAME.witness(SETUP, event, seat)) for seat in everybody(match.table)}) == 1


def test_owners_recognise_their_face_down_cards() -> None:
    """KH-7: everybody sees whose they are."""
    on = table(["1 queen", "0 king down"], ["1 storm down"])
    assert seen(on, 0).columns[0].cards == [Card(1, "queen", "up"), Card(0, "king", "down")]
    assert seen(on, 1).columns[0].cards == [Card(1, "queen", "up"), Card(0, None, "down")]
    assert seen(on, None).columns[1].cards == [Card(1, None, "down")]


def test_owners_recognise_what_lies_under_their_cloak() -> None:
    """KH-7, KH-14: everybody sees that something does."""
    on = table(["1 cloak", "0 king"], under_cloaks=[None, "storm"])
    assert seen(on, 1).columns[0].cards[0] == Card(1, "cloak", "up", hides=True, hidden="storm")
    assert seen(on, 0).columns[0].cards[0] == Card(1, "cloak", "up", hides=True)


def test_a_face_down_cloak_looks_like_any_card() -> None:
    on = table(["1 cloak down"], ["1 king down"])
    assert [column.cards for column in seen(on, 0).columns] == [[Card(1, None, "down")], [Card(1, None, "down")]]


@pytest.mark.parametrize(
    ("columns", "is_told_apart"),
    [
        ((["1 king down"], []), False),
        ((["1 assassin down"], []), True),
        ((["1 explorer down"], []), False),
        ((["1 explorer down"], ["0 explorer down"]), True),
        ((["1 explorer down"], ["0 storm down"]), False),
    ],
)
def test_the_part_of_a_laid_card_that_others_can_tell(columns: tuple[list[str], ...], *, is_told_apart: bool) -> None:
    """KH-10, KH-12: an assassin shows it at once, and so do explorers who travel in a circle."""
    on = table(*columns, hands={0: ["queen", "juliet"]})
    codes = [GAME.parse(on, 0, f"{card} column 1") for card in ("queen", "juliet")]
    assert (len({int(on.looks_like(0, code, 1)) for code in codes}) == 2) is is_told_apart


def test_a_column_full_of_strong_cards_is_still_observed() -> None:
    """Influence is counted in halves and cut off where a byte ends."""
    strong = ["king", "queen", "juliet", "prince", "hermit", "dragon", "musketeers", "alchemist", "fencing-master"]
    on = table([f"0 {card}" for card in [*strong, "landowner", "merchant", "cardinal", "minstrel"]])
    assert max(GAME.observation(on.setup).of(on, 0)) == 255


def test_an_explorer_who_has_travelled_is_known_until_he_leaves_the_columns() -> None:
    """KH-10: everybody saw him arrive; placed again he is hidden again."""
    on = table(["1 explorer down"])
    assert seen(on, 0).columns[0].cards[0].card is None
    does(on, "king column 1")
    assert seen(on, 0).columns[1].cards == [Card(1, "explorer", "travelled")]
    assert seen(on, None).columns[1].cards == [Card(1, "explorer", "travelled")]


def test_hand_and_pile_sizes_and_discard_piles_are_public() -> None:
    """All discard piles may be looked through."""
    on = table(hands={0: ["king"]}, piles=[["queen"], []])
    for seat in everybody(on):
        player = seen(on, seat).players[0]
        assert (player.hand_size, player.pile, len(player.discards)) == (1, 1, 23)


def test_a_fresh_view_has_nothing_of_hands_piles_or_goals_to_come() -> None:
    """Goals still to come and goals put away cannot be told apart (KH-1)."""
    on = GAME.deal(4, seed=3)
    position = GAME.describe(on)
    for seat in range(4):
        assert seen(on, seat).hand == position["hands"][seat]
    assert seen(on, None).hand is None
    unseen = seen(on, 0).unseen_goals
    assert sorted(unseen) == sorted(position["goal_pile"] + position["unused_goals"])
    assert unseen != [*position["goal_pile"], *position["unused_goals"]]
