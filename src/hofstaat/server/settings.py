"""The settings: by option, else by environment variable, else the default for one's own machine."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from hofstaat.engine.refusal import Refusal
from hofstaat.server.rate_limits import Rate

PREFIX = "HOFSTAAT_"
TRUE = ("1", "true", "yes", "on")
FALSE = ("", "0", "false", "no", "off")


class BadSetting(Refusal):
    """A setting that cannot be used; the sentence says which and what would be right."""


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may do: at once, and then per second."""

    request: Rate = Rate(120, 20)
    change: Rate = Rate(60, 2)
    open_table: Rate = Rate(20, 0.1)
    join: Rate = Rate(20, 0.5)
    connect: Rate = Rate(60, 3)
    command: Rate = Rate(40, 10)
    talk: Rate = Rate(6, 0.5)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the server is told from outside."""

    host: str = "127.0.0.1"
    port: int = 8123
    database: str = ""
    data: Path = Path()
    browser: bool = True
    base_url: str = ""
    workers: int = 1  # processes that serve; several need PostgreSQL
    bot_pace: float = 0.9  # seconds a bot takes at least, whatever its cards
    bot_workers: int = 0  # 0: as many as the machine can spare
    bot_limit: float = 20.0  # seconds after which a bot that does not answer is replaced by a random choice
    linger: float = 5.0  # seconds an empty match stays in memory
    log_level: str = "warning"
    rate_factor: float = 1.0  # allows one client (or everybody behind one address) so many times more
    rates: Rates = Rates()

    def scaled_rates(self) -> Rates:
        factor = self.rate_factor
        names = Rates.__struct_fields__
        return Rates(**{name: getattr(self.rates, name).times(factor) for name in names})

    def database_url(self) -> str:
        """For SQLAlchemy: SQLite in the data folder unless something else is asked for."""
        url = self.database or f"sqlite:///{self.data / 'hofstaat.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if url.startswith(scheme):
                return "postgresql+psycopg://" + url.removeprefix(scheme)
        if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise BadSetting(
                f"The database {url!r} is neither sqlite:///FILE nor postgresql://….", "setting-database", url=repr(url)
            )
        return url


def load(env: Mapping[str, str] = os.environ, **options: object) -> Settings:
    """Options that are not None count before the environment (HOFSTAAT_PORT …), and that before the defaults."""
    given = {name: value for name, value in options.items() if value is not None}
    values = {**from_environment(env), **given}
    values.setdefault("data", env.get(f"{PREFIX}DATA") or platformdirs.user_data_dir("hofstaat", appauthor=False))
    values["data"] = Path(str(values["data"])).expanduser().resolve()
    settings = Settings(**values)  # type: ignore[arg-type] # every value was read by its field's own type
    check(settings)
    return settings


def from_environment(env: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = env.get(PREFIX + field.name.upper())
        if text is not None and field.name not in ("rates", "data"):
            found[field.name] = read(PREFIX + field.name.upper(), text, field.type)
    if f"{PREFIX}NO_BROWSER" in env:
        found["browser"] = not read(f"{PREFIX}NO_BROWSER", env[f"{PREFIX}NO_BROWSER"], bool)
    return found


def read(name: str, text: str, kind: object) -> object:
    """A value from the environment."""
    if kind is bool:
        if text.lower() in TRUE + FALSE:
            return text.lower() in TRUE
        raise BadSetting(f"{name} is {text!r}; it should be 1 or 0.", "setting-flag", name=name, value=repr(text))
    try:
        return {int: int, float: float}.get(kind, str)(text)  # type: ignore[call-overload]
    except ValueError:
        sentence = f"{name} is {text!r}; it should be a number."
        raise BadSetting(sentence, "setting-number", name=name, value=repr(text)) from None


def check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise BadSetting(
            f"The port {settings.port} is not between 0 and 65535.", "setting-port", port=str(settings.port)
        )
    if not settings.rate_factor > 0:
        factor = str(settings.rate_factor)
        raise BadSetting(f"The rate factor {factor} is not above 0.", "setting-rate-factor", factor=factor)
    if settings.base_url and not settings.base_url.startswith(("http://", "https://")):
        url = repr(settings.base_url)
        raise BadSetting(f"The base URL {url} should begin with http:// or https://.", "setting-base-url", url=url)
    if settings.log_level not in ("debug", "info", "warning", "error"):
        level = repr(settings.log_level)
        raise BadSetting(f"The log level {level} is not debug, info, warning or error.", "setting-log", level=level)
    if settings.workers < 1:
        workers = str(settings.workers)
        raise BadSetting(f"The number of workers {workers} is not 1 or more.", "setting-workers", workers=workers)
    if settings.database_url().startswith("sqlite") and settings.workers > 1:
        sentence = "Several workers need PostgreSQL: name one with --database postgresql://…, or use one worker."
        raise BadSetting(sentence, "setting-postgresql")
