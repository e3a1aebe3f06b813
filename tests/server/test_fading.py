"""A page that stays open shows no more of the past than a log that is looked up now; nor does an action taken back."""

import random

import pytest

import hofstaat
from hofstaat.server.messages import Witnessed
from hofstaat.server.play import Play
from hofstaat.server.stored import MatchRow


def dealt(game: str, seats: int, **options: object) -> Play:
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
    play = Play(rules, row, [])
    play.begin(0.0)
    return play


class Log:
    """What a page shows: every telling replaces all from its first ply on."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen = self.whole = self.again = 0
        self.events: list[Witnessed] = []

    def hear(self, play: Play) -> None:
        since = play.faded_from(self.seat, self.seen, self.whole)
        self.again += since < self.seen
        told = play.told(self.seat, since, recall_before=self.seen)
        self.events = [event for event in self.events if event.ply < since] + told
        self.seen, self.whole = play.ply, self.seen


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_page_forgets_with_the_log(seats: int) -> None:
    """MA-11. One page hears of every ply, another of a few at a time."""
    play, rng = dealt("mascarade", seats), random.Random(seats)
    logs = [Log(seat) for seat in (0, seats - 1, None)]
    for ply in range(60):
        actors = play.table.actors()
        if not actors:
            break
        play.act(actors[0], rng.choice(play.table.options(actors[0])), None, 0.0)
        for slow, log in enumerate(logs):
            if rng.randrange(1 + slow) == 0:
                log.hear(play)
                assert log.events == expected(play, log)
    assert all(log.again for log in logs[:2])


def expected(play: Play, log: Log) -> list[Witnessed]:
    """Looked up now; what this telling brought is still told in full."""
    return play.told(log.seat, 0, recall_before=log.whole)


def test_where_a_log_never_says_less_nothing_is_told_again() -> None:
    play, rng, log = dealt("kabale-und-hiebe", 3), random.Random(1), Log(0)
    for _ in range(40):
        actor = play.table.actors()[0]
        play.act(actor, rng.choice(play.table.options(actor)), None, 0.0)
        log.hear(play)
    assert log.again == 0
    assert log.events == play.told(0, 0)


# -- what the log forgets is not seen for nothing ----------------------------------------------------------------------


def plays(play: Play, words: str) -> int:
    """Whoever is to act does this."""
    seat = play.table.actors()[0]
    play.act(seat, play.game.parse(play.table, seat, words), None, 0.0)
    return seat


def may_undo(play: Play, seat: int) -> bool:
    """Alone with bots."""
    return play.may_undo(seat, lambda _: [])


def prepared(**options: object) -> Play:
    """Four players after the preparation; nobody but the one to act has touched that one's card."""
    play = dealt("mascarade", 4, **options)
    for centre in (0, 1, 1, 1):
        plays(play, f"keep {play.table.actors()[0]} centre-{centre}")
    return play


def test_a_look_at_a_card_that_the_log_forgets_is_not_taken_back() -> None:
    """MA-11, MA-13: a perfect memory would have known the card; with the memory aid there is nothing to forget."""
    plain, aided = prepared(), prepared(memory_aid=True)
    assert not may_undo(plain, plays(plain, "look"))
    assert may_undo(aided, plays(aided, "look"))


def test_an_own_swap_is_taken_back() -> None:
    """MA-14: it tells nothing but what its player has decided."""
    play = prepared()
    assert may_undo(play, plays(play, f"swap {play.table.actors()[0]} centre-0"))


def test_a_claim_that_turns_cards_up_is_not_taken_back() -> None:
    """MA-11, MA-17: all cards are where they were dealt, but the log has forgotten where that was."""
    play = dealt("mascarade", 2)
    for _ in range(4):
        seat = play.table.actors()[0]
        plays(play, f"keep {seat}-left {seat}-protected")
    plays(play, "announce right king")
    me = plays(play, "claim right")
    assert play.table.actors() == [me]
    assert not may_undo(play, me)
