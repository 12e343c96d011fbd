"""Moonstones, Harvest, and winning (MOON-STONE, MOON-HARVEST, MOON-WIN)."""
