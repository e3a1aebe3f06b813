"""One decision of a bot at a room: ask the pool, act, and try again later where that failed."""

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial

import msgspec

from hofstaat.engine.records import Act
from hofstaat.engine.table import IllegalAction
from hofstaat.server.bots import levels
from hofstaat.server.bots.pool import BotPool
from hofstaat.server.bots.worker import Question
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.match.room import Room
from hofstaat.server.match.store_errors import Conflict
from hofstaat.server.monitoring import logs
from hofstaat.server.protocol.refusal import Refusal

RETRY_AFTER_S = 1.0
ANOTHER_PASS = 0.1
"""Of its pace a bot takes so much for passing after another who passed."""
LEADER_HEAD_START_S = 3.0
"""Seconds the bots of a table in several processes have in the first of them, before the others think as well."""


async def drive_bot(pool: BotPool, room: Room, seat: int) -> None:
    """Think, then act if the question still stands."""
    try:
        if not room.is_leader():
            await asyncio.sleep(LEADER_HEAD_START_S)
        await decide(pool, room, seat)
    except Conflict:
        pass
    except (Refusal, IllegalAction) as error:
        logs.logger().warning("bot refused", match=room.id, seat=seat, key=error.key)
        await asyncio.sleep(RETRY_AFTER_S)
    except Exception as error:  # noqa: BLE001 - the room must go on
        logs.log_exception("bot turn failed", error, match=room.id, seat=seat)
        await asyncio.sleep(RETRY_AFTER_S)
    finally:
        room.bot_tasks.pop(seat, None)
        room.start_bots()
        room.services.on_idle(room)


async def decide(pool: BotPool, room: Room, seat: int) -> None:
    live_match = room.require_live_match()
    asked = live_match.ply
    code = await pool.choose(partial(bot_question, room, seat), slowness(room, seat))
    async with room.locked():
        if live_match is room.live_match and seat in room.bots_due() and live_match.is_current(seat, asked):
            await room.act(seat, code, None)
            room.broadcast()
    await room.store.synced()


def slowness(room: Room, seat: int) -> Callable[[int], float]:
    """Each answer's share of a bot's pace: more to look at the deal, little to pass after another who passed."""
    live_match = room.require_live_match()
    passing = further_passes(live_match, seat)
    pace = room.slowness() * max(1, live_match.visibility.count_fading_in_deal())
    return lambda code: pace * (ANOTHER_PASS if code in passing else 1.0)


def further_passes(live_match: LiveMatch, seat: int) -> set[int]:
    """The answers with which the seat would merely pass, as the one before it did."""
    game, table, line = live_match.game, live_match.table, live_match.match.plies[-1]
    if not isinstance(line, Act) or line.does not in game.passes:
        return set()
    return {code for code in table.options(seat) if game.say(table, seat, code) in game.passes}


def bot_question(room: Room, seat: int, *, whole: bool) -> Question:
    """For a bot, from what its seat was told: all of it, or what is new since it was asked last."""
    live_match, row, level = room.require_live_match(), room.row, room.seats[seat].level
    told = [witnessed.event for witnessed in live_match.visibility.events_for(seat, 0)]
    epoch = f"{live_match.undo_count()}/{level}"
    past, heard = room.bots_heard.get(seat, ("", 0))
    since = 0 if whole or past != epoch else heard
    room.bots_heard[seat] = (epoch, len(told))
    codes = live_match.table.options(seat)
    return Question(
        match=row.id,
        seat=seat,
        game=row.game,
        seats=row.seats,
        options=row.options,
        kind=levels.bot_kind(live_match.game, level),
        seed=bot_seed(row.seed, seat),
        epoch=epoch,
        since=since,
        events=msgspec.json.encode(told[since:]),
        view=msgspec.json.encode(live_match.game.view(live_match.table, seat)),
        codes=codes,
        choices=msgspec.json.encode([live_match.game.choice(live_match.table, seat, code) for code in codes]),
    )


def bot_seed(seed: str, seat: int) -> int:
    """Unguessable, and telling nothing about the seed of the deal."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()[:7], "big")
