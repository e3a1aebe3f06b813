"""Talk: what is said reaches everybody, stays for who comes later, and is limited."""

import pytest

from hofstaat.server.rate_limits import Rate
from hofstaat.server.settings import Rates
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for


@awaited
async def test_everybody_hears_it_also_later(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page, eve.at(match) as spy:
            await page.send("say", seat=0, text="  Good \n evening <script>alert(1)</script>\u0007 ")
            await spy.until(lambda: len(spy.chat) == 1)
            await page.send("phrase", seat=1, key="good-luck")
            await spy.until(lambda: len(spy.chat) == 2)
            await spy.send("say", text="May I watch?")
            await page.until(lambda: len(page.chat) == 3)
            assert page.chat[0]["text"] == "Good evening <script>alert(1)</script>"
            shown = [(entry["seat"], entry["nickname"], entry["phrase"]) for entry in page.chat]
            assert shown == [(0, "Ada", None), (1, "Ben", "good-luck"), (None, "", None)]
        async with eve.at(match) as spy:
            await spy.until(lambda: len(spy.chat) == 3)
            assert [entry["id"] for entry in spy.chat] == [1, 2, 3]


@awaited
async def test_remarks_that_are_refused(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            assert await page.refused("say", seat=0, text=" \t ") == "bad-text"
            assert await page.refused("phrase", seat=0, key="off-with-his-head") == "unknown-phrase"
            assert await page.refused("say", text="a spectator?") == "not-your-seat"
            await page.send("say", seat=0, text="x" * 401)
            assert (await page.next("error"))["key"] == "bad-message"
            assert page.chat == []


@awaited
async def test_silence_where_the_game_demands_it(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        monkeypatch.setattr("hofstaat.engine.game.Game.may_talk", lambda game, table, seat: seat == 1)
        async with ada.at(match) as page:
            await page.until(lambda: len(page.states) == 2)
            assert [page.states[seat]["may_talk"] for seat in (0, 1)] == [False, True]
            assert await page.refused("say", seat=0, text="psst") == "may-not-talk"
            assert await page.refused("phrase", seat=0, key="hello") == "may-not-talk"
            await page.send("say", seat=1, text="I may")
            await page.until(lambda: len(page.chat) == 1)


def test_talk_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    @awaited
    async def flood(live: Live) -> None:
        async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
            for i in range(5):
                await page.send("say", seat=0, text=f"{i}")
            await page.settle()
            assert [entry["text"] for entry in page.chat] == ["0", "1", "2"]
            assert [m["key"] for m in page.got if m["msg"] == "refused"] == ["too-fast"] * 2

    rates = Rates(talk=Rate(3, 0))
    with serving(settings_for(tmp_path_factory.mktemp("talk"), rates=rates)) as live:
        flood(live)
