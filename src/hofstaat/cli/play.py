"""Starting, resuming and retelling games in the terminal."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

import hofstaat
from hofstaat.bots import levels
from hofstaat.cli import extras, replay, saves
from hofstaat.cli.chronicle_file import ChronicleFile
from hofstaat.cli.errors import BAD_INPUT, Refused, in_words
from hofstaat.cli.lesson_session import LessonSession
from hofstaat.cli.saves import Saved, Seating
from hofstaat.cli.screen import Screen
from hofstaat.cli.seating import PERSON, Seated, people_names, read_options, seat_everybody, seats_for
from hofstaat.cli.session import Leave, Session
from hofstaat.engine import records
from hofstaat.engine.chronicle import Chronicle
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from hofstaat.lessons import has_lesson
from hofstaat.texts import Texts, texts
from hofstaat.texts.phrasing import Phrasing, game_texts

INTERRUPTED = 130


def play_game(
    game: Game,
    lang: str,
    *,
    seats: int | None = None,
    bots: str | None = None,
    seat: int = 0,
    humans: int = 1,
    names: Sequence[str] = (),
    seed: str | None = None,
    options: Sequence[str] = (),
    cards: Path | None = None,
    chronicle: Path | None = None,
    year: int | None = None,
) -> None:
    """A new game."""
    words = game_texts(game, lang)
    number = seats_for(game, seats)
    kinds_wanted = [word.strip() for word in bots.split(",")] if bots else [usual_bot(game)]
    seated = seat_everybody(game, words, number, seat, people_names(words, humans, names), kinds_wanted)
    agreed = read_options(game, options)
    book = chronicle_file(game, words, chronicle, year)
    if book:
        agreed = book.agreement(agreed)
    with in_words(words):
        match = Match.new(game, number, secrets.token_hex(32) if seed is None else seed, **agreed)
    seating = Seating(seated, absolute(cards), absolute(chronicle), year, secrets.token_hex(8))
    sit_and_play(match, seating, lang, book)


def usual_bot(game: Game) -> str:
    """The sensible beginner where there is one."""
    return levels(game)[min(1, len(levels(game)) - 1)]


def absolute(path: Path | None) -> str | None:
    """As another day in another folder will find it."""
    return str(path.absolute()) if path else None


def chronicle_file(game: Game, words: Texts, path: Path | None, year: int | None) -> ChronicleFile | None:
    """The chronicle that the game will be entered into, proven to be one that can be written."""
    if path is None and year is not None:
        raise Refused(words("chronicle-year-alone"))
    book = ChronicleFile(path, game, words, year) if path else None
    if book:
        book.check()
    return book


def resume(
    path: Path,
    lang: str,
    *,
    cards: Path | None = None,
    wanted: str | None = None,
    chronicle: Path | None = None,
    year: int | None = None,
) -> None:
    """Go on with a saved game; a plain record is taken over from seat 0 against bots."""
    saved = read_saved(path, lang)
    game = game_of(saved, cards, lang)
    words = game_texts(game, lang)
    if wanted not in (None, game.name):
        raise Refused(words("error-other-game", file=str(path), game=game.name))
    with in_words(words, path):
        match = Match.resume(game, saved.record)
    seating = saved.seating or newly_seated(game, saved, lang)
    kept = Path(seating.chronicle) if seating.chronicle else None
    try:
        book = chronicle_file(game, words, chronicle or kept, year)
    except Refused as refused:
        if chronicle is not None or kept is None:
            raise
        raise Refused(f"{refused} {words('chronicle-other')}") from None
    if book and chronicle:
        book.check_dealt(match)
    if book:
        book.year = seating.year if year is None else year
        seating = msgspec.structs.replace(seating, chronicle=absolute(book.path), year=book.year)
    sit_and_play(match, seating, lang, book)


def newly_seated(game: Game, saved: Saved, lang: str) -> Seating:
    """A guest on seat 0 of a plain record, bots on the others."""
    seats = saved.record.header.seats
    bots = [Seated(name, usual_bot(game)) for name in replay.names(saved, Phrasing(game, lang, []))[1:seats]]
    return Seating([Seated(game_texts(game, lang)("guest"), PERSON), *bots])


def read_saved(path: Path, lang: str) -> Saved:
    with in_words(texts(lang, "cli", "engine"), path):
        return saves.read(path)


def game_of(saved: Saved, cards: Path | None, lang: str) -> Game:
    """The game a record was played with, with the card file it names if none is given."""
    name, known = saved.record.header.game, hofstaat.names()
    if name not in known:
        raise Refused(texts(lang, "cli", "engine")("error-game", game=repr(name), games=", ".join(known)))
    own = saved.seating.cards if saved.seating else None
    return hofstaat.game(name, cards or (Path(own) if own else None))


def sit_and_play(
    match: Match, seating: Seating, lang: str, book: ChronicleFile | None, place: Path | None = None
) -> None:
    """Play; whoever leaves is told how to come back."""
    phrasing = Phrasing(match.game, lang, [seated.name for seated in seating.seated])
    screen = Screen(match.game, phrasing)
    session = session_of(match, seating, screen, place or saves.new_place(match.game.name))
    screen.welcome(seating.seated)
    if book and match.outcome() is None:
        tell_next(book.read(), match, screen)
    try:
        session.run()
        if book:
            enter(book, session)
        screen.say()
        if session.keep():
            screen.say(phrasing("recorded", file=str(session.place)), "dim")
    except (Leave, EOFError):
        say_goodbye(session)
    except KeyboardInterrupt:
        say_goodbye(session)
        raise typer.Exit(INTERRUPTED) from None


def session_of(match: Match, seating: Seating, screen: Screen, place: Path) -> Session:
    if seating.lesson is None or not has_lesson(match.game.name):
        return Session(match, seating, screen, place)
    return LessonSession(match, seating, screen, place)


def say_goodbye(session: Session) -> None:
    session.screen.say()
    if session.keep():
        session.screen.say(session.phrasing("goodbye"))
        say_how_to_load(session)


def say_how_to_load(session: Session) -> None:
    game = session.match.game.name
    if session.place == saves.lesson_place(game):
        session.screen.command(f"hofstaat lesson {game}")
    else:
        session.screen.command(f"hofstaat play --load {shlex.quote(str(session.place))}")


# -- the chronicle -----------------------------------------------------------------------------------------------


def tell_next(chronicle: Chronicle, match: Match, screen: Screen) -> None:
    """The consequences of the chronicle for this game."""
    facts = chronicle.next_facts(match.table.setup.options)
    screen.say(screen.phrasing.told("chronicle-next", facts))


def enter(book: ChronicleFile, session: Session) -> None:
    """Enter the game that is over; only then ask what else should be written down. Where that cannot be, it is kept."""
    screen, name = session.screen, session.seating.match or str(session.match.record().header.commitment)
    try:
        nameless = session.seating.match is None
        chronicle = book.enter(session.match, screen.phrasing.names, name, nameless=nameless)
    except Refused as refused:
        screen.say(str(refused), "yellow")
        screen.say(screen.phrasing("chronicle-later"))
        say_how_to_load(session)
        raise typer.Exit(BAD_INPUT) from None
    session.entered()
    if chronicle is None:
        screen.say(screen.phrasing("chronicle-known", file=str(book.path)), "dim")
    else:
        screen.say(screen.phrasing("chronicle-entered", file=str(book.path)), "dim")
        screen.say(screen.phrasing.told("chronicle-entry", chronicle.entry_facts(name)))
        ask_for_remark(book, name, screen)


def ask_for_remark(book: ChronicleFile, name: str, screen: Screen) -> None:
    """Free text, or nothing where nobody wants to type."""
    try:
        remark = screen.read(screen.phrasing("chronicle-question"))
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return
    try:
        if remark:
            book.remark(name, remark)
    except Refused as refused:
        screen.say(str(refused), "yellow")


def retell(path: Path, lang: str, *, seat: int | None, cards: Path | None, prove: bool) -> None:
    """Tell a record again: as one seat saw it; without a seat everything once it is over, else what anybody saw."""
    saved = read_saved(path, lang)
    game = game_of(saved, cards, lang)
    phrasing = Phrasing(game, lang, [])
    with in_words(phrasing.words, path):  # the whole record is sound before a word of it is told
        verify(game, saved.record) if prove else records.replay(game, saved.record)
    seats = saved.record.header.seats
    if seat is not None and not 0 <= seat < seats:
        raise Refused(phrasing("error-seat", seat=str(seat), last=str(seats - 1)))
    screen = Screen(game, Phrasing(game, lang, replay.names(saved, phrasing), seat))
    replay.tell_replay(game, saved, screen, seat, everything=seat is None and saved.record.end is not None)
    if prove:
        screen.say(phrasing("verified"), "green")


def serve_record(path: Path, lang: str) -> int:
    """Open a record in the browser, to look at it or to play on; the exit status."""
    saved = read_saved(path, lang)
    words = game_texts(game_of(saved, None, lang), lang)
    with in_words(words, path):
        return int(extras.load("hofstaat.server.import_record", "server", words).import_and_serve(saved.record, lang))
