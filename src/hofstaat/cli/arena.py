"""hofstaat arena: playing a tournament with a progress bar, and showing what came of it."""

import itertools
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import hofstaat
from hofstaat.arena import plots, ratings, workers
from hofstaat.arena.playing import Played
from hofstaat.arena.results import ResultsFolder, report
from hofstaat.arena.standings import Report, in_order
from hofstaat.arena.statistics import Statistics, statistics_of
from hofstaat.arena.tournament import CannotPlay, Task, Tournament, check_setup, read_lineups, schedule
from hofstaat.cli.errors import Refused
from hofstaat.engine.game import Game
from hofstaat.texts import Texts
from hofstaat.texts.phrasing import game_texts

MANY_CARDS = 12  # of the best and of the worst are shown


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The options of the command line, apart from the game."""

    lineups: list[str]
    seats: int | None
    deals: int
    seed: str
    options: dict[str, object]
    cards: Path | None
    limit: float
    jobs: int
    ray: str | None
    folder: Path | None


def agree(game: Game, plan: Plan) -> Tournament:
    """The tournament, checked: whatever is impossible is refused before anything is played."""
    lineups = read_lineups(game, plan.lineups, plan.seats)
    seats = len(lineups[0])
    check_setup(game, seats, plan.options)
    return Tournament(
        game=game.name,
        seats=seats,
        lineups=lineups,
        deals=plan.deals,
        seed=plan.seed,
        options=plan.options,
        cards=str(plan.cards.resolve()) if plan.cards else None,
        limit=plan.limit,
    )


@contextmanager
def in_words(words: Texts) -> Iterator[None]:
    """A tournament that cannot be played is refused in the reader's language."""
    try:
        yield
    except CannotPlay as error:
        raise Refused(error.sentence(words, error.key, error.facts)) from None


def compete(game: Game, lang: str, plan: Plan, *, pictures: bool) -> None:
    """Play a tournament, show the report, write everything into its folder if there is one."""
    words = game_texts(game, lang)
    tournament = agree(game, plan)
    results = play(tournament, plan, words)
    console = Console(highlight=False)
    if not results:
        return
    summary = report(tournament, results, together=game.cooperative)
    show_report(console, words, summary)
    if plan.folder:
        ResultsFolder(plan.folder).write(summary, in_order(results))
        if pictures and not plots.draw(summary, results, plan.folder, words, together=game.cooperative):
            console.print(words("arena-no-plots"), style="dim")
        console.print(words("arena-written", folder=str(plan.folder)), style="dim")


def play(tournament: Tournament, plan: Plan, words: Texts) -> list[Played]:
    """Everything that has not been played yet. Ctrl-C ends it early; what was played counts."""
    folder = ResultsFolder(plan.folder) if plan.folder else None
    results = folder.open(tournament) if folder else []
    if plan.ray is not None:
        workers.connected(plan.ray)
    done = {played.key for played in results}
    tasks = [task for task in schedule(tournament) if task.key not in done]
    try:
        with closing(hand_out(tasks, plan)) as coming:
            for played in with_progress(coming, len(done), len(tasks), words):
                results.append(played)
                if folder:
                    folder.add(played)
    except KeyboardInterrupt:
        print(words("arena-interrupted" if folder else "arena-stopped", games=len(results)), file=sys.stderr)
    return results


def hand_out(tasks: Sequence[Task], plan: Plan) -> Generator[Played]:
    if plan.ray is not None:
        return workers.on_ray(tasks, plan.ray)
    return workers.in_processes(tasks, plan.jobs or workers.cores())


def with_progress(coming: Iterable[Played], done: int, to_do: int, words: Texts) -> Iterator[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words("arena-playing"), total=done + to_do, completed=done)
        for played in coming:
            progress.advance(bar)
            yield played


# -- the report ---------------------------------------------------------------------------------------------------


def show_report(console: Console, words: Texts, summary: Report) -> None:
    console.print(standings_table(words, summary))
    for lineup, length in enumerate(summary.lengths, 1):
        facts = {"mean": round(length.mean, 1), "low": length.shortest, "high": length.longest}
        console.print(words("arena-length", lineup=lineup, **facts))
    if summary.ratings:
        shown = [f"{name} {rating.mu:.1f} ± {rating.sigma:.1f}" for name, rating in summary.ratings.items()]
        console.print(f"{words('arena-rating')}: {' · '.join(shown)}")
    elif not ratings.is_installed():
        console.print(words("arena-no-ratings"), style="dim")
    for fault in summary.faults:
        console.print(f"{words('arena-fault')}: {fault}", style="red")


def standings_table(words: Texts, summary: Report) -> Table:
    table = Table(title=words("arena-title", games=summary.games), title_justify="left", box=None, pad_edge=False)
    table.add_column(words("arena-lineup"))
    table.add_column(words("arena-bot-column"))
    for key in (
        "arena-share",
        "arena-interval",
        "arena-times-fair",
        "arena-score",
        "arena-milliseconds",
        "arena-slowest",
    ):
        table.add_column(words(key), justify="right")
    for row in summary.standings:
        times = row.times_fair
        table.add_row(
            str(row.lineup + 1),
            row.bot,
            f"{row.share:.1%}",
            f"{row.low:.1%}-{row.high:.1%}",
            "" if times is None else f"{times:.2f}",
            f"{row.score:.1f} ± {row.score_deviation:.1f}",
            f"{1000 * row.seconds:.1f}",
            f"{1000 * row.slowest:.0f}",
        )
    return table


# -- how a game behaves -------------------------------------------------------------------------------------------


def tell_habits(source: str, lang: str, plan: Plan, *, as_json: Path | None) -> None:
    """From a tournament's folder, or from games played for the purpose."""
    path = Path(source)
    if path.is_dir():
        tournament, results = ResultsFolder(path).tournament(), ResultsFolder(path).games()
        game = hofstaat.game(tournament.game)
    else:
        game = hofstaat.game(source)
        results = play(agree(game, plan), plan, game_texts(game, lang))
    words = game_texts(game, lang)
    if not results:
        raise CannotPlay("arena-nothing")
    found = statistics_of(game.name, in_order(results), together=game.cooperative)
    show_habits(Console(highlight=False), words, found)
    if as_json:
        as_json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def show_habits(console: Console, words: Texts, found: Statistics) -> None:
    length = found.length
    mean, low, high = found.scores
    console.print(words("arena-title", games=found.games), style="bold")
    console.print(
        words("arena-habit-length", mean=round(length.mean, 1), low=length.shortest, high=length.longest)
        + " "
        + words("arena-habit-scores", mean=round(mean, 1), low=round(low), high=round(high))
    )
    ends = [f"{reason_of(words, reason)} {share:.0%}" for reason, share in found.reasons.items()]
    console.print(words("arena-habit-ends", ends=", ".join(ends), shared=f"{found.shared:.0%}"))
    console.print(seats_table(words, found))
    console.print(cards_table(words, found))


def reason_of(words: Texts, reason: str) -> str:
    return words(f"reason-{reason}") if words.has(f"reason-{reason}") else reason


def seats_table(words: Texts, found: Statistics) -> Table:
    table = Table(title=words("arena-habit-seats"), title_justify="left", box=None, pad_edge=False)
    for key in ("arena-seat", "arena-share", "arena-interval", "arena-score"):
        table.add_column(words(key), justify="right")
    for row in found.seats:
        table.add_row(str(row.seat), f"{row.share:.1%}", f"{row.low:.1%}-{row.high:.1%}", f"{row.score:.1f}")
    return table


def cards_table(words: Texts, found: Statistics) -> Table:
    table = Table(title=words("arena-habit-cards"), title_justify="left", box=None, pad_edge=False)
    table.add_column(words("cards-name"))
    for key in ("arena-chosen", "arena-times-fair"):
        table.add_column(words(key), justify="right")
    rows = found.cards
    if len(rows) > 2 * MANY_CARDS:
        rows = list(itertools.chain(rows[:MANY_CARDS], rows[-MANY_CARDS:]))
    for row in rows:
        times = "" if row.times_fair is None else f"{row.times_fair:.2f}"
        table.add_row(words.card(row.card), f"{row.each_game:.2f}", times)
    return table
