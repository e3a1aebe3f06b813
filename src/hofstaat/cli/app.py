"""The commands and their options, in the reader's language."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

import hofstaat
from hofstaat import build
from hofstaat.cli import extras
from hofstaat.cli.errors import BAD_INPUT, Refused, spoken
from hofstaat.cli.usage import help_in_words, is_usage_error, usage_sentences
from hofstaat.engine.game import Game
from hofstaat.engine.registry import UnknownGame
from hofstaat.texts import LANGUAGES, Texts, language, texts

DEFAULT_GAME = "hof-verrat"


def asked_language(words: Sequence[str]) -> str | None:
    """--lang among the words, before they are parsed: help and errors are in that language too."""
    asked = None
    for word, following in pairwise([*words, ""]):
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def speak(lang: str | None = None) -> Texts:
    return texts(language(lang), "cli", "engine")


T = speak(asked_language(sys.argv))


class HelpfulCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return help_in_words(super().get_help(ctx), T)


class HelpfulGroup(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return help_in_words(super().get_help(ctx), T)


app = typer.Typer(
    cls=HelpfulGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=T("help"),
    no_args_is_help=False,
)


def check_language(context: typer.Context, value: str | None) -> str | None:
    """The language asked for with this command or before it, else that of HOFSTAAT_LANG."""
    if value is not None and value[:2].lower() not in LANGUAGES:
        raise typer.BadParameter(T("error-language", lang=value, known=", ".join(LANGUAGES)))
    if is_typed(context, "lang"):
        return value
    above = [one.params["lang"] for one in ancestors(context) if is_typed(one, "lang")]
    return above[0] if above else value


def ancestors(context: typer.Context) -> Iterator[Any]:
    """The contexts of the commands before this one, the nearest first."""
    parent: Any = context.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def is_typed(context: typer.Context, name: str) -> bool:
    """Whether an option is on the command line, not only in the surroundings or in its default."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


Lang = Annotated[
    str | None, typer.Option("--lang", help=T("help-lang"), envvar="HOFSTAAT_LANG", callback=check_language)
]
Cards = Annotated[Path | None, typer.Option("--cards", help=T("help-cards"), metavar="FILE")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=T("help-game"))]


def run(words: Sequence[str]) -> int:
    """Run the command line; its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = typer.main.get_command(app).main(list(words), prog_name="hofstaat", standalone_mode=False)
    except typer.Abort:  # the input has ended
        return 1
    except Exception as error:
        if not is_usage_error(error):
            raise
        typer.echo(f"hofstaat: {usage_sentences(error, speak(asked_language(words)))}", err=True)
        return BAD_INPUT
    return int(result or 0)


def find_game(name: str, words: Texts, cards: Path | None = None) -> Game:
    """The game of this name, with the player's own card file."""
    if name not in hofstaat.names():
        raise Refused(words("error-game", game=name, games=", ".join(hofstaat.names())))
    try:
        return hofstaat.game(name, cards)
    except UnknownGame as e:
        raise Refused(str(e)) from None


def show_version(*, value: bool) -> None:
    if value:
        typer.echo(f"hofstaat {build.version()} ({build.describe()})")
        raise typer.Exit


# -- serve --------------------------------------------------------------------------------------------------------

Host = Annotated[str | None, typer.Option(help=T("help-host"), envvar="HOFSTAAT_HOST")]
Port = Annotated[int | None, typer.Option(help=T("help-port"), envvar="HOFSTAAT_PORT", min=0, max=65535)]
Database = Annotated[str | None, typer.Option(help=T("help-database"), envvar="HOFSTAAT_DATABASE", metavar="URL")]
Data = Annotated[Path | None, typer.Option(help=T("help-data"), envvar="HOFSTAAT_DATA", metavar="FOLDER")]
Browser = Annotated[bool | None, typer.Option("--browser/--no-browser", help=T("help-browser"))]
BaseUrl = Annotated[str | None, typer.Option(help=T("help-base-url"), envvar="HOFSTAAT_BASE_URL", metavar="URL")]

Workers = Annotated[int | None, typer.Option(help=T("help-workers"), envvar="HOFSTAAT_WORKERS", min=1)]


@app.callback(invoke_without_command=True)
@spoken
def hofstaat_command(
    context: typer.Context,
    *,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", "-V", help=T("help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        try:
            start_server(lang, {})
        except extras.ExtraMissing as missing:
            typer.echo(f"hofstaat: {missing}", err=True)
            play_default_game(lang)


@app.command(cls=HelpfulCommand, help=T("help-serve"))
@spoken
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data: Data = None,
    browser: Browser = None,
    base_url: BaseUrl = None,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    options = {"host": host, "port": port, "database": database, "data": data, "browser": browser}
    start_server(lang, {**options, "base_url": base_url, "workers": workers})


def start_server(lang: str | None, options: dict[str, object]) -> None:
    """Start the server and pass on its exit status."""
    server = extras.load("hofstaat.server.main", "server", speak(lang))
    raise typer.Exit(int(server.serve(**options, lang=lang) or 0))


def play_default_game(lang: str | None) -> None:
    """A game in the terminal, where there is no server to open one in the browser."""
    from hofstaat.cli.play import play_game  # noqa: PLC0415

    play_game(find_game(DEFAULT_GAME, speak(lang)), language(lang))


# -- play ---------------------------------------------------------------------------------------------------------


@app.command(cls=HelpfulCommand, help=T("help-play"))
@spoken
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=T("help-game"))] = None,
    *,
    seats: Annotated[int | None, typer.Option(help=T("help-seats"))] = None,
    bots: Annotated[str | None, typer.Option(help=T("help-bots"), metavar="KIND[,KIND…]")] = None,
    seat: Annotated[int, typer.Option(help=T("help-seat"))] = 0,
    humans: Annotated[int, typer.Option(help=T("help-humans"))] = 1,
    name: Annotated[list[str] | None, typer.Option(help=T("help-name"))] = None,
    seed: Annotated[str | None, typer.Option(help=T("help-seed"))] = None,
    cards: Cards = None,
    option: Annotated[list[str] | None, typer.Option(help=T("help-option"), metavar="NAME=VALUE")] = None,
    load: Annotated[Path | None, typer.Option(help=T("help-load"), metavar="FILE")] = None,
    chronicle: Annotated[Path | None, typer.Option(help=T("help-chronicle"), metavar="FILE")] = None,
    year: Annotated[int | None, typer.Option(help=T("help-year"))] = None,
    context: typer.Context,
    lang: Lang = None,
) -> None:
    from hofstaat.cli import play as terminal  # noqa: PLC0415 - rich, bots

    tongue = language(lang)
    if load is not None:
        refuse_with_load(context, speak(lang))
        terminal.resume(load, tongue, cards=cards, wanted=game, chronicle=chronicle, year=year)
        return
    if game is None:
        raise Refused(speak(lang)("error-which-game", games=", ".join(hofstaat.names())))
    terminal.play_game(
        find_game(game, speak(lang), cards),
        tongue,
        seats=seats,
        bots=bots,
        seat=seat,
        humans=max(humans, len(name or [])),
        names=name or [],
        seed=seed,
        options=option or [],
        cards=cards,
        chronicle=chronicle,
        year=year,
    )


def refuse_with_load(context: typer.Context, words: Texts) -> None:
    """A saved game has these already."""
    for name in ("seats", "bots", "seat", "humans", "name", "seed", "option"):
        if is_typed(context, name):
            raise Refused(words("error-load", option=f"--{name}"))


@app.command(cls=HelpfulCommand, help=T("help-lesson"))
@spoken
def lesson(
    game: GameName,
    *,
    name: Annotated[str | None, typer.Option(help=T("help-name-one"))] = None,
    again: Annotated[bool, typer.Option("--again", help=T("help-again"))] = False,
    lang: Lang = None,
) -> None:
    from hofstaat.cli import lesson as school  # noqa: PLC0415 - rich, bots

    names = [name] if name is not None else []
    school.play_lesson(find_game(game, speak(lang)), language(lang), name=names, again=again)


# -- looking things up --------------------------------------------------------------------------------------------


@app.command(cls=HelpfulCommand, help=T("help-rules"))
@spoken
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help=T("help-rule"))] = None,
    lang: Lang = None,
) -> None:
    from hofstaat import rulebook  # noqa: PLC0415
    from hofstaat.cli.screen import show_rules  # noqa: PLC0415

    find_game(game, speak(lang))
    tongue = language(lang)
    found = [rulebook.rule(game, rule, tongue)] if rule else rulebook.rules(game, tongue)
    show_rules(Console(highlight=False), found)


@app.command(cls=HelpfulCommand, help=T("help-cards-command"))
@spoken
def cards(game: GameName, cards: Cards = None, lang: Lang = None) -> None:
    from hofstaat.cli.cards_command import show_cards  # noqa: PLC0415

    show_cards(find_game(game, speak(lang), cards), language(lang), Console(highlight=False))


@app.command(cls=HelpfulCommand, help=T("help-award"))
@spoken
def award(
    goal: Annotated[str, typer.Argument(metavar="GOAL", help=T("help-award-goal"))],
    column: Annotated[list[str] | None, typer.Argument(metavar="[COLOUR:CARD]…", help=T("help-award-column"))] = None,
    *,
    json: Annotated[bool, typer.Option("--json", help=T("help-award-json"))] = False,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli.award import game_with_awards, show_award  # noqa: PLC0415

    show_award(find_game(game_with_awards(), speak(lang), cards), language(lang), goal, column or [], as_json=json)


@app.command(cls=HelpfulCommand, help=T("help-replay"))
@spoken
def replay(
    file: Annotated[Path, typer.Argument(help=T("help-file"), metavar="FILE")],
    *,
    seat: Annotated[int | None, typer.Option(help=T("help-replay-seat"))] = None,
    verify: Annotated[bool, typer.Option("--verify", help=T("help-verify"))] = False,
    browser: Annotated[bool, typer.Option("--browser", help=T("help-replay-browser"))] = False,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli.play import retell, serve_record  # noqa: PLC0415

    if browser:
        raise typer.Exit(serve_record(file, language(lang)))
    retell(file, language(lang), seat=seat, cards=cards, prove=verify)


@app.command("review", cls=HelpfulCommand, help=T("help-review"))
@spoken
def review_command(
    file: Annotated[Path, typer.Argument(help=T("help-file"), metavar="FILE")],
    *,
    seat: Annotated[int | None, typer.Option(help=T("help-review-seat"))] = None,
    json: Annotated[bool, typer.Option("--json", help=T("help-review-json"))] = False,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli.review import review_file  # noqa: PLC0415 - rich, bots

    review_file(file, language(lang), seat=seat, cards=cards, as_json=json)


@app.command(cls=HelpfulCommand, help=T("help-puzzle"))
@spoken
def puzzle(
    game: GameName,
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help=T("help-puzzle-number"))] = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli.puzzle import solve_puzzle  # noqa: PLC0415 - rich, bots

    solve_puzzle(find_game(game, speak(lang)), language(lang), number)


# -- the arena ----------------------------------------------------------------------------------------------------


class Arena(HelpfulGroup):
    """`hofstaat arena GAME` is short for `hofstaat arena play GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        at = 2 if args[:1] == ["--lang"] else 1 if args and args[0].startswith("--lang=") else 0
        if args[at:] and args[at] not in {*self.commands, "--help"}:
            args = [*args[:at], "play", *args[at:]]
        return super().parse_args(ctx, args)


arena = typer.Typer(cls=Arena, help=T("help-arena"), no_args_is_help=True)
app.add_typer(arena, name="arena")


@arena.callback()
def arena_command(lang: Lang = None) -> None:
    """Where `--lang` may stand, too."""


LineUps = Annotated[list[str] | None, typer.Option("--lineup", help=T("help-lineup"), metavar="BOT[,BOT…]")]
Seats = Annotated[int | None, typer.Option(help=T("help-seats"))]
Deals = Annotated[int, typer.Option(help=T("help-deals"), min=1)]
ArenaSeed = Annotated[str, typer.Option(help=T("help-arena-seed"))]
GameOptions = Annotated[list[str] | None, typer.Option("--option", help=T("help-option"), metavar="NAME=VALUE")]
Jobs = Annotated[int, typer.Option(help=T("help-jobs"), min=0)]
Limit = Annotated[float, typer.Option(help=T("help-limit"), min=0.01)]
Ray = Annotated[str | None, typer.Option(help=T("help-ray"), metavar="ADDRESS")]
Out = Annotated[Path | None, typer.Option(help=T("help-out"), metavar="FOLDER")]


@arena.command("play", cls=HelpfulCommand, help=T("help-arena-play"))
@spoken
def arena_play(
    game: GameName,
    *,
    lineup: LineUps = None,
    seats: Seats = None,
    deals: Deals = 50,
    seed: ArenaSeed = "0",
    option: GameOptions = None,
    out: Out = None,
    plots: Annotated[bool, typer.Option("--plots/--no-plots", help=T("help-plots"))] = True,
    jobs: Jobs = 0,
    ray: Ray = None,
    limit: Limit = 10.0,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli import arena as hall  # noqa: PLC0415 - rich, bots
    from hofstaat.cli.seating import read_options  # noqa: PLC0415

    found = find_game(game, speak(lang), cards)
    plan = hall.Plan(
        lineups=lineup or ["greedy,random"],
        seats=seats,
        deals=deals,
        seed=seed,
        options=read_options(found, option or []),
        cards=cards,
        limit=limit,
        jobs=jobs,
        ray=ray,
        folder=out,
    )
    with hall.in_words(speak(lang)):
        hall.compete(found, language(lang), plan, pictures=plots)


@arena.command("stats", cls=HelpfulCommand, help=T("help-arena-stats"))
@spoken
def arena_stats(
    source: Annotated[str, typer.Argument(metavar="GAME|FOLDER", help=T("help-arena-source"))],
    *,
    bots: Annotated[str, typer.Option(help=T("help-arena-bots"), metavar="BOT[,BOT…]")] = "greedy",
    seats: Seats = None,
    deals: Deals = 200,
    seed: ArenaSeed = "0",
    option: GameOptions = None,
    jobs: Jobs = 0,
    json: Annotated[Path | None, typer.Option(help=T("help-json"), metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from hofstaat.cli import arena as hall  # noqa: PLC0415 - rich, bots
    from hofstaat.cli.seating import read_options, seats_for  # noqa: PLC0415

    plan = hall.Plan(
        lineups=[bots], seats=seats, deals=deals, seed=seed, options={}, cards=None, limit=10.0, jobs=jobs, ray=None,
        folder=None,
    )  # fmt: skip
    if not Path(source).is_dir():
        game = find_game(source, speak(lang))
        options = read_options(game, option or [])
        plan = msgspec.structs.replace(plan, seats=seats_for(game, seats), options=options)
    with hall.in_words(speak(lang)):
        hall.tell_habits(source, language(lang), plan, as_json=json)


@app.command(cls=HelpfulCommand, help=T("help-bench"))
@spoken
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help=T("help-bench-games"))] = None,
    json: Annotated[Path | None, typer.Option(help=T("help-json"), metavar="FILE")] = None,
    rounds: Annotated[int, typer.Option(help=T("help-rounds"), min=1)] = 5,
    lang: Lang = None,
) -> None:
    from hofstaat import bench as stopwatch  # noqa: PLC0415

    names = [find_game(name, speak(lang)).name for name in games or stopwatch.our_games()]
    stopwatch.report(stopwatch.compare(names, rounds=rounds), json)


@app.command(cls=HelpfulCommand, help=T("help-fuzz"))
@spoken
def fuzz(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help=T("help-fuzz-games"))] = None,
    *,
    actions: Annotated[int, typer.Option(help=T("help-fuzz-actions"), min=1)] = 100_000,
    seed: Annotated[int | None, typer.Option(help=T("help-fuzz-seed"))] = None,
    against_source: Annotated[bool, typer.Option("--against-source", help=T("help-fuzz-against-source"))] = False,
    out: Annotated[Path, typer.Option(help=T("help-fuzz-out"), metavar="FOLDER")] = Path(),
    json: Annotated[Path | None, typer.Option(help=T("help-json"), metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from hofstaat.against_source import compare  # noqa: PLC0415 - processes
    from hofstaat.cli.fuzz import against_laws, fuzz_games  # noqa: PLC0415 - rich

    words = speak(lang)
    names = [find_game(name, words).name for name in games or hofstaat.names()]
    chosen = secrets.randbits(30) if seed is None else seed
    course = compare if against_source else against_laws
    if not fuzz_games(names, course, (chosen, actions), out, words, Console(highlight=False), json):
        raise typer.Exit(1)


__all__ = ["BAD_INPUT", "app", "run"]
