"""What a host can set. Everything has a default that suits a game at home."""

from __future__ import annotations

import os

import msgspec


def processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system lets a process be bound
        return os.cpu_count() or 1


class Settings(msgspec.Struct, kw_only=True):
    """How the rooms are kept and how the bots think."""

    database: str = "sqlite:///escarmouche.db"  # any address that SQLAlchemy knows
    workers: int = 1  # how many processes serve this database; more than one: they tell each other who is here
    thinkers: int = msgspec.field(default_factory=processors)  # processes in which bots think
    budget: float = 10.0  # seconds a bot may take for an answer; then its process is killed
    memory: int = 2048  # megabytes a bot may take
    stand_in: str = "greedy"  # the bot that plays for a person who went away
    patience: float = 300.0  # seconds after which the others may choose what becomes of an absent player's seat
    quiet: float = 8.0  # seconds without a word after which a line counts as dead
    kept: int = 2000  # rooms kept in memory
    tick: float = 1.0  # seconds between two looks at who is still here and which bots are overdue
    look: float = 5.0  # seconds between two looks into the database for what no notice told
