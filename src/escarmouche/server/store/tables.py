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
    sa.Column("beginning", sa.Text, nullable=False, server_default="{}"),  # JSON: what else than a set-up it began from
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

lesson_counts = sa.Table(
    "lesson_counts",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("lesson", sa.Text, primary_key=True),
    sa.Column("cue", sa.Integer, primary_key=True),  # the number of a sentence, from 1; 0: the goal was reached
    sa.Column("reached", sa.Integer, nullable=False),  # by how many rooms
    sa.Column("gone_on", sa.Integer, nullable=False),  # and left behind for another sentence, by how many
    sa.Column("seconds", sa.Double, nullable=False),  # that these took, together
)
