"""Nothing hidden leaves the server: every byte sent to a seat and to a spectator, over whole games, is the same
whatever lies in other hands; and the logs, errors and exports say nothing either.
"""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

import hofstaat
from hofstaat.engine.game import BadSetup, Game, Option
from hofstaat.engine.table import IllegalAction, Table
from hofstaat.games.council_of_12.cards import CHALLENGES
from hofstaat.server import protocol
from hofstaat.server.match import bot_driver, build_messages, replay
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.match.seating import Seating
from hofstaat.server.match.snapshot import Snapshot
from hofstaat.server.match.visibility import Visibility
from hofstaat.server.monitoring import logs
from hofstaat.server.web import commands
from tests.random_play import COMPILED
from tests.server.live_server import Live, Message, Page, Visitor, awaited, serving, settings_for
from tests.server.twin_matches import Leak, as_asked, compare

EVERY_GAME = pytest.mark.parametrize("game", hofstaat.names())


@EVERY_GAME
@awaited
async def test_secrets_of_others_change_no_byte(live: Live, game: str) -> None:
    """Seats, spectators and bots get the same traffic in twin games, reconnections and refusals included."""
    seats = hofstaat.game(game).seats
    compared = [await compare(live, game, count, seed % count, seed) for seed, count in enumerate(seats[:2])]
    assert all(scripts.differed > 0 for scripts in compared)
    if game == "hof-verrat":
        assert any(scripts.whole() for scripts in compared)


def every_option() -> list[Any]:
    """Each option of each game at a value that is not its default, at a table it can be agreed on."""
    cases = []
    for game in map(hofstaat.game, hofstaat.names()):
        for option in game.options:
            value = [value for value in values_of(option) if value != option.default][-1]
            case = (game.name, fitting(game, option.name, value), option.name, value)
            cases.append(pytest.param(*case, id=f"{game.name}-{option.name}"))
    return cases


SELECTIONS = {
    "characters": ("judge", "king", "queen", "spy", "fool", "thief"),
    "compose": (*CHALLENGES[29:], "druid", "golem", "knight", "machine", "oracle", "parasite", "alchemist"),
}
"""For options that are lists; tuples, as cases are remembered by them."""


def values_of(option: Option) -> list[object]:
    match option.kind:
        case "flag":
            return [False, True]
        case "number":
            return [option.low, option.high]
        case "choice":
            return list(option.choices)
        case _:
            return [SELECTIONS[option.name]]


def fitting(game: Game, name: str, value: object) -> int:
    """A number of seats with which the option can be had."""
    counts: list[int] = [*game.seats[1:], game.seats[0]]
    for count in counts:
        with suppress(BadSetup):
            game.setup(count, as_asked(((name, value),)))
            return count
    raise AssertionError(f"{game.name}: nobody can agree on {name} = {value}")


@pytest.mark.parametrize(("game", "count", "option", "value"), every_option())
@awaited
async def test_with_every_option(live: Live, game: str, count: int, option: str, value: object) -> None:
    await compare(live, game, count, count - 1, 5, most=12, options=((option, value),))


# -- the guard: a planted leak is caught in each channel ---------------------------------------------------------------


def leak_in_state(patch: pytest.MonkeyPatch) -> None:
    honest = Snapshot.state_of

    def peeking(self: Snapshot, seat: int | None) -> Any:
        state, play = honest(self, seat), self.live_match
        hidden = len(repr(sorted(play.game.describe(play.table).items()))) + int(sum(play.table.cells))
        return msgspec.structs.replace(state, clock=None, view=[state.view, hidden, list(play.table.cells)])

    patch.setattr(Snapshot, "state_of", peeking)


def leak_in_standing(patch: pytest.MonkeyPatch) -> None:
    """It counts what lies face down as well."""
    honest = Snapshot.state_of

    def counting(self: Snapshot, seat: int | None) -> Any:
        state = honest(self, seat)
        return msgspec.structs.replace(state, standing=[state.standing, list(self.live_match.table.cells)])

    patch.setattr(Snapshot, "state_of", counting)


def leak_in_events(patch: pytest.MonkeyPatch) -> None:
    honest = Visibility.step_events_for

    def gossiping(self: Visibility, seat: int, i: int) -> Any:
        return [event for other in range(int(self.setup.seats)) for event in honest(self, other, i)]

    patch.setattr(Visibility, "step_events_for", gossiping)


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    def talkative(self: Table, seat: int, code: int) -> IllegalAction:
        return IllegalAction("", f"not-while-others-hold-{list(self.cells)}")

    patch.setattr(type(hofstaat.game("hof-verrat").deal(2, 1)), "refusal", talkative)


def leak_to_bots(patch: pytest.MonkeyPatch) -> None:
    honest = bot_driver.bot_question

    def whispering(room: Any, seat: int, *, whole: bool) -> Any:
        asked = honest(room, seat, whole=whole)
        return msgspec.structs.replace(asked, view=repr(list(room.live_match.table.cells)).encode())

    patch.setattr("tests.server.twin_matches.bot_question", whispering)


def leak_in_replays(patch: pytest.MonkeyPatch) -> None:
    honest = replay.replay_step

    def telling(told: Visibility, i: int, seat: int | None, *, all_open: bool) -> Any:
        return msgspec.structs.replace(honest(told, i, seat, all_open=all_open), words=told.match.plies[i])

    patch.setattr(replay, "replay_step", telling)


LAST_TABLE = [""]


def remember_tables(patch: pytest.MonkeyPatch) -> None:
    """The table of the last action, wherever somebody wants to blurt it out."""
    drew = LiveMatch.act

    def remembering(self: LiveMatch, *args: Any) -> Any:
        made = drew(self, *args)
        LAST_TABLE.append(str(list(self.table.cells)))
        return made

    LAST_TABLE[:] = [""]
    patch.setattr(LiveMatch, "act", remembering)


def leak_in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    honest = build_messages.table_card

    def hinting(row: Any, *rest: Any, **more: Any) -> Any:
        return msgspec.structs.replace(honest(row, *rest, **more), name=LAST_TABLE[-1])

    remember_tables(patch)
    patch.setattr(build_messages, "table_card", hinting)


def leak_about_stewards(patch: pytest.MonkeyPatch) -> None:
    """Only while a bot stands in for somebody."""
    honest = build_messages.seat_info

    def babbling(row: Any, *, present: bool) -> Any:
        shown = honest(row, present=present)
        return msgspec.structs.replace(shown, nickname=LAST_TABLE[-1]) if row.steward else shown

    remember_tables(patch)
    patch.setattr(build_messages, "seat_info", babbling)


def leak_when_coming_back(patch: pytest.MonkeyPatch) -> None:
    """Only in what is told again."""
    honest = Visibility.recalled_events

    def gossiping(self: Visibility, seat: int | None, i: int) -> Any:
        return [*honest(self, seat, i), *self.step_events_for((seat or 0) + 1 - 2 * ((seat or 0) > 1), i)]

    patch.setattr(Visibility, "recalled_events", gossiping)


def leak_by_moving_people(patch: pytest.MonkeyPatch) -> None:
    """A host may remove whoever is there, and take the seat: the hand that comes with it is somebody else's."""

    async def removing(room: Any, connection: Any, command: Any) -> None:
        commands.check_host(room, connection)
        await commands.free_seat(room, room.seat_row(command.seat))

    patch.setitem(commands.HANDLERS, protocol.Remove, removing)
    patch.setattr(Seating, "may_take", lambda room, visitor, seat: True)


def leak_to_a_second_device(patch: pytest.MonkeyPatch) -> None:
    """Nobody is removed, and the host gets nothing; but another cookie of the host's counts as somebody new."""
    patch.setattr(Seating, "is_newcomer", lambda room, visitor: visitor != room.row.host)


PLANTS = [
    leak_in_state,
    leak_in_standing,
    leak_in_events,
    leak_in_refusals,
    leak_to_bots,
    leak_in_replays,
    leak_in_the_lobby,
    leak_about_stewards,
    leak_when_coming_back,
    leak_by_moving_people,
    leak_to_a_second_device,
]


@pytest.mark.skipif(COMPILED, reason="a leak can be planted in the sources only")
@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_caught(
    live: Live, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    @awaited
    async def some_games() -> None:
        for seed in range(1, 7):
            await compare(live, "hof-verrat", 3, 1, seed, most=30)

    plant(monkeypatch)
    with pytest.raises(Leak):
        some_games()


# -- exports -----------------------------------------------------------------------------------------------------------


@awaited
async def test_a_running_match_exports_nothing(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match, waiting = await ada.open("me", "here Ben"), await ada.open("me", "open")
        async with ada.at(match) as page:
            await page.until(page.turn)
            await page.act(page.turn()[0])
            for path in ("record", "replay", "replay?seat=0", "replay?seat=all", "replay?seat=none"):
                assert (await ada.get(f"/api/tables/{match}/{path}", 409))["key"] == "not-over"
                assert (await ada.get(f"/api/tables/{waiting}/{path}", 409))["key"] == "not-over"


@awaited
async def test_a_replay_keeps_to_its_perspective(live: Live) -> None:
    """A seat's replay is what the seat was told while it played; with all cards open everything is there."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot", "bot", options={"memory_aid": True})
        async with ada.at(match) as page:
            await page.play(random.Random(1))
            log, over = page.logs[0], page.over
        assert over is not None
        own = await ada.get(f"/api/tables/{match}/replay?seat=0")
        events = [event for step in own["steps"] for event in step["events"]]
        assert events == log and own["seed"] == over["seed"]
        assert {step["who"] for step in own["steps"] if step["words"]} == {0}
        nobody = await ada.get(f"/api/tables/{match}/replay?seat=none")
        assert not any(step["words"] for step in nobody["steps"])
        assert all(step["view"]["hand"] is None for step in nobody["steps"])
        everything = await ada.get(f"/api/tables/{match}/replay?seat=all")
        assert all(step["words"] for step in everything["steps"] if step["who"] is not None)
        assert all(len(step["views"]) == 3 for step in everything["steps"])
        drawn = [e["event"] for step in everything["steps"] for e in step["events"] if e["event"]["event"] == "drew"]
        assert drawn and all(event["cards"] for event in drawn)


@EVERY_GAME
@awaited
async def test_a_seat_replays_what_it_was_told(live: Live, game: str) -> None:
    count = hofstaat.game(game).seats[0]
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", *["bot page"] * (count - 1), game=game)
        async with ada.at(match) as page:
            await page.play(random.Random(3))
        for seat in ("0", "none", "all"):
            steps = (await ada.get(f"/api/tables/{match}/replay?seat={seat}"))["steps"]
            told = [event for step in steps for event in step["events"]]
            assert (told == first_told(page)) == (seat == "0")
            if seat != "all":
                assert {step["who"] for step in steps if step["words"]} == ({0} if seat == "0" else set())


def first_told(page: Page) -> list[Message]:
    """Every event as it was told when it happened, whatever of it faded later."""
    events: list[Message] = []
    for message in page.got:
        if message["msg"] == "events":
            known = events[-1]["ply"] if events else -1
            events += [event for event in message["events"] if event["ply"] > known]
    return events


# -- logs and errors ---------------------------------------------------------------------------------------------------


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """Everything the server has logged."""
    yield lambda: capsys.readouterr().err
    structlog.reset_defaults()


def test_logs_hold_neither_cards_nor_secrets(tmp_path: Path, written: Callable[[], str]) -> None:
    words: set[str] = set()
    secrets: set[str] = set()

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
            match = await ada.open("me", "open", "bot")
            token = await ada.invite(match, 1)
            await ben.join(match, token=token, nickname="Ben")
            async with ada.at(match) as one, ben.at(match) as two:
                await one.send("start")
                pages = (one, two)
                await asyncio.gather(*(page.play(random.Random(1)) for page in pages))
                await one.act(0, 3)
                words.update(re.findall(r"[a-z]+-(?:noble|spy|assassin|guard|plain)", str(one.got + two.got)))
            secrets.update({token, ada.http.cookies["hofstaat"], ben.http.cookies["hofstaat"]})
            secrets.add(live.api.rooms.awake[match].row.seed)

    with serving(settings_for(tmp_path, log_level="debug")) as live:
        play(live)
    said = written()
    assert '"event": "request"' in said and len(words) > 5
    assert not [word for word in words | secrets if word in said]


def test_an_error_of_ours_tells_nothing(
    tmp_path: Path, written: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the player nor the log sees the text of an unforeseen error, which may quote a card."""

    def broken(*args: object, **kwargs: object) -> None:
        raise RuntimeError("the pile has toad-noble on top")

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
            await page.until(page.turn)
            monkeypatch.setattr(LiveMatch, "act", broken)
            answer = await page.act(page.turn()[0])
            assert (answer["key"], answer["params"]) == ("server-error", {})
            monkeypatch.setattr("hofstaat.server.web.catalogue.games", broken)
            response = await ada.http.get("/api/games")
            assert (response.status_code, response.json()) == (500, {"key": "server-error", "params": {}})

    with serving(settings_for(tmp_path, log_level="debug")) as live:
        play(live)
    said = written()
    assert "RuntimeError" in said and "test_leaks.py:" in said
    assert "toad-noble" not in said


def test_a_crash_is_logged_by_kind_and_place(written: Callable[[], str]) -> None:
    logs.configure("info")
    try:
        raise ValueError("secret")
    except ValueError as error:
        logs.log_exception("odd", error, match="m")
    said = written()
    assert '"kind": "ValueError"' in said and "secret" not in said
