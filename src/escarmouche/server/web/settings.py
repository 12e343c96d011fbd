"""The settings of the service. Everything has a default that suits a game at home."""

from __future__ import annotations

import os

import msgspec


def processors() -> int:
    """The number of processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system can bind a process to processors
        return os.cpu_count() or 1


class Settings(msgspec.Struct, kw_only=True):
    """How the rooms are kept and how the bots think."""

    database: str = "sqlite:///escarmouche.db"  # any address that SQLAlchemy knows
    workers: int = 1  # processes that serve this database; if there are several, they tell each other who is here
    bot_processes: int = msgspec.field(default_factory=processors)  # in which bots think
    budget: float = 10.0  # seconds a bot may take for an answer; then its process is killed
    memory: int = 2048  # megabytes a bot may take
    stand_in: str = "greedy"  # the bot that plays for a person who went away
    patience: float = 300.0  # seconds after which the others may decide what becomes of an absent player's seat
    quiet: float = 8.0  # seconds of silence after which a connection counts as dead
    kept: int = 2000  # rooms kept in memory
    tick: float = 1.0  # seconds between two checks of who is still here and which bots are overdue
    look: float = 5.0  # seconds between two looks into the database for what no notice reported
