"""Events that a seat saw and spectators did not are marked, so that its chronicle can say so."""

import random

from hofstaat.server.protocol import Witnessed
from tests.server.live_server import Live, Visitor, awaited
from tests.server.test_fading import dealt


@awaited
async def test_own_cards_are_marked_and_what_all_saw_is_not(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.until(page.turn)
            told = {(e["event"]["event"], e["event"].get("seat")): e["secret"] for e in page.logs[0]}
    assert told["drew", 0] and told["missions-dealt", 0]
    assert not (told["drew", 1] or told["missions-dealt", 1] or told["began", None])


@awaited
async def test_nothing_is_secret_to_a_spectator(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as watcher:
        match = await ada.open("me", "here Ben")
        async with watcher.at(match) as page:
            await page.until(lambda: page.logs)
            assert not any(entry["secret"] for entry in page.logs[None])


def test_events_all_saw_stay_unmarked_when_logs_forget_them() -> None:
    """A card of Mascarade that everybody saw is no secret of anybody, also when the log no longer names it."""
    live_match, rng = dealt("mascarade", 4), random.Random(1)
    while not live_match.outcome():
        seat = rng.choice(live_match.table.actors())
        live_match.act(seat, rng.choice(live_match.table.options(seat)), None, 0.0)
    told = live_match.visibility

    def log(seat: int | None) -> list[Witnessed]:
        return told.events_for(seat, 0, recall_before=live_match.ply)

    public = log(None)
    for seat in range(4):
        marked = [(entry.ply, entry.event) for entry in log(seat) if entry.secret]
        assert not [it for it in marked if it in [(entry.ply, entry.event) for entry in public]]
