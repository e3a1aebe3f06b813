"""A seat's knowledge of hidden cards, kept through every swap."""

from collections.abc import Iterable
from typing import Any

from librt.random import Random

from hofstaat.engine.table import Table
from hofstaat.games.list_und_tuecke.cards import DARK, LIGHT, MAX_SEATS, POSITIONS
from hofstaat.games.list_und_tuecke.knowledge.knowledge import ListUndTueckeKnowledge
from hofstaat.games.list_und_tuecke.knowledge.places import PLACES, SLOTS, Place, slot_of
from tests.games.list_und_tuecke.table import GAME, ORDER, by, deal, does, position

# Everybody passes so that these hands come out:
#   0 courtesan, clairvoyant, berserker, intriguer      2 poisoner, monk, executioner, witch
#   1 charlatan, assassin, abbot, white-knight          3 druid, queen, black-knight, king
# The centre is saint, wizard, bishop, inquisitor.


WITH_INQUISITOR = [0, 9, *range(2, 9), 1]
"""The same, but the inquisitor in the hand of seat 0 and the clairvoyant in the centre."""


def dealt(dark: list[int] = ORDER) -> Table:
    on = deal(GAME.start(4, journal=True), [0], ORDER)
    for seat, card in enumerate(["charlatan", "poisoner", "druid", "intriguer"]):
        by(on, seat, f"pass {card}")
    deal(on, dark)
    for seat, card in enumerate(["black-knight", "berserker", "white-knight", "witch"]):
        by(on, seat, f"pass {card}")
    return on


def mind(on: Table, seat: int) -> ListUndTueckeKnowledge:
    """The seat's knowledge after everything it was told."""
    knowledge = GAME.knowledge(on.setup, seat)
    for event in on.journal or []:
        witnessed = GAME.witness(on.setup, event, seat)
        if witnessed is not None:
            knowledge.learn(witnessed)
    assert isinstance(knowledge, ListUndTueckeKnowledge)
    assert knowledge.admits(on)
    return knowledge


def samples(on: Table, seat: int, n: int = 60) -> Iterable[dict[str, Any]]:
    knowledge, rng = mind(on, seat), Random(1)
    for _ in range(n):
        yield position(knowledge.sample(rng))


def always(on: Table, seat: int, card: str, holder: int) -> bool:
    """Whether the seat is sure that the holder has the card in hand."""
    return all(card in sample["hands"][holder] for sample in samples(on, seat))


def ever(on: Table, seat: int, card: str, holder: int) -> bool:
    return any(card in sample["hands"][holder] for sample in samples(on, seat))


def test_passed_cards_are_known() -> None:
    """LT-2: one card of each neighbour, no more."""
    on = dealt()
    assert always(on, 0, "charlatan", 1)
    assert always(on, 0, "black-knight", 3)
    assert not ever(on, 0, "poisoner", 0)
    assert not always(on, 0, "poisoner", 2)
    assert ever(on, 0, "poisoner", 2)
    assert ever(on, 0, "king", 1)


def test_the_witch_s_player_knows_the_hand() -> None:
    """LT-23: and nobody else does."""
    on = does(dealt(), "play intriguer", "play assassin", "play witch", "spy on 1")
    for card in ("charlatan", "abbot", "white-knight"):
        assert always(on, 2, card, 1)
    assert not always(on, 3, "abbot", 1)


def test_the_clairvoyant_s_player_knows_the_centre() -> None:
    """LT-23."""
    on = does(dealt(), "play clairvoyant", "look")
    assert all(sample["centre"] == ["saint", "wizard", "bishop", "inquisitor"] for sample in samples(on, 0))
    assert not all(sample["centre"][0] == "saint" for sample in samples(on, 1))


def test_a_swap_with_the_centre_keeps_what_is_certain() -> None:
    """LT-24: the centre's card is in the hand now; which card was laid there may be unknown."""
    on = does(dealt(), "play clairvoyant", "look")
    does(on, "play white-knight", "centre charlatan 1")
    for sample in samples(on, 0):
        assert "saint" in sample["hands"][1]
        assert ("charlatan" in sample["hands"][1]) != (sample["centre"][0] == "charlatan")
    assert ever(on, 0, "charlatan", 1)
    assert not always(on, 0, "charlatan", 1)


def test_a_player_who_laid_a_card_in_the_centre_knows_it() -> None:
    """LT-24."""
    on = does(dealt(), "play intriguer", "play white-knight", "centre charlatan 2")
    assert all(sample["centre"][1] == "charlatan" for sample in samples(on, 1))


def test_a_blind_swap_is_one_card_each_way() -> None:
    """LT-22: who knows both hands knows that exactly one card went each way."""
    on = does(dealt(), "play courtesan", "swap intriguer with 2", "return monk")
    assert always(on, 0, "intriguer", 2)
    assert always(on, 2, "monk", 0)
    does(on, "swap berserker with 1", "return abbot")
    assert always(on, 1, "abbot", 0)
    assert always(on, 0, "berserker", 1)
    # Seat 3 passed the intriguer to seat 0: no other light card could have been laid.
    assert always(on, 3, "intriguer", 2)


def test_a_known_card_may_have_been_swapped_or_not() -> None:
    """LT-22: seat 1 passed the berserker to seat 0, who lays one of two dark cards before seat 3."""
    on = does(dealt(), "play courtesan", "swap clairvoyant with 3", "return king")
    for sample in samples(on, 1):
        assert ("berserker" in sample["hands"][0]) != ("berserker" in sample["hands"][3])
    assert ever(on, 1, "berserker", 0)
    assert ever(on, 1, "berserker", 3)


def test_a_played_card_settles_where_it_was() -> None:
    """LT-3: the cases that had it elsewhere are over."""
    on = does(dealt(), "play courtesan", "swap clairvoyant with 3", "return king", "decline", "play assassin")
    does(on, "play witch", "decline")
    assert len(mind(on, 1).cases.all) == 2
    does(on, "play black-knight", "play poisoner", "play queen", "play berserker")
    assert len(mind(on, 1).cases.all) == 1


def test_a_card_shown_and_taken_is_known_to_all() -> None:
    """LT-25: what was given for it only to the two."""
    on = does(dealt(WITH_INQUISITOR), "play inquisitor", "rank 20", "name witch", "give berserker")
    for seat in (1, 3):
        assert always(on, seat, "witch", 0)
    assert always(on, 0, "berserker", 2)
    assert always(on, 2, "witch", 0)
    assert not always(on, 3, "berserker", 2)
    assert ever(on, 3, "berserker", 2)


def test_a_card_nobody_shows_is_with_nobody_but_the_player() -> None:
    """LT-25: others reckon with the player's own hand and the centre."""
    on = does(dealt(WITH_INQUISITOR), "play inquisitor", "rank 20", "name bishop")
    for sample in samples(on, 0):
        assert "bishop" in sample["centre"]
    for sample in samples(on, 2):
        assert "bishop" in sample["centre"] or "bishop" in sample["hands"][0]
    assert ever(on, 2, "bishop", 0)
    does(on, "play white-knight", "centre abbot 1")
    for sample in samples(on, 0):
        assert ("bishop" in sample["hands"][1]) != (sample["centre"][3] == "bishop")


def test_a_table_that_contradicts_what_was_seen_is_not_admitted() -> None:
    """The guard: knowledge excludes."""
    on = dealt()
    knowledge = mind(on, 0)
    other = on.copy()
    does(other, "play intriguer")
    assert not knowledge.admits(other)
    told = position(on)
    told["hands"][1], told["hands"][3] = told["hands"][3], told["hands"][1]
    assert not knowledge.admits(GAME.position(told))
    assert not knowledge.admits(GAME.deal(3, seed=1))


def test_hidden_places_lie_side_by_side() -> None:
    """Hands, positions of the centre, the card before the partner, cards put aside: each place has a light slot and a
    dark one.
    """
    assert Place.IN_CENTRE == MAX_SEATS
    assert Place.BEFORE_PARTNER == Place.IN_CENTRE + POSITIONS
    assert Place.BEFORE_PARTNER + 1 == Place.ASIDE == PLACES - 1
    assert [slot_of(place, back) for place in range(PLACES) for back in (LIGHT, DARK)] == list(range(SLOTS))
