"""Rooms that begin from a lesson, and how often each sentence of a lesson is reached and left behind, without names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("beginning", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "lesson_counts",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("lesson", sa.Text, primary_key=True),
        sa.Column("cue", sa.Integer, primary_key=True),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("gone_on", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )
