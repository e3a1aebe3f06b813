"""Bad input gets one sentence and exit status 2, never a traceback."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

import typer

BAD_INPUT = 2
P = ParamSpec("P")


class Refused(ValueError):
    """What was asked cannot be done; the message is the sentence for the player, in their language."""


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
            typer.echo(f"hofstaat: {sentence(error)}", err=True)
            raise typer.Exit(BAD_INPUT) from None

    return carefully


def sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}."
    return str(error)
