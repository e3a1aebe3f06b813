"""Cards are told apart at 44 px: in colour, in grey, and by the three kinds of colour-blind eyes."""

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.unsteady

GALLERIES = ["hof_verrat", "mascarade", "kabale_und_hiebe", "list_und_tuecke", "council_of_12", "challenges"]
KINDS = ["colour", "grey", "protan", "deutan", "tritan"]
LEAST = {"grey": 0.14}  # of all pixels; else a fifth


@pytest.mark.parametrize("gallery", GALLERIES)
def test_no_two_cards_look_alike(drawings: Page, gallery: str) -> None:
    """The nearest pair differs clearly in a fifth of its pixels, in grey in 14 %."""
    nearest = drawings.evaluate("(gallery) => nearest(gallery)", gallery)
    assert set(nearest) == set(KINDS)
    assert not {kind: pair for kind, pair in nearest.items() if pair[0] < LEAST.get(kind, 0.20)}


def test_marks_lie_inside_their_medallions(drawings: Page) -> None:
    """No corner of a mark's ink reaches the rim of its disc or pill."""
    drawings.evaluate("document.fonts.load(\"600 20px 'Source Sans 3'\", '0')")
    measured = drawings.evaluate("marks()")
    assert len(measured) > 50
    assert [mark for mark in measured if mark[2] > 0.96] == []
