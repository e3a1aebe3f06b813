"""Our speed beside that of OpenSpiel, RLCard and PettingZoo in one run: playing, observing, searching."""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from benchmarks import searching, step_rate_goals, step_rates
from benchmarks.peers import peers
from hofstaat import bench


def main() -> None:
    """Measure everybody in interleaved rounds, show the tables, write the figures if asked."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=bench.our_games(), help="which of our games (default: all)")
    parser.add_argument("--json", type=Path, help="write figures and ratios to this file")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, the best of which counts")
    parser.add_argument("--seconds", type=float, default=0.25, help="how long one measurement takes")
    args = parser.parse_args()
    played = bench.compare(args.games, peers(), rounds=args.rounds, seconds=args.seconds)
    bench.report(played)
    stepped = step_rate_goals.measure(step_rates.everybody(args.games), args.rounds, args.seconds)
    stepped.show(Console())
    searches = searching.compare(args.games, args.rounds)
    if args.json is not None:
        figures = {**played.plain(), "observed": stepped.plain(), "search": searches}
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


if __name__ == "__main__":
    main()
