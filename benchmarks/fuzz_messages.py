"""Messages nobody should send: made from the protocol's own types, half right and half wrong, and mutated."""

import json
import random
import typing
from collections.abc import Iterator

import msgspec

from hofstaat.server.protocol import FromClient

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE log; --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "\u202eevil",
    "\u0000",
    "\ufeff",
    "A" * 5000,
    "👩\u200d🎤" * 40,
    "../../etc/passwd",
    "%s%s%n",
    "\ud83d",
)
ODD: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**63),
    2**70,
    0.5,
    -0.0,
    1e308,
    "",
    [],
    {},
    [[]],
    {"do": "act"},
)


class Nonsense:
    """Everything follows from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.kinds: list[type[msgspec.Struct]] = list(typing.get_args(FromClient))

    def messages(self, count: int) -> Iterator[bytes]:
        for _ in range(count):
            message = self.command()
            yield self.mutated(message) if self.rng.random() < 0.5 else message

    def command(self) -> bytes:
        """A command of a known kind, with any of its fields right, odd, hostile, missing or invented."""
        kind = self.rng.choice(self.kinds)
        tag = kind.__struct_config__.tag
        body: dict[str, object] = {"do": tag if self.rng.random() < 0.95 else self.value(str)}
        for field in msgspec.structs.fields(kind):
            if self.rng.random() < 0.9:
                body[field.encode_name] = self.value(field.type)
        if self.rng.random() < 0.05:
            body[self.rng.choice(["as", "token", "__class__", "seat "])] = self.value(str)
        return json.dumps(body, ensure_ascii=self.rng.random() < 0.5).encode("utf-8", "surrogatepass")

    def value(self, kind: object) -> object:
        rng, luck = self.rng, self.rng.random()
        if luck < 0.1:
            return rng.choice(ODD)
        if luck < 0.2:
            return rng.choice(HOSTILE)
        words = str(kind)
        if "bool" in words:
            return rng.random() < 0.5
        if "int" in words:
            return rng.choice([0, 0, 1, 1, 2, rng.randrange(20), rng.randrange(400), rng.randrange(2**33)])
        return rng.choice(["x", "page", "courtier", "hello", "good-luck", "Ada", f"{rng.getrandbits(40):x}"])

    def mutated(self, message: bytes) -> bytes:
        """Cut, doubled, swapped, flipped: a few times over."""
        data = bytearray(message)
        for _ in range(self.rng.randrange(1, 5)):
            at = self.rng.randrange(len(data) + 1)
            match self.rng.randrange(6):
                case 0:
                    del data[at:]
                case 1:
                    data[at:at] = bytes([self.rng.randrange(256)])
                case 2:
                    data[at:at] = data[: self.rng.randrange(len(data) + 1)]
                case 3:
                    data[at : at + 1] = self.rng.choice([b"{", b"}", b'"', b"[", b"]", b",", b":", b"\\", b"0"])
                case 4:
                    data[at : at + self.rng.randrange(8)] = b""
                case _:
                    data[at:at] = b"[" * self.rng.choice([1, 10, 1000])
        return bytes(data[:4096])
