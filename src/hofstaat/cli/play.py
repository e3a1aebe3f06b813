"""Starting, resuming and retelling games in the terminal."""

import secrets
from collections.abc import Sequence
from pathlib import Path

import typer

import hofstaat
from hofstaat.bots import levels
from hofstaat.cli import replay, saves
from hofstaat.cli.chronicle_file import ChronicleFile
from hofstaat.cli.errors import Refused
from hofstaat.cli.phrasing import Phrasing, game_texts
from hofstaat.cli.saves import Saved, Seating
from hofstaat.cli.screen import Screen
from hofstaat.cli.seating import PERSON, Seated, people_names, read_options, seat_everybody, seats_for
from hofstaat.cli.session import Leave, Session
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from hofstaat.engine.records import BadRecord

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
    book: ChronicleFile | None = None,
) -> None:
    """A new game."""
    words = game_texts(game, lang)
    number = seats_for(game, words, seats)
    kinds_wanted = [word.strip() for word in bots.split(",")] if bots else [usual_bot(game)]
    seated = seat_everybody(game, words, number, seat, people_names(words, humans, names), kinds_wanted)
    agreed = read_options(game, words, options)
    if book:
        agreed.update(book.agreed(game, words))
    match = Match.new(game, number, seed or secrets.token_hex(32), **agreed)
    kept = str(book.path.resolve()) if book else None
    sit_and_play(match, Seating(seated, str(cards.resolve()) if cards else None, kept), lang, book)


def usual_bot(game: Game) -> str:
    """The sensible beginner where there is one."""
    return levels(game)[min(1, len(levels(game)) - 1)]


def resume(path: Path, lang: str, *, cards: Path | None, wanted: str | None) -> None:
    """Go on with a saved game; a plain record is taken over from seat 0 against bots."""
    saved = saves.read(path)
    game = game_of(saved, cards)
    if wanted not in (None, game.name):
        raise Refused(game_texts(game, lang)("error-other-game", file=str(path), game=game.name))
    try:
        match = Match.resume(game, saved.record)
    except BadRecord as e:
        raise BadRecord(f"{path}: {e}") from None
    seats = saved.record.header.seats
    bots = [Seated(name, usual_bot(game)) for name in replay.names(saved, Phrasing(game, lang, []))[1:seats]]
    guest = Seated(game_texts(game, lang)("guest"), PERSON)
    seating = saved.seating or Seating([guest, *bots])
    sit_and_play(match, seating, lang, ChronicleFile(Path(seating.chronicle)) if seating.chronicle else None)


def game_of(saved: Saved, cards: Path | None) -> Game:
    """The game a record was played with, with the card file it names if none is given."""
    own = saved.seating.cards if saved.seating else None
    return hofstaat.game(saved.record.header.game, cards or (Path(own) if own else None))


def sit_and_play(match: Match, seating: Seating, lang: str, book: ChronicleFile | None) -> None:
    """Play; whoever leaves is told how to come back. A game that was over before is not entered again."""
    over = match.outcome() is not None
    phrasing = Phrasing(match.game, lang, [seated.name for seated in seating.seated])
    screen = Screen(match.game, phrasing)
    session = Session(match, seating, screen, saves.new_place(match.game.name))
    screen.welcome(seating.seated)
    try:
        session.run()
        if book and not over:
            book.enter(match, screen)
        screen.say()
        screen.say(phrasing("recorded", file=str(session.place)), "dim")
    except (Leave, EOFError):
        say_goodbye(session)
    except KeyboardInterrupt:
        say_goodbye(session)
        raise typer.Exit(INTERRUPTED) from None


def say_goodbye(session: Session) -> None:
    session.keep()
    session.screen.say()
    session.screen.say(session.phrasing("goodbye"))
    session.screen.say(f"  hofstaat play --load {session.place}", "bold")


def retell(path: Path, lang: str, *, seat: int | None, cards: Path | None, prove: bool) -> None:
    """Tell a record again: as one seat saw it; without a seat everything once it is over, else what anybody saw."""
    saved = saves.read(path)
    game = game_of(saved, cards)
    phrasing = Phrasing(game, lang, [])
    header = saved.record.header
    if seat is not None and not 0 <= seat < header.seats:
        raise Refused(phrasing("error-seat", seat=str(seat), last=str(header.seats - 1)))
    screen = Screen(game, Phrasing(game, lang, replay.names(saved, phrasing), seat))
    try:
        records.replay(game, saved.record)  # the whole record is sound before a word of it is told
        if prove:
            verify(game, saved.record)
        replay.tell_replay(game, saved, screen, seat, everything=seat is None and saved.record.end is not None)
    except BadRecord as e:
        raise BadRecord(f"{path}: {e}") from None
    if prove:
        screen.say(phrasing("verified"), "green")
