"""Characters whom nobody plays, and a side that nobody leads (AD66-NPC)."""
