"""Non-player Characters, and a side that nobody leads (AD66-NPC)."""
