"""`hofstaat serve --workers 2`: one of them is killed, its players go on at the other, and another takes its place."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hofstaat.server import settings
from hofstaat.server.settings import BadSetting
from tests.server.databases import fresh_postgres
from tests.server.live_server import Visitor, awaited

pytestmark = pytest.mark.unsteady

ROOT = Path(__file__).resolve().parent.parent.parent
SERVE = "import sys; from hofstaat.cli import main; sys.argv[0] = 'hofstaat'; sys.exit(main())"


@contextmanager
def workers(database: str, folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    words = ["serve", "--workers", "2", "--port", "0", "--no-browser", "--database", database, "--data", str(folder)]
    env = {**os.environ, "HOFSTAAT_BOT_PACE": "0", "HOFSTAAT_RATE_FACTOR": "1000"}
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
    ) as parent:
        assert parent.stdout is not None
        try:
            yield parent.stdout.readline().split()[-1].rstrip("/"), parent
        finally:
            parent.send_signal(signal.SIGTERM)
            parent.wait(30)


def serving_processes(parent: subprocess.Popen[str]) -> list[int]:
    """Its children that serve: multiprocessing's own helper is not one of them."""
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")
@awaited
async def test_a_killed_worker_is_replaced(tmp_path: Path, postgres: str) -> None:
    with workers(fresh_postgres(postgres), tmp_path) as (origin, parent):
        async with Visitor(origin) as ada:
            match = await ada.open("me", "here Ben")
            victim = serving_processes(parent)[0]
            async with ada.at(match) as one, ada.at(match) as two, ada.at(match) as three:
                os.kill(victim, signal.SIGKILL)
                for page in (one, two, three):
                    try:
                        await page.settle()
                    except ConnectionClosed:
                        continue
            async with ada.at(match) as page:
                await page.play(random.Random(1))
                assert page.over is not None
        async with asyncio.timeout(30):
            while len(found := serving_processes(parent)) < 2 or victim in found:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
    assert parent.returncode == 0


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(BadSetting, match="Several workers need PostgreSQL"):
        settings.load({}, workers=2)
    with pytest.raises(BadSetting, match="not 1 or more"):
        settings.load({}, workers=0)
