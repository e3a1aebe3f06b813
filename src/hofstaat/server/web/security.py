"""The checks around every request: headers, hosts and origins, size of bodies, the visitor's cookie."""

import ipaddress
import re
import secrets
import socket
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hofstaat.server.monitoring import metrics
from hofstaat.server.web.lobby import token_hash
from hofstaat.server.settings import Settings

COOKIE = "hofstaat"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}\Z")
COOKIE_LASTS_S = 365 * 24 * 3600
MAX_BODY_BYTES = 524_288
"""Of a request: the chronicle of a group that has played every week for twenty years."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE = ("GET", "HEAD")


class Guard:
    """Lets through what comes from our own pages (or from no page at all) to a host we answer for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.https = settings.base_url.startswith("https://")
        self.names = own_hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            metrics.REFUSED.labels(refusal).inc()
            await refuse(refusal, scope, receive, self.with_headers(send, None))
            return
        known = visitor_secret(scope)
        secret = known or secrets.token_urlsafe(32)
        scope["visitor"] = token_hash(secret)
        sending = send if scope["type"] == "websocket" else self.with_headers(send, None if known else secret)
        await self.app(scope, receive, sending)

    def refusal(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_known_host(host):
            return "unknown-host"
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            origin = headers.get("origin")
            if origin is not None and not same_origin(origin, host):
                return "foreign-origin"
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return "foreign-origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY_BYTES:
            return "too-large"
        return None

    def is_known_host(self, host: str) -> bool:
        """A name must be one of ours; an address cannot be made to point here by somebody else's name server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.names or is_address(name)

    def with_headers(self, send: Send, fresh: str | None) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.https:
                    headers["strict-transport-security"] = f"max-age={COOKIE_LASTS_S}"
                if fresh:
                    headers.append("set-cookie", cookie(fresh, secure=self.https))
            await send(message)

        return sending


def own_hosts(settings: Settings) -> set[str]:
    """The names under which this server may be asked for."""
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine.partition('.')[0]}.local", settings.host.lower()}
    base = urlsplit(settings.base_url).hostname
    return names | ({base} if base else set())


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(origin: str, host: str) -> bool:
    return urlsplit(origin).netloc.lower() == host.lower() and origin.startswith(("http://", "https://"))


async def refuse(key: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Before anything else is looked at."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    status = 413 if key == "too-large" else 403
    body = f'{{"key":"{key}","params":{{}}}}'
    await Response(body, status, media_type="application/json")(scope, receive, send)


# -- visitors ----------------------------------------------------------------------------------------------------------


def visitor_secret(scope: Scope) -> str | None:
    """The secret of the visitor's cookie, if it has the form of one of ours."""
    try:
        jar = SimpleCookie(Headers(scope=scope).get("cookie", ""))
    except CookieError:
        return None
    value = jar[COOKIE].value if COOKIE in jar else ""
    return value if SECRET.match(value) else None


def cookie(secret: str, *, secure: bool) -> str:
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={COOKIE_LASTS_S}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def visitor_of(connection: HTTPConnection) -> str:
    """The visitor who asks: the hash of the visitor's secret."""
    visitor: str = connection.scope["visitor"]
    return visitor
