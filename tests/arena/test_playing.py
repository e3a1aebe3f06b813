"""Games of a tournament: the same for the same seed, on common deals, and never stopped by a bad bot."""

from importlib.util import find_spec

import msgspec
import pytest

from hofstaat.arena import workers
from hofstaat.arena.playing import Played, TournamentGame, play
from hofstaat.arena.tournament import Task, Tournament, schedule
from tests.arena.deals import QUICK, tournament
from tests.requirements import skip_or_fail

BAD = "tests.arena.bad_bots."


def timeless(played: Played) -> Played:
    """The fields that must be the same however fast it was."""
    nothing = [0.0] * len(played.bots)
    return msgspec.structs.replace(played, seconds=nothing, slowest=nothing)


def in_processes(plan: Tournament, jobs: int = 2) -> list[Played]:
    return sorted(workers.in_processes(schedule(plan), jobs), key=lambda played: played.key)


def test_processes_change_nothing() -> None:
    plan = tournament(["greedy", "random"], [QUICK, "random"])
    here = [timeless(play(task)) for task in schedule(plan)]
    assert [timeless(played) for played in in_processes(plan)] == here
    assert len(here) == 8


def test_line_ups_play_the_same_deals() -> None:
    plan = tournament([QUICK, "random"], ["greedy", "random"])
    tables = [TournamentGame(task).match.table for task in schedule(plan)]
    assert all(table == tables[0] for table in tables[:4])
    assert all(table == tables[4] != tables[0] for table in tables[4:])


def test_the_facts_kept_of_a_game() -> None:
    played = play(Task(tournament([QUICK, QUICK, QUICK]), 0, 0, 0))
    assert len(played.scores) == 3 and played.winners
    assert sum(played.won(seat) for seat in range(3)) == pytest.approx(1)
    assert played.length == sum(played.decisions) >= 72  # a card each
    assert sum(sum(by) for by in played.cards.values()) >= 72
    assert not played.faults


@pytest.mark.parametrize(
    ("bot", "mistake", "words"),
    [
        ("Raiser", "raised", "RuntimeError: no idea"),
        ("Unborn", "raised", "OSError: not today"),
        ("Cheat", "illegal", ""),
        ("Sleeper", "late", ""),
    ],
)
def test_a_bad_bot_loses_its_decisions_and_the_game_goes_on(bot: str, mistake: str, words: str) -> None:
    played = play(Task(tournament([f"{BAD}{bot}", QUICK], limit=0.001 if bot == "Sleeper" else 10.0), 0, 0, 0))
    assert played.winners
    mine = [fault for fault in played.faults if fault.seat == 0]
    assert {fault.mistake for fault in mine} == {mistake}
    assert len(mine) == played.decisions[0]
    assert mine[0].bot == f"{BAD}{bot}" and words in mine[0].words


def test_a_bot_that_stumbles_over_what_it_hears_loses_that_decision() -> None:
    """It is asked again the next time."""
    played = play(Task(tournament([f"{BAD}Deaf", QUICK]), 0, 0, 0))
    assert [fault.words for fault in played.faults] == ["ValueError: what?"]


@pytest.mark.unsteady
def test_a_bot_that_takes_its_process_along_is_named_and_replaced() -> None:
    plan = tournament([QUICK, f"{BAD}Killer"], [QUICK, QUICK], deals=1)
    results = in_processes(plan)
    assert [played.key for played in results] == [task.key for task in schedule(plan)]
    for played in results[:2]:
        (seat,) = [seat for seat, bot in enumerate(played.bots) if bot.endswith("Killer")]
        assert {(fault.seat, fault.mistake) for fault in played.faults} == {(seat, "died")}
        assert played.winners
    assert not results[2].faults


@pytest.mark.slow
@pytest.mark.unsteady
def test_a_bot_that_never_answers_is_given_up() -> None:
    plan = tournament([QUICK, f"{BAD}Stone"], deals=1, limit=0.5)
    (first, *_) = in_processes(plan)
    assert {(fault.seat, fault.mistake) for fault in first.faults} == {(1, "died")}


def test_ray_gives_the_same_results() -> None:
    if not find_spec("ray"):
        skip_or_fail("Ray is not installed: make .venv/.ray", "HOFSTAAT_REQUIRE_RAY")
    plan = tournament(["greedy", "random"])
    here = [timeless(play(task)) for task in schedule(plan)]
    there = sorted(workers.on_ray(schedule(plan), "local"), key=lambda played: played.key)
    assert [timeless(played) for played in there] == here
