"""Find puzzles in games between bots and add them to the package, until there are enough or the time is up:

python -m tools.native python -m tools.puzzles kabale-und-hiebe --wanted 30 --seconds 600
"""

import argparse
import sys
import time
from pathlib import Path

import msgspec

import hofstaat
from hofstaat.review.mining import mined
from hofstaat.review.puzzles import Puzzle

FOLDER = Path(__file__).resolve().parent.parent / "src" / "hofstaat" / "review" / "puzzles"
EASY = 0.5  # of them at most


def kept(path: Path) -> list[Puzzle]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def easy(found: list[Puzzle]) -> int:
    return sum(each.level == "easy" for each in found)


def mine(name: str, wanted: int, seconds: float) -> int:
    """Each is written as soon as it is found; started again, it goes on after the last game."""
    path = FOLDER / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    found, stop = kept(path), time.monotonic() + seconds
    names = {each.id for each in found}
    for number in range(1_000_000):
        if len(found) >= wanted or time.monotonic() > stop:
            break
        for each in mined(hofstaat.game(name), f"puzzles {name} {number}"):
            if each.id not in names and (each.level != "easy" or easy(found) < wanted * EASY):
                names.add(each.id)
                found.append(each)
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(each) + b"\n")
                print(f"{name}: {len(found)} ({each.level}, game {number})", file=sys.stderr)
    return len(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", default=hofstaat.names())
    parser.add_argument("--wanted", type=int, default=30, help="puzzles of each game, those it has included")
    parser.add_argument("--seconds", type=float, default=600.0, help="for each game")
    args = parser.parse_args()
    for name in args.games:
        print(f"{name}: {mine(name, args.wanted, args.seconds)} puzzles")


if __name__ == "__main__":
    main()
