"""Boards that are laid out for their box, measured on the real page in every window."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, is_over, open_by_request, options, tab, wait_for_turn

pytestmark = pytest.mark.browser

MEASURE = Path(__file__).with_name("measure_board.js").read_text(encoding="utf-8")
WINDOWS = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (768, 1024), (390, 844), (360, 740), (844, 390)]
FITTED = [
    *(("hof-verrat", 2), ("hof-verrat", 5)),
    *(("kabale-und-hiebe", 2), ("kabale-und-hiebe", 6)),
    *(("mascarade", 2), ("mascarade", 4), ("mascarade", 13)),
    *(("council-of-12", 2), ("council-of-12", 4)),
    *(("list-und-tuecke", 3), ("list-und-tuecke", 4)),
]
TWO_STEPS = ("kabale-und-hiebe", "list-und-tuecke", "council-of-12")
"""Games that are measured with a picked card as well."""
MOST_ELEMENTS = 1500
SOME_TURNS = 24


def least_hand(width: int) -> int:
    """Hand cards are at least as wide as this."""
    return 110 if width >= 1440 else 96 if width >= 1280 else 64


def measured(guest: Guest, what: str) -> list[str]:
    """The faults of the board as it stands now, in all windows."""
    found = []
    for width, height in WINDOWS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = guest.page.evaluate(MEASURE)
        faults = seen["faults"]
        if seen["hand"] < least_hand(width):
            faults.append(f"hand cards of {seen['hand']:.0f} px")
        if seen["height"] < 0.9:
            faults.append(f"{seen['height']:.0%} of the height used")
        if seen["elements"] > MOST_ELEMENTS:
            faults.append(f"{seen['elements']} elements")
        found += [f"{what} at {width}x{height}: {fault}" for fault in faults]
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    return found


def with_a_card_picked(player: Guest, question: str) -> list[str]:
    """The same, once a card of the hand waits for its place."""
    cards = player.page.locator(".card-button[aria-pressed=false]")
    if not cards.count():
        return []
    cards.first.click()
    found = measured(player, f"{question} A card is picked")
    player.page.keyboard.press("Escape")
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), FITTED)
def test_a_board_fits_every_window_in_every_decision(guest: Callable[..., Guest], game: str, seats: int) -> None:
    player = guest()
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    player.open(f"/table/{open_by_request(player, [{'kind': 'me'}, *bots], game=game)}")
    wait_for_turn(player)
    found = measured(player, "the first turn")
    kinds: set[str] = set()
    for turn in range(SOME_TURNS):
        if is_over(player):
            break
        question = player.page.locator(".prompt").inner_text()
        if question not in kinds:
            kinds.add(question)
            found += measured(player, question)
            found += with_a_card_picked(player, question) if game in TWO_STEPS else []
        tab(player, "tab-options")
        options(player.page).first.wait_for()
        act_from_list(player, turn % options(player.page).count())
        player.page.keyboard.press("Escape")
        wait_for_turn(player)
    if not is_over(player):
        found += measured(player, "late")
    assert not found, "\n" + "\n".join(found)
