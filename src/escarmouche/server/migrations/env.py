"""Alembic runs the migrations on the connection that the store passes to it."""

from __future__ import annotations

from alembic import context

from escarmouche.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
