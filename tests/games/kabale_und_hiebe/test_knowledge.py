"""Knowledge of other hands and face-down cards: discard piles are public, so are the shuffles."""

from typing import Any

from librt.random import Random

from hofstaat.games.kabale_und_hiebe.cards import RANKS
from hofstaat.games.kabale_und_hiebe.events.award import Awarded
from hofstaat.games.kabale_und_hiebe.events.events import (
    Cleared,
    Drew,
    Killed,
    Placed,
    Revealed,
    RoundBegan,
    Shuffled,
    TurnedUp,
)
from hofstaat.games.kabale_und_hiebe.knowledge.hands import CLOAK_SLOT, Hand, Log
from hofstaat.games.kabale_und_hiebe.knowledge.knowledge import KabaleUndHiebeKnowledge
from tests.games.kabale_und_hiebe.table import GAME

GOALS = RoundBegan(1, 1, ("music-5", "trade-5"))


def mind_of_0() -> KabaleUndHiebeKnowledge:
    """Seat 0 of two after the deal; seat 1 begins."""
    mind = GAME.knowledge(GAME.setup(2, {}), 0)
    assert isinstance(mind, KabaleUndHiebeKnowledge)
    for event in (Drew(0, 3, ("king", "queen", "juliet")), Drew(1, 3), GOALS):
        mind.learn(event)
    return mind


def samples(mind: KabaleUndHiebeKnowledge, times: int = 60) -> list[dict[str, Any]]:
    rng = Random(1)
    return [GAME.describe(mind.sample(rng)) for _ in range(times)]


def test_any_card_may_be_anywhere_at_first() -> None:
    """Own cards are known, all others may be in hand, pile or face down."""
    mind = mind_of_0()
    mind.learn(Placed(1, 2))
    mind.learn(Drew(1, 1))
    found = samples(mind, 300)
    assert {rank for table in found for rank in table["hands"][1]} == set(RANKS)
    assert {card for table in found for card in table["columns"][1]["cards"]} == {f"1 {rank} down" for rank in RANKS}
    assert {tuple(table["hands"][0]) for table in found} == {("king", "queen", "juliet")}


def test_a_shown_card_is_nowhere_else() -> None:
    mind = mind_of_0()
    for event in (Placed(1, 1), Drew(1, 1), Placed(0, 1, "king"), TurnedUp(1, "assassin", 1), Killed(1, 1, 0, "king")):
        mind.learn(event)
    mind.learn(Drew(0, 1, ("witch",)))
    for table in samples(mind):
        assert "assassin" not in table["hands"][1] + table["piles"][1]
        assert table["discards"][0] == ["king"]
        assert "king" not in table["piles"][0]


def test_a_shuffle_tells_what_is_in_the_pile() -> None:
    """The cards of the discard pile are in the draw pile now, and what was laid before the shuffle is not of it."""
    log = Log()
    log.draw(0)
    log.draw(0)
    log.lay(0)
    log.draw(1)
    hand = Hand()
    rng = Random(1)
    for _ in range(20):
        assert hand.replay(log, rng)
        assert hand.laid[0] == 0
        assert sorted(int(hand.held[i]) for i in range(int(hand.n))) == [0, 1]


def test_two_cards_laid_between_two_draws_are_not_both_of_the_last_shuffle() -> None:
    """Only one card of it was drawn by then: a card placed and one slid under the cloak share it at most."""
    log = Log()
    for generation in (0, 0, 1):
        log.draw(generation)
    log.lay(3)
    log.lay(CLOAK_SLOT)
    hand, rng = Hand(), Random(1)
    seen = set()
    for _ in range(100):
        assert hand.replay(log, rng)
        seen.add((int(hand.laid[3]), int(hand.laid[CLOAK_SLOT])))
    assert seen == {(0, 0), (0, 1), (1, 0)}
    hand.laid[3] = hand.laid[CLOAK_SLOT] = 1
    assert not hand.replay(log, None)


def test_a_card_shown_later_tells_what_an_earlier_one_was_not() -> None:
    """Of two old cards and a new one, one is still down; the other two turned out to be new and old: it is old."""
    log = Log()
    for generation in (0, 0, 1):
        log.draw(generation)
    log.lay(0)
    log.lay(1)
    log.show(1, 1)
    hand, rng = Hand(), Random(1)
    readings = [hand.replay(log, rng) and hand.laid[0] == 0 for _ in range(50)]
    assert any(readings)
    assert not any(hand.replay(log, rng) and hand.laid[0] == 1 for _ in range(50))


def test_between_rounds_only_the_hand_matters() -> None:
    log = Log()
    for generation in (0, 0, 1):
        log.draw(generation)
    log.lay(0)
    log.show(0, 1)
    log.close()
    assert [int(entry) for entry in log.entries] == [0, 0]


def test_samples_respect_a_shuffle() -> None:
    """Seat 1 lays its whole pile; what it holds then is plain to see. Its next card is of that, and the pile of
    the cards laid before.
    """
    mind = mind_of_0()
    laid, kept = list(RANKS[:22]), list(RANKS[22:])
    for i in range(len(laid)):
        mind.learn(Placed(1, 1))
        if i:
            mind.learn(TurnedUp(1, laid[i - 1], 1))
        mind.learn(Drew(1, 1))
    mind.learn(Revealed(1, laid[-1], 1, under_cloak=False))
    for column, goal in enumerate(GOALS.goals, 1):
        mind.learn(Awarded(column, goal, 1, "highest"))
    mind.learn(Cleared())
    assert {tuple(table["hands"][1]) for table in samples(mind)} == {tuple(kept)}
    for event in (RoundBegan(2, 1, ("music-4", "trade-4")), Placed(1, 1), Shuffled(1, 22), Drew(1, 1)):
        mind.learn(event)
    for table in samples(mind):
        down = table["columns"][0]["cards"][0].split()[1]
        assert down in kept
        assert len(set(table["hands"][1]) & set(kept)) == 2
        assert set(table["piles"][1]) < set(laid)
