"""The forms for 3 and for 2 players (MA-60 to MA-63, MA-70 to MA-72)."""

import pytest

from hofstaat.games.mascarade.events import Answered, Looked, Revealed
from hofstaat.texts import texts
from tests.games.mascarade.table import announced, cards, choices, does, events, gold, refusal, seen, table


def pairs(on: object) -> set[frozenset[str]]:
    """The pairs whoever is to act may take."""
    words = [words.split() for words in choices(on)]  # type: ignore[arg-type]
    return {frozenset(word[1:]) for word in words if word[0] == "swap"}


def pair(*names: str) -> set[frozenset[str]]:
    return {frozenset(name.split()) for name in names}


# -- three players ------------------------------------------------------------------------------------------------


def test_three_swap_an_own_card_with_any_other() -> None:
    """MA-60: with the own other place or with any place of an opponent."""
    others = ["1-left", "1-right", "2-left", "2-right"]
    own = ["0-left", "0-right"]
    assert pairs(table(3)) == pair("0-left 0-right", *(f"{a} {b}" for a in own for b in others))
    assert refusal(table(3), "swap 1-left 2-left") == "swap-own"
    before = cards(table(3))
    assert cards(does(table(3), "swap 0-right 2-left"))[1] == before[4]


def test_three_look_at_one_own_card() -> None:
    """MA-60."""
    on = does(table(3, {"0-right": "queen"}), "look right")
    assert events(on, 0)[0] == Looked(0, "right", "queen")
    assert events(on, 1)[0] == Looked(0, "right", None)


def test_three_announce_and_claim_with_a_named_card() -> None:
    """MA-60, MA-63: at most one claim each; only the named cards are revealed."""
    on = does(table(3, {"0-left": "king", "1-right": "queen"}), "announce left king")
    assert choices(on) == ["pass", "claim left", "claim right"]
    does(on, "claim right", "pass")
    assert [e for e in events(on) if isinstance(e, Revealed)] == [
        Revealed(0, "left", "king", right=True),
        Revealed(1, "right", "queen", right=False),
    ]
    assert Answered(1, True, "right", "king") in events(on)
    assert gold(on) == [9, 5, 6]


def test_only_the_named_card_counts() -> None:
    """MA-63: whoever has the character on another own place claimed wrongly."""
    on = announced(table(3, {"0-left": "king", "1-left": "queen", "1-right": "judge"}), "left queen", "1-right")
    assert gold(on) == [5, 5, 6]


def test_the_fool_of_three_takes_one_card_of_each_opponent() -> None:
    """MA-61."""
    on = announced(table(3), "left fool")
    assert pairs(on) == pair("1-left 2-left", "1-left 2-right", "1-right 2-left", "1-right 2-right")
    assert refusal(on, "keep 1-left 1-right") == "fool-one-of-each"


def test_the_preparation_offers_every_allowed_pair() -> None:
    """MA-62."""
    assert pairs(table(3, turns=0)) == pairs(table(3))
    assert pairs(table(2, turns=3)) == pairs(table(2))


# -- two players --------------------------------------------------------------------------------------------------

ALLOWED = pair(
    "0-left 0-right",
    "0-left 0-protected",
    "0-right 0-protected",
    "0-left 1-left",
    "0-left 1-right",
    "0-right 1-left",
    "0-right 1-right",
)


def test_two_swap_hands_and_the_own_protected_card() -> None:
    """MA-70: never the opponent's protected card, nor the own one with the opponent's."""
    on = table(2)
    assert pairs(on) == ALLOWED
    for wrong in ("swap 0-left 1-protected", "swap 0-protected 1-left", "swap 1-left 1-right"):
        assert refusal(on, wrong) == "swap-hands"


def test_two_look_at_any_own_card() -> None:
    """MA-70."""
    looks = [words for words in choices(table(2)) if words.startswith("look")]
    assert looks == ["look left", "look right", "look protected"]


def test_two_announce_with_a_hand_and_claim_with_any_card() -> None:
    """MA-70."""
    on = table(2, {"0-left": "judge", "1-protected": "king"})
    assert not [words for words in choices(on) if words.startswith("announce protected")]
    assert refusal(on, "announce protected king") == "protected"
    does(on, "announce left king")
    assert choices(on) == ["pass", "claim left", "claim right", "claim protected"]
    does(on, "claim protected")
    assert gold(on) == [5, 9]


def test_the_fool_of_two_takes_the_opponents_hands() -> None:
    """MA-71."""
    on = announced(table(2), "right fool")
    assert choices(on) == ["keep 1-left 1-right", "swap 1-left 1-right"]
    assert refusal(on, "swap 1-left 1-protected") == "fool-hands"


def test_bishop_and_witch_of_two_mean_the_opponent() -> None:
    """MA-71."""
    assert gold(announced(table(2, gold={1: 8}), "left bishop")) == [8, 6]
    on = announced(table(2, gold={0: 4, 1: 8}), "left witch")
    assert choices(on) == ["decline", "trade 1"]
    assert gold(does(on, "trade 1")) == [8, 4]


@pytest.mark.parametrize(
    ("revealed", "partners"),
    [
        ("left", ["1-right", "1-protected", "0-left", "0-right"]),
        ("right", ["1-left", "1-protected", "0-left", "0-right"]),
        ("protected", ["1-left", "1-right"]),
    ],
)
def test_the_forced_swap_of_two(revealed: str, partners: list[str]) -> None:
    """MA-72: the pair includes the revealed place; a protected one goes with an own hand."""
    on = announced(table(2, {"0-left": "king"}), "left king", f"1-{revealed}")
    assert on.actors() == [1]
    assert seen(on).forced_hand == revealed
    assert pairs(on) == pair(*(f"1-{revealed} {partner}" for partner in partners))
    assert {words.split()[0] for words in choices(on)} == {"keep", "swap"}


def test_the_forced_swap_of_three() -> None:
    """MA-72: any partner that MA-60 allows; the pair must include the revealed place."""
    on = announced(table(3, {"0-left": "king"}), "left king", "1-right")
    others = ["1-left", "0-left", "0-right", "2-left", "2-right"]
    assert pairs(on) == pair(*(f"1-right {other}" for other in others))
    assert refusal(on, "swap 1-left 0-left") == "swap-the-revealed"


def test_the_place_binds_whatever_lies_there_since() -> None:
    """MA-21, MA-72: the Fool swaps the claimant's revealed hand away; that hand is still the one."""
    on = table(2, {"0-left": "fool", "1-left": "king", "1-right": "queen"})
    announced(on, "left fool", "1-left")
    does(on, "swap 1-left 1-right")
    assert cards(on)[3:5] == ["queen", "king"]
    assert seen(on).forced_hand == "left"
    assert gold(on) == [7, 5]


@pytest.mark.parametrize(("lang", "words"), [("de", "zu zweit: die beiden Handkarten"), ("en", "with 2 players: the")])
def test_the_text_of_the_fool_fits_any_number(lang: str, words: str) -> None:
    """MA-5, MA-71."""
    assert words in texts(lang, "mascarade")("card-fool-does", gold=1)
