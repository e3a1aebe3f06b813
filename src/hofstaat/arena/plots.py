"""Pictures of a tournament, with matplotlib (an extra): shares of victory, points, ratings; as PNG and as SVG."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hofstaat.arena import ratings
from hofstaat.arena.playing import Played
from hofstaat.arena.standings import Report, in_order
from hofstaat.texts import Texts

FORMATS = ("png", "svg")


def draw(report: Report, results: Sequence[Played], folder: Path, words: Texts, *, together: bool) -> list[Path]:
    """All pictures of a tournament; the files written, none without matplotlib."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        return []
    written: list[Path] = []
    ordered = in_order(results)
    pictures = {"win-share": shares, "scores": scores, "ratings": rating_course}
    for name, picture in pictures.items():
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        picture(axes, report, ordered, words, together)
        axes.spines[["top", "right"]].set_visible(False)
        for kind in FORMATS:
            written.append(folder / f"{name}.{kind}")
            figure.savefig(written[-1], dpi=150)
    return written


def shares(axes: Any, report: Report, results: Sequence[Played], words: Texts, together: bool) -> None:  # noqa: FBT001
    """Each bot's share of the victories with its interval, beside the fair one."""
    rows = report.standings[::-1]
    labels = [f"{row.bot}\n({words('arena-lineup')} {row.lineup + 1})" for row in rows]
    errors = [[max(0.0, row.share - row.low) for row in rows], [max(0.0, row.high - row.share) for row in rows]]
    axes.errorbar([row.share for row in rows], range(len(rows)), xerr=errors, fmt="o", capsize=4)
    for at, row in enumerate(rows):
        if row.fair is not None:
            label = words("arena-fair") if at == 0 else None
            axes.plot([row.fair] * 2, [at - 0.3, at + 0.3], color="grey", linestyle="--", label=label)
            axes.legend(loc="best", frameon=False)
    axes.set_yticks(range(len(rows)), labels)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(words("arena-share"))


def scores(axes: Any, report: Report, results: Sequence[Played], words: Texts, together: bool) -> None:  # noqa: FBT001
    """How the points spread: the middle half as a box, the rest as whiskers."""
    points: dict[str, list[int]] = defaultdict(list)
    for played in results:
        for seat, bot in enumerate(played.bots):
            name = ratings.team_of(played) if together else bot
            points[f"{name}\n({words('arena-lineup')} {played.lineup + 1})"].append(played.scores[seat])
    axes.boxplot(list(points.values()), orientation="horizontal", showmeans=True, tick_labels=list(points))
    axes.set_xlabel(words("arena-score"))


def rating_course(axes: Any, report: Report, results: Sequence[Played], words: Texts, together: bool) -> None:  # noqa: FBT001
    """The rating after each game, with its uncertainty."""
    for name, steps in ratings.course(results, together=together).items():
        games = range(1, len(steps) + 1)
        (line,) = axes.plot(games, [step.mu for step in steps], label=name)
        low, high = [step.mu - step.sigma for step in steps], [step.mu + step.sigma for step in steps]
        axes.fill_between(games, low, high, color=line.get_color(), alpha=0.15)
    if axes.get_lines():
        axes.legend(loc="best", frameon=False)
    axes.set_xlabel(words("arena-games"))
    axes.set_ylabel(words("arena-rating"))
