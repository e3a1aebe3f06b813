"""The knowledge of a seat: exact at small tables, a weighted sample elsewhere, the truth always among it."""

import random
from itertools import permutations
from typing import cast

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from hofstaat.engine.match import Match
from hofstaat.engine.records import Lots
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.knowledge.possibilities import LIMIT, Possibilities
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.certainty import prune, rotate
from tests.games.mascarade.table import GAME, cards
from tests.random_play import walk


def mind_of(match: Match, seat: int) -> MascaradeKnowledge:
    mind = cast(MascaradeKnowledge, GAME.knowledge(match.table.setup, seat))
    for event in match.witnessed(seat):
        mind.learn(event)
    return mind


def does(match: Match, *actions: str) -> None:
    for words in actions:
        seat = match.table.actors()[0]
        match.act(seat, GAME.parse(match.table, seat, words))


def begun(seats: int) -> Match:
    """Seat 0 moves first; the characters lie in the order of the card file."""
    match = Match(GAME, Match.new(GAME, seats, 1).header)
    places = int(cast(MascaradeSetup, match.table.setup).places)
    match.replay([Lots(list(range(places))), Lots([0])], checked=False)
    return match


def chances(mind: MascaradeKnowledge, place: int) -> dict[str, float]:
    found = {name: mind.chance(place, number) for number, name in enumerate(CHARACTERS)}
    return {name: chance for name, chance in found.items() if chance}


# -- what is learnt -----------------------------------------------------------------------------------------------


def test_everybody_knows_the_deal() -> None:
    """MA-11."""
    match = begun(13)
    for seat in (0, 12):
        assert [chances(mind_of(match, seat), place) for place in range(13)] == [
            {name: 1.0} for name in cards(match.table)
        ]


def test_a_swap_or_not_leaves_two_halves_to_the_others() -> None:
    """MA-14: who did it knows."""
    match = begun(6)
    one, two = cards(match.table)[:2]
    does(match, "swap 0 1")
    assert chances(mind_of(match, 0), 0) == {two: 1.0}
    assert chances(mind_of(match, 1), 0) == chances(mind_of(match, 5), 1) == {one: 0.5, two: 0.5}


def test_a_look_settles_the_other_card_too() -> None:
    """MA-13."""
    match = begun(4)
    one, two = cards(match.table)[:2]
    does(match, "swap 0 1", "keep 1 0", "keep 2 3", "keep 3 2")
    assert chances(mind_of(match, 0), 0) == {one: 0.5, two: 0.5}
    does(match, "look")
    assert chances(mind_of(match, 0), 1) == {cards(match.table)[1]: 1.0}
    assert chances(mind_of(match, 2), 1) == {one: 0.5, two: 0.5}


def test_swaps_that_hang_together_are_kept_together() -> None:
    """Four unseen swaps around four cards; one sight settles what place-by-place marks could not."""
    possible = Possibilities(cast(MascaradeSetup, GAME.setup(6, {})), 0, LIMIT)
    for place in range(6):
        possible.deal(place, place)
    for a, b in [(0, 1), (2, 3), (0, 2), (1, 3)]:
        possible.maybe_swap(a, b)
    possible.see(0, 2)
    possible.see(3, 0)
    assert possible.chance(2, 1) == 1.0
    assert i16(possible.marks[2]) & (possible.marks[2] - 1) != 0


def test_a_sample_leaves_public_things_as_they_are() -> None:
    match = begun(6)
    does(match, "swap 0 1", "keep 1 2")
    mind = mind_of(match, 4)
    drawn = {tuple(cards(mind.sample(Random(seed)))) for seed in range(40)}
    assert tuple(cards(match.table)) in drawn
    assert len(drawn) == 4


# -- exact at small tables ----------------------------------------------------------------------------------------


def consistent(match: Match, seat: int) -> set[tuple[str, ...]]:
    """All arrangements the seat must hold possible, by trying every way the unseen swaps may have gone."""
    ends = {tuple(cards(match.game.deal(int(match.table.seats), str(match.header.seed))))}
    agreed = cast(MascaradeSetup, match.table.setup)
    for event in match.journal:
        told = GAME.witness(agreed, event, seat)
        kind = type(told).__name__
        if kind == "Swapped":
            a, b = event[2], event[3]
            swapped = getattr(told, "swapped", None)
            both = {exchanged(row, a, b) for row in ends}
            ends = ends | both if swapped is None else both if swapped else ends
        elif kind in ("Looked", "Revealed") and getattr(told, "card", None):
            place, card = (event[2], event[3]) if kind == "Looked" else (event[1], event[2])
            ends = {row for row in ends if row[place] == CHARACTERS[card]}
    return ends


def exchanged(row: tuple[str, ...], a: int, b: int) -> tuple[str, ...]:
    changed = list(row)
    changed[a], changed[b] = changed[b], changed[a]
    return tuple(changed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_knowledge_is_exact_with_six_cards(seats: int) -> None:
    """It admits exactly what is consistent with everything seen: no more, no less."""
    for seed in range(3):
        match = Match.new(GAME, seats, seed)
        for _ in walk(match, seed, limit=60):
            pass
        if not match.table.actors():
            continue
        mind = mind_of(match, seed % seats)
        assert mind.cards.exact
        possible = consistent(match, seed % seats)
        trials = {row for row in permutations(cards(match.table)) if mind.admits(with_cards(match.table, row))}
        assert trials == possible


def with_cards(table: Table, row: tuple[str, ...]) -> Table:
    return GAME.position({**GAME.describe(table), "cards": list(row)})


# -- bounded at large ones ----------------------------------------------------------------------------------------


def muddled(seats: int, swaps: int) -> Match:
    """A game in which everybody only swaps, or not."""
    match, rng = Match.new(GAME, seats, 1), random.Random(1)
    look = int(cast(MascaradeSetup, match.table.setup).actions.look.start)
    for _ in range(swaps):
        seat = match.table.actors()[0]
        match.act(seat, rng.choice([code for code in match.table.options(seat) if code < look]))
    return match


@pytest.mark.parametrize("seats", [7, 8, 13])
def test_the_list_stays_bounded_and_the_truth_possible(seats: int) -> None:
    match = muddled(seats, 60)
    mind = mind_of(match, 0)
    assert not mind.cards.exact
    assert len(mind.cards.arrangement) <= LIMIT
    assert mind.admits(match.table)
    for seed in range(30):
        assert mind.admits(mind.sample(Random(seed)))


def test_a_sight_that_none_of_the_list_expected_is_taken_in() -> None:
    """A thinned list may lack the truth; it is changed so that it fits again."""
    possible = Possibilities(cast(MascaradeSetup, GAME.setup(13, {})), 0, LIMIT)
    for place in range(13):
        possible.deal(place, min(place, 11) if place < 9 else place - 1)
    for place in range(12):
        possible.maybe_swap(place, place + 1)
    for place in range(12):
        possible.maybe_swap(place, place + 1)
    assert not possible.exact
    possible.see(12, 0)
    for place in (11, 10, 9, 8):
        before = [number for number in range(12) if int(possible.marks[place]) >> number & 1]
        unexpected = min(before, key=lambda number: possible.chance(place, number))
        possible.see(place, unexpected)
        assert possible.chance(place, unexpected) == 1.0
    assert len(possible.arrangement) >= 1


@pytest.mark.parametrize("seats", [7, 13])
def test_every_arrangement_the_marks_allow_can_be_drawn(seats: int) -> None:
    """Beyond the list: random circles of cards moved up, place by place."""
    mind = mind_of(muddled(seats, 60), 2)
    rng = Random(1)
    rows = set()
    for _ in range(300):
        row = mind.cards.draw(rng)
        mind.cards.shuffle(row, rng)
        assert mind.cards.admits(row, 0)
        rows.add(tuple(int(card) for card in row))
    assert len(rows) > 250


def test_drawing_reaches_all_that_fit() -> None:
    """Marks that allow three arrangements, two of them only by moving three cards at once."""
    possible = Possibilities(cast(MascaradeSetup, GAME.setup(6, {})), 0, LIMIT)
    for place in range(6):
        possible.deal(place, place)
    possible.exact = False
    for place, marks in enumerate([0b011, 0b110, 0b101]):
        possible.marks[place] = i16(marks)
    rng = Random(3)
    drawn = set()
    for _ in range(60):
        row = vec[i16]([i16(card) for card in range(6)])
        possible.shuffle(row, rng)
        drawn.add(tuple(int(card) for card in row))
    assert drawn == {(0, 1, 2, 3, 4, 5), (1, 2, 0, 3, 4, 5)}


def test_pruning_drops_what_fits_nowhere() -> None:
    """Two places share two characters: no third place can be either."""
    marks = vec[i16]([i16(0b011), i16(0b011), i16(0b111)])
    row = vec[i16]([i16(0), i16(1), i16(2)])
    prune(marks, 0, 3, row, 0)
    assert [int(mark) for mark in marks] == [0b011, 0b011, 0b100]
    assert not rotate(marks, 3, row, 2, 0)
    assert rotate(marks, 3, row, 0, 1)
    assert [int(card) for card in row] == [1, 0, 2]


def test_knowledge_refuses_what_cannot_be() -> None:
    match = begun(6)
    for _ in walk(match, 1, limit=4):
        pass  # the preparation: until then everybody has 6 gold
    mind = mind_of(match, 0)
    position = GAME.describe(match.table)
    assert mind.admits(match.table)
    assert not mind.admits(GAME.position({**position, "gold": [7, 5, 6, 6, 6, 6]}))
    assert not mind.admits(GAME.position({**position, "cards": position["cards"][::-1]}))
    assert not mind.admits(GAME.deal(7, 1))
