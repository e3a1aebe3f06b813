"""A seat is its player's: once the cards are dealt, nobody gets to see a hand by moving people around."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from hofstaat.server.web import commands
from tests.server.live_server import Live, Message, Page, Visitor, awaited, eventually

BEN, CEM = 1, 2


@dataclass
class Company:
    """Ada has opened the table and sits first, Ben and Cem have come by invitation; the cards are dealt."""

    live: Live
    match: str
    ada: Visitor
    ben: Visitor
    cem: Visitor
    host: Page
    guest: Page
    other: Page

    async def leaves(self, page: Page, seat: int) -> None:
        await page.send("leave", seat=seat)
        await page.until(lambda: page.welcome and seat not in page.welcome["seats"])

    async def all_told(self) -> None:
        for page in (self.host, self.guest, self.other):
            await page.settle()

    async def asked(self, seat: int) -> None:
        """The host asks for the seat, and everybody has heard."""
        await self.host.send("remove", seat=seat)
        await self.host.settle()
        await self.all_told()
        assert self.host.table and self.host.table["asked"] == [seat]

    def row(self, seat: int) -> Message:
        assert self.host.table
        row: Message = self.host.table["seats"][seat]
        return row


@asynccontextmanager
async def company(live: Live, *, dealt: bool = True, **wish: Any) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        ada, ben, cem = [await stack.enter_async_context(Visitor(live.origin)) for _ in range(3)]
        match = await ada.open("me", "open", "open", **wish)
        await ben.join(match, token=await ada.invite(match, BEN), nickname="Ben")
        await cem.join(match, token=await ada.invite(match, CEM), nickname="Cem")
        pages = [await stack.enter_async_context(visitor.at(match)) for visitor in (ada, ben, cem)]
        if dealt:
            await pages[0].send("start")
            for page in pages:
                await page.until(lambda p=page: p.states)
        yield Company(live, match, ada, ben, cem, *pages)


# -- a present player --------------------------------------------------------------------------------------------------


@awaited
async def test_a_present_player_is_asked_and_stays(live: Live) -> None:
    async with company(live) as at:
        hand = at.guest.states[BEN]["view"]["hand"]
        await at.asked(BEN)
        assert at.guest.table and at.guest.table["asked"] == [BEN]
        assert at.row(BEN)["kind"] == "person" and not at.row(BEN)["steward"]
        assert await at.host.refused("remove", seat=BEN) == "already-asked"
        assert await at.other.refused("stay", seat=BEN) == "not-your-seat"
        response = await at.ada.post(f"/api/tables/{at.match}/invite", {"seat": BEN}, 409)
        assert response["key"] == "seat-not-open"
        await at.guest.send("stay", seat=BEN)
        await at.guest.settle()
        await at.all_told()
        assert at.host.table and at.host.table["asked"] == []
        assert at.guest.states[BEN]["view"]["hand"] == hand
        assert await at.guest.refused("stay", seat=BEN) == "not-asked"


@awaited
async def test_a_player_who_goes_on_playing_stays(live: Live) -> None:
    """To act is an answer, too; so is to take the seat back from a bot."""
    async with company(live) as at:
        pages = {0: at.host, BEN: at.guest, CEM: at.other}
        actor = at.host.states[0]["actors"][0]
        while actor == 0:
            await at.host.act(0)
            await at.all_told()
            actor = at.host.states[0]["actors"][0]
        await at.asked(actor)
        await pages[actor].act(actor)
        await at.host.until(lambda: at.host.table and at.host.table["asked"] == [])
        rest = BEN + CEM - actor
        await pages[rest].send("steward", seat=rest, on=True)
        await pages[rest].settle()
        await at.asked(rest)
        await pages[rest].send("steward", seat=rest, on=False)
        await at.host.until(lambda: at.host.table and at.host.table["asked"] == [])


@awaited
async def test_a_bot_stands_in_for_a_silent_player_who_keeps_the_seat(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(live) as at:
        assert await at.host.refused("steward", seat=CEM, on=True) == "player-present"
        await at.asked(CEM)
        await at.host.send("steward", seat=CEM, on=True)
        refused = await at.host.next("refused")
        assert refused["key"] == "answer-awaited" and 100 < refused["params"]["seconds"] <= 120
        monkeypatch.setattr(commands, "ANSWER_WITHIN_S", 0.0)
        await at.host.send("steward", seat=CEM, on=True)
        await at.host.until(lambda: at.row(CEM)["steward"])
        assert at.row(CEM)["kind"] == "person" and at.other.welcome and at.other.welcome["seats"] == [CEM]
        await at.other.send("steward", seat=CEM, on=False)
        await at.host.until(lambda: not at.row(CEM)["steward"])


# -- who is away -------------------------------------------------------------------------------------------------------


@awaited
async def test_a_bot_steps_in_for_who_is_away_and_nobody_else_may(live: Live) -> None:
    """The seat stays its player's, who comes back to it by acting."""
    async with company(live) as at, Visitor(live.origin) as dora:
        await at.guest.socket.close()
        await at.host.until(lambda: not at.row(BEN)["present"])
        await at.host.send("remove", seat=BEN)
        await at.host.until(lambda: at.row(BEN)["steward"])
        assert at.row(BEN)["kind"] == "person" and at.host.table and at.host.table["asked"] == [BEN]
        refused = await at.ada.post(f"/api/tables/{at.match}/invite", {"seat": BEN}, 409)
        assert refused["key"] == "seat-not-open"
        assert (await dora.join(at.match, 403, nickname="Dora", seat=BEN))["key"] == "token-needed"
        async with at.ben.at(at.match) as page:
            await page.until(lambda: BEN in page.states)
            assert page.states[BEN]["view"]["hand"] is not None and page.table and page.table["asked"] == [BEN]
            await page.send("steward", seat=BEN, on=False)
            await page.until(
                lambda: page.table and page.table["asked"] == [] and not page.table["seats"][BEN]["steward"]
            )


@awaited
async def test_the_question_outlasts_a_nap_of_the_table(live: Live) -> None:
    async with company(live) as at:
        match, ben = at.match, at.ben
        await at.asked(BEN)
        for page in (at.host, at.guest, at.other):
            await page.socket.close()

        async def asleep() -> bool:
            return match not in live.api.rooms.awake

        await eventually(asleep)
        async with ben.at(match) as page:
            assert page.table and page.table["asked"] == [BEN]


# -- a freed seat ------------------------------------------------------------------------------------------------------


@awaited
async def test_kick_and_peek(live: Live) -> None:
    """Neither the host, nor a second device of the host, nor another player gets the seat of who has left."""
    async with company(live) as at, Visitor(live.origin) as phone, Visitor(live.origin) as dora:
        await phone.join(at.match, token=await at.ada.invite(at.match, 0))
        await at.asked(BEN)
        await at.leaves(at.guest, BEN)
        await at.host.settle()
        assert at.row(BEN)["kind"] == "open" and at.row(BEN)["steward"]
        link = await at.ada.invite(at.match, BEN)
        for somebody in (at.ada, phone, at.cem):
            assert (await somebody.join(at.match, 403, token=link, nickname="Eve"))["key"] == "no-newcomer"
            assert (await somebody.join(at.match, 403, seat=BEN, nickname="Eve"))["key"] == "token-needed"
        await at.host.settle()
        assert at.host.welcome and at.host.welcome["seats"] == [0] and set(at.host.states) == {0}
        await dora.join(at.match, token=link, nickname="Dora")
        await at.host.until(lambda: at.row(BEN)["nickname"] == "Dora")
        assert not at.row(BEN)["steward"]
        assert (await at.ben.join(at.match, 403, seat=BEN))["key"] == "token-needed"


@awaited
async def test_a_player_who_left_another_seat_gets_none(live: Live) -> None:
    async with company(live) as at:
        await at.leaves(at.other, CEM)
        await at.leaves(at.guest, BEN)
        link = await at.ada.invite(at.match, BEN)
        assert (await at.cem.join(at.match, 403, token=link, nickname="Cem"))["key"] == "no-newcomer"
        await at.ben.join(at.match, token=link)


@pytest.mark.parametrize("dealt", [False, True])
@awaited
async def test_a_host_who_left_gets_no_other_seat(live: Live, *, dealt: bool) -> None:
    """Nor does the host's second device, which the server knows from a seat held before the deal."""
    async with company(live, dealt=False) as at, Visitor(live.origin) as phone, Visitor(live.origin) as dora:
        await phone.join(at.match, token=await at.ada.invite(at.match, 0))
        if not dealt:
            await at.leaves(at.host, 0)
            await dora.join(at.match, token=await at.ada.invite(at.match, 0), nickname="Dora")
        await at.host.send("start")
        await at.guest.until(lambda: at.guest.states)
        if dealt:
            await at.leaves(at.host, 0)
        await at.leaves(at.guest, BEN)
        link = await at.ada.invite(at.match, BEN)
        for somebody in (at.ada, phone):
            assert (await somebody.join(at.match, 403, token=link, nickname="Eve"))["key"] == "no-newcomer"


@awaited
async def test_the_hosts_device_does_not_get_its_old_seat_from_the_next_player(live: Live) -> None:
    """A seat left before the deal was another player's hand afterwards."""
    async with company(live, dealt=False) as at, Visitor(live.origin) as phone, Visitor(live.origin) as dora:
        await phone.join(at.match, token=await at.ada.invite(at.match, 0))
        await at.leaves(at.host, 0)
        await dora.join(at.match, token=await at.ada.invite(at.match, 0), nickname="Dora")
        await at.host.send("start")
        async with dora.at(at.match) as page:
            await page.until(lambda: page.states)
            await at.leaves(page, 0)
        link = await at.ada.invite(at.match, 0)
        for somebody in (at.ada, phone):
            assert (await somebody.join(at.match, 403, token=link, nickname="Eve"))["key"] == "no-newcomer"


@awaited
async def test_links_from_before_the_deal(live: Live) -> None:
    """A second invitation to a seat is worth nothing once the seat was freed, and so is a link to a second device."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben, Visitor(live.origin) as dora:
        match = await ada.open("me", "open", "bot")
        first, second = await ada.invite(match, BEN), await ada.invite(match, BEN)
        await ben.join(match, token=first, nickname="Ben")
        device = await ben.invite(match, BEN)
        async with ada.at(match) as host, ben.at(match) as guest:
            await host.send("start")
            await guest.until(lambda: guest.states)
            assert (await dora.join(match, token=second, nickname="Dora", status=409))["key"] == "seat-not-open"
            await guest.send("leave", seat=BEN)
            await guest.until(lambda: guest.welcome and guest.welcome["spectator"])
            for link in (second, device):
                assert (await dora.join(match, 403, token=link, nickname="Dora"))["key"] == "bad-token"


# -- coming back -------------------------------------------------------------------------------------------------------


@awaited
async def test_its_last_player_takes_a_seat_back(live: Live) -> None:
    """From any device, without a link, under the old name, which nobody could take meanwhile."""
    async with company(live) as at, Visitor(live.origin) as phone:
        await phone.join(at.match, token=await at.ben.invite(at.match, BEN))
        await at.leaves(at.guest, BEN)
        assert at.guest.welcome and at.guest.welcome["reclaimable"] == [BEN]
        await at.guest.until(lambda: None in at.guest.states)
        assert set(at.guest.states) == {None} and at.guest.states[None]["view"]["hand"] is None
        assert await at.other.refused("rename", seat=CEM, nickname="ben") == "nickname-taken"
        assert await phone.join(at.match) == {"match": at.match, "seat": BEN}
        await at.host.until(lambda: at.row(BEN)["kind"] == "person")
        assert at.row(BEN)["nickname"] == "Ben" and not at.row(BEN)["steward"]
        async with phone.at(at.match) as page:
            await page.until(lambda: BEN in page.states)
            assert page.welcome and page.welcome["reclaimable"] == []
            assert at.guest.welcome["spectator"]
            assert page.states[BEN]["view"]["hand"] is not None
            await page.send("leave", seat=BEN)
            await page.until(lambda: page.welcome and page.welcome["spectator"])
        assert (await at.ben.join(at.match, 403))["key"] == "token-needed"


@awaited
async def test_a_host_takes_the_own_seat_back(live: Live) -> None:
    async with company(live) as at:
        await at.leaves(at.host, 0)
        assert await at.ada.join(at.match, seat=0) == {"match": at.match, "seat": 0}
        await at.host.until(lambda: at.host.welcome and at.host.welcome["seats"] == [0])
        assert at.host.welcome and at.host.welcome["host"]


@awaited
async def test_a_seat_that_was_given_up_does_not_come_back(live: Live) -> None:
    async with company(live) as at:
        await at.guest.send("resign", seat=BEN)
        await at.leaves(at.guest, BEN)
        assert at.guest.welcome and at.guest.welcome["reclaimable"] == []
        assert (await at.ben.join(at.match, 403))["key"] == "token-needed"


@awaited
async def test_before_the_deal_seats_are_free_to_all(live: Live) -> None:
    """Nothing is hidden yet: the host removes a guest, who sits down elsewhere, and moves there as well."""
    async with company(live, dealt=False) as at:
        await at.host.send("remove", seat=BEN)
        await at.guest.until(lambda: at.guest.welcome and at.guest.welcome["spectator"])
        assert at.guest.welcome and at.guest.welcome["reclaimable"] == []
        await at.leaves(at.host, 0)
        await at.ben.join(at.match, token=await at.ada.invite(at.match, 0), nickname="Ben")
        await at.ada.join(at.match, token=await at.ada.invite(at.match, BEN), nickname="Ada")
        await at.host.until(lambda: at.host.welcome and at.host.welcome["seats"] == [BEN])


# -- once more ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_player_who_never_answered_is_not_taken_along(live: Live) -> None:
    """A rematch leaves the seat open; the others move up as ever."""
    async with company(live) as at:
        await at.guest.socket.close()
        await at.host.until(lambda: not at.row(BEN)["present"])
        await at.host.send("remove", seat=BEN)
        await at.host.until(lambda: at.row(BEN)["steward"])
        await at.other.send("steward", seat=CEM, on=True)
        await at.host.play(random.Random(1))
        assert await at.host.refused("remove", seat=CEM) == "game-over"
        await at.host.send("rematch")
        await at.host.until(lambda: at.host.table and at.host.table["rematch"])
        assert at.host.table
        following = at.host.table["rematch"]
        async with at.ada.at(following) as host, at.ben.at(following) as ben:
            assert host.table and host.welcome and ben.welcome
            assert [row["kind"] for row in host.table["seats"]] == ["open", "person", "person"]
            assert host.welcome["seats"] == [2] and ben.welcome["spectator"]
            assert host.table["status"] == "waiting" and host.table["asked"] == []
            await at.ben.join(following, token=await at.ada.invite(following, 0), nickname="Ben")
