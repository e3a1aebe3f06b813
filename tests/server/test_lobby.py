"""Opening, finding and joining tables; invitations, second devices, guests who are removed, spectators."""

from typing import Literal

import pytest

from hofstaat.server.match.create import create_match
from hofstaat.server.protocol import OpenTable, SeatWish
from hofstaat.server.protocol.refusal import Refusal
from tests.server.live_server import Live, Visitor, awaited


@awaited
async def test_the_games(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        games = {game["name"]: game for game in (await ada.get("/api/games"))["games"]}
        game = games["hof-verrat"]
        assert (game["seats_min"], game["seats_max"], game["rule_prefix"]) == (2, 5, "HV")
        assert game["levels"][0] == "page"
        assert "memory_aid" in [option["name"] for option in game["options"]]
        cards = {card["name"]: card for card in await ada.get("/api/games/hof-verrat/cards")}
        assert cards["role.noble"]["values"]["weight"] == 2
        assert cards["role.noble"]["confidence"] == "published"
        english, german = [
            {rule["id"]: rule["text"] for rule in await ada.get(f"/api/games/hof-verrat/rules?lang={lang}")}
            for lang in ("en", "de")
        ]
        assert english.keys() == german.keys() and english["HV-7"] != german["HV-7"]
        assert (await ada.get("/api/games/hof-verrat/rules?lang=fr", 400))["key"] == "no-such-language"
        assert (await ada.get("/api/games/chess/rules", 404))["key"] == "no-such-game"


@awaited
async def test_a_public_table_is_listed_until_it_is_full(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open", public=True, name="  The   <b>Queen's</b> table ")
        listed = {card["match"]: card for card in (await ben.get("/api/tables"))["open"]}
        assert listed[match]["name"] == "The <b>Queen's</b> table"
        assert listed[match]["yours"] == [] and not listed[match]["host"]
        joined = await ben.join(match, nickname="Ben")
        assert joined == {"match": match, "seat": 1}
        assert match not in [card["match"] for card in (await ada.get("/api/tables"))["open"]]
        mine = {card["match"]: card for card in (await ben.get("/api/tables"))["mine"]}
        assert mine[match]["yours"] == [1] and mine[match]["status"] == "waiting"


@awaited
async def test_a_private_table_is_found_by_nobody(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "open")
        assert match not in [card["match"] for card in (await eve.get("/api/tables"))["open"]]
        assert (await eve.join(match, 403, nickname="Eve"))["key"] == "token-needed"
        assert (await eve.post(f"/api/tables/{match}/invite", {"seat": 1}, 403))["key"] == "not-host"
        assert (await eve.get("/api/tables/nowhere", 404))["key"] == "no-such-table"


@awaited
async def test_an_invitation_works_once(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben, Visitor(live.origin) as eve:
        match, other = await ada.open("me", "open", "open"), await ada.open("me", "open")
        token = await ada.invite(match, 1)
        assert (await ben.join(other, 403, token=token, nickname="Ben"))["key"] == "bad-token"
        assert (await ben.join(match, 409, token=token, nickname="ada"))["key"] == "nickname-taken"
        assert (await ben.join(match, 400, token=token, nickname=" \t "))["key"] == "bad-nickname"
        assert (await ben.join(match, token=token, nickname="Ben"))["seat"] == 1
        assert (await eve.join(match, 403, token=token, nickname="Eve"))["key"] == "bad-token"
        assert (await eve.join(match, 403, token="x" * 32, nickname="Eve"))["key"] == "bad-token"


@awaited
async def test_an_expired_invitation(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open")
        with monkeypatch.context() as patch:
            patch.setattr("hofstaat.server.web.lobby.INVITE_LASTS_S", -1.0)
            token = await ada.invite(match, 1)
        assert (await ben.join(match, 403, token=token, nickname="Ben"))["key"] == "bad-token"


@awaited
async def test_secrets_are_stored_hashed(live: Live) -> None:
    """Neither cookies nor tokens can be found in the database."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "open")
        token = await ada.invite(match, 1)
        stored = b"".join(path.read_bytes() for path in live.settings.data.glob("hofstaat.db*"))
        assert match.encode() in stored
        assert token.encode() not in stored
        assert ada.http.cookies["hofstaat"].encode() not in stored


@awaited
async def test_a_seat_is_taken_along_to_another_device(live: Live) -> None:
    """The second device has the seat, its past and the host's powers; the first keeps them."""
    async with Visitor(live.origin) as desk, Visitor(live.origin) as phone:
        match = await desk.open("me", "bot")
        async with desk.at(match) as page:
            await page.until(lambda: page.turn() == [0])
            await page.act(0)
        token = await desk.invite(match, 0)
        await phone.get("/api/games")
        async with phone.at(match) as page:
            assert page.welcome and page.welcome["spectator"]
            assert await phone.join(match, token=token) == {"match": match, "seat": 0}
            await page.until(lambda: page.welcome and page.welcome["seats"] == [0] and 0 in page.states)
            assert page.welcome and page.welcome["host"]
            assert page.states[0]["view"]["hand"] is not None
            async with desk.at(match) as old:
                await old.until(lambda: 0 in old.states)
                assert old.states[0]["view"] == page.states[0]["view"]


@awaited
async def test_the_host_fills_and_clears_seats_before_the_start(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open", "open")
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        async with ada.at(match) as host, ben.at(match) as guest:
            assert await host.refused("start") == "seats-open"
            assert await guest.refused("start") == "not-host"
            assert await guest.refused("steward", seat=2, on=True) == "not-host"
            await host.send("steward", seat=2, on=True, level="page")
            await host.until(lambda: host.table and host.table["seats"][2]["kind"] == "bot")
            assert await host.refused("steward", seat=1, on=True) == "seat-not-open"
            assert await host.refused("remove", seat=0) == "not-a-guest"
            await host.send("remove", seat=1)
            await guest.until(lambda: guest.welcome and guest.welcome["spectator"])
            await host.until(lambda: host.table and host.table["seats"][1]["kind"] == "open")
            await host.send("steward", seat=2, on=False)
            await host.until(lambda: host.table and host.table["seats"][2]["kind"] == "open")
            await ben.join(match, token=await ada.invite(match, 2), nickname="Ben again")
            await guest.until(lambda: guest.welcome and guest.welcome["seats"] == [2])
            await guest.send("rename", seat=2, nickname="Benedikt")
            await host.until(lambda: host.table and host.table["seats"][2]["nickname"] == "Benedikt")
            assert await guest.refused("rename", seat=2, nickname="ADA") == "nickname-taken"
            await guest.send("leave", seat=2)
            await guest.until(lambda: guest.welcome and guest.welcome["spectator"])


@awaited
async def test_spectators_see_what_spectators_may_see(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page, eve.at(match) as spy:
            await spy.until(lambda: None in spy.states)
            assert spy.welcome and spy.welcome["spectator"] and spy.welcome["seats"] == []
            assert spy.states[None]["options"] == [] and spy.states[None]["view"]["hand"] is None
            await page.until(lambda: page.table and page.table["spectators"] == 1)
            await page.until(page.turn)
            done = await page.act(page.turn()[0])
            await spy.reach(None, done["ply"])
            assert spy.logs[None][-1]["event"]["event"] in ("placed", "eliminated", "spared")
        assert spy.over is None


@awaited
async def test_presence(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open")
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        async with ada.at(match) as page:
            assert page.table and [seat["present"] for seat in page.table["seats"]] == [True, False]
            async with ben.at(match):
                await page.until(lambda: page.table and page.table["seats"][1]["present"])
            await page.until(lambda: page.table and not page.table["seats"][1]["present"])
            assert page.table and page.table["host_here"]


BOTS = [{"kind": "bot"}] * 4


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "__init__"}, "no-such-game"),
        ({"seats": [{"kind": "me"}]}, "wrong-seats"),
        ({"seats": [{"kind": "bot"}] * 9}, "wrong-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "two-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "unknown-level"),
        ({"seats": [{"kind": "me"}, {"kind": "here"}]}, "bad-nickname"),
        ({"seats": [{"kind": "me"}, {"kind": "here", "nickname": "Ada"}]}, "nickname-taken"),
        ({"options": {"cheat": True}}, "bad-option"),
        ({"options": {"memory_aid": "yes"}}, "bad-option"),
        ({"game": "mascarade", "seats": BOTS, "options": {"turn_limit": None}}, "needs-person"),
        ({"game": "mascarade", "seats": BOTS, "options": {"characters": ["king"]}}, "no-judge"),
        ({"nickname": "\u0000\u202e"}, "bad-nickname"),
        ({"nickname": ""}, "bad-request"),
        ({"nickname": "x" * 25}, "bad-request"),
        ({"name": "x" * 61}, "bad-request"),
        ({"time_bank": 1}, "bad-request"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "king"}]}, "bad-request"),
        ({"seed": "1"}, "bad-request"),
    ],
)
@awaited
async def test_a_table_that_cannot_be(live: Live, wish: dict[str, object], key: str) -> None:
    good = {"game": "hof-verrat", "nickname": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    async with Visitor(live.origin) as ada:
        response = await ada.http.post("/api/tables", json={**good, **wish})
        assert response.json()["key"] == key and response.status_code in (400, 404, 409)
        assert (await ada.get("/api/tables"))["mine"] == []


@pytest.mark.parametrize("kind", ["me", "here", "open"])
def test_no_turn_limit_where_a_person_plays_or_may_still_come(kind: Literal["me", "here", "open"]) -> None:
    """MA-51."""
    seats = [SeatWish(kind=kind, nickname="Ben"), *[SeatWish(kind="bot")] * 3]
    wish = OpenTable(game="mascarade", nickname="Ada", seats=seats, options={"turn_limit": None})
    assert create_match(wish, "ada").row.options["turn_limit"] is None


def test_a_refused_agreement_says_why() -> None:
    """MA-3: with the numbers it is about."""
    seats = [SeatWish(kind="me"), *[SeatWish(kind="bot")] * 3]
    chosen: dict[str, object] = {"characters": ["judge", "bishop", "thief", "witch", "king"]}
    with pytest.raises(Refusal) as refused:
        create_match(OpenTable(game="mascarade", nickname="Ada", seats=seats, options=chosen), "ada")
    assert (refused.value.key, refused.value.status) == ("too-little-money", 400)
    assert refused.value.params == {"money": 1, "cards": 5}
