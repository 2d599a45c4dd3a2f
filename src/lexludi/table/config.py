"""Settings of a server, from the environment; secrets are generated, never defaults."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from lexludi.agents import AGENTS, make
from lexludi.kernel.errors import BadSetup, LexLudiError

LONGEST_AGENT = 40
"""Characters in the name of an agent, as chairs are stored."""


class BadConfig(LexLudiError):
    """A setting that the server cannot start with."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs. `address` is how browsers reach it; cookies are Secure when it is https."""

    database: str
    secret: str
    address: str
    bot_seconds: float = 0.7
    bot_processes: int = 1
    draw_processes: int = 0
    """Processes that draw boards; with none, threads of the server do."""
    agents: tuple[str, ...] = AGENTS
    """The agents that anybody may choose: ours, and those that whoever runs the server allows."""
    pace: float = 0.35
    """Seconds between two decisions of agents while people look on, so that they can follow."""
    mail: str = ""
    mail_from: str = ""
    forwarded: bool = False
    hosts: tuple[str, ...] = ()
    """Other names by which browsers reach it."""

    @property
    def secure(self) -> bool:
        return self.address.startswith("https:")

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the server keeps its files: LEXLUDI_HOME, or `lexludi` in the user's data folder."""
    chosen = environment.get("LEXLUDI_HOME")
    if chosen:
        return Path(chosen)
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "lexludi"


def load(environment: Mapping[str, str] = os.environ, address: str = "http://127.0.0.1:8000") -> Config:
    """The settings of this environment; makes the folder and the secret when they are not there yet."""
    folder = home(environment)
    database = environment.get("LEXLUDI_DATABASE", "")
    secret = environment.get("LEXLUDI_SECRET", "")
    if not database or not secret:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadConfig(f"The folder {folder} cannot be made: {error.strerror}.") from error
    if not database:
        database = f"sqlite:///{folder / 'lexludi.sqlite3'}"
    if not secret:
        secret = kept_secret(folder / "secret")
    if len(secret) < 32:
        raise BadConfig("LEXLUDI_SECRET must have at least 32 characters.")
    database = database_url(database)
    reached = environment.get("LEXLUDI_ADDRESS", address).rstrip("/")
    if not reached.startswith(("http://", "https://")):
        raise BadConfig(f"LEXLUDI_ADDRESS is {reached!r}; it must start with https:// or http://.")
    return Config(
        database=database,
        secret=secret,
        address=reached,
        bot_seconds=seconds(environment, "LEXLUDI_BOT_SECONDS", 0.7),
        pace=seconds(environment, "LEXLUDI_PACE", 0.35),
        bot_processes=processes(environment, "LEXLUDI_BOT_PROCESSES", 1),
        draw_processes=processes(environment, "LEXLUDI_DRAW_PROCESSES", 0),
        agents=allowed(environment.get("LEXLUDI_AGENTS", "")),
        mail=environment.get("LEXLUDI_MAIL", ""),
        mail_from=environment.get("LEXLUDI_MAIL_FROM", ""),
        forwarded=environment.get("LEXLUDI_FORWARDED", "") == "1",
        hosts=tuple(name for word in environment.get("LEXLUDI_HOSTS", "").split(",") if (name := word.strip().lower())),
    )


def database_url(database: str) -> str:
    """A database as SQLAlchemy names it."""
    if database.startswith(("postgres://", "postgresql://")):
        database = "postgresql+psycopg://" + database.split("://", 1)[1]
    if not database.startswith(("sqlite:", "postgresql+psycopg:")):
        raise BadConfig("LEXLUDI_DATABASE must start with sqlite:/// or postgresql://.")
    return database


def allowed(listed: str) -> tuple[str, ...]:
    """Our own agents and those listed, with commas between them; each is made once, to see that it can be."""
    more = tuple(name for word in listed.split(",") if (name := word.strip()))
    for name in more:
        if len(name) > LONGEST_AGENT:
            raise BadConfig(f"LEXLUDI_AGENTS: {name!r} has more than {LONGEST_AGENT} characters.")
        try:
            make(name)
        except BadSetup as error:
            raise BadConfig(f"LEXLUDI_AGENTS: {error}") from error
    return tuple(dict.fromkeys((*AGENTS, *more)))


def processes(environment: Mapping[str, str], name: str, least: int) -> int:
    given = environment.get(name, "1")
    if not given.isdecimal() or not least <= int(given) <= 64:
        raise BadConfig(f"{name} is {given!r}, not a number from {least} to 64.")
    return int(given)


def seconds(environment: Mapping[str, str], name: str, default: float) -> float:
    given = environment.get(name, "")
    try:
        return float(given) if given else default
    except ValueError:
        raise BadConfig(f"{name} is {given!r}, not a number of seconds.") from None


def kept_secret(path: Path) -> str:
    """The secret in a file only its owner reads; written once, and never half."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        if not path.exists():
            draft.touch(0o600)
            draft.write_text(secrets.token_hex(32) + "\n", "ascii")
            with suppress(FileExistsError):
                os.link(draft, path)
            draft.unlink()
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        raise BadConfig(f"The secret in {path} cannot be kept: {error}.") from error
