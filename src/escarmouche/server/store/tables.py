"""The tables: rooms, the seats in them, and the lines of their logs. Secrets of players are there as hashes only."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # their version: other rules would play the lines otherwise
    sa.Column("options", sa.Text, nullable=False),  # JSON, with the number of seats
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False, index=True),
    sa.Column(
        "practice", sa.Boolean, nullable=False, server_default=sa.true()
    ),  # so were all before there was a choice
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

lines = sa.Table(
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
