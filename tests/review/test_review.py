"""A review from a record alone: its parts add up, its verdicts go by what a seat could know, its form is fixed."""

from functools import cache

import msgspec
import pytest

import hofstaat
from hofstaat.bots import evaluator, make
from hofstaat.bots.evaluator import evaluator_of
from hofstaat.bots.listener import Listener
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.engine.records import Record
from hofstaat.engine.refusal import Refusal
from hofstaat.review import Budget, Review, review, version_of
from hofstaat.review.story import story_of
from tests.bots.test_evaluator import NAMES

SMALL = Budget(truth=2, drawn=2, known=2, look=2, check=3, again=4)
SEATS = {"hof-verrat": 2, "kabale-und-hiebe": 2, "mascarade": 4, "council-of-12": 2, "list-und-tuecke": 3}


@cache
def finished(name: str, seed: int = 3) -> Match:
    """A game between pages."""
    game, seats = hofstaat.game(name), SEATS[name]
    options = {"turn_limit": 6} if name == "mascarade" else {}
    match = Match.new(game, seats, seed, **options)
    bots = [Listener(make("page", game, match.table.setup, seat, seat), match, seat) for seat in range(seats)]
    while actors := match.table.actors():
        match.act(actors[0], bots[actors[0]].choose())
    return match


@cache
def reviewed(name: str) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "WARM", 2)
        return review(hofstaat.game(name), finished(name).record(), budget=SMALL)


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_of_every_seat_add_up_to_its_result(name: str) -> None:
    made = reviewed(name)
    assert len(made.seats) == SEATS[name]
    for seat in made.seats:
        total = made.fair + seat.deal + seat.draws + seat.own + seat.fate + seat.others
        assert total == pytest.approx(seat.result, abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_the_truth_of_all_seats_is_one_victory(name: str) -> None:
    made = reviewed(name)
    for moment in made.moments:
        if made.unit == "win":
            assert sum(moment.truth) == pytest.approx(1, abs=0.01) == sum(moment.after)
        assert len(moment.known) == SEATS[name]


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_moment_for_every_decision(name: str) -> None:
    made, match = reviewed(name), finished(name)
    acts = [ply for ply, line in enumerate(match.plies) if isinstance(line, records.Act)]
    assert [moment.ply for moment in made.moments] == acts
    assert {moment.turn for moment in made.moments} == set(range(1, made.turns + 1))
    assert made.plies == len(match.plies)
    assert made.evaluator == version_of(match.game)


@pytest.mark.parametrize("name", NAMES)
def test_accuracy_is_rounded_to_five_and_a_council_has_none(name: str) -> None:
    for seat in reviewed(name).seats:
        assert seat.mattered <= seat.decisions
        if name == "council-of-12":
            assert seat.accuracy is None
        elif seat.accuracy is not None:
            assert seat.accuracy % 5 == 0 and 0 <= seat.accuracy <= 100


@pytest.mark.parametrize("name", NAMES)
def test_it_is_the_same_twice_and_survives_json(name: str) -> None:
    made = reviewed(name)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_two_reviews_of_a_record_are_equal() -> None:
    game, record = hofstaat.game("list-und-tuecke"), finished("list-und-tuecke").record()
    assert review(game, record, budget=SMALL) == review(game, record, budget=SMALL)


def test_a_running_game_is_refused() -> None:
    match = Match.new(hofstaat.game("hof-verrat"), 3, 1)
    with pytest.raises(Refusal, match="not over"):
        review(match.game, match.record(), budget=SMALL)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = finished("hof-verrat").record()
    twice = [*record.plies[:6], record.plies[5], *record.plies[6:]]
    with pytest.raises(records.BadRecord):
        review(hofstaat.game("hof-verrat"), Record(record.header, twice, record.end), budget=SMALL)


def test_progress_rises_to_the_end() -> None:
    told: list[float] = []
    review(hofstaat.game("list-und-tuecke"), finished("list-und-tuecke").record(), budget=SMALL, progress=told.append)
    assert told == sorted(told) and told[-1] == pytest.approx(1)


def test_rounds_tell_the_story_of_kabale() -> None:
    assert reviewed("kabale-und-hiebe").turns == 6


def test_nothing_is_drawn_in_mascarade_after_the_deal() -> None:
    assert all(seat.draws == 0 for seat in reviewed("mascarade").seats)


# -- mistakes ----------------------------------------------------------------------------------------------------------


def test_every_mistake_is_clear_and_has_a_better_option() -> None:
    for name in NAMES:
        made, clear = reviewed(name), evaluator_of(hofstaat.game(name)).clear
        decisions = {each.ply: each for each in story_of(hofstaat.game(name), finished(name).record()).decisions}
        for mistake in made.mistakes:
            assert mistake.instead - mistake.value >= clear - 1e-9
            assert mistake.instead - mistake.value - 2 * mistake.error >= 0.3 * clear - 1e-9
            decision = decisions[mistake.ply]
            game = hofstaat.game(name)
            words = [game.say(decision.before, decision.seat, code) for code in decision.options]
            assert {mistake.did.words, mistake.better.words} <= set(words)
            assert mistake.did.words != mistake.better.words


def test_a_look_is_never_a_mistake() -> None:
    game = hofstaat.game("mascarade")
    story = story_of(game, finished("mascarade").record())
    leniency = evaluator_of(game).leniency
    found = {
        leniency(each.before, each.seat, code)
        for each in story.decisions
        for code in each.options
        if game.say(each.before, each.seat, code).startswith("look")
    }
    assert found == {float("inf")}


# -- bluffs and reads --------------------------------------------------------------------------------------------------


def test_every_claim_of_mascarade_is_judged_by_what_the_others_knew() -> None:
    made, game = reviewed("mascarade"), hofstaat.game("mascarade")
    story = story_of(game, finished("mascarade").record())
    claim = evaluator_of(game).claim
    claims = {each.ply for each in story.decisions if claim(each.before, each.seat, each.code) is not None}
    assert claims and {read.ply for read in made.reads} == claims
    for read in made.reads:
        decision = next(each for each in story.decisions if each.ply == read.ply)
        is_true = evaluator_of(game).claim(decision.before, read.seat, decision.code)
        if int(decision.before.turn()) == read.seat:
            assert read.verdict in (("truth",) if is_true else ("bluff", "caught"))
        else:
            assert read.verdict in (("good", "lucky") if is_true else ("wrong",))


def test_a_bluff_works_if_nobody_who_doubts_it_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    from hofstaat.review import reads  # noqa: PLC0415

    game = hofstaat.game("mascarade")
    story = story_of(game, finished("mascarade").record())
    announced = next(
        each for each in story.decisions if evaluator_of(game).claim(each.before, each.seat, each.code) is False
        and int(each.before.turn()) == each.seat
    )  # fmt: skip
    asker = announced.seat
    other = (asker + 1) % 4
    monkeypatch.setattr(reads, "objectors", lambda *given: {other})
    likely: list[float | None] = [0.9] * 4
    assert reads.claimed(game, announced, [], is_true=False, likely=likely) == "bluff"
    likely[other] = 0.2
    assert reads.claimed(game, announced, [], is_true=False, likely=likely) == "caught"
