"""What bots agree to: to every undo, as they did in all rooms until now, or as people would."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.true()))
