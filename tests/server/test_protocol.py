"""docs/protocol.md has an example of every message that decodes; the front end's types are up to date."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hofstaat.server import protocol
from hofstaat.server.protocol import FromClient, FromServer, HttpResponse, ServerMessage
from tools import typescript

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_decodes(name: str, text: str) -> None:
    """As what it says; what the server sends is whole."""
    kind: Any = getattr(protocol, name)
    union = FromClient if kind in get_args(FromClient) else FromServer if kind in get_args(FromServer) else kind
    message = msgspec.json.decode(text, type=union)
    assert type(message) is kind
    if issubclass(kind, ServerMessage | HttpResponse):
        assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(text)


def test_every_message_has_an_example() -> None:
    wanted = [*get_args(FromClient), *get_args(FromServer), *protocol.REQUESTS, *protocol.RESPONSES]
    assert {kind.__name__ for kind in wanted} <= {name for name, _ in EXAMPLES}


def test_every_key_is_explained() -> None:
    """Every key the server can refuse with stands in the table."""
    source = "\n".join(path.read_text() for path in (ROOT / "src" / "hofstaat" / "server").rglob("*.py"))
    used = set(re.findall(r'\b(?:Refusal|fault|tidy)\((?:[^()"]*, )?"([a-z-]+)"', source))
    used |= set(re.findall(r'problem = "([a-z-]+)"', source)) | set(
        re.findall(r'return "([a-z]+-[a-z-]+)"$', source, re.MULTILINE)
    )
    assert len(used) > 30
    assert {key for key in used if f"`{key}`" not in PAGE} == set()


@pytest.mark.parametrize("name", typescript.files())
def test_the_types_of_the_front_end_are_up_to_date(name: str) -> None:
    """If not: python -m tools.typescript."""
    assert (ROOT / name).read_text(encoding="utf-8") == typescript.files()[name]
