"""Stat Cards and Upgrades: how their files are read and checked, and what an effect is (MALI-CARD)."""
