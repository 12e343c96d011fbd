"""How a server is hosted: options of the command line, or ESCARMOUCHE_* variables, which also carry them to the worker processes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.server.web.settings import Settings, processors

PREFIX = "ESCARMOUCHE_"
SEVERAL = ("postgresql", "postgres", "redis", "rediss")  # channels that reach other processes


class BadHosting(EscarmoucheError):
    """A server cannot be run like that."""

    code = "bad-hosting"


class Hosting(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. `database` is a file or an address; empty: a file in the user's data folder."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = ""
    base: str = ""  # the address under which players reach it
    channel: str = "memory"  # or the address of PostgreSQL or Redis
    log: str = "info"
    proxy: str = ""  # the header in which a trusted proxy puts the client's address
    thinkers: int = msgspec.field(default_factory=processors)  # processes in which bots think, for each worker
    budget: float = 10.0
    patience: float = 300.0  # seconds after which the others may decide about an absent player's seat
    rooms_per_minute: int = 30  # that one address may make; 0: no limit
    joins_per_minute: int = 60
    lessons: str = ""  # a folder of lessons of one's own

    def checked(self) -> Hosting:
        """These options if they fit together; otherwise BadHosting says why not."""
        kind = self.channel.split(":")[0].split("+")[0]
        if kind not in (*SEVERAL, "memory"):
            raise BadHosting("error-channel", channel=kind)
        if self.workers > 1 and kind == "memory":
            raise BadHosting("error-workers-memory", workers=self.workers)
        if self.base and not self.base.startswith(("http://", "https://")):
            raise BadHosting("error-base", base=self.base)
        if self.lessons and not Path(self.lessons).is_dir():
            raise BadHosting("error-no-file", file=self.lessons)
        return self

    def settings(self) -> Settings:
        """The settings of the service."""
        alone = self.channel == "memory"  # otherwise there may be other workers, on other machines too
        workers = self.workers if alone else max(2, self.workers)
        return Settings(
            database=address(self.database),
            workers=workers,
            bot_processes=self.thinkers,
            budget=self.budget,
            patience=self.patience,
        )

    def environ(self) -> dict[str, str]:
        """These options as variables."""
        return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(self).items()}


def hosting(environ: Mapping[str, str] = os.environ) -> Hosting:
    """The options that the variables set.

    >>> hosting({"ESCARMOUCHE_PORT": "80", "ESCARMOUCHE_BASE": "https://table.example"}).port
    80
    """
    values = {
        field.name: environ[PREFIX + field.name.upper()]
        for field in msgspec.structs.fields(Hosting)
        if environ.get(PREFIX + field.name.upper())
    }
    try:
        return msgspec.convert(values, Hosting, strict=False)
    except msgspec.ValidationError as problem:
        name = str(problem).rpartition("`$.")[2].rstrip("`")
        raise BadHosting("error-variable", name=PREFIX + name.upper(), value=values.get(name, "")) from None


def address(database: str) -> str:
    """The address of a database; a file means SQLite.

    >>> address("/srv/games.sqlite"), address("postgresql://localhost/games")
    ('sqlite:////srv/games.sqlite', 'postgresql+psycopg://localhost/games')
    """
    if "://" not in database:
        file = Path(database).expanduser().absolute() if database else folder() / "escarmouche.sqlite"
        return f"sqlite:///{file}"
    kind, _, rest = database.partition("://")
    return f"postgresql+psycopg://{rest}" if kind in ("postgresql", "postgres") else database


def folder() -> Path:
    """Our folder in the user's data folder (XDG_DATA_HOME). It is made if it is missing."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    ours = (Path(base) if base else Path.home() / ".local" / "share") / "escarmouche"
    ours.mkdir(parents=True, exist_ok=True)
    return ours
