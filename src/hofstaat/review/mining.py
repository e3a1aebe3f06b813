"""Finding puzzles in games between bots: clear to the evaluator with three seeds, confirmed by the search."""

from collections.abc import Iterator, Sequence

from hofstaat.bots import make
from hofstaat.bots.evaluator import Valued, evaluate, evaluator_of, likelihood, rows_of, summed
from hofstaat.bots.listener import Listener
from hofstaat.bots.search import SearchBot
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.match import Match
from hofstaat.engine.records import Record
from hofstaat.review.making import version_of
from hofstaat.review.puzzles import Level, Move, Puzzle
from hofstaat.review.reasons import reasons_of
from hofstaat.review.story import Decision, Story, story_of

BOTS = (("search", 100), ("greedy", 0), ("search", 30), ("greedy", 0))
GLANCE, LOOK = 30, 100
SEEDS = (101, 202, 303)
SURELY = 10  # times the look: so often a candidate is looked at again, with each seed
EQUAL, CLEAR, STILL = 0.3, 1.0, 0.8  # of the line: equal options; what others lose; what they lose when verified
OPEN = (0.15, 0.92)  # neither lost nor won
MOST_RIGHT = 3  # at most every third option may be right
SHOWN = 4
CONFIRMING = 4000  # simulations of the second opinion
TRIES, FOUND = 3, 2
PER_GAME = 3


def line_of(game: Game) -> float:
    """The least loss of a wrong move."""
    return 3.0 if game.cooperative else 0.10


def mined(game: Game, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game between bots."""
    record = played(game, seed)
    story = story_of(game, record)
    taken = 0
    for decision, minds in story.minds():
        if len(decision.options) < 3 or taken == PER_GAME:
            continue
        right = verified(game, minds[decision.seat], decision)
        if right is None or is_plain_truth(game, minds[decision.seat], decision, right):
            continue
        if not is_confirmed(game, minds[decision.seat], decision, right):
            continue
        taken += 1
        yield puzzle_of(game, story, decision, minds[decision.seat], right)


def played(game: Game, seed: str) -> Record:
    """A game between good and middling bots, on changing seats."""
    seats = 3 if 3 in game.seats and game.name != "mascarade" else 4
    match = Match.new(game, seats, seed)
    turn = sum(seed.encode()) % seats
    listeners = []
    for seat in range(seats):
        kind, simulations = ("greedy", 0) if game.cooperative else BOTS[(seat + turn) % len(BOTS)]
        parameters = {"simulations": simulations} if simulations else None
        listeners.append(Listener(make(kind, game, match.table.setup, seat, seat + 1, parameters), match, seat))
    while actors := match.table.actors():
        match.act(actors[0], listeners[actors[0]].choose())
    return match.record(with_seed=True)


def right_options(found: Sequence[Valued], line: float, least: float) -> set[int] | None:
    """The options as good as the best, if every other is clearly worse and they are few; else None."""
    right = {option.code for option in found if option.loss <= EQUAL * line}
    wrong = [option for option in found if option.code not in right]
    if not wrong or min(option.loss for option in wrong) < least * line or len(right) * MOST_RIGHT > len(found):
        return None
    return right


def verified(game: Game, mind: Knowledge, decision: Decision) -> set[int] | None:
    """A glance, a look, then ten times that with three seeds: every time the same right options."""
    line, seat, options = line_of(game), decision.seat, decision.options
    glance = evaluate(game, mind, seat, options, GLANCE, decision.ply + 5)
    if sorted(option.loss for option in glance)[len(glance) // MOST_RIGHT] < CLEAR * line:
        return None
    found = evaluate(game, mind, seat, options, LOOK, decision.ply)
    if not game.cooperative and not OPEN[0] <= found[0].value <= OPEN[1]:
        return None
    right = right_options(found, line, CLEAR)
    for seed in SEEDS if right else ():
        again = right_options(evaluate(game, mind, seat, options, SURELY * LOOK, seed), line, STILL)
        if again is None or again != right:
            return None
    return right


def is_plain_truth(game: Game, mind: Knowledge, decision: Decision, right: set[int]) -> bool:
    """To say what one certainly is puzzles nobody."""
    claim = evaluator_of(game).claim
    for code in right:
        if claim(decision.before, decision.seat, code) is not None:
            return likelihood(mind, lambda table: claim(table, decision.seat, code), 50, 1) == 1.0  # noqa: B023
    return False


def is_confirmed(game: Game, mind: Knowledge, decision: Decision, right: set[int]) -> bool:
    """Another way to think takes one of the right options; a council has no other."""
    if game.cooperative:
        return True
    bot = SearchBot(game, decision.before.setup, decision.seat, 7, simulations=CONFIRMING)
    bot.search.think(mind, CONFIRMING, 0.0)
    return bot.search.best(decision.options) in right


def level_of(game: Game, story: Story, decision: Decision, right: set[int]) -> Level:
    """Easy if a courtier finds it, medium if a little search does, else hard."""
    if finds(game, story, decision, right, "greedy", None):
        return "easy"
    return "medium" if finds(game, story, decision, right, "search", {"simulations": 50}) else "hard"


def finds(
    game: Game, story: Story, decision: Decision, right: set[int], kind: str, parameters: dict[str, float] | None
) -> bool:
    """In two of three tries."""
    setup, seat = decision.before.setup, decision.seat
    told = [game.witness(setup, event, seat) for event in story.journal[: decision.events]]
    choices = [game.choice(decision.before, seat, code) for code in decision.options]
    hits = 0
    for seed in range(TRIES):
        bot = make(kind, game, setup, seat, seed + 1, parameters)
        for event in told:
            if event is not None:
                bot.hear(event)
        hits += bot.choose(game.view(decision.before, seat), decision.options, choices) in right
    return hits >= FOUND


def puzzle_of(game: Game, story: Story, decision: Decision, mind: Knowledge, right: set[int]) -> Puzzle:
    """With the best right move and up to three of the best wrong ones, in the order of their codes."""
    seat = decision.seat
    rows = rows_of(game, mind, seat, decision.options, SURELY * LOOK, SEEDS[0])
    found = summed(game, seat, decision.options, rows)
    best = next(option for option in found if option.code in right)
    wrong = [option for option in found if option.code not in right]
    shown = sorted([best, *wrong[: SHOWN - 1]], key=lambda option: option.code)
    columns = [decision.options.index(option.code) for option in shown]
    moves = [
        Move(
            words=game.say(decision.before, seat, option.code),
            value=round(option.value, 3),
            error=round(option.error, 3),
            is_right=option.code in right,
            reasons=reasons_of(
                game, seat, decision.before, rows, column, [other for other in columns if other != column]
            ),
        )
        for option, column in zip(shown, columns)
    ]
    lines = story.record.plies[: decision.ply]
    header = story.record.header
    return Puzzle(
        id=f"{header.commitment or ''}"[7:15] + f"-{decision.ply}",
        game=game.name,
        evaluator=version_of(game),
        unit="points" if game.cooperative else "win",
        seat=seat,
        turn=decision.turn,
        level=level_of(game, story, decision, right),
        gap=round(min(option.loss for option in wrong), 3),
        moves=moves,
        right=[game.say(decision.before, seat, code) for code in sorted(right)],
        record=records.write(Record(header, list(lines), None)),
    )
