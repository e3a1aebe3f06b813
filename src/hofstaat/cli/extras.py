"""Parts of the package whose dependencies are extras: `pip install 'hofstaat[server]'`."""

from importlib import import_module
from types import ModuleType

from hofstaat.cli.errors import Refused
from hofstaat.texts import Texts


class ExtraMissing(Refused):
    """A command needs an extra that is not installed here."""


def load(module: str, extra: str, words: Texts) -> ModuleType:
    """A module of ours, or a sentence that says which extra it needs."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "hofstaat").partition(".")[0] == "hofstaat":
            raise
        raise ExtraMissing(words("error-extra", extra=extra, package=str(missing.name))) from None
