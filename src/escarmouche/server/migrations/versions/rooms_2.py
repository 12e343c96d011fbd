"""Whether bots agree to every undo, as in all rooms until now, or only as people would."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.true()))
