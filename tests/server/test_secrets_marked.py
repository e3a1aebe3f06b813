"""What a seat saw and spectators did not is marked, so that its chronicle can say so."""

from tests.server.live_server import Live, Visitor, awaited


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
