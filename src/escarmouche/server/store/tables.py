"""The tables: rooms, their seats, and the entries of their logs. Secrets of players are stored only as hashes."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # their version: with others the log plays out differently
    sa.Column("options", sa.Text, nullable=False),  # JSON, with the number of seats
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False, index=True),
    sa.Column(
        "practice", sa.Boolean, nullable=False, server_default=sa.true()
    ),  # all rooms were, before it was a choice
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token_hash", sa.Text),
    sa.Column("invitation_hash", sa.Text, unique=True),
)

log_entries = sa.Table(
    "lines",
    metadata,
    sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("serial", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
)
