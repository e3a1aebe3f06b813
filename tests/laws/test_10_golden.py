"""Law 10: compiled and uncompiled give the same everything, move by move.

Both are held to the same golden games: `tests/replays/<game>.json` has a digest of everything that happened and was
seen in some random games. After a change of the rules, raise the game's version and run
`python -m tests.laws.test_10_golden`.
"""

import hashlib
import json
from pathlib import Path

from hofstaat.engine.game import Game
from tests.random_play import GAMES, deal, every_game, everybody, plain, walk

FOLDER = Path(__file__).parent.parent / "replays"
GAMES_EACH = 2


def digest(game: Game, seats: int, seed: int) -> str:
    """Everything: options, actions, events and views of everybody, and the outcome."""
    total = hashlib.sha256()
    match = deal(game, seats, seed)
    for step in walk(match, seed):
        total.update(f"{step.seat} {step.code} {match.table.options(step.seat)}".encode())
        for seat in everybody(match.table):
            total.update(plain(game.view(match.table, seat)))
    total.update(f"{match.journal} {match.outcome()} {match.plies}".encode())
    return total.hexdigest()[:16]


def digests(game: Game) -> dict[str, str]:
    return {f"{seats}/{seed}": digest(game, seats, seed) for seats in game.seats for seed in range(GAMES_EACH)}


def path(game: Game) -> Path:
    return FOLDER / f"{game.name}.json"


@every_game
def test_golden_games(game: Game) -> None:
    golden = json.loads(path(game).read_text())
    assert golden["rules"] == game.version
    assert digests(game) == golden["digests"]


if __name__ == "__main__":
    for each in GAMES:
        path(each).write_text(json.dumps({"rules": each.version, "digests": digests(each)}, indent=1) + "\n")
