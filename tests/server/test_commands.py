"""Commands: stale, repeated, foreign and illegal ones; undo, resigning, stewards, the clock, rematch."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.live_server import Live, Page, Visitor, awaited, eventually


async def my_turn(page: Page, seat: int = 0) -> None:
    await page.until(lambda: seat in page.turn())


# -- acting ------------------------------------------------------------------------------------------------------------


@awaited
async def test_a_repeated_command_is_harmless(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot")
        async with ada.at(match) as page:
            await my_turn(page)
            first = await page.act(0, id="same")
            await page.reach(0, first["ply"])
            log = list(page.logs[0])
            again = await page.act(0, id="same")
            assert again == first and again["msg"] == "accepted"
            await page.settle()
            assert page.logs[0] == log


@awaited
async def test_a_command_repeated_after_a_restart_is_harmless(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            first = await page.act(seat, id="same")
        await eventually_asleep(live, match)
        async with ada.at(match) as page:
            await page.until(page.turn)
            assert await page.act(seat, id="same") == first


async def eventually_asleep(live: Live, match: str) -> None:
    async def asleep() -> bool:
        return match not in live.api.rooms.awake

    await eventually(asleep)


@awaited
async def test_a_stale_command_is_refused_and_resynchronised(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot")
        async with ada.at(match) as page:
            await my_turn(page)
            old = page.states[0]
            done = await page.act(0)
            await page.reach(0, done["ply"])
            count = len(page.got)
            answer = await page.command("act", seat=0, ply=old["ply"], code=old["options"][0]["code"])
            assert (answer["msg"], answer["key"], answer["ply"]) == ("refused", "stale", done["ply"])
            fresh = [message for message in page.got[count:] if message["msg"] == "state"]
            assert fresh and fresh[0]["ply"] == done["ply"]


@pytest.mark.parametrize("ply", [10**6, 2**31 - 1])
@awaited
async def test_a_command_from_the_future_is_stale(live: Live, ply: int) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        await page.until(page.turn)
        answer = await page.act(page.turn()[0], ply=ply)
        assert answer["key"] == "stale"


@awaited
async def test_an_illegal_action_changes_nothing(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        await page.until(page.turn)
        seat = page.turn()[0]
        legal = {option["code"] for option in page.states[seat]["options"]}
        before = page.states[seat]
        for code in (0, 1, 5, 100, 400, 2**31 - 1):
            if code not in legal:
                answer = await page.act(seat, code)
                assert answer["msg"] == "refused" and answer["key"] not in ("stale", "server-error")
        other = await page.command("act", seat=1 - seat, ply=before["ply"], code=min(legal))
        assert other["key"] == "not-your-turn"
        async with ada.at(page.table["match"] if page.table else "") as again:
            await again.until(lambda: seat in again.states)
            assert again.states[seat] == before


@awaited
async def test_nobody_acts_for_a_foreign_seat(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page, eve.at(match) as spy:
            await page.until(page.turn)
            await spy.until(lambda: None in spy.states)
            seat, state = page.turn()[0], page.states[page.turn()[0]]
            for do in ("act", "undo"):
                code = {"code": state["options"][0]["code"]} if do == "act" else {}
                answer = await spy.command(do, seat=seat, ply=state["ply"], **code)
                assert (answer["msg"], answer["key"]) == ("refused", "not-your-seat")
            for do in ("resign", "leave", "stay"):
                assert await spy.refused(do, seat=seat) == "not-your-seat"
            assert await spy.refused("rename", seat=seat, nickname="Eve") == "not-your-seat"
            assert await spy.refused("phrase", seat=seat, key="hello") == "not-your-seat"
            assert await spy.refused("say", seat=seat, text="Hello") == "not-your-seat"
            assert await spy.refused("steward", seat=seat, on=True) == "not-host"
            assert await spy.refused("remove", seat=seat) == "not-host"
            assert await page.refused("leave", seat=7) == "no-such-seat"


@awaited
async def test_the_log_does_not_repeat_what_must_be_remembered(live: Live) -> None:
    """HV-5, HV-13: which spy one has laid is told once, however one waits or asks; what was missed comes in full."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            seat, ply = await lay_a_spy(page)
            assert next(e for e in page.logs[seat] if e["ply"] == ply)["event"]["card"].endswith("-spy")
            await page.until(page.turn)
            await page.act(page.turn()[0])
            await page.settle()
            assert next(e for e in page.logs[seat] if e["ply"] == ply)["event"]["card"] is None
            for seen in (None, 0, ply):
                await page.send("hello", seen=seen)
                await page.settle()
                assert next(e for e in page.logs[seat] if e["ply"] == ply)["event"]["card"] is None
            await page.command("act", seat=seat, ply=0, code=0)
            await page.settle()
            assert next(e for e in page.logs[seat] if e["ply"] == ply)["event"]["card"] is None
        async with ada.at(match) as page:
            await page.until(lambda: len(page.states) == 2)
            assert "-spy" not in str([e["event"] for e in page.logs[seat] if e["event"]["event"] == "placed"])


async def lay_a_spy(page: Page) -> tuple[int, int]:
    """Play on until some seat has laid a spy; which, and at what ply."""
    while True:
        await page.until(page.turn)
        seat = page.turn()[0]
        options = page.states[seat]["options"]
        spies = [option for option in options if option["choice"].get("card", "").endswith("-spy")]
        placing = [option for option in spies if option["choice"]["choice"] == "place"]
        done = await page.act(seat, (placing or options)[0]["code"])
        await page.settle()
        if placing:
            return seat, int(done["ply"]) - 1


# -- undo --------------------------------------------------------------------------------------------------------------


async def place(page: Page, seat: int, *, assassin: bool = False) -> None:
    """Lay a card (no assassin, so that nothing has to be decided about it)."""
    places = [o for o in page.states[seat]["options"] if o["choice"]["choice"] == "place"]
    plain = [option for option in places if "assassin" not in option["choice"]["card"]]
    done = await page.act(seat, (plain or places)[0]["code"])
    await page.reach(seat, done["ply"])


@awaited
async def test_undo_while_nobody_has_learnt_anything(live: Live) -> None:
    """Alone with a bot, a card can be taken back until new ones are drawn; everything is as it was before."""
    aided = {"memory_aid": True}  # or the log would forget meanwhile what was drawn
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot", options=aided)) as page:
        await my_turn(page)
        before, log = page.states[0], list(page.logs[0])
        assert not before["may_undo"]
        await place(page, 0)
        state = page.states[0]
        if not state["options"]:
            pytest.fail("one card does not end a turn")
        assert state["may_undo"]
        done = await page.command("undo", seat=0, ply=state["ply"], id="back")
        assert done["msg"] == "accepted" and done["ply"] == state["ply"] + 1
        await page.reach(0, done["ply"])
        after = page.states[0]
        assert {**after, "ply": 0} == {**before, "ply": 0} and page.logs[0] == log
        assert await page.command("undo", seat=0, ply=state["ply"], id="back") == done
        refused = await page.command("undo", seat=0, ply=after["ply"])
        assert refused["key"] == "cannot-undo"
        await page.play(random.Random(1))
        assert page.over is not None


@awaited
async def test_no_undo_once_new_cards_are_seen(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot")) as page:
        await my_turn(page)
        while page.turn():
            drew = sum(event["event"]["event"] == "drew" for event in page.logs[0])
            await page.act(0)
            await page.settle()
            if sum(event["event"]["event"] == "drew" for event in page.logs[0]) > drew:
                break
        answer = await page.command("undo", seat=0, ply=page.states[0]["ply"])
        assert answer["key"] in ("cannot-undo", "stale")
        assert not page.states[0]["may_undo"]


@awaited
async def test_no_undo_in_front_of_others(live: Live) -> None:
    """Another person, or a spectator, has seen the card."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        async with ada.at(await ada.open("me", "here Ben")) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            await place(page, seat)
            assert not page.states[seat]["may_undo"]
        match = await ada.open("me", "bot")
        async with ada.at(match) as page, eve.at(match) as spy:
            await my_turn(page)
            await spy.settle()
            await place(page, 0)
            assert not page.states[0]["may_undo"]
            answer = await page.command("undo", seat=0, ply=page.states[0]["ply"])
            assert answer["key"] == "cannot-undo"


@awaited
async def test_a_player_who_was_away_hears_of_an_undo(live: Live) -> None:
    """A page that saw the action and comes back after it was taken back forgets it."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot")
        async with ada.at(match) as page:
            await my_turn(page)
            before = list(page.logs[0])
            await place(page, 0)
            seen, log = page.states[0]["ply"], list(page.logs[0])
            assert len(log) == len(before) + 1
            done = await page.command("undo", seat=0, ply=seen)
            await page.reach(0, done["ply"])
        async with ada.at(match, seen) as page:
            page.logs = {0: log}
            await page.until(lambda: page.states)
            assert told(page.logs[0]) == told(before)


def told(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The events of a log; said again they may say less (a hand that was drawn)."""
    return [(each["ply"], each["event"]["event"]) for each in log]


# -- resigning, stewards, time -----------------------------------------------------------------------------------------


@awaited
async def test_a_bot_plays_on_for_a_player_who_resigns(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open")
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        async with ada.at(match) as one, ben.at(match) as two:
            await one.send("start")
            await two.until(lambda: two.states)
            await two.send("resign", seat=1)
            await two.until(lambda: two.table and two.table["seats"][1]["resigned"])
            await one.play(random.Random(1))
            await two.until(lambda: two.over is not None)
            assert two.states[1]["options"] == []
            assert await two.refused("resign", seat=1) == "game-over"


@awaited
async def test_a_steward_for_who_is_away(live: Live) -> None:
    """The host appoints one; the player takes the seat back by acting."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open")
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        async with ada.at(match) as one:
            await one.send("start")
            async with ben.at(match) as two:
                await two.until(lambda: two.states)
                assert await one.refused("steward", seat=1, on=True) == "player-present"
            await one.until(lambda: one.table and not one.table["seats"][1]["present"])
            await one.send("steward", seat=1, on=True, level="page")
            await one.until(lambda: one.table and one.table["seats"][1]["steward"])
            assert one.table and one.table["seats"][1]["level"] == "page"
            start = one.states[0]["ply"]
            await one.play(random.Random(1), until=lambda: one.states[0]["ply"] > start + 8)
            async with ben.at(match) as two:
                await two.send("steward", seat=1, on=False)
                await two.until(lambda: two.table and not two.table["seats"][1]["steward"])
                both = (one.play(random.Random(2)), two.play(random.Random(3)))
                await asyncio.gather(*both)


@awaited
async def test_a_steward_of_ones_own_and_acting_takes_the_seat_back(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        await page.until(page.turn)
        other = 1 - page.turn()[0]
        await page.send("steward", seat=other, on=True)
        await page.until(lambda: page.table and page.table["seats"][other]["steward"])
        ply = page.states[0]["ply"]
        await page.play(random.Random(1), until=lambda: page.states[0]["ply"] > ply + 12)
        assert page.table and page.table["seats"][other]["steward"] is False


@awaited
async def test_an_empty_time_bank_calls_a_steward(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben", time_bank=10)
        async with ada.at(match) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            clock = page.states[seat]["clock"]
            assert clock["running"] == [seat] and clock["left"][1 - seat] == 10
            live.loop.call_soon_threadsafe(run_down, live, match, seat)
            await page.until(lambda: page.table and page.table["seats"][seat]["steward"])
            assert page.table and page.table["time_bank"] == 10
            await page.until(lambda: seat not in page.states[seat]["actors"])
            await page.send("steward", seat=seat, on=False)
            await page.until(lambda: page.table and not page.table["seats"][seat]["steward"])
            await page.settle()
            assert page.states[seat]["clock"]["left"][seat] == 10


def run_down(live: Live, match: str, seat: int) -> None:
    room = live.api.rooms.awake[match]
    room.clocks.left[seat] = 0.01
    room.set_clocks()


@awaited
async def test_bots_alone_need_an_end(live: Live) -> None:
    """MA-51: without a turn limit somebody has to sit there."""
    wish: dict[str, Any] = {"game": "mascarade", "options": {"turn_limit": None}}
    async with Visitor(live.origin) as ada, ada.at(await ada.open("open", "open", "open", "open", **wish)) as page:
        for seat in range(4):
            await page.send("steward", seat=seat, on=True)
        await page.until(lambda: page.table and all(seat["kind"] == "bot" for seat in page.table["seats"]))
        await page.send("start")
        assert (await page.next("refused"))["key"] == "needs-person"
        assert page.table and page.table["status"] == "waiting"


# -- once more ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_rematch_with_seats_rotated(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open", "bot", name="Friday", public=True)
        await ben.join(match, seat=1, nickname="Ben")
        async with ada.at(match) as one, ben.at(match) as two:
            await one.send("start")
            assert await two.refused("rematch") == "not-over"
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
            await two.send("rematch")
            await two.until(lambda: two.over and two.over["rematch"])
            assert two.over is not None
            following = two.over["rematch"]
            await one.send("rematch")
            await one.until(lambda: one.table and one.table["rematch"] is not None)
            assert one.table and one.table["rematch"] == following
        async with ada.at(following) as one, ben.at(following) as two:
            assert one.table and one.welcome and two.welcome
            assert (one.welcome["seats"], two.welcome["seats"]) == ([2], [0])
            assert [seat["kind"] for seat in one.table["seats"]] == ["person", "bot", "person"]
            assert one.table["name"] == "Friday" and one.welcome["host"] and not two.welcome["host"]
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))


@awaited
async def test_a_rematch_asked_for_twice_at_once_is_one(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot")
        async with ada.at(match) as one, ada.at(match) as two:
            await one.play(random.Random(1))
            await asyncio.gather(one.send("rematch"), two.send("rematch"))
            for page in (one, two):
                await page.until(lambda p=page: p.over and p.over["rematch"])
            assert one.over and two.over and one.over["rematch"] == two.over["rematch"]
        mine = (await ada.get("/api/tables"))["mine"]
        assert [card["status"] for card in mine if card["match"] == one.over["rematch"]] == ["playing"]
