"""How smoothly the page runs:  python -m benchmarks.page  plays each game in Chromium and writes benchmarks/page.md.

Three runs for each game, measured while scenes play or a state is shown, never while the page loads:

- tasks of script and layout while scenes play, by the browser's tracing, at the speed of this machine;
- frames of the same scenes on a phone (390x844, the processor throttled four times), by the browser's tracing;
- what it takes to show a new state without scenes: script, style and layout.

And once: how much script a browser fetches, compressed, from the lobby to the first question.
"""

import gzip
import itertools
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import hofstaat
from hofstaat.server.match import create
from tests.browser import ARGUMENTS, find_chromium
from tests.server.live_server import seeds_of, serving, settings_for
from tools import web

HERE = Path(__file__).resolve().parent
STATIC = HERE.parent / "src" / "hofstaat" / "static"
DECISIONS = 5
THROTTLED = 4
FRAME_MS = 1000 / 60
LONG_MS = 16.0
CATEGORIES = "devtools.timeline,blink.user_timing,toplevel,disabled-by-default-devtools.timeline.frame"
# the layer of the scenes tells by marks when something plays on it
WATCH = """
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const playing = document.querySelector('.stage .piece') !== null
    if (playing === (window.playing ?? false)) return
    performance.mark((window.playing = playing) ? 'scenes-begin' : 'scenes-end')
  }).observe(document.body, { childList: true, subtree: true }))
"""
# each state is marked, and its layout follows in the same task
TIME = """
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = async (event) => {
        if (String(event.data).includes('"msg":"state"')) performance.mark('state')
        hear(event)
        for (let i = 0; i < 8; i++) await null
        document.body.offsetHeight
      }
    }
  }
"""
OPEN = """async ([game, bots]) => {
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'page' }))]
  const headers = { 'content-type': 'application/json' }, body = JSON.stringify({ game, nickname: 'Ada', seats })
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).match
}"""
# the question goes at once when it is answered, and the next one comes after the scenes
TAKE = """async (turn) => {
  const tab = document.querySelector('[data-tab=options]')
  if (tab.getAttribute('aria-selected') !== 'true') tab.click()
  await new Promise(requestAnimationFrame)
  const options = [...document.querySelectorAll('[data-code]')]
  options[(7 * turn + 3) % options.length]?.click()
  for (let i = 0; i < 8; i++) await null
}"""


@dataclass
class Found:
    tasks: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    states: list[float] = field(default_factory=list)
    elements: int = 0
    lobby_kb: float = 0.0
    table_kb: float = 0.0


# -- playing -----------------------------------------------------------------------------------------------------------


@contextmanager
def table(browser: Browser, origin: str, game: str, seats: int, *, phone: bool, speed: str) -> Iterator[Page]:
    """A table of that game in a window of its own, at the first question."""
    size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    context = browser.new_context(base_url=origin, viewport=size, is_mobile=phone, has_touch=phone)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('hofstaat.speed', '{speed}');{WATCH};{TIME}")
    page = context.new_page()
    page.goto("/")
    match = page.evaluate(OPEN, [game, seats - 1])
    page.goto(f"/table/{match}")
    page.locator(".prompt.mine, .finale").first.wait_for(state="attached", timeout=120_000)
    yield page
    context.close()


def fetched(browser: Browser, origin: str, game: str, seats: int) -> tuple[float, float]:
    """Kilobytes of compressed script: of the lobby, and in all up to the first question at a table."""
    context = browser.new_context(base_url=origin)
    page = context.new_page()
    scripts: set[str] = set()
    page.on("response", lambda answer: scripts.add(urlsplit(answer.url).path))
    sizes = []
    page.goto("/")
    for address in ("/", f"/table/{page.evaluate(OPEN, [game, seats - 1])}"):
        page.goto(address)
        page.locator(".games article, .prompt.mine").first.wait_for(state="attached", timeout=120_000)
        page.wait_for_load_state("networkidle")
        files = [STATIC / script.lstrip("/") for script in scripts if script.endswith(".js")]
        sizes.append(sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000)
    context.close()
    return sizes[0], sizes[1]


def play(page: Page) -> None:
    for turn in range(DECISIONS):
        if page.locator(".finale").count():
            return
        page.evaluate(TAKE, turn)
        page.locator(".prompt.mine, .finale").first.wait_for(state="attached", timeout=120_000)


def traced(page: Page, *, slower: int = 1) -> list[dict[str, Any]]:
    """The browser's own account of a few decisions, with all that is shown of them."""
    client: CDPSession = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    client.on("Tracing.tracingComplete", lambda _: ended.append(True))
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    client.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    play(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    client.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return events


# -- reading a trace ---------------------------------------------------------------------------------------------------


def scenes_in(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """When something played, in microseconds."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in ("scenes-begin", "scenes-end"))
    begins = [ts for ts, name in marks if name == "scenes-begin"]
    ends = [ts for ts, name in marks if name == "scenes-end"]
    return [(begin, min((end for end in ends if end > begin), default=begin)) for begin in begins]


def within(ts: float, spans: list[tuple[float, float]]) -> bool:
    return any(begin < ts < end for begin, end in spans)


def ran(events: list[dict[str, Any]], mark: str) -> list[dict[str, Any]]:
    """The tasks of the thread in which that mark was set."""
    threads = {(e["pid"], e["tid"]) for e in events if e["name"] == mark}
    tasks = [e for e in events if e["name"] in ("RunTask", "ThreadControllerImpl::RunTask") and "dur" in e]
    return [e for e in tasks if (e["pid"], e["tid"]) in threads]


def worked(task: dict[str, Any]) -> float:
    """Milliseconds of the processor: others use this machine too."""
    return float(task.get("tdur", task["dur"])) / 1000


def tasks_in(events: list[dict[str, Any]]) -> list[float]:
    """The work of the tasks of the page's main thread while scenes played."""
    spans = scenes_in(events)
    return [worked(task) for task in ran(events, "scenes-begin") if within(task["ts"], spans)]


def states_in(events: list[dict[str, Any]]) -> list[float]:
    """The work of the tasks in which a state came."""
    marks = [e["ts"] for e in events if e["name"] == "state"]
    tasks = ran(events, "state")
    return [worked(task) for task in tasks if any(task["ts"] <= ts <= task["ts"] + task["dur"] for ts in marks)]


def frames_in(events: list[dict[str, Any]]) -> list[float]:
    """The time between one frame and the next while scenes play, in milliseconds."""
    found = []
    drawn = sorted(e["ts"] for e in events if e["name"] == "DrawFrame")
    for begin, end in scenes_in(events):
        inside = [ts for ts in drawn if begin <= ts <= end]
        found += [(b - a) / 1000 for a, b in itertools.pairwise(inside)]
    return found


# -- telling -----------------------------------------------------------------------------------------------------------


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def row(*cells: object) -> str:
    return "| " + " | ".join(f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |"


INTRODUCTION = """# How smoothly the page runs

`python -m benchmarks.page` makes this page. It plays each game in Chromium without a screen, where the processor draws
everything, which real phones and laptops need not do. Here: {machine}, {cores} cores, load {load:.1f} at the end;
{decisions} decisions of each game and the bots' answers. Tasks are told in milliseconds of the processor, since others
used the machine as well; the time between frames is real time and suffers from them.
"""
SCENES = "**Scenes**, 1440x900, not throttled. Tasks of the main thread while scenes play, from the browser's tracing."
PHONE = """**Scenes on a phone**, 390x844, the processor throttled {throttled} times. Time from one frame drawn to
the next, from the browser's tracing."""
STATES = """**A state redrawn**, 1440x900, not throttled, without scenes: script, style and layout of the task in which
it came, from the browser's tracing."""
LOADS = "**First load**: kilobytes of script, compressed, for a browser that was never here."
LOAD_HEADS = ("the lobby", "and on to the first question")
TASK_HEADS = ("elements of the board", "tasks", "95 % below, ms", "longest, ms", "over 16 ms")
FRAME_HEADS = ("frames", "median, ms", "95 % below, ms", "longest, ms", "later than two frames")
STATE_HEADS = ("states", "median, ms", "95 % below, ms", "longest, ms", "over 16 ms")


def told(all_found: dict[tuple[str, int], Found]) -> str:
    def part(title: str, heads: tuple[str, ...], cells: Callable[[Found], list[object]]) -> list[str]:
        rule = row("---", *["--:"] * (len(heads) + 1))
        rows = [row(game, seats, *cells(found)) for (game, seats), found in all_found.items()]
        return ["", title, "", row("game", "seats", *heads), rule, *rows]

    machine, load = platform.machine(), os.getloadavg()[0]
    introduction = INTRODUCTION.format(machine=machine, cores=os.cpu_count(), load=load, decisions=DECISIONS)
    phone = PHONE.format(throttled=THROTTLED)
    lines = [
        introduction.rstrip(),
        *part(SCENES, TASK_HEADS, lambda f: [f.elements, len(f.tasks), *upper(f.tasks), over(f.tasks)]),
        *part(phone, FRAME_HEADS, lambda f: [len(f.frames), *spread(f.frames), late(f.frames)]),
        *part(STATES, STATE_HEADS, lambda f: [len(f.states), *spread(f.states), over(f.states)]),
        *part(LOADS, LOAD_HEADS, lambda f: [f.lobby_kb, f.table_kb]),
        "",
    ]
    return "\n".join(lines)


def upper(values: list[float]) -> list[float]:
    return [quantile(values, 0.95), max(values, default=float("nan"))]


def spread(values: list[float]) -> list[float]:
    return [quantile(values, 0.5), *upper(values)]


def over(values: list[float]) -> int:
    return sum(value > LONG_MS for value in values)


def late(frames: list[float]) -> str:
    return f"{sum(f > 2 * FRAME_MS + 1 for f in frames) / max(1, len(frames)):.0%}"


def measured(browser: Browser, origin: str, game: str, seats: int) -> Found:
    found = Found()
    with table(browser, origin, game, seats, phone=False, speed="normal") as page:
        found.tasks = tasks_in(traced(page))
        found.elements = page.locator(".place *").count()
    with table(browser, origin, game, seats, phone=True, speed="normal") as page:
        found.frames = frames_in(traced(page, slower=THROTTLED))
    with table(browser, origin, game, seats, phone=False, speed="once") as page:
        found.states = states_in(traced(page))
    found.lobby_kb, found.table_kb = fetched(browser, origin, game, seats)
    return found


def main(games: list[str]) -> None:
    """All games at their usual company, Hof-Verrat also with five; or only those named, printed and not written."""
    web.build(HERE.parent)
    create.new_seed = seeds_of("page")
    wanted = [(game, min(4, hofstaat.game(game).seats[-1])) for game in games or hofstaat.names()]
    wanted += [] if games else [("hof-verrat", 5)]
    executable, env = find_chromium()
    found = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder), bot_pace=0.3)) as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS, env={**os.environ, **env})
        for game, seats in wanted:
            found[game, seats] = measured(browser, live.origin, game, seats)
            print(json.dumps({"game": game, "seats": seats, "tasks": len(found[game, seats].tasks)}), flush=True)
        browser.close()
    page = told(found)
    print(page)
    if not games:
        (HERE / "page.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
