"""A whole game of each kind in Firefox and in WebKit. They take minutes: `make test-ci` plays them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import hofstaat
from hofstaat.server.match import create
from tests.browsers.drivers import Browser, NoBrowser, firefox, webkit
from tests.requirements import skip_or_fail
from tests.server.live_server import Live, seeds_of, serving, settings_for
from tools import web

SWITCH = "HOFSTAAT_REQUIRE_BROWSERS"
pytestmark = [
    pytest.mark.unsteady,
    pytest.mark.skipif(SWITCH not in os.environ, reason=f"whole games take minutes (set {SWITCH}=0 or 1 to play them)"),
]

ROOT = Path(__file__).resolve().parents[2]
DRIVERS = {"firefox": firefox, "webkit": webkit}
MOST_DECISIONS = 400

OPEN_TABLE = """
  const [game, bots, speed] = arguments
  localStorage.setItem('hofstaat.speed', speed)
  localStorage.setItem('hofstaat.motion', 'reduced')
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'page' }))]
  const headers = { 'content-type': 'application/json' }, body = JSON.stringify({ game, nickname: 'Ada', seats })
  const answer = await fetch('/api/tables', { method: 'POST', headers, body })
  return (await answer.json()).match
"""
PLAY = """
  const [turn, most] = arguments
  window.troubles ??= []
  if (!window.listening) {
    window.listening = true
    for (const name of ['error', 'unhandledrejection'])
      addEventListener(name, (event) => window.troubles.push(String(event.message ?? event.reason)))
  }
  const until = async (found) => {
    for (let waited = 0; waited < 40000; waited += 20) {
      const one = found()
      if (one) return one
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error('nothing came: ' + document.body.innerText.slice(0, 300))
  }
  const all = (selector) => [...document.querySelectorAll(selector)]
  let n = turn
  for (; n < turn + most; n++) {
    await until(() => all('.prompt.mine, .finale').length)
    if (all('.finale').length) break
    const tab = await until(() => document.querySelector('[data-tab=options]'))
    if (tab.getAttribute('aria-selected') !== 'true') tab.click()
    const options = await until(() => all('[data-code]').length && all('[data-code]'))
    options[(7 * n + 3) % options.length].click()
    await new Promise((done) => setTimeout(done, 0))
  }
  const title = document.querySelector('#finale')?.innerText ?? ''
  return { over: all('.finale').length > 0, decisions: n - turn, troubles: window.troubles, title }
"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    web.build(ROOT)
    with serving(settings_for(tmp_path_factory.mktemp("browsers"))) as running:
        yield running


@pytest.fixture(scope="module", params=list(DRIVERS))
def other(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Firefox, then WebKit: one of each for all games."""
    try:
        with DRIVERS[request.param]() as browser:
            yield browser
    except NoBrowser as reason:
        skip_or_fail(str(reason), SWITCH)


@pytest.mark.parametrize("game", hofstaat.names())
def test_a_whole_game(other: Browser, live: Live, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the deal to the reckoning, with no error on the page."""
    monkeypatch.setattr(create, "new_seed", seeds_of(game))
    other.open(live.origin)
    match = other.run(OPEN_TABLE, game, hofstaat.game(game).seats[0] - 1, "once")
    other.open(f"{live.origin}/table/{match}")
    decisions = 0
    while decisions < MOST_DECISIONS:
        played = other.run(PLAY, decisions, 40)
        decisions += played["decisions"]
        assert not played["troubles"]
        if played["over"]:
            break
    assert played["over"] and played["title"]
    assert decisions > 5
