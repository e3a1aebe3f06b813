"""Bad input gets one sentence in the reader's language and exit status 2, never a traceback."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import typer

import hofstaat
from hofstaat.engine.refusal import Refusal, what_the_system_says
from hofstaat.texts import Texts, language, texts

BAD_INPUT = 2
P = ParamSpec("P")


class Refused(ValueError):
    """The command cannot be carried out; the message is the sentence for the player, in their language."""


def is_ours(error: Exception) -> bool:
    """Errors our packages raise for bad input are sentences; so is what the system says of a file."""
    return isinstance(error, OSError) or type(error).__module__.startswith("hofstaat.")


def spoken(command: Callable[P, None]) -> Callable[P, None]:
    """Say what was wrong with the input, and leave with status 2."""

    @wraps(command)
    def carefully(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            raise
        except (ValueError, LookupError, OSError) as error:
            if not is_ours(error):
                raise
            typer.echo(f"hofstaat: {sentence(error, words_for(kwargs))}", err=True)
            raise typer.Exit(BAD_INPUT) from None

    return carefully


def words_for(options: dict[str, object]) -> Texts:
    """The texts for whoever typed a command with these options, those of the game first if it names one."""
    lang, game = options.get("lang"), options.get("game")
    names = [game] if isinstance(game, str) and game in hofstaat.names() else []
    return texts(language(lang if isinstance(lang, str) else None), *names, "cli", "engine")


@contextmanager
def in_words(words: Texts, file: Path | None = None) -> Iterator[None]:
    """Refusals in these words, which know the game, and with the name of the file they are about."""
    try:
        yield
    except Refusal as refusal:
        where = f"{file}: " if file else ""
        raise Refused(f"{where}{words.refusal(refusal)}") from None


def sentence(error: Exception, words: Texts) -> str:
    if isinstance(error, Refusal):
        return words.refusal(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {words.refusal(what_the_system_says(error))}."
    return str(error)
