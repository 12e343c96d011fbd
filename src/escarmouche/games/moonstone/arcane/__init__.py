"""Active and Arcane Abilities, and whom they may be aimed at (MOON-ACTIVE, MOON-ARC)."""
