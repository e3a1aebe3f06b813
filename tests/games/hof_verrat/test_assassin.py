"""Assassins, guards and spies: HV-5 to HV-7, HV-10 to HV-12."""

from typing import Any

import pytest

from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import IllegalAction
from hofstaat.games.hof_verrat.events import Eliminated, Placed
from tests.games.hof_verrat.table import GAME, choices, does, seen, spy, table

ONE_MORE: dict[str, Any] = {"hands": [["toad-assassin", "hare-plain"], []], "owes": ["table", "own"]}


def test_the_whole_royal_table_is_one_area() -> None:
    """HV-6: both sides, all columns, the Queen's column too."""
    at = table(
        2, **ONE_MORE, above=["hare-noble"], below=["carp-plain"], spies=[spy("stag", "above"), spy("stag", "below")]
    )
    does(at, "toad-assassin below")
    assert choices(at) == [
        "strike hare-noble above",
        "strike carp-plain below",
        "spare",
        "strike spy 0",
        "strike spy 1",
    ]


def test_a_district_is_an_area_of_its_own() -> None:
    """HV-6: nothing at the table or in another district can be hit from a district."""
    at = table(
        2,
        **ONE_MORE,
        above=["hare-noble"],
        districts=[["carp-noble"], ["stag-noble"]],
        spies=[spy("stag", "district 1")],
    )
    does(at, "toad-assassin district 0")
    assert choices(at) == ["strike carp-noble district", "spare"]


def test_the_assassin_need_not_strike() -> None:
    """HV-6: may, not must."""
    at = does(table(2, **ONE_MORE, above=["hare-noble"]), "toad-assassin above", "spare")
    assert seen(at).columns[3].above == ["hare-noble"]
    assert at.actors() == [0]


def test_guards_cannot_be_eliminated() -> None:
    """HV-7: they are no targets; asking for one says why."""
    at = does(table(2, **ONE_MORE, above=["hare-guard", "hare-plain"]), "toad-assassin above")
    assert choices(at) == ["strike hare-plain above", "spare"]
    with pytest.raises(IllegalAction, match="Guards cannot be eliminated"):
        does(at, "strike hare-guard above")


def test_never_itself_but_an_equal_assassin() -> None:
    """HV-6, HV-10: of two equal assassins on the same side the one laid earlier leaves."""
    alone = does(table(2, **ONE_MORE), "toad-assassin above")
    assert choices(alone) == ["hare-plain district 0"]
    at = does(table(2, **ONE_MORE, above=["toad-assassin"]), "toad-assassin above")
    assert choices(at) == ["strike toad-assassin above", "spare"]
    does(at, "strike toad-assassin above")
    assert seen(at).columns[1].above == ["toad-assassin"]
    assert seen(at).eliminated == ["toad-assassin"]


def test_equal_cards_on_one_side_are_one_option() -> None:
    """HV-10: equal open cards are one option; on the other side of the table they are another."""
    at = does(table(2, **ONE_MORE, above=["hare-plain", "hare-plain"], below=["hare-plain"]), "toad-assassin above")
    assert choices(at) == ["strike hare-plain above", "strike hare-plain below", "spare"]


def test_face_down_cards_keep_their_identity() -> None:
    """HV-10: every spy has its number in the order laid over the whole game, and who laid it."""
    spies = [spy("stag", "above", by=1), spy("carp", "district 0"), spy("carp", "above", by=0)]
    at = does(table(2, **ONE_MORE, spies=spies), "toad-assassin below")
    assert choices(at) == ["spare", "strike spy 0", "strike spy 2"]
    does(at, "strike spy 2")
    assert [(spy.number, spy.by) for spy in seen(at).queen_above] == [(0, 1)]
    assert seen(at).spies_eliminated == 1


def test_anybody_can_be_a_target_but_guards() -> None:
    """HV-11: assassins, nobles, spies and plain cards, whoever laid them."""
    lying = ["hare-noble", "hare-assassin", "hare-guard", "hare-plain"]
    at = does(
        table(
            2,
            hands=ONE_MORE["hands"],
            districts=[[], lying],
            spies=[spy("hare", "district 1", by=0)],
            owes=["own", "other"],
        ),
        "toad-assassin district 1",
    )
    assert choices(at) == [
        "strike hare-noble district",
        "strike hare-assassin district",
        "strike hare-plain district",
        "spare",
        "strike spy 0",
    ]


def test_without_a_target_there_is_no_decision() -> None:
    """HV-11: also when only guards lie there."""
    at = does(table(2, **ONE_MORE, above=["carp-guard"], below=["stag-guard"]), "toad-assassin below")
    assert choices(at) == ["hare-plain district 0"]


def test_the_victim_is_chosen_before_the_next_card() -> None:
    """HV-9, HV-10: a placement, its elimination included, is final before the next card."""
    at = does(table(2, **ONE_MORE, above=["hare-noble"]), "toad-assassin above")
    with pytest.raises(IllegalAction, match="First decide whom your assassin eliminates"):
        does(at, "hare-plain district 0")
    with pytest.raises(IllegalAction, match="no such courtier"):
        does(at, "strike carp-noble above")


@pytest.mark.parametrize(
    "words", ["strike spy 12", "strike spy 99999999999999999999", "toad-noble district 2", "strike me"]
)
def test_words_without_a_code_are_no_action(words: str) -> None:
    """There are twelve spies and, here, two districts."""
    at = table(2, **ONE_MORE)
    assert GAME.parse(at, 0, "strike  spy 11") == GAME.actions(at.setup) - 1
    with pytest.raises(BadNotation, match="is not an action; actions are written like: toad-noble above"):
        GAME.parse(at, 0, words)


def test_the_public_part_of_an_elimination() -> None:
    """HV-12: an open card is named to all; of a spy only that it was one."""
    at = does(
        table(2, **ONE_MORE, above=["hare-noble"], spies=[spy("stag", "below")]),
        "toad-assassin above",
        "strike hare-noble above",
    )
    for seat in (0, 1, None):
        told = [GAME.witness(at.setup, event, seat) for event in at.journal or []]
        assert told == [Placed(0, "above", "toad-assassin"), Eliminated(0, "above", "hare-noble")]
        assert seen(at, seat).eliminated == ["hare-noble"]
    at = does(
        table(2, **ONE_MORE, above=["hare-noble"], spies=[spy("stag", "below")]), "toad-assassin above", "strike spy 0"
    )
    for seat in (0, 1, None):
        assert GAME.witness(at.setup, (at.journal or [])[-1], seat) == Eliminated(0, "below", None, spy=0)


def test_sizes_are_public() -> None:
    """HV-12: the size of the pile and of every hand."""
    match = GAME.deal(3, seed=1)
    for seat in (0, 1, 2, None):
        assert seen(match, seat).pile == 63
        assert [district.hand_size for district in seen(match, seat).districts] == [3, 3, 3]
