"""A page that stays open shows no more of the past than a log that is looked up now; nor does an action taken back."""

import random

import pytest

import hofstaat
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.protocol import Witnessed
from hofstaat.server.storage.models import MatchRow


def dealt(game: str, seats: int, **options: object) -> LiveMatch:
    rules = hofstaat.game(game)
    row = MatchRow(
        id="x",
        game=game,
        rules=rules.version,
        cards=rules.setup(seats, options).digest,
        seats=seats,
        options=options,
        name="",
        public=False,
        status="playing",
        host="",
        host_seat=0,
        seed="1",
        commitment="",
        time_bank=None,
        turn=[],
        rematch=None,
        created=0.0,
        changed=0.0,
    )
    live_match = LiveMatch(rules, row, [])
    live_match.deal(0.0)
    return live_match


class Log:
    """The log of a page: every telling replaces all from its first ply on."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen = self.whole = self.again = 0
        self.events: list[Witnessed] = []

    def hear(self, live_match: LiveMatch) -> None:
        since = live_match.visibility.first_faded_ply(self.seat, self.seen, self.whole)
        self.again += since < self.seen
        told = live_match.visibility.events_for(self.seat, since, recall_before=self.seen)
        self.events = [event for event in self.events if event.ply < since] + told
        self.seen, self.whole = live_match.ply, self.seen


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_page_forgets_with_the_log(seats: int) -> None:
    """MA-11. One page hears of every ply, another of a few at a time."""
    live_match, rng = dealt("mascarade", seats), random.Random(seats)
    logs = [Log(seat) for seat in (0, seats - 1, None)]
    for ply in range(60):
        actors = live_match.table.actors()
        if not actors:
            break
        live_match.act(actors[0], rng.choice(live_match.table.options(actors[0])), None, 0.0)
        for slow, log in enumerate(logs):
            if rng.randrange(1 + slow) == 0:
                log.hear(live_match)
                assert log.events == expected(live_match, log)
    assert all(log.again for log in logs[:2])


def expected(live_match: LiveMatch, log: Log) -> list[Witnessed]:
    """Looked up now; what this telling brought is still told in full."""
    return live_match.visibility.events_for(log.seat, 0, recall_before=log.whole)


def test_where_a_log_never_says_less_nothing_is_told_again() -> None:
    live_match, rng, log = dealt("kabale-und-hiebe", 3), random.Random(1), Log(0)
    for _ in range(40):
        actor = live_match.table.actors()[0]
        live_match.act(actor, rng.choice(live_match.table.options(actor)), None, 0.0)
        log.hear(live_match)
    assert log.again == 0
    assert log.events == live_match.visibility.events_for(0, 0)


# -- what the log forgets is not seen for nothing ----------------------------------------------------------------------


def plays(live_match: LiveMatch, words: str) -> int:
    """The seat to act does this."""
    seat = live_match.table.actors()[0]
    live_match.act(seat, live_match.game.parse(live_match.table, seat, words), None, 0.0)
    return seat


def may_undo(live_match: LiveMatch, seat: int) -> bool:
    """Alone with bots."""
    return live_match.undoing.may_undo(seat, lambda _: [])


def prepared(**options: object) -> LiveMatch:
    """Four players after the preparation; nobody but the one to act has touched that one's card."""
    live_match = dealt("mascarade", 4, **options)
    for centre in (0, 1, 1, 1):
        plays(live_match, f"keep {live_match.table.actors()[0]} centre-{centre}")
    return live_match


def test_a_look_at_a_card_that_the_log_forgets_is_not_taken_back() -> None:
    """MA-11, MA-13: a perfect memory would have known the card; with the memory aid there is nothing to forget."""
    plain, aided = prepared(), prepared(memory_aid=True)
    assert not may_undo(plain, plays(plain, "look"))
    assert may_undo(aided, plays(aided, "look"))


def test_an_own_swap_is_taken_back() -> None:
    """MA-14: it tells nothing but what its player has decided."""
    live_match = prepared()
    assert may_undo(live_match, plays(live_match, f"swap {live_match.table.actors()[0]} centre-0"))


def test_a_claim_that_turns_cards_up_is_not_taken_back() -> None:
    """MA-11, MA-17: all cards are where they were dealt, but the log has forgotten where that was."""
    live_match = dealt("mascarade", 2)
    for _ in range(4):
        seat = live_match.table.actors()[0]
        plays(live_match, f"keep {seat}-left {seat}-protected")
    plays(live_match, "announce right king")
    me = plays(live_match, "claim right")
    assert live_match.table.actors() == [me]
    assert not may_undo(live_match, me)
