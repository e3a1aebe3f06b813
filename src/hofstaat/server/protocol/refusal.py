"""A refused request: a key and parameters, never a sentence."""

import re
import unicodedata

from hofstaat.server.monitoring import metrics


class Refusal(Exception):
    """A request or command that is not carried out and changes nothing."""

    def __init__(self, key: str, /, *, status: int = 409, **params: object) -> None:
        super().__init__(key)
        metrics.REFUSED.labels(key).inc()
        self.key = key
        self.status = status
        self.params = params


def clean_text(text: str, key: str) -> str:
    """A name or a remark as it is shown: no control characters, no runs of blanks; nothing left is refused."""
    blank = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    shown = "".join(c for c in blank if unicodedata.category(c)[0] != "C" or c == "\u200d")
    if not shown.strip("\u200d "):
        raise Refusal(key, status=400)
    return shown
