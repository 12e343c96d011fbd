"""Damage and wounds (MOON-DMG, MOON-HEALTH)."""
