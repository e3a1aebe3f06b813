"""Words on the command line that are no command, refused in the reader's language."""

import re
from typing import Any

from hofstaat.texts import Texts

VALUES = (
    (r"integer", "usage-whole-number"),
    (r"greater|less|range|smaller", "usage-range"),
    (r"number|float", "usage-number"),
)
"""The library's sentences about a value, and ours."""

HEADINGS = (
    (r"^Usage:", "help-usage"),
    (r"^Arguments:", "help-arguments"),
    (r"^Options:", "help-options"),
    (r"^Commands:", "help-commands"),
    (r"Show this message and exit\.", "help-help"),
    (r"(?<=[\[ ])default:", "help-default"),
    (r"(?<=[\[ ])required(?=\])", "help-required"),
    (r"(?<=[\[ ])env var:", "help-env"),
)
"""The library's words in a help, and ours."""


def is_usage_error(error: Exception) -> bool:
    """Typer brings its own Click or uses the one installed; both name their exceptions alike."""
    return hasattr(error, "format_message")


def usage_sentences(error: Any, words: Texts) -> str:
    """The mistake, and where to read the right form."""
    said = sentence(error, words)
    if getattr(error, "ctx", None) is None:
        return said
    return f"{said} {words('usage-help', command=error.ctx.command_path)}"


def sentence(error: Any, words: Texts) -> str:
    match type(error).__name__:
        case "NoSuchOption":
            return words("usage-no-option", option=error.option_name)
        case "BadOptionUsage":
            key = "usage-takes-none" if "not take" in error.message else "usage-needs-value"
            return words(key, option=error.option_name)
        case "MissingParameter":
            return words("usage-missing", name=name_of(error.param))
        case "BadParameter" if error.param is not None and name_of(error.param) != "--lang":
            key = next((key for pattern, key in VALUES if re.search(pattern, error.message)), "usage-value")
            return words(key, name=name_of(error.param))
        case "BadParameter":
            return str(error.message)
    if found := re.search(r"No such command '(.*?)'", error.message):
        commands = ", ".join(sorted(error.ctx.command.commands))
        return words("usage-no-command", command=found[1], commands=commands)
    if found := re.search(r"unexpected extra arguments? ?(?:\(s\) )?\((.*)\)", error.message):
        return words("usage-extra", words=found[1])
    return str(error.format_message())


def name_of(param: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    longest: str = max(param.opts, key=len)
    return longest if longest.startswith("-") else str(param.metavar or longest).strip("[]…")


def help_in_words(text: str, words: Texts) -> str:
    """The help of a command, of which the library has written the headings."""
    for english, key in HEADINGS:
        text = re.sub(english, words(key), text, flags=re.MULTILINE)
    return text
