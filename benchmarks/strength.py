"""How strong the bots are: plays the contests below and writes benchmarks/strength.md. Started again, it goes on."""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import hofstaat
from hofstaat import build
from hofstaat.arena import workers
from hofstaat.arena.playing import Played
from hofstaat.arena.results import ResultsFolder, report
from hofstaat.arena.standings import Report, Standing
from hofstaat.arena.tournament import Tournament, schedule
from hofstaat.games.council_of_12.cards import MONTHS

HERE = Path(__file__).parent
KEPT = HERE.parent / "build" / "strength"
SEED = "strength"


@dataclass(frozen=True)
class Contest:
    """One bot against others; it should win this much more than its fair share, and surely more than `surely`."""

    game: str
    lineup: list[str]
    deals: int
    at_least: float
    surely: float

    def tournament(self) -> Tournament:
        return plan(self.game, [self.lineup], self.deals)


def plan(game: str, lineups: list[list[str]], deals: int) -> Tournament:
    return Tournament(game=game, seats=len(lineups[0]), lineups=lineups, deals=deals, seed=SEED)


def one(bot: str, others: str, seats: int) -> list[str]:
    return [bot, *[others] * (seats - 1)]


GREEDY = [
    Contest(game, one("greedy", "random", seats), 120 // seats, 1.6, 1.3)
    for game, tables in (
        ("hof-verrat", (2, 3, 4)),
        ("kabale-und-hiebe", (2, 3, 4)),
        ("list-und-tuecke", (3, 4)),
        ("mascarade", (4, 6)),
    )
    for seats in tables
]
MINISTER = [
    Contest("hof-verrat", one("minister", "greedy", 4), 60, 2.0, 2.0),
    Contest("kabale-und-hiebe", one("minister", "greedy", 3), 80, 2.0, 2.0),
    Contest("list-und-tuecke", one("minister", "greedy", 3), 80, 2.0, 2.0),
    Contest("mascarade", one("minister", "greedy", 4), 100, 2.0, 2.0),
    Contest("mascarade", one("minister", "courtier", 4), 100, 1.4, 1.4),
]
GREY_EMINENCE = [
    Contest("hof-verrat", one("grey-eminence", "minister", 4), 16, 1.5, 1.5),
    Contest("kabale-und-hiebe", one("grey-eminence", "minister", 3), 20, 1.5, 1.5),
    Contest("list-und-tuecke", one("grey-eminence", "minister", 3), 20, 1.5, 1.5),
    Contest("mascarade", one("grey-eminence", "minister", 4), 40, 1.5, 1.5),
]
TEAMS = [
    ["grey-eminence"] * 3,
    ["minister"] * 3,
    ["minister", "minister", "greedy"],
    ["minister", "minister", "random"],
    ["greedy"] * 3,
    ["random"] * 3,
]
TEAM_DEALS = 30
SCENARIO_TEAMS = TEAMS[:1] + TEAMS[2:4]
SCENARIO_DEALS = 6


def council(lineups: list[list[str]], deals: int, **options: object) -> Tournament:
    return Tournament(game="council-of-12", seats=3, lineups=lineups, deals=deals, seed=SEED, options=options)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("--jobs", type=int, default=0, help="processes at once (default: as many as cores)")
    parser.add_argument("--only", default="", help="only contests with this in their name")
    parser.add_argument("--so-far", action="store_true", help="play nothing, write the page from what was played")
    args = parser.parse_args()
    contests = [*GREEDY, *MINISTER, *GREY_EMINENCE]
    teams = council(TEAMS, TEAM_DEALS)
    scenarios = [council(SCENARIO_TEAMS, SCENARIO_DEALS, scenario=month) for month in MONTHS]
    tournaments = [*(contest.tournament() for contest in contests), teams, *scenarios]
    played = {
        name_of(each): compete(each, args.jobs, play=not args.so_far)
        for each in tournaments
        if args.only in name_of(each)
    }
    if not args.only:
        (HERE / "strength.md").write_text(page(contests, teams, scenarios, played), encoding="utf-8")


@dataclass(frozen=True)
class Results:
    """The report of a tournament, and the best points of each line-up."""

    report: Report
    best: list[int]


def name_of(tournament: Tournament) -> str:
    first = tournament.lineups[0]
    parts = [tournament.game, str(tournament.seats), first[0], first[-1], *map(str, tournament.options.values())]
    return "-".join(parts)


def compete(tournament: Tournament, jobs: int, *, play: bool) -> Results:
    """Play what has not been played yet, and report."""
    folder = ResultsFolder(KEPT / name_of(tournament))
    results = folder.open(tournament)
    done = {played.key for played in results}
    tasks = [task for task in schedule(tournament) if play and task.key not in done]
    for n, played in enumerate(workers.in_processes(tasks, jobs or workers.cores()), 1):
        folder.add(played)
        results.append(played)
        print(f"\r{name_of(tournament)}: {n}/{len(tasks)} ", end="", file=sys.stderr, flush=True)
    summary = report(tournament, results, together=hofstaat.game(tournament.game).cooperative)
    for row in summary.standings:
        print(f"{name_of(tournament)}: {said(row)}", flush=True)
    return Results(summary, [best_of(results, lineup) for lineup in range(len(tournament.lineups))])


def best_of(results: list[Played], lineup: int) -> int:
    return max((max(played.scores) for played in results if played.lineup == lineup), default=0)


def said(row: Standing) -> str:
    times = f"{row.times_fair:.2f} x fair, " if row.times_fair and row.fair else ""
    return f"{row.bot}: {row.share:.1%} ({row.low:.1%} to {row.high:.1%}), {times}{row.score:.1f} points"


# -- the page -----------------------------------------------------------------------------------------------------


def page(contests: list[Contest], teams: Tournament, scenarios: list[Tournament], played: dict[str, Results]) -> str:
    found = [(contest, played[name_of(contest.tournament())].report) for contest in contests]
    rows = [row_of(contest, summary) for contest, summary in found if summary.games]
    return "\n".join(
        [
            "# How strong the bots are",
            "",
            "`make strength` plays all of this again and writes this page. Every contest is also one command, given",
            "with it; `--seed strength` brings the same deals. Intervals are 95 % intervals; a bot's fair share is",
            "one victory in as many games as there are seats. Levels are budgets of simulations, so other machines get",
            "the same strength at another speed.",
            f"The core was {build.describe()}.",
            "",
            "## One bot against others",
            "",
            "| contest | games | share of victories | times its fair share | wanted | ms a decision | reached |",
            "|---|--:|--:|--:|--:|--:|---|",
            *rows,
            "",
            *[f"    {command(contest.tournament())}" for contest in contests],
            "",
            "## Council of 12: teams of three",
            "",
            "| team | games | won | points | best |",
            "|---|--:|--:|--:|--:|",
            *team_rows(played[name_of(teams)]),
            "",
            f"    {command(teams)}",
            "",
            "## Council of 12: the scenarios",
            "",
            f"Three grey eminences, and two ministers with somebody who is greedy or plays at random; {SCENARIO_DEALS}",
            "deals each, every seat in turn.",
            "",
            "| scenario | team | games | won | points | best |",
            "|---|---|--:|--:|--:|--:|",
            *[f"| {each.options['scenario']} {row}" for each in scenarios for row in team_rows(played[name_of(each)])],
            "",
            f"    {command(scenarios[0])} --option scenario=january",
            "",
        ]
    )


def row_of(contest: Contest, summary: Report) -> str:
    row = summary.standings[0]
    fair = row.fair or 1.0
    times = row.share / fair
    reached = times >= contest.at_least and row.low > contest.surely * fair
    who = f"{contest.lineup[0]} against {len(contest.lineup) - 1} {contest.lineup[-1]}"
    wanted = f"≥ {contest.at_least}, surely > {contest.surely}"
    interval = f"{times:.2f} ({row.low / fair:.2f} to {row.high / fair:.2f})"
    share = f"{row.share:.1%}"
    cells = [f"{contest.game}: {who}", row.games, share, interval, wanted, f"{1000 * row.seconds:.1f}"]
    return f"| {' | '.join(str(cell) for cell in cells)} | {'yes' if reached else 'no'} |"


def team_rows(results: Results) -> list[str]:
    return [team_row(row, results.best[row.lineup]) for row in results.report.standings]


def team_row(row: Standing, best: int) -> str:
    won = f"{row.share:.0%} ({row.low:.0%} to {row.high:.0%})"
    return f"| {row.bot} | {row.games} | {won} | {row.score:.1f} ± {row.score_deviation:.1f} | {best} |"


def command(tournament: Tournament) -> str:
    lineups = " ".join(f"--lineup {','.join(bots)}" for bots in tournament.lineups)
    return f"hofstaat arena {tournament.game} {lineups} --deals {tournament.deals} --seed {tournament.seed}"


if __name__ == "__main__":
    main()
