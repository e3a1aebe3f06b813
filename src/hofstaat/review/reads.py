"""Bluffs, objections and spies: what was claimed or met unseen, and what everybody could know of it."""

from collections.abc import Sequence

from hofstaat.bots.evaluator import evaluator_of, likelihood
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.review.form import Read
from hofstaat.review.story import Decision
from hofstaat.review.verdicts import deed

TABLES = 200
DOUBT = 0.5  # who holds a claim less likely than this doubts it


def read_in(game: Game, minds: list[Knowledge], decision: Decision, later: list[Decision]) -> Read | None:
    """`later`: the decisions that follow, for who objected."""
    evaluator = evaluator_of(game)
    table, seat, code = decision.before, decision.seat, decision.code
    is_true = evaluator.claim(table, seat, code)
    if is_true is not None:
        likely = [likelihood(mind, lambda t: evaluator.claim(t, seat, code), TABLES, decision.ply) for mind in minds]
        return read(game, decision, claimed(game, decision, later, is_true=is_true, likely=likely), None, likely)
    card = evaluator.guess(table, seat, code)
    if card is None:
        return None
    own = likelihood(minds[seat], lambda t: evaluator.guess(t, seat, code) == card, TABLES, decision.ply)
    return read(game, decision, "spy", card, [own if who == seat else None for who in range(len(minds))])


def read(game: Game, decision: Decision, verdict: str, card: str | None, likely: Sequence[float | None]) -> Read:
    did = deed(game, decision.before, decision.seat, decision.code)
    rounded = [None if each is None else round(each, 2) for each in likely]
    return Read(
        ply=decision.ply, turn=decision.turn, seat=decision.seat, did=did, verdict=verdict, card=card, likely=rounded
    )


def claimed(
    game: Game, decision: Decision, later: list[Decision], *, is_true: bool, likely: Sequence[float | None]
) -> str:
    """A claim on the own turn is an announcement, else an objection. A bluff works if nobody who doubts it objects."""
    if int(decision.before.turn()) != decision.seat:
        own = likely[decision.seat] or 0.0
        return "wrong" if not is_true else "good" if own >= DOUBT else "lucky"
    if is_true:
        return "truth"
    doubting = {seat for seat, each in enumerate(likely) if each is not None and each < DOUBT}
    return "caught" if doubting & objectors(game, decision, later) else "bluff"


def objectors(game: Game, decision: Decision, later: list[Decision]) -> set[int]:
    """The seats that claimed the same in answer, before anybody's next turn."""
    claim = evaluator_of(game).claim
    found: set[int] = set()
    for each in later:
        if each.seat == decision.seat or int(each.before.turn()) != decision.seat:
            break
        if claim(each.before, each.seat, each.code) is not None:
            found.add(each.seat)
    return found
