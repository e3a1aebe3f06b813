"""Whether the review may say what it says: reviews games between bots whose strength is known, and writes
benchmarks/review.md. Started again with --so-far it only writes the page.

    python -m tools.native python -m benchmarks.reviewing --deals 4
"""

import argparse
import math
import sys
import time
from pathlib import Path

import msgspec

import hofstaat
from benchmarks.review_page import page
from hofstaat import build
from hofstaat.bots import make
from hofstaat.bots.evaluator import evaluator_of, is_mistake, judge
from hofstaat.bots.listener import Listener
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.records import Record
from hofstaat.review import Budget, Review, review
from hofstaat.review.story import story_of

HERE = Path(__file__).parent
KEPT = HERE.parent / "build" / "review"
LEAN = Budget(truth=100, drawn=100, known=100, look=60, check=100, again=200)
REFERENCE = 10  # times the usual playouts
JUDGED = 40  # decisions compared with the reference
SEARCH = {"hof-verrat": 100, "kabale-und-hiebe": 200, "mascarade": 400, "list-und-tuecke": 400}
LINEUPS = {
    "hof-verrat": ["search", "greedy", "page"],
    "kabale-und-hiebe": ["search", "greedy", "page"],
    "list-und-tuecke": ["search", "greedy", "page"],
    "mascarade": ["search", "greedy", "greedy", "page"],
}
TEAMS = [["greedy"] * 3, ["page"] * 3, ["random"] * 3]


class Row(msgspec.Struct):
    """One seat of one game."""

    kind: str
    result: float
    deal: float
    draws: float
    own: float
    fate: float
    others: float
    off: float  # how far the parts are from adding up
    loss: float
    at_stake: float
    decisions: int
    mistakes: int


class Said(msgspec.Struct):
    """A chance that was told, and what came of it."""

    truth: float
    known: float
    result: float


class Alarm(msgspec.Struct):
    """Whether a decision was called a mistake, and its loss by the reference."""

    called: bool
    loss: float


class Measured(msgspec.Struct):
    game: str
    rows: list[Row]
    said: list[Said]
    alarms: list[Alarm]
    cost_s: float
    size: int
    cost_decisions: int
    clear: float
    built: str


def lineups(game: Game, deals: int) -> list[tuple[list[str], str]]:
    """Line-ups with the seeds of their deals: every kind of bot sits on every seat of a deal."""
    if game.cooperative:
        return [(team, f"review {deal}") for deal in range(deals) for team in TEAMS]
    kinds = LINEUPS[game.name]
    turned = [kinds[turn:] + kinds[:turn] for turn in range(len(kinds))]
    return [(lineup, f"review {deal}") for deal in range(deals) for lineup in turned]


def played(game: Game, kinds: list[str], seed: str) -> Record:
    match = Match.new(game, len(kinds), seed)
    bots = []
    for seat, kind in enumerate(kinds):
        parameters = {"simulations": SEARCH[game.name]} if kind == "search" else None
        bot = make(kind, game, match.table.setup, seat, 100 + seat, parameters)
        bots.append(Listener(bot, match, seat))
    while actors := match.table.actors():
        match.act(actors[0], bots[actors[0]].choose())
    return match.record()


def rows_of(made: Review, kinds: list[str]) -> list[Row]:
    found = []
    for seat, kind in zip(made.seats, kinds):
        total = made.fair + seat.deal + seat.draws + seat.own + seat.fate + seat.others
        off = abs(total - seat.result)
        found.append(
            Row(
                kind, seat.result, seat.deal, seat.draws, seat.own, seat.fate, seat.others, off,
                seat.loss, seat.at_stake, seat.decisions, seat.mistakes,
            )
        )  # fmt: skip
    return found


def said_in(made: Review) -> list[Said]:
    """At four moments of a game, for every seat."""
    if made.unit != "win":
        return []
    chosen = made.moments[:: max(1, len(made.moments) // 4)]
    return [
        Said(moment.truth[seat], moment.known[seat], made.result[seat])
        for moment in chosen
        for seat in range(len(made.result))
    ]


def alarms_in(game: Game, record: Record, wanted: int) -> list[Alarm]:
    """Some decisions of a game, judged as usual and with ten times the playouts."""
    evaluator, story = evaluator_of(game), story_of(game, record)
    choices = [each.ply for each in story.decisions if len(each.options) > 1]
    chosen = set(choices[:: max(1, len(choices) // wanted)][:wanted])
    found = []
    for decision, minds in story.minds():
        if decision.ply not in chosen:
            continue
        mind, seat = minds[decision.seat], decision.seat
        clear = evaluator.clear * evaluator.leniency(decision.before, seat, decision.code)
        if math.isinf(clear):
            continue
        usual = judge(game, mind, seat, decision.options, decision.code, 60, evaluator.tables, decision.ply + 1)
        sure = judge(
            game, mind, seat, decision.options, decision.code, 60 * REFERENCE, evaluator.tables * REFERENCE, 77
        )
        found.append(Alarm(is_mistake(usual, clear), sure.loss * evaluator.clear / clear))
    return found


def measure(name: str, deals: int) -> Measured:
    game = hofstaat.game(name)
    rows: list[Row] = []
    said: list[Said] = []
    alarms: list[Alarm] = []
    plans = lineups(game, deals)
    each = max(4, math.ceil(JUDGED / len(plans)))
    for number, (kinds, seed) in enumerate(plans):
        record = played(game, kinds, seed)
        made = review(game, record, budget=LEAN, seed=number + 1)
        rows += rows_of(made, kinds)
        said += said_in(made)
        if len(alarms) < JUDGED:
            alarms += alarms_in(game, record, each)
        print(f"{name}: {number + 1} of {len(plans)} games", file=sys.stderr)
    begun = time.process_time()
    whole = review(game, record)
    cost = time.process_time() - begun
    size = len(msgspec.json.encode(whole))
    return Measured(
        name, rows, said, alarms, cost, size, len(whole.moments), evaluator_of(game).clear, build.describe()
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviewing", description=__doc__)
    parser.add_argument("--deals", type=int, default=12, help="deals of each game; every kind of bot plays every seat")
    parser.add_argument("--only", default="", help="only games with this in their name")
    parser.add_argument("--so-far", action="store_true", help="measure nothing, write the page from what was measured")
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in hofstaat.names():
        if args.only in name and not args.so_far:
            (KEPT / f"{name}.json").write_bytes(msgspec.json.encode(measure(name, args.deals)))
    kept = [KEPT / f"{name}.json" for name in hofstaat.names()]
    found = [msgspec.json.decode(path.read_bytes(), type=Measured) for path in kept if path.exists()]
    (HERE / "review.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
