"""Rolls of the ten-sided die (D10-DIE)."""
